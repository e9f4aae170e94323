"""One number for the strength of each entrant, from all contests of a game at one table.

Of those at a table each wins with a chance in proportion to its strength; where the fewest points win, somebody loses,
each with a chance in inverse proportion (`strengths.py`). The deal is the unit here as in the standings: matches with
the same cards are added up, whatever contests they belong to, and intervals come from how the deals differ.
"""

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec
import numpy as np

from fuda.bots.arena import Result, Setting
from fuda.bots.standings import losers, share, whole_deals
from fuda.bots.strengths import Matches, bounds, extremes, fitted, reaches, together
from fuda.core.errors import FudaError, choices

POINTS = 400 / math.log(10)  # of rating, for a strength e times as large: whoever has 100 more wins 64 of 100 for two
COMMON = ("game", "preset", "table", "versions")  # what contests must have in common

Contest: TypeAlias = tuple[Setting, Sequence[Result]]


class Rating(msgspec.Struct, frozen=True):
    """How strong an entrant is; who has won or lost everything has only one end of an interval."""

    entrant: str
    matches: int
    rating: float | None  # above the entrant that all are counted from
    low: float | None  # 95 % interval of that
    high: float | None


class Different(FudaError):
    """A contest of another game, other rules or another version than the first."""

    def __init__(self, place: int, names: list[str]) -> None:
        super().__init__(f"contest {place} does not belong to the first; what differs: {', '.join(names)}")
        self.place, self.names = place, names


class Apart(FudaError):
    """Entrants whose results do not say how strong they are beside others."""

    def __init__(self, names: list[str], others: list[str]) -> None:
        why = "no chain of contests connects them, or one side has won everything"
        super().__init__(f"{choices(names)} cannot be compared with {choices(others)}: {why}")
        self.names, self.others = names, others


class Unrated(FudaError):
    """An entrant that the others cannot be counted from."""

    def __init__(self, name: str, rated: list[str]) -> None:
        super().__init__(f"{name!r} has no rating to count from; those who have: {choices(rated)}")
        self.name, self.rated = name, rated


def ratings(contests: Sequence[Contest], zero: str | None = None) -> list[Rating]:
    """Return everybody's rating, the strongest first, counted from `zero` or else from the weakest.

    Deals that are not finished in every rotation are left out; a match that two contests share counts once.
    """
    _compare([setting for setting, _ in contests])
    played = list(_played(contests))
    if not played:
        return []
    names = list(dict.fromkeys(name for setting, _ in played for name in setting.entrants))
    fewest = contests[0][0].rules().spec.fewest
    sign = -1 if fewest else 1  # of those who take more, be it wins or losses, strength is more or less
    matches = _matches(played, names, fewest)
    aside, left = extremes(matches)
    rated = [each for each in range(len(names)) if all(each != entrant for entrant, _ in aside)]
    if len(near := together(left, rated)) < len(rated):
        raise Apart([names[each] for each in near], [names[each] for each in rated if each not in near])
    strengths = np.full(len(names), np.nan)
    strengths[rated] = fitted(left, rated)
    rated.sort(key=lambda each: -sign * strengths[each])
    if zero is not None and zero not in (known := [names[each] for each in rated]):
        raise Unrated(zero, known)
    origin = rated[-1] if zero is None else names.index(zero)
    found = reaches(left, rated, strengths[rated], rated.index(origin))
    counts = [int(count) for count in (matches.chairs > 0).sum(axis=0)]

    def points(strength: float) -> float:
        return POINTS * sign * (strength - float(strengths[origin])) + 0.0  # no −0

    listed: list[Rating] = []
    for place, each in enumerate(rated):
        rating = points(float(strengths[each]))
        reach = None if found is None or each == origin else POINTS * float(found[place])
        low, high = (None, None) if reach is None else (rating - reach, rating + reach)
        listed.append(Rating(names[each], counts[each], rating, low, high))
    limits = bounds(matches, strengths, aside)
    for (each, side), limit in reversed(list(zip(aside, limits, strict=True))):  # the most extreme one last
        bound, above = None if limit is None else points(limit), side == sign
        rating = Rating(names[each], counts[each], None, bound if above else None, None if above else bound)
        listed.insert(0 if above else len(listed), rating)
    return listed


def _compare(settings: Sequence[Setting]) -> None:
    """Refuse contests that were not played like the first."""
    for place, setting in enumerate(settings):
        if names := [name for name in COMMON if getattr(setting, name) != getattr(settings[0], name)]:
            raise Different(place, names)


def _played(contests: Sequence[Contest]) -> Iterator[tuple[Setting, Result]]:
    """Yield the matches of all deals that were played in every rotation, each once."""
    seen = set[tuple[tuple[str, ...], int, int, int]]()
    for setting, results in contests:
        for deal in whole_deals(setting.seats, results):
            for result in deal:
                number = (tuple(setting.entrants), setting.seed, *result.number)
                if number not in seen:
                    seen.add(number)
                    yield setting, result


def _matches(played: Sequence[tuple[Setting, Result]], names: Sequence[str], fewest: bool) -> Matches:
    """Count who sat where and who took what: wins, or losses where the fewest points win."""
    columns = {name: column for column, name in enumerate(names)}
    chairs, shares = np.zeros((len(played), len(names))), np.zeros((len(played), len(names)))
    for row, (setting, result) in enumerate(played):
        taken = losers(result, fewest) if fewest else result.winners
        for seat, place in enumerate(result.entrants):
            column = columns[setting.entrants[place]]
            chairs[row, column] += 1
            shares[row, column] += share(seat, taken)
    _, deals = np.unique([result.seed for _, result in played], return_inverse=True)
    return Matches(chairs, shares, deals)
