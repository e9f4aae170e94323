"""The match and the deal: KK-1 to KK-7."""

import numpy as np
import pytest

import fuda
from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import CARD, CARDS, mask
from fuda.games.koikoi.table import PRESETS
from tests.clauses import clause
from tests.games.koikoi.arrange import at, board, clauses, deck, first, keys, koikoi, told
from tests.games.koikoi.referee import lucky, void_field

every_preset = pytest.mark.parametrize("preset", PRESETS)

FOUR_OF_A_MONTH = "1L 1R 1K1 1K2 2A 3R 4R 5R"
FOUR_PAIRS = "1L 1R 2A 2R 3L 3R 4A 4R"
TWO_MONTHS = "1L 1R 1K1 1K2 2A 2R 2K1 2K2"
FOUR_TWO_TWO = "1L 1R 1K1 1K2 2A 2R 3L 3R"
OTHER_FOUR_OF_A_MONTH = "12L 12K1 12K2 12K3 6A 7A 8A 9A"
PLAIN_HAND = "6A 7A 8A 9A 10A 11A 12K1 12K2"
CHAFF_FIELD = "5K1 6K1 7K1 8K1 9K1 10K1 11K 1K1"
PLAIN_FIELD = "5K1 6K1 7K1 8K1 9K1 10K1 11K 12K3"


def dealt(preset: str = "czech", *, cards: list[str], oya: int = 0, **options):
    """A match of one round with this deal, so that a round that ends at once can be looked at."""
    return koikoi(preset, rounds=1, tiebreak="draw", **options).setup(deck=cards, oya=oya)


@clause("KK-1")
@every_preset
def test_a_match_has_twelve_rounds_and_two_seats(preset: str):
    assert koikoi(preset).options["rounds"] == 12
    assert koikoi(preset).seats == 2


@clause("KK-1")
@pytest.mark.parametrize("rounds", [1, 3, 6, 12, 24])
def test_a_match_may_have_1_to_24_rounds(rounds: int):
    assert fuda.game("koikoi", rounds=rounds).options["rounds"] == rounds


@clause("KK-1")
@pytest.mark.parametrize("rounds", [0, 25, -1, True, "6"])
def test_other_numbers_of_rounds_are_refused_by_name(rounds: object):
    with pytest.raises(fuda.BadTable, match=r"rounds=.*1–24.*KK-1"):
        fuda.game("koikoi", rounds=rounds)


@clause("KK-1")
def test_a_void_round_counts_as_a_round():
    match = at(koikoi("russian", rounds=2), hands="1K1 / 2K1", field="3K1", stock="4K1 5K1")
    match.play("play 1K1")
    match.play("play 2K1")
    assert keys(match)[-2:] == ["score", "deal"]
    assert told(match, "deal")[-1]["round"] == 2


@clause("KK-1", "KK-4")
def test_a_redeal_does_not_count_as_a_round():
    match = koikoi("czech").setup(deck=deck(field="1L 1R 1K1 1K2"), oya=1)
    assert board(match)["round"] == 1
    assert board(match)["oya"] == 1


@clause("KK-1")
def test_players_may_agree_to_stop_between_rounds_and_the_score_stands():
    match = at(koikoi("czech"), phase="call", hands="1K1 / 2K1 2K2", captured="3L 9A /", scores=(5, -5))
    with pytest.raises(fuda.IllegalAction) as refused:
        match.stop([0, 1])
    assert refused.value.clause == "KK-1"
    match.play("stop")
    assert "stop" not in match.legal()
    match.stop([0, 1])
    assert match.over
    assert match.scores == (8, -8)
    assert match.winners == (0,)
    assert match.legal() == ()


@clause("KK-1")
def test_an_agreed_stop_with_equal_scores_is_a_draw():
    match = at(koikoi("czech"), phase="call", hands="1K1 / 2K1 2K2", captured="3L 9A /", scores=(-3, 3))
    match.play("stop")
    match.stop([0, 1])
    assert match.scores == (0, 0)
    assert match.winners == (0, 1)


@clause("KK-2")
@pytest.mark.parametrize(("cards", "oya"), [(("1K2", "2A"), 0), (("12L", "3K1"), 1), (("11L", "12L"), 0)])
def test_the_card_nearer_to_january_deals(cards: tuple[str, str], oya: int):
    game = koikoi("czech")
    state = np.zeros(1, rules.STATE)
    game.rules.start(state, game.table)
    rest = [card for card in CARDS if card not in cards]
    game.rules.deal(state, game.table, np.array([CARD[card] for card in (*cards, *rest)], np.int8))
    assert (state[0].oya, state[0].phase) == (oya, rules.DEAL)


