"""What a seat may know, as a board to draw; and the way back from a view to a state."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict, TypeVar, cast, get_args

import msgspec
import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition, IllegalAction
from fuda.core.host import plain
from fuda.core.view import numbers, one_of, part
from fuda.games.koikoi import rules, yaku
from fuda.games.koikoi.contradictions import check
from fuda.games.koikoi.event_types import Doubling, Outcome
from fuda.games.koikoi.notation import CARD, CARDS, action, names, text
from fuda.games.koikoi.yaku import LineName, YakuName

Phase: TypeAlias = Literal["draw", "deal", "exchange", "play", "take", "take-stock", "call", "rest", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
SEVEN = 7  # the base from which every doubling that a table has can hold (KK-24)
DOUBLINGS: tuple[Doubling, ...] = get_args(Doubling)  # by the bits of rules.Stake.doublings

Each = TypeVar("Each")
Both: TypeAlias = Annotated[list[Each], msgspec.Meta(min_length=rules.SEATS, max_length=rules.SEATS)]  # by seat
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=rules.SEATS)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30_000)]  # what a record has room for
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]


class Line(msgspec.Struct):
    """A yaku that a seat had at the end of its last turn."""

    yaku: YakuName
    points: Annotated[int, msgspec.Meta(ge=1, lt=1 << rules.WIDTH)]


class Claim(msgspec.Struct):
    """What a gaji will take at the round's end (KK-27)."""

    seat: Seat
    month: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Pending(msgspec.Struct):
    """A card that waits for its match to be chosen."""

    card: str
    wild: bool  # a gaji that may take anything


class Result(msgspec.Struct):
    """How the round ended."""

    outcome: Outcome
    winner: Seat | None
    base: Points
    gain: Points


class Board(msgspec.Struct):
    """The table as one seat sees it. Lists of two go by seat."""

    round: Annotated[int, msgspec.Meta(ge=1, le=30_000)]
    oya: Seat | None
    turn: Seat
    drawn: Both[str | None]  # cards drawn for the first dealer
    hands: Both[list[str] | None]  # None: hidden from this seat
    held: Both[Annotated[int, msgspec.Meta(ge=0, le=rules.HAND)]]
    field: list[str]
    stock: Annotated[int, msgspec.Meta(ge=0, le=rules.STOCK)]  # cards left
    captured: Both[list[str]]
    yaku: Both[list[Line]]
    koi: Both[Count]
    lights: Annotated[int, msgspec.Meta(ge=0, le=5)]  # dealt to the field
    pending: Pending | None
    claim: Claim | None
    maker: Seat | None  # who made or improved a yaku last
    result: Result | None
    aside: list[str]  # cards out of play in a position set up by hand


class Memory(msgspec.Struct):
    """What was seen in this round and no longer lies there, for players that forget nothing."""

    played: Both[list[str]]  # hand cards played, by seat
    called: Both[list[YakuName]]  # yaku at the last koi, by seat
    november: bool  # whether a November card has been played
    moves: Annotated[list[str], msgspec.Meta(max_length=rules.MOVES)]  # plays, choices and koi of both seats, in order
    turned: list[str]  # cards of the stock turned up, in order


class Kind(TypedDict):
    """A yaku of this table, and what counts for it."""

    points: int
    clause: str
    cards: list[str]
    must: str | None  # one of them that it cannot do without; where no other is missing, only that one helps


class Scored(TypedDict):
    """A yaku that is made, or the lucky hand that won."""

    yaku: LineName
    points: int
    clause: str
    cards: list[str]


class Stake(TypedDict):
    """What a stop would bring now."""

    base: int
    koi: int  # factor
    lights: int  # factor
    doublings: int  # factor
    gain: int
    cards_left: int
    opponent_left: int
    raised: int  # what called koi would multiply a win of this seat by, once it has called (KK-23, KK-24)
    opponent_raised: int  # the same of a win of the opponent, at most


class Settled(TypedDict):
    """How the winner's gain came about (KK-23)."""

    lines: list[Scored]
    base: int
    koi: int  # factor
    lights: int  # factor
    doublings: int  # factor
    doubled: list[Doubling]  # the options that doubled
    gain: int


class Hints(TypedDict, total=False):
    """What a person would like pointed out; a spectator gets what anybody can see. Lists of two go by seat."""

    matches: dict[str, list[str]]  # by card of the hand: what it would or, of a gaji, could take from the field
    yaku: dict[YakuName, Kind]  # by name; the same as long as the match lasts
    reach: list[dict[YakuName, int]]  # by yaku that can still be made: how many cards it is missing
    lines: list[list[Scored]]
    stake: NotRequired[Stake]
    settled: NotRequired[Settled]  # of a round that somebody won


