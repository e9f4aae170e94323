"""Sets of cards as masks."""

from random import Random

import numpy as np

from fuda.core.bits import clear, lowest, one_of, popcount, put

MASKS = [0, 1, 2**61, 2**62 - 1, 0x5555555555555555 & 2**62 - 1, *(Random(i).getrandbits(62) for i in range(500))]
MASKS += [1 << i for i in range(62)] + [1 << i | 1 << j for i in range(62) for j in range(i)]


def test_popcount_counts_the_cards():
    assert [popcount(mask) for mask in MASKS] == [mask.bit_count() for mask in MASKS]


def test_lowest_is_the_lowest_card():
    for mask in MASKS[1:]:
        assert lowest(mask) == (mask & -mask).bit_length() - 1


def test_put_writes_a_mask_at_any_place_and_leaves_the_others():
    dice = Random(1)
    for _ in range(2000):
        width, place = dice.randint(1, 62), dice.randint(0, 66)
        before, mask = dice.getrandbits(place), dice.getrandbits(width)
        row = np.frombuffer(before.to_bytes(16, "little"), np.uint32).copy()
        assert put(row, place, width, mask) == place + width
        assert int.from_bytes(row.tobytes(), "little") == before | mask << place


def test_clear_makes_all_bits_0():
    row = np.full(3, 0xFFFFFFFF, np.uint32)
    clear(row)
    assert not row.any()


def test_one_of_is_the_bit_of_the_number_the_last_for_all_above_and_none_below_0():
    assert [one_of(4, number) for number in (-1, 0, 2, 3, 4, 99)] == [0, 1, 4, 8, 8, 8]
