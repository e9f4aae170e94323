"""A collection on its way: match after match, in one process or several, saved after each so that it goes on later."""

from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path

from fuda.catalogue import spec
from fuda.core.errors import FudaError
from fuda.review.puzzles import Collection, Puzzle, packed, read
from fuda.review.puzzles.making import made

MOST_OF_A_THEME = 0.9  # of the puzzles that are wanted: there must be some of the rarer ones too
AHEAD = 2  # matches that are handed out for each worker


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


def collect(collection: Collection, wanted: int, workers: int = 1) -> Generator[None]:
    """Add puzzles from match after match until there are as many as wanted; yield after each match."""
    known = {each.id for each in collection.puzzles}
    themes = Counter(each.theme for each in collection.puzzles)
    if len(known) >= wanted:
        return
    for found in _matches(collection.game, collection.seed, collection.matches, workers):
        collection.matches += 1
        for each in found:
            if len(known) < wanted and each.id not in known and themes[each.theme] < MOST_OF_A_THEME * wanted:
                collection.puzzles.append(each)
                known.add(each.id)
                themes[each.theme] += 1
        yield
        if len(known) >= wanted:
            return


def _matches(game: str, seed: int, first: int, workers: int) -> Iterator[list[Puzzle]]:
    """Return the puzzles of one match after another, in their order whoever is done first."""
    numbers = count(first)
    if workers == 1:
        for number in numbers:
            yield made(game, seed, number)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as team:
        waiting: list[Future[list[Puzzle]]] = [
            team.submit(made, game, seed, number) for number in islice(numbers, AHEAD * workers)
        ]
        try:
            while True:
                yield waiting.pop(0).result()
                waiting.append(team.submit(made, game, seed, next(numbers)))
        finally:
            team.shutdown(wait=False, cancel_futures=True)


def save(file: Path, collection: Collection) -> None:
    """Write a collection whole or not at all."""
    beside = file.with_name(f".{file.name}")
    beside.write_bytes(packed(collection))
    beside.replace(file)
