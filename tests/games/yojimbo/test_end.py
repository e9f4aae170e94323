"""The end of the game (YJ-29, YJ-30)."""

from random import Random

import pytest

from tests.clauses import clause
from tests.games.yojimbo.arrange import at, board, keys, lay, play_out, stack, told, victory, yojimbo


@clause("YJ-29")
def test_the_last_current_attack_is_still_fought_once():
    match = at(yojimbo(), "strike 2", ["iriminage irimi", "ikkyo"], pile="grab 1", refill="")
    lay(match, "iriminage")
    match.play("retreat")
    assert not match.over
    assert stack(match) == ["grab 1"]
    assert board(match)["opened"] == []
    lay(match, "irimi")
    match.play("retreat")
    assert match.over
    assert victory(match, 0) == ["strike 2", "grab 1"]


@clause("YJ-29")
def test_cards_that_nobody_won_count_for_nobody():
    match = at(yojimbo(), "grab 5, strike 7", ["irimi", "ikkyo"], pile="", victory=["grab 1", ""])
    match.play("retreat")
    match.play("retreat")
    assert match.over
    assert match.scores == (1, 0)
    assert told(match, "end")[0]["args"]["unwon"] == 2


@clause("YJ-29", "YJ-23")
def test_a_refused_kick_stack_counts_for_nobody_either():
    match = at(yojimbo(), "grab 5, kick 3", ["tenchinage", "ikkyo"], pile="grab 1", refill="")
    lay(match, "tenchinage")
    match.play("retreat")
    match.play("kick next")
    assert match.over
    assert match.scores == (1, 0)


@clause("YJ-29", "YJ-25", "YJ-24")
def test_after_a_last_win_its_choices_are_completed_first():
    match = at(yojimbo("dan"), "grab 2", ["shihonage osae_shihonage irimi", "ikkyo"], pile="", refill="ikkyo " * 6)
    lay(match, "shihonage osae_shihonage")
    match.play("retreat")
    assert not match.over
    match.play("points")
    match.play(match.legal()[0])
    assert match.over
    assert match.scores == (1, 0)
    assert board(match)["held"][0] == 5


@clause("YJ-30")
def test_most_points_win():
    match = at(
        yojimbo(players=3), "strike 7", [""] * 3, pile="", victory=["grab 1", "strike 7, grab 2", "grab 4"], holder=2
    )
    for _ in range(3):
        match.play("retreat")
    assert match.scores == (1, 4, 2)
    assert match.winners == (1,)
    assert keys(match)[-1] == "match-won"


@clause("YJ-30")
@pytest.mark.parametrize("best", [0, 1])
def test_who_alone_has_most_points_wins_whoever_holds_yojimbo(best: int):
    victory = ["grab 4" if seat == best else "grab 1" for seat in range(2)]
    match = at(yojimbo(tie="holder"), "strike 7", [""] * 2, pile="", victory=victory, holder=1 - best)
    for _ in range(2):
        match.play("retreat")
    assert match.winners == (best,)


@clause("YJ-30")
@pytest.mark.parametrize(
    ("tie", "holder", "winners"),
    [("holder", 0, (0,)), ("holder", 1, (1,)), ("holder", 2, (2,)),
     ("among_tied", 0, (0,)), ("among_tied", 1, (1,)), ("among_tied", 2, (0, 1))],
)  # fmt: skip
def test_a_tie_at_the_top_goes_to_the_holder(tie: str, holder: int, winners: tuple[int, ...]):
    table = yojimbo(players=3, tie=tie)
    match = at(table, "strike 7", [""] * 3, pile="", victory=["grab 4", "grab 1, grab 2", "grab 3"], holder=holder)
    for _ in range(3):
        match.play("retreat")
    assert match.scores == (2, 2, 1)
    assert match.winners == winners
    assert keys(match)[-1] == ("match-won" if len(winners) == 1 else "match-shared")


@clause("YJ-29", "YJ-30")
@pytest.mark.parametrize("players", [2, *(pytest.param(more, marks=pytest.mark.compiled_only) for more in (3, 4, 5))])
@pytest.mark.parametrize("preset", ["kyu", "dan"])
def test_a_game_has_at_most_thirty_rounds_and_its_points_are_those_of_the_piles(preset: str, players: int):
    match = play_out(yojimbo(preset, players=players).new(seed=players), Random(players))
    seen = board(match)
    assert seen["round"] <= 30
    assert seen["pile"] == 0
    assert list(match.scores) == [sum(face["points"] for face in pile) for pile in seen["victory"]]
