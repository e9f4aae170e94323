"""Calling and what a win is worth: KK-21 to KK-25."""

import random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.bots.koikoi.greedy import _Assessment
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.core.observation import decode, size, words
from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import CARDS
from fuda.games.koikoi.observation import LAYOUT, observe
from tests.clauses import clause
from tests.games.koikoi.arrange import VARIANTS, at, board, clauses, deck, first, keys, koikoi, told

CZECH, RUSSIAN = koikoi("czech"), koikoi("russian")


def stopped(
    preset: str = "czech", *, koi: tuple[int, int] = (0, 0), captured: str = "3L 9A /", lights: int = 0, **options: Any
):
    """The result of a stop by seat 0, in a match of one round; who has announced koi has a yaku."""
    game = koikoi(preset, rounds=1, **options)
    captured += " 7A 10A 6A" if koi[1] else ""
    match = at(game, phase="call", hands="4K1 / 2K1 5K1", field="6K1", captured=captured, koi=koi, lights=lights)
    match.play("stop")
    return match


def gain(match: Match) -> int:
    return board(match)["result"]["gain"]


@clause("KK-21")
def test_a_new_yaku_at_the_end_of_a_turn_gives_the_choice():
    match = at(CZECH, hands="3K1 4K1 / 2K1 5K1", field="3L", stock="7K1", captured="9A 9K1 /")
    match.play("play 3K1")
    assert match.seat == 0
    assert match.legal() == ("koi", "stop")
    assert told(match, "yaku") == [{"seat": 0, "yaku": "hanami", "points": 3, "cards": ["3L", "9A"]}]
    assert clauses(match, "yaku") == [["KK-Y7", "KK-21"]]


@clause("KK-21")
def test_a_yaku_worth_more_gives_the_choice():
    match = at(CZECH, hands="4K1 1K1 / 2K1 5K1", field="4R", stock="7K1", captured="5R 7R 11R 1R 2R 2A /")
    match.play("play 4K1")
    assert match.legal() == ("koi", "stop")
    assert told(match, "improve") == [
        {"seat": 0, "yaku": "tan", "points": 2, "cards": ["1R", "2R", "4R", "5R", "7R", "11R"]}
    ]


@clause("KK-21")
def test_a_capture_that_improves_nothing_gives_no_choice():
    match = at(CZECH, hands="4K1 1K1 / 2K1 5K1", field="4K2", stock="7K1", captured="3L 9A /")
    match.play("play 4K1")
    assert match.seat == 1


@clause("KK-21")
def test_the_choice_comes_once_a_turn_after_the_stock_card():
    """The hand card makes hanami, the stock card tsukimi: one choice, both told."""
    match = at(CZECH, hands="3K1 4K1 / 2K1 5K1", field="3L 8L", stock="8K1", captured="9A 9K1 /")
    match.play("play 3K1")
    assert keys(match) == ["play", "capture", "turn-up", "capture", "yaku", "yaku"]
    assert [line["yaku"] for line in told(match, "yaku")] == ["hanami", "tsukimi"]
    match.play("koi")
    assert match.seat == 1


@clause("KK-21")
def test_the_choice_waits_for_the_match_of_the_stock_card():
    match = at(CZECH, hands="3K1 4K1 / 2K1 5K1", field="3L 8L 8A", stock="8K1", captured="9A 9K1 /")
    match.play("play 3K1")
    assert match.legal() == ("take 8L", "take 8A")
    assert board(match)["yaku"] == [[], []]
    match.play("take 8A")
    assert [line["yaku"] for line in told(match, "yaku")] == ["hanami"]


@clause("KK-21")
def test_a_higher_light_yaku_is_a_new_one():
    match = at(CZECH, hands="8K1 4K1 / 2K1 5K1", field="8L", stock="7K1", captured="1L 3L 12L /")
    match.play("play 8K1")
    assert [line["yaku"] for line in told(match, "yaku")] == ["shiko"]
    assert match.legal() == ("koi", "stop")


