"""Sets of cards as int64 masks of at most 62 bits, and rows of such sets packed into words."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numba.core import cgutils
from numba.core.types import int64
from numba.extending import intrinsic
from numpy.typing import NDArray

from fuda.core.jit import INTERPRETED, inlined, kernel

Words: TypeAlias = NDArray[np.uint32]  # a row of bits, the lowest first

if INTERPRETED:

    def popcount(mask: int) -> int:
        """Count the cards of a set."""
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        """Return the lowest card of a set that has one."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def highest(mask: int) -> int:
        """Return the highest card of a set that has one."""
        return int(mask).bit_length() - 1

else:
    INTEGER = int64(int64)  # from one to another

    # One instruction each, on a core and on a CUDA device, whose compiler knows no pattern that stands for them.

    def _instruction(build: Callable[[Any, Any], Any]) -> Callable[[Any], Any]:
        def typed(_typing: Any, _given: Any) -> Any:
            return INTEGER, lambda _context, builder, _signature, given: build(builder, given[0])  # type: ignore[reportUnknownLambdaType]

        return intrinsic(typed)  # type: ignore[reportReturnType]

    _ones = _instruction(lambda builder, mask: builder.ctpop(mask))
    _zeros_below = _instruction(lambda builder, mask: builder.cttz(mask, cgutils.false_bit))
    _zeros_above = _instruction(lambda builder, mask: builder.ctlz(mask, cgutils.false_bit))

    @kernel
    def popcount(mask: int) -> int:
        """Count the cards of a set."""
        return _ones(mask)

    @kernel
    def lowest(mask: int) -> int:
        """Return the lowest card of a set that has one."""
        return _zeros_below(mask)

    @kernel
    def highest(mask: int) -> int:
        """Return the highest card of a set that has one."""
        return 63 - _zeros_above(mask)


@kernel
def up_to(mask: int) -> int:
    """Return all numbers up to the highest of a set."""
    return (1 << (highest(mask) + 1)) - 1


@inlined
def clear(out: Words) -> None:
    """Make all bits of a row 0."""
    for word in range(len(out)):
        out[word] = 0


@inlined
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


@inlined
def one_of(count: int, number: int) -> int:
    """Return the mask that says which of so many numbers it is, the last one for all above; none below 0."""
    return 1 << min(number, count - 1) if number >= 0 else 0
