"""A view whose moves race by a network with a belief, and a judge where it is asked: the same for every such game.

The network's belief says of each card how likely it is in which hand. A world is one of some that fit the view, each
drawn as often as the belief has it. What a game brings is its part of a trial (`trial.Own`).
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from fuda.bots import Move, game_of, network, trained, trial
from fuda.bots.network import Floats
from fuda.bots.race import Tally
from fuda.core.contract import Json, One
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.rng import streams

LOOKED = 48  # beginnings of moves that are looked at
Found = tuple[tuple[int, ...], float]  # actions of a whole move, and the logarithm of how likely it is


class Racer:
    """A view with the whole moves that may race."""

    most: ClassVar[int] = 62  # moves
    way: ClassVar[trial.Way] = trial.Way(drawn=6, sharpness=0.7, ahead=0)
    blind = False

    def __init__(self, view: Json, seed: int, enough: int | None = None) -> None:
        self.enough = self.most if enough is None else enough
        game = self.game = game_of(view)
        rules, part = game.spec.rules, self.part()
        self.root, self.table, self.seat = game.parse(view, checked=False), game.table, view["seat"]
        self.rng, self.network = streams(seed), trained.policy(game.name)
        self.at_root = network.accumulator(self.network, game.seats, rules.MOST_ACTIONS)
        self.kernels: Any = trial.load(game.name, rules, part)
        self.odds: Floats = np.zeros((game.seats, _cards(game)), np.float32)
        judge = trained.judge(game.name) if part.FORESEEN else self.network  # any will do where none is asked
        self.judge = trial.Judge(
            judge,
            network.accumulator(judge, 1, 1),
            np.zeros(len(self.at_root.observation), np.uint32),
            np.array(network.hidden_words(rules.LAYOUT)),
            self.unit(game),
        )
        self.numbers = self.measure(game)
        self.work = trial.Work(
            np.zeros(3, rules.STATE),
            np.zeros(rules.MOST_ACTIONS, np.int16),
            np.zeros(rules.CARDS, np.int8),
            self.rng.copy(),
            network.accumulator(self.network, game.seats, rules.MOST_ACTIONS),
            np.zeros(game.seats),
        )
        self.kernels.watch(self.root, self.table, game.seats, self.network, self.at_root)
        self._let_race(self.find())
        self.begin = self.rng.copy()

    @staticmethod
    def part() -> ModuleType:
        """Return the game's part of a trial."""
        raise NotImplementedError

    @staticmethod
    def unit(game: Game) -> float:
        """Return the points that the judge counts as one, where it is asked."""
        return 1.0

    @staticmethod
    def measure(game: Game) -> NDArray[np.float64]:
        """Return the numbers that a state is valued by."""
        raise NotImplementedError

    @staticmethod
    def odds_of(logits: Floats) -> Floats:
        """Return how likely cards are in a hand, as logarithms that `likely` adds up."""
        raise NotImplementedError

    def admit(self, moves: Sequence[Move]) -> None:
        """Let these race, too, though the network did not think of them."""
        wanted = dict.fromkeys(tuple(sorted(self.game.spec.action(text) for text in move)) for move in moves)
        known = dict(self.found)
        others = [each for each in self.found if each[0] not in wanted][: self.most - len(wanted)]
        self._let_race([*((actions, known.get(actions, -np.inf)) for actions in wanted), *others])

    def believe(self, simulations: int, seconds: float) -> None:
        """Ask the network where the cards are."""
        self.odds = odds(type(self), self.game, self.seat, self.network, self.at_root)
        self.begin = self.rng.copy()

    def run(self, racing: int, worlds: int, tally: Tally) -> None:
        """Try all that race in so many worlds."""
        self.kernels.run(
            self.root, self.table, self.seat, self.actions, racing, worlds, self.rng, self.odds, self.numbers,
            self.way, self.judge, self.work, self.network, self.at_root, tally,
        )  # fmt: skip

    def again(self) -> None:
        """Go back to the first world."""
        self.rng[:] = self.begin

    def find(self) -> list[Found]:
        """Return whole moves, the likeliest first: a move of several actions is as likely as all of them together."""
        game, seat, order = self.game, self.seat, count()
        legal, likely = self.work.legal, np.zeros(len(self.work.legal))
        world = copy(self.root)  # some world: what is legal within a move follows from what the seat knows
        game.rules.redeal(world, self.table, self.rng.copy())
        waiting: list[tuple[float, int, tuple[int, ...], One]] = [(0.0, next(order), (), world)]
        found, looked = list[Found](), 0
        while waiting and len(found) < self.enough and (looked < LOOKED or not found):
            unlikely, _, begun, state = heappop(waiting)
            if begun and (state := self._going_on(state, begun[-1])) is None:
                found.append((begun, -unlikely))
                continue
            looked += 1
            number = self.kernels.prefer(
                state, self.table, seat, legal, likely, self.network, self.at_root, self.work.accumulator
            )
            for action, more in zip(legal[:number].tolist(), likely[:number].tolist(), strict=True):
                heappush(waiting, (unlikely - more, next(order), (*begun, action), state))
        return found

    def _going_on(self, before: One, action: int) -> One | None:
        """Return the state after an action, or nothing where it makes a move whole."""
        game = self.game
        if game.spec.more is None:
            return None
        after = copy(before)
        game.rules.step(after, self.table, self.seat, action)
        return after if game.spec.more(after[0], game.plain_table, self.seat) else None

    def _let_race(self, found: list[Found]) -> None:
        self.found = found
        self.actions = np.full((len(found), max(len(actions) for actions, _ in found)), -1, np.int16)
        for place, (actions, _) in enumerate(found):
            self.actions[place, : len(actions)] = actions
        self.moves: list[Move] = [tuple(self.game.spec.text(action) for action in actions) for actions, _ in found]
        self.logits = [likely for _, likely in found]


def odds(racer: type[Racer], game: Game, seat: int, learnt: network.Network, looked: network.Accumulator) -> Floats:
    """Ask a network that has looked at a table where the cards are: by seat and card, what the racer makes of it."""
    found: Floats = np.zeros((game.seats, _cards(game)), np.float32)
    logits: Floats = np.zeros((game.seats - 1, found.shape[1]), np.float32)
    network.believe(seat, game.spec.rules.ACTIONS, learnt, looked, logits)
    for chair in range(1, game.seats):
        found[(seat + chair) % game.seats] = racer.odds_of(logits[chair - 1])
    return found


def _cards(game: Game) -> int:
    """Return the width of a hand in an observation."""
    return next(block.width for block in game.spec.rules.LAYOUT if block.name == "hand")
