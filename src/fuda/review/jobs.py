"""Reviews in a process of their own, one at a time and with low priority: nobody at a table waits for one.

Whoever asks gets what is known by now and asks again. A review that nobody asks for any more is broken off; finished
ones are remembered by their record, seat and version.
"""

import hashlib
import os
import threading
import time
from collections import OrderedDict
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Literal, NamedTuple

import msgspec

from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.core.words import Words
from fuda.review.page import POLICY, page, waiting
from fuda.review.report import VERSION, Review
from fuda.review.turns import Owner, Turns
from fuda.review.worker import Worker

KEPT = 32  # finished reviews that are remembered
WAITING = 3  # reviews that one person may have begun and not finished …
PER_ADDRESS = 24  # … and one address
PATIENCE = 30.0  # seconds after which a review that nobody asks for is broken off
TELLING = 0.5  # seconds between two reports of a process
NICE = 10  # how far a process stands back


class Busy(FudaError):
    """Somebody has asked for too many reviews at once."""


class Told(NamedTuple):
    """What a process tells of its review: that it compiles first, what is known by now, or what is wrong."""

    latest: bytes | None = None  # a Review as JSON
    done: bool = False
    error: str | None = None


class Progress(NamedTuple):
    """How far a review has come."""

    stage: Literal["waiting", "preparing", "compiling", "looking", "done", "failed"]
    ahead: int = 0  # reviews that come first
    reports: int = 0  # so far
    review: bytes | None = None  # the last one as JSON, None for who has it already
    problem: str | None = None  # why it failed


class Job:
    """One review."""

    def __init__(self, owner: Owner, record: Json, seat: int) -> None:
        self.owner, self.record, self.seat = owner, record, seat
        self.addresses = {owner[0]}  # where somebody waits for it
        self.asked = time.monotonic()
        self.begun = self.compiling = False
        self.latest: bytes | None = None  # a Review as JSON
        self.reports = 0
        self.done = False
        self.error: str | None = None

    def hear(self, told: Told) -> None:
        """Take in what its process tells; that it is done is seen last."""
        self.compiling = told.latest is None and not told.done
        if told.latest is not None:
            self.latest, self.reports = told.latest, self.reports + 1
        self.error, self.done = told.error, told.done


