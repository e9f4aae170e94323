"""A table that another server owns, as this one shows it to its pages: it follows the log, and asks the owner."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Protocol, TypeAlias

from fuda.server import bus, wire
from fuda.server.audience import Audience
from fuda.server.bus import Messages, RemotePage
from fuda.server.commands import Refuse
from fuda.server.entries import Row
from fuda.server.environment import Environment
from fuda.server.followers import Bus
from fuda.server.log import Lost, StorageError
from fuda.server.mailbox import Mailbox
from fuda.server.messages import Asker, Page
from fuda.server.projection import NOBODY, PublicPresence
from fuda.server.sockets import Reason, Socket
from fuda.server.tables import Table

TOGETHER = 50  # pages in one message
Work: TypeAlias = Messages | Callable[[], Awaitable[None]]  # a message, or something to do
_numbers = count(1)  # of pages, among those of this server

logger = logging.getLogger("fuda.replica")


class Owners(Protocol):
    """Who knows whose a table is."""

    def look_again(self, replica: "Replica") -> None:
        """Find out whose a table is now."""


class Pending:
    """A command that the owner was asked for."""

    def __init__(self, acknowledge: Callable[[int], object]) -> None:
        self.acknowledge = acknowledge
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, seq: int) -> None:
        """It is in the log, or is so already."""
        if not self.done.done():
            self.acknowledge(seq)
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """It has led to nothing here."""
        if not self.done.done():
            self.done.set_exception(error)


class Replica:
    """A table that is followed."""

    def __init__(
        self, env: Environment, owners: Owners, line: Bus, table: Table, owner: str, audience: Audience
    ) -> None:
        self.env, self.table, self.owner, self.audience = env, table, owner, audience
        self.mailbox: Mailbox[Work] = Mailbox(self._handle)
        self.public_presence: PublicPresence = NOBODY
        self.known = asyncio.Event()  # whether the owner has said who is here
        self.over = False  # whether another one has taken its place
        self._owners, self._line = owners, line
        self._pages: dict[Page, int] = {socket.page: next(_numbers) for socket in audience.sockets}
        self._pending: dict[tuple[str, str], Pending] = {}

    @property
    def sockets(self) -> set[Socket]:
        """The pages that are here through this server."""
        return self.audience.sockets

    def follow(self) -> None:
        """Tell the owner who is here, and hear from now on what happens."""
        pages = [self._remote(page) for page in self._pages]
        self._tell(bus.Follow(server=self._line.server, table=self.table.id, pages=pages[:TOGETHER]))
        for begin in range(TOGETHER, len(pages), TOGETHER):
            more = pages[begin : begin + TOGETHER]
            self._tell(bus.Come(server=self._line.server, table=self.table.id, pages=more))

    async def join(self, socket: Socket, since: int) -> None:
        """Let a page in: a welcome, everything after entry `since`, and from then on whatever happens."""

        async def arrived() -> None:
            if self.over:
                raise Lost(self.table.id)
            await self._append(None, since)  # it may have seen more on another server than is known here
            self.audience.greet(socket, self.table, since, self.env.now())
            self.show([socket])
            self._pages[socket.page] = next(_numbers)
            self._come(socket.page)

        await self.mailbox.ask(arrived)

    async def leave(self, socket: Socket) -> None:
        """A page is gone."""
        socket.expect(None, lambda: None)
        socket.consult(None)
        self.audience.sockets.discard(socket)
        number = self._pages.pop(socket.page, None)
        if number is not None:
            self._tell(bus.Go(server=self._line.server, table=self.table.id, number=number))

    def heard(self, socket: Socket, ping: wire.Ping) -> None:
        """A page is there; if it is not when it said it would be, the others see it."""
        page = socket.page

        def heard(*, late: bool) -> None:
            if not self.over and (page.late, page.delay) != (late, ping.delay) and page in self._pages:
                page.late, page.delay = late, ping.delay
                self._come(page)

        socket.expect(ping.within, lambda: heard(late=True))
        heard(late=False)

    async def command(self, asker: Asker, command: wire.Commands, acknowledge: Callable[[int], object]) -> None:
        """Have the owner do what a page asks for; raises Refuse, or Lost where the table has another owner now."""
        if self.over:
            raise Lost(self.table.id)
        key = (asker.person, command.id)
        if (seq := self.table.done.get(key)) is not None:
            acknowledge(seq)
            return
        pending = self._pending[key] = Pending(acknowledge)
        table, server = self.table.id, self._line.server
        asked = bus.Ask(server=server, table=table, person=asker.person, name=asker.name, command=command)
        try:
            if not self._tell(asked):
                raise Refuse("bad-message", "this message is too long")
            async with asyncio.timeout(2 * self.env.settings.lease):
                await pending.done
        except TimeoutError:
            self._owners.look_again(self)
            raise Refuse("storage", "the server of this table does not answer: try again") from None
        finally:
            if self._pending.get(key) is pending:
                del self._pending[key]

    def talk(self, seat: int, phrase: wire.Phrase) -> None:
        """Let everybody hear a phrase, by way of the owner."""
        self._tell(bus.Talk(server=self._line.server, table=self.table.id, seat=seat, phrase=phrase))

    def show(self, sockets: Sequence[Socket] | None = None) -> None:
        """Show everybody, or only these pages, the table as each may know it."""
        self.audience.show(self.table, self.public_presence, sockets)

    def end(self, reason: Reason, retry: int | None) -> None:
        """Send everybody away and follow no more."""
        self.audience.end(reason, retry)
        self.give_way()
        self._tell(bus.Unfollow(server=self._line.server, table=self.table.id))

    def give_way(self) -> None:
        """Another one takes its place: whoever waits asks there."""
        self.over = True
        for pending in self._pending.values():
            pending.fail(Lost(self.table.id))

    async def _handle(self, work: Work) -> None:
        if not isinstance(work, bus.Message):
            await work()
            return
        try:
            match work:
                case bus.Appended(rows=rows, seq=seq):
                    await self._append(rows, seq)
                    if self.table.opened.clock == "none":
                        self.show()
                case bus.Present() if work.server == self.owner:
                    await self._append(None, work.seq)
                    self._attend(work)
                case bus.Answer() if work.server == self.owner:
                    await self._append(None, work.seq or 0)
                    self._answer(work)
                    if self.audience.behind(self.table):
                        self.show()
                case bus.Talk(seat=seat, phrase=phrase):
                    self.audience.say(seat, phrase)
                case bus.LookAgain():
                    self._owners.look_again(self)
                case _:
                    pass
        except StorageError as error:  # what is missing is read with the next message, or when the line is back
            logger.error("not followed", extra={"table": self.table.id, "reason": str(error)})
        except Exception:
            logger.exception("a table cannot be followed", extra={"table": self.table.id})
            self._owners.look_again(self)  # which folds its log anew

    async def _append(self, rows: Sequence[Row] | None, seq: int) -> None:
        """Take in entries, from the log where they were not told or some are missing."""
        if seq <= self.table.seq:
            return
        if not rows or rows[0].seq != self.table.seq + 1:
            rows = await self.env.log.read(self.table.id, self.table.seq)
        for row in rows:
            self.table.apply(row)
        for row in rows:
            if row.person and row.command and (pending := self._pending.get((row.person, row.command))) is not None:
                pending.settle(row.seq)

    def _attend(self, message: bus.Present) -> None:
        presence = PublicPresence(
            people=frozenset(message.people),
            spectators=message.spectators,
            starting=message.starting,
            resting=message.resting,
            deadlines={int(seat): when for seat, when in message.deadlines.items()},
        )
        changed = presence != self.public_presence
        self.public_presence = presence
        self.known.set()
        if changed or self.audience.behind(self.table):
            self.show()

    def _answer(self, message: bus.Answer) -> None:
        pending = self._pending.get((message.person, message.command))
        if pending is None:
            return
        if message.seq is not None:
            pending.settle(message.seq)
        elif (refused := message.refused) is not None:
            pending.fail(Refuse(refused.code, refused.message, refused.clause, refused.allowed))

    def _come(self, page: Page) -> None:
        self._tell(bus.Come(server=self._line.server, table=self.table.id, pages=[self._remote(page)]))

    def _remote(self, page: Page) -> RemotePage:
        return RemotePage(self._pages[page], page.person, page.address, page.late, page.delay)

    def _tell(self, message: Messages) -> bool:
        return self._line.send(self.owner, message)
