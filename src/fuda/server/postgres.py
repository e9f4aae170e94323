"""The log on PostgreSQL: several servers share it, and each table has one owner among them, which alone may write.

A thread of its own has the connections, as another one has the file of SQLite. Whoever writes entries shows the lease
by which the table is theirs: the statement that inserts them checks it, so an owner that was replaced while it slept
writes nothing. What others hear of a table is told in the same transaction as its entries.
"""

import asyncio
import random
import secrets
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from importlib import import_module
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fuda.server import schema
from fuda.server.bus import notices
from fuda.server.log import Batch, Log, Lost, Raced, StorageError, Transaction, values
from fuda.server.writer import MOST, Job, answer

try:
    asyncpg: Any = import_module("asyncpg")  # which says nothing of its types
except ImportError as missing:
    raise ImportError('PostgreSQL needs asyncpg: pip install "fuda[postgres]"') from missing

PATIENCE = 10.0  # seconds for a statement, and for a connection
PAUSE = 0.02  # seconds at most before a transaction is tried again that another one came in between
AGAIN = ("40001", "40P01")  # PostgreSQL's codes for that
POOL = 8  # connections for whatever is no move
T = TypeVar("T")

# All that every move needs: the lease is checked, entries are kept, and whoever follows the table hears of them.
APPEND = """
WITH held AS (
    SELECT t.id FROM tables t JOIN unnest($1::text[], $2::int[]) AS w(id, epoch) ON t.id = w.id AND t.epoch = w.epoch
    WHERE t.owner = $3 FOR SHARE OF t
), kept AS (
    INSERT INTO log (table_id, seq, at, person, command, entry, clocks)
    SELECT r.* FROM unnest($4::text[], $5::int[], $6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[])
        AS r(table_id, seq, at, person, command, entry, clocks) JOIN held ON held.id = r.table_id
)
SELECT held.id, (
    SELECT count(pg_notify(n.channel, n.payload))
    FROM unnest($11::text[], $12::text[], $13::text[]) AS n(id, channel, payload) WHERE n.id = held.id
) FROM held
"""


