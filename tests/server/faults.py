"""Kills a server again and again while people play: `python -m tests.server.faults --kills 200 --seed 1`.

Tables of all games with several people each are played over real sockets. The server is killed with SIGKILL at random
moments, some of them in the middle of a fair start, of an opening or of the rest between rounds, and started again on
the same database. Pages behave as pages do: they come back with the last entry they saw and send again, with the same
id, whatever was not answered. In the end every acknowledged command must stand in the log once, under the number that
was acknowledged and with what was asked for; no page may have seen an event twice or missed one; every match must have
gone on to its end, with a record that verifies.
"""

import asyncio
import json
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from websockets.exceptions import WebSocketException

import fuda
from tests.patience import PATIENCE
from tests.server.forked import Forked
from tests.server.harness import Json, Player, command_line

TABLES: tuple[Json, ...] = (
    {"game": "koikoi", "preset": "czech", "options": {"rounds": 3}, "people": 2, "bots": 0},
    {"game": "kocka", "preset": "standard", "options": {"word": "AHA"}, "people": 2, "bots": 2},
    {"game": "yojimbo", "preset": "kyu", "options": {"players": 3}, "people": 3, "bots": 0},
    {"game": "koikoi", "preset": "russian", "options": {"rounds": 2}, "people": 1, "bots": 1},
)
Written: TypeAlias = tuple[int, str, str, str]  # a row of the log: its number, who asked by which command, the entry
LOST = (OSError, HTTPException, ConnectionError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)
SLOWEST = 15.0  # seconds between two kills at most
MOMENTS = ("any", "any", "any", "start", "rest", "opening")  # at which a server is killed


class Survivor(Player):
    """A page that comes back, and sends again what was not answered."""

    def __init__(self, ports: Sequence[int], seed: int) -> None:
        super().__init__(ports[seed % len(ports)], seed)
        self.ports = ports  # of the servers, any of which will do
        self.asked: dict[str, Json] = {}  # by id: every command that was ever sent
        self.acks: dict[str, set[int]] = {}  # by id: the entries that were acknowledged
        self.told: list[tuple[list[Json], int]] = []  # events of each update, and from which move they may be told
        self.seen = 0  # the last entry whose update came
        self.faults: list[str] = []
        self.returns = 0
        self._returning = asyncio.Lock()

    @property
    def stage(self) -> str:
        """Of the table, as far as this page knows since it came back."""
        return self.info["stage"] if self.update else "unknown"

    async def surely(self, kind: str, **fields: object) -> Json:
        """Send a command until it is answered, however often the server falls meanwhile."""
        name = self.next_id()
        self.asked[name] = {"type": kind, **fields}
        while True:
            try:
                answer = await self.send(kind, id=name, **fields)
            except LOST:
                await self.come_back()
                continue
            if answer["type"] == "refused" and answer["code"] == "storage":
                continue
            return answer

    async def send(self, kind: str, *, id: str | None = None, **fields: Any) -> Json:  # noqa: A002
        if self.socket is None:
            raise ConnectionError("this page is just coming back")
        return await super().send(kind, id=id, **fields)

    async def come_back(self) -> None:
        """Connect again as soon as there is a server."""
        async with self._returning:
            await asyncio.sleep(0.01)
            if self.update and not self._gone():
                return
            self.returns += 1
            for _ in range(round(PATIENCE / 0.05)):
                with suppress(*LOST):
                    await self.leave()
                self.port = self.dice.choice(self.ports)
                self._given.clear()  # a vow or a nonce may be lost: it is sent again with the same id
                with suppress(*LOST):
                    await asyncio.wait_for(self.join(self.table, self.seen), 15.0)
                    return
                await asyncio.sleep(0.05)
            raise TimeoutError("there is no server any more")

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, Json]:
        """Ask over HTTP until there is an answer."""
        for _ in range(round(PATIENCE / 0.05)):
            with suppress(*LOST):
                status, answer = await self.ask(method, path, body)
                if status != 503:
                    return status, answer
            await asyncio.sleep(0.05)
            self.port = self.dice.choice(self.ports)
        raise TimeoutError("there is no server any more")

    async def through(self) -> None:
        """Play to the end."""
        while self.stage != "over":
            try:
                await self.until(lambda: self.stage == "over" or self.mine or self.waits)
            except LOST:
                await self.come_back()
                continue
            if self.mine:
                await self._one_move()
            elif self.waits:
                await self._go_on()

    @property
    def waits(self) -> bool:
        """Whether a round waits for this player."""
        return bool(self.update) and self._waits()

    async def _go_on(self) -> None:
        seen = self.seen
        await self.surely("ready", seen=seen)
        with suppress(*LOST):
            await asyncio.wait_for(self.until(lambda: self.seen > seen), 5.0)

    async def _one_move(self) -> None:
        """Make a random legal move; the server may fall at every step of it."""
        begun: list[str] = []
        seen, following = self.update["seq"], self.view["legal"]
        while following:
            begun.append(self.dice.choice(following))
            try:
                answer = await self.send("preview", begun=begun)
            except LOST:
                await self.come_back()
                return
            if answer["type"] == "refused":
                return
            following = answer["preview"]["next"]
        answer = await self.surely("move", seen=seen, actions=begun)
        if answer["type"] == "ack":
            with suppress(*LOST):
                await self.until(lambda: self.seen >= answer["seq"])
        elif answer["code"] not in ("stale", "not-now"):
            self.faults.append(f"a legal move was refused: {answer}")

    async def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            if message["since"] != self.seen:
                self.faults.append(f"an update after entry {message['since']}, but {self.seen} was the last one seen")
            if message["seq"] < self.seen:
                self.faults.append(f"entry {self.seen} was shown and is gone: the table is at {message['seq']}")
            self.told.append((message["events"], message["recall"]))
            self.seen = message["seq"]
        elif message["type"] == "ack":
            self.acks.setdefault(message["id"], set()).add(message["seq"])
        await super()._hear(text)


