"""Servers to play against, and players who play: what every test of the server starts from.

`running` has the server in the test's own event loop, so that a test can look inside and break things; `Process` has it
in a process of its own, which can be killed. `Player` is a page: it has a cookie, makes the fair start and can play.
"""

import argparse
import asyncio
import hashlib
import http.client
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from fuda import catalogue
from fuda.server.changes import apply
from fuda.server.log import open_log
from fuda.server.registry import at_once
from fuda.server.serve import Server, assemble
from fuda.server.settings import Settings
from fuda.server.sqlite import SqliteLog
from tests.patience import PATIENCE
from tests.server import deals
from tests.server.ports import Port
from tests.server.process import QUICK, Here, parts

PAGES = ThreadPoolExecutor(32, "page")  # the loop's own threads are the server's: pages might take all of them
Json = dict[str, Any]


def quick(**changes: Any) -> Settings:
    """Settings for tests, with changes."""
    return msgspec.structs.replace(QUICK, **changes)


def address_of(database: Path | str) -> str:
    """Return the address of a file of SQLite, or of a database that has one."""
    return database if isinstance(database, str) else f"sqlite:///{database}"


class Running:
    """A server in this event loop."""

    def __init__(self, server: Server, port: int) -> None:
        self.server, self.port, self.registry = server, port, server.registry

    @property
    def sqlite(self) -> SqliteLog:
        """Its log, where that is a file."""
        log = self.registry.env.log
        assert isinstance(log, SqliteLog)
        return log


@asynccontextmanager
async def running(database: Path | str, bots: Any = None, **changes: Any) -> AsyncIterator[Running]:
    """Run the server on a file of SQLite, or a database by its address; `bots` in the place of the real ones.

    The rest are settings. `now` is its clock, `metrics` a socket where it answers Prometheus, `ready` waits until a
    game can be played, `reviews` makes reviews, `coach` gives advice; with `positions` some tables begin in the middle
    (positions.py).
    """
    now: Callable[[], int] | None = changes.pop("now", None)
    positions: bool = changes.pop("positions", False)
    log = open_log(address_of(database))
    listening = socket.create_server(("127.0.0.1", 0))
    begun = asyncio.Event()
    handed = {
        "ready": changes.pop("ready", at_once),
        "reviews": changes.pop("reviews", None),
        "coach": changes.pop("coach", None),
    }
    made = replace(parts(bots or Here(), positions=positions), **handed)
    metrics: socket.socket | None = changes.pop("metrics", None)
    server = assemble(made, log, quick(**changes), hosts=(), lan=False, metrics=metrics, started=begun.set)
    if now is not None:  # the test's own clock: that the machine's is set meanwhile is no news to it
        server.registry.env.now, server.registry.env.ahead = now, lambda: 0
    task = asyncio.ensure_future(server._serve([listening]))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    try:
        yield Running(server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task
        log.close()
        listening.close()


class Process:
    """A server in a process of its own, on a database that stays when it is killed."""

    def __init__(
        self,
        database: Path | str,
        *,
        pool: int = 0,
        games: tuple[str, ...] = tuple(catalogue.GAMES),
        positions: bool = False,
        descriptors: int | None = None,
        same: bool = False,
        chance: bool = False,
        lying: bool = False,
        **changes: Any,
    ) -> None:
        self.options = {
            "database": address_of(database),
            "settings": msgspec.to_builtins(quick(**changes)),
            "pool": pool,
            "games": games,
            "positions": positions,
            "descriptors": descriptors,
            "same": same,
            "chance": chance,
            "lying": lying,
        }
        self._own = Port()
        self.port, self.starts = self._own.number, 0
        self._process: subprocess.Popen[str] | None = None
        self._logged = ""  # the file that it logs to

    def start(self) -> None:
        """Start it, after a kill on the same port as before."""
        options = self.options | {"port": self.port, "seed": self.starts}
        command = [sys.executable, "-m", "tests.server.process", json.dumps(options)]
        self.starts += 1
        root = Path(__file__).parents[2]
        # What it logs goes to a file: a pipe that nobody empties would stop the server when it is full.
        log, self._logged = tempfile.mkstemp(prefix="fuda-", suffix=".log")
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=root)
        os.close(log)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(self.errors())
        self.port = int(line)

    def kill(self) -> None:
        """Kill it at once, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self.errors()

    def stop(self) -> str:
        """Ask it to stop, and return what it logged."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self.errors()

    def errors(self) -> str:
        """What it logged, once it has ended."""
        assert self._process is not None
        self._process.communicate(timeout=PATIENCE)
        said = Path(self._logged).read_text("utf-8")
        Path(self._logged).unlink()
        return said

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None


