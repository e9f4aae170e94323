"""What a message leads to: one function for people, bots, clocks and whoever comes or goes.

Nothing is changed here. What comes out are entries for the log; only when they are safe there has anything happened.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from fuda.server import commands, wire
from fuda.server import entries as log
from fuda.server.clocks import Clocks
from fuda.server.commands import BadNonce, Refuse
from fuda.server.due import Due, due, starts
from fuda.server.entries import Entries, Opened, Placed
from fuda.server.messages import Amend, Asker, BotMove, Command, Message, Tick
from fuda.server.presence import Attendance
from fuda.server.settings import Settings
from fuda.server.signing import Signer
from fuda.server.tables import Table


@dataclass(frozen=True, slots=True)
class Context:
    """What counts besides the table and the message."""

    now: int  # milliseconds since 1970
    here: Attendance
    clocks: Clocks
    settings: Settings
    levels: Sequence[str]  # of bots
    signer: Signer


@dataclass(frozen=True, slots=True)
class Decision:
    """What a message leads to."""

    entries: Sequence[Entries] = ()
    refusal: Refuse | None = None  # for who asked, once the entries are safe
    rematch: tuple[str, Opened] | None = None  # a table that is opened with them
    due: Due | None = None  # what it followed from, where that was the time alone


NOTHING = Decision()


def decide(table: Table, message: Message, context: Context) -> Decision:
    """Return what a message leads to at a table; raises Refuse."""
    match message:
        case Command(asker=asker, command=command):
            return _command(table, asker, command, context)
        case BotMove():
            return _bot_move(table, message, context)
        case Amend(entry=entry):
            return NOTHING if table.stage == "over" else Decision([entry])
        case Tick(begin=True) if starts(table, context.here):
            return Decision(commands.begin(table, context.signer))
        case _:  # somebody came or went, or it is time: something may be due; at most one entry
            found = due(table, context.here, context.clocks, context.settings, context.now)
            return Decision(found.entries, due=found)


def begins(table: Table, message: Message, here: Attendance) -> bool:
    """Whether a message leads to a fair start, for which the server's newest key must be known."""
    if isinstance(message, Command):
        return isinstance(message.command, wire.Start)
    return isinstance(message, Tick) and message.begin and starts(table, here)


def _bot_move(table: Table, message: BotMove, context: Context) -> Decision:
    """Move for a seat, unless its turn has passed or its person is back."""
    seat = message.seat
    occupant = table.occupants[seat]
    if table.turns.get(seat) != message.turn or not (occupant.driven or message.forced):
        return NOTHING
    by = "bot" if occupant.kind == "bot" else "substitute"
    used = context.clocks.used(seat, context.now)
    return Decision([log.Moved(seat=seat, actions=list(message.actions), by=by, used=used)])


def _command(table: Table, asker: Asker, command: wire.Commands, context: Context) -> Decision:
    seat = table.seat_of(asker.person)
    if isinstance(command, wire.Move):
        used = context.clocks.used(seat, context.now) if seat is not None else 0
        return Decision(commands.move(table, asker, command, used))
    try:
        entries = commands.decide(table, asker, command, context.levels, context.signer)
    except BadNonce as refusal:
        return Decision([log.Aborted(missing=[refusal.seat], reason="false")], refusal)
    if isinstance(command, wire.Start) and (away := sorted(set(table.people) - context.here.seats)):
        # It would come to nothing, and be counted against somebody whose page is not even open.
        raise Refuse("not-full", f"seat {away[0]} is away, and every page has a part in the start")
    if (
        entries
        and isinstance(command, wire.Rematch)
        and seat is not None
        and context.here.seats <= table.again | {seat}
    ):
        name = secrets.token_urlsafe(9)
        return Decision([*entries, log.Followed(table=name)], rematch=(name, _rematch(table, asker)))
    return Decision(entries)


def _rematch(table: Table, asker: Asker) -> Opened:
    """Return the opening of a rematch: the same people, bots and rules, and everything else new."""
    return msgspec.structs.replace(
        table.opened,
        seats=[Placed(kind=o.kind, person=o.person, name=o.name, level=o.level) for o in table.occupants],
        host=table.host if table.seat_of(table.host) is not None else asker.person,
        start=True,
        guide=False,
        day=None,
        key=secrets.token_urlsafe(12),
        dealer=loser(table) if table.game.spec.loser_deals else None,
    )


def loser(table: Table) -> int | None:
    """Return who lost, where exactly one did."""
    if table.match is None or not table.match.over:
        return None
    if len(table.match.resigned) == 1:
        return table.match.resigned[0]
    scores = table.match.scores
    worst = max(scores) if table.game.spec.fewest else min(scores)
    return scores.index(worst) if scores.count(worst) == 1 else None
