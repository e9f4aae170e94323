"""Koi-Koi: the belief about the opponent's hand, from their moves.

The round is played again as far as it was seen, up to each choice of the opponent. A hand that they may hold now is
the likelier the likelier the network would have chosen with it what they chose: who leaves the moon lying has no match
for it. Nobody plays by the network alone, so every choice keeps some likelihood.
"""

import math
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.bots.koikoi import network as policy
from fuda.bots.network import Accumulator, Network
from fuda.core.bits import popcount
from fuda.core.contract import Actions, One
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

Masks = NDArray[np.int64]

MOST_HANDS = 1024  # to be weighed
ENOUGH = 4  # times as many hands as there are different ones
BATCH = 16  # hands between two looks at the clock
TIME_SHARE = 0.25  # of the time to think


class Trust(NamedTuple):
    """How far the opponent's choices are taken for the network's."""

    epsilon: float  # share of choices that have nothing to do with it
    temperature: float  # by which its logits are divided before they count as likelihoods


TRUST = Trust(0.05, 1.6)


class Belief(NamedTuple):
    """Hands that the opponent may hold, each as often as it would be dealt, and their weights added up."""

    hands: Masks
    cumulative: NDArray[np.float64]  # weight of a hand and all before it

    @classmethod
    def none(cls) -> "Belief":
        """Know nothing: all hands are as likely."""
        return cls(np.zeros(0, np.int64), np.zeros(0))


