"""A finished match looked at together: one leads through its replay, others follow. Nothing of it is kept.

Servers that share their tables tell each other who looks and where the leader is: whoever asks is told again from time
to time, so that a server which has missed something hears it soon.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from fuda.server import bus, wire
from fuda.server.commands import Asker, Refuse
from fuda.server.replay import record_of
from fuda.server.tables import Table

WAIT = 8.0  # seconds that a page is kept waiting for something new
HERE = 12.0  # seconds after which somebody whose page has not asked again is gone
AGAIN = 4.0  # seconds after which other servers are told again that somebody is here
KEPT = 256  # tables that are looked at together


class Others(Protocol):
    """The servers that share our tables."""

    heard_looking: Callable[[bus.Looking], object]  # called with what they tell

    def tell_looking(self, message: bus.Looking) -> None:
        """Tell them."""
        ...


class Session:
    """What is shown at one table."""

    def __init__(self) -> None:
        self.place: wire.Place | None = None
        self.leader: Asker | None = None
        self.shown = (0, "")  # how often a place was shown, and where last: the higher is right
        self.version = 0  # of what pages here know
        self.seen: dict[str, tuple[str, float]] = {}  # by person: their name, and when their page last asked
        self.told: dict[str, float] = {}  # by person: when other servers were last told of them
        self._changed = asyncio.Event()

    def names(self) -> list[str]:
        """Return who is here, after forgetting who is not."""
        now = time.monotonic()
        self.seen = {person: (name, at) for person, (name, at) in self.seen.items() if now - at < HERE}
        self.told = {person: at for person, at in self.told.items() if person in self.seen}
        return [name for name, _ in self.seen.values()]

    def see(self, asker: Asker) -> None:
        """Note that somebody is here."""
        self.seen[asker.person] = asker.name, time.monotonic()

    def show(self, leader: Asker | None, place: wire.Place | None, shown: tuple[int, str]) -> None:
        """Show everybody who waits a place."""
        self.leader, self.place, self.shown = leader, place, shown
        self.version += 1
        self._changed.set()
        self._changed = asyncio.Event()

    async def news(self, known: int) -> None:
        """Wait until something else is shown than is known."""
        while self.version == known:
            await self._changed.wait()


class Together:
    """All tables that are looked at together."""

    def __init__(self, others: Others | None = None, server: str = "", wait: float = WAIT) -> None:
        self.wait = wait
        self._others, self._server = others, server
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        if others is not None:
            others.heard_looking = self._hear

    def _session(self, table: str) -> Session:
        session = self._sessions.setdefault(table, Session())
        self._sessions.move_to_end(table)
        while len(self._sessions) > KEPT:
            self._sessions.popitem(last=False)
        return session

    async def lead(self, table: Table, asker: Asker, place: wire.Place) -> wire.Shown:
        """Show everybody a place; whoever played may, and then leads."""
        record_of(table)  # refuses while the match goes on
        if table.seat_of(asker.person) is None:
            raise Refuse("not-seated", "who played may lead through the replay")
        session = self._session(table.id)
        session.see(asker)
        session.show(asker, place, (session.shown[0] + 1, self._server))
        self._tell(table.id, session, asker)
        return self._shown(session)

    async def follow(self, table: Table, asker: Asker, known: int) -> wire.Shown:
        """Return what is shown, as soon as it is something else than the asker knows, or after a while."""
        record_of(table)
        session = self._session(table.id)
        session.see(asker)
        if time.monotonic() - session.told.get(asker.person, -AGAIN) >= AGAIN:
            self._tell(table.id, session, asker)
        try:
            async with asyncio.timeout(self.wait):
                await session.news(known)
        except TimeoutError:
            pass
        return self._shown(session)

    def look(self, table: Table) -> wire.Shown:
        """Return what is shown, without taking part."""
        record_of(table)
        return self._shown(self._session(table.id))

    def _tell(self, table: str, session: Session, asker: Asker) -> None:
        """Let other servers know that somebody is here, and what is shown."""
        if self._others is None:
            return
        session.told[asker.person] = time.monotonic()
        leader, (times, where) = session.leader, session.shown
        self._others.tell_looking(
            bus.Looking(
                server=self._server,
                table=table,
                person=asker.person,
                name=asker.name,
                times=times,
                where=where,
                leader=(leader.person, leader.name) if leader else None,
                place=session.place,
            )
        )

    def _hear(self, message: bus.Looking) -> None:
        """Take in what another server tells."""
        session = self._session(message.table)
        session.see(Asker(message.person, message.name))
        if (message.times, message.where) > session.shown:
            leader = Asker(*message.leader) if message.leader else None
            session.show(leader, message.place, (message.times, message.where))

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
