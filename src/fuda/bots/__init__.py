"""Opponents. A bot gets a view, never the state, and answers with a whole move."""

import json
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from fuda.bots.choice import Choice
from fuda.core.contract import Json
from fuda.core.errors import FudaError, choices
from fuda.core.game import Game

LEVELS = ("random", "novice", "learner", "quick", "greedy", "hasty", "instinct", "thinker", "master")
BUDGETS = {"thinker": "50ms", "master": "500ms"}  # what a searching level spends on a decision unless told otherwise
HASTE, GLANCE = "100sims", "400sims"  # what the hasty, and instinct, look at in a game that has no network
SEES = 2 / 3  # of the moves, that the hasty see; a game where one slip costs more may have another share
NOVICE, LEARNER = 2, 3  # moves that they think of
Move: TypeAlias = tuple[str, ...]
WARMING = "400sims"  # enough to call, and so to compile or load, all that a search has


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return a whole move for the view's seat; the same view, seed and simulation budget give the same move."""
        ...


class Player(Bot, Protocol):
    """One of ours, who also says what it thinks of each move."""

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return the moves with their values, best first; `choose` is the first, whenever the budget is simulations.

        Where there are too many whole moves (Kočka's passes for a search, Yojimbo's defences), those that were tried.
        """
        ...


class Searcher(Player, Protocol):
    """A player who tries moves in sampled worlds."""

    def compare(self, view: Json, moves: Sequence[Move], seed: int, budget: str | None = None) -> list[Choice]:
        """Return the values of these moves in their order, all tried equally often, in the same worlds."""
        ...


def bot(game: str, level: str) -> Player:
    """Return the opponent of a level in a game."""
    if level not in LEVELS:
        raise FudaError(f"there is no opponent {level!r}; levels: {choices(LEVELS)}")
    if level == "random":
        from fuda.bots.random import Random

        return Random()
    own = players(game)
    if level in BUDGETS:
        return (own.master if level == "master" else own.thinker)(BUDGETS[level])
    return getattr(own, level)()


class Players(NamedTuple):
    """The players of a game, and what a search plays on with."""

    novice: Callable[[], Player]
    learner: Callable[[], Player]
    quick: Callable[[], Player]
    greedy: Callable[[], Player]
    hasty: Callable[[], Player]
    instinct: Callable[[], Player]
    thinker: Callable[[str], Searcher]
    master: Callable[[str], Searcher]
    rollout: Any  # an `ismcts.Rollout`
    kind: Callable[[Json, Move], str]  # of a choice: what a diagnosis adds up
    chances: Any  # a module with the `Standings` of matches, as `kocka.chances`; None: only points are known


@cache
def players(game: str) -> Players:
    """Return a game's players: `fuda.bots.<game>`, else a module `bots` of the game's own package, may bring some.

    `Greedy`, `Racer` (for those who know a network), `known` (the tables that it knows) and `SEES`, `rollout`, `kind`
    and `chances` are what it may have; what it lacks is the same for every game.
    """
    from fuda.bots import generic
    from fuda.bots.quick import Quick
    from fuda.bots.race import Instinct, OrElse, Race
    from fuda.bots.search import Fixed, Search
    from fuda.catalogue import spec

    found = spec(game)
    package = cast(ModuleType, found.rules).__name__.rpartition(".")[0]
    here = find_spec(f"{__name__}.{game}")
    own: Any = None
    if here is not None and here.submodule_search_locations is not None:  # a folder: modules are what games share
        own = import_module(f"{__name__}.{game}")
    elif find_spec(f"{package}.bots") is not None:
        own = import_module(f"{package}.bots")
    racer, rollout = getattr(own, "Racer", None), getattr(own, "rollout", None) or generic.rollouts(found)
    searching: Callable[[str], Searcher] = Search
    hurrying: Callable[[], Player] = partial(Fixed, HASTE)
    glancing: Callable[[], Player] = partial(Fixed, GLANCE)
    if racer:
        searching, glancing = partial(Race, entry=racer), partial(Instinct, racer)
        hurrying = partial(Instinct, racer, getattr(own, "SEES", SEES))
        if known := getattr(own, "known", None):  # elsewhere its players search without the network
            searching = partial(OrElse, known, searching, Search)
            hurried, glanced = hurrying, glancing
            hurrying = partial(OrElse, known, lambda _: hurried(), Fixed, HASTE)
            glancing = partial(OrElse, known, lambda _: glanced(), Fixed, GLANCE)
    return Players(
        novice=partial(Quick, rollout, NOVICE),
        learner=partial(Quick, rollout, LEARNER),
        quick=partial(Quick, rollout),
        greedy=getattr(own, "Greedy", generic.Greedy),
        hasty=hurrying,
        instinct=glancing,
        thinker=searching,
        master=searching,
        rollout=rollout,
        kind=getattr(own, "kind", generic.kind),
        chances=getattr(own, "chances", None),
    )


def game_of(view: Json) -> Game:
    """Return the game that a view belongs to, with its table rules."""
    return _game(view["game"], json.dumps(view["table"]))


@lru_cache(maxsize=64)
def _game(name: str, options: str) -> Game:
    """Find a game by its options as JSON: one of them may be a whole deck, which is no key of a cache."""
    from fuda.catalogue import game

    return game(name, **json.loads(options))
