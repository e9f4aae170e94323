"""Perft: how many positions there are after each number of moves, from fixed deals and from their endgames."""

from typing import Any

import pytest

from fuda.core.jit import INTERPRETED
from tests.clauses import clause
from tests.games import counts
from tests.games.koikoi import perft

DEALS = counts.read("koikoi")
each = pytest.mark.parametrize("entry", DEALS, ids=[entry["name"] for entry in DEALS])


def test_every_preset_and_the_variants_have_deals_and_endgames():
    kinds = {tuple(entry["name"].rsplit(" ", 1)[0].split(": ")) for entry in DEALS}
    tables = ("czech", "russian", "nintendo", "variants")
    assert kinds == {(table, kind) for table in tables for kind in ("deal", "endgame")}


@clause("KK-34")
@each
def test_the_kernel_finds_as_many_positions_as_are_written_down(entry: dict[str, Any]):
    expected = counts.within(entry, 1500 if INTERPRETED else 10_000_000)
    assert perft.count(perft.begun(entry), len(expected)) == expected


@clause("KK-34")
@each
def test_the_slow_referee_finds_as_many(entry: dict[str, Any]):
    """Endgames to the very end of the round, deals some moves deep, without the kernel's legal()."""
    expected = counts.within(entry, 800 if INTERPRETED else 20_000)
    assert perft.slow_count(perft.refereed(entry), len(expected)) == expected
