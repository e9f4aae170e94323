"""Random playouts, deal included, on one core: ours against OpenSpiel's hearts in its own C++ loop."""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fuda
from fuda.bots import koikoi
from fuda.core.jit import kernel
from fuda.core.rng import Rng, streams
from fuda.games.koikoi import rules

HEARTS_DECISIONS = 64  # 12 cards passed and 52 played; OpenSpiel also counts the 52 cards dealt and the direction


@kernel
def koikoi_matches(
    states: NDArray[Any],
    tables: NDArray[Any],
    rng: Rng,
    cards: NDArray[np.int8],
    actions: NDArray[np.int16],
    count: int,
) -> int:
    """Play whole matches from the first deal and return the decisions made."""
    decisions = 0
    for _ in range(count):
        rules.start(states[0], tables[0])
        decisions += koikoi.playout(states[0], tables[0], rng, cards, actions)
    return decisions


def koikoi_player(preset: str) -> Callable[[float], float]:
    """Return a function that plays for some seconds and returns decisions per second."""
    game = fuda.game("koikoi", preset)
    state, cards = np.zeros(1, rules.STATE), np.zeros(rules.CARDS, np.int8)
    actions, rng = np.zeros(rules.MOST_ACTIONS, np.int16), streams(1)
    koikoi_matches(state, game.table, rng, cards, actions, 1)

    def play(seconds: float) -> float:
        decisions, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            decisions += koikoi_matches(state, game.table, rng, cards, actions, 1000)
        return decisions / spent

    return play


def hearts_player() -> Callable[[float], float]:
    """Return the same for OpenSpiel's hearts, four of its uniform random bots."""
    import pyspiel  # pyright: ignore[reportMissingImports]

    game: Any = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def play(seconds: float) -> float:
        decisions, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            for _ in range(100):
                pyspiel.evaluate_bots(game.new_initial_state(), bots, random.randrange(1 << 30))
            decisions += 100 * HEARTS_DECISIONS
        return decisions / spent

    return play


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each game and preset, measured in turns with the peer."""
    tell("compiling")
    players = {f"Koi-Koi {preset}": koikoi_player(preset) for preset in ("czech", "russian", "nintendo")}
    hearts = hearts_player()
    speeds: dict[str, list[float]] = {name: [] for name in (*players, "hearts")}
    for turn in range(rounds):
        for name, play in (*players.items(), ("hearts", hearts)):
            tell(f"random playouts, turn {turn + 1} of {rounds}: {name}")
            speeds[name].append(play(seconds) / 1e6)
    for name in players:
        ratios = [ours / theirs for ours, theirs in zip(speeds[name], speeds["hearts"], strict=True)]
        yield {
            "what": f"{name}: random playouts, one core, M decisions/s",
            "ours": _spread(speeds[name]),
            "peer": f"{_spread(speeds['hearts'])} OpenSpiel hearts",
            "ratio": f"{_spread(ratios)}×",
            "target": "≥ 8×, aim 15×",
        }


def _spread(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f}–{max(values):.2f})"
