"""Puzzles and one's own numbers."""

from typing import Annotated, Any, Literal

import msgspec

from fuda.server.wire.matches import EventInfo
from fuda.server.wire.words import Struct


class PuzzleInfo(Struct):
    """A puzzle as it is asked: the position, and why it comes now."""

    id: str
    why: Literal["own", "again", "new", "day", "lesson"]
    view: dict[str, Any]  # the game's View without memory
    theme: str  # of an exercise, its lesson
    difficulty: str | None  # None for a mistake of one's own, which nobody else has tried


class LessonProgress(Struct):
    """A lesson with exercises, the messages `exercise-<game>-<exercise>`, and how many of them somebody has done."""

    name: str
    exercises: list[str]
    done: int
    preset: str  # table rules that it ends in a game by, "": those of whatever book one likes


class PracticeInfo(Struct):
    """GET /api/practice/{game}: how far somebody has come, and the puzzle that comes now, None: nothing is left."""

    game: str
    puzzles: int  # that come with the game
    solved: int  # of these
    own: int  # mistakes of one's own
    streak: int  # days in a row
    themes: dict[str, int]  # puzzles by theme
    lessons: list[LessonProgress]
    puzzle: PuzzleInfo | None


class PuzzleMove(Struct, forbid_unknown_fields=True):
    """POST /api/practice/{game}/{puzzle}: a whole move as an answer; to its preview, one that is begun."""

    move: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=64)]


class ValuedMove(Struct):
    """A move of a puzzle: what it is worth, how far it is behind the best, and why, in the reader's language."""

    move: list[str]
    chance: float  # to win the match; in Kočka, not to lose it
    points: float
    chance_behind: float
    points_behind: float
    reasons: list[str]


class PuzzleVerdict(Struct):
    """What an answer was, and all there is to say about the puzzle."""

    right: bool
    place: int | None  # of the answer among the moves, None for one that was not looked at closely
    moves: list[ValuedMove]  # best first …
    best: int  # … so many of them: cards that are alike come to the same
    line: list[EventInfo]  # what may follow the best move
    levels: list[str]  # of bots, that find it
    chance_surely: float  # by how much the best is ahead of every other, at least (99 %)
    due: str | None  # when it comes again, by ISO 8601; None for an exercise
    solved: int  # of all puzzles of the game
    streak: int


class DealtInfo(Struct):
    """How often something was dealt, and what chance expects."""

    found: int
    deals: int
    expected: float
    variance: float


class ErrorsInfo(Struct):
    """Choices of one kind."""

    choices: int  # that mattered
    mistakes: int  # and blunders
    lost: float  # of the chance to win the match, by choices that were surely worse than the best


class CoachedInfo(Struct):
    """What the coach found in a match: what luck brought, and what my choices lost."""

    gain: float  # of the chance, from the start to the result
    luck: float  # of it, by deals and draws
    points: float  # the result against the others
    luck_points: float  # of it, by deals and draws
    kinds: dict[str, ErrorsInfo]  # by what was to be chosen
    parts: dict[str, ErrorsInfo]  # by when it was: early, middle, late


class ThinkingInfo(Struct):
    """The time that I took for my moves; pauses are left out."""

    moves: int
    milliseconds: int


class MatchStatistics(Struct):
    """A finished match in numbers, for my seat."""

    id: str  # what its deal was committed to
    table: str  # "": a record from elsewhere
    at: int  # when it was opened, milliseconds since 1970; 0: nobody knows
    opponents: list[str]  # levels of bots, names of people
    game: str
    preset: str
    seat: int
    won: float  # a shared win is a part of one
    score: int
    lead: float  # ahead of the table's mean; more is better in every game
    rounds: int
    counts: dict[str, list[int]]  # mine, and everybody else's
    dealt: dict[str, DealtInfo]
    coached: CoachedInfo | None
    thinking: ThinkingInfo | None


class StatisticsInfo(Struct):
    """GET /api/me/statistics; `left` are still to be counted: ask again."""

    matches: list[MatchStatistics]
    left: int
