"""Finished matches over HTTP: the record, its verification, the replay, other lines, the review, looking together."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fuda.core.words import LANGUAGES
from fuda.server import wire
from fuda.server.brought import PREFIX, Brought
from fuda.server.commands import Refuse
from fuda.server.guard import owner_of
from fuda.server.lines import Lines
from fuda.server.messages import Asker, Owner
from fuda.server.parameters import TableId
from fuda.server.practice import Practices
from fuda.server.projection import NOBODY, info
from fuda.server.registry import Live, Registry
from fuda.server.replay import Films, record_of
from fuda.server.reviews import Reviewer, Reviews
from fuda.server.tables import Table
from fuda.server.together import Together

AnyRequest = Request[Any, Any, Any]
LARGEST = 2_000_000  # bytes of a record from elsewhere


class Finished:
    """What is asked about them."""

    def __init__(
        self,
        registry: Registry,
        actor: Callable[[str], Awaitable[Live]],
        asker: Callable[[AnyRequest], Awaitable[Asker]],
        reviews: Reviews | None,
        practices: Practices | None,
    ) -> None:
        self._registry, self._actor, self._asker, self._practices = registry, actor, asker, practices
        self._brought = Brought(registry.env.find)
        self._reviewer = Reviewer(reviews) if reviews else None

    @property
    def reviewer(self) -> Reviewer:
        """Who answers for reviews, where matches are reviewed."""
        if self._reviewer is None:
            raise Refuse("unknown", "nobody reviews matches here")
        return self._reviewer

    async def table(self, name: str) -> Table:
        """Return a table of this server, or a record that was brought here."""
        return self._brought.table(name) if name.startswith(PREFIX) else (await self._actor(name)).table

    async def info(self, name: str) -> wire.TableInfo:
        """Return it as everybody may know it."""
        if name.startswith(PREFIX):
            return info(self._brought.table(name), NOBODY)
        return self._registry.info(await self._actor(name))

    async def record(self, table: Table) -> dict[str, Any]:
        """Return the record of a finished match, signed; one from elsewhere as it is."""
        if table.id.startswith(PREFIX):
            return self._brought.record(table.id)
        record = record_of(table)
        await self._registry.env.signer.refresh()
        return self._registry.env.signer.record(record)

    async def learn(self, table: Table, person: str, seat: int) -> None:
        """Put the mistakes of somebody's own seat among their puzzles, once its review is whole."""
        if self._practices is None or self._reviewer is None or table.seat_of(person) != seat:
            return
        record = record_of(table)
        review = self._reviewer.finished(record, seat)
        await self._practices.learn(person, table.id, record["game"], record, seat, review)

    def handlers(self) -> list[Any]:
        """Return what answers for them over HTTP."""
        films = Films(self._registry.env.find)
        lines = Lines(films, self._registry.env.coach)
        together = Together(self._registry.cluster, self._registry.env.log.server or "")

        @post("/api/records", status_code=200, summary="Look at a record from elsewhere", request_max_body_size=LARGEST)
        async def bring_record(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> wire.TableInfo:
            return await self._brought.bring(data, (await self._asker(request)).person)

        @get("/api/tables/{table:str}/record", summary="The record of a finished match")
        async def read_record(table: TableId) -> Response[bytes]:
            record = await self.record(await self.table(table))
            body = msgspec.json.format(msgspec.json.encode(record), indent=1)
            name = f'attachment; filename="fuda-{table}.json"'
            return Response(body, media_type=MediaType.JSON, headers={"content-disposition": name})

        @get("/api/tables/{table:str}/verify", summary="What a verification of the record finds")
        async def verify_record(table: TableId) -> wire.Checks:
            found = await self.table(table)
            return await films.verify(found, await self.record(found))

        @get("/api/tables/{table:str}/replay", summary="Every step of a finished match")
        async def read_replay(table: TableId) -> wire.Replay:
            film = await films.film(await self.table(table))
            return wire.Replay(table=await self.info(table), steps=film.steps)

        @get("/api/tables/{table:str}/replay/{step:int}", summary="The table after a step, as every seat saw it")
        async def read_frame(table: TableId, step: FromPath[int]) -> wire.Frame:
            return await films.frame(await self.table(table), step)

        @get("/api/tables/{table:str}/replay/{step:int}/preview", summary="What a move begun after a step comes to")
        async def preview_step(
            table: TableId, step: FromPath[int], begun: FromQuery[list[str] | None] = None
        ) -> dict[str, Any]:
            return await films.preview(await self.table(table), step, begun or [])

        @post("/api/tables/{table:str}/lines", status_code=200, summary="How a match might have gone with another move")
        async def make_line(request: AnyRequest, table: TableId, data: JSONBody[wire.LineRequest]) -> wire.LineInfo:
            return await lines.line(await self.table(table), _owner(request), data)

        @get(
            "/api/tables/{table:str}/lines/{line:str}/{step:int}", summary="A line after a step, as every seat sees it"
        )
        async def read_line(table: TableId, line: FromPath[str], step: FromPath[int]) -> wire.Frame:
            return lines.frame(await self.table(table), line, step)

        @get("/api/tables/{table:str}/review", summary="What every choice was worth, as far as it has been looked at")
        async def read_review(
            request: AnyRequest, table: TableId, seat: FromQuery[int] = 0, known: FromQuery[int] = 0
        ) -> Response[bytes]:
            asker, found = await self._asker(request), await self.table(table)
            body = await self.reviewer.progress(found, _owner(request), seat, known)
            await self.learn(found, asker.person, seat)
            headers = {"cache-control": "no-store", "vary": "accept-encoding"}
            if "gzip" in request.headers.get("accept-encoding", ""):  # thousands of numbers, again and again
                body, headers["content-encoding"] = await asyncio.to_thread(gzip.compress, body, 3), "gzip"
            return Response(body, media_type=MediaType.JSON, headers=headers)

        @get("/api/tables/{table:str}/review.html", include_in_schema=False, media_type=MediaType.HTML)
        async def read_review_page(
            request: AnyRequest, table: TableId, seat: FromQuery[int] = 0, lang: FromQuery[str] = "en"
        ) -> Response[str]:
            asker, found = await self._asker(request), await self.table(table)
            reviewer, film = self.reviewer, await films.film(found)
            language = lang if lang in LANGUAGES else LANGUAGES[0]
            text = await reviewer.page(film, found, _owner(request), seat, language)
            await self.learn(found, asker.person, seat)
            return Response(text, headers={"content-security-policy": reviewer.policy, "cache-control": "no-store"})

        @post("/api/tables/{table:str}/together", status_code=200, summary="Lead others through a finished match")
        async def lead_together(request: AnyRequest, table: TableId, data: JSONBody[wire.Place]) -> wire.Shown:
            return await together.lead(await self.table(table), await self._asker(request), data)

        @get("/api/tables/{table:str}/together", summary="Where a finished match is shown; waits for what is not known")
        async def follow_together(
            request: AnyRequest, table: TableId, known: FromQuery[int | None] = None
        ) -> Response[wire.Shown]:
            found, asker = await self.table(table), await self._asker(request)
            shown = together.look(found) if known is None else await together.follow(found, asker, known)
            return Response(shown, headers={"cache-control": "no-store"})

        return [
            bring_record,
            *(read_record, verify_record, read_replay, read_frame, read_review, read_review_page),
            *(preview_step, make_line, read_line, lead_together, follow_together),
        ]


def _owner(request: AnyRequest) -> Owner:
    return owner_of(dict(request.scope))
