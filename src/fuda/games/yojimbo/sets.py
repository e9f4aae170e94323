"""Sets of cards: a deck is larger than a mask of 62 bits, so a set is two of them, in a record's field or as a pair."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest, popcount
from fuda.core.jit import inlined, kernel
from fuda.core.rng import Rng, below
from fuda.games.yojimbo.layout import SPAN

Pair: TypeAlias = tuple[int, int]


# No branches here: no processor can guess which half of the deck a card is from.


@inlined
def bits(card: int) -> Pair:
    """Return the set of one card."""
    word = 1 if card >= SPAN else 0
    bit = 1 << card - SPAN * word
    return bit * (1 - word), bit * word


@inlined
def from_on(card: int) -> Pair:
    """Return the set of a card and all higher ones."""
    low, high = bits(card)
    return -low, -high if high else -1


@inlined
def has(cards: NDArray[np.int64], card: int) -> bool:
    """Tell whether a field has a card."""
    word = 1 if card >= SPAN else 0
    return (int(cards[word]) >> card - SPAN * word) & 1 == 1


@inlined
def add(cards: NDArray[np.int64], card: int) -> None:
    """Put a card into a field."""
    word = 1 if card >= SPAN else 0
    cards[word] = int(cards[word]) | 1 << card - SPAN * word


@inlined
def drop(cards: NDArray[np.int64], card: int) -> None:
    """Take a card out of a field."""
    word = 1 if card >= SPAN else 0
    cards[word] = int(cards[word]) & ~(1 << card - SPAN * word)


@inlined
def size(cards: Pair) -> int:
    """Return how many cards a set has."""
    return popcount(cards[0]) + popcount(cards[1])


@inlined
def nth(cards: Pair, number: int) -> int:
    """Return a card of a set by its place in it, from 0."""
    word, first = cards[0], 0
    count = popcount(word)
    if number >= count:
        word, first, number = cards[1], SPAN, number - count
    for _ in range(number):
        word &= word - 1
    return first + lowest(word)


@kernel
def some(rng: Rng, cards: Pair, count: int) -> Pair:
    """Draw `count` cards of a set, every choice as likely."""
    left, low, high = size(cards), 0, 0
    for word in range(2):
        rest = cards[word]
        while count > 0 and rest:
            if below(rng, left) < count:
                if word:
                    high |= rest & -rest
                else:
                    low |= rest & -rest
                count -= 1
            rest &= rest - 1
            left -= 1
    return low, high


def members(cards: Sequence[int] | NDArray[np.int64]) -> list[int]:
    """Return a set as a list.

    >>> members([5, 1])
    [0, 2, 62]
    """
    found = list[int]()
    for place, word in enumerate(cards):
        rest = int(word)
        while rest:
            found.append(SPAN * place + (rest & -rest).bit_length() - 1)
            rest &= rest - 1
    return found


def masks(cards: Iterable[int]) -> list[int]:
    """Return a list of cards as the two masks of a set.

    >>> masks([62, 2, 0])
    [5, 1]
    """
    words = [0, 0]
    for card in cards:
        words[card // SPAN] |= 1 << card % SPAN
    return words
