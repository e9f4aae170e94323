"""One page's connection to a table: what it has seen, and how much it may ask."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Literal, Protocol, TypeAlias

from fuda.server import wire
from fuda.server.changes import Shown
from fuda.server.limits import bucket
from fuda.server.messages import Page
from fuda.server.people import Person
from fuda.server.projection import encode
from fuda.server.settings import Settings

Reason: TypeAlias = Literal["restart", "gone", "too-slow", "too-fast", "elsewhere"]
CODES: dict[Reason, int] = {"restart": 1012, "gone": 4004, "too-slow": 4008, "too-fast": 4029, "elsewhere": 4009}
STRIKES = 200  # messages beyond the limit before a page is sent away
SLACK = 1.7  # seconds that a page may be later than it said: a slow line is no lost one
TALK_RATE, TALK_BURST = 0.5, 5  # phrases a second, and at once


class Wire(Protocol):
    """The connection itself."""

    def write(self, message: bytes) -> None:
        """Send one message."""
        ...

    @property
    def unsent(self) -> int:
        """Bytes that the page has not taken yet."""
        ...

    def close(self, code: int) -> None:
        """Say goodbye."""
        ...


class Socket:
    """A page at a table."""

    __slots__ = (
        *("person", "page", "seq", "changes", "shown", "strikes", "reason"),
        *("_wire", "_most", "_messages", "_phrases", "_expected", "_advice"),
    )

    def __init__(self, wire: Wire, person: Person, address: str, settings: Settings, *, changes: bool = False) -> None:
        now = time.monotonic()
        self.person = person
        self.page = Page(person.id, address)  # as its table knows it
        self.seq = 0  # of the last update
        self.changes = changes  # whether it would rather have what changed than whole updates …
        self.shown: Shown | None = None  # … after this one
        self.strikes = 0
        self.reason: Reason | None = None  # why it was sent away
        self._wire, self._most = wire, settings.unsent
        self._messages = bucket(settings.message_rate, settings.message_burst, now)
        self._phrases = bucket(TALK_RATE, TALK_BURST, now)
        self._expected: asyncio.TimerHandle | None = None
        self._advice: asyncio.Future[None] | None = None  # what the coach is saying

    def send(self, data: bytes) -> None:
        """Send a message; who has not read so much of what came before is sent away."""
        if self.reason is not None:
            return
        if self._wire.unsent > self._most:
            self.end("too-slow", 1000)
        else:
            self._wire.write(data)

    def tell(self, message: wire.Messages) -> None:
        """Send one message to this page alone."""
        self.send(encode(message))

    def end(self, reason: Reason, retry: int | None) -> None:
        """Say goodbye."""
        if self.reason is None:
            self.reason = reason
            self._wire.write(encode(wire.Bye(reason=reason, retry=retry)))
            self._wire.close(CODES[reason])

    def allowed(self) -> bool:
        """Whether the page may send another message now."""
        if self._messages.take(time.monotonic()):
            self.strikes = 0
            return True
        self.strikes += 1
        if self.strikes > STRIKES:
            self.end("too-fast", 10_000)
        return False

    def may_talk(self) -> bool:
        """Whether the page may say something now."""
        return self._phrases.take(time.monotonic())

    def expect(self, within: int | None, missed: Callable[[], object]) -> None:
        """Have something done unless the page is heard again within so many milliseconds; None: it need not be."""
        if self._expected is not None:
            self._expected.cancel()
            self._expected = None
        if within is not None and self.reason is None:
            self._expected = asyncio.get_running_loop().call_later(within / 1000 + SLACK, missed)

    def consult(self, advice: Coroutine[None, None, None] | None) -> None:
        """Have the page hear the coach, and no longer what it asked before."""
        if self._advice is not None:
            self._advice.cancel()
        self._advice = asyncio.ensure_future(advice) if advice else None
