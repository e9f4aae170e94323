"""What travels between a page and the server, as JSON: the TypeScript types of the client are generated from here.

Over HTTP a page reads lists and opens tables; everything that happens at a table goes through its socket, in both
directions. Field by field explained in docs/protocol.md.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fuda.core.events import Mark, Sound
from fuda.core.statement import SignedStart

# Words of the protocol

Stage: TypeAlias = Literal["open", "starting", "playing", "over"]
SeatKind: TypeAlias = Literal["open", "held", "person", "bot"]
Clock: TypeAlias = Literal["none", "casual", "fast"]
Ending: TypeAlias = Literal["played", "stopped", "resigned", "abandoned"]
AbortReason: TypeAlias = Literal[
    "silent",  # these seats' pages did not answer in time
    "false",  # a nonce was not the one whose hash had been sent
    "left",  # somebody got up
    "closed",  # everybody was gone
    "unknown",  # from before reasons were kept
]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "one-moment", "sorry", "wow", "oops", "again", "goodbye",
    "smile", "laugh", "think", "clap", "heart", "cat",
]  # fmt: skip
Refusal: TypeAlias = Literal[
    "illegal",  # the rules refuse the move: `clause` and `allowed` say why and what else
    "stale",  # something happened that the page had not seen yet: look again and send it anew
    "not-seated",  # only who sits at the table may do this
    "not-host",  # only who opened the table may do this
    "taken",  # the seat is not free, or is held for somebody else
    "not-now",  # not at this stage of the table
    "not-full",  # a match starts when every seat is taken
    "bad-nonce",  # the nonce is not the one whose hash was sent
    "unknown",  # no such table, game, level or record
    "set-aside",  # the table's log cannot be read, or was written by other rules: it is kept as it is
    "bad-rules",  # the table rules are refused: `message` names the option and what is allowed
    "bad-message",  # not understood
    "too-fast",  # too many messages: slow down
    "too-many",  # too many open tables or sockets of one person
    "storage",  # the table could not be written to disk: nothing has happened, try again
    "internal",  # a fault of the server; nothing has happened
]

ReviewStage: TypeAlias = Literal[
    "waiting",  # others come first
    "preparing",  # its process starts
    "compiling",  # the first review of a game on a machine has its kernels compiled
    "looking",  # something is known already
    "done",
    "failed",  # `problem` says why
]

Json: TypeAlias = dict[str, Any]
END = r"$(?!\n)"  # of a pattern: in Python `$` alone lets a last newline through
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"^[0-9a-f]{{64}}{END}")]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Action: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages share: nothing unknown is let in."""


# The catalogue: GET /api/games


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


class RulesWish(Struct):
    """POST /api/games/{game}/rules: a preset and what differs from it."""

    preset: str
    options: dict[str, Any] = {}


class RulesInfo(Struct):
    """Table rules that were checked."""

    preset: str
    options: dict[str, Any]  # every option
    changed: list[str]  # those that differ from the preset
    seats: int


# People and tables


class Me(Struct):
    """GET /api/me: the visitor. A first visit makes a guest and sets the cookie."""

    person: Id  # public id
    name: Name


class NewName(Struct):
    """PATCH /api/me."""

    name: Name


class SeatWish(Struct):
    """How one seat of a new table is to be filled."""

    kind: Literal["me", "open", "held", "bot"]
    level: str | None = None  # of a bot


class TableWish(Struct):
    """POST /api/tables, answered with TableInfo."""

    game: str
    preset: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
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


class KeyInfo(Struct):
    """A key by which this server signs, or has signed."""

    key: str  # Ed25519, hex
    since: int  # milliseconds since 1970
    until: int | None  # None: the one that signs now


class FailedStart(Struct):
    """An aborted start, wherever it was."""

    game: str
    start: AbortInfo


class FailedStarts(Struct):
    """GET /api/fair/aborts?before=…: aborted starts, the newest first."""

    aborts: list[FailedStart]


class FairInfo(Struct):
    """GET /api/fair: this server's keys, the newest first, and what became of the fair starts at its tables."""

    keys: list[KeyInfo]
    since: int | None  # when the first of these starts was, milliseconds since 1970
    starts: int  # in which people's pages took part
    dealt: int
    aborted: dict[str, int]  # by reason
    aborts: list[FailedStart]  # the last ones


