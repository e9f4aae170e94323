"""Koi-Koi's players."""

from fuda.bots import Move
from fuda.bots.koikoi import chances, rollout
from fuda.bots.koikoi.greedy import Greedy
from fuda.bots.koikoi.race import Racer
from fuda.bots.ladder import LEVELS, Ladder
from fuda.core.contract import Json

__all__ = ["LADDER", "Greedy", "Racer", "chances", "kind", "rollout"]

# With two thirds of the moves the hasty were no better than greedy.
LADDER = Ladder(levels=tuple(level for level in LEVELS if level not in ("dreamer", "wary")), hasty=0.85)


def kind(view: Json, move: Move) -> str:
    """Return what kind of choice a move was: play, take, call, declare or exchange."""
    words = {"koi": "call", "stop": "call", "swap": "exchange", "keep": "exchange"}
    first = move[0].split()[0]
    return words.get(first, first)
