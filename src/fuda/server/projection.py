"""The one place through which anything leaves a table: what is not put in here, nobody outside gets to know.

A view comes from `Match.view`, which knows what a seat may see; events are public; a secret leaves when its match is
over or its start was aborted, nonces when all of them are in.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fuda.core.events import Event
from fuda.server import wire
from fuda.server.changes import Changes, Moment, Pieces, Shown, table_pieces, view_pieces
from fuda.server.fair_start import by_seat
from fuda.server.occupants import Occupant
from fuda.server.tables import Table

ABORTS = 10  # starts that failed, as many as are shown: somebody might fail on purpose all day


@dataclass(frozen=True)
class PublicPresence:
    """Who is here."""

    people: Collection[str] = ()
    spectators: int = 0
    starting: int | None = None  # when a start is given up, milliseconds since 1970
    resting: int | None = None  # when the round goes on by itself
    deadlines: Mapping[int, int] = field(default_factory=dict[int, int])  # by seat, when the server moves for them


NOBODY = PublicPresence()


class Outlook:
    """A table as those who are there see it now; what several of them see is made once."""

    def __init__(self, table: Table, presence: PublicPresence) -> None:
        self.table, self.presence = table, presence
        self.recall = _recall(table)  # the first move that people may still look back at, 0 where they may at all
        self._table: Pieces | None = None
        self._shown: dict[int | None, Shown] = {}
        self._events: dict[int, bytes] = {}  # by the last entry that was seen
        self._updates: dict[tuple[int | None, int], bytes] = {}
        self._changes = Changes()

    def shown(self, seat: int | None, before: Shown | None = None) -> Shown:
        """Return what a seat sees, None for a spectator; its view is the one before where nobody has played since."""
        if self._table is None:
            self._table = table_pieces(info(self.table, self.presence))
        if seat not in self._shown:
            moment = _moment(self.table, seat)
            if before is not None and moment is not None and moment.same(before.moment):
                seen = before.view
            else:
                found = view(self.table, seat)
                seen = None if found is None else view_pieces(found)
            self._shown[seat] = Shown(self._table, seen, moment)
        return self._shown[seat]

    def update(self, seat: int | None, since: int) -> bytes:
        """Return the update for a seat, None for a spectator, with what happened after entry `since`, as it is sent."""
        key = (seat, since)
        if key not in self._updates:
            shown = self.shown(seat)
            seen = b"null" if shown.view is None else shown.view.whole()
            self._updates[key] = self._message(wire.Update, seat, since, shown.table.whole(), seen)
        return self._updates[key]

    def change(self, seat: int | None, since: int, before: Shown) -> bytes:
        """Return what has changed for a seat since it was shown something, or all where that is not much longer."""
        found = self._changes.between(before, self.shown(seat, before))
        return self.update(seat, since) if found is None else self._message(wire.Change, seat, since, *found)

    def _message(
        self, kind: type[wire.Update | wire.Change], seat: int | None, since: int, table: bytes, view: bytes
    ) -> bytes:
        """Return a message whose parts are JSON already."""
        seen = min(since, self.table.seq)  # a page may have seen more than a log that was put back from a copy
        if seen not in self._events:
            events = self.table.match.events[self.table.marks[seen] :] if self.table.match else []
            self._events[seen] = msgspec.json.encode(told([event for event in events if event["move"] >= self.recall]))
        number = b"null" if seat is None else b"%d" % seat
        return (
            b'{"type":"%b","since":%d,"seq":%d,"seat":%b,"table":%b,"view":%b,"events":%b,"recall":%d}'
        ) % (
            str(kind.__struct_config__.tag).encode(), seen, self.table.seq, number, table, view, self._events[seen],
            self.recall,
        )  # fmt: skip


def _moment(table: Table, seat: int | None) -> Moment | None:
    match = table.match
    return None if match is None else Moment(seat, match.state, (match.stopped, match.resigned))


def _recall(table: Table) -> int:
    if table.match is None or table.opened.memory or table.stage == "over" or table.game.spec.recall is None:
        return 0
    return table.game.spec.recall(table.match.events, table.game.plain_table)


def encode(message: wire.Messages) -> bytes:
    """Return a message as it is sent."""
    return msgspec.json.encode(message)


def view(table: Table, seat: int | None) -> wire.Json | None:
    """Return what a seat may know of the match, None for a spectator; None before the first deal."""
    if table.match is None:
        return None
    return table.match.view(seat, memory=table.opened.memory)


def told(events: Sequence[Event]) -> list[wire.EventInfo]:
    """Return what happened; a game's events name no card that a spectator could not place."""
    return [
        wire.EventInfo(
            key=event["key"],
            args=event["args"],
            clauses=event["clauses"],
            move=event["move"],
            sound=event.get("sound"),
            mark=event.get("mark"),
        )
        for event in events
    ]


