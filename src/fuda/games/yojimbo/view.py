"""What a seat may know, as a board to draw (YJ-6); and the way back from a view to a blanked state."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, TypeAlias, TypedDict, cast, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition, choices, shown
from fuda.core.host import plain
from fuda.core.view import numbers, one_of, part
from fuda.games.yojimbo import deck, layout, rules
from fuda.games.yojimbo.contradictions import check, holders
from fuda.games.yojimbo.deck import TYPES, AttackType, Deck
from fuda.games.yojimbo.defence import face_of
from fuda.games.yojimbo.layout import State, Table
from fuda.games.yojimbo.notation import CARD, CARDS
from fuda.games.yojimbo.sets import masks, members

Phase: TypeAlias = Literal[
    "shuffle", "turn", "forced", "kick", "prize", "pay", "source", "order", "refill", "pick", "over"
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
HIDDEN = -1  # a card of the attack pile that does not lie open
Purpose: TypeAlias = Literal["nothing", "start", "training", "change", "osae"]
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=layout.CARDS)]  # of cards
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=layout.SEATS)]
Pile: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=layout.PILE)]


class Attack(msgspec.Struct):
    """An attack face that lies open; which card it belongs to is not said."""

    face: str  # id in the deck
    type: AttackType
    height: int
    points: int


class Averted(msgspec.Struct):
    """The last lay that averted an attack in this round."""

    seat: Seat
    type: AttackType
    tenkan: bool
    osae: str | None  # the technique of its Osae


class Drawing(msgspec.Struct):
    """Cards that are still to be drawn by the seat whose turn it is."""

    purpose: Purpose
    owed: Count  # for the start the seats that have not drawn, a bit each
    contenders: list[Seat]  # seats that draw for the start
    source: Seat | None  # seat whose hand gives the next one


class Board(msgspec.Struct):
    """The table as one seat sees it. Lists of lists go by seat."""

    round: Pile
    holder: Seat | None  # who has Yojimbo
    turn: Seat
    staying: list[Seat]  # seats still in the round
    turned: list[Seat]  # seats that had a turn in it
    stack: list[Attack]  # the current attack, the fought card last
    opened: list[Attack]  # open cards of the attack pile, the next one first
    pile: Pile  # cards of the attack pile, the open ones included
    victory: list[list[Attack]]  # the top last
    hands: list[list[str] | None]  # None: hidden from this seat
    held: list[Count]
    backs: list[list[str]]  # attack faces that everybody has seen in each hand
    sides: list[list[Attack]]  # the same faces, to be drawn
    begun: list[str]  # cards of the seat's own half-made move
    laid: Count  # cards of it, or on their way to the discard pile
    refill: Count  # cards of the refill pile
    discards: Count  # cards of the discard pile
    top: str | None  # the discard pile's top card
    drawn: list[str | None]  # cards drawn for the start (YJ-5)
    averted: Averted | None
    kicked: bool  # the winner takes the next card instead of the stack
    prize: list[str]  # the won cards while their winner decides (YJ-25): only the winner knows their other sides
    spoils: list[Attack]  # their attack faces, which everybody sees
    price: int | None  # cards that they cost as points
    drawing: Drawing | None
    aside: list[str]  # cards out of play in a position set up by hand
    faces: dict[str, str]  # the defence of every card that is named here


class Entry(msgspec.Struct):
    """A card behind a public attack face."""

    card: str | None  # None: not known to this seat
    known_by: list[Seat]  # seats that have seen its other side


class Lender(msgspec.Struct):
    """A held card that others know, because it was drawn from their hands."""

    card: str
    seats: list[Seat]


class Memory(msgspec.Struct):
    """What was lawfully seen and does not lie open."""

    discards: list[str]  # everybody saw them go to the discard pile
    buried: list[str]  # own changes and payments in the discard pile
    outside: list[str]  # everybody saw them away from the attacks, since then they may have moved
    taken: list[list[str]]  # cards known in other hands
    shown: list[str]  # held cards, known to this seat, whose attack faces everybody has seen
    lenders: list[Lender]
    lent: list[list[Count]]  # how many hidden cards of the second's hand the first knows
    hidden_discards: list[Count]  # hidden cards that each other seat put on the discard pile
    stack: list[Entry]
    opened: list[Entry]
    victory: list[list[Entry]]


class Worth(TypedDict, total=False):
    """What a card adds; None when it adds nothing by itself."""

    now: int | None  # against the current attack
    next: int | None  # against the next one, by Tenkan


class Defence(TypedDict):
    """A whole defence."""

    cards: list[str]
    total: int
    height: int  # of the attack that it faces
    tenkan: bool


class Unfit(TypedDict):
    """Why a card cannot be laid first."""

    key: str
    args: dict[str, Any]
    clause: str


class Hints(TypedDict, total=False):
    """What a person would like pointed out; a spectator gets none."""

    worth: dict[str, Worth]  # by card of the hand
    defences: list[Defence]  # the cheapest first
    unfit: dict[str, Unfit]  # by card of the hand


class Faced(TypedDict):
    """The attack that laid cards face."""

    face: str
    type: AttackType
    height: int


class Preview(TypedDict, total=False):
    """What a begun move comes to: of a defence the total, of a payment the price, of a change the cards drawn."""

    begun: list[str]
    next: list[str]
    whole: bool
    cards: list[str]
    price: int
    missing: int
    draws: int
    against: Faced
    tenkan: bool
    total: int
    bonus: int
    renraku: int
    renraku_needed: int
    osae: str | None
    osae_needed: bool
    averts: bool
    unfit: dict[str, Unfit]  # by held card: why it cannot be added


def phase(state: State, table: Table) -> Phase:
    """Name the phase."""
    return PHASES[state.phase]


def attack(played: Deck, table: Table, entry: int) -> Attack:
    """Return the attack of a pile's entry."""
    found = played.attacks[int(face_of(table.record, int(entry)))]
    return Attack(found.id, found.type, found.height, found.points)


