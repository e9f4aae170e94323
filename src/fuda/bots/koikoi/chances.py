"""Koi-Koi: the chance to win a match as it stands, of many matches at once: by the lead, the rounds left, who deals.

How rounds between players of the reference policy end gives it (`scale.py`), for each set of table rules.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

from fuda.bots.koikoi.scale import REACH, SPAN
from fuda.bots.scale import CHANCE, scale
from fuda.catalogue import game as game_at
from fuda.core.game import Game
from fuda.core.observation import place
from fuda.games.koikoi.observation import LAYOUT, LEFT

POINT = 0.001  # what a point counts beside the chance: where that is the same either way, more are better


class Standings:
    """What matches at some tables are worth to their seats; NumPy's arrays and PyTorch's tensors are treated alike."""

    def __init__(self, games: Sequence[Game], array: Callable[[Any], Any] = np.asarray) -> None:
        numbers = np.zeros((len(games), LEFT + 1, SPAN, 2), np.float32)
        for i, game in enumerate(games):
            known = scale(game).numbers[CHANCE, : LEFT + 1]
            numbers[i, : len(known)] = known
        self._numbers = array(numbers)
        self._points = array(np.array([POINT / (2 if game.plain_table.zero_sum else 1) for game in games], np.float32))

    def standing(self, scores: Any, which: Any, seat: Any, observation: Any) -> Any:
        """Return each seat's chance in a match that goes on, as the one to act observes it."""
        left = 0 * seat
        for number in range(LEFT):
            left = left + number * _bit(observation, place(LAYOUT, "left") + number)
        dealt = _bit(observation, place(LAYOUT, "oya"))
        dealer = seat * dealt + (1 - seat) * (1 - dealt)
        lead = scores[:, 0] - scores[:, 1]
        chance = self._numbers[which, left + 1, lead.clip(-REACH, REACH) + REACH, 1 - dealer]
        return self._both(scores, chance, which)

    def result(self, scores: Any, which: Any) -> Any:
        """Return what a finished match was worth to each seat: 1 won, 0 lost."""
        lead = scores[:, 0] - scores[:, 1]
        return self._both(scores, 0.5 * (1 + lead.clip(-1, 1)), which)

    def _both(self, scores: Any, chance: Any, which: Any) -> Any:
        worth = 0.0 * scores
        worth[:, 0] = chance + (scores[:, 0] - scores[:, 1]) * self._points[which]
        worth[:, 1] = 1 - worth[:, 0]
        return worth


def _bit(observation: Any, bit: int) -> Any:
    return (observation[:, bit // 32] >> bit % 32) & 1


def prepare(games: Sequence[Game]) -> Iterator[int]:
    """Have the scales of these tables made and kept, one a second on each core; yield how many there are by now."""
    asked = [(game.name, dict(game.options)) for game in games]
    _made(asked[0])  # what that needs is compiled once, before several processes do it
    yield 1
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for number, _ in enumerate(pool.map(_made, asked[1:]), 2):
            yield number


def _made(asked: tuple[str, dict[str, Any]]) -> None:
    name, options = asked
    scale(game_at(name, **options))
