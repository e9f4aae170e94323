"""Who loses a round and the match: totals, ties, letters, the word, the moon."""

from random import Random

import numpy as np
import pytest

import fuda
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.games.kocka import rules
from fuda.games.kocka.table import letters
from fuda.games.kocka.view import reason
from tests.clauses import clause
from tests.games.kocka.arrange import at, keys, kocka, play, play_round, told
from tests.games.kocka.test_play import SUITS

PLAYED_OUT = " ".join(f"{suit}{rank}" for rank in "789XUOKA" for suit in "BLHA")


def finished(game: Game, points: list[int], hejma: int, last: int, outcome: int = rules.PLAYED) -> rules.State:
    """A finished round with given totals, for the rulings on them."""
    state: rules.State = np.zeros(1, rules.STATE)[0]
    rules.start(state, game.plain_table.record)
    for seat in range(4):
        state.points[seat] = points[seat]
    state.hejma, state.outcome, state.dealer = hejma, outcome, 0
    state.leader[rules.HAND] = last
    return state


def losers(game: Game, state: rules.State) -> list[int]:
    mask = int(rules.losing(state, game.plain_table.record))
    return [seat for seat in range(4) if mask >> seat & 1]


@clause("SC-13")
def test_the_highest_total_loses_the_round():
    for seed in range(8):
        match = play_round(kocka(stop_at_17="off").new(seed=seed), Random(seed))
        board = match.view(None)["board"]
        assert sum(board["points"]) == 33
        assert board["points"][board["result"]["losers"][0]] == max(board["points"])
        took = [event["args"] for event in match.events if event["key"].startswith("kocka-event-took")]
        assert [args["points"] for args in sorted(took, key=lambda args: args["seat"])] == board["points"]
        assert sum(args["tricks"] for args in took) == 8
        assert max(card for args in took for card in args["cards"]) == "LO"


@clause("SC-13")
def test_the_result_holds_who_took_what_and_why_somebody_lost():
    """A page that was opened after the end has no events to tell it."""
    for seed in range(8):
        match = play_round(kocka(stop_at_17="off").new(seed=seed), Random(seed))
        board = match.view(None)["board"]
        result, took = board["result"], [told(match, key) for key in ("took", "took-last", "took-last-only")]
        cards = {args["seat"]: args["cards"] for events in took for args in events}
        assert result["took"] == [cards[seat] for seat in range(4)]
        assert result["last"] == [*took[1], *took[2]][0]["seat"]
        assert result["clauses"] == (["SC-13", "SC-15"] if result["reason"] == "most" else ["SC-13", "SC-14", "SC-15"])
    match = play(at(kocka(), *SUITS), "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9", deal=False)
    result = match.view(None)["board"]["result"]
    assert result["last"] is None
    assert result["clauses"] == ["SC-11", "SC-15"]
    assert result["took"][1] == ["LO", "HA", "H7", "H8"]


@clause("SC-14")
@pytest.mark.parametrize(
    ("points", "hejma", "ruling", "expected"),
    [
        ([12, 12, 9, 0], 1, "last_trick", "tie-hejma"),
        ([10, 11, 1, 11], 0, "last_trick", "tie-last-trick"),
        ([10, 11, 1, 11], 0, "both", "tie"),
        ([10, 11, 1, 11], 0, "replay", "tie"),
        ([10, 12, 0, 11], 0, "replay", "most"),
    ],
)
def test_the_result_says_how_a_tie_was_settled(points: list[int], hejma: int, ruling: str, expected: str):
    game = kocka(hejma_tie=ruling)
    state = finished(game, points, hejma, last=3)
    state.losers = int(rules.losing(state, game.plain_table.record))
    assert reason(state) == expected


@clause("SC-14")
@pytest.mark.parametrize(
    ("points", "hejma", "last", "loser"),
    [([12, 12, 9, 0], 1, 0, 1), ([12, 12, 9, 0], 0, 2, 0), ([11, 11, 11, 0], 2, 0, 2), ([16, 16, 1, 0], 1, 1, 1)],
)
def test_in_a_tie_at_the_top_the_taker_of_hejma_loses(points: list[int], hejma: int, last: int, loser: int):
    for ruling in ("last_trick", "both", "replay"):
        game = kocka(hejma_tie=ruling)
        assert losers(game, finished(game, points, hejma, last)) == [loser]


