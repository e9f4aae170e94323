"""Yojimbo, kyu and dan, as functions over one record (clauses YJ-*, docs/rules/yojimbo.md).

Cards are numbered as in the deck, which is data: TABLE says which attack and which defence each of them is. A match
goes SHUFFLE (YJ-4, YJ-5) → rounds of TURN (and FORCED, after a Kaiten) → KICKED, PRIZE and PAYING of a won round →
OVER. SOURCE is the choice of a hand to draw from; ORDER, REFILLING and PICK are lots: changed cards on their way to the
discard pile, a new refill pile, a random card of a hand (YJ-13).

What a seat may know (YJ-6) is kept in `knows`. In a state that was blanked a hidden card is in no set and no pile, and
a public attack face whose card the seat does not know is a code of the face and of those who know it.

Numbers and records are in layout.py, sets of cards in sets.py, what averts an attack in defence.py, hidden worlds in
worlds.py.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import Words, highest, lowest, popcount, put
from fuda.core.jit import inlined, kernel
from fuda.core.rng import Rng, below
from fuda.games.yojimbo import layout
from fuda.games.yojimbo.defence import (
    begins,
    face_of,
    following,
    lays,
    target,
    worth,
    write,
)
from fuda.games.yojimbo.layout import (
    AMONG_TIED,
    CHANGE,
    COLLECTING,
    DISCARDED,
    DRAW,
    DRAWING,
    FACES,
    FIVE,
    FIVE_CARDS,
    FOR_CHANGE,
    FOR_OSAE,
    FOR_START,
    FOR_TRAINING,
    FORCED,
    FROM,
    HAND,
    IRIMI,
    KAITEN_LAID,
    KICK,
    KICK_NEXT,
    KICK_STACK,
    KICKED,
    LAY,
    NEXT_TOO,
    NO_POWER,
    NOTHING,
    OPENING,
    ORDER,
    OSAE,
    OVER,
    PASSING,
    PAY,
    PAY_OR_HAND,
    PAYING,
    PICK,
    PILE,
    POINTS,
    PRIZE,
    REFILLING,
    RETREAT,
    SEATS,
    SETTLING,
    SHUFFLE,
    SOURCE,
    SPAN,
    STAND,
    STARTING,
    TAKING,
    TENKAN,
    TO_FIVE,
    TRAIN,
    TURN,
    TWO_CARDS,
    WHOLE,
    WORDS,
    State,
    Table,
)
from fuda.games.yojimbo.observation import LAYOUT, OBSERVATION, observe
from fuda.games.yojimbo.sets import Pair, add, bits, drop, has, nth, size
from fuda.games.yojimbo.worlds import fill

__all__ = ["LAYOUT", "OBSERVATION", "observe"]

STATE, TABLE = layout.STATE, layout.TABLE
CARDS, ACTIONS, MOST_ACTIONS = layout.CARDS, layout.ACTIONS, layout.MOST_ACTIONS
NEEDED = CARDS  # every card of a lot matters
SMALL_LOTS = True  # most are the few cards of a change or a payment


@kernel
def start(state: State, table: Table) -> None:
    """Set a new match up: the deck is to be shuffled."""
    clear(state, table)
    state.phase = SHUFFLE


@inlined
def to_act(state: State, table: Table) -> int:
    """Return the seat that may act, as a mask."""
    return 1 << int(state.turn) if TURN <= state.phase <= SOURCE else 0


@inlined
def legal(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the actions that a seat may take, ascending, and return their number."""
    if (to_act(state, table) >> seat) & 1 == 0:
        return 0
    phase = int(state.phase)
    if phase == TURN or phase == FORCED:
        return _write_turn(_turn(state, table, seat), out)
    if phase == PAYING:
        return write(following(state, seat), PAY, out, 0) - _kept(state, table)
    return write((_decisions(state, table, seat), 0), KICK_STACK, out, 0)


