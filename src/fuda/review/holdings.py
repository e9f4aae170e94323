"""What others may hold, as sentences name it: what a review compares between the belief and the deal alone."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.contract import One
from fuda.games.kocka import rules as kocka
from fuda.games.kocka.notation import SUITS
from fuda.games.koikoi import rules as koikoi

Held = NDArray[np.bool_]  # in which worlds


class Told(NamedTuple):
    """Something that others may hold, and the sentence that tells how likely it is by what they have done."""

    key: str
    args: tuple[tuple[str, str], ...] = ()


def months(worlds: One, table: One, seat: int) -> dict[Told, Held]:
    """Return in which worlds the opponent of Koi-Koi holds a card of each month."""
    hands = worlds["hand"][:, 1 - seat]
    return {
        Told("review-koikoi-holds", (("month", str(month + 1)),)): (hands >> 4 * month) & 15 > 0
        for month in range(koikoi.CARDS // 4)
    }


def suits(worlds: One, table: One, seat: int) -> dict[Told, Held]:
    """Return in which worlds who holds Hejma, and who is out of a suit while cards of it are hidden."""
    found: dict[Told, Held] = {}
    others = [(seat + place) % kocka.SEATS for place in range(1, kocka.SEATS)]
    hidden = int(np.bitwise_or.reduce(worlds["hand"][0, others]))
    for who, other in zip(("left", "across", "right"), others, strict=True):
        hand = worlds["hand"][:, other]
        found[Told("review-kocka-holds", (("who", who),))] = (hand >> kocka.HEJMA) & 1 > 0
        for place, suit in enumerate(SUITS):
            if hidden >> 8 * place & kocka.SUIT and hand.any():
                found[Told("review-kocka-void", (("who", who), ("suit", suit)))] = (hand >> 8 * place) & kocka.SUIT == 0
    return found


def specials(worlds: One, table: One, seat: int) -> dict[Told, Held]:
    """Return in which worlds any of the others at Yojimbo holds a card of a special kind."""
    held = np.bitwise_or.reduce(np.delete(worlds["hand"], seat, axis=1), axis=1)
    kinds = {"Osae": "osae", "renraku": "renraku", "tenkan": "tenkan", "kaiten": "kaiten"}
    return {
        Told("review-yojimbo-holds", (("face", face),)): (held & table[name][0]).any(axis=1)
        for face, name in kinds.items()
    }


HOLDINGS: dict[str, Callable[[One, One, int], dict[Told, Held]]] = {
    "koikoi": months,
    "kocka": suits,
    "yojimbo": specials,
}
