"""`fuda rules` and `fuda options`: the rulebook of a game, its tables and its options."""

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fuda.cli import ask
from fuda.cli.values import chosen_spec
from fuda.core.contract import Spec
from fuda.core.options import Option, Value
from fuda.core.words import Words

WIDTH = 100  # longer lines are hard to read


def rules(args: Namespace, words: Words) -> int:
    """Print the rulebook."""
    spec = chosen_spec(args.game, words)
    _print(_rulebook(spec, words))
    return 0


def options(args: Namespace, words: Words) -> int:
    """Print the options that a table can have, and their values in each preset."""
    _print(_options(chosen_spec(args.game, words), words))
    return 0


def _print(parts: Iterator[RenderableType]) -> None:
    """Print, page by page where somebody reads at a terminal."""
    console = Console(highlight=False)
    console = Console(highlight=False, width=min(console.width, WIDTH))
    if not ask.interactive():
        for part in parts:
            console.print(part)
        return
    os.environ.setdefault("LESS", "-RF")  # colours, and no paging of what fits on the screen
    with console.pager(styles=True):
        for part in parts:
            console.print(part)


def _rulebook(spec: Spec, words: Words) -> Iterator[RenderableType]:
    game = spec.name
    yield Text(words.format(f"{game}-name"), "bold underline")
    yield Text(words.format(f"{game}-tagline"), "italic")
    repeated = {cell for table in spec.tables.values() for row in table for cell in row}  # below, by the law
    repeated |= {f"{game}-advice-{n + 1}" for n in range(spec.advice)}
    for chapter in spec.lessons:
        lines = [line for line in chapter.lines if line not in repeated]
        if chapter.lines and not lines:
            continue
        yield _heading(words.format(f"{game}-lesson-{chapter.name}.title"))
        yield Text(words.format(f"{game}-lesson-{chapter.name}"))
        if lines:
            yield Padding(_clauses([("·", words.format(line)) for line in lines]), (1, 0, 0, 0))
        if chapter.exercises:
            yield Text(words.format("practice-with", command=f"fuda practise {game} --lesson {chapter.name}"), "dim")
        if chapter.theme is not None:
            yield Text(words.format("practice-with", command=f"fuda practise {game} --theme {chapter.theme}"), "dim")
    for section, clauses in spec.sections:
        yield _heading(words.format(f"{game}-rules-{section}"))
        yield _clauses([(clause, words.format(f"{game}-rule-{clause}")) for clause in clauses])
        if section in spec.tables:
            yield _table(spec.tables[section], words)
    if spec.advice:
        yield _heading(words.format("rules-advice"))
        yield _clauses([("·", words.format(f"{game}-advice-{n + 1}")) for n in range(spec.advice)])
    yield from _options(spec, words)


def _heading(text: str) -> RenderableType:
    return Padding(Text(text, "bold"), (1, 0, 1, 0))


def _clauses(texts: Sequence[tuple[str, str]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 1, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    for clause, text in texts:
        grid.add_row(clause, Text(text))
    return grid


def _table(rows: Sequence[Sequence[str]], words: Words) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold", border_style="dim")
    head, *body = [[words.format(cell) for cell in row] for row in rows]
    numbers = [all(row[i].lstrip("-").isdecimal() for row in body) for i in range(len(head))]
    for name, numeric in zip(head, numbers, strict=True):
        table.add_column(name, justify="right" if numeric else "left")
    for row in body:
        table.add_row(*map(Text, row))
    return table


def _options(spec: Spec, words: Words) -> Iterator[RenderableType]:
    """The options by group: name, what it means, and its value in each preset."""
    presets = tuple(spec.options[0].presets)
    yield _heading(words.format("rules-options"))
    for preset in presets:
        line = Text(preset, "bold").append(f"  {words.format(f'{spec.name}-preset-{preset}')}. ", "not bold")
        yield line.append(words.format(f"{spec.name}-preset-{preset}.help"), "dim")
    for group in dict.fromkeys(option.group for option in spec.options):
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold", border_style="dim")
        table.add_column(words.format(f"{spec.name}-group-{group}"), ratio=1)
        for preset in presets:
            table.add_column(preset, max_width=13)
        table.add_column(words.format("rules-clause"), style="dim", no_wrap=True)
        for option in (each for each in spec.options if each.group == group):
            about = Text(option.name, "bold").append(f"  {option.allowed}", "dim not bold")
            about.append(f"\n{words.format(f'{spec.name}-option-{option.name}')}. ", "not bold")
            about.append(words.format(f"{spec.name}-option-{option.name}.help"), "dim not bold")
            values = [value_word(spec, option, option.presets[preset], words) for preset in presets]
            table.add_row(about, *values, "\n".join(option.clauses))
        yield table


def value_word(spec: Spec, option: Option, value: Value, words: Words) -> str:
    """Return a value of an option in words."""
    if isinstance(value, bool):
        return words.format("rules-yes" if value else "rules-no")
    key = f"{spec.name}-value-{option.name}-{value}"
    return words.format(key) if words.has(key) else str(value)
