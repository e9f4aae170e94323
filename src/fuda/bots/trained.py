"""What a game's players have learnt: `fuda.bots.<game>/network.npz`, the policy with its belief, and its judge."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fuda.bots import network
from fuda.bots.network import JUDGE, Network
from fuda.catalogue import spec


class Trained(NamedTuple):
    """Networks of a game (docs/learning.md says how they learnt)."""

    policy: Network
    judge: Network


@cache
def trained(game: str) -> Trained:
    """Return the networks of a game."""
    file, rules = Path(__file__).parent / game / "network.npz", spec(game).rules
    return Trained(network.load(file, rules), network.load(file, rules, JUDGE))
