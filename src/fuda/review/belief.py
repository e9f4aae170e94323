"""Worlds as a game's network believes in them: it has learnt where cards are, from what everybody has done.

The belief says of each card how likely it is in which hand, and knows nothing of how cards of a hand depend on each
other; nor does everybody play as the network. So it is softened, and some of the weight goes to every world alike.
"""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fuda.bots import network, racer, trial
from fuda.bots.trained import policy
from fuda.catalogue import spec
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.rng import Rng, below

if TYPE_CHECKING:
    from fuda.review.worlds import Worlds

Floats = NDArray[np.float64]
POOL = 4  # worlds that are weighed for each that is drawn


class Trust(NamedTuple):
    """How far the belief is trusted: so that what greedy, instinct and random bots hold is foretold best."""

    epsilon: float = 0.2  # share of the weight that is everybody's alike
    sharpness: float = 0.5  # of the belief's logarithms


class Drawn(NamedTuple):
    """Worlds that were drawn, each as likely as the others."""

    worlds: One
    clusters: NDArray[np.int64]  # worlds with the same number have the same hidden hands
    effective: float  # number of worlds that the belief is made of; infinite where all are as likely


class Pool:
    """What the looks at one position have weighed so far, so that none of it is weighed twice."""

    def __init__(self) -> None:
        self.hands, self.weights = np.zeros(0, np.int64), np.zeros(0)  # where a game's part keeps them
        self.worlds = 0  # drawn so far
        self.whole = False  # whether these are all that there may be
        self._numbered = 0

    def begin_whole(self) -> None:
        """Begin again, to weigh all that there may be."""
        self._numbered = len(self.hands)
        self.hands, self.weights, self.whole = self.hands[:0], self.weights[:0], True

    def numbers(self, places: NDArray[np.int64], count: int) -> NDArray[np.int64]:
        """Return numbers for some of `count` worlds that were weighed for this look alone."""
        self._numbered += count
        return places + self._numbered - count


TRUST = Trust()


def known(game: Game) -> bool:
    """Tell whether a network has a belief about the hands of a game, at a table that it has learnt."""
    return _learnt(game.name) and getattr(import_module(f"fuda.bots.{game.name}"), "known", _any)(game.options)


@cache
def _learnt(game: str) -> bool:
    if find_spec(f"fuda.bots.{game}") is None or not (files("fuda.bots") / game / "network.npz").is_file():
        return False
    return len(policy(game).output_bias) > spec(game).rules.ACTIONS


def _any(table: Any) -> bool:
    return True


def believe(worlds: "Worlds", root: One, seat: int, rng: Rng, count: int, pool: Pool) -> Drawn:
    """Draw worlds that fit a seat's blanked position, by the network's belief."""
    fitting = np.repeat(root, POOL * count)
    worlds.kernels.redeal(fitting, worlds.table, rng)
    likely = _likely(fitting["hand"], odds(worlds, root, seat))
    epsilon, sharpness = worlds.trust or TRUST
    weights = np.exp(sharpness * (likely - likely.max()))
    weights = (1 - epsilon) * weights / weights.mean() + epsilon
    places = resampled(weights, rng, count)
    return Drawn(fitting[places], pool.numbers(places, len(fitting)), effective(weights))


def effective(weights: Floats) -> float:
    """Return how many equally likely ones things of these weights are worth."""
    return float(weights.sum() ** 2 / (weights * weights).sum())


def resampled(weights: Floats, rng: Rng, count: int) -> NDArray[np.int64]:
    """Return so many places, each as often as it weighs, with one random number for all."""
    shares = np.cumsum(weights) / weights.sum()
    first = below(rng, 1 << 30) / (1 << 30)
    return np.minimum(np.searchsorted(shares, (np.arange(count) + first) / count), len(weights) - 1)


def odds(worlds: "Worlds", root: One, seat: int) -> Floats:
    """Return what the network believes of each seat and card, as logarithms that add up over a hand."""
    game = worlds.game
    rules, learnt, part = game.spec.rules, policy(game.name), _part(game.name)
    looked = network.accumulator(learnt, game.seats, rules.MOST_ACTIONS)
    trial.load(game.name, rules, part).watch(root, worlds.table, game.seats, learnt, looked)
    return racer.odds(part.Racer, game, seat, learnt, looked).astype(np.float64)


@cache
def _part(game: str) -> Any:
    return import_module(f"fuda.bots.{game}.race")


def _likely(hands: NDArray[np.int64], odds: Floats) -> Floats:
    """Return how likely hands are, as logarithms; a hand is a mask, or several of as many cards each."""
    masks = hands.reshape(*hands.shape[:2], -1)[:, : len(odds)]
    span = -(-odds.shape[1] // masks.shape[2])
    likely = np.zeros(len(hands))
    for seat, row in enumerate(odds):
        for card in np.flatnonzero(row):
            likely += row[card] * ((masks[:, seat, card // span] >> (card % span)) & 1)
    return likely
