"""Positions in people's words: for tests, puzzles and review."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition
from fuda.core.position import Reader, mask
from fuda.games.koikoi import rules, yaku
from fuda.games.koikoi.notation import CARD
from fuda.games.koikoi.view import PHASES

# Keys of `game.setup`, with what each means for the person who got one wrong.
POSITION = {
    "hands": "two lists of cards",
    "field": "a list of cards",
    "captured": "two lists of cards",
    "stock": "the cards from the top that matter; others follow",
    "played": "two lists of cards already played from the hands",
    "scores": "two numbers",
    "koi": "two numbers",
    "oya": "seat 0 or 1",
    "turn": "seat 0 or 1",
    "round": "a number from 1",
    "lights": "lights dealt to the field, 0–5",
    "maker": "seat that made a yaku last, or None",
    "phase": "play, call or exchange",
    "november": "whether a November card has been played",
    "claim": "a gaji's claim, (seat, month), or None",
    "deck": "a whole deal instead of all this: cards in the order of KK-3, others follow; with oya, round, scores",
}
READ = Reader("Koi-Koi", POSITION, CARD, "KK-D1")


def setup(position: Json, table: rules.Table) -> One:
    """Return the state of a position in words; cards that are named nowhere fill the stock, the rest is out of play."""
    READ.check_keys(position)
    states = np.zeros(1, rules.STATE)
    state: rules.State = states[0]
    rules.start(state, table.record)
    state.oya = _seat("oya", position.get("oya", 0))
    state.round_number = READ.number("round", position.get("round", 1), 1, 1000)
    for seat, points in enumerate(_two("scores", position.get("scores", (0, 0)))):
        state.score[seat] = READ.number("scores", points, -10_000, 10_000)
    if "deck" in position:
        for key in position:
            if key not in ("deck", "oya", "round", "scores"):
                raise BadPosition(f"a position with a deck has no {key!r}: {POSITION['deck']}")
        named = READ.cards("deck", position["deck"])
        READ.check_once(named)
        rules_deck = named + [card for card in range(rules.CARDS) if card not in named]
        state.phase = rules.DEAL
        rules.deal(state, table.record, np.array(rules_deck, np.int8))
        return states
    state.turn = _seat("turn", position.get("turn", int(state.oya)))
    hands = [READ.cards("hands", hand) for hand in _two("hands", position.get("hands"))]
    captured = [READ.cards("captured", pile) for pile in _two("captured", position.get("captured", ((), ())))]
    field, stock = READ.cards("field", position.get("field", ())), READ.cards("stock", position.get("stock", ()))
    placed = [*hands[0], *hands[1], *captured[0], *captured[1], *field, *stock]
    READ.check_once(placed)
    state.phase = _phase(position.get("phase", "play"))
    _check_hands(state, table, hands)
    unnamed = [card for card in range(rules.CARDS) if card not in placed]
    turns = 2 * rules.HAND - len(hands[0]) - len(hands[1])
    stock += unnamed[: max(0, rules.STOCK - turns - len(stock))]
    needed = len(hands[0]) + len(hands[1]) + 1
    if not needed <= len(stock) <= rules.STOCK:
        raise BadPosition(f"the stock needs {needed} to {rules.STOCK} cards here, it has {len(stock)} (KK-3)")
    state.top = rules.STOCK - len(stock)
    for i, card in enumerate(stock):
        state.stock[int(state.top) + i] = card
    state.field = mask(field)
    state.aside = mask([card for card in unnamed if card not in stock])
    for seat in range(rules.SEATS):
        state.hand[seat], state.held[seat] = mask(hands[seat]), len(hands[seat])
        state.captured[seat] = mask(captured[seat])
        state.yaku[seat] = rules.yaku(int(state.captured[seat]), table.record)
        state.played[seat] = mask(READ.cards("played", _two("played", position.get("played", ((), ())))[seat]))
        if table.lucky_hand == rules.AUTOMATIC and rules.lucky(int(state.played[seat])):
            raise BadPosition("the cards played from a hand would have won the round when they were dealt (KK-5)")
        state.koi[seat] = READ.number("koi", _two("koi", position.get("koi", (0, 0)))[seat], 0, 100)
        if state.koi[seat]:
            state.called[seat] = sum(1 << place for place in yaku.points(int(state.yaku[seat])))
    state.lights = READ.number("lights", position.get("lights", 0), 0, 5)
    state.november = int(bool(position.get("november", False)))
    state.maker = -1 if position.get("maker") is None else _seat("maker", position["maker"])
    if position.get("claim") is not None:
        owner, month = _two("claim", position["claim"])
        state.claim_seat = _seat("claim", owner)
        state.claim_month = READ.number("claim", month, 1, 12) - 1
    if state.phase == rules.CALL:
        if not state.yaku[int(state.turn)]:
            raise BadPosition("there is nothing to call: the player has no yaku (KK-21)")
        state.maker = state.turn
    return states


def _phase(name: object) -> int:
    if name not in ("play", "call", "exchange"):
        raise BadPosition(f"phase={name!r}; a position is set up in: play, call, exchange")
    return PHASES.index(str(name))


def _check_hands(state: rules.State, table: rules.Table, hands: list[list[int]]) -> None:
    """Refuse hand sizes that turns in this order cannot lead to (KK-3, KK-8)."""
    oya = int(state.oya)
    first, second = len(hands[oya]), len(hands[1 - oya])
    ahead = state.phase != rules.EXCHANGE and (state.turn != oya) != (state.phase == rules.CALL)
    if max(first, second) > rules.HAND or second - first != int(ahead):
        raise BadPosition(
            f"hands of {len(hands[0])} and {len(hands[1])} cards do not fit: at most {rules.HAND}, the oya "
            f"{'one fewer' if ahead else 'as many'} here (KK-3, KK-8)"
        )
    if state.phase in (rules.PLAY, rules.CALL) and not hands[int(state.turn)]:
        raise BadPosition("the player to act has no cards (KK-8, KK-22)")
    if table.last_card == rules.SKIPPED and not hands[oya]:
        raise BadPosition("the round ends when the oya has no cards (KK-29)")
    if state.phase == rules.EXCHANGE and not (table.exchange and first == rules.HAND):
        raise BadPosition("hands are exchanged before the first turn, where the table has it (KK-26)")


def _seat(key: str, value: Any) -> int:
    return READ.number(key, value, 0, rules.SEATS - 1)


def _two(key: str, value: Any) -> list[Any]:
    return READ.each(key, value, rules.SEATS)


def seated(state: rules.State, table: rules.Table, cards: Sequence[int]) -> list[int]:
    """Return a lot so ordered that each seat gets the same cards of it, whoever is the oya (KK-3)."""
    if state.phase == rules.DRAW:
        return list(cards)
    oya = int(rules.next_oya(state.record, table.record)) if state.phase == rules.REST else int(state.oya)
    if oya == 0:
        return list(cards)
    return [*cards[4:8], *cards[:4], *cards[8:12], *cards[16:20], *cards[12:16], *cards[20:]]
