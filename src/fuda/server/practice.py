"""Practice over HTTP: a puzzle is asked and an answer judged; what somebody has practised is a row of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection, insert, select
from sqlalchemy import delete as delete_from

from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.core.words import LANGUAGES
from fuda.server import schema, wire
from fuda.server.commands import Refuse
from fuda.server.environment import Environment
from fuda.server.messages import Asker
from fuda.server.parameters import Topic

AnyRequest = Request[Any, Any, Any]
State = bytes | None  # what somebody has practised, None: nothing yet
LARGEST = 2_000_000  # bytes of it that somebody may bring
REMEMBERED = 10_000  # reviews whose mistakes are known to be among somebody's puzzles
PAUSE = 0.5  # seconds between two who bring theirs: nobody fills the disk with it
T = TypeVar("T")


class Trainer(Protocol):
    """Who knows the puzzles and when they come again: handed to the server, like the bots."""

    policy: str  # what its pages may load: the header Content-Security-Policy

    def following(self, state: State, game: str, topic: str, after: str) -> Json:
        """Return how far somebody has come, and what comes now of a topic: `day`, a theme, or "" for any puzzle.

        The topic `lesson-<name>` is answered with the exercise of that lesson after another one.
        """
        ...

    def preview(self, state: State, game: str, puzzle: str, begun: list[str]) -> Json:
        """Return what a begun answer comes to, as at a table."""
        ...

    def answer(self, state: State, game: str, puzzle: str, move: list[str], language: str) -> tuple[bytes, Json]:
        """Judge an answer; return what is to be kept now, and the verdict."""
        ...

    def mistakes(self, record: Json, review: bytes, seat: int) -> bytes:
        """Return the mistakes of a reviewed match as puzzles, and the match as the coach sees it in numbers."""
        ...

    def learn(self, state: State, game: str, mistakes: bytes) -> bytes:
        """Add mistakes to what somebody practises."""
        ...

    def check(self, state: bytes) -> bytes:
        """Return what was brought from elsewhere as it is kept, or refuse it."""
        ...

    def numbers(self, record: Json, seat: int) -> Json:
        """Return a finished match in numbers."""
        ...

    def kept(self, state: State) -> tuple[Json, list[Json]]:
        """Return what the coach found in somebody's matches, by their keys, and records from elsewhere in numbers."""
        ...

    def taken(self, state: State, matches: list[Json]) -> bytes:
        """Return what somebody takes along: their practice, and matches of theirs in numbers, the newest first."""
        ...

    def bring(self, state: State, matches: list[Json]) -> bytes:
        """Keep records from elsewhere, in numbers; none of them: forget those that were kept."""
        ...

    def page(self, matches: list[Json], context: Json, language: str) -> str:
        """Return matches in numbers as a page of its own: which are wanted, and what is still under way."""
        ...

    def csv(self, matches: list[Json]) -> str:
        """Return matches in numbers, a line each."""
        ...


