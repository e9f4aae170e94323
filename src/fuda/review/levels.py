"""What the levels of bots show in the same numbers as people: made by `python -m scripts.levels`, shipped as data."""

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("levels.json")


class Level(msgspec.Struct):
    """All seats of a level's matches against itself, together."""

    matches: int = 0
    seats: int = 0  # of these matches
    rounds: int = 0  # a seat's rounds, added up; of Yojimbo its deals
    counts: dict[str, int] = {}
    choices: int = 0  # that mattered
    mistakes: int = 0
    lost: float = 0.0  # of the chance to win a match
    lost_error: float = 0.0  # the standard error of what a seat lost a match


def read(file: Path = FILE) -> dict[str, dict[str, Level]]:
    """Return the levels of every game, as far as they were looked at."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Level]]) if file.exists() else {}


@cache
def levels(game: str) -> dict[str, Level]:
    """Return the levels of a game, the weakest first."""
    from fuda.bots import LEVELS

    found = read().get(game, {})
    return {name: found[name] for name in LEVELS if name in found}
