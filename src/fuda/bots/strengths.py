"""Strengths by Luce's choice rule: of those at a table each takes the match with a chance in proportion to strength.

For two that is Bradley and Terry's model. What is taken may be a win or a loss. All strengths here are logarithms, and
those are found that make the matches likeliest. Several chairs may have the same strength, a match may be shared.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.bots.estimate import SURE, student

STEPS, CLOSE = 200, 1e-10  # of Newton's method; four or five are enough where results are not extreme
FAR = 50.0  # from the others, beyond which no bound of a strength is looked for
WHOLE = 1 - 1e-9  # of a match that was taken whole, though its parts were added up

Numbers: TypeAlias = NDArray[np.float64]


class Matches(NamedTuple):
    """What is known of all matches, a row each; columns are entrants."""

    chairs: Numbers  # how many each had at the table
    shares: Numbers  # of the match that each took
    deals: NDArray[np.int64]  # which cards were dealt


class Extreme(NamedTuple):
    """An entrant that took all (1) or nothing (-1) against those that were left when it was set aside."""

    entrant: int
    side: int


def extremes(matches: Matches) -> tuple[list[Extreme], Matches]:
    """Set aside who took all or nothing, one after another, and return them with what the matches say of the others.

    No strength is so far off that more would not fit still better. So far off they say nothing of those who are left:
    who takes nothing might not have sat there, and who takes all leaves nothing to take.
    """
    chairs, found = matches.chairs.copy(), list[Extreme]()
    while extreme := _extreme(chairs, matches.shares):
        found.append(extreme)
        if extreme.side > 0:
            chairs[chairs[:, extreme.entrant] > 0] = 0
        chairs[:, extreme.entrant] = 0
    contested = _contested(chairs)
    return found, Matches(chairs[contested], matches.shares[contested], matches.deals[contested])


def _extreme(chairs: Numbers, shares: Numbers) -> Extreme | None:
    """Return the first entrant that took all or nothing of its matches against others."""
    contested = _contested(chairs)
    for entrant in range(chairs.shape[1]):
        taken = shares[contested & (chairs[:, entrant] > 0), entrant]
        if len(taken) and (taken.min() > WHOLE or not taken.any()):
            return Extreme(entrant, 1 if taken.any() else -1)
    return None


def _contested(chairs: Numbers) -> NDArray[np.bool_]:
    """Return in which matches several entrants sit at the table."""
    return (chairs > 0).sum(axis=1) > 1


def together(left: Matches, entrants: Sequence[int]) -> list[int]:
    """Return which entrants can be compared with the first: chains of what each took from others lead there and back.

    Where there are none, one side may be as far from the other as one likes.
    """
    took, sat = left.shares[:, entrants] > 0, left.chairs[:, entrants] > 0
    reach = (took.T.astype(float) @ sat) > 0
    for middle in range(len(entrants)):
        reach |= np.outer(reach[:, middle], reach[middle])
    return [each for place, each in enumerate(entrants) if not place or (reach[0, place] and reach[place, 0])]


def fitted(left: Matches, entrants: Sequence[int]) -> Numbers:
    """Return the likeliest strengths, the first at 0: by Newton's method, each step halved until it leads upwards."""
    chairs, shares = left.chairs[:, entrants], left.shares[:, entrants]
    strengths = np.zeros(len(entrants))

    def likelihood(strengths: Numbers) -> float:
        chances = _chances(chairs, strengths)
        with np.errstate(divide="ignore"):  # a step too far may make what happened impossible
            return float((shares * np.log(np.where(shares > 0, chances, 1))).sum())

    for _ in range(STEPS):
        chances = _chances(chairs, strengths)
        slope = (shares - chances).sum(axis=0)
        step = np.zeros(len(entrants))
        step[1:] = np.linalg.solve(_curvature(chances)[1:, 1:], slope[1:])
        while np.abs(step).max() > CLOSE and likelihood(strengths + step) < likelihood(strengths):
            step /= 2
        strengths = strengths + step
        if np.abs(step).max() <= CLOSE:
            break
    return strengths


def reaches(left: Matches, entrants: Sequence[int], strengths: Numbers, origin: int) -> Numbers | None:
    """Return how far the 95 % interval of each strength above the origin's reaches; None where deals are too few.

    What a deal adds to the slope is what it would change in the strengths. Squared and added up over the deals, that is
    how much others would (the sandwich estimate): so it counts that matches of a deal have their cards in common.
    """
    _, deals = np.unique(left.deals, return_inverse=True)
    count = int(deals.max(initial=-1)) + 1
    if count < 2:
        return None
    chances = _chances(left.chairs[:, entrants], strengths)
    others = np.arange(len(entrants)) != origin
    slopes = np.zeros((count, len(entrants)))
    np.add.at(slopes, deals, left.shares[:, entrants] - chances)
    changes = np.zeros((len(entrants), count))
    changes[others] = np.linalg.solve(_curvature(chances)[np.ix_(others, others)], slopes[:, others].T)
    return student(count - 1) * np.sqrt((changes**2).sum(axis=1) * count / (count - 1))


def bounds(matches: Matches, strengths: Numbers, found: Sequence[Extreme]) -> list[float | None]:
    """Return the strength that each of the extremes has at least or at most, None where nothing is known of it.

    It is as sure as the end of an interval: with that strength, what happened would be as unlikely, each deal being one
    toss of a coin. The others are taken at their strengths (NaN is none), or at their bounds on the same side.
    """
    known = {side: strengths.copy() for side in (1, -1)}
    for entrant, side in reversed(found):  # the less extreme ones first
        others = matches.chairs.copy()
        others[:, entrant] = 0
        fit = np.isfinite(known[side])
        rows = (matches.chairs[:, entrant] > 0) & others.any(axis=1) & ~others[:, ~fit].any(axis=1)
        if rows.any():
            weights = others[rows][:, fit] * np.exp(known[side][fit])
            even = np.log(weights.sum(axis=1) / matches.chairs[rows, entrant])  # a strength that would take half of it
            known[side][entrant] = _bound(even, matches.deals[rows], side)
    limits = [float(known[side][entrant]) for entrant, side in found]
    return [limit if math.isfinite(limit) else None for limit in limits]


def _bound(even: Numbers, deals: NDArray[np.int64], side: int) -> float:
    """Return the strength with which all of these matches, or none, would be taken with the chance that is `SURE`."""
    _, deals = np.unique(deals, return_inverse=True)
    least = np.full(int(deals.max()) + 1, -side * np.inf)  # a deal is no likelier than the least likely of its matches
    (np.maximum if side > 0 else np.minimum).at(least, deals, even)
    low, high = float(least.min()) - FAR, float(least.max()) + FAR
    while high - low > CLOSE * FAR:
        middle = (low + high) / 2
        likely = -float(np.logaddexp(0, side * (least - middle)).sum()) > math.log(SURE)
        low, high = (low, middle) if likely == (side > 0) else (middle, high)
    return high


def _chances(chairs: Numbers, strengths: Numbers) -> Numbers:
    """Return how likely each entrant is to take each match."""
    weights = chairs * np.exp(strengths - strengths.max())
    return weights / weights.sum(axis=1, keepdims=True)


def _curvature(chances: Numbers) -> Numbers:
    """Return how sharply the likelihood bends."""
    return np.diag(chances.sum(axis=0)) - chances.T @ chances
