"""Opponents. A bot gets a view, never the state, and answers with a whole move."""

import json
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from fuda.bots.choice import Choice
from fuda.bots.ladder import LEVELS as LEVELS
from fuda.bots.ladder import Ladder
from fuda.core.contract import Json
from fuda.core.errors import BadPosition, FudaError, choices, shown
from fuda.core.game import Game

BUDGETS = {"thinker": "50ms", "master": "500ms"}  # what a searching level spends on a decision unless told otherwise
# What those look at in a game that has no network, or at a table that its network does not know:
HASTE, GLANCE, CARE = "100sims", "400sims", "1000sims"
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
    if level not in (offered := levels(game)):
        raise FudaError(f"there is no opponent {level!r} in {game}; levels: {choices(offered)}")
    if level == "random":
        from fuda.bots.random import Random

        return Random()
    own = players(game)
    if level in BUDGETS:
        return (own.master if level == "master" else own.thinker)(BUDGETS[level])
    return getattr(own, level)()


def levels(game: str) -> tuple[str, ...]:
    """Return the levels that a game offers, the weakest first."""
    return _ladder(game).levels


class Players(NamedTuple):
    """The players of a game, and what a search plays on with."""

    novice: Callable[[], Player]
    learner: Callable[[], Player]
    quick: Callable[[], Player]
    reader: Callable[[], Player]
    greedy: Callable[[], Player]
    dreamer: Callable[[], Player]
    hasty: Callable[[], Player]
    instinct: Callable[[], Player]
    wary: Callable[[], Player]
    thinker: Callable[[str], Searcher]
    master: Callable[[str], Searcher]
    rollout: Any  # an `ismcts.Rollout`
    kind: Callable[[Json, Move], str]  # of a choice: what a diagnosis adds up
    chances: Any  # a module with the `Standings` of matches, as `kocka.chances`; None: only points are known


@cache
def players(game: str) -> Players:
    """Return a game's players: `fuda.bots.<game>`, else a module `bots` of the game's own package, may bring some.

    `LADDER`, `Greedy`, `Racer` (for those who know a network) and `known` (the tables that it knows), `rollout`, `kind`
    and `chances` are what it may have; what it lacks is the same for every game.
    """
    from fuda.bots import generic
    from fuda.bots.brief import Brief
    from fuda.bots.now_and_then import NowAndThen
    from fuda.bots.quick import Quick
    from fuda.bots.race import Instinct, OrElse, Race
    from fuda.bots.search import Fixed, Search
    from fuda.catalogue import spec

    own, ladder = brought(game), _ladder(game)
    racer: Any = getattr(own, "Racer", None)
    rollout = getattr(own, "rollout", None) or generic.rollouts(spec(game))
    known, greedy = getattr(own, "known", None), getattr(own, "Greedy", generic.Greedy)

    def networked(player: Callable[[], Player], elsewhere: str) -> Callable[[], Player]:
        """Return a player who knows the network, or who searches where there is none or it does not know the table."""
        if racer is None:
            return partial(Fixed, elsewhere)
        return partial(OrElse, known, lambda _: player(), Fixed, elsewhere) if known else player

    quick, instinct = partial(Quick, rollout), networked(partial(Instinct, racer), GLANCE)
    searching: Callable[[str], Searcher] = partial(Race, entry=racer) if racer else Search
    if racer and known:
        searching = partial(OrElse, known, searching, Search)
    return Players(
        novice=partial(Quick, rollout, ladder.novice),
        learner=partial(Quick, rollout, ladder.learner),
        quick=quick,
        reader=partial(NowAndThen, greedy, quick, ladder.reader),
        greedy=greedy,
        dreamer=partial(NowAndThen, instinct, greedy, ladder.dreamer),
        hasty=networked(partial(Instinct, racer, ladder.hasty), HASTE),
        instinct=instinct,
        wary=networked(partial(Brief, ladder.wary, racer), CARE),
        thinker=searching,
        master=searching,
        rollout=rollout,
        kind=getattr(own, "kind", generic.kind),
        chances=getattr(own, "chances", None),
    )


@cache
def brought(game: str) -> Any:
    """Return what a game brings, None where it brings nothing."""
    from fuda.catalogue import spec

    here = find_spec(f"{__name__}.{game}")
    if here is not None and here.submodule_search_locations is not None:  # a folder: modules are what games share
        return import_module(f"{__name__}.{game}")
    package = cast(ModuleType, spec(game).rules).__name__.rpartition(".")[0]
    return import_module(f"{package}.bots") if find_spec(f"{package}.bots") is not None else None


def _ladder(game: str) -> Ladder:
    """Return what a game has chosen for its levels."""
    return getattr(brought(game), "LADDER", Ladder())


def game_of(view: Json) -> Game:
    """Return the game that a view belongs to, with its table rules."""
    name, table = view.get("game"), view.get("table")
    if not isinstance(name, str) or not isinstance(table, dict):
        raise BadPosition(
            f"this is no view: game={shown(name)}, table={shown(table)}; expected a game's name and its options"
        )
    return _game(name, json.dumps(table))


@lru_cache(maxsize=64)
def _game(name: str, options: str) -> Game:
    """Find a game by its options as JSON: one of them may be a whole deck, which is no key of a cache."""
    from fuda.catalogue import game

    return game(name, **json.loads(options))
