"""Leads, following suit, taking tricks, and what may be looked at."""

from random import Random

import pytest

import fuda
from fuda.games.kocka import SPEC
from tests.clauses import clause
from tests.games.kocka.arrange import at, keys, kocka, pass_all, play, play_round, told

# Each seat has one suit: 0 acorns, 1 bells, 2 leaves, 3 hearts.
SUITS = ("A7 A8 A9 AX AU AO AK AA", "B7 B8 B9 BX BU BO BK BA", "L7 L8 L9 LX LU LO LK LA", "H7 H8 H9 HX HU HO HK HA")


def plays(match: fuda.core.match.Match) -> set[str]:
    return {text.split()[1] for text in match.legal() if text.startswith("play")}


@clause("SC-6")
@pytest.mark.parametrize("dealer", range(4))
def test_the_left_of_the_dealer_leads_any_card(dealer: int):
    match = pass_all(kocka(first_dealer=dealer).new(seed=1))
    assert match.seat == (dealer + 1) % 4
    assert plays(match) == set(match.view(match.seat)["board"]["hand"])
    assert told(match, "exchanged") == [{"seat": match.seat}]


@clause("SC-6")
def test_hearts_and_hejma_may_be_led_to_the_first_trick():
    assert {"HA", "LO"} <= plays(at(kocka(), "", "HA LO"))
    kept_back = at(kocka(heart_lead_first_trick=False), "", "HA LO B7")
    assert "HA" not in plays(kept_back)
    assert "LO" in plays(kept_back)
    with pytest.raises(fuda.IllegalAction) as refused:
        kept_back.play("play HA")
    assert refused.value.clause == "SC-6"


@clause("SC-6")
def test_without_heart_leads_only_a_hand_of_hearts_may_lead_one_to_the_first_trick():
    game = kocka(heart_lead_first_trick=False)
    assert plays(at(game, SUITS[0], SUITS[3], SUITS[1], SUITS[2])) == set(SUITS[3].split())
    later = at(game, SUITS[0], "B7", "BA HA", SUITS[2], plays="B7 BA L7 A7")
    assert later.seat == 2
    assert "HA" in plays(later)


@clause("SC-6", "SC-7")
def test_who_cannot_follow_may_throw_a_heart_off_to_the_first_trick():
    game = kocka(heart_lead_first_trick=False)
    mixed = at(game, SUITS[0], SUITS[1], "H7 L7 L8 L9 LX LU LO LK", "LA", plays="B7")
    assert plays(mixed) == {"H7", "L7", "L8", "L9", "LX", "LU", "LO", "LK"}
    mixed.play("play H7")
    assert mixed.view(0)["memory"]["voids"][2] == ["B"]  # and that is all it tells


@clause("SC-6", "SC-20")
def test_under_honour_nobody_is_refused_a_heart_but_the_leader():
    game = kocka(heart_lead_first_trick=False, renonc="honour")
    hands = ("A7", "B9 H8", "B7 H7 LO LX LK LA AK AA")
    assert "H8" not in plays(at(game, *hands))
    assert "H7" in plays(at(game, *hands, plays="B9"))


@clause("SC-6")
def test_a_heart_led_to_the_first_trick_shows_that_the_hand_is_all_hearts():
    match = at(kocka(heart_lead_first_trick=False), SUITS[0], SUITS[3], SUITS[1], SUITS[2], plays="H7 B7 L7")
    assert match.view(0)["memory"]["voids"] == [[], ["L", "B", "A"], ["H"], ["H"]]


@clause("SC-7")
def test_the_suit_led_must_be_followed_and_nobody_need_beat():
    match = at(kocka(), "", "B9", "B7 BA LO HA LK LA AK AA", plays="B9")
    assert plays(match) == {"B7", "BA"}
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("play LO")
    assert refused.value.clause == "SC-7"
    match.play("play B7")


@clause("SC-7")
def test_who_has_none_of_the_suit_plays_any_card():
    match = at(kocka(), SUITS[0], SUITS[1], SUITS[2], SUITS[3], plays="B7")
    assert plays(match) == set(SUITS[2].split())
    match.play("play LO")
    assert keys(match)[-1] == "stray"
    assert match.view(0)["memory"]["voids"] == [[], [], ["B"], []]


@clause("SC-7")
def test_a_card_that_is_not_in_the_hand_is_refused():
    with pytest.raises(fuda.IllegalAction) as refused:
        at(kocka(), *SUITS).play("play H7")
    assert refused.value.clause == "SC-7"


@clause("SC-8")
def test_turns_go_clockwise_and_nobody_plays_out_of_turn():
    match = at(kocka(), *SUITS)
    for seat, card in ((1, "B7"), (2, "L7"), (3, "H7"), (0, "A7")):
        assert match.seat == seat
        for other in {0, 1, 2, 3} - {seat}:
            with pytest.raises(fuda.IllegalAction) as refused:
                match.play(f"play {card}", seat=other)
            assert refused.value.clause == "SC-8"
        match.play(f"play {card}")


@clause("SC-8")
def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads():
    match = at(kocka(), "B8", "B7", "BX", "HA LA L7 L8 L9 LX LU LK", plays="B7 BX HA B8")
    assert match.seat == 2
    assert match.view(None)["board"]["taken"] == [0, 0, 1, 0]
    assert told(match, "trick") == []  # a position that was set up tells nothing
    play(match, match.legal()[0].split()[1])
    assert keys(match) == ["lead"]


