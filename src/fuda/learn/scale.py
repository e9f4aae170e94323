"""What a step of a match was worth to each seat, in the units that a network learns from.

Points count above the mean of the others. A game whose players bring `chances` is learnt on the scale of the match: by
how much the chance not to lose it has risen. NumPy's arrays and PyTorch's tensors are treated alike.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fuda.bots import players
from fuda.core.batch import GOES_ON, Batch
from fuda.learn.tables import Tables

STEPS = 400  # of random play by which it is found how far results go


class Scale:
    """Gains of the seats at some tables; `array` makes a NumPy array one of the kind to work with."""

    def __init__(self, tables: Tables, array: Callable[[Any], Any] = np.asarray) -> None:
        games = tables.games
        self._sign = -1.0 if games[0].spec.fewest else 1.0
        self._players = array(np.array([[game.seats] for game in games], np.float32))
        brought = players(games[0].name).chances
        self._loses = None if brought is None else array(brought.chances().astype(np.float32))
        self._targets = None if brought is None else array(np.array([[brought.target(game)] for game in games]))

    @property
    def of_the_match(self) -> bool:
        """Whether gains are chances of the match, not points."""
        return self._loses is not None

    def gain(self, before: Any, earned: Any, which: Any) -> Any:
        """Return what each seat gained by an addition to its score, at these tables."""
        if self._loses is None:
            return self.lead(earned, which)
        return self._worth(before + earned, which) - self._worth(before, which)

    def lead(self, earned: Any, which: Any) -> Any:
        """Return the points that each seat earned above the mean of the others."""
        points, many = self._sign * earned, self._players[which]
        return points - (points.sum(1)[:, None] - points) / (many - 1)

    def _worth(self, scores: Any, which: Any) -> Any:
        assert self._loses is not None
        assert self._targets is not None
        short, seats = (self._targets[which] - scores).clip(min=0), scores.shape[1]
        worth = 0.0 * scores
        for seat in range(seats):
            worth[:, seat] = -self._loses[tuple(short[:, (seat + i) % seats] for i in range(seats))]
        return worth


def units(tables: Tables, seed: int) -> NDArray[np.float32]:
    """Return about how far the results of a round go at each table, so that all tables count alike."""
    scale, batch = Scale(tables), Batch(tables.games, 16 * len(tables.games))
    batch.reset(seed)
    squares, ends = np.zeros(len(tables.games)), np.full(len(tables.games), 1e-9)
    earned = np.zeros(batch.reward.shape)
    for _ in range(STEPS):
        before = batch.arrays.points.copy()
        batch.step(batch.random())
        earned += scale.gain(before, batch.reward, batch.which)
        for i in np.flatnonzero(batch.ended != GOES_ON):
            table, gains = int(batch.which[i]), earned[i, : tables.games[int(batch.which[i])].seats]
            squares[table] += float(((gains - gains.mean()) ** 2).mean())
            ends[table] += 1
            earned[i] = 0
    mean = float(np.sqrt(squares.sum() / ends.sum()))
    found = np.where(ends > 3, np.sqrt(squares / ends), mean)
    return np.maximum(found, 0.25 * mean + 1e-3).astype(np.float32)
