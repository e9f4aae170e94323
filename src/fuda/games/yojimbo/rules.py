"""Yojimbo, kyu and dan, as functions over one record (clauses YJ-*, docs/rules/yojimbo.md).

Cards are numbered as in the deck, which is data: TABLE says which attack and which defence each of them is. A match
goes SHUFFLE (YJ-4, YJ-5) → rounds of TURN (and FORCED, after a Kaiten) → KICKED, PRIZE and PAYING of a won round →
OVER. SOURCE is the choice of a hand to draw from; ORDER, REFILLING and PICK are lots: changed cards on their way to the
discard pile, a new refill pile, a random card of a hand (YJ-13).

What a seat may know (YJ-6) is kept card by card in `known`. In a state that was blanked, `place` is UNKNOWN for a
hidden card, and a public attack face whose card the seat does not know is a code of the face and of those who know it.

The numbers and records are in layout.py, what averts an attack in defence.py, hidden worlds in worlds.py.
"""

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import kernel
from fuda.core.rng import Rng
from fuda.games.yojimbo import layout
from fuda.games.yojimbo.defence import (
    face_of,
    highest_laid,
    lays,
    target,
    worth,
)
from fuda.games.yojimbo.layout import (
    AMONG_TIED,
    ASIDE,
    ATTACK,
    CHANGE,
    DISCARD,
    DISCARDED,
    DRAW,
    DRAWING,
    FACED,
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
    KAITEN,
    KAITEN_LAID,
    KICK,
    KICK_NEXT,
    KICK_STACK,
    KICKED,
    LAID,
    LAY,
    NEXT_TOO,
    NO_POWER,
    NOTHING,
    ORDER,
    OSAE,
    OUTSIDE,
    OVER,
    PAY,
    PAY_OR_HAND,
    PAYING,
    PICK,
    PILE,
    POINTS,
    PRIZE,
    PUBLIC,
    REFILL,
    REFILLING,
    RETREAT,
    SEATED,
    SEATS,
    SHUFFLE,
    SOURCE,
    STAND,
    TENKAN,
    TO_FIVE,
    TRAIN,
    TURN,
    TWO_CARDS,
    UNKNOWN,
    WHOLE,
    State,
    Table,
)
from fuda.games.yojimbo.worlds import fill

STATE, TABLE = layout.STATE, layout.TABLE
CARDS, ACTIONS, MOST_ACTIONS = layout.CARDS, layout.ACTIONS, layout.MOST_ACTIONS


@kernel
def start(state: State, table: Table) -> None:
    """Set a new match up: the deck is to be shuffled."""
    clear(state, table)
    state.phase = SHUFFLE


@kernel
def to_act(state: State, table: Table) -> int:
    """Return the seat that may act, as a mask."""
    return 1 << int(state.turn) if TURN <= state.phase <= SOURCE else 0


