"""What no round of Koi-Koi leads to: numbers, cards and phases of a view must go together, or nobody could play on."""

from collections.abc import Iterator

from fuda.core.errors import choices
from fuda.games.koikoi import rules, yaku
from fuda.games.koikoi.notation import CARDS, names, text

_MONTHS = range(12)
_PAIRS = 13  # places for the number of months of which a hand has two
_HAND = (rules.HAND + 4) * _PAIRS  # places for that and for the cards of a hand, some of them too many


def check(state: rules.State, table: rules.Table) -> None:
    """Refuse a blanked state that no round leads to, and what kernels have no room for.

    The state is a plain copy: a record takes twice as long to look at.
    """
    _check_dealer(state)
    _check_scores(state, table)
    if state.phase <= rules.DEAL:
        if any([*_piles(state), *state.held, *state.played]):
            raise ValueError("cards lie there before the deal (KK-3)")
        return
    _check_phase(state, table)
    _check_hands(state)
    _check_cards(state)
    _check_moves(state)
    _check_yaku(state, table)
    _check_koi(state, table)
    _check_gaji(state, table)
    _check_result(state, table)
    least, most = dealt_lights(state)
    if not least <= state.lights <= most:
        raise ValueError(f"board.lights={state.lights}, but {least} to {most} of the lights were dealt there (KK-25)")
    if table.lucky_hand == rules.AUTOMATIC and state.phase > rules.EXCHANGE:
        _check_luck(state)


def made(state: rules.State, table: rules.Table, seat: int) -> bool:
    """Tell whether a seat has a yaku, or had one before the rain (KK-19)."""
    dry = int(state.captured[seat]) & ~(1 << rules.POET) if table.rain_stops_viewing else 0
    return bool(state.yaku[seat]) or bool(yaku.worth(dry, table))


def most_koi(state: rules.State, table: rules.Table, seat: int) -> int:
    """Return how many koi a seat can have announced: one in each turn that it has ended, or as many as yaku (KK-23)."""
    in_turn = rules.TAKE_HAND <= state.phase <= rules.CALL and state.turn == seat
    turns = rules.HAND - int(state.held[seat]) - int(in_turn)
    return turns * (rules.YAKU if table.koi_step == rules.BY_NEW_YAKU else 1)


def dealt_lights(state: rules.State) -> tuple[int, int]:
    """Return how many lights at least and at most were dealt to the field (KK-25), by what is known of each of them."""
    turned = [int(card) for card in state.stock[: int(state.top)] if card >= 0]
    played = int(state.played[0]) | int(state.played[1])
    from_elsewhere = played | sum(1 << card for card in turned)
    lying = int(state.field) | int(state.captured[0]) | int(state.captured[1])
    lying |= 1 << int(state.pending) if state.pending >= 0 else 0
    unknown = 2 * rules.HAND - int(state.held[0]) - int(state.held[1]) - played.bit_count()
    unknown += int(state.top) - len(turned)  # cards that were played or turned up, nobody knows which
    least = (lying & ~from_elsewhere & rules.LIGHTS).bit_count() - unknown
    most = rules.LIGHTS & ~(from_elsewhere | int(state.hand[0]) | int(state.hand[1]))
    return max(0, least), most.bit_count()


def _check_dealer(state: rules.State) -> None:
    """Refuse a dealer that the draw did not decide (KK-2)."""
    if state.phase != rules.DRAW and state.oya < 0:
        raise ValueError("board.oya=None, but only while the first dealer is drawn nobody deals (KK-2)")
    first, second = int(state.drawn[0]), int(state.drawn[1])
    if first < 0 and second < 0:
        return
    if first < 0 or second < 0 or first == second:
        raise ValueError("board.drawn: each of the two draws a card of their own, or nobody does (KK-2)")
    if (first >> 2 == second >> 2) != (state.phase == rules.DRAW):
        raise ValueError("board.drawn: cards of one month are drawn again, others decide who deals (KK-2)")
    if state.phase != rules.DRAW and state.round_number == 1 and state.oya != int(first > second):
        raise ValueError(f"board.oya={state.oya}, but the other one drew the card nearer to January (KK-2)")


