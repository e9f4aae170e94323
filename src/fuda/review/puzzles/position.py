"""A position that may become a puzzle: its moves in sampled worlds, and by how much the best is surely ahead."""

import math
from typing import NamedTuple

import numpy as np

from fuda.bots.scale import CHANCE, POINTS
from fuda.core.contract import Json, One
from fuda.core.game import Game
from fuda.review.choice import DECIDED
from fuda.review.estimate import Estimate, Sample
from fuda.review.worlds import Move, Worlds, derived

AHEAD = {CHANCE: 0.05, POINTS: 2.0}  # what the best move must be ahead by, in one of the two
SURE = 2.5758  # standard errors below a mean: the lower end of a 99 % interval
FREEDOM = 30  # worlds below which that says too little


class Position(NamedTuple):
    """A decision of a seat that several moves are open to."""

    game: Game
    worlds: Worlds
    root: One  # blanked
    view: Json
    seat: int
    moves: list[Move]
    round_number: int
    source: list[int]  # seed, match and move

    def notation(self, place: int) -> list[str]:
        """Return a move in words."""
        return [self.game.spec.text(action) for action in self.moves[place]]

    def look(self, count: int, *of: object) -> Sample:
        """Try all moves in worlds that belong to a purpose."""
        sample = Sample()
        seed = derived(self.source[0], *self.source[1:], self.seat, *of)
        sample.add(self.worlds.believed(self.root, self.seat, self.moves, count * self.worlds.part.CHEAP, seed))
        return sample


class Verdict(NamedTuple):
    """Which move is best, and by how much it is ahead of every other at least."""

    best: int
    same: frozenset[int]  # moves that come to the same in every world, itself among them: cards that are alike
    chance: float
    points: float
    open: bool  # whether the match is, so that points count

    @property
    def holds(self) -> bool:
        """Whether that is enough for a puzzle."""
        return self.chance >= AHEAD[CHANCE] or (self.open and self.points >= AHEAD[POINTS])


def verdict(sample: Sample, seat: int, best: int | None = None) -> Verdict:
    """Judge by a sample; a `best` that was chosen in other worlds is taken as it is."""
    chance, points = sample.means(CHANCE, seat), sample.means(POINTS, seat)
    if best is None:
        best = max(range(len(chance)), key=lambda place: (chance[place], points[place]))
    alike = np.array([(each[:, :, seat] == sample.results[best][:, :, seat]).all() for each in sample.results])
    others = np.flatnonzero(~alike).tolist()
    surely = {
        measure: min((lower_end(sample.difference(best, other, measure, seat)) for other in others), default=-math.inf)
        for measure in (CHANCE, POINTS)
    }
    same = frozenset(np.flatnonzero(alike).tolist())
    return Verdict(best, same, surely[CHANCE], surely[POINTS], DECIDED < chance[best] < 1 - DECIDED)


def lower_end(difference: Estimate) -> float:
    """Return the lower end of a 99 % interval."""
    return difference.mean - SURE * difference.error if difference.worlds >= FREEDOM else -math.inf
