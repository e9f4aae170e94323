"""Events: what happened at a table, a struct for each kind, and how a match holds and tells it.

A game's kinds are in its `event_types.py`. Their keys in the catalogue of words are made of the class names: RoundWon
of Koi-Koi is `koikoi-event-round-won`. TypeScript gets the same types (scripts/types.py).
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Literal, NotRequired, TypeAlias, TypedDict, overload

import msgspec

# What is heard; `win` and `loss` are for the seats that the event names, and the other of the two for all others.
Sound: TypeAlias = Literal["lay", "take", "yaku", "round", "win", "loss"]
# What stands out on the time line of a replay, the weightiest first.
Mark: TypeAlias = Literal["letter", "won", "koi", "yaku", "heavy"]


_pack: Callable[[Any], bytes] = msgspec.msgpack.Encoder().encode
_unpack: Callable[[bytes], Any] = msgspec.msgpack.Decoder().decode


class Event(TypedDict):
    """Something that happened: a key of the catalogue of words, its arguments, and the clauses that say why."""

    key: str
    args: dict[str, Any]
    clauses: list[str]
    move: int  # moves made in the match when it happened
    sound: NotRequired[Sound]  # what is heard, where it is not silent
    mark: NotRequired[Mark]  # how a replay marks it, where it stands out


class PackedEvents(Sequence[Event]):
    """All events of a match, packed: a server holds thousands of matches, and mostly reads the end of each."""

    __slots__ = ("_packed",)

    def __init__(self, packed: Iterable[bytes] = ()) -> None:
        self._packed = list(packed)

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        found = self._packed[place]
        return _unpack(found) if isinstance(found, bytes) else [_unpack(event) for event in found]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PackedEvents):
            return self._packed == other._packed
        return self[:] == other if isinstance(other, list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self[:])

    def extend(self, events: Iterable[Event]) -> None:
        """Add what has happened."""
        self._packed += [_pack(event) for event in events]

    def copy(self) -> "PackedEvents":
        """Return the same once more: what is added to one is not in the other."""
        return PackedEvents(self._packed)


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
