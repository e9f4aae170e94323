"""Who is at a table now: it is not kept, for after a restart everybody has to come back."""

from collections.abc import Mapping
from dataclasses import dataclass

from fuda.server.messages import Page
from fuda.server.tables import Table


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is here, and since when; milliseconds since 1970."""

    seats: frozenset[int]  # of people who are here
    pages: int
    gone: Mapping[int, int]  # by seat of who is not
    here_since: int  # when the first of the people here came
    empty_since: int  # when the last of all left
    well_since: int  # since when the server has been able to do what is asked of it


class Presence:
    """The pages at a table, and when their people came and went."""

    def __init__(self, now: int) -> None:
        self.pages: set[Page] = set()
        self._gone: dict[str, int] = {}  # by person who sits here, since when; otherwise since all is well
        self._well_since = self._here_since = self._empty_since = now
        self._known: tuple[Table, Attendance] | None = None  # as long as nobody comes or goes, and nothing happens

    @property
    def people(self) -> set[str]:
        """Everybody who is here."""
        return {page.person for page in self.pages}

    @property
    def heard(self) -> set[str]:
        """Those among them whose line works, as far as is known."""
        return {page.person for page in self.pages if not page.late}

    def come(self, page: Page, table: Table, now: int) -> None:
        """Let a page in."""
        self._known = None
        if not self.seated(table):
            self._here_since = now
        self.pages.add(page)

    def go(self, page: Page, table: Table, now: int) -> bool:
        """Let a page go; returns whether its person is gone with it."""
        self._known = None
        self.pages.discard(page)
        if page.person in self.people:
            return False
        if page.person in _sitters(table):  # of those who only look, there may be any number
            self._gone[page.person] = now
        if not self.seated(table):
            self._empty_since = now
        return True

    def recover(self, now: int) -> None:
        """Forgive all that nobody could do while the server could not do its part."""
        self._known = None
        self._well_since = self._here_since = self._empty_since = now

    def seated(self, table: Table) -> set[str]:
        """The people here who sit at the table."""
        return self.people & _sitters(table)

    def spectators(self, table: Table) -> int:
        """How many people are here who do not sit at the table."""
        return len(self.people - _sitters(table))

    def players(self, table: Table) -> list[Page]:
        """The pages of those who sit at the table."""
        sitters = _sitters(table)
        return [page for page in self.pages if page.person in sitters]

    def bot_delay(self, table: Table, most: float) -> float:
        """Seconds that a bot's move takes at least: as many as the most leisurely player here wants, within ours."""
        delays = [page.delay for page in self.players(table)]
        return max((most if delay is None else min(most, delay / 1000) for delay in delays), default=most)

    def attendance(self, table: Table) -> Attendance:
        """Return which seats' people are here, and since when."""
        if self._known is None or self._known[0] is not table:
            self._known = (table, self._attendance(table))
        return self._known[1]

    def _attendance(self, table: Table) -> Attendance:
        here = self.people
        people = {seat: occupant.person for seat, occupant in enumerate(table.occupants) if occupant.person}
        return Attendance(
            seats=frozenset(seat for seat, person in people.items() if person in here),
            pages=len(self.pages),
            gone={
                seat: max(self._gone.get(person, 0), self._well_since)
                for seat, person in people.items()
                if person not in here
            },
            here_since=self._here_since,
            empty_since=self._empty_since,
            well_since=self._well_since,
        )


def _sitters(table: Table) -> set[str]:
    return {occupant.person for occupant in table.occupants if occupant.person}
