"""A race: the moves that a network prefers are tried in the same worlds, and stragglers drop out.

A world is drawn that fits the view and what the others' moves tell; each move still in the race is tried in it, and
everybody goes on by the network to the end of the round. The cards being the same for all, small differences show
early: what has fallen behind by more than chance explains is tried no more, and a race with one move left is over.
What a game brings to it is its `Racer`.
"""

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from fuda.bots import Move
from fuda.bots.choice import Choice
from fuda.bots.search import parse_budget
from fuda.core.contract import Json
from fuda.core.jit import kernel
from fuda.core.rng import below, streams

Floats = NDArray[np.float64]

MARGIN = 4.0  # how far below the network's first choice a logit may be to start: e⁴ times less likely
LEAST = 2  # moves that start whatever the network thinks of them
BATCH = 8  # worlds between two looks at the clock
PRUNING = 32  # worlds between two looks at who has fallen behind; a multiple of BATCH
DROP = 2.5  # standard errors of the difference that drop a move out
OVERRULE = 0.4  # and those that it takes to overrule the network,
OVERRULE_PER_NAT = 0.1  # with these more for every nat by which it preferred another
MOST_NATS = 20.0  # that are told apart
FEW = 8  # worlds that say too little to overrule it


class Tally(NamedTuple):
    """How the race stands, by place of the move; what is summed up is the value (0) and the points (1)."""

    worlds: NDArray[np.int64]
    sums: Floats
    squares: Floats  # of the differences of each and those before it, and of its own results
    gaps: Floats  # the differences themselves
    result: Floats  # in the world at hand


class Racer(Protocol):
    """A view with the moves that may race, at most 62."""

    moves: list[Move]
    logits: list[float]  # what the network thinks of each
    blind: bool  # nobody knows anything yet: the lot decides

    def admit(self, moves: Sequence[Move]) -> None:
        """Let these race, too, though the network did not think of them."""

    def believe(self, simulations: int, seconds: float) -> None:
        """Find out what the others' moves tell, within the budget."""

    def run(self, racing: int, worlds: int, tally: Tally) -> None:
        """Try all that race in so many worlds."""

    def again(self) -> None:
        """Go back to the first world."""


class Entry(Protocol):
    """Makes racers."""

    def __call__(self, view: Json, seed: int, enough: int | None = None) -> Racer:
        """Return a racer of a view; where so many moves are enough, it need not find more than the likeliest."""
        ...


class Instinct:
    """Plays what the network prefers at a glance, whatever its budget.

    Who is hasty sees only a share of the moves, of two at least both, and takes the best of these.
    """

    def __init__(self, entry: Entry, sees: float = 1.0) -> None:
        self._entry, self._sees = entry, sees

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return the network's first choice."""
        if self._sees < 1.0:
            return self.consider(view, seed)[0].move
        racer = self._entry(view, seed, enough=1)
        if racer.blind:
            return by_lot(racer, seed)[0].move
        return racer.moves[max(range(len(racer.moves)), key=racer.logits.__getitem__)]

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return all moves, those that were overlooked last; a value is the network's logit."""
        racer = self._entry(view, seed)
        if racer.blind:
            return by_lot(racer, seed)
        count = len(racer.moves)
        seen = random.Random(seed).sample(range(count), min(count, max(2, round(self._sees * count))))
        order = sorted(range(count), key=lambda i: (i not in seen, -racer.logits[i]))
        return [Choice(racer.moves[i], float(racer.logits[i])) for i in order]


