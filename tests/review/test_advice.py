"""The coach on the shoulder: blind, surer each time, the same as a later review, and right about what is planted."""

import msgspec
import pytest

import fuda
from fuda.catalogue import GAMES
from fuda.core.errors import FudaError
from fuda.review.advice import SAID, advise


@pytest.mark.parametrize("name", GAMES)
def test_advice_follows_from_the_view_and_gets_surer(name: str):
    match = fuda.game(name).new(seed=3)
    seat = match.seats[0]
    view = match.view(seat)
    found = list(advise(view, 1))
    assert [each.done for each in found] == [False] * (len(found) - 1) + [True]
    assert [each.worlds for each in found] == sorted({each.worlds for each in found})
    first, last = (each.moves[0].chance for each in (found[0], found[-1]))
    assert last.high - last.low < first.high - first.low
    assert len(found[-1].moves) <= min(SAID, found[-1].choices)
    for valued in found[-1].moves:
        match.fork().play(*valued.move, seat=seat)  # each is a whole legal move
        assert valued.points.low <= valued.points.mean <= valued.points.high
    chances = [valued.chance.mean for valued in found[-1].moves]
    assert chances == sorted(chances, reverse=True)
    # Another world that fits the view: nothing that is hidden can have been looked at.
    other = match.game.sample(view, 5)
    assert other.state.tobytes() != match.state.tobytes()
    assert msgspec.to_builtins(list(advise(other.view(seat), 1))) == msgspec.to_builtins(found)


def test_the_coach_stops_with_what_wins_the_match():
    # The last round: a stop wins it with three points, and whoever goes on may lose it.
    match = fuda.game("koikoi", "czech", rounds=1, tiebreak="draw").setup(
        hands=[["2K1", "4K1", "5K1"], ["6A", "7A", "10R", "12L"]],
        captured=[["3L", "9A"], ["1L", "8L", "10A", "1R", "2R"]],
        field=["6R", "7R", "10K1", "3R"],
        phase="call",
        oya=0,
        turn=0,
    )
    [*_, found] = advise(match.view(0))
    assert [valued.move for valued in found.moves] == [["stop"], ["koi"]]
    assert found.moves[0].chance.mean == 1.0
    assert found.matters


def test_only_who_has_a_move_to_make_is_advised():
    match = fuda.game("koikoi").new(seed=3)
    with pytest.raises(FudaError, match="a move to make"):
        next(advise(match.view(1 - match.seats[0])))
