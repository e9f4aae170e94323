"""The race between a master's moves."""

import time
from random import Random

import numpy as np
import pytest

import fuda
from fuda.bots import bot, habits, koikoi, race
from fuda.bots.race import BEHIND, Field, Race
from fuda.core.contract import Json
from fuda.games.koikoi import rules

pytestmark = pytest.mark.compiled_only


def opening(preset: str = "czech", **options: object) -> Json:
    match = fuda.game("koikoi", preset, **options).new(seed=2)
    assert match.seat is not None
    return match.view(match.seat, hints=False)


def test_koikoi_has_a_master_of_its_own() -> None:
    assert isinstance(bot("koikoi", "master"), Race)
    assert not isinstance(bot("kocka", "master"), Race)


def test_without_time_to_think_habit_decides() -> None:
    view = opening()
    game = fuda.game("koikoi", "czech")
    root, known = game.parse(view), habits.load(game.table)
    legal = np.array(game.actions(root, game.table, view["seat"]), np.int16)
    place = habits.favourite(root[0], game.table[0], view["seat"], legal, len(legal), known, habits.desk(known))
    assert {Race("1sims").choose(view, seed)[0] for seed in range(5)} == {view["legal"][place]}


def test_no_more_playouts_than_the_budget_and_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    view, run, spent = opening(), race.run, list[int]()

    def counted(*given: object) -> None:
        racing, worlds = given[4:6]
        assert isinstance(racing, int)
        assert isinstance(worlds, int)
        spent.append(racing.bit_count() * worlds)
        run(*given)  # type: ignore[reportArgumentType]

    monkeypatch.setattr(race, "run", counted)
    monkeypatch.setattr(race, "keep", lambda racing, *_: racing)  # nobody drops out of it
    for budget in (7, 100, 1000):
        spent.clear()
        Race("500ms").choose(view, 1, f"{budget}sims")
        assert budget - rules.MOST_ACTIONS < sum(spent) <= budget
    begun = time.perf_counter()
    Race("30ms").choose(view, 1)
    assert 0.03 <= time.perf_counter() - begun < 5


def test_who_is_clearly_behind_drops_out_and_who_is_not_stays() -> None:
    rng, worlds = np.random.default_rng(1), 400
    luck = rng.normal(0, 10, worlds)
    results = np.array([luck, luck - 1 + rng.normal(0, 2, worlds), luck - 0.1 + rng.normal(0, 2, worlds), luck - 50])
    squares = np.array([[((a - b) ** 2).sum() for b in results] for a in results])
    field = Field(results.sum(1), squares, np.zeros(4))
    assert race.keep(0b1111, worlds, field) == 0b0101
    assert race.keep(0b1110, worlds, field) == 0b0100
    gaps = results[0] - results[1]
    expected = gaps.mean() / (gaps.std() / np.sqrt(worlds))
    assert race.behind(1, 0, worlds, field) == pytest.approx(expected)
    assert expected > BEHIND


def test_a_call_is_raced_however_sure_habit_is() -> None:
    """Of the match habit knows nothing: with the match won by a stop it would go on here."""
    late: Json = {
        "phase": "call",
        "hands": [["5K1"], ["10K1", "7K1"]],
        "field": ["5R", "6K1"],
        "captured": [["1L", "1K1", "3L", "3K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]],
        "round": 12,
        "scores": [5, -5],
    }
    match = fuda.game("koikoi", "czech").setup(**late)
    assert match.seat is not None
    view = match.view(match.seat, hints=False)
    assert Race("1sims").choose(view, 1) == ("koi",)
    assert Race("200sims").choose(view, 1) == ("stop",)


@pytest.mark.parametrize(
    ("changes", "inclination", "koi"),
    [
        ({"scores": [5, -5]}, 20.0, False),  # a stop wins the match
        ({"scores": [-5, 5]}, 20.0, False),
        ({"scores": [-12, 12]}, -20.0, True),  # a stop loses it, and twice the points would not
        ({"round": 1}, 2.0, True),  # it is long: as habit has it
        ({"round": 1}, -2.0, False),
        ({"round": 9, "scores": [10, -10]}, 3.0, False),
        ({"round": 9, "scores": [-10, 10]}, -1.5, True),
    ],
)
def test_playouts_call_with_an_eye_on_the_match(changes: Json, inclination: float, koi: bool) -> None:
    late: Json = {
        "phase": "call",
        "hands": [["5K1"], ["10K1", "7K1"]],
        "field": ["5R", "6K1"],
        "captured": [["1L", "1K1", "3L", "3K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]],  # 6 points, 12 of the lead
        "round": 12,
    }
    match = fuda.game("koikoi", "czech").setup(**late | changes)
    assert match.seat is not None
    assert race.goes_on(match.state[0], match.table[0], match.seat, inclination) == koi


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_what_a_stop_would_bring_is_what_it_brings(preset: str) -> None:
    match, rng, calls = fuda.game("koikoi", preset, rounds=24, field_lights=True).new(seed=6), Random(6), 0
    while not match.over:
        assert match.seat is not None
        action, expected = rng.choice(match.legal()), None
        if "stop" in match.legal():
            expected, calls = koikoi.at_hand(match.state[0], match.table[0], match.seat), calls + 1
        match.play(action, seat=match.seat, deal=False)
        if action == "stop":
            assert match.state[0].gain == expected
        match.deal()
    assert calls > 10


def test_before_an_exchange_nobody_has_looked() -> None:
    view = opening(exchange=True)
    assert view["phase"] == "exchange"
    assert {Race("100sims").choose(view, seed)[0] for seed in range(20)} == {"swap", "keep"}
