"""A turn: KK-8 to KK-15."""

import pytest

import fuda
from fuda.games.koikoi.table import PRESETS
from tests.clauses import clause
from tests.games.koikoi.arrange import at, board, clauses, keys, koikoi, told

every_preset = pytest.mark.parametrize("preset", PRESETS)

CZECH, RUSSIAN = koikoi("czech"), koikoi("russian")


@clause("KK-8")
@every_preset
@pytest.mark.parametrize("oya", [0, 1])
def test_the_oya_starts_and_turns_alternate(preset: str, oya: int):
    match = koikoi(preset, lucky_hand="off", void_field=False).new(seed=1, dealer=oya)
    assert match.seat == oya
    hand = match.view(oya)["board"]["hands"][oya]
    match.play(f"play {hand[0]}")
    while match.legal() and match.legal()[0].startswith("take"):
        match.play(match.legal()[0])
    assert match.seat == 1 - oya


@clause("KK-8")
def test_nobody_may_pass():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="3K1")
    assert match.legal() == ("play 1K1", "play 4K1")


@clause("KK-8")
def test_a_turn_is_a_hand_card_and_then_the_top_of_the_stock():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="3K1 6K1", stock="7K1 8K1")
    match.play("play 1K1")
    assert keys(match) == ["play", "lay", "turn-up", "stay"]
    assert set(board(match)["field"]) == {"1K1", "3K1", "6K1", "7K1"}
    assert board(match)["held"] == [1, 2]


@clause("KK-9")
def test_a_played_card_captures_the_one_of_its_month():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 6K1", stock="7K1")
    match.play("play 1K1")
    assert board(match)["captured"] == [["1L", "1K1"], []]
    assert board(match)["field"] == ["6K1", "7K1"]
    assert told(match, "capture") == [{"seat": 0, "cards": ["1K1", "1L"]}]
    assert clauses(match, "capture") == [["KK-9"]]


@clause("KK-9")
@pytest.mark.parametrize(("chosen", "left"), [("1L", "1R"), ("1R", "1L")])
def test_of_two_on_the_field_the_player_chooses(chosen: str, left: str):
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 1R 6K1", stock="7K1")
    match.play("play 1K1")
    assert match.seat == 0
    assert match.legal() == ("take 1L", "take 1R")
    assert board(match)["pending"] == {"card": "1K1", "wild": False}
    assert board(match)["stock"] == board(at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 1R 6K1"))["stock"]
    match.play(f"take {chosen}")
    assert set(board(match)["captured"][0]) == {"1K1", chosen}
    assert left in board(match)["field"]
    assert match.seat == 1


@clause("KK-9")
def test_three_on_the_field_are_captured_from_the_hand_all_four():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 1R 1K2 6K1", stock="7K1")
    match.play("play 1K1")
    assert board(match)["captured"][0] == ["1L", "1R", "1K1", "1K2"]


@clause("KK-9", "KK-12")
def test_three_on_the_field_are_captured_from_the_stock_all_four():
    match = at(CZECH, hands="4K1 4K2 / 2K1 5K1", field="1L 1R 1K2 6K1", stock="1K1")
    match.play("play 4K1")
    assert board(match)["captured"][0] == ["1L", "1R", "1K1", "1K2"]
    assert clauses(match, "capture") == [["KK-12"]]


@clause("KK-9")
def test_a_captured_pair_leaves_at_once_and_the_stock_card_cannot_match_it():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 6K1", stock="1R")
    match.play("play 1K1")
    assert board(match)["captured"][0] == ["1L", "1K1"]
    assert set(board(match)["field"]) == {"1R", "6K1"}


@clause("KK-9")
def test_the_stock_card_may_match_the_one_left_of_two():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 1R 6K1", stock="1K2")
    match.play("play 1K1")
    match.play("take 1L")
    assert board(match)["captured"][0] == ["1L", "1R", "1K1", "1K2"]
    assert match.seat == 1


@clause("KK-9", "KK-12")
def test_the_stock_card_matches_a_hand_card_just_laid():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="6K1", stock="1L")
    match.play("play 1K1")
    assert board(match)["captured"][0] == ["1L", "1K1"]
    assert board(match)["field"] == ["6K1"]


@clause("KK-10")
def test_a_card_without_a_match_stays_on_the_field():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="6K1", stock="7K1")
    match.play("play 1K1")
    assert board(match)["captured"] == [[], []]
    assert board(match)["field"] == ["1K1", "6K1", "7K1"]
    assert told(match, "lay") == [{"seat": 0, "card": "1K1"}]
    assert told(match, "stay") == [{"seat": 0, "card": "7K1"}]


@clause("KK-11")
def test_any_hand_card_may_be_played_even_when_another_would_match():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L", stock="7K1")
    assert match.legal() == ("play 1K1", "play 4K1")
    match.play("play 4K1")
    assert set(board(match)["field"]) == {"1L", "4K1", "7K1"}


@clause("KK-11")
def test_a_match_must_be_taken():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 1R", stock="7K1")
    match.play("play 1K1")
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("take none")
    assert refused.value.clause == "KK-11"


@clause("KK-12")
@pytest.mark.parametrize("chosen", ["1L", "1R"])
def test_the_stock_card_gives_a_choice_of_two_as_well(chosen: str):
    match = at(CZECH, hands="4K1 4K2 / 2K1 5K1", field="1L 1R 6K1", stock="1K1")
    match.play("play 4K1")
    assert match.view(0)["phase"] == "take-stock"
    assert match.legal() == ("take 1L", "take 1R")
    assert board(match)["pending"] == {"card": "1K1", "wild": False}
    match.play(f"take {chosen}")
    assert set(board(match)["captured"][0]) == {"1K1", chosen}
    assert match.seat == 1


