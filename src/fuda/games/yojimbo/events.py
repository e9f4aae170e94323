"""What happened, told from the state before, the action and the state after; and why an action is refused."""

from collections.abc import Sequence
from typing import Any

from fuda.core.events import Event
from fuda.games.yojimbo import deck, defence, layout, rules
from fuda.games.yojimbo import event_types as kinds
from fuda.games.yojimbo.deck import TYPES
from fuda.games.yojimbo.layout import State, Table
from fuda.games.yojimbo.moves import fits_with, legal, tally
from fuda.games.yojimbo.notation import CARDS
from fuda.games.yojimbo.sets import members


def dealt(before: State, table: Table, cards: Sequence[int], after: State) -> list[Event]:
    """Tell what a lot brought: the start, the discard pile's new top, a new refill pile, or a card of a hand."""
    told: list[Event] = []
    if before.phase == layout.SHUFFLE:
        told.append(kinds.Deal(count=int(table.hand)).told("YJ-4"))
    elif before.phase == layout.ORDER:
        seat, count = int(before.turn), int(before.laid)
        told.append(_top(table, cards[-1], seat, count))
    elif before.phase == layout.REFILLING:
        told.append(kinds.Reshuffle(count=len(cards)).told("YJ-13"))
    else:
        told.append(kinds.DrawFrom(seat=int(before.turn), from_seat=int(before.source)).told("YJ-13"))
    if before.phase == layout.SHUFFLE or before.purpose == layout.FOR_START:
        return told + _start_drawn(before, table, cards, after) + _opened(before, table, after)
    return told + _after_discard(before, table, after)


def happened(before: State, table: Table, seat: int, action: int, after: State) -> list[Event]:
    """Tell what an action brought, down to the end of the round and of the game."""
    if action < layout.STAND or layout.CHANGE <= action < layout.DRAW:
        return []  # nobody sees a half-made move
    if layout.PAY <= action < layout.KAITEN_LAID:
        if after.laid and after.phase == layout.PAYING:
            return []
        count = int(before.laid) + 1
        told = [kinds.Pay(seat=seat, count=count).told("YJ-25")]
        if after.phase == layout.ORDER:
            return told
        told.append(_top(table, action - layout.PAY, seat, count))
        return told + _collected(before, table, after, seat)
    if action == layout.DRAW:
        told = [kinds.Change(seat=seat, count=int(before.laid)).told("YJ-10")]
        if after.phase == layout.ORDER:
            return told
        told.append(_top(table, members(before.set_out)[0], seat, 1))
        return told + _after_discard(before, table, after)
    averter = int(before.averter)
    if action == layout.STAND:
        told, averter = [_stood(before, table, seat)], seat
    elif action == layout.TRAIN:
        told = [kinds.Train(seat=seat).told("YJ-9")]
        return told + _drawing(before, table, after)
    elif action == layout.RETREAT:
        failed = before.phase == layout.FORCED
        told = [kinds.ForcedOut(seat=seat).told("YJ-19") if failed else kinds.Retreat(seat=seat).told("YJ-12")]
    elif layout.KAITEN_LAID <= action < layout.TRAIN:
        told = [kinds.Kaiten(seat=seat, card=CARDS[action - layout.KAITEN_LAID]).told("YJ-19")]
        if after.phase == layout.FORCED:
            return [*told, kinds.Forced(seat=seat).told("YJ-19")]
        if before.staying == 1 << seat:  # the last card was laid and nobody else is in
            told.append(kinds.AutoRetreat(seat=seat).told("YJ-12"))
    elif action in (layout.KICK_STACK, layout.KICK_NEXT):
        told = [(kinds.KickStack if action == layout.KICK_STACK else kinds.KickNext)(seat=seat).told("YJ-23")]
        return told + _collected(before, table, after, seat)
    elif action in (layout.POINTS, layout.HAND):
        told = [(kinds.Points if action == layout.POINTS else kinds.Hand)(seat=seat).told("YJ-25")]
        return told + _collected(before, table, after, seat)
    else:
        return [kinds.From(seat=seat, from_seat=action - layout.FROM).told("YJ-13")]
    return told + _passed_on(before, table, after, averter)


