"""A choice under review: its moves in sampled worlds, what was lost by the one played, and what to call that."""

import math
from typing import NamedTuple

import numpy as np

from fuda.bots.scale import CHANCE, POINTS
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.host import plain
from fuda.review import calibration
from fuda.review.estimate import Estimate, Sample
from fuda.review.report import LABELS, Hindsight, Label, Moment, Reason, Valued
from fuda.review.trajectory import Decision, blanked, moves
from fuda.review.worlds import NO_MOVE, Worlds, derived

SCREENING = 24  # worlds in which many moves are tried, so that only some are looked at closely
CLOSELY = 10  # moves that are, and the one played
# From which loss on a choice has a name: in chance to win the match, and in the points (letters) of each game.
THRESHOLDS = (0.01, 0.025, 0.05)
POINT_THRESHOLDS = {"koikoi": (1.0, 2.0, 4.0), "kocka": (0.04, 0.08, 0.15), "yojimbo": (0.6, 1.2, 2.5)}
DECIDED = 0.05  # a match that is so nearly lost or won is decided: points mean little there
MATTERS = 0.5  # of the first threshold: moves that differ by less are no choice


class Gap(NamedTuple):
    """By how much the best move is better than another."""

    points: Estimate
    chance: Estimate


class Choice:
    """A decision with several moves, as its seat saw it."""

    def __init__(self, game: Game, worlds: Worlds, decision: Decision, seed: int) -> None:
        self.game, self.decision, self.seed = game, decision, seed
        self.root: One = blanked(game, decision.before, worlds.table, decision.seat)
        found = moves(game, self.root, worlds.table, decision.seat, decision.move)
        self.choices = len(found)  # how many there were
        self._worlds, self._passes = worlds, 0
        self._moment: Moment | None = None
        self.hindsight: Hindsight | None = None
        if len(found) > CLOSELY + 2:
            found = self._screened(found)
        self.moves = found  # without what lets the reference policy choose, which is tried last
        self.played = found.index(decision.move)
        self.phase = game.spec.phase(plain(self.root), game.plain_table)
        self.sample = Sample(game.name)

    def look(self, count: int) -> None:
        """Try all moves in so many more worlds."""
        seed = derived(self.seed, self.decision.seat, self.decision.number, self._passes)
        self._passes += 1
        self.sample.add(self._worlds.believed(self.root, self.decision.seat, [*self.moves, NO_MOVE], count, seed))
        self._moment = None

    @property
    def by_reference(self) -> int | None:
        """The place of the move that the reference policy plays in every world, None where it plays by chance."""
        results = self.sample.results[:, :, :, self.decision.seat]
        same = (results[:, :-1] == results[:, -1:]).all(axis=(0, 2))
        if same[self.played]:
            return self.played
        return int(np.argmax(same)) if same.any() else None

    @property
    def as_reference(self) -> bool:
        """Whether what was played is what the reference policy plays."""
        return self.by_reference == self.played

    def lost(self) -> Gap:
        """Return what the played move lost against the best."""
        return self._best_against(self.played)

    def found(self) -> Gap:
        """Return what the best move brings beyond the reference policy's."""
        return self._best_against(len(self.moves))

    def _best_against(self, other: int) -> Gap:
        points, chance = self.sample.best_against(
            other, len(self.moves), CHANCE, (POINTS, CHANCE), self.decision.seat
        )  # fmt: skip
        return Gap(points, chance)

    def beyond(self, measure: int, seat: int) -> Estimate:
        """Return what the played move gave a seat beyond the reference policy's."""
        return self.sample.difference(self.played, len(self.moves), measure, seat)

    def moment(self, reasons: list[Reason] | None = None) -> Moment:
        """Return all this as data."""
        if self._moment is None or reasons is not None:
            self._moment = self._describe(reasons or [])
        self._moment.hindsight = self.hindsight
        return self._moment

    def order(self) -> list[int]:
        """Return the places of the moves, best first."""
        seat = self.decision.seat
        chance, points = self.sample.means(CHANCE, seat), self.sample.means(POINTS, seat)
        return sorted(range(len(self.moves)), key=lambda i: (-chance[i], -points[i], i))

    def extra(self, measure: int) -> float:
        """Return what intervals must reach beyond the sampling error."""
        return calibration.extra(self.game.name, self.phase, measure)

    def _describe(self, reasons: list[Reason]) -> Moment:
        seat, sample, text = self.decision.seat, self.sample, self.game.spec.text
        order, lost, reference = self.order(), self.lost(), self.by_reference
        extra = (self.extra(POINTS), self.extra(CHANCE))
        valued = [
            Valued(
                [text(action) for action in self.moves[place]],
                sample.mean(place, POINTS, seat).interval(extra[POINTS]),
                sample.mean(place, CHANCE, seat).interval(extra[CHANCE]),
                sample.difference(order[0], place, POINTS, seat).interval(extra[POINTS] if place != order[0] else 0.0),
                sample.difference(order[0], place, CHANCE, seat).interval(extra[CHANCE] if place != order[0] else 0.0),
                place == reference,
            )
            for place in order
        ]
        return Moment(
            number=self.decision.number,
            round=self.decision.round_number,
            seat=seat,
            phase=self.phase,
            moves=valued,
            played=order.index(self.played),
            points_lost=lost.points.interval(extra[POINTS] if lost.points.error else 0.0),
            chance_lost=lost.chance.interval(extra[CHANCE] if lost.chance.error else 0.0),
            label=self.label(lost),
            matters=self.matters,
            worlds=sample.worlds,
            effective=round(sample.effective_worlds, 1),
            reasons=reasons,
        )

    @property
    def matters(self) -> bool:
        """Whether the moves differ by more than nothing."""
        seat = self.decision.seat
        points, chance = (self.sample.means(measure, seat)[:-1] for measure in (POINTS, CHANCE))
        least = POINT_THRESHOLDS.get(self.game.name, (np.inf,))[0]
        return bool(np.ptp(chance) > MATTERS * THRESHOLDS[0] or np.ptp(points) > MATTERS * least)

    def label(self, lost: Gap) -> Label:
        """Name a loss by the lower end of its interval: what may be chance is no mistake."""
        low = lost.chance.interval(self._doubt(CHANCE)).low
        found = sum(low >= threshold for threshold in THRESHOLDS)
        chance = float(self.sample.means(CHANCE, self.decision.seat)[self.played])
        if self.game.name in POINT_THRESHOLDS and DECIDED < chance < 1 - DECIDED:
            low = lost.points.interval(self._doubt(POINTS)).low
            found = max(found, sum(low >= threshold for threshold in POINT_THRESHOLDS[self.game.name]))
        return LABELS[found]

    def _doubt(self, measure: int) -> float:
        """Return what a name must allow for beyond the sampling error: deeper looks, and players who search."""
        usual = self.sample.usual[:, self.decision.seat]
        share = float(usual[measure] / usual[POINTS]) if usual[POINTS] else 0.0
        return math.hypot(self.extra(measure), calibration.doubt(self.game.name) * share)

    def _screened(self, found: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Return the moves that do best in a few worlds, which are not looked at again, and the one played."""
        seat = self.decision.seat
        seed = derived(self.seed, seat, self.decision.number, "screening")
        tried = self._worlds.believed(self.root, seat, found, SCREENING, seed)
        means = tried.weights @ tried.results[:, :, CHANCE, seat]
        best = sorted(range(len(found)), key=lambda i: -means[i])[:CLOSELY]
        kept = {*best, found.index(self.decision.move)}
        return [move for place, move in enumerate(found) if place in kept]
