"""What a seat may know, as a board to draw; and the way back from a view to a state."""

from typing import Annotated, Literal, NamedTuple, TypeAlias, TypedDict, TypeVar, get_args

import msgspec
import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition
from fuda.core.view import numbers, one_of, part
from fuda.games.kocka import rules
from fuda.games.kocka.contradictions import check, count_held
from fuda.games.kocka.event_types import Outcome
from fuda.games.kocka.notation import CARD, CARDS, PENALTIES, SUITS, Suit, names

Phase: TypeAlias = Literal["draw", "deal", "pass", "play", "calls", "rest", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
ENDS = {rules.PLAYED: "SC-13", rules.SEVENTEEN: "SC-11", rules.THROWN: "SC-12", rules.CAUGHT: "SC-20"}

Reason: TypeAlias = Literal["most", "tie-hejma", "tie-last-trick", "tie", "moon"]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=rules.SEATS)]
TrickNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=rules.HAND)]
Each = TypeVar("Each")
BySeat: TypeAlias = Annotated[list[Each], msgspec.Meta(min_length=rules.SEATS, max_length=rules.SEATS)]
Letters: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]


class Trick(msgspec.Struct):
    """Cards on the table, in the order of play."""

    leader: Seat
    cards: list[str]
    taker: Seat | None  # None while the trick is open


class Result(msgspec.Struct):
    """How the round ended; before the calls of renonc are over it may still be replaced."""

    outcome: Outcome
    reason: Reason  # what decided among the totals: most, tie-hejma, tie-last-trick, tie (all of them or nobody), moon
    clauses: list[str]  # that say so
    losers: list[Seat]
    took: list[list[str]]  # the cards that cost something, by who took them, the worst first
    last: Seat | None  # who took the last trick and its points
    hejma: Seat | None  # who took Hejma
    thrower: Seat | None
    offender: Seat | None  # convicted of renonc …
    trick: TrickNumber | None  # … in this trick, from 1 …
    proof: list[str]  # … because of these cards


class Board(msgspec.Struct):
    """The table as one seat sees it. Lists of four go by seat."""

    round: Annotated[int, msgspec.Meta(ge=1, le=30_000)]
    dealer: Seat | None
    turn: Seat | None  # who plays, leads or is asked for calls; None while all pass or nobody plays
    drawn: BySeat[str | None]  # aces drawn for the first dealer
    hand: list[str] | None  # None: a spectator has none
    held: BySeat[int]
    ready: list[Seat]  # seats that have passed
    passed: list[str] | None  # own cards on their way, until all have passed
    received: list[str] | None  # from the right, until the first card is played
    trick: Trick | None  # the open one, None when it is empty …
    last: Trick | None  # … and only then the one before it (SC-9)
    history: list[Trick] | None  # all closed tricks of the round where the table plays with open memory
    taken: BySeat[int]  # tricks taken
    points: BySeat[int] | None  # penalties of this round, None where everybody counts for themselves
    result: Result | None


class Call(msgspec.Struct):
    """A call of renonc."""

    seat: Seat
    player: Seat
    trick: TrickNumber


class Memory(msgspec.Struct):
    """What was lawfully seen in this round and no longer lies there, for players that forget nothing."""

    plays: Annotated[list[str], msgspec.Meta(max_length=rules.CARDS)]  # every card in the order of play
    passed: list[str]
    received: list[str]
    voids: BySeat[list[Suit]]  # suits that a seat is known not to have, by seat
    calls: list[Call]


class TrickHint(TypedDict):
    """The open trick."""

    suit: Suit | None  # led
    points: int  # that lie in it, the last trick's included
    highest: Seat | None  # who would take it


class ThrowHint(TypedDict):
    """Whether the cards may be thrown in."""

    allowed: bool
    points: int | None  # None where everybody counts for themselves
    needed: int


class Hints(TypedDict, total=False):
    """What a person would like pointed out; a spectator gets none."""

    costs: dict[str, int]  # penalty points of the cards in hand
    trick: TrickHint
    follow: list[str]  # cards of the suit led; none: any card
    playable: list[str]
    barred: dict[str, str]  # cards that cannot be played now, and the clause that forbids each
    throw: ThrowHint


class Preview(TypedDict):
    """What a begun move comes to."""

    begun: list[str]
    next: list[str]
    whole: bool
    cards: list[str]
    missing: int
    points: int
    left: list[str]


class Closed(NamedTuple):
    """A trick that somebody took."""

    leader: int
    taker: int
    cards: list[int]