class StartAccount(Struct):
    """GET /api/fair/people/{person}: the starts that somebody took part in."""

    starts: int
    aborted: int
    missing: int  # aborted for want of this person's vow or nonce


class Invitation(Struct):
    """GET /api/tables/{table}/key?origin=…: who sits there may ask for it and pass it on; held seats open with it."""

    key: str
    link: str  # to this table, by an address that others reach, with the key where a seat is held
    code: list[str]  # the link as a QR code: rows of 0 and 1


# Finished matches
# GET /api/tables/{table}/record is the record of docs/record-format.md, GET /api/tables/{table}/verify Checks.


class Check(Struct):
    """One thing that holds, or the first that does not."""

    what: str  # format, signature, start, moves, shuffles, result
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


class LineWish(Struct):
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


# The socket: /ws/tables/{table}?seq=N
# The page sends commands. Each has an id of the page's own making: sent again, it is answered again, never done twice.


class Command(Struct, tag_field="type"):
    """What a page asks for."""

    id: Id


class Sit(Command, tag="sit"):
    """Take a free seat; a held one needs the key of the link."""

    seat: Seat
    key: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Leave(Command, tag="leave"):
    """Get up: before the start the seat is free again, during a match a bot plays on."""


class Free(Command, tag="free"):
    """The host frees a seat before the start."""

    seat: Seat


class Fill(Command, tag="fill"):
    """The host lets a bot take a free or held seat before the start; without a seat, all of them."""

    level: Annotated[str, msgspec.Meta(max_length=20)]
    seat: Seat | None = None


class Start(Command, tag="start"):
    """The host starts the match when every seat is taken."""


class Vow(Command, tag="vow"):
    """SHA-256 of the nonce that this page will show."""

    match: Annotated[str, msgspec.Meta(max_length=64)]
    hash: Hex32


class Nonce(Command, tag="nonce"):
    """The nonce itself, 32 bytes in hex, when all vows are in."""

    match: Annotated[str, msgspec.Meta(max_length=64)]
    nonce: Hex32


class Move(Command, tag="move"):
    """One whole move; `seen` is the seq of the update that it answers."""

    seen: int
    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=40)]


class Ready(Command, tag="ready"):
    """Go on after a finished round."""

    seen: int


class Stop(Command, tag="stop"):
    """Agree to stop the match between rounds, or take the agreement back."""

    agree: bool


class Back(Command, tag="back"):
    """Take my last move back, and what bots did since; never where other people play."""

    seen: int


class Ask(Command, tag="ask"):
    """Ask the coach before my move, answered with advice; the log and the record say so. Never among people."""

    seen: int


class Resign(Command, tag="resign"):
    """Give up."""


class Rematch(Command, tag="rematch"):
    """Ask for another match; when all people here ask, the new table is `next`."""


class Say(Command, tag="say"):
    """A set phrase or a reaction; the reader sees it in their own language."""

    phrase: Phrase


class Preview(Command, tag="preview"):
    """Ask what a begun move comes to and what may follow."""

    begun: Annotated[list[Action], msgspec.Meta(max_length=40)]


class Ping(Command, tag="ping"):
    """Ask whether anybody is there, and say how it is on this side; both in milliseconds."""

    within: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None  # the next ping comes; None: maybe none
    delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None  # least time of a bot's move; None: the server's


Commands: TypeAlias = (
    Sit | Leave | Free | Fill | Start | Vow | Nonce | Move | Back | Ask | Ready | Stop | Resign | Rematch | Say
    | Preview | Ping
)  # fmt: skip


# The server answers every command with ack, refused, previewed, advised or pong, and sends updates as things happen.


class Message(Struct, tag_field="type"):
    """What a page hears."""


class Welcome(Message, tag="welcome"):
    """First message on a socket."""

    person: Id
    seat: int | None  # None: a spectator
    host: bool
    now: int  # the server's clock, milliseconds since 1970


