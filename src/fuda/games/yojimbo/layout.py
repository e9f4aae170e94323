"""The numbers by which the kernel knows actions, phases and places, and the records that it works on."""

from typing import Annotated

from fuda.core.fields import Fields, Int8, Int8s, Int16, Int16s, Int64, Int64s, layout

SEATS = 5
SPAN = 62  # cards of one mask: a set of cards is two of them (sets.py)
WORDS = 2
CARDS = SPAN * WORDS  # most cards of a deck
NUMBERS = 128  # cards that actions have numbers for
PILE = 30  # cards of the attack pile (YJ-4)
FACES = 40  # most different attack faces of a deck
TECHNIQUES = 8  # most different techniques of a deck
HEIGHTS = 7  # of attacks
TECHNIQUE = 0x01010101010101  # the column of the first technique in a mask of levels (defence.py): a byte a height
LEVELS = 255 * TECHNIQUE
MOST_ACTIONS = 3 * NUMBERS + 2  # every card laid, changed or a Kaiten; training and retreat

# Types of attack (YJ-1).
GRAB, STRIKE, KICK, DAGGER = range(4)
TYPES = 4

# Defences: technique t is t, its Osae OSAE + t, and these.
OSAE, IRIMI, TENKAN, RENRAKU, KAITEN = 8, 16, 17, 18, 19
KINDS = 32  # room for the numbers of five bits

# Powers of an Osae (YJ-24, YJ-21).
NO_POWER, NEXT_TOO, TWO_CARDS, FIVE_CARDS = range(4)
FIVE = 5  # what training fills a kyu hand to, and what Osae Shihonage draws

# Actions, in each kind by card; ascending, so that the closing action of a move is its last.
LAY, STAND, CHANGE, DRAW, PAY, KAITEN_LAID = 0, 128, 129, 257, 258, 386
TRAIN, RETREAT, KICK_STACK, KICK_NEXT, POINTS, HAND, FROM = 514, 515, 516, 517, 518, 519, 520
ACTIONS = FROM + SEATS

# Phases; those from PASSING on go by within a step.
SHUFFLE, TURN, FORCED, KICKED, PRIZE, PAYING, SOURCE, ORDER, REFILLING, PICK, OVER = range(11)
PASSING, DRAWING, STARTING, SETTLING, COLLECTING, TAKING, OPENING = range(11, 18)

# What is being drawn for.
NOTHING, FOR_START, FOR_TRAINING, FOR_CHANGE, FOR_OSAE = range(5)

# Values of options, as numbered in table.py.
TO_FIVE, ONE = 0, 1  # training
PAY_OR_HAND = 1  # prize
WHOLE = 1  # change
DISCARDED = 1  # kick_refused
AMONG_TIED = 1  # tie


class State(Fields):
    """A match, from its start to its end."""

    # Sets of cards. A seat knows what it holds and what is public; `knows` has the rest that it knows.
    hand: Annotated[Int64s, SEATS, WORDS]  # cards held, per seat, but for those of a half-made move
    knows: Annotated[Int64s, SEATS, WORDS]  # cards elsewhere whose other side the seat has seen
    set_out: Annotated[Int64s, WORDS]  # cards of a half-made move, or on their way to the discard pile
    discarded: Annotated[Int64s, WORDS]  # the discard pile
    public: Annotated[Int64s, WORDS]  # cards of it that everybody saw go there
    faced: Annotated[Int64s, WORDS]  # held cards whose attack face everybody has seen
    outside: Annotated[Int64s, WORDS]  # cards that everybody has seen elsewhere, so they are not among the attacks
    aside: Annotated[Int64s, WORDS]  # cards out of play: none but in a position set up by hand
    # Piles. In a blanked state a hidden card is −1, a known face without its card the code of `defence.face_of`.
    stack: Annotated[Int16s, PILE]  # cards of the current attack, the fought one last; −1 none
    attack: Annotated[Int16s, PILE]  # the attack pile in the order of opening; hidden but for the next
    victory: Annotated[Int16s, SEATS, PILE]  # victory piles, the top last, per seat
    refill: Annotated[Int8s, CARDS]  # the refill pile, the top last; hidden
    shown: Annotated[Int8s, SEATS, FACES]  # blanked only: attack faces seen among the hidden cards of a hand
    lent: Annotated[Int8s, SEATS, SEATS]  # blanked only: hidden cards of the second's hand the first knows
    buried: Annotated[Int8s, SEATS]  # blanked only: hidden discards that the seat made
    left: Int8  # cards of the refill pile
    gone: Int8  # cards gone from the attack pile
    stacked: Int8  # cards of the current attack
    won: Annotated[Int8s, SEATS]  # cards of each victory pile
    points: Annotated[Int8s, SEATS]  # what they are worth
    held: Annotated[Int8s, SEATS]  # cards of each hand, those of a half-made move included
    discards: Int8  # cards of the discard pile
    top: Int8  # the top card of the discard pile, −1 none
    drawn: Annotated[Int8s, SEATS]  # cards drawn for the start (YJ-5), −1 none
    contenders: Int8  # seats that draw for the start, a bit each
    owed: Int8  # cards still to be drawn; for the start the seats, a bit each
    purpose: Int8  # what they are drawn for
    source: Int8  # seat whose hand gives a random card, −1 none
    laid: Int8  # number of cards set out
    holder: Int8  # seat that has Yojimbo, −1 before the start is drawn
    turn: Int8  # seat
    staying: Int8  # seats still in the round, a bit each
    turned: Int8  # seats that had a turn in the round, a bit each
    averter: Int8  # seat that averted last in the round, −1 none
    averted: Int8  # type of the attack averted last, −1 none
    pivoted: Int8  # 1 when that was done with Tenkan
    pinned: Int8  # technique of that lay's Osae, −1 none
    kicked: Int8  # 1 when the winner takes the next card instead of the stack (YJ-23)
    round_number: Int8  # from 1
    phase: Int8


class Table(Fields):
    """The table rules."""

    deck_id: Int64  # which deck it is: its names are kept in deck.py
    attack: Annotated[Int8s, CARDS]  # attack face of each card
    defence: Annotated[Int8s, CARDS]  # defence of each card
    faces: Annotated[Int64s, FACES, WORDS]  # cards with each attack face
    kinds: Annotated[Int64s, KINDS, WORDS]  # cards with each defence
    osae: Annotated[Int64s, WORDS]  # cards with an Osae
    tenkan: Annotated[Int64s, WORDS]
    renraku: Annotated[Int64s, WORDS]
    kaiten: Annotated[Int64s, WORDS]
    column: Annotated[Int64s, KINDS]  # where the levels of a technique are, an Osae's its own
    gain: Annotated[Int64s, TYPES, KINDS]  # levels that a technique's first card comes to against a type
    rise: Annotated[Int8s, TYPES, KINDS]  # by how many bits a further one moves them up
    attack_type: Annotated[Int8s, FACES]
    height: Annotated[Int8s, FACES]  # 1–7
    power: Annotated[Int8s, TECHNIQUES]  # of a technique's Osae
    cards: Int16  # cards of the deck
    players: Int8
    dealer: Int8  # seat that starts, −1: drawn (YJ-5)
    hand: Int8
    training: Int8
    prize: Int8
    attack_backs: Int8
    change: Int8
    irimi_against_dagger: Int8
    kick_refused: Int8
    tie: Int8


STATE, TABLE = layout(State), layout(Table)
