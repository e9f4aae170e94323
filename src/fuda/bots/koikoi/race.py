"""Koi-Koi's master: the actions that the network prefers race in the same worlds, and stragglers drop out.

A world is drawn that fits the view and, where the opponent has moved, the belief about their hand; each action still in
the race is tried in it, and both players go on by the network to the end of the round. The cards being the same for
all, small differences show early: what has fallen behind by more than chance explains is tried no more, and a race with
one action left is over.
"""

import math
import time
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.bots import Move, game_of
from fuda.bots.choice import Choice
from fuda.bots.koikoi import belief as beliefs
from fuda.bots.koikoi import network as policy
from fuda.bots.koikoi import rollout as rollouts
from fuda.bots.koikoi.belief import Belief
from fuda.bots.network import Accumulator, Network, restore
from fuda.bots.search import parse_budget
from fuda.core.contract import Actions, Json, One
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below, streams
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

Floats = NDArray[np.float64]

MARGIN = 5.0  # how far below the network's first choice a logit may be to start: e⁵ times less likely
LEAST = 3  # actions that start whatever the network thinks of them
BATCH = 8  # worlds between two looks at the clock
PRUNING = 32  # worlds between two looks at who has fallen behind; a multiple of BATCH
DROP = 2.5  # standard errors of the difference that drop an action out
OVERRULE = 0.5  # and those that it takes to overrule the network
POINT = 0.05  # what a point counts for each round that is left: late in a match winning it is all, early points are


class Race:
    """Tries in the same worlds what the network would consider."""

    def __init__(self, budget: str) -> None:
        self.budget = budget

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return what did best; with a budget in simulations (rollouts) it depends on nothing but view and seed."""
        race = _Race(view, seed)
        if race.blind:
            return race.by_lot()
        return race.move(race.run(*parse_budget(budget or self.budget)) if len(race.actions) > 1 else 0)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return all moves; those that the network did not let race are tried at last, in the first worlds."""
        race = _Race(view, seed)
        if race.blind:
            chosen = race.by_lot()
            return [Choice(chosen, 0.0), *(Choice((text,), 0.0) for text in view["legal"] if (text,) != chosen)]
        first = race.run(*parse_budget(budget or self.budget)) if len(race.actions) > 1 else 0
        race.complete(first)
        others = sorted((i for i in range(len(race.actions)) if i != first), key=lambda i: race.gap(i, first))
        return [race.choice(place, first) for place in (first, *others)]

    def compare(self, view: Json, moves: Sequence[Move], seed: int, budget: str | None = None) -> list[Choice]:
        """Return the values of these moves in their order, in the same worlds from the first to the last."""
        race, (simulations, seconds) = _Race(view, seed), parse_budget(budget or self.budget)
        if race.blind:
            return [Choice(move, 0.0) for move in moves]
        places = [view["legal"].index(move[0]) for move in moves]
        racing = set(places)
        race.run(max(simulations, len(racing)) if simulations else 0, seconds, only=sum(1 << i for i in racing))
        return [race.choice(place, places[0]) for place in places]


