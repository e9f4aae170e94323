"""Yojimbo's part of a review: the piles, and what playouts tell of a move."""

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.yojimbo.layout import PILE, State, Table
from fuda.games.yojimbo.rules import opened
from fuda.games.yojimbo.sets import has
from fuda.review.causes import Cause

Floats = NDArray[np.float64]
FEATURES = ("cards_won", "holder")
CHEAP = 1  # playouts cost so little that a review affords so many times as many worlds


@kernel
def features(world: State, state: State, table: Table, seat: int, out: Floats) -> None:
    """Count the attacks that the seat wins from here to the end, and whether it has Yojimbo then."""
    out[0] = int(state.won[seat]) - int(world.won[seat])
    out[1] = 1.0 if state.holder == seat else 0.0


@kernel
def mix(state: State, table: Table, rng: Rng) -> None:
    """Shuffle the refill pile, and of the attack pile what is neither open nor known to anybody."""
    for i in range(int(state.left) - 1, 0, -1):
        j = below(rng, i + 1)
        card = state.refill[i]
        state.refill[i] = state.refill[j]
        state.refill[j] = card
    first = int(state.gone) + int(opened(state, table))
    for i in range(first, PILE):
        if not _hidden(state, table, int(state.attack[i])):
            continue
        seen = 0
        chosen = i
        for j in range(i, PILE):  # one of the hidden ones from here on, each as likely
            if _hidden(state, table, int(state.attack[j])):
                seen += 1
                if below(rng, seen) == 0:
                    chosen = j
        card = state.attack[i]
        state.attack[i] = state.attack[chosen]
        state.attack[chosen] = card


@kernel
def _hidden(state: State, table: Table, card: int) -> bool:
    """Tell whether nobody knows where an attack card lies."""
    hidden = card >= 0
    for seat in range(table.players):
        hidden = hidden and not has(state.knows[seat], card)
    return hidden


@kernel
def follow(world: State, before: State, following: State, table: Table) -> bool:
    """Order both piles as in the world, but for what was drawn and opened in truth; not if the piles were shuffled."""
    if following.left > before.left or following.discards < before.discards:
        return False
    for i in range(int(before.left) - 1, int(following.left) - 1, -1):
        for j in range(i + 1):
            if world.refill[j] == before.refill[i]:
                world.refill[j] = world.refill[i]
                world.refill[i] = before.refill[i]
    for i in range(int(following.left)):
        following.refill[i] = world.refill[i]
    first = int(following.gone) + int(opened(following, table))
    for i in range(int(before.gone), PILE):
        for j in range(i, PILE):
            if i < first and world.attack[j] == before.attack[i]:
                world.attack[j] = world.attack[i]
                world.attack[i] = before.attack[i]
    for i in range(first, PILE):
        following.attack[i] = world.attack[i]
    return True


def drew(before: State, after: State) -> bool:
    """Tell whether a move may have drawn, opened or shuffled anything: nearly all do."""
    return True


CAUSES = {
    "cards_won": Cause("review-yojimbo-cards", 0.1, share=False),
    "holder": Cause("review-yojimbo-holder", 1.0),
}