@contextmanager
def process(database: Path | str, **options: Any) -> Iterator[Process]:
    """Run the server in a process of its own."""
    server = Process(database, **options)
    server.start()
    try:
        yield server
    finally:
        if server.alive:
            server.kill()


class Page:
    """A browser, as far as HTTP goes: it keeps its cookie."""

    def __init__(self, port: int, cookie: str | None = None) -> None:
        self.port, self.cookie = port, cookie
        self.headers: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Return status and body of an answer; JSON is read."""
        status, found, data = await self.raw(method, path, None if body is None else json.dumps(body), **headers)
        is_json = found.get("content-type", "").startswith("application/json")
        return status, json.loads(data) if is_json and data else data

    async def raw(
        self, method: str, path: str, body: str | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Return status, headers and bytes of an answer."""
        asking = asyncio.get_running_loop().run_in_executor(PAGES, self._ask, method, path, body, headers)
        status, found, data = await asking
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        return status, found, data

    def _ask(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        sent |= {"Content-Type": "application/json"} if body is not None else {}
        sent |= self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        finally:
            connection.close()


class Player(Page):
    """A page at a table: it remembers every message that it got."""

    def __init__(self, port: int, seed: int = 0, cookie: str | None = None) -> None:
        super().__init__(port, cookie)
        self.dice = Random(seed)
        self.person = ""
        self.table = ""
        self.received: list[Json] = []
        self.update: Json = {}  # the last one
        self.seat: int | None = None
        self.raw_received: list[str] = []
        self.nonce = deals.nonce()
        self.contributes = True  # whether it takes part in fair starts
        self.socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._answers: dict[str, Json] = {}
        self._given: set[str] = set()
        self._count = 0
        self._name = secrets.token_hex(4)

    async def arrive(self) -> "Player":
        """Become somebody."""
        _, me = await self.ask("GET", "/api/me")
        self.person = me["person"]
        return self

    async def open(self, game: str, *others: str, preset: str = "", **fields: Any) -> str:
        """Open a table, sit in the first seat, and return its id; others are open, held or levels of bots."""
        seats = [
            {"kind": kind} if kind in ("open", "held", "me") else {"kind": "bot", "level": kind} for kind in others
        ]
        if fields.pop("sit", True):
            seats = [{"kind": "me"}, *seats]
        default = next(iter(catalogue.spec(game).options[0].presets))
        body = {"game": game, "preset": preset or default, "seats": seats, **fields}
        status, table = await self.ask("POST", "/api/tables", body)
        assert status == 201, table
        return table["id"]

    async def join(self, table: str, seq: int = 0, *, changes: bool = False) -> "Player":
        """Connect to a table and wait for its first update."""
        self.table = table
        headers = {"Cookie": self.cookie} if self.cookie else {}
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{table}?seq={seq}" + ("&changes=true" if changes else "")
        origin = Origin(f"http://127.0.0.1:{self.port}")
        self.socket = await connect(
            url,
            additional_headers=headers,
            origin=origin,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # as browsers do: none asks by itself whether anybody is there, and hangs up
        )
        self.update = {}
        self._reader = asyncio.ensure_future(self._read(self.socket))
        await self.until(lambda: self.update)
        return self

    async def leave(self) -> None:
        """Close the page."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader
        self.socket = None

    async def send(self, kind: str, *, id: str | None = None, **fields: Any) -> Json:  # noqa: A002
        """Send a command and return its answer."""
        name = id or self.next_id()
        self._answers.pop(name, None)
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        await self.until(lambda: name in self._answers)
        return self._answers[name]

    def next_id(self) -> str:
        self._count += 1
        return f"{self._name}-{self._count}"

    async def until(self, holds: Callable[[], Any]) -> None:
        """Wait until something holds of what was received."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: holds() or self._gone()), PATIENCE)
        if not holds():
            raise ConnectionError(f"the server closed the socket: {self.received[-1:]}")

    async def reach(self, seq: int) -> None:
        """Wait for the update that holds an entry."""
        await self.until(lambda: self.update["seq"] >= seq)

    @property
    def view(self) -> Json:
        return self.update["view"]

    @property
    def info(self) -> Json:
        return self.update["table"]

    @property
    def mine(self) -> bool:
        """Whether this player may move."""
        playing = bool(self.update) and self.info["stage"] == "playing" and self.update["view"] is not None
        return playing and self.seat is not None and self.seat in self.view["to_act"]

    async def move(self) -> Json:
        """Make a random legal move."""
        begun: list[str] = []
        seen, following = self.update["seq"], self.view["legal"]
        while following:
            begun.append(self.dice.choice(following))
            answer = await self.send("preview", begun=begun)
            if answer["type"] == "refused":
                return answer
            following = answer["preview"]["next"]
        return await self.send("move", seen=seen, actions=begun)

    async def play(self, until: Callable[[], Any] | None = None) -> None:
        """Play at random until the match is over, or until something holds."""
        ended = until or (lambda: self.info["stage"] == "over")
        while not ended():
            await self.until(lambda: ended() or self.mine or self._waits())
            if ended():
                return
            answer = await (self.move() if self.mine else self.send("ready", seen=self.update["seq"]))
            refused = answer["type"] == "refused" and answer["code"] not in ("stale", "not-now", "storage")
            assert not refused, answer
            if answer["type"] == "ack":
                await self.reach(answer["seq"])

    def _waits(self) -> bool:
        """Whether a round waits for this player."""
        info = self.info
        return (
            info["stage"] == "playing" and info["resting"] and self.seat is not None and self.seat not in info["ready"]
        )

    def _gone(self) -> bool:
        return self._reader is None or self._reader.done()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                await self._hear(text)
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self._news.notify_all()

    async def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.raw_received.append(text)
        if message["type"] == "change":
            parts = {name: apply(deepcopy(self.update[name]), message[name]) for name in ("table", "view")}
            message |= {"type": "update", **parts}
        self.received.append(message)
        if message["type"] == "update":
            self.update, self.seat = message, message["seat"]
            if self.contributes:
                await self._contribute()
        elif message.get("id"):
            self._answers[message["id"]] = message
        async with self._news:
            self._news.notify_all()

    async def _contribute(self) -> None:
        """Take part in the fair start: a hash first, the nonce when all hashes are in."""
        start = self.info["start"]
        if self.info["stage"] != "starting" or self.seat is None or self.socket is None:
            return
        people = [seat for seat, each in enumerate(self.info["seats"]) if each["kind"] == "person"]
        kind = "nonce" if len(start["vows"]) == len(people) else "vow"
        step = f"{kind}-{start['match'][:16]}"
        if step in self._given or (kind == "vow" and str(self.seat) in start["vows"]):
            return
        self._given.add(step)
        field = {"nonce": self.nonce} if kind == "nonce" else {"hash": sha256(self.nonce)}
        message = {"type": kind, "id": f"{self._name}-{step}", "match": start["match"], **field}
        with suppress(ConnectionClosed):
            await self.socket.send(json.dumps(message))


def sha256(nonce: str) -> str:
    """Return the hash of a nonce in hex, in hex."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


async def player(port: int, seed: int = 0) -> Player:
    """Return somebody new."""
    return await Player(port, seed).arrive()


async def table_of(
    port: int, people: int = 2, *levels: str, game: str = "koikoi", start: bool = True, **fields: Any
) -> list[Player]:
    """Return people at a full table, with bots of these levels in the other seats; a match is going on there."""
    pages = [await player(port, seed) for seed in range(1, people + 1)]
    table = await pages[0].open(game, *["open"] * (people - 1), *levels, **fields)
    for seat, page in enumerate(pages):
        await page.join(table)
        if seat:
            assert (await page.send("sit", seat=seat))["type"] == "ack"
    if start:
        assert (await pages[0].send("start"))["type"] == "ack"
        for page in pages:
            await page.until(lambda page=page: page.info["stage"] not in ("open", "starting"))
    return pages


class Found(Protocol):
    """What a campaign has done and found."""

    faults: list[str]

    def line(self, seconds: float) -> str: ...


def command_line(about: str | None, campaign: Callable[..., Coroutine[Any, Any, Found]], **amounts: float) -> int:
    """Run a campaign as a command: its amounts are options, and the exit status says whether anything was found."""
    parser = argparse.ArgumentParser(description=about)
    for name, amount in amounts.items():
        parser.add_argument(f"--{name}", type=type(amount), default=amount)
    chosen, begun = vars(parser.parse_args()), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, deals.fixed():  # as a server in a process of its own deals
        work = campaign(Path(folder) / "fuda.db", **chosen, progress=lambda line: print(line, flush=True))
        found = asyncio.run(work)
    print(found.line(time.monotonic() - begun))
    for fault in found.faults[:50]:
        print(fault, file=sys.stderr)
    return 1 if found.faults else 0


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test in an event loop of its own."""
    asyncio.run(asyncio.wait_for(test, PATIENCE * 2))
