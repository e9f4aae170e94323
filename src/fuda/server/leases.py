"""Leases: a server is alive while it renews its own, and a table is its owner's until another server claims it.

Each claim makes a new epoch, which the statement that inserts entries checks. So the lease of a server only says when
its tables may be claimed; that no table is ever written by two does not depend on anybody's clock.
"""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, text

from fuda.server.postgres import PostgresLog
from fuda.server.schema import AWAKE

NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"  # milliseconds, by PostgreSQL's own clock
ALIVE = f"SELECT id FROM servers WHERE expires > {NOW}"
FORGOTTEN = 600_000  # milliseconds after which the row of a server that is gone is deleted

HAD = text(f"SELECT expires > {NOW} FROM servers WHERE id = :me")
RENEW = text(
    f"INSERT INTO servers (id, expires, listing) VALUES (:me, {NOW} + :lease, :listing)"
    " ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, listing = excluded.listing"
)
OTHERS = text(f"SELECT id, listing FROM servers WHERE expires > {NOW} AND id <> :me")
FORGET = text(f"DELETE FROM servers WHERE expires < {NOW} - {FORGOTTEN}")
CLAIM = text(
    f"UPDATE tables SET owner = :me, epoch = epoch + 1 WHERE id = :table AND (owner IS NULL OR owner NOT IN ({ALIVE}))"
)
OWNER = text("SELECT owner, epoch FROM tables WHERE id = :table")
MINE = text("SELECT id, epoch FROM tables WHERE owner = :me")
RELEASE = text("UPDATE tables SET owner = NULL WHERE owner = :me AND id = ANY(:tables)")
RELEASE_ALL = text("UPDATE tables SET owner = NULL WHERE owner = :me")
END = text("DELETE FROM servers WHERE id = :me")
ORPHANS = text(
    f"SELECT id FROM tables WHERE stage = ANY(:awake) AND (owner IS NULL OR owner NOT IN ({ALIVE}))"
    " ORDER BY created LIMIT :most"
)


@dataclass(frozen=True)
class Lease:
    """Whose a table is."""

    owner: str  # a server
    epoch: int


@dataclass(frozen=True)
class Renewed:
    """What a server learns when it renews its lease."""

    lapsed: bool  # whether it came too late, so that others may have claimed its tables
    others: dict[str, str]  # by server that is alive: its listed tables


class Leases:
    """The leases of one server."""

    def __init__(self, log: PostgresLog, seconds: float) -> None:
        self._log, self._lease = log, round(seconds * 1000)
        self._me = {"me": log.server}

    async def renew(self, listing: str) -> Renewed:
        """Stay alive for another while, and see who else is."""

        def write(connection: Connection) -> Renewed:
            lapsed = connection.execute(HAD, self._me).scalar() is not True
            connection.execute(RENEW, {**self._me, "lease": self._lease, "listing": listing})
            connection.execute(FORGET)
            return Renewed(lapsed, {row.id: row.listing for row in connection.execute(OTHERS, self._me)})

        return await self._log.write(write)

    async def claim(self, table: str) -> Lease | None:
        """Take a table that is nobody's, and return whose it is now; None where there is no such table."""

        def write(connection: Connection) -> Lease | None:
            connection.execute(CLAIM, {**self._me, "table": table})
            row = connection.execute(OWNER, {"table": table}).first()
            return Lease(row.owner, row.epoch) if row is not None else None

        return await self._log.write(write)

    async def mine(self) -> dict[str, int]:
        """Return the tables of this server, with their epochs."""
        return {row.id: row.epoch for row in await self._log.query(MINE.bindparams(**self._me))}

    async def orphans(self, most: int) -> list[str]:
        """Return tables that should go on and are nobody's, the oldest first."""
        return [row.id for row in await self._log.query(ORPHANS.bindparams(awake=list(AWAKE), most=most))]

    async def release(self, tables: Collection[str]) -> None:
        """Let others have tables."""
        await self._log.write(lambda connection: connection.execute(RELEASE, {**self._me, "tables": list(tables)}))

    async def end(self) -> None:
        """Let others have all of them: this server goes."""

        def write(connection: Connection) -> None:
            connection.execute(RELEASE_ALL, self._me)
            connection.execute(END, self._me)

        await self._log.write(write)
