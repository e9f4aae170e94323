"""Koi-Koi positions with one clearly right answer, and positions where the table rules decide it."""

import pytest

import fuda
from fuda.bots import bot
from fuda.core.contract import Json

BUDGETS = {"thinker": "6000sims", "master": "2000sims"}
pytestmark = pytest.mark.compiled_only


def answers(preset: str, position: Json, **options: object) -> set[str]:
    """Return what those who think answer, with three different seeds."""
    match = fuda.game("koikoi", preset, **options).setup(**position)
    assert match.seat is not None
    view = match.view(match.seat, hints=False)
    return {
        action
        for level, budget in BUDGETS.items()
        for seed in (1, 2, 3)
        for action in bot("koikoi", level).choose(view, seed, budget)
    }


def position(**changes: object) -> Json:
    """Return a late position of the last round: two cards each, seat 0 to play."""
    late: Json = {
        "hands": [["3K1", "5K1"], ["10K1", "7K1"]],
        "field": ["3L", "5R", "6K1", "12K1"],
        "captured": [["1L", "1K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]],
        "round": 12,
    }
    return late | changes


@pytest.mark.parametrize("preset", ["czech", "russian"])
def test_takes_the_light_that_wins(preset: str) -> None:
    assert answers(preset, position()) == {"play 3K1"}


@pytest.mark.parametrize("preset", ["czech", "russian"])
def test_takes_the_light_that_the_opponent_needs(preset: str) -> None:
    captured = [["2A", "2K1", "4A", "4K1"], ["1L", "1K1", "8L", "8K1"]]
    hands = [["3K1", "5K1"], ["3K2", "7K1"]]
    # Played away from it, the curtain falls to whoever holds a cherry; taken, there is no sanko left to make.
    assert answers(preset, position(captured=captured, hands=hands, stock=["10K1", "10K2", "11K"])) == {"play 3K1"}


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_stops_with_a_sure_lead_in_the_last_round(preset: str) -> None:
    captured = [["1L", "1K1", "3L", "3K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]]
    call = position(
        phase="call", hands=[["5K1"], ["10K1", "7K1"]], captured=captured, field=["5R", "6K1"], scores=[5, -5]
    )
    assert answers(preset, call) == {"stop"}


def test_goes_on_in_the_last_round_when_a_stop_would_lose_the_match() -> None:
    captured = [["1R", "1K1", "2R", "2K1", "4R", "5R", "7R", "7K1"], ["4A", "4K1", "8A", "8K1"]]
    call = position(
        phase="call",
        turn=0,
        oya=0,
        hands=[["3K1", "6K1", "12K1"], ["10K1", "9K1", "11A", "11R"]],
        field=["3R", "6R", "12K2"],
        captured=captured,
        scores=[-2, 0],
    )
    assert answers("russian", call) == {"koi"}


# The same cards on both tables: the Czech one multiplies by every koi of both players, the Russian one here doubles
# seven points and a win after one's own koi.
EARLY_SANKO = {
    "hands": [["1R", "5A", "7R", "12K3"], ["4R", "4K2", "7K1", "12K1"]],
    "field": ["2K1", "6K1", "8K2", "11L"],
    "captured": [
        ["5K1", "5K2", "9R", "9K1", "10A", "10R", "10K1", "10K2"],
        ["1L", "1K2", "2A", "2R", "3L", "3R", "3K1", "3K2", "6A", "6K2", "8L", "8K1"],
    ],
    "oya": 0,
    "turn": 1,
    "phase": "call",
    "round": 5,
}
TWO_KOI_CALLED = {
    "hands": [["5A", "5R"], ["2R", "8K1"]],
    "field": ["3K2", "9A", "10K1", "12K1"],
    "captured": [
        ["1R", "1K2", "4A", "4K1"],
        ["1L", "1K1", "2A", "2K1", "3L", "3R", "6R", "6K2", "7A", "7R", "8L", "8A", "9R", "9K1", "11L", "11R"],
    ],
    "oya": 0,
    "turn": 1,
    "phase": "call",
    "koi": [0, 2],
    "round": 5,
}


def test_a_doubling_in_reach_is_worth_going_on_for() -> None:
    assert answers("czech", EARLY_SANKO) == {"stop"}
    assert answers("russian", EARLY_SANKO, double_own_koi=True) == {"koi"}


def test_a_multiplier_without_end_is_worth_going_on_for() -> None:
    assert answers("czech", TWO_KOI_CALLED) == {"koi"}
    assert answers("russian", TWO_KOI_CALLED, double_own_koi=True) == {"stop"}
