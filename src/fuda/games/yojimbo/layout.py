"""The numbers by which the kernel knows actions, phases and places, and the records that it works on."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

SEATS = 5
CARDS = 128  # most cards of a deck
PILE = 30  # cards of the attack pile (YJ-4)
FACES = 40  # most different attack faces of a deck
TECHNIQUES = 8  # most different techniques of a deck
WIDTH = 7  # bits of one technique's number of cards in a packed count
MOST_ACTIONS = 3 * CARDS + 2  # every card laid, changed or a Kaiten; training and retreat

# Types of attack (YJ-1).
GRAB, STRIKE, KICK, DAGGER = range(4)
TYPES = 4

# Defences: technique t is t, its Osae OSAE + t, and these.
OSAE, IRIMI, TENKAN, RENRAKU, KAITEN = 8, 16, 17, 18, 19

# Powers of an Osae (YJ-24, YJ-21).
NO_POWER, NEXT_TOO, TWO_CARDS, FIVE_CARDS = range(4)
FIVE = 5  # what training fills a kyu hand to, and what Osae Shihonage draws

# Actions, in each kind by card; ascending, so that the closing action of a move is its last.
LAY, STAND, CHANGE, DRAW, PAY, KAITEN_LAID = 0, 128, 129, 257, 258, 386
TRAIN, RETREAT, KICK_STACK, KICK_NEXT, POINTS, HAND, FROM = 514, 515, 516, 517, 518, 519, 520
ACTIONS = FROM + SEATS

# Phases; DRAWING passes within a step.
SHUFFLE, TURN, FORCED, KICKED, PRIZE, PAYING, SOURCE, ORDER, REFILLING, PICK, OVER, DRAWING = range(12)

# Places of cards: 0 to 4 the hand of that seat, and these.
REFILL, DISCARD, ATTACK, LAID, UNKNOWN, ASIDE = 5, 6, 7, 8, 9, 10

# Bits of `known` above those of the five seats.
PUBLIC = 32  # everybody knows where the card is
FACED = 64  # a held card whose attack face everybody has seen
OUTSIDE = 128  # everybody has seen it elsewhere, so it is not among the attacks
SEATED = 31

# What is being drawn for.
NOTHING, FOR_START, FOR_TRAINING, FOR_CHANGE, FOR_OSAE = range(5)

# Values of options, as numbered in table.py.
TO_FIVE, ONE = 0, 1  # training
PAY_OR_HAND = 1  # prize
WHOLE = 1  # change
DISCARDED = 1  # kick_refused
AMONG_TIED = 1  # tie

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("known", np.int16, CARDS),  # who knows where each card is, a bit a seat; PUBLIC, FACED, OUTSIDE
                ("stack", np.int16, PILE),  # cards of the current attack, the fought one last; −1 none
                ("attack", np.int16, PILE),  # the attack pile in the order of opening; hidden but for the next
                ("victory", np.int16, (SEATS, PILE)),  # victory piles, the top last, per seat
                ("place", np.int8, CARDS),  # where each card is
                ("refill", np.int8, CARDS),  # the refill pile, the top last; hidden
                ("shown", np.int8, (SEATS, FACES)),  # blanked only: attack faces seen among the hidden cards of a hand
                ("lent", np.int8, (SEATS, SEATS)),  # blanked only: hidden cards of the second's hand the first knows
                ("buried", np.int8, SEATS),  # blanked only: hidden discards that the seat made
                ("left", np.int8),  # cards of the refill pile
                ("gone", np.int8),  # cards gone from the attack pile
                ("stacked", np.int8),  # cards of the current attack
                ("won", np.int8, SEATS),  # cards of each victory pile
                ("held", np.int8, SEATS),  # cards of each hand, those of a half-made move included
                ("discards", np.int8),  # cards of the discard pile
                ("top", np.int8),  # the top card of the discard pile, −1 none
                ("drawn", np.int8, SEATS),  # cards drawn for the start (YJ-5), −1 none
                ("contenders", np.int8),  # seats that draw for the start, a bit each
                ("owed", np.int8),  # cards still to be drawn; for the start the seats, a bit each
                ("purpose", np.int8),  # what they are drawn for
                ("source", np.int8),  # seat whose hand gives a random card, −1 none
                ("laid", np.int8),  # cards of a half-made move, or on their way to the discard pile
                ("holder", np.int8),  # seat that has Yojimbo, −1 before the start is drawn
                ("turn", np.int8),  # seat
                ("staying", np.int8),  # seats still in the round, a bit each
                ("turned", np.int8),  # seats that had a turn in the round, a bit each
                ("averter", np.int8),  # seat that averted last in the round, −1 none
                ("averted", np.int8),  # type of the attack averted last, −1 none
                ("pivoted", np.int8),  # 1 when that was done with Tenkan
                ("pinned", np.int8),  # technique of that lay's Osae, −1 none
                ("kicked", np.int8),  # 1 when the winner takes the next card instead of the stack (YJ-23)
                ("round_number", np.int8),  # from 1
                ("phase", np.int8),
            ],
            align=True,
        ),
    )
)

TABLE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("deck_id", np.int64),  # which deck it is: its names are kept in deck.py
                ("attack", np.int8, CARDS),  # attack face of each card
                ("defence", np.int8, CARDS),  # defence of each card
                ("attack_type", np.int8, FACES),
                ("height", np.int8, FACES),  # 1–7
                ("value", np.int8, (TECHNIQUES, TYPES)),  # of a technique against a type
                ("power", np.int8, TECHNIQUES),  # of a technique's Osae
                ("cards", np.int16),  # cards of the deck
                ("players", np.int8),
                ("dealer", np.int8),  # seat that starts, −1: drawn (YJ-5)
                ("hand", np.int8),
                ("training", np.int8),
                ("prize", np.int8),
                ("attack_backs", np.int8),
                ("change", np.int8),
                ("irimi_against_dagger", np.int8),
                ("kick_refused", np.int8),
                ("tie", np.int8),
            ],
            align=True,
        ),
    )
)


class State(Protocol):
    """The fields of STATE, for the type checker."""

    record: "State"  # of a plain copy: the record itself

    known: NDArray[np.int16]
    stack: NDArray[np.int16]
    attack: NDArray[np.int16]
    victory: NDArray[np.int16]
    place: NDArray[np.int8]
    refill: NDArray[np.int8]
    shown: NDArray[np.int8]
    lent: NDArray[np.int8]
    buried: NDArray[np.int8]
    left: int
    gone: int
    stacked: int
    won: NDArray[np.int8]
    held: NDArray[np.int8]
    discards: int
    top: int
    drawn: NDArray[np.int8]
    contenders: int
    owed: int
    purpose: int
    source: int
    laid: int
    holder: int
    turn: int
    staying: int
    turned: int
    averter: int
    averted: int
    pivoted: int
    pinned: int
    kicked: int
    round_number: int
    phase: int


class Table(Protocol):
    """The fields of TABLE, for the type checker."""

    record: "Table"  # of a plain copy: the record itself

    deck_id: int
    attack: NDArray[np.int8]
    defence: NDArray[np.int8]
    attack_type: NDArray[np.int8]
    height: NDArray[np.int8]
    value: NDArray[np.int8]
    power: NDArray[np.int8]
    cards: int
    players: int
    dealer: int
    hand: int
    training: int
    prize: int
    attack_backs: int
    change: int
    irimi_against_dagger: int
    kick_refused: int
    tie: int
