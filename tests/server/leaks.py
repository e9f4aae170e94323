"""Whether anything leaves the server that a page may not know: `python -m tests.server.leaks --games 2000`.

Random games are played over real sockets. For every message that the server makes, another hidden world is drawn that
looks the same to whoever gets it: other hands, another stock, other moves made in secret, another secret. The same code
must make the same bytes there. What a socket then received must be among the messages that were compared, and no byte
that leaves may hold a secret, a nonce, a key or a cookie before its time.
"""

import argparse
import asyncio
import json
import logging
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core.fair import FairDeal
from fuda.server import wire
from fuda.server.house import House
from fuda.server.live import Live
from fuda.server.projection import Outlook, info
from fuda.server.room import Room
from fuda.server.serve import _Lines as Lines
from fuda.server.sockets import Socket
from fuda.server.tables import Table
from tests.server.harness import Json, Player, Running, running

NOW = 1_800_000_000_000  # milliseconds since 1970: time stands still, so that no byte depends on it
SETTLED = ("welcome", "ack", "pong", "said", "bye")  # messages whose every field is known beforehand
SMALL: dict[str, list[Json]] = {
    "koikoi": [
        {"preset": "czech", "options": {"rounds": 1}},
        {"preset": "russian", "options": {"rounds": 1}},
        {"preset": "nintendo", "options": {"rounds": 2}},
    ],
    "kocka": [{"preset": "standard", "options": {"word": "AHA"}}],
    "yojimbo": [
        {"preset": "kyu", "options": {"players": 2}},
        {"preset": "kyu", "options": {"players": 3}},
        {"preset": "dan", "options": {"players": 4}},
    ],
}
TALKATIVE = ("too-fast", "one thing after the other")  # the one refusal that depends on the hour
CARDS = {card for name in GAMES for card in spec(name).cards}
NONSENSE = (
    "", "play", "play ZZ", "koi", "stop", "take none", "pass HA", "throw", "renonc 1 1", "renonc 9 99", "done", "stand",
    "train", "retreat", "points", "hand", "from 1", "kick next", "pay Y003", "lay Y017", "draw", "žluť", "0", "\u202e",
)  # fmt: skip


class Leak(AssertionError):
    """Somebody could learn what they may not know."""


class Quick:
    """Bots that take any legal move at once: nothing happens behind the back of who drives the game."""

    levels = ("random",)

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    async def choose(self, level: str, view: Json, seed: int, budget: str | None) -> tuple[str, ...]:
        del level, seed, budget
        match = fuda.game(view["game"], **view["table"]).sample(view, self.dice.getrandbits(32))
        return random_move(lambda begun: match.legal(view["seat"], begun), self.dice)


class Nobody:
    """Bots that never answer."""

    levels = ("random",)

    async def choose(self, level: str, view: Json, seed: int, budget: str | None) -> tuple[str, ...]:
        raise asyncio.CancelledError


class Blotter:
    """A log that keeps nothing: what is tried in another world has no consequences."""

    kind = "none"

    async def append(self, *batches: object) -> None:
        del batches


class Ear:
    """The connection of a page that only listens."""

    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int) -> None: ...


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

    def __init__(self, like: Socket, house: House) -> None:
        super().__init__(Ear(), like.person, "spy", house.settings)
        self.sent: list[bytes] = []
        self.greeted = like.greeted

    def send(self, data: bytes) -> None:
        self.sent.append(data)


def random_move(following: Callable[[list[str]], Any], dice: Random) -> tuple[str, ...]:
    """Build a whole move, one action after another."""
    begun: list[str] = []
    while offered := following(begun):
        begun.append(dice.choice(offered))
    return tuple(begun)


def elsewhere(table: Table, viewer: int | None, seed: int) -> Table:
    """Return the table in a world that differs only in what the viewer may not know."""
    twin = table.after([])
    real = table.match
    if real is None or twin.match is None or real.over:
        return twin
    # Views for people may lack the memory; a world that fits must fit all that the seat has seen.
    twin.match.state = table.game.sample(real.view(viewer, hints=False), seed).state
    twin.match.fair = FairDeal.seeded(seed)
    twin.match.shuffles = [(lot, lot) for lot, _ in real.shuffles]
    twin.match.moves = [(seat, actions if seat == viewer else ("hidden",)) for seat, actions in real.moves]
    return twin


