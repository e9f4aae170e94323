"""What people ask for at a table: what it leads to, or why it is refused.

Nothing is changed here. What comes out are entries for the log; only when they are safe there has anything happened.
"""

import hashlib
import secrets
from collections.abc import Sequence

from fuda.core.errors import FudaError, IllegalAction
from fuda.core.fair import FairDeal
from fuda.server import entries as log
from fuda.server import wire
from fuda.server.entries import Entries
from fuda.server.messages import Asker
from fuda.server.signing import Signer
from fuda.server.tables import Table


class Refuse(Exception):
    """A command that cannot be done."""

    def __init__(
        self, code: wire.Refusal, message: str, clause: str | None = None, allowed: Sequence[str] = ()
    ) -> None:
        super().__init__(message)
        self.code: wire.Refusal = code
        self.clause, self.allowed = clause, list(allowed)


class BadNonce(Refuse):
    """A nonce that is not what was vowed: the start is over, and everybody may know why."""

    def __init__(self, seat: int) -> None:
        super().__init__("bad-nonce", "this is not the nonce whose hash was sent: the start is aborted")
        self.seat = seat


def decide(table: Table, asker: Asker, command: wire.Commands, levels: Sequence[str], signer: Signer) -> list[Entries]:
    """Return what a person's command leads to; nothing where it is so already."""
    if table.restless and isinstance(command, wire.Sit | wire.Free | wire.Fill | wire.Start | wire.Stop):
        raise Refuse("too-many", "too much has happened at this table: open another one")
    match command:
        case wire.Sit():
            return _sit(table, asker, command)
        case wire.Leave():
            return _leave(table, _seat(table, asker))
        case wire.Free(seat=seat):
            _host(table, asker)
            return _free(table, seat)
        case wire.Fill():
            _host(table, asker)
            return _fill(table, command, levels)
        case wire.Start():
            _host(table, asker)
            return begin(table, signer)
        case wire.Vow() | wire.Nonce():
            return _contribute(table, _seat(table, asker), command)
        case wire.Ready(seen=seen):
            return _ready(table, _seat(table, asker), seen)
        case wire.Back(seen=seen):
            return _take_back(table, _seat(table, asker), seen)
        case wire.Ask(seen=seen):
            return _ask(table, _seat(table, asker), seen)
        case wire.Stop(agree=agree):
            return _stop(table, _seat(table, asker), agree)
        case wire.Resign():
            _playing(table)
            return [log.Resigned(seat=_stays(table, _seat(table, asker)))]
        case wire.Rematch():
            return _rematch(table, _seat(table, asker))
        case _:
            raise Refuse("bad-message", "this is not for the log")


def move(table: Table, asker: Asker, command: wire.Move, used: int) -> list[Entries]:
    """Return what a person's move leads to; whether the rules allow it shows when it is applied."""
    seat = _stays(table, _seat(table, asker))
    _playing(table)
    if command.seen > table.seq:
        raise Refuse("stale", f"entry {command.seen} is not known here; the last one is {table.seq}")
    turn = table.turns.get(seat)
    if turn is None:
        raise Refuse("illegal", f"it is not seat {seat}'s turn")
    if command.seen < turn.seq:
        raise Refuse("stale", f"something has happened since entry {command.seen}: look again")
    return [log.Moved(seat=seat, actions=command.actions, by="person", used=used)]


def preview(table: Table, asker: Asker, begun: Sequence[str]) -> wire.Json:
    """Return what a begun move comes to."""
    seat = _seat(table, asker)
    _playing(table)
    if table.match is None or seat not in table.turns:
        raise Refuse("illegal", f"it is not seat {seat}'s turn")
    try:
        return table.match.preview(seat, begun)
    except FudaError as error:
        raise refused(error) from error


def refused(error: FudaError) -> Refuse:
    """Return a refusal by the rules as a page gets it."""
    if isinstance(error, IllegalAction):
        return Refuse("illegal", str(error), error.clause, error.allowed)
    return Refuse("illegal", str(error))


def begin(table: Table, signer: Signer) -> list[Entries]:
    """Start the match: a fresh secret and match id with a statement, or what the table's own deal follows from."""
    if table.stage != "open":
        raise Refuse("not-now", "the match has started already")
    if not table.full:
        raise Refuse("not-full", "a match starts when every seat is taken")
    fair = table.seed is None
    deal = FairDeal.fresh() if table.seed is None else FairDeal.seeded(table.seed)
    return [
        log.Started(
            match=deal.match_id.hex(),
            secret=deal.secret.hex(),
            vows=fair,
            rules=table.game.spec.version,
            signed=signer.start(table, deal) if fair else None,
        )
    ]


def _sit(table: Table, asker: Asker, command: wire.Sit) -> list[Entries]:
    if command.seat >= len(table.occupants):
        raise Refuse("unknown", f"there is no seat {command.seat}; seats: 0 to {len(table.occupants) - 1}")
    occupant = table.occupants[command.seat]
    sat = log.Sat(seat=command.seat, person=asker.person, name=asker.name)
    if occupant.person == asker.person:
        return [sat] if occupant.left and not occupant.resigned and table.stage == "playing" else []
    if table.stage != "open":
        raise Refuse("not-now", "seats are taken before the match starts")
    if table.seat_of(asker.person) is not None:
        raise Refuse("not-now", "you sit at this table already: get up first")
    if occupant.kind == "held" and not secrets.compare_digest((command.key or "").encode(), table.opened.key.encode()):
        raise Refuse("taken", "this seat is held for somebody who has the key")
    if occupant.kind not in ("open", "held"):
        raise Refuse("taken", "this seat is taken")
    return [sat]


