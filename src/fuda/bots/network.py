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

from fuda.core.bits import Words, as_float, lowest
from fuda.core.contract import Actions, Rules
from fuda.core.errors import FudaError
from fuda.core.jit import inlined, kernel
from fuda.core.observation import Layout, digest, words
from fuda.core.observation import place as place_of

Floats = NDArray[np.float32]
SHIFT, HIGH = np.uint32(16), np.uint32(0xFFFF0000)  # the halves of a pair
LANES = 8  # partial sums of a product with a row: one sum alone would wait for each addition


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
    active: NDArray[np.int64]  # units of the first layer above 0
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
    floats = {name: layers[name].astype(np.float32, order="C") for name in LAYERS}
    pairs = {each: paired(floats[f"{each}_weight"]) for each in ("first", "second")}
    floats |= {f"{each}_weight": unpaired(words) for each, words in pairs.items()}
    weight = floats["first_weight"]
    bits = np.zeros(words(len(weight)) * 32, bool)
    bits[: len(weight)] = weight.any(1)
    weighty = np.packbits(bits, bitorder="little").view(np.uint32)
    return Network(**floats, weighty=weighty, first_pairs=pairs["first"], second_pairs=pairs["second"])


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
    return np.concatenate([words << np.uint32(16), words & HIGH], axis=1).view(np.float32)


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
    return Accumulator(
        np.zeros((seats, size), np.uint32),
        np.tile(network.first_bias, (seats, 1)),
        np.zeros(size, np.uint32),
        np.zeros(len(network.first_bias), np.int64),
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
    half = len(sums) // 2
    low, high = sums[:half], sums[half:]
    for word in range(len(seen)):
        now = np.int64(accumulator.observation[word]) & np.int64(network.weighty[word])
        changed = np.int64(seen[word]) ^ now
        seen[word] = now
        while changed:
            bit = lowest(int(changed))
            row = network.first_pairs[32 * word + bit]
            if (now >> bit) & 1:
                for i in range(len(row)):
                    low[i] += as_float(row[i] << SHIFT)
                for i in range(len(row)):
                    high[i] += as_float(row[i] & HIGH)
            else:
                for i in range(len(row)):
                    low[i] -= as_float(row[i] << SHIFT)
                for i in range(len(row)):
                    high[i] -= as_float(row[i] & HIGH)
            changed &= changed - 1


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
    second, row, zero = accumulator.second, network.output_weight[place], np.float32(0)
    a = b = c = d = e = f = g = h = zero
    for j in range(0, len(second), LANES):
        a += second[j] * row[j]
        b += second[j + 1] * row[j + 1]
        c += second[j + 2] * row[j + 2]
        d += second[j + 3] * row[j + 3]
        e += second[j + 4] * row[j + 4]
        f += second[j + 5] * row[j + 5]
        g += second[j + 6] * row[j + 6]
        h += second[j + 7] * row[j + 7]
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
    second, active, depth = accumulator.second, accumulator.active, len(network.second_bias)
    count = 0
    for i in range(len(sums)):
        active[count] = i
        if sums[i] > 0:
            count += 1
    for j in range(depth):
        second[j] = network.second_bias[j]
    half = depth // 2
    low, high = second[:half], second[half:]
    k = 0
    while k + 4 <= count:  # four at a time: the second layer goes through the registers a quarter as often
        a, b, c, d = sums[active[k]], sums[active[k + 1]], sums[active[k + 2]], sums[active[k + 3]]
        row_a, row_b = network.second_pairs[active[k]], network.second_pairs[active[k + 1]]
        row_c, row_d = network.second_pairs[active[k + 2]], network.second_pairs[active[k + 3]]
        for j in range(half):
            low[j] += (
                a * as_float(row_a[j] << SHIFT)
                + b * as_float(row_b[j] << SHIFT)
                + c * as_float(row_c[j] << SHIFT)
                + d * as_float(row_d[j] << SHIFT)
            )
            high[j] += (
                a * as_float(row_a[j] & HIGH)
                + b * as_float(row_b[j] & HIGH)
                + c * as_float(row_c[j] & HIGH)
                + d * as_float(row_d[j] & HIGH)
            )
        k += 4
    while k < count:
        a, row_a = sums[active[k]], network.second_pairs[active[k]]
        for j in range(half):
            low[j] += a * as_float(row_a[j] << SHIFT)
            high[j] += a * as_float(row_a[j] & HIGH)
        k += 1
    for j in range(depth):
        second[j] = max(second[j], np.float32(0))
