"""All live tables of this server: found in memory or in the log, listed, unloaded when nobody needs them.

Those that it owns are actors. Where servers share tables, those of others that its pages look at are replicas.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from fuda.core.errors import OtherRules
from fuda.server import wire
from fuda.server.actor import TableActor
from fuda.server.audience import Audience
from fuda.server.commands import Refuse
from fuda.server.entries import Opened, Renamed
from fuda.server.environment import Environment
from fuda.server.log import Head, Lost, Raced, StorageError, Unreadable
from fuda.server.projection import NOBODY, brief, info
from fuda.server.replica import Replica
from fuda.server.schema import FIRST
from fuda.server.sockets import Socket
from fuda.server.tables import Table, fold

if TYPE_CHECKING:
    from fuda.server.cluster import Cluster

ASLEEP = "asleep"  # the stage of a match, in lists, that waits on disk for its only player
LISTED = 100  # most tables in a list
LEAVING = 2.0  # seconds in which pages may read their goodbye when the server goes down

Live: TypeAlias = TableActor | Replica
Ready: TypeAlias = Callable[..., Awaitable[None]]  # waits for a game and levels of opponents: the first start compiles

logger = logging.getLogger("fuda.registry")


async def at_once(game: str, *levels: str) -> None:
    """Where every game can be played from the beginning."""
    del game, levels


class Registry:
    """The live tables."""

    def __init__(self, env: Environment, ready: Ready = at_once) -> None:
        self.env, self.ready = env, ready
        self.actors: dict[str, TableActor] = {}
        self.replicas: dict[str, Replica] = {}
        self.cluster: Cluster | None = None  # with whom tables are shared
        self._audiences: dict[str, Audience] = {}  # by table, whoever's it is
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._resuming: asyncio.Task[None] | None = None

    def resume(self) -> None:
        """Bring back the tables that are not over, so that their bots and clocks go on."""
        self._resuming = asyncio.get_running_loop().create_task(self._resume())

    async def close(self) -> None:
        """Send everybody away: the server goes down, and will be back."""
        self.env.closing = True
        if self._resuming is not None:
            self._resuming.cancel()
        for actor in list(self.actors.values()):
            await actor.mailbox.drained()  # whatever is being written is written and acknowledged first
            actor.end("restart", 1000)
        for replica in list(self.replicas.values()):
            replica.end("restart", 1000)
        if self.cluster is not None:
            await self.cluster.close()
        end = time.monotonic() + LEAVING
        while self.sockets and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def live(self, name: str) -> Live | None:
        """Return a table, loaded where it was not."""
        found = self.actors.get(name) or self.replicas.get(name)
        if found is not None:
            return found
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._enter(name))
        return await asyncio.shield(self._loading[name])

    async def bring(self, name: str) -> object:
        """Have a table in memory, so that its clocks and bots go on."""
        return await self.live(name)

    def add(self, table: Table, epoch: int | None = FIRST) -> TableActor:
        """Let a table live here."""
        line = self.cluster.line if self.cluster is not None else None
        epoch = epoch if self.cluster is not None else None
        actor = self.actors[table.id] = TableActor(self.env, self, table, self._audience(table.id), epoch, line)
        return actor

    def lost(self, actor: TableActor) -> None:
        """Let a table go that is another server's by now; its pages are shown that one's."""
        name = actor.table.id
        actor.give_way()
        if self.actors.get(name) is actor:
            logger.info("a table is another server's now", extra={"table": name})
            del self.actors[name]
            if self.cluster is not None:
                self.cluster.hurry()

    async def own(self, name: str) -> TableActor | None:
        """Return a table that this server has just found to be its own."""
        if (replica := self.replicas.get(name)) is not None:
            await self.replace(replica)
        live = await self.live(name)
        return live if isinstance(live, TableActor) else None

    async def replace(self, replica: Replica) -> None:
        """Find out whose a table is now."""
        replica.give_way()
        if self.replicas.get(replica.table.id) is replica:
            del self.replicas[replica.table.id]
            await self.live(replica.table.id)

    def drop(self, replica: Replica) -> None:
        """Follow a table no more that nobody looks at."""
        self.replicas.pop(replica.table.id, None)
        self._audiences.pop(replica.table.id, None)
        replica.end("gone", None)

    async def leave(self, name: str, socket: Socket) -> None:
        """Let a page go, whoever has its table."""
        if (live := self.actors.get(name) or self.replicas.get(name)) is not None:
            await live.leave(socket)
        elif (audience := self._audiences.get(name)) is not None:
            audience.sockets.discard(socket)

    def homeless(self) -> list[str]:
        """Return tables that pages look at here, and that are neither owned nor followed."""
        return [
            name
            for name, audience in self._audiences.items()
            if audience.sockets and name not in self.actors and name not in self.replicas
        ]

    def _audience(self, name: str) -> Audience:
        return self._audiences.setdefault(name, Audience())

    def _forget(self, name: str) -> None:
        """Have a table in memory no more, and leave it to whoever asks for it."""
        del self.actors[name]
        self._audiences.pop(name, None)
        if self.cluster is not None:
            self.cluster.release(name)

    async def load(self, name: str) -> Table | None:
        """Fold a table's log; one that cannot be is set aside, by name, and stands in nobody's way."""
        try:
            rows = await self.env.log.read(name)
            if rows and isinstance(rows[0].entry, Opened):
                await self.ready(rows[0].entry.game)
            return await asyncio.to_thread(fold, name, rows, self.env.find)
        except StorageError:
            raise
        except OtherRules as error:
            logger.error("a table is set aside", extra={"table": name, "reason": str(error)})
            raise Refuse("set-aside", f"this table is set aside: {error}") from error
        except Exception as error:  # the text of an error may quote what somebody holds
            reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
            logger.error("a table is set aside", extra={"table": name, "reason": reason})
            raise Refuse("set-aside", "this table is set aside: its log cannot be read") from error

    async def unload(self, actor: TableActor) -> None:
        """Let a table go from memory that is finished, or waits on disk until its only player looks at it again."""
        if actor.finished and self.actors.get(actor.table.id) is actor:
            self._forget(actor.table.id)
            actor.end("gone", None)
        elif actor.idle:
            await self._sleep(actor)

    async def _sleep(self, actor: TableActor) -> None:
        table, text = actor.table, msgspec.json.encode(brief(self.info(actor))).decode()
        try:
            await self.env.log.mark(table.id, Head(table.created, ASLEEP, True, text))
            if actor.table is table and actor.idle and actor.mailbox.empty:
                self._forget(table.id)
                actor.end("gone", None)
            else:  # somebody came meanwhile
                await self.env.log.mark(table.id, Head(table.created, table.stage, True))
        except StorageError as error:
            logger.error("not put to sleep", extra={"table": table.id, "reason": str(error)})

    async def _wake(self, actor: TableActor) -> None:
        """Let lists and the next start of the server know that a match is awake; its player may have another name."""
        table = actor.table
        with suppress(StorageError, Raced):  # nothing that counts: whatever happens at the table is written again
            await self.env.log.mark(table.id, Head(table.created, table.stage, True))
            [occupant] = [table.occupants[seat] for seat in table.staying]
            name = await self.env.log.name_of(occupant.person or "")
            if name and occupant.person and name != occupant.name:
                await actor.amend(Renamed(person=occupant.person, name=name))

    @property
    def sockets(self) -> list[Socket]:
        """Every page that is connected."""
        return [socket for audience in self._audiences.values() for socket in audience.sockets]

    def crowd(self, arriving: Collection[Socket]) -> tuple[Counter[str], Counter[str]]:
        """Return how many pages each person and each address has open, with those that are about to be let in."""
        sockets = {*self.sockets, *arriving}
        return Counter(socket.person.id for socket in sockets), Counter(socket.page.address for socket in sockets)

    def listed(self) -> list[wire.TableInfo]:
        """Return the tables that anybody may find, the newest first."""
        found = [*self.own_listed(), *(self.cluster.listed() if self.cluster is not None else ())]
        return sorted(found, key=lambda table: table.created, reverse=True)[:LISTED]

    def own_listed(self) -> list[wire.TableInfo]:
        """Return those among them that this server owns."""
        actors = [actor for actor in self.actors.values() if actor.table.opened.listed and actor.table.stage != "over"]
        actors.sort(key=lambda actor: actor.table.created, reverse=True)
        return [brief(self.info(actor)) for actor in actors[:LISTED]]

    async def tables_of(self, person: str, before: int | None = None) -> list[wire.TableInfo]:
        """Return somebody's tables, the newest first; those opened before a time, where one is named."""
        found: list[wire.TableInfo] = []
        for name, kept in await self.env.log.tables_of(person, LISTED, before):
            if (live := self.actors.get(name) or self.replicas.get(name)) is not None:
                found.append(self.info(live))
            elif (final := _read(kept)) is not None:
                found.append(final)
            else:
                with suppress(Refuse):  # set aside
                    if (table := await self.load(name)) is not None:  # a list wakes nobody
                        found.append(info(table, NOBODY))
        return [brief(each) for each in found]

    def info(self, live: Live) -> wire.TableInfo:
        """Return a table as everybody may know it."""
        return info(live.table, live.public_presence)

    async def rename(self, person: str, name: str) -> None:
        """Let the tables of this server where somebody sits know their new name."""
        for actor in list(self.actors.values()):
            if actor.table.stage != "over" and actor.table.seat_of(person) is not None and not actor.table.restless:
                with suppress(Lost):  # whoever has it hears of the name too
                    await actor.amend(Renamed(person=person, name=name))

    async def _enter(self, name: str) -> Live | None:
        try:
            lease = await self.cluster.claim(name) if self.cluster is not None else None
            if self.cluster is not None and lease is None:
                return None
            table = await self.load(name)
            if table is None:
                return None
            if self.cluster is not None and lease is not None and not self.cluster.mine(lease):
                return await self._follow(self.cluster, table, lease.owner)
            actor = self.add(table, lease.epoch if lease is not None else None)
            actor.show()  # to who looked at it as another server's
            if table.alone:
                await self._wake(actor)
            actor.plan()
            return actor
        finally:
            del self._loading[name]

    async def _follow(self, cluster: "Cluster", table: Table, owner: str) -> Replica:
        replica = Replica(self.env, cluster, cluster.line, table, owner, self._audience(table.id))
        self.replicas[table.id] = replica
        await cluster.follow(replica)
        replica.show()
        return replica

    async def _resume(self) -> None:
        names: list[str] | None = None
        while names is None:
            try:
                names = await self.env.log.running()
            except StorageError as error:
                logger.error("tables not resumed", extra={"reason": str(error)})
                await asyncio.sleep(self.env.settings.retry)
        for name in names:
            try:
                await self.live(name)
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
