"""One match of a batch, and whole ones: the compiled part of `core.batch`, over the contract alone.

Like `core.host` this file is run once for each game (`load`), with `rules` set to that game's kernel.
"""

from types import ModuleType
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import Words, clear, lowest
from fuda.core.contract import Actions, Cards, One, Rules, State, Table
from fuda.core.jit import inlined, kernel, run_for
from fuda.core.rng import Rng, below, shuffle

rules = cast(Rules, globals().get("rules"))  # `load` puts it there before this file runs

Ints: TypeAlias = NDArray[np.int32]
BEGIN, WAIT = -1, -2  # in the place of an action: a new match; nothing happens in this match
REFUSED, GOES_ON, ROUND_ENDED, MATCH_ENDED = -1, 0, 1, 2  # how a step ended


@inlined
def _pick(state: State, table: Table, seat: int, rng: Rng, legal: Actions) -> int:
    """Draw one of the legal actions at random."""
    return int(legal[below(rng, rules.legal(state, table, seat, legal))])


@inlined
def _mark(state: State, table: Table, seat: int, mask: Words, legal: Actions) -> None:
    """Set the bits of the legal actions in a cleared row."""
    for place in range(rules.legal(state, table, seat, legal)):
        action = int(legal[place])
        mask[action >> 5] = np.int64(mask[action >> 5]) | (1 << (action & 31))


# A game may bring its own, where a list is not the shortest way to what is legal.
pick, mark = getattr(rules, "pick", _pick), getattr(rules, "mark", _mark)
SMALL_LOTS: bool = getattr(rules, "SMALL_LOTS", False)  # whether lots are small and come every few decisions


@kernel
def deal(state: State, table: Table, rng: Rng, cards: Cards) -> int:
    """Deal until somebody may act and return who, as a mask; 0 when the round or the match ended before that."""
    acting = rules.to_act(state, table)
    while acting == 0 and not rules.over(state, table):
        shuffle(rng, cards, rules.lot(state, table, cards), rules.NEEDED)
        rules.deal(state, table, cards)
        acting = rules.to_act(state, table)
        if acting == 0 and rules.resting(state, table):
            break
    return acting


@kernel
def advance(
    states: One, tables: One, which: Ints, rngs: Rng, actions: Ints, seats: Ints, observations: Words, masks: Words,
    rewards: Ints, ends: Ints, points: Ints, i: int, single: int, halt: int, cards: Cards, legal: Actions,
) -> None:  # fmt: skip
    """Take an action in one match and go on to the next decision, in the next match if need be.

    Where several seats may act the lowest does; no other observes it before the rules show it. With `single` a match
    ends with its first round; with `halt` it stays as it ended, its last actor observing that, until it is begun anew.
    A match in which nobody has anything to decide is passed over.
    """
    state, table = states[i], tables[int(which[i])]
    rng, reward, mask = rngs[i : i + 1], rewards[i], masks[i]
    action, ended, decided = int(actions[i]), GOES_ON, True
    if action == BEGIN:
        decided = False
        rules.start(state, table)
    elif action != WAIT:
        if action < 0 or action >= rules.ACTIONS or (np.int64(mask[action >> 5]) >> (action & 31)) & 1 == 0:
            ends[i] = REFUSED
            return
        rules.step(state, table, int(seats[i]), action)
    for seat in range(len(reward)):
        reward[seat] = 0
    if action == WAIT:
        ends[i] = GOES_ON
        return
    acting = rules.to_act(state, table)
    while acting == 0:
        over = rules.over(state, table)
        if over or rules.resting(state, table):
            if decided:
                ended = MATCH_ENDED if over else ROUND_ENDED
            if over or single:
                if decided:
                    _reward(state, table, reward, points[i])
                    if halt:
                        ends[i] = ended
                        clear(mask)
                        rules.observe(state, table, int(seats[i]), observations[i])
                        return
                decided = False
                rules.start(state, table)
        acting = deal(state, table, rng, cards)
    if decided:
        _reward(state, table, reward, points[i])
    else:
        for seat in range(len(reward)):
            points[i, seat] = 0
    ends[i] = ended
    actor = lowest(acting)
    seats[i] = actor
    clear(mask)
    mark(state, table, actor, mask, legal)
    rules.observe(state, table, actor, observations[i])


@kernel
def _reward(state: State, table: Table, reward: Ints, points: Ints) -> None:
    """Write what the scores have changed by, and remember them."""
    rules.scores(state, table, reward)
    for seat in range(len(reward)):
        now = reward[seat]
        reward[seat] = now - points[seat]
        points[seat] = now


@kernel
def advance_some(
    states: One, tables: One, which: Ints, rngs: Rng, actions: Ints, seats: Ints, observations: Words, masks: Words,
    rewards: Ints, ends: Ints, points: Ints, single: int, halt: int, cards: Cards, legal: Actions, first: int,
    last: int,
) -> int:  # fmt: skip
    """Advance some of the matches on this core and return how many refused their action."""
    refused = 0
    for i in range(first, last):
        advance(
            states, tables, which, rngs, actions, seats, observations, masks, rewards, ends, points, i, single, halt,
            cards, legal,
        )  # fmt: skip
        refused += 1 if ends[i] == REFUSED else 0
    return refused


@kernel
def look(states: One, tables: One, which: Ints, seats: Ints, players: Ints, out: Words, i: int) -> None:
    """Write what every seat of one match observes, that of the seat to act first, then clockwise."""
    state, number = states[i], int(which[i])
    for chair in range(out.shape[1]):
        if chair < players[number]:
            seat = (int(seats[i]) + chair) % int(players[number])
            rules.observe(state, tables[number], seat, out[i, chair])
        else:
            clear(out[i, chair])


@kernel
def look_all(states: One, tables: One, which: Ints, seats: Ints, players: Ints, out: Words) -> None:
    """Write what every seat of each match observes."""
    for i in range(len(which)):
        look(states, tables, which, seats, players, out, i)


@inlined
def playout(state: State, table: Table, rng: Rng, cards: Cards, legal: Actions, warp: bool) -> int:
    """Play a match on to its end at random and return the number of decisions.

    Two loops, not one: the threads of a CUDA device's warp then deal together and play together. Where lots are small
    and come every few decisions, waiting for each other would take longer than the lots do.
    """
    decisions = 0
    while True:
        acting = rules.to_act(state, table)
        if acting == 0:
            if rules.over(state, table):
                return decisions
            acting = deal(state, table, rng, cards)
        while acting:
            seat = lowest(acting)
            rules.step(state, table, seat, pick(state, table, seat, rng, legal))
            decisions += 1
            acting = 0 if warp and SMALL_LOTS else rules.to_act(state, table)


@kernel
def play(states: One, tables: One, rng: Rng, cards: Cards, legal: Actions, count: int) -> int:
    """Play whole matches at random on this core, from the first deal, and return the decisions made."""
    decisions = 0
    for _ in range(count):
        rules.start(states[0], tables[0])
        decisions += playout(states[0], tables[0], rng, cards, legal, False)
    return decisions


def load(kernel_module: Rules) -> Any:
    """Return this file's functions bound to a game's kernel."""
    game = cast(ModuleType, kernel_module).__name__.split(".")[-2]
    return run_for(game, __name__, rules=kernel_module)
