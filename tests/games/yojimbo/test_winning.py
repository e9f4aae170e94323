"""Winning a round and what it brings (YJ-20 to YJ-28), in kyu and in dan."""

import pytest

import fuda
from fuda.core.match import Match
from tests.clauses import clause
from tests.games.yojimbo.arrange import (
    at,
    attacks,
    board,
    find,
    held,
    kaiten,
    keys,
    lay,
    pay,
    stack,
    told,
    victory,
    yojimbo,
)

PILE = "grab 1, grab 2, grab 3, strike 1"


def last_one(game: fuda.core.game.Game, attack: str, hand: str, **position: object) -> Match:
    """Seat 0 is the only one in, so that a lay wins at once; seat 1 has Yojimbo."""
    wanted = {"holder": 1, "pile": PILE, "refill": "ikkyo " * 5, **position}
    others = [""] * (game.seats - 1)
    return at(game, attack, [hand, *others], turn=0, staying=[0], turned=list(range(game.seats)), **wanted)  # type: ignore[arg-type]


@clause("YJ-20")
def test_the_round_ends_when_the_only_player_in_is_the_last_to_have_averted():
    match = at(yojimbo(players=3), "strike 2", ["iriminage irimi", "ikkyo", "ikkyo"], pile=PILE)
    lay(match, "iriminage")
    match.play("retreat")
    match.play("retreat")
    assert told(match, "round-won")[0]["args"]["seat"] == 0
    assert held(match, 0) == ["irimi"]  # no further lay was needed


@clause("YJ-20")
def test_the_last_to_have_averted_wins_even_when_out():
    match = at(yojimbo(), "strike 2", ["iriminage irimi", "kaiten ikkyo"], pile=PILE)
    lay(match, "iriminage")
    kaiten(match)
    match.play("retreat")
    assert match.seat == 1  # any other sole player still gets a turn
    match.play("retreat")
    assert board(match)["holder"] == 0
    assert victory(match, 0) == ["strike 2"]


@clause("YJ-20")
def test_the_sole_player_may_still_take_the_round_away():
    match = at(yojimbo(), "strike 2", ["iriminage irimi", "kaiten kokyunage"], pile=PILE)
    lay(match, "iriminage")
    kaiten(match)
    match.play("retreat")
    lay(match, "kokyunage")
    assert victory(match, 1) == ["strike 2"]
    assert board(match)["holder"] == 1


@clause("YJ-21", "YJ-28")
def test_yojimbo_changes_hands_with_the_top_victory_card():
    match = last_one(yojimbo(), "strike 2", "iriminage", victory=["grab 2", "dagger 3, kick 5"])
    lay(match, "iriminage")
    assert board(match)["holder"] == 0
    assert victory(match, 0) == ["grab 2", "kick 5", "strike 2"]
    assert victory(match, 1) == ["dagger 3"]
    assert keys(match)[-5:] == ["round-won", "yojimbo", "tribute", "victory", "attack"]


@clause("YJ-21")
def test_the_holder_who_wins_keeps_everything_in_its_place():
    match = last_one(yojimbo(), "strike 2", "iriminage", victory=["grab 2", "dagger 3, kick 5"], holder=0)
    lay(match, "iriminage")
    assert board(match)["holder"] == 0
    assert victory(match, 0) == ["grab 2", "strike 2"]
    assert victory(match, 1) == ["dagger 3", "kick 5"]


@clause("YJ-21")
@pytest.mark.parametrize(
    ("old", "taken"), [("", []), ("kick 5", ["kick 5"]), ("grab 2, dagger 3, kick 5", ["dagger 3", "kick 5"])]
)
def test_osae_kotegaeshi_takes_two_in_their_order_or_what_there_is(old: str, taken: list[str]):
    match = last_one(yojimbo(), "strike 2", "kotegaeshi osae_kotegaeshi", victory=["", old])
    lay(match, "kotegaeshi osae_kotegaeshi")
    assert victory(match, 0) == [*taken, "strike 2"]


