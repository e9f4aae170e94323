"""Positions of Kouřící kočka with one clearly right answer."""

import pytest

import fuda
from fuda.bots import bot

THINKER = bot("kocka", "thinker")
BUDGET = "4000sims"
pytestmark = pytest.mark.compiled_only

# Seat 0 leads; it holds the high hearts and leaves.
HANDS = [
    ["HA", "HK", "LA", "LK", "A7", "A8", "B7", "B8"],
    ["H7", "HX", "HU", "HO", "L7", "AX", "AU", "AK"],
    ["H8", "LO", "L8", "B9", "BX", "BU", "A9", "AO"],
    ["H9", "L9", "LX", "LU", "BO", "BK", "BA", "AA"],
]


def answers(hands: list[list[str]], plays: list[str], **options: object) -> set[str]:
    """Return what the thinker answers with three different seeds, after the plays."""
    match = fuda.game("kocka", **options).setup(hands=hands, plays=plays, dealer=3)
    assert match.seat is not None
    view = match.view(match.seat, hints=False)
    return {action for seed in (1, 2, 3) for action in THINKER.choose(view, seed, BUDGET)}


def test_ducks_under_hejma() -> None:
    hands = [
        ["L8", "HA", "H7", "AA", "AK", "BA", "BK", "A7"],
        ["L9", "HX", "HO", "H8", "LU", "AU", "BO", "A8"],
        ["LO", "LX", "H9", "B7", "B8", "BU", "AO", "LA"],
        ["L7", "LK", "HK", "HU", "A9", "AX", "B9", "BX"],
    ]
    assert answers(hands, ["L8", "L9", "LO"]) == {"play L7"}


def test_gives_hejma_away_when_it_can_not_follow() -> None:
    hands = [
        ["B7", "H7", "H8", "L7", "L8", "B8", "LU", "AX"],
        ["BX", "HX", "HU", "HO", "L9", "A8", "AO", "LA"],
        ["BA", "LX", "H9", "B9", "BK", "BU", "LK", "BO"],
        ["LO", "HA", "HK", "AA", "AK", "AU", "A7", "A9"],
    ]
    assert answers(hands, ["B7", "BX", "BA"]) == {"play LO"}


def test_throws_in_when_the_round_is_lost() -> None:
    plays = ["HA", "H7", "H8", "H9", "HK", "HX", "B9", "BA", "LA", "L7", "LO", "L9"]
    assert answers(HANDS, plays, stop_at_17="off") == {"throw"}


def test_plays_on_while_there_is_hope() -> None:
    plays = ["HA", "H7", "H8", "H9"]
    assert "throw" not in answers(HANDS, plays)
