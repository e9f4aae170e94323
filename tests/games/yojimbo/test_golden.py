"""Golden replays: the book's example, each special card, every number of players, exhausted piles."""

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.games import golden
from tests.games.yojimbo import playthrough
from tests.games.yojimbo.arrange import board, keys, victory

FILES = golden.files("yojimbo")


@clause("YJ-11", "YJ-13", "YJ-14", "YJ-15", "YJ-17", "YJ-18", "YJ-19", "YJ-23", "YJ-24", "YJ-25", "YJ-29")
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_replay_goes_as_written(path: Path):
    text = path.read_text("utf-8")
    assert playthrough.read(text).text() == text


def test_every_scenario_has_its_replay():
    assert {path.stem for path in FILES} == {scenario.name for scenario in playthrough.scenarios()}


@clause("YJ-9", "YJ-10", "YJ-11", "YJ-12", "YJ-20", "YJ-21", "YJ-22", "YJ-26")
def test_the_books_example_ends_as_the_book_says():
    path = next(path for path in FILES if path.stem == "worked-example")
    match = playthrough.played(playthrough.read(path.read_text("utf-8")))
    assert board(match)["holder"] == match.seat == 3  # the book's last line names the wrong player
    assert victory(match, 3) == ["grab 2", "strike 4"]
    assert victory(match, 0) == []


@clause("YJ-13")
def test_the_exhausted_piles_are_exhausted():
    path = next(path for path in FILES if path.stem == "exhausted-piles")
    match = playthrough.played(playthrough.read(path.read_text("utf-8")))
    assert {"reshuffle", "empty", "from", "draw-from"} <= set(keys(match))
    assert match.over
