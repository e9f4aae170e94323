"""Variants of the Czech book: the exchange (KK-26) and the gaji (KK-27)."""

from typing import Any

import pytest

import fuda
from fuda.core.match import Match
from fuda.games.koikoi import rules
from tests.clauses import clause
from tests.games.koikoi.arrange import at, board, clauses, deck, keys, koikoi, told

GAJI = koikoi("czech", gaji=True)
SWAP = koikoi("czech", exchange=True, lucky_hand="off")

MINE, THEIRS = "1L 2A 3L 4A 5A 6A 7A 8L", "1R 2R 3R 4R 5R 6R 7R 8A"
FIELD = "1K1 2K1 3K1 4K1 5K1 6K1 7K1 8K1"


def exchange(oya: int = 0) -> Match:
    return SWAP.setup(deck=deck(oya=MINE, other=THEIRS, field=FIELD), oya=oya)


@clause("KK-26")
@pytest.mark.parametrize("oya", [0, 1])
def test_the_non_oya_decides_about_the_exchange(oya: int):
    match = exchange(oya)
    assert match.seats == (1 - oya,)
    assert match.legal() == ("swap", "keep")
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("swap", seat=oya)
    assert refused.value.clause == "KK-26"


@clause("KK-26")
def test_nobody_sees_any_hand_before_it_is_decided_their_own_included():
    match = exchange()
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["board"]["hands"] == [None, None]
        assert "1L" not in str({**view, "table": None, "hints": {**view["hints"], "yaku": None}})
        assert view["board"]["field"] == FIELD.split()
        assert not view["hints"].get("matches")


@clause("KK-26")
def test_nothing_that_a_view_shows_depends_on_the_hands_before_the_exchange():
    one = SWAP.setup(deck=deck(oya=MINE, other=THEIRS, field=FIELD))
    two = SWAP.setup(deck=deck(oya=THEIRS, other=MINE, field=FIELD))
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)


@clause("KK-26")
@pytest.mark.parametrize("oya", [0, 1])
@pytest.mark.parametrize("choice", ["swap", "keep"])
def test_the_hands_change_owners_or_stay(oya: int, choice: str):
    match = exchange(oya)
    match.play(choice)
    mine = match.view(oya)["board"]["hands"][oya]
    assert mine == (THEIRS if choice == "swap" else MINE).split()
    assert match.seat == oya
    assert keys(match) == [choice]
    assert clauses(match, choice) == [["KK-26"]]


@clause("KK-26", "KK-5")
def test_two_lucky_hands_are_void_after_the_exchange_too():
    cards = deck(oya="1L 1R 2A 2R 3L 3R 4A 4R", other="5A 5R 6A 6R 7A 7R 8L 8A", field="9A 9R 10A 10R 11L 12L 1K1 2K1")
    match = koikoi("czech", exchange=True, rounds=1, tiebreak="draw").setup(deck=cards)
    match.play("keep")
    assert board(match)["result"]["outcome"] == "void-lucky"
    assert keys(match) == ["keep", "both-lucky", "round-void-lucky", "score", "score", "match-draw"]


@clause("KK-26")
def test_without_the_variant_the_round_starts_with_a_turn():
    match = koikoi("czech").setup(deck=deck(oya=MINE, other=THEIRS, field=FIELD))
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("swap")
    assert refused.value.clause == "KK-26"


def gaji(
    field: str, captured: str = "/", stock: str = "12K1 10K2", options: dict[str, Any] | None = None, **position: Any
) -> Match:
    """The gaji is played onto a field."""
    game = koikoi("czech", gaji=True, **(options or {}))
    match = at(game, hands="11K 4K2 / 2K2 6K2", field=field, captured=captured, stock=stock, **position)
    match.play("play 11K", deal=False)
    return match


