"""Who keeps a table going when nobody asks: does what is due, lets bots think, tries again what could not be kept."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from fuda.server.log import StorageError
from fuda.server.watch import Due, bots_play, due

if TYPE_CHECKING:
    from fuda.server.room import Room

LINGER = 60.0  # seconds for which a table is remembered that is finished, or waits for its only player
CROWD = 0.5  # seconds of comings and goings of spectators that are told together

logger = logging.getLogger("fuda.keeper")


class Keeper:
    """The timers of one table, and what they lead to."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._crowd: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether something that was due is being done."""
        return bool(self._tasks)

    def plan(self) -> None:
        """Have done what is due, let bots think, and look again when something else will be due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.room.house.closing:
            return
        try:
            self._plan()
        except Exception:  # whoever asked has done what they did: a fault of ours is looked at later
            logger.exception("what is due is not known", extra={"table": self.room.table.id})
            self.room.doubt = True
            self._timer = asyncio.get_running_loop().call_later(self.room.house.settings.retry, self._spawn)

    def _plan(self) -> None:
        room, house = self.room, self.room.house
        found, now = self._due(), house.now()
        room.brains.think(found.overdue, moving=bots_play(room.table, room.attendance))
        loop = asyncio.get_running_loop()
        if room.doubt or room.stuck:
            self._timer = loop.call_later(house.settings.retry, self._spawn)
        elif found.entries:
            self._spawn()
        elif found.next is not None:
            self._timer = loop.call_later(max(0, found.next - now) / 1000, self._spawn)
        elif room.table.stage == "over" and not room.sockets:
            self._timer = loop.call_later(LINGER, house.release, room)
        elif room.idle:
            self._timer = loop.call_later(LINGER, self._doze)

    def tell_soon(self) -> None:
        """Show everybody who is here, together with whoever else comes or goes meanwhile."""
        if self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(CROWD, self._tell)

    def told(self) -> None:
        """Everybody has just been shown who is here."""
        if self._crowd is not None:
            self._crowd.cancel()
            self._crowd = None

    def stop(self) -> None:
        """Do nothing more."""
        for timer in (self._timer, self._crowd):
            if timer is not None:
                timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _due(self) -> Due:
        room = self.room
        room.wake()
        return due(room.table, room.attendance, room.clocks, room.house.settings, room.house.now())

    def _tell(self) -> None:
        self._crowd = None
        self.room.broadcast(self.room.sockets)

    def _spawn(self) -> None:
        self._keep(self._tick())

    def _doze(self) -> None:
        self._keep(self.room.house.sleep(self.room))

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tick(self) -> None:
        room = self.room
        async with room.lock:
            try:
                await self._do()
            except StorageError as error:
                logger.error("not read", extra={"table": room.table.id, "reason": str(error)})
            except Exception:
                logger.exception("what was due failed", extra={"table": room.table.id})
                room.doubt = True
            self.plan()
        room.house.release(room)

    async def _do(self) -> None:
        """Do what is due, as soon as the log is trusted and can be written."""
        room = self.room
        failed = room.doubt or room.stuck
        await room.trust()
        if room.stuck:
            if not await room.house.log.writable():
                return
            room.recover()
            room.tell_clocks()
        if entries := self._due().entries:
            await room.attempt(entries)
        if failed:  # a start may be among what could not be kept
            await room.start_if_full()
