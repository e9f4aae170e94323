"""A contest as the command line plays it: on this machine or a cluster, with a progress bar, and kept as it goes on."""

import hashlib
from argparse import Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from fuda.bots import cluster
from fuda.bots.arena import Result, Setting
from fuda.bots.cluster import Unreachable
from fuda.bots.dataset import Dataset, Missing
from fuda.bots.decisions import Decisions
from fuda.bots.report import Report
from fuda.bots.workers import Damaged, Log, Mixed, contest
from fuda.cli import saved
from fuda.cli.language import Refused
from fuda.cli.values import number
from fuda.core.game import Game
from fuda.core.words import Words

MATCHES, WORKERS = "200", "2"  # unless told otherwise
# From a contest, the matches to be played, what to call when all is warm and what takes decisions, to the results.
Contest: TypeAlias = Callable[
    [Setting, Sequence[tuple[int, int]], Callable[[], None], Callable[[Decisions], None] | None], Generator[Result]
]


class Played(NamedTuple):
    """What there is of a contest."""

    results: list[Result]  # in the order of deals and rotations
    whole: bool  # False when interrupted
    log: Path  # in which finished matches are kept


def play(asked: Setting, file: Path | None, args: Namespace, words: Words, title: str | None = None) -> Played:
    """Play what is missing of a contest; `title` stands by its progress bar."""
    seats = asked.seats
    deals = -(-number(args.matches or MATCHES, "--matches", range(1, 10_000_001), words) // seats)
    workers = number(args.workers or WORKERS, "--workers", range(1, 257), words)
    title = title or words.format("arena-playing")
    try:
        with Log(_log(file, asked), asked) as log, _dataset(args.dataset, asked, words) as dataset:
            whole = _play(asked, log, deals, seats, _players(workers, args.ray), dataset, title, words)
            return Played([log.results[number] for number in sorted(log.results)], whole, log.path)
    except Mixed as error:
        names = ", ".join(words.format(f"arena-setting-{name}") for name in error.names)
        raise Refused(words.format("refused-arena-mixed", file=str(error.path), names=names)) from error
    except Unreachable as error:
        raise Refused(words.format("refused-ray", address=args.ray, why=str(error))) from error
    except Damaged as error:
        raise Refused(words.format("refused-arena-damaged", file=str(_log(file, asked)))) from error


def keep(report: Report, file: Path | None, log: Path) -> None:
    """Write a finished contest into its file; where there is none, nothing is left of it."""
    if file is None:
        log.unlink()
    else:
        saved.write(file, report.encoded())


def titled(game: Game, words: Words) -> list[str]:
    """Return what a table of results begins its title with: the game and its table rules."""
    changed = [f"{name}={game.options[name]}" for name in game.changed]
    return [words.format(f"{game.name}-name"), ", ".join([game.preset, *changed])]


def _log(file: Path | None, asked: Setting) -> Path:
    """Return where finished matches are kept: beside the file, else in the user's data folder until all are played."""
    if file is None:
        digest = hashlib.sha256(msgspec.json.encode(asked, order="sorted")).hexdigest()[:16]
        return saved.folder() / "arena" / f"{asked.game}-{digest}.jsonl"
    return file.with_suffix(".jsonl") if file.suffix == ".json" else file.with_name(f"{file.name}.jsonl")


def _dataset(folder: str | None, asked: Setting, words: Words) -> AbstractContextManager[Dataset | None]:
    """Open the folder that decisions go to, where one is asked for."""
    if folder is None:
        return nullcontext()
    try:
        return Dataset(Path(folder), asked)
    except Missing as error:
        raise Refused(words.format("refused-dataset-package")) from error
    except (OSError, Damaged) as error:
        raise Refused(words.format("refused-dataset", folder=folder)) from error


def _players(workers: int, address: str | None) -> Contest:
    """Return what plays matches: processes of this machine, or a cluster."""
    if address is None:
        return lambda asked, missing, ready, keep: contest(asked, missing, min(workers, len(missing)), ready, keep)
    return lambda asked, missing, ready, keep: cluster.contest(asked, missing, workers, ready, keep, address)


def _play(
    asked: Setting,
    log: Log,
    deals: int,
    seats: int,
    players: Contest,
    dataset: Dataset | None,
    title: str,
    words: Words,
) -> bool:
    """Play what is not in the log or in the data set yet; False when interrupted."""
    every = [(deal, rotation) for deal in range(deals) for rotation in range(seats)]
    there = {match for match, result in log.results.items() if dataset is None or result.fault}
    there |= {match for match in log.results if dataset is not None and match in dataset.matches}
    missing = [match for match in every if match not in there]
    if not missing:
        return True
    done = len(every) - len(missing)
    console = Console(stderr=True, highlight=False)
    if done:
        console.print(words.format("arena-resumed", done=done, matches=len(every), file=str(log.path)))
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn(words.format("arena-left")), TimeRemainingColumn(), console=console, speed_estimate_period=300,
    )  # fmt: skip
    with progress:
        task = progress.add_task(words.format("arena-preparing"), total=None)

        def ready() -> None:
            progress.reset(task, total=len(every), completed=done, description=title)

        with closing(players(asked, missing, ready, None if dataset is None else dataset.add)) as results:
            try:
                for result in results:
                    log.add(result)
                    progress.advance(task)
            except KeyboardInterrupt:
                return False
    return True
