"""Means with their intervals: they cover what they promise, and the best of many is not flattered."""

import math

import numpy as np
import pytest

from fuda.review.estimate import Estimate, Interval, Sample, exact, total
from fuda.review.worlds import Tried

MOVES, WORLDS = 6, 40


def sampled(rng: np.random.Generator, means: list[float]) -> Sample:
    """Moves with these true values, in worlds of their own luck that all share."""
    shared = rng.normal(size=(WORLDS, 1))
    results = (shared + 0.8 * rng.normal(size=(WORLDS, MOVES)) + np.array(means)).astype(np.float32)
    found = Sample()
    both = np.repeat(results[:, :, None, None], 2, axis=2)
    found.add(Tried(both, np.arange(WORLDS), float("inf"), np.zeros((MOVES, 0))))
    return found


def test_equal_moves_lose_nothing_on_average():
    rng = np.random.default_rng(1)
    lost, flattered = [], []
    for _ in range(400):
        sample = sampled(rng, [0.0] * MOVES)
        lost.append(sample.best_against(0, MOVES - 1, 1, (1,), 0)[0].mean)
        means = sample.means(1, 0)[:-1]
        flattered.append(means.max() - means[0])
    assert abs(np.mean(lost)) < 3 * np.std(lost) / 20
    assert np.mean(flattered) > 0.1  # what choosing and valuing in the same worlds would have said


def test_a_worse_move_loses_what_it_is_worse_by():
    rng = np.random.default_rng(2)
    lost = [sampled(rng, [-1.0, 0, 0, 2.0, 0, 0]).best_against(0, MOVES - 1, 1, (1,), 0)[0] for _ in range(200)]
    assert np.mean([each.mean for each in lost]) == pytest.approx(3.0, abs=0.1)


def test_intervals_cover_in_95_of_100_cases():
    rng = np.random.default_rng(3)
    inside = 0
    for _ in range(1000):
        interval = sampled(rng, [0.5, 0, 0, 0, 0, 0]).difference(0, 1, 0, 0).interval()
        inside += interval.low <= 0.5 <= interval.high
    assert 0.93 <= inside / 1000 <= 0.98


def test_worlds_with_the_same_hand_prove_no_more_than_one():
    rng = np.random.default_rng(4)
    single = rng.normal(size=(20, 2, 1, 1)).astype(np.float32).repeat(2, axis=2)
    one, twice = Sample(), Sample()
    one.add(Tried(single, np.arange(20), float("inf"), np.zeros((2, 0))))
    copies = np.repeat(single, 5, axis=0)
    twice.add(Tried(copies, np.repeat(np.arange(20), 5), float("inf"), np.zeros((2, 0))))
    assert twice.difference(0, 1, 0, 0).error == pytest.approx(one.difference(0, 1, 0, 0).error)


def race(rng: np.random.Generator, first: int, further: int) -> Sample:
    """Three moves and the reference policy's; the second is 2 worse than the others, and is dropped after a while."""
    found = Sample()
    for count, places in ((first, [0, 1, 2, 3]), (further, [0, 2, 3])):
        results = 3 * rng.normal(size=(count, 1)) + rng.normal(size=(count, 4)) - np.array([0, 2, 0, 0])
        both = np.repeat(results.astype(np.float32)[:, places, None, None], 2, axis=2)
        clusters = np.arange(count) + found.worlds
        found.add(Tried(both, clusters, float("inf"), np.full((len(places), 1), float(count))), places)
    return found


def test_a_dropped_move_is_valued_by_how_it_differs_from_one_that_was_not():
    rng = np.random.default_rng(6)
    inside, off, alone, sample = np.zeros(2), list[float](), list[float](), Sample()
    for _ in range(600):
        sample = race(rng, 30, 270)
        assert (sample.worlds, sample.racing(3)) == (300, [0, 2])
        value, behind = sample.mean(1, 0, 0), sample.difference(0, 1, 0, 0)
        assert behind.mean == pytest.approx(sample.means(0, 0)[0] - value.mean)
        for place, (estimate, truth) in enumerate(((value, -2.0), (behind, 2.0))):
            interval = estimate.interval()
            inside[place] += interval.low <= truth <= interval.high
        off.append(value.mean + 2)
        alone.append(float(sample.results[1][:, 0, 0].mean()) + 2)
    assert (inside / 600 > 0.92).all()
    assert (inside / 600 < 0.98).all()
    assert np.std(off) < 0.6 * np.std(alone)  # what the worlds have in common is known from all of them
    assert sample.features[:, 0].tolist() == [(30 * 30 + 270 * 270) / 300, 30, *2 * [(30 * 30 + 270 * 270) / 300]]


