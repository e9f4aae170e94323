"""`fuda review`: what every choice of a recorded match was worth, on the screen, as JSON or as a page of its own."""

import json
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from fuda.cli import saved
from fuda.cli.arguments import EFFORTS
from fuda.cli.language import Refused
from fuda.cli.replay import read_file
from fuda.cli.values import check, number
from fuda.cli.warm import warm
from fuda.core import record
from fuda.core.words import Words

if TYPE_CHECKING:  # imported only when there is something to review: it needs the compiler
    from fuda.review.estimate import Interval
    from fuda.review.report import Moment, Review
    from fuda.review.words import Teller

MOMENTS, STROKES, ALTERNATIVES = 5, 3, 4  # of each that are shown
BLOCKS = " ▁▂▃▄▅▆▇█"
LINES = 6  # of the graph
COLOURS = {"equal": "default", "inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}


def review(args: Namespace, words: Words) -> int:
    """Review a record and show it."""
    from fuda.review import review as refine
    from fuda.review.page import page
    from fuda.review.words import Teller

    kept = record.read(read_file(args.file, words))
    effort = args.effort or "normal"
    check("refused-effort", effort, EFFORTS, words)
    if args.json and args.html:
        raise Refused(words.format("refused-both", one="--json", other="--html"))
    file = None if args.html is None else Path(args.html)
    if file is not None and (not file.absolute().parent.is_dir() or file.is_dir()):
        raise Refused(words.format("refused-record", file=str(file)))
    from fuda.catalogue import game

    seats = range(record.begin(kept, game).game.seats)
    seat = None if args.seat is None else number(args.seat, "--seat", seats, words)
    warm(kept.game, words)
    found = None
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.format("review-looking"), total=1.0)
        for found in refine(kept, seat, effort):
            progress.update(task, completed=found.progress)
    assert found is not None
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
    elif file is not None:
        saved.write(file, page(found, words).encode())
        print(words.format("review-written", file=str(file)))
    else:
        Console(highlight=False).print(_Shown(Teller(found, words)).whole())
        if seat is not None:
            _learn(kept, found, seat, words)
    return 0


def _learn(kept: record.Record, found: "Review", seat: int, words: Words) -> None:
    """Put the mistakes of the seat that somebody asked about among their puzzles."""
    from fuda.cli import practise
    from fuda.review.practice import learn, mistakes

    practice = practise.load()
    new = learn(practice, kept.game, mistakes(kept, found.moments, seat))
    if new:
        practise.save(practice)
        print(words.format("practice-learned", count=new, game=kept.game))