def tricks(state: rules.State) -> list[Closed]:
    """Return the closed tricks of the round."""
    return [
        Closed(int(state.leader[t]), int(state.leader[t + 1]), [int(card) for card in state.plays[4 * t : 4 * t + 4]])
        for t in range(int(state.played) // 4)
    ]


def phase(state: rules.State, table: rules.Table) -> Phase:
    """Name the phase."""
    return PHASES[state.phase]


def board(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return the board of a state that was blanked for the seat."""
    played, ended = int(state.played), state.outcome != rules.GOING
    closed = [Trick(t.leader, [CARDS[card] for card in t.cards], t.taker) for t in tricks(state)]
    open_cards = [CARDS[int(card)] for card in state.plays[played & ~3 : played]]
    on_turn = state.phase in (rules.PLAY, rules.CALLS)
    exchanged = state.phase > rules.PASSING
    held = [count_held(state, other) if state.phase >= rules.PASSING else 0 for other in range(rules.SEATS)]
    return msgspec.to_builtins(
        Board(
            round=int(state.round_number),
            dealer=_seat(state.dealer),
            turn=int(state.turn) if on_turn else None,
            drawn=[CARDS[card] if card >= 0 else None for card in state.drawn],
            hand=names(int(state.hand[seat])) if seat >= 0 else None,
            held=held,
            ready=_seats(int(state.ready)),
            passed=names(int(state.passed[seat])) if seat >= 0 and not exchanged else None,
            received=names(int(state.passed[seat - 1])) if seat >= 0 and exchanged and not played else None,
            trick=Trick(int(state.leader[played >> 2]), open_cards, None) if open_cards else None,
            last=closed[-1] if closed and not open_cards else None,
            history=closed if table.open_history else None,
            taken=[sum(t.taker == other for t in closed) for other in range(rules.SEATS)],
            points=[int(n) for n in state.points] if table.show_points or ended else None,
            result=_result(state) if ended else None,
        )
    )


def costly(state: rules.State, seat: int) -> list[int]:
    """Return the cards in a seat's tricks that cost something, the worst first."""
    cards = [card for trick in tricks(state) if trick.taker == seat for card in trick.cards if PENALTIES[card]]
    return sorted(cards, key=lambda card: -PENALTIES[card])


def reason(state: rules.State) -> Reason:
    """Name what decided a round among the totals: the most, a tie (SC-14) and how it was settled, or a moon (SC-18)."""
    points, losers = [int(each) for each in state.points], _seats(int(state.losers))
    if state.outcome == rules.CAUGHT:
        return "most"
    if len(losers) == rules.SEATS - 1:
        return "moon"
    if points.count(max(points)) == 1:
        return "most"
    if len(losers) != 1:
        return "tie"
    return "tie-hejma" if losers[0] == state.hejma else "tie-last-trick"


def memory(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return what the seat has lawfully seen beyond the board."""
    exchanged = seat >= 0 and state.phase > rules.PASSING
    known = int(rules.voids(state.record, table.record))
    calls = [
        Call(caller, bit >> 3, (bit & 7) + 1)
        for caller in range(rules.SEATS)
        for bit in range(rules.CARDS)
        if int(state.called[caller]) >> bit & 1
    ]
    return msgspec.to_builtins(
        Memory(
            plays=[CARDS[int(card)] for card in state.plays[: int(state.played)]],
            passed=names(int(state.passed[seat])) if seat >= 0 else [],
            received=names(int(state.passed[seat - 1])) if exchanged else [],
            voids=[[SUITS[s] for s in range(4) if known >> 4 * other + s & 1] for other in range(rules.SEATS)],
            calls=calls,
        )
    )


def hints(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return what a person would like pointed out: what cards cost, what can be played, what the trick is worth."""
    if seat < 0 or state.phase < rules.PASSING:
        return {}
    hand, played = int(state.hand[seat]), int(state.played)
    found: Json = {"costs": {CARDS[card]: PENALTIES[card] for card in range(rules.CARDS) if hand >> card & 1}}
    if state.phase != rules.PLAY:
        return found
    lying = [int(card) for card in state.plays[played & ~3 : played]]
    found["trick"] = {
        "suit": SUITS[lying[0] >> 3] if lying else None,
        "points": sum(PENALTIES[card] for card in lying) + (rules.LAST_TRICK if played >= 28 else 0),
        "highest": (int(state.leader[played >> 2]) + _highest(lying, table)) % rules.SEATS if lying else None,
    }
    if state.turn == seat:
        follow = hand & rules.SUIT << (lying[0] & 24) if lying else 0
        found["follow"] = names(follow)  # empty: any card, or none of the suit
        playable = int(rules.playable(state.record, table.record, seat))
        found["playable"] = names(playable)
        found["barred"] = dict.fromkeys(names(hand & ~playable), "SC-7" if lying else "SC-6")
        sum_thrown = int(rules.thrown_points(state.record, seat))
        found["throw"] = {
            "allowed": sum_thrown >= rules.ENOUGH,
            "points": sum_thrown if table.show_points else None,
            "needed": rules.ENOUGH,
        }
    return found


def parse(view: Json, table: rules.Table) -> One:
    """Return the blanked state that a view was made of."""
    try:
        seat: int | None = view["seat"]
        seen: Board = part(view, "board", Board)
        kept: Memory = part(view, "memory", Memory)
        letters: list[int] = part(view, "scores", BySeat[Letters])
        states = np.zeros(1, rules.STATE)
        state: rules.State = states[0]
        rules.start(state, table.record)
        state.phase = one_of("phase", view["phase"], PHASES)
        state.round_number, state.dealer = seen.round, _number(seen.dealer)
        state.ready, state.played = sum(1 << each for each in set(seen.ready)), len(kept.plays)
        for place, card in enumerate(numbers("memory.plays", CARD, kept.plays)):
            state.plays[place] = card
        for call in kept.calls:
            state.called[call.seat] = int(state.called[call.seat]) | 1 << 8 * call.player + call.trick - 1
        for other in range(rules.SEATS):
            state.letters[other] = letters[other]
            drawn = seen.drawn[other]
            state.drawn[other] = -1 if drawn is None else numbers("board.drawn", CARD, [drawn])[0]
        if seat is not None:
            state.hand[seat] = _cards("board.hand", seen.hand or [])
            state.passed[seat] = _cards("memory.passed", kept.passed)
            state.passed[seat - 1] = _cards("memory.received", kept.received)
        if seen.result:
            state.outcome = one_of("board.result.outcome", seen.result.outcome, OUTCOMES)
            state.losers = sum(1 << loser for loser in set(seen.result.losers))
            state.thrower, state.offender = _number(seen.result.thrower), _number(seen.result.offender)
            state.caught = -1 if seen.result.trick is None else seen.result.trick - 1
            state.proof = _cards("board.result.proof", seen.result.proof)
        if state.phase > rules.DRAW and state.dealer < 0:
            raise ValueError("board.dealer=None, but only while the first dealer is drawn nobody deals (SC-3)")
        if state.phase >= rules.PASSING:
            rules.recount(state, table.record)
            state.turn = (int(state.leader[int(state.played) >> 2]) + int(state.played)) % rules.SEATS
        if state.phase >= rules.CALLS:
            state.turn = rules.next_dealer(state) if seen.turn is None else seen.turn
        check(state, table, -1 if seat is None else seat)
    except ValueError as error:
        raise BadPosition(f"this is no view of Kouřící kočka: {error}") from error
    return states


def _result(state: rules.State) -> Result:
    """Return how a round ended."""
    why = reason(state)
    settled = {"most": [], "moon": ["SC-18"]}.get(why, ["SC-14"])
    return Result(
        outcome=OUTCOMES[state.outcome],
        reason=why,
        clauses=[ENDS[state.outcome], *settled, "SC-15"],
        losers=_seats(int(state.losers)),
        took=[[CARDS[card] for card in costly(state, seat)] for seat in range(rules.SEATS)],
        last=_seat(state.leader[rules.HAND]) if state.played == rules.CARDS else None,
        hejma=_seat(state.hejma),
        thrower=_seat(state.thrower),
        offender=_seat(state.offender),
        trick=int(state.caught) + 1 if state.caught >= 0 else None,
        proof=names(int(state.proof)),
    )


def _highest(lying: list[int], table: rules.Table) -> int:
    """Return the place in the open trick of the card that takes it so far."""
    strengths = [
        int(rules.strength(card, table.record)) if card >> 3 == lying[0] >> 3 else -1 for card in lying
    ]  # fmt: skip
    return strengths.index(max(strengths))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(rules.SEATS) if mask >> seat & 1]


def _seat(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat


def _cards(name: str, cards: list[str]) -> int:
    """Return a part of a view that names cards as their set."""
    return sum(1 << card for card in numbers(name, CARD, cards))
