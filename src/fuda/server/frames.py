"""The frames of a WebSocket (RFC 6455), as far as the socket of a table needs them: whole messages in, texts out."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from websockets.frames import apply_mask  # type: ignore[reportPrivateImportUsage]

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, RESERVED, MASKED = 0x80, 0x70, 0x80
PROTOCOL, NOT_TEXT, TOO_BIG = 1002, 1007, 1009  # why a connection is closed: its other end does not speak properly
SHORT = 126  # bytes that fewer than these have their length in one byte
CONTROL = 125  # bytes at most of a frame that is no message


class Broken(Exception):
    """What came is no WebSocket, or too much of one."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class Frame:
    """A whole message, or a word about the connection."""

    kind: int
    data: bytes


class Reader:
    """Takes frames out of what a page sends; messages that come in parts are put together."""

    __slots__ = ("_begun", "_kind", "_most", "_parts", "_rest")

    def __init__(self, most: int) -> None:
        self._most = most  # bytes of a message
        self._rest = b""  # of which no frame is whole yet
        self._kind: int | None = None  # of the message whose parts are coming …
        self._begun = b""  # … and those that have come …
        self._parts = 0  # … so many: empty ones take up no room, and might go on for ever

    def feed(self, data: bytes) -> Iterator[Frame]:
        """Yield what is whole by now; raises Broken."""
        data, at = self._rest + data if self._rest else data, 0
        self._rest = b""
        while len(data) - at >= 2 and (found := self._frame(data, at)) is not None:
            frame, at = found
            if frame is not None:
                yield frame
        self._rest = data[at:]

    def _frame(self, data: bytes, at: int) -> tuple[Frame | None, int] | None:
        """Return the frame that begins there and where it ends; None while it is not whole."""
        first, second = data[at], data[at + 1]
        kind, length, begin = first & 15, second & 127, at + 2
        self._check(first, second)
        if length == SHORT:
            if len(data) < at + 4:
                return None
            length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif length > SHORT:
            if len(data) < at + 10:
                return None
            length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        if length + (len(self._begun) if kind < CLOSE else 0) > self._most:
            raise Broken(TOO_BIG, f"at most {self._most} bytes")
        end = begin + 4 + length
        if len(data) < end:
            return None
        payload = apply_mask(data[begin + 4 : end], data[begin : begin + 4])
        if kind >= CLOSE:
            return Frame(kind, payload), end
        if kind != CONTINUATION:
            self._kind, self._begun, self._parts = kind, b"", 0
        if not first & FINAL:
            self._begun, self._parts = self._begun + payload, self._parts + 1
            if self._parts > self._most:
                raise Broken(TOO_BIG, f"at most {self._most} parts")
            return None, end
        assert self._kind is not None
        whole = Frame(self._kind, self._begun + payload if self._begun else payload)
        self._kind, self._begun = None, b""
        return whole, end

    def _check(self, first: int, second: int) -> None:
        kind = first & 15
        if first & RESERVED:
            raise Broken(PROTOCOL, "no extension was agreed on")
        if not second & MASKED:
            raise Broken(PROTOCOL, "what a page sends is masked")
        if kind >= CLOSE:
            if kind > PONG or not first & FINAL or second & 127 > CONTROL:
                raise Broken(PROTOCOL, "no such frame")
        elif kind > BINARY or (kind == CONTINUATION) != (self._kind is not None):
            raise Broken(PROTOCOL, "no such message")


def written(kind: int, data: bytes) -> bytes:
    """Return a frame as a server sends it."""
    size = len(data)
    if size < SHORT:
        return bytes((FINAL | kind, size)) + data
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL | kind, SHORT, size) + data
    return struct.pack("!BBQ", FINAL | kind, SHORT + 1, size) + data


def closing(code: int, reason: str = "") -> bytes:
    """Return the frame that closes a connection."""
    return written(CLOSE, struct.pack("!H", code) + reason.encode()[: CONTROL - 2])


def answer(data: bytes) -> bytes:
    """Return the answer to a frame that closes a connection: its own code, unless nobody may send that."""
    if not data:
        return written(CLOSE, b"")
    code = int.from_bytes(data[:2], "big") if len(data) >= 2 else 0
    if not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999):
        return closing(PROTOCOL)
    try:
        data[2:].decode()
    except UnicodeDecodeError:
        return closing(NOT_TEXT)
    return closing(code)