@clause("KK-21", "KK-19")
def test_the_comparison_is_with_the_end_of_the_previous_turn():
    """Rain cancels hanami in one turn; a tane of five in the next is an improvement, although the sum is lower."""
    game = koikoi("czech", rain_stops_viewing=True)
    match = at(
        game, hands="11K 4K1 1K1 / 2K1 5K1 6K2", field="11L 4A", stock="7K1 12K1 10K1", captured="3L 9A 2A 5A 8A /"
    )
    match.play("play 11K")
    assert match.seat == 1  # worth less now: no choice
    match.play("play 2K1")
    match.play("play 4K1")
    assert match.legal() == ("koi", "stop")
    assert [line["yaku"] for line in told(match, "yaku")] == ["tane"]


@clause("KK-21", "KK-19")
def test_a_lost_yaku_and_a_new_one_in_one_turn_still_give_the_choice():
    game = koikoi("czech", rain_stops_viewing=True)
    match = at(game, hands="11K 1K1 / 2K1 5K1", field="11L 4A", stock="4K1", captured="3L 9A 2A 5A 8A /")
    match.play("play 11K")
    assert match.legal() == ("koi", "stop")
    assert board(match)["yaku"][0] == [{"yaku": "tane", "points": 1}]


@clause("KK-21", "KK-18")
def test_with_cards_counted_once_only_a_higher_total_is_an_improvement():
    game = koikoi("czech", share_cards=False)
    position = {"hands": "8K1 4K1 / 2K1 5K1", "field": "8L", "stock": "7K1"}
    match = at(game, captured="3L 9A /", **position)  # tsukimi instead of hanami is no more
    match.play("play 8K1")
    assert match.seat == 1
    assert not {"yaku", "improve"} & set(keys(match))
    match = at(game, captured="3L 1L 9A /", **position)  # sanko 6 instead of hanami 3 is
    match.play("play 8K1")
    assert match.legal() == ("koi", "stop")
    assert [line["yaku"] for line in told(match, "yaku")] == ["sanko"]


@clause("KK-21", "KK-18")
@pytest.mark.parametrize(("had", "light"), [("3L", "8"), ("8L", "3")])
def test_another_grouping_of_cards_counted_once_is_not_told_as_a_yaku(had: str, light: str):
    """One cup under two lights is hanami or tsukimi: whichever it becomes, nothing was made."""
    game = koikoi("czech", share_cards=False)
    match = at(game, hands=f"{light}K1 4K1 / 2K1 5K1", field=f"{light}L", stock="7K1", captured=f"{had} 9A /")
    match.play(f"play {light}K1")
    assert match.seat == 1
    assert keys(match) == ["play", "capture", "turn-up", "stay"]


@clause("KK-22")
def test_after_going_on_a_player_cannot_stop_without_an_improvement():
    match = at(CZECH, phase="call", hands="4K1 5K2 / 2K1 5K1 6K1", field="8K1", stock="7K1 9K1", captured="3L 9A /")
    match.play("koi")
    match.play("play 2K1")
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("stop")
    assert refused.value.clause == "KK-22"
    match.play("play 4K1")
    assert match.seat == 1  # nothing new, no choice


@clause("KK-22")
def test_after_going_on_an_improvement_gives_the_choice_again():
    match = at(CZECH, phase="call", hands="8K1 5K2 / 2K1 5K1 6K1", field="8L", stock="7K1 9K1", captured="3L 9A /")
    match.play("koi")
    match.play("play 2K1")
    match.play("play 8K1")
    assert match.legal() == ("koi", "stop")
    match.play("koi")
    assert board(match)["koi"] == [2, 0]
    assert [call["count"] for call in told(match, "koi")] == [1, 2]


@clause("KK-22")
def test_the_opponent_may_stop_as_soon_as_they_make_a_yaku_of_their_own():
    match = at(
        koikoi("czech", rounds=1),
        phase="call",
        hands="4K1 / 2K1 12K1",
        field="12L",
        stock="7K1",
        captured="3L 9A / 1L 8L",
    )
    match.play("koi")
    match.play("play 12K1")
    assert match.seat == 1
    match.play("stop")
    assert board(match)["result"] == {"outcome": "stop", "winner": 1, "base": 6, "gain": 12}


