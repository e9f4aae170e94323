"""Lines: the better one in the same cards, what if in others; the same every time, and blind where they must be."""

import msgspec
import pytest

import fuda
from fuda.catalogue import GAMES
from fuda.core.contract import Json
from fuda.core.errors import FudaError, IllegalAction
from fuda.review.lines import _before, line
from tests.review.matches import recorded


def other_move(record: Json, number: int) -> list[str]:
    """Return a whole move that was not played."""
    seat, *played = record["moves"][number - 1]
    match = _before(record, number)
    for first in reversed(match.legal(seat)):
        begun = [first]
        while following := match.legal(seat, begun):
            begun.append(following[-1])
        if sorted(begun) != sorted(played):
            return begun
    raise AssertionError("there is no other move")


def choice_of(record: Json, first: int = 1) -> int:
    """Return the number of a move where another one was possible."""
    for number in range(first, len(record["moves"])):
        if len(_before(record, number).legal(record["moves"][number - 1][0])) > 1:
            return number
    raise AssertionError("there is no choice")


@pytest.mark.parametrize("name", GAMES)
def test_a_line_goes_on_in_the_same_cards_and_says_how_both_end(name: str):
    record = recorded(name, 2)
    number = choice_of(record, 3)
    move = other_move(record, number)
    found = line(record, number, move)
    assert msgspec.to_builtins(found) == msgspec.to_builtins(line(record, number, move))
    match = _before(record, number)
    for seat, *actions in found.moves:
        match.play(*actions, seat=seat, deal=False)
    assert sorted(found.moves[0][1:]) == sorted(move)
    assert match.over or match.resting
    assert found.ending.scores == list(match.scores)
    assert found.really is not None
    assert sum(found.ending.chance) == pytest.approx(sum(found.really.chance))
    assert found.points_gained.low <= found.points_gained.mean <= found.points_gained.high
    # What was played, tried again, gains nothing.
    _, *played = record["moves"][number - 1]
    assert line(record, number, played).chance_gained.mean == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_sampled_cards_fit_what_the_seat_knew_and_nothing_else_counts(name: str):
    record = recorded(name, 2)
    number = choice_of(record, 3)
    move = other_move(record, number)
    found = line(record, number, move, sampled=True, seed=5)
    match = _before(record, number)
    seat = found.seat
    world = match.game.sample(match.view(seat), 5)
    assert world.state.tobytes() != match.state.tobytes()
    for mover, *actions in found.moves:
        world.play(*actions, seat=mover, deal=False)
    assert found.ending.scores == list(world.scores)
    assert found.moves == line(record, number, move, sampled=True, seed=5).moves
    others = [line(record, number, move, sampled=True, seed=seed).moves for seed in (6, 7, 8)]
    assert any(each != found.moves for each in others)


def test_those_who_pass_at_the_same_time_pass_as_they_did():
    record = recorded("kocka", 2)
    seat = record["moves"][0][0]
    others = sorted(record["moves"][1:4])
    found = line(record, 1, other_move(record, 1))
    assert found.moves[0][0] == seat
    assert sorted(found.moves[1:4]) == others


def test_a_round_that_people_broke_off_has_no_end_to_compare_with():
    match = fuda.game("koikoi").new(seed=4)
    match.play(match.legal()[0])
    match.resign(match.seats[0])
    record = match.record()
    assert line(record, 1, other_move(record, 1)).really is None


def test_what_cannot_be_tried_is_refused():
    record = recorded("koikoi", 2)
    with pytest.raises(FudaError, match="there is no move 999; moves: 1 to"):
        line(record, 999, ["koi"])
    with pytest.raises(IllegalAction, match="not allowed here"):
        line(record, 1, ["koi"])