class Game:
    """A table, from its opening to its end."""

    def __init__(self, ports: Sequence[int], config: Json, seed: str) -> None:
        self.config = config
        dice = Random(seed)
        self.pages = [Survivor(ports, dice.getrandbits(32)) for _ in range(config["people"])]
        self.table = ""
        self.record: Json = {}

    @property
    def moment(self) -> str:
        """What is going on."""
        if not self.table:
            return "opening"
        host = self.pages[0]
        if host.update and host.info["resting"]:
            return "rest"
        return "start" if host.stage in ("open", "starting") else host.stage

    async def play(self) -> None:
        """Open, sit down, start and play it to the end."""
        for page in self.pages:
            _, me = await page.request("GET", "/api/me")
            page.person = me["person"]
        await self._open()
        for seat, page in enumerate(self.pages):
            page.table = self.table
            await page.come_back()
            if seat:
                answer = await page.surely("sit", seat=seat)
                assert answer["type"] == "ack", answer
        await asyncio.gather(self._start(), *(page.through() for page in self.pages))
        _, self.record = await self.pages[0].request("GET", f"/api/tables/{self.table}/record")
        for page in self.pages:
            if page.seen < self.pages[0].seen:
                with suppress(*LOST):
                    await page.until(lambda page=page: page.seen >= self.pages[0].seen)

    async def _open(self) -> None:
        config = self.config
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (config["people"] - 1)
        seats += [{"kind": "bot", "level": "random"}] * config["bots"]
        body = {"game": config["game"], "preset": config["preset"], "options": config["options"], "seats": seats}
        status, table = await self.pages[0].request("POST", "/api/tables", body)
        assert status == 201, table
        self.table = table["id"]

    async def _start(self) -> None:
        """Start, again where the start was aborted because a page came back too late."""
        host = self.pages[0]
        while host.stage not in ("playing", "over"):
            if host.stage == "open":
                await host.surely("start")
            await asyncio.sleep(0.05)


class Report:
    """What was done and found."""

    def __init__(self) -> None:
        self.kills: Counter[str] = Counter()
        self.matches = self.moves = self.acks = self.resent = self.aborted = 0
        self.faults: list[str] = []

    def line(self, seconds: float) -> str:
        kills = ", ".join(f"{count} {moment}" for moment, count in self.kills.most_common())
        return (
            f"{self.kills.total()} kills ({kills}), {self.matches} matches played to their end and verified, "
            f"{self.moves:,} moves, {self.acks:,} acknowledged commands found once each, {self.resent:,} returns of "
            f"pages, {self.aborted} starts aborted, {len(self.faults)} faults, {seconds:.0f} s"
        )


