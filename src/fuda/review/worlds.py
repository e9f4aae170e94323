"""Worlds that a position may be, and what moves come to in them."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.bots.reference import reference
from fuda.bots.scale import scale
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.rng import Rng, streams
from fuda.review import belief
from fuda.review.belief import Drawn, Pool
from fuda.review.kernels import Before, Moves, Work, load

Floats = NDArray[np.float64]
Move = tuple[int, ...]
NO_MOVE: Move = ()  # the reference policy's own


class Outcome(NamedTuple):
    """What moves come to in given worlds."""

    results: NDArray[np.float32]  # by world, move, measure (points, chance) and seat
    features: Floats  # by move, means over the worlds


class Tried(NamedTuple):
    """What moves came to: by world, move, measure (points, chance) and seat."""

    results: NDArray[np.float32]
    clusters: NDArray[np.int64]  # worlds with the same number have the same hidden hand
    effective: float  # number of hands that the belief is made of; infinite where all are as likely
    features: Floats  # by move, means over the worlds


class Worlds:
    """Draws worlds of one game's positions and tries moves in them."""

    def __init__(self, game: Game, table: One) -> None:
        self.game, self.table = game, table
        self.trust: Any = None  # how far others' moves are believed, where the game's part knows several ways
        self.scale, self.policy = scale(game), reference(game.name)
        self.kernels, self.part = load(game.name)
        rules, seats = game.spec.rules, game.seats
        self._start, self._accumulator = (self.policy.accumulator(seats, rules.MOST_ACTIONS) for _ in range(2))
        self._work = Work(
            np.zeros(1, rules.STATE),
            np.zeros(1, np.uint64),
            np.zeros(rules.CARDS, np.int8),
            np.zeros(rules.MOST_ACTIONS, np.int16),
            np.zeros(seats, np.int32),
            np.zeros((2, seats)),
            np.zeros(len(self.part.FEATURES)),
        )

    def value(self, state: One) -> Floats:
        """Return points and chance by seat of a match that has not begun, of a finished round or match."""
        return self.scale.read(state, self.table)

    def believed(
        self, root: One, seat: int, moves: Sequence[Move], count: int, seed: int, pool: Pool | None = None
    ) -> Tried:
        """Try moves of a seat in worlds that fit its blanked position and what the others have done.

        Looks at the same position hand on a `pool`.
        """
        worlds, clusters, effective = self.drawn(root, seat, count, seed, pool)
        known = self.reference_move(root, seat) if moves[-1] == NO_MOVE else None
        if known in moves[:-1]:  # the reference policy's own move needs not be tried twice
            results, features = self.evaluate(worlds, seat, moves[:-1], seed)
            place = moves.index(known)
            results = np.concatenate([results, results[:, place : place + 1]], axis=1)
            features = np.concatenate([features, features[place : place + 1]])
        else:
            results, features = self.evaluate(worlds, seat, moves, seed)
        return Tried(results, clusters, effective, features)

    def drawn(self, root: One, seat: int, count: int, seed: int, pool: Pool | None = None) -> Drawn:
        """Draw worlds that fit a blanked position and what the others have done."""
        rng, own, pool = streams(seed), getattr(self.part, "believe", None), pool or Pool()
        found = own(root, self.table, seat, rng, count, self.policy, pool, self.trust) if own else None
        if found is not None:
            hands, clusters, effective = found
            worlds = np.repeat(root, count)
            self.part.place(worlds, seat, hands)
            self.kernels.redeal(worlds, self.table, rng)
            drawn = Drawn(worlds, clusters, effective)
        elif own is None and belief.known(self.game):
            drawn = belief.believe(self, root, seat, rng, count, pool)
        else:
            drawn = self.fitting(root, count, rng)
            drawn = drawn._replace(clusters=pool.numbers(drawn.clusters, count))
        pool.worlds += count
        return drawn

    def fitting(self, root: One, count: int, rng: Rng) -> Drawn:
        """Draw worlds that fit a blanked position, whatever the others have done."""
        worlds = np.repeat(root, count)
        self.kernels.redeal(worlds, self.table, rng)
        return Drawn(worlds, np.arange(count), float("inf"))

    def reference_move(self, root: One, seat: int) -> Move | None:
        """Return the move that the reference policy plays, None where it is made by chance or of several actions."""
        if not getattr(self.part, "determined", _never)(root):
            return None
        return (self.preferred(root, seat, streams(0)),)

    def preferred(self, state: One, seat: int, rng: Rng) -> int:
        """Return the action that the reference policy takes."""
        work = self._work._replace(rng=rng)
        return int(self.kernels.preferred(state, self.table, seat, self.policy.network, self._accumulator, work))

    @property
    def by_rounds(self) -> bool:
        """Whether the scale reads the end of a round; otherwise only that of the match."""
        return hasattr(self.scale.kernels, "make")

    def true(self, state: One, count: int, seed: int) -> One:
        """Return worlds that are the true one but for the order of the stock, which nobody knows."""
        worlds = np.repeat(state, count)
        self.kernels.mix(worlds, self.table, streams(seed))
        return worlds

    def following(self, worlds: One, before: One, after: One, seed: int) -> One:
        """Return worlds after a move's draws, like those before it in all that was not drawn."""
        following = np.zeros(len(worlds), worlds.dtype)
        self.kernels.follow(worlds.copy(), before, after, self.table, streams(seed), following)
        return following

    def evaluate(
        self,
        worlds: One,
        seat: int,
        moves: Sequence[Move],
        seed: int,
        others: Sequence[tuple[int, Move]] = (),
        first: NDArray[np.int64] | None = None,
    ) -> Outcome:
        """Return what moves come to in given worlds; of `others`, those named by `first` in each world move before."""
        count, seats = len(worlds), self.game.seats
        results = np.zeros((count, len(moves), 2, seats), np.float32)
        features = np.zeros((len(moves), len(self.part.FEATURES)))
        earlier: list[Move] = [NO_MOVE] * seats
        for other, move in others:
            earlier[other] = move
        nobody = np.zeros(count, np.int64)
        self.kernels.observe(worlds[:1], self.table, self.policy.network, self._start, seats)
        self.kernels.evaluate(
            worlds, self.table, seat, _rows(moves), Before(_rows(earlier), nobody if first is None else first),
            streams(seed ^ 1, count), np.full(count, 1 / count), self.policy.network, self._start, self._accumulator,
            self.scale.numbers, self._work, results, features,
        )  # fmt: skip
        return Outcome(results, features)


def _never(root: One) -> bool:
    return False


def _rows(moves: Sequence[Move]) -> Moves:
    """Return moves as the kernels take them."""
    lengths = np.array([len(move) for move in moves], np.int64)
    actions = np.zeros((len(moves), max(1, int(lengths.max(initial=0)))), np.int16)
    for row, move in zip(actions, moves, strict=True):
        row[: len(move)] = move
    return Moves(actions, lengths)


def derived(seed: int, *of: Any) -> int:
    """Return a seed that belongs to something within a review."""
    text = f"fuda-review {seed} {' '.join(map(str, of))}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