class PostgresLog(Log):
    """A database that other servers use too."""

    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._server = secrets.token_hex(6)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, name="fuda-log", daemon=True)
        self._thread.start()
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            async_creator=self.connect,
            isolation_level="REPEATABLE READ",
            pool_size=POOL,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
        )
        self._waiting: list[Job[Batch]] = []
        self._appending: asyncio.Task[None] | None = None
        self._line: Any = None  # the connection for entries
        try:
            self.wait(self._upgrade())
        except BaseException:
            self.close()
            raise

    @property
    def server(self) -> str:
        """The name by which this server owns tables: another one after each start."""
        return self._server

    def close(self) -> None:
        """Finish what is being written."""
        self.wait(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    def size(self) -> int:
        """Return 0: the database keeps its own account."""
        return 0

    async def connect(self) -> Any:
        """Return a connection, for the loop that asks; raises StorageError."""
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            return await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE)
        except Exception as error:
            raise _named(error) from error

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the log's own thread, while whoever calls waits."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the log's own thread; who stops waiting does not stop it."""
        return await asyncio.shield(asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop)))

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, while whoever calls waits."""
        return self.wait(self._write(Transaction(work)))

    async def query(self, query: Any) -> Sequence[Any]:
        """Return the rows of a question; raises StorageError."""
        return await self.run(self._query(query))

    async def write(self, work: Callable[[Connection], T], batches: Sequence[Batch] = ()) -> T:
        """Do something in a transaction, after entries; raises StorageError, Raced or Lost."""
        return await self.run(self._write(Transaction(work, batches)))

    async def append(self, *batches: Batch) -> None:
        """Keep entries, of several tables all or none; raises StorageError, Raced or Lost."""
        if any(batch.epoch is None or not batch.plain for batch in batches):
            await super().append(*batches)
            return
        [batch] = batches  # of moves there is one at a time
        loop = asyncio.get_running_loop()
        job = Job(batch, loop, loop.create_future())
        self.loop.call_soon_threadsafe(self._put, job)
        await job.done

    # The log's own thread

    async def _upgrade(self) -> None:
        with_read = self._engine.execution_options(isolation_level="READ COMMITTED")  # another server may be at it
        async with with_read.begin() as connection:
            await connection.run_sync(schema.upgrade)

    async def _close(self) -> None:
        if self._appending is not None:
            await self._appending
        if self._line is not None:
            self._line.terminate()  # all that was written is safe, and it may be silent
        await self._engine.dispose()

    async def _query(self, query: Any) -> Sequence[Any]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(_short(error)) from error

    async def _write(self, transaction: Transaction) -> Any:
        begun = time.perf_counter()
        while True:
            try:
                async with self._engine.begin() as connection:
                    result = await connection.run_sync(self._commit, transaction)
            except (SQLAlchemyError, OSError) as error:
                if time.perf_counter() - begun > PATIENCE or not _again(error, transaction):
                    raise _named(error) from error
                await asyncio.sleep(random.uniform(0.0, PAUSE))
            else:
                self.commits.observe(time.perf_counter() - begun)
                return result

    def _commit(self, connection: Connection, transaction: Transaction) -> object:
        tables = schema.tables
        for batch in transaction.batches:
            if batch.epoch is None:
                continue
            mine = select(tables.c.id).where(tables.c.id == batch.table, tables.c.owner == self.server)
            if connection.execute(mine.where(tables.c.epoch == batch.epoch).with_for_update(read=True)).first() is None:
                raise Lost(batch.table)
        if rows := values(transaction.batches):
            names = [column.name for column in schema.log.columns]
            connection.execute(insert(schema.log), [dict(zip(names, row, strict=True)) for row in rows])
        result = transaction.work(connection)
        for _, channel, payload in notices(transaction.batches):
            connection.execute(select(func.pg_notify(channel, payload)))
        return result

    def _put(self, job: Job[Batch]) -> None:
        self._waiting.append(job)
        if self._appending is None:
            self._appending = self.loop.create_task(self._append())

    async def _append(self) -> None:
        """Write whatever has come in, together."""
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._append_all(jobs)
        finally:
            self._appending = None

    async def _append_all(self, jobs: list[Job[Batch]]) -> None:
        begun = time.perf_counter()
        try:
            held = await self._insert([job.work for job in jobs])
        except asyncpg.UniqueViolationError as error:
            if len(jobs) > 1:  # one of them has spoilt it for the others
                for job in jobs:
                    await self._append_all([job])
                return
            answer([(jobs[0], None, Raced(_short(error)))])
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it, whatever it is)
            if self._line is not None:
                self._line.terminate()
                self._line = None
            answer([(job, None, _named(error)) for job in jobs])
        else:
            self.commits.observe(time.perf_counter() - begun)
            answer([(job, None, None if job.work.table in held else Lost(job.work.table)) for job in jobs])

    async def _insert(self, batches: Sequence[Batch]) -> set[str]:
        """Write entries, and return the tables whose lease holds: those of others are not written."""
        if self._line is None or self._line.is_closed():
            self._line = await self.connect()
        leases = [(batch.table, batch.epoch) for batch in batches]
        rows, told = values(batches), notices(batches)
        columns = [*_columns(leases, 2), self.server, *_columns(rows, 7), *_columns(told, 3)]
        held: set[str] = {row[0] for row in await self._line.fetch(APPEND, *columns)}
        return held


def _columns(rows: Sequence[Sequence[object]], width: int) -> list[list[object]]:
    return [[row[place] for row in rows] for place in range(width)]


def _again(error: Exception, transaction: Transaction) -> bool:
    """Whether a transaction is worth another try: somebody else's came in between."""
    if isinstance(error, IntegrityError):
        return not transaction.batches  # of two that were the first, the second one changes what is there
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in AGAIN


def _named(error: Exception) -> Exception:
    """Tell a lost race from a database that is away."""
    if isinstance(error, IntegrityError):
        return Raced(_short(error))
    broken = asyncpg.InterfaceError | asyncpg.InternalClientError  # the second where a line breaks in between
    away = SQLAlchemyError | OSError | asyncpg.PostgresError | broken
    return StorageError(_short(error)) if isinstance(error, away) else error


def _short(error: Exception) -> str:
    """Return what went wrong without the statement and its values, which may hold secrets."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0][:200]}"
