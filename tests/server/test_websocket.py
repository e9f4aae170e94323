"""The frames of a table's socket, and whether anybody is at its other end."""

import asyncio
import struct
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import cast

import pytest

from fuda.server import frames, websocket
from fuda.server.frames import Broken, Frame, Reader, closing, written
from fuda.server.websocket import Line
from tests.server.fuzz import frame as sent
from tests.server.harness import Player, Running, player, run, running


def test_messages_are_heard_whole_however_they_come():
    said = [Random(size).randbytes(size) for size in (0, 1, 125, 126, 4_000)]
    stream = b"".join(sent(frames.TEXT, data) for data in said)
    stream += (
        sent(frames.TEXT, b"a", final=False) + sent(frames.PING, b"?") + sent(0, b"b", final=False) + sent(0, b"c")
    )
    expected = [*(Frame(frames.TEXT, data) for data in said), Frame(frames.PING, b"?"), Frame(frames.TEXT, b"abc")]
    for size in (1, 7, 1_000, len(stream)):
        reader = Reader(4_096)
        parts = [stream[begin : begin + size] for begin in range(0, len(stream), size)]
        assert [found for part in parts for found in reader.feed(part)] == expected


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02{}", 1002),  # not masked
        (sent(3, b""), 1002),
        (sent(11, b""), 1002),
        (bytes([0xC1, 0x80]) + bytes(4), 1002),  # compressed, which nobody has agreed on
        (sent(0, b"x"), 1002),  # goes on with nothing
        (sent(frames.TEXT, b"a", final=False) + sent(frames.TEXT, b"b"), 1002),
        (sent(frames.PING, b"x" * 126), 1002),
        (sent(frames.PING, b"x", final=False), 1002),
        (sent(frames.TEXT, b"x" * 101), 1009),
        (sent(frames.TEXT, b"x" * 60, final=False) + sent(0, b"x" * 60), 1009),
        (b"\x81\xff" + struct.pack("!Q", 1 << 40), 1009),
    ],
)
def test_what_is_no_websocket_is_refused_with_its_code(data: bytes, code: int):
    with pytest.raises(Broken) as refused:
        list(Reader(100).feed(data))
    assert refused.value.code == code


def test_a_message_of_empty_parts_comes_to_an_end():
    """They take up no room, so that no limit of bytes was ever reached."""
    reader = Reader(100)
    stream = sent(frames.TEXT, b"", final=False) + sent(0, b"", final=False) * 99
    assert list(reader.feed(stream)) == []
    with pytest.raises(Broken) as refused:
        list(reader.feed(sent(0, b"", final=False)))
    assert refused.value.code == frames.TOO_BIG


def test_a_goodbye_is_answered_with_its_own_code_unless_nobody_may_send_it():
    def code(number: int, reason: bytes = b"") -> bytes:
        return frames.answer(struct.pack("!H", number) + reason)

    assert code(1000) == closing(1000)
    assert code(4_001, "už jdu".encode()) == closing(4_001)
    assert frames.answer(b"") == written(frames.CLOSE, b"")
    for number in (0, 999, 1004, 1005, 1006, 1015, 2_999, 5_000):
        assert code(number) == closing(1002)
    assert frames.answer(b"\x03") == closing(1002)
    assert code(1000, b"\xff") == closing(1007)


class Tapped:
    """The transport of a line, with what is written to it."""

    def __init__(self, transport: asyncio.Transport, written: list[bytes]) -> None:
        self._transport, self._written = transport, written

    def write(self, data: bytes) -> None:
        self._written.append(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


@asynccontextmanager
async def visit(tmp_path: Path) -> AsyncIterator[tuple[Running, Player, Line]]:
    async with running(tmp_path / "fuda.db") as server:
        ann = await player(server.port)
        await ann.join(await ann.open("koikoi", "open"))
        [line] = [each for each in server.server.server_state.connections if isinstance(each, Line)]
        yield server, ann, line
        await ann.leave()


def test_who_answers_stays_and_who_does_not_is_sent_away_without_an_error_of_ours(tmp_path: Path):
    """A page that never answered was once told of an internal error, 1011."""

    async def test() -> None:
        async with visit(tmp_path) as (_, ann, line):
            for _ in range(3):  # it is asked, and answers
                later = time.monotonic() + websocket.SILENT
                line.look(later)
                assert line._asked is not None
                while line._asked is not None:
                    await asyncio.sleep(0.01)
            later = time.monotonic() + websocket.SILENT
            line.wait(True)  # nobody listens: no answer is expected
            line.look(later)
            assert line._asked is None
            line.wait(False)
            assert ann.socket is not None
            ann.socket.transport.pause_reading()
            line.look(later + 1)
            line.look(later + 2)
            assert not line.close_sent
            line.look(later + 1 + websocket.ANSWER)
            assert line.close_sent
            ann.socket.transport.resume_reading()
            with pytest.raises(ConnectionError):
                await ann.until(lambda: False)
            assert ann.socket.close_code == websocket.AWAY

    run(test())


def test_broken_text_costs_the_socket_and_a_flood_waits(tmp_path: Path):
    async def test() -> None:
        async with visit(tmp_path) as (server, ann, line):
            line.data_received(b"".join(sent(frames.TEXT, b'{"type":"ping","id":"%d"}' % n) for n in range(20)))
            assert line.read_paused
            await ann.until(lambda: ann.received[-1].get("id") == "19")
            assert not line.read_paused
            line.data_received(sent(frames.BINARY, b"x"))
            await ann.until(lambda: ann.received[-1].get("code") == "bad-message")
            line.data_received(sent(frames.TEXT, b'"\xff"'))
            with pytest.raises(ConnectionError):
                await ann.until(lambda: False)
            assert ann.socket is not None
            assert ann.socket.close_code == frames.NOT_TEXT
            while server.registry.sockets:
                await asyncio.sleep(0.01)

    run(test())


def test_who_does_nothing_but_ask_whether_we_are_there_is_sent_away(tmp_path: Path):
    """Each of these costs six bytes: one socket once kept everybody else waiting, and what was answered piled up."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db", message_rate=0.001, message_burst=5) as server:
            ann = await player(server.port)
            await ann.join(await ann.open("koikoi", "open"))
            [line] = [each for each in server.server.server_state.connections if isinstance(each, Line)]
            written: list[bytes] = []
            transport = line.transport
            line.transport = cast(asyncio.Transport, Tapped(transport, written))
            line.data_received(sent(frames.PING, b"?") * 3 + sent(frames.PONG, b"!") * 2)
            assert written == [frames.written(frames.PONG, b"?")] * 3
            line.data_received(sent(frames.PING, b"?") * 1_000)
            assert written[3:] == [frames.closing(websocket.FAST)]
            line.transport = transport
            with pytest.raises(ConnectionError):
                await ann.until(lambda: False)
            assert ann.socket is not None
            assert ann.socket.close_code == websocket.FAST

    run(test())
