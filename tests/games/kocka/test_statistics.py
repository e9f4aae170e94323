"""What random play brings, as the rules page says: a deal or a ruling that is wrong shows here."""

import numpy as np
import pytest
from numpy.typing import NDArray

from fuda.core.bits import lowest
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below, shuffle, streams
from fuda.games.kocka import rules
from tests.games.kocka.arrange import kocka


@kernel
def play_rounds(
    state: rules.State, table: rules.Table, rng: Rng, cards: NDArray[np.int8], actions: NDArray[np.int16],
    rounds: int, counts: NDArray[np.int64],
) -> None:  # fmt: skip
    """Play rounds at random without throwing in; count early decisions, ties, and ties without Hejma."""
    for _ in range(rounds):
        state.phase = rules.DEAL
        count = rules.lot(state, table, cards)
        shuffle(rng, cards, count, count)
        rules.deal(state, table, cards)
        early = False
        while state.phase < rules.REST:
            seat = lowest(rules.to_act(state, table))
            count = rules.legal(state, table, seat, actions)
            if state.phase == rules.PLAY and actions[count - 1] == rules.THROW:
                count -= 1
            rules.step(state, table, seat, int(actions[below(rng, count)]))
            for other in range(rules.SEATS):
                early = early or (state.played <= 28 and state.points[other] >= rules.ENOUGH)
        top = 0
        for other in range(rules.SEATS):
            top = max(top, int(state.points[other]))
        tied = 0
        hejma = False
        for other in range(rules.SEATS):
            if state.points[other] == top:
                tied += 1
                hejma = hejma or state.hejma == other
        counts[0] += 1 if early else 0
        counts[1] += 1 if tied > 1 else 0
        counts[2] += 1 if tied > 1 and not hejma else 0


@pytest.mark.compiled_only
def test_random_rounds_are_decided_early_and_tied_as_often_as_the_rules_page_says():
    game, rounds = kocka(stop_at_17="off", first_dealer=0, hejma_tie="replay"), 400_000
    states, cards = np.zeros(1, rules.STATE), np.zeros(32, np.int8)
    actions, counts = np.zeros(rules.MOST_ACTIONS, np.int16), np.zeros(3, np.int64)
    rules.start(states[0], game.table[0])
    play_rounds(states[0], game.table[0], streams(1), cards, actions, rounds, counts)
    early, tie, without = counts / rounds
    assert early == pytest.approx(0.39, abs=0.01)
    assert tie == pytest.approx(0.0255, abs=0.0012)
    assert without == pytest.approx(0.00107, abs=0.00025)
