"""What is due at a table by the clock alone: pages that do not answer, rounds that go on, people who have vanished."""

from dataclasses import dataclass, field

from fuda.server import entries as log
from fuda.server.clocks import Clocks
from fuda.server.entries import Entries
from fuda.server.presence import Attendance
from fuda.server.settings import Settings
from fuda.server.tables import Table


@dataclass(slots=True)
class Due:
    """What is to be done now, and when to look again."""

    entries: list[Entries] = field(default_factory=list[Entries])
    overdue: list[int] = field(default_factory=list[int])  # seats whose time is up
    next: int | None = None

    def at(self, when: int, now: int, entry: Entries) -> None:
        """Do something at a time, or now where it has passed."""
        if when <= now:
            self.entries.append(entry)
        else:
            self.later(when)

    def later(self, when: int) -> None:
        """Look again by then."""
        self.next = when if self.next is None else min(self.next, when)


def due(table: Table, here: Attendance, clocks: Clocks, settings: Settings, now: int) -> Due:
    """Return what is due; at most one entry, for whatever follows is looked at anew."""
    found = Due()
    if table.stage == "over":
        return found
    if (when := start_ends(table, here, settings)) is not None:
        found.at(when, now, log.Aborted(missing=table.missing(), reason="silent"))
    if table.stage == "playing":
        found.entries += [log.Back(seat=seat) for seat in sorted(here.seats) if table.occupants[seat].away]
        _rest(found, table, here, settings, now)
        _vanished(found, table, here, settings, now)
        _clocks(found, table, clocks, now)
    if not found.entries and _deserted(table, here) and not table.alone:
        found.at(here.empty_since + _ms(_patience(table, settings)), now, log.Closed())
    del found.entries[1:]
    return found


def starts(table: Table, here: Attendance) -> bool:
    """Whether a table starts by itself: its last seat is taken, and all its people are here."""
    return table.opened.start and table.stage == "open" and table.full and here.seats >= set(table.people)


def start_ends(table: Table, here: Attendance, settings: Settings) -> int | None:
    """Return when a start is given up for want of an answer; a page cannot answer a server that is down."""
    if table.stage != "starting" or table.start is None:
        return None
    return max(table.start.at, here.well_since) + _ms(settings.start_limit)


def rest_ends(table: Table, here: Attendance, settings: Settings) -> int | None:
    """Return when a finished round goes on by itself; None while it waits for its people: where they play without a
    clock, somebody is alone among bots, or nobody is there to see it."""
    if table.rest is None or table.alone:
        return None
    if here.seats & set(table.staying) and table.opened.clock != "none":
        return max(table.rest.at, here.here_since) + _ms(settings.rest_limit)
    if not table.staying and here.pages:
        return table.rest.at + _ms(settings.rest_bots)
    return None


def bots_play(table: Table, here: Attendance) -> bool:
    """Whether bots move: not for nobody's eyes."""
    return bool(table.staying) or here.pages > 0


def _patience(table: Table, settings: Settings) -> float:
    """Return how long a deserted table is kept, in seconds."""
    return settings.abandon if table.stage == "playing" and table.staying else settings.forget


def _deserted(table: Table, here: Attendance) -> bool:
    """Whether nobody is here for whom the table goes on: nobody who plays, while somebody does, otherwise nobody."""
    if here.seats:
        return False
    return not here.pages or (table.stage == "playing" and bool(table.staying))


def _rest(found: Due, table: Table, here: Attendance, settings: Settings, now: int) -> None:
    if table.rest is None:
        return
    waited = here.seats & set(table.staying)
    if waited and waited <= table.ready:  # all people who are here have read the summary
        found.entries.append(log.Dealt())
    elif (when := rest_ends(table, here, settings)) is not None:
        found.at(when, now, log.Dealt())


def _vanished(found: Due, table: Table, here: Attendance, settings: Settings, now: int) -> None:
    """Let a bot play for who has vanished, where somebody else waits for them."""
    for seat, turn in table.turns.items():
        if seat in here.seats or table.occupants[seat].driven:
            continue
        if here.seats & set(table.staying):
            gone = max(here.gone.get(seat, turn.at), turn.at)
            found.at(gone + _ms(settings.grace), now, log.Away(seat=seat))


def _clocks(found: Due, table: Table, clocks: Clocks, now: int) -> None:
    for seat in table.turns:
        deadline = clocks.deadline(seat, now)
        if deadline is not None and deadline <= now:
            found.overdue.append(seat)
        elif deadline is not None:
            found.later(deadline)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
