"""What is said of results that are known: wins, shares, points and how sure they are."""

import math
from random import Random
from statistics import NormalDist

import pytest

from fuda.bots.arena import Fault, Result, Setting, seating
from fuda.bots.estimate import NORMAL, estimate, student
from fuda.bots.standings import Standing, standings
from tests.bots.contests import contest_of


def result(
    asked: Setting, deal: int, rotation: int, scores: list[int], winners: list[int], fault: Fault | None = None
) -> Result:
    """A match as if it had been played: two rounds, each seat ten decisions of 5 ms times its entrant's place."""
    sat = seating(len(scores), len(asked.entrants), rotation)
    seconds = [0.05 * place for place in sat]
    return Result(deal, rotation, 0, sat, scores, winners, 2, 20, fault, [10] * len(scores), seconds)


def of(found: list[Standing]) -> tuple[Standing, Standing]:
    first, second = found
    return first, second


def test_wins_points_and_times_are_those_of_the_entrant_wherever_it_sat():
    asked = contest_of("greedy", "random")
    first, second = of(standings(asked, [result(asked, 0, 0, [20, 8], [0]), result(asked, 0, 1, [10, 14], [1])]))
    assert (first.entrant, first.seats, first.matches, first.wins, first.score.mean) == ("greedy", 1, 2, 2, 1)
    assert (second.wins, second.score.mean, second.losses) == (0, 0, None)
    assert first.per_match is not None
    assert first.per_round is not None
    assert second.per_match is not None
    assert first.per_match.mean == (12 + 4) / 2 == -second.per_match.mean
    assert first.per_round.mean == (12 + 4) / 4
    assert (first.ms, second.ms, first.decisions) == (0, pytest.approx(5), 20)
    assert first.per_match.low is None, "one deal says nothing of how deals differ"


def test_a_shared_win_counts_in_fractions():
    asked = contest_of("greedy", "random")
    first, second = of(standings(asked, [result(asked, 0, 0, [7, 7], [0, 1]), result(asked, 0, 1, [9, 7], [0])]))
    assert (first.wins, second.wins) == (0.5, 1.5)


def test_the_deal_is_the_unit_so_cards_that_win_for_whoever_has_them_prove_nothing():
    asked = contest_of("greedy", "random")
    lucky = [result(asked, deal, rotation, [30, 0], [0]) for deal in range(50) for rotation in range(2)]
    first, _ = of(standings(asked, lucky))
    assert (first.score.mean, first.score.low, first.score.high) == (0.5, 0.5, 0.5)
    assert first.per_round is not None
    assert (first.per_round.mean, first.per_round.low, first.per_round.high) == (0, 0, 0)


def test_points_have_the_interval_of_the_deals_means():
    asked = contest_of("greedy", "random")
    leads = [4, -2, 6, 0, 2]  # of the first entrant, half of it in each seat
    matches = [
        result(asked, deal, rotation, [lead, 0] if rotation == 0 else [0, lead], [0, 1])
        for deal, lead in enumerate(leads)
        for rotation in range(2)
    ]
    first, _ = of(standings(asked, matches))
    assert first.per_match is not None
    assert first.per_round is not None
    reach = 2.77645 * math.sqrt(10 / 5)  # Student with 4 degrees of freedom; the variance of the leads is 10
    assert first.per_match.mean == 2
    assert first.per_match.high == pytest.approx(2 + reach)
    assert first.per_match.low == pytest.approx(2 - reach)
    assert first.per_round.high == pytest.approx((2 + reach) / 2)


def test_deals_that_are_not_finished_are_left_out():
    asked = contest_of("greedy", "random")
    whole = [result(asked, 0, rotation, [1, 0], [0]) for rotation in range(2)]
    assert standings(asked, [*whole, result(asked, 1, 0, [90, 0], [0])]) == standings(asked, whole)
    assert standings(asked, whole[:1]) == []


