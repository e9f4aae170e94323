"""Puzzles: positions with one best move that greedy play misses. A collection for each game comes with the package.

`fuda puzzles make` makes them (`making`), `fuda practise` and the page ask them.
"""

import gzip
import hashlib
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fuda.core.canonical import fingerprint
from fuda.core.contract import Json
from fuda.core.errors import FudaError, choices
from fuda.core.events import Event
from fuda.review.report import Reason

FORMAT, VERSION = "fuda-puzzles", 1
DIFFICULTIES = ("easy", "middling", "hard", "very-hard")
# What makes a puzzle easier: somebody who finds it, from whom nobody would expect it to whom one does.
FOUND_BY = (("novice", "quick"), ("instinct",), ("thinker",))


class Answer(msgspec.Struct):
    """A move of a puzzle and what it is worth to its seat, with standard errors."""

    move: list[str]
    chance: float
    points: float
    chance_behind: float  # the best
    points_behind: float
    reasons: list[Reason] = []  # why it is worse, where that was looked into


class Puzzle(msgspec.Struct):
    """A position as its seat sees it, all its moves from the best on, and how it may go on."""

    id: str
    view: Json  # with its memory, without hints
    answers: list[Answer]  # best first …
    right: int  # … so many of them: cards that are alike come to the same
    theme: str
    levels: list[str]  # of bots, that find the best move
    chance_surely: float  # by how much the best is ahead of every other move, at least (99 %)
    points_surely: float
    line: list[Event]  # what may follow the best move
    source: list[int]  # seed, match and move that it comes from

    @property
    def difficulty(self) -> str:
        """How hard it is, by who finds it."""
        for place, levels in enumerate(FOUND_BY):
            if any(level in self.levels for level in levels):
                return DIFFICULTIES[place]
        return DIFFICULTIES[-1]

    def place(self, move: Sequence[str]) -> int | None:
        """Return the place of a move among the answers, in whatever order its actions are."""
        wanted = sorted(move)
        return next((place for place, each in enumerate(self.answers) if sorted(each.move) == wanted), None)


class Collection(msgspec.Struct):
    """The puzzles of a game, and how far their maker has come."""

    game: str
    rules: int  # the version of the game's rules
    seed: int
    matches: int  # looked through
    puzzles: list[Puzzle]
    format: str = FORMAT
    version: int = VERSION


def identity_of(view: Json) -> str:
    """Return what a position is called: the beginning of its hash."""
    return fingerprint(view).hex()[:10]


def shipped(game: str) -> Path:
    """Return the file of a game's collection."""
    return Path(__file__).with_name(f"{game}.json.gz")


def read(file: Path) -> Collection:
    """Read a collection."""
    try:
        found = msgspec.json.decode(gzip.decompress(file.read_bytes()), type=Collection)
    except (OSError, EOFError, ValueError) as error:
        raise FudaError(f"{file} holds no puzzles: {error}") from error
    if (found.format, found.version) != (FORMAT, VERSION):
        raise FudaError(f"{file} holds {found.format} {found.version}; expected {FORMAT} {VERSION}")
    return found


def packed(collection: Collection) -> bytes:
    """Return a collection as the bytes of its file, the same for the same puzzles."""
    return gzip.compress(msgspec.json.encode(collection), mtime=0)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with the package; none where it has none."""
    file = shipped(game)
    return tuple(read(file).puzzles) if file.exists() else ()


@cache
def _places(game: str) -> dict[str, int]:
    return {each.id: place for place, each in enumerate(puzzles(game))}


def puzzle(game: str, identity: str) -> Puzzle:
    """Return one of the puzzles that come with the package."""
    place = _places(game).get(identity)
    if place is None:
        raise FudaError(f"there is no puzzle {identity!r} of {game}; e.g. {choices(list(_places(game))[:3])}")
    return puzzles(game)[place]


def daily(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody with the same collection; None where there is none."""
    found = puzzles(game)
    if not found:
        return None
    # Every puzzle once before any comes again: the order of a lap is that of hashes.
    lap, place = divmod(day.toordinal(), len(found))
    return sorted(found, key=lambda each: hashlib.sha256(f"{game} {lap} {each.id}".encode()).digest())[place]


def shown(each: Puzzle) -> Json:
    """Return a puzzle's view with the hints that a board shows."""
    from fuda.bots import game_of

    game = game_of(each.view)
    return game.project(game.parse(each.view), each.view["seat"], memory=False)


def rounded(value: Any) -> float:
    """Return a number as it is kept."""
    return round(float(value), 4)
