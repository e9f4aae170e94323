"""PettingZoo's own tests pass at every table, and what its agents are told is what the rules say."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import fuda
from fuda.core.batch import BEGIN, WAIT, Batch
from fuda.core.errors import FudaError, IllegalAction
from fuda.core.observation import place, unpack
from fuda.core.rng import streams
from fuda.envs import turns
from fuda.envs.episode import Episode
from tests.contract.tables import Table, in_every_game, tables

pytestmark = [
    pytest.mark.compiled_only,
    # What PettingZoo says about every environment that has masks, its own ones excepted by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Whoever may not act, and everybody at the end, has no legal action.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
EVERY = [table for name in ("koikoi", "kocka", "yojimbo") for table in tables(name)]
at_every_table = pytest.mark.parametrize("table", EVERY, ids=str)


def mask_of(env: turns.Turns) -> Any:
    """Return the legal actions of the selected agent."""
    observation = env.last()[0]
    assert observation is not None
    return observation["action_mask"]


@at_every_table
def test_the_api_tests_pass_at_every_table(table: Table):
    api_test(turns.env(table.name, table.preset, **table.options), num_cycles=40)
    parallel_api_test(turns.parallel_env(table.name, table.preset, **table.options), num_cycles=100)


@in_every_game
def test_the_seed_render_and_performance_tests_pass(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Any):
    seed_test(lambda: turns.env(name), num_cycles=60)
    parallel_seed_test(lambda: turns.parallel_env(name, illegal=-1.0), num_cycles=60)  # it draws without the masks
    render_test(lambda render_mode=None: turns.env(name, render_mode=render_mode))  # type: ignore[arg-type]
    clock = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: next(clock))  # some cycles are enough
    performance_benchmark(turns.env(name))
    assert "turns per second" in capsys.readouterr().out


@in_every_game
def test_an_episode_is_the_match_that_a_batch_plays(name: str):
    for single in (False, True):
        batch, episode = (
            Batch([fuda.game(name)], 1, single=single, restart=False),
            Episode(fuda.game(name), single=single),
        )
        batch.reset(5)
        rng, dice = streams(5), Random(name)
        episode.begin(rng)
        for _ in range(3000):
            seat = int(batch.seat[0])
            assert episode.seats[0] == seat
            assert episode.observe(seat).tolist() == unpack(batch.observation[0], len(episode.observe(0))).tolist()
            assert episode.mask(seat).tolist() == unpack(batch.mask[0], len(episode.mask(0))).tolist()
            action = dice.choice(episode.legal(seat))
            episode.step(seat, action)
            episode.deal(rng)
            batch.step([action])
            if episode.ended:
                assert not batch.mask.any()
                assert episode.scores == batch.arrays.points[0].tolist()
                batch.step([BEGIN])
                episode.begin(rng)
        batch.step([WAIT])


@in_every_game
def test_rewards_add_up_to_the_lead_over_the_mean_and_to_nothing_for_the_table(name: str):
    env = turns.env(name, single=True)
    env.reset(seed=3)
    total, dice = dict.fromkeys(env.agents, 0.0), Random(1)
    for _ in env.agent_iter():
        _, _, terminated, _, info = env.last()
        assert info["action_mask"].tolist() == mask_of(env).tolist()
        if terminated:
            break
        env.step(dice.choice(np.flatnonzero(mask_of(env)).tolist()))
        for agent, reward in env.rewards.items():
            total[agent] += reward
        assert sum(env.rewards.values()) == pytest.approx(0)
    assert list(total.values()) == pytest.approx(env.episode.gains)
    assert any(total.values()) or name == "koikoi"


def test_passes_are_asked_for_in_turn_and_nobody_observes_the_others():
    env = turns.env("kocka")
    env.reset(seed=1)
    layout = env.game.spec.rules.LAYOUT
    ready = slice(place(layout, "to_act"), place(layout, "lead"))  # that somebody has passed is known to all

    def seen(agent: str) -> list[int]:
        return np.delete(env.observe(agent)["observation"], ready).tolist()

    before, asked = {agent: seen(agent) for agent in env.agents}, list[str]()
    for _ in range(11):
        asked.append(env.agent_selection)
        env.step(int(np.flatnonzero(mask_of(env))[0]))
        waiting = [agent for agent in env.agents if agent not in asked]
        assert all(seen(agent) == before[agent] for agent in waiting)
    assert asked == [f"seat_{place // 3}" for place in range(11)]


def test_passes_at_once_are_those_in_turn():
    one, all_at_once = turns.env("kocka"), turns.parallel_env("kocka")
    one.reset(seed=1)
    observations, _ = all_at_once.reset(seed=1)
    for _ in range(3):  # cards of each pass
        actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
        assert all(seen["action_mask"].any() for seen in observations.values())
        observations, *_ = all_at_once.step(actions)
    for _ in range(12):
        one.step(int(np.flatnonzero(mask_of(one))[0]))
    for agent in one.agents:
        assert one.observe(agent)["observation"].tolist() == observations[agent]["observation"].tolist()
    assert [agent for agent, seen in observations.items() if seen["action_mask"].any()] == [one.agent_selection]


def test_an_illegal_action_is_refused_by_its_clause_and_changes_nothing():
    env = turns.env("koikoi")
    env.reset(seed=1)
    before, mask = env.episode.state.tobytes(), mask_of(env)
    wrong = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(IllegalAction, match=r"not legal for seat \d \(KK-\d+\); allowed: \d+ \(play"):
        env.step(wrong)
    with pytest.raises(FudaError, match="999 is no action"):
        env.step(999)
    assert env.episode.state.tobytes() == before
    both = turns.parallel_env("koikoi")
    both.reset(seed=1)
    with pytest.raises(FudaError, match=r"seat_\d may act and has no action here; given: none"):
        both.step({})


def test_an_illegal_action_ends_the_episode_where_it_has_a_price():
    env = turns.env("koikoi", illegal=-9.0)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(int(np.flatnonzero(mask_of(env) == 0)[0]))
    assert env.rewards == {agent: -9.0 if agent == offender else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    assert not mask_of(env).any()


def test_drawing_says_in_words_what_the_seat_observes():
    env = turns.env("koikoi", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert text.startswith("fuda.game('koikoi', 'czech'), seat ")
    assert "\n  hand: " in text
    assert "\n  legal: play " in text
    with pytest.raises(FudaError, match="human, ansi"):
        turns.env("koikoi", render_mode="gold")
    with pytest.raises(FudaError, match="no render_mode"):
        turns.env("koikoi").render()
