"""A position as a seat sees it: its moves in sampled worlds, and what each of them is worth."""

from typing import NamedTuple

import numpy as np

from fuda.bots.scale import CHANCE, POINTS
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.host import plain
from fuda.review import calibration
from fuda.review.belief import Pool
from fuda.review.estimate import Estimate, Interval, Sample
from fuda.review.report import Valued
from fuda.review.trajectory import Move, moves
from fuda.review.worlds import NO_MOVE, Worlds, derived

MEASURES = (POINTS, CHANCE)
SCREENING = 24  # worlds in which many moves are tried, so that only some are looked at closely
CLOSELY = 10  # moves that are, and the one played
CERTAINLY = 1.25  # times as far as its interval reaches, two and a half standard errors
# From which loss on a choice has a name: in chance to win the match, and in the points (letters) of each game.
THRESHOLDS = (0.01, 0.025, 0.05)
POINT_THRESHOLDS = {"koikoi": (1.0, 2.0, 4.0), "kocka": (0.04, 0.08, 0.15), "yojimbo": (0.6, 1.2, 2.5)}
MATTERS = 0.5  # of the first threshold: moves that differ by less are no choice


class Turn(NamedTuple):
    """Whose move is looked at."""

    seat: int
    number: int  # of the move in the match, from 1: worlds are drawn by it


class Valuation:
    """The moves of a seat in a blanked position; `played` is among them where it was."""

    def __init__(
        self, game: Game, worlds: Worlds, root: One, turn: Turn, seed: int, played: Move | None = None
    ) -> None:
        self.game, self.root, self.turn, self.seed = game, root, turn, seed
        self.worlds, self._played, self._passes = worlds, played, 0
        found = moves(game, root, worlds.table, turn.seat, played)
        self.choices = len(found)  # how many there were
        # Without what lets the reference policy choose, which is tried last.
        self.moves = self._screened(found) if len(found) > CLOSELY + 2 else found
        self._by_reference = worlds.reference_move(root, turn.seat)
        self.phase = game.spec.phase(plain(root), game.plain_table)
        self.sample, self._pool = Sample(), Pool()
        self._racing = [*range(len(self.moves))]

    def look(self, count: int) -> None:
        """Try all moves in so many more worlds, but for those that are certainly behind by now."""
        seed = derived(self.seed, self.turn.seat, self.turn.number, self._passes)
        self._passes += 1
        moves = [*(self.moves[place] for place in self._racing), NO_MOVE]
        tried = self.worlds.believed(self.root, self.turn.seat, moves, count, seed, self._pool)
        self.sample.add(tried, [*self._racing, len(self.moves)])
        best = self.order()[0]
        self._racing = [place for place in self._racing if self._needed(place) or not self._behind(best, place)]

    def _needed(self, place: int) -> bool:
        """Tell whether a move is tried whatever it is worth: the one played, and what the reference policy plays."""
        move = self.moves[place]
        return move in (self._played, self._by_reference)

    def _behind(self, best: int, place: int) -> bool:
        """Tell whether a move is certainly behind the best, or ahead of it by less than matters."""
        points, chance = (self._surely(best, place, measure) for measure in MEASURES)
        alike = chance > -self._matters[CHANCE] and points > -self._matters[POINTS]
        return place != best and (chance > 0 or alike)

    def _surely(self, best: int, place: int, measure: int) -> float:
        """Return how far a move is behind the best at least; less than nothing where it may be ahead."""
        gap = self.sample.difference(best, place, measure, self.turn.seat)
        return gap.mean - CERTAINLY * (self.interval(gap, "behind", measure).high - gap.mean)

    @property
    def _matters(self) -> dict[int, float]:
        """By how much moves must differ to be a choice, in both measures."""
        least = POINT_THRESHOLDS.get(self.game.name, (np.inf,))[0]
        return {POINTS: MATTERS * least, CHANCE: MATTERS * THRESHOLDS[0]}

    @property
    def by_reference(self) -> int | None:
        """The place of the move that the reference policy plays in every world, None where it plays by chance."""
        # Everybody's results: what is all the same to a seat may not be to the others.
        *results, reference = self.sample.results
        same = [(each == reference[: len(each)]).all() for each in results]
        if self._played is not None and same[place := self.moves.index(self._played)]:
            return place
        return same.index(True) if any(same) else None

    def order(self) -> list[int]:
        """Return the places of the moves, best first."""
        seat = self.turn.seat
        chance, points = self.sample.means(CHANCE, seat), self.sample.means(POINTS, seat)
        return sorted(range(len(self.moves)), key=lambda i: (-chance[i], -points[i], i))

    def interval(self, one: Estimate, kind: calibration.Kind, measure: int, systematic_error: float = 0.0) -> Interval:
        """Return the 95 % interval of something that this position says."""
        return one.calibrated(self.game.name, self.phase, kind, measure, self.sample.worlds, systematic_error)

    def valued(self) -> list[Valued]:
        """Return what each move is worth, best first."""
        seat, sample, text = self.turn.seat, self.sample, self.game.spec.text
        order, reference = self.order(), self.by_reference
        found = list[Valued]()
        for i in order:
            points, chance = (self.interval(sample.mean(i, m, seat), "value", m) for m in MEASURES)
            less, rarer = (self.interval(sample.difference(order[0], i, m, seat), "behind", m) for m in MEASURES)
            found.append(Valued([text(each) for each in self.moves[i]], points, chance, less, rarer, i == reference))
        return found

    @property
    def matters(self) -> bool:
        """Whether the moves differ by more than nothing."""
        seat = self.turn.seat
        return any(np.ptp(self.sample.means(each, seat)[:-1]) > most for each, most in self._matters.items())

    def _screened(self, found: list[Move]) -> list[Move]:
        """Return the moves that do best in a few worlds, which are not looked at again, and the one played."""
        seat = self.turn.seat
        seed = derived(self.seed, seat, self.turn.number, "screening")
        tried = self.worlds.believed(self.root, seat, found, SCREENING, seed)
        means = tried.results[:, :, CHANCE, seat].mean(axis=0, dtype=np.float64)
        best = {found[i] for i in sorted(range(len(found)), key=lambda i: -means[i])[:CLOSELY]}
        return [move for move in found if move in best or move == self._played]
