"""The tables that a network practises at: every preset, every number of seats, and rules mixed at random."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from fuda.catalogue import game
from fuda.core.contract import Spec
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.steps import Ints

SHARE = 0.8  # of the matches at tables of the presets; the rest is for mixed rules
CHANGED = 0.35  # of the options of a mixed table are drawn anew


@dataclass(frozen=True)
class Tables:
    """Tables, the presets first, and how many of them those are."""

    games: tuple[Game, ...]
    presets: int

    def draw(self, count: int, seed: int) -> Ints:
        """Return a table for each of so many matches."""
        mixed = len(self.games) - self.presets
        share = SHARE if mixed else 1.0
        chance = [share / self.presets] * self.presets + [(1 - share) / max(1, mixed)] * mixed
        return np.random.default_rng(seed).choice(len(self.games), count, p=chance).astype(np.int32)


def mixed(spec: Spec, count: int, seed: int) -> Tables:
    """Return the presets with every number of seats, and so many tables whose rules are mixed at random."""
    names, dice = list(spec.options[0].presets), random.Random(seed)
    found = [game(spec.name, preset) for preset in names]
    seats = {each.seats for each in found}
    for option in spec.options:
        for value in option.values:
            other = _try(spec.name, names[0], {option.name: value})
            if other is not None and other.seats not in seats:
                seats.add(other.seats)
                found += [each for name in names if (each := _try(spec.name, name, {option.name: value})) is not None]
    presets, tries = len(found), 0
    while len(found) < presets + count and tries < 100 * (count + 1):
        tries += 1
        drawn = {o.name: dice.choice(o.values) for o in spec.options if o.values and dice.random() < CHANGED}
        if (made := _try(spec.name, dice.choice(names), drawn)) is not None:
            found.append(made)
    return Tables(tuple(found), presets)


def _try(name: str, preset: str, options: Mapping[str, Any]) -> Game | None:
    try:
        return game(name, preset, **options)
    except FudaError:  # options that need each other
        return None
