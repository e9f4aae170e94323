"""What a player of Koi-Koi observes, as bits: LAYOUT says what they mean, `observe` writes them in that order."""

import numpy as np

from fuda.core.bits import Words, clear, one_of, popcount, put
from fuda.core.jit import kernel
from fuda.core.observation import CARD, Block, place, size
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import CARDS, HAND, YAKU, State, Table

TURNS = 3  # binary digits of a turn of a round, 0–7
GONE = 18  # numbers of cards gone from the stock: a turn takes one, a refill of an empty field another
LEFT = 13  # numbers of rounds left
LEADS = np.array([*range(1, 17), 20, 25, 32, 40, 50, 64], np.int64)  # points ahead that are told apart
KOI, POINTS, FACTORS = 4, 16, 7  # numbers of announced koi, points and factors, the last one for all above
# The points of yaku that tables differ in: yaku and points, a bit each.
PRICES = (
    *((rules.Y_AOTAN, 5), (rules.Y_AOTAN, 6), (rules.Y_AKATAN, 5), (rules.Y_AKATAN, 6)),
    *((rules.Y_HANAMI, 0), (rules.Y_HANAMI, 3), (rules.Y_HANAMI, 5)),
    *((rules.Y_TSUKIMI, 0), (rules.Y_TSUKIMI, 3), (rules.Y_TSUKIMI, 5)),
    *((rules.Y_SANKO, 5), (rules.Y_SANKO, 6), (rules.Y_AMESHIKO, 7), (rules.Y_AMESHIKO, 8)),
    *((rules.Y_SHIKO, 8), (rules.Y_SHIKO, 10), (rules.Y_GOKO, 10), (rules.Y_GOKO, 15)),
)
PRICED = np.array([yaku for yaku, _ in PRICES], np.int64)
PRICE = np.array([points for _, points in PRICES], np.int64)

LAYOUT = (
    # Where the cards are.
    Block("hand", CARDS, "the hand; none before an exchange is decided, when nobody has looked yet (KK-26)", CARD),
    Block("field", CARDS, "the field", CARD),
    Block("captured", CARDS, "own captures", CARD),
    Block("their_captured", CARDS, "the opponent's captures", CARD),
    Block("their_played", CARDS, "hand cards that the opponent played in this round", CARD),
    Block("pending", CARDS, "the card that waits for a choice of its match", CARD),
    # Numbers of the round.
    Block("phase", 4, "play a card, choose a match for it, for the card of the stock, call"),
    Block("held", HAND + 1, "cards in the hand"),
    Block("their_held", HAND + 1, "cards in the opponent's hand"),
    Block("oya", 1, "deals this round"),
    Block("koi", KOI, "koi announced, the last for more"),
    Block("their_koi", KOI, "koi that the opponent announced"),
    Block("wild", 1, "the waiting card is a gaji that may take anything (KK-27)"),
    Block("november", 1, "a November card has been played in this round"),
    Block("lights", 6, "lights dealt to the field, where they count (KK-25)"),
    # What is at stake.
    Block("points", POINTS, "points of the yaku made, the last for more"),
    Block("their_points", POINTS, "the opponent's"),
    Block("factor", FACTORS, "what a win would multiply them by: koi and doublings, the last for more", first=1),
    Block("their_factor", FACTORS, "the same for the opponent", first=1),
    Block("yaku", YAKU, "yaku made"),
    Block("their_yaku", YAKU, "yaku that the opponent has made"),
    Block("called", YAKU, "yaku held at the last koi (KK-23)"),
    Block("their_called", YAKU, "yaku that the opponent held at theirs"),
    Block("maker", 2, "who made or improved a yaku last: this seat, the opponent (KK-29)"),
    Block("claim", 2, "who has a gaji's claim: this seat, the opponent (KK-27)"),
    Block("claim_month", 12, "the month that it claims", first=1),
    # Memory of the round.
    Block("played", CARDS, "hand cards that this seat played", CARD),
    Block("laid", CARDS, "those of them that lie on the field", CARD),
    Block("their_laid", CARDS, "the opponent's cards that lie on the field", CARD),
    *(
        Block(f"{whose}turn_{1 << digit}", CARDS, f"cards {who} played in a turn with the digit {1 << digit}", CARD)
        for whose, who in (("", "this seat"), ("their_", "the opponent"))
        for digit in range(TURNS)
    ),
    # Clocks.
    Block("turn", 1, "it is this seat's turn"),
    Block("exchange", 1, "the hands may be exchanged (KK-26)"),
    Block("gone", GONE, "cards gone from the stock"),
    Block("left", LEFT, "rounds left after this one, the last for more"),
    Block("extra", 1, "an extra round (KK-33)"),
    Block("ahead", len(LEADS), "points ahead in the match, at least 1, 2, … 16, 20, 25, 32, 40, 50, 64"),
    Block("behind", len(LEADS), "points behind, likewise"),
    # Table rules: their values in the order of the options, one bit for a switch.
    Block("prices", len(PRICES), "points of the yaku that tables differ in"),
    Block("next_oya", 1, "alternate"),
    Block("tiebreak", 1, "draw"),
    Block("void_field", 1, "on"),
    Block("lucky_hand", 3, "automatic, declared, off"),
    Block("exchange_rule", 1, "hands may be exchanged"),
    Block("field_lights", 1, "on"),
    Block("refill_empty_field", 1, "on"),
    Block("gaji", 1, "on"),
    Block("last_card", 1, "played"),
    Block("sanko_with_poet", 1, "on"),
    Block("share_cards", 1, "on"),
    Block("grow_sets", 3, "off, added, instead"),
    Block("sake_as_kasu", 3, "no, counts, bonus"),
    Block("rain_stops_viewing", 1, "on"),
    Block("trio", 1, "on"),
    Block("koi_multiplier", 4, "none, shared, larger, product"),
    Block("koi_step", 1, "new_yaku"),
    Block("zero_sum", 1, "on"),
    Block("double_seven", 1, "on"),
    Block("double_own_koi", 1, "on"),
    Block("double_opponent_koi", 1, "on"),
    Block("koi_needs_seven", 1, "on"),
)
OBSERVATION = size(LAYOUT)
# Where parts begin: as constants, so that the compiler knows every place.
NUMBERS, STAKES, MEMORY = place(LAYOUT, "phase"), place(LAYOUT, "points"), place(LAYOUT, "played")
CLOCKS, TABLE_RULES = place(LAYOUT, "turn"), place(LAYOUT, "prices")


