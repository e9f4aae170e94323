"""What the matches of a contest say: scores, points and how sure they are.

The deal is the unit, not the match: the matches of one deal share their cards, so they are added up first, and the
interval comes from how the deals differ. Deals that are not finished in every rotation are left out.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from fuda.bots.arena import Result, Setting
from fuda.bots.diagnosis import Diagnosis, diagnose
from fuda.bots.estimate import Estimate, estimate


class Standing(msgspec.Struct, frozen=True):
    """How one entrant has done, an entrant with several seats in the mean of them."""

    entrant: str
    seats: int  # that it takes at the table
    matches: int
    wins: float  # a shared win is a fraction of one
    score: Estimate  # wins in a match
    losses: Estimate | None  # of a match, where the fewest points win: somebody has the most
    per_match: Estimate | None  # points more than the others' mean, matches lost by a fault left out
    per_round: Estimate | None
    faults: int
    decisions: int
    ms: float | None  # a decision


def standings(setting: Setting, results: Iterable[Result]) -> list[Standing]:
    """Return how everybody has done."""
    game = setting.rules()
    fewest, names, whole = game.spec.fewest, setting.entrants, whole_deals(game.seats, results)
    return [_standing(place, name, game.seats, whole, fewest) for place, name in enumerate(names)] if whole else []


def diagnoses(setting: Setting, results: Iterable[Result]) -> list[Diagnosis]:
    """Return where everybody loses points, as far as a reference has looked."""
    seats = setting.seats
    return diagnose(setting.entrants, [[each.losses for each in deal] for deal in whole_deals(seats, results)], seats)


def whole_deals(seats: int, results: Iterable[Result]) -> list[list[Result]]:
    """Return the matches of each deal that was played in every rotation."""
    deals: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    return [deals[deal] for deal in sorted(deals) if len(deals[deal]) == seats]


def _standing(place: int, name: str, table: int, deals: Sequence[Sequence[Result]], fewest: bool) -> Standing:
    """Add up one entrant's seats."""
    won: list[tuple[float, float]] = []  # each deal's total and what it is divided by
    lost: list[tuple[float, float]] = []
    by_match: list[tuple[float, float]] = []
    by_round: list[tuple[float, float]] = []
    seats = sum(each == place for each in deals[0][0].entrants)
    for deal in deals:
        own = [(result, seat) for result in deal for seat in range(table) if result.entrants[seat] == place]
        won.append((sum(share(seat, result.winners) for result, seat in own), len(own)))
        lost.append((sum(share(seat, losers(result, fewest)) for result, seat in own), len(own)))
        played = [(_lead(result, seat, fewest), result.rounds) for result, seat in own if result.fault is None]
        points = sum(lead for lead, _ in played)
        by_match.append((points, len(played)))
        by_round.append((points, sum(rounds for _, rounds in played)))
    every = [(result, seat) for deal in deals for result in deal for seat in range(table)]
    mine = [(result, seat) for result, seat in every if result.entrants[seat] == place]
    decisions = sum(result.decisions[seat] for result, seat in mine)
    seconds = sum(result.seconds[seat] for result, seat in mine)
    return Standing(
        entrant=name,
        seats=seats,
        matches=len(deals) * table,
        wins=sum(total for total, _ in won),
        score=estimate(won, 1 / seats) or Estimate(0, None, None),
        losses=estimate(lost, 1 / seats) if fewest else None,
        per_match=estimate(by_match),
        per_round=estimate(by_round),
        faults=sum(result.fault is not None and result.fault.seat == seat for result, seat in mine),
        decisions=decisions,
        ms=1000 * seconds / decisions if decisions else None,
    )


def share(seat: int, seats: Sequence[int]) -> float:
    """Return how much of a win or a loss is a seat's, when these seats have it together."""
    return 1 / len(seats) if seat in seats else 0.0


def losers(result: Result, fewest: bool) -> list[int]:
    """Return who lost: whoever is at fault, else those with the worst score."""
    if result.fault is not None:
        return [result.fault.seat]
    worst = max(result.scores) if fewest else min(result.scores)
    return [seat for seat, score in enumerate(result.scores) if score == worst]


def _lead(result: Result, seat: int, fewest: bool) -> float:
    """Return the points by which a seat is better than the mean of the others."""
    scores = result.scores
    lead = scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
    return -lead if fewest else lead