@clause("KK-27")
def test_the_gaji_may_capture_any_one_field_card():
    match = gaji("1L 5A 8L")
    assert match.seat == 0
    assert match.legal() == ("take 1L", "take 5A", "take 8L", "take none")
    assert board(match)["pending"] == {"card": "11K", "wild": True}
    assert keys(match) == ["play"]  # neither laid nor captured yet
    match.play("take 8L")
    assert board(match)["captured"][0] == ["8L", "11K"]
    assert board(match)["field"] == ["1L", "5A", "12K1"]
    assert told(match, "gaji") == [{"seat": 0, "card": "8L", "month": 8}]
    assert board(match)["claim"] == {"seat": 0, "month": 8}


@clause("KK-27")
def test_the_gaji_may_just_be_laid_when_no_november_card_is_there():
    match = gaji("1L 5A")
    match.play("take none")
    assert "11K" in board(match)["field"]
    assert board(match)["claim"] is None
    assert keys(match) == ["play", "lay", "turn-up", "stay"]
    assert clauses(match, "lay") == [["KK-27"]]


@clause("KK-27")
def test_on_an_empty_field_the_gaji_is_laid():
    match = gaji("", options={"refill_empty_field": False})
    assert match.seat == 1
    assert set(board(match)["field"]) == {"11K", "12K1"}


@clause("KK-27", "KK-12")
def test_the_stock_card_may_match_a_gaji_just_laid():
    match = gaji("1L", stock="11L")
    match.play("take none")
    assert board(match)["captured"][0] == ["11L", "11K"]


@clause("KK-27", "KK-9")
@pytest.mark.parametrize("chosen", ["11L", "11R"])
def test_with_two_november_cards_either_of_them_or_any_other_may_be_taken(chosen: str):
    match = gaji("1L 11L 11R")
    assert match.legal() == ("take 1L", "take 11L", "take 11R")  # it cannot be laid
    match.play(f"take {chosen}")
    assert set(board(match)["captured"][0]) == {"11K", chosen}
    assert board(match)["claim"] is None
    assert clauses(match, "capture") == [["KK-9"]]


@clause("KK-27")
def test_with_a_november_card_there_another_card_may_still_be_taken():
    match = gaji("1L 11L")
    assert match.legal() == ("take 1L", "take 11L")
    match.play("take 1L")
    assert board(match)["field"] == ["11L", "12K1"]
    assert board(match)["claim"] == {"seat": 0, "month": 1}


@clause("KK-27")
def test_a_gaji_cannot_be_laid_beside_november_cards():
    match = gaji("1L 11L")
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("take none")
    assert refused.value.clause == "KK-27"


@clause("KK-27", "KK-9")
def test_with_three_november_cards_taking_one_is_taking_all_four():
    match = gaji("1L 11L 11A 11R")
    match.play("take 11A")
    assert board(match)["captured"][0] == ["11L", "11A", "11R", "11K"]
    assert board(match)["claim"] is None
    assert told(match, "capture") == [{"seat": 0, "cards": ["11K", "11L", "11A", "11R"]}]


@clause("KK-27", "KK-9")
@pytest.mark.parametrize(
    ("field", "choices"), [("11L", None), ("11L 11R", ("take 11L", "take 11R")), ("11L 11A 11R", None)]
)
def test_among_november_cards_alone_it_is_an_ordinary_card(field: str, choices: tuple[str, ...] | None):
    match = gaji(field)
    if choices:
        assert match.legal() == choices
        assert board(match)["pending"] == {"card": "11K", "wild": False}
    else:
        assert board(match)["captured"][0] == [*field.split(), "11K"]


@clause("KK-27")
def test_of_three_of_a_month_it_takes_one_and_the_rest_stay():
    match = gaji("1L 1R 1K1")
    match.play("take 1R")
    assert board(match)["captured"][0] == ["1R", "11K"]
    assert board(match)["field"] == ["1L", "1K1", "12K1"]


@clause("KK-27", "KK-4")
def test_of_a_whole_month_on_the_field_it_takes_one_too():
    match = gaji("1L 1R 1K1 1K2", options={"void_field": False})
    match.play("take 1L")
    assert board(match)["field"] == ["1R", "1K1", "1K2", "12K1"]


