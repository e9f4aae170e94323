"""Where a game's players come from: its folder among the bots, its own package, or what is the same for every game."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import fuda
from fuda import bots
from fuda.bots import bot, generic, players
from fuda.bots.ladder import Ladder
from fuda.bots.search import Search

PACKAGES = Path(__file__).parents[1] / "packages"  # with a tiny game that has no players

# Games of the catalogue without their players. Interpreted, in a process of its own: compiled searches are kept by the
# game's types, and these would take the place of those with its own rollouts.
BARE = """
import fuda
from fuda import bots
from fuda.bots import bot, generic, levels

bots.find_spec = lambda name: None
match = fuda.game("kocka", word="PES").new(seed=3)
generic.SIMULATIONS = 20
while len(match.moves) < 5:
    seat = match.seats[0]
    view = match.view(seat, hints=False)
    for level in levels("kocka") if len(match.moves) in (0, 4) else ("random",):  # cards to pass, a card to lead
        found = bot("kocka", level).consider(view, 1, "20sims")
        assert match.legal(seat, found[0].move) == ()
        assert found[0].move == bot("kocka", level).choose(view, 1, "20sims")
    match.play(*found[0].move, seat=seat)
assert isinstance(bot("kocka", "greedy"), generic.Greedy)
assert bots.players("kocka").kind(view, ("pass HA", "pass HK", "pass H7")) == "pass"

# A stop that wins the match against a koi that may lose it.
match = fuda.game("koikoi", "czech").setup(
    phase="call", hands=[["5K1"], ["10K1", "7K1"]], field=["5R", "6K1"], round=12,
    captured=[["1L", "1K1", "3L", "3K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]],
)
generic.SIMULATIONS = 200
view = match.view(match.seat, hints=False)
print([bot("koikoi", "greedy").choose(view, seed) for seed in range(2)])
"""


def test_a_game_without_players_is_played_at_every_level_and_not_at_random() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    run = [sys.executable, "-c", BARE]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout == "[('stop',), ('stop',)]\n", done.stderr


ELSEWHERE = """
import fuda
from fuda.bots import bot, generic, levels

generic.SIMULATIONS = 30
match = fuda.game("duel").new(seed=1)
while not match.over:
    seat = match.seats[0]
    for level in levels("duel"):
        found = bot("duel", level).consider(match.view(seat), len(match.moves), "30sims")
        assert match.legal(seat, found[0].move) == ()
    match.play(*found[0].move, seat=seat)
print(len(match.moves) > 4)
match = fuda.game("duel").setup(hands=[["D1", "D5"], ["D3"]], led="D2")
print(match.legal())
try:
    fuda.game("duel").setup(hands=[["D1", "D5"], ["D1"]], led="D2")
except fuda.BadPosition as refusal:
    print(refusal)
"""


def test_a_game_from_another_package_has_every_level_and_its_positions_can_be_set_up() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(PACKAGES)}
    run = [sys.executable, "-c", ELSEWHERE]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, timeout=300, check=False)
    told = ["True", "('play D1', 'play D5')", "hands: in two places at once: D1 (DU-1)"]
    assert done.stdout.splitlines() == told, done.stderr


def _forget() -> None:
    """Forget what games bring."""
    bots.brought.cache_clear()
    players.cache_clear()


def test_a_package_from_elsewhere_may_bring_players(monkeypatch: pytest.MonkeyPatch) -> None:
    class Greedy(Search):
        def __init__(self) -> None:
            super().__init__("1sims")

    brought = ModuleType("bots")
    vars(brought).update(Greedy=Greedy, LADDER=Ladder(levels=("random", "greedy", "master")))
    monkeypatch.setattr(bots, "find_spec", lambda name: name if name == "fuda.games.kocka.bots" else None)
    monkeypatch.setattr(bots, "import_module", {"fuda.games.kocka.bots": brought}.__getitem__)
    _forget()
    try:
        assert isinstance(bot("kocka", "greedy"), Greedy)
        assert players("kocka").rollout is generic.rollouts(fuda.game("kocka").spec)
        assert isinstance(bot("kocka", "master"), Search)
        assert bots.levels("kocka") == ("random", "greedy", "master")
    finally:
        _forget()


def test_a_name_that_is_a_module_of_all_games_is_no_folder_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game called `pool` must not be given the pool of processes for its players."""
    kocka = fuda.game("kocka").spec
    monkeypatch.setattr("fuda.catalogue.spec", lambda name: kocka)
    _forget()
    try:
        assert players("pool").greedy is generic.Greedy
    finally:
        _forget()


@pytest.mark.parametrize(
    "view", [{}, {"game": "koikoi"}, {"game": [], "table": {}}, {"game": "koikoi", "table": "czech"}]
)
def test_what_is_no_view_is_refused_in_words(view: dict[str, object]) -> None:
    with pytest.raises(fuda.BadPosition, match=r"no view: game=.*, table=.*; expected a game.s name and its options"):
        bot("koikoi", "instinct").choose(view, 1)
