"""Many matches at once are the same matches as one by one, and what a step tells is true."""

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core.batch import BEGIN, GOES_ON, MATCH_ENDED, ROUND_ENDED, WAIT, Batch
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.observation import unpack, words
from fuda.core.rng import shuffle, streams
from tests.contract.tables import budget, in_every_game


def tables(name: str) -> list[Game]:
    return [fuda.game(name, preset) for preset in spec(name).options[0].presets]


def actions_of(batch: Batch, i: int) -> list[int]:
    return np.flatnonzero(unpack(batch.mask[i], batch.games[0].spec.rules.ACTIONS)).tolist()


class Single:
    """One match, stepped in plain Python by the rules alone: what a batch is compared with."""

    def __init__(self, game: Game, rng: Any, *, single: bool) -> None:
        self.game, self.rng, self.single = game, rng, single
        self.state = np.zeros(1, game.spec.rules.STATE)
        self._start()
        self._deal()

    @property
    def seat(self) -> int:
        acting = int(self.game.rules.to_act(self.state, self.game.table))
        return (acting & -acting).bit_length() - 1

    def step(self, action: int) -> tuple[int, list[int]]:
        rules, table, ended = self.game.rules, self.game.table, GOES_ON
        rules.step(self.state, table, self.seat, action)
        while not rules.to_act(self.state, table):
            over, rests = rules.over(self.state, table), rules.resting(self.state, table)
            if over or rests:
                ended = MATCH_ENDED if over else ROUND_ENDED
            if over or (rests and self.single):
                reward = [a - b for a, b in zip(self.game.scores(self.state, table), self.points, strict=True)]
                self._start()
                self._deal()
                return ended, reward
            self._lot()
        now = self.game.scores(self.state, table)
        reward, self.points = [a - b for a, b in zip(now, self.points, strict=True)], now
        return ended, reward

    def _start(self) -> None:
        self.game.rules.start(self.state, self.game.table)
        self.points = [0] * self.game.seats

    def _deal(self) -> None:
        rules, table = self.game.rules, self.game.table
        while not rules.to_act(self.state, table):
            if rules.over(self.state, table) or (self.single and rules.resting(self.state, table)):
                self._start()
            self._lot()

    def _lot(self) -> None:
        rules, table = self.game.spec.rules, self.game.table
        cards = np.zeros(rules.CARDS, np.int8)
        shuffle(self.rng, cards, self.game.rules.lot(self.state, table, cards), rules.NEEDED)
        self.game.rules.deal(self.state, table, cards)


@pytest.mark.parametrize(("name", "single"), list(product(GAMES, (False, True))))
def test_a_batch_plays_the_matches_that_the_rules_play_one_by_one(name: str, single: bool):
    games, count, dice = tables(name), 6, Random(name)
    batch, rngs = Batch(games, count, single=single), streams(4, count)
    batch.reset(rngs.copy())
    matches = [Single(games[i % len(games)], rngs[i : i + 1], single=single) for i in range(count)]
    seen = np.zeros(batch.observation.shape[1], np.uint32)
    for _ in range(budget(1500, 60)):
        chosen = [dice.choice(actions_of(batch, i)) for i in range(count)]
        for i, match in enumerate(matches):
            assert batch.seat[i] == match.seat
            assert actions_of(batch, i) == match.game.actions(match.state, match.game.table, match.seat)
            match.game.rules.observe(match.state, match.game.table, match.seat, seen)
            assert batch.observation[i].tobytes() == seen.tobytes()
        batch.step(np.array(chosen))
        for i, match in enumerate(matches):
            ended, reward = match.step(chosen[i])
            assert (batch.ended[i], batch.reward[i].tolist()) == (ended, reward)


@in_every_game
def test_the_rewards_of_a_match_add_up_to_its_scores(name: str):
    batch = Batch(tables(name)[:1], 3)
    batch.reset(9)
    total, ends = np.zeros(batch.reward.shape, int), 0
    for _ in range(budget(20_000, 200)):
        before = [copy(batch.arrays.states[i : i + 1]) for i in range(batch.count)]
        action = batch.random().copy()
        seats = batch.seat.copy()
        batch.step(action)
        total += batch.reward
        for i in np.flatnonzero(batch.ended == MATCH_ENDED):
            game = batch.games[0]
            game.rules.step(before[i], game.table, int(seats[i]), int(action[i]))
            if game.rules.over(before[i], game.table):  # else the last round was over as soon as it was dealt
                assert total[i].tolist() == game.scores(before[i], game.table)
                ends += 1
            total[i] = 0
        if ends > 5:
            break
    assert ends >= budget(5, 0)


@in_every_game
def test_the_same_seed_gives_the_same_matches_however_many_there_are_and_by_however_many_threads(name: str):
    def run(count: int, threads: int) -> list[bytes]:
        batch, told = Batch(tables(name)[:1], count, threads=threads), []
        batch.reset(2)
        for _ in range(budget(300, 20)):
            told.append(b"".join(a[:4].tobytes() for a in (batch.observation, batch.mask, batch.reward, batch.ended)))
            batch.step(batch.random())
        return told

    assert run(4, 1) == run(7, 1) == run(7, 3)
    other = Batch(tables(name)[:1], 4)
    other.reset(3)
    assert other.observation.tobytes() != run(4, 1)[0][: other.observation.nbytes]


