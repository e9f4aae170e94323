"""Tables of two people each who play Koi-Koi at random, in processes of their own, at the rate that is asked for."""

import asyncio
import gc
import hashlib
import secrets
import time
from collections import deque
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import msgspec

from fuda.cli.load.line import Line, cookie_of
from fuda.server.changes import apply

REQUEST = {"game": "koikoi", "preset": "czech", "options": {"rounds": 12}, "seats": [{"kind": "me"}, {"kind": "open"}]}
OPENING = 8  # tables of one process that are opened at the same time
PATIENCE = 60.0  # seconds for a table to begin
DECODER = msgspec.json.Decoder()


class Plan(msgspec.Struct, frozen=True):
    """What one process is to do."""

    ports: tuple[int, ...]  # of one server, or of several that share their tables
    tables: int
    rate: float  # moves a second of this process; 0: as many as the server takes
    seconds: float
    seed: int


class Tally(msgspec.Struct):
    """What one process has seen while it measured."""

    moves: int = 0
    late: int = 0  # moves that were due while no table was free to make one
    refused: int = 0
    bytes: int = 0
    latencies: list[float] = []  # seconds, from when a move was due to its acknowledgement


class Table:
    """Two people at one table."""

    def __init__(self, crowd: "Crowd", dice: Random) -> None:
        self.crowd, self.dice = crowd, dice
        self.seats = [Seat(self), Seat(self)]
        self.playing = asyncio.Event()

    async def open(self) -> None:
        """Open it and sit down, each on another server where there are several; it begins by itself."""
        here, there = self.crowd.next_ports()
        name, cookie = await _post(here, "/api/tables", {**REQUEST, "start": True})
        path = f"/ws/tables/{name}?seq=0&changes=true"
        host, guest = self.seats
        host.line = await Line.to(f"ws://127.0.0.1:{here}{path}", host.hear, cookie)
        guest.line = await Line.to(f"ws://127.0.0.1:{there}{path}", guest.hear)
        guest.say("sit", seat=1)
        await asyncio.wait_for(self.playing.wait(), PATIENCE)

    @property
    def received(self) -> int:
        """Bytes that both have got."""
        return sum(seat.line.received for seat in self.seats if seat.line is not None)

    def close(self) -> None:
        """Both hang up."""
        for seat in self.seats:
            if seat.line is not None:
                seat.line.close()


class Seat:
    """A page, as far as it takes to play."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.line: Line | None = None
        self.update: dict[str, Any] = {}
        self.due: float | None = None  # when the move that is under way was to be made
        self.count = 0
        self.answered: set[str] = set()  # what was said once at a start, or at the end of a round
        self.nonce = secrets.token_bytes(32)

    def say(self, kind: str, **fields: object) -> None:
        """Send a command."""
        self.count += 1
        assert self.line is not None
        self.line.send(msgspec.json.encode({"type": kind, "id": f"{kind}-{self.count}", **fields}))

    def move(self, due: float) -> None:
        """Make a random legal move."""
        self.due = due
        self.say("move", seen=self.update["seq"], actions=[self.table.dice.choice(self.update["view"]["legal"])])

    def hear(self, data: bytes) -> None:
        """Follow the table, and say when it is this one's turn."""
        message = DECODER.decode(data)
        match message["type"]:
            case "update":
                self.update = message
                self._follow(message)
            case "change":
                for part in ("table", "view"):
                    message[part] = apply(self.update[part], message[part])
                self.update = message
                self._follow(message)
            case "ack":
                self._done(message["id"])
            case "refused":
                self.table.crowd.tally.refused += 1
                self.due = None
            case _:
                pass

    def _done(self, name: str) -> None:
        if name.startswith("move-") and self.due is not None:
            self.table.crowd.moved(time.perf_counter() - self.due)
            self.due = None

    def _follow(self, update: dict[str, Any]) -> None:
        info, seat = update["table"], update["seat"]
        if seat is None:
            return
        if info["stage"] == "starting":
            self._start(info, str(seat))
        elif info["stage"] == "playing":
            self.table.playing.set()
            if info["resting"] and seat not in info["ready"]:
                self._once(f"ready {info['moves']}", "ready", seen=update["seq"])
            elif seat in info["to_act"] and update["view"]["legal"]:
                self.table.crowd.ready(self)
        elif info["stage"] == "over":
            self.table.crowd.over(self.table)

    def _start(self, info: dict[str, Any], seat: str) -> None:
        start = info["start"]
        if seat not in start["vows"]:
            self._once("vow", "vow", match=start["match"], hash=hashlib.sha256(self.nonce).hexdigest())
        elif len(start["vows"]) == len(info["seats"]):
            self._once("nonce", "nonce", match=start["match"], nonce=self.nonce.hex())

    def _once(self, name: str, kind: str, **fields: object) -> None:
        if name not in self.answered:
            self.answered.add(name)
            self.say(kind, **fields)