def refuse(state: State, table: Table, seat: int, action: int) -> str | None:
    """Return the clause that forbids an action, None when it is legal."""
    if state.phase == layout.OVER:
        return "YJ-29"
    waiting = int(rules.to_act(state.record, table.record))
    if not waiting >> seat & 1:
        return "YJ-7" if waiting else "YJ-13" if state.phase != layout.SHUFFLE else "YJ-4"
    if action in legal(state, table, seat):
        return None
    if action >= layout.FROM:
        return "YJ-13"
    if action >= layout.POINTS or layout.PAY <= action < layout.KAITEN_LAID:
        return "YJ-25"
    if action >= layout.KICK_STACK:
        return "YJ-23"
    if state.phase in (layout.KICKED, layout.PRIZE, layout.PAYING, layout.SOURCE):
        return {layout.KICKED: "YJ-23", layout.SOURCE: "YJ-13"}.get(int(state.phase), "YJ-25")
    if action < layout.CHANGE:
        return why_not(state, table, seat, action)["clause"]
    if layout.KAITEN_LAID <= action < layout.TRAIN:
        return "YJ-19"
    if state.purpose == layout.FOR_CHANGE and layout.CHANGE <= action <= layout.DRAW:
        return "YJ-10"  # a card that is not held, or not yet the whole hand
    if action == layout.RETREAT or state.laid:
        return "YJ-8"  # a move of another kind has begun
    if state.phase == layout.FORCED:
        return "YJ-19"
    return "YJ-8" if state.turned >> seat & 1 else "YJ-10"


def why_not(state: State, table: Table, seat: int, action: int) -> dict[str, Any]:
    """Return why a card cannot be laid, or the laid ones do not stand: the key of a sentence, arguments and clause."""
    played = deck.known(table.deck_id)
    laid = members(state.set_out)
    if state.purpose == layout.FOR_CHANGE:
        return _why("changing", "YJ-8")
    if action == layout.STAND:
        return _insufficient(state, table, seat, laid)
    card = action - layout.LAY
    if card not in members(state.hand[seat]):
        return _why("not-held", "YJ-11", card=CARDS[card])
    kind = played.defence(card)
    attack = played.attacks[int(defence.face_of(table.record, int(state.stack[state.stacked - 1])))]
    against = TYPES.index(attack.type)
    told = {"card": CARDS[card], "face": kind.id, "attack": attack.type, "height": attack.height}
    others = [played.defence(other) for other in laid]
    if kind.kind == "kaiten":
        return _why("kaiten-alone", "YJ-19", **told)
    if kind.kind == "tenkan" and (state.gone == layout.PILE or any(k.kind == "tenkan" for k in others)):
        return _why("one-tenkan" if state.gone < layout.PILE else "no-next", "YJ-18", **told)
    if kind.kind == "osae" and any(k.kind == "osae" for k in others):
        return _why("one-osae", "YJ-17", **told)
    mine = [*laid, *members(state.hand[seat])]
    pivots = any(played.defence(c).kind == "tenkan" for c in mine) and state.gone < layout.PILE
    if not pivots:  # with a Tenkan in hand another attack can be meant
        if kind.kind == "technique" and not kind.values[against]:
            return _why("worthless-dagger" if attack.type == "dagger" else "worthless", _no_value(attack.type), **told)
        if attack.type == "dagger":
            if kind.kind == "irimi" and not table.irimi_against_dagger:
                return _why("no-irimi", "YJ-15", **told)
            if not any(played.defence(c).kind == "osae" for c in mine):
                return _why("needs-osae", "YJ-17", **told)
    if laid:
        count = tally(state, table, seat, [*laid, card])
        if count["osae_needed"]:
            return _why("needs-osae", "YJ-17", **told)
        if count["renraku"] < count["renraku_needed"]:
            return _why("needs-renraku", "YJ-14", needed=count["renraku_needed"], **told)
    if (kind.kind == "osae" or attack.type == "dagger") and (needed := _renraku_needed(state, table, seat, card)):
        return _why("needs-renraku", "YJ-14", needed=needed, **told)
    return _why(*(("no-renraku", "YJ-14") if kind.kind == "renraku" else ("too-weak", "YJ-11")), **told)


def _renraku_needed(state: State, table: Table, seat: int, card: int) -> int:
    """Return how many Renraku a lay with this card would need, 0 where no number of them helps."""
    played, mine = deck.known(table.deck_id), [*members(state.set_out), *members(state.hand[seat])]
    links = [other for other in range(len(played.cards)) if played.defence(other).kind == "renraku"]
    held = [link for link in links if link in mine]
    spare = [link for link in links if link not in mine]
    if not fits_with(state, table, seat, card, spare):  # as it mostly is
        return 0
    count = next(count for count in range(1, len(spare) + 1) if fits_with(state, table, seat, card, spare[:count]))
    return len(held) + count


def _insufficient(state: State, table: Table, seat: int, laid: list[int]) -> dict[str, Any]:
    """Return why the laid cards are no defence."""
    if not laid:
        return _why("nothing-laid", "YJ-11")
    count = tally(state, table, seat, laid)
    told = {"total": count["total"], "height": count["against"]["height"], "attack": count["against"]["type"]}
    if count["osae_needed"]:
        return _why("needs-osae", "YJ-17", **told)
    if count["renraku"] != count["renraku_needed"]:
        return _why("renraku-count", "YJ-14", laid=count["renraku"], needed=count["renraku_needed"], **told)
    return _why("not-enough", "YJ-11", **told)