@clause("YJ-22", "YJ-28")
def test_all_cards_of_the_attack_go_on_top_in_their_order():
    match = last_one(yojimbo(), "dagger 3, kick 5, strike 2", "iriminage", victory=["grab 2", ""])
    lay(match, "iriminage")
    assert victory(match, 0) == ["grab 2", "dagger 3", "kick 5", "strike 2"]
    assert match.scores == (1 + 1 + 2 + 1, 0)


@clause("YJ-23")
def test_after_a_kick_the_winner_may_take_the_next_card_instead():
    match = last_one(yojimbo(), "grab 5, kick 3", "tenchinage")
    lay(match, "tenchinage")
    assert match.seat == 0
    assert match.legal() == ("kick stack", "kick next")
    match.play("kick next")
    assert victory(match, 0) == ["grab 1"]
    assert stack(match) == ["grab 5", "kick 3", "grab 2"]  # the refused stack stays and is covered


@clause("YJ-23")
def test_after_a_kick_the_stack_can_be_kept():
    match = last_one(yojimbo(), "grab 5, kick 3", "tenchinage")
    lay(match, "tenchinage")
    match.play("kick stack")
    assert victory(match, 0) == ["grab 5", "kick 3"]
    assert stack(match) == ["grab 1"]


@clause("YJ-23", "YJ-6")
def test_a_refused_stack_may_be_discarded():
    match = last_one(yojimbo(kick_refused="discarded"), "grab 5, kick 3", "tenchinage")
    lay(match, "tenchinage")
    match.play("kick next")
    assert stack(match) == ["grab 2"]
    assert board(match)["discards"] == 3
    assert board(match)["top"] == told(match, "stack-discarded")[0]["args"]["cards"][-1]


@clause("YJ-23")
@pytest.mark.parametrize(
    ("hand", "pile"),
    [("tenchinage", ""), ("tenkan tenchinage", "kick 2, grab 1"), ("tenchinage osae_ikkyo renraku", PILE)],
)
def test_the_choice_is_not_offered_without_a_next_card_with_tenkan_or_with_osae_ikkyo(hand: str, pile: str):
    match = last_one(yojimbo(), "kick 3", hand, pile=pile)
    lay(match, hand)
    assert "kick-choice" not in keys(match)
    assert victory(match, 0)[0] == "kick 3"


@clause("YJ-23")
def test_the_choice_is_for_the_kick_that_was_averted_in_the_winning_lay():
    match = at(yojimbo(), "kick 2", ["tenkan iriminage irimi", "ikkyo"], pile="strike 3, grab 1", refill="ikkyo")
    lay(match, "tenkan iriminage")
    match.play("retreat")
    assert victory(match, 0) == ["kick 2", "strike 3"]
    assert "kick-choice" not in keys(match)


@clause("YJ-24")
def test_tenkan_wins_current_and_next():
    match = last_one(yojimbo(), "grab 5, strike 7", "tenkan ikkyo", pile=PILE)
    lay(match, "tenkan ikkyo")
    assert victory(match, 0) == ["grab 5", "strike 7", "grab 1"]
    assert stack(match) == ["grab 2"]


@clause("YJ-24")
def test_osae_ikkyo_wins_the_next_too_and_with_tenkan_a_further_one():
    match = last_one(yojimbo(), "grab 3", "ikkyo osae_ikkyo", pile=PILE.replace("grab 3", "grab 4"))
    lay(match, "ikkyo osae_ikkyo")
    assert victory(match, 0) == ["grab 3", "grab 1"]
    match = last_one(yojimbo(), "strike 7", "tenkan ikkyo osae_ikkyo", pile=PILE)
    lay(match, "tenkan ikkyo osae_ikkyo")
    assert victory(match, 0) == ["strike 7", "grab 1", "grab 2"]


