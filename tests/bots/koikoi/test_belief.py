"""What the opponent's moves tell about their hand."""

import math
from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.bots import pool
from fuda.bots.koikoi import belief as beliefs
from fuda.bots.koikoi import network as policy
from fuda.bots.koikoi.belief import ENOUGH, MOST_HANDS, Belief
from fuda.core.game import Game
from fuda.core.jit import kernel
from fuda.core.match import Match
from fuda.core.rng import Rng, streams
from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import action, mask

pytestmark = pytest.mark.compiled_only

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("czech", {}),
    ("russian", {"double_own_koi": True}),
    ("nintendo", {"refill_empty_field": True, "gaji": True}),
    ("czech", {"exchange": True, "lucky_hand": "declared", "gaji": True, "last_card": "played"}),
]


def looked_back(match: Match, seat: int) -> tuple[Any, list[int]]:
    """Return the table before each choice of the opponent, and what they chose, as worked out from a view."""
    game = match.game
    root = game.parse(match.view(seat, hints=False))
    choices, taken = np.zeros(rules.MOVES, rules.STATE), np.zeros(rules.MOVES, np.int16)
    scratch, legal = np.zeros(2, rules.STATE), np.zeros(rules.MOST_ACTIONS, np.int16)
    count = beliefs.replay(root, game.table, seat, streams(1), scratch, legal, choices, taken)
    return choices[:count], taken[:count].tolist()


@pytest.mark.parametrize(("preset", "options"), TABLES)
def test_a_round_is_played_again_up_to_every_choice(preset: str, options: dict[str, Any]) -> None:
    match, rng, looks = fuda.game("koikoi", preset, rounds=12, **options).new(seed=5), Random(5), 0
    past: list[list[tuple[Any, int]]] = [[], []]
    while not match.over:
        seat = match.seat
        assert seat is not None
        if match.state["moved"][0] == 0:
            past = [[], []]
        elif match.state["held"][0, 1 - seat]:
            choices, taken = looked_back(match, seat)
            assert taken == [chosen for _, chosen in past[1 - seat]]
            for then, (before, _) in zip(choices, past[1 - seat], strict=True):
                looks += 1
                played = int(match.state["played"][0, 1 - seat])
                assert int(then["hand"][1 - seat]) & played == int(before["hand"][0, 1 - seat]) & played
                for name in rules.STATE.names or ():
                    if name not in ("hand", "stock", "moves"):
                        assert np.array_equal(then[name], before[name][0]), name
                assert then["hand"][seat] == before["hand"][0, seat]
        move = rng.choice(match.legal())
        if match.view(seat)["phase"] in ("play", "call") and match.state["held"][0, seat] > 1 and move != "declare":
            past[seat].append((match.state.copy(), action(move)))
        match.play(move)
    assert looks > 300


def test_of_a_position_set_up_by_hand_nothing_is_known() -> None:
    match = fuda.game("koikoi", "czech").setup(
        hands=[["3K1", "5K1"], ["10K1", "7K1"]], field=["3L", "5R"], played=[["1K1"], ["2K1"]]
    )
    assert looked_back(match, 0)[1] == []
    match.play("play 5K1")
    match.play(match.legal()[0])
    assert looked_back(match, 0)[1] == []


def weighed(game: Game, match: Match, seat: int, seed: int = 1) -> tuple[list[int], Any]:
    """Return hands that the opponent may hold and how likely each is."""
    root = game.parse(match.view(seat, hints=False))
    belief = beliefs.infer(root, game.table, seat, streams(seed), policy.load(), 1000, 0.0)
    weight = np.diff(belief.cumulative, prepend=0.0)
    return belief.hands.tolist(), weight / weight.sum()


