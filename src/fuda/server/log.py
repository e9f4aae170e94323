"""The log on disk: appended to by one thread, many tables' entries in one commit, and safe when `append` returns."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fuda.core.errors import FudaError
from fuda.server import schema
from fuda.server.entries import Row, decode, encode
from fuda.server.file import File, Replaced
from fuda.server.metrics import Histogram
from fuda.server.writer import Writer

# The one statement that every move needs: SQLAlchemy would take longer to word it than SQLite to do it.
INSERT = "INSERT INTO log (table_id, seq, at, person, command, entry, clocks) VALUES (?, ?, ?, ?, ?, ?, ?)"
PROBE = "probe"  # nobody's id: people's are hex
T = TypeVar("T")


class StorageError(Exception):
    """The database could not be reached or written; nothing was kept as far as anybody knows."""


class Unreadable(FudaError):
    """An entry that this Fuda cannot read: damaged, or another one's."""


class Raced(Exception):
    """Somebody else has written the entry with that number."""


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


@dataclass(frozen=True)
class Transaction:
    """Something to be written, after entries, which are written together with those of all others."""

    work: Callable[[Connection], object]
    batches: Sequence[Batch] = ()


class Log:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = _engine(url)
        self.kind = self.engine.dialect.name
        named = self.kind == "sqlite" and self.url.database not in (None, "", ":memory:")
        self._file = File(str(self.url.database)) if named else None
        self.commits = Histogram()  # how long they took
        self._writer = Writer(self._commit, _named)
        try:
            schema.upgrade(self.engine)
            if self._file is not None:
                with self.engine.begin() as connection:
                    self._file.begin(connection)
                self._file.note()
        except BaseException:
            self.engine.dispose()
            raise
        self._writer.start()

    def close(self) -> None:
        """Finish what is being written."""
        self._writer.close()
        self.engine.dispose()

    def size(self) -> int:
        """Return the bytes on disk of a file of SQLite; 0 where the database keeps its own account."""
        return self._file.size() if self._file is not None else 0

    async def append(self, *batches: Batch) -> None:
        """Keep entries, of several tables all or none; raises StorageError or Raced."""
        await self.write(lambda connection: _append_heads(connection, batches), batches)

    async def read(self, table: str) -> list[Row]:
        """Return the whole log of a table."""
        rows = await self.query(
            select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.seq),
        )
        return [_row(table, row) for row in rows]

    async def mark(self, table: str, head: Head) -> None:
        """Keep what lists need to know of a table, where nothing has happened there."""
        await self.write(lambda connection: _mark(connection, table, head))

    async def running(self) -> list[str]:
        """Return the tables that are neither over nor asleep, the oldest first."""
        awake = schema.tables.c.stage.in_(("open", "starting", "playing"))
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

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.people).values(id=PROBE, name=PROBE))
            connection.execute(delete(schema.people).where(schema.people.c.id == PROBE))

        try:
            await self.write(write)
        except (StorageError, Raced):
            return False
        return True

    def key(self, name: str) -> str:
        """Return a secret of this server, drawn when first asked for."""
        keys = schema.keys
        found = select(keys.c.value).where(keys.c.name == name)
        with suppress(IntegrityError), self.engine.begin() as connection:  # another server may draw one just now
            if connection.execute(found).first() is None:
                connection.execute(insert(keys).values(name=name, value=secrets.token_hex(32)))
        with self.engine.connect() as connection:
            value = connection.execute(found).scalar_one()
        self._note()
        return value

    async def query(self, query: Any) -> Sequence[Any]:
        """Return the rows of a question; raises StorageError."""

        def run() -> Sequence[Any]:
            self._check()
            with self.engine.connect() as connection:
                return connection.execute(query).all()

        try:
            return await asyncio.to_thread(run)
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(_short(error)) from error

    async def write(self, work: Callable[[Connection], T], batches: Sequence[Batch] = ()) -> T:
        """Do something in a transaction of the writer's thread, after entries; raises StorageError or Raced."""
        return await self._writer.write(Transaction(work, batches))

    def _commit(self, transactions: Sequence[Transaction]) -> list[object]:
        """Commit all or nothing; the writer's thread."""
        begun = time.perf_counter()
        self._check()
        with self.engine.begin() as connection:
            self._append(connection, [batch for each in transactions for batch in each.batches])
            results = [each.work(connection) for each in transactions]
        self._note()
        self.commits.observe(time.perf_counter() - begun)
        return results

    def _check(self) -> None:
        """Refuse a file that is away or not ours: SQLite would not notice."""
        try:
            if self._file is not None:
                self._file.check()
        except OSError as error:
            raise StorageError(f"the database file is gone ({error.strerror})") from error
        except Replaced as error:
            raise StorageError(str(error)) from error

    def _note(self) -> None:
        """Remember the file as this server has left it."""
        if self._file is not None:
            with suppress(OSError):  # gone since: the next look finds out
                self._file.note()

    def _append(self, connection: Connection, batches: Sequence[Batch]) -> None:
        """Write the entries of all batches at once."""
        rows = [
            (batch.table, row.seq, row.at, row.person, row.command, encode(row.entry), _clocks(row.left))
            for batch in batches
            for row in batch.rows
        ]
        if rows and self.kind == "sqlite":
            connection.exec_driver_sql(INSERT, rows)
        elif rows:
            names = [column.name for column in schema.log.columns]
            connection.execute(insert(schema.log), [dict(zip(names, row, strict=True)) for row in rows])
        if self._file is not None:
            self._file.count(connection, len(rows))


def _clocks(left: dict[str, int]) -> str:
    return json.dumps(left) if left else "{}"


def _append_heads(connection: Connection, batches: Sequence[Batch]) -> None:
    """Write what lists need to know of tables whose entries were written."""
    for batch in batches:
        if batch.head is not None:
            _mark(connection, batch.table, batch.head)
        for person in batch.sitters:
            row = {"person": person, "table_id": batch.table}
            if connection.execute(select(schema.sitters).filter_by(**row)).first() is None:
                connection.execute(insert(schema.sitters).values(row))
        for follow in batch.also:
            follow(connection)


def _mark(connection: Connection, table: str, head: Head) -> None:
    values = {"created": head.created, "stage": head.stage, "kept": head.kept, "info": head.info}
    found = connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))
    if not found.rowcount:
        connection.execute(insert(schema.tables).values(id=table, **values))


def _row(table: str, row: Any) -> Row:
    try:
        left = msgspec.json.decode(row.clocks, type=dict[str, int])
        entry = decode(row.entry)
    except (msgspec.DecodeError, TypeError, RecursionError) as error:  # TypeError: no text at all
        raise Unreadable(f"entry {row.seq} of table {table} cannot be read ({type(error).__name__})") from error
    return Row(seq=row.seq, at=row.at, entry=entry, person=row.person, command=row.command, left=left)


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":

        def prepare(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        event.listen(engine, "connect", prepare)
    return engine


def _named(error: Exception) -> Exception:
    """Tell a lost race from a failing disk."""
    if isinstance(error, IntegrityError):
        return Raced(_short(error))
    if isinstance(error, SQLAlchemyError | OSError | Replaced):
        return StorageError(_short(error))
    return error


def _short(error: Exception) -> str:
    """Return what went wrong without the statement and its values, which may hold secrets."""
    cause = getattr(error, "orig", None) or error
    return str(error) if isinstance(error, StorageError | Replaced) else f"{type(cause).__name__}: {str(cause)[:200]}"
