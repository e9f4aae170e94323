"""One's own numbers over HTTP: somebody's finished matches on this server, counted a few at a time and remembered.

Beside them stand records that they brought from elsewhere, and what the coach found; both belong to what they practise.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromQuery
from litestar.response import Redirect

from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.core.words import LANGUAGES
from fuda.server import wire
from fuda.server.commands import Refuse
from fuda.server.entries import Dealt, Moved, Row, Started, TakenBack
from fuda.server.guard import owner_of
from fuda.server.messages import Asker, Owner
from fuda.server.parameters import Number
from fuda.server.practice import Practices, Trainer
from fuda.server.registry import LISTED, Registry
from fuda.server.replay import record_of
from fuda.server.reviews import Reviewer
from fuda.server.tables import Table

AnyRequest = Request[Any, Any, Any]
AT_ONCE = 8  # matches that one request has counted; a page asks again
MOST = 1_000  # tables of a person that are looked through
ALONG = 400  # matches that are counted for whoever takes theirs along
KEPT = 4_096  # matches whose numbers are remembered
BROUGHT = 100  # files that one request may bring …
LARGEST = 8_000_000  # … and their bytes
PAUSE = 600_000  # milliseconds after which somebody was elsewhere, and did not think
PATH = "/api/me/statistics"


class Match(NamedTuple):
    """A finished match of somebody's, and where they sat."""

    info: wire.TableInfo
    seat: int


