"""Tables that are opened: a request is checked, written down, and comes to life."""

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import nullcontext
from datetime import UTC, datetime

import msgspec

from fuda.core.errors import BadTable
from fuda.core.game import Game
from fuda.server import wire
from fuda.server.commands import Refuse
from fuda.server.entries import Opened, Placed, Row
from fuda.server.heads import batch
from fuda.server.messages import Asker
from fuda.server.registry import Live, Registry
from fuda.server.tables import Table

logger = logging.getLogger("fuda.openings")


class Openings:
    """Where tables are opened."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.env = registry, registry.env
        self._opening: Counter[str] = Counter()  # by person: tables that are being written
        self._returning = asyncio.Lock()  # who clicks twice gets one table

    async def open(self, request: wire.TableRequest, asker: Asker) -> Live:
        """Open a table, or return to the guided game that was left."""
        opened = self._opened(request, asker)
        async with self._returning if request.guide else nullcontext():
            for table in await self.registry.tables_of(asker.person) if request.guide else ():
                going_on = table.guide and table.game == request.game and table.stage != "over"
                if going_on and (live := await self.registry.live(table.id)) is not None:
                    return live
            return await self._open(opened, asker)

    async def day(self, game: Game, asker: Asker) -> Live:
        """Open today's deal, the same for everybody, or return to it: everybody has one try."""
        if game.spec.day is None:
            raise Refuse("unknown", f"{game.name} has no deal of the day")
        today = datetime.fromtimestamp(self.env.now() / 1000, UTC).date().isoformat()
        bot = wire.SeatRequest(kind="bot", level=self.env.settings.day_level)
        seats = [wire.SeatRequest(kind="me"), *[bot] * (game.seats - 1)]
        request = wire.TableRequest(
            game=game.name, preset=game.preset, seats=seats, options=dict(game.spec.day), start=True
        )
        async with self._returning:
            for table in await self.registry.tables_of(asker.person):
                if (
                    table.day == today
                    and table.game == game.name
                    and (live := await self.registry.live(table.id)) is not None
                ):
                    return live
            return await self._open(msgspec.structs.replace(self._opened(request, asker), day=today), asker)

    async def _open(self, opened: Opened, asker: Asker) -> Live:
        """Write the opening of a table, once its game can be played."""
        await self.registry.ready(opened.game, *(seat.level for seat in opened.seats if seat.kind == "bot"))
        tables = [actor.table for actor in self.registry.actors.values() if actor.table.host == asker.person]
        busy = sum(table.stage != "over" and not table.alone for table in tables) + self._opening[asker.person]
        if busy >= self.env.settings.tables_per_person:
            raise Refuse("too-many", f"at most {self.env.settings.tables_per_person} tables of one person at a time")
        name = secrets.token_urlsafe(9)
        row = Row(seq=1, at=self.env.now(), entry=opened)
        table = Table(name, row, self.env.find)
        self._opening[asker.person] += 1
        try:
            await self.env.log.append(batch(table, [row], None))
        finally:
            self._opening -= Counter([asker.person])
        actor = self.registry.add(table)
        await actor.begin()
        logger.info("table opened", extra={"table": name, "game": opened.game})
        return actor

    def _opened(self, request: wire.TableRequest, asker: Asker) -> Opened:
        """Check what is asked for."""
        try:
            game = self.env.find(request.game, request.preset, **request.options)
            if request.guide and game.spec.guide is not None:
                game = self.env.find(request.game, request.preset, **{**game.spec.guide.options, **request.options})
        except BadTable as error:
            raise Refuse("bad-rules", str(error)) from error
        if len(request.seats) != game.seats:
            raise Refuse("bad-rules", f"these rules have {game.seats} seats, not {len(request.seats)}")
        if request.guide and any(seat.kind in ("open", "held") for seat in request.seats):
            raise Refuse("bad-rules", "a guided game is played with bots: everybody may know its cards")
        if [seat.kind for seat in request.seats].count("me") > 1:
            raise Refuse("bad-rules", "nobody sits in two seats")
        seats: list[Placed] = []
        for seat in request.seats:
            if seat.kind == "me":
                seats.append(Placed(kind="person", person=asker.person, name=asker.name))
            elif seat.kind == "bot":
                if seat.level not in (levels := self.env.bots.levels(request.game)):
                    raise Refuse("unknown", f"there is no level {seat.level!r}; levels: {', '.join(levels)}")
                seats.append(Placed(kind="bot", level=seat.level))
            else:
                seats.append(Placed(kind=seat.kind))
        return Opened(
            game=request.game,
            preset=request.preset,
            options={option.name: game.options[option.name] for option in game.spec.options},
            seats=seats,
            host=asker.person,
            listed=request.listed and not request.guide,
            clock=request.clock,
            memory=request.memory,
            start=request.start or request.guide,
            guide=request.guide,
            coach=request.coach,
            key=secrets.token_urlsafe(12),
        )
