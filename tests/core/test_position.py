"""Positions in people's words: what is wrong is named with what was expected."""

from collections.abc import Callable
from typing import Any

import pytest

from fuda.core.errors import BadPosition
from fuda.core.position import Reader

READ = Reader("Snap", {"hands": "two lists of cards", "round": "a number"}, {"A": 0, "B": 1, "C": 2}, "SN-1")


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: READ.check_keys({"hand": []}), "a position of Snap has no 'hand'; it has: hands, round"),
        (lambda: READ.number("round", 0, 1, 9), "round=0; expected a number, 1 to 9"),
        (lambda: READ.number("round", True, 1, 9), "round=True; expected a number, 1 to 9"),
        (lambda: READ.number("round", "1", 1, 9), "round='1'; expected a number, 1 to 9"),
        (lambda: READ.each("hands", [[]], 2), "hands=[[]]; expected two lists of cards: 2"),
        (lambda: READ.cards("hands", "AB"), "hands='AB'; expected two lists of cards"),
        (lambda: READ.cards("hands", ["D"]), "hands has 'D', which is no card; cards: A, B, C (SN-1)"),
        (lambda: READ.cards("hands", [["A"]]), "hands has ['A'], which is no card; cards: A, B, C (SN-1)"),
        (lambda: READ.cards("hands", ["C"], 2), "hands has 'C', which is no card; cards: A, B (SN-1)"),
        (lambda: READ.cards("hands", [{}]), "hands has {}, which is no card; cards: A, B, C (SN-1)"),
        (lambda: READ.phase("call", "play", "rest"), "phase='call'; a position is set up in: play, rest"),
        (lambda: READ.phase(["play"], "play"), "phase=['play']; a position is set up in: play"),
        (lambda: READ.check_once({"hands": [2, 1], "field": [0], "stock": [1]}),
         "hands, stock: in two places at once: B (SN-1)"),
        (lambda: READ.check_once({"hands": [2, 1, 2], "field": []}), "hands: in two places at once: C (SN-1)"),
        (lambda: READ.number("round", 10**5000, 1, 9), "round=(int too large to be shown); expected a number, 1 to 9"),
        (lambda: READ.number("round", "1" * 999, 1, 9), f"round='{'1' * 199}…; expected a number, 1 to 9"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(read: Callable[[], Any], said: str):
    with pytest.raises(BadPosition) as error:
        read()
    assert str(error.value) == said


def test_what_is_right_is_read():
    READ.check_keys({"hands": [], "round": 1})
    READ.check_once({"hands": [0, 1], "field": [2]})
    assert READ.phase("play", "call", "play") == "play"
    assert READ.number("round", 9, 1, 9) == 9
    assert READ.each("hands", (["A"], ()), 2) == [["A"], ()]
    assert READ.cards("hands", ("B", "A")) == [1, 0]
