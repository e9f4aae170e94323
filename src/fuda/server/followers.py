"""The servers that show a table of this one's to pages of their own."""

from collections.abc import Iterable
from typing import Protocol

from fuda.server import bus
from fuda.server.bus import Messages, RemotePage
from fuda.server.messages import Came, Heard, Page, Went
from fuda.server.projection import PublicPresence
from fuda.server.tables import Table
from fuda.server.wire import Phrase


class Bus(Protocol):
    """How servers tell each other something."""

    @property
    def server(self) -> str:
        """This server's name there."""
        ...

    def send(self, server: str, message: Messages) -> bool:
        """Tell a server something; False where that is too much for one message."""
        ...


class Followers:
    """Those of one table. What their pages do comes out as messages for the table's mailbox."""

    def __init__(self, table: str, line: Bus | None) -> None:
        self._table, self._line = table, line
        self._pages: dict[str, dict[int, Page]] = {}
        self._shown: tuple[PublicPresence, int] | None = None

    @property
    def servers(self) -> list[str]:
        """Their names."""
        return list(self._pages)

    def follow(self, server: str, pages: Iterable[RemotePage]) -> list[Came | Went | Heard]:
        """A server begins to follow the table, or does so anew: these are all of its pages."""
        known, there = self._pages.setdefault(server, {}), list(pages)
        numbers = {page.number for page in there}
        gone = [Went(known.pop(number)) for number in list(known) if number not in numbers]
        return [*gone, *self.come(server, there)]

    def come(self, server: str, pages: Iterable[RemotePage]) -> list[Came | Went | Heard]:
        """Pages came to a server, or were heard there."""
        known, told = self._pages.setdefault(server, {}), list[Came | Went | Heard]()
        for each in pages:
            page = known.get(each.number)
            if page is None:
                page = known[each.number] = Page(each.person, each.address, each.late, each.delay)
                told.append(Came(page, lambda: None))
            elif (page.late, page.delay) != (each.late, each.delay):
                told.append(Heard(page, each.late, each.delay))
        return told

    def go(self, server: str, number: int) -> list[Went]:
        """A page left a server."""
        page = self._pages.get(server, {}).pop(number, None)
        return [] if page is None else [Went(page)]

    def end(self, server: str) -> list[Went]:
        """A server follows no more, or is gone with its pages."""
        return [Went(page) for page in self._pages.pop(server, {}).values()]

    def show(self, table: Table, presence: PublicPresence, to: str | None = None) -> None:
        """Tell them, or only one of them, who is here, where they do not know."""
        # By the clock, each entry changes how long somebody has: pages are shown it when that is known.
        known = (presence, table.seq if table.opened.clock != "none" else 0)
        if self._line is None or (to is None and known == self._shown):
            return
        self._shown = known if to is None else self._shown
        sitters = {occupant.person for occupant in table.occupants}
        message = bus.Present(
            server=self._line.server,
            table=table.id,
            seq=table.seq,
            people=sorted(person for person in presence.people if person in sitters),
            spectators=presence.spectators,
            starting=presence.starting,
            resting=presence.resting,
            deadlines={str(seat): when for seat, when in presence.deadlines.items()},
        )
        for server in self._pages if to is None else [to]:
            self._line.send(server, message)

    def say(self, seat: int, phrase: Phrase) -> None:
        """Let their pages hear a phrase."""
        if self._line is not None:
            for server in self._pages:
                said = bus.Talk(server=self._line.server, table=self._table, seat=seat, phrase=phrase)
                self._line.send(server, said)

    def look_again(self) -> None:
        """Have them look whose the table is, and follow it anew."""
        if self._line is not None:
            for server in self._pages:
                self._line.send(server, bus.LookAgain(server=self._line.server, table=self._table))
