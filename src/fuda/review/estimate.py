"""Values from worlds: means with intervals, differences in the same worlds, and the best move without flattering it."""

import math
from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from fuda.bots.estimate import student
from fuda.review import calibration
from fuda.review.worlds import Tried

Floats = NDArray[np.float64]
DIGITS = 5  # of what is told: a review has thousands of numbers, and pages wait for them
UNSEEN = 3 / 2  # what no world has shown may come in three of as many (the rule of three), at two standard errors
DOUBT = 0.5  # standard errors by which a move must beat the reference policy's to be taken for better


class Interval(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    mean: float
    low: float
    high: float


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its standard error, from so many worlds; from none where it is known."""

    mean: float
    error: float
    worlds: int

    def interval(self, stretch: float = 1.0, doubt: float = 0.0, usual: float = 0.0) -> Interval:
        """Return the 95 % interval, stretched; `doubt` is a standard deviation that more worlds would not take away.

        That something came out the same in all worlds proves only so much: what none of them has shown is as far off
        as results `usual`ly are.
        """
        unseen = UNSEEN * usual / (self.worlds + 1) if self.worlds else 0.0
        reach = student(max(1, self.worlds - 1)) * math.hypot(stretch * math.hypot(self.error, unseen), doubt)
        return Interval(*(round(each, DIGITS) for each in (self.mean, self.mean - reach, self.mean + reach)))

    def calibrated(self, game: str, phase: str, kind: calibration.Kind, measure: int, doubt: float = 0.0) -> Interval:
        """Return the 95 % interval of something that a position says, as far as a deeper look asks for."""
        stretch = calibration.stretch(game, phase, kind, measure)
        return self.interval(stretch, doubt, calibration.usual(game, measure))


def exact(value: float) -> Estimate:
    """Return a number that is known."""
    return Estimate(value, 0.0, 0)


def total(parts: Sequence[Estimate]) -> Estimate:
    """Add estimates up that have nothing to do with each other; its degrees of freedom are Welch's."""
    square = math.fsum(each.error**2 for each in parts)
    fourth = math.fsum(each.error**4 / max(1, each.worlds - 1) for each in parts)
    worlds = 1 + round(square**2 / fourth) if fourth > 0 else 2
    return Estimate(math.fsum(each.mean for each in parts), math.sqrt(square), max(2, worlds))


def ahead(mean: float, error: float) -> float:
    """Return the expected square of what a normal variable is above zero.

    >>> [round(ahead(mean, 1.0), 3) for mean in (-2.0, 0.0, 3.0)]
    [0.006, 0.5, 10.0]
    """
    if not error:
        return max(0.0, mean) ** 2
    z = mean / error
    above = 0.5 * math.erfc(-z / math.sqrt(2))
    return max(
        0.0, (mean * mean + error * error) * above + mean * error * math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    )


def mean_of(values: NDArray[np.float32]) -> Estimate:
    """Return the mean of results in worlds that are all as likely."""
    count = len(values)
    wide = values.astype(np.float64)
    spread = float(wide.std(ddof=1)) if count > 1 else 0.0
    return Estimate(float(wide.mean()), spread / math.sqrt(count), count)


class Sample:
    """All worlds in which a position's moves were tried so far."""

    def __init__(self) -> None:
        self._tried: list[Tried] = []

    def add(self, tried: Tried) -> None:
        """Add worlds."""
        self._tried.append(tried)
        # Each batch stands for what its hands weigh in the mean; the same place in two batches is not the same hand.
        weights = np.concatenate([each.weights for each in self._tried])
        self.weights = weights / weights.sum()
        first, clusters = 0, list[NDArray[np.int64]]()
        for each in self._tried:
            clusters.append(each.clusters + first)
            first += int(each.clusters.max()) + 1
        self.clusters = np.concatenate(clusters)
        self.results = np.concatenate([each.results for each in self._tried])
        shares = np.array([float(each.weights.sum()) for each in self._tried])
        shares /= shares.sum()
        self.features = np.einsum("i,ijk->jk", shares, np.array([each.features for each in self._tried]))
        squares = sum(share**2 / each.effective for share, each in zip(shares, self._tried, strict=True))
        self.effective = 1 / squares if squares else math.inf
        self.usual = self.results.std(axis=0).mean(axis=0)  # by measure and seat

    @property
    def worlds(self) -> int:
        """How many there are."""
        return len(self.weights)

    @property
    def effective_worlds(self) -> float:
        """How many equally likely worlds these are worth."""
        by_hand = np.bincount(self.clusters, self.weights)
        return float(min(1 / (by_hand**2).sum(), self.effective))

    def mean(self, move: int, measure: int, seat: int) -> Estimate:
        """Return the value of a move."""
        return self._estimate(self.results[:, move, measure, seat].astype(np.float64))

    def means(self, measure: int, seat: int) -> Floats:
        """Return the values of all moves."""
        return self.weights @ self.results[:, :, measure, seat].astype(np.float64)

    def difference(self, one: int, other: int, measure: int, seat: int) -> Estimate:
        """Return by how much a move is better than another, in the same worlds."""
        wide = self.results[:, :, measure, seat].astype(np.float64)
        if one == other or ((wide[:, one] == wide[:, other]).all() and max(one, other) == wide.shape[1] - 1):
            return exact(0.0)  # the same move, or the one that the reference policy plays too
        return self._estimate(wide[:, one] - wide[:, other])

    def best_against(self, other: int, moves: int, by: int, measures: Sequence[int], seat: int) -> list[Estimate]:
        """Return by how much the best of the first `moves` is better than another one, in each measure.

        Chosen and valued in the same worlds the best would be flattered: each half of the worlds is valued with the
        move that is best (in the measure `by`) in the other half.
        """
        wide = self.results[:, :, :, seat].astype(np.float64)
        half = self.clusters % 2 == 1  # worlds with the same hand stay together
        if half.all() or not half.any():
            half = np.arange(self.worlds) % 2 == 1
        best = np.zeros(self.worlds, np.int64)
        for side in (half, ~half):
            best[~side] = self._chosen(wide[side][:, :, by], self.weights[side], moves)
        rows = np.arange(self.worlds)
        return [
            self._estimate(wide[rows, best, measure] - wide[rows, other, measure])
            if (best != other).any()
            else self._unbeaten(wide[:, :moves, measure], other)
            for measure in measures
        ]

    def _unbeaten(self, results: Floats, best: int) -> Estimate:
        """Return that nothing was lost by the best move, as surely as each of the others is behind it."""
        gaps = [
            self._estimate(results[:, other] - results[:, best]) for other in range(results.shape[1]) if other != best
        ]
        room = math.fsum(ahead(gap.mean, gap.error) for gap in gaps)
        return Estimate(0.0, math.sqrt(room), int(np.count_nonzero(np.bincount(self.clusters))))

    def _chosen(self, results: Floats, weights: Floats, moves: int) -> int:
        """Return the best of the first moves in some worlds; by how much it beats the reference counts for half."""
        shares = weights / weights.sum()
        gaps = results[:, :moves] - results[:, -1:]
        means = shares @ gaps
        errors = np.sqrt((shares[:, None] ** 2 * (gaps - means) ** 2).sum(axis=0))
        return int(np.argmax(means - DOUBT * errors))

    def _estimate(self, values: Floats) -> Estimate:
        """Return a mean over the worlds, its error from how hands differ: the likely ones are drawn again and again."""
        mean = float(self.weights @ values)
        parts = np.bincount(self.clusters, self.weights * (values - mean))
        count = int(np.count_nonzero(np.bincount(self.clusters)))
        return Estimate(mean, math.sqrt(float((parts**2).sum()) * count / max(1, count - 1)), count)
