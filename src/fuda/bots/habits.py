"""Koi-Koi by habit: what a practised player does at a glance.

A network of two hidden layers looks at what a seat can see, as bits, and prefers actions. It learnt in some billions of
decisions against itself (`scripts/practise.py`), under the presets and under tables of mixed rules: the values and
switches of the table are part of what it looks at.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest, popcount
from fuda.core.contract import Actions, One
from fuda.core.jit import kernel
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

Floats = NDArray[np.float32]
Masks = NDArray[np.int64]

WORDS = (
    8  # masks of what a seat sees: hand, field, captures, theirs, what they played, the waiting card, two of numbers
)
WIDTH = 48  # bits of a mask that count
SWITCHES = (
    *("refill_empty_field", "sanko_with_poet", "share_cards", "grow_sets", "rain_stops_viewing", "trio", "koi_step"),
    *("zero_sum", "double_seven", "double_own_koi", "double_opponent_koi", "koi_needs_seven", "field_lights", "gaji"),
    "last_card",
)
CHOICES = (("sake_as_kasu", (1, 2)), ("koi_multiplier", (1, 2, 3)), ("lucky_hand", (1,)))


class Habits(NamedTuple):
    """The numbers of the network for one table."""

    sight: Floats  # what each bit adds to the first layer
    first: Floats  # where the first layer begins: the table is in it
    thought: Floats  # from the first layer to the second
    second: Floats
    wish: Floats  # from the second layer to each action
    wishes: Floats


class Desk(NamedTuple):
    """Where the network works. Sums of the first layer are kept for each seat, and only what changed is looked at."""

    seen: Masks  # masks that the sums are of, by seat
    sums: Floats
    now: Masks
    on: Masks  # units of the first layer that are awake
    second: Floats
    value: Floats  # of each legal action


def describe(table: Table) -> list[float]:
    """Return a table's rules as the network reads them."""
    points = [float(value) / 10 for value in table.points]
    switches = [float(getattr(table, name)) for name in SWITCHES]
    chosen = [float(getattr(table, name) == value) for name, values in CHOICES for value in values]
    return points + switches + chosen


def load(tables: One) -> Habits:
    """Return the habits for a table."""
    return _load(tuple(describe(tables[0])))


@lru_cache(maxsize=64)
def _load(table: Sequence[float]) -> Habits:
    with (files("fuda.bots") / "habits.npz").open("rb") as file, np.load(file) as kept:
        sight, first, thought, second, wish, wishes = (kept[name].astype(np.float32) for name in Habits._fields)
    bits = WORDS * WIDTH
    return Habits(
        sight[:bits].copy(), first + np.array(table, np.float32) @ sight[bits:], thought, second, wish, wishes
    )


def desk(habits: Habits) -> Desk:
    """Return an empty desk."""
    return Desk(
        np.zeros((rules.SEATS, WORDS), np.int64),
        np.tile(habits.first, (rules.SEATS, 1)),
        np.zeros(WORDS, np.int64),
        np.zeros(len(habits.first), np.int64),
        np.zeros(len(habits.second), np.float32),
        np.zeros(rules.MOST_ACTIONS, np.float32),
    )


@kernel
def favourite(state: State, table: Table, seat: int, actions: Actions, count: int, habits: Habits, desk: Desk) -> int:
    """Weigh the legal actions and return the place of the best; not for an exchange, when nobody has looked yet."""
    attend(state, table, seat, habits, desk)
    sums, second, depth = desk.sums[seat], desk.second, len(habits.second)
    count_on = 0
    for i in range(len(sums)):
        desk.on[count_on] = i
        if sums[i] > 0:
            count_on += 1
    for j in range(depth):
        second[j] = habits.second[j]
    k = 0
    while k + 4 <= count_on:  # four at a time: the second layer goes through the registers a quarter as often
        a, b, c, d = desk.on[k], desk.on[k + 1], desk.on[k + 2], desk.on[k + 3]
        va, vb, vc, vd = sums[a], sums[b], sums[c], sums[d]
        ra, rb, rc, rd = habits.thought[a], habits.thought[b], habits.thought[c], habits.thought[d]
        for j in range(depth):
            second[j] += va * ra[j] + vb * rb[j] + vc * rc[j] + vd * rd[j]
        k += 4
    while k < count_on:
        value, row = sums[desk.on[k]], habits.thought[desk.on[k]]
        for j in range(depth):
            second[j] += value * row[j]
        k += 1
    for j in range(depth):
        second[j] = max(second[j], np.float32(0))
    best = 0
    for place in range(count):
        row = habits.wish[int(actions[place])]
        value = habits.wishes[int(actions[place])]
        for j in range(depth):
            value += second[j] * row[j]
        desk.value[place] = value
        if value > desk.value[best]:
            best = place
    return best


@kernel
def attend(state: State, table: Table, seat: int, habits: Habits, desk: Desk) -> None:
    """Bring a seat's sums up to date."""
    look(state, table, seat, desk.now)
    sums = desk.sums[seat]
    for word in range(WORDS):
        now = desk.now[word]
        changed = desk.seen[seat, word] ^ now
        desk.seen[seat, word] = now
        while changed:
            bit = lowest(changed)
            row = habits.sight[WIDTH * word + bit]
            if (now >> bit) & 1:
                for i in range(len(sums)):
                    sums[i] += row[i]
            else:
                for i in range(len(sums)):
                    sums[i] -= row[i]
            changed &= changed - 1


@kernel
def look(state: State, table: Table, seat: int, out: Masks) -> None:
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
    points, factor = stake(state, table, seat)
    numbers = 1 << min(15, points) | 1 << (31 + min(7, factor))
    points, factor = stake(state, table, other)
    out[7] = numbers | 1 << (16 + min(15, points)) | 1 << (38 + min(7, factor))


@kernel
def stake(state: State, table: Table, seat: int) -> tuple[int, int]:
    """Return the points that a seat has, and the factor if it won with them."""
    points = rules.total(int(state.yaku[seat]), int(state.captured[seat]), table)
    return points, rules.koi_factor(state, table, seat) << popcount(rules.doublings(state, table, seat, points))