@clause("KK-22")
def test_both_may_announce_koi_in_a_round():
    match = at(CZECH, phase="call", hands="4K1 / 2K1 12K1", field="12L", stock="7K1", captured="3L 9A / 1L 8L")
    match.play("koi")
    match.play("play 12K1")
    match.play("koi")
    assert board(match)["koi"] == [1, 1]
    assert match.seat == 0


@clause("KK-22")
@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_with_an_empty_hand_the_stop_is_automatic(preset: str):
    game = koikoi(preset, rounds=1)
    match = at(game, hands="3K1 / 2K1", field="3L", stock="7K1", captured="9A 9K1 /")
    match.play("play 3K1")
    assert match.over
    assert board(match)["result"]["outcome"] == "empty-hand"
    assert told(match, "auto-stop") == [{"seat": 0}]
    assert clauses(match, "auto-stop") == [["KK-22"]]


@clause("KK-22", "KK-30")
def test_the_non_oya_with_an_empty_hand_stops_too_when_the_last_card_is_played():
    match = at(koikoi("russian", rounds=1), hands="/ 3K1", turn=1, field="3L", stock="7K1", captured="/ 9A 9K1")
    match.play("play 3K1")
    assert board(match)["result"] == {"outcome": "empty-hand", "winner": 1, "base": 5, "gain": 5}


@clause("KK-22", "KK-29")
def test_after_their_seventh_turn_the_non_oya_may_still_go_on_and_that_koi_counts():
    match = at(
        koikoi("czech", rounds=1), hands="1K1 / 3K1 2K1", turn=1, field="3L", stock="7K1 8K1", captured="/ 9A 9K1"
    )
    match.play("play 3K1")
    assert match.legal() == ("koi", "stop")
    match.play("koi")
    match.play("play 1K1")
    assert board(match)["result"] == {"outcome": "last-yaku", "winner": 1, "base": 3, "gain": 6}


@clause("KK-23")
def test_the_base_is_all_the_winners_yaku_whenever_they_were_made():
    match = stopped(captured="3L 8L 9A 7A 10A 6A /")
    assert board(match)["result"]["base"] == 3 + 3 + 5
    assert [(line["yaku"], line["points"]) for line in told(match, "line")] == [
        *[("ino-shika-cho", 5), ("hanami", 3), ("tsukimi", 3)]
    ]


@clause("KK-23")
@pytest.mark.parametrize(
    ("multiplier", "koi", "factor"),
    [
        ("none", (0, 0), 1),
        ("none", (2, 3), 1),
        ("shared", (0, 0), 1),
        ("shared", (1, 0), 2),
        ("shared", (0, 1), 2),
        ("shared", (2, 3), 6),
        ("larger", (2, 3), 4),
        ("larger", (3, 2), 4),
        ("larger", (0, 0), 1),
        ("product", (2, 3), 12),
        ("product", (0, 3), 4),
        ("product", (0, 0), 1),
        ("shared", (50, 50), 101),  # no cap
    ],
)
def test_the_koi_factor(multiplier: str, koi: tuple[int, int], factor: int):
    match = stopped(koi_multiplier=multiplier, koi_step="new_yaku", koi=koi)  # by new yaku one call can count for many
    assert gain(match) == 3 * factor
    assert told(match, "factor") == [
        {
            "seat": 0,
            "base": 3,
            "koi": factor,
            "lights": 1,
            "doublings": 1,
            "doubled": [],
            "gain": 3 * factor,
        }
    ]


@clause("KK-23")
def test_with_zero_sum_the_loser_loses_what_the_winner_gains():
    assert stopped("czech", koi=(1, 0)).scores == (6, -6)
    assert stopped("russian", koi=(1, 0)).scores == (5, 0)


@clause("KK-23")
@pytest.mark.parametrize(("step", "announced"), [("call", 1), ("new_yaku", 2)])
def test_a_koi_counts_one_a_call_or_one_a_new_yaku(step: str, announced: int):
    match = at(
        koikoi("czech", koi_step=step), hands="3K1 4K1 / 2K1 5K1", field="3L 8L", stock="8K1", captured="9A 9K1 /"
    )
    match.play("play 3K1")
    match.play("koi")
    assert board(match)["koi"] == [announced, 0]
    assert told(match, "koi") == [{"seat": 0, "count": announced}]


