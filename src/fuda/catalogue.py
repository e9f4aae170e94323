"""The list of games, imported when first asked for: our own, and those that other installed packages bring."""

from importlib import import_module
from typing import Any

from fuda.core.contract import Spec
from fuda.core.errors import BadTable, choices, shown
from fuda.core.game import Game
from fuda.core.match import Match
from fuda.core.packages import packages
from fuda.core.record import replay as _replay

OWN = {
    "koikoi": "fuda.games.koikoi",
    "kocka": "fuda.games.kocka",
    "yojimbo": "fuda.games.yojimbo",
}
# Ours first and last: they head every list, and no package puts another game in their place.
GAMES = OWN | packages() | OWN


def spec(name: str) -> Spec:
    """Return a game's description by its name."""
    if not isinstance(name, str) or name not in GAMES:  # type: ignore[reportUnnecessaryIsInstance]
        raise BadTable(f"there is no game {shown(name)}; games: {choices(GAMES)}")
    return import_module(GAMES[name]).SPEC


def game(name: str, preset: str | None = None, /, **options: Any) -> Game:
    """Return a game with its table rules: a preset, then changes to it.

    >>> game("koikoi", "czech", rounds=6)
    fuda.game('koikoi', 'czech', rounds=6)
    """
    return Game(spec(name), preset, options)


def replay(record: object) -> Match:
    """Play a finished match's record again, every shuffle, move and the result checked."""
    return _replay(record, game)
