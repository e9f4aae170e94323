"""The server as a whole: put together from a database, games and bots, and served until it is told to stop."""

import socket as sockets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fuda.core.contract import Spec
from fuda.server.app import build
from fuda.server.bots import Bots
from fuda.server.coach import Coach
from fuda.server.connections import Connections, Web, room_for
from fuda.server.environment import Environment
from fuda.server.guard import App, Guard
from fuda.server.log import Log
from fuda.server.metrics import Endpoint, exposition
from fuda.server.people import People
from fuda.server.practice import Trainer
from fuda.server.registry import Ready, Registry, at_once
from fuda.server.reviews import Reviews
from fuda.server.settings import Settings
from fuda.server.static import Files
from fuda.server.tables import FindGame
from fuda.server.websocket import LARGEST, Handshake, Line

PROXY = "127.0.0.1"  # whose word for where a request comes from is taken, unless others are named
QUEUE = 1_024  # connections that may wait to be accepted


@dataclass(frozen=True)
class Parts:
    """What the composition root hands over."""

    find: FindGame  # `fuda.game`
    games: dict[str, Spec]
    bots: Bots
    static: Path  # folder of the built page
    ready: Ready = at_once
    reviews: Reviews | None = None
    coach: Coach | None = None
    trainer: Trainer | None = None


class Server(uvicorn.Server):
    """uvicorn, saying goodbye to every page before it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        registry: Registry,
        open_ones: Connections,
        metrics: Endpoint | None,
        started: Callable[[], object],
    ) -> None:
        super().__init__(config)
        self.registry, self.open_ones, self.metrics, self._begun = registry, open_ones, metrics, started

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, bring back the tables, and say so."""
        await super().startup(sockets)
        if self.started:
            if self.metrics is not None:
                await self.metrics.start()
            for listening in sockets or ():
                listening.listen(QUEUE)  # uvicorn's backlog is also how many are accepted at once, which is fewer
            if self.registry.cluster is not None:
                await self.registry.cluster.start()
            else:
                self.registry.resume()
            self._begun()

    async def on_tick(self, counter: int) -> bool:
        """Look once a second for connections that only take up room, or are dead; uvicorn calls this ten times."""
        if counter % 10 == 0:
            self.open_ones.sweep()
            now = time.monotonic()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Line):
                    connection.look(now)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Let what is being written be written, say goodbye, and close."""
        if self.metrics is not None:
            self.metrics.stop()
        await self.registry.close()
        await super().shutdown(sockets)


def assemble(
    parts: Parts,
    log: Log,
    settings: Settings,
    *,
    hosts: Collection[str] | None,
    lan: bool,
    proxies: Collection[str] = (PROXY,),
    metrics: sockets.socket | None = None,
    started: Callable[[], object] = lambda: None,
) -> Server:
    """Put a server together."""
    registry = Registry(Environment(log, parts.find, parts.bots, settings, parts.coach), parts.ready)
    people = People(log)
    if log.server is not None:
        from fuda.server.cluster import Cluster  # which needs asyncpg

        registry.cluster = Cluster(registry, people, log)
    inner = cast(App, build(registry, people, parts.games, Files(parts.static), parts.reviews, parts.trainer))
    guard: Any = Guard(inner, people, settings, hosts=hosts, lan=lan)
    proxied = ProxyHeadersMiddleware(guard, list(proxies))
    most, backlog = room_for(settings)
    open_ones = Connections(settings, most, proxied.trusted_hosts)
    config = uvicorn.Config(
        proxied,
        proxy_headers=False,  # done above
        http=cast(Any, partial(Web, open_ones)),
        ws=cast(Any, partial(Handshake, open_ones)),
        backlog=backlog,
        ws_max_size=LARGEST,
        ws_ping_interval=None,  # see `Line.look`
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    endpoint = Endpoint(metrics, partial(exposition, registry, open_ones)) if metrics else None
    return Server(config, registry, open_ones, endpoint, started)
