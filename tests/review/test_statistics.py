"""Matches in numbers: what is counted is what happened, and chance is what the deck says."""

import math
from itertools import combinations

import pytest

import fuda
from fuda.catalogue import GAMES
from fuda.review.statistics import DEALS, Chance, numbers, total
from tests.review.matches import recorded


@pytest.mark.parametrize("game", GAMES)
def test_both_sides_of_a_match_are_counted_alike(game: str):
    record = recorded(game, 1)
    match = fuda.replay(record)
    seats = [numbers(record, seat) for seat in range(match.game.seats)]
    assert sum(each.won for each in seats) == pytest.approx(1.0)
    assert sum(each.lead for each in seats) == pytest.approx(0.0)
    for name, (mine, theirs) in seats[0].counts.items():
        assert mine + theirs == sum(each.counts[name][0] for each in seats)
    for name, dealt in seats[0].dealt.items():
        assert dealt.deals == seats[0].rounds
        assert dealt.expected == pytest.approx(dealt.deals * DEALS[game][name][2].mean)


def test_yaku_calls_and_what_they_brought_are_those_of_the_events():
    record = recorded("koikoi", 3, rounds=6)
    match, found = fuda.replay(record), numbers(record, 0)
    lines = [event["args"] for event in match.events if event["key"] == "koikoi-event-line"]
    made = {name: count for name, count in found.counts.items() if name.startswith("yaku-")}
    assert sum(mine for mine, _ in made.values()) == sum(each["seat"] == 0 for each in lines)
    assert sum(theirs for _, theirs in made.values()) == sum(each["seat"] == 1 for each in lines)
    won = [event["args"] for event in match.events if event["key"] == "koikoi-event-round-won"]
    assert found.counts["rounds"] == [sum(each["seat"] == seat for each in won) for seat in (0, 1)]
    assert found.rounds >= 6


def test_chance_is_that_of_the_deck():
    small = Chance(cards=2, wanted=2, deck=5)
    hands = [sum(card < 2 for card in hand) for hand in combinations(range(5), 2)]
    mean = sum(hands) / len(hands)
    assert small.mean == pytest.approx(mean)
    assert small.variance == pytest.approx(sum((each - mean) ** 2 for each in hands) / len(hands))
    assert Chance(8, 5, 48).mean == pytest.approx(5 / 6)


def test_totals_have_an_interval_and_add_everything_up():
    matches = [numbers(recorded("kocka", seed), 0) for seed in (1, 2)]
    sums = total(matches)
    assert (sums.matches, sums.rounds) == (2, sum(each.rounds for each in matches))
    leads = [each.lead for each in matches]
    assert sums.lead == pytest.approx(sum(leads) / 2)
    assert sums.reach == pytest.approx(12.7062 * abs(leads[0] - leads[1]) / 2, rel=1e-3)
    assert math.isfinite(sums.dealt["hand-hejma"].deviation)
    assert total([]).matches == 0
