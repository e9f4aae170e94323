"""Positions in people's words."""

import numpy as np

from duel import rules
from duel.table import CARDS
from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition
from fuda.core.position import Reader, mask

READER = Reader(
    "Duel",
    {"hands": "the cards of both seats", "led": "a card that waits for an answer", "turn": "whose turn it is"},
    {name: card for card, name in enumerate(CARDS)},
    "DU-1",
)


def setup(position: Json, table: rules.Table) -> One:
    """Return the state of a position: hands, perhaps a card that was led, and whose turn it is."""
    READER.check_keys(position)
    hands = [READER.cards("hands", cards) for cards in READER.each("hands", position.get("hands", ((), ())), 2)]
    led = READER.cards("led", [position["led"]]) if position.get("led") is not None else []
    turn = READER.number("turn", position.get("turn", 0), 0, 1)
    READER.check_once({"hands": [*hands[0], *hands[1]], "led": led})
    if len(hands[turn]) != len(hands[1 - turn]) + len(led) or not 1 <= len(hands[turn]) <= table.hand:
        raise BadPosition(f"hands of {len(hands[0])} and {len(hands[1])} cards do not fit: both play one each (DU-2)")
    states = np.zeros(1, rules.STATE)
    state: rules.State = states[0]
    for seat in range(rules.SEATS):
        state.hand[seat], state.held[seat] = mask(hands[seat]), len(hands[seat])
    state.gone, state.led = mask(led), led[0] if led else -1
    state.turn, state.phase = turn, rules.PLAY
    return states
