"""How a game looks in a terminal: what the module named by `Spec.terminal` brings. Only such modules need rich."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

from fuda.core.contract import Json, Spec
from fuda.core.events import Event
from fuda.core.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text
else:
    RenderableType: TypeAlias = object


@dataclass(frozen=True)
class Seen:
    """What there is to draw, and for whom."""

    view: Json  # of the seat at the lower edge; its legal actions are numbered from 1 in their order
    names: Sequence[str]  # the players' names by seat
    words: Words
    told: Sequence[str]  # what happened since the person's last move, one sentence each, the newest last
    width: int
    height: int  # lines that may be used, 0: as few as it takes


class Terminal(Protocol):
    """A game's module for the terminal."""

    def table(self, seen: Seen) -> RenderableType:
        """Return the table of a view; a choice that is a card carries its number there."""
        ...

    def question(self, seen: Seen) -> str:
        """Return what the person is asked now."""
        ...

    def summary(self, events: Sequence[Event], names: Sequence[str], words: Words) -> RenderableType | None:
        """Return the scored summary of the rounds that ended within these events, None when none did."""
        ...


def terminal(spec: Spec) -> Terminal | None:
    """Return the game's module for the terminal, None where it has none."""
    return cast(Terminal, import_module(spec.terminal)) if spec.terminal else None


def wrap(text: "Text", width: int) -> list["Text"]:
    """Break a styled text into lines at its spaces."""
    from rich.text import Text

    lines, line = list[Text](), Text()
    for word in text.split(" "):
        if line.cell_len and line.cell_len + 1 + word.cell_len > width:
            lines.append(line)
            line = Text()
        line = line.append(" ").append_text(word) if line.cell_len else word
    return [*lines, line]
