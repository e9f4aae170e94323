"""Fast random numbers for playouts and sampled worlds; the deals that people play come from `fair.py`.

The generator is xorshift64 in a uint64[1] array. This is the only file where uint64 lives: compiled and interpreted
code disagree about it as soon as a signed number comes near.
"""

import hashlib
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import popcount
from fuda.core.jit import kernel

Rng: TypeAlias = NDArray[np.uint64]

_13, _7, _17, _32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@kernel
def below(rng: Rng, n: int) -> int:
    """Draw a number from 0 to n − 1, for n below 2³²."""
    x = rng[0]
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    rng[0] = x
    # Multiply-shift on the upper half: no division, and a bias below n / 2³².
    return np.int64(((x >> _32) * np.uint64(n)) >> _32)  # type: ignore[return-value]  # int() would stay unsigned


@kernel
def shuffle(rng: Rng, cards: NDArray[np.int8], count: int, needed: int) -> None:
    """Shuffle the first `count` cards so that the first `needed` of them are a fair draw."""
    x = rng[0]
    for i in range(0, min(needed, count - 1), 2):
        x ^= x << _13
        x ^= x >> _7
        x ^= x << _17
        # Two draws from one number: its upper and its lower half.
        j = i + np.int64(((x >> _32) * np.uint64(count - i)) >> _32)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        if i + 1 < count:
            j = i + 1 + np.int64(((x & _LOW) * np.uint64(count - i - 1)) >> _32)
            card = cards[i + 1]
            cards[i + 1] = cards[j]
            cards[j] = card
    rng[0] = x


@kernel
def some(rng: Rng, cards: int, count: int) -> int:
    """Draw `count` cards of a set, every choice as likely."""
    left = popcount(cards)
    drawn = 0
    while count > 0:
        if below(rng, left) < count:
            drawn |= cards & -cards
            count -= 1
        cards &= cards - 1
        left -= 1
    return drawn


def streams(seed: int, count: int = 1) -> Rng:
    """Return `count` generator states that have nothing to do with each other or with those of another seed."""
    # The seed is hashed first: splitmix64 alone would give stream 1 of a seed to the next seed as stream 0.
    base = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")
    z = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(base)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    z[z == 0] = np.uint64(1)  # xorshift never leaves zero
    return z
