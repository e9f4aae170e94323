"""The end of a round and of the match: KK-28 to KK-33."""

from typing import Any

import pytest

from fuda.core.match import Match
from fuda.games.koikoi.table import PRESETS
from tests.clauses import clause
from tests.games.koikoi.arrange import at, board, clauses, keys, koikoi, told

SKIPPED: dict[str, Any] = {"rounds": 1, "tiebreak": "draw"}  # one round, then it can be looked at
ONE = koikoi("czech", **SKIPPED)
VOID = {"outcome": "void-hands", "winner": None, "base": 0, "gain": 0}

every_preset = pytest.mark.parametrize("preset", PRESETS)


@clause("KK-28")
@every_preset
def test_a_round_ends_when_a_player_stops(preset: str):
    match = at(koikoi(preset), phase="call", hands="4K1 / 2K1 5K1", captured="3L 9A /")
    match.play("stop", deal=False)
    assert match.seats == ()
    assert match.view(0)["phase"] == "rest"
    assert board(match)["result"]["outcome"] == "stop"
    match.deal()
    assert board(match)["round"] == 2
    assert board(match)["result"] is None


@clause("KK-29")
def test_skipped_the_round_ends_when_the_oya_has_no_cards():
    match = at(ONE, hands="4K1 / 2K1", field="6K1", stock="7K1")
    match.play("play 4K1")
    assert match.over
    assert board(match)["result"] == VOID
    assert board(match)["held"] == [0, 1]  # the last card is not played
    assert clauses(match, "round-void-hands") == [["KK-29"]]


@clause("KK-29")
@pytest.mark.parametrize("oya", [0, 1])
def test_skipped_the_opponent_wins_who_was_the_last_to_make_a_yaku(oya: int):
    other = 1 - oya
    captured = "/ 3L 9A" if other == 1 else "3L 9A /"
    match = at(
        koikoi("czech", **SKIPPED), oya=oya, hands="4K1 / 2K1", field="6K1", stock="7K1", captured=captured, maker=other
    )
    match.play("play 4K1" if oya == 0 else "play 2K1")
    assert board(match)["result"] == {"outcome": "last-yaku", "winner": other, "base": 3, "gain": 3}
    assert told(match, "last-yaku") == [{"seat": other}]


@clause("KK-29")
def test_skipped_it_is_void_when_the_oya_was_the_last():
    captured = "7A 10A 6A / 3L 9A"
    match = at(
        koikoi("czech", **SKIPPED), hands="4K1 / 2K1", field="6K1", stock="7K1", captured=captured, maker=0, koi=(1, 1)
    )
    match.play("play 4K1")
    assert board(match)["result"] == VOID


@clause("KK-29", "KK-22")
def test_skipped_the_oyas_yaku_with_the_last_card_comes_first():
    match = at(
        koikoi("czech", **SKIPPED), hands="12K1 / 2K1", field="12L", stock="7K1", captured="1L 8L / 3L 9A", maker=1
    )
    match.play("play 12K1")
    assert board(match)["result"] == {"outcome": "empty-hand", "winner": 0, "base": 6, "gain": 6}


@clause("KK-29", "KK-23", "KK-24", "KK-25")
def test_skipped_the_last_yaku_is_scored_with_every_factor():
    game = koikoi(
        "czech", **SKIPPED, field_lights=True, double_seven=True, double_own_koi=True, double_opponent_koi=True
    )
    position = {"hands": "4K1 / 2K1", "field": "6K1", "stock": "7K1", "captured": "1R 2R 3R / 3L 9A 7A 10A 6A"}
    match = at(game, maker=1, koi=(1, 2), lights=1, **position)
    match.play("play 4K1")
    assert board(match)["result"] == {"outcome": "last-yaku", "winner": 1, "base": 8, "gain": 8 * 4 * 2 * 2 * 2 * 2}
    assert match.scores == (-512, 512)


@clause("KK-29")
def test_skipped_the_opponent_wins_with_all_their_yaku_not_the_last_one():
    captured = "/ 3L 8L 9A 7A 10A 6A"
    match = at(ONE, hands="4K1 / 2K1", field="6K1", stock="7K1", captured=captured, maker=1)
    match.play("play 4K1")
    assert board(match)["result"]["base"] == 11


@clause("KK-29", "KK-19")
def test_skipped_it_is_void_when_rain_has_made_the_last_yaku_worthless():
    game = koikoi("czech", **SKIPPED, rain_stops_viewing=True)
    position = {"hands": "4K1 1K1 / 11K 2K1", "field": "11L", "stock": "7K1 8K1 10K1", "captured": "/ 3L 9A"}
    match = at(game, maker=1, koi=(0, 1), **position)
    match.play("play 4K1")
    match.play("play 11K")
    match.play("play 1K1")
    assert board(match)["maker"] == 1
    assert board(match)["result"] == VOID