@clause("YJ-24")
def test_a_short_pile_gives_what_there_is():
    match = last_one(yojimbo(), "strike 7", "tenkan ikkyo osae_ikkyo", pile="grab 1")
    lay(match, "tenkan ikkyo osae_ikkyo")
    assert victory(match, 0) == ["strike 7", "grab 1"]
    assert match.over
    match = last_one(yojimbo(), "grab 3", "ikkyo osae_ikkyo", pile="")
    lay(match, "ikkyo osae_ikkyo")
    assert victory(match, 0) == ["grab 3"]


@clause("YJ-24")
@pytest.mark.parametrize("preset", ["kyu", "dan"])
def test_osae_shihonage_draws_five_cards_at_the_end(preset: str):
    match = last_one(yojimbo(preset), "grab 2", "shihonage osae_shihonage irimi", refill="ikkyo " * 6)
    lay(match, "shihonage osae_shihonage")
    if preset == "dan":
        match.play("points")
        pay(match, "irimi")
    assert held(match, 0).count("ikkyo") == 5
    assert board(match)["refill"] == 1


@clause("YJ-24")
def test_only_the_winning_lays_powers_count():
    match = at(
        yojimbo(), "grab 3", ["ikkyo osae_ikkyo ikkyo irimi", "ikkyo irimi"], pile=PILE.replace("grab 3", "kick 2")
    )
    lay(match, "ikkyo osae_ikkyo")
    lay(match, "ikkyo")
    lay(match, "ikkyo")
    match.play("retreat")
    assert victory(match, 0) == ["grab 3"]


@clause("YJ-24")
def test_a_foreign_osae_tied_by_renraku_has_its_power():
    match = last_one(yojimbo(), "strike 2", "iriminage osae_ikkyo renraku")
    lay(match, "iriminage osae_ikkyo renraku")
    assert victory(match, 0) == ["strike 2", "grab 1"]


@clause("YJ-25")
def test_in_dan_won_cards_may_become_points_for_as_many_hand_cards():
    match = last_one(yojimbo("dan"), "grab 5, strike 2", "iriminage ikkyo irimi tenkan kaiten", holder=0)
    lay(match, "iriminage")
    assert match.legal() == ("points", "hand")
    assert board(match)["price"] == 3
    match.play("points")
    assert match.view(0)["phase"] == "pay"
    paying = [f"pay {card}" for card in find(match, 0, "ikkyo irimi kaiten")]
    assert match.preview(0, paying[:1])["missing"] == 2
    match.play(*reversed(paying))
    assert victory(match, 0) == ["grab 5", "strike 2"]
    assert held(match, 0) == ["tenkan"]
    assert board(match)["discards"] == 4


@clause("YJ-25")
def test_in_dan_won_cards_may_go_into_the_hand_as_defences():
    match = last_one(yojimbo("dan"), "grab 5, strike 2", "iriminage ikkyo irimi tenkan kaiten", holder=0)
    lay(match, "iriminage")
    prize = match.view(0)["board"]["prize"]
    match.play("hand")
    assert victory(match, 0) == []
    assert set(prize) <= set(match.view(0)["board"]["hands"][0])
    assert board(match)["held"][0] == 6


@clause("YJ-25")
def test_a_hand_too_small_to_pay_leaves_no_choice():
    match = last_one(yojimbo("dan"), "grab 5, strike 2", "iriminage ikkyo irimi", holder=0)
    lay(match, "iriminage")
    assert "prize-choice" not in keys(match)
    assert board(match)["held"][0] == 4
    assert victory(match, 0) == []


@clause("YJ-25")
def test_tenkans_card_costs_and_osae_ikkyos_is_free_but_goes_along():
    hand = "tenkan ikkyo osae_ikkyo irimi irimi irimi irimi"
    match = last_one(yojimbo("dan"), "strike 7", hand, pile="grab 3, grab 6, grab 1")
    lay(match, "tenkan ikkyo osae_ikkyo")
    assert board(match)["price"] == 3 + 1
    assert attacks(board(match)["opened"]) == ["grab 3", "grab 6"]  # what is decided about lies open
    assert len(match.view(0)["board"]["prize"]) == 3
    match.play("points")
    pay(match, "irimi irimi irimi irimi")
    assert victory(match, 0) == ["strike 7", "grab 3", "grab 6"]
    match = last_one(yojimbo("dan"), "strike 7", hand, pile="grab 3, grab 6, grab 1")
    lay(match, "tenkan ikkyo osae_ikkyo")
    match.play("hand")
    assert board(match)["held"][0] == 7
    assert victory(match, 0) == []


