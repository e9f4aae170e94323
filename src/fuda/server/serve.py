"""The server as a whole: put together from a database, games and bots, and served until it is told to stop."""

import json
import logging
import socket as sockets
import sys
import time
import traceback
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import uvicorn

from fuda.core.contract import Spec
from fuda.server.app import build
from fuda.server.brains import Bots
from fuda.server.guard import App, Guard
from fuda.server.house import House
from fuda.server.log import Log
from fuda.server.people import People
from fuda.server.settings import Settings
from fuda.server.static import Files
from fuda.server.tables import FindGame

LARGEST_MESSAGE = 8_192  # bytes, from a page
PRIVATE = frozenset(vars(logging.makeLogRecord({})))  # what every log record has


@dataclass(frozen=True)
class Parts:
    """What the composition root hands over."""

    find: FindGame  # `fuda.game`
    games: dict[str, Spec]
    bots: Bots
    static: Path  # folder of the built page


class Server(uvicorn.Server):
    """uvicorn, saying goodbye to every page before it goes."""

    def __init__(self, config: uvicorn.Config, house: House, started: Callable[[], object]) -> None:
        super().__init__(config)
        self.house, self._begun = house, started

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, bring back the tables, and say so."""
        await super().startup(sockets)
        if self.started:
            self.house.resume()
            self._begun()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Let what is being written be written, say goodbye, and close."""
        await self.house.close()
        await super().shutdown(sockets)


def assemble(
    parts: Parts,
    log: Log,
    settings: Settings,
    *,
    hosts: Collection[str] | None,
    lan: bool,
    started: Callable[[], object] = lambda: None,
) -> Server:
    """Put a server together."""
    house = House(log, parts.find, parts.bots, settings)
    people = People(log)
    inner = cast(App, build(house, people, parts.games, Files(parts.static)))
    config = uvicorn.Config(
        Guard(inner, people, settings, hosts=hosts, lan=lan),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config, house, started)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write logs as lines of JSON. Nothing at a table is ever put into one: no hand, no secret, no cookie."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.getLogger("fuda").handlers = [handler]
    logging.getLogger("fuda").setLevel(level)
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).setLevel(logging.WARNING)


class _Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage().partition("\n")[0],  # asyncio goes on with the text of the error
        }
        line |= {name: str(value) for name, value in vars(record).items() if name not in (*PRIVATE, "message")}
        if record.exc_info and record.exc_info[0]:
            # The frames say where it happened; the text of an error might quote what somebody holds.
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["trace"] = " < ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames))
        return json.dumps(line, ensure_ascii=False)