@clause("KK-2")
def test_the_same_month_draws_again():
    game = koikoi("czech")
    state = np.zeros(1, rules.STATE)
    game.rules.start(state, game.table)
    rest = [card for card in CARDS if card not in ("7A", "7K2")]
    game.rules.deal(state, game.table, np.array([CARD[card] for card in ("7A", "7K2", *rest)], np.int8))
    assert (state[0].oya, state[0].phase) == (-1, rules.DRAW)


@clause("KK-2")
def test_the_draw_is_told_card_by_card_until_it_is_decided():
    match = first(koikoi("russian"), lambda match: "draw-again" in keys(match))
    drawn = told(match, "draw-dealer")
    assert keys(match)[:7] == [
        "draw-dealer",
        "draw-dealer",
        "draw-again",
        "draw-dealer",
        "draw-dealer",
        "dealer",
        "deal",
    ]
    months = [int("".join(c for c in draw["card"][:2] if c.isdigit())) for draw in drawn]
    assert months[0] == months[1]
    assert told(match, "dealer")[0]["seat"] == int(months[3] < months[2])


@clause("KK-2")
def test_a_dealer_who_is_known_is_not_drawn():
    match = koikoi("russian").new(seed=1, dealer=1)
    assert keys(match) == ["deal"]
    assert board(match)["oya"] == 1


@clause("KK-3")
@pytest.mark.parametrize("oya", [0, 1])
def test_the_deal_goes_four_to_the_opponent_four_to_the_oya_four_to_the_field_twice(oya: int):
    order = [f"{m}{kind}" for kind in ("K1", "K2") for m in range(1, 11)] + ["12K1", "12K2", "12K3", "11K"]
    rest = [card for card in CARDS if card not in order]
    match = dealt("russian", cards=order + rest, oya=oya)
    state = match.state[0]
    assert int(state.hand[1 - oya]) == mask(order[0:4] + order[12:16])
    assert int(state.hand[oya]) == mask(order[4:8] + order[16:20])
    assert int(state.field) == mask(order[8:12] + order[20:24])
    assert [CARDS[card] for card in state.stock] == rest
    assert board(match)["held"] == [8, 8]
    assert board(match)["stock"] == 24


@clause("KK-4")
@pytest.mark.parametrize(
    ("field", "void"),
    [
        ("1L 1R 1K1 1K2 2A 3L 4A 5A", True),
        ("1L 1R 2A 2R 3L 3R 4A 4R", True),  # exactly four pairs
        ("1L 1R 1K1 1K2 2A 2R 3L 3R", True),
        ("1L 1R 1K1 2A 2R 2K1 3L 3R", False),
        ("1L 1R 1K1 2A 2R 3L 3R 4A", False),  # a three is no pair
        ("1L 1R 2A 2R 3L 3R 4A 5A", False),
        ("1L 2A 3L 4A 5A 6A 7A 8L", False),
    ],
)
def test_a_field_with_four_of_a_month_or_four_pairs_is_void(field: str, void: bool):
    assert bool(rules.voids(mask(field.split()))) is void
    assert void_field(set(field.split())) is void


@clause("KK-4")
def test_a_void_field_is_dealt_again_by_the_same_oya():
    match = first(koikoi("czech"), lambda match: keys(match)[0] == "void-deal", dealer=1)
    assert keys(match)[:2] == ["void-deal", "deal"]
    assert void_field(set(told(match, "void-deal")[0]["cards"]))
    assert clauses(match, "void-deal") == [["KK-4"]]
    assert told(match, "deal")[0]["seat"] == 1
    assert len(match.shuffles) >= 2


@clause("KK-4")
def test_without_void_field_four_of_a_month_stay_on_the_field():
    match = dealt("russian", cards=deck(field=FOUR_OF_A_MONTH))
    assert set(FOUR_OF_A_MONTH.split()) == set(board(match)["field"])


@clause("KK-4", "KK-5")
def test_the_field_is_checked_before_the_hands():
    match = dealt("czech", cards=deck(oya=OTHER_FOUR_OF_A_MONTH, field="1L 1R 1K1 1K2"), void_field=True)
    assert told(match, "deal")[0]["round"] == 1  # the lucky hand went with the void deal
    assert board(match)["result"] is None
    assert not void_field(set(board(match)["field"]))


