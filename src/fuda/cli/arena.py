"""`fuda arena`: bots against bots over duplicate deals, with a progress bar, a table and a file of all results."""

import hashlib
import shlex
import shutil
from argparse import Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TypeAlias

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fuda.bots import BUDGETS, cluster, levels
from fuda.bots.arena import EXEC, Entrant, Result, Setting, entrant, setting
from fuda.bots.cluster import Unreachable
from fuda.bots.dataset import Dataset, Missing
from fuda.bots.decisions import Decisions
from fuda.bots.diagnosis import Diagnosis
from fuda.bots.estimate import Estimate
from fuda.bots.search import parse_budget
from fuda.bots.standings import Standing, diagnoses, standings
from fuda.bots.workers import FORMAT, VERSION, Damaged, Log, Mixed, contest
from fuda.cli import saved
from fuda.cli.choice import chosen_game, number
from fuda.cli.language import Refused
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.words import Words

MATCHES, WORKERS, SEED = "200", "2", "1"  # unless told otherwise
MOST_FAULTS = 5  # shown one by one
# From a contest, the matches to be played, what to call when all is warm and what takes decisions, to the results.
Contest: TypeAlias = Callable[
    [Setting, Sequence[tuple[int, int]], Callable[[], None], Callable[[Decisions], None] | None], Generator[Result]
]


