"""The kernels of every game, unchanged, on a CUDA device: skipped where there is none."""

import numpy as np
import pytest

import fuda
from bench.cuda import device
from bench.playouts import matches
from fuda.catalogue import GAMES
from fuda.core.rng import streams

THREADS = 32
pytestmark = [pytest.mark.compiled_only, pytest.mark.filterwarnings("ignore:Grid size")]  # one block is enough here


@pytest.mark.parametrize("name", GAMES)
def test_the_device_plays_the_same_matches_as_the_processor(name: str) -> None:
    cuda = device()
    if cuda is None:
        pytest.skip("no CUDA device here")
    game = fuda.game(name)
    compiled, seeds = matches(game), streams(1, THREADS)
    decisions = cuda.to_device(np.zeros(THREADS, np.int64))
    compiled.device_kernel(cuda)[1, THREADS](cuda.to_device(game.table), cuda.to_device(seeds), decisions, 1)
    state, cards, actions = compiled.buffers()
    here = [compiled.play(state, game.table, seeds[i : i + 1].copy(), cards, actions, 1) for i in range(THREADS)]
    assert decisions.copy_to_host().tolist() == here
