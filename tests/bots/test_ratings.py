"""Ratings from results that are known: what a hundred is, how sure it is, and what cannot be rated."""

import math
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fuda.bots.arena import Fault, Result, Setting, deal_seed, seating
from fuda.bots.ratings import Apart, Contest, Different, Rating, Unrated, ratings
from fuda.bots.report import Report
from fuda.bots.workers import Damaged
from tests.bots.contests import contest_of

pytestmark = pytest.mark.usefixtures("kocka")
Pair = tuple[str, str]
LEVELS: tuple[str, ...] = ("random", "novice", "learner", "quick", "greedy")


def matches(asked: Setting, deals: int, taker: Callable[[int, list[int]], Iterable[int]]) -> Contest:
    """A contest of which it is said, by deal and who sits where, which seats take the match: a win or a loss."""
    game, results = asked.rules(), list[Result]()
    fewest, seats = game.spec.fewest, game.seats
    for deal in range(deals):
        for rotation in range(seats):
            sat = seating(seats, len(asked.entrants), rotation)
            taken = list(taker(deal, sat))
            scores = [int(seat in taken) for seat in range(seats)]
            winners = [seat for seat in range(seats) if (seat in taken) != fewest]
            seed, nobody = deal_seed(asked.seed, deal), [0] * seats
            results.append(Result(deal, rotation, seed, sat, scores, winners, 1, 1, None, nobody, [0.0] * seats))
    return asked, results


def won(one: str, other: str, wins: int, lost: int, seed: int = 1) -> Contest:
    """A contest of two in which the first one wins so many deals from both sides, and then loses so many."""
    asked = contest_of(one, other, seed=seed)
    return matches(asked, wins + lost, lambda deal, sat: [sat.index(0 if deal < wins else 1)])


def drawn(
    strengths: Mapping[str, float], game: str, deals: int, seed: int, pairs: Iterable[Pair], **options: Any
) -> list[Contest]:
    """Contests as players of these ratings would play them."""
    dice, contests = Random(seed), list[Contest]()
    for pair in pairs:
        asked = contest_of(*pair, game=game, **options)
        sign = -1 if asked.rules().spec.fewest else 1
        chances = [10 ** (sign * strengths[name] / 400) for name in pair]
        contests.append(
            matches(asked, deals, lambda _, sat, c=chances: dice.choices(range(len(sat)), [c[place] for place in sat]))
        )
    return contests


def by_name(found: Iterable[Rating]) -> dict[str, Rating]:
    return {each.entrant: each for each in found}


def points(odds: float) -> float:
    return 400 * math.log10(odds)


# What a rating is.


def test_who_wins_64_of_100_has_a_hundred_more():
    first, second = ratings([won("greedy", "random", 64, 36)])
    assert (first.entrant, second.entrant, second.rating) == ("greedy", "random", 0)
    assert first.rating == pytest.approx(points(64 / 36))
    assert round(first.rating or 0) == 100
    assert first.matches == second.matches == 200


def test_a_shared_win_counts_for_both_in_parts():
    asked = contest_of("greedy", "random")
    contest = matches(asked, 100, lambda deal, sat: [sat.index(0)] if deal < 28 else [0, 1])
    assert ratings([contest])[0].rating == pytest.approx(points(64 / 36))


def test_a_match_lost_by_a_fault_counts_as_lost():
    asked, results = won("greedy", "random", 36, 64)
    faulty = [
        msgspec.structs.replace(each, winners=[each.entrants.index(0)], fault=Fault(each.entrants.index(1), "time", ""))
        if each.deal >= 72
        else each
        for each in results
    ]
    assert ratings([(asked, faulty)])[0].rating == pytest.approx(points(64 / 36))


@pytest.mark.parametrize("share", [0.25, 0.4])
def test_among_four_everybody_wins_in_proportion_to_strength_and_chairs_of_one_player_count_apart(share: float):
    asked = contest_of("greedy", "random", game="yojimbo", players=4)
    contest = matches(asked, 100, lambda deal, sat: [sat.index(0 if deal < 100 * share else 1)])
    found = by_name(ratings([contest], "random"))
    assert found["greedy"].rating == pytest.approx(points(3 * share / (1 - share)), abs=1e-6)


def test_where_somebody_loses_the_stronger_one_loses_less():
    asked = contest_of("greedy", "random", game="kocka")
    contest = matches(asked, 100, lambda deal, sat: [sat.index(0 if deal < 10 else 1)])
    first, second = ratings([contest])
    assert (first.entrant, second.rating) == ("greedy", 0)
    assert first.rating == pytest.approx(points(0.9 / (3 * 0.1)))


