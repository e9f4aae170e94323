"""What a player of Kouřící kočka observes, as bits: LAYOUT says what they mean, `observe` writes them in that order.

Seats are seen from the observer's chair: the own one first, then clockwise.
"""

from fuda.core.bits import Words, clear, one_of, put
from fuda.core.jit import kernel
from fuda.core.observation import CARD, Block, place, size
from fuda.games.kocka import rules
from fuda.games.kocka.rules import CARDS, ENOUGH, HAND, SEATS, SUITS, State, Table

CHAIRS = (
    ("", "this seat"),
    ("left_", "the left"),
    ("across_", "who sits across"),
    ("right_", "the right one"),
)
POINTS = ENOUGH + 1  # numbers of penalties, the last for more
WORD = 12  # letters of the longest word
SHORTEST = 3  # of the shortest

LAYOUT = (
    # Where the cards are.
    Block("hand", CARDS, "the hand; cards chosen to pass are in it until all have chosen", CARD),
    Block("passed", CARDS, "cards that this seat passed, or has chosen to pass", CARD),
    Block("received", CARDS, "cards that it was passed", CARD),
    *(Block(f"{name}trick", CARDS, f"what {who} has played to the open trick", CARD) for name, who in CHAIRS),
    # Memory of the round: every card played, by whom and in which trick.
    *(Block(f"{name}played", CARDS, f"all that {who} has played in this round", CARD) for name, who in CHAIRS),
    *(Block(f"trick_{1 << i}", CARDS, f"cards played in a trick with the digit {1 << i}", CARD) for i in range(3)),
    *(Block(f"{name}led", HAND, f"tricks that {who} led; the next one's leader took a trick") for name, who in CHAIRS),
    *(Block(f"{name}void", SUITS, f"suits that {who} is known to hold no card of") for name, who in CHAIRS),
    *(Block(f"{name}strayed", HAND, f"tricks in which {who} did not follow suit") for name, who in CHAIRS),
    *(Block(f"{name}called", HAND, f"tricks of {who} in which this seat called renonc") for name, who in CHAIRS[1:]),
    # Numbers of the round.
    Block("phase", 3, "passing, play, calls of renonc"),
    Block("to_act", SEATS, "who may act"),
    Block("lead", SUITS, "the suit led to the open trick"),
    Block("trick_number", HAND, "number of the open trick", first=1),
    *(Block(f"{name}points", POINTS, f"penalties of {who}, the last for more") for name, who in CHAIRS),
    Block("all_points", SEATS, "who has every penalty taken so far, if there is one (SC-18)"),
    Block("hejma", SEATS, "who took Hejma"),
    Block("outcome", 3, "before the calls: the last card was played, somebody had 17 points, somebody threw in"),
    # Clocks.
    Block("dealer", SEATS, "who deals"),
    *(Block(f"{name}left", WORD, f"letters that {who} is short of the word", first=1) for name, who in CHAIRS),
    # Table rules: their values in the order of the options, one bit for a switch.
    Block("word", WORD - SHORTEST + 1, "letters of the word", first=SHORTEST),
    Block("ten_high", 1, "on"),
    Block("heart_lead_first_trick", 1, "on"),
    Block("renonc", 1, "honour"),
    Block("open_history", 1, "on"),
    Block("show_points", 1, "on"),
    Block("stop_at_17", 1, "off"),
    Block("hejma_tie", 3, "last_trick, both, replay"),
    Block("shoot_moon", 1, "on"),
)
OBSERVATION = size(LAYOUT)
# Where parts begin: as constants, so that the compiler knows every place.
PLAYS, SUITED, NUMBERS = place(LAYOUT, "trick"), place(LAYOUT, "void"), place(LAYOUT, "phase")
CLOCKS, TABLE_RULES = place(LAYOUT, "dealer"), place(LAYOUT, "word")


@kernel
def observe(state: State, table: Table, seat: int, out: Words) -> None:
    """Write what a seat observes."""
    clear(out)
    right = (seat + 3) & 3
    at = put(out, 0, CARDS, int(state.hand[seat]))
    at = put(out, at, CARDS, int(state.passed[seat]))
    put(out, at, CARDS, int(state.passed[right]) if state.phase > rules.PASSING else 0)
    _plays(state, seat, out)
    _suits(state, table, seat, out)
    _numbers(state, table, seat, out)
    at = put(out, CLOCKS, SEATS, 1 << ((int(state.dealer) - seat) & 3) if state.dealer >= 0 else 0)
    for i in range(SEATS):
        short = int(table.letters) - int(state.letters[(seat + i) & 3])
        at = put(out, at, WORD, one_of(WORD, short - 1))
    _table_rules(table, out)