def info(table: Table, presence: PublicPresence) -> wire.TableInfo:
    """Return what everybody may know of a table."""
    opened, match = table.opened, table.match
    playing = table.stage == "playing"
    return wire.TableInfo(
        id=table.id,
        game=opened.game,
        preset=opened.preset,
        options=dict(table.game.options),
        changed=table.game.changed,
        stage=table.stage,
        seats=[_seat(occupant, presence) for occupant in table.occupants],
        host=table.host,
        listed=opened.listed,
        clock=opened.clock,
        memory=opened.memory,
        guide=opened.guide,
        seq=table.seq,
        created=table.created,
        moves=len(match.moves) if match else 0,
        spectators=presence.spectators,
        start=_start(table, presence),
        aborts=table.aborts[-ABORTS:],
        time=wire.ClockInfo(
            kind=opened.clock,
            deadlines=[presence.deadlines.get(seat) if playing else None for seat in range(len(table.occupants))],
            reserves=list(table.reserves),
            resting=presence.resting,
        ),
        to_act=list(match.seats) if match else [],
        resting=table.rest is not None,
        ready=sorted(table.ready),
        stopping=sorted(table.stopping),
        end=_end(table),
        again=sorted(table.again),
        next=table.next,
        day=opened.day,
        back=table.may_take_back,
        coach=table.coached,
        asked=len(match.asked) if match else 0,
    )


def brief(table: wire.TableInfo) -> wire.TableInfo:
    """Return a table as lists have it: small, whatever its rules hold and however often its start has failed."""
    plain = {name: value for name, value in table.options.items() if isinstance(value, bool | int | str)}
    options = {name: dict[str, Any]() for name in table.options} | plain
    start = msgspec.structs.replace(table.start, signed=None) if table.start else None
    return msgspec.structs.replace(table, options=options, start=start, aborts=[])


def _seat(occupant: Occupant, presence: PublicPresence) -> wire.SeatInfo:
    person = occupant.kind == "person"
    return wire.SeatInfo(
        kind=occupant.kind,
        name=occupant.name,
        person=occupant.person,
        level=occupant.level,
        connected=occupant.kind == "bot" or (person and occupant.person in presence.people),
        substitute=person and occupant.driven,
        resigned=occupant.resigned,
    )


def _start(table: Table, presence: PublicPresence) -> wire.StartInfo | None:
    start = table.start
    if start is None:
        return None
    starting = table.stage == "starting"
    return wire.StartInfo(
        match=start.match,
        attempt=len(table.aborts) + 1,
        commitment=start.commitment,
        signed=None if table.stage == "playing" else start.signed,  # pages have kept it, and updates are many
        vows=by_seat(start.vows),
        nonces=None if starting else by_seat(start.nonces),
        secret=start.secret if table.stage == "over" else None,
        deadline=presence.starting,
    )


def _end(table: Table) -> wire.EndInfo | None:
    if table.ending is None:
        return None
    match = table.match
    return wire.EndInfo(
        ending=table.ending,
        scores=list(match.scores) if match else [],
        winners=list(match.winners) if match else [],
        resigned=[seat for seat, occupant in enumerate(table.occupants) if occupant.resigned],
    )
