"""What matches of Koi-Koi are worth as they stand, many at once, as those see them who are to act."""

import numpy as np
import pytest

import fuda
from fuda.bots.koikoi import chances
from fuda.bots.koikoi.chances import POINT, Standings
from fuda.bots.koikoi.scale import REACH
from fuda.bots.scale import CHANCE, scale
from fuda.core.batch import MATCH_ENDED, Batch

pytestmark = pytest.mark.compiled_only


def test_a_match_is_worth_what_the_scale_says_before_its_round_and_in_the_end_who_won() -> None:
    games = [fuda.game("koikoi", "czech", rounds=3), fuda.game("koikoi", "russian", rounds=2)]
    standings, batch = Standings(games), Batch(games, 64)
    batch.reset(5)
    known, part = [scale(game).numbers[CHANCE] for game in games], [POINT / 2, POINT]
    rounds, ended = set[tuple[int, int]](), 0
    for _ in range(120):
        points, states = batch.arrays.points, batch.arrays.states
        now = standings.standing(points, batch.which, batch.seat, batch.observation)
        for i in range(0, 64, 5):
            table, lead = int(batch.which[i]), int(points[i, 0] - points[i, 1])
            left = max(1, 1 + int(games[table].plain_table.rounds) - int(states["round_number"][i]))
            chance = known[table][left, lead + REACH, 1 - int(states["oya"][i])]
            assert now[i].tolist() == pytest.approx(
                [chance + part[table] * lead, 1 - chance - part[table] * lead], abs=1e-5
            )
            rounds.add((table, left))
        before = points.copy()
        batch.step(batch.random())
        over, final = batch.ended == MATCH_ENDED, before + batch.reward
        won = standings.result(final, batch.which)[:, 0] - np.array(part)[batch.which] * (final[:, 0] - final[:, 1])
        assert won[over].tolist() == pytest.approx((np.sign(final[over, 0] - final[over, 1]) + 1) / 2, abs=1e-5)
        ended += int(over.sum())
    assert rounds == {(0, 1), (0, 2), (0, 3), (1, 1), (1, 2)}
    assert ended > 50


def test_the_scales_of_many_tables_are_made_by_several_processes_and_are_the_same() -> None:
    games = [fuda.game("koikoi", "czech", rounds=number) for number in (3, 1, 5)]
    assert list(chances.prepare(games)) == [1, 2, 3]
    start, seen = np.zeros((1, 2), np.int32), np.zeros((1, 40), np.uint32)
    alone, together = (
        Standings(some).standing(start, np.array([len(some) - 1]), np.zeros(1, np.int32), seen)
        for some in (games[2:], games)
    )
    assert (alone == together).all()
