"""Rows of weights, as they are added up in vectors, compiled or not."""

from typing import Any

import numba
import numpy as np
import pytest

from fuda.bots import network
from fuda.bots.network import LAYERS
from fuda.core.errors import FudaError
from fuda.core.vectors import NARROW, WIDE, apart, lower, narrow, put, upper, wide

FEATURES, ACTIONS = 70, 3
SIZES = [(2 * NARROW, 2 * WIDE), (2 * WIDE, 2 * NARROW), (2 * (WIDE + NARROW), 2 * (2 * WIDE + 3 * NARROW))]


def layers(first: int, second: int) -> dict[str, Any]:
    rng = np.random.default_rng(first)
    shapes = (FEATURES, first), (first,), (first, second), (second,), (ACTIONS, second), (ACTIONS,)
    return {name: rng.normal(0, 0.5, shape) for name, shape in zip(LAYERS, shapes, strict=True)}


def written_out(start: Any, weights: Any, rows: Any, factors: Any) -> Any:
    """Return the same sum in plain NumPy, added up in the same order: four rows together, and those that are left."""
    total, whole = start.copy(), len(rows) - len(rows) % 4
    for k in range(0, whole, 4):
        four = [factor * weights[row] for row, factor in zip(rows[k : k + 4], factors[k : k + 4], strict=True)]
        total = total + (four[0] + four[1] + four[2] + four[3])
    for k in range(whole, len(rows)):
        total = total + factors[k] * weights[rows[k]]
    return total


@pytest.mark.parametrize(("first", "second"), SIZES)
@pytest.mark.parametrize("count", [0, 3, 8, 15])
def test_rows_are_added_to_the_last_bit_as_numpy_adds_them_whatever_vectors_they_fill(
    first: int, second: int, count: int
) -> None:
    """The same numbers on every machine: nothing is fused, reordered or left out."""
    net = network.network(layers(first, second))
    sums = network.accumulator(net, 1, ACTIONS)
    dice = np.random.default_rng(count)
    sums.rows[:count] = dice.choice(first, count, replace=False)
    sums.factors[:count] = dice.normal(0, 2, count)
    network.add_rows(net.second_bias, net.second_pairs, count, sums, sums.second)
    expected = written_out(net.second_bias, net.second_weight, sums.rows[:count], sums.factors[:count])
    assert expected.dtype == np.float32
    assert np.array_equal(sums.second, expected)


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_a_layer_is_rated_from_what_was_seen_and_what_was_seen_no_more_is_taken_away(first: int, second: int) -> None:
    net = network.network(layers(first, second))
    sums = network.accumulator(net, 1, ACTIONS)
    for bits in ({1, 5, 33, 69}, {5, 40, 41, 42, 43, 69}):
        sums.observation[:] = 0
        for bit in bits:
            sums.observation[bit // 32] |= np.uint32(1 << bit % 32)
        network.update(0, net, sums)
        network.second_layer(sums.sums[0], net, sums)
        deep = np.maximum(net.first_bias + net.first_weight[sorted(bits)].sum(0), 0)
        deep = np.maximum(net.second_bias + deep @ net.second_weight, 0)
        assert np.allclose(sums.second, deep, rtol=1e-4, atol=1e-4)
        rated = [network.rated(action, net, sums) for action in range(ACTIONS)]
        assert np.allclose(rated, net.output_bias + net.output_weight @ deep, rtol=1e-4, atol=1e-3)


@pytest.mark.parametrize(("first", "second"), [(2 * NARROW + 2, 2 * NARROW), (2 * NARROW, NARROW)])
def test_layers_that_vectors_do_not_fill_are_refused(first: int, second: int) -> None:
    with pytest.raises(FudaError, match=rf"layers of {first} and {second} units: both must be multiples of 16"):
        network.network(layers(first, second))


@pytest.mark.compiled_only
def test_vectors_do_what_numpy_does_when_they_are_compiled_anew() -> None:
    """Kernels may have been compiled by another process, and long ago."""

    @numba.njit  # type: ignore[reportUntypedFunctionDecorator]
    def worked(numbers: Any, words: Any, factor: Any, out: Any) -> Any:
        few, many = narrow(numbers, 1), wide(numbers, 3)
        put(out, 0, few + few * lower(words, 2, few))
        put(out, NARROW, factor * upper(words, 1, many) + many)
        return apart(few)

    dice = np.random.default_rng(1)
    numbers = dice.normal(0, 1, WIDE + 3).astype(np.float32)
    words = numbers.view(np.uint32) ^ np.uint32(0x1234)
    out, factor = np.zeros(NARROW + WIDE, np.float32), np.float32(0.7)
    few, many = numbers[1 : 1 + NARROW], numbers[3 : 3 + WIDE]
    assert worked(numbers, words, factor, out) == tuple(few)
    low = (words[2 : 2 + NARROW] << np.uint32(16)).view(np.float32)
    high = (words[1 : 1 + WIDE] & np.uint32(0xFFFF0000)).view(np.float32)
    assert np.array_equal(out, np.concatenate([few + few * low, factor * high + many]))
