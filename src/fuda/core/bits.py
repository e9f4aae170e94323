"""Sets of cards as int64 masks of at most 62 bits, and rows of such sets packed into words."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import INTERPRETED, kernel

Words: TypeAlias = NDArray[np.uint32]  # a row of bits, the lowest first

if INTERPRETED:

    def popcount(mask: int) -> int:
        """Count the cards of a set."""
        return int(mask).bit_count()

else:

    @kernel
    def popcount(mask: int) -> int:
        """Count the cards of a set."""
        # LLVM knows this pattern and makes one instruction of it; the product wraps, which only compiled code may do.
        m = mask - ((mask >> 1) & 0x5555555555555555)
        m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
        m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
        return ((m * 0x0101010101010101) >> 56) & 0xFF


@kernel
def lowest(mask: int) -> int:
    """Return the lowest card of a set that has one."""
    return popcount(~mask & (mask - 1))


@kernel
def up_to(mask: int) -> int:
    """Return all numbers up to the highest of a set."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    return mask | mask >> 32


@kernel
def clear(out: Words) -> None:
    """Make all bits of a row 0."""
    for word in range(len(out)):
        out[word] = 0


@kernel
def put(out: Words, place: int, width: int, mask: int) -> int:
    """Write a mask of so many bits at a place of a cleared row, and return the place behind it."""
    # Through int64, because compiled code makes signed numbers of uint32 with int64, and interpreted code refuses them.
    word, shift = place >> 5, place & 31
    out[word] = np.int64(out[word]) | ((mask << shift) & 0xFFFFFFFF)
    if shift + width > 32:
        out[word + 1] = np.int64(out[word + 1]) | ((mask >> (32 - shift)) & 0xFFFFFFFF)
    if shift + width > 64:
        out[word + 2] = np.int64(out[word + 2]) | (mask >> (64 - shift))
    return place + width


@kernel
def one_of(count: int, number: int) -> int:
    """Return the mask that says which of so many numbers it is, the last one for all above; none below 0."""
    return 1 << min(number, count - 1) if number >= 0 else 0
