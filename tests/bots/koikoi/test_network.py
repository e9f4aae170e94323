"""What Koi-Koi's policy network does at a glance."""

from random import Random

import numpy as np
import pytest

import fuda
from fuda.bots.koikoi import network as policy
from fuda.bots.koikoi import rollout
from fuda.bots.network import Accumulator, Network
from fuda.core.contract import Actions, Cards, Json, One
from fuda.core.jit import kernel
from fuda.core.match import Match
from fuda.core.observation import unpack, words
from fuda.core.rng import Rng, below, shuffle, streams
from fuda.games.koikoi import rules
from fuda.games.koikoi.notation import action
from fuda.games.koikoi.rules import State, Table

pytestmark = pytest.mark.compiled_only

LATE: Json = {
    "hands": [["3K1", "5K1"], ["10K1", "7K1"]],
    "field": ["3L", "5R", "6K1", "12K1"],
    "captured": [["1L", "1K1", "8L", "8K1"], ["2A", "2K1", "4A", "4K1"]],
}


def logits_of(match: Match, network: Network, accumulator: Accumulator) -> list[float]:
    """Return what the network thinks of each legal action."""
    assert match.seat is not None
    actions = np.zeros(rules.MOST_ACTIONS, np.int16)
    count = rules.legal(match.state[0], match.table[0], match.seat, actions)
    best = policy.choose(match.state[0], match.table[0], match.seat, actions, count, network, accumulator)
    assert [action(text) for text in match.legal()] == actions[:count].tolist()
    assert best == int(accumulator.logits[:count].argmax())
    return accumulator.logits[:count].tolist()


def chosen(preset: str, position: Json) -> str:
    match = fuda.game("koikoi", preset).setup(**position)
    network = policy.load()
    return match.legal()[int(np.argmax(logits_of(match, network, policy.accumulator(network))))]


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_takes_what_makes_a_yaku(preset: str) -> None:
    assert chosen(preset, LATE) == "play 3K1"
    blue = {"field": ["3K2", "9R", "6K1", "12K1"], "captured": [["6R", "6K2", "10R", "10K2"], ["2A", "2K1"]]}
    assert chosen(preset, LATE | blue | {"hands": [["3K1", "9K1"], ["10K1", "7K1"]]}) == "play 9K1"


def test_takes_what_the_opponent_needs() -> None:
    assert chosen("czech", LATE | {"captured": [["2A", "2K1"], ["1L", "1K1", "8L", "8K1"]]}) == "play 3K1"


@pytest.mark.parametrize("preset", ["czech", "russian"])
def test_what_changed_is_added_up_to_what_is_seen(preset: str) -> None:
    """An accumulator that followed a match thinks the same as a fresh one, and as the network written out in NumPy."""
    match, rng = fuda.game("koikoi", preset, rounds=3).new(seed=4), Random(4)
    network = policy.load()
    used = policy.accumulator(network)
    compared = 0
    while not match.over:
        assert match.seat is not None
        if len(match.legal()) > 1:
            followed = logits_of(match, network, used)
            fresh = logits_of(match, network, policy.accumulator(network))
            row = np.zeros(words(rules.OBSERVATION), np.uint32)
            rules.observe(match.state[0], match.table[0], match.seat, row)
            bits = unpack(row, rules.OBSERVATION).astype(np.float32)
            first = np.maximum(network.first_bias + bits @ network.first_weight, 0)
            second = np.maximum(network.second_bias + first @ network.second_weight, 0)
            whole = (network.output_bias + network.output_weight @ second)[[action(text) for text in match.legal()]]
            assert np.allclose(followed, fresh, atol=2e-3)
            assert np.allclose(fresh, whole, atol=2e-3)
            compared += 1
        match.play(rng.choice(match.legal()), seat=match.seat)
    assert compared > 20


def test_the_rules_of_the_table_are_part_of_what_is_seen() -> None:
    call: Json = {
        "phase": "call",
        "hands": [["3K1", "5K1", "6R"], ["10K1", "7K1", "4K2", "2K2"]],
        "field": ["7R", "8K2"],
        "captured": [["1L", "1K1", "8L", "8K1", "12L", "12K1"], ["2K1", "4K1"]],
        "oya": 0,
        "turn": 0,
    }
    seen: set[tuple[float, ...]] = set()
    for option in ({}, {"double_own_koi": True}, {"koi_multiplier": "product"}, {"yaku_points": "czech"}):
        match = fuda.game("koikoi", "russian", **option).setup(**call)
        network = policy.load()
        seen.add(tuple(logits_of(match, network, policy.accumulator(network))))
    assert len(seen) == 4


@kernel
def begin_round(state: State, table: Table, rng: Rng, cards: Cards) -> None:
    """Deal the first round of a match, the dealer by lot."""
    rules.start(state, table)
    state.oya = below(rng, rules.SEATS)
    state.phase = rules.DEAL
    while state.phase == rules.DEAL:
        shuffle(rng, cards, rules.lot(state, table, cards), rules.NEEDED)
        rules.deal(state, table, cards)


@kernel
def contest(
    states: One,
    tables: One,
    seeds: Rng,
    rng: Rng,
    cards: Cards,
    legal: Actions,
    network: Network,
    accumulator: Accumulator,
) -> float:
    """Return the mean lead of a round over the quick policy, over deals played from both seats."""
    state, table, lead = states[0], tables[0], 0
    for i in range(len(seeds)):
        for seat in range(rules.SEATS):
            rng[0] = seeds[i]
            begin_round(state, table, rng, cards)
            acting = rules.to_act(state, table)
            while acting:
                mover = acting >> 1
                count = rules.legal(state, table, mover, legal)
                if count == 1:
                    place = 0
                elif mover == seat:
                    place = policy.choose(state, table, mover, legal, count, network, accumulator)
                else:
                    place = rollout.policy(state, table, mover, legal, count, rng)
                rules.step(state, table, mover, int(legal[place]))
                acting = rules.to_act(state, table)
            lead += int(state.score[seat]) - int(state.score[1 - seat])
    return lead / (rules.SEATS * len(seeds))


def room() -> tuple[One, Cards, Actions]:
    return np.zeros(1, rules.STATE), np.zeros(rules.CARDS, np.int8), np.zeros(rules.MOST_ACTIONS, np.int16)


@pytest.mark.parametrize(("preset", "least"), [("czech", 4.0), ("russian", 1.5), ("nintendo", 1.5)])
def test_practice_beats_the_quick_policy(preset: str, least: float) -> None:
    table = fuda.game("koikoi", preset).table
    network, (state, cards, legal) = policy.load(), room()
    # Four standard errors and more from what is asked for; the same deals every time.
    assert (
        contest(state, table, streams(5, 2000), streams(0), cards, legal, network, policy.accumulator(network)) > least
    )


def test_rows_lie_together() -> None:
    """A playout goes through whole rows; read column by column it would take five times as long."""
    network = policy.load()
    assert all(each.flags.c_contiguous for each in network)
