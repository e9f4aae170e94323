"""A kernel as Python calls it: arrays of one element in the place of records.

Numba takes 10 µs to unpack a record that Python hands it and less than 1 µs for an array of them. This file is run
once for each game (`load`), with `rules` set to that game's kernel; the compiled code is told apart by the types.
"""

import math
import struct
from collections.abc import Callable
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import Words
from fuda.core.contract import Actions, Cards, One, Rules
from fuda.core.jit import kernel, run_for
from fuda.core.rng import Rng

rules = cast(Rules, globals().get("rules"))  # `load` puts it there before this file runs


@kernel
def start(states: One, tables: One) -> None:
    rules.start(states[0], tables[0])


@kernel
def to_act(states: One, tables: One) -> int:
    return rules.to_act(states[0], tables[0])


@kernel
def legal(states: One, tables: One, seat: int, out: Actions) -> int:
    return rules.legal(states[0], tables[0], seat, out)


@kernel
def step(states: One, tables: One, seat: int, action: int) -> None:
    rules.step(states[0], tables[0], seat, action)


@kernel
def lot(states: One, tables: One, out: Cards) -> int:
    return rules.lot(states[0], tables[0], out)


@kernel
def deal(states: One, tables: One, cards: Cards) -> None:
    rules.deal(states[0], tables[0], cards)


@kernel
def over(states: One, tables: One) -> bool:
    return rules.over(states[0], tables[0])


@kernel
def resting(states: One, tables: One) -> bool:
    return rules.resting(states[0], tables[0])


@kernel
def scores(states: One, tables: One, out: NDArray[np.int32]) -> None:
    rules.scores(states[0], tables[0], out)


@kernel
def winners(states: One, tables: One) -> int:
    return rules.winners(states[0], tables[0])


@kernel
def blank(states: One, tables: One, seat: int) -> None:
    rules.blank(states[0], tables[0], seat)


@kernel
def redeal(states: One, tables: One, rng: Rng) -> None:
    rules.redeal(states[0], tables[0], rng)


@kernel
def observe(states: One, tables: One, seat: int, out: Words) -> None:
    rules.observe(states[0], tables[0], seat, out)


@kernel
def _assign(states: One, others: One) -> None:
    states[0] = others[0]


def load(kernel_module: Rules) -> Rules:
    """Return this file's functions bound to a game's kernel."""
    game = cast(ModuleType, kernel_module).__name__.split(".")[-2]
    return run_for(game, __name__, rules=kernel_module)


def copy(one: One) -> One:
    """Return a copy of a record, made by compiled code: NumPy would go field by field."""
    other = np.zeros(1, one.dtype)  # the gaps between fields too: states are compared as bytes
    _assign(other, one)
    return other


def plain(one: One) -> Any:
    """Return a record as plain Python numbers and tuples, quick to look at; `.record` is the record itself."""
    unpack, fields = _fields(one.dtype)
    numbers = unpack(one.tobytes())
    seen: dict[str, Any] = {"record": one[0]}
    for name, start, stop, columns in fields:
        if columns == 0:
            seen[name] = numbers[start]
        elif columns == stop - start:
            seen[name] = numbers[start:stop]
        else:
            seen[name] = tuple([numbers[i : i + columns] for i in range(start, stop, columns)])
    return SimpleNamespace(**seen)


@cache
def _fields(dtype: np.dtype[Any]) -> tuple[Callable[[bytes], tuple[int, ...]], list[tuple[str, int, int, int]]]:
    """Return what unpacks a record's bytes into numbers, and each field's first number, last one and row length."""
    layout, fields, place, end = "=", list[tuple[str, int, int, int]](), 0, 0
    known: Any = dtype.fields
    for name in dtype.names or ():
        field, offset = known[name][:2]
        count = math.prod(field.shape)
        layout += "x" * (offset - end) + f"{count}{field.base.char}"
        fields.append((name, place, place + count, field.shape[-1] if field.shape else 0))
        place, end = place + count, offset + field.itemsize
    layout += "x" * (dtype.itemsize - end)
    return struct.Struct(layout.replace("l", "q")).unpack, fields
