"""The table in a terminal shows what the view holds and nothing else."""

import io
from random import Random

import pytest
from rich.console import Console, RenderableType

from fuda.core.match import Match
from fuda.core.terminal import Seen, Terminal, terminal
from fuda.core.words import LANGUAGES, Words
from fuda.games.kocka import SPEC
from tests.games.kocka.arrange import at, hands, kocka, pass_all, play, play_round
from tests.games.kocka.test_play import SUITS

NAMES = ("Anna", "Boris", "Cyril", "Dana")


def board() -> Terminal:
    found = terminal(SPEC)
    assert found is not None
    return found


def printed(content: RenderableType | None, width: int = 90) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(content)
    return console.file.getvalue()  # type: ignore[attr-defined]


def seen(match: Match, seat: int, language: str = "en", width: int = 90) -> Seen:
    return Seen(match.view(seat), NAMES, Words(language), ("Something happened.",), width, 40)


def test_the_hand_is_sorted_by_suit_and_carries_the_numbers_of_the_choices():
    match = at(kocka(), SUITS[3], "HX B7 LO A7 HA L7 B9 AX".replace("HX", "BA").replace("HA", "BK"))
    text = printed(board().table(seen(match, 1)))
    lines = [line for line in text.splitlines() if line.strip().startswith(("♥", "♠", "●", "♣"))]
    assert [line.split()[1] for line in lines] == ["leaves", "bells", "acorns"]
    assert "1  7   2  Hejma" in lines[0]
    assert "Trick 1" in text
    assert "K O Č K A" in text
    assert board().question(seen(match, 1)).startswith("Lead a card")


def test_a_high_ten_stands_between_king_and_ace():
    match = at(kocka(ten_high=True), "", "BX BK BA B7")
    line = next(line for line in printed(board().table(seen(match, 1))).splitlines() if "bells" in line)
    assert line.index("king") < line.index("10") < line.index("ace")


def test_passing_asks_for_what_is_missing_and_shows_who_is_ready():
    match = kocka().setup(hands=hands("H7 H8 H9"), phase="pass")
    assert board().question(seen(match, 0)) == "Choose 3 cards for Boris"
    view = match.view(0) | {"legal": list(match.legal(0, ["pass H7", "pass H9"]))}
    assert board().question(Seen(view, NAMES, Words("en"), (), 90, 40)) == "Choose 1 more card for Boris"
    match.play("pass H7", "pass H8", "pass H9", seat=0)
    text = printed(board().table(seen(match, 0)))
    assert "Passed on: ♥ 7, ♥ 8, ♥ 9" in text
    assert "ready" in text


def test_the_last_trick_shows_while_it_may_be_looked_at():
    match = at(kocka(), *SUITS, plays="B7 L7 H7 A7")
    assert "The last trick: Boris ● 7" in printed(board().table(seen(match, 0)))
    play(match, "B8")
    text = printed(board().table(seen(match, 2)))
    assert "On the table: Boris ● 8" in text
    assert "♥ 7" not in text
    assert "You have none of that suit (bells)" in board().question(seen(match, 2))
    assert "1 Boris" in printed(board().table(seen(at(kocka(open_history=True), *SUITS, plays="B7 L7 H7 A7 B8"), 2)))


def test_honour_asks_for_honour_and_for_calls():
    match = at(kocka(renonc="honour"), "", "B9", "B7 BA LO HA LK LA AK AA", plays="B9")
    assert "honour" in board().question(seen(match, 2))
    match.play("throw", deal=False)
    assert "renonc" in board().question(seen(match, 1))


def test_a_player_with_many_points_is_told_what_throwing_in_means():
    match = at(kocka(), *SUITS, plays="B7 LO H7 A7")
    assert "33 points" in board().question(seen(match, 1))


def test_a_summary_says_who_took_what_and_why_somebody_lost():
    match = play(at(kocka(), *SUITS), "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9", deal=False)
    text = printed(board().summary(match.events, NAMES, Words("en")))
    assert "♠ Hejma, ♥ ace, ♥ 7, ♥ 8" in text
    assert "Boris has 17 points" in text
    assert "Boris loses the round and takes a letter: 1 of 5.  SC-15, SC-11" in text
    thrown = at(kocka(), *SUITS)
    thrown.play("throw", deal=False)
    assert "everything still out" in printed(board().summary(thrown.events, NAMES, Words("en")))
    played = play_round(kocka(stop_at_17="off").new(seed=1), Random(1))
    assert "the last trick" in printed(board().summary(played.events, NAMES, Words("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_round_of_a_match_can_be_drawn_and_summed_up(language: str):
    match, rng = kocka(word="KOT", renonc="honour", show_points=False).new(seed=3), Random(3)
    words = Words(language)
    while not match.over:
        before = len(match.events)
        pass_all(match, rng)
        for seat in range(4):
            for width in (60, 90):
                text = printed(board().table(seen(match, seat, language, width)), width)
                assert "kocka-" not in text
                assert max(map(len, text.splitlines())) <= width
        play_round(match, rng, calls=len(match.events) % 2 == 0)
        told = match.events[before:]
        text = printed(board().summary(told, NAMES, words))
        assert "kocka-" not in text
        assert words.format("kocka-word-summary") in text
        assert board().summary(match.events[:3], NAMES, words) is None
        match.deal()
