"""What a match promises beyond the contract suite, shown on Koi-Koi."""

from random import Random
from typing import Any

import pytest

import fuda
from fuda.core.errors import FudaError, IllegalAction
from fuda.core.match import Match
from tests.contract.tables import play_on


def until_rest(seed: int = 1, rounds: int = 3) -> Match:
    """A match whose first round has just ended and rests."""
    match = fuda.game("koikoi", "czech", rounds=rounds).new(seed=seed)
    rng = Random(seed)
    while match.seats:
        match.play(rng.choice(match.legal()), deal=False)
    assert not match.over
    return match


def test_a_finished_round_rests_until_it_is_dealt_on():
    match = until_rest()
    shuffles, told = len(match.shuffles), len(match.events)
    assert (match.seats, match.seat, match.legal(), match.winners) == ((), None, (), ())
    assert match.view(0)["phase"] == "rest"
    for seat in (None, 0):
        with pytest.raises(IllegalAction, match=r"nobody may act now: the match waits for a deal \(KK-28\)") as refused:
            match.play("play 1L", seat=seat)
        assert refused.value.clause == "KK-28"
    match.deal()
    assert match.seats
    assert len(match.shuffles) > shuffles
    assert {event["move"] for event in match.events[told:]} == {len(match.moves)}
    match.deal()  # nothing waits
    assert len(match.shuffles) == shuffles + 1


def test_players_may_stop_until_the_next_move():
    for dealt in (False, True):
        match = until_rest()
        if dealt:
            match.deal()
        match.stop([1, 0])
        assert match.over
        assert match.stopped
        assert match.view(0)["phase"] == "stopped"
        assert match.view(0)["legal"] == match.view(0)["to_act"] == []
        assert match.legal(0) == match.legal(1) == ()
        assert match.events[-1] == {
            "key": "core-event-stopped", "args": {"scores": list(match.scores)}, "clauses": ["KK-1"],
            "move": len(match.moves),
        }  # fmt: skip
        with pytest.raises(IllegalAction, match="over") as refused:
            match.play("play 1L", seat=0)
        assert refused.value.clause == "KK-1"
        assert fuda.replay(match.record()).record() == match.record()


def test_all_seats_may_agree_by_anything_that_names_them():
    for seats in ([0, 1], (1, 0), {0, 1}, range(2), (seat for seat in (0, 1)), iter([1, 0])):
        match = until_rest()
        match.stop(seats)  # type: ignore[arg-type]
        assert match.stopped
    with pytest.raises(IllegalAction, match="missing: 0"):
        until_rest().stop(seat for seat in (1, 1))  # type: ignore[arg-type]


def test_nobody_stops_in_the_middle_of_a_round_alone_or_twice():
    match = until_rest()
    with pytest.raises(IllegalAction, match=r"all seats must agree to stop \(KK-1\); missing: 1"):
        match.stop([0])
    with pytest.raises(IllegalAction, match="no seat 2"):
        match.stop([0, 1, 2])
    match.deal()
    match.play(match.legal()[0])
    with pytest.raises(IllegalAction, match="only between rounds"):
        match.stop([0, 1])
    other = until_rest()
    other.stop([0, 1])
    with pytest.raises(IllegalAction, match="over already"):
        other.stop([0, 1])


@pytest.mark.parametrize("resting", [False, True])
def test_who_resigns_loses_to_all_others_at_any_time(resting: bool):
    match = until_rest() if resting else fuda.game("koikoi").new(seed=3)
    match.resign(1)
    assert match.over
    assert (match.winners, match.resigned, match.seats, match.legal(0), match.resting) == ((0,), (1,), (), (), False)
    assert match.view(0) | {"to_act": [], "legal": [], "phase": "resigned"} == match.view(0)
    assert match.events[-1] == {
        "key": "core-event-resigned", "args": {"seats": [1]}, "clauses": [], "move": len(match.moves),
    }  # fmt: skip
    match.deal()
    with pytest.raises(IllegalAction, match="over: nobody may act") as refused:
        match.play("play 1L", seat=0)
    assert refused.value.clause is None
    with pytest.raises(IllegalAction, match="over already"):
        match.resign(0)
    assert match.record()["result"]["resigned"] == [1]
    assert fuda.replay(match.record()).record() == match.record()


def test_a_table_that_everybody_left_has_no_winner():
    match = fuda.game("kocka").new(seed=3)
    with pytest.raises(IllegalAction, match="nobody was named"):
        match.resign()
    with pytest.raises(IllegalAction, match="no seat 4"):
        match.resign(4)
    match.resign(3, 1, 0, 2)
    assert (match.winners, match.resigned) == ((), (0, 1, 2, 3))
    assert match.events[-1]["key"] == "core-event-abandoned"
    assert fuda.replay(match.record()).winners == ()


def test_who_resigned_is_left_out_of_a_record_where_nobody_did():
    match = until_rest()
    match.stop([0, 1])
    assert "resigned" not in match.record()["result"]


