"""The account of fair starts that everybody may read: how many there were, and what became of those that failed.

A server that gives up starts until it likes the deal, alone or with a player, shows here. Names and tables do not:
tables may be known by their link alone.
"""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import get
from sqlalchemy import Connection, delete, func, insert, select, update

from fuda.server import schema
from fuda.server.entries import Row, Started
from fuda.server.log import Log
from fuda.server.parameters import Before, PersonId, moment
from fuda.server.signing import Signer
from fuda.server.tables import Table
from fuda.server.wire import AbortInfo, FailedStart, FailedStarts, FairInfo, StartAccount

DEALT, STARTING = "dealt", "starting"
LISTED = 50  # starts that failed, in one answer


@dataclass(frozen=True)
class Change:
    """What has become of a start: begun, dealt or aborted."""

    table: str
    attempt: int
    at: int
    game: str
    outcome: str  # DEALT, STARTING, or why it was aborted
    info: str | None = None  # wire.AbortInfo, as JSON
    people: Sequence[tuple[str, bool]] = ()  # who sat there, and whether their page is what was missing

    def write(self, connection: Connection) -> None:
        """Keep it; the same transaction keeps the entries that it follows from."""
        starts, starters = schema.starts, schema.starters
        place = {"table_id": self.table, "attempt": self.attempt}
        values = {"at": self.at, "game": self.game, "outcome": self.outcome, "info": self.info}
        if not connection.execute(update(starts).filter_by(**place).values(values)).rowcount:
            connection.execute(insert(starts).values(**place, **values))
        connection.execute(delete(starters).filter_by(**place))
        for person, missing in self.people:
            connection.execute(insert(starters).values(**place, person=person, missing=missing))


def changes(before: Table | None, after: Table, rows: Sequence[Row]) -> list[Change]:
    """Return what has become of starts in which people's pages take part."""
    found: list[Change] = []
    at, game = after.at, after.opened.game
    if before is not None and len(after.aborts) > len(before.aborts):
        abort = after.aborts[-1]
        people = [(c.person, seat in abort.missing) for seat, c in enumerate(before.occupants) if c.person is not None]
        info = msgspec.json.encode(msgspec.structs.replace(abort, signed=None)).decode()
        found.append(Change(after.id, abort.attempt, at, game, abort.reason, info, people))
    begun = any(isinstance(row.entry, Started) and row.entry.vows for row in rows)
    dealt = before is not None and before.stage == "starting" and after.stage == "playing"
    if (begun or dealt) and after.start is not None and after.people:
        people = [(occupant.person, False) for occupant in after.occupants if occupant.person is not None]
        outcome = STARTING if after.stage == "starting" else DEALT
        found.append(Change(after.id, len(after.aborts) + 1, at, game, outcome, None, people))
    return found


class Starts:
    """What everybody may ask about them."""

    def __init__(self, log: Log, signer: Signer, interval: float) -> None:
        self._log, self._signer, self._interval = log, signer, interval
        self._public: tuple[float, FairInfo] | None = None  # when it was counted, and what came out

    async def public(self) -> FairInfo:
        """Return this server's keys and counts; counted only so often, for there may be very many starts."""
        now = time.monotonic()
        if self._public is None or now - self._public[0] >= self._interval:
            self._public = now, await self._count()
        return self._public[1]

    def handlers(self) -> list[Any]:
        """Return what answers for it over HTTP."""

        @get("/api/fair", summary="This server's keys, and what became of its fair starts")
        async def read_fair() -> FairInfo:
            return await self.public()

        @get("/api/fair/aborts", summary="Starts that were aborted, the newest first")
        async def list_aborts(before: Before = None) -> FailedStarts:
            return await self.aborts(moment(before))

        @get("/api/fair/people/{person:str}", summary="The fair starts that somebody took part in")
        async def read_account(person: PersonId) -> StartAccount:
            return await self.account(person)

        return [read_fair, list_aborts, read_account]

    async def _count(self) -> FairInfo:
        starts = schema.starts
        counted = select(starts.c.outcome, func.count(), func.min(starts.c.at)).group_by(starts.c.outcome)
        rows = await self._log.query(counted)
        outcomes = Counter({outcome: count for outcome, count, _ in rows})
        return FairInfo(
            keys=await self._signer.published(),
            since=min((since for _, _, since in rows), default=None),
            starts=outcomes.total(),
            dealt=outcomes[DEALT],
            aborted={why: count for why, count in sorted(outcomes.items()) if why not in (DEALT, STARTING)},
            aborts=(await self.aborts(None)).aborts,
        )

    async def aborts(self, before: int | None) -> FailedStarts:
        """Return starts that failed, before a time, the newest first."""
        starts = schema.starts
        listed = select(starts).where(starts.c.info.is_not(None)).order_by(starts.c.at.desc()).limit(LISTED)
        if before is not None:
            listed = listed.where(starts.c.at < before)
        rows = await self._log.query(listed)
        return FailedStarts(
            aborts=[FailedStart(game=row.game, start=msgspec.json.decode(row.info, type=AbortInfo)) for row in rows]
        )

    async def account(self, person: str) -> StartAccount:
        """Return how many starts somebody took part in, how many failed, and how many for want of their page."""
        starts, starters = schema.starts, schema.starters
        where = (starters.c.table_id == starts.c.table_id) & (starters.c.attempt == starts.c.attempt)
        rows = await self._log.query(
            select(starts.c.outcome, starters.c.missing, func.count())
            .join(starters, where)
            .where(starters.c.person == person)
            .group_by(starts.c.outcome, starters.c.missing)
        )
        return StartAccount(
            starts=sum(count for _, _, count in rows),
            aborted=sum(count for outcome, _, count in rows if outcome not in (DEALT, STARTING)),
            missing=sum(count for _, missing, count in rows if missing),
        )
