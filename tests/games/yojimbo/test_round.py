"""A round and its turns (YJ-7 to YJ-13)."""

from typing import Any

import pytest

import fuda
from fuda.core.match import Match
from tests.clauses import clause
from tests.games.yojimbo.arrange import (
    at,
    board,
    change,
    find,
    held,
    kaiten,
    keys,
    lay,
    refused,
    stack,
    told,
    victory,
    yojimbo,
)


def verbs(match: Match) -> set[str]:
    """The kinds of turn that are offered."""
    return {text.split()[0] for text in match.legal()}


@clause("YJ-7")
def test_the_holder_begins_and_turns_go_clockwise_among_those_in():
    match = at(yojimbo(players=4), "strike 7", ["ikkyo"] * 4, holder=2)
    seats = list[int | None]()
    for _ in range(4):
        seats.append(match.seat)
        match.play("retreat")
    assert seats == [2, 3, 0, 1]
    assert match.seat == 2  # nobody averted: the holder begins again


@clause("YJ-7")
def test_who_is_out_is_passed_over():
    match = at(yojimbo(players=3), "strike 2", ["iriminage iriminage", "ikkyo", "kokyunage kokyunage"])
    lay(match, "iriminage")
    match.play("retreat")
    lay(match, "kokyunage")
    assert match.seat == 0
    lay(match, "iriminage")
    assert match.seat == 2


@clause("YJ-7", "YJ-20")
def test_everyone_gets_at_least_one_turn():
    match = at(yojimbo(players=3), "strike 2", ["iriminage", "ikkyo", "ikkyo"])
    lay(match, "iriminage")
    match.play("retreat")
    assert match.seat == 2
    match.play("retreat")
    assert board(match)["round"] == 2


@clause("YJ-8")
def test_a_turn_is_one_of_four_and_kaiten_a_fifth():
    match = at(yojimbo(), "strike 2", ["iriminage kaiten", "ikkyo"])
    assert verbs(match) == {"train", "change", "lay", "retreat", "kaiten"}


@clause("YJ-8")
def test_training_and_change_are_for_the_first_turn_of_the_round():
    match = at(yojimbo(), "strike 2", ["iriminage irimi", "iriminage irimi"])
    lay(match, "iriminage")
    lay(match, "iriminage")
    assert verbs(match) == {"lay", "retreat"}
    for text in ("train", f"change {find(match, 0, 'irimi')[0]}"):
        with pytest.raises(fuda.IllegalAction) as error:
            match.play(text)
        assert error.value.clause == "YJ-8"
    lay(match, "irimi")
    match.play("retreat")
    assert board(match)["round"] == 2
    assert verbs(match) >= {"train"}


@clause("YJ-9")
@pytest.mark.parametrize(
    ("cards", "after"), [("", 5), ("ikkyo ikkyo", 5), ("ikkyo " * 4, 5), ("ikkyo " * 5, 5), ("ikkyo " * 7, 7)]
)
def test_training_in_kyu_draws_up_to_five(cards: str, after: int):
    match = at(yojimbo(), "strike 7", [cards, "irimi"])
    match.play("train")
    assert board(match)["held"][0] == after
    assert board(match)["staying"] == [1]
    drawn = after - len(cards.split())
    assert [event["args"]["count"] for event in told(match, "draw")] == ([drawn] if drawn else [])


@clause("YJ-9")
@pytest.mark.parametrize("cards", ["", "ikkyo ikkyo", "ikkyo " * 11])
def test_training_in_dan_draws_one(cards: str):
    match = at(yojimbo("dan"), "strike 7", [cards, "irimi"])
    match.play("train")
    assert board(match)["held"][0] == len(cards.split()) + 1
    assert board(match)["staying"] == [1]


@clause("YJ-9")
def test_training_can_be_chosen_apart_from_the_preset():
    match = at(yojimbo(training="one"), "strike 7", ["", "irimi"])
    match.play("train")
    assert board(match)["held"][0] == 1
    match = at(yojimbo("dan", training="to_five"), "strike 7", ["", "irimi"])
    match.play("train")
    assert board(match)["held"][0] == 5


@clause("YJ-10")
def test_a_change_discards_any_cards_draws_as_many_and_puts_the_player_out():
    match = at(yojimbo(), "strike 7", ["ikkyo ikkyo irimi", "kaiten"], refill="tenkan renraku shihonage")
    change(match, "ikkyo irimi")
    assert sorted(held(match, 0)) == ["ikkyo", "renraku", "tenkan"]
    assert board(match)["staying"] == [1]
    assert board(match)["discards"] == 2


