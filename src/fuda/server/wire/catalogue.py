"""The catalogue: GET /api/games, and table rules that are checked."""

from typing import Any, Literal

import msgspec

from fuda.server.wire.words import Struct


class OptionInfo(Struct):
    """One table rule: its name and help are the messages `<game>-option-<name>` and its attribute `help`."""

    name: str
    kind: Literal["bool", "int", "choice", "text", "data"]
    values: list[bool | int | str]
    presets: dict[str, Any]  # its value in each preset
    clauses: list[str]
    group: str  # heading: the message `<game>-group-<group>`
    needs: dict[str, Any]  # options that must have a value when this one is switched on


class Section(Struct):
    """A chapter of the rulebook: its heading is the message `<game>-section-<name>`, a clause `<game>-clause-<ID>`."""

    name: str
    clauses: list[str]
    table: list[list[str]]  # printed after it, header first; keys of words or plain text


class Lesson(Struct):
    """A chapter for learners: the message `<game>-lesson-<name>`, its title the attribute `title`."""

    name: str
    lines: list[str]  # messages that are listed after it
    theme: str | None  # of the puzzles that practise it
    exercises: int  # that can be played


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    presets: list[str]
    seats: dict[str, int]  # players in each preset without changed options
    options: list[OptionInfo]
    levels: list[str]  # of bots, the weakest first
    cards: list[str]
    sections: list[Section]
    advice: int  # pieces of advice: messages `<game>-advice-1` …
    lessons: list[Lesson]
    fewest: bool  # whether the fewest points win
    stop: str | None  # the clause by which players may agree to stop between rounds
    day: bool  # whether it has a deal of the day


class RulesRequest(Struct):
    """POST /api/games/{game}/rules: a preset and what differs from it."""

    preset: str
    options: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


class RulesInfo(Struct):
    """Table rules that were checked."""

    preset: str
    options: dict[str, Any]  # every option
    changed: list[str]  # those that differ from the preset
    seats: int
