"""A learnt policy against a bot that gets views, one seat against the others, over the same deals from every seat."""

import math
from collections.abc import Iterable, Mapping
from statistics import fmean, stdev
from typing import Any

import numpy as np

from fuda.bots import Bot, bot, network, policy
from fuda.bots.arena import entrant
from fuda.bots.network import Network
from fuda.catalogue import game as game_at
from fuda.core.game import Game
from fuda.core.rng import shuffle, streams


def contest(
    name: str, options: Mapping[str, Any], trained: Network, level: str, deals: Iterable[int], seed: int = 7
) -> list[float]:
    """Return the leads of a policy over a level, `thinker@200sims` or one without a budget, a deal each.

    For processes of their own, and for nodes of a cluster, which may not have the file that the policy is from.
    """
    game, asked = game_at(name, **options), entrant(level)
    other = bot(name, asked.name)
    return [
        fmean(_lead(game, trained, other, asked.budget, seat, seed + deal) for seat in range(game.seats))
        for deal in deals
    ]


def interval(leads: list[float]) -> tuple[float, float]:
    """Return the mean of leads and how far its 95 % interval reaches."""
    return fmean(leads), 1.96 * stdev(leads) / math.sqrt(len(leads)) if len(leads) > 1 else math.inf


def _lead(game: Game, trained: Network, other: Bot, budget: str | None, seat: int, seed: int) -> float:
    """Return the lead above the others' mean that a policy in one seat has after a round."""
    rules, table, kernel = game.rules, game.table, game.spec.rules
    state, cards = np.zeros(1, kernel.STATE), np.zeros(kernel.CARDS, np.int8)
    sums, choose = network.accumulator(trained, game.seats, kernel.MOST_ACTIONS), policy.load(kernel).choose
    rng, decided = streams(seed), 0
    rules.start(state, table)
    while not rules.over(state, table) and not (decided and rules.resting(state, table)):
        acting = int(rules.to_act(state, table))
        if not acting:
            shuffle(rng, cards, rules.lot(state, table, cards), kernel.NEEDED)
            rules.deal(state, table, cards)
            continue
        mover, decided = (acting & -acting).bit_length() - 1, decided + 1
        if mover == seat:
            legal = np.array(game.actions(state, table, mover), np.int16)
            place = choose(state[0], table[0], mover, legal, len(legal), trained, sums) if len(legal) > 1 else 0
            moves = [int(legal[place])]
        else:
            chosen = other.choose(game.project(state, mover), seed + decided, budget)
            moves = sorted(map(game.spec.action, chosen))
        for action in moves:
            rules.step(state, table, mover, action)
    scores = game.scores(state, table)
    lead = scores[seat] - (sum(scores) - scores[seat]) / (game.seats - 1)
    return -lead if game.spec.fewest else lead
