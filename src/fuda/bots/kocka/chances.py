"""Kouřící kočka: the chance to lose a match, by how many letters each seat is short of the word.

The scale of a match: every round one seat takes a letter, each as likely, as among players of one strength; who first
has the whole word has lost. So a letter weighs more near the end, also a neighbour's.
"""

from functools import cache
from itertools import product

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


def target(game: Game) -> int:
    """Return the letters of the word."""
    return int(game.plain_table.letters)


def _after(short: tuple[int, ...], loser: int) -> tuple[int, ...]:
    return tuple(each - (seat == loser) for seat, each in enumerate(short))