@clause("KK-29")
def test_skipped_maker_is_who_made_or_improved_a_yaku_last():
    position = {"hands": "12K1 4K1 / 2K1 5K1", "field": "12L", "stock": "7K1 9K1 10K1", "captured": "1L 8L / 3L 9A"}
    match = at(ONE, maker=1, koi=(0, 1), **position)
    match.play("play 12K1")
    match.play("koi")
    match.play("play 2K1")
    match.play("play 4K1")
    assert board(match)["maker"] == 0
    assert board(match)["result"] == VOID


@clause("KK-30")
@pytest.mark.parametrize("preset", ["russian", "nintendo"])
def test_played_both_play_all_their_cards(preset: str):
    match = at(koikoi(preset, rounds=1), hands="4K1 / 2K1", field="6K1", stock="7K1 8K1")
    match.play("play 4K1")
    assert match.seat == 1
    match.play("play 2K1")
    assert match.over
    assert board(match)["held"] == [0, 0]
    assert board(match)["result"] == VOID
    assert clauses(match, "round-void-hands") == [["KK-30"]]


@clause("KK-30")
@pytest.mark.parametrize("maker", [0, 1])
def test_played_nobody_scores_whoever_announced_koi_koi(maker: int):
    position = {"hands": "4K1 / 2K1", "field": "6K1", "stock": "7K1 8K1", "captured": "7A 10A 6A / 3L 9A"}
    match = at(koikoi("russian", rounds=1), maker=maker, koi=(2, 1), scores=(7, 3), **position)
    match.play("play 4K1")
    match.play("play 2K1")
    assert board(match)["result"] == VOID
    assert match.scores == (7, 3)


@clause("KK-31")
@pytest.mark.parametrize("stock", ["7K1 3L 8L 9A", "7K1 12K1 12K2 12K3"])
def test_the_cards_left_in_the_stock_play_no_part(stock: str):
    match = at(ONE, hands="4K1 / 2K1", field="6K1", stock=stock, captured="/ 7A 10A 6A", maker=1)
    match.play("play 4K1")
    assert board(match)["result"] == {"outcome": "last-yaku", "winner": 1, "base": 5, "gain": 5}
    assert board(match)["stock"] == 9


@clause("KK-32")
@pytest.mark.parametrize("next_oya", ["winner", "alternate"])
@pytest.mark.parametrize("oya", [0, 1])
@every_preset
def test_after_a_void_round_the_oya_changes(next_oya: str, oya: int, preset: str):
    game = koikoi(preset, next_oya=next_oya)
    match = at(game, oya=oya, hands="4K1 / 2K1", field="6K1", stock="7K1 8K1")
    while board(match)["round"] == 1:
        match.play(match.legal()[0])
    assert board(match)["oya"] == 1 - oya
    assert match.seat == 1 - oya or "void-deal" in keys(match)


@clause("KK-32")
def test_winners_keep_the_deal_and_it_passes_with_the_win():
    match = at(koikoi("czech"), oya=1, phase="call", turn=1, hands="4K1 2K1 / 5K1", captured="/ 3L 9A")
    match.play("stop")
    assert board(match)["oya"] == 1


def last_round(preset: str, scores: tuple[int, int], round_number: int = 12, **options: Any) -> Match:
    """Seat 0 stops with 3 points in the last round."""
    position = {"phase": "call", "hands": "4K1 / 2K1 5K1", "captured": "3L 9A /"}
    match = at(koikoi(preset, yaku_points="czech", **options), round=round_number, scores=scores, **position)
    match.play("stop", deal=False)
    return match


@clause("KK-33")
@every_preset
@pytest.mark.parametrize(("scores", "winner"), [((0, 0), 0), ((-30, 30), 1)])
def test_after_the_last_round_the_higher_total_wins(preset: str, scores: tuple[int, int], winner: int):
    match = last_round(preset, scores)
    assert match.over
    assert match.winners == (winner,)
    assert told(match, "match-won") == [{"seat": winner, "scores": list(match.scores)}]


@clause("KK-33")
def test_a_tie_is_a_draw():
    match = last_round("russian", (4, 7))
    assert match.over
    assert match.winners == (0, 1)
    assert told(match, "match-draw") == [{"scores": [7, 7]}]


@clause("KK-33")
def test_a_tie_gives_an_extra_round():
    match = last_round("czech", (-3, 3))
    assert not match.over
    match.deal()
    assert board(match)["round"] == 13
    assert told(match, "extra-round") == [{"round": 13}]
    assert keys(match)[-2:] == ["extra-round", "deal"]


@clause("KK-33")
def test_extra_rounds_go_on_one_at_a_time_until_decided():
    match = last_round("czech", (-3, 3))
    assert not match.over
    match = last_round("czech", (0, 0), round_number=14)
    assert match.over


@clause("KK-33", "KK-29")
def test_a_void_extra_round_gives_another_one():
    match = at(koikoi("czech"), round=13, hands="4K1 / 2K1", field="6K1", stock="7K1")
    match.play("play 4K1")
    assert board(match)["round"] == 14


@clause("KK-33")
def test_before_the_last_round_nothing_is_decided():
    match = last_round("czech", (100, -100), round_number=11)
    assert not match.over
    assert match.winners == ()
