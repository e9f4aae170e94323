"""Positions set up by hand that no round of Yojimbo reaches: each is refused by its field and its clause."""

from typing import Any

import pytest

import fuda
from tests.clauses import clause
from tests.games.yojimbo.arrange import at, yojimbo


def refused(mark: pytest.MarkDecorator, field: str, attack: str = "strike 4", /, **position: Any) -> Any:
    """A position of three, and what its refusal has to name."""
    return pytest.param(attack, position, field, list(mark.args), marks=mark)


@pytest.mark.parametrize(
    ("attack", "position", "field", "clauses"),
    [
        refused(clause("YJ-9", "YJ-10", "YJ-12"), "turned", staying=[0, 1], turned=[]),
        refused(clause("YJ-9", "YJ-10", "YJ-12"), "turned", staying=[0], turned=[1]),
        refused(clause("YJ-20"), "turn, staying: ", turn=1, staying=[0]),
        refused(clause("YJ-20"), "turn, staying: ", averted={"seat": 0, "type": "strike"}, staying=[0]),
        refused(clause("YJ-19"), "phase='forced'", phase="forced"),
        refused(clause("YJ-26"), "round", round=9),
        refused(clause("YJ-18"), "averted", averted={"seat": 0, "type": "strike", "tenkan": True}, pile=""),
        refused(clause("YJ-18"), "averted", averted={"seat": 0, "type": "grab"}),
        refused(clause("YJ-17"), "averted", "dagger 3", averted={"seat": 0, "type": "dagger"}),
        refused(clause("YJ-18"), "averted: tenkan='no'", averted={"seat": 0, "type": "strike", "tenkan": "no"}),
    ],
)
def test_what_no_round_reaches_is_refused(attack: str, position: dict[str, Any], field: str, clauses: list[str]):
    with pytest.raises(fuda.BadPosition) as error:
        at(yojimbo(players=3), attack, ["ikkyo", "ikkyo", "irimi"], **position)
    said = str(error.value)
    assert field in said
    assert all(name in said for name in clauses) or said.startswith(
        f"{field}="
    )  # a value of the wrong kind has no clause


@clause("YJ-4")
@pytest.mark.parametrize("beside", [{"stack": ["Y002"]}, {"hands": [[], []]}, {"round": 2}], ids=str)
def test_a_deal_is_a_whole_position(beside: dict[str, Any]):
    with pytest.raises(fuda.BadPosition, match=f"a position with a deal has no '{next(iter(beside))}'"):
        yojimbo().setup(deal=["Y001"], **beside)


@clause("YJ-7", "YJ-12")
@pytest.mark.parametrize(
    ("position", "turned"),
    [
        ({}, []),
        ({"holder": 1, "turn": 0}, [1, 2]),
        ({"holder": 1, "turn": 2}, [1]),
        ({"holder": 1, "turn": 0, "staying": [0, 2]}, [1, 2]),
        ({"averted": {"seat": 1, "type": "strike"}}, [0, 1, 2]),
        ({"staying": [0, 1]}, [0, 1, 2]),  # seat 2 has left the round, and its first turn comes after seat 0's
    ],
)
def test_who_has_had_a_turn_follows_from_whose_it_is_where_nobody_says_so(position: dict[str, Any], turned: list[int]):
    """The holder of Yojimbo begins, and turns go clockwise."""
    match = at(yojimbo(players=3), "strike 4", ["ikkyo", "ikkyo", "irimi"], **position)
    assert match.view(0)["board"]["turned"] == turned
    assert ("train" in match.legal()) == (len(turned) < 3)


@clause("YJ-7")
@pytest.mark.parametrize("turned", [[], [0], [1, 0], [2]])
def test_first_turns_go_clockwise_from_the_holder(turned: list[int]):
    with pytest.raises(fuda.BadPosition, match=r"turned: .*YJ-7"):
        at(yojimbo(players=3), "strike 4", ["ikkyo", "ikkyo", "irimi"], holder=1, turn=2, turned=turned)
    for lawful in ([1], [0, 1, 2]):
        at(yojimbo(players=3), "strike 4", ["ikkyo", "ikkyo", "irimi"], holder=1, turn=2, turned=lawful)