@clause("SC-14")
@pytest.mark.parametrize(("ruling", "expected"), [("last_trick", [3]), ("both", [1, 3]), ("replay", [])])
def test_a_tie_without_hejma_goes_by_the_ruling(ruling: str, expected: list[int]):
    game = kocka(hejma_tie=ruling)
    assert losers(game, finished(game, [10, 11, 1, 11], hejma=0, last=3)) == expected


@clause("SC-14")
def test_only_one_distribution_leaves_the_tied_without_hejma():
    """Of all totals with a tie at the top, and a Hejma taker outside it who has her ten points."""
    found = {
        tuple(sorted((a, b, c, 33 - a - b - c), reverse=True))
        for a in range(34)
        for b in range(34 - a)
        for c in range(34 - a - b)
        for hejma in range(4)
        if (p := (a, b, c, 33 - a - b - c))[hejma] >= 10 and p[hejma] < max(p) and p.count(max(p)) > 1
    }
    assert found == {(11, 11, 10, 1)}


@clause("SC-14")
@pytest.mark.parametrize(("mask", "dealer", "expected"), [(0b1010, 0, 1), (0b1010, 1, 3), (0b0011, 1, 0), (0, 2, 2)])
def test_of_several_losers_the_first_clockwise_from_the_dealer_deals_next(mask: int, dealer: int, expected: int):
    state = finished(kocka(), [0, 0, 0, 0], 0, 0)
    state.losers, state.dealer = mask, dealer
    assert rules.next_dealer(state) == expected


@clause("SC-15")
def test_the_loser_takes_the_next_letter_and_the_points_are_forgotten():
    match = at(kocka(), *SUITS, letters=[1, 2, 0, 0])
    play(match, "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9")
    assert match.scores == (1, 3, 0, 0)
    assert told(match, "round-lost") == [{"seat": 1, "letters": 3, "of": 5, "outcome": "seventeen"}]
    assert match.view(None)["board"]["points"] == [0, 0, 0, 0]
    assert match.view(None)["board"]["round"] == 5
    assert match.view(None)["board"]["dealer"] == 1


@clause("SC-16")
def test_the_whole_word_ends_the_match_and_the_others_rank_by_letters():
    match = at(kocka(), *SUITS, letters=[2, 4, 1, 2])
    play(match, "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9")
    assert match.over
    assert match.scores == (2, 5, 1, 2)
    assert match.winners == (2,)
    assert match.seats == ()
    assert told(match, "match-lost") == [{"seat": 1}]
    places = [(args["seat"], args["place"]) for args in told(match, "place")]
    assert places == [(2, 1), (0, 2), (3, 2)]
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("play H9", seat=3)
    assert refused.value.clause == "SC-16"


@clause("SC-16")
def test_equal_letters_share_a_place():
    match = play(at(kocka(), *SUITS, letters=[1, 4, 1, 1]), "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9")
    assert match.winners == (0, 2, 3)


@clause("SC-14", "SC-16")
def test_all_who_complete_the_word_lose():
    game = kocka(shoot_moon=True, stop_at_17="off")
    match = play(at(game, *SUITS, letters=[4, 0, 4, 3]), PLAYED_OUT)
    assert match.scores == (5, 0, 5, 4)
    assert [args["seat"] for args in told(match, "match-lost")] == [0, 2]
    assert match.winners == (1,)


@clause("SC-17")
@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("KOČKA", ["K", "O", "Č", "K", "A"]),
        ("kočka", ["K", "O", "Č", "K", "A"]),
        ("KOC\u030cKA", ["K", "O", "Č", "K", "A"]),  # decomposed
        ("кошка", ["К", "О", "Ш", "К", "А"]),
        ("x\u0323\u030cyz", ["X\u0323\u030c", "Y", "Z"]),  # no composed form: one letter all the same
        ("straße", ["S", "T", "R", "A", "SS", "E"]),
        ("नमस्ते", ["न", "म", "स्", "ते"]),
        ("น้ำใจ", ["น้ำ", "ใ", "จ"]),
        ("กำ" * 12, ["กำ"] * 12),
        ("ກຳກຳກຳ", ["ກຳ"] * 3),
        ("ｶﾞｷﾞｸﾟ", ["ｶﾞ", "ｷﾞ", "ｸﾟ"]),
        # Old Korean, of which a syllable has no sign of its own.
        (
            "\u1112\u119e\u11ab글ㄱ\u1100\u1102\u119e",
            ["\u1112\u119e\u11ab", "글", "ㄱ", "\u1100\u1102\u119e"],
        ),
    ],
)
def test_letters_are_what_a_reader_takes_for_one(word: str, shown: list[str]):
    assert letters(word) == shown
    game = kocka(word=word)
    assert game.table[0].letters == len(shown)