@clause("YJ-25", "YJ-21")
def test_the_cards_that_came_with_yojimbo_are_free_and_always_points():
    match = last_one(yojimbo("dan"), "strike 2", "iriminage", victory=["", "kick 5"])
    lay(match, "iriminage")
    assert victory(match, 0) == ["kick 5"]
    assert board(match)["held"][0] == 1


@clause("YJ-25", "YJ-23")
def test_in_dan_the_kick_is_chosen_first_and_its_card_costs_what_it_is_worth():
    match = last_one(yojimbo("dan"), "grab 5, kick 3", "tenchinage irimi irimi irimi irimi")
    lay(match, "tenchinage")
    assert match.legal() == ("kick stack", "kick next")
    match.play("kick next")
    assert board(match)["price"] == 1
    match.play("points")
    pay(match, "irimi")
    assert victory(match, 0) == ["grab 1"]
    match = last_one(yojimbo("dan"), "grab 5, kick 3", "tenchinage irimi irimi irimi irimi")
    lay(match, "tenchinage")
    match.play("kick stack")
    assert board(match)["price"] == 3


@clause("YJ-25")
def test_payment_is_the_winners_choice_and_may_be_the_whole_hand():
    match = last_one(yojimbo("dan"), "grab 5", "ikkyo ikkyo irimi tenkan", holder=0)
    lay(match, "ikkyo ikkyo")
    match.play("points")
    assert len(match.legal()) == 2
    pay(match, "tenkan irimi")
    assert board(match)["held"][0] == 0
    with pytest.raises(fuda.IllegalAction) as error:
        match.play("points")
    assert error.value.clause == "YJ-25"


@clause("YJ-25")
def test_points_must_be_paid_whatever_the_preset_is_called():
    match = last_one(yojimbo(prize="pay_or_hand"), "strike 2", "iriminage irimi")
    lay(match, "iriminage")
    assert match.legal() == ("points", "hand")
    match = last_one(yojimbo("dan", prize="points"), "strike 2", "iriminage irimi")
    lay(match, "iriminage")
    assert victory(match, 0) == ["strike 2"]


@clause("YJ-26")
def test_then_the_next_attack_becomes_current_and_another_is_opened():
    match = last_one(yojimbo(), "strike 2", "iriminage")
    lay(match, "iriminage")
    assert stack(match) == ["grab 1"]
    assert attacks(board(match)["opened"]) == ["grab 2"]
    assert board(match)["pile"] == 3
    assert match.seat == board(match)["holder"] == 0
    assert board(match)["staying"] == [0, 1]


@clause("YJ-27")
def test_when_nobody_averts_the_next_attack_covers_the_current_one():
    match = at(yojimbo(), "strike 7", ["irimi", "ikkyo"], pile=PILE, holder=1)
    match.play("retreat")
    match.play("retreat")
    assert stack(match) == ["strike 7", "grab 1"]
    assert match.seat == board(match)["holder"] == 1
    match.play("retreat")
    lay(match, "irimi")  # only the top card is fought
    assert victory(match, 0) == ["strike 7", "grab 1"]


@clause("YJ-28")
def test_the_order_of_a_victory_pile_never_changes():
    match = last_one(
        yojimbo(), "kick 5, strike 2", "kotegaeshi osae_kotegaeshi", victory=["grab 2", "grab 6, dagger 4, dagger 5"]
    )
    lay(match, "kotegaeshi osae_kotegaeshi")
    assert victory(match, 0) == ["grab 2", "dagger 4", "dagger 5", "kick 5", "strike 2"]
    assert victory(match, 1) == ["grab 6"]
