"""The one thread that writes: whatever has come in while it wrote goes into the next commit, together."""

import asyncio
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

MOST = 256  # jobs in one commit
CROWD = 6  # different ones who have just written: then commits are a moment apart, and many go along with each
PACE = 0.01  # seconds
T = TypeVar("T")


@dataclass(frozen=True)
class Job(Generic[T]):
    """Something to be written, and who waits for it."""

    work: T
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Writer(Generic[T]):
    """Commits jobs in the order in which they come."""

    def __init__(
        self,
        commit: Callable[[Sequence[T]], Sequence[object]],
        named: Callable[[Exception], Exception],
        whose: Callable[[T], object],
    ) -> None:
        self._commit, self._named = commit, named  # all or nothing; and what a failure is called outside
        self._whose = whose  # work is that others may wait a moment for
        self._recent: deque[object] = deque(maxlen=CROWD)
        self._jobs: queue.SimpleQueue[Job[T] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="fuda-log", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def close(self) -> None:
        """Finish what has come in."""
        self._jobs.put(None)
        self._thread.join()

    async def write(self, work: T) -> Any:
        """Have something written, and return what came of it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        return await done

    def _work(self) -> None:
        last = 0.0
        while True:
            job = self._jobs.get()
            if len(set(self._recent)) == CROWD and (wait := last + PACE - time.monotonic()) > 0:
                time.sleep(wait)
            last = time.monotonic()
            jobs = [job]
            while job is not None and len(jobs) < MOST and not self._jobs.empty():
                job = self._jobs.get()
                jobs.append(job)
            self._recent.extend(self._whose(job.work) for job in jobs if job is not None)
            if waiting := [job for job in jobs if job is not None and not job.done.cancelled()]:
                self._write(waiting)
            if None in jobs:
                return

    def _write(self, jobs: list[Job[T]]) -> None:
        try:
            results = self._commit([job.work for job in jobs])
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it, whatever it is)
            if len(jobs) > 1:  # one of them may have spoilt it for the others
                for job in jobs:
                    self._write([job])
                return
            answer([(jobs[0], None, self._named(error))])
            return
        answer([(job, result, None) for job, result in zip(jobs, results, strict=True)])


def answer(answers: Sequence[tuple[Job[Any], object, Exception | None]]) -> None:
    """Tell whoever waits, all together: a word from one thread to another is not cheap."""

    def settle() -> None:
        for job, result, error in answers:
            if job.done.done():  # whoever asked has gone
                continue
            if error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(result)

    with suppress(RuntimeError):  # their loop is closed: nobody waits any more
        answers[0][0].loop.call_soon_threadsafe(settle)
