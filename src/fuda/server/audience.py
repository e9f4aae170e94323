"""The pages of one table on this server, and what they are shown."""

from collections.abc import Collection

from fuda.server import wire
from fuda.server.projection import Outlook, PublicPresence
from fuda.server.sockets import Reason, Socket
from fuda.server.tables import Table


class Audience:
    """Those who look at a table through this server."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()

    def greet(self, socket: Socket, table: Table, since: int, now: int) -> None:
        """Let a page in: from now on it hears what happens after entry `since`."""
        person = socket.person.id
        seat, host = table.seat_of(person), person == table.host
        socket.seq = max(0, min(since, table.seq))
        socket.tell(wire.Welcome(person=person, seat=seat, host=host, now=now))
        self.sockets.add(socket)

    def behind(self, table: Table) -> bool:
        """Whether somebody has not seen the table's last entry."""
        return any(socket.seq != table.seq for socket in self.sockets)

    def show(self, table: Table, presence: PublicPresence, sockets: Collection[Socket] | None = None) -> None:
        """Show pages, or only these, the table as each may know it."""
        outlook = Outlook(table, presence)
        for socket in self.sockets if sockets is None else sockets:
            seat, before = table.seat_of(socket.person.id), socket.shown
            if before is None:
                socket.send(outlook.update(seat, socket.seq))
            else:
                socket.send(outlook.change(seat, socket.seq, before))
            socket.shown = outlook.shown(seat) if socket.changes else None
            socket.seq = table.seq

    def say(self, seat: int, phrase: wire.Phrase) -> None:
        """Let everybody hear a phrase."""
        for socket in self.sockets:
            socket.tell(wire.Said(seat=seat, phrase=phrase))

    def end(self, reason: Reason, retry: int | None) -> None:
        """Send everybody away."""
        for socket in self.sockets:
            socket.end(reason, retry)
