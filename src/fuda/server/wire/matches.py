"""Finished matches: what a check finds, the replay, other lines, and who looks together."""

from typing import Annotated, Any

import msgspec

from fuda.core.events import Mark, Sound
from fuda.server.wire.tables import TableInfo
from fuda.server.wire.words import Action, Id, ReviewStage, Seat, Struct


class Check(Struct):
    """One thing that holds, or the first that does not."""

    what: str  # format, stated (the start alone is signed), signature, start, moves, shuffles, result
    holds: bool
    detail: str


class Checks(Struct):
    """What a verification found."""

    checks: list[Check]


class EventInfo(Struct, omit_defaults=True):
    """Something that happened: a key of the catalogue of words, its arguments, the clauses that say why."""

    key: str
    args: dict[str, Any]  # those of the game's own kind of event
    clauses: list[str]
    move: int
    sound: Sound | None = None  # what is heard; win and loss by the seats named, the other of the two by all others
    mark: Mark | None = None  # how the time line of a replay marks it


class Step(Struct):
    """A step of a replay: step 0 is the first deal, then each move, then the deal after a finished round."""

    round: int  # from 1
    seat: int | None  # who moved, None: cards were dealt
    actions: list[str]
    substitute: bool
    events: list[EventInfo]
    scores: list[int]


class Replay(Struct):
    """GET /api/tables/{table}/replay."""

    table: TableInfo
    steps: list[Step]


class Frame(Struct):
    """GET /api/tables/{table}/replay/{step}: the table after that step, as every seat saw it."""

    step: int
    views: list[dict[str, Any]]  # by seat: the game's View, without memory


class ReviewInfo(Struct):
    """GET /api/tables/{table}/review?seat=…&known=…: what every choice was worth, as far as it has been looked at."""

    stage: ReviewStage
    ahead: int  # reviews that come first, while it waits
    reports: int  # so far …
    review: Any  # … the last of them, `Review` of fuda.review; None for who has seen as many (`known`)
    problem: str | None  # English


class LineRequest(Struct):
    """POST /api/tables/{table}/lines: another move in the place of one that was played, and bots that play on."""

    number: Annotated[int, msgspec.Meta(ge=1, le=100_000)]  # of the move, from 1
    move: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=40)]  # a whole one
    sampled: bool = False  # in cards that fit what the seat knew; otherwise in the true ones
    seed: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0  # of those cards


class Range(Struct):
    """A number with its 95 % interval."""

    mean: float
    low: float
    high: float


class LineEnding(Struct):
    """Where a line leads, by seat: to the end of the round, or of the match in games that are valued there."""

    scores: list[int]
    points: list[float]  # to the end of the match, against the others
    chance: list[float]  # to win the match


class LineInfo(Struct):
    """A way that a match might have gone; GET /api/tables/{table}/lines/{id}/{step} has its frames."""

    id: Id
    step: int  # of the replay, before the move
    number: int
    seat: int
    sampled: bool
    seed: int
    steps: list[Step]  # the first one is before the move, in the line's own cards
    ending: LineEnding
    really: LineEnding | None  # how the played move ended in the same cards; None where people broke the match off
    points_gained: Range  # by the tried move against the played one, in worlds that the seat could believe in
    chance_gained: Range
    worlds: int


class Place(Struct):
    """POST /api/tables/{table}/together: where the one who leads through a finished match is."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Seat  # whose eyes
    blind: bool  # whether only what that seat knew is told


class Shown(Struct):
    """GET /api/tables/{table}/together?known=N: what is shown to those who look together, when it is not version N."""

    version: int
    leader: str | None  # public id, None: nobody leads now
    name: str | None  # of the leader
    place: Place | None
    names: list[str]  # who takes part
