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


def trained(game: str) -> Trained:
    """Return the networks of a game."""
    return Trained(policy(game), _read(game, JUDGE))


def policy(game: str) -> Network:
    """Return the policy of a game alone: a judge is twice as large."""
    return _read(game)


@cache
def _read(game: str, whose: str = "") -> Network:
    return network.load(Path(__file__).parent / game / "network.npz", spec(game).rules, whose)