def _leave(table: Table, seat: int) -> list[Entries]:
    left = log.Left(seat=seat)
    if table.stage == "over":
        raise Refuse("not-now", "the table is closed")
    if table.stage == "starting":
        return [log.Aborted(missing=[seat], reason="left"), left]
    return [] if table.occupants[seat].left else [left]


def _free(table: Table, seat: int) -> list[Entries]:
    _open(table)
    if seat >= len(table.occupants):
        raise Refuse("unknown", f"there is no seat {seat}")
    if table.occupants[seat].person == table.host:
        raise Refuse("not-now", "the host's own seat is freed by leaving")
    return [] if table.occupants[seat].kind == "open" else [log.Freed(seat=seat)]


def _fill(table: Table, command: wire.Fill, levels: Sequence[str]) -> list[Entries]:
    _open(table)
    if command.level not in levels:
        raise Refuse("unknown", f"there is no level {command.level!r}; levels: {', '.join(levels)}")
    free = [seat for seat, occupant in enumerate(table.occupants) if occupant.kind in ("open", "held")]
    if command.seat is not None and command.seat not in free:
        raise Refuse("taken", f"seat {command.seat} is not free")
    seats = free if command.seat is None else [command.seat]
    return [log.Filled(seats=seats, level=command.level)] if seats else []


def _contribute(table: Table, seat: int, command: wire.Vow | wire.Nonce) -> list[Entries]:
    """Take a page's vow, or its nonce once all vows are in."""
    start = table.start
    if table.stage != "starting" or start is None or command.match != start.match:
        raise Refuse("not-now", "no such match is being started")
    owed = table.missing()
    voting = len(start.vows) < len(table.people)
    if isinstance(command, wire.Vow):
        if seat in start.vows or not voting:
            raise Refuse("not-now", "this seat's vow is in already")
        return [log.Vowed(seat=seat, hash=command.hash)]
    if voting or seat not in owed:
        raise Refuse("not-now", "nonces are shown once, when all vows are in")
    if hashlib.sha256(bytes.fromhex(command.nonce)).hexdigest() != start.vows[seat]:
        raise BadNonce(seat)
    return [log.Shown(seat=seat, nonce=command.nonce)]


def _ready(table: Table, seat: int, seen: int) -> list[Entries]:
    _playing(table)
    if table.rest is None:
        raise Refuse("not-now", "no round is waiting to go on")
    if seen < table.rest.seq or seen > table.seq:
        raise Refuse("stale", f"the round ended with entry {table.rest.seq}")
    return [] if seat in table.ready else [log.Readied(seat=seat)]


def _take_back(table: Table, seat: int, seen: int) -> list[Entries]:
    _playing(table)
    if table.may_take_back != _stays(table, seat):
        raise Refuse("not-now", "only the last own move of this round can be taken back, and only among bots")
    if seen != table.seq:
        raise Refuse("stale", f"something has happened since entry {seen}: look again")
    return [log.TakenBack(seat=seat)]


def _ask(table: Table, seat: int, seen: int) -> list[Entries]:
    _playing(table)
    if not table.coached:
        raise Refuse("not-now", _why_no_coach(table))
    turn = table.turns.get(_stays(table, seat))
    if turn is None or table.match is None:
        raise Refuse("not-now", "the coach is asked before a move of one's own: it is not your turn")
    if not turn.seq <= seen <= table.seq:
        raise Refuse("stale", f"your turn began with entry {turn.seq}: look again")
    return [] if table.match.has_asked(seat) else [log.Asked(seat=seat)]


def _why_no_coach(table: Table) -> str:
    if len(table.people) > 1:
        return "the coach is never asked where other people play"
    if table.opened.day:
        return "the coach is not asked in a deal of the day, which is the same for everybody"
    return "this table was opened without a coach"


def _stop(table: Table, seat: int, agree: bool) -> list[Entries]:
    _playing(table)
    if table.game.spec.stop is None:
        raise Refuse("not-now", "this game is played to its end")
    return [] if agree == (seat in table.stopping) else [log.Agreed(seat=_stays(table, seat), agree=agree)]


def _rematch(table: Table, seat: int) -> list[Entries]:
    if table.stage != "over" or table.match is None or table.next is not None:
        raise Refuse("not-now", "a rematch follows a finished match, once")
    return [] if seat in table.again else [log.RematchRequested(seat=seat)]


def _seat(table: Table, asker: Asker) -> int:
    seat = table.seat_of(asker.person)
    if seat is None:
        raise Refuse("not-seated", "only who sits at the table may do this")
    return seat


def _stays(table: Table, seat: int) -> int:
    if not table.occupants[seat].stays:
        raise Refuse("not-seated", "a bot plays on for you: you have given up, or sit down again first")
    return seat


def _host(table: Table, asker: Asker) -> None:
    if asker.person != table.host:
        raise Refuse("not-host", "only who opened the table may do this")


def _open(table: Table) -> None:
    if table.stage != "open":
        raise Refuse("not-now", "only before the match starts")


def _playing(table: Table) -> None:
    if table.stage != "playing":
        raise Refuse("not-now", "no match is being played here")
