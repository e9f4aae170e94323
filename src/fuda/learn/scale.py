"""What a step of a match was worth to each seat, in the units that a network learns from.

Points count above the mean of the others. A game whose players bring `chances` can be learnt on the scale of the match:
by how much the chance to win it, or not to lose it, has risen. NumPy's arrays and PyTorch's tensors are treated alike.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.bots import players
from fuda.core.batch import GOES_ON, MATCH_ENDED, Batch
from fuda.core.errors import FudaError
from fuda.learn.tables import Tables

STEPS = 400  # of random play by which it is found how far results go
MATCH, POINTS = "match", "points"  # what a network may learn to gain


def prepare(tables: Tables, aim: str) -> Iterator[int]:
    """Have ready what gains at these tables are counted by, where that takes time; yield how many tables have it."""
    brought = players(tables.games[0].name).chances
    if aim != POINTS and hasattr(brought, "prepare"):
        yield from brought.prepare(tables.games)


class Shown(NamedTuple):
    """What a batch shows of its matches after a step; its arrays, or tensors, are written anew by each."""

    which: Any
    seat: Any
    observation: Any
    reward: Any
    ended: Any
    points: Any  # scores at the present decision


def shown_by(batch: Batch) -> Shown:
    """Return what a batch on cores shows."""
    return Shown(batch.which, batch.seat, batch.observation, batch.reward, batch.ended, batch.arrays.points)


class Scale:
    """Gains of the seats at some tables; `array` makes a NumPy array one of the kind to work with."""

    def __init__(self, tables: Tables, aim: str = "", array: Callable[[Any], Any] = np.asarray) -> None:
        """Make the scale of the match where the game has one and nothing else is the aim."""
        games = tables.games
        self._sign = -1.0 if games[0].spec.fewest else 1.0
        self._players = array(np.array([[game.seats] for game in games], np.float32))
        brought = players(games[0].name).chances
        if aim == MATCH and brought is None:
            raise FudaError(f"{games[0].name} can be learnt for points alone: there is no scale of its matches")
        self._standings = None if brought is None or aim == POINTS else brought.Standings(games, array)

    @property
    def of_the_match(self) -> bool:
        """Whether gains are chances of the match, not points."""
        return self._standings is not None

    def standing(self, shown: Shown) -> Any:
        """Return what the matches are worth to each seat as they stand."""
        if self._standings is None:
            return 0.0 * shown.points
        return self._standings.standing(shown.points, shown.which, shown.seat, shown.observation)

    def gain(self, before: Any, scores: Any, shown: Shown, now: Any) -> Any:
        """Return what each seat gained by a step, from the standings and scores before it and the standings now."""
        if self._standings is None:
            return self.lead(shown.reward, shown.which)
        result = self._standings.result(scores + shown.reward, shown.which)
        over = 1.0 * (shown.ended == MATCH_ENDED)[:, None]
        return over * result + (1.0 - over) * now - before

    def result(self, scores: Any, which: Any) -> Any:
        """Return what finished matches were worth to each seat."""
        assert self._standings is not None
        return self._standings.result(scores, which)

    def lead(self, earned: Any, which: Any) -> Any:
        """Return the points that each seat earned above the mean of the others."""
        points, many = self._sign * earned, self._players[which]
        return points - (points.sum(1)[:, None] - points) / (many - 1)


def units(tables: Tables, seed: int, aim: str = "") -> NDArray[np.float32]:
    """Return about how far the results of a round go at each table, so that all tables count alike."""
    scale, batch = Scale(tables, aim), Batch(tables.games, 16 * len(tables.games))
    shown = shown_by(batch)
    batch.reset(seed)
    squares, ends = np.zeros(len(tables.games)), np.full(len(tables.games), 1e-9)
    earned, now = np.zeros(batch.reward.shape), scale.standing(shown)
    for _ in range(STEPS):
        scores, before = batch.arrays.points.copy(), now
        batch.step(batch.random())
        now = scale.standing(shown)
        earned += scale.gain(before, scores, shown, now)
        for i in np.flatnonzero(batch.ended != GOES_ON):
            table, gains = int(batch.which[i]), earned[i, : tables.games[int(batch.which[i])].seats]
            squares[table] += float(((gains - gains.mean()) ** 2).mean())
            ends[table] += 1
            earned[i] = 0
    mean = float(np.sqrt(squares.sum() / ends.sum()))
    found = np.where(ends > 3, np.sqrt(squares / ends), mean)
    return np.maximum(found, 0.25 * mean + 1e-3).astype(np.float32)
