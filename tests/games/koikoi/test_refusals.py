"""A choice outside legal() is refused with the clause that forbids it, and nothing changes (KK-34)."""

from typing import Any

import pytest

import fuda
from fuda.core.match import Match
from fuda.games.koikoi.notation import ACTIONS, CARDS
from tests.clauses import clause
from tests.games.koikoi.arrange import at, deck, frozen, koikoi

PLAY: dict[str, Any] = {"hands": "1K1 4K1 / 2K1 5K1", "field": "3L 3R 8L", "stock": "7K1"}


def playing(**position: Any) -> Match:
    return at(koikoi("czech", **position.pop("options", {})), **{**PLAY, **position})


def taking() -> Match:
    match = playing(hands="3K1 4K1 / 2K1 5K1")
    match.play("play 3K1")
    return match


def taking_from_stock() -> Match:
    match = playing(stock="3K1")
    match.play("play 4K1")
    return match


def taking_with_gaji() -> Match:
    match = playing(hands="11K 4K1 / 2K1 5K1", options={"gaji": True})
    match.play("play 11K")
    return match


def calling() -> Match:
    return at(koikoi("czech"), phase="call", hands="4K1 / 2K1 5K1", captured="3L 9A /")


def exchanging() -> Match:
    return koikoi("czech", exchange=True).setup(deck=deck())


def over() -> Match:
    match = at(koikoi("czech", rounds=1), phase="call", hands="4K1 / 2K1 5K1", captured="3L 9A /")
    match.play("stop")
    return match


def resting() -> Match:
    match = calling()
    match.play("stop", deal=False)
    return match


@clause("KK-34")
@pytest.mark.parametrize(
    ("position", "seat", "action", "named"),
    [
        (playing, 0, "play 2K1", "KK-8"),  # a card of the other hand
        (playing, 0, "play 3L", "KK-8"),  # a field card
        (playing, 1, "play 2K1", "KK-8"),  # out of turn
        (playing, 0, "koi", "KK-21"),
        (playing, 0, "stop", "KK-21"),
        (playing, 0, "take 3L", "KK-9"),
        (playing, 0, "take none", "KK-9"),
        (playing, 0, "declare", "KK-5"),
        (playing, 0, "swap", "KK-26"),
        (playing, 0, "keep", "KK-26"),
        (taking, 0, "take 8L", "KK-9"),  # another month
        (taking, 0, "take 3K2", "KK-9"),  # not on the field
        (taking, 0, "take none", "KK-11"),
        (taking, 0, "play 4K1", "KK-9"),
        (taking, 0, "stop", "KK-9"),
        (taking, 1, "take 3L", "KK-8"),
        (taking_from_stock, 0, "take 8L", "KK-9"),
        (taking_from_stock, 0, "play 1K1", "KK-12"),
        (taking_from_stock, 0, "take none", "KK-11"),
        (taking_with_gaji, 0, "take 2A", "KK-27"),
        (taking_with_gaji, 0, "play 4K1", "KK-9"),
        (calling, 0, "play 4K1", "KK-21"),
        (calling, 0, "take 3L", "KK-21"),
        (calling, 1, "stop", "KK-8"),
        (exchanging, 0, "swap", "KK-26"),
        (exchanging, 1, "play 1L", "KK-26"),
        (exchanging, 1, "declare", "KK-26"),
        (over, 0, "play 4K1", "KK-1"),
        (over, 1, "stop", "KK-1"),
        (resting, 0, "play 4K1", "KK-28"),
        (resting, 1, "koi", "KK-28"),
    ],
)
def test_a_refused_choice_names_its_clause_and_changes_nothing(position: Any, seat: int, action: str, named: str):
    match = position()
    before = frozen(match)
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play(action, seat=seat)
    assert refused.value.clause == named
    assert frozen(match) == before


@clause("KK-34")
@pytest.mark.parametrize(
    "position", [playing, taking, taking_from_stock, taking_with_gaji, calling, exchanging, over, resting]
)
def test_exactly_what_is_legal_is_accepted(position: Any):
    """Every action there is, from each seat: played when it is in legal(), refused with a clause when it is not."""
    for seat in (0, 1):
        for action in ACTIONS:
            match = position()
            before = frozen(match)
            if action in match.legal(seat):
                match.play(action, seat=seat)
                assert frozen(match) != before
            else:
                with pytest.raises(fuda.IllegalAction) as refused:
                    match.play(action, seat=seat)
                assert refused.value.clause
                assert frozen(match) == before


