"""Perft: how many positions there are after each number of moves."""

from typing import Any

import pytest

from fuda.core.jit import INTERPRETED
from tests.clauses import clause
from tests.games import counts
from tests.games.yojimbo import perft

POSITIONS = counts.read("yojimbo")
each = pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])


@clause("YJ-8", "YJ-11", "YJ-25")
@each
def test_the_kernel_finds_as_many_positions_as_are_written_down(entry: dict[str, Any]):
    expected = counts.within(entry, 300 if INTERPRETED else 1_000_000)
    assert perft.count(perft.begun(entry), len(expected)) == expected


@clause("YJ-8", "YJ-11", "YJ-14")
@each
def test_the_first_turn_has_as_many_moves_as_the_referee_counts(entry: dict[str, Any]):
    assert sum(entry["counts"][0]) == perft.slow_count(perft.begun(entry))
