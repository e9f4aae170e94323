"""Random playouts, deal included, on one core: ours against OpenSpiel's hearts in its own C++ loop.

Seconds are the processor's: what else runs on the machine takes none of them away.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import fuda
from fuda.catalogue import GAMES
from fuda.core import steps
from fuda.core.batch import buffers
from fuda.core.game import Game
from fuda.core.rng import streams

HEARTS_DECISIONS = 64  # 12 cards passed and 52 played; OpenSpiel also counts the 52 cards dealt and the direction
TARGETS = {"koikoi": "≥ 15×, aim 20×", "kocka": "≥ 20×, aim 25×", "yojimbo": "≥ 8×, aim 15×"}
BATCH = 500  # matches between two looks at the clock


def tables() -> Iterator[tuple[str, Game]]:
    """Yield every game by every preset."""
    for name in GAMES:
        for preset in fuda.game(name).spec.options[0].presets:
            yield f"{name} {preset}", fuda.game(name, preset)


def player(game: Game) -> Callable[[float], float]:
    """Return a function that plays for some seconds and returns decisions per second."""
    compiled, rng = steps.load(game.spec.rules), streams(1)
    state, (cards, actions) = np.zeros(1, game.spec.rules.STATE), buffers(game)
    compiled.play(state, game.table, rng, cards, actions, 1)

    def play(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += compiled.play(state, game.table, rng, cards, actions, BATCH)
        return decisions / spent

    return play


def hearts() -> Callable[[float], float]:
    """Return the same for OpenSpiel's hearts, four of its uniform random bots."""
    import pyspiel  # pyright: ignore[reportMissingImports]

    game: Any = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def play(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(100):
                pyspiel.evaluate_bots(game.new_initial_state(), bots, random.randrange(1 << 30))
            decisions += 100 * HEARTS_DECISIONS
        return decisions / spent

    return play


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each game and preset, measured in turns with the peer."""
    players: dict[str, Callable[[float], float]] = {}
    for name, game in tables():
        tell(f"compiling {name}")
        players[name] = player(game)
    players["hearts"] = hearts()
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for turn in range(rounds):
        for name, play in players.items():
            tell(f"random playouts, turn {turn + 1} of {rounds}: {name}")
            speeds[name].append(play(seconds) / 1e6)
    peer = speeds.pop("hearts")
    for name, ours in speeds.items():
        yield {
            "what": f"{name}: random playouts, one core, M decisions/s",
            "ours": spread(ours),
            "peer": f"{spread(peer)} OpenSpiel hearts",
            "ratio": f"{spread([a / b for a, b in zip(ours, peer, strict=True)])}×",
            "target": TARGETS.get(name.split()[0], ""),
        }


def spread(values: list[float], digits: int = 2) -> str:
    """Write a median with the range around it."""
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f}–{max(values):.{digits}f})"
