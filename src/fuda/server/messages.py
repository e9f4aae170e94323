"""What can happen to a table: every kind of message that its mailbox takes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from fuda.server import wire
from fuda.server.clocks import Turn
from fuda.server.entries import Entries

Owner: TypeAlias = tuple[str, str]  # whom something is thought about for: an address, and a person there


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks."""

    person: str
    name: str


@dataclass(eq=False, slots=True)
class Page:
    """A page at a table, wherever its socket is."""

    person: str
    address: str
    late: bool = False  # whether it has not been heard by when it said it would be
    delay: int | None = None  # milliseconds that a bot's move should take at least


@dataclass(frozen=True, slots=True)
class Came:
    """A page came; `arrived` is called when it belongs to the table, before anybody else hears of it."""

    page: Page
    arrived: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Went:
    """A page is gone."""

    page: Page


@dataclass(frozen=True, slots=True)
class Heard:
    """A page was heard from, or was not by when it said it would be."""

    page: Page
    late: bool
    delay: int | None


@dataclass(frozen=True, slots=True)
class Command:
    """A person asks for something; `acknowledge` is called with the entry that holds it, before anybody sees it."""

    asker: Asker
    command: wire.Commands
    acknowledge: Callable[[int], object]


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot has chosen a move for a seat, as itself or for somebody."""

    seat: int
    turn: Turn  # that it was chosen for
    actions: Sequence[str]
    forced: bool  # whether the seat's time is up


@dataclass(frozen=True, slots=True)
class Amend:
    """Something was decided elsewhere."""

    entry: Entries


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: something may be due."""

    begin: bool = False  # whether a full table may start by itself: not again when its start has just failed


@dataclass(frozen=True, slots=True)
class TellPresence:
    """Spectators came or went, and everybody is to see it."""


@dataclass(frozen=True, slots=True)
class Unload:
    """Nobody was here for a while: the table need not be in memory."""


Message: TypeAlias = Came | Went | Heard | Command | BotMove | Amend | Tick | TellPresence | Unload
