"""A finished match looked at together: one leads through its replay, others follow. Nothing of it is kept."""

import asyncio
import time
from collections import OrderedDict

from fuda.server import wire
from fuda.server.commands import Asker, Refuse
from fuda.server.replay import record_of
from fuda.server.tables import Table

WAIT = 8.0  # seconds that a page is kept waiting for something new
HERE = 12.0  # seconds after which somebody whose page has not asked again is gone
KEPT = 256  # tables that are looked at together


class Session:
    """What is shown at one table."""

    def __init__(self) -> None:
        self.place: wire.Place | None = None
        self.leader: Asker | None = None
        self.version = 0
        self.seen: dict[str, tuple[str, float]] = {}  # by person: their name, and when their page last asked
        self.changed = asyncio.Condition()

    def names(self) -> list[str]:
        """Return who is here, after forgetting who is not."""
        now = time.monotonic()
        self.seen = {person: (name, at) for person, (name, at) in self.seen.items() if now - at < HERE}
        return [name for name, _ in self.seen.values()]


class Together:
    """All tables that are looked at together."""

    def __init__(self, wait: float = WAIT) -> None:
        self.wait = wait
        self._sessions: OrderedDict[str, Session] = OrderedDict()

    def _session(self, table: Table) -> Session:
        record_of(table)  # refuses while the match goes on
        session = self._sessions.setdefault(table.id, Session())
        self._sessions.move_to_end(table.id)
        while len(self._sessions) > KEPT:
            self._sessions.popitem(last=False)
        return session

    async def lead(self, table: Table, asker: Asker, place: wire.Place) -> wire.Shown:
        """Show everybody a place; whoever played may, and then leads."""
        session = self._session(table)
        if table.seat_of(asker.person) is None:
            raise Refuse("not-seated", "who played may lead through the replay")
        async with session.changed:
            session.leader, session.place = asker, place
            session.version += 1
            session.seen[asker.person] = asker.name, time.monotonic()
            session.changed.notify_all()
        return self._shown(session)

    async def follow(self, table: Table, asker: Asker, known: int) -> wire.Shown:
        """Return what is shown, as soon as it is something else than the asker knows, or after a while."""
        session = self._session(table)
        session.seen[asker.person] = asker.name, time.monotonic()
        try:
            async with asyncio.timeout(self.wait), session.changed:
                await session.changed.wait_for(lambda: session.version != known)
        except TimeoutError:
            pass
        return self._shown(session)

    def look(self, table: Table) -> wire.Shown:
        """Return what is shown, without taking part."""
        return self._shown(self._session(table))

    def _shown(self, session: Session) -> wire.Shown:
        names, leader = session.names(), session.leader
        here = leader is not None and leader.person in session.seen
        return wire.Shown(
            version=session.version,
            leader=leader.person if leader and here else None,
            name=leader.name if leader and here else None,
            place=session.place if here else None,
            names=names,
        )
