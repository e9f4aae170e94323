"""The deck, its ranks and its penalties."""

import pytest

from fuda.games.kocka import rules
from fuda.games.kocka.notation import CARD, CARDS, PENALTIES, action, text
from tests.clauses import clause
from tests.games.kocka.arrange import at, kocka, play


@clause("SC-1")
def test_the_deck_has_eight_cards_in_each_of_four_suits():
    assert len(CARDS) == len(set(CARDS)) == 32
    assert CARDS[:9] == ("H7", "H8", "H9", "HX", "HU", "HO", "HK", "HA", "L7")
    for suit in "HLBA":
        assert sum(card[0] == suit for card in CARDS) == 8
    assert CARDS[rules.HEJMA] == "LO"


@clause("SC-1")
@pytest.mark.parametrize(("ten_high", "order"), [(False, "789XUOKA"), (True, "789UOKXA")])
def test_cards_rank_in_the_order_of_the_penalties_or_with_a_high_ten(ten_high: bool, order: str):
    table = kocka(ten_high=ten_high).plain_table.record
    for suit in "HLBA":
        ranks = [int(rules.strength(CARD[suit + rank], table)) for rank in order]
        assert ranks == list(range(8))


@clause("SC-1")
@pytest.mark.parametrize(("ten_high", "taker"), [(False, 2), (True, 1)])
def test_a_ten_takes_the_king_only_where_the_table_says_so(ten_high: bool, taker: int):
    match = at(kocka(ten_high=ten_high), "B7", "BX", "BK", "B8", plays="BX BK B8 B7")
    assert match.view(None)["board"]["last"]["taker"] == taker


@clause("SC-2")
def test_hejma_hearts_and_the_last_trick_cost_33_in_all():
    cost = {card: PENALTIES[CARD[card]] for card in CARDS if PENALTIES[CARD[card]]}
    assert cost == {"LO": 10, "HA": 5, "HK": 4, "HO": 3, "HU": 2, "HX": 1, "H9": 1, "H8": 1, "H7": 1}
    assert sum(cost.values()) + rules.LAST_TRICK == rules.TOTAL == 33
    assert [int(rules.penalty(card)) for card in range(32)] == list(PENALTIES)


@clause("SC-2")
@pytest.mark.parametrize("ten_high", [False, True])
def test_a_trick_costs_what_its_cards_cost(ten_high: bool):
    game = kocka(stop_at_17="off", ten_high=ten_high)
    match = at(game, "HX HU HO HK HA LO A7 A8", "H7 H8 H9 B7 B8 B9 BX BU", "BO BK BA")
    play(match, "B7 BO AX LO", deal=False)
    assert match.view(None)["board"]["points"] == [0, 0, 10, 0]
    play(match, "BK A9 HA B8", deal=False)
    assert match.view(None)["board"]["points"] == [0, 0, 15, 0]


@clause("SC-2")
def test_the_last_trick_costs_five():
    lines = ["A7 A8 A9 AX AU AO AK AA", "B7 B8 B9 BX BU BO BK BA", "L7 L8 L9 LX LU LO LK LA", "H7 H8 H9 HX HU HO HK HA"]
    match = at(kocka(stop_at_17="off", word="KOT"), *lines)
    cards = [" ".join(f"{suit}{rank}" for suit in "BLHA") for rank in "789XUOKA"]
    play(match, " ".join(cards[:7]), deal=False)
    assert match.view(None)["board"]["points"] == [0, 23, 0, 0]  # all of it but the ace of hearts
    play(match, cards[7], deal=False)
    assert match.view(None)["board"]["points"] == [0, 33, 0, 0]


def test_actions_are_written_as_people_write_them():
    for notation in ("pass HA", "play LO", "throw", "renonc 2 5", "done"):
        assert text(action(notation)) == notation
        assert action(notation.upper()) == action(f" {notation}  ") == action(notation)