def test_ratings_add_up_over_a_chain_of_contests_and_are_counted_from_whoever_is_named():
    contests = [won("novice", "random", 64, 36), won("greedy", "novice", 64, 36, seed=2)]
    assert [round(each.rating or 0) for each in ratings(contests)] == [200, 100, 0]
    assert [round(each.rating or 0) for each in ratings(contests, "novice")] == [100, 0, -100]
    assert [round(each.rating or 0) for each in ratings(contests[::-1], "greedy")] == [0, -100, -200]


def test_the_likeliest_strengths_fit_the_number_of_wins_of_each():
    contests = [won("novice", "random", 7, 3), won("greedy", "novice", 8, 2), won("greedy", "random", 6, 4)]
    found = {name: each.rating or 0 for name, each in by_name(ratings(contests)).items()}

    def expected(one: str, *others: str) -> float:
        return sum(10 / (1 + 10 ** ((found[other] - found[one]) / 400)) for other in others)

    assert expected("greedy", "novice", "random") == pytest.approx(14)
    assert expected("novice", "greedy", "random") == pytest.approx(9)


# How sure it is.


@pytest.mark.parametrize(("game", "options"), [("koikoi", {}), ("yojimbo", {"players": 4}), ("kocka", {})])
def test_strengths_that_are_known_are_found_within_their_intervals(game: str, options: Mapping[str, object]):
    strengths = dict(zip(LEVELS, (0, 90, 150, 260, 300), strict=True))
    pairs = [(LEVELS[at], LEVELS[at - down]) for at in range(5) for down in (1, 2) if down <= at]
    found = by_name(ratings(drawn(strengths, game, 200, 1, pairs, **options), "learner"))
    for name, strength in strengths.items():
        each = found[name]
        assert each.rating is not None
        assert each.rating == pytest.approx(strength - strengths["learner"], abs=40)
        if name != "learner":
            assert each.low is not None
            assert each.high is not None
            assert each.low < strength - strengths["learner"] < each.high


def test_a_95_percent_interval_holds_the_truth_95_times_of_100():
    strengths, pairs = {"random": 0, "novice": 80, "greedy": 200}, list(combinations(("greedy", "novice", "random"), 2))
    held = trials = 0
    for seed in range(150):
        found = by_name(ratings(drawn(strengths, "koikoi", 30, seed, pairs), "random"))
        for name in ("novice", "greedy"):
            low, high = found[name].low, found[name].high
            assert low is not None
            assert high is not None
            held, trials = held + (low < strengths[name] < high), trials + 1
    assert 0.92 < held / trials < 0.98


def test_the_deal_is_the_unit_so_cards_that_win_for_whoever_has_them_prove_nothing():
    lucky = matches(contest_of("greedy", "random"), 50, lambda *_: [0])
    assert by_name(ratings([lucky], "random"))["greedy"] == Rating("greedy", 100, 0, 0, 0)


def test_matches_with_the_same_cards_are_one_deal_in_whatever_contests():
    """Two contests that all went alike, card by card, are no surer than one; with other cards they are."""
    first = [won("greedy", "random", 60, 40), won("greedy", "novice", 60, 40), won("novice", "random", 50, 50, seed=3)]
    other = [first[0], won("greedy", "novice", 60, 40, seed=2), first[2]]

    def width(contests: list[Contest]) -> float:
        low, high = (found := by_name(ratings(contests, "greedy"))["random"]).low, found.high
        assert low is not None
        assert high is not None
        return high - low

    assert width(first) > 1.2 * width(other)


def test_one_deal_says_nothing_of_how_deals_differ():
    first, _ = ratings([matches(contest_of("greedy", "random"), 1, lambda *_: [0])])
    assert (first.low, first.high) == (None, None)


# What counts.


def test_deals_that_are_not_finished_are_left_out_and_a_match_that_two_contests_share_counts_once():
    asked, results = won("greedy", "random", 64, 36)
    longer = won("greedy", "random", 64, 37)
    assert ratings([(asked, [*results, longer[1][-1]])]) == ratings([(asked, results)])
    assert ratings([(asked, results), longer, longer]) == ratings([longer])
    assert ratings([(asked, results[:1])]) == []
    assert ratings([]) == []


def test_a_player_against_itself_has_a_rating_and_no_interval():
    assert ratings([won("random", "random", 5, 5)]) == [Rating("random", 20, 0, None, None)]


# What has no bound.


