"""A mailbox: whatever happens at a table comes in here, and is dealt with one after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from fuda.server.logs import REQUEST

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Messages that wait. A task handles them while there are any, so an idle table has none."""

    def __init__(self, handle: Callable[[T], Awaitable[Any]]) -> None:
        self._handle = handle
        self._waiting: deque[tuple[T, str | None, asyncio.Future[Any] | None]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._idle: asyncio.Future[None] | None = None  # for who waits until all is done
        self.busy = False  # whether a message is being handled, or waits

    @property
    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._waiting

    def tell(self, message: T) -> None:
        """Have a message handled."""
        self._post(message, None)

    async def ask(self, message: T) -> Any:
        """Have a message handled, and return what came of it. Who stops waiting does not stop it."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._post(message, done)
        return await done

    async def do(self, message: T) -> Any:
        """Do what `ask` does for a task that nobody stops: it handles the message itself, where no other is at work."""
        if self.busy:
            return await self.ask(message)
        self.busy = True
        try:
            return await self._handle(message)
        finally:
            self._go_on()

    async def drained(self) -> None:
        """Wait until every message has been handled."""
        while self.busy:
            if self._idle is None:
                self._idle = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._idle)

    def _post(self, message: T, done: asyncio.Future[Any] | None) -> None:
        self._waiting.append((message, REQUEST.get(), done))
        if not self.busy:
            self._go_on()

    def _go_on(self) -> None:
        """Handle what waits, or rest."""
        if self._waiting:
            self.busy = True
            self._task = asyncio.get_running_loop().create_task(self._work())
        else:
            self._rest()

    def _rest(self) -> None:
        self.busy = False
        if self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    async def _work(self) -> None:
        try:
            while self._waiting:
                message, request, done = self._waiting.popleft()
                REQUEST.set(request)  # log lines name the request that caused them
                try:
                    result = await self._handle(message)
                except Exception as error:  # noqa: BLE001 (for who asked; the handler has logged what is a fault)
                    if done is not None and not done.done():
                        done.set_exception(error)
                else:
                    if done is not None and not done.done():
                        done.set_result(result)
        finally:
            self._task = None
            self._rest()
