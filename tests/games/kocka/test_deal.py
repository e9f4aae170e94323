"""Who deals, how, and what is passed on."""

from random import Random
from typing import Any

import pytest

import fuda
from fuda.games.kocka.notation import CARDS
from tests.clauses import clause
from tests.games.kocka.arrange import at, hands, keys, kocka, pass_all, play_round, told


@clause("SC-3")
def test_the_first_dealer_is_drawn_among_the_aces_and_every_seat_can_be_drawn():
    dealers = set[int]()
    for seed in range(20):
        match = kocka().new(seed=seed)
        lot, drawn = match.shuffles[0]
        assert [CARDS[card] for card in lot] == ["HA", "LA", "BA", "AA"]
        dealer = match.view(None)["board"]["dealer"]
        assert CARDS[drawn[dealer]] == "HA"
        assert match.view(None)["board"]["drawn"] == [CARDS[card] for card in drawn]
        assert keys(match)[:6] == ["draw-dealer"] * 4 + ["dealer", "deal"]
        dealers.add(dealer)
    assert dealers == {0, 1, 2, 3}


@clause("SC-3")
@pytest.mark.parametrize("seat", range(4))
def test_players_may_agree_on_the_first_dealer(seat: int):
    match = kocka(first_dealer=seat).new(seed=1)
    assert match.view(None)["board"]["dealer"] == seat
    assert len(match.shuffles) == 1
    assert kocka(first_dealer=seat).new(seed=1, dealer=(seat + 1) % 4).view(None)["board"]["dealer"] == (seat + 1) % 4


@clause("SC-3")
def test_the_loser_of_a_round_deals_the_next():
    for seed in range(5):
        match = play_round(kocka().new(seed=seed), Random(seed))
        loser = told(match, "round-lost")[0]["seat"]
        match.deal()
        assert match.view(None)["board"]["dealer"] == loser
        assert match.view(None)["board"]["round"] == 2


@clause("SC-4")
def test_all_cards_are_dealt_clockwise_from_the_left_of_the_dealer():
    match = kocka(first_dealer=2).new(seed=4)
    _, dealt = match.shuffles[0]
    for seat in range(4):
        expected = {CARDS[card] for i, card in enumerate(dealt) if (2 + 1 + i) % 4 == seat}
        assert set(match.view(seat)["board"]["hand"]) == expected
        assert len(expected) == 8


@clause("SC-5")
def test_three_cards_go_to_the_left_when_all_have_passed():
    match = kocka(first_dealer=0).new(seed=5)
    before = [match.view(seat)["board"]["hand"] for seat in range(4)]
    pass_all(match)
    for seat in range(4):
        left, right = before[seat], before[seat - 1]
        board = match.view(seat)["board"]
        assert set(board["hand"]) == set(left[3:]) | set(right[:3])
        assert board["received"] == right[:3]
        assert match.view(seat)["memory"]["passed"] == left[:3]
    assert match.seats == (1,)


@clause("SC-5")
def test_nobody_sees_what_comes_before_all_have_passed_and_others_see_only_who_is_ready():
    match = kocka(first_dealer=0).new(seed=6)
    own = [match.view(seat)["board"]["hand"] for seat in range(4)]
    for ready in range(3):
        match.play(*match.legal(ready)[2:5], seat=ready)
        assert match.seats == tuple(range(ready + 1, 4))
        for seat in range(4):
            view = match.view(seat)
            assert view["board"]["hand"] == own[seat]
            assert view["board"]["ready"] == list(range(ready + 1))
            assert view["board"]["held"] == [8, 8, 8, 8]
            assert view["board"]["received"] is None
            assert view["memory"]["received"] == []
            assert bool(view["memory"]["passed"]) == (seat <= ready)
    assert keys(match)[1:] == ["ready"] * 3
    assert all(set(event["args"]) == {"seat"} for event in match.events[1:])


@clause("SC-5")
def test_what_others_pass_leaves_no_trace_in_a_view_or_an_event():
    seen = set[str]()
    for choice in ((0, 1, 2), (5, 6, 7), (1, 3, 5)):
        match = kocka(first_dealer=0).new(seed=7)
        cards = match.legal(2)
        match.play(*(cards[i] for i in choice), seat=2)
        seen.add(repr([match.view(viewer) for viewer in (0, 1, 3, None)]) + repr(match.events))
    assert len(seen) == 1


@clause("SC-5")
def test_the_three_cards_may_be_named_in_any_order_but_must_be_three_different_ones():
    game = kocka(first_dealer=0)
    match, other = game.new(seed=8), game.new(seed=8)
    cards = match.legal(3)
    assert len(cards) == 8
    match.play(cards[7], cards[0], cards[4], seat=3)
    other.play(cards[0], cards[4], cards[7], seat=3)
    assert match.moves == other.moves
    assert match.state.tobytes() == other.state.tobytes()
    for wrong in (cards[:1], cards[6:8], cards[:4], (cards[0], cards[0], cards[1])):
        with pytest.raises(fuda.IllegalAction):
            other.play(*wrong, seat=2)
    missing = next(f"pass {card}" for card in CARDS if f"pass {card}" not in other.legal(2))
    with pytest.raises(fuda.IllegalAction, match="SC-5"):
        other.play(missing, seat=2)


@clause("SC-5")
def test_a_preview_says_what_is_missing():
    match = kocka(first_dealer=0).new(seed=9)
    cards = match.legal(1)
    shown = match.preview(1, cards[4:5])
    assert shown["missing"] == 2
    assert not shown["whole"]
    assert len(shown["next"]) == 7
    assert shown["cards"] == [cards[4].split()[1]]
    assert len(shown["left"]) == 7
    assert match.preview(1, cards[2:5])["whole"]


@clause("SC-5")
def test_a_set_up_position_keeps_who_passed_what():
    dealt = hands("H7 H8 H9", "L7 L8 L9", "B7 B8 B9", "A7 A8 A9")
    game = kocka()
    passing = game.setup(hands=dealt, phase="pass", passed=[["H7", "H8", "H9"], [], [], []])
    assert passing.seats == (1, 2, 3)
    assert passing.view(0)["board"]["passed"] == ["H7", "H8", "H9"]
    playing = at(game, "H7 H8 H9", "L7 L8 L9", passed=[["L7", "L8", "L9"], [], [], []])
    assert playing.view(1)["memory"]["received"] == ["L7", "L8", "L9"]
    refused: tuple[dict[str, Any], ...] = (
        {"passed": [["H7"], [], [], []]},
        {"passed": [["BA", "H7", "H8"], [], [], []], "phase": "pass"},
        {"passed": 3},
        {"hands": dealt[:3]},
        {"hands": [["H7"] * 8] * 4},
        {"hands": [dealt[0][:7], *dealt[1:]]},
        {"deck": ["H7"]},
        {"dealer": 4},
        {"letters": [5, 0, 0, 0]},
        {"plays": ["H7"]},
        {"phase": "over"},
        {"hand": []},
    )
    for wrong in refused:
        position: dict[str, Any] = {"hands": dealt, **wrong}
        with pytest.raises(fuda.BadPosition):
            game.setup(**position)