def arena(args: Namespace, words: Words) -> int:
    """Play what is missing of a contest and show how it stands; 130 when interrupted."""
    game = chosen_game(args, words)
    matches = number(args.matches or MATCHES, "--matches", range(1, 10_000_001), words)
    workers = number(args.workers or WORKERS, "--workers", range(1, 257), words)
    seed = number(args.seed or SEED, "--seed", None, words)
    entrants, reference = _entrants(args.players, args.budget, game, words), _reference(args.diagnose, words)
    asked = setting(game, entrants, seed, reference)
    file = None if args.out is None else Path(args.out)
    if file is not None and (not file.absolute().parent.is_dir() or file.is_dir()):
        raise Refused(words.format("refused-record", file=str(file)))
    deals = -(-matches // game.seats)
    try:
        with Log(_log(file, asked), asked) as log, _dataset(args.dataset, asked, words) as dataset:
            whole = _play(asked, log, deals, game.seats, _players(workers, args.ray), dataset, words)
            results = [log.results[number] for number in sorted(log.results)]
    except Mixed as error:
        names = ", ".join(words.format(f"arena-setting-{name}") for name in error.names)
        raise Refused(words.format("refused-arena-mixed", file=str(error.path), names=names)) from error
    except Unreachable as error:
        raise Refused(words.format("refused-ray", address=args.ray, why=str(error))) from error
    except Damaged as error:
        raise Refused(words.format("refused-arena-damaged", file=str(_log(file, asked)))) from error
    standing, diagnosis = standings(asked, results), diagnoses(asked, results)
    show(Console(highlight=False), game, asked, results, standing, words)
    if diagnosis:
        show_diagnosis(Console(highlight=False), asked, diagnosis, words)
    if dataset is not None:
        print(words.format("arena-dataset-written", folder=args.dataset))
    if not whole:
        print(words.format("arena-interrupted", file=str(log.path)))
        return 130
    if file is None:
        log.path.unlink()
    else:
        saved.write(file, _report(asked, results, standing, diagnosis))
        print(words.format("arena-written", file=str(file)))
    return 0


def _entrants(texts: Sequence[str], budget: str | None, game: Game, words: Words) -> list[Entrant]:
    """Read the entrants; `budget` is for those who have none of their own."""
    if not 2 <= len(texts) <= game.seats:
        raise Refused(words.format("refused-entrants", given=len(texts), most=game.seats))
    _check_budget(budget, words)
    for text in texts:
        if text.startswith(EXEC):
            _check_program(text.removeprefix(EXEC), words)
            continue
        name, at, own = text.partition("@")
        if name not in (offered := levels(game.name)):
            raise Refused(words.format("refused-entrant", given=name, allowed=", ".join(offered)))
        if at and name not in BUDGETS:
            raise Refused(words.format("refused-own-budget", given=name, allowed=", ".join(BUDGETS)))
        _check_budget(own if at else None, words)
    return [entrant(text, budget) for text in texts]


def _reference(text: str | None, words: Words) -> Entrant | None:
    """Read who looks at the choices: a searching level, with a budget or its own."""
    if text is None:
        return None
    name, at, own = text.partition("@")
    if name not in BUDGETS:
        raise Refused(words.format("refused-reference", given=name, allowed=", ".join(BUDGETS)))
    _check_budget(own if at else None, words)
    return entrant(text)


def _check_budget(text: str | None, words: Words) -> None:
    try:
        parse_budget("1ms" if text is None else text)
    except FudaError as error:
        raise Refused(words.format("refused-budget", given=text)) from error


def _check_program(command: str, words: Words) -> None:
    """Refuse a program that is not there before a hundred matches are lost by it."""
    try:
        program = next(iter(shlex.split(command)), "")
    except ValueError:  # a quotation mark that is never closed
        program = ""
    if shutil.which(program) is None:
        raise Refused(words.format("refused-program", given=program or command))


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
    asked: Setting, log: Log, deals: int, seats: int, players: Contest, dataset: Dataset | None, words: Words
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
            progress.reset(task, total=len(every), completed=done, description=words.format("arena-playing"))

        with closing(players(asked, missing, ready, None if dataset is None else dataset.add)) as results:
            try:
                for result in results:
                    log.add(result)
                    progress.advance(task)
            except KeyboardInterrupt:
                return False
    return True


def show(
    console: Console,
    game: Game,
    asked: Setting,
    results: Sequence[Result],
    standing: Sequence[Standing],
    words: Words,
) -> None:
    """Print how everybody has done, and the first faults with their reasons."""
    say = words.format
    if not standing:
        console.print(say("arena-nothing"))
        return
    changed = [f"{o.name}={v}" for o in game.spec.options if (v := game.options[o.name]) != o.presets[game.preset]]
    played = standing[0].matches
    title = [say(f"{game.name}-name"), ", ".join([game.preset, *changed])]
    title.append(say("arena-matches", matches=played, deals=played // game.seats, seed=str(asked.seed)))
    console.print(Text(" · ".join(title), "bold"))
    losses = any(each.losses for each in standing)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("arena-player"), overflow="fold")
    for heading in ("score", *(["losses"] if losses else []), "per-match", "per-round", "ms"):
        table.add_column(say(f"arena-{heading}"), justify="right")
    for each in standing:
        name = Text(each.entrant)
        if each.seats > 1:
            name.append(f" ×{each.seats}", "dim")
        row = [_percent(each.score), *([_percent(each.losses)] if losses else [])]
        row += [_points(each.per_match), _points(each.per_round), "–" if each.ms is None else f"{each.ms:.1f}"]
        table.add_row(name, *row)
    console.print(table)
    console.print(Text(say("arena-interval"), "dim"))
    faults = [(result, result.fault) for result in results if result.fault is not None]
    for result, fault in faults[:MOST_FAULTS]:
        who = asked.entrants[result.entrants[fault.seat]]
        why = say(f"arena-fault-{fault.kind}", detail=fault.detail)
        console.print(Text(say("arena-fault", deal=result.deal, rotation=result.rotation, name=who, why=why), "red"))
        if fault.errors.strip():
            console.print(Text("\n".join(f"  {line}" for line in fault.errors.strip().splitlines()[-3:]), "dim"))
    if len(faults) > MOST_FAULTS:
        console.print(say("arena-faults-more", count=len(faults) - MOST_FAULTS))


def show_diagnosis(console: Console, asked: Setting, diagnosis: Sequence[Diagnosis], words: Words) -> None:
    """Print what everybody loses by which kind of choice."""
    say = words.format
    console.print(Text(say("arena-diagnosis", reference=asked.reference), "bold"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("arena-player"), overflow="fold")
    table.add_column(say("arena-kind"))
    for heading in ("choices", "sampled", "agreed"):
        table.add_column(say(f"arena-{heading}"), justify="right")
    for heading in ("lost", "lost-match"):
        table.add_column(say(f"arena-{heading}"), justify="right", min_width=len("-00.00…+00.00"))
    for place, each in enumerate(diagnosis):
        new = place == 0 or diagnosis[place - 1].entrant != each.entrant
        row = [f"{each.decisions:.1f}", str(each.sampled), f"{100 * each.agreed:.0f} %"]
        table.add_row(each.entrant if new else "", each.kind, *row, _points(each.per_decision), _points(each.per_match))
    console.print(table)
    console.print(Text(say("arena-diagnosis-note"), "dim"))


def _percent(found: Estimate | None) -> Text:
    return _interval(found, lambda share: f"{100 * share:.1f}", " %")


def _points(found: Estimate | None) -> Text:
    return _interval(found, lambda points: f"{points:+.2f}" if abs(points) < 100 else f"{points:+.0f}")


def _interval(found: Estimate | None, written: Callable[[float], str], unit: str = "") -> Text:
    """Write a mean, and below it from where to where it may be."""
    if found is None:
        return Text("–")
    text = Text(written(found.mean) + unit)
    if found.low is not None and found.high is not None:
        text.append(f"\n{written(found.low)}…{written(found.high)}", "dim")
    return text


def _report(
    asked: Setting, results: Sequence[Result], standing: Sequence[Standing], diagnosis: Sequence[Diagnosis]
) -> bytes:
    """Return everything about a contest as JSON."""
    report = {
        "format": FORMAT,
        "version": VERSION,
        "setting": asked,
        "matches": len(results),
        "standings": standing,
        "diagnosis": diagnosis,
        "results": results,
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"
