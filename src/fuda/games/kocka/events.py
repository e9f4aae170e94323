"""What happened, told from the state before, the action and the state after; and why an action is refused."""

from collections.abc import Sequence
from typing import Any

from fuda.core.events import Event
from fuda.games.kocka import event_types as kinds
from fuda.games.kocka import rules
from fuda.games.kocka.notation import CARDS, SUITS, names
from fuda.games.kocka.view import ENDS, OUTCOMES, costly, reason, tricks


def dealt(before: rules.State, table: rules.Table, cards: Sequence[int], after: rules.State) -> list[Event]:
    """Tell what a lot brought: the first dealer, or a round."""
    if before.phase == rules.DRAW:
        told = [kinds.DrawDealer(seat=seat, card=CARDS[card]).told("SC-3") for seat, card in enumerate(cards)]
        return [*told, kinds.Dealer(seat=int(after.dealer)).told("SC-3")]
    return [kinds.Deal(round=int(after.round_number), seat=int(after.dealer)).told("SC-4")]


def recall(told: Sequence[Event], table: rules.Table) -> int:
    """Return the first move that may still be told of: the last trick is looked at until the next one is led (SC-9)."""
    if table.open_history:
        return 0
    return next((event["move"] for event in reversed(told) if event["key"] == "kocka-event-lead"), 0)


def happened(before: rules.State, table: rules.Table, seat: int, action: int, after: rules.State) -> list[Event]:
    """Tell what an action brought, down to the end of the round and of the match."""
    if rules.PASS <= action < rules.THROW:
        return _passed(before, seat, after)
    if action < rules.PASS:
        return _played(before, table, seat, action, after)
    if action == rules.THROW:
        out = rules.TOTAL - sum(int(points) for points in before.points)
        told = [kinds.Throw(seat=seat, taken=out, points=int(after.points[seat])).told("SC-12")]
        return told + _ended(table, after)
    if action == rules.DONE:
        told = [kinds.Done(seat=seat).told("SC-20")]
        return told if after.phase == rules.CALLS else told + _lost(table, after)
    player, trick = divmod(action - rules.RENONC, 8)
    suit = SUITS[int(before.plays[4 * trick]) >> 3]
    told = [kinds.Renonc(seat=seat, player_seat=player, trick=trick + 1, suit=suit).told("SC-20")]
    if after.outcome != rules.CAUGHT:
        return [*told, kinds.RenoncWrong(seat=player, trick=trick + 1, suit=suit).told("SC-20")]
    proof = names(int(after.proof))
    right = kinds.RenoncRight(seat=player, trick=trick + 1, suit=suit, cards=proof).told("SC-20")
    return [*told, right, *_lost(table, after)]


def refuse(state: rules.State, table: rules.Table, seat: int, action: int) -> str | None:
    """Return the clause that forbids an action, None when it is legal."""
    waiting = int(rules.to_act(state.record, table.record))
    if not waiting >> seat & 1:
        if not waiting:
            return {rules.DRAW: "SC-3", rules.DEAL: "SC-4", rules.OVER: "SC-16"}.get(state.phase, "SC-13")
        # SC-19: passing twice, playing out of turn or calling out of turn.
        return {rules.PASSING: "SC-5", rules.CALLS: "SC-20"}.get(state.phase, "SC-8")
    if rules.RENONC <= action <= rules.DONE and state.phase != rules.PASSING:
        return _refuse_call(state, table, seat, action)
    if state.phase == rules.PASSING:
        return None if _may_pass(state, seat, action - rules.PASS) else "SC-5"
    if state.phase == rules.CALLS:
        return "SC-20"
    if rules.PASS <= action < rules.THROW:
        return "SC-5"
    if action == rules.THROW:
        return None if rules.thrown_points(state.record, seat) >= rules.ENOUGH else "SC-12"
    if int(rules.playable(state.record, table.record, seat)) >> action & 1:
        return None
    return "SC-6" if int(state.hand[seat]) >> action & 1 and not state.played else "SC-7"


def _refuse_call(state: rules.State, table: rules.Table, seat: int, action: int) -> str | None:
    """Refuse a call of renonc that cannot be made, and a `done` that nobody waits for."""
    if table.renonc != rules.HONOUR or (action == rules.DONE and state.phase != rules.CALLS):
        return "SC-20"
    if action == rules.DONE:
        return None
    return None if int(rules.callable_strays(state.record, seat)) >> action - rules.RENONC & 1 else "SC-20"


def _may_pass(state: rules.State, seat: int, card: int) -> bool:
    """Tell whether a card can be the next of three in ascending order."""
    hand, passed = int(state.hand[seat]), int(state.passed[seat])
    if not 0 <= card < rules.CARDS or not hand >> card & 1 or passed >> card:
        return False
    return (hand >> card + 1).bit_count() >= rules.PASSED - 1 - passed.bit_count()


