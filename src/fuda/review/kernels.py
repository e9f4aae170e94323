"""Moves tried in given worlds, compiled. Like `core.host` this file is run once for each game (`load`).

`rules`, `policy`, `scale`, `playout` and `part` are set to the game's own before it runs.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from fuda.bots import playout as playouts
from fuda.bots.reference import reference
from fuda.bots.scale import kernels as scale_kernels
from fuda.catalogue import spec
from fuda.core.contract import Actions, Cards, One, Rules
from fuda.core.jit import kernel, run_for
from fuda.core.rng import Rng
from fuda.review import plain

rules = cast(Rules, globals().get("rules"))  # `load` puts these there before this file runs
policy: Any = globals().get("policy")
scale: Any = globals().get("scale")
playout: Any = globals().get("playout")
part: Any = globals().get("part")

Floats = NDArray[np.float64]


class Moves(NamedTuple):
    """Whole moves as rows of actions; one without actions lets the reference policy choose."""

    actions: NDArray[np.int16]
    lengths: NDArray[np.int64]


class Before(NamedTuple):
    """Moves that some seats make first, in secret at the same time: a row for each seat, and who does in each world."""

    moves: Moves
    seats: NDArray[np.int64]  # a mask for each world


class Work(NamedTuple):
    """Arrays that the kernels write into."""

    state: One
    rng: Rng
    cards: Cards
    legal: Actions
    scores: NDArray[np.int32]
    read: Floats
    seen: Floats


@kernel
def evaluate(
    worlds: One, tables: One, seat: int, moves: Moves, before: Before, seeds: Rng, weights: Floats, network: Any,
    start: Any, accumulator: Any, numbers: Floats, work: Work, results: NDArray[np.float32], features: Floats,
) -> None:  # fmt: skip
    """Try each move in each world and play on: results by world, move, measure and seat, and what was seen on the way.

    A world has the same random numbers for every move. `features` are sums over the worlds by their weights.
    """
    table, state = tables[0], work.state[0]
    for k in range(len(worlds)):
        for i in range(len(moves.lengths)):
            work.state[0] = worlds[k]
            work.rng[0] = seeds[k]
            policy.restore(start, accumulator)
            for other in range(len(before.moves.lengths)):
                if (before.seats[k] >> other) & 1:
                    for place in range(before.moves.lengths[other]):
                        playout.step(state, table, other, int(before.moves.actions[other, place]))
            for place in range(moves.lengths[i]):
                playout.step(state, table, seat, int(moves.actions[i, place]))
            playout.finish(state, table, work.rng, work.cards, work.legal, network, accumulator)
            scale.read(state, table, numbers, work.scores, work.read)
            for measure in range(2):
                for each in range(results.shape[3]):
                    results[k, i, measure, each] = work.read[measure, each]
            part.features(worlds[k], state, table, seat, work.seen)
            for each in range(len(work.seen)):
                features[i, each] += weights[k] * work.seen[each]


@kernel
def observe(states: One, tables: One, network: Any, accumulator: Any, seats: int) -> None:
    """Look at a position from every seat, so that playouts begin with what changes."""
    for seat in range(seats):
        policy.observe(states[0], tables[0], seat, network, accumulator)


@kernel
def preferred(states: One, tables: One, seat: int, network: Any, accumulator: Any, work: Work) -> int:
    """Return the action that the reference policy takes."""
    count = rules.legal(states[0], tables[0], seat, work.legal)
    place = policy.choose(states[0], tables[0], seat, work.legal, count, work.rng, network, accumulator)
    return int(work.legal[place])


@kernel
def redeal(worlds: One, tables: One, rng: Rng) -> None:
    """Fill blanked states with hidden cards."""
    for k in range(len(worlds)):
        rules.redeal(worlds[k], tables[0], rng)


@kernel
def mix(worlds: One, tables: One, rng: Rng) -> None:
    """Shuffle in each world what nobody can know, whatever they hold: the order of the stock."""
    for k in range(len(worlds)):
        part.mix(worlds[k], tables[0], rng)


@kernel
def follow(worlds: One, before: One, after: One, tables: One, rng: Rng, following: One) -> None:
    """Write for each world before a draw the one after it: what was drawn as it was, all else as in the world."""
    for k in range(len(worlds)):
        following[k] = after[0]
        if not part.follow(worlds[k], before[0], following[k], tables[0]):
            part.mix(following[k], tables[0], rng)


class Loaded(NamedTuple):
    """A game's kernels, and its part of the review."""

    kernels: Any
    part: Any


@cache
def load(game: str) -> Loaded:
    """Return this file's functions for a game; what it brings itself is `fuda.review.<game>`."""
    own, part = f"{__package__}.{game}", ModuleType(f"{plain.__name__}.{game}.whole")
    bare: ModuleType = run_for(game, plain.__name__)
    vars(part).update(vars(bare))
    if find_spec(own) is not None:  # whatever it does not bring is that of plain games
        vars(part).update(vars(import_module(own)))
    bound = run_for(
        game,
        __name__,
        rules=spec(game).rules,
        policy=reference(game).kernels,
        scale=scale_kernels(game),
        playout=playouts.load(game),
        part=part,
    )
    return Loaded(bound, part)
