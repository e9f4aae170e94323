"""Find the numbers of `fuda.bots.habits` by playing against itself: `python -m scripts.practise --minutes 20`.

Candidates vary about a mean (CMA-ES) and are scored in the same deals, played from both seats, against the mean of some
generations ago and against the search's quick `policy`, under all three presets, without mood: that is for the search,
which wants playouts that differ. The mean is printed as it stands in habits.py.
"""

import argparse
import math
import time
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

import fuda
from fuda.bots import habits, koikoi
from fuda.bots.habits import Numbers
from fuda.core.contract import Actions, Cards, One
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below, shuffle, streams
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

MOODS = [habits.BOLD, habits.MOOD]
SWING = {"czech": 2.0, "russian": 1.0, "nintendo": 1.2}  # how far points go on each table, beside the others
LOGITS = habits.KINDS * 3
REST = 30  # generations until the opponent is the new mean
POPULATION = 22


@kernel
def contest(
    states: One, tables: One, seeds: NDArray[np.uint64], rng: Rng, cards: Cards, actions: Actions,
    chance: Numbers, weights: Numbers, their_chance: Numbers, their_weights: Numbers, quick: bool,
) -> float:  # fmt: skip
    """Return the mean lead of a round over deals played from both seats; the opponent plays `quick` or by numbers."""
    state, table = states[0], tables[0]
    lead = 0
    for i in range(len(seeds)):
        for seat in range(rules.SEATS):
            rng[0] = seeds[i]
            deal_round(state, table, rng, cards)
            acting = rules.to_act(state, table)
            while acting:
                mover = acting >> 1
                count = rules.legal(state, table, mover, actions)
                if mover == seat:
                    place = habits.habit(state, table, mover, actions, count, rng, chance, weights)
                elif quick:
                    place = koikoi.policy(state, table, mover, actions, count, rng)
                else:
                    place = habits.habit(state, table, mover, actions, count, rng, their_chance, their_weights)
                rules.step(state, table, mover, int(actions[place]))
                acting = rules.to_act(state, table)
            lead += int(state.score[seat]) - int(state.score[1 - seat])
    return lead / (rules.SEATS * len(seeds))


@kernel
def deal_round(state: State, table: Table, rng: Rng, cards: Cards) -> None:
    """Begin a match with a dealer by lot."""
    rules.start(state, table)
    state.oya = below(rng, rules.SEATS)
    state.phase = rules.DEAL
    while state.phase == rules.DEAL:
        shuffle(rng, cards, rules.lot(state, table, cards), koikoi.NEEDED)
        rules.deal(state, table, cards)