@clause("YJ-10")
def test_a_change_needs_a_card_and_its_end():
    match = at(yojimbo(), "strike 7", ["ikkyo irimi", "kaiten"])
    assert match.legal(0, [f"change {find(match, 0, 'ikkyo')[0]}"])[-1] == "draw"
    with pytest.raises(fuda.IllegalAction) as error:
        match.play("draw")
    assert error.value.clause == "YJ-10"
    empty = at(yojimbo(), "strike 7", ["", "kaiten"])
    assert verbs(empty) == {"train", "retreat"}


@clause("YJ-10")
@pytest.mark.parametrize("wrong", [("change Y108", "draw"), ("change Y108",)])
def test_a_card_that_is_not_held_cannot_be_changed(wrong: tuple[str, ...]):
    match = at(yojimbo(), "strike 7", ["ikkyo irimi", "kaiten"])
    with pytest.raises(fuda.IllegalAction, match="'change Y108' is not allowed here") as error:
        match.play(f"change {find(match, 0, 'ikkyo')[0]}", *wrong)
    assert error.value.clause == "YJ-10"


@clause("YJ-10")
def test_a_table_may_ask_for_the_whole_hand():
    match = at(yojimbo(change="whole"), "strike 7", ["ikkyo ikkyo irimi", "kaiten"], refill="tenkan renraku shihonage")
    some = [f"change {card}" for card in find(match, 0, "irimi ikkyo")]
    assert len(match.legal(0, some)) == 1
    with pytest.raises(fuda.IllegalAction) as error:
        match.play(*some, "draw")
    assert error.value.clause == "YJ-10"
    change(match, "ikkyo irimi ikkyo")
    assert sorted(held(match, 0)) == ["renraku", "shihonage", "tenkan"]


@clause("YJ-11")
def test_a_defence_must_reach_the_height_and_nothing_insufficient_may_be_laid():
    match = at(yojimbo(), "strike 4", ["kokyunage iriminage irimi", "iriminage iriminage ikkyo"], holder=1, turn=0)
    assert refused(match, "kokyunage") == "YJ-11"
    assert refused(match, "iriminage") == "YJ-11"
    lay(match, "kokyunage irimi")
    assert board(match)["discards"] == 2
    assert board(match)["averted"] == {"seat": 0, "type": "strike", "tenkan": False, "osae": None}


@clause("YJ-11")
def test_a_later_defence_need_not_beat_an_earlier_one():
    match = at(yojimbo(), "strike 2", ["iriminage iriminage iriminage ikkyo", "kokyunage ikkyo"])
    lay(match, "iriminage iriminage iriminage")
    lay(match, "kokyunage")
    assert board(match)["averted"]["seat"] == 1


@clause("YJ-12")
def test_retreat_is_possible_at_any_turn():
    match = at(yojimbo(), "strike 2", ["iriminage irimi", "iriminage irimi"])
    lay(match, "iriminage")
    match.play("retreat")
    assert board(match)["round"] == 2
    assert board(match)["holder"] == 0


@clause("YJ-12")
def test_without_cards_a_player_retreats_by_themselves_when_their_turn_comes():
    match = at(yojimbo(players=3), "strike 2", ["iriminage", "iriminage irimi", "iriminage irimi"])
    lay(match, "iriminage")
    assert board(match)["staying"] == [0, 1, 2]  # until then they are in
    lay(match, "iriminage")
    lay(match, "iriminage")
    assert match.seat == 1
    assert told(match, "auto-retreat")[0]["args"]["seat"] == 0
    assert board(match)["staying"] == [1, 2]


@clause("YJ-12")
def test_without_cards_a_first_turn_may_be_training():
    match = at(yojimbo(), "strike 7", ["irimi", ""])
    match.play("retreat")
    assert set(match.legal()) == {"train", "retreat"}
    match.play("train")
    assert board(match)["held"][1] == 5


@clause("YJ-13")
def test_an_empty_refill_pile_is_made_of_the_discards():
    match = at(yojimbo(), "strike 7", ["ikkyo ikkyo", "kaiten"], refill="tenkan", discard="irimi irimi renraku renraku")
    match.play("train")
    assert board(match)["held"][0] == 5
    assert board(match)["refill"] == 2
    assert board(match)["discards"] == 0
    assert board(match)["top"] is None
    assert "tenkan" in held(match, 0)
    assert "reshuffle" in keys(match)


@clause("YJ-13", "YJ-10")
def test_changed_cards_are_shuffled_in_with_the_discards():
    match = at(yojimbo(), "strike 7", ["ikkyo irimi", "kaiten"], refill="", discard="")
    change(match, "ikkyo irimi")
    assert sorted(held(match, 0)) == ["ikkyo", "irimi"]
    assert board(match)["refill"] == board(match)["discards"] == 0


