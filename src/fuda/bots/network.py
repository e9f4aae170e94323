"""Policy networks: two hidden layers over a game's observation, and a preference (a logit) for each action.

The same for every game: what a network sees is what the kernel's `observe` writes, and its weights carry a hash of how
those bits lie. `policy.py` asks a network for a game's actions. What a learnt one has beyond the actions' rows is its
belief: a logit for each other chair, clockwise, and card of the hand. With it lies its judge (`fuda.learn.nets`), which
observes the others' hidden words, too, and has a row for each chair and action: what that chair will gain.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import Words, lowest
from fuda.core.contract import Actions, Rules
from fuda.core.errors import FudaError
from fuda.core.jit import inlined, kernel
from fuda.core.observation import Layout, digest, words
from fuda.core.observation import place as place_of
from fuda.core.vectors import NARROW, WIDE, Vector, apart, lower, narrow, put, upper, wide

Floats = NDArray[np.float32]


class Network(NamedTuple):
    """Weights and biases; a row of weights belongs to one input, of the last layer to one action or card."""

    first_weight: Floats  # a row for each bit of the observation
    first_bias: Floats
    second_weight: Floats
    second_bias: Floats
    output_weight: Floats
    output_bias: Floats
    weighty: Words  # the bits of an observation whose rows are not all 0: changes of others cost nothing
    first_pairs: Words  # the weights of the first two layers in half the bytes (`paired`): reading them takes most …
    second_pairs: Words  # … of the time of a decision


class Accumulator(NamedTuple):
    """Sums of the first layer, kept for each seat: only features that changed are added or taken away."""

    seen: Words  # bits that the sums are of, by seat
    sums: Floats
    observation: Words  # at hand
    rows: NDArray[np.int64]  # which rows of weights are to be added …
    factors: Floats  # … and how many times each
    second: Floats  # the second layer
    logits: Floats  # of each legal action


LAYERS = Network._fields[:6]  # what is stored, and trained


JUDGE = "judge_"  # before the names of the judge's layers
HIDDEN = ("hand", "passed", "set_out", "buried")  # blocks of an observation that no other seat observes


def load(path: Path, rules: Rules, whose: str = "") -> Network:
    """Read a game's policy, or with JUDGE its judge; refuse what was trained on other features or for other actions."""
    with np.load(path) as stored:
        layout = str(stored["layout"]) if "layout" in stored.files else "none"
        if layout != (wanted := fingerprint(rules)):
            raise FudaError(f"{path.name} was trained on features laid out as {layout}; here they are {wanted}")
        if whose + LAYERS[0] not in stored.files:
            raise FudaError(f"{path.name} holds no {whose.strip('_')}: it was written before there were any")
        return network({name: stored[whose + name] for name in LAYERS})


def network(layers: Mapping[str, NDArray[Any]]) -> Network:
    """Return a network of these layers."""
    check_sizes(len(layers["first_bias"]), len(layers["second_bias"]))
    floats = {name: layers[name].astype(np.float32, order="C") for name in LAYERS}
    pairs = {each: paired(floats[f"{each}_weight"]) for each in ("first", "second")}
    floats |= {f"{each}_weight": unpaired(words) for each, words in pairs.items()}
    weight = floats["first_weight"]
    bits = np.zeros(words(len(weight)) * 32, bool)
    bits[: len(weight)] = weight.any(1)
    weighty = np.packbits(bits, bitorder="little").view(np.uint32)
    return Network(**floats, weighty=weighty, first_pairs=pairs["first"], second_pairs=pairs["second"])


def check_sizes(first: int, second: int) -> None:
    """Refuse layers that rows of weights do not fill with whole vectors."""
    if first % (2 * NARROW) or second % (2 * NARROW):
        raise FudaError(f"hidden layers of {first} and {second} units: both must be multiples of {2 * NARROW}")


