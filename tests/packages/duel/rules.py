"""Duel as functions over one record (clauses DU-*).

Cards are numbered 0 to 11 by rank; sets of cards are masks. A match goes DEAL (DU-1) → PLAY → OVER.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import Words, clear, lowest, one_of, put
from fuda.core.fields import Fields, Int8, Int8s, Int64, Int64s, layout
from fuda.core.jit import kernel
from fuda.core.observation import CARD, Block, size
from fuda.core.rng import Rng, some

SEATS = 2
CARDS = 12
MOST = 5  # cards of the largest hand
NEEDED = SEATS * MOST  # cards of a deal that can matter
ACTIONS = CARDS  # play a card
MOST_ACTIONS = MOST
ALL = (1 << CARDS) - 1

DEAL, PLAY, OVER = range(3)


class State(Fields):
    """A match."""

    hand: Annotated[Int64s, SEATS]  # cards held, per seat
    gone: Int64  # cards played
    won: Annotated[Int8s, SEATS]  # tricks taken, per seat
    held: Annotated[Int8s, SEATS]  # number of cards in each hand
    led: Int8  # card that waits for an answer, −1 none
    turn: Int8  # seat
    phase: Int8


class Table(Fields):
    """Table rules."""

    hand: Int8  # cards dealt to each
    dealer: Int8  # seat that leads first, −1: the first one


STATE, TABLE = layout(State), layout(Table)

LAYOUT = (
    Block("hand", CARDS, "the hand", CARD),
    Block("led", CARDS, "the card that waits for an answer", CARD),
    Block("gone", CARDS, "cards played", CARD),
    Block("won", MOST + 1, "tricks of this seat"),
    Block("theirs", MOST + 1, "tricks of the other"),
    Block("held", MOST + 1, "cards left in the other hand"),
    Block("turn", 1, "this seat is to play"),
    Block("size", 3, "cards dealt to each", first=3),
)
OBSERVATION = size(LAYOUT)


@kernel
def start(state: State, table: Table) -> None:
    """Begin a match; the cards wait to be dealt."""
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.won[seat] = 0
        state.held[seat] = 0
    state.gone = 0
    state.led = -1
    state.turn = max(0, int(table.dealer))
    state.phase = DEAL


@kernel
def to_act(state: State, table: Table) -> int:
    """Return the seats that may act, a bit each."""
    return 1 << int(state.turn) if state.phase == PLAY else 0


@kernel
def legal(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the legal actions of a seat, ascending (DU-2)."""
    if state.phase != PLAY or state.turn != seat:
        return 0
    count, hand = 0, int(state.hand[seat])
    while hand:
        out[count] = lowest(hand)
        hand &= hand - 1
        count += 1
    return count


@kernel
def step(state: State, table: Table, seat: int, action: int) -> None:
    """Play a card; the second one of a trick decides it (DU-3)."""
    state.hand[seat] = int(state.hand[seat]) & ~(1 << action)
    state.held[seat] = int(state.held[seat]) - 1
    state.gone = int(state.gone) | 1 << action
    if state.led < 0:
        state.led = action
        state.turn = 1 - seat
        return
    taker = seat if action > int(state.led) else 1 - seat
    state.won[taker] = int(state.won[taker]) + 1
    state.led = -1
    state.turn = taker
    if state.held[0] == 0 and state.held[1] == 0:
        state.phase = OVER


@kernel
def lot(state: State, table: Table, out: NDArray[np.int8]) -> int:
    """Write the cards to be shuffled now."""
    if state.phase != DEAL:
        return 0
    for card in range(CARDS):
        out[card] = card
    return CARDS


@kernel
def deal(state: State, table: Table, cards: NDArray[np.int8]) -> None:
    """Give each seat its hand; nobody sees the rest (DU-1)."""
    for seat in range(SEATS):
        hand = 0
        for i in range(int(table.hand)):
            hand |= 1 << int(cards[seat * int(table.hand) + i])
        state.hand[seat] = hand
        state.held[seat] = table.hand
    state.phase = PLAY


@kernel
def over(state: State, table: Table) -> bool:
    """Tell whether the match is over."""
    return state.phase == OVER


@kernel
def resting(state: State, table: Table) -> bool:
    """Tell whether a finished round waits for its next deal: a match is one round."""
    return False


@kernel
def scores(state: State, table: Table, out: NDArray[np.int32]) -> None:
    """Write the tricks of each seat."""
    for seat in range(SEATS):
        out[seat] = state.won[seat]


@kernel
def winners(state: State, table: Table) -> int:
    """Return who won, a bit each; none in a draw (DU-4)."""
    if state.phase != OVER or state.won[0] == state.won[1]:
        return 0
    return 1 if state.won[0] > state.won[1] else 2


@kernel
def blank(state: State, table: Table, seat: int) -> None:
    """Erase what a seat may not know: hands of others."""
    for other in range(SEATS):
        if other != seat:
            state.hand[other] = 0


@kernel
def redeal(state: State, table: Table, rng: Rng) -> None:
    """Give erased hands cards that nobody has seen."""
    unseen = ALL & ~int(state.gone) & ~int(state.hand[0]) & ~int(state.hand[1])
    for seat in range(SEATS):
        if state.hand[seat] == 0 and state.held[seat] > 0:
            state.hand[seat] = some(rng, unseen, int(state.held[seat]))
            unseen &= ~int(state.hand[seat])


@kernel
def observe(state: State, table: Table, seat: int, out: Words) -> None:
    """Write what a seat observes."""
    clear(out)
    other = 1 - seat
    at = put(out, 0, CARDS, int(state.hand[seat]))
    at = put(out, at, CARDS, one_of(CARDS, int(state.led)))
    at = put(out, at, CARDS, int(state.gone))
    at = put(out, at, MOST + 1, one_of(MOST + 1, int(state.won[seat])))
    at = put(out, at, MOST + 1, one_of(MOST + 1, int(state.won[other])))
    at = put(out, at, MOST + 1, one_of(MOST + 1, int(state.held[other])))
    at = put(out, at, 1, 1 if state.turn == seat else 0)
    put(out, at, 3, one_of(3, int(table.hand) - 3))
