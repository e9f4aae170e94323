"""The application: what can be asked over HTTP, and the socket of a table."""

import asyncio
import logging
from functools import cache
from importlib.metadata import version
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, WebSocket, get, patch, post, route, websocket
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody

from fuda.core.contract import Spec
from fuda.core.errors import BadTable
from fuda.core.messages import messages
from fuda.core.words import LANGUAGES, source
from fuda.server import wire
from fuda.server.commands import Refuse
from fuda.server.finished import Finished
from fuda.server.games import game_info
from fuda.server.gateway import Gateway
from fuda.server.invitation import invitation
from fuda.server.messages import Asker
from fuda.server.openings import Openings
from fuda.server.parameters import Before, Origin, TableId, moment
from fuda.server.people import People, Person, clean
from fuda.server.practice import Practices, Trainer
from fuda.server.problems import HANDLERS
from fuda.server.registry import Live, Registry
from fuda.server.reviews import Reviewer, Reviews
from fuda.server.site import Site
from fuda.server.starts import Starts
from fuda.server.static import Files
from fuda.server.statistics import Statistics

logger = logging.getLogger("fuda.app")
AnyRequest = Request[Any, Any, Any]


def build(
    registry: Registry,
    people: People,
    games: dict[str, Spec],
    files: Files,
    reviews: Reviews | None = None,
    trainer: Trainer | None = None,
) -> Litestar:
    """Return the application, ready to be guarded and served."""
    api = Api(registry, people, games, files, reviews, trainer)
    return Litestar(
        route_handlers=api.handlers(),
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Fuda",
            version=version("fuda"),
            path="/api/openapi",  # below /api it would answer for every path that is not there
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=registry.env.settings.body_limit,
        logging_config=None,
        debug=False,
    )