def open_pile(state: State, table: Table) -> list[int]:
    """Return the open entries of the attack pile, the next one first."""
    count = int(rules.opened(state.record, table.record))
    return [int(entry) for entry in state.attack[state.gone : state.gone + count]]


def board(state: State, table: Table, seat: int) -> Json:
    """Return the board of a state that was blanked for the seat."""
    played, everybody = deck.known(table.deck_id), range(table.players)
    deciding = state.phase in (layout.PRIZE, layout.PAYING)
    won = [int(entry) for entry in (() if state.kicked else state.stack[: state.stacked])]
    won += [int(entry) for entry in state.attack[state.gone : state.gone + extra(state, table)]]
    backs = [_backs(state, table, played, s) for s in everybody]
    named = [card for cards in (state.set_out, state.aside) for card in members(cards)]
    named += members(state.hand[seat]) if seat >= 0 else []
    named += [int(card) for card in (state.top, *state.drawn, *(won if deciding else ())) if card >= 0]
    return msgspec.to_builtins(
        Board(
            round=int(state.round_number),
            holder=_seat(state.holder),
            turn=int(state.turn),
            staying=_seats(state.staying),
            turned=_seats(state.turned),
            stack=[attack(played, table, entry) for entry in state.stack[: state.stacked]],
            opened=[attack(played, table, entry) for entry in open_pile(state, table)],
            pile=layout.PILE - int(state.gone),
            victory=[[attack(played, table, e) for e in state.victory[s][: state.won[s]]] for s in everybody],
            hands=[_names(members(state.hand[s])) if s == seat else None if state.held[s] else [] for s in everybody],
            held=[int(state.held[s]) for s in everybody],
            backs=[[face.id for face in faces] for faces in backs],
            sides=[[Attack(face.id, face.type, face.height, face.points) for face in faces] for faces in backs],
            begun=_names(members(state.set_out)),
            laid=int(state.laid),
            refill=int(state.left),
            discards=int(state.discards),
            top=CARDS[state.top] if state.top >= 0 else None,
            drawn=[CARDS[state.drawn[s]] if state.drawn[s] >= 0 else None for s in everybody],
            averted=_averted(state, played),
            kicked=bool(state.kicked),
            prize=_names(entry for entry in won if entry >= 0) if deciding else [],
            spoils=[attack(played, table, entry) for entry in won if entry != HIDDEN] if deciding else [],
            price=int(rules.price(state.record, table.record)) if deciding else None,
            drawing=_drawing(state),
            aside=_names(members(state.aside)),
            faces={CARDS[card]: played.defence(card).id for card in sorted(set(named))},
        )
    )


