"""Kouřící kočka's part of a review: what playouts tell of a move. Nothing is drawn after the deal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from fuda.bots.kocka import kind
from fuda.core.contract import Json
from fuda.core.jit import kernel
from fuda.core.rng import Rng
from fuda.games.kocka import rules
from fuda.games.kocka.notation import RANKS
from fuda.games.kocka.rules import State, Table
from fuda.review.causes import Cause

if TYPE_CHECKING:
    from fuda.review.choice import Choice

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


@kernel
def mix(state: State, table: Table, rng: Rng) -> None:
    """Leave everything as it lies: all cards are in the hands."""


@kernel
def follow(world: State, before: State, following: State, table: Table) -> bool:
    """Leave everything as it lies."""
    return True


def drew(before: State, after: State) -> bool:
    """Tell that a move draws nothing."""
    return False


CAUSES = {
    "lost": Cause("review-kocka-lost", 1.0),
    "hejma": Cause("review-kocka-hejma", 0.9),
    "points": Cause("review-kocka-points", 0.04, share=False),
    "last_trick": Cause("review-kocka-last-trick", 0.6),
}


def advice(choice: "Choice", largest: list[str]) -> str | None:
    """Return the book's advice that fits: on passes by the leaves and hearts in them, on play by what was caught."""
    if choice.phase == "pass":
        missed = {*choice.moves[choice.order()[0]]} - {*choice.decision.move}
        cards = {action - rules.PASS for action in missed}
        if cards & {rules.HEJMA + 1, rules.HEJMA + 2}:
            return "kocka-advice-1"
        return "kocka-advice-2" if rules.HEJMA in cards else None
    if "last_trick" in largest[:1]:
        return "kocka-advice-7"
    early = int(choice.root[0].played) < 2 * rules.SEATS
    return "kocka-advice-5" if early and "points" in largest else None


def theme(view: Json, best: Sequence[str], greedy: Sequence[str], reasons: Sequence[str]) -> str:
    """Return what a puzzle is about."""
    if "throw" in (best[0], greedy[0]):
        return "throw"
    what = kind(view, tuple(best))
    if what in ("pass", "lead", "discard"):
        return what
    if what != "follow":
        return "other"
    return "duck" if rank(best[0]) < rank(greedy[0]) else "rise"


def rank(action: str) -> int:
    """Return how high the card of an action is."""
    return RANKS.index(action.split()[1][1:])
