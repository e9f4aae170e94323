"""What a person waits for: a move with its view, and the second start of the terminal game."""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import fuda
from bench.playouts import spread


def move_and_view(seconds: float) -> list[float]:
    """Return microseconds of `match.play` plus `match.view` without hints, over random matches."""
    game, dice, spent = fuda.game("koikoi"), random.Random(1), []
    end, seed = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        match, seed = game.new(seed=seed), seed + 1
        while not match.over:
            action, seat = dice.choice(match.legal()), match.seat
            start = time.perf_counter()
            match.play(action)
            match.view(seat, hints=False)
            spent.append((time.perf_counter() - start) * 1e6)
    return spent


def started(*arguments: str) -> float:
    """Return the processor's seconds that a Python process takes, told to quit as soon as it asks for something."""
    start = os.times()
    command = [sys.executable, *arguments]
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, check=False)
    if done.returncode not in (0, 130):
        raise RuntimeError(done.stderr)
    end = os.times()
    return end.children_user - start.children_user + end.children_system - start.children_system


# The second start of `fuda play`, the kernels compiled before, and what no program here can start without.
PLAY = ("-m", "fuda.cli", "play", "koikoi", "--seed", "1", "--fast")
PEERS = {"python": ("-c", "pass"), "import numba": ("-c", "import numba")}


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield the two rows."""
    tell("moves and views")
    spent = move_and_view(seconds * rounds)
    yield {
        "what": "Koi-Koi: match.play + match.view without hints, median µs",
        "ours": f"{statistics.median(spent):.0f} of {len(spent)}",
        "peer": "",
        "ratio": "",
        "target": "≤ 100",
    }
    started(*PLAY)
    ours, peers = list[float](), {name: list[float]() for name in PEERS}
    for turn in range(rounds):
        tell(f"second start of fuda play, turn {turn + 1} of {rounds}")
        ours.append(started(*PLAY))
        for name, arguments in PEERS.items():
            peers[name].append(started(*arguments))
    yield {
        "what": "fuda play: second start to the first prompt and out again, s of the processor",
        "ours": spread(ours),
        "peer": ", ".join(f"{statistics.median(times):.2f} {name}" for name, times in peers.items()),
        "ratio": "",
        "target": "≤ 1.5, aim 1",
    }
