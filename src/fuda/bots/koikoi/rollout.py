"""Koi-Koi: how the search plays on in a sampled world, quickly and sensibly, and what it makes of the result."""

import math

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

# Worth of capturing a card in a playout: lights, the cup, the cards of small sets, ribbons and animals, chaff.
VALUE = np.array(
    [
        *(30, 14, 2, 2),
        *(9, 14, 2, 2),
        *(32, 14, 2, 2),
        *(8, 7, 2, 2),
        *(8, 7, 2, 2),
        *(13, 13, 2, 2),
        *(13, 7, 2, 2),
        *(32, 8, 2, 2),
        *(34, 13, 2, 2),
        *(13, 13, 2, 2),
        *(20, 8, 7, 3),
        *(30, 2, 2, 2),
    ],
    np.int64,
)
EXPLORE = 1.0  # see `ismcts.Rollout`


@kernel
def policy(state: State, table: Table, seat: int, actions: NDArray[np.int16], count: int, rng: Rng) -> int:
    """Choose quickly and sensibly for a playout: good captures, cheap discards, a stop four times out of five."""
    if state.phase == rules.CALL:
        return 0 if below(rng, 5) == 0 else 1
    if state.phase == rules.EXCHANGE:
        return below(rng, count)
    field = int(state.field)
    best = -1
    chosen = 0
    for i in range(count):
        action = int(actions[i])
        if action < rules.TAKE:
            matches = field & (rules.MONTH << (action & 0x3C))
            value = 40 - VALUE[action]
            if matches:
                value = 80 + VALUE[action] + VALUE[lowest(matches)]
                if matches & (matches - 1):
                    value += 10
        elif action < rules.TAKE_NONE:
            value = VALUE[action - rules.TAKE]
        else:
            value = 500 if action == rules.DECLARE else 0
        value = value * 4 + below(rng, 64)
        if value > best:
            best = value
            chosen = i
    return chosen


@kernel
def done(root: State, state: State, table: Table) -> bool:
    """Tell whether a playout has come to the end of the round."""
    return state.phase >= rules.REST


@kernel
def value(root: State, state: State, table: Table, seat: int, points: float) -> float:
    """Return what a finished round is worth to a seat: ten when it wins the match, and a little for each point."""
    lead = int(state.score[seat]) - int(state.score[1 - seat])
    rounds = float(max(0, int(table.rounds) - int(state.round_number)))
    swing = 12.0 if table.zero_sum else 6.0  # about what one round moves the lead
    spread = swing * math.sqrt(rounds + 0.05)
    return 10.0 / (1.0 + math.exp(-1.6 * lead / spread)) + 0.05 * points


@kernel
def wins(state: State, table: Table, seat: int) -> bool:
    """Tell whether a stop would win the match now."""
    if state.phase != rules.CALL or int(state.round_number) < table.rounds:
        return False
    gain = rules.stake(state, table, seat).gain * (2 if table.zero_sum else 1)
    return int(state.score[seat]) - int(state.score[1 - seat]) + gain > 0