@inlined
def step(state: State, table: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    action = int(action)
    if action == STAND:
        _stand(state, table, seat)
    elif action == DRAW:  # YJ-10
        state.owed = state.laid
        _bury(state, table, seat)
    elif action < KAITEN_LAID:
        changing, paying = CHANGE <= action < DRAW, action >= PAY
        _set_out(state, seat, action - (PAY if paying else CHANGE if changing else LAY))
        if changing:
            state.purpose = FOR_CHANGE
        if paying and state.laid == price(state, table):
            _bury(state, table, seat)
    elif action < TRAIN:  # YJ-19
        card = action - KAITEN_LAID
        state.held[seat] -= 1
        drop(state.hand[seat], card)
        _discard_openly(state, bits(card), card)
        state.turned = int(state.turned) | (1 << seat)
        state.phase = PASSING
        if state.staying == 1 << seat:
            if state.held[seat] > 0:
                state.phase = FORCED
            else:
                _leave(state, seat)
    elif action == TRAIN:  # YJ-9
        state.owed = max(0, FIVE - int(state.held[seat])) if table.training == TO_FIVE else 1
        state.purpose = FOR_TRAINING
        state.phase = DRAWING
    elif action == RETREAT:  # YJ-12
        _leave(state, seat)
    elif action <= KICK_NEXT:  # YJ-23
        state.kicked = 1 if action == KICK_NEXT else 0
        state.phase = SETTLING
    elif action == POINTS:
        state.phase = PAYING
    elif action == HAND:
        state.phase = TAKING
    else:
        state.source = action - FROM
        state.phase = PICK
    if state.phase >= PASSING:
        _go_on(state, table)


@kernel
def lot(state: State, table: Table, out: NDArray[np.int8]) -> int:
    """Write the cards to be shuffled now, ascending, and return their number; 0 when none wait."""
    phase = int(state.phase)
    if phase == SHUFFLE:
        for card in range(table.cards):
            out[card] = card
        return int(table.cards)
    if phase == ORDER:
        return write((int(state.set_out[0]), int(state.set_out[1])), 0, out, 0)
    if phase == REFILLING:
        return write((int(state.discarded[0]), int(state.discarded[1])), 0, out, 0)
    if phase == PICK:
        return write((int(state.hand[state.source, 0]), int(state.hand[state.source, 1])), 0, out, 0)
    return 0


@kernel
def deal(state: State, table: Table, cards: NDArray[np.int8]) -> None:
    """Take the shuffled lot: the deck, changed cards, a new refill pile, or a random card of a hand."""
    phase = int(state.phase)
    if phase == SHUFFLE:
        _set_up(state, table, cards)
    elif phase == ORDER:
        top = int(cards[state.laid - 1])
        for word in range(WORDS):
            state.discarded[word] = int(state.discarded[word]) | int(state.set_out[word])
            state.set_out[word] = 0
        state.discards += state.laid - 1
        state.laid = 0
        _discard_openly(state, bits(top), top)  # YJ-6: the pile's top is seen
        state.phase = DRAWING if state.purpose == FOR_CHANGE else COLLECTING
    elif phase == REFILLING:  # YJ-13
        count = int(state.discards)
        for i in range(count):
            state.refill[i] = cards[count - 1 - i]
        for word in range(WORDS):
            for seat in range(table.players):
                state.knows[seat, word] = int(state.knows[seat, word]) & ~int(state.discarded[word])
            state.discarded[word] = 0
            state.public[word] = 0
        state.left = count
        state.discards = 0
        state.top = -1
        state.phase = STARTING if state.purpose == FOR_START else DRAWING
    else:
        _pick(state, table, int(cards[0]))
    _go_on(state, table)


@kernel
def over(state: State, table: Table) -> bool:
    """Tell whether the match has ended."""
    return state.phase == OVER


@kernel
def resting(state: State, table: Table) -> bool:
    """Tell whether a finished round waits for a deal: here the next attack follows at once (YJ-26)."""
    return False


@kernel
def scores(state: State, table: Table, out: NDArray[np.int32]) -> None:
    """Write each seat's victory points (YJ-2, YJ-30)."""
    for seat in range(table.players):
        out[seat] = state.points[seat]


@kernel
def winners(state: State, table: Table) -> int:
    """Return the seats that have won as a mask (YJ-30)."""
    best, leaders = -1, 0
    for seat in range(table.players):
        total = int(state.points[seat])
        if total > best:
            best, leaders = total, 0
        if total == best:
            leaders |= 1 << seat
    holder = 1 << max(0, int(state.holder))
    if leaders & (leaders - 1) == 0 or (table.tie == AMONG_TIED and leaders & holder == 0):
        return leaders
    return holder


@kernel
def blank(state: State, table: Table, seat: int) -> None:
    """Erase what a seat (−1: a spectator) may not know (YJ-6)."""
    if state.laid > 0 and state.phase != ORDER and state.turn != seat:  # nobody sees a half-made move
        for word in range(WORDS):
            state.hand[state.turn, word] = int(state.hand[state.turn, word]) | int(state.set_out[word])
            state.set_out[word] = 0
        state.laid = 0
        state.purpose = NOTHING
    for i in range(state.stacked):
        state.stack[i] = _blanked(state, table, int(state.stack[i]), seat)
    for i in range(state.gone, PILE):
        entry = int(state.attack[i])
        if i < state.gone + opened(state, table):
            state.attack[i] = _blanked(state, table, entry, seat)
        elif entry >= 0 and not (seat >= 0 and has(state.knows[seat], entry)):
            state.attack[i] = -1
    for other in range(table.players):
        for i in range(state.won[other]):
            state.victory[other, i] = _blanked(state, table, int(state.victory[other, i]), seat)
    for i in range(state.left):
        state.refill[i] = -1
    for word in range(WORDS):
        _blank_cards(state, table, seat, word)


@kernel
def redeal(state: State, table: Table, rng: Rng) -> None:
    """Fill a blanked state with a hidden world, uniform over those that fit what is known (worlds.py)."""
    if state.phase != SHUFFLE:
        fill(state, table, rng)


@inlined
def pick(state: State, table: Table, seat: int, rng: Rng, out: NDArray[np.int16]) -> int:
    """Draw one of the legal actions at random."""
    phase = int(state.phase)
    if phase == TURN or phase == FORCED:
        return _pick_next(state, table, seat, rng) if state.laid > 0 else _pick_first(state, table, seat, rng)
    if phase == PAYING:
        cards = following(state, seat)
        return PAY + nth(cards, below(rng, size(cards) - _kept(state, table)))
    decisions = _decisions(state, table, seat)
    return KICK_STACK + nth((decisions, 0), below(rng, popcount(decisions)))


@inlined
def mark(state: State, table: Table, seat: int, out: Words, legal: NDArray[np.int16]) -> None:
    """Set the bits of the legal actions in a cleared row."""
    phase = int(state.phase)
    if phase == TURN or phase == FORCED:
        turn = _turn(state, table, seat)
        _mark_cards(out, LAY, turn.lays)
        put(out, STAND, 1, turn.stand)
        _mark_cards(out, CHANGE, turn.changes)
        put(out, DRAW, 1, turn.draw)
        _mark_cards(out, KAITEN_LAID, turn.kaiten)
        put(out, TRAIN, 2, turn.train | turn.retreat << 1)
    elif phase == PAYING:
        low, high = following(state, seat)
        for _ in range(_kept(state, table)):
            low ^= 0 if high else 1 << highest(low)
            high ^= 1 << highest(high) if high else 0
        _mark_cards(out, PAY, (low, high))
    else:
        put(out, KICK_STACK, FROM + SEATS - KICK_STACK, _decisions(state, table, seat))


@kernel
def clear(state: State, table: Table) -> None:
    """Empty the record: every card of the deck unplaced, every pile empty."""
    for word in range(WORDS):
        for seat in range(SEATS):
            state.hand[seat, word] = 0
            state.knows[seat, word] = 0
        state.set_out[word] = 0
        state.discarded[word] = 0
        state.public[word] = 0
        state.faced[word] = 0
        state.outside[word] = 0
        state.aside[word] = 0
    for card in range(CARDS):
        state.refill[card] = -1
    for i in range(PILE):
        state.stack[i] = -1
        state.attack[i] = -1
        for seat in range(SEATS):
            state.victory[seat, i] = -1
    for seat in range(SEATS):
        for face in range(FACES):
            state.shown[seat, face] = 0
        for other in range(SEATS):
            state.lent[seat, other] = 0
        state.buried[seat] = 0
        state.won[seat] = 0
        state.points[seat] = 0
        state.held[seat] = 0
        state.drawn[seat] = -1
    state.left = 0
    state.gone = 0
    state.stacked = 0
    state.discards = 0
    state.top = -1
    state.contenders = 0
    state.owed = 0
    state.purpose = NOTHING
    state.source = -1
    state.laid = 0
    state.holder = table.dealer
    state.turn = 0
    state.staying = 0
    state.turned = 0
    state.averter = -1
    state.averted = -1
    state.pivoted = 0
    state.pinned = -1
    state.kicked = 0
    state.round_number = 0
    state.phase = TURN


@kernel
def opened(state: State, table: Table) -> int:
    """Return how many cards of the attack pile lie open: the next one, and Osae Ikkyo's while its winner decides."""
    both = state.pivoted and power(state, table) == NEXT_TOO
    return 2 if both and (state.phase == PRIZE or state.phase == PAYING) else 1


@inlined
def power(state: State, table: Table) -> int:
    """Return the power of the Osae of the last lay (YJ-24)."""
    return int(table.power[state.pinned]) if state.pinned >= 0 else NO_POWER


@kernel
def price(state: State, table: Table) -> int:
    """Return how many cards the prize costs as points (YJ-25): what stack or kick card and Tenkan's card are worth."""
    total = 0
    if not state.kicked:
        for i in range(state.stacked):
            total += worth(table, int(state.stack[i]))
    if (state.kicked or state.pivoted) and state.gone < PILE:
        total += worth(table, int(state.attack[state.gone]))
    return total


class Turn(NamedTuple):
    """What a seat may do in its turn (YJ-8), or next in a move that has begun."""

    lays: Pair
    stand: int  # 1 when it may be done, like those below
    changes: Pair
    draw: int
    kaiten: Pair
    train: int
    retreat: int


@inlined
def _turn(state: State, table: Table, seat: int) -> Turn:
    """Return what a seat may do in its turn."""
    nothing = (0, 0)
    if state.laid > 0 and state.purpose == FOR_CHANGE:
        changes = _changes(table, following(state, seat))
        return Turn(nothing, 0, changes, _enough(table, changes), nothing, 0, 0)
    low, high, stands = lays(state, table, seat)
    if state.laid > 0:
        return Turn((low, high), 1 if stands else 0, nothing, 0, nothing, 0, 0)
    return _first(state, table, seat, (low, high))


@inlined
def _first(state: State, table: Table, seat: int, fits: Pair) -> Turn:
    """Return what a move may begin with, given the cards that may be laid."""
    low, high = int(state.hand[seat, 0]), int(state.hand[seat, 1])
    free = 1 if state.phase == TURN else 0
    first = free & ~(int(state.turned) >> seat)
    changes = _changes(table, (low & -first, high & -first))
    kaiten = (low & int(table.kaiten[0]) & -free, high & int(table.kaiten[1]) & -free)
    return Turn(fits, 0, changes, 0, kaiten, first, 1)


@inlined
def _changes(table: Table, cards: Pair) -> Pair:
    """Return the cards that a change may go on with (YJ-10): any, or the next one where all have to go."""
    if table.change == WHOLE:
        return cards[0] & -cards[0], 0 if cards[0] else cards[1] & -cards[1]
    return cards


@inlined
def _enough(table: Table, changes: Pair) -> int:
    """Return 1 when a change may end, given the cards that it may go on with."""
    return 1 if table.change != WHOLE or changes[0] | changes[1] == 0 else 0


@inlined
def _write_turn(turn: Turn, out: NDArray[np.int16]) -> int:
    """Write the actions of a turn, ascending, and return their number."""
    count = write(turn.lays, LAY, out, 0)
    if turn.stand:
        out[count] = STAND
        count += 1
    count = write(turn.changes, CHANGE, out, count)
    if turn.draw:
        out[count] = DRAW
        count += 1
    count = write(turn.kaiten, KAITEN_LAID, out, count)
    if turn.train:
        out[count] = TRAIN
        count += 1
    if turn.retreat:
        out[count] = RETREAT
        count += 1
    return count


@inlined
def _pick_first(state: State, table: Table, seat: int, rng: Rng) -> int:
    """Draw what a move begins with: of all cards of the hand, and again where one cannot be laid.

    So at most one card is looked at instead of all, and mostly none.
    """
    low, high = int(state.hand[seat, 0]), int(state.hand[seat, 1])
    turn = _first(state, table, seat, (low & ~int(table.kaiten[0]), high & ~int(table.kaiten[1])))
    cards, changes, kaiten = size(turn.lays), size(turn.changes), size(turn.kaiten)
    while True:
        left = below(rng, cards + changes + kaiten + turn.train + 1)
        if left >= cards:
            break
        card = nth(turn.lays, left)
        if begins(state, table, seat, card):
            return LAY + card
    left -= cards
    if left < changes:
        return CHANGE + nth(turn.changes, left)
    left -= changes
    if left < kaiten:
        return KAITEN_LAID + nth(turn.kaiten, left)
    return TRAIN if left - kaiten < turn.train else RETREAT


@inlined
def _pick_next(state: State, table: Table, seat: int, rng: Rng) -> int:
    """Draw how a move goes on."""
    cards = following(state, seat)
    if state.purpose == FOR_CHANGE:
        changes = _changes(table, cards)
        count = size(changes)
        left = below(rng, count + _enough(table, changes))
        return CHANGE + nth(changes, left) if left < count else DRAW
    if cards[0] | cards[1] == 0:
        return STAND  # a defence by now, for nothing else may be laid (YJ-11)
    low, high, stands = lays(state, table, seat)
    count = size((low, high))
    left = below(rng, count + (1 if stands else 0))
    return LAY + nth((low, high), left) if left < count else STAND


@inlined
def _mark_cards(out: Words, first: int, cards: Pair) -> None:
    """Set the bits of the actions that are numbered by their cards."""
    put(out, first, SPAN, cards[0])
    put(out, first + SPAN, SPAN, cards[1])


@kernel
def _kept(state: State, table: Table) -> int:
    """Return how many of the highest cards cannot be paid next: as many as must still be paid after it."""
    return price(state, table) - int(state.laid) - 1


@kernel
def _decisions(state: State, table: Table, seat: int) -> int:
    """Return the actions of the other phases, as a mask from KICK_STACK on."""
    if state.phase == KICKED:
        return 1 | 1 << KICK_NEXT - KICK_STACK
    if state.phase == PRIZE:
        return 1 << POINTS - KICK_STACK | 1 << HAND - KICK_STACK
    sources = 0
    for other in range(table.players):
        if other != seat and state.held[other] > 0:
            sources |= 1 << FROM - KICK_STACK + other
    return sources


@kernel
def _set_up(state: State, table: Table, cards: NDArray[np.int8]) -> None:
    """Lay the piles out and deal the hands (YJ-4), then draw for the start (YJ-5)."""
    for i in range(PILE):
        state.attack[i] = cards[i]
    place = PILE
    for seat in range(table.players):
        for _ in range(table.hand):
            _give(state, table, seat, int(cards[place]))
            place += 1
    state.left = int(table.cards) - place
    for i in range(state.left):
        state.refill[i] = cards[int(table.cards) - 1 - i]
    if state.holder >= 0:
        state.phase = OPENING
        return
    state.purpose = FOR_START
    state.contenders = (1 << int(table.players)) - 1
    state.owed = state.contenders
    state.phase = STARTING


@kernel
def _draw_for_start(state: State, table: Table) -> None:
    """Let each contender draw and discard a card until one has the highest attack (YJ-5)."""
    while True:
        for seat in range(table.players):
            if (int(state.owed) >> seat) & 1:
                if state.left == 0:
                    state.phase = REFILLING
                    return
                card = _top_of_refill(state)
                state.drawn[seat] = card
                _discard_openly(state, bits(card), card)
                state.owed = int(state.owed) & ~(1 << seat)
        best, highest = 0, 0
        for seat in range(table.players):
            if (int(state.contenders) >> seat) & 1:
                height = int(table.height[table.attack[state.drawn[seat]]])
                if height > highest:
                    best, highest = 0, height
                if height == highest:
                    best |= 1 << seat
        if best & (best - 1) and _can_differ(state, table):
            state.contenders = best
            state.owed = best
            continue
        starter = 0
        while (best >> starter) & 1 == 0:
            starter += 1
        state.holder = starter
        state.contenders = 0
        state.phase = OPENING
        return


@kernel
def _can_differ(state: State, table: Table) -> bool:
    """Tell whether cards of two heights can still be drawn; otherwise the first of the tied seats starts."""
    first = 0
    for i in range(state.left):
        height = int(table.height[table.attack[state.refill[i]]])
        if first and height != first:
            return True
        first = height
    for card in range(table.cards):
        if has(state.discarded, card):
            height = int(table.height[table.attack[card]])
            if first and height != first:
                return True
            first = height
    return False


@inlined
def _open_attack(state: State, table: Table) -> None:
    """Bring the pile's next card as the current attack and begin a round (YJ-26, YJ-27), or end the game (YJ-29)."""
    state.averter = -1
    state.averted = -1
    state.pivoted = 0
    state.pinned = -1
    state.kicked = 0
    state.purpose = NOTHING
    state.turned = 0
    if state.gone == PILE:
        state.staying = 0
        state.phase = OVER
        return
    state.stack[state.stacked] = state.attack[state.gone]
    state.stacked += 1
    state.attack[state.gone] = -1
    state.gone += 1
    state.staying = (1 << int(table.players)) - 1
    state.round_number += 1
    state.turn = state.holder
    state.phase = TURN


@kernel
def _go_on(state: State, table: Table) -> None:
    """Go on after an action or a lot, as far as no choice and no lot is in the way.

    What follows what is a phase that goes by, so that each part is here once: a processor keeps little code at hand, a
    CUDA device less, and compiled functions that call each other in a circle cannot be kept.
    """
    while state.phase >= PASSING:
        phase = int(state.phase)
        if phase == PASSING:
            _pass_on(state, table)
        elif phase == DRAWING:
            _draw(state, table)
        elif phase == OPENING:
            _open_attack(state, table)
        elif phase == SETTLING:
            _settle_prize(state, table)
        elif phase == STARTING:
            _draw_for_start(state, table)
        else:
            _collect(state, table, phase == TAKING)


@inlined
def _pass_on(state: State, table: Table) -> None:
    """Give the turn to the next player who is in (YJ-7), or end the round (YJ-20)."""
    averter, seat = int(state.averter), int(state.turn)
    winning = 1 << averter if averter >= 0 else 0
    staying = int(state.staying)
    while staying & ~winning:
        seat = seat + 1 if seat + 1 < table.players else 0
        if (staying >> seat) & 1:
            state.turn = seat
            if state.held[seat] > 0 or (int(state.turned) >> seat) & 1 == 0:
                state.phase = TURN
                break
            staying &= ~(1 << seat)  # YJ-12: no cards, and no first turn to train in
    state.staying = staying
    if staying & ~winning == 0:
        if averter >= 0:
            _win(state, table)
        else:
            state.phase = OPENING  # YJ-27: it covers the current one


@inlined
def _leave(state: State, seat: int) -> None:
    """Put a player out of the round."""
    state.turned = int(state.turned) | (1 << seat)
    state.staying = int(state.staying) & ~(1 << seat)
    state.phase = PASSING


@inlined
def _set_out(state: State, seat: int, card: int) -> None:
    """Add a card to the half-made move; what kind of move it is shows in the phase and in `purpose`."""
    drop(state.hand[seat], card)
    add(state.set_out, card)
    state.laid += 1


@inlined
def _stand(state: State, table: Table, seat: int) -> None:
    """Accept the challenge with the laid cards (YJ-11)."""
    osae, pivots, top = -1, 0, 0
    low, high = int(state.set_out[0]), int(state.set_out[1])
    for word in range(WORDS):
        cards = high if word else low
        while cards:
            top = SPAN * word + lowest(cards)
            kind = int(table.defence[top])
            if OSAE <= kind < IRIMI:
                osae = kind - OSAE
            elif kind == TENKAN:
                pivots = 1
            cards &= cards - 1
    state.set_out[0] = 0
    state.set_out[1] = 0
    _discard_openly(state, (low, high), top)
    state.held[seat] -= state.laid
    state.laid = 0
    state.averter = seat
    state.averted = table.attack_type[face_of(table, target(state, pivots))]
    state.pivoted = pivots
    state.pinned = osae
    state.turned = int(state.turned) | (1 << seat)
    state.phase = PASSING


@inlined
def _give(state: State, table: Table, seat: int, card: int) -> None:
    """Put a card into a hand, unseen by the others but for its back at a table that shows it (YJ-6)."""
    add(state.hand[seat], card)
    state.held[seat] += 1
    if table.attack_backs:
        add(state.faced, card)


@inlined
def _discard_openly(state: State, cards: Pair, top: int) -> None:
    """Put cards on the discard pile where everybody sees them."""
    for word in range(WORDS):
        new = cards[word]
        state.discarded[word] = int(state.discarded[word]) | new
        state.public[word] = int(state.public[word]) | new
        state.outside[word] = int(state.outside[word]) | new
        state.faced[word] = int(state.faced[word]) & ~new
        for seat in range(SEATS):  # as many as there can be: a loop of known length needs no branches
            state.knows[seat, word] = int(state.knows[seat, word]) & ~new
    state.discards += size(cards)
    state.top = top


@inlined
def _mix(state: State, table: Table, seat: int) -> None:
    """Let nobody else tell any more which cards a seat holds, since some of them go where others do not see them."""
    for word in range(WORDS):
        cards = int(state.hand[seat, word]) | int(state.set_out[word])
        for other in range(SEATS):
            state.knows[other, word] = int(state.knows[other, word]) & ~cards
        if not table.attack_backs:
            state.faced[word] = int(state.faced[word]) & ~cards


@inlined
def _bury(state: State, table: Table, seat: int) -> None:
    """Send a change's or a payment's cards to the discard pile, of which only the top will be seen (YJ-6)."""
    count = int(state.laid)
    _mix(state, table, seat)
    low, high = int(state.set_out[0]), int(state.set_out[1])
    state.held[seat] -= count
    if count > 1:
        for word in range(WORDS):
            cards = int(state.set_out[word])
            state.faced[word] = int(state.faced[word]) & ~cards
            state.knows[seat, word] = int(state.knows[seat, word]) | cards
        state.phase = ORDER  # so that the top tells nothing about the others
        return
    state.set_out[0] = 0
    state.set_out[1] = 0
    state.laid = 0
    _discard_openly(state, (low, high), nth((low, high), 0))
    state.phase = DRAWING if state.purpose == FOR_CHANGE else COLLECTING


@inlined
def _top_of_refill(state: State) -> int:
    """Take the top card of the refill pile."""
    state.left -= 1
    card = int(state.refill[state.left])
    state.refill[state.left] = -1
    return card


@inlined
def _draw(state: State, table: Table) -> None:
    """Draw the owed cards from the refill pile, the shuffled discards, then the other hands (YJ-13), and go on."""
    seat = int(state.turn)
    while state.owed > 0:
        if state.left > 0:
            _give(state, table, seat, _top_of_refill(state))
            state.owed -= 1
        elif state.discards > 0:
            state.phase = REFILLING
            return
        else:
            others = 0
            for other in range(table.players):
                if other != seat:
                    others += int(state.held[other])
            if others > 0:
                if state.purpose == FOR_TRAINING:
                    state.owed = 1  # one card in all
                state.phase = SOURCE
                return
            state.owed = 0
    if state.purpose == FOR_OSAE:
        state.phase = OPENING
    else:
        state.purpose = NOTHING
        _leave(state, seat)


@kernel
def _pick(state: State, table: Table, card: int) -> None:
    """Take a random card of the source's hand, which only the two of them see (YJ-13)."""
    seat, source = int(state.turn), int(state.source)
    if state.held[source] > 1:
        _mix(state, table, source)
    state.held[source] -= 1
    drop(state.hand[source], card)
    _give(state, table, seat, card)
    add(state.knows[source], card)
    drop(state.knows[seat], card)
    state.source = -1
    state.owed -= 1
    state.phase = DRAWING


@inlined
def _win(state: State, table: Table) -> None:
    """Let the last to have averted win the round: Yojimbo and its cards first (YJ-20, YJ-21)."""
    winner, loser = int(state.averter), int(state.holder)
    state.turn = winner
    state.staying = 0
    if winner != loser:
        count = min(2 if power(state, table) == TWO_CARDS else 1, int(state.won[loser]))
        state.won[loser] -= count
        for i in range(count):
            entry = int(state.victory[loser, int(state.won[loser]) + i])
            state.victory[loser, int(state.won[loser]) + i] = -1
            state.victory[winner, state.won[winner]] = entry
            state.won[winner] += 1
            state.points[winner] += worth(table, entry)
            state.points[loser] -= worth(table, entry)
        state.holder = winner
    if state.averted == KICK and state.gone < PILE and not state.pivoted and power(state, table) != NEXT_TOO:
        state.phase = KICKED
    else:
        state.phase = SETTLING


@inlined
def _settle_prize(state: State, table: Table) -> None:
    """Let the winner decide what the won cards become, where there is something to decide (YJ-25)."""
    if table.prize != PAY_OR_HAND:
        state.phase = COLLECTING
        return
    winner = int(state.turn)
    if state.held[winner] < price(state, table):
        state.phase = TAKING
        return
    state.phase = PRIZE
    for i in range(state.stacked):
        if not state.kicked:
            _show(state, int(state.stack[i]), winner)
    extra = int(state.kicked) + int(state.pivoted) + (1 if power(state, table) == NEXT_TOO else 0)
    for i in range(state.gone, min(PILE, int(state.gone) + extra)):
        _show(state, int(state.attack[i]), winner)


@inlined
def _show(state: State, card: int, seat: int) -> None:
    """Let a seat look at a card's other side."""
    add(state.knows[seat], card)


@inlined
def _collect(state: State, table: Table, to_hand: bool) -> None:
    """Give the won cards to the winner (YJ-22 to YJ-25), then Osae Shihonage's (YJ-24)."""
    winner = int(state.turn)
    extra = int(state.kicked) + int(state.pivoted) + (1 if power(state, table) == NEXT_TOO else 0)
    if not state.kicked or table.kick_refused == DISCARDED:
        for i in range(state.stacked):
            card = int(state.stack[i])
            if state.kicked:
                _discard_openly(state, bits(card), card)
            else:
                _award(state, table, winner, card, to_hand)
            state.stack[i] = -1
        state.stacked = 0
    for _ in range(extra):
        if state.gone < PILE:
            card = int(state.attack[state.gone])
            state.attack[state.gone] = -1
            state.gone += 1
            _award(state, table, winner, card, to_hand)
    if power(state, table) == FIVE_CARDS:
        state.owed = FIVE
        state.purpose = FOR_OSAE
        state.phase = DRAWING
    else:
        state.phase = OPENING


@kernel
def _award(state: State, table: Table, winner: int, card: int, to_hand: bool) -> None:
    """Put a won card on the winner's victory pile, or into the hand, where everybody has seen its attack."""
    if to_hand:
        _give(state, table, winner, card)
        add(state.faced, card)
        for seat in range(table.players):
            drop(state.knows[seat], card)
    else:
        state.victory[winner, state.won[winner]] = card
        state.won[winner] += 1
        state.points[winner] += worth(table, card)


@kernel
def _blanked(state: State, table: Table, entry: int, seat: int) -> int:
    """Return a pile's entry for a viewer: the card if the viewer knows it, else a code of its face and its knowers."""
    if entry < 0 or (seat >= 0 and has(state.knows[seat], entry)):
        return entry
    knowers = 0
    for other in range(table.players):
        if has(state.knows[other], entry):
            knowers |= 1 << other
    return -2 - (int(table.attack[entry]) + 64 * knowers)


@kernel
def _blank_cards(state: State, table: Table, seat: int, word: int) -> None:
    """Erase the cards of one mask that a seat may not know, and count what of them is known."""
    mine = int(state.knows[seat, word]) if seat >= 0 else 0
    seen = 0  # cards of which the seat may know who else knows them: its own, and those of the attacks
    faced = 0
    for place in range(table.players):
        cards = int(state.hand[place, word])
        if place == seat:
            seen |= cards
            faced |= cards
            continue
        hidden = cards & ~mine
        for other in range(table.players):
            if other != place:
                state.lent[other, place] += popcount(hidden & int(state.knows[other, word]))
        backs = hidden & int(state.faced[word])
        while backs:
            state.shown[place, table.attack[SPAN * word + lowest(backs)]] += 1
            backs &= backs - 1
        state.hand[place, word] = cards & mine
        faced |= cards & mine
    if state.turn == seat:
        seen |= int(state.set_out[word])
        faced |= int(state.set_out[word])
    else:
        state.set_out[word] = 0
    hidden = int(state.discarded[word]) & ~int(state.public[word]) & ~mine
    for other in range(table.players):
        state.buried[other] += popcount(hidden & int(state.knows[other, word]))
    state.discarded[word] = int(state.discarded[word]) & ~hidden
    state.faced[word] = int(state.faced[word]) & faced
    for place in range(table.players):
        if place != seat:
            mine &= ~int(state.hand[place, word])
    for other in range(table.players):
        if other != seat:
            state.knows[other, word] = int(state.knows[other, word]) & (seen | mine)