def test_who_leaves_the_moon_lying_has_no_match_for_it() -> None:
    game, august = fuda.game("koikoi", "czech"), mask(["8A", "8K1", "8K2"])
    deck = ["2K2", "10K2", "12K1", "6A", "4K1", "4K2", "6K1", "9K1", "8L", "2A", "2R", "2K1"]
    deck += ["7A", "12K2", "1K1", "12K3", "7K1", "3K1", "9K2", "6R", "10A", "10R", "10K1", "12L"]
    match = game.setup(deck=deck, oya=0)
    match.play("play 4K1")
    while match.seat != 1:
        match.play(match.legal()[0])
    hands, likely = weighed(game, match, 1)
    holds = np.array([hand & august > 0 for hand in hands])
    assert holds.mean() > 0.5
    assert likely[holds].sum() < 0.3


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_the_true_hand_is_found_likelier_than_others(preset: str) -> None:
    """Both play by the network here, so how much likelier is what there is to know at best."""
    game, gains = fuda.game("koikoi", preset, rounds=6), list[float]()
    network, match = policy.load(), game.new(seed=9)
    accumulator, legal = policy.accumulator(network), np.zeros(rules.MOST_ACTIONS, np.int16)
    while not match.over:
        seat = match.seat
        assert seat is not None
        if match.state["held"][0, 1 - seat] in (3, 4) and len(match.legal()) > 1:
            hands, likely = weighed(game, match, seat)
            true, cards = int(match.state["hand"][0, 1 - seat]), 0.0
            for hand, share in zip(hands, likely, strict=True):
                cards += share * (hand & true).bit_count() - (hand & true).bit_count() / len(hands)
            gains.append(cards)
        count = rules.legal(match.state[0], match.table[0], seat, legal)
        place = policy.choose(match.state[0], match.table[0], seat, legal, count, network, accumulator)
        match.play(match.legal()[place])
    assert len(gains) > 10
    assert np.mean(gains) > 0.2  # cards of three or four


@pytest.mark.parametrize("lucky", ["automatic", "declared"])
def test_every_hand_that_may_be_dealt_is_found_once(lucky: str) -> None:
    game = fuda.game("koikoi", "czech", lucky_hand=lucky)
    match, rng, looked = game.new(seed=8), Random(8), 0
    while match.state["round_number"][0] < 3:
        seat = match.seat
        assert seat is not None
        if match.state["held"][0, 1 - seat] == 2:
            root, scratch = game.parse(match.view(seat, hints=False)), np.zeros(2, rules.STATE)
            most = beliefs.possible(root, seat)
            found, dealt = np.zeros(most, np.int64), np.zeros(20 * most, np.int64)
            count = beliefs.every(root, game.table, seat, streams(1), scratch, found)
            beliefs.deal(root, game.table, seat, streams(2), scratch, dealt)
            assert len({*found[:count].tolist()}) == count
            assert {*found[:count].tolist()} == {*dealt.tolist()}
            looked += 1
        match.play(rng.choice(match.legal()))
    assert looked


def test_hands_are_drawn_as_often_as_they_weigh() -> None:
    belief = Belief(np.array([1, 2, 4, 8], np.int64), np.cumsum([0.1, 0.0, 0.5, 0.4]))
    drawn = np.zeros(4000, np.int64)
    draw_all(belief, streams(3), drawn)
    shares = [float((drawn == hand).mean()) for hand in (1, 2, 4, 8)]
    assert shares == pytest.approx([0.1, 0.0, 0.5, 0.4], abs=0.03)


@kernel
def draw_all(belief: Belief, rng: Rng, out: Any) -> None:
    for i in range(len(out)):
        out[i] = beliefs.draw(belief, rng)


def test_a_process_that_is_warm_has_weighed_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a compiler in the middle of a match."""
    weigh, calls = beliefs.weigh, list[int]()

    def counted(*given: Any) -> None:
        calls.append(len(given))
        weigh(*given)

    monkeypatch.setattr(beliefs, "weigh", counted)
    pool._warm(("koikoi",))
    assert calls


def test_a_belief_is_bounded_by_the_budget_and_by_what_there_is_to_guess() -> None:
    game = fuda.game("koikoi", "czech")
    match, rng, few = game.new(seed=8), Random(8), False
    network = policy.load()
    while match.state["round_number"][0] < 4:
        seat = match.seat
        assert seat is not None
        root = game.parse(match.view(seat, hints=False))
        held, left = int(root[0].held[1 - seat]), rules.STOCK - int(root[0].top)
        for simulations, seconds in ((50, 0.0), (5000, 0.0), (0, 1e-9)):
            count = len(beliefs.infer(root, game.table, seat, streams(1), network, simulations, seconds).hands)
            bound = min(simulations or beliefs.BATCH, MOST_HANDS, ENOUGH * math.comb(held + left, held))
            assert count in (0, bound) if simulations else count <= bound
            few |= 0 < count == ENOUGH * math.comb(held + left, held)
        match.play(rng.choice(match.legal()))
    assert few