class Practices:
    """What people practise, and the handlers that ask and judge."""

    def __init__(
        self,
        env: Environment,
        trainer: Trainer,
        games: frozenset[str],
        asker: Callable[[AnyRequest], Awaitable[Asker]],
        ready: Callable[[str], Awaitable[None]],
    ) -> None:
        self._env, self._trainer, self._games, self._asker, self._ready = env, trainer, games, asker, ready
        self._log = env.log
        self._bringing = asyncio.Lock()
        self._learned: set[tuple[str, str, int]] = set()  # tables that somebody's mistakes were taken from

    async def state(self, person: str) -> State:
        """Return what somebody has practised."""
        table = schema.practice
        rows = await self._log.query(select(table.c.state).where(table.c.person == person))
        return rows[0][0].encode() if rows else None

    async def change(self, person: str, work: Callable[[State], tuple[bytes, T]]) -> T:
        """Change what somebody has practised, all in one transaction: two windows lose nothing of each other."""
        table = schema.practice

        def write(connection: Connection) -> T | FudaError:
            found = connection.execute(select(table.c.state).where(table.c.person == person)).scalar()
            try:
                state, answer = work(None if found is None else found.encode())
            except FudaError as error:  # the writer's thread goes on with other people's entries
                return error
            connection.execute(delete_from(table).where(table.c.person == person))
            connection.execute(insert(table).values(person=person, state=state.decode(), changed=self._env.now()))
            return answer

        found = await self._log.write(write)
        if isinstance(found, FudaError):
            raise Refuse("unknown", str(found)) from found
        return found

    async def learn(self, person: str, table: str, game: str, record: Json, seat: int, review: bytes | None) -> None:
        """Put the mistakes of a finished review among somebody's puzzles, once."""
        key = (person, table, seat)
        if review is None or key in self._learned:
            return
        if len(self._learned) >= REMEMBERED:
            self._learned.clear()
        self._learned.add(key)
        mistakes = await asyncio.to_thread(self._trainer.mistakes, record, review, seat)
        await self.change(person, lambda state: (self._trainer.learn(state, game, mistakes), None))

    async def forget(self, person: str) -> None:
        """Delete what somebody has practised."""
        table = schema.practice
        await self._log.write(lambda connection: connection.execute(delete_from(table).where(table.c.person == person)))
        self._unlearn(person)

    def _unlearn(self, person: str) -> None:
        """Take mistakes from somebody's matches anew: what they practised has been replaced."""
        self._learned = {key for key in self._learned if key[0] != person}

    def known(self, game: str) -> str:
        """Return the name of a game, or refuse it."""
        if game not in self._games:
            raise Refuse("unknown", f"there is no game {game!r}")
        return game

    async def _known(self, game: str) -> None:
        await self._ready(self.known(game))

    async def _told(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work)
        except FudaError as error:
            raise Refuse("unknown", str(error)) from error

    def handlers(self) -> list[Any]:
        """Return the handlers."""
        trainer = self._trainer

        @get("/api/practice/{game:str}", summary="How far I have come with the puzzles, and the one that comes now")
        async def read_practice(
            request: AnyRequest, game: FromPath[str], topic: Topic = "", after: FromQuery[str] = ""
        ) -> wire.PracticeInfo:
            await self._known(game)
            state = await self.state((await self._asker(request)).person)
            found = await self._told(lambda: trainer.following(state, game, topic, after))
            return msgspec.convert(found, wire.PracticeInfo)

        @post("/api/practice/{game:str}/{puzzle:str}", status_code=200, summary="Answer a puzzle")
        async def answer_puzzle(
            request: AnyRequest,
            game: FromPath[str],
            puzzle: FromPath[str],
            data: JSONBody[wire.PuzzleMove],
            lang: FromQuery[str] = "en",
        ) -> wire.PuzzleVerdict:
            await self._known(game)
            language = lang if lang in LANGUAGES else LANGUAGES[0]
            person = (await self._asker(request)).person
            found = await self.change(person, lambda state: trainer.answer(state, game, puzzle, data.move, language))
            return msgspec.convert(found, wire.PuzzleVerdict)

        @post("/api/practice/{game:str}/{puzzle:str}/preview", status_code=200, summary="What a begun answer comes to")
        async def preview_puzzle(
            request: AnyRequest, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[wire.PuzzleMove]
        ) -> dict[str, Any]:
            await self._known(game)
            state = await self.state((await self._asker(request)).person)
            return await self._told(lambda: trainer.preview(state, game, puzzle, data.move))

        @put(
            "/api/me/practice",
            status_code=204,
            summary="Bring practice from elsewhere, in the place of mine",
            request_max_body_size=LARGEST,
        )
        async def import_practice(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> None:
            person = (await self._asker(request)).person
            checked = await self._told(lambda: trainer.check(msgspec.json.encode(data)))
            async with self._bringing:
                await self.change(person, lambda _: (checked, None))
                self._unlearn(person)
                await asyncio.sleep(PAUSE)

        @delete("/api/me/practice", summary="Forget all that I practised")
        async def forget_practice(request: AnyRequest) -> None:
            await self.forget((await self._asker(request)).person)

        return [read_practice, answer_puzzle, preview_puzzle, import_practice, forget_practice]
