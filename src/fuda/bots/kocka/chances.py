"""Kouřící kočka: the chance to lose a match, by how many letters each seat is short of the word.

The scale of a match: every round one seat takes a letter, each as likely, as among players of one strength; who first
has the whole word has lost. So a letter weighs more near the end, also a neighbour's.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fuda.core.game import Game
from fuda.games.kocka import rules
from fuda.games.kocka.table import LETTERS

Floats = NDArray[np.float64]


@cache
def chances() -> Floats:
    """Return the chance of the first of four seats to be the loser, by the letters that each is short of the word.

    >>> round(float(chances()[1, 5, 5, 5]), 3), float(chances()[3, 3, 3, 3])
    (0.929, 0.25)
    """
    most = LETTERS[-1]
    found: Floats = np.zeros((most + 1,) * rules.SEATS)
    for short in product(range(most + 1), repeat=rules.SEATS):  # ascending: those with a letter more come before
        out = short.count(0)
        if out:
            found[short] = (short[0] == 0) / out
        else:
            found[short] = sum(found[_after(short, seat)] for seat in range(rules.SEATS)) / rules.SEATS
    return found


class Standings:
    """What matches at some tables are worth to their seats; NumPy's arrays and PyTorch's tensors are treated alike."""

    def __init__(self, games: Sequence[Game], array: Callable[[Any], Any] = np.asarray) -> None:
        self._loses = array(chances().astype(np.float32))
        self._words = array(np.array([[int(game.plain_table.letters)] for game in games]))

    def standing(self, scores: Any, which: Any, seat: Any, observation: Any) -> Any:
        """Return what each seat's letters are worth in a match that goes on, whoever is to act."""
        return self.result(scores, which)

    def result(self, scores: Any, which: Any) -> Any:
        """Return what a match is worth to each seat: minus the chance to lose it, in the end 0 or −1."""
        short, seats = (self._words[which] - scores).clip(min=0), scores.shape[1]
        worth = 0.0 * scores
        for seat in range(seats):
            worth[:, seat] = -self._loses[tuple(short[:, (seat + i) % seats] for i in range(seats))]
        return worth


def _after(short: tuple[int, ...], loser: int) -> tuple[int, ...]:
    return tuple(each - (seat == loser) for seat, each in enumerate(short))