@kernel
def observe(state: State, table: Table, seat: int, out: Words) -> None:
    """Write what a seat observes."""
    clear(out)
    other = 1 - seat
    at = put(out, 0, CARDS, 0 if state.phase == rules.EXCHANGE else int(state.hand[seat]))
    at = put(out, at, CARDS, int(state.field))
    at = put(out, at, CARDS, int(state.captured[seat]))
    at = put(out, at, CARDS, int(state.captured[other]))
    at = put(out, at, CARDS, int(state.played[other]))
    put(out, at, CARDS, one_of(CARDS, int(state.pending)))
    _numbers(state, table, seat, other, out)
    _stakes(state, table, seat, other, out)
    _memory(state, seat, other, out)
    _clocks(state, table, seat, other, out)
    _table_rules(table, out)


@kernel
def _numbers(state: State, table: Table, seat: int, other: int, out: Words) -> None:
    phase = int(state.phase) - rules.PLAY
    at = put(out, NUMBERS, 4, one_of(4, phase) if phase < 4 else 0)
    at = put(out, at, HAND + 1, one_of(HAND + 1, int(state.held[seat])))
    at = put(out, at, HAND + 1, one_of(HAND + 1, int(state.held[other])))
    at = put(out, at, 1, 1 if state.oya == seat else 0)
    at = put(out, at, KOI, one_of(KOI, int(state.koi[seat])))
    at = put(out, at, KOI, one_of(KOI, int(state.koi[other])))
    at = put(out, at, 1, int(state.wild))
    at = put(out, at, 1, int(state.november))
    put(out, at, 6, one_of(6, int(state.lights)) if table.field_lights else 0)


@kernel
def _stakes(state: State, table: Table, seat: int, other: int, out: Words) -> None:
    mine, theirs = rules.stake(state, table, seat), rules.stake(state, table, other)
    at = put(out, STAKES, POINTS, one_of(POINTS, mine.points))
    at = put(out, at, POINTS, one_of(POINTS, theirs.points))
    at = put(out, at, FACTORS, one_of(FACTORS, (mine.koi << popcount(mine.doublings)) - 1))
    at = put(out, at, FACTORS, one_of(FACTORS, (theirs.koi << popcount(theirs.doublings)) - 1))
    at = put(out, at, YAKU, rules.present(int(state.yaku[seat])))
    at = put(out, at, YAKU, rules.present(int(state.yaku[other])))
    at = put(out, at, YAKU, int(state.called[seat]))
    at = put(out, at, YAKU, int(state.called[other]))
    at = put(out, at, 2, _whose(int(state.maker), seat))
    at = put(out, at, 2, _whose(int(state.claim_seat), seat))
    put(out, at, 12, one_of(12, int(state.claim_month)))