def _check_scores(state: rules.State, table: rules.Table) -> None:
    """Refuse scores and rounds that do not go together (KK-1, KK-23, KK-33)."""
    if table.zero_sum and state.score[0] + state.score[1]:
        raise ValueError("scores do not add up to 0, but the loser loses what the winner gains (KK-23)")
    tied = state.score[0] == state.score[1]
    goes_on = tied and table.tiebreak == rules.EXTRA_ROUND
    if state.phase < rules.REST:
        if state.round_number > table.rounds and not goes_on:
            raise ValueError(f"board.round={state.round_number}, but the match ended with round {table.rounds} (KK-1)")
    elif (state.round_number >= table.rounds and not goes_on) != (state.phase == rules.OVER):
        raise ValueError(f"phase, board.round: the match is over after round {table.rounds}, unless tied (KK-1, KK-33)")


def _check_phase(state: rules.State, table: rules.Table) -> None:
    """Refuse phases whose choice is not there."""
    taking, ended = state.phase in (rules.TAKE_HAND, rules.TAKE_STOCK), state.phase >= rules.REST
    if (state.pending >= 0) != taking:
        raise ValueError("a card waits for the choice of its match in the phases take and take-stock, and only then")
    if state.phase == rules.CALL and (not state.yaku[state.turn] or state.maker != state.turn):
        raise ValueError(f"seat {int(state.turn)} has no yaku to call with")
    if state.phase == rules.EXCHANGE and not table.exchange:
        raise ValueError("nobody exchanges hands at this table")
    if (state.outcome != rules.GOING) != ended:
        raise ValueError("board.result: a round has one in the phases rest and over, and only then")
    if state.phase in (rules.PLAY, rules.CALL) and not state.held[state.turn]:
        raise ValueError(f"seat {int(state.turn)} is to act and has no cards")


def _check_hands(state: rules.State) -> None:
    """Refuse hands and a stock that turns in this order cannot lead to (KK-3, KK-8)."""
    held, stock = [int(count) for count in state.held], rules.STOCK - int(state.top)
    needed = sum(held) + int(state.phase == rules.TAKE_HAND)
    if not needed <= stock <= rules.STOCK:
        raise ValueError(f"a stock of {stock} cards; the turns that are left need {needed} to {rules.STOCK}")
    lying = int(state.field).bit_count()
    if lying >= rules.MOST_ACTIONS:
        raise ValueError(f"{lying} cards on the field; fewer than {rules.MOST_ACTIONS} lie there")
    oya = int(state.oya)
    ahead, has_played = held[1 - oya] - held[oya], state.phase != rules.PLAY
    fits = ahead == int((state.turn == oya) == has_played)
    if state.phase == rules.EXCHANGE:
        fits = held == [rules.HAND, rules.HAND]
    elif state.phase >= rules.REST:
        fits = ahead in (0, 1)
    if not fits:
        raise ValueError(f"board.held={held}: turns alternate, and the oya (seat {oya}) starts (KK-3, KK-8)")
    for seat in range(rules.SEATS):
        if state.hand[seat] and int(state.hand[seat]).bit_count() != held[seat]:
            raise ValueError(f"board.held: seat {seat} holds {held[seat]} cards, but others are seen in its hand")
        if int(state.played[seat]).bit_count() > rules.HAND - held[seat]:
            raise ValueError(f"memory.played: seat {seat} holds {held[seat]} cards and was dealt {rules.HAND} (KK-3)")


def _check_cards(state: rules.State) -> None:
    """Refuse cards that, seen and hidden, are not the whole deck (KK-D1)."""
    seen, hidden = 0, rules.STOCK - int(state.top)
    for pile in _piles(state):
        if seen & pile:
            raise ValueError(f"in two places at once: {choices(names(seen & pile))}")
        seen |= pile
    hidden += sum(int(state.held[seat]) for seat in range(rules.SEATS) if not state.hand[seat])
    if seen.bit_count() + hidden != rules.CARDS:
        raise ValueError(f"{seen.bit_count()} cards seen and {hidden} hidden")
    lying = seen & ~(int(state.hand[0]) | int(state.hand[1]))
    played = [int(cards) for cards in state.played]
    if played[0] & played[1] or (played[0] | played[1]) & ~lying:
        wrong = played[0] & played[1] or (played[0] | played[1]) & ~lying
        raise ValueError(f"memory.played: not played from one hand to the field: {choices(names(wrong))}")
    turned = sum(1 << int(card) for card in state.stock[: int(state.top)] if card >= 0)
    if turned & (played[0] | played[1] | ~lying):
        wrong = turned & (played[0] | played[1] | ~lying)
        raise ValueError(f"memory.turned: not turned up from the stock: {choices(names(wrong))}")
    if state.phase == rules.TAKE_HAND and not played[state.turn] >> int(state.pending) & 1:
        raise ValueError(f"board.pending: {CARDS[state.pending]} was not played by seat {state.turn}")
    if state.phase == rules.TAKE_STOCK and state.stock[state.top - 1] != state.pending:
        raise ValueError(f"board.pending: {CARDS[state.pending]} was not turned up last")


