"""The match scale of a game that brings none: its own result, so that play goes on to the end of the match.

Like `core.host` this file is run once for each game, with `rules` set.
"""

from typing import cast

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import popcount
from fuda.core.contract import One, Rules, State, Table
from fuda.core.jit import kernel

rules = cast(Rules, globals().get("rules"))
Floats = NDArray[np.float64]
Ints = NDArray[np.int32]


@kernel
def ended(state: State, table: Table) -> bool:
    """Tell whether the match is over."""
    return rules.over(state, table)


@kernel
def read(state: State, table: Table, scale: Floats, scores: Ints, out: Floats) -> None:
    """Write each seat's points, compared with the others' mean, and its share of the win; all alike before a match."""
    seats = out.shape[1]
    if not rules.over(state, table):
        for seat in range(seats):
            out[0, seat] = 0.0
            out[1, seat] = 1.0 / seats
        return
    won = int(rules.winners(state, table))
    share = 1.0 / max(1, popcount(won))
    rules.scores(state, table, scores)
    total = 0.0
    for seat in range(seats):
        total += scores[seat]
    for seat in range(seats):
        lead = scores[seat] - (total - scores[seat]) / (seats - 1)
        out[0, seat] = -lead if scale[0] > 0 else lead
        out[1, seat] = share if (won >> seat) & 1 else 0.0


@kernel
def look(states: One, tables: One, scale: Floats, scores: Ints, out: Floats) -> None:
    """Read the scale for Python's hands."""
    read(states[0], tables[0], scale, scores, out)
