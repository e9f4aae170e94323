"""`fuda puzzles`: make the puzzles of a game from bots' matches, check a collection in fresh worlds, or renew it so."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from fuda.bots.cluster import Unreachable
from fuda.bots.shards import answers
from fuda.cli.language import Refused
from fuda.cli.values import check, chosen_spec, number
from fuda.cli.warm import warm
from fuda.core.words import Words

if TYPE_CHECKING:  # imported only when they are worked on: that needs the compiler
    from fuda.review.puzzles import Collection, Puzzle

COUNT, SEED, FRESH, WORKERS = "200", "1", "2", "1"  # unless told otherwise


def puzzles(args: Namespace, words: Words) -> int:
    """Make puzzles, check or renew them; 130 when interrupted, 1 when one does not hold."""
    game = chosen_spec(args.game, words).name
    file = Path(args.out) if args.out else None
    if file is not None and (not file.absolute().parent.is_dir() or file.is_dir()):
        raise Refused(words.format("refused-record", file=str(file)))
    warm(game, words)
    return {"make": _make, "check": _check, "renew": _renew}[args.do](args, game, file, words)


def _make(args: Namespace, game: str, file: Path | None, words: Words) -> int:
    from fuda.review.puzzles import puzzles as known
    from fuda.review.puzzles.collecting import begun, collect, save

    file = file or Path(f"{game}.json.gz")
    for theme in args.theme:
        if not words.has(f"practice-theme-{game}-{theme}"):
            check("refused-theme", theme, dict.fromkeys(each.theme for each in known(game)), words)
    wanted = number(args.count or COUNT, "--count", range(1, 100_001), words)
    workers = number(args.workers or WORKERS, "--workers", range(1, 257), words)
    collection = begun(file, game, number(args.seed or SEED, "--seed", None, words))
    stopped = False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=wanted, completed=len(collection.puzzles))
        try:
            for _ in collect(collection, wanted, workers, args.ray, frozenset(args.theme)):
                save(file, collection)
                about = words.format("practice-matches", count=collection.matches)
                progress.update(task, description=about, completed=len(collection.puzzles))
        except KeyboardInterrupt:
            stopped = True
        except Unreachable as error:
            raise Refused(words.format("refused-ray", address=args.ray, why=str(error))) from error
    _made(collection, file, words)
    return 130 if stopped else 0


def _made(collection: "Collection", file: Path, words: Words) -> None:
    """Say what puzzles there are, by theme and difficulty."""
    game = collection.game
    table = Table(box=None, padding=(0, 2))
    for theme, count in Counter(each.theme for each in collection.puzzles).most_common():
        table.add_row(words.format(f"practice-theme-{game}-{theme}"), str(count))
    for difficulty, count in Counter(each.difficulty for each in collection.puzzles).most_common():
        table.add_row(words.format(f"practice-difficulty-{difficulty}"), str(count))
    Console(highlight=False).print(table)
    print(words.format("practice-made", count=len(collection.puzzles), file=str(file)))


def _check(args: Namespace, game: str, file: Path | None, words: Words) -> int:
    from fuda.review.puzzles import read, shipped

    found = read(file or shipped(game)).puzzles
    failed = [old.id for old, new in _looked(args, found, words) if new is None]
    print(words.format("practice-checked", count=len(found) - len(failed), all=len(found)))
    unconfirmed = _exercises(game, _seed(args, words), words) if file is None else []
    for name in (*failed, *unconfirmed):
        print(f"  {name}")
    return 1 if failed or unconfirmed else 0


def _renew(args: Namespace, game: str, file: Path | None, words: Words) -> int:
    from fuda.review.puzzles import read, shipped
    from fuda.review.puzzles.collecting import save

    file = file or Path(f"{game}.json.gz")
    collection = read(file if file.exists() else shipped(game))
    count = len(collection.puzzles)
    collection.puzzles = [new for _, new in _looked(args, collection.puzzles, words) if new is not None]
    save(file, collection)
    print(words.format("practice-checked", count=len(collection.puzzles), all=count))
    _made(collection, file, words)
    return 0


def _looked(args: Namespace, found: "Sequence[Puzzle]", words: Words) -> "Iterator[tuple[Puzzle, Puzzle | None]]":
    """Look at puzzles again and yield each with what it would be today, None where it does not hold."""
    from fuda.review.puzzles.checking import renewed

    seed, workers = _seed(args, words), number(args.workers or WORKERS, "--workers", range(1, 257), words)
    looking = answers(renewed, ((each, seed) for each in found), workers, args.ray)
    with Progress(console=Console(stderr=True)) as progress, closing(looking):
        for place, new in enumerate(progress.track(looking, len(found), description=words.format("practice-checking"))):
            yield found[place], new


def _seed(args: Namespace, words: Words) -> int:
    return number(args.seed or FRESH, "--seed", None, words)


def _exercises(game: str, seed: int, words: Words) -> list[str]:
    """Ask the coach about those exercises of the lessons that ask for the best move; return where it disagrees."""
    from fuda.review.lessons import chapters
    from fuda.review.puzzles.checking import confirmed

    asked = [each for chapter in chapters(game) for each in chapter.exercises if each.best]
    unconfirmed = [each.name for each in asked if not confirmed(game, each, seed)]
    print(words.format("practice-confirmed", count=len(asked) - len(unconfirmed), all=len(asked)))
    return unconfirmed
