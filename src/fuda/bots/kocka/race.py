"""Kouřící kočka's part of a race: worlds by the belief, rollouts by the network, and the chance to lose the match.

The network's belief says of each card how likely it is in which hand, from what was passed, from suits that somebody
lacks and from where they ducked. A world is one of some that fit the view, each drawn as often as the belief has it.
"""

import math
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from fuda.bots import Move, game_of
from fuda.bots.kocka import chances as match
from fuda.bots.kocka import trained as policy
from fuda.bots.network import Accumulator, Floats, Network, restore, second_layer
from fuda.bots.race import Tally, note
from fuda.core.bits import lowest
from fuda.core.contract import Actions, Json, One
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below, streams
from fuda.games.kocka import rules
from fuda.games.kocka.rules import State, Table

DRAWN = 6  # worlds of which one is taken by the belief
PATIENCE = 0.001  # of a match that nobody waits for
SHARPNESS = 0.7  # the cards of a hand depend on each other, which the belief about each does not know
Chances = NDArray[np.float64]


class Racer:
    """A view whose whole moves race: plays, calls, and all sets of cards to pass."""

    def __init__(self, view: Json, seed: int) -> None:
        game = game_of(view)
        self.root, self.table, self.seat = game.parse(view), game.table, view["seat"]
        self.rng, self.blind, self.network = streams(seed), False, policy.load()
        self.at_root, self.accumulator = policy.accumulator(self.network), policy.accumulator(self.network)
        self.scratch, self.legal = np.zeros(3, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
        self.letters, self.odds = match.chances(), np.zeros((rules.SEATS, rules.CARDS), np.float32)
        found = game.actions(self.root, self.table, self.seat)
        if self.root[0].phase == rules.PASSING:
            cards = [card for card in range(rules.CARDS) if int(self.root[0].hand[self.seat]) >> card & 1]
            sets = list(combinations([rules.PASS + card for card in cards], rules.PASSED))
        else:
            sets = [(action,) for action in found]
        self.actions = np.full((len(sets), rules.PASSED), -1, np.int16)
        for place, each in enumerate(sets):
            self.actions[place, : len(each)] = each
        self.moves: list[Move] = [tuple(game.spec.text(action) for action in each) for each in sets]
        logits = np.zeros(len(sets))
        weigh(
            self.root, self.table, self.seat, self.actions, np.zeros(rules.PASSED, rules.STATE),
            np.zeros((rules.PASSED, rules.ACTIONS)), self.legal, self.network, self.at_root, self.accumulator, logits,
        )  # fmt: skip
        self.logits: list[float] = logits.tolist()
        self.begin = self.rng.copy()

    def believe(self, simulations: int, seconds: float) -> None:
        """Ask the network where the cards are."""
        believe(self.seat, self.network, self.at_root, self.odds)
        self.begin = self.rng.copy()

    def run(self, racing: int, worlds: int, tally: Tally) -> None:
        """Try all that race in so many worlds."""
        run(
            self.root, self.table, self.seat, self.actions, racing, worlds, self.rng, self.odds, self.letters,
            self.scratch, self.legal, self.network, self.at_root, self.accumulator, tally,
        )  # fmt: skip

    def again(self) -> None:
        """Go back to the first world."""
        self.rng[:] = self.begin


@kernel
def weigh(
    roots: One, tables: One, seat: int, moves: Actions, begun: One, likely: Chances, legal: Actions, network: Network,
    at_root: Accumulator, accumulator: Accumulator, logits: Chances,
) -> None:  # fmt: skip
    """Write how likely the network makes each move, as a logarithm, and observe the table once from all seats.

    Moves that begin alike follow each other, and what they have in common is looked at once: `begun` are the states
    after none, one and two actions of a move, `likely` has the logarithms of what may follow.
    """
    table = tables[0]
    for other in range(rules.SEATS):
        policy.observe(roots[0], table, other, network, at_root)
    for i in range(len(moves)):
        alike = i > 0
        for k in range(moves.shape[1]):
            if moves[i, k] < 0:
                break
            if not alike:
                if k == 0:
                    begun[0] = roots[0]
                else:
                    begun[k] = begun[k - 1]
                    rules.step(begun[k], table, seat, int(moves[i, k - 1]))
                restore(at_root, accumulator)
                count = rules.legal(begun[k], table, seat, legal)
                best = accumulator.logits[policy.choose(begun[k], table, seat, legal, count, network, accumulator)]
                total = 0.0
                for place in range(count):
                    total += math.exp(accumulator.logits[place] - best)
                for place in range(count):
                    likely[k, int(legal[place])] = accumulator.logits[place] - best - math.log(total)
            logits[i] += likely[k, int(moves[i, k])]
            alike = alike and moves[i, k] == moves[i - 1, k]


@kernel
def believe(seat: int, network: Network, at_root: Accumulator, odds: Floats) -> None:
    """Write the logarithm of how likely each card is in which other hand; nothing where a network has no belief."""
    second_layer(at_root.sums[seat], network, at_root)
    for chair in range(1, rules.SEATS):
        for card in range(rules.CARDS):
            row = rules.ACTIONS + (chair - 1) * rules.CARDS + card
            logit = network.output_bias[row]
            for j in range(len(at_root.second)):
                logit += at_root.second[j] * network.output_weight[row, j]
            odds[(seat + chair) & 3, card] = -math.log(1.0 + math.exp(-logit))


@kernel
def run(
    roots: One, tables: One, seat: int, moves: Actions, racing: int, worlds: int, rng: Rng, odds: Floats,
    letters: Chances, scratch: One, legal: Actions, network: Network, at_root: Accumulator, accumulator: Accumulator,
    tally: Tally,
) -> None:  # fmt: skip
    """Try all that race in so many worlds."""
    root, table, state = roots[0], tables[0], scratch[0]
    for _ in range(worlds):
        draw(roots, table, seat, rng, odds, scratch)
        for i in range(len(moves)):
            if (racing >> i) & 1:
                scratch[0] = scratch[1]
                restore(at_root, accumulator)
                for k in range(moves.shape[1]):
                    if moves[i, k] >= 0:
                        rules.step(state, table, seat, int(moves[i, k]))
                rollout(state, table, legal, network, accumulator)
                tally.result[0, i] = value(state, table, seat, letters)
                tally.result[1, i] = points(root, state, seat)
                note(i, racing, tally)


@kernel
def draw(roots: One, table: Table, seat: int, rng: Rng, odds: Floats, scratch: One) -> None:
    """Draw a world into the second place: of some that fit one, by how likely the belief makes its hands."""
    total = 0.0
    first = 0.0
    for number in range(DRAWN):
        scratch[2] = roots[0]
        rules.redeal(scratch[2], table, rng)
        likely = 0.0
        for other in range(rules.SEATS):
            if other != seat:
                cards = int(scratch[2].hand[other])
                while cards:
                    likely += odds[other, lowest(cards)]
                    cards &= cards - 1
        if number == 0:
            first = likely
        weight = math.exp(min(SHARPNESS * (likely - first), 50.0))
        total += weight
        if below(rng, 1 << 30) < weight / total * (1 << 30):  # the later ones take the place of those before
            scratch[1] = scratch[2]


@kernel
def rollout(state: State, table: Table, legal: Actions, network: Network, accumulator: Accumulator) -> None:
    """Play by the network to the end of the round."""
    acting = rules.to_act(state, table)
    while acting:
        mover = lowest(acting)
        count = rules.legal(state, table, mover, legal)
        place = policy.choose(state, table, mover, legal, count, network, accumulator) if count > 1 else 0
        rules.step(state, table, mover, int(legal[place]))
        acting = rules.to_act(state, table)


@kernel
def points(root: State, state: State, seat: int) -> float:
    """Return the letters that a seat has been spared, compared with the others' mean."""
    lead = 0.0
    for other in range(rules.SEATS):
        taken = float(int(state.letters[other]) - int(root.letters[other]))
        lead += -taken if other == seat else taken / (rules.SEATS - 1)
    return lead


@kernel
def value(state: State, table: Table, seat: int, letters: Chances) -> float:
    """Return the chance not to lose the match after a finished round."""
    word = int(table.letters)
    mine = max(0, word - int(state.letters[seat]))
    left = max(0, word - int(state.letters[(seat + 1) & 3]))
    across = max(0, word - int(state.letters[(seat + 2) & 3]))
    right = max(0, word - int(state.letters[(seat + 3) & 3]))
    # A round that is lost either way is thrown in: nobody need wait for its end.
    early = PATIENCE if state.outcome == rules.THROWN and state.thrower == seat else 0.0
    return 1.0 - letters[mine, left, across, right] + early
