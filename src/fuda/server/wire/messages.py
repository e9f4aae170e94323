"""What the server sends over a socket: an answer to every command, and updates as things happen."""

from typing import Any, Literal, TypeAlias

import msgspec

from fuda.server.wire.matches import EventInfo, Range
from fuda.server.wire.tables import TableInfo
from fuda.server.wire.words import Id, Phrase, Refusal, Struct


class Message(Struct, tag_field="type"):
    """What a page hears."""


class Welcome(Message, tag="welcome"):
    """First message on a socket."""

    person: Id
    seat: int | None  # None: a spectator
    host: bool
    now: int  # the server's clock, milliseconds since 1970


class Update(Message, tag="update"):
    """The table after entry `seq`, as this socket's person may know it; `since` is the seq of the update before."""

    since: int
    seq: int
    seat: int | None  # where this socket's person sits now
    table: TableInfo
    view: dict[str, Any] | None  # the game's View without memory; None before the first deal
    events: list[EventInfo]  # what happened after `since`, as far as it may still be told …
    recall: int  # … which is from this move on: a page forgets what it was told of earlier ones (SC-9)


Difference: TypeAlias = list[Any]  # a path, then nothing, a value, or a place, a count and items (changes.py)


class Change(Message, tag="change"):
    """An update as what differs from the one before it on this socket, for who asked for `changes`."""

    since: int
    seq: int
    seat: int | None
    table: list[Difference]
    view: list[Difference]
    events: list[EventInfo]
    recall: int


class Ack(Message, tag="ack"):
    """Done, and safe on disk: entry `seq` holds it. What changed comes, or came already, as an update."""

    id: Id
    seq: int


class Refused(Message, tag="refused"):
    """Not done; nothing has changed. The page words it by `code` and `clause`; `message` is English."""

    id: Id | None  # None: the message could not be read
    code: Refusal
    message: str
    clause: str | None = None
    allowed: list[str] = msgspec.field(default_factory=list[str])


class Previewed(Message, tag="previewed"):
    """What a begun move comes to, the game's Preview."""

    id: Id
    preview: dict[str, Any]


class MoveValue(Struct):
    """What a whole move is worth to its seat, in the game's points and in the chance to win the match."""

    move: list[str]
    points: Range
    chance: Range
    points_behind: Range  # how far behind the best, in the same worlds
    chance_behind: Range
    by_reference: bool  # whether the policy that plays on in these worlds plays it


class Advised(Message, tag="advised"):
    """What the coach says: several times, more surely each time, until `done`."""

    id: Id
    seq: int  # of the entry that says that the coach was asked
    choices: int  # moves that there are
    moves: list[MoveValue]  # the best of them, best first
    matters: bool  # whether they differ by more than nothing
    worlds: int  # in which they were tried
    done: bool


class Said(Message, tag="said"):
    """Somebody said something; it is not kept."""

    seat: int
    phrase: Phrase


class Pong(Message, tag="pong"):
    """Here."""

    id: Id
    now: int


class Bye(Message, tag="bye"):
    """The last message before the server closes the socket: come back after so many milliseconds, None: do not."""

    reason: Literal["restart", "gone", "too-slow", "too-fast", "elsewhere"]
    retry: int | None


Messages: TypeAlias = Welcome | Update | Change | Ack | Refused | Previewed | Advised | Said | Pong | Bye