@clause("KK-23")
def test_new_yaku_are_counted_from_the_previous_call_and_are_at_least_one():
    """Two yaku at the first call; then only an improvement, which still makes one."""
    game = koikoi("czech", koi_step="new_yaku")
    position = {"hands": "4K1 1K1 / 2K1 5K1 6K1", "field": "4R", "stock": "7K1 8K1"}
    match = at(game, phase="call", captured="5R 7R 11R 1R 2R 3L 9A /", **position)
    match.play("koi")
    assert board(match)["koi"] == [2, 0]
    match.play("play 2K1")
    match.play("play 4K1")
    match.play("koi")
    assert board(match)["koi"] == [3, 0]


@clause("KK-23", "KK-16")
def test_a_higher_light_yaku_is_a_new_yaku_for_the_koi():
    game = koikoi("czech", koi_step="new_yaku")
    position = {"hands": "8K1 1K1 / 2K1 5K1 6K1", "field": "8L", "stock": "7K1 9K1"}
    match = at(game, phase="call", captured="1L 3L 12L 9A /", **position)
    match.play("koi")  # sanko and hanami
    match.play("play 2K1")
    match.play("play 8K1")
    match.play("koi")  # shiko and tsukimi
    assert board(match)["koi"] == [4, 0]


@clause("KK-23", "KK-18")
def test_new_yaku_with_cards_counted_once_are_those_of_the_best_assignment():
    game = koikoi("czech", koi_step="new_yaku", share_cards=False)
    match = at(game, phase="call", hands="4K1 / 2K1 5K1", field="6K1", captured="1L 3L 12L 9A 7A 10A 6A /")
    match.play("koi")  # sanko and ino-shika-cho; the cup is left for neither hanami nor tane
    assert board(match)["koi"] == [2, 0]


@clause("KK-23", "KK-5")
def test_a_lucky_hand_has_no_koi_factor():
    cards = deck(
        oya="6A 7A 8A 9A 10A 11A 12K1 12K2", other="1L 1R 2A 2R 3L 3R 4A 4R", field="5K1 6K1 7K1 8K1 9K1 10K1 11K 12K3"
    )
    game = koikoi("czech", rounds=1, lucky_hand="declared", koi_multiplier="product")
    match = game.setup(deck=cards)
    match.play("play 12K1")
    while match.seat == 0:
        match.play(match.legal()[0])
    match.play("declare")
    assert (match.seat, gain(match)) == (None, 6)


@clause("KK-24")
@pytest.mark.parametrize(
    ("captured", "base", "factor"), [("3L 8L 9A /", 6, 1), ("1L 3L 8L 11L /", 8, 2), ("7A 10A 6A 2A 4A 5A /", 7, 2)]
)
def test_seven_points_are_doubled(captured: str, base: int, factor: int):
    match = stopped("czech", double_seven=True, captured=captured)
    assert board(match)["result"] == {"outcome": "stop", "winner": 0, "base": base, "gain": base * factor}


@clause("KK-24")
def test_seven_points_are_the_base_not_what_a_factor_makes_of_it():
    assert gain(stopped("czech", double_seven=True, koi=(4, 0))) == 3 * 5


@clause("KK-24")
@pytest.mark.parametrize(
    ("options", "koi", "factor"),
    [
        ({"double_own_koi": True}, (0, 0), 1),
        ({"double_own_koi": True}, (1, 0), 2),
        ({"double_own_koi": True}, (3, 0), 2),  # once, however many calls
        ({"double_own_koi": True}, (0, 2), 1),
        ({"double_opponent_koi": True}, (0, 1), 2),
        ({"double_opponent_koi": True}, (0, 5), 2),
        ({"double_opponent_koi": True}, (5, 0), 1),
        ({"double_own_koi": True, "double_opponent_koi": True}, (2, 2), 4),
        ({}, (2, 2), 1),
    ],
)
def test_koi_doublings(options: dict[str, Any], koi: tuple[int, int], factor: int):
    match = stopped("russian", double_seven=False, koi=koi, **options)
    assert gain(match) == 5 * factor


