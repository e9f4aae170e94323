"""What a table's log holds: everything that ever happened there, in order. A table is the fold over its entries."""

from typing import Any, Literal, TypeAlias

import msgspec

from fuda.core.statement import SignedStart
from fuda.server.wire import AbortReason, Clock


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What all entries share."""


class Placed(Struct):
    """Who sits in a seat when a table is opened."""

    kind: Literal["open", "held", "person", "bot"]
    person: str | None = None
    name: str | None = None
    level: str | None = None


class Entry(Struct, tag_field="kind"):
    """Something that happened."""


class Opened(Entry, tag="opened"):
    """Somebody opened the table."""

    game: str
    preset: str
    options: dict[str, Any]
    seats: list[Placed]
    host: str
    listed: bool
    clock: Clock
    memory: bool
    start: bool
    guide: bool
    key: str  # opens held seats
    dealer: int | None = None  # of a rematch
    day: str | None = None  # the date of a deal of the day
    coach: bool = False  # whether the coach may be asked among bots


class Sat(Entry, tag="sat"):
    """Somebody took a seat, or came back to it."""

    seat: int
    person: str
    name: str


class Renamed(Entry, tag="renamed"):
    """Somebody at the table has another name now."""

    person: str
    name: str


class Left(Entry, tag="left"):
    """Somebody got up."""

    seat: int


class Freed(Entry, tag="freed"):
    """The host freed a seat."""

    seat: int


class Filled(Entry, tag="filled"):
    """Bots took seats."""

    seats: list[int]
    level: str


class Started(Entry, tag="started"):
    """The server has drawn a match id and a secret. It stays here until the match is over."""

    match: str
    secret: str
    vows: bool  # whether people's pages contribute
    rules: int = 1  # the version of the game's rules; entries from before they had one are of the first
    signed: SignedStart | None = None  # what was stated; nothing where the deal is fixed, and before there were any


class Vowed(Entry, tag="vowed"):
    """A page sent the hash of its nonce."""

    seat: int
    hash: str


class Shown(Entry, tag="shown"):
    """A page showed its nonce; the last one deals."""

    seat: int
    nonce: str


class Aborted(Entry, tag="aborted"):
    """The start failed for want of these seats' vows or nonces."""

    missing: list[int]
    reason: AbortReason = "unknown"


class Moved(Entry, tag="moved"):
    """A whole move."""

    seat: int
    actions: list[str]
    by: Literal["person", "bot", "substitute"]
    used: int  # milliseconds charged to the seat's clock


class TakenBack(Entry, tag="taken-back"):
    """Somebody among bots took their last move back, and what followed it."""

    seat: int


class Asked(Entry, tag="asked"):
    """Somebody among bots asked the coach before a move."""

    seat: int


class Readied(Entry, tag="readied"):
    """Somebody has read the summary of the round."""

    seat: int


class Dealt(Entry, tag="dealt"):
    """The next round was dealt."""


class Agreed(Entry, tag="agreed"):
    """Somebody agrees to stop between rounds, or no longer."""

    seat: int
    agree: bool


class Resigned(Entry, tag="resigned"):
    """Somebody gave up."""

    seat: int


class Away(Entry, tag="away"):
    """Somebody vanished: a bot plays for them."""

    seat: int


class Back(Entry, tag="back"):
    """They are here again."""

    seat: int


class Closed(Entry, tag="closed"):
    """Nobody was left: the table never resumes."""


class RematchRequested(Entry, tag="wished"):
    """Somebody would like a rematch; logs have always called it a wish."""

    seat: int


class Followed(Entry, tag="followed"):
    """The rematch is played there."""

    table: str


Entries: TypeAlias = (
    Opened | Sat | Renamed | Left | Freed | Filled | Started | Vowed | Shown | Aborted | Moved | TakenBack | Asked
    | Readied | Dealt | Agreed | Resigned | Away | Back | Closed | RematchRequested | Followed
)  # fmt: skip


class Row(Struct):
    """An entry with its place in the log."""

    seq: int  # from 1
    at: int  # milliseconds since 1970
    entry: Entries
    person: str | None = None  # who asked for it …
    command: str | None = None  # … by which command of theirs
    left: dict[str, int] = {}  # milliseconds that each running clock still had


def encode(entry: Entries) -> str:
    """Return an entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def decode(text: str) -> Entries:
    """Read an entry."""
    return msgspec.json.decode(text, type=Entries)
