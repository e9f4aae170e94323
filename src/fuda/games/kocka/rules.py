"""Kouřící kočka as functions over one record (clauses SC-*, docs/rules/kocka.md).

Cards are numbered 8 × suit + rank, in the order of `notation.CARDS`; sets of cards are masks.
A match goes DRAW (SC-3) → DEAL (SC-4) → PASSING (SC-5) → PLAY → CALLS (only under honour, SC-20) → REST (the finished
round, until the next deal) or OVER.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest, popcount
from fuda.core.fields import Fields, Int8, Int8s, Int16, Int16s, Int64, Int64s, layout
from fuda.core.jit import inlined, kernel
from fuda.core.rng import Rng, below, some

SEATS = 4
CARDS = 32
NEEDED = CARDS  # every card of a deal matters
HAND = 8  # cards dealt to each seat, and tricks in a round
PASSED = 3  # cards passed to the left
MOST_ACTIONS = 40  # legal actions at once: eight plays, a throw-in, and calls against three others in every trick

# Sets of the deck (SC-1); a suit is eight bits: hearts, leaves, bells, acorns.
SUITS = 4
SUIT = 0xFF
HEARTS = 0  # a suit's number
TEN, ACE = 3, 7  # ranks from 0: 7 8 9 X U O K A; card 7 is the ace of hearts
HEJMA = 13  # the over of leaves

# Penalties (SC-2).
HEART_POINTS = 0x54321111  # four bits a rank
HEJMA_POINTS, LAST_TRICK, TOTAL = 10, 5, 33
ENOUGH = 17  # more than half of all: the round is lost (SC-11, SC-12)

# Actions: play a card 0–31, pass a card 32 + card, throw in, call renonc 65 + 8 × seat + trick from 0, done.
PASS, THROW, RENONC, DONE = 32, 64, 65, 97
ACTIONS = 98

# Phases.
DRAW, DEAL, PASSING, PLAY, CALLS, REST, OVER = range(7)

# How a round ended: not yet, last card, 17 points, throw-in, a right call of renonc.
GOING, PLAYED, SEVENTEEN, THROWN, CAUGHT = range(5)

# Values of options, as numbered in table.py.
AUTOMATIC = 0  # stop_at_17
BY_LAST_TRICK, BOTH, REPLAY = 0, 1, 2  # hejma_tie
ENFORCED, HONOUR = 0, 1  # renonc

# CHOOSE[n, k]: how many ways there are to choose k of n cards.
CHOOSE = np.zeros((CARDS + 1, CARDS + 1), np.int64)
for _n in range(CARDS + 1):
    CHOOSE[_n, 0] = 1
    for _k in range(1, _n + 1):
        CHOOSE[_n, _k] = CHOOSE[_n - 1, _k - 1] + CHOOSE[_n - 1, _k]


class State(Fields):
    """A match, from its start to its end."""

    hand: Annotated[Int64s, SEATS]  # cards held, per seat; cards to be passed stay here until all have passed
    passed: Annotated[Int64s, SEATS]  # cards chosen to pass to the left in this round, per seat; secret
    called: Annotated[Int64s, SEATS]  # calls of renonc, per caller: bit 8 × player + trick
    strayed: Int64  # plays that did not follow suit: bit 8 × seat + trick
    proof: Int64  # cards of the suit that a right call of renonc brought to light
    letters: Annotated[Int16s, SEATS]  # letters of the word taken, per seat
    points: Annotated[Int16s, SEATS]  # penalties taken in this round, per seat
    round_number: Int16  # from 1
    plays: Annotated[Int8s, CARDS]  # cards in the order of play, −1 none; a trick is four of them
    leader: Annotated[Int8s, HAND + 1]  # seat that led each trick; the next one's leader took it; −1 none
    drawn: Annotated[Int8s, SEATS]  # cards drawn for the first dealer (SC-3), −1 none
    played: Int8  # number of cards played in this round
    dealer: Int8  # seat, −1 before it is drawn
    turn: Int8  # seat that is to play, to lead or to call
    phase: Int8
    ready: Int8  # seats that have passed, a bit each
    hejma: Int8  # seat that took Hejma, −1 none
    thrower: Int8  # seat that threw in, −1 none
    offender: Int8  # seat that a call of renonc convicted, −1 none
    caught: Int8  # trick from 0 of that renonc, −1 none
    outcome: Int8  # how the round ended
    losers: Int8  # seats that took a letter for the finished round, a bit each


class Table(Fields):
    """The table rules."""

    dealer: Int8  # seat that deals first, −1: drawn (SC-3)
    letters: Int8  # letters of the word (SC-17)
    ten_high: Int8
    heart_lead_first_trick: Int8
    open_history: Int8
    show_points: Int8
    stop_at_17: Int8
    hejma_tie: Int8
    shoot_moon: Int8
    renonc: Int8


STATE, TABLE = layout(State), layout(Table)


@kernel
def start(state: State, table: Table) -> None:
    """Set a new match up: the first dealer is to be drawn, or is known (SC-3)."""
    _clear(state)
    for seat in range(SEATS):
        state.letters[seat] = 0
        state.drawn[seat] = -1
    state.round_number = 1
    state.dealer = table.dealer
    state.turn = 0
    state.phase = DRAW if table.dealer < 0 else DEAL


@inlined
def to_act(state: State, table: Table) -> int:
    """Return the seats that may act, as a mask: all who have not passed yet, else one."""
    phase = int(state.phase)
    if phase == PLAY or phase == CALLS:
        return 1 << int(state.turn)
    if phase == PASSING:
        return 15 & ~int(state.ready)
    return 0


@inlined
def legal(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the actions that a seat may take, ascending, and return their number."""
    if (to_act(state, table) >> seat) & 1 == 0:
        return 0
    phase = int(state.phase)
    count = 0
    if phase == PASSING:  # SC-5: three cards in ascending order; the last ones wait until they can be the last
        passed = int(state.passed[seat])
        cards = int(state.hand[seat]) & ~passed
        most = popcount(cards) - (PASSED - 1 - popcount(passed))
        while most > 0:
            card = lowest(cards)
            cards &= cards - 1
            most -= 1
            if passed >> card == 0:
                out[count] = PASS + card
                count += 1
        return count
    if phase == PLAY:
        cards = playable(state, table, seat)
        while cards:
            out[count] = lowest(cards)
            count += 1
            cards &= cards - 1
        if thrown_points(state, seat) >= ENOUGH:
            out[count] = THROW
            count += 1
    if table.renonc == HONOUR:
        calls = callable_strays(state, seat)
        while calls:
            out[count] = RENONC + lowest(calls)
            count += 1
            calls &= calls - 1
        if phase == CALLS:
            out[count] = DONE
            count += 1
    return count


