"""All tables: found in memory or in the log, opened, listed, followed by a rematch."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from typing import TypeAlias

import msgspec

from fuda.core.errors import BadTable, OtherRules
from fuda.core.game import Game
from fuda.server import wire
from fuda.server.actor import TableActor
from fuda.server.bots import Bots
from fuda.server.coach import Coach
from fuda.server.commands import Asker, Refuse
from fuda.server.entries import Opened, Placed, Renamed, Row, Sat
from fuda.server.log import Batch, Head, Log, Raced, StorageError, Unreadable
from fuda.server.metrics import Metrics
from fuda.server.projection import NOBODY, brief, info
from fuda.server.settings import Settings
from fuda.server.signing import Signer
from fuda.server.sockets import Socket
from fuda.server.starts import changes
from fuda.server.tables import FindGame, Table, fold

ASLEEP = "asleep"  # the stage of a match, in lists, that waits on disk for its only player
LISTED = 100  # most tables in a list
LEAVING = 2.0  # seconds in which pages may read their goodbye when the server goes down

Ready: TypeAlias = Callable[[str], Awaitable[None]]  # waits until a game can be played: the first start compiles it

logger = logging.getLogger("fuda.registry")


async def at_once(game: str) -> None:
    """Where every game can be played from the beginning."""
    del game


class Registry:
    """The live tables, and what all of them share."""

    def __init__(
        self,
        log: Log,
        find: FindGame,
        bots: Bots,
        settings: Settings,
        now: Callable[[], int] | None = None,
        ready: Ready = at_once,
        coach: Coach | None = None,
    ) -> None:
        self.log, self.find, self.bots, self.settings, self.ready = log, find, bots, settings, ready
        self.coach = coach
        self.now = now or (lambda: time.time_ns() // 1_000_000)  # milliseconds since 1970
        self.signer = Signer(log, lambda: self.now())  # noqa: PLW0108 (a test may set another clock)
        # How far that clock is ahead of one that stands still while the machine sleeps, and that nobody can set.
        self.ahead: Callable[[], int] = lambda: (time.time_ns() - time.monotonic_ns()) // 1_000_000
        self.actors: dict[str, TableActor] = {}
        self.metrics = Metrics()
        self.closing = False
        self._opening: Counter[str] = Counter()  # by person: tables that are being written
        self._returning = asyncio.Lock()  # who clicks twice gets one table
        self._loading: dict[str, asyncio.Task[TableActor | None]] = {}
        self._resuming: asyncio.Task[None] | None = None

    def resume(self) -> None:
        """Bring back the tables that are not over, so that their bots and clocks go on."""
        self._resuming = asyncio.get_running_loop().create_task(self._resume())

    async def close(self) -> None:
        """Send everybody away: the server goes down, and will be back."""
        self.closing = True
        if self._resuming is not None:
            self._resuming.cancel()
        for actor in list(self.actors.values()):
            async with actor.lock:  # whatever is being written is written and acknowledged first
                actor.end("restart", 1000)
        end = time.monotonic() + LEAVING
        while self.sockets and time.monotonic() < end:
            await asyncio.sleep(0.02)

    # Live tables

    async def actor(self, name: str) -> TableActor | None:
        """Return a table, loaded where it was not."""
        if name in self.actors:
            return self.actors[name]
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._enter(name))
        return await asyncio.shield(self._loading[name])

    async def load(self, name: str) -> Table | None:
        """Fold a table's log; one that cannot be is set aside, by name, and stands in nobody's way."""
        try:
            rows = await self.log.read(name)
            if rows and isinstance(rows[0].entry, Opened):
                await self.ready(rows[0].entry.game)
            return await asyncio.to_thread(fold, name, rows, self.find)
        except StorageError:
            raise
        except OtherRules as error:
            logger.error("a table is set aside", extra={"table": name, "reason": str(error)})
            raise Refuse("set-aside", f"this table is set aside: {error}") from error
        except Exception as error:  # the text of an error may quote what somebody holds
            reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
            logger.error("a table is set aside", extra={"table": name, "reason": reason})
            raise Refuse("set-aside", "this table is set aside: its log cannot be read") from error

    def release(self, actor: TableActor) -> None:
        """Forget a finished table that nobody looks at."""
        if actor.table.stage == "over" and not actor.sockets and not actor.lock.locked():
            actor.end("gone", None)
            self.actors.pop(actor.table.id, None)

    async def sleep(self, actor: TableActor) -> None:
        """Forget a match whose only player is away: it lies on disk until they look at it again."""
        table, text = actor.table, msgspec.json.encode(brief(self.info(actor))).decode()
        try:
            await self.log.mark(table.id, Head(table.created, ASLEEP, True, text))
            if actor.table is table and actor.idle and not actor.lock.locked():
                del self.actors[table.id]
                actor.end("gone", None)
            else:  # somebody came meanwhile
                await self.log.mark(table.id, Head(table.created, table.stage, True))
        except StorageError as error:
            logger.error("not put to sleep", extra={"table": table.id, "reason": str(error)})
            actor.scheduler.plan()

    async def _wake(self, actor: TableActor) -> None:
        """Let lists and the next start of the server know that a match is awake; its player may have another name."""
        table = actor.table
        with suppress(StorageError, Raced):  # nothing that counts: whatever happens at the table is written again
            await self.log.mark(table.id, Head(table.created, table.stage, True))
            [occupant] = [table.occupants[seat] for seat in table.staying]
            name = await self.log.name_of(occupant.person or "")
            if name and occupant.person and name != occupant.name:
                await actor.amend(Renamed(person=occupant.person, name=name))

    @property
    def sockets(self) -> list[Socket]:
        """Every page that is connected."""
        return [socket for actor in self.actors.values() for socket in actor.sockets]

    def crowd(self, arriving: Collection[Socket]) -> tuple[Counter[str], Counter[str]]:
        """Return how many pages each person and each address has open, with those that are about to be let in."""
        sockets = {*self.sockets, *arriving}
        return Counter(socket.person.id for socket in sockets), Counter(socket.address for socket in sockets)

    # Tables

    async def open(self, wish: wire.TableWish, asker: Asker) -> TableActor:
        """Open a table, or return to the guided game that was left."""
        opened = self._opened(wish, asker)
        async with self._returning if wish.guide else nullcontext():
            for table in await self.tables_of(asker.person) if wish.guide else ():
                going_on = table.guide and table.game == wish.game and table.stage != "over"
                if going_on and (actor := await self.actor(table.id)) is not None:
                    return actor
            return await self._open(opened, asker)

    async def day(self, game: Game, asker: Asker) -> TableActor:
        """Open today's deal, the same for everybody, or return to it: everybody has one try."""
        if game.spec.day is None:
            raise Refuse("unknown", f"{game.name} has no deal of the day")
        today = datetime.fromtimestamp(self.now() / 1000, UTC).date().isoformat()
        bot = wire.SeatWish(kind="bot", level=self.settings.day_level)
        seats = [wire.SeatWish(kind="me"), *[bot] * (game.seats - 1)]
        wish = wire.TableWish(game=game.name, preset=game.preset, seats=seats, options=dict(game.spec.day), start=True)
        async with self._returning:
            for table in await self.tables_of(asker.person):
                if table.day == today and table.game == game.name and (actor := await self.actor(table.id)) is not None:
                    return actor
            return await self._open(msgspec.structs.replace(self._opened(wish, asker), day=today), asker)

    async def _open(self, opened: Opened, asker: Asker) -> TableActor:
        """Write the opening of a table, once its game can be played."""
        await self.ready(opened.game)
        tables = [actor.table for actor in self.actors.values() if actor.table.host == asker.person]
        busy = sum(table.stage != "over" and not table.alone for table in tables) + self._opening[asker.person]
        if busy >= self.settings.tables_per_person:
            raise Refuse("too-many", f"at most {self.settings.tables_per_person} tables of one person at a time")
        name = secrets.token_urlsafe(9)
        row = Row(seq=1, at=self.now(), entry=opened)
        table = Table(name, row, self.find)
        self._opening[asker.person] += 1
        try:
            await self.log.append(self.batch(table, [row], None))
        finally:
            self._opening -= Counter([asker.person])
        actor = self.actors[name] = TableActor(self, table)
        async with actor.lock:
            await actor.start_if_full()
            actor.scheduler.plan()
        logger.info("table opened", extra={"table": name, "game": opened.game})
        return actor

    def batch(self, after: Table, rows: Sequence[Row], before: Table | None) -> Batch:
        """Return entries with what lists need to know, where that has changed."""
        head = None
        if before is None or after.stage == "over" or before.stage != after.stage:
            kept = after.match is not None or after.stage != "over"
            final = brief(info(after, NOBODY, None, self.now())) if after.stage == "over" else None
            text = msgspec.json.encode(final).decode() if final else None
            head = Head(after.created, after.stage, kept, text)
        people = [seat.person for seat in after.opened.seats if seat.person] if before is None else []
        people += [row.entry.person for row in rows if isinstance(row.entry, Sat)]
        return Batch(after.id, rows, head, people, [change.write for change in changes(before, after, rows)])

    def follower(self, table: Table, asker: Asker) -> Batch:
        """Return the opening of a rematch: the same people, bots and rules, and everything else new."""
        seats = [
            Placed(kind=occupant.kind, person=occupant.person, name=occupant.name, level=occupant.level)
            for occupant in table.occupants
        ]
        opened = msgspec.structs.replace(
            table.opened,
            seats=seats,
            host=table.host if table.seat_of(table.host) is not None else asker.person,
            start=True,
            guide=False,
            day=None,
            key=secrets.token_urlsafe(12),
            dealer=table.loser() if table.game.spec.loser_deals else None,
        )
        row = Row(seq=1, at=self.now(), entry=opened)
        name = secrets.token_urlsafe(9)
        return self.batch(Table(name, row, self.find), [row], None)

    def listed(self) -> list[wire.TableInfo]:
        """Return the tables that anybody may find, the newest first."""
        actors = [actor for actor in self.actors.values() if actor.table.opened.listed and actor.table.stage != "over"]
        actors.sort(key=lambda actor: actor.table.created, reverse=True)
        return [brief(self.info(actor)) for actor in actors[:LISTED]]

    async def tables_of(self, person: str, before: int | None = None) -> list[wire.TableInfo]:
        """Return somebody's tables, the newest first; those opened before a time, where one is named."""
        found: list[wire.TableInfo] = []
        for name, kept in await self.log.tables_of(person, LISTED, before):
            if (actor := self.actors.get(name)) is not None:
                found.append(self.info(actor))
            elif (final := _read(kept)) is not None:
                found.append(final)
            else:
                with suppress(Refuse):  # set aside
                    if (table := await self.load(name)) is not None:  # a list wakes nobody
                        found.append(info(table, NOBODY, None, self.now()))
        return [brief(each) for each in found]

    def info(self, actor: TableActor) -> wire.TableInfo:
        """Return a table as everybody may know it."""
        return info(actor.table, actor.public_presence, actor.clocks, self.now())

    async def rename(self, person: str, name: str) -> None:
        """Let the tables where somebody sits know their new name."""
        for actor in list(self.actors.values()):
            if actor.table.stage != "over" and actor.table.seat_of(person) is not None and not actor.table.restless:
                await actor.amend(Renamed(person=person, name=name))

    def _opened(self, wish: wire.TableWish, asker: Asker) -> Opened:
        """Check a wish."""
        try:
            game = self.find(wish.game, wish.preset, **wish.options)
            if wish.guide and game.spec.guide is not None:
                game = self.find(wish.game, wish.preset, **{**game.spec.guide.options, **wish.options})
        except BadTable as error:
            raise Refuse("bad-rules", str(error)) from error
        if len(wish.seats) != game.seats:
            raise Refuse("bad-rules", f"these rules have {game.seats} seats, not {len(wish.seats)}")
        if wish.guide and any(seat.kind in ("open", "held") for seat in wish.seats):
            raise Refuse("bad-rules", "a guided game is played with bots: everybody may know its cards")
        if [seat.kind for seat in wish.seats].count("me") > 1:
            raise Refuse("bad-rules", "nobody sits in two seats")
        seats: list[Placed] = []
        for seat in wish.seats:
            if seat.kind == "me":
                seats.append(Placed(kind="person", person=asker.person, name=asker.name))
            elif seat.kind == "bot":
                if seat.level not in self.bots.levels:
                    raise Refuse("unknown", f"there is no level {seat.level!r}; levels: {', '.join(self.bots.levels)}")
                seats.append(Placed(kind="bot", level=seat.level))
            else:
                seats.append(Placed(kind=seat.kind))
        return Opened(
            game=wish.game,
            preset=wish.preset,
            options={option.name: game.options[option.name] for option in game.spec.options},
            seats=seats,
            host=asker.person,
            listed=wish.listed and not wish.guide,
            clock=wish.clock,
            memory=wish.memory,
            start=wish.start or wish.guide,
            guide=wish.guide,
            coach=wish.coach,
            key=secrets.token_urlsafe(12),
        )

    async def _enter(self, name: str) -> TableActor | None:
        try:
            table = await self.load(name)
            if table is None:
                return None
            actor = self.actors[name] = TableActor(self, table)
            if table.alone:
                await self._wake(actor)
            actor.scheduler.plan()
            return actor
        finally:
            del self._loading[name]

    async def _resume(self) -> None:
        names: list[str] | None = None
        while names is None:
            try:
                names = await self.log.running()
            except StorageError as error:
                logger.error("tables not resumed", extra={"reason": str(error)})
                await asyncio.sleep(self.settings.retry)
        for name in names:
            try:
                await self.actor(name)
            except StorageError as error:
                logger.error("table not resumed", extra={"table": name, "reason": str(error)})
            except Refuse:
                continue  # set aside, and logged
            except Exception:
                logger.exception("table not resumed", extra={"table": name})


def _read(kept: str | None) -> wire.TableInfo | None:
    """Read what is kept of a finished table; None when there is nothing, or an older server has written it."""
    try:
        return msgspec.json.decode(kept, type=wire.TableInfo) if kept else None
    except msgspec.ValidationError:
        return None