@in_every_game
def test_an_action_that_is_not_legal_is_refused_by_name_and_changes_nothing(name: str):
    batch = Batch(tables(name)[:1], 3)
    batch.reset(1)
    rows = batch.arrays.states, batch.observation, batch.mask, batch.seat
    before = [each[1:2].tobytes() for each in rows]
    legal = actions_of(batch, 1)
    wrong = next(action for action in range(batch.games[0].spec.rules.ACTIONS) if action not in legal)
    text = batch.games[0].spec.text(wrong)
    with pytest.raises(FudaError, match=f"match 1: {wrong} .{text}. is not legal for seat {batch.seat[1]}"):
        batch.step([actions_of(batch, 0)[0], wrong, actions_of(batch, 2)[0]])
    assert [each[1:2].tobytes() for each in rows] == before
    for action in (-3, batch.games[0].spec.rules.ACTIONS):
        with pytest.raises(FudaError, match="no action"):
            batch.step([actions_of(batch, 0)[0], action, actions_of(batch, 2)[0]])


@in_every_game
def test_random_actions_are_legal_and_each_is_as_likely(name: str):
    batch = Batch(tables(name)[:1], 1)
    batch.reset(1)
    legal = actions_of(batch, 0)
    drawn = [int(batch.random()[0]) for _ in range(300 * len(legal))]
    assert set(drawn) == set(legal)
    assert max(abs(drawn.count(action) - 300) for action in legal) < 6 * 300**0.5


@in_every_game
def test_everyone_observes_what_the_rules_let_each_seat_observe(name: str):
    batch = Batch(tables(name), 5)
    batch.reset(6)
    for _ in range(25):
        batch.step(batch.random())
    seen, out = batch.everyone(), np.zeros(words(spec(name).rules.OBSERVATION), np.uint32)
    for i in range(5):
        game = batch.games[batch.which[i]]
        for chair in range(game.seats):
            seat = (int(batch.seat[i]) + chair) % game.seats
            game.rules.observe(batch.arrays.states[i : i + 1], game.table, seat, out)
            assert seen[i, chair].tobytes() == out.tobytes()
    assert seen[:, 0].tobytes() == batch.observation.tobytes()


def test_a_batch_plays_one_game_at_tables_that_exist():
    with pytest.raises(FudaError, match="one game"):
        Batch([fuda.game("koikoi"), fuda.game("kocka")], 4)
    with pytest.raises(FudaError, match="0 to 0"):
        Batch([fuda.game("koikoi")], 2, which=[0, 1])


def test_where_several_seats_may_act_the_lowest_does_and_the_others_see_nothing_of_it():
    batch = Batch([fuda.game("kocka")], 1)
    batch.reset(1)
    assert batch.seat[0] == 0
    before = batch.everyone()[0, 1].copy()
    batch.step(batch.random())
    assert batch.seat[0] == 0
    assert batch.everyone()[0, 1].tobytes() == before.tobytes()


@in_every_game
def test_without_restart_a_finished_match_stays_as_it_ended_until_it_is_begun_anew(name: str):
    count = 3
    batch, other = (Batch(tables(name)[:1], count, single=True, restart=restart) for restart in (False, True))
    for each in (batch, other):
        each.reset(3)
    game, seen, stayed = batch.games[0], np.zeros(batch.observation.shape[1], np.uint32), 0
    while stayed < 4:
        action, seats = other.random().copy(), other.seat.copy()
        batch.step(action)
        other.step(action)
        assert batch.reward.tobytes() == other.reward.tobytes()
        assert batch.ended.tobytes() == other.ended.tobytes()
        ended = batch.ended != GOES_ON
        for i in np.flatnonzero(ended):
            state = batch.arrays.states[i : i + 1]
            assert game.rules.over(state, game.table) or game.rules.resting(state, game.table)
            assert (batch.seat[i], batch.mask[i].any()) == (seats[i], False)
            game.rules.observe(state, game.table, int(seats[i]), seen)
            assert batch.observation[i].tobytes() == seen.tobytes()
            assert batch.random()[i] == WAIT
            stayed += 1
        if ended.any():
            batch.step(np.where(ended, BEGIN, WAIT))
        assert batch.observation.tobytes() == other.observation.tobytes()
        assert batch.mask.tobytes() == other.mask.tobytes()


@in_every_game
def test_a_match_that_waits_does_not_change(name: str):
    batch = Batch(tables(name)[:1], 2)
    batch.reset(1)
    for _ in range(20):
        batch.step(batch.random())
    rows = batch.arrays.states, batch.observation, batch.mask, batch.seat, batch.arrays.rngs
    before = [each[1:2].tobytes() for each in rows]
    batch.step([batch.random()[0], WAIT])
    assert [each[1:2].tobytes() for each in rows] == before
    assert (batch.ended[1], batch.reward[1].any()) == (GOES_ON, False)


def test_the_arrays_that_callers_look_at_lie_where_they_want_them():
    owned: dict[str, Any] = {}

    def place(name: str, array: Any) -> Any:
        return owned.setdefault(name, array.copy())

    batch = Batch([fuda.game("koikoi")], 4, place=place)
    batch.reset(1)
    batch.step(batch.random())
    assert set(owned) == {"which", "actions", "seat", "observation", "mask", "reward", "ended", "everyone"}
    assert batch.observation is owned["observation"]
    assert batch.everyone() is owned["everyone"]
    assert owned["mask"].any()
