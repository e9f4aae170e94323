"""A game's compiled code is loaded beside the event loop: a fresh server answers everybody else meanwhile."""

import subprocess
import sys

import pytest

from fuda.catalogue import GAMES
from fuda.core import jit

SCRIPT = """
import asyncio, threading, numba.core.dispatcher as numba
from random import Random
from fuda.catalogue import game
from fuda.cli.warm import Preparation

name, late, whole = {name!r}, [], numba.Dispatcher.compile

def compile(dispatcher, signature):
    if threading.current_thread() is threading.main_thread():
        late.append(dispatcher.py_func.__qualname__)
    return whole(dispatcher, signature)

numba.Dispatcher.compile = compile

async def main():
    preparation, beats = Preparation([name]), 0

    async def beat():
        nonlocal beats
        while True:
            await asyncio.sleep(0)
            beats += 1

    beating = asyncio.ensure_future(beat())
    await asyncio.gather(preparation.ready(name), preparation.ready(name))
    beating.cancel()
    assert beats > 20, beats  # while it was loaded, others had their turns
    dice, match = Random(1), game(name).new(seed=1)
    while not match.over:
        seat, move = match.seats[0], []
        for viewer in (None, *range(match.game.seats)):
            match.view(viewer)
        while following := match.legal(seat, move):
            move.append(dice.choice(following))
        match.preview(seat, move[:1])
        match.play(*move, seat=seat, deal=False)
        match.deal()
    assert match.winners is not None and match.scores and not late, late
    preparation.close()

asyncio.run(main())
"""


@pytest.mark.skipif(jit.INTERPRETED, reason="there is nothing to load")
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_loaded_by_who_plays(name: str):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(name=name)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
