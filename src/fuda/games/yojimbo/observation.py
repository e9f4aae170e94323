"""What a player of Yojimbo observes, as bits: LAYOUT says what they mean, `observe` writes them in that order.

Seats are seen from the observer's chair: the own one first, then clockwise; chairs that the table does not have are
empty. Cards stand under their numbers in the deck, so that what was learnt with one deck says nothing about another.
So do attack faces, of which a seat knows those that everybody has seen in a hand.
"""

import numpy as np

from fuda.core.bits import Words, clear, lowest, one_of, put
from fuda.core.jit import inlined, kernel
from fuda.core.observation import CARD, Block, place, size
from fuda.games.yojimbo import layout
from fuda.games.yojimbo.defence import face_of, worth
from fuda.games.yojimbo.layout import CARDS, FACES, OSAE, PILE, SEATS, SPAN, TYPES, State, Table
from fuda.games.yojimbo.sets import size as size_of

CHAIRS = (
    *(("", "this seat"), ("next_", "the next seat"), ("second_", "the seat after that")),
    *(("third_", "the third seat"), ("fourth_", "the fourth seat")),
)
PHASES, PURPOSES, HEIGHTS = 6, 3, layout.HEIGHTS
SET_OUT, OWED, STACKED, PRICES, HELD = 8, 6, 6, 12, 14  # numbers that are told apart, the last for more
LEVELS = (*range(1, 17), 18, 20, 23, 26, 30)  # victory points that are told apart
# The levels that so many points reach, as bits.
REACHED = np.array([sum(1 << i for i, level in enumerate(LEVELS) if points >= level) for points in range(128)])
EIGHTS = 13  # cards of a pile, in eights

LAYOUT = (
    # Where the cards are, as far as this seat knows.
    Block("hand", CARDS, "the hand but for cards set out", CARD),
    Block("set_out", CARDS, "cards of the own half-made move", CARD),
    Block("discarded", CARDS, "cards that everybody saw go to the discard pile", CARD),
    Block("buried", CARDS, "own changes and payments in the discard pile", CARD),
    Block("taken", CARDS, "cards known to be in other hands", CARD),
    Block("outside", CARDS, "cards that everybody has seen away from the attacks", CARD),
    *(Block(f"{name}faces", FACES, f"attack faces that were seen in the hand of {who}") for name, who in CHAIRS[1:]),
    # The round.
    Block("phase", PHASES, "turn, forced turn after a Kaiten, kick, prize, payment, whose hand to draw from"),
    Block("purpose", PURPOSES, "what cards are drawn or set out for: training, change, Osae"),
    Block("laid", SET_OUT, "cards of the own half-made move, the last for more"),
    Block("owed", OWED, "cards still to be drawn, the last for more"),
    Block("turn", SEATS, "whose turn it is"),
    Block("holder", SEATS, "who has Yojimbo"),
    Block("staying", SEATS, "who is still in the round"),
    Block("turned", SEATS, "who had a turn in it"),
    Block("averter", SEATS, "who averted last in it"),
    Block("averted", TYPES, "the type of attack that was averted: grab, strike, kick, dagger"),
    Block("pivoted", 1, "it was done with Tenkan"),
    Block("pinned", OSAE, "the technique of its Osae"),
    Block("kicked", 1, "the winner takes the next card instead of the stack (YJ-23)"),
    # The attacks.
    *(
        Block(f"{name}{what}", width, f"the {what} of {which}", first=first)
        for name, which in (
            ("attack_", "the attack that is fought"),
            ("next_attack_", "the next one"),
            ("far_attack_", "the one after it, where Osae Ikkyo has opened it"),
        )
        for what, width, first in (("type", TYPES, 0), ("height", HEIGHTS, 1))
    ),
    Block("stacked", STACKED, "cards of the current attack, the last for more", first=1),
    Block("price", PRICES, "victory points of the stack, the last for more", first=1),
    Block("pile", PILE, "cards left of the attack pile"),
    # Clocks and riches.
    *(Block(f"{name}points", len(LEVELS), f"victory points of {who}, at least 1, 2, …") for name, who in CHAIRS),
    *(Block(f"{name}top", 3, f"victory points of the top card of the pile of {who}", first=1) for name, who in CHAIRS),
    *(Block(f"{name}below", 3, f"of the card below it of {who}", first=1) for name, who in CHAIRS),
    *(Block(f"{name}held", HELD, f"cards in the hand of {who}, the last for more") for name, who in CHAIRS),
    Block("refill", EIGHTS, "cards of the refill pile, in eights, rounded up"),
    Block("discards", EIGHTS, "cards of the discard pile, in eights, rounded up"),
    # Table rules: their values in the order of the options, one bit for a switch.
    Block("players", 4, "how many play", first=2),
    Block("ten_cards", 1, "hands of ten"),
    Block("attack_backs", 1, "on"),
    Block("training", 1, "one"),
    Block("change", 1, "whole"),
    Block("irimi_against_dagger", 1, "on"),
    Block("prize", 1, "pay_or_hand"),
    Block("kick_refused", 1, "discarded"),
    Block("tie", 1, "among_tied"),
)
OBSERVATION = size(LAYOUT)
# Where parts begin: as constants, so that the compiler knows every place.
SEEN, ROUND = place(LAYOUT, "next_faces"), place(LAYOUT, "phase")
ATTACKS, RICHES = place(LAYOUT, "attack_type"), place(LAYOUT, "points")
TABLE_RULES = place(LAYOUT, "players")


