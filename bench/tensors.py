"""Steps of a batch whose arrays are PyTorch's on a CUDA device: what a learner there waits for.

Counted are decisions with observation and mask as packed bits in tensors; in the second row of each table the bits are
also unpacked to bfloat16, as a network's first layer takes them.
"""

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.playouts import spread, tables
from fuda.core import cuda
from fuda.envs.tensors import TensorBatch

COUNT, STEPS = 132 * 16 * cuda.THREADS, 20  # an H200 has 132 multiprocessors


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield two rows for each game and preset, or nothing where there is no device or no PyTorch."""
    if not cuda.available() or find_spec("torch") is None:
        return
    torch: Any = import_module("torch")
    for title, game in tables():
        batch = TensorBatch([game], COUNT, device="cuda")
        for unpacked, target in ((False, "≥ 200, aim 1000"), (True, "")):
            speeds: list[float] = []
            for turn in range(rounds + 1):
                tell(f"tensors of {title}, turn {turn} of {rounds}")
                torch.cuda.synchronize()
                start = time.perf_counter()
                for _ in range(STEPS):
                    batch.step(batch.random())
                    if unpacked:
                        batch.bits(torch.bfloat16)
                torch.cuda.synchronize()
                if turn:  # the first one compiles
                    speeds.append(COUNT * STEPS / (time.perf_counter() - start) / 1e6)
            how = "unpacked to bfloat16" if unpacked else "as packed bits"
            what = f"{title}: decisions observed in tensors of PyTorch {how} on {cuda.name()}, M/s"
            yield {"what": what, "ours": spread(speeds), "peer": "", "ratio": "", "target": target}
