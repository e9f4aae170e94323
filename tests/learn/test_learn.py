"""Learning, small: the tables to learn at, the contest with a bot and, where PyTorch is installed, some lessons."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import fuda
from fuda.bots import network
from fuda.bots.kocka.chances import chances
from fuda.bots.koikoi.chances import POINT
from fuda.bots.koikoi.scale import REACH
from fuda.bots.scale import scale
from fuda.catalogue import spec
from fuda.cli import main
from fuda.core.batch import GOES_ON, MATCH_ENDED, ROUND_ENDED, Batch
from fuda.core.errors import FudaError
from fuda.core.observation import unpack, words
from fuda.learn.contest import contest, interval
from fuda.learn.log import Entry, Log
from fuda.learn.run import RunConfig, learn
from fuda.learn.scale import MATCH, POINTS, Scale, Shown, shown_by, units
from fuda.learn.tables import Tables, mixed
from tests.contract.tables import in_every_game

pytestmark = pytest.mark.compiled_only
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")


@in_every_game
def test_the_presets_with_every_number_of_seats_come_first_then_mixed_rules(name: str):
    tables = mixed(spec(name), 6, seed=1)
    assert len(tables.games) == tables.presets + 6
    presets = list(spec(name).options[0].presets)
    assert [game.preset for game in tables.games[: len(presets)]] == presets
    seats = {game.seats for game in tables.games[: tables.presets]}
    assert seats == ({2, 3, 4, 5} if name == "yojimbo" else {tables.games[0].seats})


def test_most_matches_are_at_the_presets_and_every_table_counts_alike():
    tables = mixed(spec("koikoi"), 20, seed=1)
    which = tables.draw(10_000, 1)
    assert 0.77 < (which < tables.presets).mean() < 0.83
    assert set(which) == set(range(len(tables.games)))
    czech, russian = units(tables, 1, POINTS)[:2]
    assert czech > 1.2 * russian > 0  # the winner's points are the loser's loss, and koi multiply


def after(name: str, reward: list[list[int]], points: list[list[int]], ended: int) -> Shown:
    """What is shown of matches of the same table in which seat 0 is to act and knows nothing."""
    none = np.zeros(len(reward), np.int32)
    blank = np.zeros((len(reward), words(spec(name).rules.OBSERVATION)), np.uint32)
    return Shown(none, none, blank, np.array(reward, np.int32), none + ended, np.array(points, np.int32))


def test_points_count_above_the_mean_of_the_others_and_letters_by_the_chance_to_lose():
    duel = Scale(mixed(spec("koikoi"), 0, seed=1), aim=POINTS)
    assert not duel.of_the_match
    scores = np.zeros((1, 2), np.int32)
    shown = after("koikoi", [[5, -1]], [[5, -1]], ROUND_ENDED)
    assert duel.gain(duel.standing(shown), scores, shown, duel.standing(shown)).tolist() == [[6, -6]]
    cat = Scale(Tables((fuda.game("kocka"),), 1))
    assert cat.of_the_match
    letters = np.array([[4, 0, 0, 0], [0, 0, 0, 0]], np.int32)  # of five
    begun = cat.standing(after("kocka", [[0] * 4] * 2, letters.tolist(), GOES_ON))
    lost = after("kocka", [[1, 0, 0, 0]] * 2, [[0] * 4] * 2, MATCH_ENDED)  # the next match has begun
    found, gained = chances(), cat.gain(begun, letters, lost, cat.standing(lost))
    assert gained[0, 0] == pytest.approx(found[1, 5, 5, 5] - 1, abs=1e-5)  # the match is lost
    assert gained[0, 1] == pytest.approx(found[5, 5, 5, 1], abs=1e-5)
    went_on = after("kocka", [[0, 0, 1, 0]] * 2, [[4, 0, 1, 0], [0, 0, 1, 0]], ROUND_ENDED)
    gained = cat.gain(begun, letters, went_on, cat.standing(went_on))
    assert gained[1].tolist() == pytest.approx(
        [0.25 - found[5, 5, 4, 5]] * 2 + [0.25 - found[4, 5, 5, 5], 0.25 - found[5, 4, 5, 5]], abs=1e-5
    )
    assert gained.sum(1) == pytest.approx([0, 0], abs=1e-5)
    with pytest.raises(FudaError, match="for points alone"):
        Scale(mixed(spec("yojimbo"), 0, seed=1), MATCH)


def test_rounds_of_koikoi_count_by_what_the_scale_of_the_match_says():
    game = fuda.game("koikoi", "czech", rounds=3)
    known, lessons = scale(game), Scale(Tables((game,), 1), MATCH)
    assert lessons.of_the_match
    batch = Batch([game], 64)
    batch.reset(5)
    now, ends = lessons.standing(shown_by(batch)), {ROUND_ENDED: 0, MATCH_ENDED: 0}
    for _ in range(150):
        scores, before, states = batch.arrays.points.copy(), now, batch.arrays.states.copy()
        for i in range(0, 64, 16):
            lead, left = int(scores[i, 0] - scores[i, 1]), max(1, 4 - int(states["round_number"][i]))
            chance = known.numbers[1, left, lead + REACH, 1 - int(states["oya"][i])]
            assert before[i, 0] == pytest.approx(chance + POINT / 2 * lead, abs=1e-5)
        batch.step(batch.random())
        shown = shown_by(batch)
        now = lessons.standing(shown)
        gained = lessons.gain(before, scores, shown, now)
        assert gained.sum(1) == pytest.approx(0, abs=1e-5)
        assert (gained[(batch.ended == GOES_ON) & (batch.reward == 0).all(1)] == 0).all()
        for i in np.flatnonzero(batch.ended == MATCH_ENDED):
            final = scores[i] + batch.reward[i]
            won = (np.sign(final[0] - final[1]) + 1) / 2
            assert before[i, 0] + gained[i, 0] == pytest.approx(won + POINT / 2 * (final[0] - final[1]), abs=1e-5)
        for end in ends:
            ends[end] += int((batch.ended == end).sum())
    assert min(ends.values()) > 20


def test_what_others_do_not_observe_is_where_the_layout_says():
    assert network.hidden_words(spec("koikoi").rules.LAYOUT) == [0, 1]
    assert network.hidden_words(spec("kocka").rules.LAYOUT) == [0, 1]  # the hand and what was passed


def untrained(path: Path, name: str) -> Path:
    """A network that prefers the first actions, whatever it sees."""
    rules = spec(name).rules
    shapes = (rules.OBSERVATION, 16), (16,), (16, 16), (16,), (rules.ACTIONS, 16), (rules.ACTIONS,)
    layers = {name: np.zeros(shape) for name, shape in zip(network.LAYERS, shapes, strict=True)}
    layers["output_bias"] -= np.arange(rules.ACTIONS)
    network.save(path, rules, layers)
    return path


def test_greedy_is_far_ahead_of_whoever_takes_the_first_legal_action(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = untrained(tmp_path / "first.npz", "koikoi")
    trained, options = network.load(file, spec("koikoi").rules), dict(fuda.game("koikoi", "russian").options)
    leads = contest("koikoi", options, trained, "greedy", range(40))
    lead, error = interval(leads)
    assert lead + error < 0
    assert contest("koikoi", options, trained, "greedy", range(20, 40)) == leads[20:]
    asked = ["learn-eval", "koikoi", str(file), "--rules", "russian", "--deals", "12", "--lang", "en"]
    for workers in ("1", "2"):
        assert main([*asked, "--workers", workers]) == 0
        lead, error = interval(leads[:12])
        assert f"{lead:+.3f} ± {error:.3f}" in capsys.readouterr().out
    assert main([*asked, "--ray", "127.0.0.1:1"]) == 2
    assert "The Ray cluster at 127.0.0.1:1 cannot be asked." in capsys.readouterr().err
    assert main(["learn-eval", "kocka", str(file), "--lang", "en"]) == 2
    assert "trained on features laid out as" in capsys.readouterr().err


def test_a_log_goes_on_after_earlier_times_and_draws_what_it_knows(tmp_path: Path):
    network_file = tmp_path / "network.npz"
    entry = Entry(1.0, 10, 1000, 1.2, 0.3, 0.5, "before", {"standard": (0.1, 0.02)}, {}, {"standard": (-0.24, 0.01)})
    Log(network_file, anew=True).add(entry)
    log = Log(network_file, anew=False)
    number = log.add(Entry(0.5, 15, 500, 1.1, 0.4, 0.4, "before", {}))
    log.greedy(number, "standard", (0.25, 0.05))
    again = Log(network_file, anew=False).entries
    assert [(each.minutes, each.decisions) for each in again] == [(1.0, 1000), (1.5, 1500)]
    assert again[1].greedy == {"standard": (0.25, 0.05)}
    drawn = (tmp_path / "network.svg").read_text("utf-8")
    assert "ahead of greedy" in drawn
    assert "against the network of a minute before" in drawn
    assert ">0 min<" not in drawn
    assert all(f">{minutes}</text>" in drawn for minutes in ("0", "0.2", "1.4 min"))


def test_what_is_missing_is_said(tmp_path: Path):
    config = RunConfig("koikoi", 0.01, tmp_path / "no" / "network.npz")
    with pytest.raises(FudaError, match="PyTorch" if find_spec("torch") is None else "no such folder"):
        learn(config, lambda key, **args: None)


@needs_torch
@in_every_game
def test_lessons_teach_and_what_was_learnt_is_written_and_gone_on_from(name: str, tmp_path: Path):
    told: list[str] = []
    out, rules = tmp_path / "network.npz", spec(name).rules
    config = RunConfig(name, 0.02, out, matches=32, mixed=3, hidden=(32, 16), deals=0, device="cpu")
    learn(config, lambda key, **args: told.append(key))
    assert told[0] == "learn-preparing"
    assert told[-1] == "learn-written"
    seats = max(game.seats for game in mixed(spec(name), 3, 1).games)
    policy, judge = network.load(out, rules), network.load(out, rules, network.JUDGE)
    hand = next(block.width for block in rules.LAYOUT if block.name == "hand")
    assert len(policy.output_bias) == rules.ACTIONS + (seats - 1) * hand
    assert len(judge.output_bias) == seats * rules.ACTIONS
    hidden = 32 * len(network.hidden_words(rules.LAYOUT))
    assert len(policy.first_weight) == rules.OBSERVATION
    assert len(judge.first_weight) == 32 * words(rules.OBSERVATION) + (seats - 1) * hidden
    before = out.read_bytes()
    learn(RunConfig(**{**vars(config), "resume": True}), lambda key, **args: None)
    assert out.read_bytes() != before
    with pytest.raises(FudaError, match="size"):
        learn(RunConfig(**{**vars(config), "resume": True, "hidden": (16, 16)}), lambda key, **args: None)


@needs_torch
def test_some_seconds_of_practice_beat_the_beginning():
    from fuda.learn.ppo import Learner, Pace, Settings

    learner = Learner(mixed(spec("kocka"), 0, seed=1), Settings(256, batch=2048, hidden=(64, 32)), "cpu")
    began = learner.nets.rival(learner.nets.policy)
    reports = [learner.lesson(Pace(1e-3, 0.02, 0.01)) for _ in range(30)]
    lead, error = learner.lead(learner.nets.policy, began, 2000)["standard"]
    assert lead - error > 0
    assert reports[-1].explained > reports[0].explained
    assert reports[-1].belief < 0.8 * reports[0].belief


@needs_torch
def test_an_exploiter_learns_in_one_seat_against_a_frozen_network(tmp_path: Path):
    from fuda.learn.ppo import Learner, Pace, Settings

    rival = untrained(tmp_path / "rival.npz", "koikoi")
    settings = Settings(256, batch=2048, hidden=(64, 32), aim=POINTS)
    learner = Learner(mixed(spec("koikoi"), 0, seed=1), settings, "cpu")
    learner.rival = learner.nets.frozen(rival)
    for _ in range(90):  # after as many the lead is three times its interval
        learner.lesson(Pace(3e-3, 0.02, 0.01))
    lead, error = learner.lead(learner.nets.policy, learner.rival, 4000)["czech"]
    assert lead - error > 0
    told, out = list[str](), tmp_path / "out.npz"
    config = RunConfig("koikoi", 0.01, out, against=rival, matches=64, mixed=0, hidden=(64, 32), deals=0, device="cpu")
    learn(config, lambda key, **args: told.append(key))
    assert told.count("learn-lead-rival") == told.count("learn-results-rival") > 0


@needs_torch
def test_learning_may_begin_with_the_policy_of_a_network_that_has_no_belief_yet(tmp_path: Path):
    from fuda.learn.ppo import Learner, Settings

    start = untrained(tmp_path / "start.npz", "koikoi")
    learner = Learner(mixed(spec("koikoi"), 0, seed=1), Settings(8, hidden=(16, 16)), "cpu")
    learner.nets.begin(start)
    learner.nets.write(tmp_path / "same.npz", 0)
    before, after = (network.load(tmp_path / name, spec("koikoi").rules) for name in ("start.npz", "same.npz"))
    assert np.array_equal(before.first_weight, after.first_weight)
    assert np.array_equal(before.output_weight, after.output_weight[: len(before.output_weight)])
    assert not after.output_weight[len(before.output_weight) :].any()  # every hand as likely


@needs_torch
def test_a_shared_batch_is_the_batch():
    import torch  # pyright: ignore[reportMissingImports]

    from fuda.learn.ppo import Tensors

    batch = Batch([fuda.game("kocka")], 8)
    shared = Tensors(torch, batch, 3)
    actions = torch.as_tensor(unpack(batch.mask, spec("kocka").rules.ACTIONS).argmax(1))
    before = shared.observation.clone()
    shared.step(actions)
    assert np.array_equal(shared.observation.numpy(), batch.observation.view(np.int32))
    assert not torch.equal(before, shared.observation)
    assert np.array_equal(shared.everyone().numpy()[:, 0], batch.observation.view(np.int32))
    hands = shared.hidden([0])[:, :, 0].numpy()  # of those who are not to act, clockwise
    seats = (batch.seat[:, None] + [1, 2, 3]) % 4
    assert np.array_equal(hands, np.take_along_axis(batch.arrays.states["hand"], seats, 1).astype(np.int32))
