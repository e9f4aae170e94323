"""Rounds that end before the last card: 17 points and throwing in."""

import pytest

import fuda
from tests.clauses import clause
from tests.games.kocka.arrange import at, keys, kocka, play, told
from tests.games.kocka.test_play import SUITS

SEVENTEEN = "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9"  # seat 1 takes 11, then 5, then 1


@clause("SC-11")
def test_a_round_ends_after_the_trick_that_brings_somebody_17_points():
    match = play(at(kocka(), *SUITS), SEVENTEEN, deal=False)
    assert told(match, "seventeen") == [{"seat": 1, "points": 17}]
    view = match.view(None)
    assert view["phase"] == "rest"
    assert view["board"]["result"]["outcome"] == "seventeen"
    assert view["scores"] == [0, 1, 0, 0]
    assert (
        keys(match)[-10:]
        == ["honest-suit"] * 0
        + [
            *("trick", "seventeen", "took", "took", "took", "took"),
            *("round-lost", "letters", "letters", "letters"),
            "letters",
        ][-10:]
    )


@clause("SC-11")
def test_sixteen_points_are_not_enough():
    match = play(at(kocka(), *SUITS), "B7 LO H7 A7 B8 L7 HA A8", deal=False)
    assert match.view(None)["board"]["points"] == [0, 16, 0, 0]
    assert match.view(None)["phase"] == "play"


@clause("SC-11")
def test_a_table_may_play_every_round_out():
    match = play(at(kocka(stop_at_17="off"), *SUITS), SEVENTEEN, deal=False)
    assert match.view(None)["phase"] == "play"
    assert match.view(None)["board"]["points"] == [0, 17, 0, 0]


@clause("SC-12")
def test_who_throws_in_takes_everything_that_is_still_out():
    match = at(kocka(), *SUITS, plays="B7 LO")
    assert match.seat == 3
    assert match.view(3)["hints"]["throw"] == {"allowed": True, "points": 33, "needed": 17}
    match.play("throw", deal=False)
    view = match.view(None)
    assert view["board"]["points"] == [0, 0, 0, 33]
    assert view["board"]["result"] | {"losers": [3], "hejma": 3, "thrower": 3} == view["board"]["result"]
    assert told(match, "throw") == [{"seat": 3, "taken": 33, "points": 33}]
    assert view["scores"] == [0, 0, 0, 1]


@clause("SC-12")
def test_points_taken_before_stay_with_their_takers():
    match = at(kocka(), *SUITS, plays="B7 LO H7 A7 B8")
    assert match.view(2)["board"]["points"] == [0, 11, 0, 0]
    match.play("throw", deal=False)
    assert match.view(None)["board"]["points"] == [0, 11, 22, 0]
    assert told(match, "took-rest") == [{"seat": 2, "tricks": 0, "cards": [], "points": 22}]


@clause("SC-12")
def test_throwing_in_needs_own_turn_the_passing_done_and_17_points_in_sight():
    passing = kocka(first_dealer=0).new(seed=1)
    with pytest.raises(fuda.IllegalAction) as early:
        passing.play("throw", seat=0)
    assert early.value.clause == "SC-5"
    match = at(kocka(), *SUITS, plays="B7")
    with pytest.raises(fuda.IllegalAction) as foreign:
        match.play("throw", seat=3)
    assert foreign.value.clause == "SC-8"
    # Seat 1 takes 16 and the rest is 17: whoever has nothing may still throw in; with 17 gone nobody else may.
    open_still = at(kocka(stop_at_17="off"), *SUITS, plays="B7 LO H7 A7 B8 L7 HA A8 B9")
    assert "throw" in open_still.legal()
    decided = at(kocka(stop_at_17="off"), *SUITS, plays=f"{SEVENTEEN} BX")
    assert "throw" not in decided.legal()
    assert decided.view(2)["hints"]["throw"] == {"allowed": False, "points": 16, "needed": 17}
    with pytest.raises(fuda.IllegalAction) as hopeless:
        decided.play("throw")
    assert hopeless.value.clause == "SC-12"


@clause("SC-12")
def test_the_sum_is_public_and_counts_the_last_trick():
    lines = play(at(kocka(stop_at_17="off"), *SUITS), SEVENTEEN)
    assert lines.seat == 1
    assert "throw" in lines.legal()  # the one with 17 may always throw in
    lines.play("throw", deal=False)
    assert lines.view(None)["board"]["points"] == [0, 33, 0, 0]
