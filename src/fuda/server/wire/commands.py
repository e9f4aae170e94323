"""What a page sends over the socket /ws/tables/{table}?seq=N.

Each command has an id of the page's own making: sent again, it is answered again, never done twice.
"""

from typing import Annotated, TypeAlias

import msgspec

from fuda.server.wire.words import Action, Hex32, Id, Phrase, Seat, Struct


class Command(Struct, tag_field="type"):
    """What a page asks for."""

    id: Id


class Sit(Command, tag="sit"):
    """Take a free seat; a held one needs the key of the link."""

    seat: Seat
    key: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Leave(Command, tag="leave"):
    """Get up: before the start the seat is free again, during a match a bot plays on."""


class Free(Command, tag="free"):
    """The host frees a seat before the start."""

    seat: Seat


class Fill(Command, tag="fill"):
    """The host lets a bot take a free or held seat before the start; without a seat, all of them."""

    level: Annotated[str, msgspec.Meta(max_length=20)]
    seat: Seat | None = None


class Start(Command, tag="start"):
    """The host starts the match when every seat is taken."""


class Vow(Command, tag="vow"):
    """SHA-256 of the nonce that this page will show."""

    match: Annotated[str, msgspec.Meta(max_length=64)]
    hash: Hex32


class Nonce(Command, tag="nonce"):
    """The nonce itself, 32 bytes in hex, when all vows are in."""

    match: Annotated[str, msgspec.Meta(max_length=64)]
    nonce: Hex32


class Move(Command, tag="move"):
    """One whole move; `seen` is the seq of the update that it answers."""

    seen: int
    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=40)]


class Ready(Command, tag="ready"):
    """Go on after a finished round."""

    seen: int


class Stop(Command, tag="stop"):
    """Agree to stop the match between rounds, or take the agreement back."""

    agree: bool


class Back(Command, tag="back"):
    """Take my last move back, and what bots did since; never where other people play."""

    seen: int


class Ask(Command, tag="ask"):
    """Ask the coach before my move, answered with advice; the log and the record say so. Never among people."""

    seen: int


class Resign(Command, tag="resign"):
    """Give up."""


class Rematch(Command, tag="rematch"):
    """Ask for another match; when all people here ask, the new table is `next`."""


class Say(Command, tag="say"):
    """A set phrase or a reaction; the reader sees it in their own language."""

    phrase: Phrase


class Preview(Command, tag="preview"):
    """Ask what a begun move comes to and what may follow."""

    begun: Annotated[list[Action], msgspec.Meta(max_length=40)]


class Ping(Command, tag="ping"):
    """Ask whether anybody is there, and say how it is on this side; both in milliseconds."""

    within: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None  # the next ping comes; None: maybe none
    delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None  # least time of a bot's move; None: the server's


Commands: TypeAlias = (
    Sit | Leave | Free | Fill | Start | Vow | Nonce | Move | Back | Ask | Ready | Stop | Resign | Rematch | Say
    | Preview | Ping
)  # fmt: skip
