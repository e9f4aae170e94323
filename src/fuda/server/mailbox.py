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

    @property
    def busy(self) -> bool:
        """Whether a message is being handled, or waits."""
        return self._task is not None

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

    async def drained(self) -> None:
        """Wait until every message has been handled."""
        while self._task is not None:
            await asyncio.wait({self._task})

    def _post(self, message: T, done: asyncio.Future[Any] | None) -> None:
        self._waiting.append((message, REQUEST.get(), done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

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
