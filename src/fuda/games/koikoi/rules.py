"""Koi-Koi by two rulebooks and their table rules, as functions over one record (clauses KK-*, docs/rules/koikoi.md).

Cards are numbered 4 × (month − 1) + place in the month, in the order of `notation.CARDS`; sets of cards are masks.
A match goes DRAW (KK-2) → DEAL (KK-3) → EXCHANGE (KK-26) → turns of PLAY, TAKE_HAND, TAKE_STOCK and CALL → REST (the
finished round, until the next deal) or OVER.
"""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest, popcount
from fuda.core.fields import Fields, Int8, Int8s, Int16, Int16s, Int32, Int32s, Int64, Int64s, layout
from fuda.core.jit import inlined, kernel
from fuda.core.rng import Rng, below, some

SEATS = 2
CARDS = 48
HAND = 8  # cards dealt to each hand, and to the field
STOCK = 24
NEEDED = 41  # cards of a deal that play can come to: hands, field and the 17 of the stock that a round may turn up
MOVES = 64  # of one round that are kept: 16 turns of a play, two choices of a match and a call
# Legal actions at once are the most for a gaji: two whole months and one card of each other month but November on the
# field, or the card laid down.
MOST_ACTIONS = 18

# Sets of the deck (KK-D1); a month is four bits.
MONTH = 0xF
LIGHTS = 0x1_1_0_0_1_0_0_0_0_1_0_1
ANIMALS = 0x0_2_1_1_2_1_1_1_1_0_1_0
RIBBONS = 0x0_4_2_2_0_2_2_2_2_2_2_2
KASU = 0xE_8_C_C_C_C_C_C_C_C_C_C
RED_POEMS = 0x0_0_0_0_0_0_0_0_0_2_2_2
BLUE_RIBBONS = 0x0_0_2_2_0_0_2_0_0_0_0_0
BOAR_DEER_BUTTERFLIES = 0x0_0_1_0_0_1_1_0_0_0_0_0
CURTAIN, MOON, CUP, POET, GAJI = 8, 28, 32, 40, 43
NOVEMBER = 10  # the month's index: MONTH << 4 × 10

# Yaku in the order KK-Y1 … KK-Y12: the places in `table.points` and in a packed score.
Y_KASU, Y_TAN, Y_TANE, Y_AOTAN, Y_AKATAN, Y_INO, Y_HANAMI, Y_TSUKIMI, Y_SANKO, Y_AMESHIKO, Y_SHIKO, Y_GOKO = range(12)
YAKU = 12
WIDTH = 5  # bits of one yaku's points in a packed score; the most is 16 (25 kasu)
TRIO = 3  # KK-20
LUCKY_POINTS, DOUBLE_LUCKY_POINTS = 6, 14  # KK-5, KK-6

# Actions: play a card 0–47, take a field card 48 + card, and these.
TAKE, TAKE_NONE, KOI, STOP, DECLARE, SWAP, KEEP = 48, 96, 97, 98, 99, 100, 101
ACTIONS = 102

# Phases.
DRAW, DEAL, EXCHANGE, PLAY, TAKE_HAND, TAKE_STOCK, CALL, REST, OVER = range(9)

# How a round ended: nobody stopped it yet, shobu, a stop with an empty hand, lucky hands, KK-29, and the void ways.
GOING, SHOBU, EMPTY_HAND, LUCKY, DECLARED, LAST_YAKU, VOID_HANDS, VOID_LUCKY = range(8)

# Values of options, as numbered in table.py.
AUTOMATIC, BY_DECLARATION = 0, 1  # lucky_hand
WINNER, ALTERNATE = 0, 1  # next_oya
INSTEAD = 2  # grow_sets; 1: added
CUP_COUNTS, CUP_BONUS = 1, 2  # sake_as_kasu
SHARED, LARGER, PRODUCT = 1, 2, 3  # koi_multiplier
BY_NEW_YAKU = 1  # koi_step
SKIPPED, PLAYED = 0, 1  # last_card
EXTRA_ROUND, TIE_IS_DRAW = 0, 1  # tiebreak