async def campaign(database: Path, kills: int, seed: int, progress: Callable[[str], object] = lambda _: None) -> Report:
    """Kill the server so many times, then let every game end, and look at what is left."""
    begun = time.monotonic()
    report, dice = Report(), Random(f"faults {seed}")
    server = Forked(database, start_limit=30.0, grace=1e5, rest_limit=1e5)
    games: list[Game] = []
    with server:
        playing: dict[asyncio.Task[None], Game] = {}
        while report.kills.total() < kills or playing:
            enough = report.kills.total() >= kills
            while len(playing) < len(TABLES) and not enough:
                game = Game([server.port], TABLES[len(games) % len(TABLES)], f"{seed} {len(games)}")
                games.append(game)
                playing[asyncio.ensure_future(game.play())] = game
            if not enough:
                await _kill(server, list(playing.values()), dice, report)
            else:
                await asyncio.wait(playing, timeout=PATIENCE * 2, return_when=asyncio.FIRST_COMPLETED)
            done = [task for task in playing if task.done()]
            if enough and not done:
                report.faults.append(f"{len(playing)} games do not go on")
                break
            for task in done:
                await task
                game = playing.pop(task)
                check(game, logged(database, game.table), report)
                for page in game.pages:
                    await page.leave()
            if report.kills.total() % 10 == 0 or done:
                progress(report.line(time.monotonic() - begun))
        if server.alive:
            server.stop()
    for line in server.logged().splitlines():
        if '"level": "error"' in line or not line.startswith("{"):
            report.faults.append(f"logged: {line}"[:500])
    return report


async def _kill(server: Forked, games: list[Game], dice: Random, report: Report) -> None:
    """Let them play a while, wait for the moment, and kill."""
    wanted, news = dice.choice(MOMENTS), dice.randint(1, 40)
    before, until = _heard(games), time.monotonic() + SLOWEST
    while time.monotonic() < until:
        enough = _heard(games) - before >= news
        if enough and (wanted == "any" or any(game.moment == wanted for game in games)):
            break
        if _heard(games) - before >= news + 150:  # the moment does not come
            break
        await asyncio.sleep(0.001)
    await asyncio.sleep(dice.uniform(0.0, 0.01))
    moments = {game.moment for game in games}
    await asyncio.to_thread(server.kill)
    report.kills[wanted if wanted in moments else "any"] += 1
    await asyncio.to_thread(server.start)


def _heard(games: list[Game]) -> int:
    """How many messages pages have got: a measure of time that a busy machine does not change."""
    return sum(len(page.received) for game in games for page in game.pages)


def logged(database: Path, table: str) -> list[Written]:
    """Return the log of a table in a file of SQLite."""
    with closing(sqlite3.connect(database)) as connection:
        query = "select seq, person, command, entry from log where table_id = ? order by seq"
        return connection.execute(query, (table,)).fetchall()


def check(game: Game, rows: list[Written], report: Report) -> None:
    """Compare what pages were told with the log and with the record."""
    fault = report.faults.append
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        fault(f"table {game.table}: the log has gaps: {[row[0] for row in rows]}")
    entries = [json.loads(row[3]) for row in rows]
    moves = [entry for entry in entries if entry["kind"] == "moved"]
    report.aborted += sum(entry["kind"] == "aborted" for entry in entries)
    for page in game.pages:
        report.faults += page.faults
        report.resent += page.returns
        for name, seqs in page.acks.items():
            report.acks += 1
            _check_ack(page, name, seqs, rows, fault)
    match = fuda.replay(game.record)
    # A person's order is kept in the log; the record has the rules' own.
    logged = [(entry["seat"], sorted(entry["actions"])) for entry in moves]
    if logged != [(seat, sorted(actions)) for seat, actions in match.moves]:
        fault(f"table {game.table}: the record has other moves than the log")
    for page in game.pages:
        if not _heard_all(page, match.events):
            heard = sum(len(events) for events, _ in page.told)
            fault(f"table {game.table}: a page heard {heard} events, there were {len(match.events)}")
    report.matches += 1
    report.moves += len(moves)


def _heard_all(page: Survivor, events: Sequence[Any]) -> bool:
    """Whether a page heard every event once, but for those that were past telling when it came back (SC-9)."""
    place = untold = 0
    for told, recall in page.told:
        untold = max(untold, recall)
        while told and place < len(events) and events[place] != told[0] and events[place]["move"] < untold:
            place += 1
        if list(events[place : place + len(told)]) != told:
            return False
        place += len(told)
    return place == len(events)


def _check_ack(page: Survivor, name: str, seqs: set[int], rows: list[Written], fault: Callable[[str], object]) -> None:
    found = [row for row in rows if (row[1], row[2]) == (page.person, name)]
    kind = page.asked.get(name, {}).get("type")
    if len(found) > 1:
        fault(f"{name} was done {len(found)} times")
    if found and seqs != {found[0][0]}:
        fault(f"{name} was acknowledged as {seqs} and stands at {found[0][0]}")
    if not found and kind in ("move", "sit"):
        fault(f"{name} ({kind}) was acknowledged as {seqs} and is not in the log")
    if found and kind == "move" and json.loads(found[0][3])["actions"] != page.asked[name]["actions"]:
        fault(f"{name} is in the log as another move")


if __name__ == "__main__":
    sys.exit(command_line(__doc__, campaign, kills=200, seed=0))
