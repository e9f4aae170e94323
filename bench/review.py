"""What somebody waits for who has a match reviewed, and how much memory the process takes that a server has for it."""

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import fuda
from fuda.bots import bot
from fuda.core.contract import Json
from fuda.review import CLOSE, Review, jobs, review
from fuda.review.worker import Worker

FIRST = 0.2  # progress of a review that has looked at every choice once
REFINED = 0.5  # and of one that has looked again wherever it was not sure
SECONDS = 10.0  # in which it should be
TIMES = 3  # of which the middle one is told
NOT_SERVED = ("coverage", "scipy")  # what Numba imports where it is installed, as for benchmarks and tests


def played(name: str, seed: int) -> Json:
    """Return the record of a match between greedy bots."""
    match = fuda.game(name).new(seed=seed)
    while not match.over:
        seat = match.seats[0]
        match.play(*bot(name, "greedy").choose(match.view(seat, hints=False), len(match.moves)), seat=seat)
    return match.record()


class Took(NamedTuple):
    """The processor's seconds to the first look, the refined one and the account; and what was close enough when."""

    first: float
    refined: float
    whole: float
    in_time: float  # share of the choices that mattered that were known closely enough after SECONDS
    at_last: float  # and at the end


def close(found: Review) -> float:
    """Return the share of the choices that mattered whose loss is known closely enough."""
    wide = [(each.points_lost.high - each.points_lost.low) / 2 for each in found.moments if each.matters]
    return statistics.fmean(each <= CLOSE[found.game] for each in wide) if wide else 1.0


def took(record: Json, seat: int | None) -> Took:
    """Review a match, and return how long it took."""
    begun, first, refined, in_time, at_last = time.process_time(), 0.0, 0.0, 0.0, 0.0
    for found in review(record, seat, "normal"):
        now = time.process_time() - begun
        first = first or (now if found.progress >= FIRST else 0.0)
        refined = refined or (now if found.progress >= REFINED else 0.0)
        at_last = close(found)
        in_time = at_last if now <= SECONDS else in_time
    return Took(first, refined, time.process_time() - begun, in_time, at_last)


def served(line: Connection) -> None:
    """Review as the process of a server does, with no more than a server has installed."""
    for name in NOT_SERVED:
        sys.modules[name] = None  # type: ignore[assignment]
    jobs.work(line)


def memory(record: Json) -> float:
    """Return the most memory, in MB, that a fresh process takes to review a match."""
    worker = Worker(served)
    line = worker.start()
    try:
        line.send((record, 0, "normal"))
        while not line.recv().done:
            pass
        assert worker.process is not None
        status = Path(f"/proc/{worker.process.pid}/status").read_text()
    finally:
        worker.end()
    return next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmHWM")) / 1024


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield the rows of all games."""
    for name, enough in CLOSE.items():
        tell(f"review of {name}")
        record = played(name, 1)
        next(review(record, 0, "quick"))  # compiled
        one = Took(*map(statistics.median, zip(*(took(record, 0) for _ in range(TIMES)), strict=True)))
        everybody = took(record, None)
        yield row(f"{name}: review of one seat, first look, s of processor", f"{one.first:.1f}", "≤ 2")
        within = f"choices within ±{enough}"
        yield row(f"{name}: {within} after {SECONDS:.0f} s of processor", f"{one.in_time:.0%}", "100%")
        yield row(f"{name}: refined, {one.at_last:.0%} of the {within}, s of processor", f"{one.refined:.1f}", "≤ 10")
        yield row(f"{name}: with the whole account, s of processor", f"{one.whole:.1f}")
        yield row(f"{name}: all seats, with the whole account, s of processor", f"{everybody.whole:.1f}", "≤ 40")
        if sys.platform == "linux":
            yield row(f"{name}: memory of a server's process for a review, MB", f"{memory(record):.0f}", "≤ 200")


def row(what: str, ours: str, target: str = "") -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": "", "ratio": "", "target": target}