@clause("SC-9")
def test_the_last_trick_shows_only_while_the_open_one_is_empty():
    match = at(kocka(), *SUITS, plays="B7 L7 H7")
    for viewer in (0, 1, 2, 3, None):
        board = match.view(viewer)["board"]
        assert board["trick"] == {"leader": 1, "cards": ["B7", "L7", "H7"], "taker": None}
        assert board["last"] is None
    match.play("play A7")
    for viewer in (0, 1, 2, 3, None):
        board = match.view(viewer)["board"]
        assert board["trick"] is None
        assert board["last"] == {"leader": 1, "cards": ["B7", "L7", "H7", "A7"], "taker": 1}
    match.play("play B8")
    assert match.view(0)["board"]["last"] is None
    play(match, "L8 H8 A8")
    assert match.view(0)["board"]["last"]["cards"] == ["B8", "L8", "H8", "A8"]


@clause("SC-9")
def test_no_older_card_is_on_any_board_unless_history_is_open():
    def on_board(open_history: bool) -> str:
        match = at(kocka(open_history=open_history), *SUITS, plays="B7 L7 H7 A7 B8 L8 H8 A8 B9")
        return " ".join(repr(match.view(viewer)["board"]) for viewer in (0, 1, 2, 3, None))

    for card in ["B7", "L7", "H7", "A7", "B8", "L8", "H8", "A8"]:
        assert repr(card) not in on_board(False)
        assert repr(card) in on_board(True)


@clause("SC-9")
def test_no_older_trick_is_told_again_once_the_next_one_is_led():
    match, closed = kocka(open_history=False), kocka(open_history=True)
    for game in (match, closed):
        told_from = SPEC.recall
        assert told_from is not None
        played = at(game, *SUITS)
        play(played, "B7 L7 H7")
        assert told_from(played.events, game.plain_table) == (0 if game is closed else 1)
        play(played, "A7")  # the trick is closed and may be looked at …
        assert told_from(played.events, game.plain_table) == (0 if game is closed else 1)
        play(played, "B8")  # … until the next one is led
        assert told_from(played.events, game.plain_table) == (0 if game is closed else 5)


@clause("SC-9")
def test_memory_keeps_what_was_seen_for_those_who_forget_nothing():
    match = at(kocka(), *SUITS, plays="B7 L7 H7 A7 B8", passed=[["B7", "B8", "BA"], [], [], []])
    for viewer in (0, 1, 2, 3, None):
        assert match.view(viewer)["memory"]["plays"] == ["B7", "L7", "H7", "A7", "B8"]
    assert match.view(0)["memory"]["passed"] == ["B7", "B8", "BA"]
    assert match.view(1)["memory"]["received"] == ["B7", "B8", "BA"]
    assert match.view(2)["memory"]["received"] != ["B7", "B8", "BA"]
    assert match.view(None)["memory"]["passed"] == []


@clause("SC-9")
def test_points_are_shown_while_the_round_goes_on_unless_the_table_trains_its_memory():
    cards = "B7 L7 H7 A7"
    assert at(kocka(), *SUITS, plays=cards).view(0)["board"]["points"] == [0, 1, 0, 0]
    hidden = play(at(kocka(show_points=False), *SUITS), cards)
    assert hidden.view(0)["board"]["points"] is None
    assert hidden.view(1)["hints"]["throw"]["points"] is None
    assert keys(hidden)[-1] == "trick-unscored"
    assert "points" not in hidden.events[-1]["args"]
    play(hidden, "BA LO HA A8 BK LA HK AA", deal=False)  # 17 points: now they are counted
    assert hidden.view(0)["board"]["points"] == [0, 1 + 15 + 4, 0, 0]


@clause("SC-10")
def test_taken_tricks_are_counts():
    match = play_round(kocka().new(seed=3), Random(3))
    board = match.view(0)["board"]
    assert sum(board["taken"]) == len(match.view(0)["memory"]["plays"]) // 4
    assert board["history"] is None
    assert all(isinstance(count, int) for count in board["taken"])


def test_hints_say_what_can_be_followed_and_what_the_trick_is_worth():
    hands = ("", "B9", "B7 BA LO HA LK LA AK AA", "HK")
    hints = at(kocka(), *hands, plays="B9").view(2)["hints"]
    assert hints["follow"] == hints["playable"] == ["B7", "BA"]
    assert hints["barred"] == dict.fromkeys(["HA", "LO", "LK", "LA", "AK", "AA"], "SC-7")
    assert hints["trick"] == {"suit": "B", "points": 0, "highest": 1}
    assert hints["costs"]["LO"] == 10
    assert hints["throw"] == {"allowed": True, "points": 33, "needed": 17}
    waiting = at(kocka(), *hands, plays="B9 BA").view(2)["hints"]
    assert waiting["trick"]["highest"] == 2
    assert "playable" not in waiting


@pytest.mark.parametrize("renonc", ["enforced", "honour"])
def test_hints_name_the_clause_that_bars_a_heart_from_the_first_lead(renonc: str):
    game = kocka(heart_lead_first_trick=False, renonc=renonc)
    hints = at(game, "", "H7 H8 B7 B8 B9 BX BU BO").view(1)["hints"]
    assert hints["barred"] == {"H7": "SC-6", "H8": "SC-6"}
    hints = at(game, "", "B9", "B7 H7 LO LX LK LA AK AA", plays="B9").view(2)["hints"]
    assert hints["barred"] == (
        {} if renonc == "honour" else dict.fromkeys(["H7", "LO", "LX", "LK", "LA", "AK", "AA"], "SC-7")
    )
