"""The reference policy: what "played on" means wherever a position is valued, the same for every seat.

It is the network of a game that has a module `network` among the bots, otherwise the quick policy of its rollouts. A
game may bring its own in `fuda.bots.<game>.reference`, with the functions of `by_network`.
"""

import hashlib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from fuda.bots import by_network, by_rollout, players
from fuda.bots import network as networks
from fuda.catalogue import spec
from fuda.core.jit import run_for


class Reference(NamedTuple):
    """A policy as kernels take it."""

    kernels: Any  # `choose`, `observe` and `restore`, compiled
    network: Any  # a `Network`, or an empty array where there is none
    digest: str  # of its weights

    def accumulator(self, seats: int, most_actions: int) -> Any:
        """Return the network's sums of nothing seen."""
        if not self.digest:
            return self.network
        return networks.accumulator(self.network, seats, most_actions)


@cache
def reference(game: str) -> Reference:
    """Return the reference policy of a game."""
    rules = spec(game).rules
    folder = f"{__package__}.{game}"
    known = find_spec(folder) is not None
    if known and find_spec(f"{folder}.network") is not None:
        network = import_module(f"{folder}.network").load()
        own = find_spec(f"{folder}.reference") is not None
        kernels = import_module(f"{folder}.reference") if own else run_for(game, by_network.__name__, rules=rules)
        weights = b"".join(np.ascontiguousarray(layer).tobytes() for layer in network[: len(networks.LAYERS) + 1])
        return Reference(kernels, network, hashlib.sha256(weights).hexdigest()[:16])
    kernels = run_for(game, by_rollout.__name__, rollout=players(game).rollout)
    return Reference(kernels, np.zeros(0, np.float32), "")
