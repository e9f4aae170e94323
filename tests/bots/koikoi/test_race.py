"""The race between a master's moves."""

import time
from itertools import count

import numpy as np
import pytest

import fuda
from fuda.bots import bot, race
from fuda.bots.koikoi import network as policy
from fuda.bots.koikoi import race as koikoi
from fuda.bots.koikoi.race import Racer
from fuda.bots.network import Network
from fuda.bots.race import DROP, Instinct, OrElse, Race, Tally
from fuda.bots.scale import scale
from fuda.core.contract import Json
from fuda.games.koikoi import rules

pytestmark = pytest.mark.compiled_only

LATE: Json = {
    "phase": "call",
    "hands": [["5K1"], ["10K1", "7K1"]],
    "field": ["5R", "6K1"],
    "captured": [["1L", "1K1", "3L", "3K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]],  # 6 points, 12 of the lead
    "round": 12,
}


def opening(preset: str = "czech", **options: object) -> Json:
    match = fuda.game("koikoi", preset, **options).new(seed=2)
    assert match.seat is not None
    return match.view(match.seat, hints=False)


def racing(budget: str) -> Race:
    return Race(budget, Racer)


def test_who_races_and_who_searches() -> None:
    for name in ("koikoi", "kocka"):
        assert all(isinstance(bot(name, level), Race) for level in ("thinker", "master"))
        assert isinstance(bot(name, "instinct"), Instinct)
    assert all(isinstance(bot("yojimbo", level), OrElse) for level in ("instinct", "thinker", "master"))


def test_without_time_to_think_the_network_decides() -> None:
    view = opening()
    game = fuda.game("koikoi", "czech")
    root, network = game.parse(view), policy.for_match()
    legal = np.array(game.actions(root, game.table, view["seat"]), np.int16)
    place = policy.choose(root[0], game.table[0], view["seat"], legal, len(legal), network, policy.accumulator(network))
    assert {racing("1sims").choose(view, seed)[0] for seed in range(5)} == {view["legal"][place]}
    assert {Instinct(Racer).choose(view, seed)[0] for seed in range(5)} == {view["legal"][place]}


def test_no_more_playouts_than_the_budget_and_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    view, run, spent = opening(), koikoi.run, list[int]()

    def counted(*given: object) -> None:
        racing, worlds = given[4:6]
        assert isinstance(racing, int)
        assert isinstance(worlds, int)
        spent.append(racing.bit_count() * worlds)
        run(*given)  # type: ignore[reportArgumentType]

    monkeypatch.setattr(koikoi, "run", counted)
    monkeypatch.setattr(race, "survivors", lambda racing, *_: racing)  # nobody drops out of it
    for budget in (7, 100, 1000):
        spent.clear()
        racing("500ms").choose(view, 1, f"{budget}sims")
        assert budget - rules.MOST_ACTIONS < sum(spent) <= budget
    clock = count()  # in milliseconds: one passes from each look at it to the next
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 1000)
    racing("30ms").choose(view, 1)
    assert 20 <= next(clock) <= 40  # it ends where another look at the worlds would take too long


def test_who_is_clearly_behind_drops_out_and_who_is_not_stays() -> None:
    rng, worlds = np.random.default_rng(1), 400
    luck = rng.normal(0, 10, worlds)
    results = np.array([luck, luck - 1 + rng.normal(0, 2, worlds), luck - 0.1 + rng.normal(0, 2, worlds), luck - 50])
    squares = np.array([[((a - b) ** 2).sum() for b in results] for a in results])
    both = np.zeros((2, 4, 4))
    both[0] = squares
    tally = Tally(
        np.full(4, worlds), np.array([results.sum(1), np.zeros(4)]), both, np.zeros((2, 4, 4)), np.zeros((2, 4))
    )
    assert race.survivors(0b1111, worlds, tally) == 0b0101
    assert race.survivors(0b1110, worlds, tally) == 0b0100
    gaps = results[0] - results[1]
    expected = gaps.mean() / (gaps.std() / np.sqrt(worlds))
    assert race.behind(1, 0, worlds, tally) == pytest.approx(expected)
    assert expected > DROP


def test_a_call_is_raced_however_sure_the_network_is() -> None:
    """The network would go on here, where a stop wins the match: it is all but sure that nothing more can come."""
    match = fuda.game("koikoi", "czech").setup(**LATE, scores=[5, -5])
    assert match.seat is not None
    view = match.view(match.seat, hints=False)
    assert racing("1sims").choose(view, 1) == ("koi",)
    assert racing("200sims").choose(view, 1) == ("stop",)


def stops(network: Network, lead: int) -> list[bool]:
    """Return whether a network stops, at each call of some last rounds between players for points, with this lead."""
    said, legal = list[bool](), np.zeros(rules.MOST_ACTIONS, np.int16)
    for seed in range(40):
        match = fuda.game("koikoi", "czech", rounds=1).new(seed=seed)
        while (seat := match.seat) is not None:
            count = rules.legal(match.state[0], match.table[0], seat, legal)
            if match.state[0].phase == rules.CALL:
                state = match.state.copy()
                state[0].score[seat], state[0].score[1 - seat] = lead, -lead
                sums = policy.accumulator(network)
                said.append(policy.choose(state[0], match.table[0], seat, legal, count, network, sums) == 1)
            points = policy.load()
            place = policy.choose(
                match.state[0], match.table[0], seat, legal, count, points, policy.accumulator(points)
            )
            match.play(match.game.spec.text(int(legal[place])), seat=seat)
    return said


def test_the_players_network_minds_how_the_match_stands_and_that_of_the_coach_does_not() -> None:
    ahead, behind = (sum(stops(policy.for_match(), lead)) for lead in (10, -10))
    calls = len(stops(policy.load(), 0))
    assert calls > 50
    assert ahead > 1.8 * behind  # who is ahead takes what there is; who is behind needs more
    assert abs(sum(stops(policy.load(), 10)) - sum(stops(policy.load(), -10))) < 0.1 * calls


@pytest.mark.parametrize(("scores", "wins"), [([5, -5], True), ([-5, 5], True), ([-6, 6], False), ([-12, 12], False)])
def test_rollouts_stop_in_the_last_round_when_it_wins_the_match(scores: list[int], wins: bool) -> None:
    match = fuda.game("koikoi", "czech").setup(**LATE, scores=scores)
    state, seat, network = match.state, match.seat, policy.load()
    assert seat is not None
    assert koikoi.wins(state[0], match.table[0], seat) == wins
    legal = np.zeros(rules.MOST_ACTIONS, np.int16)
    koikoi.rollout(state[0], match.table[0], legal, network, policy.accumulator(network))
    assert (state["koi"][0, seat] == 0) == wins


def test_a_point_counts_more_early_and_the_match_late() -> None:
    def risk(number: int, scores: list[int]) -> float:
        """Return how likely eight points more must be to be worth the risk of eight less."""
        match = fuda.game("koikoi", "czech").setup(**LATE | {"round": number}, scores=scores)
        numbers, worth = scale(match.game).numbers, list[float]()
        for gained in (-8, 0, 8):
            after = match.state.copy()
            after[0].score += np.array([gained, -gained])
            after[0].phase = rules.OVER if number == 12 else rules.REST
            points, out = koikoi.points(match.state[0], after[0], 0), np.zeros((2, 2))
            worth.append(koikoi.value(after[0], match.table[0], 0, points, numbers, np.zeros(2, np.int32), out))
        return (worth[1] - worth[0]) / (worth[2] - worth[0])

    assert risk(1, [12, -12]) == pytest.approx(0.5, abs=0.02)
    assert risk(11, [12, -12]) > 0.55
    assert risk(12, [4, -4]) > 0.8
    assert risk(12, [-4, 4]) < 0.2


def test_before_an_exchange_nobody_has_looked() -> None:
    view = opening(exchange=True)
    assert view["phase"] == "exchange"
    assert {racing("100sims").choose(view, seed)[0] for seed in range(20)} == {"swap", "keep"}
