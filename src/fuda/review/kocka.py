"""Kouřící kočka's part of a review: what playouts tell of a move. Nothing is drawn after the deal."""

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import kernel
from fuda.games.kocka import rules
from fuda.games.kocka.rules import State, Table
from fuda.review.causes import Cause

Floats = NDArray[np.float64]
FEATURES = ("lost", "hejma", "points", "last_trick")
CHEAP = 4  # playouts cost so little that a review affords so many times as many worlds


@kernel
def features(world: State, state: State, table: Table, seat: int, out: Floats) -> None:
    """Count how the round ended: lost, Hejma caught, penalties, the last trick taken."""
    out[0] = (int(state.losers) >> seat) & 1
    out[1] = 1.0 if state.hejma == seat else 0.0
    out[2] = state.points[seat]
    out[3] = 1.0 if state.played == rules.CARDS and state.leader[rules.HAND] == seat else 0.0


CAUSES = {
    "lost": Cause("review-kocka-lost", 1.0),
    "hejma": Cause("review-kocka-hejma", 0.9),
    "points": Cause("review-kocka-points", 0.04, share=False),
    "last_trick": Cause("review-kocka-last-trick", 0.6),
}
