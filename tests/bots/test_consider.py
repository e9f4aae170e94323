"""What players say of the moves they consider: the law that every game and level keeps."""

import math

import pytest

from fuda.bots import BUDGETS, Searcher, bot
from fuda.bots.choice import Choice
from fuda.catalogue import GAMES
from fuda.core.contract import Json
from tests.bots.levels import EACH
from tests.bots.test_blindness import other_world
from tests.contract.tables import TABLES, match_at, much, positions

POSITIONS = much(6, 3)
SIMULATIONS = "120sims"


def numbers(choice: Choice) -> list[float]:
    found = [choice.value, choice.error, choice.gap_error, choice.points, choice.points_error, choice.points_gap_error]
    return [number for number in found if number is not None]


def views(name: str) -> list[tuple[Json, Json]]:
    """Return views of a seat that has a choice, one a position, each from two worlds that it cannot tell apart."""
    table = next(table for table in TABLES if table.name == name)
    found: list[tuple[Json, Json]] = []
    for seed, state in enumerate(positions(table, POSITIONS, whole=True)):
        match = match_at(table.game, state)
        seat = match.seats[seed % len(match.seats)]
        world = match_at(table.game, other_world(table.game, state, seat, seed))
        found.append((match.view(seat, hints=False), world.view(seat, hints=False)))
    return found


@pytest.mark.parametrize(("name", "level"), EACH)
def test_the_first_is_chosen_and_all_are_legal_and_finite(name: str, level: str) -> None:
    player, limit, several = bot(name, level), SIMULATIONS if level in BUDGETS else None, 0
    table = next(table for table in TABLES if table.name == name)
    for seed, (view, same) in enumerate(views(name)):
        found = player.consider(view, seed, limit)
        assert found == player.consider(same, seed, limit), "blind, and the same again"
        assert found[0].move == player.choose(view, seed, limit)
        assert len({choice.move for choice in found}) == len(found)
        match = table.game.sample(view, 0)
        for choice in found:
            assert match.legal(view["seat"], choice.move) == ()  # whole, and refused where it is not allowed
            assert all(math.isfinite(number) for number in numbers(choice))
            assert 0 <= choice.share <= 1
        assert sum(choice.share for choice in found) <= 1 + 1e-9
        if level in BUDGETS and found[0].points is not None:
            assert all(choice.samples > 0 for choice in found)
            assert all(choice.error is not None and choice.error >= 0 for choice in found)
        elif level == "greedy":
            assert all(choice.error is None for choice in found)
        if table.game.spec.more is None and (level not in BUDGETS or len(view["legal"]) < 8):
            assert sorted(choice.move[0] for choice in found) == sorted(view["legal"])
        several += len(found) > 1
    assert several > POSITIONS // 3


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_compared_in_the_same_worlds(name: str) -> None:
    player: Searcher = bot(name, "thinker")  # type: ignore[assignment]
    compared = 0
    for seed, (view, same) in enumerate(views(name)):
        moves = [choice.move for choice in player.consider(view, seed, SIMULATIONS)][-3:]
        found = player.compare(view, moves, seed, "400sims")
        assert [choice.move for choice in found] == moves
        assert found == player.compare(same, moves, seed, "400sims")
        assert len({choice.samples for choice in found}) == 1
        if len(moves) > 1 and found[0].points is not None:
            twice = player.compare(view, [moves[0], moves[0]], seed, "400sims")
            assert twice[0].points == twice[1].points
            compared += 1
    assert compared > POSITIONS // 3
