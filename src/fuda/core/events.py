"""Events: what happened at a table, a struct for each kind, and how a match holds and tells it.

A game's kinds are in its `event_types.py`. Their keys in the catalogue of words are made of the class names: RoundWon
of Koi-Koi is `koikoi-event-round-won`. TypeScript gets the same types (scripts/types.py).
"""

import re
from collections.abc import Callable
from typing import Any, ClassVar, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

# What is heard; `win` and `loss` are for the seats that the event names, and the other of the two for all others.
Sound: TypeAlias = Literal["lay", "take", "yaku", "round", "win", "loss"]
# What stands out on the time line of a replay, the weightiest first.
Mark: TypeAlias = Literal["letter", "won", "koi", "yaku", "heavy"]


class Event(TypedDict):
    """Something that happened: a key of the catalogue of words, its arguments, and the clauses that say why."""

    key: str
    args: dict[str, Any]
    clauses: list[str]
    move: int  # moves made in the match when it happened
    sound: NotRequired[Sound]  # what is heard, where it is not silent
    mark: NotRequired[Mark]  # how a replay marks it, where it stands out


class Happening(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What all kinds of events share; the fields of a kind are the arguments of its sentence."""

    sound: ClassVar[Sound | None] = None
    mark: ClassVar[Mark | None] = None

    def told(self, *clauses: str) -> Event:
        """Return the event as a match holds it, with the clauses that say why."""
        kind = type(self)
        args = {name: getattr(self, name) for name in kind.__struct_fields__}
        event: Event = {"key": key(kind), "args": args, "clauses": list(clauses), "move": 0}
        if kind.sound is not None:
            event["sound"] = kind.sound
        if (mark := self.marked()) is not None:
            event["mark"] = mark
        return event

    def marked(self) -> Mark | None:
        """Return how a replay marks it."""
        return self.mark


def key(kind: type[Happening]) -> str:
    """Return the key of a kind of event in the catalogue of words."""
    return str(kind.__struct_config__.tag)


def keys_of(game: str) -> Callable[[str], str]:
    """Return how msgspec tags the kinds of a game: `class Event(Happening, tag=keys_of("koikoi"))`.

    >>> keys_of("koikoi")("RoundWon")
    'koikoi-event-round-won'
    """
    return lambda name: f"{game}-event-{re.sub('(?<!^)(?=[A-Z])', '-', name).lower()}"


# What happens in any game


class CoreEvent(Happening, tag=keys_of("core")):
    """An event that every game has."""


class Resigned(CoreEvent):
    """Somebody gave up, and that ended the match."""

    seats: list[int]


class Stopped(CoreEvent):
    """The players agreed to stop between rounds."""

    scores: list[int]


class TakenBack(CoreEvent):
    """Somebody among bots took their last move back, and what followed it."""

    seat: int


class Asked(CoreEvent):
    """Somebody among bots asked the coach before a move."""

    seat: int


class Abandoned(CoreEvent):
    """Everybody left the table."""

    seats: list[int]
