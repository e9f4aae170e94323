"""The connection of a page at a table, from its handshake on: frames in and out, without anybody in between.

uvicorn makes the handshake, and the application lets the page in. Then the application's call is over, and whoever
listens hears each message as it comes: a table's pages are silent most of the time, and hold nothing but themselves.
"""

import asyncio
import logging
import time
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fuda.server import frames
from fuda.server.connections import Connections
from fuda.server.limits import bucket

LARGEST = 8_192  # bytes of a page's message
EXTENSION = "fuda.handshake"  # by which the application finds the connection
SILENT = 10.0  # seconds after which a page is asked whether it is still there …
ANSWER = 5.0  # … and after which it is not, or its line is dead
LEAVING = 2.0  # seconds in which a page may read its goodbye
AWAY = 4008  # the code for who does not answer: too slow
FAST = 4029  # the code for who asks too often whether we are still there
FAULT = 1011  # the code for a fault of ours
PROBE = frames.written(frames.PING, b"fuda")

logger = logging.getLogger("fuda.websocket")


class Listener(Protocol):
    """Who hears a page."""

    def hear(self, data: bytes) -> None:
        """A message has come; nothing, where it was no text."""

    def gone(self) -> None:
        """The connection is closed."""


class Handshake(WebSocketsSansIOProtocol):
    """A WebSocket on a connection that is counted, until the application has let the page in."""

    def __init__(self, open_ones: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.open_ones = open_ones
        self._line: Line | None = None

    def line(self) -> "Line":
        """Let the page be heard by its line alone: what uvicorn has needed is as big as all the rest of it."""
        self._line = Line(self.transport, self.open_ones, self.connections)
        self.connections.remove(self)
        return self._line

    def handle_connect(self, event: Any) -> None:
        """Let the application find the connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[index]

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.open_ones.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Let the application answer the handshake; the connection stays where it has become a line."""
        try:
            await self.app(self.scope, self.receive, self.send)  # type: ignore[arg-type]
        except ClientDisconnected:
            pass
        except BaseException:
            logger.exception("a handshake failed")
            if self._line is not None:
                self._line.close(FAULT)
                return
            self.send_500_response()
        if self._line is None:
            if not self.handshake_complete:
                self.send_500_response()
            if self.close_timer is None:
                self.transport.close()


class Line(asyncio.Protocol):
    """The connection of a page that was let in."""

    __slots__ = (
        *("transport", "close_sent", "read_paused"),
        *("_open_ones", "_others", "_listener", "_reader", "_written", "_heard", "_asked", "_controls", "_hanging_up"),
        "__weakref__",
    )

    def __init__(self, transport: asyncio.Transport, open_ones: Connections, others: set[Any]) -> None:
        self.transport = transport
        self.close_sent = self.read_paused = False
        self._open_ones = open_ones  # as they are counted,
        self._others = others  # and as uvicorn has them
        self._listener: Listener | None = None
        self._reader = frames.Reader(LARGEST)
        self._written = b""  # what goes out when all that happens just now has happened
        self._heard = time.monotonic()  # when the page was last heard
        self._asked: float | None = None  # since when it has not answered
        settings = open_ones.settings
        self._controls = bucket(settings.message_rate, settings.message_burst, self._heard)  # frames without a message
        self._hanging_up: asyncio.TimerHandle | None = None
        others.add(self)
        transport.set_protocol(self)

    # For who serves the page

    def listen(self, listener: Listener) -> None:
        """Hear the page from now on."""
        self._listener = listener

    def write(self, message: bytes) -> None:
        """Send one message, a text; an acknowledgement and the update after it go out together."""
        if not self.close_sent and not self.transport.is_closing():
            if not self._written:
                asyncio.get_running_loop().call_soon(self._flush)
            self._written += frames.written(frames.TEXT, message)

    @property
    def unsent(self) -> int:
        """Bytes that the page has not taken yet."""
        return len(self._written) + self.transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Say goodbye, and hang up once it was read, or soon."""
        if not self.close_sent and not self.transport.is_closing():
            self._say_last(frames.closing(code))
            self.wait(False)
            self._hanging_up = asyncio.get_running_loop().call_later(LEAVING, self.transport.abort)

    def wait(self, waiting: bool) -> None:
        """Hear nothing while there is enough to do, or go on."""
        if waiting != self.read_paused and not self.transport.is_closing():
            self.read_paused = waiting
            if waiting:
                self.transport.pause_reading()
            else:
                self._heard, self._asked = time.monotonic(), None  # for so long nobody could have been heard
                self.transport.resume_reading()

    def look(self, now: float) -> None:
        """Find out whether the page is still there, where it has said nothing for a while."""
        if self.close_sent or self.read_paused or self.transport.is_closing():
            return
        if self._asked is None:
            if now - self._heard >= SILENT:
                self._asked = now
                self.transport.write(PROBE)
        elif now - self._asked >= ANSWER:
            self.close(AWAY)

    # For the event loop, and for uvicorn

    def data_received(self, data: bytes) -> None:
        """Take in what the page sends."""
        self._heard, self._asked = time.monotonic(), None
        try:
            for frame in self._reader.feed(data):
                if self._listener is not None:
                    self._take(self._listener, frame)
        except frames.Broken as error:
            self.close(error.code)
            self.transport.close()  # what else comes cannot be read

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._open_ones.leave(self.transport)
        self._others.discard(self)
        if self._hanging_up is not None:
            self._hanging_up.cancel()
        if self._listener is not None:
            self._listener.gone()

    def shutdown(self) -> None:
        """Hang up: the server goes down, and has said goodbye."""
        self.close(1012)
        self.transport.close()

    def _flush(self) -> None:
        written, self._written = self._written, b""
        if written and not self.transport.is_closing():
            self.transport.write(written)

    def _say_last(self, frame: bytes) -> None:
        self._flush()
        self.transport.write(frame)
        self.close_sent = True

    def _take(self, listener: Listener, frame: frames.Frame) -> None:
        if frame.kind == frames.CLOSE:
            if not self.close_sent:
                self._say_last(frames.answer(frame.data))
            self.transport.close()
        elif self.close_sent:
            return  # nobody listens any more
        elif frame.kind == frames.TEXT:
            if not frame.data.isascii():
                _check(frame.data)
            listener.hear(frame.data)
        elif frame.kind == frames.BINARY:
            listener.hear(b"")
        elif not self._controls.take(self._heard):
            self.close(FAST)  # each is some bytes, which nobody else's messages should have to wait for
        elif frame.kind == frames.PING:
            self.transport.write(frames.written(frames.PONG, frame.data))


def _check(data: bytes) -> None:
    """Refuse what is no text."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise frames.Broken(frames.NOT_TEXT, "not UTF-8") from error
