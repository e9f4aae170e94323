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
RARELY = 3  # worlds of as many in which comes what none of them has shown, at most (the rule of three)
UNSEEN = RARELY / 2  # the same at two standard errors
ROOM = 0.25  # share of what another best move would change that counts: tried with deep looks, see docs/review.md
MARGIN = 0.5  # standard errors by which a move must beat the reference policy's to be taken for better


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

    def interval(self, stretch: float = 1.0, systematic_error: float = 0.0, usual: float = 0.0) -> Interval:
        """Return the 95 % interval, stretched; more worlds do not lessen `systematic_error`, a standard deviation.

        That something came out the same in all worlds proves only so much: what none of them has shown is as far off
        as results `usual`ly are.
        """
        unseen = UNSEEN * usual / (self.worlds + 1) if self.worlds else 0.0
        sampling = stretch * math.hypot(self.error, unseen)
        reach = student(max(1, self.worlds - 1)) * math.hypot(sampling, systematic_error)
        return Interval(*(round(each, DIGITS) for each in (self.mean, self.mean - reach, self.mean + reach)))

    def calibrated(
        self, game: str, phase: str, kind: calibration.Kind, measure: int, worlds: int, systematic_error: float = 0.0
    ) -> Interval:
        """Return the 95 % interval of what so many worlds of a position say, as far as a deeper look asks for."""
        stretch = calibration.stretch(game, phase, kind, measure, worlds)
        return self.interval(stretch, systematic_error, calibration.usual(game, measure))


def exact(value: float) -> Estimate:
    """Return a number that is known."""
    return Estimate(value, 0.0, 0)


def total(parts: Sequence[Estimate]) -> Estimate:
    """Add estimates up that have nothing to do with each other; its degrees of freedom are Welch's."""
    square = math.fsum(each.error**2 for each in parts)
    fourth = math.fsum(each.error**4 / max(1, each.worlds - 1) for each in parts)
    worlds = 1 + round(square**2 / fourth) if fourth > 0 else 2
    return Estimate(math.fsum(each.mean for each in parts), math.sqrt(square), max(2, worlds))


def exceeds(mean: float, error: float) -> float:
    """Return how likely a normal variable is above zero; of one that is just zero nothing is known.

    >>> [round(exceeds(mean, error), 2) for mean, error in ((1.0, 1.0), (2.0, 0.0), (0.0, 0.0), (-2.0, 0.0))]
    [0.84, 1.0, 0.5, 0.0]
    """
    return 0.5 * math.erfc(-mean / error / math.sqrt(2)) if error else 0.5 * (1 + (mean > 0) - (mean < 0))


