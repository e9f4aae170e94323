"""Connections that take up room: silent ones, slow ones, too many of them."""

import asyncio
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from fuda.server.logs import BURST, RATE, Sparing
from tests.patience import PATIENCE
from tests.server.harness import Page, player, process, run, running

REQUEST = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@contextmanager
def silent(port: int, count: int, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """Open connections and say nothing."""
    with ExitStack() as opened:
        yield [
            opened.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)))
            for _ in range(count)
        ]


async def hung_up(connection: socket.socket) -> bool:
    """Whether the server ends a connection rather than answering it."""

    def read() -> bool:
        try:
            return connection.recv(1) == b""
        except ConnectionError:
            return True

    return await asyncio.to_thread(read)


def test_silent_connections_leave_descriptors_for_others_and_fill_no_log(tmp_path: Path):
    """1,100 of them once stopped a server with 1,024 descriptors, and its log grew by 77 MB in half a minute."""

    async def test() -> None:
        with process(tmp_path / "fuda.db", descriptors=192) as server:
            with silent(server.port, 400):
                ann = await player(server.port)
                table = await ann.open("koikoi", "random", start=True)
                await ann.join(table)  # the database and a socket find descriptors too
                await ann.until(lambda: ann.info["stage"] == "playing")
                await ann.leave()
            logged = await asyncio.to_thread(server.stop)
            assert "out of system resource" not in logged
            assert len(logged) < 40_000, logged[:2_000]

    run(test())


def test_who_says_nothing_is_hung_up_on(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", request_limit=0.2) as server:
            with silent(server.port, 3) as [nothing, headers, body]:
                headers.sendall(REQUEST[:-2])
                body.sendall(b"PATCH /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 12\r\n\r\n{")
                for connection in (nothing, headers, body):
                    assert await hung_up(connection)

    run(test())


def test_who_says_a_little_from_time_to_time_is_hung_up_on(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", request_limit=0.3) as server:
            with silent(server.port, 1) as [drop]:
                drop.sendall(REQUEST)
                assert await asyncio.to_thread(drop.recv, 1), "the first request is answered"
                ending = asyncio.ensure_future(asyncio.to_thread(_drip, drop))
                assert await ending < len(REQUEST) * 100, "it could go on like this for ever"

    run(test())


def _drip(connection: socket.socket) -> int:
    """Send a header without end, a sign at a time; return how many were taken."""
    with connection:
        for sent in range(len(REQUEST) * 100):
            try:
                connection.sendall(b"GET /api/me HTTP/1.1\r\nX: "[sent : sent + 1] or b"x")
            except OSError:
                return sent
            time.sleep(0.02)
    return len(REQUEST) * 100


def test_who_does_not_read_an_answer_is_hung_up_on(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", answer_limit=0.3) as server:
            with silent(server.port, 1) as [greedy]:
                greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
                greedy.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 400)
                while not len(server.server.open_ones):
                    await asyncio.sleep(0.01)
                while len(server.server.open_ones):
                    await asyncio.sleep(0.05)

    run(test())


def test_one_address_has_only_so_many_connections(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", connections_per_address=5) as server:
            with silent(server.port, 5, "127.0.0.2"), silent(server.port, 3, "127.0.0.2") as more:
                for connection in more:
                    assert await hung_up(connection)
                assert (await Page(server.port).ask("GET", "/api/me"))[0] == 200, "others are let in"
            while len(server.server.open_ones):
                await asyncio.sleep(0.01)
            with silent(server.port, 1, "127.0.0.2") as [again]:
                again.sendall(REQUEST)
                assert not await hung_up(again)

    run(test())


def test_a_proxy_may_have_many_connections(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", connections_per_address=5) as server:
            with silent(server.port, 20):
                assert (await Page(server.port).ask("GET", "/api/me", X_Forwarded_For="192.0.2.7"))[0] == 200

    run(test())


def test_when_all_places_are_taken_the_longest_silent_one_makes_room(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", connections=8) as server:
            ann = await player(server.port)
            await ann.join(await ann.open("koikoi", "open"))
            with silent(server.port, 12) as many:
                for connection in many[:4]:
                    assert await hung_up(connection)
                assert (await Page(server.port).ask("GET", "/api/me"))[0] == 200
                assert (await ann.send("ping"))["type"] == "pong", "who plays has a place"
            await ann.leave()

    run(test())


def test_a_malformed_forwarded_address_is_no_fault(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            for address in ("1:2:3", "banana", "[::1", "300.1.1.1"):
                status, problem = await Page(server.port).ask("GET", "/api/me", X_Forwarded_For=address)
                assert (status, problem["code"]) == (400, "bad-message"), address
            for address in ("192.0.2.1", "2001:db8::7", "[2001:db8::7]:443", "192.0.2.1:80, 192.0.2.9"):
                assert (await Page(server.port).ask("GET", "/api/me", X_Forwarded_For=address))[0] == 200, address

    run(test())


def test_a_line_that_comes_a_thousand_times_is_logged_some_times():
    now = 0.0
    sparing = Sparing(lambda: now)

    def passes(text: str) -> logging.LogRecord | None:
        line = logging.LogRecord("fuda.x", logging.ERROR, "", 0, text, (), None)
        return line if sparing.filter(line) else None

    assert sum(passes("trouble") is not None for _ in range(1_000)) == BURST
    assert passes("other trouble") is not None, "of another kind"
    now = 1 / RATE
    told = passes("trouble")
    assert told is not None
    assert vars(told)["left_out"] == 1_000 - BURST
    assert passes("trouble") is None


def test_no_value_makes_a_line_long(capsys: pytest.CaptureFixture[str]):
    from fuda.server.logs import log_to_stderr

    loggers = [logging.getLogger(name) for name in ("fuda", "uvicorn.error", "asyncio")]
    before = [(logger, logger.handlers, logger.level) for logger in loggers]
    log_to_stderr()
    try:
        logging.getLogger("fuda").error("x" * 100_000, extra={"reason": "y" * 100_000})
    finally:
        for logger, handlers, level in before:
            logger.handlers = handlers
            logger.setLevel(level)
    line = capsys.readouterr().err
    assert len(line) < 10_000
    assert json.loads(line)["reason"].startswith("yyy")
