"""A live table: the pages that look at it, the bots that sit there, and the one way by which anything happens.

A command's way is always the same: known already? → rules → commit → acknowledge → broadcast. The table in memory is
replaced only after the commit, so a failed one leaves nothing to roll back.
"""

import asyncio
import logging
from collections.abc import Collection, Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fuda.core.errors import FudaError
from fuda.server import commands, wire
from fuda.server import entries as log
from fuda.server.bots import BotPlayers
from fuda.server.changes import Changes
from fuda.server.clocks import Clocks
from fuda.server.coach import advise
from fuda.server.commands import Asker, Refuse
from fuda.server.due import Attendance
from fuda.server.entries import Entries, Row
from fuda.server.log import Batch, Raced, StorageError
from fuda.server.presence import Presence
from fuda.server.projection import Outlook, PublicPresence
from fuda.server.scheduler import Scheduler
from fuda.server.sockets import Reason, Socket
from fuda.server.tables import Table

if TYPE_CHECKING:
    from fuda.server.registry import Registry


JUMP = 2_000  # milliseconds by which a clock is never corrected little by little

logger = logging.getLogger("fuda.actor")


class TableActor:
    """A table and everybody there."""

    def __init__(self, registry: "Registry", table: Table) -> None:
        now = registry.now()
        self.registry = registry
        self.table = table
        self.presence = Presence(now)
        self.lock = asyncio.Lock()
        self.needs_reload = False  # whether the log may hold more, or less, than is known here
        self.storage_down = False  # whether nothing could be written the last time that something was to be
        self._ahead = registry.ahead()
        self.clocks = Clocks(table.opened.clock, now)
        self.bot_players = BotPlayers(self)
        self.scheduler = Scheduler(self)
        self._follow(resumed=True)

    @property
    def sockets(self) -> set[Socket]:
        """The pages that are here."""
        return self.presence.sockets

    @property
    def attendance(self) -> Attendance:
        """Which seats' people are here, and since when."""
        return self.presence.attendance(self.table)

    @property
    def public_presence(self) -> PublicPresence:
        """The same, as everybody may know it."""
        return self.presence.public(self.table, self.registry.settings)

    @property
    def idle(self) -> bool:
        """Whether nothing happens until the only player, who is not here, comes back."""
        table = self.table
        moving = any(table.occupants[seat].driven for seat in table.turns)
        return table.alone and not moving and not self.sockets and not (self.needs_reload or self.storage_down)

    def _presence(self) -> None:
        """Let the clocks run while somebody is here who plays, and what they do can be kept."""
        here = bool(self.presence.seated(self.table)) and not self.storage_down
        self.clocks.run(here=here, now=self.registry.now())

    def _tell_presence(self, socket: Socket) -> None:
        """Show the others who came or went: a player at once, spectators together, for there may be very many."""
        if self.table.seat_of(socket.person.id) is not None:
            self.broadcast(self.sockets - {socket})
        else:
            self.scheduler.tell_soon()

    # Pages

    async def join(self, socket: Socket, since: int) -> None:
        """Let a page in: a welcome, everything after entry `since`, and from then on whatever happens."""
        async with self.lock:
            await self.trust()
            before = self.presence.heard
            self.presence.come(socket, self.table, self.registry.now())
            seat = self.table.seat_of(socket.person.id)
            socket.seq = max(0, min(since, self.table.seq))
            socket.tell(
                wire.Welcome(
                    person=socket.person.id,
                    seat=seat,
                    host=socket.person.id == self.table.host,
                    now=self.registry.now(),
                )
            )
            socket.greeted = True
            self._presence()
            self.broadcast([socket])
            if self.presence.heard != before:
                self._tell_presence(socket)
            await self.start_if_full()
            self.scheduler.plan()

    async def leave(self, socket: Socket) -> None:
        """A page is gone."""
        socket.expect(None, lambda: None)
        socket.consult(None)
        async with self.lock:
            before = self.presence.heard
            gone = self.presence.go(socket, self.table, self.registry.now())
            if gone:
                self._presence()
            if gone or self.presence.heard != before:
                self._tell_presence(socket)
            self.scheduler.plan()
        self.registry.release(self)

    def heard(self, socket: Socket, ping: wire.Ping) -> None:
        """A page is there; if it is not when it said it would be, the others see it."""
        socket.delay = ping.delay
        socket.expect(ping.within, lambda: self._notice(socket, late=True))
        self._notice(socket, late=False)

    def _notice(self, socket: Socket, *, late: bool) -> None:
        before = self.presence.heard
        socket.late = late
        if self.presence.heard != before:
            self._tell_presence(socket)

    @property
    def bot_delay(self) -> float:
        """Seconds that a bot's move takes at least: as many as the most leisurely player here wants, within ours."""
        most = self.registry.settings.bot_delay
        seated = [socket.delay for socket in self.sockets if self.table.seat_of(socket.person.id) is not None]
        return max((most if delay is None else min(most, delay / 1000) for delay in seated), default=most)

    async def command(self, socket: Socket, asker: Asker, command: wire.Commands) -> None:
        """Do what a page asks for and answer it: an acknowledgement, then everybody's update; or a refusal.

        Who asks the coach is answered with advice.
        """
        async with self.lock:
            try:
                seq = await self._once(asker, command)
                # From here on it has happened: whatever breaks now is looked at again, and nobody hears otherwise.
                if isinstance(command, wire.Ask):
                    socket.consult(advise(self, socket, command.id, seq))
                else:
                    socket.tell(wire.Ack(id=command.id, seq=seq))
                with self._afterwards("what follows a command failed"):
                    if any(other.seq < self.table.seq for other in self.sockets):
                        self.broadcast(self.sockets)
                    await self.start_if_full()
            finally:
                self.scheduler.plan()

    async def _once(self, asker: Asker, command: wire.Commands) -> int:
        """Do what a page asks for, unless it was done already; returns the entry that holds it."""
        try:
            await self.trust()
            done = self.table.done.get((asker.person, command.id))
            return await self._do(asker, command) if done is None else done
        except StorageError as error:
            logger.error("refused for want of storage", extra={"table": self.table.id, "reason": str(error)})
            raise Refuse("storage", "the table could not be written to disk: nothing has happened") from None
        except Raced:
            self.broadcast(self.sockets)
            done = self.table.done.get((asker.person, command.id))
            if done is None:
                raise Refuse("stale", "something happened at the same moment: look again") from None
            return done  # it was this very command, sent before and not answered

    async def amend(self, entry: Entries) -> None:
        """Write what was decided elsewhere, unless the table is over."""
        async with self.lock:
            try:
                await self.trust()
                if self.table.stage != "over":
                    await self.write([entry])
                    self.broadcast(self.sockets)
            finally:
                self.scheduler.plan()

    def talk(self, seat: int, phrase: wire.Phrase) -> None:
        """Let everybody hear a phrase."""
        for socket in self.sockets:
            socket.tell(wire.Said(seat=seat, phrase=phrase))

    def broadcast(self, sockets: Collection[Socket]) -> None:
        """Show pages the table as each may know it."""
        with self._afterwards("a table could not be shown"):  # it is again when the log has been read again
            outlook = Outlook(self.table, self.public_presence, self.clocks, self.registry.now())
            changes = Changes()
            for socket in sockets:
                if not socket.greeted:
                    continue
                seat = self.table.seat_of(socket.person.id)
                whole = outlook.update(seat, socket.seq)
                if socket.shown is None:
                    socket.send(whole)
                else:
                    socket.send(changes.between(socket.shown, outlook.message(seat, socket.seq), whole))
                socket.shown = whole if socket.changes else None
                socket.seq = self.table.seq
            if sockets is self.sockets:
                self.scheduler.told()

    def end(self, reason: Reason, retry: int | None) -> None:
        """Send everybody away and do nothing more."""
        for socket in self.sockets:
            socket.end(reason, retry)
        self.bot_players.stop()
        self.scheduler.stop()

    # What happens

    async def write(
        self, entries: Sequence[Entries], asker: Asker | None = None, command: str | None = None, *more: Batch
    ) -> int:
        """Apply entries to a copy of the table, keep them, then let the copy take its place; under the lock.

        The command belongs to the first entry, whose number is returned.
        """
        now = max(self.registry.now(), self.table.at)
        left = self.clocks.snapshot(now)
        first = self.table.seq + 1
        person = asker.person if asker else None
        rows = [Row(seq=first + i, at=now, entry=entry, left=left) for i, entry in enumerate(entries)]
        rows[0].person, rows[0].command = person, command
        after = self.table.after(rows)
        try:
            await self.registry.log.append(self.registry.batch(after, rows, self.table), *more)
        except Raced:
            self.needs_reload = True
            await self._reload()
            raise
        except BaseException as error:
            self.needs_reload = True
            if isinstance(error, StorageError):
                self.lose_storage()
            raise
        before, self.table = self.table, after
        self.registry.metrics.entries += len(rows)
        self.registry.metrics.moves.update(entry.by for entry in entries if isinstance(entry, log.Moved))
        with self._afterwards("what follows an entry failed"):  # it is kept all the same
            self.recover()
            if after.stage != before.stage:
                logger.info("stage", extra={"table": after.id, "stage": after.stage, "ending": after.ending})
            self._follow()
        return first

    async def _do(self, asker: Asker, command: wire.Commands) -> int:
        """Decide and write; returns the entry that holds the command."""
        seat = self.table.seat_of(asker.person)
        if isinstance(command, wire.Move):
            used = self.clocks.used(seat, self.registry.now()) if seat is not None else 0
            found = commands.move(self.table, asker, command, used)
        else:
            try:
                if isinstance(command, wire.Start):
                    await self.registry.signer.refresh()
                found = commands.decide(self.table, asker, command, self.registry.bots.levels, self.registry.signer)
            except commands.BadNonce as error:
                await self.write([log.Aborted(missing=[error.seat], reason="false")])
                self.broadcast(self.sockets)
                raise
        if not found:
            return self.table.seq
        more: list[Batch] = []
        if isinstance(command, wire.Rematch) and seat is not None and self._all_ask(seat):
            follower = self.registry.follower(self.table, asker)
            found.append(log.Followed(table=follower.table))
            more.append(follower)
        try:
            seq = await self.write(found, asker, command.id, *more)
        except FudaError as error:
            raise commands.refused(error) from error
        for follower in more:  # from now on it has its time, as every table that is open
            try:
                await self.registry.actor(follower.table)
            except Exception:
                logger.exception("a rematch is not there yet", extra={"table": follower.table})
        return seq

    def _all_ask(self, seat: int) -> bool:
        """Whether with this seat all people who are here ask for a rematch."""
        return self.attendance.seats <= self.table.again | {seat}

    async def attempt(self, entries: Sequence[Entries]) -> None:
        """Write what the server itself has decided; where that fails, it is due again later."""
        try:
            await self.write(entries)
        except StorageError as error:
            logger.error("not stored", extra={"table": self.table.id, "reason": str(error)})
            return
        except Raced:
            pass
        self.broadcast(self.sockets)

    async def start_if_full(self) -> None:
        """Start a table that is to start by itself when its last seat is taken and all its people are here."""
        table = self.table
        if table.opened.start and table.stage == "open" and table.full and self.presence.complete(table):
            try:
                await self.registry.signer.refresh()
            except StorageError as error:
                logger.error("not started", extra={"table": table.id, "reason": str(error)})
                self.lose_storage()
            else:
                await self.attempt(commands.begin(table, self.registry.signer))

    def lose_storage(self) -> None:
        """Let time stand still: nobody can move while nothing can be kept."""
        if not self.storage_down:
            self.storage_down = True
            self._presence()
            self.tell_clocks()

    def recover(self) -> None:
        """Let it go on."""
        if self.storage_down:
            self.storage_down = False
            self.presence.recover(self.registry.now())
            self._presence()

    def wake(self) -> None:
        """Charge nobody for the time that the machine slept, or for a clock that was set."""
        ahead = self.registry.ahead()
        if abs(ahead - self._ahead) > JUMP:
            self.clocks.jump(ahead - self._ahead)
            self.presence.recover(self.registry.now())
            self._ahead = ahead

    def tell_clocks(self) -> None:
        """Show everybody that the clocks stand still, or run again, where there are any."""
        if self.table.opened.clock != "none":
            self.broadcast(self.sockets)

    @contextmanager
    def _afterwards(self, trouble: str) -> Generator[None]:
        """Let a fault undo nothing that has happened already: the log is read again before anything else happens."""
        try:
            yield
        except Exception:
            logger.exception(trouble, extra={"table": self.table.id})
            self.needs_reload = True

    async def trust(self) -> None:
        """Look at the clock, and into the log again where it may hold something else than is known here."""
        self.wake()
        if self.needs_reload:
            await self._reload()

    async def _reload(self) -> None:
        before = self.table.seq
        table = await self.registry.load(self.table.id)
        if table is None:
            raise StorageError(f"the log of table {self.table.id} is gone")
        self.table, self.needs_reload = table, False
        self._follow()
        if table.seq != before or any(socket.greeted and socket.seq != table.seq for socket in self.sockets):
            self.broadcast(self.sockets)

    def _follow(self, *, resumed: bool = False) -> None:
        """Run the clocks of those people who may act now."""
        table = self.table
        turns = {seat: turn for seat, turn in table.turns.items() if not table.occupants[seat].driven}
        # Of a turn that was going on at the last entry of the log, no more is charged than was by then.
        old = {str(s): left for s in turns if turns[s].seq < table.seq and (left := table.left.get(str(s))) is not None}
        self.clocks.follow(turns, table.reserves, old if resumed else {}, self.registry.now())
        self._presence()  # who was here already may have sat down