@kernel
def _whose(owner: int, seat: int) -> int:
    """Return one bit for this seat and one for the opponent, none where it is nobody's."""
    if owner < 0:
        return 0
    return 1 if owner == seat else 2


@kernel
def _memory(state: State, seat: int, other: int, out: Words) -> None:
    """Write what was played, what of it still lies there, and in which turns, as digits."""
    mine, field = int(state.played[seat]), int(state.field)
    ones = twos = fours = 0
    plays = 0  # seats play by turns: two plays are one turn
    for i in range(int(state.moved)):
        move = int(state.moves[i])
        bit = 1 << (move & 63) if move < CARDS else 0
        ones |= bit if plays & 2 else 0
        twos |= bit if plays & 4 else 0
        fours |= bit if plays & 8 else 0
        plays += 1 if move < CARDS else 0
    at = put(out, MEMORY, CARDS, mine)
    at = put(out, at, CARDS, mine & field)
    at = put(out, at, CARDS, int(state.played[other]) & field)
    at = put(out, at, CARDS, ones & mine)
    at = put(out, at, CARDS, twos & mine)
    at = put(out, at, CARDS, fours & mine)
    at = put(out, at, CARDS, ones & ~mine)
    at = put(out, at, CARDS, twos & ~mine)
    put(out, at, CARDS, fours & ~mine)


@kernel
def _clocks(state: State, table: Table, seat: int, other: int, out: Words) -> None:
    playing = rules.PLAY <= state.phase <= rules.CALL
    at = put(out, CLOCKS, 1, 1 if playing and state.turn == seat else 0)
    at = put(out, at, 1, 1 if state.phase == rules.EXCHANGE else 0)
    at = put(out, at, GONE, one_of(GONE, int(state.top)))
    left = int(table.rounds) - int(state.round_number)
    at = put(out, at, LEFT, one_of(LEFT, max(0, left)))
    at = put(out, at, 1, 1 if left < 0 else 0)
    lead = int(state.score[seat]) - int(state.score[other])
    at = put(out, at, len(LEADS), _reached(lead))
    put(out, at, len(LEADS), _reached(-lead))


@kernel
def _reached(lead: int) -> int:
    """Return a bit for each of LEADS that has been reached."""
    bits = 0
    if lead > 0:
        for i in range(len(LEADS)):
            bits |= (1 if lead >= LEADS[i] else 0) << i
    return bits


@kernel
def _table_rules(table: Table, out: Words) -> None:
    prices = 0
    for i in range(len(PRICE)):
        prices |= (1 if table.points[PRICED[i]] == PRICE[i] else 0) << i
    at = put(out, TABLE_RULES, len(PRICE), prices)
    at = put(out, at, 1, int(table.next_oya))
    at = put(out, at, 1, int(table.tiebreak))
    at = put(out, at, 1, int(table.void_field))
    at = put(out, at, 3, 1 << int(table.lucky_hand))
    at = put(out, at, 1, int(table.exchange))
    at = put(out, at, 1, int(table.field_lights))
    at = put(out, at, 1, int(table.refill_empty_field))
    at = put(out, at, 1, int(table.gaji))
    at = put(out, at, 1, int(table.last_card))
    at = put(out, at, 1, int(table.sanko_with_poet))
    at = put(out, at, 1, int(table.share_cards))
    at = put(out, at, 3, 1 << int(table.grow_sets))
    at = put(out, at, 3, 1 << int(table.sake_as_kasu))
    at = put(out, at, 1, int(table.rain_stops_viewing))
    at = put(out, at, 1, int(table.trio))
    at = put(out, at, 4, 1 << int(table.koi_multiplier))
    at = put(out, at, 1, int(table.koi_step))
    at = put(out, at, 1, int(table.zero_sum))
    at = put(out, at, 1, int(table.double_seven))
    at = put(out, at, 1, int(table.double_own_koi))
    at = put(out, at, 1, int(table.double_opponent_koi))
    put(out, at, 1, int(table.koi_needs_seven))