@inlined
def step(state: State, table: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    action = int(action)
    if action < PASS:
        _play(state, table, seat, action)
    elif action < THROW:
        _pass(state, seat, action - PASS)
    elif action == THROW:  # SC-12: everything still out goes to the thrower, the last trick too
        state.points[seat] = thrown_points(state, seat)
        state.thrower = seat
        if state.hejma < 0:
            state.hejma = seat
        _end(state, table, THROWN)
    elif action == DONE:  # SC-20: the dealer is the last one asked
        if seat == state.dealer:
            _settle(state, table)
        else:
            state.turn = (seat + 1) & 3
    else:
        _call(state, table, seat, (action - RENONC) >> 3, (action - RENONC) & 7)


@kernel
def lot(state: State, table: Table, out: NDArray[np.int8]) -> int:
    """Write the cards to be shuffled now, ascending, and return their number; 0 when none wait."""
    phase = int(state.phase)
    if phase == DRAW:
        for suit in range(SUITS):
            out[suit] = 8 * suit + ACE
        return SUITS
    if phase != DEAL and phase != REST:
        return 0
    for card in range(CARDS):
        out[card] = card
    return CARDS


@kernel
def deal(state: State, table: Table, cards: NDArray[np.int8]) -> None:
    """Take the shuffled lot: an ace for each seat, or a round's deal."""
    if state.phase == DRAW:  # SC-3: the ace of hearts is place A, which deals first
        for seat in range(SEATS):
            state.drawn[seat] = cards[seat]
            if cards[seat] == ACE:
                state.dealer = seat
        state.phase = DEAL
        return
    if state.phase == REST:
        state.dealer = next_dealer(state)
        state.round_number += 1
    _clear(state)
    first = (int(state.dealer) + 1) & 3
    for i in range(SEATS):  # SC-4: clockwise from the dealer's left
        hand = 0
        for place in range(i, CARDS, SEATS):
            hand |= 1 << int(cards[place])
        state.hand[(first + i) & 3] = hand
    state.leader[0] = first
    state.turn = first
    state.phase = PASSING


@kernel
def over(state: State, table: Table) -> bool:
    """Tell whether the match has ended."""
    return state.phase == OVER


@kernel
def resting(state: State, table: Table) -> bool:
    """Tell whether a finished round waits for the next deal."""
    return state.phase == REST


@kernel
def scores(state: State, table: Table, out: NDArray[np.int32]) -> None:
    """Write each seat's letters."""
    for seat in range(SEATS):
        out[seat] = state.letters[seat]


@kernel
def winners(state: State, table: Table) -> int:
    """Return the seats with the fewest letters, as a mask (SC-16)."""
    fewest = int(state.letters[0])
    for seat in range(1, SEATS):
        fewest = min(fewest, int(state.letters[seat]))
    mask = 0
    for seat in range(SEATS):
        if state.letters[seat] == fewest:
            mask |= 1 << seat
    return mask


@kernel
def blank(state: State, table: Table, seat: int) -> None:
    """Erase what a seat (−1: a spectator) may not know: other hands, and passes but its own and those it received."""
    for other in range(SEATS):
        if other != seat:
            state.hand[other] = 0
            if state.phase <= PASSING or seat < 0 or (other + 1) & 3 != seat:  # SC-5: not before all have passed
                state.passed[other] = 0


@kernel
def redeal(state: State, table: Table, rng: Rng) -> None:
    """Fill a blanked state with a hidden world, uniform over those that fit what is known.

    A card that the seat passed is with its left neighbour until it is played; a seat that showed a void holds none of
    that suit. Which cards the others passed among themselves is any three of the eight that the receiver had: as many
    choices in every placement, so hands first and passes after them are uniform together.
    """
    if state.phase < PASSING:
        return
    _fill_hands(state, table, rng)
    for seat in range(SEATS):
        if state.passed[seat] == 0:
            if state.phase > PASSING:
                left = (seat + 1) & 3
                state.passed[seat] = some(rng, int(state.hand[left]) | played_by(state, left), PASSED)
            elif (int(state.ready) >> seat) & 1:
                state.passed[seat] = some(rng, int(state.hand[seat]), PASSED)


@inlined
def penalty(card: int) -> int:
    """Return what a card costs (SC-2)."""
    if card == HEJMA:
        return HEJMA_POINTS
    return (HEART_POINTS >> 4 * card) & 15 if card >> 3 == HEARTS else 0


@inlined
def strength(card: int, table: Table) -> int:
    """Return a card's place in its suit, 0–7 (SC-1)."""
    rank = card & 7
    if table.ten_high and TEN <= rank < ACE:
        return 6 if rank == TEN else rank - 1
    return rank


@inlined
def playable(state: State, table: Table, seat: int) -> int:
    """Return the cards that a seat may play to the open trick (SC-6, SC-7, SC-20)."""
    hand = int(state.hand[seat])
    played = int(state.played)
    if played & 3 and table.renonc == ENFORCED:
        follow = hand & SUIT << (int(state.plays[played & ~3]) & 24)
        if follow:
            return follow
    if played == 0 and not table.heart_lead_first_trick and hand & ~SUIT:  # under honour too: it tells no one else
        return hand & ~SUIT
    return hand


@inlined
def thrown_points(state: State, seat: int) -> int:
    """Return the penalties that a seat would have after throwing in: its own and all that are still out (SC-12)."""
    others = 0
    for other in range(SEATS):
        if other != seat:
            others += int(state.points[other])
    return TOTAL - others


@kernel
def callable_strays(state: State, caller: int) -> int:
    """Return what a seat may call renonc on: other seats' strays, each once, bit 8 × player + trick (SC-20)."""
    return int(state.strayed) & ~(SUIT << 8 * caller) & ~int(state.called[caller])


@kernel
def held_then(state: State, player: int, trick: int) -> int:
    """Return the cards of the suit led that a player held when playing to a trick."""
    cards = int(state.hand[player])
    for later in range(trick, (int(state.played) + 3) >> 2):
        place = 4 * later + ((player - int(state.leader[later])) & 3)
        if place < state.played:
            cards |= 1 << int(state.plays[place])
    return cards & SUIT << (int(state.plays[4 * trick]) & 24)


@kernel
def played_by(state: State, seat: int) -> int:
    """Return the cards that a seat has played in this round."""
    cards = 0
    for place in range(int(state.played)):
        if (int(state.leader[place >> 2]) + place) & 3 == seat:
            cards |= 1 << int(state.plays[place])
    return cards


@kernel
def voids(state: State, table: Table) -> int:
    """Return the suits that seats are known to hold no card of, bit 4 × seat + suit.

    Under honour not following proves nothing; a wrong call of renonc does, for the judge has looked (SC-20).
    """
    known = int(state.strayed)
    if table.renonc == HONOUR:
        known = 0
        for caller in range(SEATS):
            known |= int(state.called[caller])
        if state.offender >= 0:
            known &= ~(1 << 8 * int(state.offender) + int(state.caught))
    mask = 0
    while known:
        stray = lowest(known)
        known &= known - 1
        mask |= 1 << 4 * (stray >> 3) + (int(state.plays[4 * (stray & 7)]) >> 3)
    if not table.heart_lead_first_trick and state.played > 0 and int(state.plays[0]) >> 3 == HEARTS:
        mask |= 0xE << 4 * int(state.leader[0])  # SC-6: such a lead can only come from a hand of nothing else
    return mask


@kernel
def losing(state: State, table: Table) -> int:
    """Return the seats that lose a finished round, as a mask (SC-13, SC-14, SC-18, SC-20)."""
    if state.outcome == CAUGHT:
        return 1 << int(state.offender)
    top = 0
    tied = 0
    for seat in range(SEATS):
        points = int(state.points[seat])
        if points > top:
            top = points
            tied = 0
        if points == top:
            tied |= 1 << seat
    if top == TOTAL and table.shoot_moon and state.outcome == PLAYED:
        return 15 & ~tied
    if tied & (tied - 1) == 0:
        return tied
    if (tied >> int(state.hejma)) & 1:
        return 1 << int(state.hejma)
    if table.hejma_tie == BY_LAST_TRICK:
        return 1 << int(state.leader[HAND])
    return tied if table.hejma_tie == BOTH else 0


@kernel
def next_dealer(state: State) -> int:
    """Return who deals next: the loser, of several the first clockwise, else the same dealer (SC-3, SC-14)."""
    for i in range(1, SEATS):
        seat = (int(state.dealer) + i) & 3
        if (int(state.losers) >> seat) & 1:
            return seat
    return int(state.dealer)


@kernel
def recount(state: State, table: Table) -> None:
    """Work out again what follows from dealer, cards played and throw-in: takers, points, Hejma, strays."""
    for seat in range(SEATS):
        state.points[seat] = 0
    for trick in range(HAND + 1):
        state.leader[trick] = -1
    state.leader[0] = (int(state.dealer) + 1) & 3
    state.hejma = -1
    state.strayed = 0
    for place in range(int(state.played)):
        _note_stray(state, place)
        if place & 3 == 3:
            _take(state, table, place >> 2)
    if state.thrower >= 0:
        thrower = int(state.thrower)
        state.points[thrower] = thrown_points(state, thrower)
        if state.hejma < 0:
            state.hejma = thrower


@kernel
def worlds(state: State, table: Table) -> int:
    """Return how many placements of the unseen cards in the hands fit a blanked state; 0 when it cannot be."""
    if state.phase < PASSING:
        return 1
    unseen, needs = _unseen(state)
    spare = _least(needs)
    if unseen < 0:
        return 0
    return _compositions(unseen, needs, voids(state, table), spare, -1)[0]


@kernel
def _clear(state: State) -> None:
    """Empty the table for a deal; letters, round, dealer and the dealer's draw stay."""
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.passed[seat] = 0
        state.called[seat] = 0
        state.points[seat] = 0
    for i in range(CARDS):
        state.plays[i] = -1
    for trick in range(HAND + 1):
        state.leader[trick] = -1
    state.strayed = 0
    state.proof = 0
    state.played = 0
    state.ready = 0
    state.hejma = -1
    state.thrower = -1
    state.offender = -1
    state.caught = -1
    state.outcome = GOING
    state.losers = 0


@inlined
def _pass(state: State, seat: int, card: int) -> None:
    """Choose a card to pass; when all have chosen theirs, they change hands (SC-5)."""
    state.passed[seat] = int(state.passed[seat]) | 1 << card
    if popcount(int(state.passed[seat])) < PASSED:
        return
    state.ready = int(state.ready) | 1 << seat
    if state.ready == 15:
        for giver in range(SEATS):
            state.hand[giver] = int(state.hand[giver]) & ~int(state.passed[giver])
        for giver in range(SEATS):
            left = (giver + 1) & 3
            state.hand[left] = int(state.hand[left]) | int(state.passed[giver])
        state.phase = PLAY


@inlined
def _play(state: State, table: Table, seat: int, card: int) -> None:
    """Play a card; the fourth one closes the trick (SC-7, SC-8)."""
    place = int(state.played)
    state.hand[seat] = int(state.hand[seat]) & ~(1 << card)
    state.plays[place] = card
    state.played = place + 1
    _note_stray(state, place)
    if place & 3 != 3:
        state.turn = (seat + 1) & 3
        return
    taker = _take(state, table, place >> 2)
    state.turn = taker
    if place == CARDS - 1:
        _end(state, table, PLAYED)
    elif table.stop_at_17 == AUTOMATIC and state.points[taker] >= ENOUGH:  # SC-11
        _end(state, table, SEVENTEEN)


@inlined
def _note_stray(state: State, place: int) -> None:
    """Keep in mind that a card was not of the suit led."""
    if (int(state.plays[place]) ^ int(state.plays[place & ~3])) >> 3:
        seat = (int(state.leader[place >> 2]) + place) & 3
        state.strayed = int(state.strayed) | 1 << 8 * seat + (place >> 2)


@inlined
def _take(state: State, table: Table, trick: int) -> int:
    """Give a full trick to the highest card of the suit led, and return its taker (SC-8, SC-2)."""
    first = 4 * trick
    led = int(state.plays[first])
    best, high = 0, strength(led, table)
    points = penalty(led)
    hejma = led == HEJMA
    for i in range(1, 4):
        card = int(state.plays[first + i])
        points += penalty(card)
        hejma = hejma or card == HEJMA
        if card >> 3 == led >> 3 and strength(card, table) > high:
            best, high = i, strength(card, table)
    taker = (int(state.leader[trick]) + best) & 3
    if trick == HAND - 1:
        points += LAST_TRICK
    if hejma:
        state.hejma = taker
    state.points[taker] += points
    state.leader[trick + 1] = taker
    return taker


@kernel
def _call(state: State, table: Table, caller: int, player: int, trick: int) -> None:
    """Judge a call of renonc (SC-20)."""
    state.called[caller] = int(state.called[caller]) | 1 << 8 * player + trick
    proof = held_then(state, player, trick)
    if proof:
        state.proof = proof
        state.offender = player
        state.caught = trick
        state.outcome = CAUGHT
        _settle(state, table)


@kernel
def _end(state: State, table: Table, outcome: int) -> None:
    """End the play of a round: under honour everyone is asked for calls first (SC-20)."""
    state.outcome = outcome
    if table.renonc == HONOUR:
        state.phase = CALLS
        state.turn = (int(state.dealer) + 1) & 3
    else:
        _settle(state, table)


@kernel
def _settle(state: State, table: Table) -> None:
    """Give the letters out (SC-15); a whole word ends the match (SC-16)."""
    state.losers = losing(state, table)
    state.phase = REST
    for seat in range(SEATS):
        if (int(state.losers) >> seat) & 1:
            state.letters[seat] += 1
            if state.letters[seat] >= table.letters:
                state.phase = OVER
    state.turn = next_dealer(state)


@kernel
def _draw(rng: Rng, n: int) -> int:
    """Draw a number from 0 to n − 1, for n up to 2⁵⁸, without bias."""
    most = 1 << 62
    limit = most - most % n
    while True:
        number = int(below(rng, 1 << 31)) << 31 | int(below(rng, 1 << 31))
        if number < limit:
            return number % n


@kernel
def _known(state: State, seat: int) -> int:
    """Return the cards that are known to be in a hand: those seen in it, passed to it, or shown as proof of renonc."""
    cards = int(state.hand[seat])
    if state.phase > PASSING:
        cards |= int(state.passed[(seat + 3) & 3])
    if state.offender == seat:
        cards |= int(state.proof)
    return cards & ~played_by(state, seat)


@kernel
def _unseen(state: State) -> tuple[int, int]:
    """Return the cards whose hand is unknown, −1 when they do not fit, and how many each seat lacks, six bits each."""
    unseen = (1 << CARDS) - 1
    needs = 0
    lacking = 0
    for place in range(int(state.played)):
        unseen &= ~(1 << int(state.plays[place]))
    fits = popcount(unseen) == CARDS - int(state.played)
    for seat in range(SEATS):
        known = _known(state, seat)
        need = HAND - popcount(played_by(state, seat)) - popcount(known)
        fits = fits and need >= 0 and known & ~unseen == 0
        unseen &= ~known
        needs |= max(0, need) << 6 * seat
        lacking += need
    return (unseen if fits and popcount(unseen) == lacking else -1), needs


@kernel
def _least(needs: int) -> int:
    """Return the seat that lacks the fewest cards: the one who looks, if anybody does."""
    best = 0
    for seat in range(1, SEATS):
        if (needs >> 6 * seat) & 63 < (needs >> 6 * best) & 63:
            best = seat
    return best


@kernel
def _fill_hands(state: State, table: Table, rng: Rng) -> None:
    """Place the unseen cards, every placement that the voids allow as likely.

    The numbers of cards per suit in one hand are drawn by the number of placements that each choice leaves, then how
    the other three share each group of suits that the same seats may hold; last the cards themselves.
    """
    unseen, needs = _unseen(state)
    if unseen < 0:
        return
    for seat in range(SEATS):
        state.hand[seat] = _known(state, seat)
    void = voids(state, table)
    spare = _least(needs)
    total = _compositions(unseen, needs, void, spare, -1)[0]
    if total == 0:
        return
    _, packed = _compositions(unseen, needs, void, spare, _draw(rng, total))
    sizes = 0
    for suit in range(SUITS):
        cards = some(rng, unseen & SUIT << 8 * suit, (packed >> 6 * suit) & 63)
        state.hand[spare] = int(state.hand[spare]) | cards
        unseen &= ~cards
        sizes += popcount(unseen & SUIT << 8 * suit) << 6 * _group(void, spare, suit)
    _, packed = _shares(sizes, needs, spare, _draw(rng, _shares(sizes, needs, spare, -1)[0]))
    first, second, third = (spare + 1) & 3, (spare + 2) & 3, (spare + 3) & 3
    left1, left2 = (needs >> 6 * first) & 63, (needs >> 6 * second) & 63
    for group in range(1, 8):
        cards = 0
        for suit in range(SUITS):
            if _group(void, spare, suit) == group:
                cards |= unseen & SUIT << 8 * suit
        count = popcount(cards)
        # Of the cards that two may hold, the shares say how many the earlier seat has; those for all three come last.
        mine = (packed >> 6 * (group >> 1)) & 63 if group == 3 or group == 5 else 0
        theirs = 0
        if group == 1:
            mine = count
        elif group == 2:
            theirs = count
        elif group == 3:
            theirs = count - mine
        elif group == 6:
            theirs = (packed >> 18) & 63
        elif group == 7:
            mine, theirs = left1, left2
        cards1 = some(rng, cards, mine)
        cards2 = some(rng, cards & ~cards1, theirs)
        state.hand[first] = int(state.hand[first]) | cards1
        state.hand[second] = int(state.hand[second]) | cards2
        state.hand[third] = int(state.hand[third]) | (cards & ~cards1 & ~cards2)
        left1 -= mine
        left2 -= theirs


@kernel
def _choose(n: int, k: int) -> int:
    """Return how many ways there are to choose k of n cards."""
    # The one place that names the table: each function that does gets a copy, and a GPU has little room for constants.
    return int(CHOOSE[n, k])


@kernel
def _group(void: int, spare: int, suit: int) -> int:
    """Return which of the three seats after the spare one may hold a suit, a bit each."""
    group = 0
    for i in range(3):
        seat = (spare + 1 + i) & 3
        if (void >> 4 * seat + suit) & 1 == 0:
            group |= 1 << i
    return group


@kernel
def _compositions(unseen: int, needs: int, void: int, spare: int, target: int) -> tuple[int, int]:
    """Go through the numbers of cards of each suit that the spare seat may hold, counting the placements of each.

    Return how many there are in all or, with a target, at which numbers that one of them is reached, six bits a suit.
    """
    need = (needs >> 6 * spare) & 63
    hearts, leaves = popcount(unseen & SUIT), popcount(unseen & SUIT << 8)
    bells, acorns = popcount(unseen & SUIT << 16), popcount(unseen & SUIT << 24)
    mine = void >> 4 * spare
    total = 0
    for i in range(1 if mine & 1 else min(hearts, need) + 1):
        for j in range(1 if mine & 2 else min(leaves, need - i) + 1):
            for k in range(1 if mine & 4 else min(bells, need - i - j) + 1):
                m = need - i - j - k
                if m > (0 if mine & 8 else acorns):
                    continue
                sizes = (hearts - i) << 6 * _group(void, spare, 0)
                sizes += (leaves - j) << 6 * _group(void, spare, 1)
                sizes += (bells - k) << 6 * _group(void, spare, 2)
                sizes += (acorns - m) << 6 * _group(void, spare, 3)
                ways = _choose(hearts, i) * _choose(leaves, j) * _choose(bells, k) * _choose(acorns, m)
                total += ways * _shares(sizes, needs, spare, -1)[0]
                if target >= 0 and total > target:
                    return total, i | j << 6 | k << 12 | m << 18
    return total, 0


@kernel
def _shares(sizes: int, needs: int, spare: int, target: int) -> tuple[int, int]:
    """Go through the ways in which three seats share groups of cards, given each group's size, six bits a group.

    Group g is held by the seats whose bits g has. Return how many placements there are in all or, with a target, at
    which shares that one is reached: what the first seat has of groups 3 and 5, and the second of group 6, at bits 6,
    12 and 18.
    """
    first = ((needs >> 6 * ((spare + 1) & 3)) & 63) - ((sizes >> 6) & 63)
    second = ((needs >> 6 * ((spare + 2) & 3)) & 63) - ((sizes >> 12) & 63)
    third = ((needs >> 6 * ((spare + 3) & 3)) & 63) - ((sizes >> 24) & 63)
    ab, ac, bc, abc = (sizes >> 18) & 63, (sizes >> 30) & 63, (sizes >> 36) & 63, (sizes >> 42) & 63
    total = 0
    if sizes & 63 or first < 0 or second < 0 or third < 0:
        return total, 0
    for i in range(min(ab, first) + 1):
        if ab - i > second:
            continue
        for j in range(min(ac, first - i) + 1):
            for k in range(min(bc, second - ab + i) + 1):
                one, two = first - i - j, second - (ab - i) - k
                if ac - j + bc - k > third or one + two > abc:
                    continue
                ways = _choose(ab, i) * _choose(ac, j) * _choose(bc, k)
                total += ways * _choose(abc, one) * _choose(abc - one, two)
                if target >= 0 and total > target:
                    return total, i << 6 | j << 12 | k << 18
    return total, 0


# Written over the rules above, and part of the contract.
from fuda.games.kocka.observation import LAYOUT, OBSERVATION, observe  # noqa: E402

__all__ = ["LAYOUT", "OBSERVATION", "observe"]
