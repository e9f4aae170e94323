"""Koi-Koi's part of a race: worlds with the opponent's hand drawn by the belief, rollouts by the network, the match."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from fuda.bots import Move, game_of
from fuda.bots.koikoi import belief as beliefs
from fuda.bots.koikoi import network as policy
from fuda.bots.koikoi import scale as match
from fuda.bots.koikoi.belief import Belief
from fuda.bots.koikoi.rollout import wins
from fuda.bots.network import Accumulator, Network, restore
from fuda.bots.race import Tally, note
from fuda.bots.scale import scale
from fuda.core.contract import Actions, Json, One
from fuda.core.jit import kernel
from fuda.core.rng import Rng, streams
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

POINT = 0.0005  # what a point counts beside the chance to win: where that is the same either way, more are better
Chances = NDArray[np.float64]
Ints = NDArray[np.int32]


class Racer:
    """A view whose legal actions race: they are all known at once, however few would be enough."""

    def __init__(self, view: Json, seed: int, enough: int | None = None) -> None:
        game = game_of(view)
        self.root, self.table, self.seat = game.parse(view, checked=False), game.table, view["seat"]
        self.rng = streams(seed)
        self.actions = np.array(game.actions(self.root, self.table, self.seat), np.int16)
        self.moves: list[Move] = [(game.spec.text(int(action)),) for action in self.actions]
        self.blind = self.root[0].phase == rules.EXCHANGE  # nobody has looked yet
        self.network = policy.for_match()
        self.at_root, self.accumulator = policy.accumulator(self.network), policy.accumulator(self.network)
        self.scratch, self.legal = np.zeros(2, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
        self.game, self.scores, self.out = game, np.zeros(rules.SEATS, np.int32), np.zeros((2, rules.SEATS))
        self.belief, self.begin = Belief.none(), self.rng.copy()  # and the generator before the first world
        if not self.blind:
            prepare(self.root, self.table, self.seat, self.actions, len(self.actions), self.network, self.at_root)
        self.logits = self.at_root.logits[: len(self.actions)].tolist()

    def admit(self, moves: Sequence[Move]) -> None:
        """Let these race, too: all that are legal do."""

    def believe(self, simulations: int, seconds: float) -> None:
        """Weigh the hands that the opponent may hold by what they did."""
        self.belief = beliefs.infer(
            self.root, self.table, self.seat, self.rng, self.network, simulations, seconds
        )  # fmt: skip
        self.begin = self.rng.copy()

    def run(self, racing: int, worlds: int, tally: Tally) -> None:
        """Try all that race in so many worlds."""
        run(
            self.root, self.table, self.seat, self.actions, racing, worlds, self.rng, self.belief,
            scale(self.game).numbers, self.scores, self.out, self.scratch, self.legal, self.network, self.at_root,
            self.accumulator, tally,
        )  # fmt: skip

    def again(self) -> None:
        """Go back to the first world."""
        self.rng[:] = self.begin


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
    numbers: Chances, scores: Ints, out: Chances, scratch: One, legal: Actions, network: Network, at_root: Accumulator,
    accumulator: Accumulator, tally: Tally,
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
                tally.result[0, i] = value(state, table, seat, tally.result[1, i], numbers, scores, out)
                note(i, racing, tally)


@kernel
def rollout(state: State, table: Table, legal: Actions, network: Network, accumulator: Accumulator) -> None:
    """Play by the network to the end of the round; but take a match that is won."""
    acting = rules.to_act(state, table)
    while acting:
        mover = acting >> 1
        count = rules.legal(state, table, mover, legal)
        place = policy.choose(state, table, mover, legal, count, network, accumulator) if count > 1 else 0
        action = rules.STOP if wins(state, table, mover) else int(legal[place])
        rules.step(state, table, mover, action)
        acting = rules.to_act(state, table)


@kernel
def points(root: State, state: State, seat: int) -> float:
    """Return the points that a seat has gained on the other."""
    gained = int(state.score[seat]) - int(root.score[seat])
    return float(gained - int(state.score[1 - seat]) + int(root.score[1 - seat]))


@kernel
def value(state: State, table: Table, seat: int, gained: float, numbers: Chances, scores: Ints, out: Chances) -> float:
    """Return what a finished round is worth to a seat: its chance to win the match, and a little for the points."""
    match.read(state, table, numbers, scores, out)
    return out[1, seat] + POINT * gained
