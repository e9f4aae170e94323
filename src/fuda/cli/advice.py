"""What the coach says before a move, at the terminal."""

from rich.console import Console, Group
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from fuda.core.contract import Json
from fuda.core.words import Words
from fuda.review.advice import MOST, Advice, advise
from fuda.review.words import Figures


def advice(view: Json, number: int, words: Words) -> Group:
    """Ask the coach about a move of the view's seat; where that takes time, a bar shows how far it is."""
    found: Advice | None = None
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.format("play-coach-thinking"), total=MOST)
        for found in advise(view, number):
            progress.update(task, completed=MOST if found.done else found.worlds)
    assert found is not None
    return _shown(found, Figures(found.game, words, view["table"]))


def _shown(found: Advice, tell: Figures) -> Group:
    best = tell.move(found.moves[0].move)
    # What might be chance is not called better.
    close = len(found.moves) > 1 and found.moves[1].chance_behind.low <= 0
    said = "forced" if found.choices == 1 else "equal" if not found.matters else "close" if close else "best"
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for column in (tell.say("move"), tell.goal(), tell.unit()):
        table.add_column(column, justify="left" if column == tell.say("move") else "right")
    for place, each in enumerate(found.moves):
        worth = (tell.reach(each.chance, share=True), tell.reach(each.points, share=False, signed=True))
        table.add_row(tell.move(each.move), *worth, style="bold" if said == "best" and not place else "")
    note = tell.words.format("play-coach-note", worlds=found.worlds)
    return Group(Text(tell.words.format(f"play-coach-{said}", move=best), "bold"), "", table, "", Text(note, "dim"))
