"""Several servers that share the tables of one database: whose each table is, and what they tell each other.

A server owns the tables that it has claimed (`leases.py`) and follows those of others that its pages look at
(`replica.py`). A table moves when its owner goes, stops answering, or finds that another server has claimed it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from fuda.server import bus, wire
from fuda.server.bus import Messages
from fuda.server.commands import Refuse
from fuda.server.inbox import Inbox, post
from fuda.server.leases import Lease, Leases
from fuda.server.log import Log, StorageError
from fuda.server.notify import PostgresBus
from fuda.server.people import People
from fuda.server.postgres import PostgresLog
from fuda.server.registry import Registry
from fuda.server.replica import Replica

RENEWALS = 4  # of a lease, before it would run out
AT_ONCE = 20  # tables of a server that is gone, before another one may take its share
HANDSHAKE = 2.0  # seconds for an owner to say who is at a table
LINGER = 60.0  # seconds for which a table is followed that nobody looks at

logger = logging.getLogger("fuda.cluster")
_LISTING = msgspec.json.Decoder(list[wire.TableInfo])


class Cluster:
    """This server among the others."""

    def __init__(self, registry: Registry, people: People, log: Log) -> None:
        assert isinstance(log, PostgresLog)
        self.registry, self.people, self.env = registry, people, registry.env
        self.leases = Leases(log, self.env.settings.lease)
        self.others: set[str] = set()  # servers that are alive
        self.cut_off = False  # whether the database has not been reached for so long that others may have our tables
        self._log = log
        self._line: PostgresBus | None = None
        self._lists: dict[str, str] = {}
        self._listed: tuple[str, list[wire.TableInfo]] = ("", [])
        self._interrupted = False  # whether our lease could not be renewed
        self._claims_from = 0.0  # when others have had time to renew theirs since
        self._renewed = time.monotonic()
        self._seen: dict[str, float] = {}  # by table that is followed: when somebody last looked at it
        self._tasks: set[asyncio.Task[None]] = set()
        self._again = asyncio.Event()
        self._inbox: Inbox | None = None
        self.heard_looking: Callable[[bus.Looking], object] = lambda message: None

    @property
    def line(self) -> PostgresBus:
        """The bus."""
        assert self._line is not None
        return self._line

    async def start(self) -> None:
        """Take part."""
        self._line = PostgresBus(self._log, self._hear, self._opened)
        self._inbox = Inbox(self.registry, self.leases, self._line)
        with suppress(TimeoutError):  # it is opened as soon as it can be
            async with asyncio.timeout(self.env.settings.lease):
                await self._again.wait()
        self._do(self._live())

    async def close(self) -> None:
        """Leave what is ours to the others, and tell them."""
        for task in self._tasks:
            task.cancel()
        try:
            await self.leases.end()
        except StorageError as error:
            logger.error("tables not left to others", extra={"reason": str(error)})
        if self._line is not None:
            for server in self.others:
                self._line.send(server, bus.Orphans(server=self._line.server))
            await self._line.close()

    async def claim(self, table: str) -> Lease | None:
        """Return whose a table is: ours where it was nobody's; None where there is no such table."""
        return await self.leases.claim(table)

    def mine(self, lease: Lease) -> bool:
        """Whether a table is ours."""
        return lease.owner == self._log.server

    async def follow(self, replica: Replica) -> None:
        """Begin to follow a table, and wait until its owner has said who is there."""
        self._seen[replica.table.id] = time.monotonic()
        replica.follow()
        try:
            async with asyncio.timeout(HANDSHAKE):
                await replica.known.wait()
        except TimeoutError:
            logger.warning("an owner does not answer", extra={"table": replica.table.id})

    def look_again(self, replica: Replica) -> None:
        """Find out whose a table is now."""
        self._do(self._resolve(replica))

    def hurry(self) -> None:
        """Look after tables now."""
        self._again.set()

    def release(self, table: str) -> None:
        """Let others have a table that this server does not need in memory."""
        self._do(self._release(table))

    def renamed(self, person: str, name: str) -> None:
        """Let other servers know somebody's new name."""
        for server in self.others:
            self.line.send(server, bus.Rename(server=self.line.server, person=person, name=name))

    def tell_looking(self, message: bus.Looking) -> None:
        """Let other servers know who looks at a finished match, and where."""
        for server in self.others:
            self.line.send(server, msgspec.structs.replace(message, server=self.line.server))

    def listed(self) -> list[wire.TableInfo]:
        """Return the listed tables of other servers, as of a moment ago."""
        text = "\n".join(self._lists.values())
        if self._listed[0] != text:
            found: list[wire.TableInfo] = []
            for each in self._lists.values():
                try:
                    found += _LISTING.decode(each)
                except msgspec.DecodeError:  # another version's
                    continue
            self._listed = (text, found)
        return self._listed[1]

    # From time to time

    async def _live(self) -> None:
        """Renew our lease, and look after tables whose owner is gone."""
        interval = self.env.settings.lease / RENEWALS
        while True:
            begun = time.monotonic()
            try:
                await self._renew()
                await self._take_over()
            except (StorageError, TimeoutError) as error:
                logger.error("lease not renewed", extra={"reason": str(error) or type(error).__name__})
                self._interrupted = True
                self._check_cut_off()
            except Exception:
                logger.exception("the cluster's round failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, interval - (time.monotonic() - begun))):
                    await self._again.wait()
            self._again.clear()

    async def _renew(self) -> None:
        async with asyncio.timeout(self.env.settings.lease):
            found = await self.leases.renew(msgspec.json.encode(self.registry.own_listed()).decode())
        now = time.monotonic()
        self.cut_off, self._renewed = False, now
        gone, self.others, self._lists = self.others - set(found.others), set(found.others), found.others
        if self._interrupted:
            self._interrupted, self._claims_from = False, now + self.env.settings.lease
        if found.lapsed:
            await self._check_leases()
        for server in gone:
            self._gone(server)

    async def _check_leases(self) -> None:
        """See which tables others have claimed while this server slept, or could not reach the database."""
        actors = dict(self.registry.actors)  # whatever is opened meanwhile is ours
        mine = await self.leases.mine()
        for name, actor in actors.items():
            if mine.get(name) != actor.epoch:
                self.registry.lost(actor)

    async def _take_over(self) -> None:
        """Claim tables that are nobody's; of other servers' only once those had time to come back as well."""
        registry, now = self.registry, time.monotonic()
        for name, replica in list(registry.replicas.items()):
            if replica.sockets:
                self._seen[name] = now
            if replica.owner not in self.others:
                if self._patient:
                    await self._resolve(replica)
            elif now - self._seen.get(name, now) > LINGER:
                registry.drop(replica)
        for name in registry.homeless():
            await self._bring(name)
        if self._patient:
            orphans = await self.leases.orphans(AT_ONCE)
            for name in orphans:
                lease = await self.claim(name)
                if lease is not None and self.mine(lease):  # otherwise another server was faster
                    await self._bring(name)
            if len(orphans) == AT_ONCE:
                self.hurry()  # there may be more

    @property
    def _patient(self) -> bool:
        """Whether every server that is alive has had time to renew its lease since the database was last away."""
        return time.monotonic() >= self._claims_from

    def _check_cut_off(self) -> None:
        """Send people elsewhere once others may have our tables: here nothing can be done for them."""
        if self.others and time.monotonic() - self._renewed > self.env.settings.lease and not self.cut_off:
            self.cut_off = True
            logger.error("cut off", extra={"reason": "the database cannot be reached, and other servers may"})
            for socket in self.registry.sockets:
                socket.end("restart", 2000)

    async def _bring(self, name: str) -> None:
        try:
            await self.registry.live(name)
        except Refuse:
            pass  # set aside, and logged
        except StorageError:
            raise
        except Exception:
            logger.exception("table not resumed", extra={"table": name})

    async def _resolve(self, replica: Replica) -> None:
        """Follow a table's owner of now, or become it."""
        if self.registry.replicas.get(replica.table.id) is replica:
            try:
                await self.registry.replace(replica)
            except StorageError as error:
                logger.error("not followed", extra={"table": replica.table.id, "reason": str(error)})
            except Refuse:  # set aside
                replica.end("gone", None)

    async def _release(self, table: str) -> None:
        try:
            await self.leases.release([table])
        except StorageError as error:  # whoever asks for it asks us, who load it again
            logger.error("not released", extra={"table": table, "reason": str(error)})

    def _gone(self, server: str) -> None:
        """A server is gone, and its pages with it."""
        for actor in self.registry.actors.values():
            post(actor, actor.followers.end(server))

    # What others say

    def _opened(self) -> None:
        """The line works, or works again: whatever was said meanwhile is lost."""
        for replica in self.registry.replicas.values():
            replica.follow()
        for actor in self.registry.actors.values():
            actor.followers.look_again()
        self._again.set()

    def _hear(self, message: Messages) -> None:
        match message:
            case bus.Orphans():
                self.others.discard(message.server)
                self._lists.pop(message.server, None)
                self._gone(message.server)
                self._again.set()
            case bus.Rename(person=person, name=name):
                self.people.forget(person)
                self._do(self._rename(person, name))
            case bus.Appended(table=table) | bus.Answer(table=table) | bus.Present(table=table):
                self._tell_replica(table, message)
            case bus.LookAgain(table=table):
                self._tell_replica(table, message)
            case bus.Looking():
                self.heard_looking(message)
            case bus.Talk(table=table) if table not in self.registry.actors:
                self._tell_replica(table, message)
            case _:
                assert self._inbox is not None
                self._inbox.tell(message)

    def _tell_replica(self, table: str, message: Messages) -> None:
        if (replica := self.registry.replicas.get(table)) is not None:
            replica.mailbox.tell(message)

    async def _rename(self, person: str, name: str) -> None:
        try:
            await self.registry.rename(person, name)
        except StorageError as error:
            logger.error("not renamed", extra={"reason": str(error)})

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
