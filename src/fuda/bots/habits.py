"""Koi-Koi by habit: how a practised player plays without thinking.

A card is worth what it brings one's own yaku nearer, and part of what it keeps from the opponent; a yaku, its points
times the chance that it is still made. `scripts/practise.py` finds the numbers in rounds against itself.
"""

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.bits import lowest, popcount
from fuda.core.contract import Actions
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

Numbers: TypeAlias = NDArray[np.float64]
# What a player's next card of each kind is worth: of the sets of three, of the viewing pairs, of the counted yaku, of
# the lights, and the poet.
Worths: TypeAlias = tuple[float, float, float, float, float, float, float, float, float, float]

SET, PAIR, ANIMAL, RIBBON, CHAFF, LIGHT = range(6)  # kinds of yaku
KINDS, MOST_MISSING = 6, 12
DRY = rules.LIGHTS & ~(1 << rules.POET)

# Each kind's chance as a logit: with one card missing and four in hand, less for each card more that is missing, more
# for each card more in hand.
LOGITS = (
    (-2.16, 1.72, 0.04),
    (-2.02, 3.70, 0.15),
    (-1.70, 1.10, 0.32),
    (-0.21, 0.98, 0.16),
    (1.55, 0.87, 0.23),
    (-1.55, 2.65, 0.15),
)
# Weights. A call goes on when their sum is above 0: to begin with, for each card in hand, for what may still come, for
# what threatens, for points now and the opponent's, under multipliers, with seven points doubled, after the opponent's
# koi, for the factor so far, after a koi of one's own, and by mood.
GO_ON, HELD, HOPE, THREAT, POINTS, THEIRS, MULTIPLIED, SEVEN, WARNED, FACTOR, AGAIN, BOLD = range(12)
# Of a card: keeping it from the opponent; laying it down, for what it gives away, for each match unseen, for what it
# was worth to oneself, with another of its month in hand, and that for each match unseen; capturing a whole month while
# there is time, capturing what nobody else can, having two to choose from, capturing at all; and mood.
DENY, GIVE, OPEN, LOSE, PARTNER, PARTNER_OPEN, WHOLE, SURE, CHOICE, CAPTURE, MOOD = range(12, 23)
WEIGHTS = np.array(
    [
        *(-0.87, 0.19, 0.93, -0.93, 0.00, -0.25, 0.31, -0.45, 0.06, -0.48, 0.11, 1.0),
        *(0.20, 0.30, 0.39, 0.14, 0.30, 0.27, -0.40, 0.05, -0.62, 2.67, 1.0),
    ]
)


def chances(logits: Sequence[Sequence[float]]) -> Numbers:
    """Return how likely a yaku of a kind is made with so many cards missing and so many in hand."""
    out = np.ones((KINDS, MOST_MISSING, rules.HAND + 1))
    for kind, (one, more, time) in enumerate(logits):
        for missing in range(1, MOST_MISSING):
            for held in range(rules.HAND + 1):
                out[kind, missing, held] = 1 / (1 + math.exp((missing - 1) * more - one - (held - 4) * time))
    return out


CHANCES = chances(LOGITS)


@kernel
def practised(state: State, table: Table, seat: int, actions: Actions, count: int, rng: Rng) -> int:
    """Choose by the habits that were learnt."""
    return habit(state, table, seat, actions, count, rng, CHANCES, WEIGHTS)


@kernel
def habit(
    state: State, table: Table, seat: int, actions: Actions, count: int, rng: Rng, chance: Numbers, weights: Numbers
) -> int:
    """Return the place of the action that these numbers prefer."""
    if state.phase == rules.EXCHANGE:  # nobody has looked yet
        return below(rng, count)
    mine, theirs = int(state.captured[seat]), int(state.captured[1 - seat])
    hope, own = _prospects(mine, theirs, int(state.held[seat]), table, chance)
    threat, other = _prospects(theirs, mine, int(state.held[1 - seat]), table, chance)
    if state.phase == rules.CALL:
        return 0 if _goes_on(state, table, seat, hope, threat, weights) > weights[BOLD] * _mood(rng) else 1
    field, hand = int(state.field), int(state.hand[seat])
    seen = mine | theirs | field | hand
    chosen, best = 0, -1e9
    for i in range(count):
        action = int(actions[i])
        if action < rules.TAKE:
            month = rules.MONTH << (action & 0x3C)
            unseen = popcount(month & ~seen)
            value = _worth(action, own)
            matches = field & month
            if matches == 0:
                value = -weights[LOSE] * value - unseen * (weights[GIVE] * _worth(action, other) + weights[OPEN])
                if popcount(hand & month) > 1:
                    value += weights[PARTNER] + weights[PARTNER_OPEN] * unseen
            else:
                value += weights[DENY] * _worth(action, other)
                whole = popcount(matches) == 3
                partner = 0.0
                while matches:
                    card = lowest(matches)
                    more = _worth(card, own) + weights[DENY] * _worth(card, other)
                    partner = partner + more if whole else max(partner, more)
                    matches &= matches - 1
                value += partner
                if whole:
                    if state.held[seat] > 3:
                        value *= weights[WHOLE]
                else:
                    if unseen == 0:
                        value *= weights[SURE]
                    if popcount(field & month) == 2:
                        value += weights[CHOICE]
                value += weights[CAPTURE]
        elif action < rules.TAKE_NONE:
            value = _worth(action - rules.TAKE, own) + weights[DENY] * _worth(action - rules.TAKE, other)
        else:
            value = 100.0 if action == rules.DECLARE else -1.0
        value += weights[MOOD] * _mood(rng)
        if value > best:
            chosen, best = i, value
    return chosen


