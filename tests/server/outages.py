"""Breaks what three servers on one PostgreSQL stand on: `python -m tests.server.outages --outages 40 --seed 1`.

People of one table play on different servers, as faults.py has them play. One after the other a server is killed, told
to stop, put to sleep past its lease and woken, cut off from the database by a line that breaks or that goes silent; or
PostgreSQL itself is restarted. Games must go on, on whichever servers are left, and in the end every acknowledged
command must stand in the log once and every page must have heard everything once.
"""

import asyncio
import contextlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.patience import PATIENCE
from tests.server.faults import TABLES, Game, Report, Written, check
from tests.server.forked import Forked
from tests.server.harness import command_line
from tests.server.postgres import Postgres, postgres

LEASE = 2.0  # seconds
KINDS = ("kill", "pause", "cut", "silence", "restart", "stop")  # the outages, each as often as the others
CALM = (
    "no storage", "not stored", "lease not renewed", "the bus is down", "cut off", "not let in for want of storage",
    "refused for want of storage", "not followed", "tables not left to others", "not released", "not healthy",
    "not put to sleep", "table not resumed", "a message cannot be written",
)  # fmt: skip
# What a server says while it cannot reach its database; anything else that it calls an error is a fault.


class Line:
    """A line from one server to PostgreSQL, which can be cut or go silent."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.port = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._whole, self._sounds = True, asyncio.Event()
        self._sounds.set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Break it: whoever uses it notices."""
        self._whole = False
        for writer in self._open:
            writer.transport.abort()

    def silence(self) -> None:
        """Let nothing through: nobody notices."""
        self._sounds.clear()

    def mend(self) -> None:
        self._whole = True
        self._sounds.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            if not self._whole:
                writer.transport.abort()
                return
            there, back = await asyncio.open_unix_connection(self.socket)
            self._open |= {writer, back}
            try:
                await asyncio.gather(self._copy(reader, back), self._copy(there, writer))
            finally:
                self._open -= {writer, back}
        writer.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._sounds.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


class Outages(Report):
    """What was done and found."""

    def line(self, seconds: float) -> str:
        return super().line(seconds).replace(" kills (", " outages (", 1)


class Servers:
    """Three of them, each on a line of its own."""

    def __init__(self, folder: Path, engine: Postgres, address: str) -> None:
        self.engine, self.address = engine, address
        self.lines = [Line(engine.socket) for _ in range(3)]
        self.all: list[Forked] = []
        self._folder = folder

    async def start(self) -> None:
        name = self.address.partition("/fuda_")[2].partition("?")[0]
        for number, line in enumerate(self.lines):
            await line.start()
            address = f"postgresql://postgres@127.0.0.1:{line.port}/fuda_{name}"
            settings = {"lease": LEASE, "start_limit": 30.0, "grace": 1e5, "rest_limit": 1e5}
            self.all.append(Forked(self._folder / f"server-{number}.db", **settings))
            self.all[-1].options["database"] = address
            await asyncio.to_thread(self.all[-1].start)

    def stop(self) -> None:
        for server in self.all:
            if server.alive:
                server.kill()
        for line in self.lines:
            line.stop()

    async def strike(self, kind: str, dice: Random) -> None:
        """Break something for a while, longer than a lease lasts, and mend it."""
        number = dice.randrange(3)
        server, line, long = self.all[number], self.lines[number], LEASE * dice.uniform(1.3, 2.0)
        if kind in ("kill", "stop"):
            await asyncio.to_thread(server.kill if kind == "kill" else server.stop)
            await asyncio.sleep(dice.choice((0.0, long)))
            await asyncio.to_thread(server.start)
        elif kind == "pause":
            server.pause()
            await asyncio.sleep(long)
            server.wake()
        elif kind == "restart":
            await asyncio.to_thread(self.engine.stop)
            await asyncio.sleep(dice.uniform(0.0, long))
            await asyncio.to_thread(self.engine.start)
        else:
            (line.cut if kind == "cut" else line.silence)()
            await asyncio.sleep(long)
            line.mend()

    def faults(self) -> list[str]:
        """What they logged that is more than a database out of reach."""
        lines = [line for server in self.all for line in server.logged().splitlines()]
        return [
            f"logged: {line}"[:2000]
            for line in lines
            if ('"level": "error"' in line or not line.startswith("{")) and not any(text in line for text in CALM)
        ]


async def campaign(
    database: Path,
    outages: int,
    seed: int,
    progress: Callable[[str], object] = lambda _: None,
    kinds: Sequence[str] = KINDS,
) -> Outages:
    """Break something so many times, then let every game end, and look at what is left."""
    begun = time.monotonic()
    report, dice, engine = Outages(), Random(f"outages {seed}"), postgres()
    address = await asyncio.to_thread(engine.fresh)
    servers = Servers(database.parent, engine, address)
    planned = [*kinds] * (outages // len(kinds) + 1)
    planned = planned[:outages] if outages <= len(kinds) else planned
    dice.shuffle(planned)
    games: list[Game] = []
    try:
        await servers.start()
        ports = [server.port for server in servers.all]
        playing: dict[asyncio.Task[None], Game] = {}
        while report.kills.total() < outages or playing:
            enough = report.kills.total() >= outages
            while len(playing) < len(TABLES) and not enough:
                games.append(Game(ports, TABLES[len(games) % len(TABLES)], f"{seed} {len(games)}"))
                playing[asyncio.ensure_future(games[-1].play())] = games[-1]
            if not enough:
                await asyncio.sleep(dice.uniform(0.2, 2.0))
                kind = planned[report.kills.total()]
                await servers.strike(kind, dice)
                report.kills[kind] += 1
            else:
                await asyncio.wait(playing, timeout=PATIENCE * 2, return_when=asyncio.FIRST_COMPLETED)
            done = [task for task in playing if task.done()]
            if enough and not done:
                stages = Counter(page.stage for game in playing.values() for page in game.pages)
                report.faults.append(f"{len(playing)} games do not go on: {dict(stages)}")
                break
            for task in done:
                await task
                game = playing.pop(task)
                check(game, await asyncio.to_thread(logged, engine, address, game.table), report)
                for page in game.pages:
                    await page.leave()
            progress(report.line(time.monotonic() - begun))
    finally:
        await asyncio.to_thread(servers.stop)
    report.faults += servers.faults()
    return report


def logged(engine: Postgres, address: str, table: str) -> list[Written]:
    """Return the log of a table."""
    query = "select seq, person, command, entry from log where table_id = $1 order by seq"
    return [tuple(row) for row in engine.ask(address, query, table)]


if __name__ == "__main__":
    sys.exit(command_line(__doc__, campaign, outages=40, seed=0))
