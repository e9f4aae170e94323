"""What servers that share tables tell each other, and how: PostgreSQL's NOTIFY, on a channel a server.

A message is only a hint. Entries are read again from the log where one is missing, and whoever loses the line follows
its tables anew. No message holds a secret: entries that do are read from the log by whoever follows the table.
"""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from fuda.server import entries as log
from fuda.server.entries import Row
from fuda.server.log import Batch
from fuda.server.wire import Commands, Phrase, Place, Refused

LONGEST = 7_900  # bytes of a message; PostgreSQL takes 7,999
HIDDEN = (log.Opened, log.Started, log.Vowed, log.Shown)  # keys of seats, secrets, nonces


class Message(msgspec.Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """What all messages share."""

    server: str  # who says it


class RemotePage(msgspec.Struct, array_like=True):
    """A page whose socket another server has."""

    number: int  # there
    person: str
    address: str
    late: bool = False
    delay: int | None = None


class Follow(Message, tag="follow"):
    """A server shows a table to these pages, and to no others of its own."""

    table: str
    pages: list[RemotePage]


class Unfollow(Message, tag="unfollow"):
    """A server shows a table to nobody any more."""

    table: str


class Come(Message, tag="come"):
    """Pages came there, or were heard."""

    table: str
    pages: list[RemotePage]


class Go(Message, tag="go"):
    """A page is gone there."""

    table: str
    number: int


class Ask(Message, tag="ask"):
    """A page there asks for something."""

    table: str
    person: str
    name: str
    command: Commands


class Talk(Message, tag="talk"):
    """Somebody says something: to the owner, and from there to everybody."""

    table: str
    seat: int
    phrase: Phrase


class Appended(Message, tag="appended"):
    """A table has entries more."""

    table: str
    seq: int  # the last one
    rows: list[Row] | None = None  # None: they are in the log


class Answer(Message, tag="answer"):
    """What came of a command, where no entry says so."""

    table: str
    person: str
    command: str
    seq: int | None = None
    refused: Refused | None = None


class Present(Message, tag="present"):
    """Who is at a table, as everybody may know it, after an entry."""

    table: str
    seq: int
    people: list[str]
    spectators: int
    starting: int | None
    resting: int | None
    deadlines: dict[str, int]


class Looking(Message, tag="looking"):
    """Somebody there looks at a finished match with others; and who leads through it, as far as is known there."""

    table: str
    person: str
    name: str
    times: int  # how often the lead was taken or a place was shown: who knows of more is right
    where: str  # the server that it was shown at last
    leader: tuple[str, str] | None  # a person, with their name
    place: Place | None


class LookAgain(Message, tag="look-again"):
    """A table has another owner, or none: whoever follows it must look."""

    table: str


class Orphans(Message, tag="orphans"):
    """A server has gone, and its tables are anybody's."""


class Rename(Message, tag="rename"):
    """Somebody has another name."""

    person: str
    name: str


Messages: TypeAlias = (
    Follow | Unfollow | Come | Go | Ask | Talk | Appended | Answer | Present | Looking | LookAgain | Orphans | Rename
)
_DECODER: msgspec.json.Decoder[Messages] = msgspec.json.Decoder(Messages)


def channel(server: str) -> str:
    """Return the name of the channel on which a server listens."""
    return f"fuda_{server}"


def read(text: str) -> Messages:
    """Read a message."""
    return _DECODER.decode(text)


def written(message: Messages) -> str | None:
    """Return a message as it is sent; None where it is too long."""
    data = msgspec.json.encode(message)
    return data.decode() if len(data) <= LONGEST else None


def notices(batches: Sequence[Batch]) -> list[tuple[str, str, str]]:
    """Return what followers hear of entries: the table, their channel, and the message."""
    return [
        (batch.table, channel(server), text)
        for batch in batches
        if batch.followers
        for text in (_appended(batch),)
        for server in batch.followers
    ]


def _appended(batch: Batch) -> str:
    hint = Appended(server="", table=batch.table, seq=batch.rows[-1].seq)
    if not any(isinstance(row.entry, HIDDEN) for row in batch.rows):
        whole = written(msgspec.structs.replace(hint, rows=list(batch.rows)))
        if whole is not None:
            return whole
    return msgspec.json.encode(hint).decode()
