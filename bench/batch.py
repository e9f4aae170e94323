"""Steps of many matches at once, asked for from Python on one core: what an environment or a learner waits for.

Counted are the step with its deals, the observation and the legal actions of the seat to act as bits, and a random
legal action drawn from those bits by compiled code.
"""

import time
from collections.abc import Callable, Iterator

from bench.playouts import spread, tables
from fuda.core.batch import Batch

MATCHES = 1024  # at once: their states stay in the processor's cache
STEPS = 20  # between two looks at the clock


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each game and preset."""
    for name, game in tables():
        tell(f"compiling steps of {name}")
        batch, speeds = Batch([game], MATCHES), list[float]()
        batch.reset(1)
        for _ in range(10 * STEPS):  # until the matches are at different places
            batch.step(batch.random())
        for turn in range(rounds):
            tell(f"batched steps, turn {turn + 1} of {rounds}: {name}")
            decisions, start = 0, time.process_time()
            while (spent := time.process_time() - start) < seconds:
                for _ in range(STEPS):
                    batch.step(batch.random())
                decisions += MATCHES * STEPS
            speeds.append(decisions / spent / 1e6)
        yield {
            "what": f"{name}: batched steps with observation and mask from Python, one core, M decisions/s",
            "ours": spread(speeds),
            "peer": "",
            "ratio": "",
            "target": "≥ 3, aim 6",
        }
