"""Views that no round of Yojimbo leads to: each is refused by the place where it contradicts itself."""

import json
from random import Random
from typing import Any

import pytest

import fuda
from fuda.core.match import Match
from tests.clauses import clause
from tests.contract.tables import random_move
from tests.games.yojimbo.arrange import at, yojimbo


def shown(match: Match, seat: int | None = 0) -> Any:
    view = json.loads(json.dumps(match.view(seat)))
    assert match.game.sample(view, 1).view(seat) == view
    return view


def refused(view: Any, said: str) -> None:
    """It is refused, however it is asked about, and nothing else is."""
    game = fuda.game("yojimbo", **view["table"])
    for ask in (lambda: game.parse(view), lambda: game.sample(view, 1)):
        with pytest.raises(fuda.BadPosition, match=said):
            ask()


def changed(view: Any, part: str, **changes: Any) -> Any:
    return {**view, part: {**view[part], **changes}}


def until(phase: str, preset: str = "dan", **options: Any) -> Match:
    """The first match in which a random player comes to a phase."""
    for seed in range(200):
        match, rng = yojimbo(preset, **options).new(seed=seed), Random(seed)
        while not match.over:
            if match.view(None, hints=False)["phase"] == phase:
                return match
            match.play(*random_move(match, match.seats[0], rng))
    raise AssertionError(f"nobody comes to {phase}")


@clause("YJ-4", "YJ-6", "YJ-7", "YJ-12", "YJ-17", "YJ-20", "YJ-26")
@pytest.mark.parametrize(
    ("part", "changes", "said"),
    [
        ("board", {"stack": []}, "board.stack, memory.stack"),
        ("board", {"round": 29}, "board.round=29.*YJ-26"),
        ("board", {"round": 0}, "board.round=0"),
        ("board", {"staying": [1, 2]}, "board.staying"),
        ("board", {"staying": [0, 1]}, "board.turned: seat 2"),
        ("board", {"holder": None}, "board.holder"),
        ("board", {"held": [5, 5]}, "board.held has 2 entries; expected one for each of 3 seats"),
        ("board", {"held": [5, 5, 200]}, r"board.held\[2\]: expected `int` <= 124"),
        ("board", {"laid": 1}, "board.laid|hidden cards"),
        ("board", {"discards": 5}, "board.top, board.discards"),
        ("board", {"averted": {"seat": 1, "type": "dagger", "tenkan": False, "osae": None}}, "board.turned|dagger"),
        ("board", {"averted": {"seat": 1, "type": "grab", "tenkan": False, "osae": "tea"}}, "board.averted.osae='tea'"),
        ("board", {"drawing": {"purpose": "osae", "owed": 3, "contenders": [], "source": None}}, "board.drawing"),
        ("board", {"drawing": {"purpose": "start", "owed": 3, "contenders": [0], "source": None}}, "board"),
        ("board", {"begun": ["Y999"]}, "board.begun: there is no card 'Y999'"),
        ("memory", {"taken": []}, "memory.taken has 0 entries"),
        ("memory", {"lent": [[0], [0], [0]]}, r"memory.lent\[0\] has 1 entries"),
        ("memory", {"lent": [[0, 0, 0], [0, 2, 0], [0, 0, 0]]}, r"memory.lent\[1\]\[1\]=2"),
        ("memory", {"hidden_discards": [0, 3, 0]}, "memory.hidden_discards"),
        ("memory", {"shown": ["Y001"]}, "memory.shown: Y001"),
    ],
)
def test_numbers_of_a_round_go_together(part: str, changes: dict[str, Any], said: str):
    match = at(yojimbo(players=3), "strike 7", ["irimi tenkan", "kaiten irimi", "renraku"], pile="grab 1, grab 2")
    refused(changed(shown(match), part, **changes), said)


@clause("YJ-20", "YJ-23", "YJ-25")
@pytest.mark.parametrize("phase", ["kick", "prize", "pay"])
def test_the_winner_decides_and_nobody_else(phase: str):
    match = until(phase)
    view = shown(match, match.seats[0])
    refused(changed(view, "board", averted=None), "board.averted|board.kicked|board.turned")
    if phase != "kick":  # a decision of tables that know one
        refused({**view, "table": yojimbo("dan", prize="points").options}, "nothing to decide")
    assert view["board"]["holder"] == match.seats[0]
    refused(changed(view, "board", holder=1 - match.seats[0]), "board.turn=")


@clause("YJ-4")
def test_before_the_shuffle_nothing_lies_anywhere():
    view = shown(yojimbo().new(seed=1))
    refused({**view, "phase": "shuffle"}, "phase='shuffle'")


@clause("YJ-3")
def test_a_card_that_has_a_number_but_is_in_no_deck_is_refused():
    """Actions have numbers for more cards than a mask has room for."""
    view = shown(yojimbo().new(seed=1))
    refused(
        changed(view, "memory", stack=[{"card": "Y128", "known_by": [0]}]), "Y128 is a card that is not in the deck"
    )
    refused(changed(view, "memory", lenders=[{"card": "Y128", "seats": [1]}]), "Y128 is a card that is not in the deck")
