"""Ids of environments with their versions: results of different versions do not compare."""

from importlib import import_module
from typing import Any

from fuda.bots.network import fingerprint
from fuda.catalogue import GAMES, spec
from fuda.core.contract import Spec

# Version by game, and what it stands for: rules, layout of the observation, number of actions. Whoever changes one of
# these for a game raises its version here.
VERSIONS = {
    "koikoi": (1, "rules 1, observation 1bb7b9ca6c3c9d6d-102"),
    "kocka": (1, "rules 2, observation a378d2d961afd8e5-98"),
    "yojimbo": (1, "rules 1, observation 0427d2ea125790e5-525"),
}


def version(game: Spec) -> int:
    """Return the version of a game's environments; that of its rules for games from elsewhere."""
    return VERSIONS[game.name][0] if game.name in VERSIONS else game.version


def stands_for(game: Spec) -> str:
    """Return what a version stands for."""
    return f"rules {game.version}, observation {fingerprint(game.rules)}"


def names() -> list[tuple[str, str, str]]:
    """Return every id with its game and preset."""
    presets = [(spec(name), preset) for name in GAMES for preset in spec(name).options[0].presets]
    return [(f"fuda/{game.name}-{preset}-v{version(game)}", game.name, preset) for game, preset in presets]


def register() -> None:
    """Tell Gymnasium every id."""
    registration: Any = import_module("gymnasium.envs.registration")
    for name, game, preset in names():
        if name not in registration.registry:
            registration.register(
                name,
                entry_point="fuda.envs.vector:TableEnv",
                vector_entry_point="fuda.envs.vector:TableVectorEnv",
                kwargs={"game": game, "preset": preset},
            )