class Watch:
    """Looks at all that a server in this event loop sends."""

    def __init__(self, server: Running, worlds: int = 1, seed: int = 0) -> None:
        self.server, self.worlds = server, worlds
        self.dice = Random(f"worlds {seed}")
        self.faults: list[str] = []
        self.compared: set[bytes] = set()  # what was the same in another world
        self.counts: Counter[str] = Counter()
        self.differ = 0  # worlds that did differ from the real one
        self.cookies: dict[str, str] = {}  # by person: their cookie's signature
        self.shown: set[str] = set()  # nonces that everybody knows
        self.nonces: dict[str, str] = {}  # not shown yet, by nonce: whose
        self._trying = False  # whether what happens now happens in a world of our own making
        self.cookie_key = server.server.house.log.key("cookies")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look at everything from here on."""
        update, answer, send = Outlook.update, Live._answer, Socket.send
        handler = Reader(self.scan_line)
        logger = logging.getLogger("fuda")
        level = logger.level

        def spied_update(outlook: Outlook, seat: int | None, since: int) -> bytes:
            data = update(outlook, seat, since)
            if not self._trying:
                self._compare_update(outlook, update, seat, since, data)
            return data

        async def spied_answer(live: Live, socket: Socket, room: Room, data: str | bytes) -> None:
            if not isinstance(socket, Spy):
                await self._compare_answer(answer, socket, room, data)
            await answer(live, socket, room, data)

        def spied_send(socket: Socket, data: bytes) -> None:
            self.scan("a socket", data, socket.person.id)
            send(socket, data)

        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
        try:
            with (
                patch.object(Outlook, "update", spied_update),
                patch.object(Live, "_answer", spied_answer),
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
        for room in self.server.house.rooms.values():
            table = room.table
            if table.start is not None and table.stage != "starting":
                self.shown |= set(table.start.nonces.values())
            if table.start is not None and table.stage != "over":
                yield "a secret", table.start.secret
            if person is not None and table.seat_of(person) is None and table.host != person:
                yield "a key of held seats", table.opened.key
        yield "the key of the cookies", self.cookie_key
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
        keys = [room.table.id for room in self.server.house.rooms.values() if room.table.opened.key in line]
        if named or keys:
            self.fault(f"the log names cards {sorted(named)} or the keys of tables {keys}: {line[:300]}")

    def _compare_update(
        self, outlook: Outlook, update: Callable[..., bytes], seat: int | None, since: int, data: bytes
    ) -> None:
        self.counts["updates"] += 1
        for _ in range(self.worlds):
            twin = elsewhere(outlook.table, seat, self.dice.getrandbits(48))
            self._differs(outlook.table, twin)
            there = copy(outlook)
            there.table, there._views, there._info = twin, {}, None
            try:
                other = update(there, seat, since)
            except Exception as error:  # noqa: BLE001 (what fails in one world only tells them apart)
                other = repr(error).encode()
            if other != data:
                self.fault(f"seat {seat} could tell two worlds apart:\n{difference(data, other)}")
                return
        self.compared.add(data)

    async def _compare_answer(self, answer: Callable[..., Any], socket: Socket, room: Room, data: str | bytes) -> None:
        """Have a command answered in the real world and in others, without consequences."""
        seat = room.table.seat_of(socket.person.id)
        tables = [room.table, *(elsewhere(room.table, seat, self.dice.getrandbits(48)) for _ in range(self.worlds))]
        answers = [await self._try(answer, socket, room, table, data) for table in tables]
        self.counts["answers"] += 1
        for other in answers[1:]:
            if other != answers[0]:
                here, there = b"\n".join(answers[0]), b"\n".join(other)
                self.fault(f"seat {seat} could tell worlds apart by {data!r}:\n{difference(here, there)}")
                return
        self.compared |= set(answers[0])

    async def _try(
        self, answer: Callable[..., Any], socket: Socket, room: Room, table: Table, data: str | bytes
    ) -> list[bytes]:
        """Return all that a page hears when a table takes its command, but for what follows from a legal one."""
        real = self.server.house
        house = House(Blotter(), real.find, Nobody(), real.settings, now=lambda: NOW)  # type: ignore[arg-type]
        shadow = Room(house, table)
        house.rooms[table.id] = shadow
        spy = Spy(socket, house)
        shadow.sockets.add(spy)
        live = Live(house, self._people)
        self._trying = True
        try:
            await answer(live, spy, shadow, data)
        finally:
            self._trying = False
            house.closing = True
            shadow.end("gone", None)
        return [sent for sent in spy.sent if not sent.startswith(b'{"type":"update"')]

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
        for text in page.raw_received:
            message = json.loads(text)
            if text.encode() in self.compared or (message.get("code"), message.get("message")) == TALKATIVE:
                continue
            if message["type"] not in SETTLED or not _plain(message):
                self.fault(f"a page received what was not compared: {text[:300]}")

    def check_info(self, table: Table, room: Room, body: bytes) -> None:
        """Require that what HTTP tells about a table is the same in another world."""
        twin = elsewhere(table, None, self.dice.getrandbits(48))
        other = msgspec.json.encode(info(twin, room.presence, room.clocks, NOW))
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


class Party:
    """One random game over the wire, one command at a time."""

    def __init__(self, server: Running, watch: Watch, seed: object, game: str, people: int = 0) -> None:
        self.server, self.watch = server, watch
        self.dice = Random(f"party {seed}")
        self.game, self.people = game, people  # how many; 0: by chance
        self.pages: list[Player] = []  # by seat, people only
        self.guest = Player(server.port)  # who only watches
        self.table = ""

    @property
    def room(self) -> Room:
        return self.server.house.rooms[self.table]

    @property
    def everybody(self) -> list[Player]:
        return [*self.pages, self.guest]

    async def play(self, most: int = 150) -> None:
        """Play it, to the end or until so many commands were sent."""
        await self._sit_down()
        try:
            for _ in range(most):
                await self._quiet()
                if self.room.table.stage == "over":
                    break
                await self._step()
            await self._give_up()
            for page in self.everybody:
                self.watch.check_received(page)
            await self._ask(finished=True)
        finally:
            for page in self.everybody:
                await page.leave()
                self.watch.cookies.pop(page.person, None)
                self.watch.nonces.pop(page.nonce, None)

    async def _sit_down(self) -> None:
        dice, wish = self.dice, copy(self.dice.choice(SMALL[self.game]))
        seats = fuda.game(self.game, wish["preset"], **wish["options"]).seats
        people = self.people or dice.randint(1, seats)
        for _ in range(people):
            self.pages.append(Player(self.server.port, dice.getrandbits(32)))
        for page in self.everybody:
            await page.arrive()
            assert page.cookie is not None
            self.watch.cookies[page.person] = page.cookie.partition(".")[2]
            self.watch.nonces[page.nonce] = page.person
        host = self.pages[0]
        kinds = ["open"] * (people - 1) + ["random"] * (seats - people)
        wish |= {"memory": dice.random() < 0.3, "listed": dice.random() < 0.5}
        wish |= {"clock": dice.choice(["none", "casual", "fast"])}
        self.table = await host.open(self.game, *kinds, **wish)
        await self.guest.join(self.table)
        for seat, page in enumerate(self.pages):
            await page.join(self.table)
            if seat:
                assert (await page.send("sit", seat=seat))["type"] == "ack"
        if dice.random() < 0.3:
            await self._ask()
        assert (await host.send("start"))["type"] == "ack"
        if dice.random() < 0.3:
            await self._ask()
        await host.until(lambda: host.info["stage"] not in ("open", "starting"))

    async def _quiet(self) -> None:
        """Wait until nothing is due, no bot is to move and every page has seen the newest entry."""
        room = self.room
        while (
            room.lock.locked() or room.keeper.busy or any(room.table.chairs[seat].driven for seat in room.table.turns)
        ):
            await asyncio.sleep(0.001)
        table = room.table
        for page in self.everybody:
            await page.until(lambda page=page: page.update["seq"] >= table.seq)

    async def _step(self) -> None:
        """Let somebody do something sensible, and sometimes nonsense before it."""
        dice, table = self.dice, self.room.table
        if dice.random() < 0.35:
            await self._nonsense(dice.choice(self.everybody))
        if dice.random() < 0.04:
            await self._ask()
        if dice.random() < 0.004:
            await dice.choice(self.pages).send("resign")
            return
        if dice.random() < 0.05:
            await dice.choice(self.everybody).send("stop", agree=dice.random() < 0.7)
            return
        if table.rest is not None:
            waiting = [page for page in self.pages if page.seat not in table.ready]
            await dice.choice(waiting or self.pages).send("ready", seen=table.seq)
            return
        acting = [page for page in self.pages if page.mine]
        if acting:
            answer = await dice.choice(acting).move()
            assert answer["type"] == "ack" or answer["code"] == "not-seated", answer

    async def _nonsense(self, page: Player) -> None:
        dice, seen = self.dice, self.room.table.seq
        cards = self.room.table.game.spec.cards
        legal = [*(page.update["view"] or {"legal": []})["legal"]]
        verbs = sorted({text.partition(" ")[0] for text in legal} | {"play", "take", "pass", "lay", "change", "pay"})
        words = [f"{dice.choice(verbs)} {dice.choice(cards)}" for _ in range(4)] + [*legal[:3], *NONSENSE[1:]]
        for _ in range(dice.randint(1, 5)):
            actions = [dice.choice(words) for _ in range(dice.randint(1, 4))]
            match dice.randint(0, 5):
                case 0:
                    await page.send("preview", begun=actions)
                case 1:
                    await page.send("preview", begun=[dice.choice(legal or words), *actions[1:]])
                case 2:
                    stale = await page.send("move", seen=dice.choice([0, seen + 1, -1]), actions=actions)
                    assert stale["type"] == "refused", stale
                case 3:
                    kind = dice.choice(["start", "leave", "rematch", "vow", "free", "fill", "sit"])
                    if kind != "leave" or page is self.guest:
                        await page.send(kind, **self._fields(kind))
                case 4:
                    await page.send("say", phrase="wow")
                case _:
                    if not await self._would_move(page, actions):
                        await page.send("move", seen=seen, actions=actions)

    async def _would_move(self, page: Player, actions: list[str]) -> bool:
        """Whether this is a legal move after all, which belongs elsewhere."""
        if page.seat is None or not page.mine or self.room.table.match is None:
            return False
        try:
            self.room.table.match.fork().play(*actions, seat=page.seat, deal=False)
        except fuda.FudaError:
            return False
        return True

    def _fields(self, kind: str) -> Json:
        fields: dict[str, Json] = {
            "vow": {"match": "0" * 32, "hash": "0" * 64},
            "free": {"seat": 1},
            "fill": {"level": "random"},
            "sit": {"seat": self.dice.randint(0, 4), "key": "guess"},
        }
        return fields.get(kind, {})

    async def _give_up(self) -> None:
        """End a long game."""
        for page in self.pages:
            if self.room.table.stage != "over":
                await page.send("resign")
                await self._quiet()

    async def _ask(self, *, finished: bool = False) -> None:
        """Ask over HTTP for all there is."""
        page = self.dice.choice(self.everybody)
        below = f"/api/tables/{self.table}"
        paths = [below, f"{below}/record", f"{below}/verify", f"{below}/replay", f"{below}/replay/0", f"{below}/key"]
        paths += ["/api/tables", "/api/me/tables", "/api/me", "/api/health", "/api/openapi.json", "/api", "/api/games"]
        for path in paths if not finished else paths[:5]:
            room, table = self.room, self.room.table
            status, headers, body = await page.raw("GET", path)
            self.watch.scan(path, body + repr(sorted(headers.items())).encode(), page.person)
            if path == below and table is self.room.table:
                self.watch.check_info(table, room, body)
            if path.startswith(below) and path.rpartition("/")[2] in ("record", "verify", "replay", "0"):
                if (status == 200) is not finished:
                    self.watch.fault(f"{path} answers {status} at stage {table.stage}")
                elif not finished and len(body) > 200:
                    self.watch.fault(f"{path} says more than it should: {body[:300]!r}")


async def campaign(
    database: Path,
    games: int,
    seed: int,
    *,
    most: int = 150,
    limit: float = 1e9,
    progress: Callable[[str], object] = lambda _: None,
) -> Watch:
    """Play so many games of so many commands, or as many as can be in the seconds, and return what was seen."""
    begun = time.monotonic()
    async with running(database, bots=Quick(seed), now=lambda: NOW, rest_limit=1e6) as server:
        watch = Watch(server, seed=seed)
        with watch.watching():
            for number in range(games):
                await Party(server, watch, (seed, number), list(SMALL)[number % len(SMALL)]).play(most)
                watch.compared.clear()
                watch.counts["games"] += 1
                if watch.faults or time.monotonic() - begun > limit:
                    break
                if number % 25 == 24:
                    progress(summary(watch, time.monotonic() - begun))
    return watch


def summary(watch: Watch, seconds: float) -> str:
    counts = watch.counts
    return (
        f"{counts['games']:,} games, {counts['updates']:,} updates and {counts['answers']:,} answers compared, "
        f"{counts['http']:,} infos over HTTP, {watch.differ:,} of {counts['worlds']:,} other worlds differ, "
        f"{counts['bytes']:,} bytes searched, {len(watch.faults)} leaks, {seconds:.0f} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=120.0)
    args = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        done = campaign(
            Path(folder) / "fuda.db",
            args.games,
            args.seed,
            limit=args.minutes * 60,
            progress=lambda line: print(line, flush=True),
        )
        watch = asyncio.run(done)
    print(summary(watch, time.monotonic() - begun))
    for fault in watch.faults:
        print(fault, file=sys.stderr)
    return 1 if watch.faults else 0


if __name__ == "__main__":
    sys.exit(main())