def infer(root: One, table: One, seat: int, rng: Rng, network: Network, simulations: int, seconds: float) -> Belief:
    """Draw hands and weigh them by what the opponent did in this round."""
    choices, taken = np.zeros(rules.MOVES, rules.STATE), np.zeros(rules.MOVES, np.int16)
    scratch, legal = np.zeros(2, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
    count = replay(root, table, seat, rng, scratch, legal, choices, taken)
    if count == 0:
        return Belief.none()
    most = min(MOST_HANDS, simulations or MOST_HANDS, ENOUGH * possible(root, seat))
    begun, accumulator = time.perf_counter(), policy.accumulator(network)
    hands, weight = np.zeros(most, np.int64), np.zeros(most)
    done = 0
    while done < most and (simulations or time.perf_counter() - begun < TIME_SHARE * seconds):
        batch = slice(done, min(done + BATCH, most))
        deal(root, table, seat, rng, scratch, hands[batch])
        weigh(
            root, table, seat, scratch, legal, choices[:count], taken, network, accumulator, TRUST, hands[batch],
            weight[batch],
        )  # fmt: skip
        done = batch.stop
    return Belief(hands[:done], np.cumsum(weight[:done]))


@kernel
def replay(
    roots: One, tables: One, seat: int, rng: Rng, scratch: One, legal: Actions, choices: One, taken: Actions
) -> int:
    """Play the round again, write the table before each choice of the opponent, and return how many there were.

    None where the round was not seen from its deal on, as in a position set up by hand.
    """
    root, table, state = roots[0], tables[0], scratch[0]
    scratch[0] = roots[0]
    other = 1 - seat
    if root.hand[other] != 0 or root.held[other] == 0:
        return 0
    rules.redeal(state, table, rng)  # some hand: all of them play these cards
    lying = int(root.field) | int(root.captured[0]) | int(root.captured[1])
    if root.pending >= 0:
        lying |= 1 << int(root.pending)
    for i in range(int(root.top)):
        if root.stock[i] < 0:
            return 0
        lying &= ~(1 << int(root.stock[i]))
    state.field = lying & ~int(root.played[0]) & ~int(root.played[1])
    for each in range(rules.SEATS):
        state.hand[each] = int(state.hand[each]) | int(root.played[each])
        state.held[each] = popcount(int(state.hand[each]))
        state.captured[each] = state.played[each] = state.yaku[each] = 0
        state.koi[each] = state.called[each] = 0
    state.top = state.moved = state.november = state.wild = 0
    state.pending = state.claim_seat = state.claim_month = state.maker = -1
    state.phase = rules.PLAY
    state.turn = state.oya
    count = 0
    for i in range(int(root.moved)):
        action = int(root.moves[i])
        mover = rules.to_act(state, table) >> 1
        if not among(action, legal, rules.legal(state, table, mover, legal)):
            return 0
        if mover == other and state.held[mover] > 1 and state.phase in (rules.PLAY, rules.CALL):
            choices[count] = scratch[0]
            taken[count] = action
            count += 1
        rules.step(state, table, mover, action)
    return count if state.field == root.field and state.held[other] == root.held[other] else 0


@kernel
def among(action: int, legal: Actions, count: int) -> bool:
    """Tell whether an action is one of the legal ones."""
    found = False
    for i in range(count):
        found |= legal[i] == action
    return found


@kernel
def deal(roots: One, tables: One, seat: int, rng: Rng, scratch: One, hands: Masks) -> None:
    """Deal hands of the opponent that fit the view."""
    for i in range(len(hands)):
        scratch[0] = roots[0]
        rules.redeal(scratch[0], tables[0], rng)
        hands[i] = scratch[0].hand[1 - seat]


def possible(root: One, seat: int) -> int:
    """Return how many hands the opponent may hold."""
    held = int(root[0].held[1 - seat])
    return math.comb(held + rules.STOCK - int(root[0].top), held)


@kernel
def every(roots: One, tables: One, seat: int, rng: Rng, scratch: One, hands: Masks) -> int:
    """Write all hands that the opponent may hold, and return how many: those fall away that would have ended the round.

    There is room for as many as are `possible`.
    """
    table, state, other = tables[0], scratch[0], 1 - seat
    scratch[0] = roots[0]
    rules.redeal(state, table, rng)
    unseen = int(state.hand[other])
    for i in range(int(state.top), rules.STOCK):
        unseen |= 1 << int(state.stock[i])
    automatic, count = table.lucky_hand == rules.AUTOMATIC, 0
    chosen, places = (1 << int(state.held[other])) - 1, popcount(unseen)
    while chosen < 1 << places:
        hand, left, place = 0, unseen, 0
        while left:
            if (chosen >> place) & 1:
                hand |= left & -left
            left &= left - 1
            place += 1
        if not (automatic and rules.lucky(hand | int(state.played[other])) > 0):  # KK-5
            hands[count] = hand
            count += 1
        low = chosen & -chosen  # the next one with as many bits
        high = chosen + low
        chosen = high | (((chosen ^ high) >> 2) // low)
    return count


@kernel
def weigh(
    roots: One, tables: One, seat: int, scratch: One, legal: Actions, choices: One, taken: Actions, network: Network,
    accumulator: Accumulator, trust: Trust, hands: Masks, weight: NDArray[np.float64],
) -> None:  # fmt: skip
    """Weigh hands by the opponent's choices."""
    table, other = tables[0], 1 - seat
    played = int(roots[0].played[other])
    for i in range(len(hands)):
        weight[i] = 1.0
    for t in range(len(choices)):
        scratch[1] = choices[t]
        for i in range(len(hands)):  # one hand after another: little else changes of what the network sees
            scratch[1].hand[other] = hands[i] | (int(choices[t].hand[other]) & played)
            weight[i] *= likelihood(scratch[1], table, other, int(taken[t]), legal, network, accumulator, trust)


@kernel
def likelihood(
    state: State, table: Table, seat: int, taken: int, legal: Actions, network: Network, accumulator: Accumulator,
    trust: Trust,
) -> float:  # fmt: skip
    """Return how likely somebody with this hand does what was done."""
    count = rules.legal(state, table, seat, legal)
    best = accumulator.logits[policy.choose(state, table, seat, legal, count, network, accumulator)]
    total = 0.0
    chosen = 0.0
    for place in range(count):
        share = math.exp((accumulator.logits[place] - best) / trust.temperature)
        total += share
        if legal[place] == taken:
            chosen = share
    return (1 - trust.epsilon) * chosen / total + trust.epsilon / count


@kernel
def draw(belief: Belief, rng: Rng) -> int:
    """Return one of the hands, each as often as it weighs."""
    low, high = 0, len(belief.hands) - 1
    wanted = belief.cumulative[high] * below(rng, 1 << 30) / (1 << 30)
    while low < high:
        middle = (low + high) // 2
        if belief.cumulative[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return belief.hands[low]