class Update(Message, tag="update"):
    """The table after entry `seq`, as this socket's person may know it; `since` is the seq of the update before."""

    since: int
    seq: int
    seat: int | None  # where this socket's person sits now
    table: TableInfo
    view: dict[str, Any] | None  # the game's View without memory; None before the first deal
    events: list[EventInfo]  # what happened after `since`, as far as it may still be told …
    recall: int  # … which is from this move on: a page forgets what it was told of earlier ones (SC-9)


Difference: TypeAlias = list[Any]  # a path, then nothing, a value, or a place, a count and items (changes.py)


class Change(Message, tag="change"):
    """An update as what differs from the one before it on this socket, for who asked for `changes`."""

    since: int
    seq: int
    seat: int | None
    table: list[Difference]
    view: list[Difference]
    events: list[EventInfo]
    recall: int


class Ack(Message, tag="ack"):
    """Done, and safe on disk: entry `seq` holds it. What changed comes, or came already, as an update."""

    id: Id
    seq: int


class Refused(Message, tag="refused"):
    """Not done; nothing has changed. The page words it by `code` and `clause`; `message` is English."""

    id: Id | None  # None: the message could not be read
    code: Refusal
    message: str
    clause: str | None = None
    allowed: list[str] = []


class Previewed(Message, tag="previewed"):
    """What a begun move comes to, the game's Preview."""

    id: Id
    preview: dict[str, Any]


class MoveValue(Struct):
    """What a whole move is worth to its seat, in the game's points and in the chance to win the match."""

    move: list[str]
    points: Range
    chance: Range
    points_behind: Range  # how far behind the best, in the same worlds
    chance_behind: Range
    by_reference: bool  # whether the policy that plays on in these worlds plays it


class Advised(Message, tag="advised"):
    """What the coach says: several times, more surely each time, until `done`."""

    id: Id
    seq: int  # of the entry that says that the coach was asked
    choices: int  # moves that there are
    moves: list[MoveValue]  # the best of them, best first
    matters: bool  # whether they differ by more than nothing
    worlds: int  # in which they were tried
    done: bool


class Said(Message, tag="said"):
    """Somebody said something; it is not kept."""

    seat: int
    phrase: Phrase


class Pong(Message, tag="pong"):
    """Here."""

    id: Id
    now: int


class Bye(Message, tag="bye"):
    """The last message before the server closes the socket: come back after so many milliseconds, None: do not."""

    reason: Literal["restart", "gone", "too-slow", "too-fast", "elsewhere"]
    retry: int | None


Messages: TypeAlias = Welcome | Update | Change | Ack | Refused | Previewed | Advised | Said | Pong | Bye


class PuzzleInfo(Struct):
    """A puzzle as it is asked: the position, and why it comes now."""

    id: str
    why: Literal["own", "again", "new", "day"]
    view: dict[str, Any]  # the game's View without memory
    theme: str
    difficulty: str | None  # None for a mistake of one's own, which nobody else has tried


class PracticeInfo(Struct):
    """GET /api/practice/{game}: how far somebody has come, and the puzzle that comes now, None: nothing is left."""

    game: str
    puzzles: int  # that come with the game
    solved: int  # of these
    own: int  # mistakes of one's own
    streak: int  # days in a row
    themes: dict[str, int]  # puzzles by theme
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
    due: str  # when it comes again, by ISO 8601
    solved: int  # of all puzzles of the game
    streak: int


class DealtInfo(Struct):
    """How often something was dealt, and what chance expects."""

    found: int
    deals: int
    expected: float
    variance: float


class MatchStatistics(Struct):
    """A finished match in numbers, for my seat."""

    table: str
    at: int  # when it was opened, milliseconds since 1970
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


class StatisticsInfo(Struct):
    """GET /api/me/statistics; `left` are still to be counted: ask again."""

    matches: list[MatchStatistics]
    left: int


class Problem(Struct):
    """The body of every HTTP error."""

    code: Refusal
    message: str


class Life(Struct):
    """GET /api/health/live."""

    version: str


class Health(Struct):
    """GET /api/health: 503 and not `ok` while nothing can be written."""

    ok: bool
    version: str
    database: str  # sqlite, postgresql
    tables: int  # in memory
    sockets: int
