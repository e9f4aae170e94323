"""What is drawn: the game's own table where it has one, a plain list of what the view holds where it has none."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fuda.cli import ask
from fuda.core.contract import Json, Spec
from fuda.core.events import Event
from fuda.core.terminal import Seen, terminal
from fuda.core.words import Words

COLUMNS = 80  # where nothing says how wide the paper is


class Screen:
    """A terminal that shows one game to one person."""

    def __init__(self, spec: Spec, names: Sequence[str], words: Words, console: Console | None = None) -> None:
        self.spec, self.names, self.words = spec, names, words
        self.console = console or Console(highlight=False)
        self.live = ask.interactive()  # otherwise lines follow one another, and nobody is waited for
        self.board = terminal(spec)

    def table(self, view: Json, events: Sequence[Event], begun: Sequence[str] = ()) -> None:
        """Draw the table of a view with what has happened lately, and leave room for the question."""
        told = self.told(events)
        if self.live:
            self.console.clear()
        elif told:
            self.console.print(Text(" ".join(told)))
        room = self.console.height - 2 - self._asking(view, begun)
        seen = self._seen(view, told if self.live else (), room)
        self.console.print(self.board.table(seen) if self.board else plain(seen))

    def told(self, events: Sequence[Event]) -> list[str]:
        """Return a sentence for each event."""
        sentences = [self.words.event(self.spec.name, event, self.names) for event in events]
        return [text if text.endswith((".", "!", "?")) else f"{text}." for text in sentences]

    def ask(self, view: Json, begun: Sequence[str]) -> None:
        """Print the question and the choices that are no cards on the table."""
        self.console.print(Padding(self._asked(view, begun), (0, 1)))
        for line in self._listed(view):
            self.console.print(line)

    def summary(self, events: Sequence[Event]) -> RenderableType | None:
        """Return the summary of rounds that ended within these events."""
        return self.board.summary(events, self.names, self.words) if self.board else None

    def page(self, content: RenderableType) -> None:
        """Show something on a page of its own."""
        if self.live:
            self.console.clear()
        self.console.print(Padding(content, (1, 1)))

    def explain(self) -> None:
        """Explain the keys, and what is on the table where the game says something about it."""
        lines = [
            Text(self.words.format(f"play-help-{part}"))
            for part in ("numbers", "notation", "ask", "rule", "log", "leave")
        ]
        about = f"{self.spec.name}-table-help"
        if self.words.has(about):
            lines += [Text(), Text(self.words.format(about))]
        self.page(Group(*lines))

    def clause(self, clause: str) -> None:
        """Show one clause of the rulebook."""
        key = f"{self.spec.name}-rule-{clause}"
        if self.words.has(key):
            self.console.print(Padding(Text(f"{clause}  ", "bold").append(self.words.format(key), "not bold"), (1, 1)))
        else:
            known = [each for _, clauses in self.spec.sections for each in clauses]
            self.say(self.words.format("play-no-clause", clause=clause, clauses=", ".join(known)))

    def tell(self, events: Sequence[Event]) -> None:
        """Show everything that has happened, with the clauses that say why."""
        lines = [
            Text(self.words.event(self.spec.name, event, self.names)).append(f"  {', '.join(event['clauses'])}", "dim")
            for event in events
        ]
        self.page(Group(*lines))

    def say(self, text: str, style: str = "") -> None:
        """Print a paragraph."""
        self.console.print(Padding(Text(text, style), (0, 1)))

    def _asked(self, view: Json, begun: Sequence[str]) -> Text:
        """The question, what has been chosen of the move, and where help is."""
        board, words = self.board, self.words
        question = words.format("play-choose") if board is None else board.question(self._seen(view, (), 0))
        asked = Text().append(question, "bold")
        if begun:
            chosen = ", ".join(words.action(self.spec.name, action) for action in begun)
            asked.append(f"  {words.format('play-begun', actions=chosen)}", "dim")
        return asked.append(f"  {words.format('play-keys')}", "dim")

    def _listed(self, view: Json) -> list[Text]:
        """The choices that carry no number on the table."""
        lines: list[Text] = []
        for number, action in enumerate(view["legal"], 1):
            if self.board is None or action.split()[-1] not in self.spec.cards:
                means = self.words.action(self.spec.name, action)
                lines.append(Text(" ").append(f" {number} ", "bold reverse").append(f" {means}"))
        return lines

    def _asking(self, view: Json, begun: Sequence[str]) -> int:
        """Lines that the question, its choices and the answer take."""
        asked = self._asked(view, begun).wrap(self.console, max(self.console.width - 2, 1)) if view["legal"] else ()
        return len(asked) + len(self._listed(view))

    def _seen(self, view: Json, told: Sequence[str], room: int) -> Seen:
        return Seen(view, self.names, self.words, told, self.console.width, room if self.live else 0)


def plain(seen: Seen) -> RenderableType:
    """Draw any game: the scores, then whatever the board holds."""
    words, view = seen.words, seen.view
    lines = Table.grid(padding=(0, 2))
    for name, score in zip(seen.names, view["scores"], strict=True):
        lines.add_row(Text(name, "bold"), str(score))
    for name, value in view["board"].items():
        lines.add_row(Text(name, "dim"), _readable(words, view["game"], value))
    return Group(lines, *(Text(sentence, "dim") for sentence in seen.told[-6:]))


def _readable(words: Words, game: str, value: Any) -> str:
    if isinstance(value, dict):
        items = cast("dict[str, Any]", value).items()
        return ", ".join([f"{name} {_readable(words, game, each)}" for name, each in items])
    if isinstance(value, list):
        parts = [_readable(words, game, each) for each in cast("Iterable[Any]", value)]
        return (" | " if any(", " in part for part in parts) else ", ").join(parts) or "–"
    return "–" if value is None else words.name(game, "card", value)
