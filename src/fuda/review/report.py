"""What a review says, as data: everything that screens, files and sentences are made of."""

from typing import Any, Literal, TypeAlias, get_args

import msgspec

from fuda.review.estimate import Interval

FORMAT, VERSION = "fuda-review", 1
Stroke: TypeAlias = Literal["deal", "draw"]
Label: TypeAlias = Literal["equal", "inaccuracy", "mistake", "blunder"]
LABELS: tuple[Label, ...] = get_args(Label)
EQUAL, INACCURACY, MISTAKE, BLUNDER = LABELS


class Valued(msgspec.Struct):
    """A move and what it is worth to its seat: points to the end of the match against the others, chance to win it."""

    move: list[str]
    points: Interval
    chance: Interval
    points_behind: Interval  # how far behind the best, in the same worlds
    chance_behind: Interval
    by_reference: bool = False  # whether the reference policy plays it


class Hindsight(msgspec.Struct):
    """What the played move came to with the true hidden cards, against the best that one could know."""

    points: Interval
    chance: Interval


class Reason(msgspec.Struct):
    """A sentence: the key of its words, and what it speaks of."""

    key: str
    args: dict[str, Any]


class Moment(msgspec.Struct):
    """A choice: all that could be played, by what the seat could know."""

    number: int  # of the move in the record, from 1
    round: int
    seat: int
    phase: str
    moves: list[Valued]  # best first
    played: int  # its place among them
    points_lost: Interval
    chance_lost: Interval
    label: Label
    matters: bool  # whether the moves differ by more than nothing
    worlds: int
    effective: float  # equally likely worlds that these are worth
    reasons: list[Reason] = []
    hindsight: Hindsight | None = None
    asked: bool = False  # whether the coach had been asked before the move


class Luck(msgspec.Struct):
    """What a deal or a draw brought, by seat."""

    number: int  # moves made before it, its own included
    round: int
    kind: Stroke
    seat: int | None  # who drew
    points: list[Interval]
    chance: list[Interval]


class Start(msgspec.Struct):
    """The beginning of a round, before its cards."""

    number: int  # moves made before it
    round: int
    chance: list[float]  # by seat


class Term(msgspec.Struct):
    """A term of the account in both measures."""

    points: Interval
    chance: Interval


class Account(msgspec.Struct):
    """The way of one seat from the start to the result."""

    seat: int
    start: Term
    deals: Term  # luck of the deals
    draws: Term  # luck of what was drawn
    hidden: Term  # right choices against wrong cards, and the reverse: everybody's
    finds: Term  # own choices where the coach finds more than the reference policy
    errors: Term  # own choices that lost something, as a negative number
    others: list[Term]  # what each seat's choices gave this one, itself excepted (0)
    ended: Term  # by giving up or by agreement, before the rules ended it
    total: Term  # of all these
    result: Term  # as it was


class Summary(msgspec.Struct):
    """How well a seat has played."""

    seat: int
    choices: int
    mattered: int
    labels: dict[Label, int]
    points_lost: Interval  # a choice that mattered
    chance_lost: Interval
    accuracy: Interval  # in percent


class Review(msgspec.Struct):
    """A review, perhaps of a part of the match so far."""

    game: str
    preset: str
    table: dict[str, Any]
    seats: int
    seat: int | None  # whose choices were looked at, None: everybody's
    effort: str
    seed: int
    scores: list[int]
    winners: list[int]
    moments: list[Moment]
    luck: list[Luck]
    summaries: list[Summary]
    accounts: list[Account]  # of all seats, at the end
    starts: list[Start]
    done: bool
    progress: float  # 0 to 1
    format: str = FORMAT
    version: int = VERSION
