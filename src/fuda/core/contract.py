"""What a game brings: its kernel, its table rules, its notation, its views and its events."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import Words
from fuda.core.events import Event, Happening
from fuda.core.observation import Layout
from fuda.core.options import Option, Value
from fuda.core.rng import Rng

State: TypeAlias = Any  # a record of the game's STATE, or the same in plain Python; each game types its own
Table: TypeAlias = Any  # a record of the game's TABLE, or the same in plain Python
One: TypeAlias = NDArray[Any]  # an array of one STATE or one TABLE: what Python holds and hands to the kernel
Actions: TypeAlias = NDArray[np.int16]
Cards: TypeAlias = NDArray[np.int8]
Json: TypeAlias = dict[str, Any]
SPECTATOR = -1  # the seat number by which kernels know someone who only watches


@dataclass(frozen=True)
class Guide:
    """A guided first game: a deal that shows what the words speak of, by options that keep it short."""

    seed: int
    options: Mapping[str, Value]  # what differs from the preset


@dataclass(frozen=True)
class Exercise:
    """A position that a learner moves in: the message `exercise-<game>-<name>` asks, its attribute `why` explains."""

    name: str
    position: Mapping[str, Any]  # of `game.setup`
    right: tuple[tuple[str, ...], ...]  # whole moves, each of them an answer
    seat: int = 0
    preset: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])
    before: tuple[tuple[int, tuple[str, ...]], ...] = ()  # moves that lead on from the position, with their seats
    best: bool = False  # whether no move is better, which the coach can confirm; otherwise it is what was asked for


@dataclass(frozen=True)
class Chapter:
    """A chapter for learners: the message `<game>-lesson-<name>`, its title the attribute `title`."""

    name: str
    lines: tuple[str, ...] = ()  # messages that are listed after it
    theme: str | None = None  # of the puzzles that practise it
    exercises: tuple[Exercise, ...] = ()


class Rules(Protocol):
    """The kernel of a game: compiled functions over records and integers, in this order in its `rules.py`.

    It may also bring `pick` and `mark`, a random legal action and all of them as bits, where a list is not the shortest
    way to them, and SMALL_LOTS = True (see `core.steps`).
    """

    STATE: np.dtype[Any]
    TABLE: np.dtype[Any]
    CARDS: int  # most cards in a lot
    NEEDED: int  # cards of a shuffled lot that play can come to; the others need no shuffling
    ACTIONS: int  # action ids are 0 … ACTIONS − 1
    MOST_ACTIONS: int  # most legal actions at once
    LAYOUT: Layout  # what the bits of an observation mean
    OBSERVATION: int  # number of them

    # In Python's hands the records are arrays of one element (core.host).
    def start(self, state: State, table: Table) -> None: ...
    def to_act(self, state: State, table: Table) -> int: ...
    def legal(self, state: State, table: Table, seat: int, out: Actions) -> int: ...
    def step(self, state: State, table: Table, seat: int, action: int) -> None: ...
    def lot(self, state: State, table: Table, out: Cards) -> int: ...
    def deal(self, state: State, table: Table, cards: Cards) -> None: ...
    def over(self, state: State, table: Table) -> bool: ...
    def resting(self, state: State, table: Table) -> bool: ...
    def scores(self, state: State, table: Table, out: NDArray[np.int32]) -> None: ...
    def winners(self, state: State, table: Table) -> int: ...
    def blank(self, state: State, table: Table, seat: int) -> None: ...
    def redeal(self, state: State, table: Table, rng: Rng) -> None: ...
    def observe(self, state: State, table: Table, seat: int, out: Words) -> None: ...


@dataclass(frozen=True)
class Spec:
    """A game as the rest of Fuda sees it. Each game's package has one, named SPEC.

    Its functions get states and tables in plain Python (`core.host.plain`): same fields, and `.record` for the kernel.
    """

    name: str
    rules: Rules
    options: tuple[Option, ...]
    seats: Callable[[Mapping[str, Value]], int]
    encode: Callable[[Mapping[str, Value], int | None], One]  # options and dealer to a TABLE

    cards: Sequence[str]  # names of the cards, by number
    text: Callable[[int], str]  # action to notation
    action: Callable[[str], int]  # notation to action

    refuse: Callable[[State, Table, int, int], str | None]  # the clause that forbids an action, None when it is legal
    happened: Callable[[State, Table, int, int, State], list[Event]]  # from before, seat, action, after
    dealt: Callable[[State, Table, Sequence[int], State], list[Event]]  # the same for a lot
    events: tuple[type[Happening], ...]  # every kind of event that these tell

    phase: Callable[[State, Table], str]
    board: Callable[[State, Table, int], Json]  # of a blanked state
    memory: Callable[[State, Table, int], Json]
    hints: Callable[[State, Table, int], Json]  # of a blanked state: what a person would like pointed out
    parse: Callable[[Json, Table], One]  # a view's board, memory … back to the blanked state
    setup: Callable[[Json, Table], One]  # a position in people's words to a state

    sections: tuple[tuple[str, tuple[str, ...]], ...]  # the rulebook: section and its clauses
    tables: Mapping[str, Sequence[Sequence[str]]]  # tables after a section, header first; keys of words or plain text
    version: int = 1  # of its rules, which a match belongs to: one more when what was played might go another way now
    # Whether a match of an earlier version goes the same way by today's rules, with its table rules; None: none does.
    unchanged: Callable[[int, Mapping[str, Value]], bool] | None = None
    fewest: bool = False  # whether the fewest points win, so that somebody with the most has lost
    stop: str | None = None  # the clause by which players may agree to stop between rounds, None: they may not
    # Where play decides who deals: a shuffled lot so ordered that each seat gets the same cards of it, whoever deals.
    seated: Callable[[State, Table, Sequence[int]], list[int]] | None = None
    loser_deals: bool = False  # whether who lost a match deals first in the next one, otherwise the game decides anew
    advice: int = 0  # how many pieces of advice the catalogue of words has
    lessons: tuple[Chapter, ...] = ()  # for learners, in the order of learning
    score: Callable[[Table, Sequence[str]], list[Json]] | None = None  # Koi-Koi: the scored lines of captured cards
    # Where people may not look back (SC-9): the first move that may still be told of, from all events so far.
    recall: Callable[[Sequence[Event], Table], int] | None = None
    guide: Guide | None = None  # the deal of a guided first game, None: there is none
    day: Mapping[str, Value] | None = None  # options of a short match: the deal of the day
    # Where cards are called by what is printed on them: each one's face at a table, and a name for it without words.
    faces: Callable[[Mapping[str, Value]], Mapping[str, tuple[str, str]]] | None = None
    terminal: str | None = None  # module that draws the game in a terminal (core.terminal), imported only to draw

    # Games whose moves are made of several actions bring these three.
    more: Callable[[State, Table, int], bool] | None = None  # whether the seat's move has begun and is not whole
    offers: Callable[[State, Table, int, Sequence[int]], list[int]] | None = None  # next actions in a person's order
    preview: Callable[[State, Table, int, Sequence[int]], Json] | None = None  # totals of a begun move, what is missing