@clause("KK-27")
def test_only_the_gaji_does_it():
    match = at(GAJI, hands="11A 4K2 / 2K2 6K2", field="1L", stock="12K1")
    match.play("play 11A")
    assert match.seat == 1
    assert "11A" in board(match)["field"]


@clause("KK-27")
def test_only_from_the_hand_not_from_the_stock():
    match = at(GAJI, hands="4K1 4K2 / 2K2 6K2", field="1L", stock="11K")
    match.play("play 4K1")
    assert match.seat == 1
    assert "11K" in board(match)["field"]


@clause("KK-27")
def test_without_the_variant_the_gaji_is_an_ordinary_card():
    match = at(koikoi("czech"), hands="11K 4K2 / 2K2 6K2", field="1L", stock="12K1")
    match.play("play 11K")
    assert match.seat == 1


@clause("KK-27")
@pytest.mark.parametrize(("hands", "stock"), [("4K2 11K / 11A 6K2", "12K1 10K2"), ("4K2 11K / 2K2 6K2", "11A 10K2")])
def test_after_a_november_card_from_a_hand_or_the_stock_it_is_an_ordinary_card(hands: str, stock: str):
    match = at(GAJI, hands=hands, field="1L", stock=stock)
    match.play("play 4K2")
    match.play("play 11A" if "11A" in hands else "play 2K2")
    match.play("play 11K")
    assert match.seat == 1
    assert board(match)["claim"] is None


@clause("KK-27")
def test_november_cards_of_the_deal_and_of_the_refill_are_not_played_ones():
    match = gaji("1L 11A")
    assert board(match)["pending"] == {"card": "11K", "wild": True}


@clause("KK-27")
def test_at_the_rounds_end_the_owner_takes_the_rest_of_that_month():
    """Hanami is there; the claimed cherry ribbon completes akatan when the owner stops."""
    match = gaji("3L 3R 3K1", captured="1R 2R 9A /", options={"rounds": 1})
    match.play("take 3L", deal=False)
    match.play("stop")
    assert set(board(match)["captured"][0]) >= {"3L", "3R", "3K1"}
    assert told(match, "claim") == [{"seat": 0, "cards": ["3R", "3K1"]}]
    assert board(match)["result"] == {"outcome": "stop", "winner": 0, "base": 9, "gain": 9}
    assert [line["yaku"] for line in told(match, "line")] == ["akatan", "hanami"]


@clause("KK-27")
def test_what_a_call_would_bring_counts_the_claim():
    match = gaji("3L 3R 3K1", captured="1R 2R 9A /")
    match.play("take 3L", deal=False)
    assert match.view(0)["hints"]["stake"]["gain"] == 9
    assert board(match)["yaku"][0] == [{"yaku": "hanami", "points": 3}]


@clause("KK-27", "KK-21")
def test_claimed_cards_are_never_an_improvement():
    match = gaji("3K1 3R", captured="1R 2R /")
    match.play("take 3K1")
    assert match.seat == 1  # akatan is only claimed
    assert not {"yaku", "improve"} & set(keys(match))


@clause("KK-27")
def test_claimed_cards_do_not_help_the_opponent():
    position = {"hands": "4K2 / 2K2 8K2", "field": "3R 8L", "stock": "12K1", "captured": "1R 2R 3L 11K / 9A 9K1"}
    match = at(koikoi("czech", gaji=True, rounds=1), turn=1, claim=(0, 3), **position)
    match.play("play 8K2")
    match.play("stop", deal=False)
    assert board(match)["result"] == {"outcome": "stop", "winner": 1, "base": 3, "gain": 3}
    assert "3R" in board(match)["captured"][0]  # taken all the same