@clause("KK-24")
@pytest.mark.parametrize(("captured", "base", "factor"), [("3L 9A /", 5, 1), ("3L 8L 9A /", 10, 8)])
def test_koi_doublings_may_need_the_seven(captured: str, base: int, factor: int):
    options: dict[str, Any] = {"double_own_koi": True, "double_opponent_koi": True, "koi_needs_seven": True}
    match = stopped("russian", koi=(1, 1), captured=captured, **options)
    assert gain(match) == base * factor
    doubled = told(match, "factor")[0]["doubled"]
    assert doubled == (["double_seven", "double_own_koi", "double_opponent_koi"] if factor == 8 else [])


@clause("KK-24")
def test_without_koi_needs_seven_each_doubling_stands_alone():
    options: dict[str, Any] = {"double_own_koi": True, "double_opponent_koi": True, "double_seven": True}
    assert gain(stopped("russian", koi=(1, 1), captured="3L 9A /", **options)) == 5 * 4


@clause("KK-23", "KK-24", "KK-25")
def test_all_factors_multiply():
    options: dict[str, Any] = {
        "double_seven": True,
        "double_own_koi": True,
        "field_lights": True,
        "koi_multiplier": "shared",
    }
    match = stopped("russian", koi=(1, 1), lights=2, captured="3L 8L 9A /", **options)
    assert gain(match) == 10 * 3 * 3 * 2 * 2
    assert told(match, "factor") == [
        {
            "seat": 0,
            "base": 10,
            "koi": 3,
            "lights": 3,
            "doublings": 4,
            "doubled": ["double_seven", "double_own_koi"],
            "gain": 360,
        }
    ]
    assert clauses(match, "factor") == [["KK-23", "KK-24", "KK-25"]]
    assert all(line["factor"] == 36 for line in told(match, "line"))


@clause("KK-24", "KK-6")
def test_a_declared_hand_after_the_opponents_koi_is_doubled_for_it():
    """The oya makes hanami in the first turn and goes on; then the opponent shows a lucky hand."""
    cards = deck(
        oya="3K1 5R 6R 7R 8A 10R 12K1 11A",
        other="1L 1R 2A 2R 4A 4R 8K1 8K2",
        field="3L 9A 5K1 6K1 7K1 10K1 12K2 11K",
        stock="9K1",
    )
    game = koikoi("russian", rounds=1, double_opponent_koi=True)
    match = game.setup(deck=cards)
    match.play("play 3K1")
    match.play("koi")
    match.play("declare")
    assert board(match)["result"] == {"outcome": "declared", "winner": 1, "base": 6, "gain": 12}


@clause("KK-25")
@pytest.mark.parametrize(("field", "lights"), [("1K1 2K1", 0), ("1L 2K1", 1), ("11L 2K1", 1), ("1L 3L 8L 11L 12L", 5)])
def test_lights_dealt_to_the_field_are_counted_the_poet_too(field: str, lights: int):
    plain = ["4K1", "5K1", "6K1", "7K1", "9K1", "10K1", "2K2", "4R"]
    cards = deck(field=" ".join([*field.split(), *plain][:8]), oya="1R 2R 3R 5R 6R 7R 9R 10R")
    match = koikoi("russian", field_lights=True).setup(deck=cards)
    assert board(match)["lights"] == lights


@clause("KK-25")
@pytest.mark.parametrize("lights", [0, 1, 2, 5])
def test_the_light_factor_is_one_more_than_the_lights(lights: int):
    assert gain(stopped("czech", field_lights=True, lights=lights)) == 3 * (1 + lights)
    assert gain(stopped("czech", lights=lights)) == 3


@clause("KK-25")
def test_the_light_factor_multiplies_a_lucky_hand():
    cards = deck(
        oya="1L 1R 2A 2R 4A 4R 5A 5R", other="6A 7A 8A 9A 10A 11A 12K1 12K2", field="3L 8L 6K1 7K1 9K1 10K1 11K 12K3"
    )
    match = koikoi("czech", field_lights=True, rounds=1).setup(deck=cards)
    assert board(match)["result"] == {"outcome": "lucky-hand", "winner": 0, "base": 6, "gain": 18}
    assert match.scores == (18, -18)


