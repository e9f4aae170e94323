"""The compiled part of a race: moves tried in the same worlds, everybody going on by the network.

Like `core.host` this file is run once for each game (`load`), with `rules`, `policy` and `own` set; what a game brings
in `own` is `Own`. A move is a row of actions, filled up with −1.
"""

import math
from types import ModuleType
from typing import Any, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from fuda.bots import policy as policies
from fuda.bots.network import Accumulator, Floats, Network, rated, restore, second_layer, update
from fuda.bots.race import Tally, note
from fuda.core.bits import Words, lowest
from fuda.core.contract import Actions, Cards, One, Rules, State, Table
from fuda.core.jit import kernel, run_for
from fuda.core.rng import Rng, below, shuffle

Numbers = NDArray[np.float64]


class Own(Protocol):
    """What a game's part of a race has, compiled but for the constants."""

    FORESEEN: bool  # whether the judge says what is still to come where a trial ends

    def ended(self, root: Any, state: Any, table: Any, ahead: int) -> bool:
        """Tell whether a trial has come far enough: to the end of a round and so many more, in games that go on."""
        ...

    def likely(self, state: Any, table: Any, seat: int, odds: Floats) -> float:
        """Return how likely the hands of a world are, as a logarithm."""
        ...

    def value(self, state: Any, table: Any, seat: int, gains: Numbers, numbers: Numbers) -> float:
        """Return what a state is worth to a seat; `gains` are those that the judge foresees for each, in points."""
        ...

    def points(self, root: Any, state: Any, table: Any, seat: int) -> float:
        """Return the points that a seat has gained since the root, compared with the others' mean."""
        ...


class Way(NamedTuple):
    """How worlds are drawn and trials are made."""

    drawn: int  # worlds that fit the view, of which one is taken by the belief
    sharpness: float  # of the belief: the cards of a hand depend on each other, which it does not know
    ahead: int  # rounds beyond the present one


class Judge(NamedTuple):
    """A judge at work."""

    network: Network
    sums: Accumulator  # of one chair: whoever is to act
    seen: Words  # what one seat observes
    hidden: NDArray[np.int64]  # the words of it that nobody else observes
    unit: float  # points that it counts as one


class Work(NamedTuple):
    """Arrays that trials write into."""

    states: One  # at hand, the world, one that may become it
    legal: Actions
    cards: Cards
    dice: Rng  # of what is dealt within a trial
    accumulator: Accumulator
    gains: Numbers  # by seat


rules = cast(Rules, globals().get("rules"))  # `load` puts these there before this file runs
policy: Any = globals().get("policy")
own = cast(Own, globals().get("own"))


@kernel
def watch(roots: One, tables: One, seats: int, network: Network, at_root: Accumulator) -> None:
    """Observe the table once from all seats."""
    for seat in range(seats):
        policy.observe(roots[0], tables[0], seat, network, at_root)


@kernel
def prefer(
    states: One, tables: One, seat: int, legal: Actions, likely: Numbers, network: Network, at_root: Accumulator,
    accumulator: Accumulator,
) -> int:  # fmt: skip
    """Write the legal actions and how likely the network makes each, as a logarithm; return their number."""
    restore(at_root, accumulator)
    count = rules.legal(states[0], tables[0], seat, legal)
    best = accumulator.logits[policy.choose(states[0], tables[0], seat, legal, count, network, accumulator)]
    total = 0.0
    for place in range(count):
        total += math.exp(accumulator.logits[place] - best)
    for place in range(count):
        likely[place] = accumulator.logits[place] - best - math.log(total)
    return count


