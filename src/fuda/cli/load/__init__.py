"""`fuda load`: how much a server on this machine takes, measured over real sockets beside a bare echo."""

import tempfile
from argparse import Namespace
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from fuda.cli.language import Refused
from fuda.cli.load.measure import Figures, LoadTest, measure
from fuda.cli.values import number
from fuda.core.words import Words


def load(args: Namespace, words: Words) -> int:
    """Measure, and print what was found; nothing leaves this computer."""
    test = LoadTest(
        tables=number(args.tables or "100", "--tables", range(1, 2_001), words),
        rate=number(args.rate or "100", "--rate", range(5_001), words),
        seconds=number(args.seconds or "20", "--seconds", range(1, 301), words),
        processes=number(args.processes or "2", "--processes", range(1, 9), words),
        database=args.database,
        servers=number(args.servers or "1", "--servers", range(1, 9), words),
    )
    if test.servers > 1 and not (test.database or "").startswith("postgresql"):
        raise Refused(words.format("refused-load-servers"))
    console = Console(stderr=True, highlight=False)
    with tempfile.TemporaryDirectory(prefix="fuda-load-") as folder, console.status("") as status:
        try:
            found = measure(test, Path(folder), lambda stage: status.update(words.format(f"load-{stage}")))
        except (RuntimeError, EOFError, OSError) as error:
            raise Refused(words.format("refused-load", detail=str(error) or type(error).__name__)) from error
    if args.out:
        written = {"wish": test, "figures": found}  # by the names that files of earlier runs have
        Path(args.out).write_bytes(msgspec.json.format(msgspec.json.encode(written)))
    Console(highlight=False).print(_table(found, words))
    return 0


def _table(found: list[Figures], words: Words) -> Table:
    say = words.format
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for each in found:
        table.add_column(say(f"load-of-{each.what}"), justify="right")
    rows = {
        "load-moves": [f"{each.per_second:,.0f}" for each in found],
        "load-cpu": [f"{each.cpu_ms:.2f} ms" for each in found],
        "load-p50": [f"{each.p50_ms:.1f} ms" for each in found],
        "load-p99": [f"{each.p99_ms:.1f} ms" for each in found],
        "load-bytes": [f"{each.bytes:,.0f}" for each in found],
        "load-memory": ["–" if each.table_kb is None else f"{each.table_kb:.0f} kB" for each in found],
        "load-late": [f"{each.late:,}" for each in found],
        "load-refused": [f"{each.refused:,}" for each in found],
    }
    for key, cells in rows.items():
        table.add_row(say(key), *cells)
    return table
