"""Slips and cheating: what cannot happen, what may be called, and the words of the game."""

from random import Random

import pytest

import fuda
from fuda.core.match import Match
from tests.clauses import clause
from tests.games.kocka.arrange import at, keys, kocka, pass_all, play, play_round, told


def honour(**options: object) -> Match:
    """Seat 1 led a bell; seat 2 has bells and threw Hejma off; seat 3 has none and threw the ace of hearts off."""
    hands = ("B8 A7", "B7 B9", "BK L7 LO", "HA H7 H8 H9 HX HU HO HK")
    return at(kocka(renonc="honour", **options), *hands, plays="B9 LO HA B8")


@clause("SC-19")
def test_looking_before_passing_playing_out_of_turn_and_misdealing_cannot_happen():
    match = kocka(first_dealer=0).new(seed=1)
    match.play(*match.legal(2)[:3], seat=2)
    assert match.view(2)["memory"]["received"] == []
    for wrong, seat, expected in (("play H7", 0, "SC-5"), ("pass H7", 2, "SC-5"), ("throw", 1, "SC-5")):
        before = match.state.tobytes()
        with pytest.raises(fuda.IllegalAction) as refused:
            match.play(wrong, seat=seat)
        assert refused.value.clause == expected
        assert match.state.tobytes() == before
    pass_all(match)
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play(f"play {match.view(0)['board']['hand'][0]}", seat=0)
    assert refused.value.clause == "SC-8"
    assert sorted(card for seat in range(4) for card in match.view(seat)["board"]["hand"]) == sorted(
        match.game.spec.cards
    )


@clause("SC-20")
def test_by_default_a_card_of_another_suit_is_refused_and_nothing_can_be_called():
    match = at(kocka(), "B8 A7", "B7 B9", "BK L7 LO", plays="B7")
    for wrong, expected in (("play LO", "SC-7"), ("renonc 1 1", "SC-20"), ("done", "SC-20")):
        with pytest.raises(fuda.IllegalAction) as refused:
            match.play(wrong)
        assert refused.value.clause == expected


@clause("SC-20")
def test_under_honour_any_card_may_be_played_and_proves_no_void():
    match = honour()
    assert match.view(0)["memory"]["voids"] == [[], [], [], []]
    assert match.seat == 1
    hand = match.view(1)["board"]["hand"]
    assert [text for text in match.legal() if text.startswith("play")] == [f"play {card}" for card in hand]


@clause("SC-20")
def test_a_right_call_ends_the_round_and_the_offender_alone_takes_the_letter():
    match = honour()
    assert [text for text in match.legal() if text.startswith("renonc")] == ["renonc 2 1", "renonc 3 1"]
    match.play("renonc 2 1", deal=False)
    view = match.view(None)
    assert view["phase"] == "rest"
    assert view["board"]["points"] == [0, 15, 0, 0]  # seat 1 had taken everything
    assert view["scores"] == [0, 0, 1, 0]
    assert view["board"]["result"]["outcome"] == "renonc"
    assert view["board"]["result"]["offender"] == 2
    assert view["board"]["result"]["trick"] == 1
    assert view["board"]["result"]["proof"] == ["BK"]
    assert told(match, "renonc") == [{"seat": 1, "player_seat": 2, "trick": 1, "suit": "B"}]
    assert told(match, "renonc-right") == [{"seat": 2, "trick": 1, "suit": "B", "cards": ["BK"]}]
    match.deal()
    assert match.view(None)["board"]["dealer"] == 2


@clause("SC-20")
def test_a_wrong_call_costs_nothing_is_shown_to_all_and_proves_the_void():
    match = honour()
    match.play("renonc 3 1")
    assert match.seat == 1
    assert told(match, "renonc-wrong") == [{"seat": 3, "trick": 1, "suit": "B"}]
    for viewer in (0, 1, 2, 3, None):
        view = match.view(viewer)
        assert view["memory"]["calls"] == [{"seat": 1, "player": 3, "trick": 1}]
        assert view["memory"]["voids"] == [[], [], [], ["B"]]
        assert view["scores"] == [0, 0, 0, 0]
    assert "renonc 3 1" not in match.legal()  # once per caller, player and trick
    play(match, "B7")
    assert "renonc 3 1" in match.legal()  # but another may call the same
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("renonc 1 1")
    assert refused.value.clause == "SC-20"


