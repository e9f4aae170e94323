"""Who sits in the other seats of a vector environment: bots of a level, and policies, a learner's past selves say."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.bots import bot
from fuda.bots.arena import EXEC, entrant
from fuda.bots.network import Network, load
from fuda.core.batch import Batch, other_streams, pick_some
from fuda.core.contract import Rules
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.observation import unpack
from fuda.core.rng import streams

# From observations and masks of legal actions, a row of zeros and ones for each table, to an action for each.
Policy: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.int8]], Any]
Rows: TypeAlias = NDArray[np.int64]


class Opponent:
    """Somebody who acts at some of the tables of a batch."""

    def begin(self, seed: int, count: int) -> None:
        """Prepare for so many tables, which all begin."""

    def restart(self, rows: Rows) -> None:
        """Forget what was begun at tables that begin anew."""

    def choose(self, batch: Batch, rows: Rows) -> Any:
        """Return an action for each of these tables."""
        raise NotImplementedError


def opponent(game: Game, who: str | Policy) -> Opponent:
    """Return an opponent: `random`, `greedy`, `thinker@200sims`, `master`, or any policy."""
    if callable(who):
        return _Policy(game, who)
    if who.startswith(EXEC):
        raise FudaError(f"{who!r} cannot sit here; write a level, with a budget if it searches, or give a policy")
    found = entrant(who)
    return _Random() if found.name == "random" else _Level(game, found.name, found.budget)


def policy(path: Path | str, rules: Rules) -> Policy:
    """Return a policy that takes the favourite action of a network in a file (`fuda learn`, `bots/<game>/network.npz`).

    Weights that were trained on other bits or for other actions are refused by name.
    """
    trained = load(Path(path), rules)  # its last layer may have rows beyond the actions: a belief

    def choose(observation: NDArray[np.int8], mask: NDArray[np.int8]) -> NDArray[np.intp]:
        return np.where(mask == 1, logits(trained, observation)[:, : rules.ACTIONS], -np.inf).argmax(1)

    return choose


def logits(network: Network, observation: NDArray[np.int8]) -> NDArray[np.float32]:
    """Return what a network's last layer says to rows of observations: first a preference for each action."""
    first = np.maximum(observation.astype(np.float32) @ network.first_weight + network.first_bias, 0)
    second = np.maximum(first @ network.second_weight + network.second_bias, 0)
    return second @ network.output_weight.T + network.output_bias


class _Policy(Opponent):
    def __init__(self, game: Game, choose: Policy) -> None:
        self._choose, self._rules = choose, game.spec.rules

    def choose(self, batch: Batch, rows: Rows) -> Any:
        rules = self._rules
        seen, mask = unpack(batch.observation[rows], rules.OBSERVATION), unpack(batch.mask[rows], rules.ACTIONS)
        return self._choose(seen.view(np.int8), mask.view(np.int8))


class _Random(Opponent):
    """Dice of each table's own, so that it plays the same however many others there are."""

    def begin(self, seed: int, count: int) -> None:
        self._dice, self._actions = other_streams(streams(seed, count)), np.zeros(count, np.int32)

    def choose(self, batch: Batch, rows: Rows) -> Any:
        pick_some(batch.mask, self._dice, rows, self._actions)
        return self._actions[rows]


class _Level(Opponent):
    """A bot that gets views; what is left of a move of several actions follows in the next steps."""

    def __init__(self, game: Game, level: str, budget: str | None) -> None:
        self._game, self._bot, self._budget = game, bot(game.name, level), budget

    def begin(self, seed: int, count: int) -> None:
        self._seeds, self._made = streams(seed, count).tolist(), [0] * count
        self._left: list[list[int]] = [[] for _ in range(count)]

    def restart(self, rows: Rows) -> None:
        for row in rows.tolist():
            self._left[row] = []

    def choose(self, batch: Batch, rows: Rows) -> list[int]:
        return [self._next(batch, row) for row in rows.tolist()]

    def _next(self, batch: Batch, row: int) -> int:
        if not self._left[row]:
            state, seat = batch.arrays.states[row : row + 1], int(batch.seat[row])
            self._made[row] += 1
            seed = (self._seeds[row] + self._made[row]) & (2**53 - 1)
            move: Sequence[str] = self._bot.choose(self._game.project(state, seat, hints=False), seed, self._budget)
            self._left[row] = sorted(self._game.spec.action(text) for text in move)
        return self._left[row].pop(0)
