"""The file of SQLite: nobody else's to read, and the same one for as long as the server runs.

It holds the key that signs cookies and the secrets of deals to come. And a server whose file is replaced by an older
copy would go on writing what it remembers into what it does not: it stops instead. SQLite notices neither, so the file
itself is looked at, and a count of all entries is kept in it that can only grow.
"""

import logging
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Integer, String, cast, delete, func, insert, select

from fuda.core.errors import FudaError
from fuda.server import schema
from fuda.server.schema import keys

OTHERS = stat.S_IRWXG | stat.S_IRWXO
PARTS = ("", "-wal", "-shm")  # SQLite's own files, after the name
COUNT = "entries"  # the name among the keys under which the number of all that were ever written is kept …
PRUNED = "pruned"  # … and of those that were deleted since
COUNTING = "UPDATE keys SET value = CAST(CAST(value AS INTEGER) + ? AS TEXT) WHERE name = ? RETURNING value"

logger = logging.getLogger("fuda.file")


class Exposed(FudaError):
    """A database that other people on this machine could read, and that cannot be closed to them."""


class Replaced(Exception):
    """The file is not the one that the server has written, or no longer all of it."""


class File:
    """One file of SQLite."""

    def __init__(self, name: str) -> None:
        self.path = Path(name)
        self.trouble: str | None = None  # why nothing is read or written any more
        self.entries = 0  # that the file held when it was last written
        self._counted = 0  # that it will hold when what is being written is
        self._seen: os.stat_result | None = None
        self._close_to_others()

    def begin(self, connection: Connection) -> None:
        """Count the entries, as often as the file is opened."""
        pruned = select(cast(keys.c.value, Integer)).where(keys.c.name == PRUNED).scalar_subquery()
        number = func.count() + func.coalesce(pruned, 0)
        everything = select(cast(number, String)).select_from(schema.log).scalar_subquery()
        connection.execute(delete(keys).where(keys.c.name == COUNT))
        connection.execute(insert(keys).values(name=COUNT, value=everything))
        self.count(connection, 0)

    def count(self, connection: Connection, added: int) -> None:
        """Count entries that are being written; Replaced where the file has fewer than it had: it is an older copy."""
        self.counted(connection.exec_driver_sql(COUNTING, (added, COUNT)).first(), added)

    def counted(self, row: Any, added: int) -> None:
        """Look at what `COUNTING` has returned."""
        self._counted = -1 if row is None else int(row[0])
        if self._counted < self.entries + added:
            self._stop("the database holds less than was written to it")
            raise Replaced(self.trouble)

    def note(self) -> None:
        """Remember the file as it is now."""
        self._seen, self.entries = self.path.stat(), max(self._counted, self.entries)

    def size(self) -> int:
        """Return how many bytes it takes, with what SQLite has not yet moved into it."""
        parts = [self.path.with_name(self.path.name + part) for part in PARTS]
        return sum(part.stat().st_size for part in parts if part.exists())

    def check(self) -> None:
        """Raise Replaced once the file was exchanged or overwritten, OSError while it is away."""
        if self.trouble is None and self._seen is not None:
            now = self.path.stat()
            if (now.st_dev, now.st_ino) != (self._seen.st_dev, self._seen.st_ino):
                self._stop("another file was put in the place of the database")
            elif (now.st_mtime_ns, now.st_size) != (self._seen.st_mtime_ns, self._seen.st_size):
                self._look_into(now)
        if self.trouble is not None:
            raise Replaced(self.trouble)

    def _look_into(self, now: os.stat_result) -> None:
        """Find out whether another server has written the file, or somebody has copied another one over it."""
        written = self.entries  # before the look: whoever reads looks too, while more is being written
        try:
            with closing(sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)) as fresh:
                sound = fresh.execute("pragma integrity_check(1)").fetchone()[0] == "ok"  # quick_check trusts indices
                found = fresh.execute("select value from keys where name = ?", (COUNT,)).fetchone()
                counted = int(found[0]) if found else -1
                held = fresh.execute("select count(*) from log").fetchone()[0]
                pruned = fresh.execute("select value from keys where name = ?", (PRUNED,)).fetchone()
                held += int(pruned[0]) if pruned else 0
        except (sqlite3.OperationalError, OSError):  # locked or away: nothing is known, so it is looked at again
            return
        except (sqlite3.DatabaseError, ValueError):
            sound, counted, held = False, -1, 0
        if not sound or counted < written or held < counted:
            self._stop("another database was copied over this one")
        else:
            self._seen = now

    def _stop(self, trouble: str) -> None:
        self.trouble = f"{trouble}: stop the server, put the right file in place alone, and start it again"
        logger.critical("nothing is written any more", extra={"reason": self.trouble})

    def _close_to_others(self) -> None:
        """Make the file private; SQLite gives its other files the same rights."""
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        for part in PARTS:
            path = self.path.with_name(self.path.name + part)
            if not path.exists() or not (mode := stat.S_IMODE(path.stat().st_mode)) & OTHERS:
                continue
            try:
                path.chmod(mode & ~OTHERS)
            except OSError as error:
                raise Exposed(f"{path} may be read by others ({mode:o}), and that cannot be changed") from error
            logger.warning("closed to others", extra={"file": path.name, "mode": f"{mode:o}"})


def make_private(folder: Path) -> None:
    """Make a folder that nobody else may look into."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if stat.S_IMODE(folder.stat().st_mode) & OTHERS:
        try:
            folder.chmod(0o700)
        except OSError as error:
            raise Exposed(f"{folder} is open to others, and that cannot be changed") from error
