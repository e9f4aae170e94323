"""Koi-Koi's master: the actions that habit would think of race in the same worlds, and stragglers drop out.

A world is drawn that fits the view and, where the opponent has moved, what their moves tell (`reading`); each action
still in the race is tried in it, and both players go on by habit to the end of the round. The cards being the same for
all, small differences show early: what has fallen behind by more than chance explains is tried no more, and a race with
one action left is over.
"""

import math
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.bots import game_of, habits, koikoi, reading
from fuda.bots.habits import Desk, Habits
from fuda.bots.reading import Guesses
from fuda.bots.search import parse_budget
from fuda.core.contract import Actions, Json, One
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below, streams
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

Results = NDArray[np.float64]

CLOSE = 5.0  # how far below the favourite an action may be to start; e⁵ times less likely in practice
LEAST = 3  # actions that start whatever habit thinks of them
LAP = 8  # worlds between two looks at the clock
LOOK = 32  # worlds between two looks at who has fallen behind; a multiple of LAP
BEHIND = 2.5  # standard errors of the difference that drop an action out
DOUBT = 0.5  # and those that it takes to overrule habit
POINT = 0.05  # what a point counts for each round that is left: late in a match winning it is all, early points are


class Race:
    """Tries in the same worlds what a practised player would think of."""

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
    count, known = len(actions), habits.load(table)
    still, desk = habits.desk(known), habits.desk(known)
    field = Field(np.zeros(count), np.zeros((count, count)), np.zeros(count))
    scratch, legal = np.zeros(2, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
    favourite = int(line_up(root, table, seat, actions, count, known, still))
    order = sorted(range(count), key=lambda i: -still.value[i])
    close = [i for i in order if still.value[i] >= still.value[favourite] - CLOSE]
    racing = sum(1 << i for i in {*order[:LEAST], *close})
    worlds, done, begun = 0, 0, time.perf_counter()
    guesses = reading.read(root, table, seat, rng, known, simulations, seconds)
    while (left := racing.bit_count()) > 1:
        lap = min(LAP, (simulations - done) // left) if simulations else LAP
        if lap == 0 or (seconds and time.perf_counter() - begun >= seconds):
            break
        run(root, table, seat, actions, racing, lap, rng, guesses, scratch, legal, known, still, desk, field)
        worlds, done = worlds + lap, done + lap * left
        if worlds % LOOK == 0:
            racing = int(keep(racing, worlds, field))
    if worlds == 0:
        return favourite
    first = max((i for i in range(count) if racing >> i & 1), key=lambda i: field.gained[i])
    in_doubt = racing >> favourite & 1 and first != favourite and behind(favourite, first, worlds, field) < DOUBT
    return favourite if in_doubt else first


class Field(NamedTuple):
    """How the race stands, by place of the action."""

    gained: Results  # sums of what each got
    squares: Results  # sums of the squares of the differences, of each and those before it
    result: Results  # in the world at hand


@kernel
def line_up(root: One, table: One, seat: int, actions: Actions, count: int, known: Habits, still: Desk) -> int:
    """Look at the table once from both seats; return the place of the favourite, and leave values on the desk."""
    habits.attend(root[0], table[0], 1 - seat, known, still)
    return habits.favourite(root[0], table[0], seat, actions, count, known, still)


@kernel
def run(
    roots: One, tables: One, seat: int, actions: Actions, racing: int, worlds: int, rng: Rng, guesses: Guesses,
    scratch: One, legal: Actions, known: Habits, still: Desk, desk: Desk, field: Field,
) -> None:  # fmt: skip
    """Try all that race in so many worlds."""
    root, table, state = roots[0], tables[0], scratch[0]
    for _ in range(worlds):
        scratch[1] = roots[0]
        if len(guesses.hands) > 0:
            scratch[1].hand[1 - seat] = reading.draw(guesses, rng)
        rules.redeal(scratch[1], table, rng)
        for i in range(len(actions)):
            if (racing >> i) & 1:
                scratch[0] = scratch[1]
                recall(still, desk)
                rules.step(state, table, seat, int(actions[i]))
                play_on(state, table, legal, known, desk)
                field.result[i] = worth(root, state, table, seat)
                field.gained[i] += field.result[i]
                for j in range(i):
                    if (racing >> j) & 1:
                        field.squares[i, j] += (field.result[i] - field.result[j]) ** 2


@kernel
def recall(still: Desk, desk: Desk) -> None:
    """Go back to what was seen at the root."""
    for seat in range(rules.SEATS):
        for word in range(habits.WORDS):
            desk.seen[seat, word] = still.seen[seat, word]
        kept, sums = still.sums[seat], desk.sums[seat]
        for i in range(len(sums)):
            sums[i] = kept[i]


@kernel
def play_on(state: State, table: Table, legal: Actions, known: Habits, desk: Desk) -> None:
    """Play by habit, which knows nothing of the match, to the end of the round; but take a match that is won."""
    acting = rules.to_act(state, table)
    while acting:
        mover = acting >> 1
        count = rules.legal(state, table, mover, legal)
        place = habits.favourite(state, table, mover, legal, count, known, desk) if count > 1 else 0
        action = rules.STOP if wins(state, table, mover) else int(legal[place])
        rules.step(state, table, mover, action)
        acting = rules.to_act(state, table)


@kernel
def wins(state: State, table: Table, seat: int) -> bool:
    """Tell whether a stop would win the match now."""
    if state.phase != rules.CALL or int(state.round_number) < table.rounds:
        return False
    gain = koikoi.at_hand(state, table, seat) * (2 if table.zero_sum else 1)
    return int(state.score[seat]) - int(state.score[1 - seat]) + gain > 0


@kernel
def worth(root: State, state: State, table: Table, seat: int) -> float:
    """Return what a finished round is worth to a seat: the match, and points the more the more rounds are left."""
    gained = int(state.score[seat]) - int(root.score[seat]) + int(root.score[1 - seat]) - int(state.score[1 - seat])
    left = max(0, int(table.rounds) - int(state.round_number))
    return koikoi.worth(root, state, table, seat) + POINT * left * gained


@kernel
def keep(racing: int, worlds: int, field: Field) -> int:
    """Return who stays in the race: those who are not behind the first by more than chance explains."""
    first = -1
    for i in range(len(field.gained)):
        if (racing >> i) & 1 and (first < 0 or field.gained[i] > field.gained[first]):
            first = i
    stay = racing
    for i in range(len(field.gained)):
        if (racing >> i) & 1 and i != first and behind(i, first, worlds, field) > BEHIND:
            stay &= ~(1 << i)
    return stay


@kernel
def behind(one: int, other: int, worlds: int, field: Field) -> float:
    """Return how far one is behind another, in standard errors of the difference."""
    gap = (field.gained[other] - field.gained[one]) / worlds
    square = field.squares[max(one, other), min(one, other)] / worlds
    return gap / math.sqrt(max(square - gap * gap, 1e-12) / worlds)
