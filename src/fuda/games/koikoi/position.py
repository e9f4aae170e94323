"""Positions in people's words: for tests, puzzles and review."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition, choices
from fuda.core.position import Reader, mask
from fuda.games.koikoi import rules, yaku
from fuda.games.koikoi.contradictions import dealt_lights, made, most_koi
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
    "lights": "lights dealt to the field, 0–5; when it is left out, as few as can be",
    "maker": "seat that made a yaku last, or None; when it is left out, who calls or alone has announced koi",
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
    if table.zero_sum and state.score[0] + state.score[1]:
        raise BadPosition(
            f"scores: {state.score[0]} and {state.score[1]} do not add up to 0, but the loser loses what the winner "
            "gains (KK-23)"
        )
    if "deck" in position:
        for key in position:
            if key not in ("deck", "oya", "round", "scores"):
                raise BadPosition(f"a position with a deck has no {key!r}: {POSITION['deck']}")
        named = READ.cards("deck", position["deck"])
        READ.check_once({"deck": named})
        rules_deck = named + [card for card in range(rules.CARDS) if card not in named]
        state.phase = rules.DEAL
        _check_round(state, table)
        rules.deal(state, table.record, np.array(rules_deck, np.int8))
        return states
    state.turn = _seat("turn", position.get("turn", int(state.oya)))
    hands = [READ.cards("hands", hand) for hand in _two("hands", position.get("hands"))]
    captured = [READ.cards("captured", pile) for pile in _two("captured", position.get("captured", ((), ())))]
    field, stock = READ.cards("field", position.get("field", ())), READ.cards("stock", position.get("stock", ()))
    placed = [*hands[0], *hands[1], *captured[0], *captured[1], *field, *stock]
    held = [*hands[0], *hands[1]]
    READ.check_once({"hands": held, "field": field, "captured": captured[0] + captured[1], "stock": stock})
    played = [READ.cards("played", cards) for cards in _two("played", position.get("played", ((), ())))]
    READ.check_once({"hands": held, "stock": stock, "played": played[0] + played[1]})
    phase = READ.phase(position.get("phase", "play"), "play", "call", "exchange")
    state.phase = [*map(str, PHASES)].index(phase)
    _check_round(state, table)
    _check_hands(state, table, hands)
    _check_played(state, table, hands, played)
    _check_field(state, table, field, len(held))
    unnamed = [card for card in range(rules.CARDS) if card not in placed]
    turns = 2 * rules.HAND - len(hands[0]) - len(hands[1])
    free = [card for card in unnamed if card not in played[0] and card not in played[1]]
    named = mask(stock)
    stock += free[: max(0, rules.STOCK - turns - len(stock))]
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
        state.played[seat] = mask(played[seat])
        _announced(state, table, seat, _two("koi", position.get("koi", (0, 0)))[seat])
    _lights(state, position, named)
    _maker(state, table, position)
    _claimed(state, table, position)
    return states


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
        raise BadPosition(f"hands: seat {state.turn}, who is to act, has no cards (KK-8, KK-22)")
    if table.last_card == rules.SKIPPED and not hands[oya]:
        raise BadPosition("hands: the oya has no cards, and then the round ends (KK-29)")
    if state.phase == rules.EXCHANGE and not (table.exchange and first == rules.HAND):
        raise BadPosition(
            "phase='exchange', but hands are exchanged before the first turn, where the table has it (KK-26)"
        )


def _check_round(state: rules.State, table: rules.Table) -> None:
    """Refuse a round after the last one (KK-1, KK-33)."""
    tied = state.score[0] == state.score[1] and table.tiebreak == rules.EXTRA_ROUND
    if state.round_number > table.rounds and not tied:
        raise BadPosition(f"round={state.round_number}, but the match ended with round {table.rounds} (KK-1, KK-33)")


def _check_played(state: rules.State, table: rules.Table, hands: list[list[int]], played: list[list[int]]) -> None:
    """Refuse cards played that are too many, or that with the hand would have ended the round at the deal (KK-5)."""
    for seat, hand in enumerate(hands):
        if len(hand) + len(played[seat]) > rules.HAND:
            raise BadPosition(
                f"played: seat {seat} holds {len(hand)} cards and was dealt {rules.HAND}, so it has played at most "
                f"{rules.HAND - len(hand)}, not {len(played[seat])} (KK-3)"
            )
        lucky = rules.lucky(mask(hand) | mask(played[seat]))
        if table.lucky_hand == rules.AUTOMATIC and state.phase != rules.EXCHANGE and lucky:
            raise BadPosition(f"hands: seat {seat} would have won the round when these cards were dealt (KK-5)")


def _check_field(state: rules.State, table: rules.Table, field: list[int], held: int) -> None:
    """Refuse a field that no deal leads to: cards of a month lie together only where they were dealt (KK-9, KK-10)."""
    months = [sum(card >> 2 == month for card in field) for month in range(12)]
    if sum(count for count in months if count > 1) > rules.HAND:
        raise BadPosition(
            f"field: cards of one month lie together only from the deal, {rules.HAND} cards at most (KK-3, KK-9)"
        )
    if not field and (state.phase == rules.EXCHANGE or (state.phase == rules.PLAY and table.refill_empty_field)):
        raise BadPosition(
            "field: it is empty, but before the first turn it has the cards of the deal, and where a turn begins "
            "without any the top of the stock is put there first (KK-3, KK-14)"
        )
    if table.void_field and max(months) == 4:
        raise BadPosition("field: with all four cards of a month the deal would have been void (KK-4)")
    as_dealt = state.phase == rules.EXCHANGE or (state.phase == rules.PLAY and held == 2 * rules.HAND)
    if table.void_field and as_dealt and rules.voids(mask(field)):
        raise BadPosition("field: before the first turn it lies as dealt, and with four pairs the deal was void (KK-4)")


def _lights(state: rules.State, position: Json, named: int) -> None:
    """Set how many lights were dealt to the field; those of the stock that are named were not (KK-25)."""
    least, most = dealt_lights(state)
    most -= (named & rules.LIGHTS).bit_count()
    state.lights = READ.number("lights", position.get("lights", least), least, most)


def _maker(state: rules.State, table: rules.Table, position: Json) -> None:
    """Set who made or improved a yaku last: who calls has just done so, and nobody goes on without (KK-21, KK-29)."""
    calling, announced = state.phase == rules.CALL, [seat for seat in range(rules.SEATS) if state.koi[seat]]
    if calling and not state.yaku[int(state.turn)]:
        raise BadPosition(f"phase='call', but seat {state.turn}, who would call, has captured no yaku (KK-21)")
    meant = int(state.turn) if calling else announced[0] if len(announced) == 1 else None
    value = position.get("maker", meant)
    state.maker = -1 if value is None else _seat("maker", value)
    if calling and state.maker != state.turn:
        raise BadPosition(
            f"maker={value}, but seat {state.turn} is to call: it has just made or improved a yaku (KK-21)"
        )
    if announced and state.maker < 0:
        raise BadPosition(
            f"maker={value}, but nobody announces koi without a yaku: expected {choices(announced, 2)} or who made one "
            "later (KK-21)"
        )
    if state.maker >= 0 and not made(state, table, int(state.maker)):
        raise BadPosition(f"maker={state.maker}, but seat {state.maker} has captured no yaku (KK-29)")


def _announced(state: rules.State, table: rules.Table, seat: int, count: Any) -> None:
    """Set how many koi a seat has announced: after turns that it has had, and with a yaku (KK-21, KK-23)."""
    state.koi[seat] = READ.number("koi", count, 0, most_koi(state, table, seat))
    if not state.koi[seat]:
        return
    if not made(state, table, seat):
        raise BadPosition(f"koi={count} for seat {seat}, which has captured no yaku to announce it with (KK-21)")
    state.called[seat] = sum(1 << place for place in yaku.points(int(state.yaku[seat])))


def _claimed(state: rules.State, table: rules.Table, position: Json) -> None:
    """Set whether a November card has been played, and a gaji's claim (KK-27)."""
    november, taken = rules.MONTH << 4 * rules.NOVEMBER, int(state.captured[0]) | int(state.captured[1])
    seen = bool((taken | int(state.played[0]) | int(state.played[1])) & november)
    state.november = READ.switch("november", position.get("november", seen))
    if seen and not state.november:
        raise BadPosition("november=False, but a November card was played or captured (KK-27)")
    if position.get("claim") is None:
        return
    if not table.gaji:
        raise BadPosition("claim: there is none where the table plays without gaji (KK-27)")
    owner, month = _two("claim", position["claim"])
    state.claim_seat = _seat("claim", owner)
    state.claim_month = READ.number("claim", month, 1, 12) - 1
    if state.claim_month == rules.NOVEMBER:
        raise BadPosition("claim: taking a November card is an ordinary match and gives none (KK-27)")
    if not int(state.captured[int(state.claim_seat)]) >> rules.GAJI & 1:
        raise BadPosition(f"claim: seat {owner} has not captured the gaji, 11K (KK-27)")
    if not int(state.captured[int(state.claim_seat)]) & rules.MONTH << 4 * int(state.claim_month):
        raise BadPosition(f"claim: the gaji took a card of month {month}, and seat {owner} has captured none (KK-27)")


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
