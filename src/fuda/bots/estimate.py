"""Means of a contest with their 95 % intervals.

The deal is the unit: the matches of one deal share their cards, so they are added up first, and the interval comes
from how the deals differ.
"""

import math
from collections.abc import Sequence

import msgspec

NORMAL = 1.959964  # standard deviations on either side of the mean that hold 95 % of a normal distribution
# The same of Student's distribution, by degrees of freedom.
FEW = (math.inf, 12.70620, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.30600, 2.26216)
SURE = 0.025  # chance on either side of an interval


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, None where there is too little to tell."""

    mean: float
    low: float | None
    high: float | None


def estimate(deals: Sequence[tuple[float, float]], most: float | None = None) -> Estimate | None:
    """Return a sum over deals divided by their weights, with its interval; None when nothing weighs.

    The deals vary about the mean by their residuals, divided by the mean weight (the usual estimate of a ratio). What
    has a `most` lies between it and 0.

    >>> estimate([(1, 2), (2, 2), (1, 2), (2, 2)]).mean
    0.75
    """
    count, weight = len(deals), sum(each for _, each in deals)
    if not weight:
        return None
    mean = sum(total for total, _ in deals) / weight
    if most and (mean == 0 or math.isclose(mean, most)):  # deals that all went one way still prove only so much
        sure = SURE ** (1 / count) * most
        return Estimate(mean, sure, most) if mean else Estimate(mean, 0.0, most - sure)
    if count < 2:
        return Estimate(mean, None, None)
    spread = math.sqrt(sum((total - mean * each) ** 2 for total, each in deals) / (count - 1))
    reach = student(count - 1) * spread / math.sqrt(count) / (weight / count)
    low, high = mean - reach, mean + reach
    return Estimate(mean, max(0.0, low), min(most, high)) if most else Estimate(mean, low, high)


def student(freedom: int) -> float:
    """Return how far a 95 % interval reaches in standard errors: Student's quantile, by its usual expansion.

    >>> [round(student(freedom), 2) for freedom in (1, 5, 10, 100)]
    [12.71, 2.57, 2.23, 1.98]
    """
    if freedom < len(FEW):
        return FEW[freedom]
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
