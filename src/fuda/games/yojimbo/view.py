"""What a seat may know, as a board to draw (YJ-6); and the way back from a view to a blanked state."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, TypedDict, get_args

import msgspec
import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition
from fuda.games.yojimbo import deck, layout, rules
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


class Attack(msgspec.Struct):
    """An attack face that lies open; which card it belongs to is not said."""

    face: str  # id in the deck
    type: AttackType
    height: int
    points: int


class Averted(msgspec.Struct):
    """The last lay that averted an attack in this round."""

    seat: int
    type: AttackType
    tenkan: bool
    osae: str | None  # the technique of its Osae


class Drawing(msgspec.Struct):
    """Cards that are still to be drawn by the seat whose turn it is."""

    purpose: Purpose
    owed: int  # for the start the seats that have not drawn, a bit each
    contenders: list[int]  # seats that draw for the start
    source: int | None  # seat whose hand gives the next one


class Board(msgspec.Struct):
    """The table as one seat sees it. Lists of lists go by seat."""

    round: int
    holder: int | None  # who has Yojimbo
    turn: int
    staying: list[int]  # seats still in the round
    turned: list[int]  # seats that had a turn in it
    stack: list[Attack]  # the current attack, the fought card last
    opened: list[Attack]  # open cards of the attack pile, the next one first
    pile: int  # cards of the attack pile, the open ones included
    victory: list[list[Attack]]  # the top last
    hands: list[list[str] | None]  # None: hidden from this seat
    held: list[int]
    backs: list[list[str]]  # attack faces that everybody has seen in each hand
    sides: list[list[Attack]]  # the same faces, to be drawn
    begun: list[str]  # cards of the seat's own half-made move
    laid: int  # cards of it, or on their way to the discard pile
    refill: int  # cards of the refill pile
    discards: int  # cards of the discard pile
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
    known_by: list[int]  # seats that have seen its other side


class Lender(msgspec.Struct):
    """A held card that others know, because it was drawn from their hands."""

    card: str
    seats: list[int]


class Memory(msgspec.Struct):
    """What was lawfully seen and does not lie open."""

    discards: list[str]  # everybody saw them go to the discard pile
    buried: list[str]  # own changes and payments in the discard pile
    outside: list[str]  # everybody saw them away from the attacks, since then they may have moved
    taken: list[list[str]]  # cards known in other hands
    shown: list[str]  # held cards, known to this seat, whose attack faces everybody has seen
    lenders: list[Lender]
    lent: list[list[int]]  # how many hidden cards of the second's hand the first knows
    hidden_discards: list[int]  # hidden cards that each other seat put on the discard pile
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
    for card in sorted(_owners(state)):
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
        seen, kept = msgspec.convert(view["board"], Board), msgspec.convert(view["memory"], Memory)
        msgspec.convert(view["scores"], list[int])
        seat = msgspec.convert(view["seat"], int | None)
        states = np.zeros(1, layout.STATE)
        state: State = states[0]
        rules.clear(state, table.record)
        _check_seats(table, seen, kept, seat)
        _parse_board(state, table, seen, view["phase"])
        _parse_piles(state, table, seen, kept)
        _parse_cards(state, table, seen, kept, -1 if seat is None else seat)
        _check(state, table)
    except (msgspec.ValidationError, KeyError, IndexError, ValueError, TypeError, OverflowError) as error:
        raise BadPosition(f"this is no view of Yojimbo: {error}") from error
    return states


def _check_seats(table: Table, seen: Board, kept: Memory, looking: int | None) -> None:
    """Refuse seats that nobody has at this table: kernels would look for their cards."""
    named = [looking, seen.turn, seen.holder, *seen.staying, *seen.turned]
    named += [seen.averted.seat] if seen.averted else []
    named += [seen.drawing.source, *seen.drawing.contenders] if seen.drawing else []
    named += [seat for lender in kept.lenders for seat in lender.seats]
    entries = (*kept.stack, *kept.opened, *(entry for pile in kept.victory for entry in pile))
    named += [seat for entry in entries for seat in entry.known_by]
    for seat in named:
        if seat is not None and not 0 <= seat < table.players:
            raise ValueError(f"there is no seat {seat}; seats: 0 to {table.players - 1}")


def _parse_board(state: State, table: Table, seen: Board, phase: str) -> None:
    """Set everything that is no card."""
    state.phase = PHASES.index(phase)
    state.round_number, state.holder, state.turn = seen.round, _number(seen.holder), seen.turn
    state.staying, state.turned = _mask(seen.staying), _mask(seen.turned)
    state.left, state.discards, state.laid = seen.refill, seen.discards, seen.laid
    state.top = -1 if seen.top is None else _cards([seen.top], table)[0]
    if not 0 <= seen.pile <= layout.PILE:
        raise ValueError(f"pile={seen.pile}; 0 to {layout.PILE} attacks are left")
    state.gone = layout.PILE - seen.pile
    state.kicked = int(seen.kicked)
    for seat in range(table.players):
        drawn = seen.drawn[seat]
        state.drawn[seat] = -1 if drawn is None else _cards([drawn], table)[0]
        state.held[seat] = seen.held[seat]
    if seen.averted:
        techniques = deck.known(table.deck_id).techniques
        state.averter, state.averted = seen.averted.seat, TYPES.index(seen.averted.type)
        state.pivoted = int(seen.averted.tenkan)
        state.pinned = -1 if seen.averted.osae is None else techniques.index(seen.averted.osae)
    if seen.drawing:
        state.purpose, state.owed = PURPOSES.index(seen.drawing.purpose), seen.drawing.owed
        state.contenders, state.source = _mask(seen.drawing.contenders), _number(seen.drawing.source)


def _parse_piles(state: State, table: Table, seen: Board, kept: Memory) -> None:
    """Set the piles of attacks: cards where the seat knows them, codes of faces elsewhere."""
    played = deck.known(table.deck_id)
    faces = played.faces

    def put(pile: "np.ndarray[tuple[int], np.dtype[np.int16]]", attacks: list[Attack], entries: list[Entry]) -> int:
        for place, (shown, entry) in enumerate(zip(attacks, entries, strict=True)):
            known, face = _mask(entry.known_by), faces[shown.face]
            pile[place] = -2 - (face + 64 * known)
            if entry.card is not None:
                card = pile[place] = CARD[entry.card]
                for seat in entry.known_by:
                    state.knows[seat] |= masks([card])
        return len(attacks)

    state.stacked = put(state.stack, seen.stack, kept.stack)
    put(state.attack[state.gone :], seen.opened, kept.opened)
    for seat in range(table.players):
        state.won[seat] = put(state.victory[seat], seen.victory[seat], kept.victory[seat])
        state.points[seat] = sum(played.attacks[played.faces[attack.face]].points for attack in seen.victory[seat])


def _parse_cards(state: State, table: Table, seen: Board, kept: Memory, seat: int) -> None:
    """Set the places of the cards that the seat knows, and who else knows them."""
    placed = {int(entry) for entry in (*state.stack, *state.attack, *state.victory.flat) if entry >= 0}
    mine = [state.knows[seat]] if seat >= 0 else []

    def put(names: list[str], *fields: Any) -> None:
        cards = _cards(names, table)
        for card in cards:
            if card in placed:
                raise ValueError(f"{CARDS[card]} is in two places")
            placed.add(card)
        for field in fields:
            field[:] |= masks(cards)

    for other in range(table.players):
        put(seen.hands[other] or [], state.hand[other])
        put(kept.taken[other], state.hand[other], *(mine if other != seat else []))
        state.buried[other] = kept.hidden_discards[other]
        for third in range(table.players):
            state.lent[other, third] = kept.lent[other][third]
    put(seen.begun, state.set_out, *(mine if state.phase == layout.ORDER else []))
    put(kept.discards, state.discarded, state.public, state.outside)
    put(kept.buried, state.discarded, *mine)
    put(seen.aside, state.aside)
    state.outside |= masks(_cards(kept.outside, table))
    state.faced |= masks(_cards(kept.shown, table))
    for lender in kept.lenders:
        for other in lender.seats:
            state.knows[other] |= masks(_cards([lender.card], table))
    faces = deck.known(table.deck_id).faces
    for other in range(table.players):
        for face in seen.backs[other]:
            state.shown[other, faces[face]] += 1
    owners = _owners(state)
    for card in _cards(kept.shown, table):  # backs of cards that the seat knows are no news
        state.shown[owners[card], table.attack[card]] -= 1


def _check(state: State, table: Table) -> None:
    """Refuse a view whose hidden cards do not fit the places that are left for them."""
    if state.phase == layout.SHUFFLE:
        return
    pile = state.attack[state.gone :].tolist()
    entries = [*state.stack.tolist(), *pile, *(entry for each in state.victory.tolist() for entry in each)]
    placed = {*entries, *_owners(state), *members(state.discarded), *members(state.aside)}
    unplaced = [card for card in range(table.cards) if card not in placed]
    coded = Counter((-2 - entry) & 63 for entry in entries if entry < -1)
    rooms = [held - len(members(state.hand[seat])) for seat, held in enumerate(state.held.tolist())]
    rooms[state.turn] -= int(state.laid) if state.phase != layout.ORDER else 0
    rooms += [int(state.left), int(state.discards) - len(members(state.discarded))]
    rooms += [int(state.laid) - len(members(state.set_out))] if state.phase == layout.ORDER else []
    hidden = pile.count(-1)
    if min(rooms) < 0 or coded.total() + hidden + sum(rooms) != len(unplaced):
        raise ValueError("the hidden cards do not fit the places that are left for them")
    if any(sum(state.shown[seat].tolist()) > rooms[seat] for seat in range(table.players)):
        raise ValueError("more open attack faces than cards in a hand")
    away = members(state.outside)
    free = Counter(int(table.attack[card]) for card in unplaced if card not in away)
    outside = Counter(int(table.attack[card]) for card in unplaced if card in away)
    backs = Counter({face: sum(column) for face, column in enumerate(zip(*state.shown.tolist(), strict=True))})
    needed = sum(max(0, backs[face] - outside[face]) for face in backs)
    if state.shown.min() < 0 or free.total() - coded.total() - hidden < needed:
        raise ValueError("the open attack faces do not fit the deck")
    if any(coded[f] > free[f] or coded[f] + backs[f] > free[f] + outside[f] for f in {*coded, *backs}):
        raise ValueError("the open attack faces do not fit the deck")


def _backs(state: State, table: Table, played: Deck, seat: int) -> list[deck.Attack]:
    """Return the attack faces that everybody has seen in a hand."""
    counts = list(state.shown[seat])
    owners = _owners(state)
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


def _owners(state: State) -> dict[int, int]:
    """Return who has each held card, those of a half-made move included."""
    owners = {card: seat for seat in range(layout.SEATS) for card in members(state.hand[seat])}
    return owners | dict.fromkeys(members(state.set_out), int(state.turn))


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
    if not all(0 <= seat < layout.SEATS for seat in seats):
        raise ValueError(f"no such seats: {seats}")
    return sum(1 << seat for seat in set(seats))


def _names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _cards(names: list[str], table: Table) -> list[int]:
    cards = [CARD[name] for name in names]
    if any(card >= table.cards for card in cards):
        raise ValueError("a card that is not in the deck")
    return cards