@clause("SC-17")
@pytest.mark.parametrize(
    "word",
    [
        "",
        "KO",
        "KOČKAKOČKAKOČ",
        "KOČ KA",
        "KOČKA!",
        "K0T",
        "KOČKA ",
        "🐈🐈🐈",
        "\u030cKOT",
        "K\u200dOT",
        "b\u0301\u0302\u0303\u0304\u0305cd",
        "ｶﾞｷﾞ",
        "\u3164\u3164\u3164",  # letters that show nothing
        "KO\uffa0",
    ],
)
def test_a_word_of_anything_but_3_to_12_letters_is_refused(word: str):
    with pytest.raises(fuda.BadTable, match="SC-17") as refused:
        fuda.game("kocka", word=word)
    assert "3–12 letters" in str(refused.value)


@clause("SC-17")
@pytest.mark.parametrize("word", [5, None, True, ["K", "O", "T"]])
def test_a_word_is_text(word: object):
    with pytest.raises(fuda.BadTable, match="word"):
        fuda.game("kocka", word=word)


@clause("SC-17")
def test_ch_may_be_one_letter():
    assert letters("CHLACHOL", True) == ["CH", "L", "A", "CH", "O", "L"]
    assert letters("chat", True) == ["CH", "A", "T"]
    assert kocka(word="CHACHA").table[0].letters == 6
    assert kocka(word="CHACHA", ch_is_one_letter=True).table[0].letters == 4
    fuda.game("kocka", word="CHACHACHACHACHA", ch_is_one_letter=True)
    with pytest.raises(fuda.BadTable, match="SC-17"):
        fuda.game("kocka", word="CHA", ch_is_one_letter=True)
    with pytest.raises(fuda.BadTable, match="SC-17"):
        fuda.game("kocka", word="CHACHACHACHACHA")


@clause("SC-17")
def test_the_word_decides_how_many_letters_lose():
    assert fuda.game("kocka").options["word"] == "KOČKA"
    match = play(at(kocka(word="kot"), *SUITS, letters=[1, 2, 0, 0]), "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9")
    assert match.over
    assert match.view(0)["table"]["word"] == "kot"


@clause("SC-18")
def test_taking_everything_loses_the_round():
    match = play(at(kocka(stop_at_17="off"), *SUITS), PLAYED_OUT, deal=False)
    assert match.view(None)["board"]["points"] == [0, 33, 0, 0]
    assert match.scores == (0, 1, 0, 0)


@clause("SC-18")
def test_with_the_moon_the_three_others_take_a_letter():
    match = play(at(kocka(stop_at_17="off", shoot_moon=True), *SUITS, dealer=0), PLAYED_OUT, deal=False)
    assert match.scores == (1, 0, 1, 1)
    assert "moon" in keys(match)
    match.deal()
    assert match.view(None)["board"]["dealer"] == 2  # the first loser clockwise from seat 0


@clause("SC-18")
def test_a_throw_in_never_makes_a_moon():
    match = at(kocka(stop_at_17="off", shoot_moon=True), *SUITS)
    match.play("throw", deal=False)
    assert match.view(None)["board"]["points"] == [0, 33, 0, 0]
    assert match.scores == (0, 1, 0, 0)


@clause("SC-18")
def test_the_moon_needs_rounds_that_are_played_out():
    with pytest.raises(fuda.BadTable, match="stop_at_17"):
        fuda.game("kocka", shoot_moon=True)


def test_what_is_kept_while_playing_can_be_worked_out_again():
    """Takers, points, Hejma and strays are kept card by card; from the cards alone they come out the same."""
    for seed in range(6):
        game = kocka(stop_at_17="off", renonc="honour", ten_high=bool(seed % 2))
        match = play_round(game.new(seed=seed), Random(seed))
        again = copy(match.state)
        game.spec.rules.recount(again[0], game.plain_table.record)  # type: ignore[attr-defined]
        assert again.tobytes() == match.state.tobytes()