def _no_value(kind: str) -> str:
    return "YJ-17" if kind == "dagger" else "YJ-14"


def _why(key: str, clause: str, **args: Any) -> dict[str, Any]:
    return {"key": f"yojimbo-why-{key}", "args": args, "clause": clause}


def _start_drawn(before: State, table: Table, cards: Sequence[int], after: State) -> list[Event]:
    """Tell the draws for the start, tie after tie (YJ-5)."""
    if table.dealer >= 0:
        return [kinds.Start(seat=int(after.holder)).told("YJ-5")]
    told: list[Event] = []
    if before.phase == layout.SHUFFLE:
        pile = list(cards[layout.PILE + table.players * table.hand :])
        contenders = owed = (1 << table.players) - 1
    else:
        pile, contenders, owed = list(cards), int(before.contenders), int(before.owed)
    drawn = [int(card) for card in before.drawn]
    while True:
        for seat in range(table.players):
            if owed >> seat & 1:
                if not pile:  # the discards have to be shuffled first
                    return told
                card = drawn[seat] = pile.pop(0)
                told.append(kinds.DrawStart(seat=seat, card=CARDS[card], **_faced(table, card)).told("YJ-5"))
        heights = {s: table.height[table.attack[drawn[s]]] for s in range(table.players) if contenders >> s & 1}
        best = [seat for seat, height in heights.items() if height == max(heights.values())]
        decided = after.holder >= 0 and all(drawn[seat] == after.drawn[seat] for seat in best)
        if decided:
            if len(best) > 1:
                told.append(kinds.DrawLevel(seats=best).told("YJ-5"))
            return [*told, kinds.Start(seat=int(after.holder)).told("YJ-5")]
        contenders = owed = sum(1 << seat for seat in best)
        told.append(kinds.DrawAgain(seats=best).told("YJ-5"))


def _stood(before: State, table: Table, seat: int) -> Event:
    """Tell of a defence."""
    played = deck.known(table.deck_id)
    laid = members(before.set_out)
    count = tally(before, table, seat, laid)
    used = {played.defence(card).kind for card in laid}
    clauses = ["YJ-11", *(["YJ-14"] if "renraku" in used else []), *(["YJ-15"] if "irimi" in used else [])]
    clauses += ["YJ-16"] * bool(count["bonus"]) + ["YJ-17"] * ("osae" in used) + ["YJ-18"] * count["tenkan"]
    kind = kinds.AvertNext if count["tenkan"] else kinds.Avert
    return kind(
        seat=seat, cards=[CARDS[card] for card in laid], faces=[played.defence(card).id for card in laid],
        total=count["total"], bonus=count["bonus"], attack=count["against"]["type"], height=count["against"]["height"],
    ).told(*clauses)  # fmt: skip


def _top(table: Table, card: int, seat: int, count: int) -> Event:
    """Tell which card lies on top of the discard pile after a seat put some there."""
    face = deck.known(table.deck_id).defence(card).id
    return kinds.Top(seat=seat, count=count, card=CARDS[card], face=face).told("YJ-6")


def _faced(table: Table, card: int) -> dict[str, Any]:
    """Return what is to be told of an attack."""
    attack = deck.known(table.deck_id).attack(card)
    return {"face": attack.id, "attack": attack.type, "height": attack.height}


def _drawing(before: State, table: Table, after: State) -> list[Event]:
    """Tell how many cards came from the piles, and what followed when no more were owed."""
    seat = int(before.turn)
    purpose = layout.FOR_TRAINING if before.purpose == layout.NOTHING else before.purpose
    told = _drawn(before, after, seat, {layout.FOR_TRAINING: "YJ-9", layout.FOR_CHANGE: "YJ-10"}.get(purpose, "YJ-24"))
    if after.phase in (layout.REFILLING, layout.SOURCE) and after.purpose == purpose:
        return [*told, *_empty(after)]
    if purpose == layout.FOR_OSAE:
        return told + _opened(before, table, after)
    return told + _passed_on(before, table, after, int(before.averter))


def _drawn(before: State, after: State, seat: int, clause: str) -> list[Event]:
    pile = members(before.discarded) if before.phase == layout.REFILLING else before.refill[: before.left]
    count = len(set(pile) & set(members(after.hand[seat])))
    return [kinds.Draw(seat=seat, count=count).told(clause)] if count else []


def _empty(after: State) -> list[Event]:
    """Tell that both piles are empty and a hand has to be chosen."""
    return [kinds.Empty(seat=int(after.turn)).told("YJ-13")] if after.phase == layout.SOURCE else []


def _after_discard(before: State, table: Table, after: State) -> list[Event]:
    """Tell what follows when cards of a change or of a payment have been put away, or a lot was drawn from."""
    if before.purpose == layout.NOTHING:
        return _collected(before, table, after, int(before.turn))
    return _drawing(before, table, after)


