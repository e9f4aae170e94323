"""What a player observes, as bits: how the blocks of a game's observation lie, and the way back to words."""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import Words

CARD, NUMBER = "card", "number"


class Block(NamedTuple):
    """Some bits that belong together: a set of cards, a number as one of several, or a yes."""

    name: str
    width: int
    meaning: str
    kind: str = NUMBER  # what each bit stands for: a CARD, or a NUMBER
    first: int = 0  # the number that the first bit stands for


Layout: TypeAlias = tuple[Block, ...]


def size(layout: Layout) -> int:
    """Return how many bits an observation has."""
    return sum(block.width for block in layout)


def place(layout: Layout, name: str) -> int:
    """Return where a block begins."""
    names = [block.name for block in layout]
    return size(layout[: names.index(name)])


def words(bits: int) -> int:
    """Return how many words so many bits take."""
    return (bits + 31) // 32


def unpack(rows: Words, bits: int) -> NDArray[np.uint8]:
    """Return the bits of one packed row, or of many, as zeros and ones."""
    return np.unpackbits(rows.view(np.uint8), axis=-1, bitorder="little")[..., :bits]


def decode(layout: Layout, row: Words, cards: Sequence[str]) -> dict[str, list[str | int]]:
    """Return what an observation says: under each block's name the cards or numbers whose bits are set."""
    bits, start, said = unpack(row, size(layout)), 0, dict[str, list[str | int]]()
    for block in layout:
        found = np.flatnonzero(bits[start : start + block.width]).tolist()
        said[block.name] = [cards[i] if block.kind == CARD else i + block.first for i in found]
        start += block.width
    return said


def digest(layout: Layout) -> str:
    """Return a hash of how the bits lie: weights that were learnt from one layout fit no other."""
    bits = [(block.name, block.width, block.kind, block.first) for block in layout]  # the words may get better
    return hashlib.sha256(repr(bits).encode()).hexdigest()[:16]
