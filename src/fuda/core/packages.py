"""Games from other packages: an installed package names each by an entry point of the group `fuda.games`."""

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path


@cache
def packages() -> dict[str, str]:
    """Return the package of each such game by the game's name."""
    return {entry.name: entry.value for entry in entry_points(group="fuda.games")}


def words(language: str, name: str) -> Traversable:
    """Return where the catalogue of words of that name lies: beside Fuda's own, or in its game's package."""
    own = files("fuda").joinpath("locales", language, f"{name}.ftl")
    if own.is_file() or name not in packages():
        return own
    return files(packages()[name]).joinpath("locales", language, f"{name}.ftl")


def folders() -> list[Path]:
    """Return the folders of the packages, without importing what is in them."""
    found = [find_spec(package) for package in packages().values()]
    return [Path(place) for spec in found if spec for place in spec.submodule_search_locations or ()]
