"""What a server has to show besides its tables: the page's files, its health, and a manual for programs."""

import asyncio
import logging
import time
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from fuda.server import manual, wire
from fuda.server.commands import Refuse
from fuda.server.document import Documents, look_of
from fuda.server.guard import CSP
from fuda.server.registry import Registry
from fuda.server.static import Files

logger = logging.getLogger("fuda.site")
AnyRequest = Request[Any, Any, Any]


class Site:
    """Where it is shown."""

    def __init__(self, registry: Registry, files: Files) -> None:
        self.registry, self.documents = registry, Documents(files, self._game)
        self._manual: tuple[str, bytes] | None = None
        self._written = asyncio.Lock()
        self._health = (float("-inf"), False)  # when it was last looked at, and what was found

    def _game(self, table: str) -> str | None:
        actor = self.registry.actors.get(table)
        return actor.table.opened.game if actor else None

    async def healthy(self) -> bool:
        """Whether the database takes in what is written; tried only so often, for anybody may ask."""
        async with self._written:
            if time.monotonic() - self._health[0] >= self.registry.env.settings.health_interval:
                ok = await self.registry.env.log.writable()
                if not ok:
                    logger.error("not healthy", extra={"reason": "nothing can be written"})
                self._health = (time.monotonic(), ok)
            return self._health[1]

    def manual(self, request: AnyRequest) -> tuple[str, bytes]:
        """Return what programs can ask, for people and for programs; it is much work, and always the same."""
        if self._manual is None:
            schema = manual.complete(request.app.openapi_schema.to_schema())
            self._manual = manual.page(schema), msgspec.json.encode(schema)
        return self._manual

    def handlers(self) -> list[Any]:
        """Return what answers for it over HTTP."""
        registry = self.registry

        @get("/api/health/live", summary="Whether the server runs at all")
        async def read_life() -> wire.Life:
            return wire.Life(version=version("fuda"))

        @get("/api/health", summary="Whether it can do its work: it tries to write")
        async def read_health() -> Response[wire.Health]:
            ok = await self.healthy()
            health = wire.Health(
                ok=ok,
                version=version("fuda"),
                database=registry.env.log.kind,
                tables=len(registry.actors),
                sockets=len(registry.sockets),
            )
            return Response(health, status_code=200 if ok else 503)

        @get("/api", include_in_schema=False, media_type=MediaType.HTML)
        async def read_manual(request: AnyRequest) -> Response[str]:
            return Response(self.manual(request)[0], headers={"content-security-policy": manual.POLICY})

        @get("/api/openapi.json", include_in_schema=False)
        async def read_openapi(request: AnyRequest) -> Response[bytes]:
            return Response(self.manual(request)[1], media_type=MediaType.JSON)

        @get(["/", "/{path:path}"], include_in_schema=False)
        async def read_file(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
            return _file(self.documents, path, request)

        return [read_life, read_health, read_manual, read_openapi, read_file]


def _file(documents: Documents, path: str, request: AnyRequest) -> Response[bytes]:
    """Answer with a file of the page."""
    look = look_of(request.headers.get("cookie", ""), request.scope["state"]["person"].language)
    found = None if path.startswith(("/api/", "/ws/")) else documents.find(path, look)
    if found is None:
        raise Refuse("unknown", "there is nothing here")
    headers = {"etag": found.tag, "cache-control": found.caching, "vary": "accept-encoding"}
    if found.styles:
        headers |= {"content-security-policy": f"{CSP}; style-src 'self' {found.styles}"}
    if found.type == "text/html":
        headers |= {"vary": "accept-encoding, accept-language, cookie"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.type, headers=headers | {"content-encoding": "gzip"})
    return Response(found.body, media_type=found.type, headers=headers)
