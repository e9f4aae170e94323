"""Thousands of matches at once, for training, environments and measurements: one decision of each at a step.

    batch = Batch([fuda.game("koikoi", "czech"), fuda.game("koikoi", "russian")], 4096)
    batch.reset(seed=1)
    batch.step(batch.random())     # or any legal action of each match
    batch.seat, batch.observation, batch.mask, batch.reward, batch.ended

Every match has a stream of random numbers of its own, so that the same seed gives the same matches on cores, on a CUDA
device (`core.cuda`) and in the interpreter, however many of them there are.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core import steps
from fuda.core.bits import Words, lowest, popcount
from fuda.core.contract import Actions, Cards, One
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.jit import kernel
from fuda.core.observation import words
from fuda.core.rng import Rng, below, streams
from fuda.core.steps import BEGIN, GOES_ON, MATCH_ENDED, REFUSED, ROUND_ENDED, WAIT, Ints

__all__ = ["BEGIN", "GOES_ON", "MATCH_ENDED", "REFUSED", "ROUND_ENDED", "WAIT", "Arrays", "Batch", "Place"]

SHARED = ("which", "actions", "seat", "observation", "mask", "reward", "ended")  # arrays that callers look at
# Given an array's name and contents, returns an array that the caller owns: NumPy's, or one of a CUDA device.
Place: TypeAlias = Callable[[str, NDArray[Any]], Any]


class Arrays(NamedTuple):
    """What a batch is made of, a row for each match; on a CUDA device these are arrays of the device."""

    states: One
    tables: One  # the different table rules
    which: Ints  # number of each match's table
    rngs: Rng
    actions: Ints  # to be taken in the next step
    seat: Ints  # that is to act
    observation: Words  # of that seat, packed bits
    mask: Words  # its legal actions, packed bits
    reward: Ints  # what each seat's score changed by in the last step
    ended: Ints  # GOES_ON, ROUND_ENDED, MATCH_ENDED; REFUSED where the action was not legal
    points: Ints  # scores at the last decision


@kernel
def pick(masks: Words, dice: Rng, i: int) -> int:
    """Draw a legal action for one match; one that stays as it ended waits."""
    mask = masks[i]
    count = 0
    for word in range(len(mask)):
        count += popcount(int(np.int64(mask[word])))
    if count == 0:
        return WAIT
    left = below(dice[i : i + 1], count)
    word = 0
    bits = int(np.int64(mask[0]))
    while left >= popcount(bits):
        left -= popcount(bits)
        word += 1
        bits = int(np.int64(mask[word]))
    while left > 0:
        bits &= bits - 1
        left -= 1
    return 32 * word + lowest(bits)


@kernel
def pick_all(masks: Words, dice: Rng, actions: Ints) -> None:
    """Draw a legal action for each match."""
    for i in range(len(actions)):
        actions[i] = pick(masks, dice, i)


@kernel
def pick_some(masks: Words, dice: Rng, rows: NDArray[np.int64], actions: Ints) -> None:
    """Draw a legal action for some matches; the dice of the others are not thrown."""
    for place in range(len(rows)):
        actions[rows[place]] = pick(masks, dice, int(rows[place]))


def buffers(game: Game) -> tuple[Cards, Actions]:
    """Return room for a lot of cards and for the legal actions of a seat."""
    return np.zeros(game.spec.rules.CARDS, np.int8), np.zeros(game.spec.rules.MOST_ACTIONS, np.int16)


class Batch:
    """Many matches of one game. A finished one is followed by another at the same table.

    The arrays are the same ones from step to step and are overwritten by each; those of a CUDA device have
    `__cuda_array_interface__`, so that other libraries use them where they are.
    """

    def __init__(
        self, games: Sequence[Game], count: int, *, which: Sequence[int] | Ints | None = None, single: bool = False,
        restart: bool = True, threads: int = 1, device: str = "cpu", place: Place | None = None,
    ) -> None:  # fmt: skip
        """Make `count` matches at the tables of some games, by turns or as `which` says for each match.

        With `single` a match ends with its first round. Without `restart` a finished one stays as it ended, with no
        legal action, until BEGIN stands in the place of its action. `threads` share the work of a step; the device is
        "cpu" or "cuda"; `place` says where the arrays that callers look at shall lie.
        """
        if len({game.name for game in games}) != 1:
            raise FudaError("a batch plays one game, at one table or several")
        self.games, self.count, self.single, self.restart = tuple(games), count, single, restart
        numbers = np.arange(count) % len(games) if which is None else np.asarray(which)
        if len(numbers) != count or numbers.min() < 0 or numbers.max() >= len(games):
            raise FudaError(f"which: {count} numbers of tables, 0 to {len(games) - 1}")
        kernel_of, width = games[0].spec.rules, max(game.seats for game in games)
        arrays = Arrays(
            states=np.zeros(count, kernel_of.STATE),
            tables=np.concatenate([game.table for game in games]),
            which=numbers.astype(np.int32),
            rngs=streams(0, count),
            actions=np.full(count, BEGIN, np.int32),
            seat=np.zeros(count, np.int32),
            observation=np.zeros((count, words(kernel_of.OBSERVATION)), np.uint32),
            mask=np.zeros((count, words(kernel_of.ACTIONS)), np.uint32),
            reward=np.zeros((count, width), np.int32),
            ended=np.zeros(count, np.int32),
            points=np.zeros((count, width), np.int32),
        )
        players = np.array([game.seats for game in games], np.int32)
        if device == "cuda":
            from fuda.core import cuda

            self._runner: Any = cuda.Runner(games[0], arrays, players, (single, not restart), place)
        else:
            self._runner = _Cores(games[0], arrays, players, (single, not restart), threads, place)
        self.arrays: Arrays = self._runner.arrays
        self.which, self.actions, self.seat = self.arrays.which, self.arrays.actions, self.arrays.seat
        self.observation, self.mask = self.arrays.observation, self.arrays.mask
        self.reward, self.ended = self.arrays.reward, self.arrays.ended
        self.reset(0)

    def reset(self, seed: int | Rng) -> None:
        """Begin every match anew, from one seed or from a stream of random numbers for each."""
        self._runner.reset(streams(seed, self.count) if isinstance(seed, int) else seed)

    def step(self, actions: Any = None) -> None:
        """Take an action in each match, or BEGIN or WAIT; without any those that were written into `actions`."""
        refused = self._runner.step(actions)
        if refused:
            raise FudaError(f"{refused}; legal are those whose bits `mask` has, and nothing changed in that match")

    def random(self) -> Any:
        """Draw a legal action for each match from the batch's own dice into `actions`, and return them."""
        self._runner.pick()
        return self.actions

    def everyone(self) -> Any:
        """Return what every seat of each match observes, the seat to act first: for those that may see all cards."""
        return self._runner.look()


