"""Koi-Koi's master: the actions that the network prefers race in the same worlds, and stragglers drop out.

A world is drawn that fits the view and, where the opponent has moved, the belief about their hand; each action still in
the race is tried in it, and both players go on by the network to the end of the round. The cards being the same for
all, small differences show early: what has fallen behind by more than chance explains is tried no more, and a race with
one action left is over.
"""

import math
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.bots import game_of
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

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return what did best; with a budget in simulations (playouts) it depends on nothing but view and seed."""
        game, seat = game_of(view), view["seat"]
        root, rng = game.parse(view), streams(seed)
        legal = game.actions(root, game.table, seat)
        if root[0].phase == rules.EXCHANGE:  # nobody has looked yet
            return (game.spec.text(legal[below(rng, len(legal))]),)
        place = 0
        if len(legal) > 1:
            place = _run(root, game.table, seat, np.array(legal, np.int16), rng, *parse_budget(budget or self.budget))
        return (game.spec.text(legal[place]),)


def _run(root: One, table: One, seat: int, actions: Actions, rng: Rng, simulations: int, seconds: float) -> int:
    """Race until the budget is spent or one action is left, and return the place of the winner."""
    count, network = len(actions), policy.load()
    at_root, accumulator = policy.accumulator(network), policy.accumulator(network)
    tally = Tally(np.zeros(count), np.zeros((count, count)), np.zeros(count))
    scratch, legal = np.zeros(2, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
    first_choice = int(prepare(root, table, seat, actions, count, network, at_root))
    order = sorted(range(count), key=lambda i: -at_root.logits[i])
    close = [i for i in order if at_root.logits[i] >= at_root.logits[first_choice] - MARGIN]
    racing = sum(1 << i for i in {*order[:LEAST], *close})
    worlds, done, begun = 0, 0, time.perf_counter()
    belief = beliefs.infer(root, table, seat, rng, network, simulations, seconds)
    while (left := racing.bit_count()) > 1:
        batch = min(BATCH, (simulations - done) // left) if simulations else BATCH
        if batch == 0 or (seconds and time.perf_counter() - begun >= seconds):
            break
        run(
            root, table, seat, actions, racing, batch, rng, belief, scratch, legal, network, at_root, accumulator, tally
        )
        worlds, done = worlds + batch, done + batch * left
        if worlds % PRUNING == 0:
            racing = int(survivors(racing, worlds, tally))
    if worlds == 0:
        return first_choice
    first = max((i for i in range(count) if racing >> i & 1), key=lambda i: tally.gained[i])
    too_close = (
        racing >> first_choice & 1 and first != first_choice and behind(first_choice, first, worlds, tally) < OVERRULE
    )
    return first_choice if too_close else first


class Tally(NamedTuple):
    """How the race stands, by place of the action."""

    gained: Floats  # sums of what each got
    squares: Floats  # sums of the squares of the differences, of each and those before it
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
                tally.result[i] = value(root, state, table, seat)
                tally.gained[i] += tally.result[i]
                for j in range(i):
                    if (racing >> j) & 1:
                        tally.squares[i, j] += (tally.result[i] - tally.result[j]) ** 2


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
def value(root: State, state: State, table: Table, seat: int) -> float:
    """Return what a finished round is worth to a seat: the match, and points the more the more rounds are left."""
    gained = int(state.score[seat]) - int(root.score[seat]) + int(root.score[1 - seat]) - int(state.score[1 - seat])
    left = max(0, int(table.rounds) - int(state.round_number))
    return rollouts.value(root, state, table, seat) + POINT * left * gained


@kernel
def survivors(racing: int, worlds: int, tally: Tally) -> int:
    """Return who stays in the race: those who are not behind the first by more than chance explains."""
    first = -1
    for i in range(len(tally.gained)):
        if (racing >> i) & 1 and (first < 0 or tally.gained[i] > tally.gained[first]):
            first = i
    stay = racing
    for i in range(len(tally.gained)):
        if (racing >> i) & 1 and i != first and behind(i, first, worlds, tally) > DROP:
            stay &= ~(1 << i)
    return stay


@kernel
def behind(one: int, other: int, worlds: int, tally: Tally) -> float:
    """Return how far one is behind another, in standard errors of the difference."""
    gap = (tally.gained[other] - tally.gained[one]) / worlds
    square = tally.squares[max(one, other), min(one, other)] / worlds
    return gap / math.sqrt(max(square - gap * gap, 1e-12) / worlds)
