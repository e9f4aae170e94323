"""Moves of several actions, in a person's order: what may follow, and what it comes to so far."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import IllegalAction, choices
from fuda.core.host import plain
from fuda.games.yojimbo import deck, defence, layout, rules
from fuda.games.yojimbo.layout import State, Table
from fuda.games.yojimbo.notation import CARDS, text
from fuda.games.yojimbo.sets import masks, members

# Kinds of moves by their first action: the number of the first card, and the closing action.
LAYING, CHANGING, PAYING = (layout.LAY, layout.STAND), (layout.CHANGE, layout.DRAW), (layout.PAY, None)


def more(state: State, table: Table, seat: int) -> bool:
    """Tell whether the seat's move has begun and is not whole."""
    return state.laid > 0 and state.turn == seat and state.phase in (layout.TURN, layout.FORCED, layout.PAYING)


def offers(state: State, table: Table, seat: int, begun: Sequence[int]) -> list[int]:
    """Return the next actions after those begun, which may be in any order: only what can still become a whole move."""
    if not int(rules.to_act(state.record, table.record)) >> seat & 1:
        return []
    if not begun:
        return _beginnings(state, table, seat)
    kind = next((k for k in (LAYING, CHANGING, PAYING) if k[0] <= begun[0] < k[0] + layout.NUMBERS), None)
    if kind is None:
        if begun[0] not in legal(state, table, seat):
            raise _refused(state, table, seat, begun[0], _beginnings(state, table, seat))
        if len(begun) > 1:
            raise _refused(state, table, seat, begun[-1], ())
        return []
    first, closing = kind
    so_far: list[int] = []
    for place, action in enumerate(begun):
        following = _following(state, table, seat, kind, so_far)
        if action not in following:
            allowed = following if so_far else _beginnings(state, table, seat)
            raise _refused(_begun(state, kind, so_far), table, seat, action, allowed)
        if action == closing:
            if len(begun) > place + 1:
                raise _refused(state, table, seat, begun[-1], ())
            return []
        so_far.append(action - first)
    return _following(state, table, seat, kind, so_far)


def preview(state: State, table: Table, seat: int, begun: Sequence[int]) -> Json:
    """Return what a begun move comes to: the total and what is missing of a defence, or the cards to choose."""
    cards = [a - first for a in begun for first, _ in (LAYING, CHANGING, PAYING) if first <= a < first + layout.NUMBERS]
    shown: Json = {"cards": [CARDS[card] for card in cards]}
    if state.phase == layout.PAYING:
        price = int(rules.price(state.record, table.record))
        return shown | {"price": price, "missing": price - len(cards)}
    if state.phase in (layout.TURN, layout.FORCED) and begun and begun[0] < layout.STAND:
        return shown | tally(state, table, seat, cards) | {"unfit": _unfit(state, table, seat, cards)}
    if begun and layout.CHANGE <= begun[0] < layout.DRAW:
        return shown | {"draws": len(cards)}
    return shown


def tally(state: State, table: Table, seat: int, cards: Sequence[int]) -> Json:
    """Return what laid cards come to against the attack that they face."""
    played = deck.known(table.deck_id)
    kinds = [played.defence(card) for card in cards]
    tenkan = any(kind.kind == "tenkan" for kind in kinds) and state.gone < layout.PILE
    attack = played.attacks[int(defence.face_of(table.record, int(defence.target(state.record, int(tenkan)))))]
    against = deck.TYPES.index(attack.type)
    techniques = {kind.id: kind.values[against] for kind in kinds if kind.kind == "technique"}
    irimi = sum(kind.kind == "irimi" for kind in kinds)
    osae = next((kind.osae_of for kind in kinds if kind.kind == "osae"), None)
    total = 2 * irimi + sum(techniques[kind.id] for kind in kinds if kind.kind == "technique")
    groups = len(techniques) or int(irimi > 0)
    bonus = int(defence.bonus(state.record, seat)) if groups else 0
    renraku = max(0, groups - 1) + int(osae is not None and osae not in techniques)
    laid = with_laid(state, cards)
    return {
        "against": {"face": attack.id, "type": attack.type, "height": attack.height},
        "tenkan": tenkan,
        "total": total + bonus,
        "bonus": bonus,
        "missing": max(0, attack.height - total - bonus),
        "renraku": sum(kind.kind == "renraku" for kind in kinds),
        "renraku_needed": renraku,
        "osae": osae,
        "osae_needed": attack.type == "dagger" and osae is None,
        "averts": bool(cards) and bool(defence.averts(laid[0], table.record, seat)),
    }