def paired(weights: Floats) -> Words:
    """Return rows of weights in half the bytes: the upper halves of their bits, rounded, two of a row in a word.

    The low half of a word belongs to the first half of the row, the high one to the second. Stored weights have no more
    bits than that.

    >>> unpaired(paired(np.array([[1.5, 1 / 3, -2.0, 0.0]], np.float32))).tolist()
    [[1.5, 0.333984375, -2.0, 0.0]]
    """
    bits = np.ascontiguousarray(weights).view(np.uint32)
    halves = (bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))) >> np.uint32(16)
    half = weights.shape[1] // 2
    return halves[:, :half] | halves[:, half:] << np.uint32(16)


def unpaired(words: Words) -> Floats:
    """Return the weights of pairs."""
    return np.concatenate([words << np.uint32(16), words & np.uint32(0xFFFF0000)], axis=1).view(np.float32)


def save(
    path: Path, rules: Rules, layers: Mapping[str, NDArray[Any]], judge: Mapping[str, NDArray[Any]] | None = None
) -> None:
    """Write a policy and its judge in half precision, with the layout of the features they were trained on.

    Rows of a policy's first layer beyond the observation, which fill the last word up, belong to nothing and stay out.
    """
    layers = {**layers, LAYERS[0]: layers[LAYERS[0]][: rules.OBSERVATION]}
    named = {name: layers[name] for name in LAYERS} | {JUDGE + name: judge[name] for name in LAYERS if judge}
    halves: dict[str, Any] = {name: rounded(np.asarray(each)) for name, each in named.items()}
    np.savez_compressed(path, layout=np.array(fingerprint(rules)), **halves)


def rounded(numbers: NDArray[Any]) -> NDArray[np.float16]:
    """Return numbers in half precision, with no more bits than they were learnt with: files are a fifth smaller.

    >>> rounded(np.array([1 / 3, -2.5, 0.0])).tolist()
    [0.333984375, -2.5, 0.0]
    """
    halves = numbers.astype(np.float16).view(np.uint16)
    return ((halves + np.uint16(4)) & np.uint16(0xFFF8)).view(np.float16)  # seven bits of ten after the point


def fingerprint(rules: Rules) -> str:
    """Return what weights must have been trained for: the layout of the observation and the number of actions."""
    return f"{digest(rules.LAYOUT)}-{rules.ACTIONS}"