class _Race:
    """A race between the legal actions of a view."""

    def __init__(self, view: Json, seed: int) -> None:
        game = game_of(view)
        self.root, self.table, self.seat, self.text = game.parse(view), game.table, view["seat"], game.spec.text
        self.rng = streams(seed)
        self.actions = np.array(game.actions(self.root, self.table, self.seat), np.int16)
        self.blind = self.root[0].phase == rules.EXCHANGE  # nobody has looked yet
        self.network = policy.load()
        self.at_root, self.accumulator = policy.accumulator(self.network), policy.accumulator(self.network)
        self.scratch, self.legal = np.zeros(2, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
        count = len(self.actions)
        sums = np.zeros((2, count)), np.zeros((2, count, count)), np.zeros((2, count, count)), np.zeros((2, count))
        self.tally = Tally(np.zeros(count, np.int64), *sums)
        self.begin = self.rng.copy()  # the state of the generator before the first world
        self.belief = Belief.none()
        self.favourite = 0  # of the network
        if not self.blind:
            root, table = self.root, self.table
            self.favourite = int(prepare(root, table, self.seat, self.actions, count, self.network, self.at_root))

    def move(self, place: int) -> Move:
        """Return the move at a place."""
        return (self.text(int(self.actions[place])),)

    def by_lot(self) -> Move:
        """Return any move."""
        return self.move(below(self.rng, len(self.actions)))

    def run(self, simulations: int, seconds: float, only: int = 0) -> int:
        """Race until the budget is spent or one action is left, and return the place of the winner.

        With `only` some of the actions, these race and nobody drops out.
        """
        count, tally, favourite, logits = len(self.actions), self.tally, self.favourite, self.at_root.logits
        order = sorted(range(count), key=lambda i: -logits[i])
        close = [i for i in order if logits[i] >= logits[favourite] - MARGIN]
        racing = only or sum(1 << i for i in {*order[:LEAST], *close})
        worlds, done, begun = 0, 0, time.perf_counter()
        self.belief = beliefs.infer(
            self.root, self.table, self.seat, self.rng, self.network, simulations, seconds
        )  # fmt: skip
        self.begin = self.rng.copy()
        while (left := racing.bit_count()) > (not only):
            batch = min(BATCH, (simulations - done) // left) if simulations else BATCH
            if batch == 0 or (seconds and time.perf_counter() - begun >= seconds):
                break
            self._try(racing, batch)
            worlds, done = worlds + batch, done + batch * left
            if worlds % PRUNING == 0 and not only:
                racing = int(survivors(racing, worlds, tally))
        if worlds == 0:
            return favourite
        gained = tally.sums[0]
        first = max((i for i in range(count) if racing >> i & 1), key=lambda i: gained[i])
        if racing >> favourite & 1 and first != favourite:
            return favourite if behind(favourite, first, worlds, tally) < OVERRULE else first
        return first

    def complete(self, first: int) -> None:
        """Try whatever was not tried yet beside the winner, in as many worlds as it takes to drop somebody out."""
        tally = self.tally
        tried = bool(tally.worlds[first])
        missing = sum(1 << i for i, worlds in enumerate(tally.worlds) if worlds == 0 and i != first)
        if missing or not tried:
            kept = int(tally.worlds[first]), tally.sums[:, first].copy(), tally.squares[:, first, first].copy()
            self.rng[:] = self.begin
            self._try(missing | 1 << first, PRUNING)
            if tried:  # in these worlds too, and before
                tally.worlds[first], tally.sums[:, first], tally.squares[:, first, first] = kept

    def gap(self, place: int, first: int, measure: int = 0) -> float:
        """Return how far an action is behind the winner, in the worlds where both were tried."""
        high, low = max(place, first), min(place, first)
        gap = float(self.tally.gaps[measure, high, low]) / max(1, int(self.tally.worlds[place]))
        return -gap if place == high else gap

    def choice(self, place: int, first: int) -> Choice:
        """Return what the race says about an action."""
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
        return Choice(self.move(place), *found, share=worlds / total, samples=worlds)

    def _try(self, racing: int, worlds: int) -> None:
        run(
            self.root, self.table, self.seat, self.actions, racing, worlds, self.rng, self.belief, self.scratch,
            self.legal, self.network, self.at_root, self.accumulator, self.tally,
        )  # fmt: skip


def _error(variance: float, worlds: int) -> float:
    """Return the standard error of a mean."""
    return math.sqrt(max(variance, 0.0) / max(1, worlds))


class Tally(NamedTuple):
    """How the race stands, by place of the action; what is summed up is the value (0) and the points (1)."""

    worlds: NDArray[np.int64]
    sums: Floats
    squares: Floats  # of the differences of each and those before it, and of its own results
    gaps: Floats  # the differences themselves
    result: Floats  # in the world at hand


@kernel
def prepare(
    root: One, table: One, seat: int, actions: Actions, count: int, network: Network, at_root: Accumulator
) -> int:
    """Observe the table once from both seats; return the place of the network's first choice, and leave all logits."""
    policy.observe(root[0], table[0], 1 - seat, network, at_root)
    return policy.choose(root[0], table[0], seat, actions, count, network, at_root)


@kernel
def run(
    roots: One, tables: One, seat: int, actions: Actions, racing: int, worlds: int, rng: Rng, belief: Belief,
    scratch: One, legal: Actions, network: Network, at_root: Accumulator, accumulator: Accumulator, tally: Tally,
) -> None:  # fmt: skip
    """Try all that race in so many worlds."""
    root, table, state = roots[0], tables[0], scratch[0]
    for _ in range(worlds):
        scratch[1] = roots[0]
        if len(belief.hands) > 0:
            scratch[1].hand[1 - seat] = beliefs.draw(belief, rng)
        rules.redeal(scratch[1], table, rng)
        for i in range(len(actions)):
            if (racing >> i) & 1:
                scratch[0] = scratch[1]
                restore(at_root, accumulator)
                rules.step(state, table, seat, int(actions[i]))
                rollout(state, table, legal, network, accumulator)
                tally.result[1, i] = points(root, state, seat)
                tally.result[0, i] = value(root, state, table, seat, tally.result[1, i])
                tally.worlds[i] += 1
                for measure in range(2):
                    result = tally.result[measure, i]
                    tally.sums[measure, i] += result
                    tally.squares[measure, i, i] += result * result
                    for j in range(i):
                        if (racing >> j) & 1:
                            gap = result - tally.result[measure, j]
                            tally.gaps[measure, i, j] += gap
                            tally.squares[measure, i, j] += gap * gap


@kernel
def rollout(state: State, table: Table, legal: Actions, network: Network, accumulator: Accumulator) -> None:
    """Play by the network, which knows nothing of the match, to the end of the round; but take a match that is won."""
    acting = rules.to_act(state, table)
    while acting:
        mover = acting >> 1
        count = rules.legal(state, table, mover, legal)
        place = policy.choose(state, table, mover, legal, count, network, accumulator) if count > 1 else 0
        action = rules.STOP if wins(state, table, mover) else int(legal[place])
        rules.step(state, table, mover, action)
        acting = rules.to_act(state, table)


@kernel
def wins(state: State, table: Table, seat: int) -> bool:
    """Tell whether a stop would win the match now."""
    if state.phase != rules.CALL or int(state.round_number) < table.rounds:
        return False
    gain = rules.stake(state, table, seat).gain * (2 if table.zero_sum else 1)
    return int(state.score[seat]) - int(state.score[1 - seat]) + gain > 0


@kernel
def points(root: State, state: State, seat: int) -> float:
    """Return the points that a seat has gained on the other."""
    gained = int(state.score[seat]) - int(root.score[seat])
    return float(gained - int(state.score[1 - seat]) + int(root.score[1 - seat]))


@kernel
def value(root: State, state: State, table: Table, seat: int, gained: float) -> float:
    """Return what a finished round is worth to a seat: the match, and points the more the more rounds are left."""
    left = max(0, int(table.rounds) - int(state.round_number))
    return rollouts.value(root, state, table, seat, gained) + POINT * left * gained


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
    gap = (tally.sums[0, other] - tally.sums[0, one]) / worlds
    square = tally.squares[0, max(one, other), min(one, other)] / worlds
    return gap / math.sqrt(max(square - gap * gap, 1e-12) / worlds)
