"""The other end of a WebSocket, as small as it can be: whoever measures a server must not be the slower one."""

import asyncio
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first byte of a frame that is whole
MASKED = 0x80  # clients mask what they send; with four zeros it stays readable


class Line(asyncio.Protocol):
    """A connection that tells what it hears, message by message."""

    def __init__(self, heard: Callable[[bytes], object]) -> None:
        self.received = 0  # bytes, since the handshake
        self.cookie = ""  # that the server has set
        self.closed = False
        self._heard = heard
        self._data = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, url: str, heard: Callable[[bytes], object], cookie: str = "") -> "Line":
        """Connect."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard), parts.hostname or "", parts.port or 80)
        line._write(_request(f"{parts.path}?{parts.query}", parts.netloc, cookie).encode())
        await line._open
        return line

    def send(self, data: bytes) -> None:
        """Send one message."""
        self._write(_frame(TEXT, data))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep where to write."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for the handshake hears of it."""
        self.closed = True
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Take messages out of what has come."""
        self._data += data
        if not self._open.done():
            head, whole, rest = self._data.partition(b"\r\n\r\n")
            if not whole:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                return
            self.cookie = cookie_of(head.decode("latin-1"))
            self._data = rest
            self._open.set_result(None)
            data = rest
        self.received += len(data)
        while self._take():
            pass

    def _take(self) -> bool:
        """Hear one frame, where it is whole."""
        data = self._data
        if len(data) < 2:
            return False
        length, begin = data[1], 2
        if length == 126:
            if len(data) < 4:
                return False
            length, begin = struct.unpack_from(">H", data, 2)[0], 4
        elif length == 127:
            if len(data) < 10:
                return False
            length, begin = struct.unpack_from(">Q", data, 2)[0], 10
        if len(data) < begin + length:
            return False
        body, self._data = data[begin : begin + length], data[begin + length :]
        if data[0] == TEXT:
            self._heard(body)
        elif data[0] == PING:
            self._write(_frame(PONG, body))
        elif data[0] == CLOSE:
            self.close()
        return True

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)


def _frame(kind: int, data: bytes) -> bytes:
    size = len(data)
    head = bytes([kind, MASKED | size]) if size < 126 else bytes([kind, MASKED | 126]) + struct.pack(">H", size)
    return head + b"\0\0\0\0" + data


def _request(path: str, host: str, cookie: str) -> str:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join(lines) + "\r\n\r\n"


def cookie_of(head: str) -> str:
    """Return the cookie that an answer sets, as it is sent back."""
    for line in head.split("\r\n"):
        name, _, value = line.partition(": ")
        if name.lower() == "set-cookie":
            return value.partition(";")[0]
    return ""
