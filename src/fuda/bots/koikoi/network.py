"""Koi-Koi's policy network: two hidden layers over what a seat can see, as bits, and a preference for each action.

It was trained in some billions of decisions against itself (`scripts/practise.py`), under the presets and under tables
of mixed rules: the values and switches of the table are features too.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest
from fuda.core.contract import Actions, One
from fuda.core.jit import kernel
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

Floats = NDArray[np.float32]
Masks = NDArray[np.int64]

# Masks of what a seat sees: hand, field, captures, theirs, what they played, the waiting card, two of numbers.
WORDS = 8
WIDTH = 48  # bits of a mask that count
SWITCHES = (
    *("refill_empty_field", "sanko_with_poet", "share_cards", "grow_sets", "rain_stops_viewing", "trio", "koi_step"),
    *("zero_sum", "double_seven", "double_own_koi", "double_opponent_koi", "koi_needs_seven", "field_lights", "gaji"),
    "last_card",
)
CHOICES = (("sake_as_kasu", (1, 2)), ("koi_multiplier", (1, 2, 3)), ("lucky_hand", (1,)))


class Network(NamedTuple):
    """Weights and biases for one table; a row of weights belongs to one input, of the last layer to one action."""

    first_weight: Floats
    first_bias: Floats  # the rules of the table are in it
    second_weight: Floats
    second_bias: Floats
    output_weight: Floats
    output_bias: Floats


class Accumulator(NamedTuple):
    """Sums of the first layer, kept for each seat: only features that changed are added or taken away."""

    seen: Masks  # features that the sums are of, by seat
    sums: Floats
    features: Masks  # at hand
    active: Masks  # units of the first layer above 0
    second: Floats  # the second layer
    logits: Floats  # of each legal action


def table_features(table: Table) -> list[float]:
    """Return a table's rules as the network reads them."""
    points = [float(value) / 10 for value in table.points]
    switches = [float(getattr(table, name)) for name in SWITCHES]
    chosen = [float(getattr(table, name) == value) for name, values in CHOICES for value in values]
    return points + switches + chosen


def load(tables: One) -> Network:
    """Return the network for a table."""
    trained, bits = _trained(), WORDS * WIDTH
    table = np.array(table_features(tables[0]), np.float32)
    return trained._replace(
        first_weight=trained.first_weight[:bits], first_bias=trained.first_bias + table @ trained.first_weight[bits:]
    )


@cache
def _trained() -> Network:
    """Read what was trained: the first layer also has the rules of the table, after the bits."""
    with (files(__package__ or "") / "network.npz").open("rb") as file, np.load(file) as stored:
        return Network(*(stored[name].astype(np.float32, order="C") for name in Network._fields))


def accumulator(network: Network) -> Accumulator:
    """Return the sums of nothing seen."""
    return Accumulator(
        np.zeros((rules.SEATS, WORDS), np.int64),
        np.tile(network.first_bias, (rules.SEATS, 1)),
        np.zeros(WORDS, np.int64),
        np.zeros(len(network.first_bias), np.int64),
        np.zeros(len(network.second_bias), np.float32),
        np.zeros(rules.MOST_ACTIONS, np.float32),
    )


@kernel
def choose(
    state: State, table: Table, seat: int, actions: Actions, count: int, network: Network, accumulator: Accumulator
) -> int:
    """Weigh the legal actions and return the place of the best; not for an exchange, when nobody has looked yet."""
    update(state, table, seat, network, accumulator)
    _forward(accumulator.sums[seat], network, accumulator)
    second = accumulator.second
    best = 0
    for place in range(count):
        row = network.output_weight[int(actions[place])]
        logit = network.output_bias[int(actions[place])]
        for j in range(len(second)):
            logit += second[j] * row[j]
        accumulator.logits[place] = logit
        if logit > accumulator.logits[best]:
            best = place
    return best


@kernel
def update(state: State, table: Table, seat: int, network: Network, accumulator: Accumulator) -> None:
    """Bring a seat's sums up to date."""
    observe(state, table, seat, accumulator.features)
    sums = accumulator.sums[seat]
    for word in range(WORDS):
        now = accumulator.features[word]
        changed = accumulator.seen[seat, word] ^ now
        accumulator.seen[seat, word] = now
        while changed:
            bit = lowest(changed)
            row = network.first_weight[WIDTH * word + bit]
            if (now >> bit) & 1:
                for i in range(len(sums)):
                    sums[i] += row[i]
            else:
                for i in range(len(sums)):
                    sums[i] -= row[i]
            changed &= changed - 1


@kernel
def _forward(sums: Floats, network: Network, accumulator: Accumulator) -> None:
    """Work the second layer out from the first."""
    second, active, depth = accumulator.second, accumulator.active, len(network.second_bias)
    count = 0
    for i in range(len(sums)):
        active[count] = i
        if sums[i] > 0:
            count += 1
    for j in range(depth):
        second[j] = network.second_bias[j]
    k = 0
    while k + 4 <= count:  # four at a time: the second layer goes through the registers a quarter as often
        a, b, c, d = sums[active[k]], sums[active[k + 1]], sums[active[k + 2]], sums[active[k + 3]]
        row_a, row_b = network.second_weight[active[k]], network.second_weight[active[k + 1]]
        row_c, row_d = network.second_weight[active[k + 2]], network.second_weight[active[k + 3]]
        for j in range(depth):
            second[j] += a * row_a[j] + b * row_b[j] + c * row_c[j] + d * row_d[j]
        k += 4
    while k < count:
        a, row_a = sums[active[k]], network.second_weight[active[k]]
        for j in range(depth):
            second[j] += a * row_a[j]
        k += 1
    for j in range(depth):
        second[j] = max(second[j], np.float32(0))


@kernel
def observe(state: State, table: Table, seat: int, out: Masks) -> None:
    """Write what a seat sees."""
    other = 1 - seat
    out[0] = state.hand[seat]
    out[1] = state.field
    out[2] = state.captured[seat]
    out[3] = state.captured[other]
    out[4] = state.played[other]
    out[5] = 1 << int(state.pending) if state.pending >= 0 else 0
    numbers = 1 << (int(state.phase) - rules.PLAY)
    numbers |= 1 << (4 + int(state.held[seat])) | 1 << (13 + int(state.held[other]))
    if state.oya == seat:
        numbers |= 1 << 22
    numbers |= 1 << (23 + min(3, int(state.koi[seat]))) | 1 << (27 + min(3, int(state.koi[other])))
    if state.wild:
        numbers |= 1 << 31
    if state.november:
        numbers |= 1 << 32
    if table.field_lights:
        numbers |= 1 << (33 + int(state.lights))
    out[6] = numbers
    points, factor = rules.stake(state, table, seat)
    numbers = 1 << min(15, points) | 1 << (31 + min(7, factor))
    points, factor = rules.stake(state, table, other)
    out[7] = numbers | 1 << (16 + min(15, points)) | 1 << (38 + min(7, factor))
