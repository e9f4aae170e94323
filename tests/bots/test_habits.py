"""What a practised Koi-Koi player does without a search, and what a search makes of it."""

import numpy as np
import pytest

import fuda
from fuda.bots import habits
from fuda.bots.search import Search
from fuda.core.contract import Json
from fuda.core.rng import streams
from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import action
from scripts.practise import LOGITS, Evolution, Ring, unpack

pytestmark = pytest.mark.compiled_only
CALM = habits.WEIGHTS.copy()
CALM[[habits.BOLD, habits.MOOD]] = 0


def chosen(preset: str, position: Json, **options: object) -> str:
    """Return what habit chooses in a position, without mood."""
    match = fuda.game("koikoi", preset, **options).setup(**position)
    assert match.seat is not None
    actions = np.zeros(rules.MOST_ACTIONS, np.int16)
    count = rules.legal(match.state[0], match.table[0], match.seat, actions)
    place = habits.habit(
        match.state[0], match.table[0], match.seat, actions, count, streams(1), habits.CHANCES, CALM
    )  # fmt: skip
    assert action(match.legal()[place]) == actions[place]
    return match.legal()[place]


LATE: Json = {
    "hands": [["3K1", "5K1"], ["10K1", "7K1"]],
    "field": ["3L", "5R", "6K1", "12K1"],
    "captured": [["1L", "1K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]],
}


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_takes_what_makes_a_yaku(preset: str) -> None:
    assert chosen(preset, LATE) == "play 3K1"
    assert chosen(preset, LATE | {"captured": [["1R", "2R", "4R", "7R"], []]}) == "play 5K1"


def test_takes_what_the_opponent_needs() -> None:
    assert chosen("czech", LATE | {"captured": [["2A", "2K1"], ["1L", "1K1", "8L", "8K1"]]}) == "play 3K1"


def test_lays_down_what_helps_the_opponent_least() -> None:
    # The opponent lacks the blue ribbon of September; nothing on the field can be taken.
    quiet = {"hands": [["9R", "12K2"], ["5K1", "7K1"]], "field": ["2K1", "4K1"]}
    assert chosen("czech", quiet | {"captured": [[], ["6R", "6K1", "10R", "10K1"]]}) == "play 12K2"


def test_goes_on_while_there_is_hope_and_stops_under_threat() -> None:
    held = {"hands": [["3K1", "5K1", "6R", "9K1", "12K2"], ["10K1", "7K1", "4K2", "2K2", "9K2", "12K3"]]}
    call = {"phase": "call", "turn": 0, "oya": 0, "field": ["7R", "8K2"], **held}
    hope = [["1L", "1K1", "8L", "8K1", "12L", "12K1"], ["2K1", "4K1"]]
    threat = [["5R", "5K2", "4R", "1R", "2R", "7K2", "9R"], ["1L", "8L", "12L", "6A", "10A", "9A", "3K2"]]
    assert chosen("russian", call | {"captured": hope}) == "koi"
    assert chosen("russian", call | {"captured": threat}) == "stop"


def test_practice_beats_the_quick_policy_under_every_preset() -> None:
    numbers = np.concatenate([np.array(habits.LOGITS).ravel(), habits.WEIGHTS])
    leads = Ring().lead(numbers, None, seed=5, deals=2000)
    # Ten standard errors and more; the same deals every time.
    assert leads["czech"] > 3
    assert leads["russian"] > 1
    assert leads["nintendo"] > 1


def test_the_chances_fall_with_what_is_missing() -> None:
    assert (np.diff(habits.CHANCES, axis=1) < 0).all()
    assert ((habits.CHANCES > 0) & (habits.CHANCES <= 1)).all()
    chance, weights = unpack(np.concatenate([np.array(habits.LOGITS).ravel(), habits.WEIGHTS]))
    assert chance.tolist() == habits.CHANCES.tolist()
    assert weights.tolist() == CALM.tolist()
    assert len(habits.LOGITS) * 3 == LOGITS


def test_evolution_finds_the_top_of_a_hill() -> None:
    top = np.array([1.0, -2.0, 0.5, 3.0])
    search = Evolution(np.array([0.5, -1.0, 1.0, 1.0]), np.random.default_rng(1))
    for _ in range(120):
        search.tell([-float(((each - top) ** 2).sum()) for each in search.ask()])
    assert np.abs(search.mean - top).max() < 1e-3


@pytest.mark.parametrize("practised", [False, True])
def test_a_favourite_that_cannot_be_overtaken_ends_the_search_early(
    monkeypatch: pytest.MonkeyPatch, practised: bool
) -> None:
    """The choice is the one that the whole budget would bring."""
    search, spent = Search("4000sims", practised=practised), list[int]()
    match = fuda.game("koikoi", "russian").new(seed=8)
    early: list[tuple[str, ...]] = []
    views: list[Json] = []
    while not match.over and len(views) < 24:
        assert match.seat is not None
        view = match.view(match.seat, hints=False)
        views.append(view)
        early.append(search.choose(view, len(views)))
        match.play(*early[-1], seat=match.seat)
    grow = search._grow  # type: ignore[reportPrivateUsage]

    def counted(*given: object) -> object:
        nodes = grow(*given)  # type: ignore[reportArgumentType]
        spent.append(int(nodes[0]["visits"]))
        return nodes

    monkeypatch.setattr(search, "_grow", counted)
    assert [search.choose(view, n) for n, view in enumerate(views, 1)] == early
    assert min(spent) < 4000
    monkeypatch.setattr("fuda.bots.search.LOOKS", 0.5)  # the first look comes after the end
    spent.clear()
    assert [search.choose(view, n) for n, view in enumerate(views, 1)] == early
    assert set(spent) == {4000}