class Crowd:
    """All tables of one process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tally = Tally()
        self.measuring = False
        self.tables: set[Table] = set()
        self._dice = Random(plan.seed)
        self._waiting: deque[Seat] = deque()
        self._hasty = plan.rate == 0
        self._replacing: set[asyncio.Task[None]] = set()
        self._gone = 0  # bytes that tables had got which are over
        self._opened = 0

    def next_ports(self) -> tuple[int, int]:
        """Return where the next table is opened, and where its guest sits down: by turns."""
        self._opened += 1
        ports = self.plan.ports
        return ports[self._opened % len(ports)], ports[(self._opened + 1) % len(ports)]

    async def open(self) -> None:
        """Open all tables."""
        places = asyncio.Semaphore(OPENING)

        async def one() -> None:
            async with places:
                await self._open()

        await asyncio.gather(*(one() for _ in range(self.plan.tables)))

    async def play(self) -> Tally:
        """Play for as long as is planned, at an even pace, and count."""
        before, begun = self.received, time.perf_counter()
        self.measuring = True
        end = begun + self.plan.seconds
        if self._hasty:
            while self._waiting:
                self._waiting.popleft().move(time.perf_counter())
            await asyncio.sleep(self.plan.seconds)
        else:
            due = begun + self._dice.random() / self.plan.rate
            while due < end:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if self._waiting:
                    self._waiting.popleft().move(due)
                else:
                    self.tally.late += 1
                due += 1 / self.plan.rate
        self.measuring = False
        await asyncio.sleep(0.5)  # what is under way arrives
        self.tally.bytes = self.received - before
        return self.tally

    @property
    def received(self) -> int:
        """Bytes that all have got."""
        return self._gone + sum(table.received for table in self.tables)

    def ready(self, seat: Seat) -> None:
        """It is somebody's turn."""
        if seat.due is not None or seat in self._waiting:
            return
        if self._hasty and self.measuring:
            seat.move(time.perf_counter())
        else:
            self._waiting.append(seat)

    def moved(self, seconds: float) -> None:
        """A move is acknowledged."""
        self.tally.moves += 1
        self.tally.latencies.append(seconds)

    def over(self, table: Table) -> None:
        """Open another table in the place of one that is over."""
        if table not in self.tables:
            return
        self.tables.discard(table)
        self._gone += table.received
        self._waiting = deque(seat for seat in self._waiting if seat.table is not table)
        table.close()
        if self.measuring:
            task = asyncio.ensure_future(self._open())
            self._replacing.add(task)
            task.add_done_callback(self._replacing.discard)

    async def _open(self) -> None:
        table = Table(self, self._dice)
        await table.open()
        self.tables.add(table)

    def close(self) -> None:
        """Everybody hangs up."""
        for table in self.tables:
            table.close()


async def _post(port: int, path: str, body: object) -> tuple[str, str]:
    """Return the id of what was opened, and who opened it as a cookie."""
    data = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, found = answer.partition(b"\r\n\r\n")
    if b" 201 " not in top[:20]:
        raise ConnectionError(found.decode()[:200])
    return DECODER.decode(found)["id"], cookie_of(top.decode("latin-1"))


def play(plan: Plan, told: Connection) -> None:
    """Open tables, say so, wait for the word, play, and tell what was seen; a process of its own."""

    gc.disable()  # a search through all that these pages hold would look as if the server had stopped

    async def run() -> None:
        crowd = Crowd(plan)
        try:
            await crowd.open()
            told.send("open")
            await asyncio.to_thread(told.recv)
            tally = await crowd.play()
            told.send(tally)
            await asyncio.to_thread(told.recv)  # the server is looked at while everybody still sits there
        finally:
            crowd.close()

    asyncio.run(run())
