"""Kouřící kočka: how the search plays on in a sampled world, quickly and sensibly, and what it makes of the result."""

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.kocka import rules
from fuda.games.kocka.rules import State, Table

EXPLORE = 1.5  # see `ismcts.Rollout`


@kernel
def policy(state: State, table: Table, seat: int, actions: NDArray[np.int16], count: int, rng: Rng) -> int:
    """Choose quickly and sensibly for a playout: pass what is dangerous, duck, give the worst away."""
    played = int(state.played)
    lying = played & 3
    led = int(state.plays[played & ~3]) if lying else -1
    highest = -1
    for place in range(played & ~3, played):
        card = int(state.plays[place])
        if card >> 3 == led >> 3:
            highest = max(highest, rules.strength(card, table))
    best = -1000
    chosen = count - 1 if state.phase == rules.CALLS else 0
    for i in range(count):
        action = int(actions[i])
        if action >= rules.THROW or state.phase == rules.CALLS:
            continue  # nobody throws in or calls on a guess
        card = action & 31
        rank = rules.strength(card, table)
        cost = rules.penalty(card)
        if action >= rules.PASS:
            value = 4 * rank + 6 * cost + (20 if card >> 3 == 1 and rank > 5 else 0)
        elif lying == 0:
            value = -4 * rank - 4 * cost
        elif card >> 3 != led >> 3:
            value = (100 if table.renonc == rules.ENFORCED else -200) + 12 * cost + 3 * rank
        elif rank < highest:
            value = 60 + 12 * cost + 3 * rank
        elif lying == 3:
            value = 3 * rank - 12 * cost
        else:
            value = -4 * rank - 12 * cost
        value += below(rng, 16)
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
    """Return what a finished round is worth to a seat: its own letters far, the others' near the end of the word."""
    gain = -3.0 * _danger(int(state.letters[seat]), int(table.letters))
    for other in range(rules.SEATS):
        if other != seat:
            gain += _danger(int(state.letters[other]), int(table.letters))
    if state.outcome == rules.THROWN and state.thrower == seat:
        gain += 0.004  # lost either way: nobody need wait for the end
    return gain - 0.0001 * float(state.points[seat])


@kernel
def _danger(letters: int, word: int) -> float:
    """Return how bad it is to have so many letters of the word: each weighs more than the one before."""
    return 1.5 if letters >= word else 1.0 / (0.7 + word - letters)
