"""Koi-Koi by habit: what a practised player does at a glance.

A network of two hidden layers looks at what a seat can see, as bits, and prefers actions. It learnt in some billions of
decisions against itself (`scripts/practise.py`), under the presets and under tables of mixed rules: the values and
switches of the table are part of what it looks at.
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
    known, bits = _known(), WORDS * WIDTH
    table = np.array(describe(tables[0]), np.float32)
    return known._replace(sight=known.sight[:bits], first=known.first + table @ known.sight[bits:])


@cache
def _known() -> Habits:
    """Read what was learnt: the first layer also looks at the rules of the table, after the bits."""
    with (files("fuda.bots") / "habits.npz").open("rb") as file, np.load(file) as kept:
        return Habits(*(kept[name].astype(np.float32, order="C") for name in Habits._fields))


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
    _think(desk.sums[seat], habits, desk)
    second = desk.second
    best = 0
    for place in range(count):
        row = habits.wish[int(actions[place])]
        value = habits.wishes[int(actions[place])]
        for j in range(len(second)):
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
def _think(sums: Floats, habits: Habits, desk: Desk) -> None:
    """Work the second layer out from the first."""
    second, on, depth = desk.second, desk.on, len(habits.second)
    awake = 0
    for i in range(len(sums)):
        on[awake] = i
        if sums[i] > 0:
            awake += 1
    for j in range(depth):
        second[j] = habits.second[j]
    k = 0
    while k + 4 <= awake:  # four at a time: the second layer goes through the registers a quarter as often
        a, b, c, d = sums[on[k]], sums[on[k + 1]], sums[on[k + 2]], sums[on[k + 3]]
        row_a, row_b = habits.thought[on[k]], habits.thought[on[k + 1]]
        row_c, row_d = habits.thought[on[k + 2]], habits.thought[on[k + 3]]
        for j in range(depth):
            second[j] += a * row_a[j] + b * row_b[j] + c * row_c[j] + d * row_d[j]
        k += 4
    while k < awake:
        a, row_a = sums[on[k]], habits.thought[on[k]]
        for j in range(depth):
            second[j] += a * row_a[j]
        k += 1
    for j in range(depth):
        second[j] = max(second[j], np.float32(0))


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
    points, factor = rules.stake(state, table, seat)
    numbers = 1 << min(15, points) | 1 << (31 + min(7, factor))
    points, factor = rules.stake(state, table, other)
    out[7] = numbers | 1 << (16 + min(15, points)) | 1 << (38 + min(7, factor))
