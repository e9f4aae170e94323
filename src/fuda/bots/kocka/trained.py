"""Kouřící kočka's policy network, with its belief (docs/learning.md says how it learnt)."""

from functools import cache
from pathlib import Path

from fuda.bots import network, policy
from fuda.bots.network import Accumulator, Network
from fuda.games.kocka import SPEC, rules

_bound = policy.load(SPEC.rules)
choose, observe = _bound.choose, _bound.observe


@cache
def load() -> Network:
    """Return the network."""
    return network.load(Path(__file__).with_name("network.npz"), SPEC.rules)


def accumulator(trained: Network) -> Accumulator:
    """Return the sums of nothing seen."""
    return network.accumulator(trained, rules.SEATS, rules.MOST_ACTIONS)