@clause("KK-4", "KK-25")
def test_lights_are_counted_on_the_field_that_stands():
    match = dealt("czech", cards=deck(field="1L 1R 1K1 1K2 3L 8L 12L 11L"), field_lights=True)
    lights = len({"1L", "3L", "8L", "11L", "12L"} & set(board(match)["field"]))
    assert board(match)["lights"] == lights != 5


@clause("KK-4", "KK-5", "KK-26")
def test_hands_are_looked_at_after_the_exchange():
    match = dealt("czech", cards=deck(oya=FOUR_PAIRS, other=PLAIN_HAND, field=PLAIN_FIELD), exchange=True)
    assert not match.over  # a lucky hand lies there, but nobody has looked
    match.play("swap")
    assert match.over
    assert told(match, "lucky") == [{"seat": 1, "cards": FOUR_PAIRS.split()}]


@clause("KK-5")
@pytest.mark.parametrize("hand", [FOUR_OF_A_MONTH, FOUR_PAIRS, FOUR_TWO_TWO, TWO_MONTHS])
@pytest.mark.parametrize("holder", ["oya", "other"])
@pytest.mark.parametrize("preset", ["czech", "nintendo"])
def test_an_automatic_lucky_hand_wins_six_points_at_once(hand: str, holder: str, preset: str):
    hands = (hand, PLAIN_HAND) if holder == "oya" else (PLAIN_HAND, hand)
    match = dealt(preset, cards=deck(*hands, PLAIN_FIELD), oya=1)
    seat = 1 if holder == "oya" else 0
    result = board(match)["result"]
    assert result == {"outcome": "lucky-hand", "winner": seat, "base": 6, "gain": 6}
    assert match.scores[seat] == 6
    assert match.moves == []


@clause("KK-5")
@pytest.mark.parametrize(
    "hand",
    [
        "1L 1R 1K1 2A 2R 2K1 3L 3R",
        "1L 1R 2A 2R 3L 3R 4A 5A",
        "1L 1R 1K1 2A 2R 3L 3R 4A",
        PLAIN_HAND,
    ],
)
def test_other_hands_are_not_lucky(hand: str):
    assert rules.lucky(mask(hand.split())) == lucky(set(hand.split())) == 0
    match = dealt("czech", cards=deck(oya=hand, other="6K2 7K2 8K2 9K2 10K2 11R 4R 5R", field=PLAIN_FIELD))
    assert match.seat == 0


@clause("KK-5")
def test_two_lucky_hands_void_the_round():
    match = dealt("czech", cards=deck(oya=FOUR_PAIRS, other=OTHER_FOUR_OF_A_MONTH, field=CHAFF_FIELD))
    assert board(match)["result"] == {"outcome": "void-lucky", "winner": None, "base": 0, "gain": 0}
    assert match.scores == (0, 0)


@clause("KK-5", "KK-15")
def test_a_lucky_hand_is_shown_and_the_other_stays_hidden():
    match = dealt("czech", cards=deck(oya=FOUR_PAIRS, other=PLAIN_HAND, field=PLAIN_FIELD))
    assert board(match)["hands"] == [FOUR_PAIRS.split(), None]


@clause("KK-6")
def test_a_declared_lucky_hand_wins_six_points():
    match = dealt("russian", cards=deck(oya=FOUR_PAIRS, other=PLAIN_HAND, field=PLAIN_FIELD))
    assert match.legal()[-1] == "declare"
    match.play("declare")
    assert board(match)["result"] == {"outcome": "declared", "winner": 0, "base": 6, "gain": 6}
    assert told(match, "declare") == [{"seat": 0, "cards": FOUR_PAIRS.split()}]
    assert told(match, "line")[0] == {"seat": 0, "yaku": "lucky", "points": 6, "factor": 1, "cards": FOUR_PAIRS.split()}


@clause("KK-6", "KK-24")
@pytest.mark.parametrize(("double_seven", "gain"), [(True, 28), (False, 14)])
def test_two_complete_months_are_14_instead_doubled_by_seven(double_seven: bool, gain: int):
    match = dealt("russian", cards=deck(oya=TWO_MONTHS, other=PLAIN_HAND, field=PLAIN_FIELD), double_seven=double_seven)
    match.play("declare")
    assert board(match)["result"] == {"outcome": "declared", "winner": 0, "base": 14, "gain": gain}
    assert [line["yaku"] for line in told(match, "line")] == ["double-lucky"]


@clause("KK-6")
def test_a_month_and_two_pairs_are_one_lucky_hand_of_six():
    match = dealt("russian", cards=deck(oya=FOUR_TWO_TWO, other=PLAIN_HAND, field=PLAIN_FIELD))
    match.play("declare")
    assert board(match)["result"]["base"] == 6


