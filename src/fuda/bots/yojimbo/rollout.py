"""Yojimbo: how the search plays on in a sampled world, quickly and sensibly, and what it makes of the result."""

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.yojimbo.defence import worth as points_of
from fuda.games.yojimbo.layout import KICKED, OVER, PRIZE, RETREAT, STAND, TRAIN, State, Table

EXPLORE = 1.2  # see `ismcts.Rollout`
ROUNDS_AHEAD = 2  # rounds that a simulation looks beyond the present one


@kernel
def policy(state: State, table: Table, seat: int, actions: NDArray[np.int16], count: int, rng: Rng) -> int:
    """Choose quickly and sensibly for a playout: defend where possible and stand at once, train when weak."""
    last = int(actions[count - 1])
    if last == STAND:
        return count - 1
    if state.phase == KICKED:
        stack = 0
        for i in range(state.stacked):
            stack += points_of(table, int(state.stack[i]))
        better = points_of(table, int(state.attack[state.gone])) > stack
        return 1 if better else 0
    if state.phase == PRIZE:
        return 0 if below(rng, 8) else 1
    lays = 0
    while lays < count and actions[lays] < STAND:
        lays += 1
    if lays and (state.laid > 0 or below(rng, 8)):
        return below(rng, lays)
    if last == RETREAT and count > 1 and actions[count - 2] == TRAIN and below(rng, 4):
        return count - 2
    return below(rng, count)


@kernel
def done(root: State, state: State, table: Table) -> bool:
    """Tell whether a playout has looked far enough."""
    return state.phase == OVER or state.round_number > root.round_number + ROUNDS_AHEAD


@kernel
def value(root: State, state: State, table: Table, seat: int, points: float) -> float:
    """Return what a state is worth to a seat: its lead in points, a little for cards and for Yojimbo."""
    mine, best = 0.0, -1000.0
    for other in range(table.players):
        value = 0.25 * float(state.held[other])
        if state.phase == OVER:
            value = 0.0
        elif state.holder == other:
            value += 0.7
        value += float(state.points[other])
        if other == seat:
            mine = value
        else:
            best = max(best, value)
    return mine - best
