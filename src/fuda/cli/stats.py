"""`fuda stats`: recorded matches in numbers: results, what was made and conceded, and how the cards fell."""

import json
from argparse import Namespace
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from fuda.cli import saved
from fuda.cli.choice import check, number
from fuda.cli.language import Refused
from fuda.cli.replay import read_file
from fuda.cli.warm import warm
from fuda.core import record
from fuda.core.words import Words

if TYPE_CHECKING:  # imported only to count: it needs the compiler
    from fuda.review.report import Review
    from fuda.review.statistics import Dealt, MatchNumbers
    from fuda.review.words import Figures


def stats(args: Namespace, words: Words) -> int:
    """Count through records and show them, by game and preset."""
    from fuda.review import EFFORTS, review
    from fuda.review.statistics import csv, numbers
    from fuda.review.statistics_page import Played, page

    if not args.files:
        raise Refused(words.format("refused-no-file"))
    if args.json and args.csv:
        raise Refused(words.format("refused-both", one="--json", other="--csv"))
    if args.effort is not None:
        check("refused-effort", args.effort, EFFORTS, words)
    seat = 0 if args.seat is None else number(args.seat, "--seat", range(5), words)
    found: list[tuple[str, MatchNumbers, Review | None]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for file in progress.track(args.files, description=words.format("stats-counting")):
            kept = record.read(read_file(file, words))
            warm(kept.game, words)
            *_, whole = review(kept, seat, args.effort) if args.effort is not None else (None,)
            found.append((file, numbers(kept, seat), whole))
    if args.json:
        rows = [msgspec.to_builtins(each) | {"file": file} for file, each, _ in found]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    elif args.csv:
        print(csv(("file", "opponents"), [(file, "", each) for file, each, _ in found]), end="")
    elif args.html:
        whole = [msgspec.convert(msgspec.to_builtins(each), Played) for _, each, _ in found]
        saved.write(Path(args.html), page(whole, words).encode())
        print(words.format("review-written", file=args.html))
    else:
        _show(found, words)
    return 0


def _show(found: "list[tuple[str, MatchNumbers, Review | None]]", words: Words) -> None:
    from fuda.review.statistics import total
    from fuda.review.words import Figures

    groups: dict[tuple[str, str], list[tuple[MatchNumbers, Review | None]]] = defaultdict(list)
    for _, each, whole in found:
        groups[each.game, each.preset].append((each, whole))
    console, say = Console(highlight=False), words.format
    for (game, preset), matches in groups.items():
        figures, sums = Figures(game, words), total(each for each, _ in matches)
        console.print(Text(f"{say(f'{game}-name')}, {say(f'{game}-preset-{preset}')}", "bold"))
        lead = f"{figures.points(sums.lead, signed=True)} ± {figures.points(sums.reach)}"
        won = figures.percent(sums.won / sums.matches)
        console.print(say("stats-results", matches=sums.matches, won=won, lead=lead, rounds=sums.rounds))
        console.print(_counts(game, sums.counts, words))
        if sums.dealt:
            console.print(_dealt(figures, sums.dealt))
        reviews = [whole for _, whole in matches if whole is not None]
        if reviews:
            console.print(_reviewed(figures, reviews))


def _table(title: str) -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 2), header_style="dim", title=title, title_style="bold")


def _counts(game: str, counts: dict[str, list[int]], words: Words) -> Table:
    from fuda.review.statistics_page import name

    table = _table(words.format("stats-what"))
    table.add_column("")
    table.add_column(words.format("stats-mine"), justify="right")
    table.add_column(words.format("stats-theirs"), justify="right")
    for key, (mine, theirs) in counts.items():
        table.add_row(name(game, key, words), str(mine), str(theirs))
    return table


def _dealt(figures: "Figures", dealt: dict[str, "Dealt"]) -> Table:
    say = figures.words.format
    table = _table(say("stats-deals"))
    for column in ("", say("stats-dealt"), say("stats-expected"), say("stats-deviation")):
        table.add_column(column, justify="right" if column else "left")
    for key, each in dealt.items():
        if each.deals:
            deviation = figures.number(each.deviation, 1, signed=True)
            table.add_row(
                say(f"stats-{figures.game}-{key}"), str(each.found), figures.number(each.expected, 1), f"{deviation} σ"
            )
    return table


def _reviewed(figures: "Figures", reviews: "list[Review]") -> Table:
    """Show what the coach found: errors by phase, and the result without the luck of deals and draws."""
    say = figures.words.format
    table = _table(say("stats-errors"))
    for column in ("", say("stats-choices"), say("stats-mistakes"), say("stats-lost")):
        table.add_column(column, justify="right" if column else "left")
    moments = [each for whole in reviews for each in whole.moments if each.matters and each.seat == whole.seat]
    for phase in dict.fromkeys(each.phase for each in moments):
        own = [each for each in moments if each.phase == phase]
        named = sum(each.label in ("mistake", "blunder") for each in own)
        lost = sum(each.chance_lost.mean for each in own) / len(reviews)
        table.add_row(say(f"stats-{figures.game}-phase-{phase}"), str(len(own)), str(named), figures.percent(lost))
    accounts = [each for whole in reviews for each in whole.accounts if each.seat == whole.seat]
    luck = [each.deals.chance.mean + each.draws.chance.mean for each in accounts]
    result = [each.result.chance.mean - each.start.chance.mean for each in accounts]
    if luck:
        without = (sum(result) - sum(luck)) / len(luck)
        table.caption = say(
            "stats-luck",
            luck=figures.percent(sum(luck) / len(luck), signed=True),
            without=figures.percent(without, signed=True),
        )
    return table