class _Cores:
    """A batch on the processor's cores."""

    def __init__(
        self, game: Game, arrays: Arrays, players: Ints, ends: tuple[bool, bool], threads: int, place: Place | None
    ) -> None:
        self._kernel, self._game = steps.load(game.spec.rules), game
        self._players, self._ends = players, (int(ends[0]), int(ends[1]))
        everyone = np.zeros((len(arrays.which), arrays.reward.shape[1], arrays.observation.shape[1]), np.uint32)
        if place is not None:
            arrays = arrays._replace(**{name: place(name, getattr(arrays, name)) for name in SHARED})
            everyone = place("everyone", everyone)
        self.arrays, self._everyone = arrays, everyone
        bounds: list[int] = np.linspace(0, len(arrays.which), threads + 1).astype(int).tolist()
        self._parts = [(*buffers(game), first, last) for first, last in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, rngs: Rng) -> None:
        self.arrays.rngs[:] = rngs
        self._dice = other_streams(rngs)
        self.arrays.actions[:] = BEGIN
        self._run()

    def step(self, actions: Any) -> str | None:
        if actions is not None and actions is not self.arrays.actions:
            self.arrays.actions[:] = actions
        return self._refused() if self._run() else None

    def pick(self) -> None:
        pick_all(self.arrays.mask, self._dice, self.arrays.actions)

    def look(self) -> Words:
        arrays, out = self.arrays, self._everyone
        self._kernel.look_all(arrays.states, arrays.tables, arrays.which, arrays.seat, self._players, out)
        return out

    def _run(self) -> int:
        if self._pool is None:
            return self._part(self._parts[0])
        return sum(self._pool.map(self._part, self._parts))

    def _part(self, part: tuple[Cards, Actions, int, int]) -> int:
        return self._kernel.advance_some(*self.arrays, *self._ends, *part)

    def _refused(self) -> str:
        """Name the first refused action."""
        match = int(np.flatnonzero(self.arrays.ended == REFUSED)[0])
        action, spec = int(self.arrays.actions[match]), self._game.spec
        named = spec.text(action) if 0 <= action < spec.rules.ACTIONS else "no action"
        return f"match {match}: {action} ({named}) is not legal for seat {self.arrays.seat[match]}"


def other_streams(rngs: Rng) -> Rng:
    """Return streams for choices that have nothing to do with those that deal."""
    return rngs * np.uint64(0x9E3779B97F4A7C15)  # an odd number: none becomes 0
