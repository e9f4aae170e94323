"""Koi-Koi's policy network.

It was trained in some billions of decisions against itself (`fuda learn` does such), under the presets and under tables
of mixed rules: the table is part of what it observes.
"""

from functools import cache
from pathlib import Path

from fuda.bots import network, policy
from fuda.bots.network import Accumulator, Network
from fuda.games.koikoi import SPEC, rules

_bound = policy.load(SPEC.rules)
choose, observe = _bound.choose, _bound.observe  # not for an exchange, when nobody has looked yet


@cache
def load() -> Network:
    """Return the network."""
    return network.load(Path(__file__).with_name("network.npz"), SPEC.rules)


def accumulator(trained: Network) -> Accumulator:
    """Return the sums of nothing seen."""
    return network.accumulator(trained, rules.SEATS, rules.MOST_ACTIONS)
