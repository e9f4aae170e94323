"""A learnt policy against a bot that gets views, one seat against the others, over the same deals from every seat."""

import math
from collections.abc import Callable
from statistics import fmean, stdev
from typing import Any

import numpy as np

from fuda.bots import Bot
from fuda.core.game import Game
from fuda.core.observation import words
from fuda.core.rng import shuffle, streams

Choose = Callable[[Any, Any], int]  # from an observation and a mask of legal actions, both packed, to an action


def against(game: Game, choose: Choose, bot: Bot, deals: int, seed: int = 7) -> tuple[float, float]:
    """Return the lead above the others' mean in a round, over so many deals from each seat, and its interval."""
    leads = [fmean(_lead(game, choose, bot, seat, seed + deal) for seat in range(game.seats)) for deal in range(deals)]
    return fmean(leads), 1.96 * stdev(leads) / math.sqrt(deals) if deals > 1 else math.inf


def _lead(game: Game, choose: Choose, bot: Bot, seat: int, seed: int) -> float:
    rules, table, kernel = game.rules, game.table, game.spec.rules
    state, cards = np.zeros(1, kernel.STATE), np.zeros(kernel.CARDS, np.int8)
    seen, mask = np.zeros(words(kernel.OBSERVATION), np.uint32), np.zeros(words(kernel.ACTIONS), np.uint32)
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
            legal = game.actions(state, table, mover)
            mask[:] = 0
            for action in legal:
                mask[action >> 5] |= np.uint32(1 << (action & 31))
            rules.observe(state, table, mover, seen)
            moves = [choose(seen, mask) if len(legal) > 1 else legal[0]]
        else:
            moves = sorted(game.spec.action(text) for text in bot.choose(game.project(state, mover), seed + decided))
        for action in moves:
            rules.step(state, table, mover, action)
    scores = game.scores(state, table)
    lead = scores[seat] - (sum(scores) - scores[seat]) / (game.seats - 1)
    return -lead if game.spec.fewest else lead