class State(Fields):
    """A match, from its start to its end."""

    hand: Annotated[Int64s, SEATS]  # cards held, per seat
    captured: Annotated[Int64s, SEATS]  # cards captured in this round, per seat
    played: Annotated[Int64s, SEATS]  # hand cards played in this round, per seat (public)
    yaku: Annotated[Int64s, SEATS]  # packed points at the end of the seat's last turn
    field: Int64  # cards on the field
    aside: Int64  # cards out of play: none but in a position set up by hand
    score: Annotated[Int32s, SEATS]  # points of the match
    worth: Int32  # points before factors, of the finished round
    gain: Int32  # points after factors, of the finished round
    koi: Annotated[Int16s, SEATS]  # koi announced in this round
    called: Annotated[Int16s, SEATS]  # yaku (a bit each) held at the seat's last koi
    round_number: Int16  # from 1
    moves: Annotated[Int8s, MOVES]  # plays, choices and koi of this round, in order (public)
    moved: Int8  # number of them
    stock: Annotated[Int8s, STOCK]  # cards from the top; hidden until they are turned up
    top: Int8  # cards gone from the stock
    held: Annotated[Int8s, SEATS]  # number of cards in each hand
    drawn: Annotated[Int8s, SEATS]  # cards drawn for the first dealer (KK-2), −1 none
    oya: Int8  # seat, −1 before it is drawn
    turn: Int8  # seat
    phase: Int8
    pending: Int8  # card that waits for a choice of its match, −1 none
    wild: Int8  # 1 while the pending card is a gaji that may take anything (KK-27)
    november: Int8  # 1 when a November card has been played in this round
    claim_seat: Int8  # owner of a gaji's claim, −1 none
    claim_month: Int8  # month index 0–11 of it, −1 none
    lights: Int8  # lights dealt to the field (KK-25)
    maker: Int8  # seat that made or improved a yaku last, −1 none (KK-29)
    outcome: Int8  # how the round ended
    winner: Int8  # seat that won the finished round, −1 none


class Table(Fields):
    """The table rules."""

    points: Annotated[Int64s, YAKU]  # of each yaku, by yaku_points and goko_points; 0 = not in use
    dealer: Int8  # seat that deals first, −1: drawn (KK-2)
    rounds: Int8
    void_field: Int8
    lucky_hand: Int8
    next_oya: Int8
    refill_empty_field: Int8
    sanko_with_poet: Int8
    share_cards: Int8
    grow_sets: Int8
    sake_as_kasu: Int8
    rain_stops_viewing: Int8
    trio: Int8
    koi_multiplier: Int8
    koi_step: Int8
    zero_sum: Int8
    double_seven: Int8
    double_own_koi: Int8
    double_opponent_koi: Int8
    koi_needs_seven: Int8
    field_lights: Int8
    exchange: Int8
    gaji: Int8
    last_card: Int8
    tiebreak: Int8


STATE, TABLE = layout(State), layout(Table)


@kernel
def start(state: State, table: Table) -> None:
    """Set a new match up: the first dealer is to be drawn, or is known."""
    _clear(state)
    for seat in range(SEATS):
        state.score[seat] = 0
        state.drawn[seat] = -1
    state.round_number = 1
    state.oya = table.dealer
    state.turn = 0
    state.phase = DRAW if table.dealer < 0 else DEAL


@inlined
def to_act(state: State, table: Table) -> int:
    """Return the seats that may act, as a mask."""
    phase = int(state.phase)
    if PLAY <= phase <= CALL:
        return 1 << int(state.turn)
    if phase == EXCHANGE:
        return 1 << (1 - int(state.oya))  # KK-26: the non-oya decides
    return 0


@inlined
def legal(state: State, table: Table, seat: int, out: NDArray[np.int16]) -> int:
    """Write the actions that a seat may take, ascending, and return their number (KK-34)."""
    if (to_act(state, table) >> seat) & 1 == 0:
        return 0
    phase = int(state.phase)
    count = 0
    if phase == PLAY:  # KK-11: any hand card
        cards = int(state.hand[seat])
        while cards:
            out[count] = lowest(cards)
            count += 1
            cards &= cards - 1
        if table.lucky_hand == BY_DECLARATION and state.held[seat] == HAND and lucky(int(state.hand[seat])) > 0:
            out[count] = DECLARE
            count += 1
    elif phase == TAKE_HAND or phase == TAKE_STOCK:
        field = int(state.field)
        matches = field & _month(int(state.pending))
        cards = field if state.wild else matches
        while cards:
            out[count] = TAKE + lowest(cards)
            count += 1
            cards &= cards - 1
        if state.wild and matches == 0:
            out[count] = TAKE_NONE
            count += 1
    elif phase == CALL:
        out[0] = KOI
        out[1] = STOP
        count = 2
    elif phase == EXCHANGE:
        out[0] = SWAP
        out[1] = KEEP
        count = 2
    return count


