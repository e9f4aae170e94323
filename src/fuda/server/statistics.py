"""One's own numbers over HTTP: somebody's finished matches on this server, counted a few at a time and remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromQuery

from fuda.core.contract import Json
from fuda.core.words import LANGUAGES
from fuda.server import wire
from fuda.server.commands import Refuse
from fuda.server.messages import Asker
from fuda.server.practice import Trainer
from fuda.server.registry import Registry
from fuda.server.replay import record_of

AnyRequest = Request[Any, Any, Any]
AT_ONCE = 8  # matches that one request has counted; a page asks again
KEPT = 4_096  # matches whose numbers are remembered


class Statistics:
    """The numbers of matches that somebody asked about lately."""

    def __init__(self, registry: Registry, trainer: Trainer, asker: Callable[[AnyRequest], Awaitable[Asker]]) -> None:
        self._registry, self._trainer, self._asker = registry, trainer, asker
        self._known: OrderedDict[tuple[str, int], Json] = OrderedDict()
        self._busy = asyncio.Lock()  # one at a time: others need the threads too

    async def of(self, person: str) -> wire.StatisticsInfo:
        """Return the numbers of somebody's latest matches, as far as they are counted."""
        found, left, begun = list[wire.MatchStatistics](), 0, 0
        for info in await self._registry.tables_of(person):
            seat = next((n for n, each in enumerate(info.seats) if each.person == person), None)
            if info.stage != "over" or info.end is None or info.end.ending != "played" or seat is None:
                continue
            key = (info.id, seat)
            if key not in self._known:
                if begun == AT_ONCE:
                    left += 1
                    continue
                begun += 1
                if not await self._count(info.id, seat):
                    continue
            others = [each for n, each in enumerate(info.seats) if n != seat]
            opponents = [each.level or each.name or "" for each in others]
            more = {"table": info.id, "at": info.created, "opponents": opponents}
            found.append(msgspec.convert(self._known[key] | more, wire.MatchStatistics))
        return wire.StatisticsInfo(matches=found, left=left)

    async def _count(self, table: str, seat: int) -> bool:
        """Count through a match; False where it cannot be read."""
        async with self._busy:
            try:
                kept = await self._registry.load(table)
            except Refuse:  # set aside
                return False
            if kept is None:
                return False
            self._known[table, seat] = await asyncio.to_thread(self._trainer.numbers, record_of(kept), seat)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
            return True

    def handlers(self) -> list[Any]:
        """Return the handlers."""
        trainer = self._trainer

        @get("/api/me/statistics", summary="My finished matches in numbers, a hundred at most, newest first")
        async def read_statistics(request: AnyRequest) -> wire.StatisticsInfo:
            return await self.of((await self._asker(request)).person)

        @get("/api/me/statistics/csv", include_in_schema=False, media_type=MediaType.TEXT)
        async def read_csv(request: AnyRequest) -> Response[str]:
            found = await self.of((await self._asker(request)).person)
            name = 'attachment; filename="fuda-statistics.csv"'
            headers = {"content-disposition": name, "content-type": "text/csv; charset=utf-8"}
            return Response(trainer.csv(msgspec.to_builtins(found.matches)), headers=headers)

        @get("/api/me/statistics/page", include_in_schema=False, media_type=MediaType.HTML)
        async def read_page(
            request: AnyRequest,
            lang: FromQuery[str] = "en",
            game: FromQuery[str] = "",
            preset: FromQuery[str] = "",
            opponent: FromQuery[str] = "",
        ) -> Response[str]:
            found = await self.of((await self._asker(request)).person)
            wish = {"game": game, "preset": preset, "opponent": opponent}
            language = lang if lang in LANGUAGES else LANGUAGES[0]
            text = trainer.page(msgspec.to_builtins(found.matches), found.left, wish, language)
            headers = {"content-security-policy": trainer.policy, "cache-control": "no-store"}
            return Response(text, headers=headers)

        return [read_statistics, read_csv, read_page]