@clause("KK-34")
def test_a_refusal_says_what_is_allowed():
    with pytest.raises(fuda.IllegalAction, match="allowed: play 1K1, play 4K1") as refused:
        playing().play("stop")
    assert refused.value.allowed == ("play 1K1", "play 4K1")


@clause("KK-34", "KK-22")
def test_after_a_koi_the_refusal_names_the_clause_about_going_on():
    match = playing(captured="6R 9R 10R /", koi=(1, 0))
    with pytest.raises(fuda.IllegalAction) as refused:
        match.play("stop")
    assert refused.value.clause == "KK-22"


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        ({"hands": "1K1 / 2K1", "field": "1K1"}, "1K1"),  # in two places
        ({"hands": "1K1 / 2K9"}, "2K9"),
        ({"hands": "1K1 4K1 / 2K1"}, "KK-8"),  # the oya cannot have more
        ({"hands": "1K1 / 2K1", "turn": 1}, "KK-8"),
        ({"hands": "/", "turn": 0}, "KK-8"),
        ({"hands": "1K1 / 2K1 3K1", "phase": "call"}, "KK-21"),  # nothing to call
        ({"hands": "/ 2K1", "phase": "call", "captured": "3L 9A /"}, "KK-22"),
        ({"hands": "/ 2K1", "turn": 1}, "KK-29"),
        ({"hands": "1K1 / 2K1", "phase": "exchange"}, "KK-26"),
        ({"hands": "1K1 / 2K1", "phase": "rest"}, "phase"),
        ({"hands": "1K1 / 2K1", "oya": 2}, "oya"),
        ({"hands": "1K1 / 2K1", "scores": (1,)}, "scores"),
        ({"hands": "1K1 / 2K1", "round": 0}, "round"),
        ({"hands": "1K1 / 2K1", "field": "5K1", "lights": 6}, "lights"),
        ({"hands": "1K1 / 2K1", "field": "5K1", "claim": (0, 13)}, "claim"),
        ({"hands": "1K1 / 2K1", "table": "green"}, "table"),
        ({"hands": "5K1 / 2K1", "field": "1L 1R 1K1 1K2", "played": "1L 1R 1K1 1K2 /"}, "KK-5"),
        ({"hands": "1K1 / 2K1", "field": 7}, "field"),
        ({"hands": "1K1 / 2K1", "stock": " ".join(c for c in CARDS if c not in ("1K1", "2K1"))}, "stock"),
        ({"deck": "1L 1L"}, "1L"),
        ({"deck": "1L", "hands": "1K1 / 2K1"}, "hands"),
        ({"deck": "13L"}, "13L"),
    ],
)
def test_a_position_that_no_round_reaches_is_refused(position: dict[str, Any], wrong: str):
    with pytest.raises(fuda.BadPosition, match=wrong):
        at(koikoi("czech"), **position)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda view: view["board"]["field"].append("1K1"), "1K1"),
        (lambda view: view["board"]["field"].append("2A"), "hidden"),
        (lambda view: view["board"]["captured"][0].append("13L"), "13L"),
        (lambda view: view["board"]["held"].__setitem__(1, 7), "board.held"),
        (lambda view: view["board"]["held"].__setitem__(0, 7), "board.held"),
        (lambda view: view["board"].__setitem__("stock", 30), r"board.stock: expected `int` <= 24"),
        (lambda view: view["board"].__setitem__("oya", 2), r"board.oya: expected `int` <= 1"),
        (lambda view: view["board"].__setitem__("turn", -1), r"board.turn: expected `int` >= 0"),
        (
            lambda view: view["board"].__setitem__("claim", {"seat": 0, "month": 13}),
            r"board.claim.month: expected `int` <= 12",
        ),
        (lambda view: view["memory"].__setitem__("played", [["1L", "1R", "1K1", "1K2"], []]), "memory.played"),
        (lambda view: view["memory"].__setitem__("turned", ["1L"]), "turned"),
        (lambda view: view["memory"].__setitem__("moves", ["play 13L"]), "13L"),
        (
            lambda view: view["memory"].__setitem__("moves", ["koi"] * 65),
            "memory.moves: expected `array` of",
        ),
        (lambda view: view.__setitem__("phase", "tea"), "tea"),
        (lambda view: view.pop("board"), "board"),
    ],
)
def test_a_view_that_shows_no_possible_table_is_refused(change: Any, wrong: str):
    game = koikoi("czech")
    view = playing().view(0)
    game.sample(view, 1)
    change(view)
    with pytest.raises(fuda.BadPosition, match=wrong):
        game.sample(view, 1)
