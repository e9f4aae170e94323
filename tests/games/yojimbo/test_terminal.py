"""The table in a terminal, in three languages: worth, proposals, refusals, questions, summaries."""

import json
from dataclasses import replace
from io import StringIO
from random import Random
from typing import Any, cast

import pytest
from rich.console import Console

import fuda
from fuda.core.match import Match
from fuda.core.terminal import Seen, Terminal, terminal
from fuda.core.words import LANGUAGES, Words
from fuda.games.yojimbo import SPEC, deck
from tests.games.yojimbo.arrange import at, lay, random_move, yojimbo

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva")
SCREEN = cast(Terminal, terminal(SPEC))


def drawn(content: Any, width: int = 110) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(content)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def seen(
    match: Match, seat: int | None, language: str = "en", told: tuple[str, ...] = (), width: int = 110, height: int = 40
) -> Seen:
    return Seen(match.view(seat), NAMES[: match.game.seats], Words(language), told, width, height)


def test_each_card_shows_its_numbers_its_worth_and_why_it_is_of_no_use():
    match = at(yojimbo(), "dagger 3", ["ikkyo osae_ikkyo iriminage kaiten", "irimi"], pile="grab 2, grab 1")
    text = drawn(SCREEN.table(seen(match, 0, told=("Something happened.",))))
    assert "Tanto chudan tsuki dagger 3" in text
    assert "Next: Gyaku katate tori grab 2" in text
    assert "Iriminage is worth nothing against a dagger; a dagger needs an Osae (YJ-17)." in text
    assert "Ikkyo" in text
    assert "3 now, 3 next" in text
    assert "Whole defences" in text
    assert "4 of 3" in text
    assert "★ Anna" in text
    assert "Something happened." in text


@pytest.mark.parametrize(
    "language", [LANGUAGES[0], *(pytest.param(other, marks=pytest.mark.compiled_only) for other in LANGUAGES[1:])]
)
@pytest.mark.parametrize("preset", ["kyu", "dan"])
def test_whole_games_can_be_drawn(preset: str, language: str):
    match, rng = yojimbo(preset, players=4, attack_backs=preset == "dan").new(seed=1), Random(1)
    summaries = 0
    while not match.over:
        since, seat = len(match.events), match.seat
        shown = seen(match, seat, language)
        if rng.random() < 0.2:
            assert "{" not in drawn(SCREEN.table(shown))
            assert "{" not in drawn(SCREEN.table(seen(match, None, language)))
        question = SCREEN.question(shown)
        assert question == question.strip() != ""
        assert "yojimbo-" not in question
        match.play(*random_move(match, rng))
        summary = SCREEN.summary(match.events[since:], shown.names, shown.words)
        if summary is not None:
            summaries += 1
            assert "yojimbo-" not in drawn(summary)
    assert summaries > 3


def test_the_question_follows_the_move_that_is_built():
    match = at(yojimbo("dan"), "strike 2", ["iriminage irimi irimi", "ikkyo"])
    words, view = Words("en"), match.view(0)

    def asked(begun: list[str]) -> str:
        return SCREEN.question(Seen(view | {"legal": list(match.legal(0, begun))}, NAMES, words, (), 80, 0))

    assert "train" in asked([])
    assert asked([next(text for text in match.legal(0) if text.startswith("lay"))]).startswith("Lay cards")
    assert asked([next(text for text in match.legal(0) if text.startswith("change"))]).startswith("Choose the cards")
    lay(match, "iriminage")
    match.play("retreat")
    assert SCREEN.question(seen(match, 0)).startswith("Points for 1 card")
    match.play("points")
    assert SCREEN.question(seen(match, 0)) == "Pay: choose 1 more card."


def test_a_deck_of_ones_own_is_named_by_its_file():
    text = json.dumps(deck.shipped_data()).replace('"ikkyo"', '"zen"').replace('"Ikkyo"', '"Zen"')
    match = fuda.game("yojimbo", "dan", deck=json.loads(text), players=5).new(seed=2)
    assert any("Zen Y" in drawn(SCREEN.table(seen(match, seat))) for seat in range(5))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begun", [(), ("change",)])
def test_on_a_small_screen_the_attack_and_the_whole_hand_stay(begun: tuple[str, ...], language: str):
    match = yojimbo("dan", players=4).new(seed=3)
    seat = match.seat
    hand = match.view(seat)["board"]["hands"][seat]
    begun = tuple(next(text for text in match.legal() if text.startswith(each)) for each in begun)
    full = seen(match, seat, language, told=("Something happened.",) * 9, width=80, height=19)
    shown = replace(full, view=full.view | {"legal": list(match.legal(seat, begun))})
    lines = drawn(SCREEN.table(shown), 80).splitlines()
    assert len(lines) <= 19
    assert any(shown.words.format("yojimbo-word-current") in line for line in lines)
    below = lines[next(n for n, line in enumerate(lines) if full.words.format("yojimbo-word-hand") in line) :]
    assert [card for line in below for card in hand if f" {card}" in line] == hand


def test_lines_that_are_left_go_to_whole_defences_and_then_to_what_happened():
    match = at(yojimbo(), "dagger 3", ["ikkyo osae_ikkyo iriminage kaiten", "irimi"], pile="grab 2, grab 1")

    def text(height: int) -> str:
        told = tuple(f"Thing {number} happened." for number in range(9))
        drawing = drawn(SCREEN.table(seen(match, 0, told=told, width=80, height=height)), 80)
        assert len(drawing.splitlines()) <= height
        return drawing

    assert "Whole defences" not in text(11)
    assert "Whole defences" in text(16)
    assert "Thing" not in text(16)
    assert "Thing 8" in text(20)
    assert "Thing 0" in text(40)


def test_a_narrow_screen_counts_the_lines_that_its_cards_take():
    match = yojimbo("dan", players=4).new(seed=3)
    for height in range(25, 40):
        table = SCREEN.table(seen(match, match.seat, "ru", told=("Что-то случилось.",) * 9, width=50, height=height))
        assert len(drawn(table, 50).splitlines()) <= height


def test_numbers_verbs_and_names_stand_below_each_other():
    match = yojimbo("dan", players=4).new(seed=3)
    hand = match.view(match.seat)["board"]["hands"][match.seat]
    lines = drawn(SCREEN.table(seen(match, match.seat))).splitlines()[-len(hand) :]
    assert len({line.index("change") for line in lines if "change" in line}) == 1
    assert len({len(line) - len(line.lstrip("0123456789 layckn")) for line in lines}) == 1