def test_a_fault_loses_the_match_and_its_points_are_left_out():
    asked = contest_of("greedy", "random")
    fault = Fault(1, "time", "2 s")
    first, second = of(standings(asked, [result(asked, 0, 0, [0, 50], [0], fault), result(asked, 0, 1, [2, 6], [1])]))
    assert (first.wins, first.faults, second.faults) == (2, 0, 1)
    assert first.per_match is not None
    assert first.per_match.mean == 4
    only = [result(asked, 0, 0, [0, 50], [0], fault), result(asked, 0, 1, [50, 0], [1], Fault(0, "time", "2 s"))]
    assert of(standings(asked, only))[0].per_match is None


@pytest.mark.usefixtures("kocka")
def test_among_four_the_last_entrant_takes_three_seats_and_the_fewest_letters_win():
    asked = contest_of("thinker", "greedy", game="kocka")
    scores = [[0, 3, 1, 1], [1, 0, 3, 1], [0, 1, 3, 0], [3, 1, 0, 0]]  # by seat; the first entrant sits in 0, 1, 2, 3
    winners = [[0], [1], [0, 3], [2, 3]]
    matches = [result(asked, 0, rotation, scores[rotation], winners[rotation]) for rotation in range(4)]
    first, second = of(standings(asked, matches))
    assert (first.seats, second.seats, first.matches, second.matches) == (1, 3, 4, 4)
    assert (first.wins, second.wins) == (1 + 1 + 0 + 0.5, 0.5 + 0.5 + 0.5 + 0)
    assert first.losses is not None
    assert second.losses is not None
    assert (first.losses.mean, second.losses.mean) == (1 / 4, 3 / 12)
    assert first.per_match is not None
    assert first.per_match.mean == pytest.approx((5 / 3 + 5 / 3 + (1 / 3 - 3) + 4 / 3) / 4), "fewer letters are better"
    faulty = result(asked, 0, 3, [0, 0, 0, 0], [0, 1, 2], Fault(3, "exited", "1"))
    first, second = of(standings(asked, [*matches[:3], faulty]))
    assert first.losses is not None
    assert first.losses.mean == 2 / 4
    assert second.wins == pytest.approx(0 + 0 + 1 + 1)


def test_winning_everything_is_no_certainty():
    for count, low in ((1, 0.025), (10, 0.6915), (100, 0.9638)):
        all_won = estimate([(2, 2)] * count, most=1)
        assert all_won is not None
        assert (all_won.mean, all_won.high) == (1, 1)
        assert all_won.low == pytest.approx(low, abs=1e-4)
        none = estimate([(0, 2)] * count, most=1)
        assert none is not None
        assert none.high == pytest.approx(1 - low, abs=1e-4)


@pytest.mark.usefixtures("kocka")
def test_what_one_loses_for_certain_the_others_win_no_more_certainly():
    asked = contest_of("thinker", "greedy", game="kocka")
    matches = [
        result(asked, deal, rotation, [0 if seat == rotation else 1 for seat in range(4)], [rotation])
        for deal in range(10)
        for rotation in range(4)
    ]
    first, second = of(standings(asked, matches))
    assert first.losses is not None
    assert second.losses is not None
    assert first.losses.high is not None
    assert second.losses.mean == pytest.approx(1 / 3)
    assert second.losses.high == pytest.approx(1 / 3)
    assert second.losses.low == pytest.approx((1 - first.losses.high) / 3)


def test_a_share_stays_within_its_bounds_and_points_do_not():
    bounded = estimate([(2, 2), (2, 2), (1, 2)], most=1)
    assert bounded is not None
    assert bounded.high == 1
    free = estimate([(2, 2), (2, 2), (1, 2)])
    assert free is not None
    assert free.high is not None
    assert free.high > 1
    assert estimate([(0, 0)]) is None


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (9, 2.2622), (29, 2.0452)])
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float):
    assert student(freedom) == pytest.approx(quantile, abs=0.001)
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-6) == NORMAL


def test_a_95_percent_interval_holds_the_truth_95_times_of_100():
    dice, held, trials = Random(3), 0, 2000
    for _ in range(trials):
        # Deals of two matches: what the cards bring cancels, what the entrants do adds up; the truth is 0.6.
        deals = [(sum(dice.random() < 0.6 for _ in range(2)), 2) for _ in range(40)]
        found = estimate(deals, most=1)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.6 <= found.high
    assert 0.93 < held / trials < 0.97
