"""Yojimbo's part of a race: rounds by the network, and from there on what its judge foresees, as a chance to win."""

import math
import sys
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from fuda.bots import racer, trial
from fuda.bots.network import Floats
from fuda.core.bits import lowest, popcount
from fuda.core.game import Game
from fuda.core.jit import kernel
from fuda.games.yojimbo import rules
from fuda.games.yojimbo.layout import OVER, PILE, SPAN, WORDS, State, Table

FORESEEN = True
# By the number of players, from two on, without and with a price for the prize, from the network's play with itself:
UNITS = (16.0, 11.0, 9.0, 7.0), (5.1, 4.0, 3.5, 3.5)  # points that the judge counts as one
# Points by which a result misses what the judge foresaw: these for the square root of a card of the pile, LEAST more.
SPREADS = (1.5, 0.8, 0.6, 0.6), (0.5, 0.5, 0.5, 0.6)
LEAST = 0.9
MOST = 16  # moves that race
Numbers = NDArray[np.float64]


class Racer(racer.Racer):
    """A view whose likeliest whole moves race."""

    most = MOST
    way = trial.Way(drawn=6, sharpness=0.7, ahead=1)

    @staticmethod
    def part() -> ModuleType:
        """Return this module."""
        return sys.modules[__name__]

    @staticmethod
    def unit(game: Game) -> float:
        """Return the points that the judge counts as one."""
        return UNITS[game.options["prize"] == "pay_or_hand"][game.seats - 2]

    @staticmethod
    def measure(game: Game) -> Numbers:
        """Return by how much results miss what is foreseen."""
        return np.array([SPREADS[game.options["prize"] == "pay_or_hand"][game.seats - 2]])

    @staticmethod
    def odds_of(logits: Floats) -> Floats:
        """Return the logits: most cards are in no hand at all."""
        return logits


@kernel
def ended(root: State, state: State, table: Table, ahead: int) -> bool:
    """Tell whether somebody is to act beyond the rounds to look at, or nobody any more."""
    if state.phase == OVER:
        return True
    return state.round_number > root.round_number + ahead and rules.to_act(state, table) != 0


@kernel
def likely(state: State, table: Table, seat: int, odds: Floats) -> float:
    """Return how likely the others' hands are, as a logarithm, but for what is the same in all worlds."""
    total = 0.0
    for other in range(table.players):
        if other != seat:
            for word in range(WORDS):
                cards = int(state.hand[other, word])
                while cards:
                    total += odds[other, SPAN * word + lowest(cards)]
                    cards &= cards - 1
    return total


@kernel
def points(root: State, state: State, table: Table, seat: int) -> float:
    """Return the victory points that a seat has gained, compared with the others' mean."""
    lead = 0.0
    for other in range(table.players):
        gained = float(int(state.points[other]) - int(root.points[other]))
        lead += gained if other == seat else -gained / (int(table.players) - 1)
    return lead


@kernel
def value(state: State, table: Table, seat: int, gains: Numbers, numbers: Numbers) -> float:
    """Return the chance to win the match: a seat's share, by where everybody's points are foreseen to end."""
    players = int(table.players)
    if state.phase == OVER:
        won = int(rules.winners(state, table))
        return 1.0 / popcount(won) if (won >> seat) & 1 else 0.0
    spread = LEAST + numbers[0] * math.sqrt(PILE - int(state.gone))
    share = (players - 1) / players  # of a lead over the others' mean that is a lead over the mean of all
    mine = float(state.points[seat]) + share * gains[seat]
    total = 0.0
    for other in range(players):
        total += math.exp(min((float(state.points[other]) + share * gains[other] - mine) / spread, 50.0))
    return 1.0 / total