def _passed_on(before: State, table: Table, after: State, averter: int) -> list[Event]:
    """Tell how the turn went on, or how the round ended; `averter` averted last."""
    ended = after.round_number != before.round_number or after.phase not in (layout.TURN, layout.FORCED)
    told: list[Event] = []
    for seat in range(table.players):  # YJ-12: whoever had nothing left went out by themselves
        stays = seat == averter if ended else after.staying >> seat & 1
        if before.staying >> seat & 1 and seat != before.turn and not stays:
            told.append(kinds.AutoRetreat(seat=seat).told("YJ-12"))
    if not ended:
        return told
    if averter < 0:
        return [*told, kinds.Nobody(count=int(before.stacked)).told("YJ-27"), *_opened(before, table, after)]
    told.append(kinds.RoundWon(seat=averter).told("YJ-20"))
    if averter != before.holder:
        told.append(kinds.Yojimbo(seat=averter, from_seat=int(before.holder)).told("YJ-21"))
        taken = _tribute(before, after)
        if taken:
            told.append(kinds.Tribute(seat=averter, from_seat=int(before.holder), count=taken).told("YJ-21", "YJ-28"))
    return told + _collected(before, table, after, averter)


def _tribute(before: State, after: State) -> int:
    """Return how many victory cards changed hands with Yojimbo."""
    return max(0, before.won[before.holder] - after.won[before.holder])


def _collected(before: State, table: Table, after: State, seat: int) -> list[Event]:
    """Tell what the winner got, or is asked."""
    if after.phase == layout.KICKED:
        return [kinds.KickChoice(seat=seat).told("YJ-23")]
    if after.phase == layout.PRIZE:
        return [kinds.PrizeChoice(seat=seat, price=int(rules.price(after.record, table.record))).told("YJ-25")]
    if after.phase == layout.PAYING:
        return []
    told: list[Event] = []
    played = deck.known(table.deck_id)
    won = [int(card) for card in after.victory[seat][before.won[seat] + _tribute(before, after) : after.won[seat]]]
    if won:
        points = sum(played.attack(card).points for card in won)
        faces = [played.attack(card).id for card in won]
        told.append(kinds.Victory(seat=seat, faces=faces, count=len(won), points=points).told("YJ-22", "YJ-24"))
    hand = members(after.hand[seat])  # in the order in which the attacks lay: that of numbers tells cards apart
    gained = [int(card) for card in (*before.stack[: before.stacked], *before.attack[before.gone :]) if card in hand]
    if gained:
        faces = [played.attack(card).id for card in gained]
        told.append(kinds.IntoHand(seat=seat, faces=faces, count=len(gained)).told("YJ-25"))
    thrown = [int(c) for c in before.stack[: before.stacked] if c in members(after.discarded)]
    if thrown:
        told.append(kinds.StackDiscarded(count=len(thrown), cards=[CARDS[c] for c in thrown]).told("YJ-23"))
    told += _drawn(before, after, seat, "YJ-24")
    if after.purpose == layout.FOR_OSAE:
        return [*told, *_empty(after)]
    return told + _opened(before, table, after)


def _opened(before: State, table: Table, after: State) -> list[Event]:
    """Tell the attack of a new round, or how the game ended."""
    if after.phase == layout.OVER:
        return _ended(table, after)
    if after.round_number == before.round_number:
        return []
    attack = kinds.Attack(
        round=int(after.round_number),
        seat=int(after.holder),
        count=int(after.stacked),
        left=layout.PILE - int(after.gone),
        **_faced(table, int(after.stack[after.stacked - 1])),
    )
    return [attack.told("YJ-26" if after.stacked == 1 else "YJ-27")]


def _ended(table: Table, after: State) -> list[Event]:
    """Tell the result (YJ-29, YJ-30)."""
    played = deck.known(table.deck_id)
    scores = [
        sum(played.attack(int(c)).points for c in after.victory[seat][: after.won[seat]])
        for seat in range(table.players)
    ]
    mask = int(rules.winners(after.record, table.record))
    winners = [seat for seat in range(table.players) if mask >> seat & 1]
    tied = scores.count(max(scores)) > 1
    told = [kinds.End(unwon=int(after.stacked)).told("YJ-29")]
    told += [kinds.Score(seat=seat, points=points).told("YJ-30") for seat, points in enumerate(scores)]
    if tied and len(winners) == 1:
        told.append(kinds.Tie(seat=winners[0]).told("YJ-30"))
    if len(winners) == 1:
        return [*told, kinds.MatchWon(seat=winners[0], scores=scores).told("YJ-30")]
    return [*told, kinds.MatchShared(seats=winners, scores=scores).told("YJ-30")]
