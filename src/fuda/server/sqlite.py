"""The log in a file of SQLite: one thread writes, and nothing has to be started."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fuda.server import schema
from fuda.server.file import COUNT, COUNTING, File, Replaced
from fuda.server.log import Batch, Log, Raced, StorageError, Transaction, values
from fuda.server.writer import Writer

# The one statement that every move needs: SQLAlchemy would take longer to word it than SQLite to do it.
INSERT = "INSERT INTO log (table_id, seq, at, person, command, entry, clocks) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"
T = TypeVar("T")


class SqliteLog(Log):
    """A file."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.engine = _engine(url)
        self.kind = self.engine.dialect.name
        named = url.database not in (None, "", ":memory:")
        self._file = File(str(url.database)) if named else None
        self._writer = Writer(self._commit, _named, _whose)
        try:
            with self.engine.begin() as connection:
                schema.upgrade(connection)
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
        """Return the bytes on disk."""
        return self._file.size() if self._file is not None else 0

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of the caller's own."""
        try:
            with self.engine.begin() as connection:
                result = work(connection)
        except IntegrityError as error:
            raise _named(error) from error
        self._note()
        return result

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
        batches = [batch for each in transactions for batch in each.batches]
        if all(batch.plain for batch in batches) and all(each.batches for each in transactions):
            self._commit_plain(batches)
            results: list[object] = [None] * len(transactions)
        else:
            with self.engine.begin() as connection:
                self._append(connection, batches)
                results = [each.work(connection) for each in transactions]
        self._note()
        self.commits.observe(time.perf_counter() - begun)
        return results

    def _commit_plain(self, batches: Sequence[Batch]) -> None:
        """Keep nothing but entries, as most commits do, without SQLAlchemy, which would take half of the time."""
        rows = values(batches)
        with closing(self.engine.raw_connection()) as connection:  # which rolls back what was not committed
            cursor = connection.cursor()
            # All in one statement: between two of them the thread would wait for the event loop's.
            cursor.execute(INSERT + ", ".join([ROW] * len(rows)), [value for row in rows for value in row])
            if self._file is not None:
                cursor.execute(COUNTING, (len(rows), COUNT))
                self._file.counted(cursor.fetchone(), len(rows))
            connection.commit()

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
        rows = values(batches)
        if rows:
            connection.exec_driver_sql(INSERT + ROW, rows)
        if self._file is not None:
            self._file.count(connection, len(rows))


def _engine(url: URL) -> Engine:
    engine = create_engine(url)

    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", prepare)
    return engine


def _whose(transaction: Transaction) -> str:
    """Return the table that waits for a transaction."""
    return transaction.batches[0].table if transaction.batches else ""


def _named(error: Exception) -> Exception:
    """Tell a lost race from a failing disk."""
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return Raced(_short(error))
    if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError | Replaced):
        return StorageError(_short(error))
    return error


def _short(error: Exception) -> str:
    """Return what went wrong without the statement and its values, which may hold secrets."""
    cause = getattr(error, "orig", None) or error
    return str(error) if isinstance(error, StorageError | Replaced) else f"{type(cause).__name__}: {str(cause)[:200]}"
