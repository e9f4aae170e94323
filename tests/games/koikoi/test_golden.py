"""Golden replays: every way a round can end under every preset, event by event."""

from pathlib import Path

import pytest

from fuda.games.koikoi.view import OUTCOMES
from tests.clauses import clause
from tests.games import golden
from tests.games.koikoi import playthrough

FILES = golden.files("koikoi")


@clause(
    "KK-4", "KK-5", "KK-6", "KK-14", "KK-18", "KK-22", "KK-23", "KK-27", "KK-28", "KK-29", "KK-30", "KK-32", "KK-33"
)
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_replay_goes_as_written(path: Path):
    text = path.read_text("utf-8")
    assert playthrough.read(text).text() == text


def test_every_scenario_has_its_replay():
    assert {path.stem for path in FILES} == {scenario.name for scenario in playthrough.scenarios()}


@pytest.mark.parametrize(
    ("preset", "impossible"),
    [
        ("czech", {"declared"}),
        ("russian", {"lucky-hand", "void-lucky", "last-yaku"}),
        ("nintendo", {"declared", "last-yaku"}),
    ],
)
def test_every_way_a_round_can_end_is_shown_under_every_preset(preset: str, impossible: set[str]):
    shown: set[str] = set()
    for path in FILES:
        words = path.read_text("utf-8").split()
        if words[words.index("preset") + 1] == preset:
            shown |= {word.removeprefix("outcome=") for word in words if word.startswith("outcome=")}
    assert shown == set(OUTCOMES) - {"going"} - impossible


@pytest.mark.parametrize(
    ("preset", "ending"),
    [
        *[(preset, "match-won") for preset in ("czech", "russian", "nintendo")],
        *[("czech", "extra-round"), ("russian", "match-draw"), ("nintendo", "match-draw")],
    ],
)
def test_every_way_a_match_can_end_is_shown_under_every_preset(preset: str, ending: str):
    texts = [path.read_text("utf-8") for path in FILES if path.stem.startswith(preset)]
    assert any(f"    {ending} " in text for text in texts)
