"""Whole matches at random, compiled; run once for each game like `core.host`."""

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from fuda.core.contract import Actions, Cards, One, Rules
from fuda.core.jit import kernel
from fuda.core.rng import Rng

rules = cast(Rules, globals().get("rules"))
player = cast(Any, globals().get("player"))


@kernel
def play(states: One, tables: One, rng: Rng, cards: Cards, actions: Actions, count: int) -> int:
    """Play matches from the first deal and return the decisions made."""
    decisions = 0
    for _ in range(count):
        rules.start(states[0], tables[0])
        decisions += player.playout(states[0], tables[0], rng, cards, actions)
    return decisions


def device_kernel(cuda: Any) -> Any:
    """Return the same for a CUDA device: every thread plays its own matches in local memory."""
    # Sizes of local arrays must be plain names: the compiler wants constants.
    start, playout = rules.start, player.playout
    state_type, most_cards, most_actions = rules.STATE, rules.CARDS, rules.MOST_ACTIONS

    @cuda.jit
    def play(tables: Any, seeds: Any, decisions: Any, matches: int) -> None:
        me = cuda.grid(1)
        state = cuda.local.array(1, state_type)
        cards = cuda.local.array(most_cards, np.int8)
        actions = cuda.local.array(most_actions, np.int16)
        rng = cuda.local.array(1, np.uint64)
        rng[0] = seeds[me]
        made = 0
        for _ in range(matches):
            start(state[0], tables[0])
            made += playout(state[0], tables[0], rng, cards, actions)
        decisions[me] = made

    return play


def buffers() -> tuple[One, NDArray[np.int8], NDArray[np.int16]]:
    """Return a state, and room for cards and actions."""
    return np.zeros(1, rules.STATE), np.zeros(rules.CARDS, np.int8), np.zeros(rules.MOST_ACTIONS, np.int16)
