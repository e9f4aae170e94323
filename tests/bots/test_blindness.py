"""No level cheats: other hidden cards, the same view, the same choice."""

import pytest

from fuda.bots import BUDGETS, bot
from fuda.bots.arena import decide
from fuda.core import rng
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.host import copy
from tests.bots.levels import EACH
from tests.contract.tables import TABLES, match_at, much, positions

POSITIONS = much(10, 4)


def other_world(game: Game, state: One, seat: int, seed: int) -> One:
    """The same position for a seat, with other cards in whatever it cannot see."""
    world = copy(state)
    game.rules.blank(world, game.table, seat)
    game.rules.redeal(world, game.table, rng.streams(seed))
    return world


@pytest.mark.parametrize(("name", "level"), EACH)
def test_a_choice_depends_on_the_view_the_seed_and_the_simulations_only(name: str, level: str):
    table = next(table for table in TABLES if table.name == name)
    game, limit = table.game, "60sims" if level in BUDGETS else None
    one, other = bot(name, level), bot(name, level)
    differing = choosing = 0
    for seed, state in enumerate(positions(table, POSITIONS, whole=True)):
        match = match_at(game, state)
        for seat in match.seats:
            world = other_world(game, state, seat, seed)
            differing += world.tobytes() != state.tobytes()
            choosing += len(match.legal(seat)) > 1
            move = decide(match, seat, one, seed, limit)
            assert decide(match_at(game, world), seat, other, seed, limit) == move
            match.legal(seat, move)  # which refuses what is not allowed
    assert differing > POSITIONS // 3
    assert choosing > POSITIONS // 3
