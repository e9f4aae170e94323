"""A game from another package (tests/packages/duel): catalogue, search, arena, server and page take it as it is."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.drivers import END, open_table
from tests.cli.shell import fuda

ROOT = Path(__file__).parents[2]
# Interpreted: the game is tiny, and compiling it would take longer than all of this.
INSTALLED = {"PYTHONPATH": str(ROOT / "tests" / "packages"), "NUMBA_DISABLE_JIT": "1"}
TRICKS = 3


@pytest.fixture(scope="module")
def served(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """The server of somebody who has installed the package."""
    options = json.dumps({"database": f"sqlite:///{tmp_path_factory.mktemp('home') / 'fuda.db'}"})
    command = [sys.executable, "-m", "tests.server.process", options]
    env = {**os.environ, **INSTALLED}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT) as process:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        assert port, "the server did not say where it listens"
        yield SimpleNamespace(url=f"http://127.0.0.1:{port}")
        process.terminate()
        process.communicate()


def test_its_table_is_opened_and_played_to_the_end_on_a_plain_board(visit: Visit, served: SimpleNamespace):
    page = visit("/", at=served, language="cs")
    expect(page.get_by_role("heading", name="Souboj")).to_be_visible()
    page.goto("/new/duel?preset=short")
    open_table(page)
    for left in range(TRICKS, 0, -1):
        choices = page.locator(".moves [data-action]:enabled")
        expect(choices).to_have_count(left)
        expect(choices.first).to_have_text(re.compile("Zahrát D"))
        choices.first.click()
    expect(page.locator(END)).to_be_visible()


def test_it_is_played_in_the_arena_and_searched(tmp_path: Path):
    ran = fuda(tmp_path, "arena", "duel", "thinker", "greedy", "--matches", "4", "--budget", "40sims", **INSTALLED)
    assert ran.returncode == 0, ran.stderr
    assert "thinker" in ran.stdout


def test_it_is_played_in_the_terminal(tmp_path: Path):
    ran = fuda(tmp_path, "play", "duel", "--seed", "1", "--against", "random", typed="1\n" * 40, **INSTALLED)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"wins the duel|is a draw", ran.stdout)


def test_it_keeps_the_contract():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not compiled_only"]
    # Positions set up at random are drawn by a generator of each game's own (test_setup.py).
    ran = subprocess.run(
        [*command, "tests/contract", "-k", "duel and not setup"],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, **INSTALLED},
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert re.search(r"[5-9]\d passed", ran.stdout)
