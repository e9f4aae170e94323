"""The same matches on a CUDA device: on a real one where there is one, and always in Numba's simulator of one."""

import json
import os
import subprocess
import sys

import pytest

import fuda
from bench.cuda import compare
from fuda.catalogue import GAMES, spec
from fuda.core import cuda
from fuda.core.jit import INTERPRETED

# One block is enough here.
pytestmark = [pytest.mark.compiled_only, pytest.mark.filterwarnings("ignore:Grid size")]
SIMULATED = """
import json, sys, warnings
import fuda
from bench.cuda import compare
from fuda.core import cuda, steps
from fuda.core.batch import buffers
from fuda.core.rng import streams
import numpy as np
cuda.THREADS = 2  # the simulator starts a thread for each
for name in json.loads(sys.argv[1]):
    game = fuda.game(name)
    compare(game, 3, 40)
    if name != "yojimbo":  # whole matches take the interpreter too long there
        seeds = streams(1, 2)
        made = cuda.Playouts(game, seeds).play(1).tolist()
        state, (cards, actions) = np.zeros(1, game.spec.rules.STATE), buffers(game)
        play = steps.load(game.spec.rules).play
        assert made == [play(state, game.table, seeds[i : i + 1].copy(), cards, actions, 1) for i in range(2)], made
print("same")
"""


@pytest.mark.parametrize("name", GAMES)
def test_the_device_plays_the_same_matches_as_a_core(name: str) -> None:
    if not cuda.available():
        pytest.skip("no CUDA device here")
    for preset in spec(name).options[0].presets:
        compare(fuda.game(name, preset), 256, 300)


@pytest.mark.skipif(INTERPRETED, reason="runs interpreted in a process of its own")
def test_a_simulated_device_plays_the_same_matches_as_a_core() -> None:
    interpreted = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED, json.dumps(GAMES)],
        env=interpreted, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.stdout == "same\n", done.stderr
