"""Bots that think in processes of their own, warmed up before they are needed, with a face for asyncio.

A process that hangs or dies is replaced and its question asked again; whoever asked only waits a little longer, and
nobody else waits at all.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from fuda.bots import WARMING, bot, levels
from fuda.bots.schedule import Question, Schedule
from fuda.core.contract import Json
from fuda.core.errors import FudaError

ATTEMPTS = 3  # before a question is given up
STARTING = 120.0  # seconds in which a process must be warm; the first one on a machine compiles
WARM_MOVES = 6  # that a process thinks about before it is asked anything
LIMIT = 15.0  # seconds for an answer
ENDING = 2.0  # seconds in which a process may end by itself

logger = logging.getLogger("fuda.bots")


class Pool:
    """Processes that think. Each has a thread that asks it one thing at a time."""

    def __init__(
        self,
        games: Iterable[str],
        size: int | None = None,
        limit: float = LIMIT,
        ready: Callable[[str, str], Awaitable[None]] | None = None,
    ) -> None:
        self.games = tuple(games)
        self._ready = ready  # waits until a game's opponents of a level are compiled
        self.size = size or min(2, os.cpu_count() or 1)
        self.limit = limit
        self._schedule = Schedule(self.size)
        self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(self.size)]
        self._workers: set[Worker] = set()
        self._closed = False

    def levels(self, game: str) -> Sequence[str]:
        """Return the levels that a game offers, the weakest first."""
        return levels(game)

    def start(self) -> None:
        """Start the processes; questions may come at once and wait until the first is warm."""
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """End all processes; what is being thought about is not answered."""
        self._closed = True
        self._schedule.close()
        for worker in list(self._workers):
            worker.close()
        for thread in self._threads:
            thread.join(ENDING)

    async def choose(
        self,
        level: str,
        view: Json,
        seed: int,
        budget: str | None,
        urgency: str = "live",
        owner: tuple[str, ...] = (),
    ) -> tuple[str, ...]:
        """Return a whole move for the view's seat; `schedule` says what urgency and owner are for."""
        if self._ready is not None:
            await self._ready(view["game"], level)
        question = Question(level, view, seed, budget, urgency, owner)
        self._schedule.put(question)
        return await asyncio.wrap_future(question.answer)

    def _serve(self) -> None:
        """Ask one process whatever comes, and replace it when it fails; the thread of one process."""
        worker: Worker | None = None
        with suppress(Gone, OSError):  # warm before the first question comes; if not, with it
            worker = self._hire()
        while (question := self._schedule.take()) is not None:
            try:
                worker = self._answer(question, worker)
            finally:
                self._schedule.done(question)

    def _answer(self, question: Question, worker: "Worker | None") -> "Worker | None":
        """Have a question answered, by this process or another one, which is returned."""
        while not question.answer.cancelled() and not self._closed:
            try:
                worker = worker or self._hire()
                answer = worker.ask(question, self.limit)
            except (Gone, OSError) as error:
                if worker is not None:
                    worker.close()
                    self._workers.discard(worker)
                    worker = None
                if self._closed:
                    break
                logger.error("a bot's process is replaced", extra={"reason": str(error)})
                question.attempts += 1
                if question.attempts >= ATTEMPTS:
                    _settle(question, FudaError(f"no answer after {ATTEMPTS} attempts: {error}"))
                    break
            else:
                _settle(question, answer)
                break
        return worker

    def _hire(self) -> "Worker":
        worker = Worker(self.games)
        self._workers.add(worker)
        try:
            worker.greet()
        except Gone:
            worker.close()
            self._workers.discard(worker)
            raise
        return worker


class Gone(Exception):
    """A process that hangs or has died."""


class Worker:
    """One process."""

    def __init__(self, games: tuple[str, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self.process = context.Process(target=_think, args=(games, there), daemon=True)
        self.process.start()
        there.close()

    def greet(self) -> None:
        """Wait until it is warm."""
        self._hear(STARTING)

    def ask(self, question: Question, limit: float) -> tuple[str, ...] | FudaError:
        """Return its answer, or the error that it found in the question."""
        self._pipe.send((question.level, question.view, question.seed, question.budget))
        return self._hear(limit)

    def close(self) -> None:
        """End it."""
        with suppress(OSError):
            self._pipe.close()
        with suppress(ValueError):  # closed by the other thread
            self.process.kill()
            self.process.join(ENDING)

    def _hear(self, limit: float) -> Any:
        try:
            if not self._pipe.poll(limit):
                raise Gone(f"no answer within {limit:g} s")
            return self._pipe.recv()
        except (EOFError, OSError, TypeError) as error:  # TypeError: the pipe was closed meanwhile
            raise Gone("it has ended") from error


def _settle(question: Question, answer: tuple[str, ...] | Exception) -> None:
    if question.answer.set_running_or_notify_cancel():
        if isinstance(answer, Exception):
            question.answer.set_exception(answer)
        else:
            question.answer.set_result(answer)


def _think(games: tuple[str, ...], pipe: Connection) -> None:
    """Answer whatever is asked, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its processes
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    _warm(games)
    pipe.send(None)
    while True:
        try:
            level, view, seed, budget = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: object = bot(view["game"], level).choose(view, seed, budget)
        except FudaError as error:
            answer = error
        with suppress(BrokenPipeError):
            pipe.send(answer)


def _warm(games: tuple[str, ...]) -> None:
    """Have every level think in every game, also where there is something to look back at: all of it gets compiled."""
    from fuda.catalogue import game

    for name in games:
        match = game(name).new(seed=0)
        for _ in range(WARM_MOVES):
            seat = match.seats[0]
            view = match.view(seat)
            for level in levels(name):
                bot(name, level).choose(view, 0, WARMING)
            match.play(*bot(name, "greedy").choose(view, 0), seat=seat)


def _outlive_nobody() -> None:
    """End this process when the server is killed, even in the middle of a thought."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGKILL)
