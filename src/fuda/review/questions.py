"""Short questions to the coach, in a process of their own with low priority: no bot waits for an answer.

Somebody has one question of a kind at a time: the next one takes the place of the one before, and one that nobody waits
for any more is dropped. Long reviews are `jobs`.
"""

import asyncio
import itertools
import os
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.review.turns import Owner, Turns
from fuda.review.worker import Worker

MOST = 64  # questions that may wait, of all people together
LIMIT = 240.0  # seconds for an answer; the first one on a machine compiles
NICE = 5  # how far the process stands back: behind bots, before reviews
LOOKING = 0.1  # seconds between two looks whether anybody still waits


class Question:
    """Something to be answered, perhaps in several steps that get better."""

    def __init__(self, number: int, owner: Owner, kind: str, args: tuple[Any, ...]) -> None:
        self.number, self.owner, self.kind, self.args = number, owner, kind, args
        self.loop, self.answers = asyncio.get_running_loop(), asyncio.Queue[tuple[Json | FudaError, bool]]()
        self.dropped = False

    def tell(self, answer: Json | FudaError, *, done: bool) -> None:
        """Hand an answer over, from any thread."""
        with suppress(RuntimeError):  # the loop has ended meanwhile
            self.loop.call_soon_threadsafe(self.answers.put_nowait, (answer, done))


class Questions:
    """All short questions of a server."""

    def __init__(self) -> None:
        self._waiting: list[Question] = []
        self._turns = Turns()
        self._changed = threading.Condition()
        self._numbers = itertools.count(1)
        self._closed = False
        self._asking: Question | None = None
        self._thread: threading.Thread | None = None
        self._worker = Worker(work)

    def advise(self, owner: Owner, view: Json, number: int) -> AsyncIterator[Json]:
        """Yield what the moves of a view's seat are worth, more surely each time (`advice.Advice`)."""
        return self._ask(owner, "advise", view, number)

    async def line(self, owner: Owner, record: Json, number: int, move: list[str], sampled: bool, seed: int) -> Json:
        """Return how a match might have gone with another move (`lines.Line`)."""
        async for found in self._ask(owner, "line", record, number, move, sampled, seed):
            return found
        raise AssertionError("a question that is not answered raises")

    async def _ask(self, owner: Owner, kind: str, *args: Any) -> AsyncIterator[Json]:
        question = Question(next(self._numbers), owner, kind, args)
        self._put(question)
        try:
            done = False
            while not done:
                answer, done = await question.answers.get()
                if isinstance(answer, FudaError):
                    raise answer
                yield answer
        finally:
            question.dropped = True

    def close(self) -> None:
        """Answer nothing more."""
        with self._changed:
            self._closed = True
            self._worker.end()
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(2.0)

    def _put(self, question: Question) -> None:
        with self._changed:
            under_way = [each for each in (self._asking, *self._waiting) if each is not None]
            for other in under_way:
                if (other.owner, other.kind) == (question.owner, question.kind) and not other.dropped:
                    other.dropped = True
                    other.tell(FudaError("another question has taken this one's place"), done=True)
            self._waiting = [each for each in self._waiting if not each.dropped]
            self._waiting.append(question)
            if len(self._waiting) > MOST:
                self._leave_out(question)
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._serve, daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def _leave_out(self, question: Question) -> None:
        """Answer the last question of the address that has most of them: it is to leave room for others."""
        address, _ = Counter(each.owner[0] for each in reversed(self._waiting)).most_common(1)[0]
        last = next(each for each in reversed(self._waiting) if each.owner[0] == address)
        self._waiting.remove(last)
        error = FudaError("the coach is asked too much at the moment: ask again in a while")
        if last is question:
            raise error
        last.dropped = True
        last.tell(error, done=True)

    def _next(self) -> Question | None:
        with self._changed:
            while not self._closed:
                self._waiting = [each for each in self._waiting if not each.dropped]
                if self._waiting:
                    self._asking = self._turns.order(self._waiting, lambda each: each.owner[:1])[0]
                    self._waiting.remove(self._asking)
                    self._turns.had(self._asking.owner[:1])
                    return self._asking
                self._changed.wait()
            return None

    def _serve(self) -> None:
        """Ask the process one thing after another; one that dies or hangs is replaced."""
        line: Connection | None = None
        while (question := self._next()) is not None:
            try:
                line = line or self._worker.start()
                line.send((question.number, question.kind, question.args))
                if not self._hear(question, line):
                    raise EOFError
            except (OSError, EOFError):
                question.tell(FudaError("the coach lost the thread; ask again"), done=True)
                self._worker.end()
                line = None
            self._asking = None

    def _hear(self, question: Question, line: Connection) -> bool:
        """Pass the answers to a question on; False where they took too long."""
        end = time.monotonic() + LIMIT
        while not question.dropped and not self._closed:
            if line.poll(LOOKING):
                number, answer, done = line.recv()
                if number == question.number:  # not what is left of one that was dropped
                    question.tell(answer, done=done)
                    if done:
                        return True
            elif time.monotonic() > end:
                return False
        return True


def work(pipe: Connection) -> None:
    """Answer questions: what the process does."""
    from fuda.review.advice import advise
    from fuda.review.lines import line

    def once(record: Json, number: int, move: list[str], sampled: bool, seed: int) -> Iterator[Any]:
        yield line(record, number, move, sampled=sampled, seed=seed)

    kinds: dict[str, Callable[..., Iterator[Any]]] = {"advise": advise, "line": once}
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, kind, args = pipe.recv()
            try:
                for answer in kinds[kind](*args):
                    pipe.send((number, msgspec.to_builtins(answer), answer.done))
                    if pipe.poll():  # the next one: nobody waits for this any more
                        break
            except FudaError as error:
                pipe.send((number, FudaError(str(error)), True))