def extra(state: State, table: Table) -> int:
    """Return how many cards of the attack pile the winning lay wins (YJ-23, YJ-24)."""
    both = rules.power(state.record, table.record) == layout.NEXT_TOO
    return int(state.kicked) + int(state.pivoted) + int(both)


def memory(state: State, table: Table, seat: int) -> Json:
    """Return what the seat has lawfully seen beyond the board."""
    everybody = range(table.players)
    knows = [set(members(state.knows[s])) for s in everybody]
    public, discards = set(members(state.public)), members(state.discarded)
    lenders: list[Lender] = []
    for card in sorted(holders(state)):
        others = [other for other in everybody if other != seat and card in knows[other]]
        lenders += [Lender(CARDS[card], others)] if others else []
    return msgspec.to_builtins(
        Memory(
            discards=_names(card for card in discards if card in public),
            buried=_names(card for card in discards if card not in public),
            outside=_names(card for card in members(state.outside) if card not in public),
            taken=[_names(members(state.hand[s])) if s != seat else [] for s in everybody],
            shown=_names(members(state.faced)),
            lenders=lenders,
            lent=[[int(state.lent[s][o]) for o in everybody] for s in everybody],
            hidden_discards=[int(state.buried[s]) for s in everybody],
            stack=[_entry(knows, entry) for entry in state.stack[: state.stacked]],
            opened=[_entry(knows, entry) for entry in open_pile(state, table)],
            victory=[[_entry(knows, entry) for entry in state.victory[s][: state.won[s]]] for s in everybody],
        )
    )


def parse(view: Json, table: Table) -> One:
    """Return the blanked state that a view was made of."""
    try:
        seen: Board = part(view, "board", Board)
        kept: Memory = part(view, "memory", Memory)
        part(view, "scores", list[int])
        seat: int | None = view["seat"]
        states = np.zeros(1, layout.STATE)
        state: State = states[0]
        rules.clear(state, table.record)
        _check_seats(table, seen, kept)
        _parse_board(state, table, seen, one_of("phase", view["phase"], PHASES))
        _parse_piles(state, table, seen, kept)
        _parse_cards(state, table, seen, kept, -1 if seat is None else seat)
        check(cast(State, plain(states)), table)
    except ValueError as error:
        raise BadPosition(f"this is no view of Yojimbo: {error}") from error
    return states