@kernel
def run(
    roots: One, tables: One, seat: int, moves: Actions, racing: int, worlds: int, rng: Rng, odds: Floats,
    numbers: Numbers, way: Way, judge: Judge, work: Work, network: Network, at_root: Accumulator, tally: Tally,
) -> None:  # fmt: skip
    """Try all that race in so many worlds."""
    root, table, state = roots[0], tables[0], work.states[0]
    for _ in range(worlds):
        draw(roots, tables, seat, rng, odds, way, work)
        begin = rng[0]
        for i in range(len(moves)):
            if (racing >> i) & 1:
                work.states[0] = work.states[1]
                work.dice[0] = begin  # what is dealt on the way is the same for all as long as they go the same way
                restore(at_root, work.accumulator)
                for k in range(moves.shape[1]):
                    if moves[i, k] >= 0:
                        rules.step(state, table, seat, int(moves[i, k]))
                play_on(root, state, table, way.ahead, work, network)
                tally.result[1, i] = own.points(root, state, table, seat)
                foresee(state, table, judge, work, network)
                tally.result[0, i] = own.value(state, table, seat, work.gains, numbers)
                note(i, racing, tally)
        below(rng, 2)


@kernel
def draw(roots: One, tables: One, seat: int, rng: Rng, odds: Floats, way: Way, work: Work) -> None:
    """Draw a world into the second place: of some that fit one, by how likely the belief makes its hands."""
    table = tables[0]
    total = 0.0
    first = 0.0
    for number in range(way.drawn):
        work.states[2] = roots[0]
        rules.redeal(work.states[2], table, rng)
        likely = own.likely(work.states[2], table, seat, odds)
        if number == 0:
            first = likely
        weight = math.exp(min(way.sharpness * (likely - first), 50.0))
        total += weight
        if below(rng, 1 << 30) < weight / total * (1 << 30):  # the later ones take the place of those before
            work.states[1] = work.states[2]


@kernel
def play_on(root: State, state: State, table: Table, ahead: int, work: Work, network: Network) -> None:
    """Play by the network to where a trial ends."""
    while not own.ended(root, state, table, ahead):
        acting = rules.to_act(state, table)
        if acting == 0:
            shuffle(work.dice, work.cards, rules.lot(state, table, work.cards), rules.NEEDED)
            rules.deal(state, table, work.cards)
            continue
        mover = lowest(acting)
        count = rules.legal(state, table, mover, work.legal)
        place = 0
        if count > 1:
            place = policy.choose(state, table, mover, work.legal, count, network, work.accumulator)
        rules.step(state, table, mover, int(work.legal[place]))


@kernel
def foresee(state: State, table: Table, judge: Judge, work: Work, network: Network) -> None:
    """Write what the judge foresees for each seat where a trial has ended; nothing more comes after a match."""
    acting = rules.to_act(state, table)
    if not own.FORESEEN or acting == 0:
        for seat in range(len(work.gains)):
            work.gains[seat] = 0.0
        return
    mover = lowest(acting)
    count = rules.legal(state, table, mover, work.legal)
    place = 0
    if count > 1:
        place = policy.choose(state, table, mover, work.legal, count, network, work.accumulator)
    look(state, table, mover, len(work.gains), judge)
    foretell(state, mover, int(work.legal[place]), judge, work.gains)


@kernel
def look(state: State, table: Table, mover: int, seats: int, judge: Judge) -> None:
    """Let the judge look at a state from the chair of the one to act, with the others' hidden words after that."""
    joined, seen, hidden = judge.sums.observation, judge.seen, judge.hidden
    rules.observe(state, table, mover, seen)
    for word in range(len(seen)):
        joined[word] = seen[word]
    at = len(seen)
    for chair in range(1, seats):
        rules.observe(state, table, (mover + chair) % seats, seen)
        for word in range(len(hidden)):
            joined[at + word] = seen[hidden[word]]
        at += len(hidden)
    update(0, judge.network, judge.sums)
    second_layer(judge.sums.sums[0], judge.network, judge.sums)


@kernel
def foretell(state: State, mover: int, action: int, judge: Judge, gains: Numbers) -> None:
    """Write what the judge, who has looked, says that an action brings each seat."""
    for chair in range(len(gains)):
        row = rules.ACTIONS * chair + action
        gains[(mover + chair) % len(gains)] = judge.unit * rated(row, judge.network, judge.sums)


def load(game: str, kernel_module: Rules, part: ModuleType) -> Any:
    """Return this file's functions bound to a game's kernel and its part of a race."""
    return run_for(game, __name__, rules=kernel_module, policy=policies.load(kernel_module), own=part)
