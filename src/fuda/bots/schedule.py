"""Which question is thought about next when there are more of them than processes.

Whoever has a person waiting comes first. Among equals the one comes first whose owner has had the least thought lately,
so that nobody gets more of it by asking more: an owner is named from the widest on, an address, a person there, one of
their tables. And the more questions wait, the less each is thought about, so that people hardly do.
"""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field

from fuda.bots import BUDGETS
from fuda.bots.search import parse_budget
from fuda.core.contract import Json

URGENCY = ("live", "shown", "review")  # a person plays and waits; somebody looks on; somebody asks afterwards
LEAST = 0.02  # seconds that a search is worth its start
HALF_LIFE = 10.0  # seconds in which half of what an owner has had is forgotten
OWNERS = 5_000  # that are told apart


@dataclass(eq=False)
class Question:
    """A move to be found."""

    level: str
    view: Json
    seed: int
    budget: str | None
    urgency: str = "live"
    owner: tuple[str, ...] = ()
    answer: Future[tuple[str, ...]] = field(default_factory=Future[tuple[str, ...]])
    attempts: int = 0

    @property
    def rank(self) -> int:
        """Its place among the urgencies."""
        return URGENCY.index(self.urgency)

    @property
    def seconds(self) -> float:
        """How long it would be thought about; 0: as long as it takes."""
        budget = self.budget or BUDGETS.get(self.level)
        return parse_budget(budget)[1] if budget else 0.0


class Schedule:
    """The questions that wait, and what each owner has had."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.workers, self.clock = workers, clock
        self._news = threading.Condition()
        self._waiting: list[Question] = []
        self._running: dict[Question, float] = {}  # since when
        self._had: dict[tuple[str, ...], tuple[float, float]] = {}  # seconds, and when that was so
        self._closed = False

    def put(self, question: Question) -> None:
        """Let a question wait."""
        with self._news:
            self._waiting.append(question)
            self._news.notify_all()

    def take(self) -> Question | None:
        """Return the question that is to be thought about next, its budget cut to the load; None at the end."""
        with self._news:
            while not self._closed:
                self._waiting = [question for question in self._waiting if not question.answer.cancelled()]
                if allowed := [question for question in self._waiting if self._may_run(question)]:
                    best = min(allowed, key=self._order)  # of equals the one that came first
                    best.budget = self._budget(best)
                    self._waiting.remove(best)
                    self._running[best] = self.clock()
                    return best
                self._news.wait()
            return None

    def done(self, question: Question) -> None:
        """Charge a question that has been thought about to its owner."""
        with self._news:
            now = self.clock()
            taken = now - self._running.pop(question)
            for depth in range(1, len(question.owner) + 1):
                owner = question.owner[:depth]
                self._had[owner] = (self._service(owner, now) + taken, now)
            if len(self._had) > OWNERS:
                self._had = {owner: had for owner, had in self._had.items() if now - had[1] < HALF_LIFE}
            self._news.notify_all()

    def close(self) -> None:
        """Let nobody wait any longer."""
        with self._news:
            self._closed = True
            self._news.notify_all()

    def _may_run(self, question: Question) -> bool:
        """Whether a process is free for it: of several, one is always left to those whom people wait for."""
        others = sum(running.rank > 0 for running in self._running)
        return question.rank == 0 or others < max(1, self.workers - 1)

    def _order(self, question: Question) -> tuple[int, list[float]]:
        now = self.clock()
        owner = question.owner
        return question.rank, [self._service(owner[: depth + 1], now) for depth in range(len(owner))]

    def _service(self, owner: tuple[str, ...], now: float) -> float:
        """Return the seconds of thought that an owner has had lately, with what is being thought just now."""
        had, at = self._had.get(owner, (0.0, now))
        running = sum(now - since for question, since in self._running.items() if question.owner[: len(owner)] == owner)
        return had * 0.5 ** ((now - at) / HALF_LIFE) + running

    def _budget(self, question: Question) -> str | None:
        """Return a question's budget, shared out where others wait that are as urgent; one in simulations stays."""
        if not question.seconds:
            return question.budget
        crowd = sum(other.seconds > 0 and other.rank <= question.rank for other in self._waiting)
        shared = question.seconds * min(1.0, self.workers / crowd)
        return f"{round(1000 * max(min(LEAST, question.seconds), shared))}ms"