@kernel
def _goes_on(state: State, table: Table, seat: int, hope: float, threat: float, weights: Numbers) -> float:
    """Weigh koi-koi against a stop: above 0 goes on."""
    base = rules.total(int(state.yaku[seat]), int(state.captured[seat]), table)
    theirs = rules.total(int(state.yaku[1 - seat]), int(state.captured[1 - seat]), table)
    factor = rules.koi_factor(state, table, seat) << popcount(rules.doublings(state, table, seat, base))
    value = weights[GO_ON] + weights[HELD] * int(state.held[seat]) + weights[HOPE] * hope + weights[THREAT] * threat
    value += weights[POINTS] * min(base, 15) + weights[THEIRS] * min(theirs, 10)
    if table.koi_multiplier:
        value += weights[MULTIPLIED]
    if table.double_seven and base >= 7:
        value += weights[SEVEN]
    if state.koi[1 - seat] > 0:
        value += weights[WARNED]
    if factor > 1:
        value += weights[FACTOR] * min(factor, 6)
    if state.koi[seat] > 0:
        value += weights[AGAIN]
    return value


@kernel
def _prospects(mine: int, theirs: int, held: int, table: Table, chance: Numbers) -> tuple[float, Worths]:
    """Return the points that are still in reach, by their chances, and what the next card of each kind adds to them."""
    points = int(table.points[rules.Y_INO])
    ino, reach0 = _set(mine, theirs, rules.BOAR_DEER_BUTTERFLIES, SET, points, held, chance)
    points = int(table.points[rules.Y_AKATAN])
    red, reach1 = _set(mine, theirs, rules.RED_POEMS, SET, points, held, chance)
    points = int(table.points[rules.Y_AOTAN])
    blue, reach2 = _set(mine, theirs, rules.BLUE_RIBBONS, SET, points, held, chance)
    points = int(table.points[rules.Y_HANAMI])
    flowers, reach3 = _set(mine, theirs, 1 << rules.CUP | 1 << rules.CURTAIN, PAIR, points, held, chance)
    points = int(table.points[rules.Y_TSUKIMI])
    moon, reach4 = _set(mine, theirs, 1 << rules.CUP | 1 << rules.MOON, PAIR, points, held, chance)
    points = int(table.points[rules.Y_TANE])
    animal, reach5 = _counted(mine, theirs, rules.ANIMALS, 5, ANIMAL, points, held, chance)
    points = int(table.points[rules.Y_TAN])
    ribbon, reach6 = _counted(mine, theirs, rules.RIBBONS, 5, RIBBON, points, held, chance)
    points = int(table.points[rules.Y_KASU])
    chaff, reach7 = _counted(mine, theirs, rules.KASU, 10, CHAFF, points, held, chance)
    light = poet = 0.0
    reach = reach0 + reach1 + reach2 + reach3 + reach4 + reach5 + reach6 + reach7
    lights, gone = popcount(mine & DRY), popcount(theirs & DRY)
    if gone <= 1:
        sanko, shiko = int(table.points[rules.Y_SANKO]), int(table.points[rules.Y_SHIKO])
        if lights < 3:
            light = sanko * (chance[LIGHT, 2 - lights, held] - chance[LIGHT, 3 - lights, held])
            poet = 0.25 * light
            reach += sanko * chance[LIGHT, 3 - lights, held]
        elif lights == 3:
            light = float(shiko - sanko) if gone == 0 else 0.0
            poet = float(int(table.points[rules.Y_AMESHIKO]) - sanko)
            reach += 2 * chance[LIGHT, 1, held]
        else:
            poet = float(int(table.points[rules.Y_GOKO]) - shiko)
            reach += 5 * chance[LIGHT, 1, held]
    return reach, (ino, red, blue, flowers, moon, animal, ribbon, chaff, light, poet)


@kernel
def _set(mine: int, theirs: int, cards: int, kind: int, points: int, held: int, chance: Numbers) -> tuple[float, float]:
    """Return what the next card of a set adds, and what is in reach; nothing once the opponent has one of its cards."""
    missing = popcount(cards & ~mine)
    if missing == 0 or theirs & cards:
        return 0.0, 0.0
    reach = points * chance[kind, missing, held]
    return points * chance[kind, missing - 1, held] - reach, reach


@kernel
def _counted(
    mine: int, theirs: int, cards: int, needed: int, kind: int, points: int, held: int, chance: Numbers
) -> tuple[float, float]:
    """Return the same of a yaku that counts cards, where each card above its number is a point more."""
    missing = needed - popcount(mine & cards)
    if missing <= 0:
        return 1.0, (2.0 if kind == CHAFF else 1.0) * chance[kind, 1, held]
    if popcount(cards & ~theirs) < needed:
        return 0.0, 0.0
    reach = points * chance[kind, missing, held]
    return points * chance[kind, missing - 1, held] - reach, reach


@kernel
def _worth(card: int, worths: Worths) -> float:
    """Return what a card adds for a player."""
    ino, red, blue, flowers, moon, animal, ribbon, chaff, light, poet = worths
    bit = 1 << card
    if bit & rules.KASU:
        return chaff
    if bit & rules.RIBBONS:
        return ribbon + (red if bit & rules.RED_POEMS else blue if bit & rules.BLUE_RIBBONS else 0.0)
    if bit & rules.ANIMALS:
        return animal + (ino if bit & rules.BOAR_DEER_BUTTERFLIES else flowers + moon if card == rules.CUP else 0.0)
    if card == rules.POET:
        return poet
    return light + (flowers if card == rules.CURTAIN else moon if card == rules.MOON else 0.0)


@kernel
def _mood(rng: Rng) -> float:
    """Return a number between −1 and 1."""
    return (below(rng, 256) - 127.5) / 128
