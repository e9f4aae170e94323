"""The bots of one table: they think elsewhere, and move through the same door as people."""

import asyncio
import hashlib
import logging
import random
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from fuda.core.errors import FudaError
from fuda.core.match import Match
from fuda.server.clocks import Turn
from fuda.server.entries import Moved
from fuda.server.log import Raced, StorageError
from fuda.server.wire import Json

if TYPE_CHECKING:
    from fuda.server.actor import TableActor

Urgency: TypeAlias = Literal["live", "shown", "review"]  # a person plays and waits; somebody looks on; afterwards

logger = logging.getLogger("fuda.bots")


class Bots(Protocol):
    """Whoever thinks for bots; handed to the server."""

    levels: Sequence[str]  # the weakest first

    async def choose(
        self, level: str, view: Json, seed: int, budget: str | None, urgency: Urgency, owner: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Return a whole move for the view's seat; raises FudaError when none could be found.

        Where many ask at once, the urgent ones come first, and owners (an address, a person there, a table) by turns.
        """
        ...


class BotPlayers:
    """Who is thinking at a table."""

    def __init__(self, actor: "TableActor") -> None:
        self.actor = actor
        self._thinking: dict[int, tuple[Turn, asyncio.Task[None]]] = {}

    def think(self, overdue: Sequence[int], *, moving: bool) -> None:
        """Let bots think about every turn that is theirs, and about those whose time is up."""
        table = self.actor.table
        for seat, (turn, task) in list(self._thinking.items()):
            if table.turns.get(seat) != turn or task.done():
                self._forget(seat)
        for seat, turn in table.turns.items():
            if seat in self._thinking or not ((moving and table.occupants[seat].driven) or seat in overdue):
                continue
            task = asyncio.get_running_loop().create_task(self._move(seat, turn, forced=seat in overdue))
            self._thinking[seat] = (turn, task)

    def stop(self) -> None:
        """Stop thinking."""
        for seat in list(self._thinking):
            self._forget(seat)

    def _forget(self, seat: int) -> None:
        _, task = self._thinking.pop(seat)
        if task is not asyncio.current_task():
            task.cancel()

    async def _move(self, seat: int, turn: Turn, *, forced: bool) -> None:
        """Move, however often it takes, until it is done or no longer asked for."""
        while self.actor.table.turns.get(seat) == turn:
            try:
                if await self._try(seat, turn, forced=forced):
                    return
            except Exception:
                logger.exception("a bot failed", extra={"table": self.actor.table.id})
            await asyncio.sleep(self.actor.registry.settings.retry)

    async def _try(self, seat: int, turn: Turn, *, forced: bool) -> bool:
        """Think, wait until the eye can follow, and move; False when it has to be tried again."""
        begun = time.monotonic()
        move = await self._choose(seat)
        await asyncio.sleep(max(0.0, self.actor.bot_delay - (time.monotonic() - begun)))
        async with self.actor.lock:
            occupant = self.actor.table.occupants[seat]
            if self.actor.table.turns.get(seat) != turn or not (occupant.driven or forced):
                return True
            return await self._play(seat, move, "bot" if occupant.kind == "bot" else "substitute")

    async def _play(self, seat: int, move: Sequence[str], by: Literal["bot", "substitute"]) -> bool:
        """Write the move, under the lock; False when it has to be tried again."""
        actor = self.actor
        used = actor.clocks.used(seat, actor.registry.now())
        try:
            await actor.write([Moved(seat=seat, actions=list(move), by=by, used=used)])
        except StorageError as error:
            logger.error("not stored", extra={"table": actor.table.id, "reason": str(error)})
            actor.scheduler.plan()
            return False
        except Raced:
            moved = False  # the turn may still be this one: whoever was faster need not have moved
        except FudaError:
            logger.exception("a bot's move was refused", extra={"table": actor.table.id})
            return False
        else:
            moved = True
        actor.broadcast(actor.sockets)
        actor.scheduler.plan()
        return moved

    async def _choose(self, seat: int) -> tuple[str, ...]:
        actor, table = self.actor, self.actor.table
        assert table.match is not None
        settings, occupant = actor.registry.settings, table.occupants[seat]
        level = occupant.level or settings.substitute
        seed, budget = secrets.randbits(53), settings.bot_budget
        if table.seed is not None:  # the same game every time
            text = f"{table.opened.day or 'guide'} {seat} {len(table.match.moves)}".encode()
            seed, budget = int.from_bytes(hashlib.sha256(text).digest()[:6], "big"), settings.guide_budget
            if table.opened.guide and seed % 2:  # gentle: every other move is the weakest level's
                level = actor.registry.bots.levels[0]
        try:
            view = table.match.view(seat)
            return await actor.registry.bots.choose(level, view, seed, budget, self._urgency(), self._owner())
        except FudaError:
            logger.exception("a bot could not choose", extra={"table": table.id, "level": level})
            return _anything(table.match, seat)

    def _urgency(self) -> Urgency:
        playing = self.actor.attendance.seats & set(self.actor.table.staying)
        return "live" if playing else "shown"

    def _owner(self) -> tuple[str, ...]:
        """Return for whom bots think here: an address, a person there, and the table."""
        actor = self.actor
        players = [socket for socket in actor.sockets if actor.table.seat_of(socket.person.id) is not None]
        found = min((socket.address, socket.person.id) for socket in players or actor.sockets) if actor.sockets else ()
        return (*found, actor.table.id)


def _anything(match: Match, seat: int) -> tuple[str, ...]:
    """Return some legal move: a table must go on whatever becomes of a bot."""
    begun: list[str] = []
    while following := match.legal(seat, begun):
        begun.append(random.choice(following))
    return tuple(begun)
