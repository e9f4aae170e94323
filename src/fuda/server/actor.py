"""A live table: one mailbox, and one way by which anything happens.

A message is decided upon, and what it leads to is committed: applied to a copy, kept, acknowledged, shown. The table in
memory is replaced only after the log has it, so a failed commit leaves nothing to roll back.
"""

import logging
from collections.abc import Callable
from typing import Protocol

from fuda.core.errors import FudaError
from fuda.server import commands, wire
from fuda.server.audience import Audience
from fuda.server.commands import Refuse
from fuda.server.decide import Context, Decision, begins, decide
from fuda.server.due import Due
from fuda.server.entries import Entries
from fuda.server.environment import Environment
from fuda.server.followers import Bus, Followers
from fuda.server.heads import batch, opening
from fuda.server.live import LiveTable
from fuda.server.log import Batch, Lost, Raced, StorageError
from fuda.server.mailbox import Mailbox
from fuda.server.messages import (
    Amend,
    Asker,
    BotMove,
    Came,
    Command,
    Heard,
    Message,
    TellPresence,
    Tick,
    Unload,
    Went,
)  # fmt: skip
from fuda.server.sockets import Socket
from fuda.server.tables import Table

logger = logging.getLogger("fuda.actor")


class Host(Protocol):
    """Where live tables are kept, as far as one of them needs to know."""

    async def load(self, name: str) -> Table | None:
        """Fold a table's log."""

    async def bring(self, name: str) -> object:
        """Have a table in memory, so that its clocks and bots go on."""

    async def unload(self, actor: "TableActor") -> None:
        """Let a table go from memory that is finished, or waits for its only player."""

    def lost(self, actor: "TableActor") -> None:
        """Let a table go that is another server's by now."""


