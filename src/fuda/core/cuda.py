"""The one file that knows numba-cuda: batches and playouts of the same kernels, unchanged, on a CUDA device."""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from fuda.core import batch, steps
from fuda.core.batch import SHARED, Arrays, Place, other_streams
from fuda.core.contract import One
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.rng import Rng
from fuda.core.steps import BEGIN, Ints

THREADS = 128  # in a block


# numba-cuda looks these up in NumPy when it is imported; NumPy 2.4 and 2.5 have dropped them.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))
try:
    cuda: Any = import_module("numba.cuda")  # a global name: the simulator looks for it there
except ImportError:
    cuda = None


@cache
def available() -> bool:
    """Tell whether there is a device, or its simulator (NUMBA_ENABLE_CUDASIM=1)."""
    return cuda is not None and cuda.is_available()


def name() -> str:
    """Return what the device is called."""
    called = cuda.get_current_device().name
    return called.decode() if isinstance(called, bytes) else called


class Kernels(NamedTuple):
    """What runs on the device, for one game."""

    advance: Any
    pick: Any
    look: Any
    play: Any


@cache
def kernels(game: Any) -> Kernels:
    """Return a game's kernels for the device, from its `core.steps`; each is compiled when it is first run."""
    rules = game.rules
    # Sizes of local arrays must be plain names: the compiler wants constants.
    state_type, most_cards, most_actions = rules.STATE, rules.CARDS, rules.MOST_ACTIONS
    advance_one, pick_one, look_one, start, playout = game.advance, batch.pick, game.look, rules.start, game.playout

    @cuda.jit
    def advance(
        states: Any, tables: Any, which: Any, rngs: Any, actions: Any, seats: Any, observations: Any, masks: Any,
        rewards: Any, ends: Any, points: Any, single: Any, halt: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < which.shape[0]:
            cards, legal = cuda.local.array(most_cards, np.int8), cuda.local.array(most_actions, np.int16)
            advance_one(
                states, tables, which, rngs, actions, seats, observations, masks, rewards, ends, points, i, single,
                halt, cards, legal,
            )  # fmt: skip

    @cuda.jit
    def pick(masks: Any, dice: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            actions[i] = pick_one(masks, dice, i)

    @cuda.jit
    def look(states: Any, tables: Any, which: Any, seats: Any, players: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < which.shape[0]:
            look_one(states, tables, which, seats, players, out, i)

    @cuda.jit
    def play(tables: Any, seeds: Any, decisions: Any, matches: Any) -> None:
        me = cuda.grid(1)
        if me < seeds.shape[0]:
            # In local memory: playouts would be limited by the device's global one.
            state = cuda.local.array(1, state_type)
            cards = cuda.local.array(most_cards, np.int8)
            legal = cuda.local.array(most_actions, np.int16)
            rng = cuda.local.array(1, np.uint64)
            rng[0] = seeds[me]
            made = 0
            for _ in range(matches):
                start(state[0], tables[0])
                made += playout(state[0], tables[0], rng, cards, legal, True)
            decisions[me] = made

    return Kernels(advance, pick, look, play)


class Playouts:
    """Whole matches at random, every thread of the device its own ones."""

    def __init__(self, game: Game, seeds: Rng) -> None:
        self._count = len(seeds)
        self._play, self._table = kernels(steps.load(game.spec.rules)).play, cuda.to_device(game.table)
        self._seeds, self._decisions = cuda.to_device(seeds), cuda.to_device(np.zeros(len(seeds), np.int64))

    def play(self, matches: int) -> Any:
        """Play so many matches in each thread and return the decisions of each."""
        self._play[_blocks(self._count), THREADS](self._table, self._seeds, self._decisions, matches)
        return self._decisions.copy_to_host()


class Runner:
    """A batch on the device: what `core.batch.Batch` asks of it."""

    def __init__(self, game: Game, arrays: Arrays, players: Ints, ends: tuple[bool, bool], place: Place | None) -> None:
        if not available():
            raise FudaError("no CUDA device here, or numba-cuda is not installed")
        self._kernels, self._ends = kernels(steps.load(game.spec.rules)), (int(ends[0]), int(ends[1]))
        self._blocks, self._to_device = _blocks(len(arrays.which)), cuda.to_device
        everyone = np.zeros((len(arrays.which), arrays.reward.shape[1], arrays.observation.shape[1]), np.uint32)

        def put(name: str, array: Any) -> Any:
            if place is None or name not in (*SHARED, "everyone"):
                return cuda.to_device(array)
            return cuda.as_cuda_array(place(name, array))

        self.arrays = Arrays(*(put(name, array) for name, array in zip(Arrays._fields, arrays, strict=True)))
        self._players, self._everyone = cuda.to_device(players), put("everyone", everyone)
        self._dice: One = cuda.to_device(other_streams(arrays.rngs))

    def reset(self, rngs: Rng) -> None:
        """Begin every match anew."""
        self.arrays.rngs.copy_to_device(rngs)  # type: ignore[attr-defined]
        self._dice.copy_to_device(other_streams(rngs))  # type: ignore[attr-defined]
        self.step(np.full(len(rngs), BEGIN, np.int32))

    def step(self, actions: Any) -> None:
        """Take the actions; one that is not legal shows in `ended`, for nobody here waits for the device."""
        if actions is not None and actions is not self.arrays.actions:
            self.arrays.actions.copy_to_device(actions)  # type: ignore[attr-defined]
        self._kernels.advance[self._blocks, THREADS](*self.arrays, *self._ends)

    def pick(self) -> None:
        """Draw a legal action for each match."""
        self._kernels.pick[self._blocks, THREADS](self.arrays.mask, self._dice, self.arrays.actions)

    def look(self) -> Any:
        """Return what every seat observes."""
        arrays, out = self.arrays, self._everyone
        self._kernels.look[self._blocks, THREADS](
            arrays.states, arrays.tables, arrays.which, arrays.seat, self._players, out
        )
        return out


def _blocks(count: int) -> int:
    return (count + THREADS - 1) // THREADS