@kernel
def _plays(state: State, seat: int, out: Words) -> None:
    """Write the open trick, what each seat played, in which tricks, and who led them."""
    played = int(state.played)
    own = left = across = right = 0
    ones = twos = fours = 0
    own_led = left_led = across_led = right_led = 0
    for trick in range((played + 3) >> 2):
        first = 4 * trick
        # Which card of the trick, from 0, each seat played: the leader the first one, then clockwise.
        mine = (seat - int(state.leader[trick])) & 3
        trick_own = trick_left = trick_across = trick_right = 0
        if first + mine < played:
            trick_own = 1 << int(state.plays[first + mine])
        if first + ((mine + 1) & 3) < played:
            trick_left = 1 << int(state.plays[first + ((mine + 1) & 3)])
        if first + ((mine + 2) & 3) < played:
            trick_across = 1 << int(state.plays[first + ((mine + 2) & 3)])
        if first + ((mine + 3) & 3) < played:
            trick_right = 1 << int(state.plays[first + ((mine + 3) & 3)])
        cards = trick_own | trick_left | trick_across | trick_right
        own |= trick_own
        left |= trick_left
        across |= trick_across
        right |= trick_right
        ones |= cards if trick & 1 else 0
        twos |= cards if trick & 2 else 0
        fours |= cards if trick & 4 else 0
    for trick in range(HAND):
        leader = int(state.leader[trick])
        if leader >= 0:
            led = (leader - seat) & 3
            own_led |= (1 if led == 0 else 0) << trick
            left_led |= (1 if led == 1 else 0) << trick
            across_led |= (1 if led == 2 else 0) << trick
            right_led |= (1 if led == 3 else 0) << trick
    trick = 0
    for i in range(played & ~3, played):
        trick |= 1 << int(state.plays[i])
    at = put(out, PLAYS, CARDS, own & trick)
    at = put(out, at, CARDS, left & trick)
    at = put(out, at, CARDS, across & trick)
    at = put(out, at, CARDS, right & trick)
    at = put(out, at, CARDS, own)
    at = put(out, at, CARDS, left)
    at = put(out, at, CARDS, across)
    at = put(out, at, CARDS, right)
    at = put(out, at, CARDS, ones)
    at = put(out, at, CARDS, twos)
    at = put(out, at, CARDS, fours)
    at = put(out, at, HAND, own_led)
    at = put(out, at, HAND, left_led)
    at = put(out, at, HAND, across_led)
    put(out, at, HAND, right_led)


@kernel
def _suits(state: State, table: Table, seat: int, out: Words) -> None:
    """Write who is known to be void, who did not follow suit, and what this seat has called."""
    void = rules.voids(state, table)
    at = SUITED
    for i in range(SEATS):
        at = put(out, at, SUITS, (void >> 4 * ((seat + i) & 3)) & 0xF)
    strayed, called = int(state.strayed), int(state.called[seat])
    for i in range(SEATS):
        at = put(out, at, HAND, (strayed >> 8 * ((seat + i) & 3)) & 0xFF)
    for i in range(1, SEATS):
        at = put(out, at, HAND, (called >> 8 * ((seat + i) & 3)) & 0xFF)


@kernel
def _numbers(state: State, table: Table, seat: int, out: Words) -> None:
    phase, played = int(state.phase) - rules.PASSING, int(state.played)
    at = put(out, NUMBERS, 3, one_of(3, phase) if phase < 3 else 0)
    acting = rules.to_act(state, table)
    at = put(out, at, SEATS, (acting | acting << 4) >> seat & 0xF)
    at = put(out, at, SUITS, 1 << (int(state.plays[played & ~3]) >> 3) if played & 3 else 0)
    at = put(out, at, HAND, one_of(HAND, played >> 2))
    out_so_far = 0
    for each in range(SEATS):
        out_so_far += int(state.points[each])
    everything = 0
    for i in range(SEATS):
        points = int(state.points[(seat + i) & 3])
        at = put(out, at, POINTS, one_of(POINTS, points))
        everything |= (1 if points > 0 and points == out_so_far else 0) << i
    at = put(out, at, SEATS, everything)
    at = put(out, at, SEATS, 1 << ((int(state.hejma) - seat) & 3) if state.hejma >= 0 else 0)
    asked = state.phase == rules.CALLS
    put(out, at, 3, one_of(3, int(state.outcome) - rules.PLAYED) if asked else 0)


@kernel
def _table_rules(table: Table, out: Words) -> None:
    at = put(out, TABLE_RULES, WORD - SHORTEST + 1, one_of(WORD - SHORTEST + 1, int(table.letters) - SHORTEST))
    at = put(out, at, 1, int(table.ten_high))
    at = put(out, at, 1, int(table.heart_lead_first_trick))
    at = put(out, at, 1, int(table.renonc))
    at = put(out, at, 1, int(table.open_history))
    at = put(out, at, 1, int(table.show_points))
    at = put(out, at, 1, int(table.stop_at_17))
    at = put(out, at, 3, 1 << int(table.hejma_tie))
    put(out, at, 1, int(table.shoot_moon))
