"""Moves while they are being made: passing takes three cards, in whatever order a person picks them."""

from collections.abc import Sequence

import numpy as np

from fuda.core.contract import Json
from fuda.core.errors import IllegalAction, choices
from fuda.games.kocka import rules
from fuda.games.kocka.events import refuse
from fuda.games.kocka.notation import CARDS, PENALTIES, names, text


def more(state: rules.State, table: rules.Table, seat: int) -> bool:
    """Tell whether a seat has begun to pass and lacks a card."""
    return state.phase == rules.PASSING and 0 < int(state.passed[seat]).bit_count() < rules.PASSED


def offers(state: rules.State, table: rules.Table, seat: int, begun: Sequence[int]) -> list[int]:
    """Return the next actions after those begun, which may be in any order."""
    if not int(rules.to_act(state.record, table.record)) >> seat & 1:
        return []
    if state.phase != rules.PASSING:
        out = np.zeros(rules.MOST_ACTIONS, np.int16)
        legal: list[int] = out[: int(rules.legal(state.record, table.record, seat, out))].tolist()
        for action in begun:
            if action not in legal:
                clause = refuse(state, table, seat, action)
                allowed = [*map(text, legal)]
                raise IllegalAction(
                    f"{text(action)!r} is not allowed here ({clause}); allowed: {choices(allowed)}", clause, allowed
                )
        return [] if begun else legal
    left = int(state.hand[seat]) & ~int(state.passed[seat])
    cards = [rules.PASS + card for card in range(rules.CARDS) if left >> card & 1]
    for place, action in enumerate(begun):
        if action not in cards or action in begun[:place] or place >= rules.PASSED:
            allowed = [text(each) for each in cards if each not in begun[:place]] if place < rules.PASSED else []
            raise IllegalAction(
                f"{text(action)!r} is not allowed here: three different cards of the hand are passed (SC-5); "
                f"allowed: {choices(allowed)}",
                "SC-5",
                allowed,
            )
    return [action for action in cards if action not in begun] if len(begun) < rules.PASSED else []


def preview(state: rules.State, table: rules.Table, seat: int, begun: Sequence[int]) -> Json:
    """Return how many cards are still to be chosen, and what the chosen ones cost."""
    chosen = [action - rules.PASS for action in begun if rules.PASS <= action < rules.THROW]
    missing = rules.PASSED - len(chosen) if state.phase == rules.PASSING else 0
    return {
        "cards": [CARDS[card] for card in chosen],
        "missing": missing,
        "points": sum(PENALTIES[card] for card in chosen),
        "left": names(int(state.hand[seat]) & ~sum(1 << card for card in set(chosen))),
    }
