"""The table in a terminal: it fits, every choice carries its number, and it reads without colours."""

import io
from random import Random

import pytest
from rich.console import Console

import fuda
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.core.terminal import Seen, terminal
from fuda.core.words import LANGUAGES, Words
from tests.effort import EFFORT

SIZES = [(80, 21), (80, 28), (100, 24), (120, 36), (200, 50), (80, 0), (60, 20)]
NAMES = ("Božena", "Straka")


def positions(count: int, **options: object) -> list[Match]:
    """Positions met in random play, of every phase."""
    dice, found = Random(11), list[Match]()
    table = fuda.game("koikoi", "russian", gaji=True, exchange=True, field_lights=True, **options)
    for seed in range(count):
        match = table.new(seed=seed)
        for _ in range(dice.randrange(1, 40)):
            if not match.over:
                match.play(dice.choice(match.legal()))
        if not match.over:
            found.append(match)
    return found


def drawn(match: Match, language: str, width: int, height: int, **settings: object) -> str:
    assert match.seat is not None
    words = Words(language)
    told = [words.event("koikoi", event, NAMES) for event in match.events[-8:]]
    board = terminal(match.game.spec)
    assert board is not None
    paper = io.StringIO()
    console = Console(file=paper, width=width, highlight=False, **settings)  # type: ignore[arg-type]
    console.print(board.table(Seen(match.view(match.seat), NAMES, words, told, width, height)))
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_fits_and_every_card_to_choose_carries_its_number(language: str, width: int, height: int):
    for match in positions(3 if INTERPRETED else 12 * EFFORT, rounds=3):
        table = drawn(match, language, width, height)
        lines = table.splitlines()
        assert max(map(len, lines)) <= width
        if height and width >= 80:
            assert len(lines) <= height
        assert "koikoi-" not in table
        for number, action in enumerate(match.legal(), 1):
            if action.split()[-1] in match.game.spec.cards:
                assert f" {number} " in table.replace("▴", " ")


def test_cards_read_without_colours():
    match = fuda.game("koikoi").setup(hands=[["1L", "6R"], ["2K1", "2K2"]], field=["1K1", "6A", "11L"])
    table = drawn(match, "en", 80, 24, no_color=True, force_terminal=True)
    for shown in ("pine", "crane", "✦", "peony", "blue", "▬", "butterf", "◆", "poet"):
        assert shown in table
    assert "38;2" not in table


def test_a_spectator_and_an_open_table_can_be_drawn_too():
    match = fuda.game("koikoi").new(seed=1)
    board = terminal(match.game.spec)
    assert board is not None
    words = Words("en")
    view = match.view(None)
    Console(file=io.StringIO()).print(board.table(Seen(view, NAMES, words, (), 80, 24)))
    view["board"]["hands"] = [match.view(seat)["board"]["hands"][seat] for seat in (0, 1)]
    paper = io.StringIO()
    Console(file=paper, width=80).print(board.table(Seen(view | {"seat": 0}, NAMES, words, (), 80, 24)))
    assert "Hand:" in paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_at_stake_is_in_the_question(language: str):
    words = Words(language)
    captured = [["8L", "9A", "1L", "3L"], ["7A", "10A", "6A"]]
    match = fuda.game("koikoi").setup(
        hands=[["2K1"], ["4K1", "4K2"]], captured=captured, phase="call", koi=[0, 1], field=["5A"]
    )
    board = terminal(match.game.spec)
    assert board is not None
    question = board.question(Seen(match.view(0), NAMES, words, (), 80, 24))
    assert words.format("koikoi-word-call-question") in question
    assert "24" in question  # (3 + 3 + 6) × 2
    assert "× 2" in question


def test_a_summary_has_every_scored_line_with_its_clause():
    match, dice = fuda.game("koikoi", rounds=4).new(seed=5), Random(5)
    while not match.over:
        match.play(dice.choice(match.legal()))
    board = terminal(match.game.spec)
    assert board is not None
    paper = io.StringIO()
    words = Words("en")
    Console(file=paper, width=100).print(board.summary(match.events, NAMES, words))
    text = paper.getvalue()
    assert text.count("Summary of the round") == 4
    for event in match.events:
        if event["key"] == "koikoi-event-line":
            assert words.name("koikoi", "yaku", event["args"]["yaku"]) in text
            assert event["clauses"][0] in text
    assert board.summary(match.events[:5], NAMES, words) is None