def _passed(before: rules.State, seat: int, after: rules.State) -> list[Event]:
    """Tell that a seat is ready and nothing more; then that the cards have changed hands (SC-5)."""
    if after.ready == before.ready:
        return []
    told = [kinds.Ready(seat=seat).told("SC-5")]
    if after.phase == rules.PLAY:
        told.append(kinds.Exchanged(seat=int(after.turn)).told("SC-5", "SC-6"))
    return told


def _played(before: rules.State, table: rules.Table, seat: int, card: int, after: rules.State) -> list[Event]:
    """Tell of a card, of the trick that it closed and of what followed from that."""
    place = int(before.played)
    led = int(after.plays[place & ~3])
    kind, clause = kinds.Play if card >> 3 == led >> 3 else kinds.Stray, "SC-7"
    if not place & 3:
        kind, clause = kinds.Lead, "SC-6"
    told = [kind(seat=seat, card=CARDS[card]).told(clause)]
    if place & 3 != 3:
        return told
    trick = place >> 2
    taker = int(after.leader[trick + 1])
    cards = [CARDS[int(each)] for each in after.plays[place - 3 : place + 1]]
    shown: dict[str, Any] = {"seat": taker, "trick": trick + 1, "cards": cards}
    if table.show_points:
        points = int(after.points[taker]) - int(before.points[taker])
        told.append(kinds.Trick(**shown, points=points).told("SC-8", "SC-2"))
    else:
        told.append(kinds.TrickUnscored(**shown).told("SC-8"))
    told += _honest(after, trick)
    if after.outcome == rules.GOING:
        return told
    if after.outcome == rules.SEVENTEEN:
        told.append(kinds.Seventeen(seat=taker, points=int(after.points[taker])).told("SC-11"))
    return told + _ended(table, after)


def _honest(after: rules.State, trick: int) -> list[Event]:
    """Announce an honest suit: everybody followed twice (SC-21)."""
    suit = int(after.plays[4 * trick]) >> 3
    clean = [
        t for t in range(trick + 1) if all(int(card) >> 3 == suit for card in after.plays[4 * t : 4 * t + 4])
    ]  # fmt: skip
    if len(clean) == 2 and clean[-1] == trick:
        return [kinds.HonestSuit(suit=SUITS[suit]).told("SC-21")]
    return []


def _ended(table: rules.Table, after: rules.State) -> list[Event]:
    """Tell what everybody took; then ask for calls of renonc, or tell who lost."""
    told: list[Event] = []
    for seat in range(rules.SEATS):
        cards = costly(after, seat)
        kind = kinds.Took
        if after.outcome == rules.PLAYED and after.leader[rules.HAND] == seat:
            kind = kinds.TookLast if cards else kinds.TookLastOnly
        elif after.thrower == seat:
            kind = kinds.TookRest
        won = sum(trick.taker == seat for trick in tricks(after))
        taken: dict[str, Any] = {"tricks": won, "cards": [CARDS[card] for card in cards]}
        told.append(kind(seat=seat, **taken, points=int(after.points[seat])).told("SC-2", "SC-13"))
    if after.phase == rules.CALLS:
        return [*told, kinds.Calls(seat=int(after.turn)).told("SC-20")]
    return told + _lost(table, after)


def _lost(table: rules.Table, after: rules.State) -> list[Event]:
    """Tell who lost the round and why, the letters, and the end of the match."""
    losers = [seat for seat in range(rules.SEATS) if int(after.losers) >> seat & 1]
    outcome = OUTCOMES[after.outcome]
    told = _why(after, losers)
    for seat in losers:
        letters = int(after.letters[seat])
        lost = kinds.RoundLost(seat=seat, letters=letters, of=int(table.letters), outcome=outcome)
        told.append(lost.told("SC-15", ENDS[after.outcome]))
    if not losers:
        told.append(kinds.RoundVoid(seat=int(after.dealer), outcome=outcome).told("SC-14"))
    told += [kinds.Letters(seat=seat, letters=int(n)).told("SC-15") for seat, n in enumerate(after.letters)]
    if after.phase == rules.OVER:
        letters = [int(n) for n in after.letters]
        told += [kinds.MatchLost(seat=seat).told("SC-16") for seat in losers if letters[seat] >= table.letters]
        for place in sorted({sum(other < n for other in letters) for n in letters if n < table.letters}):
            for seat, n in enumerate(letters):
                if sum(other < n for other in letters) == place and n < table.letters:
                    told.append(kinds.Place(seat=seat, place=place + 1, letters=n).told("SC-16"))
    return told


def _why(after: rules.State, losers: list[int]) -> list[Event]:
    """Tell of a tie at the top and how it was settled (SC-14), or of a moon (SC-18)."""
    why, points = reason(after), [int(each) for each in after.points]
    tied = [seat for seat in range(rules.SEATS) if points[seat] == max(points)]
    if why == "most":
        return []
    if why == "moon":
        return [kinds.Moon(seat=tied[0]).told("SC-18")]
    told = [kinds.Tie(seats=tied, points=max(points)).told("SC-14")]
    if why == "tie":
        return told
    settled = kinds.TieHejma if why == "tie-hejma" else kinds.TieLastTrick
    return [*told, settled(seat=losers[0]).told("SC-14")]
