"""The random numbers of playouts: in range, even, apart from each other, and the same compiled and interpreted."""

from collections import Counter

import numpy as np
import pytest

from fuda.core.rng import below, shuffle, some, streams


def reference(state: int, n: int) -> tuple[int, int]:
    """xorshift64 and multiply-shift on plain integers: the next state, and the draw."""
    mask = 2**64 - 1
    state ^= state << 13 & mask
    state ^= state >> 7
    state ^= state << 17 & mask
    return state, (state >> 32) * n >> 32


@pytest.mark.parametrize("n", [1, 2, 3, 7, 48, 110, 1000, 2**31 - 1, 2**31, 2**32 - 1])
def test_draws_are_those_of_plain_integers_and_in_range(n: int):
    rng = streams(5)
    state = int(rng[0])
    for _ in range(300):
        state, expected = reference(state, n)
        drawn = below(rng, n)
        assert int(drawn) == expected
        assert 0 <= expected < n
        assert int(rng[0]) == state


@pytest.mark.parametrize(("n", "limit"), [(2, 16), (6, 26), (48, 92), (100, 162)])  # p = 0.0001
def test_draws_are_near_uniform(n: int, limit: float):
    rng, draws = streams(n), 200 * n
    counts = Counter(int(below(rng, n)) for _ in range(draws))
    assert sum((counts[i] - 200) ** 2 / 200 for i in range(n)) < limit


def test_a_shuffle_keeps_the_cards_and_leaves_the_rest_alone():
    rng = streams(1)
    for count in range(49):
        for needed in (0, 1, 2, 7, count, 48):
            cards = np.arange(48, dtype=np.int8)
            shuffle(rng, cards, count, needed)
            assert sorted(cards[:count].tolist()) == list(range(count))
            assert cards[count:].tolist() == list(range(count, 48))


def test_every_order_of_four_cards_is_as_likely():
    rng, counts = streams(2), Counter[tuple[int, ...]]()
    for _ in range(4800):
        cards = np.arange(4, dtype=np.int8)
        shuffle(rng, cards, 4, 4)
        counts[tuple(cards.tolist())] += 1
    assert len(counts) == 24
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 58  # 23 degrees of freedom, p = 0.0001


def test_the_needed_cards_of_a_larger_lot_are_a_fair_draw():
    rng, counts = streams(3), Counter[tuple[int, int]]()
    for _ in range(3000):
        cards = np.arange(10, dtype=np.int8)
        shuffle(rng, cards, 10, 3)
        counts.update(enumerate(cards[:3].tolist()))
    assert sum((counts[i, card] - 300) ** 2 / 300 for i in range(3) for card in range(10)) < 62  # 27 degrees


def test_any_three_cards_of_a_set_are_as_likely():
    rng, counts, cards = streams(4), Counter[int](), 0b1010_0110_0001_0100
    for _ in range(4000):
        drawn = int(some(rng, cards, 3))
        assert drawn.bit_count() == 3
        assert drawn & ~cards == 0
        counts[drawn] += 1
    assert len(counts) == 20
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 52  # 19 degrees of freedom, p = 0.0001
    assert int(some(rng, cards, 0)) == 0
    assert int(some(rng, cards, 6)) == cards


def test_streams_have_nothing_to_do_with_each_other_or_with_those_of_other_seeds():
    states = [int(state) for seed in range(-50, 50) for state in streams(seed, 100)]
    assert len(set(states)) == len(states)
    assert 0 not in states
    first = [int(below(streams(seed), 6)) for seed in range(1200)]
    assert all(150 < n < 250 for n in Counter(first).values())


def test_streams_are_the_same_everywhere():
    """Signatures of the games depend on them."""
    assert [int(state) for state in streams(0, 2)] == [int(state) for state in streams(0, 5)[:2]]
    assert streams(7).dtype == np.uint64
    assert int(streams(7)[0]) == 0xD453DFEAE1476663
