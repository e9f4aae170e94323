"""Learning, small: the tables to learn at, the contest with a bot and, where PyTorch is installed, some lessons."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import fuda
from fuda.bots import bot, network
from fuda.catalogue import spec
from fuda.core.batch import Batch
from fuda.core.errors import FudaError
from fuda.core.observation import unpack
from fuda.learn.contest import against
from fuda.learn.run import Wish, learn
from fuda.learn.tables import mixed
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
    units = tables.units(1)
    czech, russian = units[0], units[1]
    assert czech > 1.2 * russian > 0  # the winner's points are the loser's loss, and koi multiply


def test_greedy_is_far_ahead_of_whoever_takes_the_first_legal_action():
    def first(seen: np.ndarray, mask: np.ndarray) -> int:
        return int(unpack(mask, spec("koikoi").rules.ACTIONS).argmax())

    lead, error = against(fuda.game("koikoi", "russian"), first, bot("koikoi", "greedy"), 40)
    assert lead + error < 0


def test_what_is_missing_is_said(tmp_path: Path):
    wish = Wish("koikoi", 0.01, tmp_path / "no" / "network.npz")
    with pytest.raises(FudaError, match="PyTorch" if find_spec("torch") is None else "no such folder"):
        learn(wish, lambda key, **args: None)


@needs_torch
@in_every_game
def test_lessons_teach_and_what_was_learnt_is_written_and_gone_on_from(name: str, tmp_path: Path):
    told: list[str] = []
    out = tmp_path / "network.npz"
    wish = Wish(name, 0.02, out, matches=32, mixed=3, hidden=(32, 16), deals=0, device="cpu")
    learn(wish, lambda key, **args: told.append(key))
    assert told[0] == "learn-preparing"
    assert told[-1] == "learn-written"
    assert network.load(out, spec(name).rules).first_bias.shape == (32,)
    before = out.read_bytes()
    learn(Wish(**{**vars(wish), "resume": True}), lambda key, **args: None)
    assert out.read_bytes() != before
    with pytest.raises(FudaError, match="size"):
        learn(Wish(**{**vars(wish), "resume": True, "hidden": (16, 16)}), lambda key, **args: None)


@needs_torch
def test_some_seconds_of_practice_beat_the_beginning():
    from fuda.learn.ppo import Learner, Settings

    learner = Learner(mixed(spec("koikoi"), 0, seed=1), Settings(256, hidden=(64, 32)), "cpu")
    began = learner.rival()
    for _ in range(30):
        learner.lesson(1e-3, 0.02)
    lead, error = learner.lead(began, 2000)["czech"]
    assert lead - error > 0


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