@clause("SC-20")
def test_nobody_calls_renonc_on_themselves_or_on_a_player_who_followed():
    match = honour()
    play(match, "B7")
    assert match.seat == 2
    assert [text for text in match.legal() if text.startswith("renonc")] == ["renonc 3 1"]


@clause("SC-20")
def test_a_card_of_the_open_trick_can_be_called_and_what_was_played_later_is_proof():
    hands = ("B8 A7", "B7 B9", "BK L7 LO", "HA H7 H8 H9 HX HU HO HK")
    match = at(kocka(renonc="honour"), *hands, plays="B7 LO")
    match.play("renonc 2 1", deal=False)
    assert match.scores == (0, 0, 1, 0)
    later = play(honour(), "B7 BK")
    later.play("renonc 2 1", deal=False)
    assert told(later, "renonc-right")[0]["cards"] == ["BK"]


@clause("SC-20")
@pytest.mark.parametrize("dealer", range(4))
def test_after_the_round_everybody_is_asked_clockwise_from_the_left_of_the_dealer(dealer: int):
    match = play_round(kocka(renonc="honour", first_dealer=dealer).new(seed=dealer), Random(dealer))
    assert "calls" in keys(match)
    asked = [args["seat"] for args in told(match, "done")]
    assert asked == [(dealer + i) % 4 for i in (1, 2, 3, 4)]
    lost, done = keys(match).index("round-lost"), [i for i, key in enumerate(keys(match)) if key == "done"]
    assert lost > max(done)  # letters are settled after the calls


@clause("SC-20")
def test_a_call_after_the_round_replaces_its_result_even_the_end_of_the_match():
    match = honour(word="KOT")
    match.state["letters"][0] = [0, 2, 0, 0]
    match.play("throw", deal=False)
    assert match.view(None)["phase"] == "calls"
    assert match.scores == (0, 2, 0, 0)
    assert not match.over
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("done", seat=3)
    assert refused.value.clause == "SC-20"
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("play B7")
    assert refused.value.clause == "SC-20"
    match.play("done")
    match.play("done")
    match.play("done")
    match.play("renonc 2 1", deal=False)
    assert match.scores == (0, 2, 1, 0)
    assert not match.over


@clause("SC-20")
def test_without_a_call_a_renonc_has_no_consequence():
    match = honour()
    match.play("throw", deal=False)
    for _ in range(4):
        match.play("done", deal=False)
    assert match.scores == (0, 1, 0, 0)
    assert match.view(None)["phase"] == "rest"


@clause("SC-20")
def test_a_hand_stays_hidden_but_for_the_proof():
    match = honour()
    match.play("renonc 2 1", deal=False)
    shown = repr(match.view(0)["board"])
    assert "'BK'" in shown
    assert "'L7'" not in shown


@clause("SC-21")
def test_a_suit_that_goes_round_twice_clean_is_announced():
    hands = ("B7 BU A7", "B8 BO A8", "B9 BK A9", "BX BA AX")
    match = play(at(kocka(), *hands), "B8 B9 BX B7")
    assert "honest-suit" not in keys(match)
    play(match, "BA BU BO BK")
    assert told(match, "honest-suit") == [{"suit": "B"}]


@clause("SC-21")
def test_a_suit_that_somebody_did_not_follow_is_not_honest():
    hands = ("B7 BU A7", "B8 BO A8", "B9 BK A9 BX", "BA AX")
    match = play(at(kocka(), *hands), "B8 B9 BA B7")
    play(match, "AX A7 A8 A9")
    play(match, " ".join(text.split()[1] for text in [match.legal()[0]]))
    assert "honest-suit" not in keys(match)


@clause("SC-21")
def test_the_words_of_the_game_are_explained():
    from fuda.core.words import Words

    for language in ("en", "cs", "ru"):
        text = Words(language).format("kocka-rule-SC-21")
        assert ("Galásek" if language != "ru" else "Галасек") in text
        assert (
            "poctivá barva" if language == "en" else "Poctivá barva" if language == "cs" else "Честная масть"
        ) in text