@pytest.mark.parametrize("deals", [1, 10, 100])
def test_who_has_won_everything_has_a_bound_as_sure_as_that_many_tosses(deals: int):
    first, second = ratings([won("greedy", "random", deals, 0)])
    share = 0.025 ** (1 / deals)
    assert (first.rating, first.high, second.rating) == (None, None, 0)
    assert first.low == pytest.approx(points(share / (1 - share)), abs=1e-4)


def test_who_has_lost_everything_stands_last_and_does_not_change_the_others():
    contests = [won("greedy", "novice", 64, 36), won("learner", "novice", 50, 50)]
    lost = [won("novice", "random", 50, 0), won("greedy", "random", 50, 0)]
    *others, last = ratings([*contests, *lost])
    assert [(each.entrant, each.rating) for each in others] == [(e.entrant, e.rating) for e in ratings(contests)]
    assert (last.entrant, last.rating, last.low) == ("random", None, None)
    share = 0.025 ** (1 / 50)
    assert last.high == pytest.approx(-points(share / (1 - share)), abs=1e-4), (
        "that it lost to a stronger one adds nothing"
    )


def test_in_a_game_with_a_loser_who_never_loses_stands_first():
    asked = contest_of("greedy", "random", game="kocka")
    first, second = ratings([matches(asked, 50, lambda _, sat: [seat for seat in range(4) if sat[seat]])])
    assert (first.entrant, first.rating, first.high, second.rating) == ("greedy", None, None, 0)
    most = 1 - 0.025 ** (1 / 50)  # of its losses
    assert first.low == pytest.approx(points((1 - most) / (3 * most)), abs=1e-4)


def test_who_is_beyond_somebody_without_a_bound_is_counted_from_that_ones():
    contests = [won("novice", "random", 50, 0), won("learner", "novice", 50, 0), won("quick", "learner", 30, 20)]
    found = ratings([*contests, won("master", "quick", 10, 0)])
    assert [each.entrant for each in found] == ["master@1000ms", "quick", "learner", "novice", "random"]
    assert [each.rating is None for each in found] == [True, False, False, True, True]
    novice, random = found[3].high, found[4].high
    assert novice is not None
    assert random == pytest.approx(2 * novice, abs=1e-3)
    assert found[2].rating == 0


def test_nothing_can_be_counted_from_who_has_no_rating():
    contests = [won("greedy", "novice", 64, 36), won("novice", "random", 50, 0)]
    for name in ("random", "nobody"):
        with pytest.raises(Unrated) as refused:
            ratings(contests, name)
        assert (refused.value.name, refused.value.rated) == (name, ["greedy", "novice"])


# What is refused.


@pytest.mark.parametrize(
    ("other", "names"),
    [
        (contest_of("greedy", "random", rounds=2), ["table"]),
        (contest_of("greedy", "random", game="yojimbo"), ["game", "preset", "table"]),
        (msgspec.structs.replace(contest_of("greedy", "random"), versions={}), ["versions"]),
    ],
    ids=lambda each: "-".join(each) if isinstance(each, list) else "",
)
def test_contests_of_other_games_rules_or_versions_do_not_belong_together(other: Setting, names: list[str]):
    with pytest.raises(Different) as refused:
        ratings([won("greedy", "random", 6, 4), (other, [])])
    assert (refused.value.place, refused.value.names) == (1, names)


def test_players_that_no_chain_of_contests_connects_cannot_be_compared():
    with pytest.raises(Apart) as refused:
        ratings([won("greedy", "random", 6, 4), won("novice", "learner", 6, 4)])
    assert (refused.value.names, refused.value.others) == (["greedy", "random"], ["novice", "learner"])


def test_two_groups_of_which_one_has_won_everything_cannot_be_compared():
    contests = [won("greedy", "quick", 6, 4), won("quick", "novice", 10, 0), won("novice", "random", 6, 4)]
    with pytest.raises(Apart) as refused:
        ratings(contests)
    assert (refused.value.names, refused.value.others) == (["greedy", "quick"], ["novice", "random"])
    assert ratings([*contests, won("random", "greedy", 1, 30)])


# The file of a contest.


def test_a_report_gives_back_what_was_written_and_nothing_else_is_taken_for_one(tmp_path: Path):
    asked, results = won("greedy", "random", 2, 1)
    file, report = tmp_path / "out.json", Report.of(asked, results)
    file.write_bytes(report.encoded())
    assert Report.read(file) == report
    for text in (b"my diary", b"{}", report.encoded().replace(b'"version": 1', b'"version": 2', 1)):
        file.write_bytes(text)
        with pytest.raises(Damaged):
            Report.read(file)
