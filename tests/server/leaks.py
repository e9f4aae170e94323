"""Whether anything leaves the server that a page may not know: `python -m tests.server.leaks --games 2000`.

Random games are played over real sockets. For every message that the server makes, another hidden world is drawn that
looks the same to whoever gets it: other hands, another stock, other moves made in secret, another secret. The same code
must make the same bytes there. What a socket then received must be among the messages that were compared, and no byte
that leaves may hold a secret, a nonce, a key or a cookie before its time.
"""

import asyncio
import json
import logging
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from sqlalchemy import event

from fuda.catalogue import GAMES, spec
from fuda.server import wire
from fuda.server.actor import TableActor
from fuda.server.environment import Environment
from fuda.server.gateway import Gateway
from fuda.server.logs import _Lines as Lines
from fuda.server.projection import Outlook, info
from fuda.server.registry import Registry
from fuda.server.sockets import Socket
from fuda.server.sqlite import SqliteLog
from fuda.server.tables import Table
from tests.server.harness import Json, Player, Running, command_line, running
from tests.server.party import SMALL, Party
from tests.server.worlds import Quick, Worlds

NOW = 1_800_000_000_000  # milliseconds since 1970: time stands still, so that no byte depends on it
SETTLED = ("welcome", "ack", "pong", "said", "bye")  # messages whose every field is known beforehand
# Refusals that depend on the hour and not on cards; a match may end while a command waits.
HOURLY = {("too-fast", "one thing after the other"), ("not-now", "no match is being played here")}
CARDS = {card for name in GAMES for card in spec(name).cards}
AT_ONCE = 4  # games; while one waits for its server, another goes on
_trying = ContextVar("trying", default=False)  # whether what happens now happens in a world of our own making


class Nobody:
    """Bots that never answer."""

    def levels(self, game: str) -> tuple[str, ...]:
        return ("random",)

    async def choose(self, level: str, view: Json, seed: int, budget: str | None, *_: object) -> tuple[str, ...]:
        raise asyncio.CancelledError


class Blotter:
    """A log that keeps nothing: what is tried in another world has no consequences."""

    kind = "none"

    async def append(self, *batches: object) -> None:
        del batches