def hidden_words(layout: Layout) -> list[int]:
    """Return the words of an observation that hold what only its seat knows: a judge gets those of the others."""
    found: set[int] = set()
    for block in layout:
        if block.name in HIDDEN:
            first = place_of(layout, block.name)
            found |= set(range(first // 32, (first + block.width - 1) // 32 + 1))
    return sorted(found)


def accumulator(network: Network, seats: int, most_actions: int) -> Accumulator:
    """Return the sums of nothing seen."""
    size = len(network.weighty)
    most = max(32 * size, len(network.first_bias))
    return Accumulator(
        np.zeros((seats, size), np.uint32),
        np.tile(network.first_bias, (seats, 1)),
        np.zeros(size, np.uint32),
        np.zeros(most, np.int64),
        np.zeros(most, np.float32),
        np.zeros(len(network.second_bias), np.float32),
        np.zeros(most_actions, np.float32),
    )


@kernel
def restore(kept: Accumulator, accumulator: Accumulator) -> None:
    """Go back to kept sums."""
    for seat in range(len(kept.seen)):
        seen, now = kept.seen[seat], accumulator.seen[seat]
        for word in range(len(seen)):
            now[word] = seen[word]
        sums, changed = kept.sums[seat], accumulator.sums[seat]
        for i in range(len(sums)):
            changed[i] = sums[i]


@kernel
def update(seat: int, network: Network, accumulator: Accumulator) -> None:
    """Bring a seat's sums up to date with the observation at hand."""
    sums, seen = accumulator.sums[seat], accumulator.seen[seat]
    rows, factors = accumulator.rows, accumulator.factors
    count = 0
    for word in range(len(seen)):
        now = np.int64(accumulator.observation[word]) & np.int64(network.weighty[word])
        changed = np.int64(seen[word]) ^ now
        seen[word] = now
        while changed:
            bit = lowest(int(changed))
            rows[count] = 32 * word + bit
            factors[count] = 1.0 if (now >> bit) & 1 else -1.0
            count += 1
            changed &= changed - 1
    add_rows(sums, network.first_pairs, count, accumulator, sums)


@kernel
def best(seat: int, actions: Actions, count: int, network: Network, accumulator: Accumulator) -> int:
    """Work out the logit of each legal action from a seat's sums, and return the place of the highest."""
    second_layer(accumulator.sums[seat], network, accumulator)
    highest = 0
    for place in range(count):
        logit = rated(int(actions[place]), network, accumulator)
        accumulator.logits[place] = logit
        if logit > accumulator.logits[highest]:
            highest = place
    return highest


@inlined
def rated(place: int, network: Network, accumulator: Accumulator) -> float:
    """Return a row of the last layer, from the second layer as it was worked out last."""
    second, row = accumulator.second, network.output_weight[place]
    lanes = narrow(second, 0) * narrow(row, 0)
    for j in range(NARROW, len(second), NARROW):
        lanes = lanes + narrow(second, j) * narrow(row, j)
    a, b, c, d, e, f, g, h = apart(lanes)
    return network.output_bias[place] + ((a + b) + (c + d)) + ((e + f) + (g + h))


@kernel
def believe(seat: int, first: int, network: Network, accumulator: Accumulator, logits: Floats) -> None:
    """Write the logits of the belief, from the row `first` on, by chair and card."""
    second_layer(accumulator.sums[seat], network, accumulator)
    for chair in range(len(logits)):
        for card in range(logits.shape[1]):
            logits[chair, card] = rated(first + chair * logits.shape[1] + card, network, accumulator)


@kernel
def second_layer(sums: Floats, network: Network, accumulator: Accumulator) -> None:
    """Work out the second layer from the sums of the first."""
    second, rows, factors = accumulator.second, accumulator.rows, accumulator.factors
    count = 0
    for i in range(len(sums)):
        rows[count] = i
        factors[count] = sums[i]
        if sums[i] > 0:
            count += 1
    add_rows(network.second_bias, network.second_pairs, count, accumulator, second)
    for j in range(len(second)):
        second[j] = max(second[j], np.float32(0))


@kernel
def add_rows(start: Floats, pairs: Words, count: int, accumulator: Accumulator, out: Floats) -> None:
    """Write a layer's start and the rows that are to be added; a part of both halves stays in registers meanwhile."""
    half = len(out) // 2
    widely = half - half % WIDE
    for j in range(0, widely, WIDE):
        first, last = added(wide(start, j), wide(start, half + j), j, pairs, count, accumulator)
        put(out, j, first)
        put(out, half + j, last)
    for j in range(widely, half, NARROW):
        first, last = added(narrow(start, j), narrow(start, half + j), j, pairs, count, accumulator)
        put(out, j, first)
        put(out, half + j, last)


@inlined
def added(
    first: Vector, last: Vector, place: int, pairs: Words, count: int, accumulator: Accumulator
) -> tuple[Vector, Vector]:
    """Return a part of both halves of a layer, beginning at a place, with the rows added to it."""
    rows, factors = accumulator.rows, accumulator.factors
    k = 0
    while k + 4 <= count:  # four at a time: no addition waits for the one before it
        a, b, c, d = factors[k], factors[k + 1], factors[k + 2], factors[k + 3]
        row_a, row_b, row_c, row_d = pairs[rows[k]], pairs[rows[k + 1]], pairs[rows[k + 2]], pairs[rows[k + 3]]
        first = first + (
            a * lower(row_a, place, first)
            + b * lower(row_b, place, first)
            + c * lower(row_c, place, first)
            + d * lower(row_d, place, first)
        )
        last = last + (
            a * upper(row_a, place, last)
            + b * upper(row_b, place, last)
            + c * upper(row_c, place, last)
            + d * upper(row_d, place, last)
        )
        k += 4
    while k < count:
        row = pairs[rows[k]]
        first = first + factors[k] * lower(row, place, first)
        last = last + factors[k] * upper(row, place, last)
        k += 1
    return first, last