def test_a_fork_goes_its_own_way():
    match = until_rest()
    other = match.fork()
    assert other.resting
    assert other.between_rounds
    other.deal()
    other.play(other.legal()[0])
    assert match.resting
    assert not other.between_rounds
    assert (len(other.moves), len(other.shuffles)) == (len(match.moves) + 1, len(match.shuffles) + 1)
    assert other.events[: len(match.events)] == match.events


def dealt(name: str, seed: int, *, duplicate: bool) -> dict[int, tuple[int, list[int]]]:
    """Play at random, and return who dealt each lot and what every seat got of it."""
    match, rng, found = fuda.game(name).new(seed=9, duplicate=duplicate), Random(seed), dict[int, Any]()
    while not match.over and len(found) < 7:
        state = match.state[0]
        found[len(match.shuffles)] = int(state["oya" if name == "koikoi" else "dealer"]), state["hand"].tolist()
        while match.seats:
            play_on(match, rng, deal=False)
        match.deal(rest=True)
    return found


@pytest.mark.parametrize("name", ["koikoi", "kocka"])
def test_in_duplicates_every_seat_gets_the_same_cards_whoever_deals(name: str):
    one, other = (dealt(name, seed, duplicate=True) for seed in (1, 3))
    both = sorted(one.keys() & other.keys())
    assert any(one[lot][0] != other[lot][0] for lot in both)
    assert [one[lot][1] for lot in both] == [other[lot][1] for lot in both]
    plain, again = (dealt(name, seed, duplicate=False) for seed in (1, 3))
    assert any(plain[lot][1] != again[lot][1] for lot in plain.keys() & again.keys())


def test_a_duplicate_has_no_record():
    match = fuda.game("koikoi", "czech", rounds=1).new(seed=1, duplicate=True)
    match.resign(0)
    with pytest.raises(FudaError, match="record"):
        match.record()


def test_a_round_that_ends_by_its_deal_can_rest_too():
    """A lucky hand ends its round before the first turn; `deal(rest=True)` stops there, `deal()` goes on."""
    for seed in range(400):
        match = until_rest(seed, rounds=12)
        twin = fuda.game("koikoi", "czech", rounds=12).new(seed=seed)
        for seat, actions in match.moves:
            twin.play(*actions, seat=seat)
        before = len(match.shuffles)
        match.deal(rest=True)
        if match.seats or match.over or len(match.shuffles) == before:
            continue
        assert match.view(None)["phase"] == "rest"
        other = fuda.game("koikoi", "czech", rounds=12).new(seed=seed)
        for seat, actions in match.moves:
            other.play(*actions, seat=seat, deal=False)
        other.deal(rest=True)
        other.stop([0, 1])
        assert fuda.replay(other.record()).record() == other.record()
        match.deal()
        assert match.shuffles == twin.shuffles
        return
    pytest.fail("no lucky hand in 400 matches")


def test_the_seat_may_be_left_out_when_only_one_may_act():
    match = fuda.game("koikoi").new(seed=2)
    assert match.legal() == match.legal(match.seat)
    match.play(match.legal()[0])
    assert match.moves[0][0] in (0, 1)


def test_several_seats_must_be_told_apart():
    class Both(Match):
        seats = (0, 1)  # type: ignore[assignment]

    game = fuda.game("koikoi")
    match = game.new(seed=2)
    both = Both(game, match.state, match.table, match.fair, dealer=None, recorded=False)
    for ask in (both.legal, lambda: both.play("play 1L")):
        with pytest.raises(FudaError, match=r"several seats may act \(0, 1\): say which with seat=…"):
            ask()


def test_a_preview_of_a_single_action():
    match = fuda.game("koikoi").new(seed=2)
    seat, first = match.seats[0], match.legal()[0]
    assert match.preview(seat) == {"begun": [], "next": list(match.legal()), "whole": False}
    assert match.preview(seat, [first]) == {"begun": [first], "next": [], "whole": True}
    with pytest.raises(IllegalAction):
        match.preview(seat, [first, first])


def test_a_refused_move_names_what_is_wrong_what_is_allowed_and_the_clause():
    match = fuda.game("koikoi").new(seed=2)
    seat, legal = match.seats[0], match.legal()
    with pytest.raises(IllegalAction) as refused:
        match.play("koi")
    assert str(refused.value) == f"'koi' is not allowed here (KK-21); allowed: {', '.join(legal)}"
    assert refused.value.allowed == legal
    with pytest.raises(IllegalAction) as refused:
        match.play(legal[0], seat=1 - seat)
    assert str(refused.value) == f"it is not seat {1 - seat}'s turn; to act: seat {seat} (KK-8)"
    with pytest.raises(IllegalAction, match="at least one action"):
        match.play()
    with pytest.raises(IllegalAction, match=f"the move is whole with '{legal[0]}'; too much: '{legal[0]}'"):
        match.play(legal[0], legal[0])
