"""Connections, before anybody looks at what is asked on them: how many there may be, and how long one may be silent.

A connection costs its opener nothing and the server a descriptor. So one address has only so many of them, some
descriptors are left for the database and the bots, and who keeps the server waiting, for a request or for room to write
an answer into, is hung up on. When all places are taken, whoever has been silent longest makes room.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol

from fuda.server.guard import address_of
from fuda.server.settings import Settings

RESERVE = 512  # descriptors for what is no connection, and for those that were accepted and are not yet counted
TICKS = 8  # of the event loop, more than pass between the acceptance of a connection and its count, or end
WANTED = 16_384  # descriptors, where the operating system allows so many

logger = logging.getLogger("fuda.connections")


class Proxies(Protocol):
    """The addresses of proxies in front of the server, which bring many people's connections."""

    def __contains__(self, host: str | None, /) -> bool: ...


@dataclass(eq=False)
class Held:
    """A connection that is open."""

    transport: asyncio.Transport
    address: str
    unsent: int = 0  # bytes that its other end has not taken, when it was last looked at …
    since: float = 0.0  # … and since when they have not become fewer


class Connections:
    """All connections of a server."""

    def __init__(
        self, settings: Settings, most: int, proxies: Proxies, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings, self.most, self.proxies, self.clock = settings, most, proxies, clock
        self._held: dict[asyncio.Transport, Held] = {}
        self._waiting: dict[asyncio.Transport, float] = {}  # for a whole request, since when; the longest first
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def enter(self, transport: asyncio.Transport, host: str | None) -> None:
        """Count a new connection, or hang up where there are too many."""
        address = address_of(host) if host else "?"
        crowded = self._addresses[address] >= self.settings.connections_per_address and host not in self.proxies
        if not crowded and len(self._held) >= self.most:
            oldest = next(iter(self._waiting), None)
            crowded = oldest is None
            if oldest is not None:
                self._hang_up(oldest, "there are too many")
        if crowded:
            logger.warning("a connection is refused", extra={"address": address})
            transport.abort()
            return
        self._held[transport] = Held(transport, address)
        self._addresses[address] += 1
        self.wait(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is closed."""
        self._waiting.pop(transport, None)
        if (held := self._held.pop(transport, None)) is not None:
            self._addresses -= Counter([held.address])

    def wait(self, transport: asyncio.Transport) -> None:
        """From now on the server waits for a request."""
        if transport in self._held:
            self._waiting.pop(transport, None)
            self._waiting[transport] = self.clock()

    def heard(self, transport: asyncio.Transport, *, whole: bool) -> None:
        """Note that a request has come, or a part of one."""
        if whole:
            self._waiting.pop(transport, None)
        elif transport not in self._waiting:
            self.wait(transport)

    def sweep(self) -> None:
        """Hang up on whoever has kept the server waiting for too long."""
        now = self.clock()
        for transport, since in list(self._waiting.items()):
            if now - since < self.settings.request_limit:
                break  # the others wait since later
            self._hang_up(transport, "no request came")
        for held in list(self._held.values()):
            unsent = held.transport.get_write_buffer_size()
            if not unsent or unsent < held.unsent or not held.since:
                held.since = now
            elif now - held.since >= self.settings.answer_limit:
                self._hang_up(held.transport, "nobody reads")
            held.unsent = unsent

    def _hang_up(self, transport: asyncio.Transport, reason: str) -> None:
        logger.info("hung up", extra={"reason": reason, "address": self._held[transport].address})
        transport.abort()
        self.leave(transport)


class Web(H11Protocol):
    """HTTP on a connection that is counted."""

    def __init__(self, open_ones: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.open_ones = open_ones

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it."""
        super().connection_made(transport)
        self.open_ones.enter(transport, self.client[0] if self.client else None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.open_ones.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Note whether a request is whole now."""
        super().data_received(data)
        cycle: Any = self.cycle  # None before the first request
        whole = cycle is not None and not cycle.more_body and not cycle.response_complete
        self.open_ones.heard(self.transport, whole=whole or self.transport.get_protocol() is not self)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self.open_ones.wait(self.transport)
        super().on_response_complete()


def raise_descriptors() -> None:
    """Ask the operating system for as many descriptors as a full registry needs; it may give fewer."""
    try:
        import resource
    except ImportError:  # Windows, which counts no descriptors
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for(settings: Settings) -> tuple[int, int]:
    """Return how many connections there may be, and how many may be accepted at once."""
    try:
        import resource
    except ImportError:
        return settings.connections, RESERVE // TICKS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return settings.connections, RESERVE // TICKS
    reserve = min(RESERVE, soft // 2)
    return max(1, min(settings.connections, soft - reserve)), max(1, reserve // TICKS)
