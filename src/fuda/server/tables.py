"""A table: the fold over its log, and nothing else. No clock is read here and nothing is drawn by chance."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from fuda.core.errors import FudaError
from fuda.core.fair import FairDeal
from fuda.core.game import Game
from fuda.core.match import UNDONE, Match
from fuda.server import entries as log
from fuda.server.clocks import LIMITS, Turn
from fuda.server.entries import Row
from fuda.server.fair_start import FairStart
from fuda.server.occupants import Occupant
from fuda.server.wire import AbortInfo, AbortReason, Ending, Stage

FindGame: TypeAlias = Callable[..., Game]  # `fuda.game`, handed in

RESTLESS = 5_000  # entries besides moves; the longest match has some hundreds


class Table:
    """A table after some entry of its log."""

    def __init__(self, name: str, row: Row, find: FindGame) -> None:
        opened = row.entry
        if not isinstance(opened, log.Opened) or row.seq != 1:
            raise FudaError(f"the log of table {name} does not begin with its opening")
        self.id = name
        self.opened = opened
        self.created = row.at
        self.game = find(opened.game, opened.preset, **opened.options)
        self.seq, self.at = row.seq, row.at
        self.stage: Stage = "open"
        self.host = opened.host
        self.occupants = [Occupant(seat.kind, seat.person, seat.name, seat.level) for seat in opened.seats]
        self.start: FairStart | None = None
        self.aborts: list[AbortInfo] = []
        self.match: Match | None = None
        self.earlier: Match | None = None  # before the last move of the only person here, while that can be taken back
        self.marks = [0, 0]  # by seq: how many events had happened after it
        self.turns: dict[int, Turn] = {}  # by seat that may act
        self.reserves = [LIMITS[opened.clock].reserve] * len(self.occupants)
        self.rest: Turn | None = None  # since when a finished round rests
        self.ready: set[int] = set()
        self.stopping: set[int] = set()
        self.substituted: set[int] = set()  # numbers of the moves that bots made for people
        self.ending: Ending | None = None
        self.again: set[int] = set()
        self.next: str | None = None
        self.done: dict[tuple[str, str], int] = {}  # by person and command: the entry that answered it
        self.left: dict[str, int] = {}  # milliseconds that the clocks had at the last entry
        self._remember(row)

    def after(self, rows: Iterable[Row]) -> "Table":
        """Return the table after these entries; this one stays as it is."""
        other = self._copy()
        for row in rows:
            other.apply(row)
        return other

    def apply(self, row: Row) -> None:
        """Take in the next entry; moves that the rules refuse raise IllegalAction."""
        if row.seq != self.seq + 1:
            raise FudaError(f"entry {row.seq} does not follow entry {self.seq}")
        self.seq, self.at = row.seq, row.at
        self._change(row)
        self._settle(row)
        self.marks.append(len(self.match.events) if self.match else 0)
        self._remember(row)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(occupant.kind in ("person", "bot") for occupant in self.occupants)

    @property
    def restless(self) -> bool:
        """Whether so much was done here besides playing that somebody only fills the log."""
        return self.seq - (len(self.match.moves) if self.match else 0) > RESTLESS

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.kind == "person"]

    @property
    def seed(self) -> int | bytes | None:
        """What the deal follows from, where it is not a fair one: a guided game's own seed, or the date."""
        if self.opened.guide and self.game.spec.guide is not None:
            return self.game.spec.guide.seed
        return f"day {self.opened.game} {self.opened.day}".encode() if self.opened.day else None

    @property
    def may_take_back(self) -> int | None:
        """The seat whose last move can be taken back: among bots only, and not where everybody has the same deal."""
        if self.stage != "playing" or self.earlier is None or len(self.people) > 1 or self.opened.day:
            return None
        if self.match is not None and self.match.undone >= UNDONE:
            return None
        return next(iter(self.staying), None)

    @property
    def coached(self) -> bool:
        """Whether the coach may be asked: where the table allows it, among bots only, and not in a deal of the day."""
        return self.opened.coach and len(self.people) == 1 and not self.opened.day

    @property
    def staying(self) -> list[int]:
        """The seats of people who have not given the match up."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.stays]

    @property
    def alone(self) -> bool:
        """Whether one person plays among bots: nobody else waits, so the match waits for them as long as they like."""
        return self.stage == "playing" and len(self.staying) == 1

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        return next((seat for seat, occupant in enumerate(self.occupants) if occupant.person == person), None)

    def missing(self) -> list[int]:
        """The seats whose pages still owe a vow, or a nonce once all vows are in."""
        if self.start is None:
            return []
        given = self.start.vows if len(self.start.vows) < len(self.people) else self.start.nonces
        return [seat for seat in self.people if seat not in given]

    def _copy(self) -> "Table":
        """Return the same table once more; what is replaced as a whole is shared, what grows is not."""
        other = object.__new__(Table)
        other.id, other.opened, other.created, other.game = self.id, self.opened, self.created, self.game
        other.seq, other.at, other.stage, other.host = self.seq, self.at, self.stage, self.host
        other.start, other.rest, other.ending, other.next = self.start, self.rest, self.ending, self.next
        other.earlier, other.left = self.earlier, self.left
        other.match = self.match.fork() if self.match else None
        other.occupants, other.aborts, other.marks = self.occupants[:], self.aborts[:], self.marks[:]
        other.reserves, other.turns, other.done = self.reserves[:], self.turns.copy(), self.done.copy()
        other.ready, other.stopping, other.again = self.ready.copy(), self.stopping.copy(), self.again.copy()
        other.substituted = self.substituted.copy()
        return other

    def _remember(self, row: Row) -> None:
        self.left = dict(row.left)
        if row.person and row.command:
            self.done.setdefault((row.person, row.command), row.seq)

    def _change(self, row: Row) -> None:
        match row.entry:
            case log.Sat(seat=seat, person=person, name=name):
                self.occupants[seat] = Occupant("person", person, name)
            case log.Renamed(person=person, name=name):
                self.occupants = [replace(c, name=name) if c.person == person else c for c in self.occupants]
            case log.Left(seat=seat):
                self._leave(seat)
            case log.Freed(seat=seat):
                self.occupants[seat] = Occupant("open")
            case log.Filled(seats=seats, level=level):
                for seat in seats:
                    self.occupants[seat] = Occupant("bot", level=level)
            case log.RematchRequested(seat=seat):
                self.again.add(seat)
            case log.Followed(table=table):
                self.next = table
            case log.Closed():
                self._close()
            case log.Opened():
                raise FudaError("a table is opened once")
            case log.Started() | log.Vowed() | log.Shown() | log.Aborted():
                self._begin(row)
            case _:
                self._play(row)

    def _begin(self, row: Row) -> None:
        """Go on with the fair start."""
        entry, start = row.entry, self.start
        if isinstance(entry, log.Started):
            self.game.require(entry.rules)
            self.stage = "starting"
            self.start = FairStart(entry.match, entry.secret, row.at, entry.signed)
            if not entry.vows or not self.people:
                self._deal(())
            return
        assert start is not None
        if isinstance(entry, log.Vowed):
            vows = {**start.vows, entry.seat: entry.hash}
            at = row.at if len(vows) == len(self.people) else start.at
            self.start = replace(start, vows=vows, at=at)
        elif isinstance(entry, log.Shown):
            nonces = {**start.nonces, entry.seat: entry.nonce}
            self.start = replace(start, nonces=nonces)
            if len(nonces) == len(self.people):
                self._deal([nonces[seat] for seat in self.people])
        elif isinstance(entry, log.Aborted):
            self._abort(entry.missing, entry.reason)

    def _deal(self, nonces: Iterable[str]) -> None:
        assert self.start is not None
        secret, match = bytes.fromhex(self.start.secret), bytes.fromhex(self.start.match)
        deal = FairDeal(secret, match, tuple(bytes.fromhex(nonce) for nonce in nonces), self.start.signed)
        self.match = self.game.new(deal=deal, dealer=self.opened.dealer)
        self.stage = "playing"

    def _abort(self, missing: list[int], reason: AbortReason) -> None:
        """Show all that was said in a start that failed; it is never used."""
        assert self.start is not None
        self.aborts.append(self.start.abort(len(self.aborts) + 1, self.at, missing, reason))
        self.start, self.stage = None, "open"

    def _leave(self, seat: int) -> None:
        occupant = self.occupants[seat]
        if self.match is not None:
            self.occupants[seat] = replace(occupant, left=True)
            return
        self.occupants[seat] = Occupant("open")
        if occupant.person == self.host:
            self.host = next((c.person for c in self.occupants if c.person), self.host)
        if not any(c.person for c in self.occupants):
            self._close()

    def _close(self) -> None:
        if self.match is not None and not self.match.over:
            self.match.resign(*range(len(self.occupants)))
        elif self.start is not None:
            self._abort(self.missing(), "closed")
        self.stage, self.ending = "over", "abandoned"
        self.turns, self.rest = {}, None

    def _play(self, row: Row) -> None:
        """Take in what happens in a match."""
        match = self.match
        if match is None:
            raise FudaError(f"entry {row.seq}: nobody plays yet")
        match row.entry:
            case log.Moved(seat=seat, actions=actions, by=by, used=used):
                if by == "person" and len(self.people) == 1:  # among bots only a move can be taken back
                    self.earlier = match.fork()
                match.play(*actions, seat=seat, deal=False)
                self.turns.pop(seat, None)  # who may act again begins a new turn
                self.reserves[seat] = max(0, self.reserves[seat] - max(0, used - LIMITS[self.opened.clock].move))
                if by == "substitute":
                    self.substituted.add(len(match.moves))
            case log.TakenBack():
                assert self.earlier is not None
                match.take_back(self.earlier)
                self.earlier, self.rest, self.turns = None, None, {}
                told = len(match.events) - 1  # what was undone is never told again; that it was undone, to everybody
                self.marks = [min(mark, told) for mark in self.marks]
                self.substituted = {number for number in self.substituted if number <= len(match.moves)}
            case log.Asked(seat=seat):
                match.ask(seat)
            case log.Readied(seat=seat):
                self.ready.add(seat)
            case log.Dealt():
                match.deal(rest=True)
                self.earlier = None  # what was dealt stays dealt
                self.rest = None  # a deal may end its round at once, which is then a new rest
            case log.Agreed(seat=seat, agree=agree):
                (self.stopping.add if agree else self.stopping.discard)(seat)
            case log.Resigned(seat=seat):
                self.occupants[seat] = replace(self.occupants[seat], resigned=True)
                if len(self.occupants) == 2 or not self.staying:
                    match.resign(*[s for s, occupant in enumerate(self.occupants) if occupant.resigned])
            case log.Away(seat=seat):
                self.occupants[seat] = replace(self.occupants[seat], away=True)
            case log.Back(seat=seat):
                self.occupants[seat] = replace(self.occupants[seat], away=False)
            case _:
                raise FudaError(f"entry {row.seq} is unknown")

    def _settle(self, row: Row) -> None:
        """Draw what follows: an agreement to stop, whose turn it is, the end."""
        match = self.match
        if match is None or self.stage != "playing":
            return
        willing = self.stopping | {seat for seat, occupant in enumerate(self.occupants) if occupant.driven}
        if self.stopping and len(willing) == len(self.occupants) and match.between_rounds and self.game.spec.stop:
            match.stop(range(len(self.occupants)))
        if match.over:
            self.stage = "over"
            self.ending = "stopped" if match.stopped else "resigned" if match.resigned else "played"
            self.turns, self.rest = {}, None
            return
        now = Turn(row.seq, row.at)
        self.turns = {seat: self.turns.get(seat, now) for seat in match.seats}
        if not match.resting:
            self.rest, self.ready = None, set()
        elif self.rest is None:
            self.rest, self.ready = now, set()


def fold(name: str, rows: Iterable[Row], find: FindGame) -> Table | None:
    """Return the table of a log, None where there is none."""
    table: Table | None = None
    for row in rows:
        if table is None:
            table = Table(name, row, find)
        else:
            table.apply(row)
    return table