@clause("KK-27", "KK-29")
def test_claimed_cards_create_no_winner_when_the_hands_are_out():
    position = {"hands": "4K2 / 6K2", "field": "3R", "stock": "12K1", "captured": "1R 2R 3L 11K /"}
    match = at(koikoi("czech", gaji=True, rounds=1, tiebreak="draw"), claim=(0, 3), **position)
    match.play("play 4K2")
    assert board(match)["result"] == {"outcome": "void-hands", "winner": None, "base": 0, "gain": 0}
    assert told(match, "claim") == [{"seat": 0, "cards": ["3R"]}]
    assert "3R" in board(match)["captured"][0]
    assert not {"yaku", "improve", "line"} & set(keys(match))


@clause("KK-27", "KK-29")
def test_claimed_cards_count_for_who_wins_by_the_last_yaku():
    position = {"hands": "4K2 / 6K2", "field": "3R", "stock": "12K1", "captured": "/ 1R 2R 3L 9A 11K"}
    match = at(koikoi("czech", gaji=True, rounds=1), claim=(1, 3), maker=1, **position)
    match.play("play 4K2")
    assert board(match)["result"] == {"outcome": "last-yaku", "winner": 1, "base": 9, "gain": 9}


@clause("KK-27", "KK-30")
def test_claimed_cards_create_no_winner_when_both_hands_are_out():
    position = {"hands": "/ 6K2", "field": "3R", "stock": "12K1", "captured": "/ 1R 2R 3L 11K"}
    match = at(koikoi("russian", gaji=True, rounds=1), turn=1, claim=(1, 3), **position)
    match.play("play 6K2")
    assert board(match)["result"]["outcome"] == "void-hands"


@clause("KK-27")
def test_a_card_of_the_claimed_month_laid_in_the_last_turn_is_claimed():
    position = {"hands": "3R / 6K2", "field": "5K1", "stock": "12K1", "captured": "1R 2R 3L 11K /"}
    match = at(koikoi("czech", gaji=True, rounds=1, tiebreak="draw"), claim=(0, 3), **position)
    match.play("play 3R")
    assert keys(match)[:5] == ["play", "lay", "turn-up", "stay", "claim"]  # no akatan is told
    assert told(match, "claim") == [{"seat": 0, "cards": ["3R"]}]
    assert board(match)["result"]["outcome"] == "void-hands"


@clause("KK-27", "KK-22")
def test_a_card_of_the_claimed_month_captured_in_the_last_turn_is_not_claimed():
    position = {"hands": "3K1 / 6K2", "field": "3R", "stock": "12K1", "captured": "1R 2R 3L 11K /"}
    match = at(koikoi("czech", gaji=True, rounds=1), claim=(0, 3), **position)
    match.play("play 3K1")
    assert [line["yaku"] for line in told(match, "yaku")] == ["akatan"]
    assert told(match, "claim") == []
    assert board(match)["result"] == {"outcome": "empty-hand", "winner": 0, "base": 6, "gain": 6}


@clause("KK-27", "KK-24")
def test_claimed_cards_count_towards_seven_points():
    match = gaji("3L 3R", captured="1R 2R 9A /", options={"rounds": 1, "double_seven": True})
    match.play("take 3L", deal=False)
    match.play("stop")
    assert board(match)["result"] == {"outcome": "stop", "winner": 0, "base": 9, "gain": 18}


@clause("KK-27")
def test_the_next_round_knows_no_claim():
    match = gaji("3L 3R", captured="1R 2R 9A /")
    match.play("take 3L", deal=False)
    match.play("stop")
    assert board(match)["claim"] is None
    assert match.view(0)["memory"]["november"] is False


@clause("KK-27", "KK-34")
def test_the_fullest_field_fits_into_the_list_of_choices():
    """Two whole months from the deal, and one card of each other month but November laid since."""
    months = " ".join(f"{m}K1" for m in (3, 4, 5, 6, 7, 8, 9, 10, 12))
    field = f"1L 1R 1K1 1K2 2A 2R 2K1 2K2 {months}"
    match = at(koikoi("russian", gaji=True), hands="11K 4K2 / 3K2 6K2", field=field, stock="5K2")
    match.play("play 11K")
    assert len(match.legal()) == rules.MOST_ACTIONS == 18
    assert match.legal()[-1] == "take none"
