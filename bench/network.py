"""What a decision by a policy network takes: observation, first layer as far as it changed, second layer, logits.

Like `core.host` this file is run once for each game (`core.jit.run_for`), with its kernel and its policy set.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from bench.playouts import tables
from fuda.bots import policy, trained
from fuda.bots.network import Accumulator, Network, accumulator
from fuda.core.batch import MATCH_ENDED, Batch
from fuda.core.contract import Actions, One, Rules
from fuda.core.game import Game
from fuda.core.jit import kernel, run_for

REPEATS = 20

rules = cast(Rules, globals().get("rules"))
choose = globals().get("choose")


@kernel
def decide(
    states: One,
    tables: One,
    seats: NDArray[np.int64],
    repeats: int,
    legal: Actions,
    network: Network,
    sums: Accumulator,
) -> int:
    """Choose in every position, one after another as a match goes, and return the sum of the places."""
    total = 0
    for _ in range(repeats):
        for i in range(len(states)):
            count = rules.legal(states[i], tables[0], seats[i], legal)
            total += choose(states[i], tables[0], seats[i], legal, count, network, sums)  # type: ignore[misc]
    return total


def positions(game: Game) -> tuple[One, NDArray[np.int64]]:
    """Return the choices of a random match in their order, and whose they are."""
    batch, states, seats = Batch([game], 1), list[One](), list[int]()
    batch.reset(1)
    while not states or batch.ended[0] != MATCH_ENDED:
        if np.bitwise_count(batch.mask).sum() > 1:
            states.append(batch.arrays.states.copy())
            seats.append(int(batch.seat[0]))
        batch.step(batch.random())
    return np.concatenate(states), np.array(seats)


def timed(game: Game, seconds: float) -> Callable[[], float]:
    """Return a function that decides for some seconds and returns the microseconds of one decision."""
    kernels, network = game.spec.rules, trained.policy(game.name)
    compiled: Any = run_for(game.name, __name__, rules=kernels, choose=policy.load(kernels).choose)
    states, seats = positions(game)
    legal = np.zeros(kernels.MOST_ACTIONS, np.int16)
    sums = accumulator(network, game.seats, kernels.MOST_ACTIONS)
    compiled.decide(states, game.table, seats, 1, legal, network, sums)

    def measure() -> float:
        count, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            compiled.decide(states, game.table, seats, REPEATS, legal, network, sums)
            count += REPEATS * len(states)
        return spent / count * 1e6

    return measure


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each game and preset."""
    for name, game in tables():
        tell(f"compiling the network of {name}")
        measure, spent = timed(game, seconds), list[float]()
        for turn in range(rounds):
            tell(f"network, turn {turn + 1} of {rounds}: {name}")
            spent.append(measure())
        yield {
            "what": f"{name}: observe + network, one decision, µs",
            "ours": f"{statistics.median(spent):.2f} ({min(spent):.2f}–{max(spent):.2f})",
            "peer": "",
            "ratio": "",
            "target": "≤ 10, aim 3",
        }
