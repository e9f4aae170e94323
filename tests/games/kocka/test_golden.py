"""Golden replays: every way a round can end, event by event."""

from pathlib import Path

import pytest

from fuda.games.kocka.view import OUTCOMES
from tests.clauses import clause
from tests.games import golden
from tests.games.kocka import playthrough

FILES = golden.files("kocka")


@clause("SC-9", "SC-11", "SC-12", "SC-13", "SC-14", "SC-15", "SC-16", "SC-20", "SC-21")
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_replay_goes_as_written(path: Path):
    text = path.read_text("utf-8")
    assert playthrough.read(text).text() == text


def test_every_scenario_has_its_replay():
    assert {path.stem for path in FILES} == {scenario.name for scenario in playthrough.scenarios()}


def test_every_way_a_round_can_end_is_shown():
    words = {word for path in FILES for word in path.read_text("utf-8").split()}
    shown = {word.removeprefix("outcome=") for word in words if word.startswith("outcome=")}
    assert shown == set(OUTCOMES) - {"going"}
