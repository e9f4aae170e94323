"""The log: appended to, many tables' entries in one commit, and safe when `append` returns.

Two databases keep it, SQLite (`sqlite.py`) and PostgreSQL (`postgres.py`). Here is what they have in common.
"""

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, Connection, delete, insert, make_url, select, update

from fuda.core.errors import FudaError
from fuda.server import schema
from fuda.server.entries import Row, decode, encode
from fuda.server.metrics import Histogram

PROBE = "probe"  # nobody's id: people's are hex
T = TypeVar("T")


class StorageError(Exception):
    """The database could not be reached or written; nothing was kept as far as anybody knows."""


class Unreadable(FudaError):
    """An entry that this Fuda cannot read: damaged, or another one's."""


class Raced(Exception):
    """Somebody else has written the entry with that number."""


class Lost(Exception):
    """The table is another server's by now, which alone may write its entries."""


@dataclass(frozen=True)
class Head:
    """What lists need to know of a table."""

    created: int
    stage: str
    kept: bool
    info: str | None = None


@dataclass(frozen=True)
class Batch:
    """Entries of one table that are kept together or not at all."""

    table: str
    rows: Sequence[Row]
    head: Head | None = None  # where it has changed
    sitters: Sequence[str] = field(default_factory=list[str])  # people who sat down
    also: Sequence[Callable[[Connection], None]] = ()  # what else follows from them
    epoch: int | None = None  # of the lease by which they are written, where several servers share the tables
    followers: Sequence[str] = ()  # servers that hear of them

    @property
    def plain(self) -> bool:
        """Whether nothing but entries is to be kept."""
        return self.head is None and not self.sitters and not self.also


@dataclass(frozen=True)
class Transaction:
    """Something to be written, after entries, which are written together with those of all others."""

    work: Callable[[Connection], object]
    batches: Sequence[Batch] = ()


class Log(ABC):
    """A database."""

    kind: str  # of database, as SQLAlchemy names it

    def __init__(self, url: URL) -> None:
        self.url = url
        self.commits = Histogram()  # how long they took

    @property
    def server(self) -> str | None:
        """The name by which this server owns tables; None where it need not share them."""
        return None

    @abstractmethod
    def close(self) -> None:
        """Finish what is being written."""

    @abstractmethod
    def size(self) -> int:
        """Return the bytes of a file of SQLite; 0 where the database keeps its own account."""

    @abstractmethod
    async def query(self, query: Any) -> Sequence[Any]:
        """Return the rows of a question; raises StorageError."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T], batches: Sequence[Batch] = ()) -> T:
        """Do something in a transaction, after entries; raises StorageError, Raced or Lost."""

    @abstractmethod
    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, while whoever calls waits."""

    async def append(self, *batches: Batch) -> None:
        """Keep entries, of several tables all or none; raises StorageError, Raced or Lost."""
        await self.write(lambda connection: _append_heads(connection, batches, self.server), batches)

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """Return the log of a table, after an entry."""
        log = schema.log
        rows = await self.query(select(log).where(log.c.table_id == table, log.c.seq > since).order_by(log.c.seq))
        return [_row(table, row) for row in rows]

    async def mark(self, table: str, head: Head) -> None:
        """Keep what lists need to know of a table, where nothing has happened there."""
        await self.write(lambda connection: _mark(connection, table, head, self.server))

    async def running(self) -> list[str]:
        """Return the tables that are neither over nor asleep, the oldest first."""
        awake = schema.tables.c.stage.in_(schema.AWAKE)
        found = select(schema.tables.c.id).where(awake).order_by(schema.tables.c.created)
        return [row.id for row in await self.query(found)]

    async def tables_of(self, person: str, most: int, before: int | None = None) -> list[tuple[str, str | None]]:
        """Return somebody's tables, opened before a time, the newest first, with what is kept of some."""
        tables, sitters = schema.tables, schema.sitters
        found = (
            select(tables.c.id, tables.c.info)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.person == person, tables.c.kept)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        if before is not None:
            found = found.where(tables.c.created < before)
        return [(row.id, row.info) for row in await self.query(found)]

    async def name_of(self, person: str) -> str | None:
        """Return the name that somebody has chosen."""
        rows = await self.query(select(schema.people.c.name).where(schema.people.c.id == person))
        return rows[0].name if rows else None

    async def rename(self, person: str, name: str) -> None:
        """Keep somebody's name."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            connection.execute(insert(schema.people).values(id=person, name=name))

        await self.write(write)

    async def writable(self) -> bool:
        """Whether the database takes in what is written."""
        probe = f"{PROBE}-{self.server}"[:40] if self.server else PROBE

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.people).values(id=probe, name=PROBE))
            connection.execute(delete(schema.people).where(schema.people.c.id == probe))

        try:
            await self.write(write)
        except (StorageError, Raced):
            return False
        return True

    def key(self, name: str) -> str:
        """Return a secret of this server, drawn when first asked for."""
        keys = schema.keys
        found = select(keys.c.value).where(keys.c.name == name)

        def draw(connection: Connection) -> str:
            value = connection.execute(found).scalar()
            if value is None:
                value = secrets.token_hex(32)
                connection.execute(insert(keys).values(name=name, value=value))
            return value

        try:
            return self.transact(draw)
        except Raced:  # another server has drawn one just now
            return self.transact(draw)


def open_log(url: str) -> Log:
    """Open a database by its address."""
    found = make_url(url)
    if found.get_backend_name() == "postgresql":
        from fuda.server.postgres import PostgresLog

        return PostgresLog(found)
    from fuda.server.sqlite import SqliteLog

    return SqliteLog(found)


def values(batches: Sequence[Batch]) -> list[tuple[str, int, int, str | None, str | None, str, str]]:
    """Return the rows of batches as the columns of the log have them."""
    return [
        (batch.table, row.seq, row.at, row.person, row.command, encode(row.entry), _clocks(row.left))
        for batch in batches
        for row in batch.rows
    ]


def _clocks(left: dict[str, int]) -> str:
    return json.dumps(left) if left else "{}"


def _append_heads(connection: Connection, batches: Sequence[Batch], server: str | None) -> None:
    """Write what lists need to know of tables whose entries were written."""
    for batch in batches:
        if batch.head is not None:
            _mark(connection, batch.table, batch.head, server)
        for person in batch.sitters:
            row = {"person": person, "table_id": batch.table}
            if connection.execute(select(schema.sitters).filter_by(**row)).first() is None:
                connection.execute(insert(schema.sitters).values(row))
        for follow in batch.also:
            follow(connection)


def _mark(connection: Connection, table: str, head: Head, server: str | None) -> None:
    known = {"created": head.created, "stage": head.stage, "kept": head.kept, "info": head.info}
    row = schema.tables.c.id == table
    mine = row if server is None else row & (schema.tables.c.owner == server)  # another server's is marked by that one
    found = connection.execute(update(schema.tables).where(mine).values(known))
    if not found.rowcount and connection.execute(select(schema.tables.c.id).where(row)).first() is None:
        connection.execute(insert(schema.tables).values(id=table, owner=server, epoch=schema.FIRST, **known))


def _row(table: str, row: Any) -> Row:
    try:
        left = msgspec.json.decode(row.clocks, type=dict[str, int])
        entry = decode(row.entry)
    except (msgspec.DecodeError, TypeError, RecursionError) as error:  # TypeError: no text at all
        raise Unreadable(f"entry {row.seq} of table {table} cannot be read ({type(error).__name__})") from error
    return Row(seq=row.seq, at=row.at, entry=entry, person=row.person, command=row.command, left=left)