class TableActor(LiveTable):
    """A live table that this server owns: its mailbox, and whatever comes out of it."""

    def __init__(
        self,
        env: Environment,
        host: Host,
        table: Table,
        audience: Audience | None = None,
        epoch: int | None = None,
        line: Bus | None = None,
    ) -> None:
        self.mailbox: Mailbox[Message] = Mailbox(self._handle)
        super().__init__(env, table, self.mailbox, audience or Audience(), Followers(table.id, line))
        self.epoch = epoch  # of the lease, where several servers share the tables
        self._host = host

    # What pages, and the server, ask for

    async def join(self, socket: Socket, since: int) -> None:
        """Let a page in: a welcome, everything after entry `since`, and from then on whatever happens."""

        def arrived() -> None:
            self.audience.greet(socket, self.table, since, self.env.now())
            self.show([socket])

        await self.mailbox.ask(Came(socket.page, arrived))

    async def leave(self, socket: Socket) -> None:
        """A page is gone."""
        socket.expect(None, lambda: None)
        socket.consult(None)
        self.audience.sockets.discard(socket)
        await self.mailbox.ask(Went(socket.page))

    def heard(self, socket: Socket, ping: wire.Ping) -> None:
        """A page is there; if it is not when it said it would be, the others see it."""
        page, delay = socket.page, ping.delay
        socket.expect(ping.within, lambda: self.mailbox.tell(Heard(page, late=True, delay=delay)))
        if page.late or page.delay != delay:
            self.mailbox.tell(Heard(page, late=False, delay=delay))

    async def command(self, asker: Asker, command: wire.Commands, acknowledge: Callable[[int], object]) -> None:
        """Do what a page asks for: it is acknowledged, then everybody sees it; raises Refuse. Nobody may stop this."""
        await self.mailbox.do(Command(asker, command, acknowledge))

    async def amend(self, entry: Entries) -> None:
        """Write what was decided elsewhere, unless the table is over."""
        await self.mailbox.ask(Amend(entry))

    async def begin(self) -> None:
        """Start a table that was just opened, where nobody else is waited for."""
        await self.mailbox.ask(Tick(begin=True))

    def look(self) -> None:
        """Do what is due, and plan what will be."""
        self.mailbox.tell(Tick())

    def talk(self, seat: int, phrase: wire.Phrase) -> None:
        """Let everybody hear a phrase."""
        self.audience.say(seat, phrase)
        self.followers.say(seat, phrase)

    # The one way

    async def _handle(self, message: Message) -> bool:
        """Handle one message, then whatever is due after it; returns whether it has led to what it should."""
        failed, found = self.needs_reload or self.storage_down, None
        try:
            if self.lost:
                raise Lost(self.table.id)
            self.wake()
            if self.needs_reload and not isinstance(message, Went):  # who goes need not wait for the log
                await self._reload()
            done = await self._react(message)
            with self.afterwards("what follows a message failed"):
                begin = failed or isinstance(message, Came | Command) or message == Tick(begin=True)
                found = await self._do_due(begin=begin)
            return done
        except StorageError as error:
            if isinstance(message, Came | Amend):
                raise
            kind = type(message).__name__
            logger.error("no storage", extra={"table": self.table.id, "kind": kind, "reason": str(error)})
            if isinstance(message, Command):
                raise Refuse("storage", "the table could not be written to disk: nothing has happened") from None
            return False
        except Lost:
            self._host.lost(self)
            if isinstance(message, Command | Came | Amend):
                raise
            return True
        except Refuse:
            raise
        except Exception:
            logger.exception("a message failed", extra={"table": self.table.id, "kind": type(message).__name__})
            self.needs_reload = True
            raise
        finally:
            self.plan(found)
            if not self.lost and self.finished and self.mailbox.empty and isinstance(message, Went | Tick):
                await self._host.unload(self)

    async def _react(self, message: Message) -> bool:
        """Do what a message itself asks for."""
        match message:
            case Command():
                await self._answer(message)
            case BotMove():
                return await self._move(message)
            case Amend():
                await self._commit(self._decide(message))
            case Unload():
                await self._host.unload(self)
            case TellPresence():
                self.show()
            case Came() | Went() | Heard():
                self.attend(message)
            case Tick():  # what is due is done after every message
                pass
        return True

    async def _answer(self, message: Command) -> None:
        """Do what a person asks for, unless it was done already, and acknowledge it; raises Refuse."""
        asker, name = message.asker, message.command.id
        try:
            seq = self.table.done.get((asker.person, name))
            if seq is None:
                if begins(self.table, message, self.attendance):
                    await self.env.signer.refresh()
                decision = self._decide(message)
                if decision.entries:
                    await self._commit(decision, message)
                    return
                seq = self.table.seq
        except FudaError as error:
            raise commands.refused(error) from error
        except Raced:
            self.show()
            seq = self.table.done.get((asker.person, name))
            if seq is None:
                raise Refuse("stale", "something happened at the same moment: look again") from None
            # It was this very command, sent before and not answered.
        message.acknowledge(seq)

    async def _move(self, message: BotMove) -> bool:
        """Make a bot's move; False when it has to be tried again."""
        try:
            await self._commit(self._decide(message))
        except Raced:
            self.show()
            return False  # the turn may still be this one: whoever was faster need not have moved
        except FudaError:
            logger.exception("a bot's move was refused", extra={"table": self.table.id})
            return False
        return True

    async def _do_due(self, *, begin: bool) -> Due | None:
        """Do what is due by itself, one thing after the other; where that fails, it is due again later.

        Returns what will be due, where nothing is now.
        """
        if self.needs_reload:
            return None
        try:
            if self.storage_down:
                if not await self.env.log.writable():
                    return None
                self.recover()
                self.show_clocks()
            tick = Tick(begin)
            while True:
                if begins(self.table, tick, self.attendance):
                    await self.env.signer.refresh()
                decision = self._decide(tick)
                if not decision.entries:
                    return decision.due
                await self._commit(decision)
                tick = Tick()
        except StorageError as error:
            logger.error("not stored", extra={"table": self.table.id, "reason": str(error)})
            self.lose_storage()
        except Raced:
            self.show()
        except Lost:  # which whoever asks next hears
            self._host.lost(self)
        return None

    def _decide(self, message: Message) -> Decision:
        env = self.env
        levels = env.bots.levels(self.table.opened.game)
        context = Context(env.now(), self.attendance, self.clocks, env.settings, levels, env.signer)
        return decide(self.table, message, context)

    async def _commit(self, decision: Decision, message: Command | None = None) -> None:
        """Apply entries to a copy of the table, keep them, let the copy take its place, acknowledge, show it."""
        if not decision.entries:
            return
        command = message if decision.refusal is None else None  # a refused one has led to nothing of its own
        rows = self.rows(decision.entries, command)
        after = self.table.after(rows)
        more: list[Batch] = []
        if decision.rematch is not None:
            more.append(opening(*decision.rematch, after.at, self.env.find))
        try:
            kept = batch(after, rows, self.table, self.epoch, self.followers.servers)
            await self.env.log.append(kept, *more)
        except Lost:
            raise
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
        # From here on it has happened: whatever breaks now is looked at again, and nobody hears otherwise.
        if command is not None:
            command.acknowledge(rows[0].seq)
        with self.afterwards("what follows an entry failed"):
            self.note(before, rows)
            self.show()
            for follower in more:  # from now on it has its time, as every table that is open
                await self._host.bring(follower.table)
        if decision.refusal is not None:
            raise decision.refusal

    async def _reload(self) -> None:
        """Read the log again where it may hold something else than is known here."""
        before = self.table.seq
        table = await self._host.load(self.table.id)
        if table is None:
            raise StorageError(f"the log of table {self.table.id} is gone")
        self.table, self.needs_reload = table, False
        self.follow()
        if table.seq != before or self.audience.behind(table):
            self.show()