@kernel
def observe(state: State, table: Table, seat: int, out: Words) -> None:
    """Write what a seat observes."""
    clear(out)
    # A half-made move is seen by nobody else: its cards still count as held.
    begun = state.laid > 0 and state.phase != layout.ORDER
    mine = begun and state.turn == seat
    for word in range(layout.WORDS):
        knows, discarded = int(state.knows[seat, word]), int(state.discarded[word])
        public = int(state.public[word])
        others = int(state.set_out[word]) if begun and not mine else 0
        for other in range(table.players):
            if other != seat:
                others |= int(state.hand[other, word])
        at = SPAN * word
        put(out, at, SPAN, int(state.hand[seat, word]))
        put(out, at + CARDS, SPAN, int(state.set_out[word]) if mine else 0)
        put(out, at + 2 * CARDS, SPAN, public)
        put(out, at + 3 * CARDS, SPAN, discarded & knows & ~public)
        put(out, at + 4 * CARDS, SPAN, others & knows)
        put(out, at + 5 * CARDS, SPAN, int(state.outside[word]))
    for chair in range(1, table.players):
        other = (seat + chair) % int(table.players)
        put(out, SEEN + FACES * (chair - 1), FACES, _faces(state, table, other, begun and state.turn == other))
    _round(state, table, seat, begun, mine, out)
    _attacks(state, table, out)
    _riches(state, table, seat, out)
    _table_rules(table, out)


@inlined
def _faces(state: State, table: Table, other: int, begun: bool) -> int:
    """Return the attack faces that everybody has seen in a hand; of a half-made move nobody knows."""
    low = int(state.hand[other, 0]) | (int(state.set_out[0]) if begun else 0)
    high = int(state.hand[other, 1]) | (int(state.set_out[1]) if begun else 0)
    hidden, faces = int(state.held[other]) - size_of((low, high)), 0
    low, high = low & int(state.faced[0]), high & int(state.faced[1])
    while low | high:
        word, base = (low, 0) if low else (high, SPAN)
        faces |= 1 << int(table.attack[base + lowest(word)])
        word &= word - 1
        low, high = (word, high) if low else (low, word)
    if hidden > 0:  # in a blanked state
        for face in range(FACES):
            faces |= (1 if state.shown[other, face] > 0 else 0) << face
    return faces


