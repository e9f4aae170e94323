"""What happened, told from the state before, the action and the state after; and why an action is refused."""

from collections.abc import Sequence
from typing import Any

from fuda.core.contract import Event
from fuda.games.kocka import rules
from fuda.games.kocka.notation import CARDS, SUITS, names
from fuda.games.kocka.view import ENDS, OUTCOMES, costly, reason, tricks


def dealt(before: rules.State, table: rules.Table, cards: Sequence[int], after: rules.State) -> list[Event]:
    """Tell what a lot brought: the first dealer, or a round."""
    if before.phase == rules.DRAW:
        told = [_event("draw-dealer", ["SC-3"], seat=seat, card=CARDS[card]) for seat, card in enumerate(cards)]
        return [*told, _event("dealer", ["SC-3"], seat=int(after.dealer))]
    return [_event("deal", ["SC-4"], round=int(after.round_number), seat=int(after.dealer))]


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
        told = [_event("throw", ["SC-12"], seat=seat, taken=out, points=int(after.points[seat]))]
        return told + _ended(table, after)
    if action == rules.DONE:
        told = [_event("done", ["SC-20"], seat=seat)]
        return told if after.phase == rules.CALLS else told + _lost(table, after)
    player, trick = divmod(action - rules.RENONC, 8)
    suit = SUITS[int(before.plays[4 * trick]) >> 3]
    told = [_event("renonc", ["SC-20"], seat=seat, player_seat=player, trick=trick + 1, suit=suit)]
    if after.outcome != rules.CAUGHT:
        return [*told, _event("renonc-wrong", ["SC-20"], seat=player, trick=trick + 1, suit=suit)]
    proof = names(int(after.proof))
    right = _event("renonc-right", ["SC-20"], seat=player, trick=trick + 1, suit=suit, cards=proof)
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
    told = [_event("ready", ["SC-5"], seat=seat)]
    if after.phase == rules.PLAY:
        told.append(_event("exchanged", ["SC-5", "SC-6"], seat=int(after.turn)))
    return told


def _played(before: rules.State, table: rules.Table, seat: int, card: int, after: rules.State) -> list[Event]:
    """Tell of a card, of the trick that it closed and of what followed from that."""
    place = int(before.played)
    led = int(after.plays[place & ~3])
    key, clause = (
        ("lead", "SC-6") if not place & 3 else ("play", "SC-7") if card >> 3 == led >> 3 else ("stray", "SC-7")
    )
    told = [_event(key, [clause], seat=seat, card=CARDS[card])]
    if place & 3 != 3:
        return told
    trick = place >> 2
    taker = int(after.leader[trick + 1])
    cards = [CARDS[int(each)] for each in after.plays[place - 3 : place + 1]]
    shown: dict[str, Any] = {"seat": taker, "trick": trick + 1, "cards": cards}
    if table.show_points:
        points = int(after.points[taker]) - int(before.points[taker])
        told.append(_event("trick", ["SC-8", "SC-2"], **shown, points=points))
    else:
        told.append(_event("trick-unscored", ["SC-8"], **shown))
    told += _honest(after, trick)
    if after.outcome == rules.GOING:
        return told
    if after.outcome == rules.SEVENTEEN:
        told.append(_event("seventeen", ["SC-11"], seat=taker, points=int(after.points[taker])))
    return told + _ended(table, after)


def _honest(after: rules.State, trick: int) -> list[Event]:
    """Announce an honest suit: everybody followed twice (SC-21)."""
    suit = int(after.plays[4 * trick]) >> 3
    clean = [
        t for t in range(trick + 1) if all(int(card) >> 3 == suit for card in after.plays[4 * t : 4 * t + 4])
    ]  # fmt: skip
    if len(clean) == 2 and clean[-1] == trick:
        return [_event("honest-suit", ["SC-21"], suit=SUITS[suit])]
    return []


def _ended(table: rules.Table, after: rules.State) -> list[Event]:
    """Tell what everybody took; then ask for calls of renonc, or tell who lost."""
    told: list[Event] = []
    for seat in range(rules.SEATS):
        cards = costly(after, seat)
        key = "took"
        if after.outcome == rules.PLAYED and after.leader[rules.HAND] == seat:
            key = "took-last" if cards else "took-last-only"
        elif after.thrower == seat:
            key = "took-rest"
        won = sum(trick.taker == seat for trick in tricks(after))
        taken: dict[str, Any] = {"tricks": won, "cards": [CARDS[card] for card in cards]}
        told.append(_event(key, ["SC-2", "SC-13"], seat=seat, **taken, points=int(after.points[seat])))
    if after.phase == rules.CALLS:
        return [*told, _event("calls", ["SC-20"], seat=int(after.turn))]
    return told + _lost(table, after)


def _lost(table: rules.Table, after: rules.State) -> list[Event]:
    """Tell who lost the round and why, the letters, and the end of the match."""
    losers = [seat for seat in range(rules.SEATS) if int(after.losers) >> seat & 1]
    outcome = OUTCOMES[after.outcome]
    told = _why(after, losers)
    for seat in losers:
        letters = int(after.letters[seat])
        why = ["SC-15", ENDS[after.outcome]]
        told.append(_event("round-lost", why, seat=seat, letters=letters, of=int(table.letters), outcome=outcome))
    if not losers:
        told.append(_event("round-void", ["SC-14"], seat=int(after.dealer), outcome=outcome))
    told += [_event("letters", ["SC-15"], seat=seat, letters=int(n)) for seat, n in enumerate(after.letters)]
    if after.phase == rules.OVER:
        letters = [int(n) for n in after.letters]
        told += [_event("match-lost", ["SC-16"], seat=seat) for seat in losers if letters[seat] >= table.letters]
        for place in sorted({sum(other < n for other in letters) for n in letters if n < table.letters}):
            for seat, n in enumerate(letters):
                if sum(other < n for other in letters) == place and n < table.letters:
                    told.append(_event("place", ["SC-16"], seat=seat, place=place + 1, letters=n))
    return told


def _why(after: rules.State, losers: list[int]) -> list[Event]:
    """Tell of a tie at the top and how it was settled (SC-14), or of a moon (SC-18)."""
    why, points = reason(after), [int(each) for each in after.points]
    tied = [seat for seat in range(rules.SEATS) if points[seat] == max(points)]
    if why == "most":
        return []
    if why == "moon":
        return [_event("moon", ["SC-18"], seat=tied[0])]
    told = [_event("tie", ["SC-14"], seats=tied, points=max(points))]
    return told if why == "tie" else [*told, _event(why, ["SC-14"], seat=losers[0])]


def _event(key: str, clauses: list[str], **args: Any) -> Event:
    return {"key": f"kocka-event-{key}", "args": args, "clauses": clauses, "move": 0}