class Race:
    """Tries in the same worlds what the network would consider."""

    def __init__(self, budget: str, entry: Entry) -> None:
        self.budget, self._entry = budget, entry

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return what did best; with a budget in simulations (rollouts) it depends on nothing but view and seed."""
        course = _Course(self._entry, view, seed)
        racer = course.racer
        if racer.blind:
            return by_lot(racer, seed)[0].move
        if len(racer.moves) == 1:
            return racer.moves[0]
        return racer.moves[course.run(*parse_budget(budget or self.budget))]

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return all moves; those that the network did not let race are tried at last, in the first worlds."""
        course = _Course(self._entry, view, seed)
        if course.racer.blind:
            return by_lot(course.racer, seed)
        count = len(course.racer.moves)
        first = course.run(*parse_budget(budget or self.budget)) if count > 1 else 0
        course.complete(first)
        others = sorted((i for i in range(count) if i != first), key=lambda i: course.gap(i, first))
        return [course.choice(place, first) for place in (first, *others)]

    def compare(self, view: Json, moves: Sequence[Move], seed: int, budget: str | None = None) -> list[Choice]:
        """Return the values of these moves in their order, in the same worlds from the first to the last."""
        course, (simulations, seconds) = _Course(self._entry, view, seed, moves), parse_budget(budget or self.budget)
        if course.racer.blind:
            return [Choice(move, 0.0) for move in moves]
        known = [sorted(move) for move in course.racer.moves]
        places = [known.index(sorted(move)) for move in moves]
        racing = set(places)
        course.run(max(simulations, len(racing)) if simulations else 0, seconds, only=sum(1 << i for i in racing))
        return [course.choice(place, places[0]) for place in places]


class OrElse:
    """Plays as one where the table is `known`, otherwise as another."""

    def __init__(
        self, known: Callable[[Json], bool], one: Callable[[str], Any], other: Callable[[str], Any], budget: str
    ) -> None:
        self._known, self._one, self._other = known, one(budget), other(budget)

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return what the one who plays here chooses."""
        return self._at(view).choose(view, seed, budget)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return what the one who plays here thinks of the moves."""
        return self._at(view).consider(view, seed, budget)

    def compare(self, view: Json, moves: Sequence[Move], seed: int, budget: str | None = None) -> list[Choice]:
        """Return what the one who plays here thinks of these moves."""
        return self._at(view).compare(view, moves, seed, budget)

    def _at(self, view: Json) -> Any:
        return self._one if self._known(view["table"]) else self._other


def by_lot(racer: Racer, seed: int) -> list[Choice]:
    """Return all moves, one of them first by lot."""
    chosen = racer.moves[below(streams(seed), len(racer.moves))]
    return [Choice(chosen, 0.0), *(Choice(move, 0.0) for move in racer.moves if move != chosen)]