def legal(state: State, table: Table, seat: int) -> tuple[int, ...]:
    """Return the kernel's legal actions."""
    return _legal(np.array([state.record]).tobytes(), np.array([table.record]).tobytes(), seat)


@lru_cache(maxsize=8)
def _legal(state: bytes, table: bytes, seat: int) -> tuple[int, ...]:
    """Ask the kernel once for a state, however many actions are asked about."""
    states, tables = np.frombuffer(state, layout.STATE).copy(), np.frombuffer(table, layout.TABLE).copy()
    out = np.zeros(layout.MOST_ACTIONS, np.int16)
    return tuple(out[: int(rules.legal(states[0], tables[0], seat, out))].tolist())


def with_laid(state: State, cards: Sequence[int]) -> One:
    """Return a state with these cards laid, whatever lay there before."""
    states = np.array([state.record], layout.STATE)
    changed: State = states[0]
    mine = changed.hand[changed.turn]
    mine |= changed.set_out
    changed.set_out[:] = masks(cards)
    mine &= ~changed.set_out
    changed.laid = len(cards)
    return states


def fits_with(state: State, table: Table, seat: int, card: int, more: Sequence[int]) -> bool:
    """Tell whether a held card could become part of a defence with the laid ones if the hand had more cards."""
    states = with_laid(state, members(state.set_out))
    hand = cast(State, states[0]).hand[seat]
    hand |= masks(more)
    return card in _fitting(states, table, seat)


def _fitting(states: One, table: Table, seat: int) -> list[int]:
    """Return the held cards that can become part of a defence with the laid ones."""
    out = np.zeros(layout.CARDS, np.int16)
    return out[: int(defence.fitting(states[0], table.record, seat, out))].tolist()


def _unfit(state: State, table: Table, seat: int, cards: Sequence[int]) -> dict[str, Json]:
    """Return why the held cards that cannot be added to laid ones cannot."""
    from fuda.games.yojimbo.events import why_not

    fitting = _following(state, table, seat, LAYING, list(cards))
    laid = cast(State, plain(with_laid(state, cards)))
    held = members(laid.hand[seat])
    return {
        CARDS[card]: why_not(laid, table, seat, layout.LAY + card) for card in held if layout.LAY + card not in fitting
    }


def _beginnings(state: State, table: Table, seat: int) -> list[int]:
    """Return what a move may begin with; every card that fits a defence, a change or a payment at all."""
    if state.phase == layout.PAYING:
        return _following(state, table, seat, PAYING, [])
    actions = list(legal(state, table, seat))
    if state.phase not in (layout.TURN, layout.FORCED):
        return actions
    found = _following(state, table, seat, LAYING, [])
    if state.phase == layout.TURN and not state.turned >> seat & 1:
        found += _following(state, table, seat, CHANGING, [])
    return found + [action for action in actions if action >= layout.KAITEN_LAID]


def _following(state: State, table: Table, seat: int, kind: tuple[int, int | None], so_far: list[int]) -> list[int]:
    """Return what may follow cards of a move of one kind."""
    first = kind[0]
    held = [c for c in sorted(members(state.hand[seat]) + members(state.set_out)) if c not in so_far]
    if kind == PAYING:
        if state.phase != layout.PAYING or len(so_far) == int(rules.price(state.record, table.record)):
            return []
        return [first + card for card in held]
    if state.phase not in (layout.TURN, layout.FORCED):
        return []
    if kind == CHANGING:
        if state.phase == layout.FORCED or state.turned >> seat & 1:
            return []
        done = so_far and (table.change != layout.WHOLE or not held)
        return [first + card for card in held] + ([layout.DRAW] if done else [])
    laid = with_laid(state, so_far)
    stands = so_far and defence.averts(laid[0], table.record, seat)
    return [first + card for card in _fitting(laid, table, seat)] + ([layout.STAND] if stands else [])


def _begun(state: State, kind: tuple[int, int | None], so_far: Sequence[int]) -> State:
    """Return a state in which a move of a kind has begun with these cards."""
    if not so_far:
        return state
    states = with_laid(state, so_far)
    if kind == CHANGING:
        cast(State, states[0]).purpose = layout.FOR_CHANGE
    return cast(State, plain(states))


def _refused(state: State, table: Table, seat: int, action: int, allowed: Sequence[int]) -> IllegalAction:
    """Return why an action cannot come here: the clause that says so, and what could have come instead."""
    from fuda.games.yojimbo.events import refuse

    clause, texts = refuse(state, table, seat, action) or "YJ-8", [text(each) for each in allowed]
    return IllegalAction(f"{text(action)!r} is not allowed here ({clause}); allowed: {choices(texts)}", clause, texts)
