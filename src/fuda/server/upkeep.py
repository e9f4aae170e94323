"""What whoever runs a server does with its database: look at it, copy it, prune it, move it, revoke sessions.

All but a move works while a server runs; only revoked sessions are still honoured until it is started again.
"""

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, Table, delete, func, insert, select, update
from sqlalchemy import cast as sql_cast
from sqlalchemy.types import Integer, String

from fuda.core.errors import FudaError
from fuda.server import schema
from fuda.server.file import COUNT, PRUNED
from fuda.server.log import Log
from fuda.server.people import KEY, YEAR

MOVED = (
    *(schema.log, schema.tables, schema.sitters, schema.people, schema.practice, schema.keys, schema.starts),
    schema.starters,
)
OF_A_FILE = (COUNT, PRUNED)  # keys by which a file of SQLite is known again
BATCH = 500  # tables in one transaction, so that a running server never waits for long


@dataclass(frozen=True)
class TableRow:
    """A table, as far as lists need to know it."""

    id: str
    stage: str
    created: int  # milliseconds since 1970
    entries: int


def tables(log: Log, most: int) -> tuple[dict[str, int], list[TableRow]]:
    """Return how many tables there are by stage, and the newest of those that are not over."""
    found, entries = schema.tables, schema.log
    counts = select(found.c.stage, func.count()).group_by(found.c.stage).order_by(found.c.stage)
    written = select(func.count()).where(entries.c.table_id == found.c.id).scalar_subquery()
    newest = (
        select(found.c.id, found.c.stage, found.c.created, written)
        .where(found.c.stage != "over")
        .order_by(found.c.created.desc())
        .limit(most)
    )
    return log.transact(
        lambda connection: (
            {row[0]: row[1] for row in connection.execute(counts)},
            [TableRow(*row) for row in connection.execute(newest)],
        )
    )


def people(log: Log, most: int) -> tuple[int, int, list[tuple[str, str | None, int, int]]]:
    """Return how many people have sat at a table, and how many practise; and those with most tables.

    Of these: id, chosen name, tables, and how long the text is that is kept of their practice.
    """
    sitters, named, practice = schema.sitters, schema.people, schema.practice
    number, kept = func.count().label("number"), func.coalesce(func.max(func.length(practice.c.state)), 0)
    busiest = (
        select(sitters.c.person, named.c.name, number, kept)
        .join(named, named.c.id == sitters.c.person, isouter=True)
        .join(practice, practice.c.person == sitters.c.person, isouter=True)
        .group_by(sitters.c.person, named.c.name)
        .order_by(number.desc(), sitters.c.person)
        .limit(most)
    )
    return log.transact(
        lambda connection: (
            connection.execute(select(func.count(func.distinct(sitters.c.person)))).scalar_one(),
            connection.execute(select(func.count()).select_from(practice)).scalar_one(),
            [(row[0], row[1], row[2], row[3]) for row in connection.execute(busiest)],
        )
    )


def backup(log: Log, copy: Path) -> int:
    """Write a copy of the database, whole and of one moment, for its owner's eyes alone; returns its bytes."""
    if log.kind != "sqlite":
        raise FudaError("this copies a file of SQLite: a database of PostgreSQL is copied by pg_dump")
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # never over an older copy
    with closing(sqlite3.connect(str(log.url.database))) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        sound = target.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if sound != "ok":
        raise FudaError(f"the copy is not sound: {sound}")
    return copy.stat().st_size


def prune(log: Log, before: int) -> int:
    """Delete tables that were closed without ever having begun, opened before a time; returns how many."""
    found = schema.tables
    idle = select(found.c.id).where(found.c.stage == "over", found.c.kept.is_(False), found.c.created < before)
    names: list[str] = log.transact(lambda connection: [row[0] for row in connection.execute(idle)])
    for begin in range(0, len(names), BATCH):
        _delete(log, names[begin : begin + BATCH])
    return len(names)


def forget(log: Log, now: int) -> int:
    """Delete practice that its owner can no more come to: it is older than any cookie lives; returns of how many."""
    found = schema.practice
    old = delete(found).where(found.c.changed < now - YEAR * 1000)
    return log.transact(lambda connection: connection.execute(old).rowcount)


def _delete(log: Log, names: Sequence[str]) -> None:
    entries, keys = schema.log, schema.keys

    def delete_all(connection: Connection) -> None:
        deleted = connection.execute(delete(entries).where(entries.c.table_id.in_(names))).rowcount
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id.in_(names)))
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(names)))
        if not connection.execute(select(keys.c.name).where(keys.c.name == PRUNED)).first():
            connection.execute(insert(keys).values(name=PRUNED, value="0"))
        more: Any = sql_cast(sql_cast(keys.c.value, Integer) + deleted, String)
        connection.execute(update(keys).where(keys.c.name == PRUNED).values(value=more))

    log.transact(delete_all)


def revoke(log: Log) -> None:
    """Forget the key that signs cookies: once the server is started again, everybody is a new guest."""
    log.transact(lambda connection: connection.execute(delete(schema.keys).where(schema.keys.c.name == KEY)))


def move(source: Log, target: Log, progress: Callable[[str, int], object]) -> int:
    """Copy everything into an empty database, all or nothing; returns how many entries of logs that was."""

    def copy(there: Connection) -> int:
        if any(_count(there, table) for table in MOVED):
            raise FudaError("the other database is not empty")
        return source.transact(lambda here: _copy(here, there, progress))

    return target.transact(copy)


def _copy(here: Connection, there: Connection, progress: Callable[[str, int], object]) -> int:
    counts: dict[str, int] = {}
    for table in MOVED:
        counts[table.name] = 0
        owned = {"owner": None} if table is schema.tables else {}  # no server of the other database has it yet
        for rows in here.execute(_all(table)).mappings().partitions(BATCH):
            there.execute(insert(table), [{**row, **owned} for row in rows])
            counts[table.name] += len(rows)
            progress(table.name, counts[table.name])
        if (arrived := _count(there, table)) != counts[table.name]:
            raise FudaError(f"{arrived} rows of {counts[table.name]} arrived in {table.name}")
    return counts[schema.log.name]


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(_all(table).subquery())).scalar_one()


def _all(table: Table) -> Select[Any]:
    """Return all rows of a table, but for what belongs to a file of SQLite."""
    return select(table).where(table.c.name.not_in(OF_A_FILE)) if table is schema.keys else select(table)
