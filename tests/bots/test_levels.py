"""Every level of every game answers whole legal moves: compiled, and interpreted so that every line is seen to run."""

import pytest

from fuda import bots
from fuda.catalogue import GAMES, game
from fuda.core.jit import INTERPRETED
from tests.bots.levels import APART

THOUGHT = "4sims" if INTERPRETED else "100sims"
CHOICES = len(APART) if INTERPRETED else 40  # of a match in which the levels take turns


@pytest.mark.parametrize("name", GAMES)
def test_a_level_makes_whole_legal_moves_that_its_view_and_seed_decide(name: str):
    match, made = game(name).new(seed=4), 0
    while made < CHOICES and not match.over:
        seat, level = match.seats[0], APART[made % len(APART)]
        view = match.view(seat)
        move = bots.bot(name, level).choose(view, made, THOUGHT)
        if not INTERPRETED:
            assert move == bots.bot(name, level).choose(view, made, THOUGHT)
        match.play(*move, seat=seat)  # which refuses half a move and what is not legal
        made += len(view["legal"]) > 1
    assert made >= len(APART)


@pytest.mark.parametrize("name", GAMES)
def test_a_master_is_a_thinker_who_takes_more_time(name: str):
    levels = bots.players(name)
    assert levels.master is levels.thinker
