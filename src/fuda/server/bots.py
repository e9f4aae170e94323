"""The bots of one table: they think elsewhere, and their moves are messages like a person's."""

import asyncio
import hashlib
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, Protocol, TypeAlias

from fuda.core.errors import FudaError
from fuda.core.match import Match
from fuda.server.clocks import Turn
from fuda.server.messages import BotMove
from fuda.server.presence import Presence
from fuda.server.settings import Settings
from fuda.server.tables import Table
from fuda.server.wire import Json

Urgency: TypeAlias = Literal["live", "shown", "review"]  # a person plays and waits; somebody looks on; afterwards

logger = logging.getLogger("fuda.bots")


class Bots(Protocol):
    """Whoever thinks for bots; handed to the server."""

    def levels(self, game: str) -> Sequence[str]:
        """Return the levels that a game offers, the weakest first."""
        ...

    async def choose(
        self, level: str, view: Json, seed: int, budget: str | None, urgency: Urgency, owner: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Return a whole move for the view's seat; raises FudaError when none could be found.

        Where many ask at once, the urgent ones come first, and owners (an address, a person there, a table) by turns.
        """
        ...


class BotPlayers:
    """Who is thinking at a table; moves are posted to its mailbox."""

    def __init__(
        self,
        bots: Bots,
        settings: Settings,
        presence: Presence,
        table: Callable[[], Table],
        post: Callable[[BotMove], Awaitable[bool]],
    ) -> None:
        self._bots, self._settings, self._presence, self._table, self._post = bots, settings, presence, table, post
        self._thinking: dict[int, tuple[Turn, asyncio.Task[None]]] = {}

    def think(self, overdue: Sequence[int], *, moving: bool) -> None:
        """Let bots think about every turn that is theirs, and about those whose time is up."""
        table = self._table()
        for seat, (turn, task) in list(self._thinking.items()):
            if table.turns.get(seat) != turn or task.done():
                self._thinking.pop(seat)[1].cancel()
        for seat, turn in table.turns.items():
            if seat in self._thinking or not ((moving and table.occupants[seat].driven) or seat in overdue):
                continue
            task = asyncio.get_running_loop().create_task(self._move(seat, turn, forced=seat in overdue))
            self._thinking[seat] = (turn, task)

    def stop(self) -> None:
        """Stop thinking."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    async def _move(self, seat: int, turn: Turn, *, forced: bool) -> None:
        """Think, wait until the eye can follow, and move: however often it takes, while it is asked for."""
        while self._table().turns.get(seat) == turn:
            try:
                begun = time.monotonic()
                actions = await self._choose(seat)
                least = self._presence.bot_delay(self._table(), self._settings.bot_delay)
                await asyncio.sleep(max(0.0, least - (time.monotonic() - begun)))
                if await self._post(BotMove(seat, turn, actions, forced)):
                    return
            except Exception:
                logger.exception("a bot failed", extra={"table": self._table().id})
            await asyncio.sleep(self._settings.retry)

    async def _choose(self, seat: int) -> tuple[str, ...]:
        table, settings = self._table(), self._settings
        assert table.match is not None
        level = table.occupants[seat].level or settings.substitute
        seed, budget = secrets.randbits(53), settings.bot_budget
        if table.seed is not None:  # the same game every time
            text = f"{table.opened.day or 'guide'} {seat} {len(table.match.moves)}".encode()
            seed, budget = int.from_bytes(hashlib.sha256(text).digest()[:6], "big"), settings.guide_budget
            if table.opened.guide and seed % 2:  # gentle: every other move is the weakest level's
                level = self._bots.levels(table.opened.game)[0]
        try:
            view = table.match.view(seat)
            return await self._bots.choose(level, view, seed, budget, self._urgency(table), self._owner(table))
        except FudaError:
            logger.exception("a bot could not choose", extra={"table": table.id, "level": level})
            return _anything(table.match, seat)

    def _urgency(self, table: Table) -> Urgency:
        playing = self._presence.attendance(table).seats & set(table.staying)
        return "live" if playing else "shown"

    def _owner(self, table: Table) -> tuple[str, ...]:
        """Return for whom bots think here: an address, a person there, and the table."""
        pages = self._presence.players(table) or self._presence.pages
        return (*min(((page.address, page.person) for page in pages), default=()), table.id)


def _anything(match: Match, seat: int) -> tuple[str, ...]:
    """Return some legal move: a table must go on whatever becomes of a bot."""
    begun: list[str] = []
    while following := match.legal(seat, begun):
        begun.append(random.choice(following))
    return tuple(begun)
