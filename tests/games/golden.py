"""Golden replays: matches written out so that a person can follow them, and checked to the letter.

A file of tests/golden/<game> has a comment that says what it shows, the table and the deal, and then every move with
the events that followed. `python -m tests.games.<game>.playthrough` writes all of them again from their own moves
(after a change that is meant to change them), `… new` plays or looks for the scenarios anew.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from fuda.core.match import Match
from fuda.core.options import Option

Moves: TypeAlias = list[tuple[int, tuple[str, ...]]]


class Text(Protocol):
    """A playthrough, as far as it can be written down."""

    def text(self) -> str: ...


@dataclass
class Lines:
    """What a file says, apart from the table and the events, which follow from it."""

    comment: list[str]
    words: dict[str, list[str]]  # of the lines at its head, by their first word
    options: dict[str, Any]
    moves: Moves


def files(game: str) -> list[Path]:
    """The replays of a game."""
    return sorted(_folder(game).glob("*.txt"))


def read(text: str, known: Sequence[Option]) -> Lines:
    """Read a file."""
    lines = text.splitlines()
    words = {line.split()[0]: line.split()[1:] for line in lines if line and line[0].isalpha()}
    by_name = {option.name: option for option in known}
    options = {name: by_name[name].read(value) for name, value in (word.split("=") for word in words["options"])}
    moves = [line.removeprefix("seat ").split(": ") for line in lines if line.startswith("seat ")]
    return Lines(
        [line[2:] for line in lines if line.startswith("#")],
        words,
        options,
        [(int(seat), tuple(move.split(", "))) for seat, move in moves],
    )


def options(chosen: Mapping[str, Any]) -> str:
    """The line of table rules."""
    shown = " ".join(f"{name}={str(value).lower()}" for name, value in chosen.items())
    return f"options  {shown}".rstrip()


def move(seat: int, actions: Sequence[str]) -> str:
    """The line of a move."""
    return f"seat {seat}: {', '.join(actions)}"


def events(match: Match, since: int) -> Iterator[str]:
    """A line for each event since some number of them."""
    for event in match.events[since:]:
        args = " ".join(f"{name}={_show(value)}" for name, value in event["args"].items())
        key = event["key"].removeprefix(f"{match.game.name}-event-")
        yield f"    {key} {args}".rstrip() + f"  [{' '.join(event['clauses'])}]"


def write(game: str, again: Callable[[str], Text], new: Callable[[], Iterable[tuple[str, Text]]]) -> None:
    """Write all replays of a game again from their own moves; as a command with `new`, from its scenarios."""
    if sys.argv[1:] == ["new"]:
        _folder(game).mkdir(parents=True, exist_ok=True)
        for name, made in new():
            (_folder(game) / f"{name}.txt").write_text(made.text(), "utf-8")
            print(name, flush=True)
        return
    for path in files(game):
        path.write_text(again(path.read_text("utf-8")).text(), "utf-8")


def _folder(game: str) -> Path:
    return Path(__file__).parents[1] / "golden" / game


def _show(value: Any) -> str:
    return f"({' '.join(map(_show, value))})" if isinstance(value, list) else str(value)
