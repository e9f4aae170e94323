"""Koi-Koi's part of a review: the belief about the opponent's hand, the stock, and what playouts tell of a move."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fuda.bots.koikoi import belief
from fuda.bots.koikoi import network as policy
from fuda.bots.reference import Reference
from fuda.core.contract import One
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table
from fuda.games.koikoi.yaku import NAMES
from fuda.review.belief import POOL, Pool, effective, resampled
from fuda.review.causes import Cause

Floats = NDArray[np.float64]
CHEAP = 1  # how many times as many worlds as here a review affords
TRUSTS = (belief.Trust(0.05, 1.0), belief.TRUST, belief.Trust(0.3, 4.0))  # under which a puzzle must have one answer
MANY = 384  # worlds, with POOL hands weighed for each; for each that comes after these one hand is
WHOLE = 0.5  # of all hands that the opponent may hold: before so many are weighed, all of them are

# Of the round's end: who won it, with how many points, how many koi, and with which yaku, mine and theirs.
FEATURES = (
    *("won", "lost", "void", "gain", "loss", "koi", "their_koi"),
    *(f"yaku-{name}" for name in NAMES[: rules.YAKU]),
    *(f"their_yaku-{name}" for name in NAMES[: rules.YAKU]),
)
OWN_YAKU = FEATURES.index(f"yaku-{NAMES[0]}")
THEIR_YAKU = OWN_YAKU + rules.YAKU


@kernel
def features(world: State, state: State, table: Table, seat: int, out: Floats) -> None:
    """Count how the round ended."""
    other = 1 - seat
    for i in range(len(out)):
        out[i] = 0.0
    if state.winner == seat:
        out[0] = 1.0
        out[3] = state.gain
    elif state.winner == other:
        out[1] = 1.0
        out[4] = state.gain
    else:
        out[2] = 1.0
    out[5] = 1.0 if state.koi[seat] > world.koi[seat] else 0.0
    out[6] = 1.0 if state.koi[other] > world.koi[other] else 0.0
    if state.winner >= 0 and not (rules.LUCKY <= state.outcome <= rules.DECLARED):
        base = OWN_YAKU if state.winner == seat else THEIR_YAKU
        have = rules.present(int(state.yaku[int(state.winner)]))
        for i in range(rules.YAKU):
            out[base + i] = 1.0 if (have >> i) & 1 else 0.0


@kernel
def mix(state: State, table: Table, rng: Rng) -> None:
    """Shuffle the stock: its order was fixed at the deal, but nobody knows it."""
    for i in range(int(state.top), rules.STOCK - 1):
        j = i + below(rng, rules.STOCK - i)
        card = state.stock[i]
        state.stock[i] = state.stock[j]
        state.stock[j] = card


@kernel
def follow(world: State, before: State, following: State, table: Table) -> bool:
    """Order the stock as in the world, but for what was turned up in truth, which lay on top."""
    for i in range(int(world.top), int(following.top)):
        for j in range(i, rules.STOCK):
            if world.stock[j] == before.stock[i]:
                world.stock[j] = world.stock[i]
                world.stock[i] = before.stock[i]
    for i in range(int(following.top), rules.STOCK):
        following.stock[i] = world.stock[i]
    return True


def drew(before: State, after: State) -> bool:
    """Tell whether a move turned cards up."""
    return bool(before.top != after.top)


def determined(root: One) -> bool:
    """Tell whether the reference policy leaves nothing to chance: before an exchange nobody has looked yet (KK-26)."""
    return bool(root[0].phase != rules.EXCHANGE)


def believe(
    root: One,
    table: One,
    seat: int,
    rng: Rng,
    count: int,
    reference: Reference,
    pool: Pool,
    trust: belief.Trust | None = None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], float] | None:
    """Draw hands of the opponent by what they did in this round, None where they have done nothing.

    Returns the hands, which of those weighed each is, and their effective number; where all that there may be were
    weighed, nothing of that is left to chance, and each hand stands for itself. Nobody plays by the network alone, so
    every choice keeps some likelihood; how far they are trusted may be asked for.
    """
    choices, taken = np.zeros(rules.MOVES, rules.STATE), np.zeros(rules.MOVES, np.int16)
    scratch, legal = np.zeros(2, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
    made = belief.replay(root, table, seat, rng, scratch, legal, choices, taken)
    if made == 0:
        return None
    network: Any = reference.network
    few = min(pool.worlds + count, MANY)
    wanted = POOL * few + pool.worlds + count - few
    if not pool.whole and wanted > len(pool.hands):
        possible = belief.possible(root, seat)
        if wanted >= WHOLE * possible:
            pool.begin_whole()
            hands = np.zeros(possible, np.int64)
            hands = hands[: belief.every(root, table, seat, rng, scratch, hands)]
        else:
            hands = np.zeros(wanted - len(pool.hands), np.int64)
            belief.deal(root, table, seat, rng, scratch, hands)
        weights = np.zeros(len(hands))
        belief.weigh(
            root, table, seat, scratch, legal, choices[:made], taken, network, policy.accumulator(network),
            trust or belief.TRUST, hands, weights,
        )  # fmt: skip
        pool.hands, pool.weights = np.concatenate([pool.hands, hands]), np.concatenate([pool.weights, weights])
    places = resampled(pool.weights, rng, count)
    if pool.whole:
        return pool.hands[places], pool.numbers(np.arange(count), count), float("inf")
    return pool.hands[places], places, effective(pool.weights)


def place(worlds: One, seat: int, hands: NDArray[np.int64]) -> None:
    """Put the opponent's hands into blanked states."""
    worlds["hand"][:, 1 - seat] = hands


CAUSES = {
    "won": Cause("review-koikoi-won", 1.0),
    "lost": Cause("review-koikoi-lost", 1.0),
    "gain": Cause("review-koikoi-gain", 0.12, share=False),
    "loss": Cause("review-koikoi-loss", 0.12, share=False),
    **{f"yaku-{name}": Cause("review-koikoi-yaku", 1.2, args=(("yaku", name),)) for name in NAMES[: rules.YAKU]},
    **{
        f"their_yaku-{name}": Cause("review-koikoi-their-yaku", 1.2, args=(("yaku", name),))
        for name in NAMES[: rules.YAKU]
    },
}
