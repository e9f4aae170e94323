"""Perft: how many positions there are after each number of moves, from fixed deals and from their endgames."""

from math import comb
from typing import Any

import pytest

from fuda.core.jit import INTERPRETED
from tests.clauses import clause
from tests.games import counts
from tests.games.kocka import perft

POSITIONS = counts.read("kocka")
each = pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])


@clause("SC-5")
def test_three_of_eight_cards_are_passed_by_each():
    passing = next(entry for entry in POSITIONS if not entry["plays"])
    assert [going for going, _ in passing["counts"]][:3] == [comb(8, 3) ** n for n in (1, 2, 3)]


@clause("SC-7", "SC-12", "SC-20")
@each
def test_the_kernel_finds_as_many_positions_as_are_written_down(entry: dict[str, Any]):
    expected = counts.within(entry, 1500 if INTERPRETED else 10_000_000)
    assert perft.count(perft.begun(entry), len(expected)) == expected


@clause("SC-7", "SC-12", "SC-20")
@each
def test_the_slow_referee_finds_as_many(entry: dict[str, Any]):
    expected = counts.within(entry, 300 if INTERPRETED else 4000)
    assert perft.slow_count(perft.refereed(entry), len(expected)) == expected
