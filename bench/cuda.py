"""The same kernels, unchanged, on a CUDA device through numba-cuda."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench.playouts import matches, spread, tables
from fuda.core.rng import streams

THREADS = 128  # in a block
BLOCKS = 132 * 16  # an H200 has 132 multiprocessors
MATCHES = 10  # for each thread and turn


def device() -> Any:
    """Return numba.cuda when there is a device, else None."""
    # numba-cuda still looks these up in NumPy when it is imported; newer NumPy has renamed them.
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    try:
        from numba import cuda

        return cuda if cuda.is_available() else None
    except ImportError:
        return None


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each game and preset, or nothing where there is no device."""
    cuda = device()
    if cuda is None:
        return
    name = cuda.get_current_device().name
    name = name.decode() if isinstance(name, bytes) else name
    kernels: dict[str, Any] = {}
    count = THREADS * BLOCKS
    seeds, decisions = cuda.to_device(streams(1, count)), cuda.to_device(np.zeros(count, np.int64))
    for title, game in tables():
        tell(f"{name}: compiling {title}")
        if game.name not in kernels:
            kernels[game.name] = matches(game).device_kernel(cuda)
        play, table, speeds = kernels[game.name], cuda.to_device(game.table), list[float]()
        play[BLOCKS, THREADS](table, seeds, decisions, 1)
        cuda.synchronize()
        for turn in range(rounds):
            tell(f"{name}: {title}, turn {turn + 1} of {rounds}")
            start = time.perf_counter()
            play[BLOCKS, THREADS](table, seeds, decisions, MATCHES)
            cuda.synchronize()
            speeds.append(int(decisions.copy_to_host().sum()) / (time.perf_counter() - start) / 1e9)
        yield {
            "what": f"{title}: random playouts on {name}, G decisions/s",
            "ours": spread(speeds),
            "peer": "",
            "ratio": "",
            "target": "≥ 2, aim 5" if game.name == "koikoi" else "",
        }
