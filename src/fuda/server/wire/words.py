"""Words of the protocol, and what all that travels has in common."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Stage: TypeAlias = Literal["open", "starting", "playing", "over"]
SeatKind: TypeAlias = Literal["open", "held", "person", "bot"]
Clock: TypeAlias = Literal["none", "casual", "fast"]
Ending: TypeAlias = Literal["played", "stopped", "resigned", "abandoned"]
AbortReason: TypeAlias = Literal[
    "silent",  # these seats' pages did not answer in time
    "false",  # a nonce was not the one whose hash had been sent
    "left",  # somebody got up
    "closed",  # everybody was gone
    "unknown",  # from before reasons were kept
]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "one-moment", "sorry", "wow", "oops", "again", "goodbye",
    "smile", "laugh", "think", "clap", "heart", "cat",
]  # fmt: skip
Refusal: TypeAlias = Literal[
    "illegal",  # the rules refuse the move: `clause` and `allowed` say why and what else
    "stale",  # something happened that the page had not seen yet: look again and send it anew
    "not-seated",  # only who sits at the table may do this
    "not-host",  # only who opened the table may do this
    "taken",  # the seat is not free, or is held for somebody else
    "not-now",  # not at this stage of the table
    "not-full",  # a match starts when every seat is taken
    "bad-nonce",  # the nonce is not the one whose hash was sent
    "unknown",  # no such table, game, level or record
    "set-aside",  # the table's log cannot be read, or was written by other rules: it is kept as it is
    "bad-rules",  # the table rules are refused: `message` names the option and what is allowed
    "bad-message",  # not understood
    "too-fast",  # too many messages: slow down
    "too-many",  # too many open tables or sockets of one person
    "storage",  # the table could not be written to disk: nothing has happened, try again
    "internal",  # a fault of the server; nothing has happened
]

ReviewStage: TypeAlias = Literal[
    "waiting",  # others come first
    "preparing",  # its process starts
    "compiling",  # the first review of a game on a machine has its kernels compiled
    "looking",  # something is known already
    "done",
    "failed",  # `problem` says why
]

Json: TypeAlias = dict[str, Any]
END = r"$(?!\n)"  # of a pattern: in Python `$` alone lets a last newline through
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"^[0-9a-f]{{64}}{END}")]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Action: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages share: nothing unknown is let in."""