def ahead(mean: float, error: float) -> float:
    """Return the expected square of what a normal variable is above zero.

    >>> [round(ahead(mean, 1.0), 3) for mean in (-2.0, 0.0, 3.0)]
    [0.006, 0.5, 10.0]
    """
    if not error:
        return max(0.0, mean) ** 2
    z, above = mean / error, exceeds(mean, error)
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
    """All worlds in which a position's moves were tried so far.

    The last of the moves is tried in all of them. Others may have been dropped: what such a one is worth follows from
    by how much it differs from the last one in the worlds of both.
    """

    def __init__(self) -> None:
        self.results: list[NDArray[np.float32]] = []  # of each move, by world, measure and seat
        self.clusters = np.zeros(0, np.int64)
        self._means: dict[tuple[int, int, int], float] = {}  # by move, measure and seat, of the worlds by now
        self._inexact = 0.0  # sum of the looks' squared shares by their effective numbers, times all worlds squared

    def add(self, tried: Tried, moves: Sequence[int] | None = None) -> None:
        """Add worlds in which these moves were tried, all where none are named; the last one always is."""
        places, count = range(tried.results.shape[1]) if moves is None else moves, len(tried.clusters)
        if not self.results:
            self.results = [tried.results[:0, 0]] * len(places)
            self.features = np.zeros_like(tried.features)  # by move, means over its worlds
        for column, move in enumerate(places):
            known = len(self.results[move])
            self.results[move] = np.concatenate([self.results[move], tried.results[:, column]])
            self.features[move] += (tried.features[column] - self.features[move]) * count / (known + count)
        self.clusters = np.concatenate([self.clusters, tried.clusters])
        self._inexact += count**2 / tried.effective
        self._means.clear()

    @property
    def usual(self) -> Floats:
        """How far results usually are from their mean, by measure and seat."""
        return np.mean([each.std(axis=0) for each in self.results], axis=0)

    @property
    def worlds(self) -> int:
        """How many there are."""
        return len(self.clusters)

    @property
    def effective_worlds(self) -> float:
        """How many equally likely worlds these are worth."""
        by_hand = np.bincount(self.clusters) / self.worlds
        effective = self.worlds**2 / self._inexact if self._inexact else math.inf
        return float(min(1 / (by_hand**2).sum(), effective))

    def racing(self, moves: int) -> list[int]:
        """Return which of the first moves were tried in all worlds."""
        return [move for move in range(moves) if len(self.results[move]) == self.worlds]

    def mean(self, move: int, measure: int, seat: int) -> Estimate:
        """Return the value of a move."""
        return self._estimate(*self._value(move, measure, seat), len(self.results[move]))

    def means(self, measure: int, seat: int) -> Floats:
        """Return the values of all moves."""
        return np.array([self._mean(move, measure, seat) for move in range(len(self.results))])

    def _mean(self, move: int, measure: int, seat: int) -> float:
        """Return the value of a move, worked out once: moves are put in order again and again."""
        if (move, measure, seat) not in self._means:
            self._means[move, measure, seat] = self._value(move, measure, seat)[0]
        return self._means[move, measure, seat]

    def difference(self, one: int, other: int, measure: int, seat: int) -> Estimate:
        """Return by how much a move is better than another, in the same worlds."""
        if one == other or (max(one, other) == len(self.results) - 1 and self._same(one, other, measure, seat)):
            return exact(0.0)  # the same move, or the one that the reference policy plays too
        return self._gap(one, other, measure, seat)

    def _same(self, one: int, other: int, measure: int, seat: int) -> bool:
        """Tell whether two moves come to the same in all worlds of both."""
        worlds = min(len(self.results[one]), len(self.results[other]))
        return (self.results[one][:worlds, measure, seat] == self.results[other][:worlds, measure, seat]).all()

    def _gap(self, one: int, other: int, measure: int, seat: int) -> Estimate:
        (better, parts), (worse, others) = (self._value(move, measure, seat) for move in (one, other))
        return self._estimate(better - worse, parts - others, min(len(self.results[one]), len(self.results[other])))

    def best_against(self, other: int, moves: int, by: int, measures: Sequence[int], seat: int) -> list[Estimate]:
        """Return by how much the best of the first `moves` is better than another one, in each measure.

        Chosen and valued in the same worlds the best would be flattered: each half of the worlds is valued with the
        move that is best (in the measure `by`) in the other half. What was dropped is not the best.
        """
        racing = self.racing(moves)
        wide = np.stack([self.results[move][:, :, seat] for move in (*racing, other, -1)], axis=1).astype(np.float64)
        half = self.clusters % 2 == 1  # worlds with the same hand stay together
        if half.all() or not half.any():
            half = np.arange(self.worlds) % 2 == 1
        best = np.zeros(self.worlds, np.int64)
        for side in (half, ~half):
            best[~side] = self._chosen(wide[side], len(racing), by)
        if other in racing and (best == racing.index(other)).all():
            return [self._unbeaten(other, racing, by, measure, seat) for measure in measures]
        rows, chosen = np.arange(self.worlds), racing[self._chosen(wide, len(racing), by)]
        found = list[Estimate]()
        for measure in measures:
            gap = self._estimate(*_centred(wide[rows, best, measure] - wide[:, -2, measure]), self.worlds)
            error = math.hypot(gap.error, math.sqrt(ROOM * self._room(chosen, racing, by, measure, seat)))
            found.append(Estimate(gap.mean, error, gap.worlds))
        return found

    def _unbeaten(self, best: int, racing: Sequence[int], by: int, measure: int, seat: int) -> Estimate:
        """Return that nothing was lost by the best move, as surely as each of the others is behind it."""
        room = self._room(best, racing, by, measure, seat, only_ahead=True)
        return Estimate(0.0, math.sqrt(room), self._hands(self.worlds))

    def _room(
        self, best: int, racing: Sequence[int], by: int, measure: int, seat: int, *, only_ahead: bool = False
    ) -> float:
        """Return the variance of the best move's value since another may be the best.

        Best is what is best in the measure `by`: by how much another differs in a second one counts as often as it may
        be, or where it is better.
        """
        room = 0.0
        for other in racing:
            if other != best:
                gap = self._gap(other, best, measure, seat)
                likely = self._surpasses(other, best, by, seat) * (gap.mean**2 + gap.error**2)
                room += min(ahead(gap.mean, gap.error), likely) if only_ahead or measure == by else likely
        return room

    def _surpasses(self, other: int, best: int, by: int, seat: int) -> float:
        """Return how likely another move is better than the best one in the measure `by`.

        Where that is level in all worlds, the other measure says which is better, but for worlds that were not seen.
        """
        first = self._gap(other, best, by, seat)
        if first.mean or first.error:
            return exceeds(first.mean, first.error)
        second = self._gap(other, best, 1 - by, seat)
        unseen = RARELY / (self.worlds + RARELY)
        return unseen / 2 + (1 - unseen) * exceeds(second.mean, second.error)

    def _chosen(self, results: Floats, moves: int, by: int) -> int:
        """Return the best of the first moves in some worlds; by how much it beats the reference counts for half.

        Of those that are as good in the measure `by`, as in a match that is decided, the best in the other one.
        """
        gaps = results[:, :moves] - results[:, -1:]
        score = gaps.mean(axis=0) - MARGIN * gaps.std(axis=0) / math.sqrt(len(gaps))
        return max(range(moves), key=lambda move: (score[move, by], score[move].sum()))

    def _value(self, move: int, measure: int, seat: int) -> tuple[float, Floats]:
        """Return the value of a move, and what each world has to do with it."""
        everywhere = self.results[-1][:, measure, seat].astype(np.float64)
        results = self.results[move][:, measure, seat].astype(np.float64)
        if len(results) == len(everywhere):
            return _centred(results)
        value, parts = _centred(everywhere)
        further, others = _centred(results - everywhere[: len(results)])
        parts[: len(results)] += others
        return value + further, parts

    def _estimate(self, mean: float, parts: Floats, worlds: int) -> Estimate:
        """Return a mean with its error from how hands differ: the likely ones are drawn again and again."""
        count = self._hands(worlds)
        square = float((np.bincount(self.clusters, parts) ** 2).sum())
        return Estimate(mean, math.sqrt(square * count / max(1, count - 1)), count)

    def _hands(self, worlds: int) -> int:
        """Return how many hands the first worlds have."""
        return int(np.count_nonzero(np.bincount(self.clusters[:worlds])))


def _centred(values: Floats) -> tuple[float, Floats]:
    """Return the mean, and by how much each value moves it."""
    mean = float(values.mean())
    return mean, (values - mean) / len(values)