class Jobs:
    """All reviews of a server."""

    policy = POLICY

    def __init__(self, effort: str = "normal", patience: float = PATIENCE) -> None:
        self.effort, self.patience = effort, patience
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turns = Turns()
        self._changed = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None
        self._worker = Worker(work)

    def ask(self, owner: Owner, record: Json, seat: int) -> Job:
        """Return a review as far as it has come, and begin it if need be."""
        name = _name(record, seat)
        with self._changed:
            job = self._jobs.get(name)
            if job is None:
                open_ones = [each.owner for each in self._jobs.values() if not each.done]
                from_there = [each for each in open_ones if each[0] == owner[0]]
                for own, most in ((open_ones.count(owner), WAITING), (len(from_there), PER_ADDRESS)):
                    if own >= most:
                        raise Busy(f"{most} reviews are under way already; ask again when one of them is finished")
                job = self._jobs[name] = Job(owner, record, seat)
            job.asked = time.monotonic()
            job.addresses.add(owner[0])
            if job.done:
                self._jobs.move_to_end(name)
            finished = [key for key, each in self._jobs.items() if each.done]
            for key in finished[: max(0, len(finished) - KEPT)]:
                del self._jobs[key]
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._serve, daemon=True)
                self._thread.start()
            self._changed.notify_all()
        return job

    def page(self, owner: Owner, record: Json, seat: int, language: str, links: dict[int, str]) -> tuple[str, bool]:
        """Return a review as a page in a language, as far as it has come, and whether it is whole.

        `links` lead from a move to where it can be seen.
        """
        job, words = self.ask(owner, record, seat), Words(language)
        done = job.done  # looked at first: what is told from here on is not on this page
        if job.error is not None:
            self._forget(job)
            raise FudaError(job.error)
        if job.latest is None:
            return waiting(words), False
        found = msgspec.json.decode(job.latest, type=Review)
        return page(found, words, links), done

    def progress(self, owner: Owner, record: Json, seat: int, known: int = 0) -> Progress:
        """Return a review as data, as far as it has come; `known` is how many reports of it the asker has seen."""
        job = self.ask(owner, record, seat)
        done, reports = job.done, job.reports  # looked at first: what is told from here on is asked for again
        if job.error is not None:
            self._forget(job)  # whoever asks again has it tried again
            return Progress("failed", problem=job.error)
        if job.latest is not None:
            latest = job.latest if reports > known else None
            return Progress("done" if done else "looking", 0, reports, latest)
        if job.begun:
            return Progress("compiling" if job.compiling else "preparing")
        with self._changed:
            open_ones = self._queue()
        return Progress("waiting", open_ones.index(job) if job in open_ones else 0)

    def finished(self, record: Json, seat: int) -> bytes | None:
        """Return a review that is whole, as JSON; None where there is none."""
        job = self._jobs.get(_name(record, seat))
        return job.latest if job is not None and job.done and job.error is None else None

    def close(self) -> None:
        """Break everything off."""
        with self._changed:
            self._closed = True
            self._worker.end()
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(2.0)

    def _next(self) -> Job | None:
        """Wait for a review that somebody wants; None when all is over. What nobody wants any more is forgotten."""
        with self._changed:
            while not self._closed:
                for name, job in list(self._jobs.items()):
                    if not job.done and not self._wanted(job):
                        del self._jobs[name]
                if queue := self._queue():
                    self._turns.had(queue[0].addresses)
                    return queue[0]
                self._changed.wait()
            return None

    def _queue(self) -> list[Job]:
        """Return the reviews that are not finished: the one that is being made, then the others by turns."""
        open_ones = [job for job in self._jobs.values() if not job.done]
        queue = self._turns.order((job for job in open_ones if not job.begun), lambda job: job.addresses)
        return [job for job in open_ones if job.begun] + queue

    def _wanted(self, job: Job) -> bool:
        return not self._closed and time.monotonic() - job.asked < self.patience

    def _serve(self) -> None:
        """Have one review after another made by a process that is replaced when it was broken off."""
        line: Connection | None = None
        while (job := self._next()) is not None:
            try:
                line, job.begun = line or self._worker.start(), True
                line.send((job.record, job.seat, self.effort))
                while self._wanted(job) and not job.done:
                    if line.poll(0.2):
                        job.hear(line.recv())
            except (OSError, EOFError):
                job.error, job.done = "the review broke off; ask again", True
                self._worker.end()
                line = None
            if not job.done:
                self._forget(job)
                self._worker.end()
                line = None

    def _forget(self, job: Job) -> None:
        with self._changed:
            for name in [name for name, each in self._jobs.items() if each is job]:
                del self._jobs[name]


def _name(record: Json, seat: int) -> str:
    """Return what tells a review from others."""
    data = msgspec.json.encode(record, order="deterministic")
    return hashlib.sha256(data + f" {seat} {VERSION}".encode()).hexdigest()


def work(line: Connection) -> None:
    """Make reviews: what a process does."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    from numba.core import event

    from fuda.review import review

    class Compiling(event.Listener):
        """Tells that somebody waits for a compiler; code that was kept from another time needs none."""

        def on_start(self, event: Any) -> None:
            line.send(Told())

        def on_end(self, event: Any) -> None:
            pass

    register: Any = vars(event)["register"]  # of Numba, which has no types
    register("numba:compile", Compiling())
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            record, seat, effort = line.recv()
            told = 0.0
            try:
                for found in review(record, seat, effort):
                    if found.done or time.monotonic() - told > TELLING:
                        told = time.monotonic()
                        line.send(Told(msgspec.json.encode(found), found.done))
            except FudaError as error:
                line.send(Told(done=True, error=str(error)))
