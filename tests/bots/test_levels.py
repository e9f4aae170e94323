"""Every level of every game answers whole legal moves: compiled, and interpreted so that every line is seen to run."""

import pytest

from fuda import bots
from fuda.catalogue import GAMES, game
from fuda.core.jit import INTERPRETED

THOUGHT = "4sims" if INTERPRETED else "100sims"
MOVES = len(bots.LEVELS) + 1 if INTERPRETED else 40  # of a match in which the levels take turns


@pytest.mark.parametrize("name", GAMES)
def test_a_level_makes_whole_legal_moves_that_its_view_and_seed_decide(name: str):
    match = game(name).new(seed=4)
    for number in range(MOVES):
        if match.over:
            break
        seat, level = match.seats[0], bots.LEVELS[number % len(bots.LEVELS)]
        move = bots.bot(name, level).choose(match.view(seat), number, THOUGHT)
        if not INTERPRETED:
            assert move == bots.bot(name, level).choose(match.view(seat), number, THOUGHT)
        match.play(*move, seat=seat)  # which refuses half a move and what is not legal
    assert len(match.moves) > len(bots.LEVELS)
