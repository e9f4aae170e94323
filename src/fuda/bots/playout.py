"""Play on by the reference policy to where the match scale reads the result.

Like `core.host` this file is run once for each game (`load`), with `rules`, `policy` and `scale` set to that game's.
"""

from functools import cache
from typing import Any, cast

from fuda.bots.reference import reference
from fuda.catalogue import spec
from fuda.core.bits import lowest
from fuda.core.contract import Actions, Cards, One, Rules, State, Table
from fuda.core.jit import kernel, run_for
from fuda.core.rng import Rng, shuffle

rules = cast(Rules, globals().get("rules"))  # `load` puts these there before this file runs
policy: Any = globals().get("policy")
scale: Any = globals().get("scale")


@kernel
def step(state: State, table: Table, seat: int, action: int) -> None:
    """Carry out an action: compiled once for all that take one."""
    rules.step(state, table, seat, action)


@kernel
def finish(state: State, table: Table, rng: Rng, cards: Cards, legal: Actions, network: Any, accumulator: Any) -> None:
    """Play on, dealing what waits to be dealt."""
    while not scale.ended(state, table):
        acting = rules.to_act(state, table)
        if acting == 0:
            shuffle(rng, cards, rules.lot(state, table, cards), rules.NEEDED)
            rules.deal(state, table, cards)
            continue
        mover = lowest(acting)
        count = rules.legal(state, table, mover, legal)
        place = policy.choose(state, table, mover, legal, count, rng, network, accumulator) if count > 1 else 0
        step(state, table, mover, int(legal[place]))


@kernel
def begin_and_finish(
    states: One, tables: One, rng: Rng, cards: Cards, legal: Actions, network: Any, start: Any, accumulator: Any
) -> None:
    """Begin as many matches as there are states, and play on in each."""
    for i in range(len(states)):
        rules.start(states[i], tables[0])
        policy.restore(start, accumulator)
        finish(states[i], tables[0], rng, cards, legal, network, accumulator)


@cache
def load(game: str) -> Any:
    """Return this file's functions for a game."""
    from fuda.bots.scale import kernels

    return run_for(game, __name__, rules=spec(game).rules, policy=reference(game).kernels, scale=kernels(game))
