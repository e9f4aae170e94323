"""The match scale: what the end of a round is worth follows from how rounds end."""

import numpy as np
import pytest

import fuda
import fuda.bots
from fuda.bots import playout
from fuda.bots.kocka import scale as kocka
from fuda.bots.koikoi import scale as koikoi
from fuda.bots.reference import reference
from fuda.bots.scale import CHANCE, POINTS, scale
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.rng import streams

ROUNDS = 2000


def begun(game: Game) -> One:
    state = np.zeros(1, game.spec.rules.STATE)
    game.rules.start(state, game.table)
    return state


@pytest.mark.parametrize(("name", "even"), [("koikoi", 0.5), ("kocka", 0.75), ("yojimbo", 0.5)])
def test_before_the_first_deal_all_seats_are_as_likely(name: str, even: float):
    game = fuda.game(name)
    start = scale(game).read(begun(game), game.table)
    assert start[CHANCE] == pytest.approx([even] * game.seats)
    assert start[POINTS] == pytest.approx([0.0] * game.seats, abs=1e-9)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["koikoi", "kocka"])
def test_a_round_is_worth_what_it_comes_to_on_average(name: str):
    game = fuda.game(name)
    found, policy, rules = scale(game), reference(name), game.spec.rules
    table = game.spec.encode(game.options, 0)
    start = np.zeros(1, rules.STATE)
    game.rules.start(start, table)
    expected = found.read(start, table)
    states = np.zeros(ROUNDS, rules.STATE)
    sums = [policy.accumulator(game.seats, rules.MOST_ACTIONS) for _ in range(2)]
    playout.load(name).begin_and_finish(
        states, table, streams(99), np.zeros(rules.CARDS, np.int8), np.zeros(rules.MOST_ACTIONS, np.int16),
        policy.network, *sums,
    )  # fmt: skip
    reached = np.array([found.read(states[i : i + 1], table) for i in range(ROUNDS)])
    error = reached.std(axis=0) / ROUNDS**0.5
    assert (abs(reached.mean(axis=0) - expected) < 4 * error + 0.002).all()


@pytest.mark.compiled_only
def test_a_lead_is_worth_the_more_the_fewer_rounds_are_left():
    numbers = scale(fuda.game("koikoi", "russian")).numbers[CHANCE]
    middle = koikoi.REACH
    assert (np.diff(numbers[1, middle - 60 : middle + 60, 1]) > -1e-9).all()
    assert numbers[1, middle + 10, 1] > numbers[6, middle + 10, 1] > numbers[12, middle + 10, 1] > 0.5
    assert numbers[:, :, 1] + numbers[:, ::-1, 0] == pytest.approx(1.0)  # the other's chance is what is left


def test_a_tie_goes_on_until_somebody_wins():
    # The dealer wins half of all extra rounds by a point, the others are void: then the other deals (KK-32).
    last = np.zeros((koikoi.SPAN, 2))
    last[koikoi.REACH + 1, 1] = 0.5
    last[koikoi.REACH, 0] = 0.5
    after = koikoi.after_last(last, extra=True)
    assert after[CHANCE, koikoi.REACH] == pytest.approx([1 / 3, 2 / 3])
    assert koikoi.after_last(last, extra=False)[CHANCE, koikoi.REACH] == pytest.approx([0.5, 0.5])


def test_who_always_loses_as_dealer_has_lost():
    losing = np.zeros(kocka.LOSERS)
    losing[0b0001] = 1.0  # the dealer, who therefore deals again
    numbers = np.zeros((2, 3**4, 4, 4))
    kocka.solve(losing, 3, np.zeros(4, np.int64), numbers)
    assert numbers[CHANCE, 0, 2].tolist() == [1, 1, 0, 1]
    assert numbers[POINTS, 0, 2].tolist() == pytest.approx([1, 1, -3, 1])


def test_two_who_lose_together_share_it():
    losing = np.zeros(kocka.LOSERS)
    losing[0b0110] = 1.0  # the two after the dealer
    numbers = np.zeros((2, 3**4, 4, 4))
    kocka.solve(losing, 3, np.zeros(4, np.int64), numbers)
    full = 2 * (27 + 9 + 3 + 1)  # everybody lacks one letter
    assert numbers[CHANCE, full, 0].tolist() == [1, 0.5, 0.5, 1]


def test_a_game_without_a_scale_plays_on_to_its_end():
    game = fuda.game("yojimbo")
    match = game.new(seed=1)
    while not match.over:
        match.play(*fuda.bots.bot("yojimbo", "random").choose(match.view(match.seat), len(match.moves)))
    found = scale(game).read(match.state, match.table)
    assert found[CHANCE].sum() == 1.0
    assert found[CHANCE].argmax() in match.winners
    assert found[POINTS].sum() == pytest.approx(0)