def _check_seats(table: Table, seen: Board, kept: Memory) -> None:
    """Refuse seats that nobody has at this table, and lists that do not have one entry for each that there is."""
    board = {"turn": [seen.turn], "holder": [seen.holder], "staying": seen.staying, "turned": seen.turned}
    board |= {"averted": [seen.averted.seat]} if seen.averted else {}
    board |= {"drawing": [seen.drawing.source, *seen.drawing.contenders]} if seen.drawing else {}
    entries = (*kept.stack, *kept.opened, *(entry for pile in kept.victory for entry in pile))
    named = {f"board.{name}": seats for name, seats in board.items()}
    named["memory.lenders"] = [seat for lender in kept.lenders for seat in lender.seats]
    named["memory: known_by"] = [seat for entry in entries for seat in entry.known_by]
    for name, seats in named.items():
        for seat in seats:
            if seat is not None and seat >= table.players:
                raise ValueError(f"{name}: there is no seat {seat}; seats: 0 to {table.players - 1}")
    by_seat: dict[str, Sequence[object]] = {
        f"board.{name}": getattr(seen, name) for name in ("victory", "hands", "held", "backs", "drawn")
    }
    by_seat |= {f"memory.{name}": getattr(kept, name) for name in ("taken", "lent", "hidden_discards", "victory")}
    by_seat |= {f"memory.lent[{seat}]": lent for seat, lent in enumerate(kept.lent)}
    for name, entries in by_seat.items():
        if len(entries) != table.players:
            raise ValueError(f"{name} has {len(entries)} entries; expected one for each of {table.players} seats")


def _parse_board(state: State, table: Table, seen: Board, phase: int) -> None:
    """Set everything that is no card."""
    state.phase = phase
    state.round_number, state.holder, state.turn = seen.round, _number(seen.holder), seen.turn
    state.staying, state.turned = _mask(seen.staying), _mask(seen.turned)
    state.left, state.discards, state.laid = seen.refill, seen.discards, seen.laid
    state.top = -1 if seen.top is None else _cards("board.top", [seen.top], table)[0]
    state.gone = layout.PILE - seen.pile
    state.kicked = int(seen.kicked)
    for seat in range(table.players):
        drawn = seen.drawn[seat]
        state.drawn[seat] = -1 if drawn is None else _cards("board.drawn", [drawn], table)[0]
        state.held[seat] = seen.held[seat]
    if seen.averted:
        techniques = deck.known(table.deck_id).techniques
        state.averter, state.averted = seen.averted.seat, TYPES.index(seen.averted.type)
        state.pivoted, osae = int(seen.averted.tenkan), seen.averted.osae
        state.pinned = -1 if osae is None else one_of("board.averted.osae", osae, techniques)
    if seen.drawing:
        state.purpose, state.owed = PURPOSES.index(seen.drawing.purpose), seen.drawing.owed
        state.contenders, state.source = _mask(seen.drawing.contenders), _number(seen.drawing.source)


def _parse_piles(state: State, table: Table, seen: Board, kept: Memory) -> None:
    """Set the piles of attacks: cards where the seat knows them, codes of faces elsewhere."""
    played = deck.known(table.deck_id)

    def put(name: str, pile: NDArray[np.int16], attacks: list[Attack], entries: list[Entry]) -> int:
        if len(attacks) != len(entries) or len(attacks) > len(pile):
            raise ValueError(f"board.{name}, memory.{name}: as many of each, {len(pile)} at most (YJ-4)")
        for place, (open_face, entry) in enumerate(zip(attacks, entries, strict=True)):
            pile[place] = -2 - (_face(f"board.{name}", open_face.face, played) + 64 * _mask(entry.known_by))
            if entry.card is not None:
                card = pile[place] = _cards(f"memory.{name}", [entry.card], table)[0]
                for seat in entry.known_by:
                    state.knows[seat] |= masks([card])
        return len(attacks)

    state.stacked = put("stack", state.stack, seen.stack, kept.stack)
    put("opened", state.attack[state.gone :], seen.opened, kept.opened)
    for seat in range(table.players):
        name = f"victory[{seat}]"
        state.won[seat] = put(name, state.victory[seat], seen.victory[seat], kept.victory[seat])
        state.points[seat] = sum(played.attacks[played.faces[attack.face]].points for attack in seen.victory[seat])


