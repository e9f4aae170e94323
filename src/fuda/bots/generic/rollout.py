"""Rollouts in any game: random play to the end of the round, counted in the game's own points.

Like `core.host` this file is run once for each game, with `rules` set.
"""

from typing import cast

from fuda.core.contract import Actions, Rules, State, Table
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below

rules = cast(Rules, globals().get("rules"))
EXPLORE = 1.0  # see `ismcts.Rollout`


@kernel
def policy(state: State, table: Table, seat: int, actions: Actions, count: int, rng: Rng) -> int:
    """Choose at random."""
    return below(rng, count)


@kernel
def done(root: State, state: State, table: Table) -> bool:
    """Tell whether the round has ended, or the match."""
    return rules.over(state, table) or rules.resting(state, table)


@kernel
def value(root: State, state: State, table: Table, seat: int, points: float) -> float:
    """Return the points that a seat has gained, compared with the others' mean."""
    return points
