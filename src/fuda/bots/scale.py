"""The match scale: what the end of a round is worth, in points until the end of the match and in the chance to win it.

Both follow by dynamic programming from how rounds of self-play by the reference policy end, one table of numbers for a
set of table rules. They are made once and kept beside the compiled code. A game's own part is `fuda.bots.<game>.scale`;
without one a position is played on to the end of the match, and its result is the scale.
"""

import hashlib
import json
import os
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from fuda.bots.generic import scale as plain
from fuda.bots.reference import Reference, reference
from fuda.catalogue import spec
from fuda.core import jit
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.rng import streams

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]
POINTS, CHANCE = 0, 1  # the two measures, in this order wherever there are both
SEED = 1  # of the rounds that a scale is made of


class Kernels(Protocol):
    """What a game's `scale.py` has, compiled."""

    def ended(self, state: Any, table: Any) -> bool:
        """Tell whether play has come to where the scale reads it."""
        ...

    def read(self, state: Any, table: Any, scale: Floats, scores: Ints, out: Floats) -> None:
        """Write each seat's points and chance of the match, as seen from the end of a round."""
        ...

    def look(self, states: One, tables: One, scale: Floats, scores: Ints, out: Floats) -> None:
        """Do the same for Python's hands."""
        ...


class Scale(NamedTuple):
    """A scale for a set of table rules."""

    kernels: Kernels
    numbers: Floats
    seats: int

    def read(self, state: One, table: One) -> Floats:
        """Return points and chances by seat, of a match that has not begun, of a finished round or match."""
        out = np.zeros((2, self.seats))
        self.kernels.look(state, table, self.numbers, np.zeros(self.seats, np.int32), out)
        return out


def scale(game: Game) -> Scale:
    """Return the scale of a game's table rules."""
    return _scale(_Key(game))


class _Key:
    """A game as a key: its name and table rules, one of which may be a whole deck."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.text = json.dumps([game.name, dict(game.options)], sort_keys=True, default=str)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.text == self.text


@lru_cache(maxsize=32)
def _scale(key: _Key) -> Scale:
    game, own = key.game, kernels(key.game.name)
    # A game without a scale of its own needs only to know whether its fewest points win.
    numbers = _kept(key, reference(game.name), own) if hasattr(own, "make") else np.array([float(game.spec.fewest)])
    return Scale(own, numbers, game.seats)


def kernels(game: str) -> Any:
    """Return the compiled part of a game's scale."""
    folder = f"{__package__}.{game}"
    if find_spec(folder) is not None and find_spec(f"{folder}.scale") is not None:
        return import_module(f"{folder}.scale")
    return jit.run_for(game, plain.__name__, rules=spec(game).rules)


def _kept(key: _Key, policy: Reference, own: Any) -> Floats:
    """Return the numbers as they were made before with the same code, weights and table rules, or make them."""
    if jit.INTERPRETED:  # a few rounds, to look at
        return own.make(key.game, policy, streams(SEED))
    name = hashlib.sha256(f"{key.text} {policy.digest} {own.ROUNDS}".encode()).hexdigest()[:24]
    path = jit.CACHE / "scales" / f"{key.game.name}-{name}.npy"
    try:
        return np.load(path)
    except (OSError, ValueError):
        numbers: Floats = own.make(key.game, policy, streams(SEED))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}")
    with part.open("wb") as file:
        np.save(file, numbers)
    part.replace(path)
    return numbers