class Statistics:
    """The numbers of matches that somebody asked about lately."""

    def __init__(
        self,
        registry: Registry,
        trainer: Trainer,
        practices: Practices,
        reviewer: Reviewer | None,
        asker: Callable[[AnyRequest], Awaitable[Asker]],
    ) -> None:
        self._registry, self._trainer, self._practices = registry, trainer, practices
        self._reviewer, self._asker = reviewer, asker
        self._known: OrderedDict[tuple[str, int], Json] = OrderedDict()
        self._unseen: set[tuple[str, int]] = set()  # matches that the coach could not look at
        self._busy = asyncio.Lock()  # one at a time: others need the threads too

    async def of(self, person: str) -> wire.StatisticsInfo:
        """Return the numbers of somebody's matches, the newest first, as far as they are counted."""
        reviews, brought = self._trainer.kept(await self._practices.state(person))
        found, left, begun = list[wire.MatchStatistics](), 0, 0
        for match in await self._finished(person):
            key = (match.info.id, match.seat)
            if key not in self._known:
                if begun == AT_ONCE:
                    left += 1
                    continue
                if not await self._count(*key):  # and never can be: those that can are not to wait for it
                    continue
                begun += 1
            others = [each for n, each in enumerate(match.info.seats) if n != match.seat]
            opponents = [each.level or each.name or "" for each in others]
            more: Json = {"table": match.info.id, "at": match.info.created, "opponents": opponents}
            more["coached"] = reviews.get(f"{self._known[key]['id']}/{match.seat}")
            found.append(msgspec.convert(self._known[key] | more, wire.MatchStatistics))
        here = {(each.id, each.seat) for each in found}
        elsewhere = [msgspec.convert(each | {"table": ""}, wire.MatchStatistics) for each in reversed(brought)]
        found += [each for each in elsewhere if (each.id, each.seat) not in here]
        found.sort(key=lambda each: -each.at)  # nobody knows when some of those from elsewhere were: they stay last
        return wire.StatisticsInfo(matches=found, left=left)

    async def taken(self, person: str) -> bytes:
        """Return what somebody takes along: their practice, and the newest of their matches in numbers."""
        found = await self.of(person)
        while found.left and len(found.matches) < ALONG:
            found = await self.of(person)
        return self._trainer.taken(await self._practices.state(person), msgspec.to_builtins(found.matches))

    async def _finished(self, person: str) -> list[Match]:
        """Return somebody's matches that were played to their end, the newest first."""
        found, before = list[Match](), None
        for _ in range(MOST // LISTED):
            tables = await self._registry.tables_of(person, before)
            for info in tables:
                seat = next((n for n, each in enumerate(info.seats) if each.person == person), None)
                if info.stage == "over" and info.end is not None and info.end.ending == "played" and seat is not None:
                    found.append(Match(info, seat))
            if len(tables) < LISTED:
                break
            before = tables[-1].created
        return found

    async def _count(self, table: str, seat: int) -> bool:
        """Count through a match; False where it cannot be read."""
        async with self._busy:
            kept = await self._load(table)
            if kept is None:
                return False
            numbers = await asyncio.to_thread(self._trainer.numbers, record_of(kept), seat)
            moves, milliseconds = thinking(await self._registry.env.log.read(table), seat)
            self._known[table, seat] = numbers | {"thinking": {"moves": moves, "milliseconds": milliseconds}}
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
            return True

    async def _load(self, table: str) -> Table | None:
        try:
            return await self._registry.load(table)
        except Refuse:  # set aside
            return None

    async def look(self, owner: Owner, matches: list[wire.MatchStatistics]) -> int:
        """Have the coach look at the newest match that it has not seen; return how many it has still to see."""
        unseen = [
            each
            for each in matches
            if each.table and each.coached is None and (each.table, each.seat) not in self._unseen
        ]
        if self._reviewer is None or not unseen:
            return 0
        first = unseen[0]
        table = await self._load(first.table)
        if table is None:
            self._unseen.add((first.table, first.seat))
            return len(unseen) - 1
        stage = await self._reviewer.stage(table, owner, first.seat)
        if stage == "failed":
            self._unseen.add((first.table, first.seat))
        elif stage == "done":
            record = record_of(table)
            review = self._reviewer.finished(record, first.seat)
            await self._practices.learn(owner[1], table.id, record["game"], record, first.seat, review)
        return len(unseen) - (stage in ("done", "failed"))

    async def bring(self, person: str, files: list[bytes], seat: int) -> int:
        """Keep the numbers of records from elsewhere; return how many of the files were none."""
        found, refused = list[Json](), max(0, len(files) - BROUGHT)
        for data in files[:BROUGHT]:
            async with self._busy:
                try:
                    record = msgspec.json.decode(data, type=dict[str, Any])
                    await self._registry.ready(self._practices.known(str(record.get("game"))))
                    found.append(await asyncio.to_thread(self._trainer.numbers, record, seat))
                except (FudaError, msgspec.MsgspecError, Refuse):
                    refused += 1
        if found:
            await self._practices.change(person, lambda state: (self._trainer.bring(state, found), None))
        return refused

    def handlers(self) -> list[Any]:
        """Return the handlers."""
        trainer = self._trainer

        @get(PATH, summary="My finished matches in numbers, newest first")
        async def read_statistics(request: AnyRequest) -> wire.StatisticsInfo:
            return await self.of((await self._asker(request)).person)

        @get(f"{PATH}/csv", include_in_schema=False, media_type=MediaType.TEXT)
        async def read_csv(request: AnyRequest) -> Response[str]:
            found = await self.of((await self._asker(request)).person)
            name = 'attachment; filename="fuda-statistics.csv"'
            headers = {"content-disposition": name, "content-type": "text/csv; charset=utf-8"}
            return Response(trainer.csv(msgspec.to_builtins(found.matches)), headers=headers)

        @get("/api/me/practice", summary="My practice and my matches in numbers, to take along")
        async def export_practice(request: AnyRequest) -> Response[dict[str, Any]]:
            body = msgspec.json.decode(await self.taken((await self._asker(request)).person))
            name = 'attachment; filename="fuda-practice.json"'
            return Response(body, media_type=MediaType.JSON, headers={"content-disposition": name})

        @get(f"{PATH}/page", include_in_schema=False, media_type=MediaType.HTML)
        async def read_page(
            request: AnyRequest,
            lang: FromQuery[str] = "en",
            game: FromQuery[str] = "",
            preset: FromQuery[str] = "",
            opponent: FromQuery[str] = "",
            look: FromQuery[bool] = False,
            refused: Number = 0,
        ) -> Response[str]:
            person = (await self._asker(request)).person
            found = await self.of(person)
            context = {"game": game, "preset": preset, "opponent": opponent, "path": PATH, "refused": refused}
            context["looking"] = await self.look(owner_of(dict(request.scope)), found.matches) if look else 0
            found = await self.of(person) if look else found  # with what the coach has just found
            context["left"] = found.left
            text = trainer.page(msgspec.to_builtins(found.matches), context, _language(lang))
            headers = {"content-security-policy": trainer.policy, "cache-control": "no-store"}
            return Response(text, headers=headers)

        @post(f"{PATH}/records", include_in_schema=False, request_max_body_size=LARGEST)
        async def bring_records(request: AnyRequest, lang: FromQuery[str] = "en") -> Redirect:
            person = (await self._asker(request)).person
            form = await request.form()
            refused = 0
            if form.get("forget") == "practice":
                await self._practices.forget(person)
            elif "forget" in form:
                await self._practices.change(person, lambda state: (trainer.bring(state, []), None))
            else:
                seat, sent = str(form.get("seat", "0")), cast(list[object], form.getall("records", []))
                files = [await each.read() for each in sent if isinstance(each, UploadFile) and each.filename]
                refused = await self.bring(person, files, int(seat) if seat.isdecimal() else 0)
            return Redirect(f"{PATH}/page?lang={_language(lang)}&refused={refused}", status_code=303)

        return [read_statistics, read_csv, export_practice, read_page, bring_records]


def _language(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]


def thinking(rows: Iterable[Row], seat: int) -> tuple[int, int]:
    """Return a person's moves at a seat, and the milliseconds that they took; pauses are left out."""
    moves = milliseconds = 0
    before: int | None = None
    for row in rows:
        entry = row.entry
        if isinstance(entry, Moved) and entry.seat == seat and entry.by == "person" and before is not None:
            taken = row.at - before
            if taken <= PAUSE:
                moves, milliseconds = moves + 1, milliseconds + taken
        if isinstance(entry, (Moved, Dealt, Started, TakenBack)):
            before = row.at
    return moves, milliseconds
