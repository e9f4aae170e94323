"""A game at a table: how matches start, and what is refused at the door."""

from typing import Any

import pytest

import fuda
from fuda.core.errors import BadPosition, BadTable, FudaError, IllegalAction, choices
from fuda.core.fair import FairDeal
from fuda.core.game import table_rules


def test_a_seed_gives_the_same_deal_and_none_a_fresh_one():
    game = fuda.game("koikoi")
    assert game.new(seed=7).shuffles == game.new(seed=7).shuffles == game.new(seed=b"7").shuffles
    assert game.new(seed=7).shuffles != game.new(seed=8).shuffles
    assert game.new().shuffles != game.new().shuffles


@pytest.mark.parametrize("seed", [True, "7", 7.0, [7], (7,)])
def test_other_seeds_are_refused(seed: Any):
    game = fuda.game("koikoi")
    with pytest.raises(FudaError, match=r"seed=.*; expected an int or bytes"):
        game.new(seed=seed)
    with pytest.raises(FudaError, match=r"seed=.*; expected an int or bytes"):
        game.setup(seed=seed, hands=[["1L"], ["1R"]], field=["5K1"])
    with pytest.raises(FudaError, match=r"seed=.*; expected an int or bytes"):
        game.sample(game.new(seed=1).view(0), seed)


@pytest.mark.parametrize("dealer", [-1, 2, True, "0", 1.0, [0]])
def test_dealers_that_are_no_seat_are_refused(dealer: Any):
    with pytest.raises(FudaError, match=r"dealer=.*; the seats are 0 to 1"):
        fuda.game("koikoi").new(seed=1, dealer=dealer)


def test_a_match_starts_from_a_seed_or_from_a_deal():
    game, deal = fuda.game("koikoi"), FairDeal.seeded(7)
    assert game.new(deal=deal).shuffles == game.new(seed=7).shuffles
    with pytest.raises(FudaError, match="not from both"):
        game.new(seed=7, deal=deal)


def test_a_view_of_another_game_or_table_is_refused():
    game = fuda.game("koikoi")
    view = fuda.game("koikoi", rounds=6).new(seed=1).view(0)
    with pytest.raises(BadTable, match="other rules"):
        game.sample(view, 1)
    with pytest.raises(BadPosition, match="no view of koikoi"):
        game.parse({"game": "chess"})
    with pytest.raises(BadPosition, match="no view of koikoi"):
        game.parse([])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["koikoi", "kocka", "yojimbo"])
def test_a_view_whose_parts_contradict_each_other_is_refused(name: str):
    game = fuda.game(name)
    view = game.new(seed=1).view(0, hints=False)
    assert game.sample(view, 1).view(0, hints=False) == view
    others = [seat for seat in range(game.seats) if seat not in view["to_act"]]
    wrong = {"to_act": others, "seats": 9, "legal": [*view["legal"], "play 1L"], "seat": game.seats}
    if name == "yojimbo":  # elsewhere scores are known from nothing else
        wrong["scores"] = [1, *view["scores"][1:]]
    for part, value in wrong.items():
        for ask in (game.parse, lambda view: game.sample(view, 1)):
            with pytest.raises(BadPosition, match=part):
                ask({**view, part: value})


@pytest.mark.parametrize("name", ["koikoi", "kocka", "yojimbo"])
def test_what_is_wrong_with_a_view_is_said_with_its_place(name: str):
    game = fuda.game(name)
    view = game.new(seed=1).view(0, hints=False)
    board, memory = view["board"], view["memory"]
    wrong = {
        "it lacks board, memory": {key: part for key, part in view.items() if key not in ("board", "memory")},
        "seat=True; expected 0 to": {**view, "seat": True},
        "seat=-1; expected 0 to": {**view, "seat": -1},
        "phase='tea'; expected one of: .*play|turn": {**view, "phase": "tea"},
        "board.round: expected `int`": {**view, "board": {**board, "round": "1"}},
        "board.held: expected `array`": {**view, "board": {**board, "held": 3}},
        r"board has 'tea'; it has: round, ": {**view, "board": {**board, "tea": 1}},
        "board: object missing required field `held`": {
            **view,
            "board": {key: part for key, part in board.items() if key != "held"},
        },
        "memory holds a sign that no text has": {**view, "memory": {**memory, "\ud800": 1}},
        "expected a dict": [view],
    }
    for said, each in wrong.items():
        with pytest.raises(BadPosition, match=said):
            game.parse(each)  # type: ignore[arg-type]


def test_options_as_data_for_forms_and_docs():
    rows = {row["name"]: row for row in table_rules(fuda.game("koikoi").spec)}
    assert rows["rounds"]["kind"] == "int"
    assert rows["rain_stops_viewing"]["needs"] == {"viewing_yaku": True}
    assert rows["tiebreak"] == {
        "name": "tiebreak", "kind": "choice", "values": ["extra_round", "draw"],
        "presets": {"czech": "extra_round", "russian": "draw", "nintendo": "draw"},
        "clauses": ["KK-33"], "group": "match", "needs": {},
    }  # fmt: skip


def test_every_error_is_a_fuda_error_and_a_value_error():
    for error in (BadPosition, BadTable, fuda.BadRecord, IllegalAction):
        assert issubclass(error, FudaError)
        assert issubclass(error, ValueError)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        fuda.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_choices_are_listed_and_endless_lists_cut():
    assert choices([]) == "nothing"
    assert choices(["a", 1]) == "a, 1"
    assert choices(range(100), most=2) == "0, 1, … (100 in all)"


def test_an_illegal_action_carries_its_clause_and_what_was_allowed():
    error = IllegalAction("no", "KK-8", ["play 1L"])
    assert (str(error), error.clause, error.allowed) == ("no", "KK-8", ("play 1L",))
    assert (IllegalAction("no").clause, IllegalAction("no").allowed) == (None, ())


def test_leads_add_up_to_nothing_and_more_is_better():
    assert fuda.game("koikoi", "czech").leads([3, -3]) == [3.0, -3.0]
    assert fuda.game("koikoi", "russian").leads([5, 0]) == [2.5, -2.5]
    assert fuda.game("kocka").leads([0, 0, 1, 0]) == [0.25, 0.25, -0.75, 0.25]
