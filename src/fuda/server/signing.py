"""The keys by which this server signs what it states. They live in its database, as the key of the cookies does.

There they are as private as the deals' secrets, two servers on one database are one server, and a backup that brings
the tables back brings the keys that signed them. Only the newest can sign; of the others the public half stays, with
its dates, so that old records can be told from forged ones.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from fuda.core import signature
from fuda.core.canonical import fingerprint
from fuda.core.contract import Json
from fuda.core.fair import FairDeal
from fuda.core.record import written
from fuda.core.statement import SignedStart, Statement, StatementSeat
from fuda.core.verification import sign
from fuda.server.log import Log, Raced
from fuda.server.schema import keys
from fuda.server.tables import Table
from fuda.server.wire import KeyInfo

NAME = "signing-"  # of a key among the keys, and a number
ROWS = select(keys).where(keys.c.name.startswith(NAME)).order_by(keys.c.name)


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """A signing key as it is kept; times are milliseconds since 1970."""

    public: str
    private: str | None  # None: it can sign no more
    since: int
    until: int | None = None


class Signer:
    """Signs starts and records with the newest key."""

    def __init__(self, log: Log, now: Callable[[], int]) -> None:
        self._log, self._now = log, now
        self._keys: list[Key] = []

    async def refresh(self) -> None:
        """Look which key is the newest: somebody may have rotated it. The first one is drawn when it is needed."""
        self._keys = _read(await self._log.query(ROWS))
        if not self._keys:
            with suppress(Raced):  # another server may draw one just now
                await self._log.write(lambda connection: _begin(connection, self._now()))
            self._keys = _read(await self._log.query(ROWS))

    async def published(self) -> list[KeyInfo]:
        """Return every key that this server has signed with, the newest first."""
        await self.refresh()
        return [KeyInfo(key=key.public, since=key.since, until=key.until) for key in reversed(self._keys)]

    def start(self, table: Table, deal: FairDeal) -> SignedStart:
        """State what a match is about to be, and sign it."""
        newest = self._keys[-1]
        statement = Statement(
            server=newest.public,
            at=self._now(),
            attempt=len(table.aborts) + 1,
            match=deal.match_id.hex(),
            commitment=deal.commitment,
            game=table.game.name,
            rules=table.game.spec.version,
            table=fingerprint(written(table.game)).hex(),
            dealer=table.opened.dealer,
            seats=[StatementSeat(person=c.person, name=c.name, level=c.level) for c in table.occupants],
        )
        data = msgspec.to_builtins(statement)
        return SignedStart(statement, signature.sign(newest.private or "", signature.START, data))

    def record(self, data: Json) -> Json:
        """Sign a record."""
        return sign(data, self._keys[-1].private or "")


def rotate(log: Log, now: int) -> None:
    """Let a new key sign from now on; the private half of the old one is forgotten."""
    log.transact(lambda connection: _add(connection, now))


def stored(log: Log, now: int) -> list[Key]:
    """Return the keys, the oldest first; the first one is drawn where there is none."""

    def read(connection: Connection) -> list[Key]:
        _begin(connection, now)
        return _read(connection.execute(ROWS).all())

    return log.transact(read)


def _read(rows: Sequence[Any]) -> list[Key]:
    return [msgspec.json.decode(row.value, type=Key) for row in rows]


def _begin(connection: Connection, now: int) -> None:
    """Draw the first key, unless somebody has done so meanwhile."""
    if connection.execute(ROWS).first() is None:
        _add(connection, now)


def _add(connection: Connection, now: int) -> None:
    """Retire the newest key, where there is one, and draw the next."""
    rows = connection.execute(ROWS).all()
    if rows:
        old = msgspec.json.decode(rows[-1].value, type=Key)
        old.private, old.until = None, now
        connection.execute(update(keys).where(keys.c.name == rows[-1].name).values(value=_text(old)))
    private = signature.fresh()
    fresh = Key(signature.public(private), private, now)
    connection.execute(insert(keys).values(name=f"{NAME}{len(rows) + 1:06}", value=_text(fresh)))


def _text(key: Key) -> str:
    return msgspec.json.encode(key).decode()
