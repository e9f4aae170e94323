"""What a game's players have learnt: `fuda.bots.<game>/network.npz`, the policy with its belief, perhaps its judge."""

from functools import cache
from pathlib import Path

from fuda.bots import network
from fuda.bots.network import JUDGE, Network
from fuda.catalogue import spec


def policy(game: str) -> Network:
    """Return the policy of a game (docs/learning.md says how it learnt)."""
    return _read(game)


def judge(game: str) -> Network:
    """Return the judge of a game, twice as large as a policy; only that of a game whose players ask it is there."""
    return _read(game, JUDGE)


@cache
def _read(game: str, whose: str = "") -> Network:
    return network.load(Path(__file__).parent / game / "network.npz", spec(game).rules, whose)
