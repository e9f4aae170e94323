"""Opponents. A bot gets a view, never the state, and answers with a whole move."""

import json
from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol

from fuda.core.contract import Json
from fuda.core.errors import FudaError, choices
from fuda.core.game import Game

LEVELS = ("random", "greedy", "thinker", "master")
BUDGETS = {"thinker": "50ms", "master": "500ms"}  # what a searching level spends on a decision unless told otherwise
WARMING = "400sims"  # enough to call, and so to compile or load, all that a search has


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return a whole move for the view's seat; the same view, seed and simulation budget give the same move."""
        ...


def bot(game: str, level: str) -> Bot:
    """Return the opponent of a level in a game."""
    if level not in LEVELS:
        raise FudaError(f"there is no opponent {level!r}; levels: {choices(LEVELS)}")
    if level == "random":
        from fuda.bots.random import Random

        return Random()
    own = players(game)
    if level == "greedy":
        return own.Greedy()
    if level == "master" and hasattr(own, "Master"):
        return own.Master(BUDGETS[level])
    from fuda.bots.search import Search

    return Search(BUDGETS[level])


def players(game: str) -> Any:
    """Return the package of a game's players: its `Greedy`, its `rollout` for the search and perhaps a `Master`."""
    return import_module(f"{__name__}.{game}")


def game_of(view: Json) -> Game:
    """Return the game that a view belongs to, with its table rules."""
    return _game(view["game"], json.dumps(view["table"]))


@lru_cache(maxsize=64)
def _game(name: str, options: str) -> Game:
    """Find a game by its options as JSON: one of them may be a whole deck, which is no key of a cache."""
    from fuda.catalogue import game

    return game(name, **json.loads(options))
