"""Where bots lose points: decisions of a contest's matches against a long look at the same positions.

A reference considers the position and names its best move; then it compares that with the move made, in worlds of their
own: chosen and valued in the same worlds, the best of many would look better than it is. So a loss may be negative, and
only means say something.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, cast

import msgspec

from fuda.bots import Move, Searcher, bot, players
from fuda.bots.estimate import Estimate, estimate
from fuda.core.contract import Json

SAMPLED = 3  # decisions of each kind that are looked at, a match and entrant


class Decision(NamedTuple):
    """A choice that somebody made."""

    entrant: int
    view: Json
    move: Move


class Losses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one entrant's choices of a kind cost in one match."""

    entrant: int
    kind: str
    decisions: int  # all of the kind, of which some were looked at
    agreed: int  # of those, as the reference would have chosen
    points: list[float]  # that each of them lost


class Diagnosis(msgspec.Struct, frozen=True):
    """What an entrant loses by its choices of a kind."""

    entrant: str
    kind: str
    decisions: float  # a match and seat
    sampled: int
    agreed: float  # share of those sampled
    per_decision: Estimate  # points lost
    per_match: Estimate  # the same times the decisions of a match and seat


def examine(game: str, level: str, budget: str, decisions: Sequence[Decision], seed: int) -> list[Losses]:
    """Have a reference look at some decisions of a match."""
    reference, kind_of, dice = cast(Searcher, bot(game, level)), players(game).kind, Random(seed)
    kinds: defaultdict[tuple[int, str], list[Decision]] = defaultdict(list)
    for each in decisions:
        kinds[each.entrant, kind_of(each.view, each.move)].append(each)
    found: list[Losses] = []
    for (entrant, kind), alike in sorted(kinds.items()):
        points, agreed = list[float](), 0
        for each in dice.sample(alike, min(SAMPLED, len(alike))):
            best = reference.consider(each.view, dice.getrandbits(48), budget)[0].move
            same = sorted(best) == sorted(each.move)
            agreed += same
            points.append(0.0 if same else _loss(reference, each, best, dice.getrandbits(48), budget))
        found.append(Losses(entrant, kind, len(alike), agreed, points))
    return found


def _loss(reference: Searcher, made: Decision, best: Move, seed: int, budget: str) -> float:
    """Return by how many points the best move is better than the one made."""
    first, second = reference.compare(made.view, [best, made.move], seed, budget)
    return (first.points or 0.0) - (second.points or 0.0)


def diagnose(entrants: Sequence[str], deals: Sequence[Sequence[Sequence[Losses]]], seats: int) -> list[Diagnosis]:
    """Return what everybody loses by which kind of choice, from the losses of each deal's matches.

    Of a match only some decisions of a kind are looked at, and each counts for as many as there were.
    """
    kinds = sorted({(each.entrant, each.kind) for deal in deals for match in deal for each in match})
    found: list[Diagnosis] = []
    for entrant, kind in kinds:
        totals = [_total(each for match in deal for each in match if _is(each, entrant, kind)) for deal in deals]
        taken = [each for deal in deals for match in deal for each in match if _is(each, entrant, kind)]
        chairs = sum(
            min((seat - turn) % seats, len(entrants) - 1) == entrant for turn in range(seats) for seat in range(seats)
        )
        sampled = sum(len(each.points) for each in taken)
        per_decision = estimate(totals)
        per_match = estimate([(points, chairs) for points, _ in totals])
        if per_decision is None or per_match is None:
            continue
        decisions = sum(count for _, count in totals) / (chairs * len(deals))
        agreed = sum(each.agreed for each in taken) / sampled
        found.append(Diagnosis(entrants[entrant], kind, decisions, sampled, agreed, per_decision, per_match))
    return found


def _is(losses: Losses, entrant: int, kind: str) -> bool:
    return losses.entrant == entrant and losses.kind == kind


def _total(losses: Iterable[Losses]) -> tuple[float, float]:
    """Return the points lost in all decisions of a deal, and how many these are."""
    points = decisions = 0.0
    for each in losses:
        points += math.fsum(each.points) / len(each.points) * each.decisions
        decisions += each.decisions
    return points, decisions