@clause("YJ-13")
def test_training_with_nothing_to_draw_takes_one_card_in_all_from_a_hand_of_choice():
    match = at(yojimbo(players=4), "strike 7", ["ikkyo", "irimi irimi", "", "tenkan"], refill="renraku")
    match.play("train")
    assert match.seat == 0
    assert match.legal() == ("from 1", "from 3")  # seat 2 has nothing to give
    match.play("from 1")
    assert sorted(held(match, 0)) == ["ikkyo", "irimi", "renraku"]
    assert held(match, 1) == ["irimi"]
    assert match.seat == 1
    assert told(match, "draw-from")[0]["args"] == {"seat": 0, "from_seat": 1}


@clause("YJ-13")
def test_cards_are_taken_from_those_who_are_out_too():
    match = at(
        yojimbo(players=3), "strike 7", ["ikkyo", "irimi", "kaiten"], refill="", holder=2, turn=0, staying=[0, 1]
    )
    match.play("train")
    assert match.legal() == ("from 1", "from 2")


@clause("YJ-13")
def test_training_with_nothing_anywhere_draws_nothing():
    match = at(yojimbo(), "strike 7", ["ikkyo", ""], refill="")
    match.play("train")
    assert held(match, 0) == ["ikkyo"]
    assert match.seat == 1


@clause("YJ-13", "YJ-24")
def test_osae_shihonage_takes_as_many_as_are_owed_card_by_card():
    match = at(
        yojimbo(players=3), "dagger 3", ["shihonage osae_shihonage", "irimi irimi", "tenkan kaiten"],
        refill="", pile="grab 1, grab 2", turned=[0, 1, 2], staying=[0],
    )  # fmt: skip
    lay(match, "shihonage osae_shihonage")
    # The laid two are shuffled into a new refill pile, three more are owed.
    assert board(match)["held"][0] == 2
    assert match.legal() == ("from 1", "from 2")
    match.play("from 1")
    match.play("from 1")
    assert match.legal() == ("from 2",)
    match.play("from 2")
    assert board(match)["held"] == [5, 0, 1]
    assert board(match)["round"] == 2


@clause("YJ-13", "YJ-24")
def test_osae_shihonage_stops_when_all_other_hands_are_empty():
    match = at(yojimbo(), "dagger 3", ["shihonage osae_shihonage", "irimi"], refill="", staying=[0], turned=[0, 1])
    lay(match, "shihonage osae_shihonage")
    match.play("from 1")
    assert board(match)["held"] == [3, 0]
    assert victory(match, 0) == ["dagger 3"]
    assert board(match)["round"] == 2


@clause("YJ-13")
def test_the_card_from_a_hand_is_random():
    taken = set[str]()
    for seed in range(30):
        match = at(yojimbo(), "strike 7", ["", "irimi tenkan kaiten"], refill="", seed=seed)
        match.play("train")
        match.play("from 1")
        taken |= set(held(match, 0))
    assert taken == {"irimi", "tenkan", "kaiten"}


@clause("YJ-19", "YJ-12")
def test_positions_that_no_round_reaches_are_refused():
    wrongs: list[dict[str, Any]] = [
        {"turn": 1, "staying": [0]},
        {"averted": {"seat": 0, "type": "grab"}, "staying": [0]},
        {"phase": "forced"},
        {"phase": "kick"},
        {"holder": 2},
        {"averted": {"seat": 0, "type": "throw"}},
        {"averted": {"seat": 0, "type": "grab", "osae": "judo"}},
        {"staying": 3},
        {"round": 0},
    ]
    for wrong in wrongs:
        with pytest.raises(fuda.BadPosition):
            at(yojimbo(), "strike 4", ["ikkyo", "ikkyo"], **wrong)
    for wrong in (
        {"hands": [["Y001"], ["Y001"]]}, {"hands": [["Y999"], []]}, {"hands": [[]]}, {"nonsense": 1}, {"stack": []},
        {"deal": ["Y001", "Y001"]}, {"hands": [5, 5]}, {"hands": [[], []], "turned": [0]},
    ):  # fmt: skip
        with pytest.raises(fuda.BadPosition):
            yojimbo().setup(**{"stack": ["Y002"], "hands": [[], []], **wrong})


@clause("YJ-8")
def test_a_move_of_one_kind_cannot_go_on_as_another():
    match = at(yojimbo(), "strike 2", ["iriminage kaiten irimi", "ikkyo"])
    iriminage, irimi = find(match, 0, "iriminage irimi")
    for move in ([f"lay {iriminage}", f"change {irimi}"], [f"change {irimi}", "stand"], ["train", "retreat"]):
        with pytest.raises(fuda.IllegalAction):
            match.legal(0, move)
        with pytest.raises(fuda.IllegalAction):
            match.play(*move)
    kaiten(match)
    assert stack(match) == ["strike 2"]
