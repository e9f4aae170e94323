"""Every level of every game answers whole legal moves: compiled, and interpreted so that every line is seen to run."""

import pytest

from fuda import bots
from fuda.bots import arena
from fuda.bots.ladder import EVERYWHERE, LEVELS
from fuda.catalogue import GAMES, game
from fuda.core.errors import FudaError
from fuda.core.jit import INTERPRETED
from tests.bots.levels import apart

THOUGHT = "4sims" if INTERPRETED else "100sims"
CHOICES = 40  # of a match in which the levels take turns


@pytest.mark.parametrize("name", GAMES)
def test_a_level_makes_whole_legal_moves_that_its_view_and_seed_decide(name: str):
    match, made, playing = game(name).new(seed=4), 0, apart(name)
    while made < (len(playing) if INTERPRETED else CHOICES) and not match.over:
        seat, level = match.seats[0], playing[made % len(playing)]
        view = match.view(seat)
        move = bots.bot(name, level).choose(view, made, THOUGHT)
        if not INTERPRETED:
            assert move == bots.bot(name, level).choose(view, made, THOUGHT)
        match.play(*move, seat=seat)  # which refuses half a move and what is not legal
        made += len(view["legal"]) > 1
    assert made >= len(playing)


@pytest.mark.parametrize("name", GAMES)
def test_a_master_is_a_thinker_who_takes_more_time(name: str):
    players = bots.players(name)
    assert players.master is players.thinker


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_which_levels_it_offers_and_others_are_refused_by_name(name: str):
    offered = bots.levels(name)
    assert set(EVERYWHERE) <= set(offered)
    assert list(offered) == [level for level in LEVELS if level in offered]
    for level in [*(level for level in LEVELS if level not in offered), "minimax"]:
        with pytest.raises(FudaError, match=f"no opponent '{level}' in {name}; levels: {', '.join(offered)}$"):
            bots.bot(name, level)
    if "wary" not in offered:
        with pytest.raises(FudaError, match=f"no opponent 'wary' in {name}; levels: "):
            arena.setting(game(name), [arena.entrant("wary"), arena.entrant("random")], 1)


def test_koikoi_needs_nobody_between_the_network_and_its_search():
    assert "wary" not in bots.levels("koikoi")