@inlined
def step(state: State, table: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    action = int(action)
    if state.moved < MOVES and (action <= TAKE_NONE or action == KOI):
        state.moves[int(state.moved)] = action
        state.moved += 1
    if action < TAKE:
        _play(state, table, seat, action)
    elif action <= TAKE_NONE:
        _take(state, table, seat, action)
    elif action == STOP:
        _finish(state, table, SHOBU, seat)
    elif action == KOI:
        have = present(int(state.yaku[seat]))
        if table.koi_step == BY_NEW_YAKU:  # KK-23: one for each yaku not held at the previous call
            state.koi[seat] += max(1, popcount(have & ~int(state.called[seat])))
        else:
            state.koi[seat] += 1
        state.called[seat] = have
        _next_turn(state, table, seat)
    elif action == DECLARE:
        _finish(state, table, DECLARED, seat)
    else:
        if action == SWAP:
            hand = state.hand[0]
            state.hand[0] = state.hand[1]
            state.hand[1] = hand
        _begin(state, table)


@kernel
def lot(state: State, table: Table, out: NDArray[np.int8]) -> int:
    """Write the cards to be shuffled now, ascending, and return their number; 0 when none wait."""
    phase = int(state.phase)
    if phase > DEAL and phase != REST:
        return 0
    for card in range(CARDS):
        out[card] = card
    return CARDS


@kernel
def deal(state: State, table: Table, cards: NDArray[np.int8]) -> None:
    """Take the shuffled lot: a draw for the dealer, or a round's deal."""
    if state.phase == DRAW:  # KK-2: nearer to January deals, the same month draws again
        state.drawn[0] = cards[0]
        state.drawn[1] = cards[1]
        first, second = int(cards[0]) >> 2, int(cards[1]) >> 2
        if first != second:
            state.oya = 0 if first < second else 1
            state.phase = DEAL
        return
    if state.phase == REST:
        state.oya = next_oya(state, table)
        state.round_number += 1
    _clear(state)
    oya = int(state.oya)
    hands = 0
    field = 0
    mine = 0
    for i in range(4):  # KK-3: four to the opponent, four to the oya, four to the field; twice
        mine |= (1 << int(cards[i])) | (1 << int(cards[12 + i]))
        hands |= (1 << int(cards[4 + i])) | (1 << int(cards[16 + i]))
        field |= (1 << int(cards[8 + i])) | (1 << int(cards[20 + i]))
    if table.void_field and voids(field):  # KK-4: the same oya deals again
        state.phase = DEAL
        return
    for i in range(STOCK):
        state.stock[i] = cards[CARDS - STOCK + i]
    state.top = 0
    state.hand[1 - oya] = mine
    state.hand[oya] = hands
    state.held[0] = HAND
    state.held[1] = HAND
    state.field = field
    state.lights = popcount(field & LIGHTS)
    if table.exchange:
        state.phase = EXCHANGE
    else:
        _begin(state, table)


@kernel
def over(state: State, table: Table) -> bool:
    """Tell whether the match has ended."""
    return state.phase == OVER


@kernel
def resting(state: State, table: Table) -> bool:
    """Tell whether a finished round waits for the next deal: here players may agree to stop (KK-1)."""
    return state.phase == REST


@kernel
def scores(state: State, table: Table, out: NDArray[np.int32]) -> None:
    """Write each seat's points."""
    for seat in range(SEATS):
        out[seat] = state.score[seat]


@kernel
def winners(state: State, table: Table) -> int:
    """Return the seats with the higher total as a mask, both when they are equal (KK-33)."""
    lead = int(state.score[0]) - int(state.score[1])
    if lead == 0:
        return 3
    return 1 if lead > 0 else 2


@kernel
def blank(state: State, table: Table, seat: int) -> None:
    """Erase what a seat (−1: a spectator) may not know: the other hand and the stock (KK-15), every hand in KK-26."""
    for other in range(SEATS):
        shown = state.outcome >= LUCKY and lucky(int(state.hand[other])) > 0
        shown = shown and (state.outcome == VOID_LUCKY or (state.outcome <= DECLARED and state.winner == other))
        if (other != seat or state.phase == EXCHANGE) and not shown:
            state.hand[other] = 0
    for i in range(int(state.top), STOCK):
        state.stock[i] = -1


@kernel
def redeal(state: State, table: Table, rng: Rng) -> None:
    """Fill a blanked state with a hidden world, uniform over those that fit what is known."""
    seen = int(state.field) | int(state.captured[0]) | int(state.captured[1]) | int(state.aside)
    if state.pending >= 0:
        seen |= 1 << int(state.pending)
    hidden0 = state.held[0] > 0 and state.hand[0] == 0
    hidden1 = state.held[1] > 0 and state.hand[1] == 0
    seen |= int(state.hand[0]) | int(state.hand[1])
    # An automatic lucky hand would have ended the round, and is shown where it did (KK-5): a hidden one is none. Before
    # an exchange is decided nothing was looked at.
    strict = table.lucky_hand == AUTOMATIC and state.phase > EXCHANGE
    unseen = 0
    while True:
        unseen = ((1 << CARDS) - 1) & ~seen
        if hidden0:
            hand = some(rng, unseen, int(state.held[0]))
            state.hand[0] = hand
            unseen &= ~hand
        if hidden1:
            hand = some(rng, unseen, int(state.held[1]))
            state.hand[1] = hand
            unseen &= ~hand
        if not strict:
            break
        lucky0 = hidden0 and lucky(int(state.hand[0]) | int(state.played[0])) > 0
        lucky1 = hidden1 and lucky(int(state.hand[1]) | int(state.played[1])) > 0
        if not (lucky0 or lucky1):
            break
    for i in range(int(state.top), STOCK):
        state.stock[i] = lowest(unseen)
        unseen &= unseen - 1
    for i in range(int(state.top), STOCK - 1):
        j = i + below(rng, STOCK - i)
        card = state.stock[i]
        state.stock[i] = state.stock[j]
        state.stock[j] = card


@kernel
def voids(field: int) -> bool:
    """Tell whether a dealt field is void: four of a month, or exactly four pairs (KK-4)."""
    counts = _month_counts(field)
    return (counts & 0x444444444444) != 0 or popcount((counts >> 1) & ~counts & 0x111111111111) == 4


@kernel
def lucky(hand: int) -> int:
    """Return a dealt hand's points: 14 for two complete months, 6 for one or for four pairs, else 0 (KK-5, KK-6)."""
    counts = _month_counts(hand)
    complete = popcount(counts & 0x444444444444)
    if complete == 2:
        return DOUBLE_LUCKY_POINTS
    if complete == 1 or popcount((counts >> 1) & ~counts & 0x111111111111) == 4:
        return LUCKY_POINTS
    return 0


@inlined
def yaku(cards: int, table: Table) -> int:
    """Return the points of each yaku among captured cards, packed, WIDTH bits each in the order of the clauses."""
    if table.share_cards == 0:
        return _best_assignment(cards, table)
    kasu = popcount(cards & KASU)
    cup = (cards >> CUP) & 1
    if cup and (table.sake_as_kasu == CUP_COUNTS or (table.sake_as_kasu == CUP_BONUS and kasu >= 10)):  # KK-19
        kasu += 1
    ribbons = popcount(cards & RIBBONS)
    animals = popcount(cards & ANIMALS)
    lights = cards & LIGHTS
    # One branch for the common case that there is nothing yet.
    viewing = (cup != 0) & (cards & (1 << CURTAIN | 1 << MOON) != 0)
    sets = (cards & BLUE_RIBBONS == BLUE_RIBBONS) | (cards & RED_POEMS == RED_POEMS)
    sets |= cards & BOAR_DEER_BUTTERFLIES == BOAR_DEER_BUTTERFLIES
    if not ((kasu >= 10) | (ribbons >= 5) | (animals >= 5) | sets | (popcount(lights) >= 3) | viewing):
        return 0
    packed = 0
    if kasu >= 10:
        packed |= int(table.points[Y_KASU]) + kasu - 10 << WIDTH * Y_KASU
    instead = table.grow_sets == INSTEAD  # KK-19: a made set takes the place of tan or tane
    if ribbons >= 3:
        blue, red = cards & BLUE_RIBBONS == BLUE_RIBBONS, cards & RED_POEMS == RED_POEMS
        if ribbons >= 5 and not (instead and (blue or red)):
            packed |= int(table.points[Y_TAN]) + ribbons - 5 << WIDTH * Y_TAN
        more = ribbons - 3 if table.grow_sets else 0
        both = instead and blue and red
        if blue:
            packed |= int(table.points[Y_AOTAN]) + (0 if both else more) << WIDTH * Y_AOTAN
        if red:
            packed |= int(table.points[Y_AKATAN]) + (more - 3 if both else more) << WIDTH * Y_AKATAN
    if animals >= 3:
        ino = cards & BOAR_DEER_BUTTERFLIES == BOAR_DEER_BUTTERFLIES
        if animals >= 5 and not (instead and ino):
            packed |= int(table.points[Y_TANE]) + animals - 5 << WIDTH * Y_TANE
        if ino:
            more = animals - 3 if table.grow_sets else 0
            packed |= int(table.points[Y_INO]) + more << WIDTH * Y_INO
    if lights:
        if cup and not (table.rain_stops_viewing and (cards >> POET) & 1):
            packed |= ((cards >> CURTAIN) & 1) * int(table.points[Y_HANAMI]) << WIDTH * Y_HANAMI
            packed |= ((cards >> MOON) & 1) * int(table.points[Y_TSUKIMI]) << WIDTH * Y_TSUKIMI
        light = _light_yaku(lights, table)
        if light >= 0:
            packed |= int(table.points[light]) << WIDTH * light
    return packed


@kernel
def total(packed: int, cards: int, table: Table) -> int:
    """Add a packed score up, with the trio's bonus (KK-20)."""
    points = 0
    while packed:
        points += packed & 31
        packed >>= WIDTH
    if table.trio and cards & (BLUE_RIBBONS | RED_POEMS) == BLUE_RIBBONS | RED_POEMS:
        points += TRIO
    return points


class Stake(NamedTuple):
    """What a win brings."""

    points: int  # of the yaku or of a lucky hand
    koi: int  # factor for announced koi (KK-23)
    doublings: int  # seven points, own koi, the opponent's koi, a bit each (KK-24)
    lights: int  # factor for lights dealt to the field (KK-25)
    gain: int


@kernel
def stake(state: State, table: Table, seat: int) -> Stake:
    """Return what a stop would bring to a seat now, with the cards of a gaji's claim."""
    cards, packed = int(state.captured[seat]), int(state.yaku[seat])
    if state.claim_seat == seat:
        cards |= claimed(state)
        packed = yaku(cards, table)
    return win(state, table, seat, total(packed, cards, table))


@kernel
def win(state: State, table: Table, winner: int, points: int) -> Stake:
    """Return what a win with so many points brings (KK-23 to KK-25); lucky hands know no koi."""
    lucky = state.outcome == LUCKY or state.outcome == DECLARED
    koi = 1 if lucky else _koi_factor(state, table, winner)
    doublings = _doublings(state, table, winner, points)
    lights = 1 + int(state.lights) if table.field_lights else 1
    return Stake(points, koi, doublings, lights, points * koi * lights << popcount(doublings))


@kernel
def claimed(state: State) -> int:
    """Return the cards that a gaji's claim brings to its owner when the round ends now (KK-27)."""
    return int(state.field) & MONTH << 4 * int(state.claim_month) if state.claim_seat >= 0 else 0


@kernel
def present(packed: int) -> int:
    """Return which yaku a packed score has, a bit each."""
    bits = 0
    if packed:
        for i in range(YAKU):
            bits |= (1 if (packed >> WIDTH * i) & 31 else 0) << i
    return bits


@kernel
def next_oya(state: State, table: Table) -> int:
    """Return who deals after the finished round (KK-7, KK-32)."""
    if table.next_oya == WINNER and state.winner >= 0:
        return int(state.winner)
    return 1 - int(state.oya)


@kernel
def _clear(state: State) -> None:
    """Empty the table for a deal; the match's score, round, oya and the dealer's draw stay."""
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.captured[seat] = 0
        state.played[seat] = 0
        state.yaku[seat] = 0
        state.koi[seat] = 0
        state.called[seat] = 0
        state.held[seat] = 0
    for i in range(STOCK):
        state.stock[i] = -1
    for i in range(MOVES):
        state.moves[i] = 0
    state.moved = 0
    state.field = 0
    state.aside = 0
    state.worth = 0
    state.gain = 0
    state.top = STOCK
    state.pending = -1
    state.wild = 0
    state.november = 0
    state.claim_seat = -1
    state.claim_month = -1
    state.lights = 0
    state.maker = -1
    state.outcome = GOING
    state.winner = -1


@kernel
def _begin(state: State, table: Table) -> None:
    """Begin the turns: lucky hands that count by themselves end the round here (KK-5)."""
    state.turn = state.oya
    state.phase = PLAY
    if table.lucky_hand == AUTOMATIC:
        first, second = lucky(int(state.hand[0])) > 0, lucky(int(state.hand[1])) > 0
        if first and second:
            _finish(state, table, VOID_LUCKY, -1)
        elif first:
            _finish(state, table, LUCKY, 0)
        elif second:
            _finish(state, table, LUCKY, 1)


@inlined
def _play(state: State, table: Table, seat: int, card: int) -> None:
    """Play a hand card (KK-8): it captures, waits for a choice, or stays on the field."""
    # Field and captures travel as numbers until the turn's end: a write to one seat's place would make the compiler
    # read all of the record again.
    bit = 1 << card
    field, captured = int(state.field), int(state.captured[seat])
    state.hand[seat] = int(state.hand[seat]) & ~bit
    state.played[seat] = int(state.played[seat]) | bit
    state.held[seat] -= 1
    wild = card == GAJI and table.gaji and not state.november and field & ~_month(GAJI) != 0  # KK-27
    state.november |= card >> 2 == NOVEMBER
    matches = field & _month(card)
    if wild or popcount(matches) == 2:
        state.pending = card
        state.wild = 1 if wild else 0
        state.phase = TAKE_HAND
        return
    field, captured = _meet(field, captured, bit, matches)
    _turn_up(state, table, seat, field, captured)


@inlined
def _turn_up(state: State, table: Table, seat: int, field: int, captured: int) -> None:
    """Turn the top card of the stock up (KK-12)."""
    card = int(state.stock[int(state.top)])
    state.top += 1
    state.november |= card >> 2 == NOVEMBER
    matches = field & _month(card)
    if popcount(matches) == 2:
        state.field = field
        state.captured[seat] = captured
        state.pending = card
        state.phase = TAKE_STOCK
        return
    field, captured = _meet(field, captured, 1 << card, matches)
    _end_turn(state, table, seat, field, captured)


@inlined
def _meet(field: int, captured: int, bit: int, matches: int) -> tuple[int, int]:
    """Return field and captures after a card met one or three of its month, or none and stays (KK-9, KK-10)."""
    stays = 0 if matches else bit
    return (field & ~matches) | stays, captured | matches | (bit ^ stays)


@inlined
def _take(state: State, table: Table, seat: int, action: int) -> None:
    """Match the waiting card with the chosen one."""
    pending = int(state.pending)
    bit = 1 << pending
    field, captured = int(state.field), int(state.captured[seat])
    if action == TAKE_NONE:
        field |= bit
    else:
        card = action - TAKE
        taken = 1 << card
        if card >> 2 != pending >> 2:  # a gaji's claim (KK-27)
            state.claim_seat = seat
            state.claim_month = card >> 2
        elif popcount(field & _month(card)) == 3:
            taken = field & _month(card)
        field &= ~taken
        captured |= taken | bit
    state.pending = -1
    state.wild = 0
    if state.phase == TAKE_HAND:
        _turn_up(state, table, seat, field, captured)
    else:
        _end_turn(state, table, seat, field, captured)


@inlined
def _end_turn(state: State, table: Table, seat: int, field: int, captured: int) -> None:
    """Compare the yaku with those at the end of the seat's previous turn (KK-21)."""
    state.field = field
    state.captured[seat] = captured
    # Asking whether anything was captured would cost more than counting again: no branch predictor knows it.
    had = int(state.yaku[seat])
    have = yaku(captured, table)
    if have != had:
        state.yaku[seat] = have
        if _better(had, have, table):
            state.maker = seat
            if state.held[seat] == 0:  # KK-22: nobody goes on with an empty hand
                _finish(state, table, EMPTY_HAND, seat)
            else:
                state.phase = CALL
            return
    _next_turn(state, table, seat)


@inlined
def _next_turn(state: State, table: Table, seat: int) -> None:
    """Pass the turn on, or end the round when the cards are out (KK-29, KK-30)."""
    other = 1 - seat
    if table.last_card == SKIPPED and seat == state.oya and state.held[seat] == 0:
        if state.maker == other and total(int(state.yaku[other]), int(state.captured[other]), table) > 0:
            _finish(state, table, LAST_YAKU, other)
        else:
            _finish(state, table, VOID_HANDS, -1)
    elif state.held[other] == 0:
        _finish(state, table, VOID_HANDS, -1)
    else:
        state.turn = other
        state.phase = PLAY
        if state.field == 0 and table.refill_empty_field:  # KK-14
            state.field = 1 << int(state.stock[int(state.top)])
            state.top += 1


@kernel
def _finish(state: State, table: Table, outcome: int, winner: int) -> None:
    """End the round and score it (KK-23, KK-24, KK-25)."""
    state.outcome = outcome
    state.winner = winner
    if winner >= 0:
        if outcome == LUCKY:
            won = win(state, table, winner, LUCKY_POINTS)
        elif outcome == DECLARED:
            won = win(state, table, winner, lucky(int(state.hand[winner])))
        else:
            won = stake(state, table, winner)
        state.worth = won.points
        state.gain = won.gain
        state.score[winner] += won.gain
        if table.zero_sum:
            state.score[1 - winner] -= won.gain
    if state.claim_seat >= 0:
        cards, owner = claimed(state), int(state.claim_seat)
        state.field = int(state.field) & ~cards
        state.captured[owner] = int(state.captured[owner]) | cards
        if owner == winner:
            state.yaku[owner] = yaku(int(state.captured[owner]), table)
    tied = state.score[0] == state.score[1]
    if state.round_number >= table.rounds and (not tied or table.tiebreak == TIE_IS_DRAW):  # KK-33
        state.phase = OVER
    else:
        state.phase = REST


@inlined
def _koi_factor(state: State, table: Table, winner: int) -> int:
    """Return the factor for announced koi (KK-23)."""
    mine, theirs = int(state.koi[winner]), int(state.koi[1 - winner])
    if table.koi_multiplier == SHARED:
        return 1 + mine + theirs
    if table.koi_multiplier == LARGER:
        return 1 + max(mine, theirs)
    if table.koi_multiplier == PRODUCT:
        return (1 + mine) * (1 + theirs)
    return 1


@inlined
def _doublings(state: State, table: Table, winner: int, points: int) -> int:
    """Return which doublings a win has, a bit each: seven points, own koi, the opponent's koi (KK-24)."""
    seven = points >= 7
    bits = 1 if table.double_seven and seven else 0
    if seven or not table.koi_needs_seven:
        if table.double_own_koi and state.koi[winner] > 0:
            bits |= 2
        if table.double_opponent_koi and state.koi[1 - winner] > 0:
            bits |= 4
    return bits


@inlined
def _month(card: int) -> int:
    """Return the four cards of a card's month."""
    return MONTH << (card & 0x3C)


@kernel
def _month_counts(cards: int) -> int:
    """Return how many cards of each month a set has, four bits each."""
    counts = cards - ((cards >> 1) & 0x555555555555)
    return (counts & 0x333333333333) + ((counts >> 2) & 0x333333333333)


@inlined
def _light_yaku(lights: int, table: Table) -> int:
    """Return the one light yaku that counts (KK-16, KK-17), or −1."""
    count = popcount(lights)
    poet = (lights >> POET) & 1
    if count == 5:
        return Y_GOKO
    if count == 4:
        return Y_AMESHIKO if poet else Y_SHIKO
    if count == 3 and (not poet or table.sanko_with_poet):
        return Y_SANKO
    return -1


@inlined
def _better(had: int, have: int, table: Table) -> bool:
    """Tell whether a yaku is new or worth more; with cards counted once, whether the total is higher (KK-21)."""
    if table.share_cards == 0:
        return total(have, 0, table) > total(had, 0, table)
    for i in range(YAKU):
        if (have >> WIDTH * i) & 31 > (had >> WIDTH * i) & 31:
            return True
    return False


@kernel
def _best_assignment(cards: int, table: Table) -> int:
    """Return the packed score when each card counts once (KK-18): the best way to give cards to yaku.

    Ribbons concern nobody else. The cup is an animal, sits under a light, or is chaff; so four cases, with and without
    ino-shika-cho, cover every assignment that can be best.
    """
    ribbons = _best_ribbons(cards, table)
    kasu = popcount(cards & KASU)
    cup = (cards >> CUP) & 1
    rain = table.rain_stops_viewing and (cards >> POET) & 1
    best = -1
    best_packed = 0
    for use in range(4):  # the cup: an animal or nothing, hanami, tsukimi, chaff
        lights = cards & LIGHTS
        animals = cards & ANIMALS
        packed = 0
        chaff = kasu
        if use > 0:
            if cup == 0:
                break
            animals &= ~(1 << CUP)
        if use == 1 or use == 2:
            light = CURTAIN if use == 1 else MOON
            viewing = Y_HANAMI if use == 1 else Y_TSUKIMI
            if rain or (cards >> light) & 1 == 0:
                continue
            packed = int(table.points[viewing]) << WIDTH * viewing
            lights &= ~(1 << light)
        elif use == 3:
            if not (table.sake_as_kasu == CUP_COUNTS or (table.sake_as_kasu == CUP_BONUS and kasu >= 10)):
                continue
            chaff += 1
        if chaff >= 10:
            packed |= int(table.points[Y_KASU]) + chaff - 10 << WIDTH * Y_KASU
        light = _light_yaku(lights, table)
        if light >= 0:
            packed |= int(table.points[light]) << WIDTH * light
        for ino in range(2):
            count = popcount(animals)
            mine = packed
            if ino:
                if animals & BOAR_DEER_BUTTERFLIES != BOAR_DEER_BUTTERFLIES:
                    continue
                count -= 3
                mine |= int(table.points[Y_INO]) + (count if table.grow_sets else 0) << WIDTH * Y_INO
                if table.grow_sets:
                    count = 0
            if count >= 5:
                mine |= int(table.points[Y_TANE]) + count - 5 << WIDTH * Y_TANE
            points = total(mine, 0, table)
            if points > best:
                best = points
                best_packed = mine
    return best_packed | ribbons


@kernel
def _best_ribbons(cards: int, table: Table) -> int:
    """Return the packed score of the ribbons when each counts once."""
    best = 0
    best_packed = 0
    for sets in range(4):
        blue, red = sets & 1, sets >> 1
        if (blue and cards & BLUE_RIBBONS != BLUE_RIBBONS) or (red and cards & RED_POEMS != RED_POEMS):
            continue
        left = popcount(cards & RIBBONS) - 3 * (blue + red)
        grown = left if table.grow_sets and sets else 0
        on_red = red and (blue == 0 or table.grow_sets == INSTEAD)  # the line that the others stand on (KK-19)
        packed = 0
        if blue:
            packed |= int(table.points[Y_AOTAN]) + (0 if on_red else grown) << WIDTH * Y_AOTAN
        if red:
            packed |= int(table.points[Y_AKATAN]) + (grown if on_red else 0) << WIDTH * Y_AKATAN
        if left >= 5 and not (table.grow_sets and sets):
            packed |= int(table.points[Y_TAN]) + left - 5 << WIDTH * Y_TAN
        points = total(packed, 0, table)
        if points > best:
            best = points
            best_packed = packed
    return best_packed


# Written over the rules above, and part of the contract.
from fuda.games.koikoi.observation import LAYOUT, OBSERVATION, observe  # noqa: E402

__all__ = ["LAYOUT", "OBSERVATION", "observe"]
