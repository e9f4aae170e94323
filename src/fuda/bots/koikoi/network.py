"""Koi-Koi's policy networks: one that plays for points and one that plays for the match.

Both were trained in some billions of decisions against themselves (`fuda learn`), under the presets and under tables of
mixed rules: the table is part of what they observe. The first learnt to gain points, however the match stands: it is
what “played on” means to the coach and to the match scale. The second began as the first and learnt to gain on that
scale: it is what people play against.
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
    """Return the network that plays for points."""
    return network.load(Path(__file__).with_name("network.npz"), SPEC.rules)


@cache
def for_match() -> Network:
    """Return the network that plays for the match."""
    return network.load(Path(__file__).with_name("match.npz"), SPEC.rules)


def accumulator(trained: Network) -> Accumulator:
    """Return the sums of nothing seen."""
    return network.accumulator(trained, rules.SEATS, rules.MOST_ACTIONS)
