"""Work in forks of this process, some at a time: what one of them breaks, nobody else sees."""

import json
import os
import resource
import select
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

Key = TypeVar("Key")
IDLE = 20  # times as long as its processor time may a job take on a busy machine


@dataclass(frozen=True)
class Job:
    """Something to do, and the seconds of a processor that it may need."""

    work: Callable[[], Any]
    seconds: float


@dataclass
class _Fork:
    job: Job
    pid: int
    pipe: int
    end: float = field(init=False)  # on the monotonic clock
    answer: bytes = b""

    def __post_init__(self) -> None:
        self.end = time.monotonic() + IDLE * self.job.seconds

    def close(self) -> Any:
        """End it with all that it has started; returns what came, or why nothing did."""
        os.close(self.pipe)
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        return json.loads(self.answer) if self.answer.endswith(b"\n") else "hangs or dies"


def forks(jobs: Iterable[tuple[Key, Job]], workers: int) -> Iterator[tuple[Key, Any]]:
    """Do jobs in forks, so many at a time, and give what they return or why nothing came, as they end.

    A job is taken from `jobs` only when there is room for it.
    """
    waiting, running = iter(jobs), dict[int, tuple[Key, _Fork]]()
    try:
        while True:
            while len(running) < workers and (following := next(waiting, None)):
                fork = _start(following[1])
                running[fork.pipe] = following[0], fork
            if not running:
                return
            left = min(fork.end for _, fork in running.values()) - time.monotonic()
            ready, _, _ = select.select(list(running), [], [], max(0.0, left))
            for pipe, (key, fork) in list(running.items()):
                if pipe in ready:
                    part = os.read(pipe, 1 << 20)
                    fork.answer += part
                    if part and not part.endswith(b"\n"):
                        continue
                elif time.monotonic() < fork.end:
                    continue
                del running[pipe]
                yield key, fork.close()
    finally:
        for _, fork in running.values():
            fork.close()


def _start(job: Job) -> _Fork:
    here, there = os.pipe()
    child = os.fork()
    if child:
        os.close(there)
        return _Fork(job, child, here)
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (int(job.seconds) + 1, int(job.seconds) + 2))
        answer = job.work()
    except BaseException as error:  # noqa: BLE001 (a mutant may break anything)
        answer = f"broken: {type(error).__name__}"
    os.write(there, json.dumps(answer).encode() + b"\n")
    os._exit(0)
