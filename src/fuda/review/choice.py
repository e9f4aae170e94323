"""A choice under review: what was lost by the move played, and what to call that."""

from typing import NamedTuple

from fuda.bots.scale import CHANCE, POINTS
from fuda.core.game import Game
from fuda.review import calibration
from fuda.review.estimate import Estimate
from fuda.review.report import LABELS, Hindsight, Label, Moment, Reason
from fuda.review.trajectory import Decision, blanked
from fuda.review.valuation import POINT_THRESHOLDS, THRESHOLDS, Turn, Valuation
from fuda.review.worlds import Worlds

DECIDED = 0.05  # a match that is so nearly lost or won is decided: points mean little there


class Gap(NamedTuple):
    """By how much the best move is better than another."""

    points: Estimate
    chance: Estimate


class Choice(Valuation):
    """A decision with several moves, as its seat saw it."""

    def __init__(self, game: Game, worlds: Worlds, decision: Decision, seed: int) -> None:
        root = blanked(game, decision.before, worlds.table, decision.seat)
        super().__init__(game, worlds, root, Turn(decision.seat, decision.number), seed, decision.move)
        self.decision = decision
        self.played = self.moves.index(decision.move)
        self._moment: Moment | None = None
        self._lost: Gap | None = None
        self.told: list[Reason] | None = None  # what the others' moves told, where it was asked for
        self.hindsight: Hindsight | None = None

    def look(self, count: int) -> None:
        """Try moves in so many more worlds."""
        super().look(count)
        self._moment = self._lost = None

    @property
    def as_reference(self) -> bool:
        """Whether what was played is known to be what the reference policy plays, whatever the cards."""
        return self.worlds.reference_move(self.root, self.decision.seat) == self.decision.move

    def lost(self) -> Gap:
        """Return what the played move lost against the best."""
        if self._lost is None:
            self._lost = self._best_against(self.played)
        return self._lost

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

    def _describe(self, reasons: list[Reason]) -> Moment:
        seat, sample, order, lost = self.decision.seat, self.sample, self.order(), self.lost()
        return Moment(
            number=self.decision.number,
            round=self.decision.round_number,
            seat=seat,
            phase=self.phase,
            moves=self.valued(),
            played=order.index(self.played),
            points_lost=self.interval(lost.points, "lost", POINTS),
            chance_lost=self.interval(lost.chance, "lost", CHANCE),
            label=self.label(lost),
            matters=self.matters,
            worlds=sample.worlds,
            effective=round(sample.effective_worlds, 1),
            reasons=reasons,
        )

    def label(self, lost: Gap) -> Label:
        """Name a loss by the lower end of its interval: what may be chance is no mistake."""
        low = self.interval(lost.chance, "lost", CHANCE, self._systematic_error(CHANCE)).low
        found = sum(low >= threshold for threshold in THRESHOLDS)
        chance = float(self.sample.means(CHANCE, self.decision.seat)[self.played])
        if self.game.name in POINT_THRESHOLDS and DECIDED < chance < 1 - DECIDED:
            low = self.interval(lost.points, "lost", POINTS, self._systematic_error(POINTS)).low
            found = max(found, sum(low >= threshold for threshold in POINT_THRESHOLDS[self.game.name]))
        return LABELS[found]

    def _systematic_error(self, measure: int) -> float:
        """Return what a name must allow for beyond the interval: players who search."""
        usual = self.sample.usual[:, self.decision.seat]
        scale = float(usual[measure] / usual[POINTS]) if usual[POINTS] else 0.0
        return calibration.systematic_error(self.game.name) * scale
