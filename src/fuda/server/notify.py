"""The bus on PostgreSQL: LISTEN and NOTIFY on a connection of its own, opened again whenever it is lost.

It is in the loop of the tables, not in the log's thread: a word from one thread to another costs more than the message.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from fuda.server import bus
from fuda.server.bus import Messages
from fuda.server.postgres import PostgresLog

SEND = "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS m(channel, payload)"
PULSE = 1.0  # seconds between two looks whether the line still works

logger = logging.getLogger("fuda.bus")


class PostgresBus:
    """Messages to other servers, and from them, in the loop that opens the bus."""

    def __init__(self, log: PostgresLog, hear: Callable[[Messages], object], opened: Callable[[], object]) -> None:
        self.server = log.server
        self._log, self._hear, self._opened = log, hear, opened
        self._line: Any = None
        self._waiting: list[tuple[str, str]] = []
        self._ending = False
        self._news = asyncio.Event()
        self._working = asyncio.get_running_loop().create_task(self._work())

    def send(self, server: str, message: Messages) -> bool:
        """Tell a server something, as far as it can be reached; False where that is too much for one message."""
        text = bus.written(message)
        if text is not None:
            self._waiting.append((bus.channel(server), text))
            self._news.set()
        return text is not None

    async def close(self) -> None:
        """Send what waits, and hear nothing more."""
        self._ending = True
        self._news.set()
        await asyncio.wait({self._working}, timeout=2 * PULSE)
        self._working.cancel()

    async def _work(self) -> None:
        while not self._ending:
            try:
                await self._open()
                await self._flush_always()
            except Exception as error:  # noqa: BLE001 (whatever it is, the line is opened again)
                logger.error("the bus is down", extra={"reason": type(error).__name__})
                await asyncio.sleep(PULSE / 2)
            finally:
                if self._line is not None:
                    self._line.terminate()
                self._line = None
                self._waiting.clear()  # hints, and by now old ones

    async def _flush_always(self) -> None:
        """Send what waits, or nothing at all from time to time, which finds out whether the line is dead."""
        while not self._line.is_closed():
            ending = self._ending
            messages, self._waiting = self._waiting, []
            await self._line.fetch(SEND, [channel for channel, _ in messages], [text for _, text in messages])
            if ending:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self._news.wait()
            self._news.clear()

    async def _open(self) -> None:
        self._line = await self._log.connect()
        await self._line.execute("SET synchronous_commit = off")  # nothing that is said here is kept
        await self._line.add_listener(bus.channel(self.server), self._heard)
        self._opened()

    def _heard(self, _connection: object, _pid: int, _channel: str, text: str) -> None:
        try:
            message = bus.read(text)
        except ValueError as error:  # another version's, or anybody's who may use the database
            logger.error("a message cannot be read", extra={"reason": type(error).__name__})
            return
        self._hear(message)