@clause("KK-6")
def test_an_undeclared_lucky_hand_is_worth_nothing_after_the_first_card():
    cards = deck(oya=FOUR_OF_A_MONTH, other=PLAIN_HAND, field=PLAIN_FIELD, stock="10R")
    match = dealt("russian", cards=cards)
    match.play("play 2A")
    match.play("play 7A")  # the opponent's turn
    assert match.seat == 0
    assert "declare" not in match.legal()
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("declare")
    assert refused.value.clause == "KK-6"
    assert match.scores == (0, 0)


@clause("KK-6")
def test_the_non_oya_declares_on_their_own_first_turn():
    match = dealt("russian", cards=deck(oya=PLAIN_HAND, other=FOUR_PAIRS, field=PLAIN_FIELD, stock="5R"))
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("declare", seat=1)
    assert refused.value.clause == "KK-8"
    match.play("play 6A")
    match.play("declare")
    assert board(match)["result"] == {"outcome": "declared", "winner": 1, "base": 6, "gain": 6}


@clause("KK-6")
def test_of_two_lucky_hands_the_oya_declares_first_and_wins():
    cards = deck(oya=FOUR_PAIRS, other=OTHER_FOUR_OF_A_MONTH, field=CHAFF_FIELD)
    match = dealt("russian", cards=cards, oya=1)
    match.play("declare")
    assert board(match)["result"]["winner"] == 1


@clause("KK-6")
def test_if_the_oya_lets_it_pass_the_opponent_may_still_declare():
    cards = deck(oya=FOUR_PAIRS, other=OTHER_FOUR_OF_A_MONTH, field=CHAFF_FIELD, stock="5A")
    match = dealt("russian", cards=cards, oya=1)
    match.play("play 2A")
    match.play("declare")
    assert board(match)["result"]["winner"] == 0


@clause("KK-6")
def test_a_hand_that_is_not_lucky_cannot_be_declared():
    match = dealt("russian", cards=deck(oya=PLAIN_HAND, other=FOUR_PAIRS, field=PLAIN_FIELD))
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("declare")
    assert refused.value.clause == "KK-6"


@clause("KK-6", "KK-26")
def test_after_an_exchange_the_hand_as_it_now_is_may_be_declared():
    match = dealt("russian", cards=deck(oya=PLAIN_HAND, other=FOUR_PAIRS, field=PLAIN_FIELD), exchange=True)
    match.play("swap")
    assert match.seat == 0
    match.play("declare")
    assert board(match)["result"]["winner"] == 0


@clause("KK-5", "KK-6")
@pytest.mark.parametrize(("lucky_hand", "named"), [("off", "KK-6"), ("automatic", "KK-5")])
def test_without_declaring_nothing_can_be_declared(lucky_hand: str, named: str):
    match = dealt("czech", cards=deck(oya=PLAIN_HAND, field=PLAIN_FIELD), lucky_hand=lucky_hand)
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("declare")
    assert refused.value.clause == named


@clause("KK-6")
def test_with_lucky_hands_off_they_are_played_like_others():
    match = dealt(
        "czech",
        cards=deck(oya=FOUR_PAIRS, other=OTHER_FOUR_OF_A_MONTH, field=CHAFF_FIELD),
        lucky_hand="off",
    )
    assert match.seat == 0
    assert all(action.startswith("play") for action in match.legal())


@clause("KK-7", "KK-32")
@pytest.mark.parametrize(
    ("next_oya", "winner", "oya"), [("winner", 0, 0), ("winner", 1, 1), ("alternate", 0, 1), ("alternate", 1, 1)]
)
def test_the_winner_deals_next_or_the_deal_alternates(next_oya: str, winner: int, oya: int):
    game = koikoi("russian", next_oya=next_oya)
    hands = "1K1 / 2K1 2K2" if winner == 0 else "1K1 / 2K1"
    captured = "3L 9A /" if winner == 0 else "/ 3L 9A"
    match = at(game, phase="call", turn=winner, hands=hands, captured=captured)
    match.play("stop")
    assert board(match)["oya"] == oya
    assert board(match)["round"] == 2


@clause("KK-2")
def test_the_cards_of_the_draw_stay_on_view():
    match = koikoi("russian").new(seed=3)
    told_of = [event["card"] for event in told(match, "draw-dealer")][-2:]
    assert board(match)["drawn"] == told_of
    assert len(set(told_of)) == 2
