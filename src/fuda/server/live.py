"""A table as it is in memory: what has happened, who is here, which clocks run, and what everybody is shown of it."""

import logging
from collections.abc import Collection, Generator, Sequence
from contextlib import contextmanager

from fuda.server import entries as log
from fuda.server.audience import Audience
from fuda.server.bots import BotPlayers
from fuda.server.clocks import Clocks
from fuda.server.due import Due, bots_play, due, rest_ends, start_ends
from fuda.server.entries import Entries, Row
from fuda.server.environment import Environment
from fuda.server.followers import Followers
from fuda.server.mailbox import Mailbox
from fuda.server.messages import Came, Command, Heard, Message, Went
from fuda.server.presence import Attendance, Presence
from fuda.server.projection import PublicPresence
from fuda.server.scheduler import Scheduler
from fuda.server.sockets import Reason, Socket
from fuda.server.tables import Table

JUMP = 2_000  # milliseconds by which a clock is never corrected little by little

logger = logging.getLogger("fuda.live")


class LiveTable:
    """A table and everybody there."""

    def __init__(
        self, env: Environment, table: Table, mailbox: Mailbox[Message], audience: Audience, followers: Followers
    ) -> None:
        now = env.now()
        self.env, self.table, self.scheduler = env, table, Scheduler(mailbox.tell)
        self.audience, self.followers, self.presence = audience, followers, Presence(now)
        self._bots = BotPlayers(env.bots, env.settings, self.presence, lambda: self.table, mailbox.ask)
        self.clocks = Clocks(table.opened.clock, now)
        self.needs_reload = False  # whether the log may hold more, or less, than is known here
        self.lost = False  # whether another server has it now
        self.ended = False  # whether it has gone from memory
        self.storage_down = False  # whether nothing could be written the last time that something was to be
        self._ahead = env.ahead()
        for socket in audience.sockets:  # who looked at it as another server's
            self.presence.come(socket.page, table, now)
        self.follow(resumed=True)

    @property
    def sockets(self) -> set[Socket]:
        """The pages that are here through this server."""
        return self.audience.sockets

    @property
    def attendance(self) -> Attendance:
        """Which seats' people are here, and since when."""
        return self.presence.attendance(self.table)

    @property
    def public_presence(self) -> PublicPresence:
        """The same, as everybody may know it."""
        table, here, settings, now = self.table, self.attendance, self.env.settings, self.env.now()
        return PublicPresence(
            people=self.presence.heard,
            spectators=self.presence.spectators(table),
            starting=start_ends(table, here, settings),
            resting=rest_ends(table, here, settings),
            deadlines={seat: when for seat in table.turns if (when := self.clocks.deadline(seat, now)) is not None},
        )

    @property
    def idle(self) -> bool:
        """Whether nothing happens until the only player, who is not here, comes back."""
        table = self.table
        moving = any(table.occupants[seat].driven for seat in table.turns)
        return table.alone and not moving and not self.presence.pages and not (self.needs_reload or self.storage_down)

    @property
    def finished(self) -> bool:
        """Whether the table is over and nobody looks at it."""
        return self.table.stage == "over" and not self.presence.pages

    def attend(self, message: Came | Went | Heard) -> None:
        """Note who came, went or was heard, and show it: a player at once, spectators together."""
        page, before, gone = message.page, self.presence.heard, False
        match message:
            case Came(arrived=arrived):
                self.presence.come(page, self.table, self.env.now())
                self.run_clocks()
                arrived()
            case Went():
                gone = self.presence.go(page, self.table, self.env.now())
                self.run_clocks()
            case Heard(late=late, delay=delay):
                page.late, page.delay = late, delay
        if gone or self.presence.heard != before:
            if self.table.seat_of(page.person) is None:
                self.scheduler.tell_soon()
            else:
                self.show([socket for socket in self.sockets if socket.page is not page])

    def show(self, sockets: Collection[Socket] | None = None) -> None:
        """Show everybody, or only these pages, the table as each may know it."""
        with self.afterwards("a table could not be shown"):  # it is again when the log has been read again
            presence = self.public_presence
            self.audience.show(self.table, presence, sockets)
            self.followers.show(self.table, presence)
            if sockets is None:
                self.scheduler.told()

    def show_clocks(self) -> None:
        """Show everybody that the clocks stand still, or run again, where there are any."""
        if self.table.opened.clock != "none":
            self.show()

    def rows(self, entries: Sequence[Entries], command: Command | None) -> list[Row]:
        """Give entries their places in the log; a command belongs to the first."""
        now = max(self.env.now(), self.table.at)
        left, first = self.clocks.snapshot(now), self.table.seq + 1
        rows = [Row(seq=first + i, at=now, entry=entry, left=left) for i, entry in enumerate(entries)]
        if command is not None:
            rows[0].person, rows[0].command = command.asker.person, command.command.id
        return rows

    def note(self, before: Table, rows: Sequence[Row]) -> None:
        """Count what was written, and let the clocks follow."""
        self.recover()
        table, metrics = self.table, self.env.metrics
        metrics.entries += len(rows)
        metrics.moves.update(row.entry.by for row in rows if isinstance(row.entry, log.Moved))
        if table.stage != before.stage:
            logger.info("stage", extra={"table": table.id, "stage": table.stage, "ending": table.ending})
        self.follow()

    def follow(self, *, resumed: bool = False) -> None:
        """Run the clocks of those people who may act now."""
        table = self.table
        turns = {seat: turn for seat, turn in table.turns.items() if not table.occupants[seat].driven}
        # Of a turn that was going on at the last entry of the log, no more is charged than was by then.
        old = {str(s): left for s in turns if turns[s].seq < table.seq and (left := table.left.get(str(s))) is not None}
        self.clocks.follow(turns, table.reserves, old if resumed else {}, self.env.now())
        self.run_clocks()  # who was here already may have sat down

    def run_clocks(self) -> None:
        """Let the clocks run while somebody is here who plays, and what they do can be kept."""
        here = bool(self.presence.seated(self.table)) and not self.storage_down
        self.clocks.run(here=here, now=self.env.now())

    def lose_storage(self) -> None:
        """Let time stand still: nobody can move while nothing can be kept."""
        if not self.storage_down:
            self.storage_down = True
            self.run_clocks()
            self.show_clocks()

    def recover(self) -> None:
        """Let it go on."""
        if self.storage_down:
            self.storage_down = False
            self.presence.recover(self.env.now())
            self.run_clocks()

    def wake(self) -> None:
        """Charge nobody for the time that the machine slept, or for a clock that was set."""
        ahead = self.env.ahead()
        if abs(ahead - self._ahead) > JUMP:
            self.clocks.jump(ahead - self._ahead)
            self.presence.recover(self.env.now())
            self._ahead = ahead

    def plan(self, found: Due | None = None) -> None:
        """Let bots think, and look again when something will be due, where that was not found out just now."""
        self.scheduler.forget()
        if self.env.closing or self.lost or self.ended:
            return
        settings = self.env.settings
        try:
            here, now = self.attendance, self.env.now()
            if found is None:
                found = due(self.table, here, self.clocks, settings, now)
            self._bots.think(found.overdue, moving=bots_play(self.table, here))
            if self.needs_reload or self.storage_down:
                self.scheduler.look(settings.retry)
            elif found.entries:
                self.scheduler.look(0)
            elif found.next is not None:
                self.scheduler.look((found.next - now) / 1000)
            elif self.finished or self.idle:
                self.scheduler.linger()
        except Exception:  # whoever asked has done what they did: a fault of ours is looked at later
            logger.exception("what is due is not known", extra={"table": self.table.id})
            self.needs_reload = True
            self.scheduler.look(settings.retry)

    def end(self, reason: Reason, retry: int | None) -> None:
        """Send everybody away and do nothing more."""
        self.ended = True
        self.audience.end(reason, retry)
        self.stop()

    def give_way(self) -> None:
        """Do nothing more: another server has the table."""
        self.lost = True
        self.stop()

    def stop(self) -> None:
        """Let nobody think, and nothing be due."""
        self._bots.stop()
        self.scheduler.stop()

    @contextmanager
    def afterwards(self, trouble: str) -> Generator[None]:
        """Let a fault undo nothing that has happened already: the log is read again before anything else happens."""
        try:
            yield
        except Exception:
            logger.exception(trouble, extra={"table": self.table.id})
            self.needs_reload = True
