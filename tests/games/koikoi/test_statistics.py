"""How often things happen in the engine's own deals and rounds, against exact combinatorics.

A count of n independent trials may miss its expectation by five standard deviations: a right engine fails one such
check in two million, and among a million deals a rate of 0.6 % that is off by a fifteenth of itself is found out.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, sqrt
from typing import Any

import numpy as np
import pytest

from fuda.core.bits import popcount
from fuda.core.jit import kernel
from fuda.core.rng import below, shuffle, streams
from fuda.games.koikoi import rules
from tests.clauses import clause
from tests.games.koikoi.arrange import VARIANTS, koikoi

DEALS = 1_000_000
ROUNDS = 300_000

FOUR, PAIRS, LUCKY_HANDS, BOTH, VOID, THREE, LIGHTS = range(7)


@kernel
def count_deals(table, state, rng, cards, deals, counts):  # type: ignore[no-untyped-def]
    """Deal again and again, and count what the hands and the field are like."""
    for _ in range(deals):
        shuffle(rng, cards, 48, 24)
        state.phase = rules.DEAL
        state.oya = 0
        rules.deal(state, table, cards)
        if state.phase == rules.DEAL:
            counts[VOID] += 1
            continue
        lucky = 0
        for seat in range(2):
            hand = int(state.hand[seat])
            if rules.lucky(hand) > 0:
                lucky += 1
                complete = False
                for month in range(12):
                    complete |= (hand >> 4 * month) & rules.MONTH == rules.MONTH
                counts[FOUR if complete else PAIRS] += 1
        counts[LUCKY_HANDS] += lucky
        counts[BOTH] += lucky == 2
        three = False
        for month in range(12):
            three |= popcount((int(state.field) >> 4 * month) & rules.MONTH) == 3
        counts[THREE] += three
        counts[LIGHTS] += int(state.lights)


@kernel
def play_rounds(table, state, rng, cards, actions, rounds, refilled, least_stock, outcomes):  # type: ignore[no-untyped-def]
    """Play rounds at random; a stop is rare, so that rounds grow long."""
    for _ in range(rounds):
        shuffle(rng, cards, 48, 48)
        state.phase = rules.DEAL
        state.oya = 0
        state.round_number = 1
        rules.deal(state, table, cards)
        while True:
            seats = rules.to_act(state, table)
            if seats == 0:
                break
            seat = 0 if seats == 1 else 1
            count = rules.legal(state, table, seat, actions)
            action = int(actions[below(rng, count)])
            if action == rules.STOP and below(rng, 4) > 0:
                action = rules.KOI
            rules.step(state, table, seat, action)
        if state.phase == rules.DEAL:
            continue
        refills = int(state.top) - (16 - int(state.held[0]) - int(state.held[1])) if state.top > 0 else 0
        refilled[refills] += 1
        least_stock[0] = min(least_stock[0], 24 - int(state.top))
        outcomes[int(state.outcome)] += 1


def deck() -> Any:
    return np.arange(48).astype(np.int8)


def counted(**options: Any) -> Any:
    game = koikoi("russian", lucky_hand="off", **options)
    counts = np.zeros(7, np.int64)
    count_deals(game.table[0], np.zeros(1, rules.STATE)[0], streams(1), deck(), DEALS, counts)
    return counts


def expect(count: int, trials: int, chance: float) -> None:
    """Within five standard deviations."""
    assert abs(count - trials * chance) <= 5 * sqrt(trials * chance * (1 - chance)), (count / trials, chance)


def shapes() -> Iterator[tuple[tuple[int, ...], float]]:
    """How eight cards of the deck fall into months, largest first, and the chance of it."""
    for counts in combinations_with_replacement(range(4, -1, -1), 12):
        if sum(counts) == 8:
            ways, free = 1, 12
            for size in range(5):
                ways *= comb(free, counts.count(size)) * comb(4, size) ** counts.count(size)
                free -= counts.count(size)
            yield counts, ways / comb(48, 8)


def chance(wanted: Any) -> float:
    return sum(chance for counts, chance in shapes() if wanted(counts))


def test_the_shapes_of_eight_cards_are_all_there_are():
    assert chance(lambda counts: True) == pytest.approx(1)


@clause("KK-5", "KK-6")
def test_the_books_figures_follow_from_the_deck():
    assert chance(lambda counts: 4 in counts) == pytest.approx(0.0043, abs=5e-5)
    assert chance(lambda counts: 4 not in counts and counts.count(2) == 4) == pytest.approx(0.0017, abs=5e-5)
    assert chance(lambda counts: 4 in counts or counts.count(2) == 4) == pytest.approx(0.0060, abs=5e-5)
    assert chance(lambda counts: 3 in counts) == pytest.approx(0.136, abs=5e-4)


@pytest.mark.compiled_only
@clause("KK-3", "KK-5", "KK-6", "KK-9", "KK-25")
def test_lucky_hands_threes_and_lights_come_as_often_as_they_should():
    counts = counted(void_field=False)
    expect(counts[FOUR], 2 * DEALS, chance(lambda counts: 4 in counts))
    expect(counts[PAIRS], 2 * DEALS, chance(lambda counts: 4 not in counts and counts.count(2) == 4))
    expect(counts[LUCKY_HANDS], 2 * DEALS, chance(lambda counts: 4 in counts or counts.count(2) == 4))
    expect(counts[THREE], DEALS, chance(lambda counts: 3 in counts))
    assert counts[VOID] == 0
    # 8 of 48 cards lie on the field, so each of five lights does in a sixth of deals.
    assert counts[LIGHTS] / DEALS == pytest.approx(5 / 6, abs=0.005)
    assert 0 < counts[BOTH] < DEALS / 10_000


@pytest.mark.compiled_only
@clause("KK-4")
def test_void_fields_come_as_often_as_they_should():
    expect(counted(void_field=True)[VOID], DEALS, chance(lambda counts: 4 in counts or counts.count(2) == 4))


@pytest.mark.compiled_only
@clause("KK-14", "KK-31")
@pytest.mark.parametrize(("last_card", "least"), [("skipped", 8), ("played", 7)])
@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
def test_the_field_is_refilled_at_most_once_a_round_and_the_stock_lasts(
    last_card: str, least: int, options: dict[str, Any]
):
    game = koikoi("czech", **{**options, "last_card": last_card, "refill_empty_field": True, "exchange": False})
    refills, stock, outcomes = np.zeros(4, np.int64), np.full(1, 24), np.zeros(8, np.int64)
    actions = np.zeros(rules.MOST_ACTIONS, np.int16)
    state = np.zeros(1, rules.STATE)[0]
    play_rounds(game.table[0], state, streams(2), deck(), actions, ROUNDS, refills, stock, outcomes)
    assert refills[1] > 0
    assert list(refills[2:]) == [0, 0]
    assert stock[0] == least
    reached = {rules.SHOBU, rules.EMPTY_HAND, rules.LUCKY, rules.VOID_HANDS}
    reached |= {rules.LAST_YAKU} if last_card == "skipped" else set()
    assert set(np.flatnonzero(outcomes)) - {rules.VOID_LUCKY} == reached
