"""Koi-Koi's players."""

from fuda.bots import Move
from fuda.bots.koikoi import chances, rollout
from fuda.bots.koikoi.greedy import Greedy
from fuda.bots.koikoi.race import Racer
from fuda.core.contract import Json

__all__ = ["SEES", "Greedy", "Racer", "chances", "kind", "rollout"]

SEES = 0.85  # of the moves, that the hasty see: with two thirds of them they were no better than greedy


def kind(view: Json, move: Move) -> str:
    """Return what kind of choice a move was: play, take, call, declare or exchange."""
    words = {"koi": "call", "stop": "call", "swap": "exchange", "keep": "exchange"}
    first = move[0].split()[0]
    return words.get(first, first)
