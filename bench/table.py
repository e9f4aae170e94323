"""What a person waits for: a move with its view, and the second start of the terminal game."""

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import fuda


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


def second_start() -> float:
    """Return the seconds from starting `fuda play` to its first prompt, the kernels compiled before."""
    command = [sys.executable, "-m", "fuda.cli", "play", "koikoi", "--seed", "1", "--fast"]
    start = time.perf_counter()
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, check=False)
    if done.returncode not in (0, 130):
        raise RuntimeError(done.stderr)
    return time.perf_counter() - start


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
    tell("second start of fuda play")
    second_start()
    starts = [second_start() for _ in range(3)]
    yield {
        "what": "fuda play: second start to the first prompt and out again, s",
        "ours": f"{statistics.median(starts):.2f}",
        "peer": "",
        "ratio": "",
        "target": "≤ 2",
    }
