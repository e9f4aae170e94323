"""Who keeps a table going when nobody asks: does what is due, lets bots think, tries again what could not be kept."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from fuda.server.due import Due, bots_play, due
from fuda.server.log import StorageError

if TYPE_CHECKING:
    from fuda.server.actor import TableActor

LINGER = 60.0  # seconds for which a table is remembered that is finished, or waits for its only player
CROWD = 0.5  # seconds of comings and goings of spectators that are told together

logger = logging.getLogger("fuda.scheduler")


class Scheduler:
    """The timers of one table, and what they lead to."""

    def __init__(self, actor: "TableActor") -> None:
        self.actor = actor
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
        if self.actor.registry.closing:
            return
        try:
            self._plan()
        except Exception:  # whoever asked has done what they did: a fault of ours is looked at later
            logger.exception("what is due is not known", extra={"table": self.actor.table.id})
            self.actor.needs_reload = True
            self._timer = asyncio.get_running_loop().call_later(self.actor.registry.settings.retry, self._spawn)

    def _plan(self) -> None:
        actor, registry = self.actor, self.actor.registry
        found, now = self._due(), registry.now()
        actor.bot_players.think(found.overdue, moving=bots_play(actor.table, actor.attendance))
        loop = asyncio.get_running_loop()
        if actor.needs_reload or actor.storage_down:
            self._timer = loop.call_later(registry.settings.retry, self._spawn)
        elif found.entries:
            self._spawn()
        elif found.next is not None:
            self._timer = loop.call_later(max(0, found.next - now) / 1000, self._spawn)
        elif actor.table.stage == "over" and not actor.sockets:
            self._timer = loop.call_later(LINGER, registry.release, actor)
        elif actor.idle:
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
        actor = self.actor
        actor.wake()
        return due(actor.table, actor.attendance, actor.clocks, actor.registry.settings, actor.registry.now())

    def _tell(self) -> None:
        self._crowd = None
        self.actor.broadcast(self.actor.sockets)

    def _spawn(self) -> None:
        self._keep(self._tick())

    def _doze(self) -> None:
        self._keep(self.actor.registry.sleep(self.actor))

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tick(self) -> None:
        actor = self.actor
        async with actor.lock:
            try:
                await self._do()
            except StorageError as error:
                logger.error("not read", extra={"table": actor.table.id, "reason": str(error)})
            except Exception:
                logger.exception("what was due failed", extra={"table": actor.table.id})
                actor.needs_reload = True
            self.plan()
        actor.registry.release(actor)

    async def _do(self) -> None:
        """Do what is due, as soon as the log is trusted and can be written."""
        actor = self.actor
        failed = actor.needs_reload or actor.storage_down
        await actor.trust()
        if actor.storage_down:
            if not await actor.registry.log.writable():
                return
            actor.recover()
            actor.tell_clocks()
        if entries := self._due().entries:
            await actor.attempt(entries)
        if failed:  # a start may be among what could not be kept
            await actor.start_if_full()
