"""Kouřící kočka's match scale: over everybody's letters and who deals; the chance is not to be the one who loses.

How a round ends depends on nothing but the seat that deals it, so one distribution of losers is enough. Replayed rounds
(SC-14) change nothing: what is left is counted as the whole.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fuda.bots import playout
from fuda.bots.reference import Reference
from fuda.core.bits import lowest, popcount
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.jit import INTERPRETED, kernel
from fuda.core.rng import Rng
from fuda.games.kocka import rules
from fuda.games.kocka.rules import State, Table

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]
ROUNDS = 8 if INTERPRETED else 1 << 15  # of self-play
BATCH = min(ROUNDS, 1 << 12)  # rounds that are kept at once
SEATS = rules.SEATS
LOSERS = 1 << SEATS  # sets of seats


@kernel
def ended(state: State, table: Table) -> bool:
    """Tell whether the round has ended."""
    return state.phase >= rules.REST


@kernel
def read(state: State, table: Table, scale: Floats, scores: Ints, out: Floats) -> None:
    """Write each seat's letters, fewer than the others' mean being more, and its chance not to lose the match."""
    word = int(table.letters)
    total, losers = 0, 0
    place = 0
    for seat in range(SEATS):
        letters = int(state.letters[seat])
        total += letters
        losers += 1 if letters >= word else 0
        place = place * word + letters
    for seat in range(SEATS):
        letters = int(state.letters[seat])
        out[0, seat] = (total - letters) / 3.0 - letters
        out[1, seat] = 1.0 - (1.0 / losers if letters >= word else 0.0) if losers else 0.0
    if losers:
        return
    dealer = int(state.dealer)
    if state.phase == rules.REST:
        dealer = rules.next_dealer(state)
    for each in range(SEATS):  # before the draw for the dealer all are as likely
        if dealer < 0 or each == dealer:
            share = 0.25 if dealer < 0 else 1.0
            for seat in range(SEATS):
                out[0, seat] += share * scale[0, place, each, seat]
                out[1, seat] += share * scale[1, place, each, seat]


@kernel
def look(states: One, tables: One, scale: Floats, scores: Ints, out: Floats) -> None:
    """Read the scale for Python's hands."""
    read(states[0], tables[0], scale, scores, out)


def make(game: Game, policy: Reference, rng: Rng) -> Floats:
    """Return letters still to come and the chance not to lose: [measure, letters of all, dealer, seat]."""
    table: Any = copy(game.table)
    table[0].dealer = 0
    start, accumulator = (policy.accumulator(SEATS, rules.MOST_ACTIONS) for _ in range(2))
    cards, legal = np.zeros(rules.CARDS, np.int8), np.zeros(rules.MOST_ACTIONS, np.int16)
    states, counts, play = np.zeros(BATCH, rules.STATE), np.zeros(LOSERS), playout.load(game.name)
    for _ in range(ROUNDS // BATCH):
        play.begin_and_finish(states, table, rng, cards, legal, policy.network, start, accumulator)
        counts += np.bincount(states["losers"], minlength=LOSERS)
    counts[0] = 0.0  # replayed
    word = int(game.table[0].letters)
    numbers = np.zeros((2, word**SEATS, SEATS, SEATS))
    solve(counts / counts.sum(), word, np.zeros(SEATS, np.int64), numbers)
    return numbers


@kernel
def solve(losing: Floats, word: int, letters: NDArray[np.int64], numbers: Floats) -> None:
    """Fill the numbers in from the last letters down to none; `losing` is by set of seats counted from the dealer."""
    for place in range(word**SEATS - 1, -1, -1):
        rest = place
        for seat in range(SEATS - 1, -1, -1):
            letters[seat] = rest % word
            rest //= word
        for dealer in range(SEATS):
            for losers in range(1, LOSERS):
                if losing[losers] == 0.0:
                    continue
                following, full, count = 0, 0, popcount(losers)
                for seat in range(SEATS):
                    lost = (losers >> ((seat - dealer) & 3)) & 1
                    now = letters[seat] + lost
                    full |= (1 if now >= word else 0) << seat
                    following = following * word + now
                first = (dealer + (lowest(losers & ~1) if losers & ~1 else 0)) & 3  # of the losers deals next
                for seat in range(SEATS):
                    lost = (losers >> ((seat - dealer) & 3)) & 1
                    points = (count - lost) / 3.0 - lost
                    chance = 1.0 - ((full >> seat) & 1) / max(1, popcount(full))
                    if full == 0:
                        points += numbers[0, following, first, seat]
                        chance = numbers[1, following, first, seat]
                    numbers[0, place, dealer, seat] += losing[losers] * points
                    numbers[1, place, dealer, seat] += losing[losers] * chance
