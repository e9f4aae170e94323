"""`fuda ratings`: how strong everybody is by the contests that `fuda arena --out` has written, as one ladder."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fuda.bots.ratings import Apart, Contest, Different, Rating, Unrated
from fuda.bots.ratings import ratings as rated
from fuda.bots.report import Report
from fuda.bots.workers import Damaged
from fuda.cli.contest import titled
from fuda.cli.language import Refused
from fuda.core.game import Game
from fuda.core.words import Words


def ratings(args: Namespace, words: Words) -> int:
    """Read finished contests and show everybody's rating."""
    if not args.files:
        raise Refused(words.format("refused-ratings-no-file"))
    reports = [_read(file, words) for file in args.files]
    contests = [(report.setting, report.results) for report in reports]
    found = rate(contests, args.files, args.zero, words)
    show(Console(highlight=False), reports[0].setting.rules(), found, words)
    return 0


def rate(contests: Sequence[Contest], files: Sequence[str], zero: str | None, words: Words) -> list[Rating]:
    """Return everybody's rating, or say why there is none."""
    try:
        return rated(contests, zero)
    except Different as error:
        names = ", ".join(words.format(f"arena-setting-{name}") for name in error.names)
        message = words.format("refused-ratings-mixed", file=files[error.place], first=files[0], names=names)
        raise Refused(message) from error
    except Apart as error:
        names, others = ", ".join(error.names), ", ".join(error.others)
        raise Refused(words.format("refused-ratings-apart", names=names, others=others)) from error
    except Unrated as error:
        raise Refused(words.format("refused-zero", given=error.name, allowed=", ".join(error.rated))) from error


def show(console: Console, game: Game, found: Sequence[Rating], words: Words) -> None:
    """Print the ladder, the strongest first."""
    say = words.format
    if not found:
        console.print(say("arena-nothing"))
        return
    console.print(Text(" · ".join(titled(game, words)), "bold"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("arena-player"), overflow="fold")
    for heading in ("rating", "interval", "matches"):
        table.add_column(say(f"ratings-{heading}"), justify="right")
    for each in found:
        table.add_row(each.entrant, _rating(each), _interval(each), str(each.matches))
    console.print(table)
    console.print(Text(say("ratings-note-losses" if game.spec.fewest else "ratings-note"), "dim"))
    if any(each.rating is None for each in found):
        console.print(Text(say("ratings-note-bound"), "dim"))


def _rating(found: Rating) -> str:
    """Write a rating, or the bound that is known in its place."""
    if found.rating is not None:
        return f"{found.rating:.0f}"
    if found.low is not None:
        return f"≥ {found.low:.0f}"
    return "–" if found.high is None else f"≤ {found.high:.0f}"


def _interval(found: Rating) -> str:
    """Write from where to where a rating may be."""
    if found.rating is None or found.low is None or found.high is None:
        return "–"
    return f"{found.low:.0f}…{found.high:.0f}"


def _read(file: str, words: Words) -> Report:
    """Read a finished contest."""
    try:
        return Report.read(Path(file))
    except OSError as error:
        raise Refused(words.format("refused-file", file=file, detail=error.strerror or str(error))) from error
    except Damaged as error:
        raise Refused(words.format("refused-ratings-file", file=file)) from error
