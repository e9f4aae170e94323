"""Kouřící kočka's part of a race: rounds to their end by the network, and the chance to lose the match."""

import sys
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from fuda.bots import racer
from fuda.bots.kocka import chances as match
from fuda.bots.network import Floats
from fuda.bots.race import MARGIN
from fuda.core.bits import lowest
from fuda.core.game import Game
from fuda.core.jit import kernel
from fuda.games.kocka import rules
from fuda.games.kocka.rules import State, Table

PATIENCE = 0.001  # of a match that nobody waits for
FORESEEN = False  # a round is played to its end
Numbers = NDArray[np.float64]


class Racer(racer.Racer):
    """A view whose whole moves race: plays, calls, and all sets of cards to pass."""

    def find(self) -> list[racer.Found]:
        """Return all moves; a throw is tried whatever the network thinks: nobody need wait for a lost round to end."""
        found = super().find()
        least = found[0][1] - MARGIN
        return [(actions, max(likely, least) if actions == (rules.THROW,) else likely) for actions, likely in found]

    @staticmethod
    def part() -> ModuleType:
        """Return this module."""
        return sys.modules[__name__]

    @staticmethod
    def measure(game: Game) -> Numbers:
        """Return the chances to lose the match, by letters."""
        return match.chances()

    @staticmethod
    def odds_of(logits: Floats) -> Floats:
        """Return the logarithms of the chances: each card is in one of the hands."""
        return -np.log1p(np.exp(-logits))


@kernel
def ended(root: State, state: State, table: Table, ahead: int) -> bool:
    """Tell whether the round has ended."""
    return state.phase >= rules.REST


@kernel
def likely(state: State, table: Table, seat: int, odds: Floats) -> float:
    """Return how likely the others' hands are, as a logarithm."""
    total = 0.0
    for other in range(rules.SEATS):
        if other != seat:
            cards = int(state.hand[other])
            while cards:
                total += odds[other, lowest(cards)]
                cards &= cards - 1
    return total


@kernel
def points(root: State, state: State, table: Table, seat: int) -> float:
    """Return the letters that a seat has been spared, compared with the others' mean."""
    lead = 0.0
    for other in range(rules.SEATS):
        taken = float(int(state.letters[other]) - int(root.letters[other]))
        lead += -taken if other == seat else taken / (rules.SEATS - 1)
    return lead


@kernel
def value(state: State, table: Table, seat: int, gains: Numbers, numbers: Numbers) -> float:
    """Return the chance not to lose the match after a finished round."""
    word = int(table.letters)
    mine = max(0, word - int(state.letters[seat]))
    left = max(0, word - int(state.letters[(seat + 1) & 3]))
    across = max(0, word - int(state.letters[(seat + 2) & 3]))
    right = max(0, word - int(state.letters[(seat + 3) & 3]))
    # A round that is lost either way is thrown in: nobody need wait for its end.
    early = PATIENCE if state.outcome == rules.THROWN and state.thrower == seat else 0.0
    return 1.0 - numbers[mine, left, across, right] + early
