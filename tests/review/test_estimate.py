"""Means with their intervals: they cover what they promise, and the best of many is not flattered."""

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
    found.add(Tried(both, np.ones(WORLDS), np.arange(WORLDS), float("inf"), np.zeros((MOVES, 0))))
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
    one.add(Tried(single, np.ones(20), np.arange(20), float("inf"), np.zeros((2, 0))))
    copies = np.repeat(single, 5, axis=0)
    twice.add(Tried(copies, np.ones(100), np.repeat(np.arange(20), 5), float("inf"), np.zeros((2, 0))))
    assert twice.difference(0, 1, 0, 0).error == pytest.approx(one.difference(0, 1, 0, 0).error)


def test_what_came_out_the_same_everywhere_is_not_certain():
    results = np.zeros((30, 3, 2, 1), np.float32)
    results[:, 1] = 5.0
    results[:, 2] = np.arange(30)[:, None, None]
    sample = Sample()
    sample.add(Tried(results, np.ones(30), np.arange(30), float("inf"), np.zeros((3, 0))))
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
        sample.add(Tried(results, np.ones(WORLDS), np.arange(WORLDS), float("inf"), np.zeros((1, 0))))
        interval = sample.mean(0, 1, 0).interval(usual=0.4)
        inside += interval.low <= 0.02 <= interval.high
    assert inside >= 950


def test_sums_have_the_error_of_their_parts():
    found = total([Estimate(1.0, 3.0, 10), Estimate(2.0, 4.0, 10), exact(5.0)])
    assert (found.mean, found.error) == (8.0, 5.0)
    assert found.worlds > 10
