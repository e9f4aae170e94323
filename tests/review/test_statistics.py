"""Matches in numbers: what is counted is what happened, and chance is what the deck says."""

import math
from itertools import combinations

import pytest

import fuda
from fuda.catalogue import GAMES
from fuda.core.errors import FudaError
from fuda.core.words import LANGUAGES, Words
from fuda.review import review
from fuda.review.dealt import Chance, looks
from fuda.review.levels import levels
from fuda.review.statistics import Thinking, coached, numbers
from fuda.review.statistics_page import beside, results
from fuda.review.statistics_page import name as called
from fuda.review.totals import csv, together, total
from fuda.review.words import Figures
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
        assert dealt.deals == (1 if game == "yojimbo" else seats[0].rounds)  # there hands are dealt but once
        assert dealt.expected == pytest.approx(dealt.deals * looks(fuda.replay(record).game)[name][2].mean)


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
    figures = Figures("koikoi", Words("en"))
    assert "± " in results(sums, figures)
    assert "±" not in results(total(matches[:1]), figures)


def test_what_the_coach_found_is_what_the_review_says_and_adds_up():
    record = recorded("koikoi", 1)
    *_, whole = review(record, 0, "quick")
    found = coached(whole, 0)
    [account] = [each for each in whole.accounts if each.seat == 0]
    own = [each for each in whole.moments if each.seat == 0 and each.matters]
    assert found.gain == pytest.approx(account.result.chance.mean - account.start.chance.mean)
    assert found.luck == pytest.approx(account.deals.chance.mean + account.draws.chance.mean)
    for errors in (found.kinds, found.parts):
        sums = together(errors.values())
        assert sums.choices == len(own)
        named = [each for each in own if each.label != "equal"]
        assert sums.lost == pytest.approx(sum(each.chance_lost.mean for each in named))
    assert set(found.parts) == {"early"}  # of a match of one round
    reviewed, plain = numbers(record, 0), numbers(recorded("koikoi", 2), 0)
    reviewed.coached, reviewed.thinking = found, Thinking(4, 10_000)
    both = total([reviewed, plain])
    assert (both.reviewed, both.gain, both.luck) == (1, found.gain, found.luck)
    assert both.kinds == found.kinds
    assert both.thinking == reviewed.thinking
    head, first, second = csv(("file", "opponents"), [("a", "", reviewed), ("b", "", plain)]).splitlines()
    place = head.split(",").index("gain")
    assert first.split(",")[place : place + 2] == [str(round(found.gain, 4)), str(round(found.luck, 4))]
    assert second.split(",")[place : place + 7] == [""] * 7


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_numbers_of_its_bots_to_stand_beside(game: str):
    known = levels(game)
    assert {"novice", "greedy", "master"} <= set(known)
    for level in known.values():
        assert level.seats >= 2 * level.matches >= 16
        assert level.lost >= 0
        for key in level.counts:
            for language in LANGUAGES:
                assert "stats-" not in called(game, key, Words(language))
    weak, strong = known["novice"], known["master"]
    assert weak.lost / weak.seats > strong.lost / strong.seats
    figures = Figures(game, Words("cs"))
    head, *rows = beside(total([numbers(recorded(game, 1), 0)]), known, figures)
    assert len(head) == 2 + len(known)
    assert {len(row) for row in rows} == {len(head)}
    assert rows[-2][1] == "–"  # nobody has reviewed it


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(FudaError, match="no seat 2; seats: 0 to 1"):
        numbers(recorded("koikoi", 1), 2)