class _Course:
    """A race between the moves of a view."""

    def __init__(self, entry: Entry, view: Json, seed: int, moves: Sequence[Move] = ()) -> None:
        self.begun = time.perf_counter()  # to look at a view is a part of thinking
        self.racer = entry(view, seed)
        self.racer.admit(moves)
        count = len(self.racer.moves)
        sums = np.zeros((2, count)), np.zeros((2, count, count)), np.zeros((2, count, count)), np.zeros((2, count))
        self.tally = Tally(np.zeros(count, np.int64), *sums)

    def run(self, simulations: int, seconds: float, only: int = 0) -> int:
        """Race until the budget is spent or one move is left, and return the place of the winner.

        With `only` some of the moves, these race and nobody drops out.
        """
        racer, tally, logits, count = self.racer, self.tally, self.racer.logits, len(self.racer.moves)
        order = sorted(range(count), key=lambda i: -logits[i])
        favourite = order[0]
        close = [i for i in order if logits[i] >= logits[favourite] - MARGIN]
        racing = only or sum(1 << i for i in {*order[:LEAST], *close})
        worlds = done = 0
        racer.believe(simulations, seconds)
        started, look = time.perf_counter(), PRUNING
        while (left := racing.bit_count()) > (not only):
            if simulations:
                batch = min(BATCH, (simulations - done) // left)
            else:  # a trial takes about as long as those before it
                now = time.perf_counter()
                each = (now - started) / done if done else 0.0
                batch = int(min(BATCH, (self.begun + seconds - now) / (each * left))) if done else 1
            if batch <= 0:
                break
            racer.run(racing, batch, tally)
            worlds, done = worlds + batch, done + batch * left
            if worlds >= look and not only:
                look += PRUNING
                racing = int(survivors(racing, worlds, tally))
        return self._winner(favourite, racing, worlds)

    def _winner(self, favourite: int, racing: int, worlds: int) -> int:
        """Return what did best, or the network's favourite where the worlds say too little."""
        logits, tally = self.racer.logits, self.tally
        stayed = [i for i in range(len(logits)) if racing >> i & 1]
        if worlds < FEW:
            return favourite
        if favourite not in stayed:
            return max(stayed, key=lambda i: float(tally.sums[0, i]))

        def lead(i: int) -> float:
            gap, error = ahead(i, favourite, worlds, tally)
            return gap - (OVERRULE + OVERRULE_PER_NAT * min(logits[favourite] - logits[i], MOST_NATS)) * error

        return max(stayed, key=lambda i: 0.0 if i == favourite else lead(i))

    def complete(self, first: int) -> None:
        """Try whatever was not tried yet beside the winner, in as many worlds as it takes to drop somebody out."""
        tally = self.tally
        tried = bool(tally.worlds[first])
        missing = sum(1 << i for i, worlds in enumerate(tally.worlds) if worlds == 0 and i != first)
        if missing or not tried:
            kept = int(tally.worlds[first]), tally.sums[:, first].copy(), tally.squares[:, first, first].copy()
            self.racer.again()
            self.racer.run(missing | 1 << first, PRUNING, tally)
            if tried:  # in these worlds too, and before
                tally.worlds[first], tally.sums[:, first], tally.squares[:, first, first] = kept

    def gap(self, place: int, first: int, measure: int = 0) -> float:
        """Return how far a move is behind the winner, in the worlds where both were tried."""
        high, low = max(place, first), min(place, first)
        gap = float(self.tally.gaps[measure, high, low]) / max(1, int(self.tally.worlds[place]))
        return -gap if place == high else gap

    def choice(self, place: int, first: int) -> Choice:
        """Return what the race says about a move."""
        tally, total = self.tally, max(1, int(self.tally.worlds.sum()))
        worlds, own = int(tally.worlds[place]), max(1, int(tally.worlds[first]))
        found: list[float] = []
        for measure in range(2):
            gap = 0.0 if place == first else self.gap(place, first, measure)
            mean = float(tally.sums[measure, place]) / max(1, worlds)
            spread = float(tally.squares[measure, place, place]) / max(1, worlds) - mean * mean
            paired = float(tally.squares[measure, max(place, first), min(place, first)]) / max(1, worlds) - gap * gap
            found += [float(tally.sums[measure, first]) / own - gap, _error(spread, worlds)]
            found.append(0.0 if place == first else _error(paired, worlds))
        return Choice(self.racer.moves[place], *found, share=worlds / total, samples=worlds)


def _error(variance: float, worlds: int) -> float:
    """Return the standard error of a mean."""
    return math.sqrt(max(variance, 0.0) / max(1, worlds))


@kernel
def note(place: int, racing: int, tally: Tally) -> None:
    """Add up a move's result in the world at hand, and how it differs from those of the moves before it."""
    tally.worlds[place] += 1
    for measure in range(2):
        result = tally.result[measure, place]
        tally.sums[measure, place] += result
        tally.squares[measure, place, place] += result * result
        for other in range(place):
            if (racing >> other) & 1:
                gap = result - tally.result[measure, other]
                tally.gaps[measure, place, other] += gap
                tally.squares[measure, place, other] += gap * gap


@kernel
def survivors(racing: int, worlds: int, tally: Tally) -> int:
    """Return who stays in the race: those who are not behind the first by more than chance explains."""
    first = -1
    for i in range(len(tally.worlds)):
        if (racing >> i) & 1 and (first < 0 or tally.sums[0, i] > tally.sums[0, first]):
            first = i
    stay = racing
    for i in range(len(tally.worlds)):
        if (racing >> i) & 1 and i != first and behind(i, first, worlds, tally) > DROP:
            stay &= ~(1 << i)
    return stay


@kernel
def behind(one: int, other: int, worlds: int, tally: Tally) -> float:
    """Return how far one is behind another, in standard errors of the difference."""
    gap, error = ahead(other, one, worlds, tally)
    return gap / error


@kernel
def ahead(one: int, other: int, worlds: int, tally: Tally) -> tuple[float, float]:
    """Return how far one is ahead of another in a world, with the standard error."""
    gap = (tally.sums[0, one] - tally.sums[0, other]) / worlds
    square = tally.squares[0, max(one, other), min(one, other)] / worlds
    return gap, math.sqrt(max(square - gap * gap, 1e-12) / worlds)