@clause("KK-12")
def test_a_turn_can_have_both_choices():
    match = at(CZECH, hands="1K1 4K2 / 2K1 5K1", field="1L 1R 3L 3R", stock="3K1")
    match.play("play 1K1")
    match.play("take 1R")
    assert match.legal() == ("take 3L", "take 3R")
    match.play("take 3L")
    assert board(match)["captured"][0] == ["1R", "1K1", "3L", "3K1"]
    assert board(match)["field"] == ["1L", "3R"]


@clause("KK-13")
def test_captured_cards_are_there_for_all_to_see_until_the_round_ends():
    match = at(CZECH, hands="1K1 4K2 / 2K1 5K1", field="1L", stock="3K1", captured="8L 8K1 / 12L 12K1")
    match.play("play 1K1")
    for seat in (0, 1, None):
        assert match.view(seat)["board"]["captured"] == [["1L", "1K1", "8L", "8K1"], ["12L", "12K1"]]


@clause("KK-13")
def test_the_next_round_starts_without_captures():
    match = at(CZECH, phase="call", hands="1K1 / 2K1 2K2", captured="3L 9A / 12L 12K1")
    match.play("stop")
    assert board(match)["captured"] == [[], []]


@clause("KK-14")
def test_an_empty_field_is_refilled_from_the_stock_before_the_turn():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 2A", stock="2R 5A 7K1")
    match.play("play 1K1")  # takes the crane, the stock card takes the warbler
    assert board(match)["field"] == ["5A"]
    assert told(match, "refill") == [{"card": "5A"}]
    assert clauses(match, "refill") == [["KK-14"]]
    assert board(match)["stock"] == 10  # 12 in the position, one turned up, one laid out
    match.play("play 5K1")
    assert board(match)["captured"][1] == ["5A", "5K1"]


@clause("KK-14")
def test_the_refilled_card_captures_nothing():
    match = at(CZECH, hands="1K1 4K1 / 2K1 5K1", field="1L 2A", stock="2R 5A 5R")
    match.play("play 1K1")
    assert board(match)["captured"][1] == []
    assert board(match)["field"] == ["5A"]


@clause("KK-14")
def test_the_field_is_refilled_after_a_koi_call_too():
    match = at(CZECH, phase="call", hands="4K1 / 2K1 5K1", captured="3L 9A /", stock="7K1")
    match.play("koi")
    assert keys(match) == ["koi", "refill"]
    assert board(match)["field"] == ["7K1"]
    assert match.seat == 1


@clause("KK-14", "KK-27")
def test_a_refilled_november_card_is_not_a_played_one():
    match = at(koikoi("czech", gaji=True), phase="call", hands="4K1 / 11K 5K1", captured="3L 9A /", stock="11L 7K1")
    match.play("koi")
    assert board(match)["field"] == ["11L"]
    assert match.view(1)["memory"]["november"] is False


@clause("KK-14")
def test_without_refill_the_player_just_lays_a_card():
    match = at(RUSSIAN, hands="1K1 4K1 / 2K1 5K1", field="1L 2A", stock="2R 5A 7K1")
    match.play("play 1K1")
    assert board(match)["field"] == []
    assert "refill" not in keys(match)
    match.play("play 2K1")
    assert set(board(match)["field"]) == {"2K1", "5A"}


@clause("KK-14")
def test_a_round_that_is_over_is_not_refilled():
    match = at(koikoi("czech", rounds=1, tiebreak="draw"), hands="1K1 / 2K1", field="1L 2A", stock="2R 5A")
    match.play("play 1K1")
    assert match.over
    assert board(match)["field"] == []


@clause("KK-15")
@every_preset
def test_a_player_sees_their_own_hand_and_no_other(preset: str):
    match = koikoi(preset).new(seed=5)
    for seat in (0, 1):
        hands = match.view(seat)["board"]["hands"]
        assert len(hands[seat]) == 8
        assert hands[1 - seat] is None
    assert board(match)["hands"] == [None, None]


@clause("KK-15")
def test_everything_on_the_table_is_public_and_the_stock_only_a_number():
    match = at(
        CZECH,
        phase="call",
        hands="4K1 / 2K1 5K1",
        field="6K1",
        captured="3L 9A / 6R 9R 10R",
        koi=(0, 2),
        scores=(4, -4),
    )
    for seat in (0, 1, None):
        view = match.view(seat)
        seen = view["board"]
        assert (seen["field"], seen["captured"]) == (["6K1"], [["3L", "9A"], ["6R", "9R", "10R"]])
        assert (seen["koi"], seen["held"], seen["stock"]) == ([0, 2], [1, 2], 11)
        assert view["scores"] == [4, -4]


@clause("KK-15")
def test_a_lost_hand_stays_hidden_when_the_round_is_over():
    match = at(koikoi("czech", rounds=1), phase="call", hands="4K1 / 2K1 5K1", captured="3L 9A /")
    match.play("stop")
    assert match.over
    assert match.view(0)["board"]["hands"] == [["4K1"], None]
    assert match.view(1)["board"]["hands"] == [None, ["2K1", "5K1"]]
