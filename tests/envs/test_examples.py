"""The examples run, small; those that need PyTorch by `python -m tests.envs.heavy examples`."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from fuda.bots.koikoi import network
from fuda.catalogue import spec
from fuda.core.batch import Batch
from fuda.core.observation import unpack
from fuda.envs.opponents import policy
from fuda.envs.spiel import Endgame

ROOT = Path(__file__).parents[2]
OURS = ROOT / "src/fuda/bots/koikoi/network.npz"
pytestmark = pytest.mark.compiled_only


def run(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_exploitability_of_an_endgame_falls(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    import cfr  # pyright: ignore[reportMissingImports]

    found = dict(cfr.solve(Endgame(cfr.position(), 12), 12, 3))
    assert list(found) == [1, 3, 6, 9, 12]
    assert found[1] > found[3] > found[6] > found[12] > 0
    assert found[12] < 0.1 * found[1]


def test_a_network_is_loaded_and_plays():
    said = run("examples/networks.py", "--matches", "20", "--opponent", "random")
    assert said.startswith("network.npz over random, czech: +")


def test_a_policy_is_what_its_network_prefers_in_compiled_code():
    import fuda

    game = fuda.game("koikoi", "czech")
    rules, trained = game.spec.rules, network.load()
    choose, sums = policy(OURS, spec("koikoi").rules), network.accumulator(trained)
    batch = Batch([game], 40)
    batch.reset(2)
    same = 0
    for _ in range(30):
        seen, mask = unpack(batch.observation, rules.OBSERVATION), unpack(batch.mask, rules.ACTIONS)
        favourite = choose(seen.view(np.int8), mask.view(np.int8))
        for i in range(batch.count):
            seat, out = int(batch.seat[i]), np.zeros(rules.MOST_ACTIONS, np.int16)
            state = batch.arrays.states[i : i + 1]
            count = game.rules.legal(state, game.table, seat, out)
            place = network.choose(state[0], game.table[0], seat, out, count, trained, sums)
            same += int(out[place]) == favourite[i]
        batch.step(favourite)
    assert same >= 0.999 * 30 * batch.count  # the order of additions may decide between equals


def test_a_policy_plays_in_the_arena(tmp_path: Path):
    player = f"exec:{sys.executable} examples/bot.py {OURS}"
    out = tmp_path / "results.json"
    run("-m", "fuda.cli", "arena", "koikoi", player, "random", "--set", "rounds=1", "--matches", "2", "--workers", "1",
        "--out", str(out))  # fmt: skip
    assert '"fault": null' in out.read_text()
    assert '"kind"' not in out.read_text()
