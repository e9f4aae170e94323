"""Tables, positions and deals for the tests, in as few words as they need."""

import random
from collections.abc import Callable
from functools import cache
from math import prod
from typing import Any

from hypothesis import strategies as st

import fuda
from fuda.core.game import Game
from fuda.core.match import Match
from fuda.core.options import Option
from fuda.games.koikoi.notation import CARDS, names
from fuda.games.koikoi.table import OPTIONS

# A table with every variant on, where nothing is as in a preset.
VARIANTS: dict[str, Any] = {
    "exchange": True,
    "gaji": True,
    "field_lights": True,
    "trio": True,
    "share_cards": False,
    "grow_sets": "added",
    "sake_as_kasu": "bonus",
    "rain_stops_viewing": True,
    "sanko_with_poet": True,
    "koi_multiplier": "product",
    "koi_step": "new_yaku",
    "double_seven": True,
    "double_own_koi": True,
    "double_opponent_koi": True,
    "koi_needs_seven": True,
    "next_oya": "alternate",
    "void_field": False,
}


@cache
def koikoi(preset: str = "czech", **options: Any) -> Game:
    return fuda.game("koikoi", preset, **options)


def at(game: Game, **position: Any) -> Match:
    """Set a position up; piles may be written as one string, `hands="1L 1R / 2A 2R"` for both seats."""
    return game.setup(**{key: _piles(key, value) for key, value in position.items()})


def _piles(key: str, value: Any) -> Any:
    if not isinstance(value, str) or key == "phase":
        return value
    if key in ("hands", "captured", "played"):
        return [pile.split() for pile in value.split("/")]
    return value.split()


def deck(oya: str = "", other: str = "", field: str = "", stock: str = "", seed: int = 1) -> list[str]:
    """Order a deck so that KK-3 deals these cards; the rest is filled up at random but with luck for nobody."""
    named = [pile.split() for pile in (oya, other, field, stock)]
    free = [card for card in CARDS if not any(card in pile for pile in named)]
    random.Random(seed).shuffle(free)
    piles: list[list[str]] = []
    for pile, size in zip(named, (8, 8, 8, 24), strict=True):
        piles.append(pile + [free.pop() for _ in range(size - len(pile))])
    mine, theirs, middle, rest = piles
    return [*theirs[:4], *mine[:4], *middle[:4], *theirs[4:], *mine[4:], *middle[4:], *rest]


def first(game: Game, wanted: Callable[[Match], Any], **start: Any) -> Match:
    """The first new match, by its seed, that is as wanted."""
    return next(match for seed in range(10_000) if wanted(match := game.new(seed=seed, **start)))


def board(match: Match) -> dict[str, Any]:
    """What everybody sees."""
    return match.view(None, hints=False)["board"]


def keys(match: Match, since: int = 0) -> list[str]:
    """The events so far, by name; `since` a number of moves."""
    return [event["key"].removeprefix("koikoi-event-") for event in match.events if event["move"] >= since]


def told(match: Match, key: str) -> list[dict[str, Any]]:
    """The arguments of every event with this name."""
    return [event["args"] for event in match.events if event["key"] == f"koikoi-event-{key}"]


def clauses(match: Match, key: str) -> list[list[str]]:
    return [event["clauses"] for event in match.events if event["key"] == f"koikoi-event-{key}"]


def frozen(match: Match) -> tuple[bytes, int, int]:
    """Everything that a refused move must leave alone."""
    return match.state.tobytes(), len(match.moves), len(match.events)


def tables(**fixed: Any) -> st.SearchStrategy[Game]:
    """Any table rules that are allowed: one number, read option by option, which is much quicker than as many draws."""
    free = [option for option in OPTIONS if option.name not in fixed]
    return st.integers(0, prod(len(option.values) for option in free) - 1).map(lambda n: _table(n, free, fixed))


def _table(number: int, free: list[Option], fixed: dict[str, Any]) -> Game:
    options = dict(fixed)
    for option in free:
        number, place = divmod(number, len(option.values))
        options[option.name] = option.values[place]
    options["viewing_yaku"] = options["viewing_yaku"] or options["rain_stops_viewing"]
    options["double_seven"] = options["double_seven"] or options["koi_needs_seven"]
    return fuda.game("koikoi", "czech", **options)


# Any set of cards: one number too.
piles = st.integers(0, (1 << len(CARDS)) - 1).map(lambda n: frozenset(names(n)))
