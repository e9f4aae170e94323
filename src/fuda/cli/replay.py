"""`fuda replay`: a finished match step by step, all cards open."""

from argparse import Namespace
from itertools import zip_longest
from pathlib import Path
from typing import Any, cast

from rich.text import Text

from fuda.catalogue import game
from fuda.cli import ask
from fuda.cli.language import Refused
from fuda.cli.screen import Screen
from fuda.cli.values import number
from fuda.core import record
from fuda.core.contract import Json
from fuda.core.events import Event
from fuda.core.match import Match
from fuda.core.words import Words


def replay(args: Namespace, words: Words) -> int:
    """Step through a record; where nobody can press a key, print it whole."""
    kept = record.read(read_file(args.file, words))
    match = record.begin(kept, game)
    seats = range(match.game.seats)
    seat = 0 if args.seat is None else number(args.seat, "--seat", seats, words)
    screen = Screen(match.game.spec, [words.format("replay-seat", seat=each) for each in seats], words)
    pages = _pages(match, kept, seat)
    if not screen.live:
        _print(screen, pages)
        return 0
    place = 0
    while True:
        view, events = pages[place]
        summary = screen.summary(events)
        screen.table(view, events)
        if summary is not None:
            screen.console.print(summary)
        screen.say(words.format("replay-keys", move=place, moves=len(pages) - 1), "dim")
        typed = ask.answer(quick="qb ").lower()
        if typed == "q":
            return 0
        if typed == "b":
            place = max(place - 1, 0)
        elif typed.isdecimal():
            place = min(int(typed), len(pages) - 1)
        elif not typed:
            if place == len(pages) - 1:
                return 0
            place += 1


def read_file(name: str | None, words: Words) -> bytes:
    """Return what is in a record's file."""
    if name is None:
        raise Refused(words.format("refused-no-file"))
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise Refused(words.format("refused-file", file=name, detail=error.strerror or "")) from error


def _pages(match: Match, kept: record.Record, seat: int) -> list[tuple[Json, list[Event]]]:
    """Play the record, checking everything, and return the open view and the events after each move."""
    pages = [(_open(match, seat), list(match.events))]
    for count in range(1, len(kept.moves) + 1):
        before = len(match.events)
        record.play(match, kept, count)
        pages.append((_open(match, seat), match.events[before:]))
    before = len(match.events)
    record.finish(match, kept)
    pages[-1][1].extend(match.events[before:])
    return pages


def _open(match: Match, seat: int) -> Json:
    """Return a seat's view with what the others see filled in: after the end nothing is hidden any more."""
    view = match.view(seat)
    for other in range(match.game.seats):
        view["board"] = _filled(view["board"], match.view(other, hints=False)["board"])
    return view | {"legal": []}


def _filled(gaps: Any, known: Any) -> Any:
    """Return something with what is known in the place of every None."""
    if gaps is None:
        return known
    if isinstance(gaps, dict) and isinstance(known, dict):
        seen = cast("dict[str, Any]", known)
        return {name: _filled(value, seen.get(name)) for name, value in cast("dict[str, Any]", gaps).items()}
    if isinstance(gaps, list) and isinstance(known, list):
        pairs = zip_longest(cast("list[Any]", gaps), cast("list[Any]", known))
        return [_filled(value, other) for value, other in pairs]
    return cast(Any, gaps)


def _print(screen: Screen, pages: list[tuple[Json, list[Event]]]) -> None:
    """Print the whole match in sentences, each move numbered."""
    for count, (_, events) in enumerate(pages):
        told = " ".join(screen.told(events))
        summary = screen.summary(events)
        screen.console.print(Text(f"{count:>4}  ", "dim").append(told, "not dim"))
        if summary is not None:
            screen.console.print(summary)
