"""A collection on its way: match after match, in one process or several, saved after each so that it goes on later."""

from collections import Counter
from collections.abc import Generator
from contextlib import closing
from itertools import count
from pathlib import Path

from fuda.bots.shards import answers
from fuda.catalogue import spec
from fuda.core.errors import FudaError
from fuda.review.puzzles import Collection, packed, read
from fuda.review.puzzles.making import made

MOST_OF_A_THEME = 0.75  # of the puzzles that are wanted: there must be some of the rarer ones too


def begun(file: Path, game: str, seed: int) -> Collection:
    """Return the collection in a file, an empty one where there is none; another game's or other rules' is refused."""
    version = spec(game).version
    if not file.exists():
        return Collection(game, version, seed, 0, [])
    found = read(file)
    if (found.game, found.rules, found.seed) != (game, version, seed):
        raise FudaError(
            f"{file} holds puzzles of {found.game} by version {found.rules} of its rules and seed {found.seed}; "
            f"wanted: {game}, version {version}, seed {seed}"
        )
    return found


def collect(
    collection: Collection,
    wanted: int,
    workers: int = 1,
    address: str | None = None,
    only: frozenset[str] = frozenset(),
) -> Generator[None]:
    """Add puzzles from match after match until there are as many as wanted; yield after each match.

    Matches are looked at by so many processes of this machine, or of the Ray cluster at an address; the puzzles are the
    same. Where themes are named, only theirs are looked for.
    """
    known = {each.id for each in collection.puzzles}
    themes = Counter(each.theme for each in collection.puzzles)
    if len(known) >= wanted:
        return
    tasks = ((collection.game, collection.seed, number, only) for number in count(collection.matches))
    with closing(answers(made, tasks, workers, address)) as matches:
        for found in matches:
            collection.matches += 1
            for each in found:
                if len(known) < wanted and each.id not in known and themes[each.theme] < MOST_OF_A_THEME * wanted:
                    collection.puzzles.append(each)
                    known.add(each.id)
                    themes[each.theme] += 1
            yield
            if len(known) >= wanted:
                return


def save(file: Path, collection: Collection) -> None:
    """Write a collection whole or not at all."""
    beside = file.with_name(f".{file.name}")
    beside.write_bytes(packed(collection))
    beside.replace(file)
