"""Who is at a table now: it is not kept, for after a restart everybody has to come back."""

from fuda.server.due import Attendance, rest_ends, start_ends
from fuda.server.projection import PublicPresence
from fuda.server.settings import Settings
from fuda.server.sockets import Socket
from fuda.server.tables import Table


class Presence:
    """The pages at a table, and when their people came and went."""

    def __init__(self, now: int) -> None:
        self.sockets: set[Socket] = set()
        self._gone: dict[str, int] = {}  # by person who sits here, since when; otherwise since all is well
        self._well_since = self._here_since = self._empty_since = now

    @property
    def people(self) -> set[str]:
        """Everybody who is here."""
        return {socket.person.id for socket in self.sockets}

    @property
    def heard(self) -> set[str]:
        """Those among them whose line works, as far as is known."""
        return {socket.person.id for socket in self.sockets if not socket.late}

    def come(self, socket: Socket, table: Table, now: int) -> None:
        """Let a page in."""
        if not self.seated(table):
            self._here_since = now
        self.sockets.add(socket)

    def go(self, socket: Socket, table: Table, now: int) -> bool:
        """Let a page go; returns whether its person is gone with it."""
        self.sockets.discard(socket)
        if socket.person.id in self.people:
            return False
        if socket.person.id in _sitters(table):  # of those who only look, there may be any number
            self._gone[socket.person.id] = now
        if not self.seated(table):
            self._empty_since = now
        return True

    def recover(self, now: int) -> None:
        """Forgive all that nobody could do while the server could not do its part."""
        self._well_since = self._here_since = self._empty_since = now

    def seated(self, table: Table) -> set[str]:
        """The people here who sit at the table."""
        return self.people & _sitters(table)

    def complete(self, table: Table) -> bool:
        """Whether everybody who sits at the table is here."""
        return _sitters(table) <= self.people

    def attendance(self, table: Table) -> Attendance:
        """Return which seats' people are here, and since when."""
        here = self.people
        people = {seat: occupant.person for seat, occupant in enumerate(table.occupants) if occupant.person}
        return Attendance(
            seats=frozenset(seat for seat, person in people.items() if person in here),
            sockets=len(self.sockets),
            gone={
                seat: max(self._gone.get(person, 0), self._well_since)
                for seat, person in people.items()
                if person not in here
            },
            here_since=self._here_since,
            empty_since=self._empty_since,
            well_since=self._well_since,
        )

    def public(self, table: Table, settings: Settings) -> PublicPresence:
        """Return the same, as everybody may know it."""
        here, attendance = self.people, self.attendance(table)
        return PublicPresence(
            people=self.heard,
            spectators=len(here - _sitters(table)),
            starting=start_ends(table, attendance, settings),
            resting=rest_ends(table, attendance, settings),
        )


def _sitters(table: Table) -> set[str]:
    return {occupant.person for occupant in table.occupants if occupant.person}
