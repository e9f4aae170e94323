"""Sets of cards as int64 masks of at most 62 bits."""

from fuda.core.jit import INTERPRETED, kernel

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