def test_who_is_unbeaten_has_lost_nothing_that_another_gains_in_points_alone():
    # The other move wins points and loses chances, surely: it is not the best, whatever its points.
    rng = np.random.default_rng(7)
    results = rng.normal(size=(400, 3, 2, 1)).astype(np.float32)
    results[:, 1] += np.array([3.0, -3.0], np.float32)[:, None]
    sample = Sample()
    sample.add(Tried(results, np.arange(400), float("inf"), np.zeros((3, 0))))
    points, chance = sample.best_against(0, 2, 1, (0, 1), 0)
    for lost in (points, chance):
        assert (lost.mean, lost.worlds) == (0.0, 400)
        assert lost.error < 1e-6


@pytest.mark.parametrize(("ahead", "open_which"), [(0.02, True), (3.0, False)])
def test_what_was_lost_reaches_further_where_another_move_may_be_the_best(ahead: float, open_which: bool):
    # The first two have 4 points between them, and which has the better chance is open or clear; the third was played.
    rng = np.random.default_rng(8)
    results = rng.normal(size=(400, 4, 2, 1)).astype(np.float32)
    results[:, 0] += np.array([4.0, ahead], np.float32)[:, None]
    results[:, 2] -= np.array([2.0, 5.0], np.float32)[:, None]
    sample = Sample()
    sample.add(Tried(results, np.arange(400), float("inf"), np.zeros((4, 0))))
    points, chance = sample.best_against(2, 3, 1, (0, 1), 0)
    sampling = math.sqrt(2 / 400)
    assert (points.error > 5 * sampling) is open_which
    assert chance.error == pytest.approx(sampling, rel=0.2)  # between two that are as good it is the same


def test_where_chances_are_level_in_all_worlds_points_say_which_move_is_the_best():
    # A match that is won by every move. What no world has shown may still tell the first two apart, ever less likely.
    rng = np.random.default_rng(9)
    errors = list[float]()
    for worlds in (40, 4000):
        results = rng.normal(size=(worlds, 4, 2, 1)).astype(np.float32)
        results[:, 0, 0] += 4.0
        results[:, 2, 0] -= 2.0
        results[:, :, 1] = 1.0
        sample = Sample()
        sample.add(Tried(results, np.arange(worlds), float("inf"), np.zeros((4, 0))))
        points, chance = sample.best_against(2, 3, 1, (0, 1), 0)
        assert points.mean == pytest.approx(6.0, abs=4 * math.sqrt(2 / worlds))
        assert (chance.mean, chance.error) == (0.0, 0.0)
        errors.append(points.error)
    assert errors[0] == pytest.approx(10 * errors[1], rel=0.2)  # as sampling errors do: nothing stays open
    assert math.sqrt(2 / 4000) < errors[1] < 5 * math.sqrt(2 / 4000)


def test_what_came_out_the_same_everywhere_is_not_certain():
    results = np.zeros((30, 3, 2, 1), np.float32)
    results[:, 1] = 5.0
    results[:, 2] = np.arange(30)[:, None, None]
    sample = Sample()
    sample.add(Tried(results, np.arange(30), float("inf"), np.zeros((3, 0))))
    found = sample.difference(1, 0, 0, 0)
    assert (found.mean, found.error) == (5.0, 0.0)
    assert found.interval(usual=4.0).low < 5.0 - 3 * 4.0 / 31  # an outcome of a share of 3 in 30 would not surprise
    assert exact(5.0).interval(usual=4.0) == Interval(5.0, 5.0, 5.0)


def test_an_outcome_that_no_world_has_shown_is_inside_the_interval():
    # The chance of something that comes in one of fifty worlds, told from forty: half of all looks see none of it.
    rng = np.random.default_rng(5)
    inside = 0
    for _ in range(1000):
        results = np.repeat((rng.random((WORLDS, 1, 1, 1)) < 0.02).astype(np.float32), 2, axis=2)
        sample = Sample()
        sample.add(Tried(results, np.arange(WORLDS), float("inf"), np.zeros((1, 0))))
        interval = sample.mean(0, 1, 0).interval(usual=0.4)
        inside += interval.low <= 0.02 <= interval.high
    assert inside >= 950


def test_sums_have_the_error_of_their_parts():
    found = total([Estimate(1.0, 3.0, 10), Estimate(2.0, 4.0, 10), exact(5.0)])
    assert (found.mean, found.error) == (8.0, 5.0)
    assert found.worlds > 10
