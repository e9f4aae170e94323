"""`fuda arena`: bots against bots over duplicate deals, with a progress bar, a table and a file of all results."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fuda.bots.arena import Result, Setting, setting
from fuda.bots.diagnosis import Diagnosis
from fuda.bots.estimate import Estimate
from fuda.bots.report import Report
from fuda.bots.standings import Standing
from fuda.cli.contest import keep, play, titled
from fuda.cli.entrants import entrants, reference
from fuda.cli.ladder import ladder
from fuda.cli.language import Refused
from fuda.cli.values import chosen_game, number
from fuda.core.game import Game
from fuda.core.words import Words

SEED = "1"  # unless told otherwise
MOST_FAULTS = 5  # shown one by one


def arena(args: Namespace, words: Words) -> int:
    """Play what is missing of a contest, or of those of a ladder, and show how it stands; 130 when interrupted."""
    game = chosen_game(args, words)
    seed = number(args.seed or SEED, "--seed", None, words)
    if args.ladder:
        return ladder(args, game, seed, words)
    if args.zero is not None:
        raise Refused(words.format("refused-zero-alone"))
    if not 2 <= len(args.players) <= game.seats:
        raise Refused(words.format("refused-entrants", given=len(args.players), most=game.seats))
    players = entrants(args.players, args.budget, game, words)
    asked = setting(game, players, seed, reference(args.diagnose, words))
    file = None if args.out is None else Path(args.out)
    if file is not None and (not file.absolute().parent.is_dir() or file.is_dir()):
        raise Refused(words.format("refused-record", file=str(file)))
    results, whole, log = play(asked, file, args, words)
    report = Report.of(asked, results)
    show(Console(highlight=False), game, asked, results, report.standings, words)
    if report.diagnosis:
        show_diagnosis(Console(highlight=False), asked, report.diagnosis, words)
    if args.dataset is not None:
        print(words.format("arena-dataset-written", folder=args.dataset))
    if not whole:
        print(words.format("arena-interrupted", file=str(log)))
        return 130
    keep(report, file, log)
    if file is not None:
        print(words.format("arena-written", file=str(file)))
    return 0


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
    played = standing[0].matches
    title = [
        *titled(game, words),
        say("arena-matches", matches=played, deals=played // game.seats, seed=str(asked.seed)),
    ]
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