@inlined
def _round(state: State, table: Table, seat: int, begun: bool, mine: bool, out: Words) -> None:
    phase, players = int(state.phase) - layout.TURN, int(table.players)
    at = put(out, ROUND, PHASES, one_of(PHASES, phase) if phase < PHASES else 0)
    hidden = begun and not mine
    at = put(out, at, PURPOSES, 0 if hidden else one_of(PURPOSES, int(state.purpose) - layout.FOR_TRAINING))
    at = put(out, at, SET_OUT, one_of(SET_OUT, int(state.laid) if mine else 0))
    at = put(out, at, OWED, one_of(OWED, int(state.owed)))
    at = put(out, at, SEATS, _around(1 << int(state.turn), seat, players))
    at = put(out, at, SEATS, _around(1 << int(state.holder) if state.holder >= 0 else 0, seat, players))
    at = put(out, at, SEATS, _around(int(state.staying), seat, players))
    at = put(out, at, SEATS, _around(int(state.turned), seat, players))
    at = put(out, at, SEATS, _around(1 << int(state.averter) if state.averter >= 0 else 0, seat, players))
    at = put(out, at, TYPES, one_of(TYPES, int(state.averted)))
    at = put(out, at, 1, int(state.pivoted))
    at = put(out, at, OSAE, one_of(OSAE, int(state.pinned)))
    put(out, at, 1, int(state.kicked))


@inlined
def _around(seats: int, seat: int, players: int) -> int:
    """Return a set of seats as a set of chairs from this one on."""
    return (seats | seats << players) >> seat & ((1 << players) - 1)


@inlined
def _attacks(state: State, table: Table, out: Words) -> None:
    stacked, gone = int(state.stacked), int(state.gone)
    at = _attack(table, ATTACKS, int(state.stack[stacked - 1]) if stacked > 0 else -1, out)
    at = _attack(table, at, int(state.attack[gone]) if gone < PILE else -1, out)
    at = _attack(table, at, int(state.attack[gone + 1]) if _far(state, table) else -1, out)
    price = 0
    for i in range(stacked):
        price += worth(table, int(state.stack[i]))
    at = put(out, at, STACKED, one_of(STACKED, stacked - 1))
    at = put(out, at, PRICES, one_of(PRICES, price - 1))
    put(out, at, PILE, one_of(PILE, PILE - gone))


@inlined
def _far(state: State, table: Table) -> bool:
    """Tell whether a second card of the attack pile lies open: see `rules.opened`."""
    if not state.pivoted or state.pinned < 0 or table.power[state.pinned] != layout.NEXT_TOO:
        return False
    return layout.PRIZE <= state.phase <= layout.PAYING and state.gone + 1 < PILE


@inlined
def _attack(table: Table, at: int, entry: int, out: Words) -> int:
    """Write type and height of an attack; −1 is none."""
    if entry == -1:
        return at + TYPES + HEIGHTS
    face = face_of(table, entry)
    at = put(out, at, TYPES, 1 << int(table.attack_type[face]))
    return put(out, at, HEIGHTS, one_of(HEIGHTS, int(table.height[face]) - 1))


@inlined
def _riches(state: State, table: Table, seat: int, out: Words) -> None:
    """Write the victory piles and hands by chair, and how full the other piles are."""
    levels = len(LEVELS)
    tops = RICHES + SEATS * levels
    held = tops + 6 * SEATS
    for chair in range(table.players):
        other = (seat + chair) % int(table.players)
        won = int(state.won[other])
        put(out, RICHES + levels * chair, levels, int(REACHED[int(state.points[other]) & 127]))
        if won > 0:
            put(out, tops + 3 * chair, 3, 1 << (worth(table, int(state.victory[other, won - 1])) - 1))
        if won > 1:
            put(out, tops + 3 * SEATS + 3 * chair, 3, 1 << (worth(table, int(state.victory[other, won - 2])) - 1))
        put(out, held + HELD * chair, HELD, one_of(HELD, int(state.held[other])))
    at = put(out, held + HELD * SEATS, EIGHTS, one_of(EIGHTS, (int(state.left) + 7) >> 3))
    put(out, at, EIGHTS, one_of(EIGHTS, (int(state.discards) + 7) >> 3))


@inlined
def _table_rules(table: Table, out: Words) -> None:
    at = put(out, TABLE_RULES, 4, 1 << (int(table.players) - 2))
    at = put(out, at, 1, 1 if table.hand > layout.FIVE else 0)
    at = put(out, at, 1, int(table.attack_backs))
    at = put(out, at, 1, int(table.training))
    at = put(out, at, 1, int(table.change))
    at = put(out, at, 1, int(table.irimi_against_dagger))
    at = put(out, at, 1, int(table.prize))
    at = put(out, at, 1, int(table.kick_refused))
    put(out, at, 1, int(table.tie))