def _piles(state: rules.State) -> list[int]:
    """Return the cards of each place, as far as they are seen."""
    pending = 1 << int(state.pending) if state.pending >= 0 else 0
    return [*map(int, (*state.hand, *state.captured, state.field, state.aside)), pending]


def _check_moves(state: rules.State) -> None:
    """Refuse moves that are none of a round's, or of cards that nobody has played."""
    played = int(state.played[0]) | int(state.played[1])
    for move in map(int, state.moves[: int(state.moved)]):
        if move > rules.TAKE_NONE and move != rules.KOI:
            raise ValueError(f"memory.moves has {text(move)!r}, but only plays, choices and koi are remembered")
        if move < rules.TAKE and not played >> move & 1:
            raise ValueError(f"memory.moves has {text(move)!r}, but memory.played does not have the card")


def _check_yaku(state: rules.State, table: rules.Table) -> None:
    """Refuse yaku that the captured cards were not worth at the end of the seat's last turn (KK-21)."""
    for seat in range(rules.SEATS):
        captured, said = int(state.captured[seat]), int(state.yaku[seat])
        if state.phase >= rules.REST and state.claim_seat == seat and state.winner != seat:
            continue  # the claimed cards came to it after its last turn
        before = _before(state) if state.phase == rules.TAKE_STOCK and state.turn == seat else [captured]
        if all(said != yaku.worth(cards, table) for cards in before):
            raise ValueError(
                f"board.yaku[{seat}]: the cards that seat {seat} has captured make others (KK-Y1 to KK-Y12)"
            )
    if state.maker >= 0 and not made(state, table, int(state.maker)):
        raise ValueError(f"board.maker={state.maker}, but seat {state.maker} has captured no yaku (KK-29)")


def _before(state: rules.State) -> Iterator[int]:
    """Return what the seat whose stock card waits can have had captured before its turn."""
    captured = int(state.captured[state.turn])
    yield captured  # the card that it has played stays on the field
    moves = [int(move) for move in state.moves[: int(state.moved)]]
    play = next((move for move in reversed(moves) if move < rules.TAKE), None)
    if play is None or not captured >> play & 1:
        return
    left = captured & ~(1 << play)
    if rules.TAKE <= moves[-1] < rules.TAKE_NONE:
        yield left & ~(1 << moves[-1] - rules.TAKE)
    month = left & rules.MONTH << (play & 0x3C)
    taken = month
    while taken:  # each choice of one or more of its month
        yield left & ~taken
        taken = taken - 1 & month


def _check_koi(state: rules.State, table: rules.Table) -> None:
    """Refuse koi that were announced with no yaku, or in more turns than there were (KK-21, KK-23)."""
    for seat in range(rules.SEATS):
        koi, most = int(state.koi[seat]), most_koi(state, table, seat)
        if koi > most:
            raise ValueError(f"board.koi[{seat}]={koi}, but seat {seat} can have announced at most {most} (KK-23)")
        if koi and (state.maker < 0 or not made(state, table, seat)):
            raise ValueError(f"board.koi[{seat}]={koi}, but nobody goes on without having made a yaku (KK-21)")
        if state.called[seat] and not koi:
            raise ValueError(f"memory.called[{seat}]: yaku of a call, but seat {seat} has announced no koi (KK-23)")


def _check_gaji(state: rules.State, table: rules.Table) -> None:
    """Refuse a claim that nobody can have, and a choice that a card does not have (KK-9, KK-27)."""
    november = rules.MONTH << 4 * rules.NOVEMBER
    seen = int(state.captured[0]) | int(state.captured[1]) | int(state.played[0]) | int(state.played[1])
    if seen & november and not state.november:
        raise ValueError("memory.november=False, but a November card was played or captured (KK-27)")
    owner, month = int(state.claim_seat), int(state.claim_month)
    if owner >= 0:
        taken = int(state.captured[owner])
        if not table.gaji or month == rules.NOVEMBER or not taken >> rules.GAJI & 1 or not taken >> 4 * month & 15:
            raise ValueError("board.claim: its owner has captured 11K and with it a card of that month (KK-27)")
    if state.pending < 0:
        return
    matches = int(state.field) & rules.MONTH << (int(state.pending) & 0x3C)
    if state.wild:
        gaji = table.gaji and state.phase == rules.TAKE_HAND and state.pending == rules.GAJI
        if not (gaji and state.field & ~november):
            raise ValueError("board.pending: only the gaji may take any card, played from the hand (KK-27)")
    elif matches.bit_count() != 2:
        raise ValueError("board.pending: a card waits where two of its month lie on the field (KK-9)")


def _check_result(state: rules.State, table: rules.Table) -> None:
    """Refuse a result that the finished round cannot have had (KK-23)."""
    if state.outcome == rules.GOING:
        return
    winner = int(state.winner)
    if (winner >= 0) != (state.outcome not in (rules.VOID_HANDS, rules.VOID_LUCKY)):
        raise ValueError("board.result.winner: a void round has none, any other has one (KK-28)")
    if winner < 0:
        if state.worth or state.gain:
            raise ValueError("board.result: a void round is worth nothing (KK-29, KK-30)")
        return
    if state.outcome in (rules.LUCKY, rules.DECLARED):
        points = int(rules.lucky(int(state.hand[winner])))
        points = min(points, rules.LUCKY_POINTS) if state.outcome == rules.LUCKY else points
    else:
        points = int(rules.total(int(state.yaku[winner]), int(state.captured[winner]), table.record))
    gain = int(rules.win(state.record, table.record, winner, points).gain)
    if not points or (state.worth, state.gain) != (points, gain):
        raise ValueError(f"board.result: a base of {state.worth} and a gain of {state.gain}; expected {points}, {gain}")


def _check_luck(state: rules.State) -> None:
    """Refuse a lucky hand that was played on, and hidden hands of which one must have been lucky (KK-5)."""
    for seat in range(rules.SEATS):
        if rules.lucky(int(state.played[seat])):
            raise ValueError(f"memory.played: seat {seat} had a lucky hand, which wins the round at once (KK-5)")
    hidden = [int(state.held[seat]) if not state.hand[seat] else 0 for seat in range(rules.SEATS)]
    if not any(hidden):
        return
    unseen = (1 << rules.CARDS) - 1
    for pile in _piles(state):
        unseen &= ~pile
    # A bit for each pair of numbers that a hidden hand can come to, month by month: cards that it has drawn, and months
    # of which two were dealt to it; for two hidden hands a bit for both. Four of a month are lucky, and four pairs.
    room = [(1 << _PAIRS * (cards + 1)) - 1 for cards in hidden]
    room_for_both = sum(room[0] << _HAND * place for place in range(_PAIRS * (hidden[1] + 1)))
    ways = 1
    for month in _MONTHS:
        free = (unseen >> 4 * month & 15).bit_count()
        had = [(int(cards) >> 4 * month & 15).bit_count() for cards in state.played]
        found = 0
        for first in range(min(free, 3 - had[0]) + 1 if hidden[0] else 1):
            for second in range(min(free - first, 3 - had[1]) + 1 if hidden[1] else 1):
                places = [_PAIRS * first + int(had[0] + first == 2), _PAIRS * second + int(had[1] + second == 2)]
                found |= ways << places[0] + _HAND * places[1]
        ways = found & room_for_both
    pairs = [[count for count in range(_PAIRS) if count != 4 or not cards] for cards in hidden]
    for first in pairs[0]:
        for second in pairs[1]:
            if ways >> _PAIRS * hidden[0] + first + _HAND * (_PAIRS * hidden[1] + second) & 1:
                return
    raise ValueError("board.hands: a hidden hand can only have been a lucky one, which wins the round at once (KK-5)")
