"""What puzzles are about: told from the position, the best move and the wrong one that is likely to be made."""

from typing import Any

import pytest

from fuda.review.puzzles import Answer
from fuda.review.puzzles.themes import promising, theme
from fuda.review.report import Reason


def answer(text: str, chance: float = 0.5, *reasons: Reason) -> Answer:
    return Answer([text], chance, 0.0, 0.0, 0.0, list(reasons))


def koikoi(best: str, tempting: str, field: str, *reasons: Reason, captured: str = "") -> str:
    view: Any = {"board": {"field": field.split(), "captured": [captured.split(), []]}}
    return theme("koikoi", view, [answer(best, 0.6), answer(tempting, 0.4, *reasons)], 1, [tempting])


THEIR_MOON = Reason("review-koikoi-their-yaku", {"yaku": "tsukimi"})
THEIR_RIBBONS = Reason("review-koikoi-their-yaku", {"yaku": "tan"})
LOSS = Reason("review-koikoi-loss", {})
GAIN = Reason("review-koikoi-gain", {})


def test_the_fourth_card_is_one_that_can_wait_or_must_not():
    assert koikoi("play 4R", "play 12L", "4K1 12K1", captured="12K2 12K3") == "fourth"
    assert koikoi("play 12L", "play 4R", "4K1 12K1 12K2 12K3") == "fourth"
    assert koikoi("play 4R", "play 12L", "4K1 12K1", captured="12K2") == "build"  # somebody may hold the other


def test_taking_what_the_opponent_needs_is_denying():
    assert koikoi("play 8A", "play 1R", "1K1 8K1", LOSS, THEIR_MOON) == "deny-light"
    assert koikoi("play 11K", "play 1R", "1K1 11L", LOSS) == "deny-light"
    assert koikoi("play 4R", "play 1R", "1K1 4K1", LOSS, THEIR_RIBBONS) == "deny"
    assert koikoi("play 8A", "play 1R", "1K1 8L", GAIN, THEIR_MOON) == "light"
    assert koikoi("play 8A", "play 1R", "1K1 9L", LOSS, THEIR_MOON) == "break"


def kocka(best: str, tempting: str, trick: str, **others: float) -> str:
    view: Any = {"board": {"trick": {"cards": trick.split()}}}
    answers = [answer(best, 0.6), *(answer(text.replace("_", " "), chance) for text, chance in others.items())]
    return theme("kocka", view, answers, 1, [tempting])


def test_playing_on_is_the_question_where_all_else_loses_like_throwing_in():
    assert kocka("play H7", "play LA", "", play_LA=0.301, throw=0.3) == "throw"
    assert kocka("play H7", "play LA", "", play_LA=0.4, throw=0.3) == "lead"
    assert kocka("play H7", "throw", "", play_LA=0.4, throw=0.3) == "throw"


@pytest.mark.parametrize(
    ("best", "tempting", "trick", "expected"),
    [
        ("play L7", "play LK", "L9", "duck"),
        ("play LK", "play L7", "L9", "rise"),
        ("play HA", "play B7", "L9", "discard"),
        ("pass LK", "pass L7", "", "pass"),
        ("play L7", "done", "L9", "other"),
    ],
)
def test_a_card_of_kocka_ducks_takes_or_is_thrown_off(best: str, tempting: str, trick: str, expected: str):
    assert kocka(best, tempting, trick) == expected


def test_a_search_for_themes_leaves_out_what_cannot_be_about_them():
    wanted = frozenset({"deny-light"})
    assert [promising("koikoi", seeming, wanted) for seeming in ("light", "build", "break", "call")] == [1, 1, 0, 0]
    assert promising("koikoi", "call", frozenset())
    assert promising("yojimbo", "kick", frozenset({"kick"}))
