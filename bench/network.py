"""What a decision by a policy network takes: observation, first layer as far as it changed, second layer, logits."""

import random
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np

import fuda
from fuda.bots.koikoi import network as policy
from fuda.bots.network import Accumulator, Network
from fuda.core.contract import Actions, One
from fuda.core.jit import kernel
from fuda.games.koikoi import rules

REPEATS = 20


@kernel
def decide(
    states: One, tables: One, repeats: int, legal: Actions, network: Network, accumulator: Accumulator
) -> int:  # fmt: skip
    """Choose in every position, one after another as a match goes, and return the sum of the places."""
    total = 0
    for _ in range(repeats):
        for i in range(len(states)):
            seat = rules.to_act(states[i], tables[0]) >> 1
            count = rules.legal(states[i], tables[0], seat, legal)
            total += policy.choose(states[i], tables[0], seat, legal, count, network, accumulator)
    return total


def positions() -> tuple[One, One]:
    """Return the choices of a match in their order, and its table."""
    match, dice, found = fuda.game("koikoi", "czech").new(seed=1), random.Random(1), list[One]()
    while not match.over:
        if len(match.legal()) > 1:
            found.append(match.state)
        match.play(dice.choice(match.legal()))
    return np.concatenate(found), match.table


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield the one row."""
    tell("compiling the network")
    states, table = positions()
    network, legal = policy.load(), np.zeros(rules.MOST_ACTIONS, np.int16)
    accumulator = policy.accumulator(network)
    decide(states, table, 1, legal, network, accumulator)
    spent: list[float] = []
    for turn in range(rounds):
        tell(f"network, turn {turn + 1} of {rounds}")
        count, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            decide(states, table, REPEATS, legal, network, accumulator)
            count += REPEATS * len(states)
        spent.append((time.process_time() - start) / count * 1e6)
    yield {
        "what": "Koi-Koi: observe + network, one decision, µs",
        "ours": f"{statistics.median(spent):.2f} ({min(spent):.2f}–{max(spent):.2f})",
        "peer": "",
        "ratio": "",
        "target": "≤ 10, aim 3",
    }
