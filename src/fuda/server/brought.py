"""Records from elsewhere that somebody brought to look at: finished matches without a table, kept in memory.

They are looked at like matches that were played here, by an id that follows from the record. Nobody here sat at them,
and they are not signed by this server.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict

import msgspec

from fuda.core import record as records
from fuda.core.contract import Json
from fuda.core.verification import verify
from fuda.server import wire
from fuda.server.commands import Refuse
from fuda.server.entries import Opened, Placed, Row
from fuda.server.projection import NOBODY, info
from fuda.server.tables import FindGame, Table

PREFIX = "record-"  # of their ids
KEPT = 64  # of all people together …
MOST = 8  # … and of one


class Brought:
    """The records that were brought lately."""

    def __init__(self, find: FindGame) -> None:
        self._find = find
        self._kept: OrderedDict[str, tuple[str, Json, Table]] = OrderedDict()  # with who brought it
        self._busy = asyncio.Lock()  # one at a time: others need the threads too

    async def bring(self, record: Json, owner: str) -> wire.TableInfo:
        """Take a record in; one that is unfinished, edited, foreign or older is refused with what `verify` says."""
        digest = hashlib.sha256(msgspec.json.encode(record, order="deterministic")).hexdigest()
        name = f"{PREFIX}{digest[:32]}"
        async with self._busy:
            if name not in self._kept:
                table = await asyncio.to_thread(_table, name, record, self._find)
                own = [key for key, (who, *_) in self._kept.items() if who == owner]
                for old in own[: len(own) + 1 - MOST]:
                    del self._kept[old]
                self._kept[name] = owner, record, table
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        return info(self.table(name), NOBODY)

    def table(self, name: str) -> Table:
        """Return a record as a table where nobody is any more."""
        return self._find_kept(name)[2]

    def record(self, name: str) -> Json:
        """Return a record as it was brought."""
        return self._find_kept(name)[1]

    def _find_kept(self, name: str) -> tuple[str, Json, Table]:
        if name not in self._kept:
            raise Refuse("unknown", "this record is not here any more: bring it again")
        self._kept.move_to_end(name)
        return self._kept[name]


def _table(name: str, record: Json, find: FindGame) -> Table:
    """Check a record, and return the table at which it might have been played."""
    for what, holds, detail in verify(record, find):
        if not holds:
            raise Refuse("bad-message", f"{what}: {detail}")
    match = records.replay(record, find)
    game, start = match.game, record["deal"].get("start")
    said: list[Json] = start["statement"]["seats"] if start else [{}] * game.seats
    seats = [
        Placed("bot" if each.get("level") else "person", None, each.get("name"), each.get("level")) for each in said
    ]
    opened = Opened(
        game=game.name,
        preset=game.preset,
        options=dict(game.options),
        seats=seats,
        host="",
        listed=False,
        clock="none",
        memory=False,
        start=False,
        guide=False,
        key="",
    )
    table = Table(name, Row(1, int(1000 * time.time()), opened), find)
    table.match, table.stage = match, "over"
    table.ending = "stopped" if match.stopped else "resigned" if match.resigned else "played"
    return table
