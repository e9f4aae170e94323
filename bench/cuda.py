"""The same kernels, unchanged, on a CUDA device through numba-cuda."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import fuda
from fuda.bots import koikoi
from fuda.core.rng import streams
from fuda.games.koikoi import rules

THREADS = 128  # in a block
BLOCKS = 132 * 16  # an H200 has 132 multiprocessors
# Sizes of local arrays must be names of this module: the compiler wants constants.
STATE, CARDS, ACTIONS = rules.STATE, rules.CARDS, rules.MOST_ACTIONS


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


def compile_playouts(cuda: Any) -> Any:
    """Return the CUDA kernel: every thread plays its own matches in local memory."""

    @cuda.jit
    def play(tables: Any, seeds: Any, decisions: Any, matches: int) -> None:
        me = cuda.grid(1)
        state = cuda.local.array(1, STATE)
        cards = cuda.local.array(CARDS, np.int8)
        actions = cuda.local.array(ACTIONS, np.int16)
        rng = cuda.local.array(1, np.uint64)
        rng[0] = seeds[me]
        made = 0
        for _ in range(matches):
            rules.start(state[0], tables[0])
            made += koikoi.playout(state[0], tables[0], rng, cards, actions)
        decisions[me] = made

    return play


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each preset, or nothing where there is no device."""
    cuda = device()
    if cuda is None:
        return
    name = cuda.get_current_device().name
    name = name.decode() if isinstance(name, bytes) else name
    tell("compiling for the device")
    play = compile_playouts(cuda)
    count = THREADS * BLOCKS
    seeds, decisions = cuda.to_device(streams(1, count)), cuda.to_device(np.zeros(count, np.int64))
    for preset in ("czech", "russian", "nintendo"):
        table = cuda.to_device(fuda.game("koikoi", preset).table)
        play[BLOCKS, THREADS](table, seeds, decisions, 1)
        cuda.synchronize()
        speeds, matches = [], 20
        for turn in range(rounds):
            tell(f"{name}: {preset}, turn {turn + 1} of {rounds}")
            start = time.perf_counter()
            play[BLOCKS, THREADS](table, seeds, decisions, matches)
            cuda.synchronize()
            speeds.append(int(decisions.copy_to_host().sum()) / (time.perf_counter() - start) / 1e9)
        yield {
            "what": f"Koi-Koi {preset}: random playouts on {name}, G decisions/s",
            "ours": f"{sorted(speeds)[len(speeds) // 2]:.2f} ({min(speeds):.2f}–{max(speeds):.2f})",
            "peer": "",
            "ratio": "",
            "target": "≥ 2, aim 5",
        }
