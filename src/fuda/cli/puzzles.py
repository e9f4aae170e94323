"""`fuda puzzles`: make the puzzles of a game from bots' matches, or check a collection again in fresh worlds."""

from argparse import Namespace
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from fuda.bots.cluster import Unreachable
from fuda.cli.choice import chosen_spec, number
from fuda.cli.language import Refused
from fuda.cli.warm import warm
from fuda.core.words import Words

COUNT, SEED, WORKERS = "200", "1", "1"  # unless told otherwise


def puzzles(args: Namespace, words: Words) -> int:
    """Make puzzles or check them; 130 when interrupted, 1 when one does not hold."""
    game = chosen_spec(args.game, words).name
    file = Path(args.out) if args.out else None
    if file is not None and (not file.absolute().parent.is_dir() or file.is_dir()):
        raise Refused(words.format("refused-record", file=str(file)))
    warm(game, words)
    return _make(args, game, file, words) if args.do == "make" else _check(args, game, file, words)


def _make(args: Namespace, game: str, file: Path | None, words: Words) -> int:
    from fuda.review.puzzles.collecting import begun, collect, save

    file = file or Path(f"{game}.json.gz")
    wanted = number(args.count or COUNT, "--count", range(1, 100_001), words)
    workers = number(args.workers or WORKERS, "--workers", range(1, 257), words)
    collection = begun(file, game, number(args.seed or SEED, "--seed", None, words))
    stopped = False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=wanted, completed=len(collection.puzzles))
        try:
            for _ in collect(collection, wanted, workers, args.ray):
                save(file, collection)
                about = words.format("practice-matches", count=collection.matches)
                progress.update(task, description=about, completed=len(collection.puzzles))
        except KeyboardInterrupt:
            stopped = True
        except Unreachable as error:
            raise Refused(words.format("refused-ray", address=args.ray, why=str(error))) from error
    table = Table(box=None, padding=(0, 2))
    for theme, count in Counter(each.theme for each in collection.puzzles).most_common():
        table.add_row(words.format(f"practice-theme-{game}-{theme}"), str(count))
    for difficulty, count in Counter(each.difficulty for each in collection.puzzles).most_common():
        table.add_row(words.format(f"practice-difficulty-{difficulty}"), str(count))
    Console(highlight=False).print(table)
    print(words.format("practice-made", count=len(collection.puzzles), file=str(file)))
    return 130 if stopped else 0


def _check(args: Namespace, game: str, file: Path | None, words: Words) -> int:
    from fuda.review.puzzles import read, shipped
    from fuda.review.puzzles.making import again

    found = read(file or shipped(game)).puzzles
    seed = number(args.seed or "2", "--seed", None, words)
    with Progress(console=Console(stderr=True)) as progress:
        looking = progress.track(found, description=words.format("practice-checking"))
        failed = [each.id for each in looking if not again(each, seed)]
    print(words.format("practice-checked", count=len(found) - len(failed), all=len(found)))
    doubtful = _exercises(game, seed, words) if file is None else []
    for name in (*failed, *doubtful):
        print(f"  {name}")
    return 1 if failed or doubtful else 0


def _exercises(game: str, seed: int, words: Words) -> list[str]:
    """Ask the coach about those exercises of the lessons that ask for the best move; return where it disagrees."""
    from fuda.review.lessons import chapters
    from fuda.review.puzzles.making import confirmed

    asked = [each for chapter in chapters(game) for each in chapter.exercises if each.best]
    doubtful = [each.name for each in asked if not confirmed(game, each, seed)]
    print(words.format("practice-confirmed", count=len(asked) - len(doubtful), all=len(asked)))
    return doubtful
