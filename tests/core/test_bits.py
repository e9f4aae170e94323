"""Sets of cards as masks."""

from random import Random

from fuda.core.bits import lowest, popcount

MASKS = [0, 1, 2**61, 2**62 - 1, 0x5555555555555555 & 2**62 - 1, *(Random(i).getrandbits(62) for i in range(500))]
MASKS += [1 << i for i in range(62)] + [1 << i | 1 << j for i in range(62) for j in range(i)]


def test_popcount_counts_the_cards():
    assert [popcount(mask) for mask in MASKS] == [mask.bit_count() for mask in MASKS]


def test_lowest_is_the_lowest_card():
    for mask in MASKS[1:]:
        assert lowest(mask) == (mask & -mask).bit_length() - 1
