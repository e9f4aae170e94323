"""The first start: games are compiled beside everything else, and the one that is asked for goes before the others."""

import asyncio
import os
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from fuda.catalogue import GAMES
from fuda.cli import warm
from fuda.core import jit


class Compiler:
    """In the place of a process that compiles: it is done when the test says so."""

    begun: queue.Queue["Compiler"] = queue.Queue()

    def __init__(self, command: Sequence[str], **_: object) -> None:
        self.game, self.rules, self.ended = command[-1], warm.RULES in command, threading.Event()
        self.begun.put(self)

    def wait(self) -> None:
        self.ended.wait()

    def kill(self) -> None:
        self.ended.set()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which nothing was compiled, with one core."""
    monkeypatch.setattr(jit, "INTERPRETED", False)
    monkeypatch.setattr(jit, "COMPILED", tmp_path)
    monkeypatch.setattr(warm, "AT_ONCE", 1)
    monkeypatch.setattr(warm.subprocess, "Popen", Compiler)
    monkeypatch.setattr(Compiler, "begun", queue.Queue())


def test_the_game_that_is_asked_for_is_compiled_before_the_others(machine: None):
    preparation = warm.Preparation(["first", "second", "third"])
    preparation.start()
    first = Compiler.begun.get()

    async def ask() -> list[str]:
        asked = asyncio.ensure_future(preparation.ready("second"))
        await asyncio.sleep(0)
        first.ended.set()
        second = await asyncio.to_thread(Compiler.begun.get)
        assert not asked.done()
        second.ended.set()
        await asked
        await preparation.ready("first")  # long ready
        return [first.game, second.game]

    assert asyncio.run(ask()) == ["first", "second"]
    preparation.close()


def test_who_searches_is_compiled_after_all_rules_or_when_asked_for(machine: None):
    preparation = warm.Preparation(["first", "second"])
    preparation.start()
    rules = Compiler.begun.get()

    async def ask() -> None:
        asked = asyncio.ensure_future(preparation.ready("first", "thinker"))
        await asyncio.sleep(0)
        rules.ended.set()
        await preparation.ready("first", "greedy")  # one can play against this one already
        whole = await asyncio.to_thread(Compiler.begun.get)
        assert (whole.game, whole.rules) == ("first", False)
        assert not asked.done()
        whole.ended.set()
        await asked

    asyncio.run(ask())
    preparation.close()


def test_what_nobody_asks_for_goes_with_rules_and_the_longest_first(machine: None):
    preparation = warm.Preparation(["first", "second", "third"])
    preparation.start()
    order: list[tuple[str, bool]] = []
    for _ in range(6):
        compiler = Compiler.begun.get()
        order.append((compiler.game, compiler.rules))
        compiler.ended.set()
    preparation.join()
    names = ["first", "third", "second"]
    assert order == [(name, rules) for rules in (True, False) for name in names]


def test_a_server_that_stops_leaves_no_compiler_behind(machine: None):
    preparation = warm.Preparation(["first", "second"])
    preparation.start()
    compiler = Compiler.begun.get()
    preparation.close()
    assert compiler.ended.is_set()
    assert Compiler.begun.empty()


def test_what_was_compiled_before_is_not_compiled_again(machine: None, tmp_path: Path):
    for name in GAMES:
        (tmp_path / name).touch()
    preparation = warm.Preparation(list(GAMES))
    preparation.start()
    asyncio.run(preparation.ready("koikoi"))
    preparation.join()
    assert Compiler.begun.empty()


def test_setup_installs_first_what_compiling_a_game_imports():
    """It begins to compile while the rest is still being installed, where a missing package would end it unseen."""
    setup = (Path(__file__).parents[2] / "scripts" / "setup").read_text("utf-8")
    wanted = re.search(r'wanted=" (.+?) "', setup)
    assert wanted
    looked_for = {"coverage", "pyyaml", "scipy", "setuptools"}  # by Numba, which does without
    script = """if True:
        import sys
        from importlib.metadata import packages_distributions
        import fuda.cli.warm
        from fuda.bots import levels, bot
        from fuda.catalogue import game
        match = game("koikoi").new(seed=0)
        for level in levels("koikoi"):
            bot("koikoi", level).choose(match.view(match.seats[0]), 0, "1sims")
        owners = packages_distributions()
        names = {name.partition(".")[0] for name in sys.modules}
        print(*{owner.lower().replace(".", "-").replace("_", "-") for name in names for owner in owners.get(name, ())})
    """
    interpreted = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True, env=interpreted)
    assert set(done.stdout.split()) - looked_for - {"fuda"} <= set(wanted[1].split())