@kernel
def legal(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the actions that a seat may take, ascending, and return their number."""
    if (to_act(state, table) >> seat) & 1 == 0:
        return 0
    phase = int(state.phase)
    count = 0
    if phase == TURN or phase == FORCED:
        return _turns(state, table, seat, out)
    if phase == PAYING:
        last, more = highest_laid(state, table), price(state, table) - int(state.laid)
        after = 0  # hand cards above the last one
        for card in range(last + 1, table.cards):
            if state.place[card] == seat:
                after += 1
        for card in range(last + 1, table.cards):
            if state.place[card] == seat and after >= more:
                out[count] = PAY + card
                count += 1
                after -= 1
    elif phase == SOURCE:
        for other in range(table.players):
            if other != seat and state.held[other] > 0:
                out[count] = FROM + other
                count += 1
    else:
        out[0] = KICK_STACK if phase == KICKED else POINTS
        out[1] = KICK_NEXT if phase == KICKED else HAND
        count = 2
    return count


@kernel
def step(state: State, table: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    action = int(action)
    if action < STAND:
        _set_out(state, action - LAY)
    elif action == STAND:
        _stand(state, table, seat)
    elif action < DRAW:
        _set_out(state, action - CHANGE)
        state.purpose = FOR_CHANGE
    elif action == DRAW:  # YJ-10
        state.owed = state.laid
        _bury(state, table, seat)
    elif action < KAITEN_LAID:
        _set_out(state, action - PAY)
        if state.laid == price(state, table):
            _bury(state, table, seat)
    elif action < TRAIN:  # YJ-19
        card = action - KAITEN_LAID
        state.held[seat] -= 1
        _discard_openly(state, card)
        state.turned = int(state.turned) | (1 << seat)
        if state.staying != 1 << seat:
            _pass_on(state, table)
        elif state.held[seat] > 0:
            state.phase = FORCED
        else:
            _leave(state, table, seat)
    elif action == TRAIN:  # YJ-9
        state.owed = max(0, FIVE - int(state.held[seat])) if table.training == TO_FIVE else 1
        state.purpose = FOR_TRAINING
        state.phase = DRAWING
    elif action == RETREAT:  # YJ-12
        _leave(state, table, seat)
    elif action <= KICK_NEXT:  # YJ-23
        state.kicked = 1 if action == KICK_NEXT else 0
        _settle_prize(state, table)
    elif action == POINTS:
        state.phase = PAYING
    elif action == HAND:
        _collect(state, table, True)
    else:
        state.source = action - FROM
        state.phase = PICK
    _draw(state, table)


@kernel
def lot(state: State, table: Table, out: NDArray[np.int8]) -> int:
    """Write the cards to be shuffled now, ascending, and return their number; 0 when none wait."""
    phase = int(state.phase)
    wanted = UNKNOWN if phase == SHUFFLE else LAID if phase == ORDER else DISCARD
    if phase == PICK:
        wanted = int(state.source)
    elif phase != SHUFFLE and phase != ORDER and phase != REFILLING:
        return 0
    count = 0
    for card in range(table.cards):
        if state.place[card] == wanted:
            out[count] = card
            count += 1
    return count


@kernel
def deal(state: State, table: Table, cards: NDArray[np.int8]) -> None:
    """Take the shuffled lot: the deck, changed cards, a new refill pile, or a random card of a hand."""
    phase = int(state.phase)
    if phase == SHUFFLE:
        _set_up(state, table, cards)
    elif phase == ORDER:
        for i in range(state.laid):
            card = int(cards[i])
            state.place[card] = DISCARD
            state.discards += 1
            state.top = card
        state.known[state.top] = SEATED | PUBLIC | OUTSIDE  # YJ-6: the pile's top is seen
        state.laid = 0
        _buried(state, table)
    elif phase == REFILLING:  # YJ-13
        count = int(state.discards)
        for i in range(count):
            card = int(cards[count - 1 - i])
            state.refill[i] = card
            state.place[card] = REFILL
            state.known[card] = int(state.known[card]) & OUTSIDE
        state.left = count
        state.discards = 0
        state.top = -1
        if state.purpose == FOR_START:
            _draw_for_start(state, table)
        else:
            state.phase = DRAWING
    else:
        _pick(state, table, int(cards[0]))
    _draw(state, table)


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
        total = 0
        for i in range(state.won[seat]):
            total += worth(table, int(state.victory[seat, i]))
        out[seat] = total


@kernel
def winners(state: State, table: Table) -> int:
    """Return the seats that have won as a mask (YJ-30)."""
    best, leaders = -1, 0
    for seat in range(table.players):
        total = 0
        for i in range(state.won[seat]):
            total += worth(table, int(state.victory[seat, i]))
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
    mine = 1 << seat if seat >= 0 else 0
    if state.laid > 0 and state.phase != ORDER and state.turn != seat:  # nobody sees a half-made move
        for card in range(table.cards):
            if state.place[card] == LAID:
                state.place[card] = state.turn
        state.laid = 0
        state.purpose = NOTHING
    for i in range(state.stacked):
        state.stack[i] = _blanked(state, table, int(state.stack[i]), mine)
    for i in range(state.gone, PILE):
        card = int(state.attack[i])
        if i < state.gone + opened(state, table):
            state.attack[i] = _blanked(state, table, card, mine)
        elif card >= 0 and int(state.known[card]) & mine == 0:
            state.attack[i] = -1
    for other in range(table.players):
        for i in range(state.won[other]):
            state.victory[other, i] = _blanked(state, table, int(state.victory[other, i]), mine)
    for i in range(state.left):
        state.refill[i] = -1
    for card in range(table.cards):
        place, known = int(state.place[card]), int(state.known[card])
        if place >= UNKNOWN:
            continue
        if known & (mine | PUBLIC) == 0:
            if place < SEATS:
                if known & FACED:
                    state.shown[place, table.attack[card]] += 1
                for other in range(table.players):
                    if other != place and (known >> other) & 1:
                        state.lent[other, place] += 1
            elif place == DISCARD:
                for other in range(table.players):
                    if (known >> other) & 1:
                        state.buried[other] += 1
            state.place[card] = UNKNOWN
            state.known[card] = known & OUTSIDE
        elif place < SEATS and place != seat:  # who else knows it is not for this seat to know
            state.known[card] = known & (mine | (1 << place) | FACED | OUTSIDE)


@kernel
def redeal(state: State, table: Table, rng: Rng) -> None:
    """Fill a blanked state with a hidden world, uniform over those that fit what is known (worlds.py)."""
    if state.phase != SHUFFLE:
        fill(state, table, rng)


@kernel
def clear(state: State, table: Table) -> None:
    """Empty the record: every card of the deck unplaced, every pile empty."""
    for card in range(CARDS):
        state.known[card] = 0
        state.place[card] = UNKNOWN if card < table.cards else ASIDE
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


@kernel
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


@kernel
def _turns(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the actions of a turn (YJ-8), or of a move that has begun."""
    count = 0
    changing = state.laid > 0 and state.purpose == FOR_CHANGE
    if not changing:
        count = lays(state, table, seat, out)
        if state.laid > 0:
            return count
    first = (int(state.turned) >> seat) & 1 == 0 and state.phase == TURN
    if changing or first:
        last = highest_laid(state, table)
        some = False
        for card in range(last + 1, table.cards):
            if state.place[card] == seat and not (some and table.change == WHOLE):
                out[count] = CHANGE + card
                count += 1
                some = True
        if changing:
            if not (some and table.change == WHOLE):
                out[count] = DRAW
                count += 1
            return count
    if state.phase == TURN:
        for card in range(table.cards):
            if state.place[card] == seat and table.defence[card] == KAITEN:
                out[count] = KAITEN_LAID + card
                count += 1
    if first:
        out[count] = TRAIN
        count += 1
    out[count] = RETREAT
    return count + 1


@kernel
def _set_up(state: State, table: Table, cards: NDArray[np.int8]) -> None:
    """Lay the piles out and deal the hands (YJ-4), then draw for the start (YJ-5)."""
    for i in range(PILE):
        state.attack[i] = cards[i]
        state.place[int(cards[i])] = ATTACK
    place = PILE
    for seat in range(table.players):
        for _ in range(table.hand):
            _give(state, table, seat, int(cards[place]))
            place += 1
    state.left = int(table.cards) - place
    for i in range(state.left):
        card = int(cards[int(table.cards) - 1 - i])
        state.refill[i] = card
        state.place[card] = REFILL
    if state.holder >= 0:
        _open_attack(state, table)
        return
    state.purpose = FOR_START
    state.contenders = (1 << int(table.players)) - 1
    state.owed = state.contenders
    _draw_for_start(state, table)


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
                _discard_openly(state, card)
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
        _open_attack(state, table)
        return


@kernel
def _can_differ(state: State, table: Table) -> bool:
    """Tell whether cards of two heights can still be drawn; otherwise the first of the tied seats starts."""
    height = 0
    for card in range(table.cards):
        if state.place[card] == REFILL or state.place[card] == DISCARD:
            other = int(table.height[table.attack[card]])
            if height and other != height:
                return True
            height = other
    return False


@kernel
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
def _pass_on(state: State, table: Table) -> None:
    """Give the turn to the next player who is in (YJ-7), or end the round (YJ-20)."""
    while True:
        staying = int(state.staying)
        if staying == 0 or (state.averter >= 0 and staying == 1 << int(state.averter)):
            if state.averter >= 0:
                _win(state, table)
            else:
                _open_attack(state, table)  # YJ-27: it covers the current one
            return
        seat = int(state.turn)
        while True:
            seat = seat + 1 if seat + 1 < table.players else 0
            if (staying >> seat) & 1:
                break
        state.turn = seat
        state.phase = TURN
        if state.held[seat] > 0 or (int(state.turned) >> seat) & 1 == 0:
            return
        state.staying = staying & ~(1 << seat)  # YJ-12: no cards, and no first turn to train in


@kernel
def _leave(state: State, table: Table, seat: int) -> None:
    """Put a player out of the round."""
    state.turned = int(state.turned) | (1 << seat)
    state.staying = int(state.staying) & ~(1 << seat)
    _pass_on(state, table)


@kernel
def _set_out(state: State, card: int) -> None:
    """Add a card to the half-made move; what kind of move it is shows in the phase and in `purpose`."""
    state.place[card] = LAID
    state.laid += 1


@kernel
def _stand(state: State, table: Table, seat: int) -> None:
    """Accept the challenge with the laid cards (YJ-11)."""
    osae, pivots = -1, 0
    for card in range(table.cards):
        if state.place[card] == LAID:
            kind = int(table.defence[card])
            if OSAE <= kind < IRIMI:
                osae = kind - OSAE
            elif kind == TENKAN:
                pivots = 1
            _discard_openly(state, card)
    state.held[seat] -= state.laid
    state.laid = 0
    state.averter = seat
    state.averted = table.attack_type[face_of(table, target(state, pivots))]
    state.pivoted = pivots
    state.pinned = osae
    state.turned = int(state.turned) | (1 << seat)
    _pass_on(state, table)


@kernel
def _give(state: State, table: Table, seat: int, card: int) -> None:
    """Put a card into a hand, unseen by the others but for its back at a table that shows it (YJ-6)."""
    state.place[card] = seat
    state.held[seat] += 1
    known = (int(state.known[card]) & (OUTSIDE | SEATED)) | (1 << seat)
    state.known[card] = known | FACED if table.attack_backs else known


@kernel
def _discard_openly(state: State, card: int) -> None:
    """Put a card on the discard pile where everybody sees it."""
    state.place[card] = DISCARD
    state.known[card] = SEATED | PUBLIC | OUTSIDE
    state.discards += 1
    state.top = card


@kernel
def _bury(state: State, table: Table, seat: int) -> None:
    """Send a change's or a payment's cards to the discard pile, of which only the top will be seen (YJ-6)."""
    count = int(state.laid)
    mine = 1 << seat
    for card in range(table.cards):  # nobody else can tell any more which cards the seat holds
        if state.place[card] == LAID:
            state.known[card] = int(state.known[card]) & (OUTSIDE | mine)
        elif state.place[card] == seat:
            state.known[card] = int(state.known[card]) & (OUTSIDE | mine | (FACED if table.attack_backs else 0))
    state.held[seat] -= count
    if count > 1:
        state.phase = ORDER  # so that the top tells nothing about the others
        return
    for card in range(table.cards):
        if state.place[card] == LAID:
            _discard_openly(state, card)
    state.laid = 0
    _buried(state, table)


@kernel
def _buried(state: State, table: Table) -> None:
    """Go on after a change or a payment."""
    if state.purpose == FOR_CHANGE:
        state.phase = DRAWING
    else:
        _collect(state, table, False)


@kernel
def _top_of_refill(state: State) -> int:
    """Take the top card of the refill pile."""
    state.left -= 1
    card = int(state.refill[state.left])
    state.refill[state.left] = -1
    return card


@kernel
def _draw(state: State, table: Table) -> None:
    """Draw what is owed and go on, as far as no choice and no lot is in the way.

    It comes last in `step` and `deal`, since drawing may end a round and that may let the winner draw: as a loop, for
    compiled functions that call each other in a circle cannot be kept.
    """
    while state.phase == DRAWING:
        _draw_owed(state, table)
        if state.phase != DRAWING:
            return
        if state.purpose == FOR_OSAE:
            _open_attack(state, table)
        else:
            state.purpose = NOTHING
            _leave(state, table, int(state.turn))


@kernel
def _draw_owed(state: State, table: Table) -> None:
    """Draw the owed cards from the refill pile, the shuffled discards, then the other hands (YJ-13)."""
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


@kernel
def _pick(state: State, table: Table, card: int) -> None:
    """Take a random card of the source's hand, which only the two of them see (YJ-13)."""
    seat, source = int(state.turn), int(state.source)
    if state.held[source] > 1:  # nobody else can tell any more which cards the source holds
        for other in range(table.cards):
            if state.place[other] == source:
                known = int(state.known[other])
                state.known[other] = known & (OUTSIDE | (1 << source) | (FACED if table.attack_backs else 0))
    state.held[source] -= 1
    faced = int(state.known[card]) & FACED
    _give(state, table, seat, card)
    state.known[card] = int(state.known[card]) | faced
    state.source = -1
    state.owed -= 1
    state.phase = DRAWING


@kernel
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
        state.holder = winner
    if state.averted == KICK and state.gone < PILE and not state.pivoted and power(state, table) != NEXT_TOO:
        state.phase = KICKED
    else:
        _settle_prize(state, table)


@kernel
def _settle_prize(state: State, table: Table) -> None:
    """Let the winner decide what the won cards become, where there is something to decide (YJ-25)."""
    if table.prize != PAY_OR_HAND:
        _collect(state, table, False)
        return
    winner = int(state.turn)
    if state.held[winner] < price(state, table):
        _collect(state, table, True)
        return
    state.phase = PRIZE
    for i in range(state.stacked):
        if not state.kicked:
            _show(state, int(state.stack[i]), winner)
    extra = int(state.kicked) + int(state.pivoted) + (1 if power(state, table) == NEXT_TOO else 0)
    for i in range(state.gone, min(PILE, int(state.gone) + extra)):
        _show(state, int(state.attack[i]), winner)


@kernel
def _show(state: State, card: int, seat: int) -> None:
    """Let a seat look at a card's other side."""
    state.known[card] = int(state.known[card]) | (1 << seat)


@kernel
def _collect(state: State, table: Table, to_hand: bool) -> None:
    """Give the won cards to the winner (YJ-22 to YJ-25), then Osae Shihonage's (YJ-24)."""
    winner = int(state.turn)
    extra = int(state.kicked) + int(state.pivoted) + (1 if power(state, table) == NEXT_TOO else 0)
    if not state.kicked or table.kick_refused == DISCARDED:
        for i in range(state.stacked):
            card = int(state.stack[i])
            if state.kicked:
                _discard_openly(state, card)
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
        _open_attack(state, table)


@kernel
def _award(state: State, table: Table, winner: int, card: int, to_hand: bool) -> None:
    """Put a won card on the winner's victory pile, or into the hand, where everybody has seen its attack."""
    if to_hand:
        _give(state, table, winner, card)
        state.known[card] = (1 << winner) | FACED
    else:
        state.victory[winner, state.won[winner]] = card
        state.won[winner] += 1


@kernel
def _blanked(state: State, table: Table, entry: int, mine: int) -> int:
    """Return a pile's entry for a viewer: the card if the viewer knows it, else a code of its face and its knowers."""
    if entry < 0 or int(state.known[entry]) & mine:
        return entry
    return -2 - (int(table.attack[entry]) + 64 * (int(state.known[entry]) & SEATED))