class _Shown:
    """A review on the screen."""

    def __init__(self, teller: "Teller") -> None:
        self.tell, self.review = teller, teller.review

    def whole(self) -> Group:
        """Return everything."""
        tell, review = self.tell, self.review
        parts: list[RenderableType] = [Text(tell.scores(), "bold")]
        for summary in review.summaries:
            parts += ["", Text(tell.name(summary.seat), "bold"), *self._summary(summary.seat)]
        parts += [Text(tell.say("certain", effort=tell.say(f"effort-{review.effort}"), seed=review.seed), "dim")]
        return Group(*parts)

    def _summary(self, seat: int) -> list[RenderableType]:
        tell, review = self.tell, self.review
        summary = next(each for each in review.summaries if each.seat == seat)
        accuracy = tell.reach(_percent(summary.accuracy), share=True)
        lost = {
            "chance": tell.reach(summary.chance_lost, share=True),
            "points": f"{tell.reach(summary.points_lost, share=False)} {tell.unit_of()}",
        }
        choices = tell.say("choices", choices=summary.choices, mattered=summary.mattered)
        labels = ", ".join(
            f"{count} {tell.say(f'many-{name}', count=count)}" for name, count in summary.labels.items() if count
        )
        parts: list[RenderableType] = [
            "; ".join((choices, tell.say("accuracy", accuracy=accuracy))),
            tell.say("each", **lost),
            labels,
            "",
            Text(tell.say("graph", goal=tell.goal()), "bold"),
            self._graph(seat),
            "",
            Text(tell.say("worst"), "bold"),
            *self._worst(seat),
            "",
            Text(tell.say("luck"), "bold"),
            *self._luck(seat),
        ]
        if account := self._account(seat):
            parts += ["", Text(tell.say("account"), "bold"), account]
        return parts

    def _graph(self, seat: int) -> Text:
        """Draw the chance at the seat's choices and at the beginning of each round."""
        values = [moment.moves[moment.played].chance.mean for moment in self.review.moments if moment.seat == seat]
        width = min(len(values), 76)
        if not width:
            return Text("–")
        columns = [values[place * len(values) // width] for place in range(width)]
        lines: list[str] = []
        for line in range(LINES - 1, -1, -1):
            heights = [min(8, max(0, round((value * LINES - line) * 8))) for value in columns]
            label = "100 " if line == LINES - 1 else "  0 " if line == 0 else "    "
            lines.append(label + "".join(BLOCKS[height] for height in heights))
        return Text("\n".join(lines), "cyan")

    def _worst(self, seat: int) -> list[RenderableType]:
        tell = self.tell
        named = [each for each in self.review.moments if each.seat == seat and each.label != "equal"]
        named.sort(key=lambda each: (-each.chance_lost.low, each.number))
        if not named:
            return [tell.say("nothing")]
        parts: list[RenderableType] = []
        for moment in named[:MOMENTS]:
            title = Text(tell.where(moment)).append(f"  {tell.label(moment.label)}", COLOURS[moment.label])
            parts += [title, *map(_indented, tell.sentences(moment)), self._moves(moment)]
            if moment.hindsight is not None:
                parts.append(_indented(tell.hindsight(moment.hindsight), "dim"))
        return parts

    def _moves(self, moment: "Moment") -> Table:
        tell = self.tell
        rows = dict[int, tuple[str, ...]]()
        for place in sorted({*range(min(ALTERNATIVES, len(moment.moves))), moment.played}):
            each = moment.moves[place]
            name = tell.move(each.move) + (f" ({tell.say('played')})" if place == moment.played else "")
            behind = tell.reach(each.chance_behind, share=True) if place else "–"
            points = tell.reach(each.points, share=False, signed=True)
            rows[place] = (name, tell.reach(each.chance, share=True), points, behind)
        table = Table(box=None, padding=(0, 2), show_header=True, header_style="dim")
        table.add_column(tell.say("move"))
        for column, header in enumerate((tell.goal(), tell.unit(), tell.say("behind")), 1):
            # Moves have many words: a column of numbers is no wider than these, and what stands above it is broken.
            longest = max(len(text) for text in (*header.split(), *(row[column] for row in rows.values())))
            table.add_column(header, justify="right", width=longest)
        for place, row in rows.items():
            table.add_row(*row, style="bold" if place == moment.played else "")
        return table

    def _luck(self, seat: int) -> list[RenderableType]:
        tell = self.tell
        return [
            f"{tell.reach(each.chance[seat], share=True, signed=True):>16}  "
            + tell.say(each.kind, round=each.round, number=each.number)
            for each in tell.strokes(seat)[:STROKES]
        ] or ["–"]

    def _account(self, seat: int) -> Table | None:
        tell = self.tell
        account = next((each for each in self.review.accounts if each.seat == seat), None)
        if account is None:
            return None
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 2), header_style="dim")
        table.add_column("")
        table.add_column(tell.goal(), justify="right")
        table.add_column(tell.unit(), justify="right")
        whole = [tell.say(name) for name in ("start", "total", "came")]  # a chance, not by how much it changed
        for name, term in tell.terms(account):
            chance = tell.reach(term.chance, share=True, signed=name not in whole)
            table.add_row(
                name, chance, tell.reach(term.points, share=False, signed=True), end_section=name == tell.say("total")
            )
        return table


def _indented(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style), (0, 0, 0, 2))


def _percent(interval: "Interval") -> "Interval":
    return type(interval)(interval.mean / 100, interval.low / 100, interval.high / 100)