class Api:
    """Where requests are answered."""

    def __init__(
        self,
        registry: Registry,
        people: People,
        games: dict[str, Spec],
        files: Files,
        reviews: Reviews | None,
        trainer: Trainer | None,
    ) -> None:
        self.registry, self.people, self.games, self.files = registry, people, games, files
        self.openings = Openings(registry)
        self.practices, self.statistics = None, None
        if trainer is not None:
            reviewer = Reviewer(reviews) if reviews else None
            self.practices = Practices(registry.env, trainer, frozenset(games), self.asker, registry.ready)
            self.statistics = Statistics(registry, trainer, self.practices, reviewer, self.asker)
        self.finished = Finished(registry, self.actor, self.asker, reviews, self.practices)

    async def asker(self, request: AnyRequest | WebSocket[Any, Any, Any]) -> Asker:
        """Return who asks."""
        person: Person = request.scope["state"]["person"]
        return Asker(person.id, await self.people.name(person))

    async def actor(self, table: str) -> Live:
        """Return a table by its id."""
        found = await self.registry.live(table)
        if found is None:
            raise Refuse("unknown", "there is no such table")
        return found

    def handlers(self) -> list[Any]:
        """Return a handler for everything that `wire` lists."""
        registry, env, openings = self.registry, self.registry.env, self.openings
        gateway = Gateway(registry, self.people)

        @get("/api/games", summary="The games that can be played here")
        async def list_games() -> list[wire.GameInfo]:
            return [game_info(spec, list(env.bots.levels(spec.name))) for spec in self.games.values()]

        @get(
            "/api/games/{game:str}/words/{language:str}",
            summary="A game's words in Fluent, parsed, for games that the page was not built with",
        )
        async def read_words(game: FromPath[str], language: FromPath[str]) -> list[dict[str, Any]]:
            known = game in self.games and language in LANGUAGES
            found = await asyncio.to_thread(_parsed, language, game) if known else None
            if found is None:
                raise Refuse("unknown", "there are no such words")
            return found

        @post("/api/games/{game:str}/rules", status_code=200, summary="Check table rules")
        async def check_rules(game: FromPath[str], data: JSONBody[wire.RulesRequest]) -> wire.RulesInfo:
            if game not in self.games:
                raise Refuse("unknown", f"there is no game {game!r}")
            try:
                found = env.find(game, data.preset, **data.options)
            except BadTable as error:
                raise Refuse("bad-rules", str(error)) from error
            return wire.RulesInfo(
                preset=found.preset, options=dict(found.options), changed=found.changed, seats=found.seats
            )

        @post("/api/games/{game:str}/day", status_code=200, summary="Today's deal, the same for everybody")
        async def open_day(request: AnyRequest, game: FromPath[str]) -> wire.TableInfo:
            if game not in self.games:
                raise Refuse("unknown", f"there is no game {game!r}")
            return registry.info(await openings.day(env.find(game), await self.asker(request)))

        @get("/api/me", summary="Who I am; a first visit makes a guest")
        async def read_me(request: AnyRequest) -> wire.Me:
            asker = await self.asker(request)
            return wire.Me(person=asker.person, name=asker.name)

        @patch("/api/me", summary="Change my name")
        async def rename_me(request: AnyRequest, data: JSONBody[wire.NewName]) -> wire.Me:
            asker = await self.asker(request)
            name = clean(data.name)
            if name is None:
                raise Refuse("bad-message", "a name needs at least one letter that shows")
            await self.people.rename(asker.person, name)
            await registry.rename(asker.person, name)
            if registry.cluster is not None:
                registry.cluster.renamed(asker.person, name)
            return wire.Me(person=asker.person, name=name)

        @get("/api/me/tables", summary="My tables, the newest first")
        async def list_my_tables(request: AnyRequest, before: Before = None) -> wire.TableList:
            asker = await self.asker(request)
            return wire.TableList(tables=await registry.tables_of(asker.person, moment(before)))

        @get("/api/tables", summary="Listed tables that are open or being played")
        async def list_tables() -> wire.TableList:
            return wire.TableList(tables=registry.listed())

        @post("/api/tables", summary="Open a table")
        async def open_table(request: AnyRequest, data: JSONBody[wire.TableRequest]) -> wire.TableInfo:
            if data.game not in self.games:
                raise Refuse("unknown", f"there is no game {data.game!r}")
            return registry.info(await openings.open(data, await self.asker(request)))

        @get("/api/tables/{table:str}", summary="A table as everybody may know it")
        async def read_table(table: TableId) -> wire.TableInfo:
            return await self.finished.info(table)

        @get("/api/tables/{table:str}/key", summary="The key of the held seats, for those who sit there")
        async def read_key(request: AnyRequest, table: TableId, origin: Origin = "") -> wire.Invitation:
            actor, asker = await self.actor(table), await self.asker(request)
            if actor.table.seat_of(asker.person) is None and actor.table.host != asker.person:
                raise Refuse("not-seated", "who sits at the table may ask for its key")
            held = any(occupant.kind == "held" for occupant in actor.table.occupants)
            return invitation(table, actor.table.opened.key, origin, env.settings.address, held=held)

        @websocket("/ws/tables/{table:str}")
        async def watch_table(
            socket: WebSocket[Any, Any, Any],
            table: FromPath[str],
            seq: FromQuery[int] = 0,
            changes: FromQuery[bool] = False,
        ) -> None:
            await gateway.serve(socket, table, seq, changes=changes)

        return [
            *(_options("/api/me", "GET", "PATCH"), _options("/api/tables", "GET", "POST")),  # before Litestar's own
            *(
                _options("/api/me/practice", "GET", "PUT", "DELETE"),
                _options("/api/tables/{table:str}/together", "GET", "POST"),
            ),
            *(list_games, read_words, check_rules, open_day, read_me, rename_me),
            *(list_my_tables, list_tables, open_table, read_table, read_key),
            *self.finished.handlers(),
            *Starts(env.log, env.signer, env.settings.fair_interval).handlers(),
            *(self.practices.handlers() if self.practices is not None else ()),
            *(self.statistics.handlers() if self.statistics is not None else ()),
            *Site(registry, self.files).handlers(),
            watch_table,
        ]


@cache
def _parsed(language: str, game: str) -> list[dict[str, Any]] | None:
    """Return a game's words, parsed once: it takes a tenth of a second, and anybody may ask again and again."""
    text = source(language, game)
    return None if text is None else messages(text)


def _options(path: str, *methods: str) -> Any:
    """Return the handler that lists the methods of a path; Litestar's own knows of one where there are several."""

    @route(path, http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
    async def options() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": ", ".join(sorted(("OPTIONS", *methods)))})

    return options
