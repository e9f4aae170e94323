"""Levels that differ in more than the time they take: what holds of a thinker holds of a master in the same time."""

from fuda.bots import levels
from fuda.catalogue import GAMES


def apart(game: str) -> tuple[str, ...]:
    """Return the levels that a game offers, but for the master."""
    return tuple(level for level in levels(game) if level != "master")


EACH = [(game, level) for game in GAMES for level in apart(game)]
