"""People and their tables, as everybody may know them."""

from typing import Any, Literal

import msgspec

from fuda.core.statement import SignedStart
from fuda.server.wire.words import AbortReason, Clock, Ending, Id, Name, SeatKind, Stage, Struct


class Me(Struct):
    """GET /api/me: the visitor. A first visit makes a guest and sets the cookie."""

    person: Id  # public id
    name: Name


class NewName(Struct):
    """PATCH /api/me."""

    name: Name


class SeatRequest(Struct):
    """How one seat of a new table is to be filled."""

    kind: Literal["me", "open", "held", "bot"]
    level: str | None = None  # of a bot


class TableRequest(Struct):
    """POST /api/tables, answered with TableInfo."""

    game: str
    preset: str
    seats: list[SeatRequest]
    options: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    listed: bool = False  # shown among the open tables; otherwise found by its link only
    clock: Clock = "none"
    memory: bool = False  # whether views keep what was seen before (SC-9 says no)
    start: bool = False  # start at once, or as soon as the last seat is taken
    guide: bool = False  # a guided first game, or the one that was left: the game's own deal, not a fair one
    coach: bool = False  # whether the coach may be asked before a move, as long as everybody else is a bot


class SeatInfo(Struct):
    """Who sits there."""

    kind: SeatKind
    name: str | None  # of a person
    person: str | None  # public id of a person
    level: str | None  # of a bot
    connected: bool  # of a person; a bot is always there
    substitute: bool  # a bot plays for the person, who is away or has given up
    resigned: bool


class ClockInfo(Struct):
    """Time to think. All in milliseconds; deadlines since 1970 by the server's clock."""

    kind: Clock
    deadlines: list[int | None]  # by seat, when the server moves for them; None: no hurry
    reserves: list[int]  # by seat, left of the reserve
    resting: int | None  # when a finished round goes on by itself


class StartInfo(Struct):
    """The fair start (docs/record-format.md). It is public: every page can check it."""

    match: str  # hex
    attempt: int  # from 1; aborted starts are counted
    commitment: str  # SHA-256 of the secret
    signed: SignedStart | None  # the server's statement; None while the match is played, and where the deal is fixed
    vows: dict[str, str]  # by seat: SHA-256 of the nonces of people, as they come in
    nonces: dict[str, str] | None  # by seat, shown when all are in
    secret: str | None  # when the match is over or its start was aborted
    deadline: int | None  # milliseconds since 1970 by which people's pages must have answered


class AbortInfo(Struct):
    """A start that failed: its deal was never used. All that was said in it is public."""

    attempt: int
    match: str
    commitment: str
    secret: str
    missing: list[int]  # seats whose page did not answer, or not truly
    at: int  # milliseconds since 1970
    reason: AbortReason
    vows: dict[str, str]  # by seat, as far as they had come in
    nonces: dict[str, str]
    signed: SignedStart | None  # left out where tables are not to be known: names are in it


class EndInfo(Struct):
    """How it ended."""

    ending: Ending
    scores: list[int]
    winners: list[int]
    resigned: list[int]  # seats that gave up


class TableInfo(Struct):
    """A table as everybody may know it."""

    id: Id
    game: str
    preset: str
    options: dict[str, Any]
    changed: list[str]  # options that differ from the preset
    stage: Stage
    seats: list[SeatInfo]
    host: Id  # public id of who opened it
    listed: bool
    clock: Clock
    memory: bool
    guide: bool
    seq: int  # of the last entry in the log
    created: int  # milliseconds since 1970
    moves: int
    spectators: int
    start: StartInfo | None
    aborts: list[AbortInfo]  # the last ten
    time: ClockInfo
    to_act: list[int]  # seats whose turn it is
    resting: bool  # a round is finished and waits for people to go on …
    ready: list[int]  # … and these seats have said so
    stopping: list[int]  # seats that have agreed to stop
    end: EndInfo | None
    again: list[int]  # seats that would like a rematch …
    next: Id | None  # … and the table where it is played
    day: str | None = None  # a deal of the day: the date, as 2026-11-16
    back: int | None = None  # the seat that may take its last move back
    coach: bool = False  # whether the coach may be asked here: among bots only
    asked: int = 0  # moves before which the coach was asked


class TableList(Struct):
    """GET /api/tables: listed tables that are open or being played; GET /api/me/tables: my own, newest first."""

    tables: list[TableInfo]


class Invitation(Struct):
    """GET /api/tables/{table}/key?origin=…: who sits there may ask for it and pass it on; held seats open with it."""

    key: str
    link: str  # to this table, by an address that others reach, with the key where a seat is held
    code: list[str]  # the link as a QR code: rows of 0 and 1
