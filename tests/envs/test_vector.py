"""Gymnasium's checker passes, and many tables are as many single ones."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.passive_env_checker import data_shares_objects
from gymnasium.vector import AutoresetMode

from fuda.catalogue import GAMES, spec
from fuda.core.errors import FudaError, IllegalAction
from fuda.envs import ids
from fuda.envs.vector import TableEnv, TableVectorEnv
from tests.contract.tables import Table, in_every_game, tables

pytestmark = pytest.mark.compiled_only
EVERY = [table for name in ("koikoi", "kocka", "yojimbo") for table in tables(name)]


def first(_: Any, mask: Any) -> Any:
    """A policy: the first legal action."""
    return mask.argmax(1)


def last(_: Any, mask: Any) -> Any:
    """A policy: the last legal action."""
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(1)


@pytest.mark.parametrize("name", [name for name, *_ in ids.names()])
def test_the_checker_passes_for_every_id(name: str):
    check_env(gymnasium.make(f"fuda.envs:{name}", illegal=-100.0).unwrapped)  # it draws without the masks


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_every_table_keeps_to_its_spaces_and_returns_nothing_twice(table: Table):
    envs = TableVectorEnv(3, table.name, table.preset, **table.options)
    observation, info = envs.reset(seed=1)
    for _ in range(60):
        assert observation in envs.observation_space
        before = observation, info
        observation, reward, *_, info = envs.step(last(None, observation["action_mask"]))
        assert not data_shares_objects(before, (observation, info))
        assert reward.shape == (3,)


def test_ids_have_versions_that_stand_for_the_rules_and_the_observation():
    for name in GAMES:
        found, stood_for = ids.VERSIONS[name]
        assert ids.stands_for(spec(name)) == stood_for, f"{name} has changed: raise its version in fuda/envs/ids.py"
        assert ids.version(spec(name)) == found
    assert "fuda/koikoi-czech-v1" in gymnasium.registry
    envs = gymnasium.make_vec("fuda/yojimbo-dan-v1", num_envs=5, players=3, opponents="random")
    assert isinstance(envs, TableVectorEnv)
    assert (envs.num_envs, envs.game.seats, envs.game.preset) == (5, 3, "dan")


@pytest.mark.parametrize("opponents", [first, "random", "greedy"])
@in_every_game
def test_many_tables_are_as_many_single_ones(name: str, opponents: str | Callable[..., Any]):
    """Table i of many goes as if the others were not there, whatever its opponents."""
    few, many = (
        TableVectorEnv(count, name, single=True, opponents=opponents, autoreset_mode=AutoresetMode.SAME_STEP)
        for count in (2, 5)
    )
    a, b = few.reset(seed=9)[0], many.reset(seed=9)[0]
    ended = 0
    for _ in range(120 if opponents != "greedy" else 40):
        for key in a:
            assert a[key].tobytes() == b[key][:2].tobytes()
        actions = last(None, b["action_mask"])
        a, *told, _ = few.step(actions[:2])
        b, *told_too, _ = many.step(actions)
        assert [each.tolist() for each in told] == [each[:2].tolist() for each in told_too]
        ended += int(told[1].sum())
    assert ended > 0


@in_every_game
def test_the_three_ways_to_begin_anew_play_the_same_episodes(name: str):
    """Next step, same step, disabled: what the learner sees differs only in when an episode begins."""

    def run(mode: AutoresetMode) -> tuple[list[bytes], list[float]]:
        envs = TableVectorEnv(1, name, single=True, autoreset_mode=mode)
        assert envs.metadata["autoreset_mode"] is mode
        observation, _ = envs.reset(seed=4)
        seen, rewards = [observation["observation"].tobytes()], list[float]()
        while len(rewards) < 150:
            observation, reward, terminated, _, info = envs.step(last(None, observation["action_mask"]))
            rewards.append(float(reward[0]))
            if terminated[0] and mode is AutoresetMode.SAME_STEP:
                final = info["final_obs"][0]
                assert not final["action_mask"].any()
                seen.append(final["observation"].tobytes())
                assert info["final_info"]["scores"][0].any() or name == "koikoi"
            else:
                seen.append(observation["observation"].tobytes())
            if terminated[0]:
                if mode is AutoresetMode.NEXT_STEP:
                    observation, reward, terminated, *_ = envs.step(np.array([0]))
                    assert (reward[0], terminated[0]) == (0, False)
                elif mode is AutoresetMode.DISABLED:
                    with pytest.raises(FudaError, match="reset_mask"):
                        envs.step(np.array([0]))
                    observation, _ = envs.reset(options={"reset_mask": np.array([True])})
                seen.append(observation["observation"].tobytes())
        return seen, rewards

    same, following, disabled = map(run, (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED))
    assert same == following == disabled


@in_every_game
def test_rewards_are_the_lead_over_the_mean_at_the_end(name: str):
    envs = TableVectorEnv(12, name, single=True)
    observation, _ = envs.reset(seed=2)
    total, ended = np.zeros(12), np.zeros(12, bool)
    sign = -1 if spec(name).fewest else 1
    for _ in range(2000):
        observation, reward, terminated, _, info = envs.step(first(None, observation["action_mask"]))
        total += np.where(ended, 0, reward)
        for i in np.flatnonzero(terminated & ~ended):
            scores = info["scores"][i]
            assert total[i] == pytest.approx(sign * (scores[envs.seat[i]] - scores.mean()))
        ended |= terminated
        if ended.all():
            break
    assert ended.all()
    assert total.any()


def test_opponents_sit_clockwise_from_the_learner():
    asked: dict[str, int] = {"left": 0, "across": 0, "right": 0}

    def named(name: str) -> Any:
        def choose(seen: Any, mask: Any) -> Any:
            asked[name] += len(seen)
            return first(seen, mask)

        return choose

    envs = TableVectorEnv(1, "kocka", seat=2, opponents=[named("left"), named("across"), named("right")])
    envs.reset(seed=1)
    assert asked == {"left": 0, "across": 3, "right": 3}  # seats 0 and 1 pass first
    with pytest.raises(FudaError, match="2 opponents; one for all others, or 3"):
        TableVectorEnv(1, "kocka", opponents=["greedy", "random"])
    with pytest.raises(FudaError, match="seats are 0 to 3"):
        TableVectorEnv(1, "kocka", seat=4)
    with pytest.raises(FudaError, match="cannot sit here"):
        TableVectorEnv(1, "kocka", opponents="exec:./bot")


def test_an_illegal_action_is_refused_by_table_and_clause():
    envs = TableVectorEnv(2, "koikoi")
    observation, _ = envs.reset(seed=1)
    wrong = first(None, observation["action_mask"])
    wrong[1] = int(np.flatnonzero(observation["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalAction, match=r"table 1: .* is not legal for seat 1 \(KK-\d+\); allowed: "):
        envs.step(wrong)
    with pytest.raises(FudaError, match=r"expected \(2,\)"):
        envs.step(wrong[:1])
    assert envs.reset(seed=1)[0]["observation"].tobytes() == observation["observation"].tobytes()


def test_a_table_can_be_drawn(capsys: pytest.CaptureFixture[str]):
    env = TableEnv("koikoi", "russian", render_mode="human")
    env.reset(seed=1)
    env.render()
    assert "\n  hand: " in capsys.readouterr().out
    assert env.action_masks().any()
    assert len(TableVectorEnv(2, "koikoi").render() or ()) == 2
    with pytest.raises(FudaError, match="human, ansi"):
        TableEnv("koikoi", render_mode="gold")
