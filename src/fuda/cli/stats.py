"""`fuda stats`: recorded matches in numbers: results, what was made and conceded, and how the cards fell."""

import json
from argparse import Namespace
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from fuda.cli import practise, saved
from fuda.cli.arguments import EFFORTS
from fuda.cli.language import Refused
from fuda.cli.replay import read_file
from fuda.cli.values import check, number
from fuda.cli.warm import warm
from fuda.core import record
from fuda.core.errors import FudaError
from fuda.core.words import Words

if TYPE_CHECKING:  # imported only to count: it needs the compiler
    from fuda.review.statistics import Played

FEW = 5  # columns that have room enough at 80 characters
NAMES, COLUMN = 32, 11  # characters that the names of numbers need, and a level of bots beside them


def stats(args: Namespace, words: Words) -> int:
    """Count through records and show them, by game and preset; without any, those that were kept."""
    from fuda.review.practice import keep
    from fuda.review.statistics_page import page
    from fuda.review.totals import csv

    if args.json and args.csv:
        raise Refused(words.format("refused-both", one="--json", other="--csv"))
    if args.effort is not None:
        check("refused-effort", args.effort, EFFORTS, words)
    seat = 0 if args.seat is None else number(args.seat, "--seat", range(5), words)
    practice = practise.load()
    found = _counted(args.files, seat, args.effort, words) if args.files else list(practice.matches.values())[::-1]
    if not found:
        raise Refused(words.format("refused-no-file"))
    if args.keep and args.files:
        keep(practice, found)
        practise.save(practice)
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
    elif args.csv:
        print(csv(("file", "opponents"), [(each.table, " ".join(each.opponents), each) for each in found]), end="")
    elif args.html:
        saved.write(Path(args.html), page(found, words).encode())
        print(words.format("review-written", file=args.html))
    else:
        _show(found, words)
    return 0


def _counted(files: Sequence[str], seat: int, effort: str | None, words: Words) -> "list[Played]":
    """Count through records, and have the coach look at them where it is asked to."""
    from fuda.review import review
    from fuda.review.statistics import Played, coached, numbers

    found: list[Played] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for file in progress.track(files, description=words.format("stats-counting")):
            data = read_file(file, words)
            try:
                kept = record.read(data)
                warm(kept.game, words)
                each = msgspec.convert(msgspec.to_builtins(numbers(kept, seat)), Played)
            except FudaError as error:
                raise Refused(words.format("refused-file", file=file, detail=str(error))) from error
            each.table = Path(file).name
            if effort is not None:
                *_, whole = review(kept, seat, effort)
                each.coached = coached(whole, seat)
            found.append(each)
    return found


def _show(found: "list[Played]", words: Words) -> None:
    from fuda.review.levels import levels
    from fuda.review.statistics_page import beside, dealt_rows, error_rows, headings, luck, name, results
    from fuda.review.totals import total
    from fuda.review.words import Figures

    groups: dict[tuple[str, str], list[Played]] = defaultdict(list)
    for each in found:
        groups[each.game, each.preset].append(each)
    console, say = Console(highlight=False), words.format
    for (game, preset), matches in groups.items():
        figures, sums = Figures(game, words), total(matches)
        console.print(Text(f"{say(f'{game}-name')}, {say(f'{game}-preset-{preset}')}", "bold"))
        console.print(results(sums, figures))
        counts = [[name(game, key, words), str(mine), str(theirs)] for key, (mine, theirs) in sums.counts.items()]
        console.print(_table(say("stats-what"), ["", say("stats-mine"), say("stats-theirs")], counts))
        if dealt := dealt_rows(sums, figures):
            head = ["", say("stats-dealt"), say("stats-expected"), say("stats-deviation")]
            console.print(_table(say("stats-deals"), head, dealt))
        if sums.reviewed:
            for family, errors in (("kind", sums.kinds), ("part", sums.parts)):
                rows = error_rows(errors, "phase" if family == "kind" else "part", sums, figures)
                console.print(_table(say("stats-errors"), headings(figures, say(f"stats-{family}")), rows))
            console.print(luck(sums, figures))
        known = list(levels(game).items())
        at_once = max(1, (console.width - NAMES) // COLUMN)
        for first in range(0, len(known), at_once):
            head, *rows = beside(sums, dict(known[first : first + at_once]), figures)
            console.print(_table(say("stats-beside"), head, rows))


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    room = 2 if len(head) <= FEW else 1
    table = Table(box=box.SIMPLE_HEAD, padding=(0, room), header_style="dim", title=title, title_style="bold")
    for place, column in enumerate(head):
        table.add_column(column, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    return table