class Ear:
    """The connection of a page that only listens."""

    unsent = 0

    def write(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class Reader(logging.Handler):
    """Reads the log as the server writes it."""

    def __init__(self, read: Callable[[str], None]) -> None:
        super().__init__()
        self.setFormatter(Lines())
        self.read = read

    def emit(self, record: logging.LogRecord) -> None:
        self.read(self.format(record))


class Spy(Socket):
    """A page whose messages are kept."""

    def __init__(self, like: Socket, registry: Registry) -> None:
        super().__init__(Ear(), like.person, "spy", registry.env.settings)
        self.sent: list[bytes] = []  # answers only: it is in no audience, and updates are compared elsewhere

    def send(self, data: bytes) -> None:
        self.sent.append(data)


class Watch:
    """Looks at all that a server in this event loop sends."""

    def __init__(self, server: Running, worlds: int = 1, seed: int = 0) -> None:
        self.server, self.count, self.worlds = server, worlds, Worlds(seed)
        self.faults: list[str] = []
        self.compared: defaultdict[str, set[bytes]] = defaultdict(set)  # by table: what was the same in another world
        self.counts: Counter[str] = Counter()
        self.differ = 0  # worlds that did differ from the real one
        self.cookies: dict[str, str] = {}  # by person: their cookie's signature
        self.shown: set[str] = set()  # nonces that everybody knows
        self.nonces: dict[str, str] = {}  # not shown yet, by nonce: whose
        self.cookie_key = server.server.registry.env.log.key("cookies")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look at everything from here on."""
        update, answer, send = Outlook.update, Gateway.answer, Socket.send
        handler = Reader(self.scan_line)
        logger = logging.getLogger("fuda")
        level = logger.level

        def spied_update(outlook: Outlook, seat: int | None, since: int) -> bytes:
            data = update(outlook, seat, since)
            if not _trying.get():
                self._compare_update(outlook, update, seat, since, data)
            return data

        async def spied_answer(live: Gateway, socket: Socket, table: str, data: bytes) -> None:
            if not isinstance(socket, Spy):
                await self._compare_answer(answer, socket, self.server.registry.actors[table], data)
            await answer(live, socket, table, data)

        def spied_send(socket: Socket, data: bytes) -> None:
            self.scan("a socket", data, socket.person.id)
            send(socket, data)

        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
        try:
            with (
                patch.object(Outlook, "update", spied_update),
                patch.object(Gateway, "answer", spied_answer),
                patch.object(Socket, "send", spied_send),
            ):
                yield
        finally:
            logger.removeHandler(handler)
            logger.setLevel(level)

    def fault(self, text: str) -> None:
        """Remember a leak: raised here it would only be an error of the server."""
        self.faults.append(text[:2000])

    def scan(self, where: str, data: bytes, person: str | None) -> None:
        """Look for what must not leave yet, in whatever leaves."""
        self.counts["bytes"] += len(data)
        text = data.decode("utf-8", "replace")
        for what, value in self._secrets(person):
            if value in text:
                self.fault(f"{where}: {what} leaves too early in {text[:300]}")

    def _secrets(self, person: str | None) -> Iterator[tuple[str, str]]:
        for actor in self.server.registry.actors.values():
            table = actor.table
            if table.start is not None and table.stage != "starting":
                self.shown |= set(table.start.nonces.values())
            if table.start is not None and table.stage != "over":
                yield "a secret", table.start.secret
            if person is not None and table.seat_of(person) is None and table.host != person:
                yield "a key of held seats", table.opened.key
        yield "the key of the cookies", self.cookie_key
        for key in self.server.registry.env.signer._keys:
            if key.private is not None:
                yield "a signing key", key.private
        for other, signature in self.cookies.items():
            if other != person:
                yield f"the cookie of {other}", signature
        for nonce in self.nonces:
            if nonce not in self.shown:
                yield "a nonce", nonce

    def scan_line(self, line: str) -> None:
        """Look at a line of the log the moment it is written."""
        self.scan("the log", line.encode(), None)
        named = CARDS & set(re.split(r"[^\w-]+", line))
        keys = [actor.table.id for actor in self.server.registry.actors.values() if actor.table.opened.key in line]
        if named or keys:
            self.fault(f"the log names cards {sorted(named)} or the keys of tables {keys}: {line[:300]}")

    def _compare_update(
        self, outlook: Outlook, update: Callable[..., bytes], seat: int | None, since: int, data: bytes
    ) -> None:
        self.counts["updates"] += 1
        for _ in range(self.count):
            twin = self.worlds.elsewhere(outlook.table, seat)
            self._differs(outlook.table, twin)
            try:
                other = update(Outlook(twin, outlook.presence), seat, since)
            except Exception as error:  # noqa: BLE001 (what fails in one world only tells them apart)
                other = repr(error).encode()
            if other != data:
                self.fault(f"seat {seat} could tell two worlds apart:\n{difference(data, other)}")
                return
        self.compared[outlook.table.id].add(data)

    async def _compare_answer(self, answer: Callable[..., Any], socket: Socket, actor: TableActor, data: bytes) -> None:
        """Have a command answered in the real world and in others, without consequences."""
        seat = actor.table.seat_of(socket.person.id)
        tables = [actor.table, *(self.worlds.elsewhere(actor.table, seat) for _ in range(self.count))]
        answers = [await self._try(answer, socket, actor, table, data) for table in tables]
        self.counts["answers"] += 1
        for other in answers[1:]:
            if other != answers[0]:
                here, there = b"\n".join(answers[0]), b"\n".join(other)
                self.fault(f"seat {seat} could tell worlds apart by {data!r}:\n{difference(here, there)}")
                return
        self.compared[actor.table.id] |= set(answers[0])

    async def _try(
        self, answer: Callable[..., Any], socket: Socket, actor: TableActor, table: Table, data: bytes
    ) -> list[bytes]:
        """Return all that a page hears when a table takes its command, but for what follows from a legal one."""
        real = self.server.registry
        registry = Registry(Environment(Blotter(), real.env.find, Nobody(), real.env.settings, now=lambda: NOW))  # type: ignore[arg-type]
        registry.env.signer = real.env.signer
        shadow = registry.add(table)
        spy = Spy(socket, registry)
        shadow.presence.pages.add(spy.page)
        live = Gateway(registry, self._people)
        before = _trying.set(True)
        try:
            await answer(live, spy, table.id, data)
        finally:
            _trying.reset(before)
            registry.env.closing = True
            shadow.end("gone", None)
        return spy.sent

    @property
    def _people(self) -> Any:
        class Named:
            async def name(self, person: object) -> str:
                del person
                return "Somebody"

        return Named()

    def _differs(self, table: Table, twin: Table) -> None:
        if table.match is not None and twin.match is not None and not table.match.over:
            self.counts["worlds"] += 1
            self.differ += table.match.state.tobytes() != twin.match.state.tobytes()

    def check_received(self, page: Player) -> None:
        """Require that all a page received was compared, or could not have been otherwise."""
        compared = self.compared[page.table]
        for text in page.raw_received:
            message = json.loads(text)
            if text.encode() in compared:
                continue
            refusal = message.get("code"), message.get("message")
            if refusal in HOURLY and not message["allowed"]:
                continue
            if message["type"] not in SETTLED or not _plain(message):
                self.fault(f"a page received what was not compared: {text[:300]}")

    def line(self, seconds: float) -> str:
        """Say what was done."""
        counts = self.counts
        return (
            f"{counts['games']:,} games, {counts['updates']:,} updates and {counts['answers']:,} answers compared, "
            f"{counts['http']:,} infos over HTTP, {self.differ:,} of {counts['worlds']:,} other worlds differ, "
            f"{counts['bytes']:,} bytes searched, {len(self.faults)} leaks, {seconds:.0f} s"
        )

    def check_info(self, table: Table, actor: TableActor, body: bytes) -> None:
        """Require that what HTTP tells about a table is the same in another world."""
        twin = self.worlds.elsewhere(table, None)
        other = msgspec.json.encode(info(twin, actor.public_presence))
        self.counts["http"] += 1
        if body != other:
            self.fault(f"a table's info tells worlds apart:\n{difference(body, other)}")


def _plain(message: Json) -> bool:
    """Whether a message holds only what every page may know: ids, seats, entries, times and set phrases."""
    shapes = {kind.__struct_config__.tag: kind for kind in _kinds()}
    msgspec.convert(message, shapes[message["type"]])
    return all(isinstance(value, str | int | None) for value in message.values())


def _kinds() -> tuple[Any, ...]:
    return (wire.Welcome, wire.Ack, wire.Pong, wire.Said, wire.Bye)


def difference(one: bytes, other: bytes) -> str:
    """Show where two messages part."""
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(0, place - 120)
    return f"  {one[begin : place + 120]!r}\n  {other[begin : place + 120]!r}"


async def campaign(
    database: Path,
    games: int,
    seed: int,
    *,
    most: int = 150,
    minutes: float = 1e9,
    progress: Callable[[str], object] = lambda _: None,
) -> Watch:
    """Play so many games of so many commands, or as many as can be in the minutes, and return what was seen."""
    begun = time.monotonic()
    async with running(database, bots=Quick(seed), now=lambda: NOW, rest_limit=1e6) as server:
        _hurry(server.sqlite)
        watch, numbers = Watch(server, seed=seed), iter(range(games))

        async def play() -> None:
            for number in numbers:
                party = Party(server, watch, (seed, number), list(SMALL)[number % len(SMALL)])
                await party.play(most)
                watch.compared.pop(party.table)
                watch.counts["games"] += 1
                seconds = time.monotonic() - begun
                if watch.faults or seconds > minutes * 60:
                    return
                if watch.counts["games"] % 25 == 0:
                    progress(watch.line(seconds))

        with watch.watching():
            await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    return watch


def _hurry(log: SqliteLog) -> None:
    """Let the log not wait for the disk: nothing falls here, and what is kept is not what is looked at."""
    event.listen(log.engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
    log.engine.dispose()


if __name__ == "__main__":
    sys.exit(command_line(__doc__, campaign, games=2000, seed=0, minutes=120.0))