def _parse_cards(state: State, table: Table, seen: Board, kept: Memory, seat: int) -> None:
    """Set the places of the cards that the seat knows, and who else knows them."""
    placed = {int(entry) for entry in (*state.stack, *state.attack, *state.victory.flat) if entry >= 0}
    mine = [state.knows[seat]] if seat >= 0 else []

    def put(name: str, named: list[str], *fields: Any) -> None:
        cards = _cards(name, named, table)
        for card in cards:
            if card in placed:
                raise ValueError(f"{name}: {CARDS[card]} is in two places")
            placed.add(card)
        for field in fields:
            field[:] |= masks(cards)

    for other in range(table.players):
        put(f"board.hands[{other}]", seen.hands[other] or [], state.hand[other])
        put(f"memory.taken[{other}]", kept.taken[other], state.hand[other], *(mine if other != seat else []))
        state.buried[other] = kept.hidden_discards[other]
        for third in range(table.players):
            state.lent[other, third] = kept.lent[other][third]
    put("board.begun", seen.begun, state.set_out, *(mine if state.phase == layout.ORDER else []))
    put("memory.discards", kept.discards, state.discarded, state.public, state.outside)
    put("memory.buried", kept.buried, state.discarded, *mine)
    put("board.aside", seen.aside, state.aside)
    state.outside |= masks(_cards("memory.outside", kept.outside, table))
    state.faced |= masks(_cards("memory.shown", kept.shown, table))
    for lender in kept.lenders:
        for other in lender.seats:
            state.knows[other] |= masks(_cards("memory.lenders", [lender.card], table))
    played, owners = deck.known(table.deck_id), holders(state)
    for other in range(table.players):
        if len(seen.backs[other]) > state.held[other]:
            raise ValueError(f"board.backs[{other}]: more of them than the {int(state.held[other])} cards held")
        for face in seen.backs[other]:
            state.shown[other, _face(f"board.backs[{other}]", face, played)] += 1
    for card in _cards("memory.shown", kept.shown, table):  # backs of cards that the seat knows are no news
        if card not in owners:
            raise ValueError(f"memory.shown: {CARDS[card]} is in no hand that the seat knows")
        state.shown[owners[card], table.attack[card]] -= 1


def _backs(state: State, table: Table, played: Deck, seat: int) -> list[deck.Attack]:
    """Return the attack faces that everybody has seen in a hand."""
    counts = list(state.shown[seat])
    owners = holders(state)
    for card in members(state.faced):
        if owners[card] == seat:
            counts[table.attack[card]] += 1
    return [played.attacks[face] for face, count in enumerate(counts) for _ in range(count)]


def _averted(state: State, played: Deck) -> Averted | None:
    if state.averter < 0:
        return None
    osae = played.techniques[state.pinned] if state.pinned >= 0 else None
    return Averted(int(state.averter), TYPES[state.averted], bool(state.pivoted), osae)


def _drawing(state: State) -> Drawing | None:
    if state.purpose == layout.NOTHING:
        return None
    return Drawing(PURPOSES[state.purpose], int(state.owed), _seats(state.contenders), _seat(state.source))


def _entry(knows: list[set[int]], entry: int) -> Entry:
    if entry >= 0:
        return Entry(CARDS[entry], [seat for seat, cards in enumerate(knows) if entry in cards])
    return Entry(None, _seats((-2 - entry) >> 6))


def _seat(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(layout.SEATS) if mask >> seat & 1]


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def _names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _cards(name: str, cards: list[str], table: Table) -> list[int]:
    """Return the cards that a part of a view names."""
    found = numbers(name, CARD, cards)
    for card in found:
        if card >= table.cards:
            raise ValueError(f"{name}: {CARDS[card]} is a card that is not in the deck of {table.cards} (YJ-3)")
    return found


def _face(name: str, face: str, played: Deck) -> int:
    """Return the number of an attack face."""
    if face not in played.faces:
        raise ValueError(f"{name}: {shown(face)} is no attack of the deck; attacks: {choices(played.faces)} (YJ-3)")
    return played.faces[face]
