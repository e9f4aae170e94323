"""Koi-Koi's match scale: over the lead, the rounds left and who deals next.

Play by the reference policy does not depend on the score, but for one thing: in the last round a stop that wins the
match is taken. So each sampled round keeps the stops that were offered in it, and for every lead the first one that
wins is where that round would have ended. Extra rounds (KK-33) may go on for ever: a fixed point.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fuda.bots.koikoi import reference
from fuda.bots.network import Accumulator, Network
from fuda.bots.reference import Reference
from fuda.core.contract import Actions, Cards, One
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.jit import INTERPRETED, kernel
from fuda.core.rng import Rng, shuffle
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]
ROUNDS = 2 if INTERPRETED else 8192  # of self-play
REACH = 255  # the largest lead that is told apart
SPAN = 2 * REACH + 1
CALLS = 17  # most calls of a round
TIES = 200  # extra rounds after which the fixed point has long been reached


@kernel
def ended(state: State, table: Table) -> bool:
    """Tell whether the round has ended."""
    return state.phase >= rules.REST


@kernel
def read(state: State, table: Table, scale: Floats, scores: Ints, out: Floats) -> None:
    """Write each seat's points and chance at the end of a round, or before the first one."""
    lead = int(state.score[0]) - int(state.score[1])
    left = max(0, int(table.rounds) - int(state.round_number))
    oya = 0.5  # chance that seat 0 deals next
    if state.phase == rules.OVER:
        chance, further = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0, 0.0
    else:
        if state.phase == rules.REST:
            oya = 1.0 - float(rules.next_oya(state, table))
        else:
            left += 1
            if state.oya >= 0:
                oya = 1.0 - float(state.oya)
        place = min(max(lead, -REACH), REACH) + REACH
        further = oya * scale[0, left, place, 1] + (1.0 - oya) * scale[0, left, place, 0]
        chance = oya * scale[1, left, place, 1] + (1.0 - oya) * scale[1, left, place, 0]
    points = (lead + further) / (2.0 if table.zero_sum else 1.0)  # where one's gain is the other's loss, a gain is one
    out[0, 0] = points
    out[0, 1] = -points
    out[1, 0] = chance
    out[1, 1] = 1.0 - chance


@kernel
def look(states: One, tables: One, scale: Floats, scores: Ints, out: Floats) -> None:
    """Read the scale for Python's hands."""
    read(states[0], tables[0], scale, scores, out)


@kernel
def sample(
    states: One, tables: One, rng: Rng, cards: Cards, legal: Actions, network: Network, start: Accumulator,
    accumulator: Accumulator, ends: Ints, calls: Ints,
) -> None:  # fmt: skip
    """Play rounds dealt by seat 0; write what each gained it, whether it deals again, and the stops that were offered.

    A stop is the lead that it would bring to seat 0; `calls` ends with the number of them.
    """
    state, table = states[0], tables[0]
    swing = 2 if table.zero_sum else 1
    for i in range(len(ends)):
        rules.start(state, table)
        reference.restore(start, accumulator)
        called = 0
        while state.phase < rules.REST:
            acting = rules.to_act(state, table)
            if acting == 0:
                shuffle(rng, cards, rules.lot(state, table, cards), rules.NEEDED)
                rules.deal(state, table, cards)
                continue
            mover = acting >> 1
            if state.phase == rules.CALL:
                gain = swing * int(rules.stake(state, table, mover).gain)
                calls[i, called] = gain if mover == 0 else -gain
                called += 1
            count = rules.legal(state, table, mover, legal)
            place = reference.choose(state, table, mover, legal, count, rng, network, accumulator) if count > 1 else 0
            rules.step(state, table, mover, int(legal[place]))
        ends[i, 0] = int(state.score[0]) - int(state.score[1])
        ends[i, 1] = 1 if rules.next_oya(state, table) == 0 else 0
        calls[i, CALLS] = called


@kernel
def last_rounds(ends: Ints, calls: Ints, alternate: bool, lead: int, counts: Floats) -> None:
    """Count how last rounds end that the dealer begins with a lead: by the change of it, and who would deal next."""
    for i in range(len(ends)):
        change, again = int(ends[i, 0]), int(ends[i, 1])
        for place in range(int(calls[i, CALLS])):
            stop = int(calls[i, place])
            if (stop > 0 and lead + stop > 0) or (stop < 0 and lead + stop < 0):
                change = stop
                again = 0 if alternate or stop < 0 else 1
                break
        counts[min(max(change, -REACH), REACH) + REACH, again] += 1.0


def make(game: Game, policy: Reference, rng: Rng) -> Floats:
    """Return points still to be gained and the chance to win: [measure, rounds left, lead, whether one deals next]."""
    table: Any = copy(game.table)
    table[0].dealer = 0
    table[0].rounds = 24  # so that none of these rounds is the last
    ends, calls = np.zeros((ROUNDS, 2), np.int32), np.zeros((ROUNDS, CALLS + 1), np.int32)
    accumulator = policy.accumulator(rules.SEATS, rules.MOST_ACTIONS)
    sample(
        np.zeros(1, rules.STATE), table, rng, np.zeros(rules.CARDS, np.int8), np.zeros(rules.MOST_ACTIONS, np.int16),
        policy.network, policy.accumulator(rules.SEATS, rules.MOST_ACTIONS), accumulator, ends, calls,
    )  # fmt: skip
    rounds, alternate = int(game.table[0].rounds), bool(game.table[0].next_oya == rules.ALTERNATE)
    counts = np.zeros((SPAN, 2))
    np.add.at(counts, (np.clip(ends[:, 0], -REACH, REACH) + REACH, ends[:, 1]), 1.0)
    usual = counts / ROUNDS
    last = np.zeros((SPAN, SPAN, 2))
    for lead in range(-REACH, REACH + 1):
        last_rounds(ends, calls, alternate, lead, last[lead + REACH])
    last /= ROUNDS
    numbers = np.zeros((2, rounds + 1, SPAN, 2))
    numbers[:, 0] = after_last(last[REACH], extra=bool(game.table[0].tiebreak == rules.EXTRA_ROUND))
    for left in range(1, rounds + 1):
        numbers[:, left] = _before(numbers[:, left - 1], usual, last if left == 1 else None)
    return numbers


def after_last(last: Floats, *, extra: bool) -> Floats:
    """Return the numbers after the last round: a tie is shared or goes on with as many extra rounds as it takes."""
    after = np.zeros((2, SPAN, 2))
    after[1, REACH + 1 :] = 1.0
    after[1, REACH] = 0.5
    for _ in range(TIES if extra else 0):
        points, chance = after.copy()
        gain = (last * (np.arange(-REACH, REACH + 1)[:, None] + points)).sum()
        won = (last * chance).sum()
        after[0, REACH] = -gain, gain
        after[1, REACH] = 1 - won, won
    return after


def _before(after: Floats, usual: Floats, last: Floats | None) -> Floats:
    """Return the numbers one round earlier, from how rounds end that oneself deals, or the other."""
    before = np.zeros_like(after)
    changes = np.arange(-REACH, REACH + 1)
    for place in range(SPAN):
        for deals in (0, 1):
            # From the dealer's side: the other's lead is its own the other way round, and so is who deals next.
            own = place if deals else SPAN - 1 - place
            ended = usual if last is None else last[own]
            reached = np.clip(own + changes, 0, SPAN - 1)
            points, chance = after[0, reached], after[1, reached]
            gain = float((ended * (changes[:, None] + points)).sum())
            won = float((ended * chance).sum())
            before[0, place, deals] = gain if deals else -gain
            before[1, place, deals] = won if deals else 1 - won
    return before
