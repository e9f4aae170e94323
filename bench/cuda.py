"""The same kernels, unchanged, on a CUDA device: whole random playouts, and steps of a batch.

Before anything is measured, a small batch goes side by side on the device and on a core and must be the same.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench.playouts import spread, tables
from fuda.core import cuda
from fuda.core.batch import Batch
from fuda.core.game import Game
from fuda.core.rng import streams

MULTIPROCESSORS = 132  # of an H200
BLOCKS = (2, 4, 8, 16)  # of threads for each of them: fewer find more of their states in its cache
COUNT = MULTIPROCESSORS * BLOCKS[-1] * cuda.THREADS
MATCHES = 160  # for each block and turn
STEPS = 50  # of a batch in each turn
TARGETS = {"koikoi": "≥ 5, aim 10", "kocka": "≥ 18, aim 25", "yojimbo": "≥ 2, aim 5"}


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield two rows for each game and preset, or nothing where there is no device."""
    if not cuda.available():
        return
    name = cuda.name()
    for title, game in tables():
        tell(f"{name}: comparing {title} with a core")
        compare(game, 256, 200)
        tell(f"{name}: compiling {title}")
        made = {blocks: cuda.Playouts(game, streams(1, MULTIPROCESSORS * blocks * cuda.THREADS)) for blocks in BLOCKS}
        made[BLOCKS[0]].play(1)
        tell(f"{name}: how many threads are best for {title}")
        blocks = max(BLOCKS, key=lambda blocks: _speed(made[blocks], MATCHES // blocks))
        speeds = list[float]()
        for turn in range(rounds):
            tell(f"{name}: {title}, turn {turn + 1} of {rounds}")
            speeds.append(_speed(made[blocks], MATCHES // blocks))
        what = f"{title}: random playouts on {name}, {blocks} blocks a multiprocessor, G decisions/s"
        yield _row(what, speeds, TARGETS.get(game.name, ""))
        batch, speeds = Batch([game], COUNT, device="cuda"), []
        for turn in range(rounds + 1):
            tell(f"{name}: steps of {title}, turn {turn} of {rounds}")
            start = time.perf_counter()
            for _ in range(STEPS):
                batch.step(batch.random())
            to_host(batch.ended)
            if turn:
                speeds.append(COUNT * STEPS / (time.perf_counter() - start) / 1e9)
        yield _row(f"{title}: batched steps with observation and mask on {name}, G decisions/s", speeds, "")


def compare(game: Game, matches: int, steps: int) -> None:
    """Show that a device and a core come to the same matches, bit by bit."""
    there, here = Batch([game], matches, device="cuda"), Batch([game], matches)
    there.reset(1)
    here.reset(1)
    for step in range(steps):
        for name in ("seat", "observation", "mask", "reward", "ended"):
            same = np.array_equal(to_host(getattr(there, name)), getattr(here, name))
            assert same, f"{game!r}: {name} differs from the core's after {step} steps"
        assert np.array_equal(to_host(there.random()), here.random())
        there.step()
        here.step()
    assert np.array_equal(to_host(there.everyone()), here.everyone())


def to_host(array: Any) -> Any:
    """Return an array of the device as NumPy's."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _speed(playouts: cuda.Playouts, matches: int) -> float:
    """Return how many decisions a second are made, in thousand millions."""
    start = time.perf_counter()
    decisions = int(playouts.play(matches).sum())
    return decisions / (time.perf_counter() - start) / 1e9


def _row(what: str, speeds: list[float], target: str) -> dict[str, object]:
    return {"what": what, "ours": spread(speeds), "peer": "", "ratio": "", "target": target}