def phase(state: rules.State, table: rules.Table) -> Phase:
    """Name the phase."""
    return PHASES[state.phase]


def board(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return the board of a state that was blanked for the seat."""
    hands: list[list[str] | None] = [None, None]
    for other in range(rules.SEATS):
        if state.hand[other] or not state.held[other]:
            hands[other] = names(int(state.hand[other]))
    pending = Pending(CARDS[state.pending], bool(state.wild)) if state.pending >= 0 else None
    claim = Claim(int(state.claim_seat), int(state.claim_month) + 1) if state.claim_seat >= 0 else None
    result = None
    if state.outcome != rules.GOING:
        result = Result(OUTCOMES[state.outcome], _seat(state.winner), int(state.worth), int(state.gain))
    return msgspec.to_builtins(
        Board(
            round=int(state.round_number),
            oya=_seat(state.oya),
            turn=int(state.turn),
            drawn=[CARDS[card] if card >= 0 else None for card in state.drawn],
            hands=hands,
            held=[int(n) for n in state.held],
            field=names(int(state.field)),
            stock=rules.STOCK - int(state.top),
            captured=[names(int(cards)) for cards in state.captured],
            yaku=[[Line(yaku.NAMES[p], v) for p, v in yaku.points(int(packed)).items()] for packed in state.yaku],
            koi=[int(n) for n in state.koi],
            lights=int(state.lights),
            pending=pending,
            claim=claim,
            maker=_seat(state.maker),
            result=result,
            aside=names(int(state.aside)),
        )
    )


def memory(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return what the seat has lawfully seen beyond the board."""
    called: list[list[YakuName]]
    called = [[name for p, name in enumerate(yaku.NAMES) if bits >> p & 1] if bits else [] for bits in state.called]
    played = [names(int(cards)) for cards in state.played]
    moves = [text(action) for action in state.moves[: int(state.moved)]]
    turned = [CARDS[int(card)] for card in state.stock[: int(state.top)] if card >= 0]
    return msgspec.to_builtins(Memory(played, called, bool(state.november), moves, turned))


def parse(view: Json, table: rules.Table) -> One:
    """Return the blanked state that a view was made of."""
    try:
        seen: Board = part(view, "board", Board)
        kept: Memory = part(view, "memory", Memory)
        scores: list[int] = part(view, "scores", Both[Points])
        states = np.zeros(1, rules.STATE)
        state: rules.State = states[0]
        state.phase = one_of("phase", view["phase"], PHASES)
        state.round_number, state.oya, state.turn = seen.round, _number(seen.oya), seen.turn
        state.field, state.aside = _cards("board.field", seen.field), _cards("board.aside", seen.aside)
        state.top = rules.STOCK - seen.stock
        state.lights, state.maker = seen.lights, _number(seen.maker)
        state.november = int(kept.november)
        for i in range(rules.STOCK):
            state.stock[i] = -1
        turned = numbers("memory.turned", CARD, kept.turned)
        if len(turned) > state.top:
            raise ValueError(f"memory.turned has {len(turned)} cards, but {state.top} are gone from the stock")
        for i, card in enumerate(reversed(turned)):  # of a position set up by hand only the last ones are known
            state.stock[int(state.top) - 1 - i] = card
        for i, move in enumerate(kept.moves):
            state.moves[i] = action(move)
        state.moved = len(kept.moves)
        for seat in range(rules.SEATS):
            state.score[seat] = scores[seat]
            state.hand[seat] = _cards(f"board.hands[{seat}]", seen.hands[seat] or [])
            state.held[seat] = seen.held[seat]
            state.captured[seat] = _cards(f"board.captured[{seat}]", seen.captured[seat])
            state.played[seat] = _cards(f"memory.played[{seat}]", kept.played[seat])
            state.yaku[seat] = yaku.pack([msgspec.structs.asdict(line) for line in seen.yaku[seat]])
            state.koi[seat] = seen.koi[seat]
            state.called[seat] = sum(1 << yaku.PLACE[name] for name in set(kept.called[seat]))
            drawn = seen.drawn[seat]
            state.drawn[seat] = -1 if drawn is None else numbers("board.drawn", CARD, [drawn])[0]
        state.pending = numbers("board.pending", CARD, [seen.pending.card])[0] if seen.pending else -1
        state.wild = int(seen.pending.wild) if seen.pending else 0
        state.claim_seat = seen.claim.seat if seen.claim else -1
        state.claim_month = seen.claim.month - 1 if seen.claim else -1
        state.outcome = one_of("board.result.outcome", seen.result.outcome, OUTCOMES) if seen.result else rules.GOING
        state.winner = _number(seen.result.winner) if seen.result else -1
        state.worth = seen.result.base if seen.result else 0
        state.gain = seen.result.gain if seen.result else 0
        check(cast(rules.State, plain(states)), table)
    except (IllegalAction, ValueError) as error:
        raise BadPosition(f"this is no view of Koi-Koi: {error}") from error
    return states


def hints(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return what a person would like pointed out: matches, yaku in reach and what a call is or was worth."""
    captured = [int(cards) for cards in state.captured]
    found: Json = {
        "yaku": yaku.kinds(table),
        "reach": [yaku.reach(captured[s], captured[1 - s] | int(state.aside), table) for s in range(rules.SEATS)],
        "lines": [yaku.made(cards, table) for cards in captured],
    }
    if state.outcome != rules.GOING and state.winner >= 0:
        found["settled"] = settled(state, table)
    if seat < 0:
        return found
    field, hand = int(state.field), int(state.hand[seat])
    wild = rules.GAJI if table.gaji and not state.november else -1  # KK-27
    found["matches"] = {
        name: names(field if (card := CARD[name]) == wild else field & rules.MONTH << (card & 0x3C))
        for name in names(hand)
    }
    if state.phase == rules.CALL and state.turn == seat:
        found["stake"] = stake(state, table, seat)
    return found


def in_reach(view: Json, seat: int) -> list[Json]:
    """Return the yaku that a seat can still make, the nearest first, with the cards that help and those that it has."""
    board, found = view["board"], list[Json]()
    mine, gone = board["captured"][seat], {*board["captured"][1 - seat], *board["aside"]}
    for name, kind in view["hints"]["yaku"].items():
        if (missing := view["hints"]["reach"][seat].get(name)) is None:
            continue
        cards = [card for card in kind["cards"] if card not in mine and card not in gone]
        if missing == 1 and kind["must"] in cards:
            cards = [kind["must"]]
        have = [card for card in kind["cards"] if card in mine]
        line = {"yaku": name, "points": kind["points"], "clause": kind["clause"]}
        found.append({**line, "missing": missing, "cards": cards, "have": have})
    return sorted(found, key=lambda entry: (entry["missing"], -entry["points"]))


def settled(state: rules.State, table: rules.Table) -> Json:
    """Return every scored line of a round that was won, and the factors (KK-23 to KK-25)."""
    winner = int(state.winner)
    won = rules.win(state.record, table.record, winner, int(state.worth))
    if state.outcome in (rules.LUCKY, rules.DECLARED):
        clause = "KK-5" if state.outcome == rules.LUCKY else "KK-6"
        name = "double-lucky" if state.worth == 14 else "lucky"
        cards = names(_luck(int(state.hand[winner])))
        lines: list[Json] = [{"yaku": name, "points": int(state.worth), "clause": clause, "cards": cards}]
    else:
        lines = yaku.lines(int(state.yaku[winner]), int(state.captured[winner]), table)
    return (
        {"lines": lines}
        | _factors(won)
        | {
            "doubled": [name for i, name in enumerate(DOUBLINGS) if won.doublings >> i & 1],
            "gain": int(state.gain),
        }
    )


def stake(state: rules.State, table: rules.Table, seat: int) -> Json:
    """Return what a stop would bring now (KK-23 to KK-25), the gaji's claim included."""
    now = rules.stake(state.record, table.record, seat)
    called = np.zeros(1, rules.STATE)
    called[0] = state.record
    rules.step(called[0], table.record, seat, rules.KOI)
    return _factors(now) | {
        "raised": _raised(rules.win(called[0], table.record, seat, int(now.points))),
        "opponent_raised": _raised(rules.win(called[0], table.record, 1 - seat, SEVEN)),
        "gain": int(now.gain),
        "cards_left": int(state.held[seat]),
        "opponent_left": int(state.held[1 - seat]),
    }


def _raised(won: rules.Stake) -> int:
    """Return what koi alone multiply a win by: their factor and the doublings that are due to them."""
    return int(won.koi) << (int(won.doublings) & ~1).bit_count()


def _luck(hand: int) -> int:
    """Return the cards that make a dealt hand lucky: its complete months, else its four pairs (KK-5, KK-6)."""
    months = [hand & rules.MONTH << 4 * month for month in range(12)]
    complete = [cards for cards in months if cards.bit_count() == 4]
    return sum(complete or [cards for cards in months if cards.bit_count() == 2])


def _factors(won: rules.Stake) -> Json:
    """Return points and factors of a win as people read them."""
    factors = {"koi": int(won.koi), "lights": int(won.lights), "doublings": 1 << int(won.doublings).bit_count()}
    return {"base": int(won.points), **factors}


def _cards(name: str, cards: list[str]) -> int:
    """Return a part of a view that names cards as their set."""
    return sum(1 << card for card in numbers(name, CARD, cards))


def _seat(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat
