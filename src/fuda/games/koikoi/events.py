"""What happened, told from the state before, the action and the state after; and why an action is refused."""

from collections.abc import Sequence
from typing import Any

from fuda.core.events import Event
from fuda.games.koikoi import event_types as kinds
from fuda.games.koikoi import rules, yaku
from fuda.games.koikoi.notation import CARDS, names
from fuda.games.koikoi.view import OUTCOMES, settled


def dealt(before: rules.State, table: rules.Table, cards: Sequence[int], after: rules.State) -> list[Event]:
    """Tell what a lot brought: a draw for the dealer, a void deal, or a round."""
    told: list[Event] = []
    if before.phase == rules.DRAW:
        told += [kinds.DrawDealer(seat=seat, card=CARDS[cards[seat]]).told("KK-2") for seat in range(rules.SEATS)]
        if after.phase == rules.DRAW:
            told.append(kinds.DrawAgain().told("KK-2"))
        else:
            told.append(kinds.Dealer(seat=int(after.oya)).told("KK-2"))
        return told
    if before.phase == rules.REST and after.round_number > table.rounds:
        told.append(kinds.ExtraRound(round=int(after.round_number)).told("KK-33"))
    if after.phase == rules.DEAL:
        field = [cards[i] for i in (*range(8, 12), *range(20, 24))]
        told.append(kinds.VoidDeal(cards=[CARDS[card] for card in sorted(field)]).told("KK-4"))
        return told
    told.append(
        kinds.Deal(
            round=int(after.round_number), rounds=max(table.rounds, after.round_number), seat=int(after.oya)
        ).told("KK-3")
    )
    if table.field_lights and after.lights:
        told.append(kinds.FieldLights(count=int(after.lights), factor=1 + int(after.lights)).told("KK-25"))
    if after.phase != rules.EXCHANGE:
        told += _begun(table, after)
    return told


def happened(before: rules.State, table: rules.Table, seat: int, action: int, after: rules.State) -> list[Event]:
    """Tell what an action brought, down to the end of the round and of the match."""
    if action in (rules.SWAP, rules.KEEP):
        told = [(kinds.Swap if action == rules.SWAP else kinds.Keep)(seat=seat).told("KK-26")]
        return told + _begun(table, after)
    if action == rules.DECLARE:
        told = [kinds.Declare(seat=seat, cards=names(int(before.hand[seat]))).told("KK-6")]
        return told + _finished(table, int(before.field), after)
    if action == rules.STOP:
        return [kinds.Stop(seat=seat).told("KK-21", "KK-28"), *_finished(table, int(before.field), after)]
    if action == rules.KOI:
        told = [kinds.Koi(seat=seat, count=int(after.koi[seat])).told("KK-21")]
        return told + _passed_on(table, before, int(before.field), after)
    if after.phase == rules.TAKE_HAND:  # the card waits for a choice
        return [kinds.Play(seat=seat, card=CARDS[action]).told("KK-8")]
    if before.phase == rules.TAKE_STOCK:
        told, field = _taken(before, seat, action)
    else:
        told, field = _hand_card(before, seat, action)
        card = int(before.stock[int(before.top)])
        told.append(kinds.TurnUp(seat=seat, card=CARDS[card]).told("KK-8", "KK-12"))
        if after.phase == rules.TAKE_STOCK:
            return told
        met, field = _met(field, seat, card, kinds.Stay, "KK-12")
        told += met
    return told + _turn_ended(before, table, seat, field, after)


def refuse(state: rules.State, table: rules.Table, seat: int, action: int) -> str | None:
    """Return the clause that forbids an action, None when it is legal."""
    waiting = int(rules.to_act(state.record, table.record))
    if not waiting >> seat & 1:
        if not waiting:
            return "KK-28" if state.phase == rules.REST else "KK-1"
        return "KK-26" if state.phase == rules.EXCHANGE else "KK-8"
    if state.phase == rules.PLAY:
        if action < rules.TAKE:
            return None if int(state.hand[seat]) >> action & 1 else "KK-8"
        if action == rules.DECLARE:
            lucky = rules.lucky(int(state.hand[seat])) > 0
            on = table.lucky_hand == rules.BY_DECLARATION
            if on and lucky and state.held[seat] == rules.HAND:
                return None
            return "KK-5" if table.lucky_hand == rules.AUTOMATIC else "KK-6"
        if action in (rules.KOI, rules.STOP):
            return "KK-22" if state.koi[seat] else "KK-21"
        return "KK-26" if action in (rules.SWAP, rules.KEEP) else "KK-9"
    if state.phase in (rules.TAKE_HAND, rules.TAKE_STOCK):
        matches = int(state.field) & _month(int(state.pending))
        if action == rules.TAKE_NONE:
            return None if state.wild and not matches else "KK-27" if state.wild else "KK-11"
        if rules.TAKE <= action < rules.TAKE_NONE:
            open_to = int(state.field) if state.wild else matches
            return None if open_to >> action - rules.TAKE & 1 else "KK-27" if state.wild else "KK-9"
        return "KK-12" if state.phase == rules.TAKE_STOCK else "KK-9"
    if state.phase == rules.CALL:
        return None if action in (rules.KOI, rules.STOP) else "KK-21"
    return None if action in (rules.SWAP, rules.KEEP) else "KK-26"


def _hand_card(before: rules.State, seat: int, action: int) -> tuple[list[Event], int]:
    """Tell of the card from the hand, and return the field after it."""
    if before.phase == rules.TAKE_HAND:
        return _taken(before, seat, action)
    told, field = _met(int(before.field), seat, action, kinds.Lay, "KK-9")
    return [kinds.Play(seat=seat, card=CARDS[action]).told("KK-8"), *told], field


def _met(field: int, seat: int, card: int, stays: type[kinds.Lay | kinds.Stay], clause: str) -> tuple[list[Event], int]:
    """Tell how a card met the field without a choice, and return the field after it."""
    matches = field & _month(card)
    if matches:
        return [kinds.Capture(seat=seat, cards=[CARDS[card], *names(matches)]).told(clause)], field & ~matches
    return [stays(seat=seat, card=CARDS[card]).told("KK-10")], field | 1 << card


def _taken(before: rules.State, seat: int, action: int) -> tuple[list[Event], int]:
    """Tell of a chosen match, and return the field after it."""
    pending, field = int(before.pending), int(before.field)
    if action == rules.TAKE_NONE:
        return [kinds.Lay(seat=seat, card=CARDS[pending]).told("KK-27")], field | 1 << pending
    card = action - rules.TAKE
    if card >> 2 != pending >> 2:
        return [kinds.Gaji(seat=seat, card=CARDS[card], month=(card >> 2) + 1).told("KK-27")], field & ~(1 << card)
    month = field & _month(card)
    taken = month if month.bit_count() == 3 else 1 << card
    clause = "KK-9" if before.phase == rules.TAKE_HAND else "KK-12"
    return [kinds.Capture(seat=seat, cards=[CARDS[pending], *names(taken)]).told(clause)], field & ~taken


def _turn_ended(before: rules.State, table: rules.Table, seat: int, field: int, after: rules.State) -> list[Event]:
    """Tell of yaku made in the turn, and what follows; `field` is what lay there before any claim."""
    told: list[Event] = []
    captured, packed = int(after.captured[seat]), int(after.yaku[seat])
    if after.claim_seat == seat and (claimed := _claimed(field, after)):  # it comes after the comparison (KK-27)
        captured &= ~claimed
        packed = int(rules.yaku(captured, table.record))
    if packed != before.yaku[seat]:
        told += _made(table, seat, int(before.yaku[seat]), packed, captured)
    if after.outcome == rules.EMPTY_HAND:
        told.append(kinds.AutoStop(seat=seat).told("KK-22"))
    if after.phase == rules.CALL:
        return told
    return told + _passed_on(table, before, field, after)


def _made(table: rules.Table, seat: int, before: int, packed: int, captured: int) -> list[Event]:
    """Tell of the yaku that are new or worth more than at the end of the seat's turn before (KK-21)."""
    had = yaku.points(before)
    if not table.share_cards and sum(yaku.points(packed).values()) <= sum(had.values()):
        return []
    return [
        (kinds.Improve if yaku.PLACE[line["yaku"]] in had else kinds.Yaku)(seat=seat, **_without(line, "clause")).told(
            line["clause"], "KK-21"
        )
        for line in yaku.lines(packed, captured, table)
        if line["yaku"] in yaku.PLACE and line["points"] > had.get(yaku.PLACE[line["yaku"]], 0)
    ]


def _passed_on(table: rules.Table, before: rules.State, field: int, after: rules.State) -> list[Event]:
    """Tell how the turn went on, or that the round is over."""
    if after.outcome != rules.GOING:
        return _finished(table, field, after)
    drawn = int(after.top) - int(before.top) - (before.phase in (rules.PLAY, rules.TAKE_HAND))
    if drawn > 0:
        return [kinds.Refill(card=names(int(after.field))[0]).told("KK-14")]
    return []


def _begun(table: rules.Table, after: rules.State) -> list[Event]:
    """Tell of lucky hands that end a round before it starts (KK-5)."""
    if after.outcome == rules.VOID_LUCKY:
        told = [kinds.BothLucky(hands=[names(int(hand)) for hand in after.hand]).told("KK-5")]
        return told + _round_over(table, after)
    if after.outcome == rules.LUCKY:
        winner = int(after.winner)
        told = [kinds.Lucky(seat=winner, cards=names(int(after.hand[winner]))).told("KK-5")]
        return told + _scored(table, after) + _round_over(table, after)
    return []


def _finished(table: rules.Table, field: int, after: rules.State) -> list[Event]:
    """Tell of a finished round: the gaji's claim on the field, every scored line, the factors and the score."""
    told: list[Event] = []
    if claimed := _claimed(field, after):
        told.append(kinds.Claim(seat=int(after.claim_seat), cards=names(claimed)).told("KK-27"))
    if after.outcome == rules.LAST_YAKU:
        told.append(kinds.LastYaku(seat=int(after.winner)).told("KK-29"))
    return told + _scored(table, after) + _round_over(table, after)


def _scored(table: rules.Table, after: rules.State) -> list[Event]:
    """Tell every scored line of the finished round, and the factors."""
    winner = int(after.winner)
    if winner < 0:
        return []
    sums = settled(after, table)
    lines, koi, lights, doublings = sums["lines"], sums["koi"], sums["lights"], sums["doublings"]
    factor = koi * lights * doublings
    told = [kinds.Line(seat=winner, factor=factor, **_without(line, "clause")).told(line["clause"]) for line in lines]
    clauses = ["KK-23"] + ["KK-24"] * (doublings > 1) + ["KK-25"] * (lights > 1)
    return [*told, kinds.Factor(seat=winner, **_without(sums, "lines")).told(*clauses)]


def _round_over(table: rules.Table, after: rules.State) -> list[Event]:
    """Tell the round's result and, when it was the last one, the match's."""
    outcome, score = OUTCOMES[after.outcome], [int(points) for points in after.score]
    told: list[Event] = []
    if after.winner >= 0:
        told.append(kinds.RoundWon(seat=int(after.winner), gain=int(after.gain), outcome=outcome).told("KK-28"))
    elif after.outcome == rules.VOID_HANDS:
        told.append(
            kinds.RoundVoidHands(outcome=outcome).told("KK-29" if table.last_card == rules.SKIPPED else "KK-30")
        )
    else:
        told.append(kinds.RoundVoidLucky(outcome=outcome).told("KK-5"))
    told += [kinds.Score(seat=seat, points=points).told("KK-23") for seat, points in enumerate(score)]
    if after.phase == rules.OVER:
        if score[0] == score[1]:
            told.append(kinds.MatchDraw(scores=score).told("KK-33"))
        else:
            told.append(kinds.MatchWon(seat=score.index(max(score)), scores=score).told("KK-33"))
    return told


def _claimed(field: int, after: rules.State) -> int:
    """Return the cards that a gaji's owner took from the field when the round ended (KK-27)."""
    if after.outcome == rules.GOING or after.claim_seat < 0:
        return 0
    return field & rules.MONTH << 4 * int(after.claim_month)


def _month(card: int) -> int:
    return rules.MONTH << (card & 0x3C)


def _without(line: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != key}