class Ring:
    """Where candidates meet."""

    def __init__(self) -> None:
        self.tables = {preset: fuda.game("koikoi", preset).table for preset in SWING}
        self.room = (np.zeros(1, rules.STATE), np.zeros(rules.CARDS, np.int8), np.zeros(rules.MOST_ACTIONS, np.int16))

    def lead(self, one: Numbers, other: Numbers | None, seed: int, deals: int) -> dict[str, float]:
        """Return by how much one leads another (None: the quick policy) in a round of each preset."""
        state, cards, actions = self.room
        chance, weights = unpack(one)
        their_chance, their_weights = unpack(one if other is None else other)
        return {
            preset: float(
                contest(
                    state, table, streams(seed, deals), streams(0), cards, actions,
                    chance, weights, their_chance, their_weights, other is None,
                )
            )
            for preset, table in self.tables.items()
        }  # fmt: skip

    def score(self, one: Numbers, other: Numbers, seed: int, deals: int) -> float:
        """Return one number for a candidate."""
        against = self.lead(one, other, seed, deals), self.lead(one, None, seed + 1, deals // 3)
        return sum(
            weight * lead[preset] / SWING[preset]
            for lead, weight in zip(against, (1, 0.3), strict=True)
            for preset in lead
        )


def unpack(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Return chances and weights."""
    weights = numbers[LOGITS:].copy()
    weights[MOODS] = 0
    return habits.chances(numbers[:LOGITS].reshape(habits.KINDS, 3).tolist()), weights


def show(numbers: Numbers) -> str:
    """Return numbers as lines of habits.py."""
    logits, weights = numbers[:LOGITS].reshape(habits.KINDS, 3), numbers[LOGITS:].copy()
    weights[MOODS] = habits.WEIGHTS[MOODS]
    lines = [f"    ({', '.join(f'{n:.2f}' for n in row)})," for row in logits]
    return "\n".join(["LOGITS", *lines, "WEIGHTS", "    " + ", ".join(f"{n:.2f}" for n in weights)])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--deals", type=int, default=5000, help="for each candidate and preset")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    ring, dice = Ring(), np.random.default_rng(wish.seed)
    begin: Numbers = np.concatenate([np.array(habits.LOGITS).ravel(), habits.WEIGHTS])
    search, rival, end = Evolution(begin, dice), begin, time.monotonic() + 60 * wish.minutes
    while time.monotonic() < end:
        seed = wish.seed * 1_000_003 + 7 * search.generation
        candidates = search.ask()
        search.tell([ring.score(each, rival, seed, wish.deals) for each in candidates])
        if search.generation % 10 == 0:
            leads = ring.lead(search.mean, begin, 1, 4 * wish.deals)
            print(
                search.generation,
                "a round ahead of the beginning:",
                {k: round(v, 2) for k, v in leads.items()},
                flush=True,
            )
        if search.generation % REST == 0:
            rival = search.mean
    print(show(search.mean))


class Evolution:
    """CMA-ES after Hansen's tutorial: a mean, a step and a covariance that follow what did well."""

    def __init__(self, mean: Numbers, dice: np.random.Generator, step: float = 0.25) -> None:
        n = len(mean)
        self.scale, self.dice, self.step, self.generation = np.maximum(np.abs(mean), 0.15), dice, step, 0
        self.at = mean / self.scale
        half = POPULATION // 2
        weights = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
        self.weights = weights / weights.sum()
        mass = 1 / float((self.weights**2).sum())
        self.keep_path = (4 + mass / n) / (n + 4 + 2 * mass / n)
        self.keep_step = (mass + 2) / (n + mass + 5)
        self.rank_one = 2 / ((n + 1.3) ** 2 + mass)
        self.rank_many = min(1 - self.rank_one, 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass))
        self.damping = 1 + 2 * max(0.0, math.sqrt((mass - 1) / (n + 1)) - 1) + self.keep_step
        self.mass, self.expected = mass, math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.path, self.step_path, self.covariance = np.zeros(n), np.zeros(n), np.eye(n)

    @property
    def mean(self) -> Numbers:
        """What the candidates vary about."""
        return self.at * self.scale

    def ask(self) -> list[Numbers]:
        """Return a generation."""
        values, self.axes = np.linalg.eigh(self.covariance)
        self.lengths = np.sqrt(np.maximum(values, 1e-12))
        self.moves = (self.dice.standard_normal((POPULATION, len(self.at))) * self.lengths) @ self.axes.T
        return [(self.at + self.step * move) * self.scale for move in self.moves]

    def tell(self, scores: Sequence[float]) -> None:
        """Learn from how the generation did; more is better."""
        best = self.moves[np.argsort(-np.array(scores))[: len(self.weights)]]
        move = self.weights @ best
        self.at = self.at + self.step * move
        self.generation += 1
        length = math.sqrt(self.keep_step * (2 - self.keep_step) * self.mass)
        self.step_path = (1 - self.keep_step) * self.step_path + length * (
            self.axes @ (self.axes.T @ move / self.lengths)
        )
        far = float(np.linalg.norm(self.step_path)) / self.expected
        steady = far / math.sqrt(1 - (1 - self.keep_step) ** (2 * self.generation)) < 1.4 + 2 / (len(self.at) + 1)
        pull = math.sqrt(self.keep_path * (2 - self.keep_path) * self.mass) if steady else 0.0
        self.path = (1 - self.keep_path) * self.path + pull * move
        many = (best.T * self.weights) @ best
        kept = 1 - self.rank_one - self.rank_many
        self.covariance = (
            kept * self.covariance + self.rank_one * np.outer(self.path, self.path) + self.rank_many * many
        )
        self.step *= math.exp((self.keep_step / self.damping) * (far - 1))


if __name__ == "__main__":
    main()
