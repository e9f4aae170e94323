"""`fuda admin`: what whoever runs a server does with its database."""

import time
from argparse import Namespace
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from fuda.cli.configuration import configuration
from fuda.cli.language import Refused
from fuda.cli.serve import open_log, shown
from fuda.cli.values import number
from fuda.core.words import Words
from fuda.server import upkeep
from fuda.server.log import Log

SHOWN = 50  # lines of a list
DAY = 86_400_000  # milliseconds


def admin(args: Namespace, words: Words) -> int:
    """Do one thing, and say what was done."""
    if args.task in ("backup", "move") and not args.file:
        raise Refused(words.format(f"refused-{args.task}-file"))
    log = open_log(configuration(args, words).database, words)
    try:
        console = Console(highlight=False)
        if args.task == "tables":
            _tables(log, console, words)
        elif args.task == "people":
            _people(log, console, words)
        elif args.task == "backup":
            _backup(log, Path(args.file), console, words)
        elif args.task == "move":
            _move(log, args.file, console, words)
        elif args.task == "prune":
            days = number(args.days or "7", "--days", range(1, 3_651), words)
            now = round(time.time() * 1000)
            console.print(words.format("admin-pruned", count=upkeep.prune(log, now - days * DAY), days=days))
            console.print(words.format("admin-forgotten", count=upkeep.forget(log, now)))
        else:
            upkeep.revoke(log)
            console.print(words.format("admin-revoked"))
    finally:
        log.close()
    return 0


def _tables(log: Log, console: Console, words: Words) -> None:
    counts, newest = upkeep.tables(log, SHOWN)
    listed = ", ".join(f"{stage} {count:,}" for stage, count in counts.items())
    console.print(words.format("admin-tables", count=sum(counts.values()), listed=listed or "–"))
    if newest:
        table = Table("id", "stage", "opened", "entries", box=None, pad_edge=False)
        for each in newest:
            opened = datetime.fromtimestamp(each.created / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            table.add_row(each.id, each.stage, opened, f"{each.entries:,}")
        console.print(table)


def _people(log: Log, console: Console, words: Words) -> None:
    total, practising, busiest = upkeep.people(log, SHOWN)
    console.print(words.format("admin-people", count=total, practising=practising))
    if busiest:
        table = Table("id", "name", "tables", "practice", box=None, pad_edge=False)
        for person, name, sat, kept in busiest:
            table.add_row(person, name or "–", f"{sat:,}", f"{kept:,}" if kept else "–")
        console.print(table)


def _backup(log: Log, copy: Path, console: Console, words: Words) -> None:
    try:
        size = upkeep.backup(log, copy)
    except OSError as error:
        raise Refused(words.format("refused-backup", file=str(copy), detail=error.strerror or "")) from error
    console.print(words.format("admin-backup", file=str(copy), size=f"{size:,}"))


def _move(log: Log, address: str, console: Console, words: Words) -> None:
    with closing(open_log(address, words)) as target, console.status("") as status:
        moved = upkeep.move(log, target, lambda table, count: status.update(f"{table}: {count:,}"))
    console.print(words.format("admin-moved", count=moved, url=shown(address)))