@clause("KK-25", "KK-14")
def test_a_light_that_refills_the_field_is_not_counted():
    game = koikoi("czech", field_lights=True)
    match = at(game, phase="call", hands="4K1 / 2K1 5K1", captured="3L 9A /", stock="1L")
    match.play("koi")
    assert board(match)["field"] == ["1L"]
    assert board(match)["lights"] == 0


@clause("KK-25")
def test_lights_are_told_when_they_multiply():
    match = first(koikoi("russian", field_lights=True), lambda match: board(match)["lights"])
    lights = board(match)["lights"]
    assert told(match, "field-lights") == [{"count": lights, "factor": 1 + lights}]


def test_the_stake_counts_the_cards_that_a_gajis_claim_brings():
    """Three points with the two chaff that the claim takes, one without."""
    chaff = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 12K3 11K"
    match = at(
        koikoi(gaji=True, rounds=1), phase="call", hands="9K1 / 9K2 10K1", captured=f"{chaff} /",
        field="12K1 12K2 8K1", claim=(0, 12),
    )  # fmt: skip
    brought = rules.stake(match.state[0], match.table[0], 0)
    assert (brought.points, brought.gain) == (3, 3)
    assert match.view(0)["hints"]["stake"]["gain"] == 3
    assert rules.stake(match.state[0], match.table[0], 1).points == 0
    assert _Assessment(match.view(0)).gain_now() == 3
    out = np.zeros(words(size(LAYOUT)), np.uint32)
    observe(match.state[0], match.table[0], 0, out)
    assert decode(LAYOUT, out, CARDS)["points"] == [3]
    match.play("stop")
    assert gain(match) == 3


EVERYTHING = {"every variant": VARIANTS, "shared cards": VARIANTS | {"share_cards": True, "koi_needs_seven": False}}


@clause("KK-23", "KK-24", "KK-25", "KK-27")
@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
@pytest.mark.parametrize("options", [{}, *EVERYTHING.values()], ids=["as it is", *EVERYTHING])
def test_what_a_stop_would_bring_is_what_it_brings(preset: str, options: dict[str, Any]):
    """Rules, view and players ask one function, whatever the options."""
    calls, claims, game = 0, 0, koikoi(preset, rounds=12, **options)
    for seed in range(1 if INTERPRETED else 8):
        match, dice = game.new(seed=seed), random.Random(seed)
        while not match.over:
            seat, action = match.seat, dice.choice(match.legal(match.seats[0]))
            if action == "stop":
                assert seat is not None
                state, calls = match.state[0], calls + 1
                claims += state.claim_seat == seat and rules.claimed(state) > 0
                expected = rules.stake(state, match.table[0], seat)
                shown = match.view(seat)["hints"]["stake"]
                factor = shown["koi"] * shown["lights"] * shown["doublings"]
                assert shown["gain"] == expected.gain == expected.points * factor
                match.play(action, seat=seat, deal=False)
                assert (match.state[0].worth, match.state[0].gain) == (expected.points, expected.gain)
            else:
                match.play(action, seat=match.seats[0], deal=False)
            match.deal()
    assert calls > (1 if INTERPRETED else 10)
    assert INTERPRETED or claims > 0 or not game.options["gaji"]


@clause("KK-23", "KK-6")
def test_a_declared_lucky_hand_is_not_multiplied_by_a_koi():
    """The oya has called koi-koi on the first turn, with cards of one capture; then the other player declares."""
    match = at(
        koikoi("czech", lucky_hand="declared"),
        hands="4K1 5K1 6K1 7K1 10K1 11A 12K1 / 2A 2R 2K1 2K2 6A 7A 8A 10A",
        captured="3L 9A /",
        field="8K1",
        koi=(1, 0),
        turn=1,
    )
    match.play("declare", deal=False)
    assert match.scores == (-6, 6)
