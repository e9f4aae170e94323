"""Koi-Koi's players."""

from fuda.bots import Move
from fuda.bots.koikoi import chances, rollout
from fuda.bots.koikoi.greedy import Greedy
from fuda.bots.koikoi.race import Racer
from fuda.bots.ladder import LEVELS, Ladder
from fuda.core.contract import Json

__all__ = ["LADDER", "Greedy", "Racer", "chances", "kind", "rollout"]

# From the books to the network, and from there to its search, are small steps here: nobody stands between.
OFFERED = tuple(level for level in LEVELS if level not in ("dreamer", "wary"))
LADDER = Ladder(levels=OFFERED, novice=2.5, learner=3.5, reader=0.5, hasty=0.85)


def kind(view: Json, move: Move) -> str:
    """Return what kind of choice a move was: play, take, call, declare or exchange."""
    words = {"koi": "call", "stop": "call", "swap": "exchange", "keep": "exchange"}
    first = move[0].split()[0]
    return words.get(first, first)
