"""The socket of a table: a page's commands in, answers and updates out."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket

from fuda.server import commands, wire
from fuda.server.coach import advise
from fuda.server.commands import Refuse
from fuda.server.guard import client_address
from fuda.server.log import Lost, StorageError
from fuda.server.logs import REQUEST
from fuda.server.messages import Asker
from fuda.server.people import People, Person
from fuda.server.registry import Live, Registry
from fuda.server.sockets import Socket
from fuda.server.websocket import EXTENSION, Handshake, Line

COMMANDS: msgspec.json.Decoder[wire.Commands] = msgspec.json.Decoder(wire.Commands)
MOVING = 0.02  # seconds before a table is looked for again that another server has just claimed
FLOOD = 8  # messages of one page that wait before it is heard no more
Connection: TypeAlias = WebSocket[Any, Any, Any]

logger = logging.getLogger("fuda.gateway")


class Gateway:
    """Where sockets are served."""

    def __init__(self, registry: Registry, people: People) -> None:
        self.registry, self.people = registry, people
        self._arriving: set[Socket] = set()  # not at their tables yet

    async def serve(self, connection: Connection, table: str, seq: int, *, changes: bool) -> None:
        """Let a page in at a table; from then on it is served as its messages come, until it goes."""
        person: Person = connection.scope["state"]["person"]
        await connection.accept()
        handshake: Handshake = connection.scope["extensions"][EXTENSION]  # type: ignore[typeddict-item]
        line = handshake.line()
        address = client_address(dict(connection.scope))
        socket = Socket(line, person, address, self.registry.env.settings, changes=changes)
        visit = Visit(self, line, socket, table)
        line.listen(visit)
        self._arriving.add(socket)
        try:
            if self._admit(socket):
                visit.begin(await self._join(socket, table, seq))
        except StorageError as error:
            logger.error("not let in for want of storage", extra={"table": table, "reason": str(error)})
            socket.end("gone", 2000)
        except Refuse:  # the table is set aside; who asks for it over HTTP is told why
            socket.end("gone", None)
        finally:
            self._arriving.discard(socket)

    def _admit(self, socket: Socket) -> bool:
        """Whether a page may come in; otherwise it has been sent away."""
        settings = self.registry.env.settings
        people, addresses = self.registry.crowd(self._arriving)
        cluster = self.registry.cluster
        if self.registry.env.closing or (cluster is not None and cluster.cut_off):
            socket.end("restart", 1000)
            return False
        if addresses[socket.page.address] > settings.sockets_per_address:
            socket.end("too-fast", 10_000)
            return False
        if people[socket.person.id] > settings.sockets_per_person:
            socket.end("elsewhere", None)
            return False
        return True

    async def _join(self, socket: Socket, table: str, seq: int) -> bool:
        """Let a page in at a table; where there is none, it is sent away."""
        while (live := await self.registry.live(table)) is not None:
            try:
                await live.join(socket, seq)
            except Lost:  # another server has it just now
                await asyncio.sleep(MOVING)
            else:
                return True
        socket.end("gone", None)
        return False

    async def answer(self, socket: Socket, table: str, data: bytes) -> None:
        """Answer one message of a page."""
        name: str | None = None
        begun = time.perf_counter()
        try:
            command = _read(data)
            name = command.id
            if not socket.allowed():
                raise Refuse("too-fast", "too many messages: slow down")
            await self._try(socket, table, command)
            self.registry.env.metrics.commands.observe(time.perf_counter() - begun)
        except (msgspec.DecodeError, _Nested) as error:
            socket.allowed()
            socket.tell(wire.Refused(id=None, code="bad-message", message=str(error)[:200]))
        except Refuse as refuse:
            self.registry.env.metrics.refusals[refuse.code] += 1
            socket.tell(
                wire.Refused(
                    id=name, code=refuse.code, message=str(refuse), clause=refuse.clause, allowed=refuse.allowed
                )
            )
        except StorageError as error:
            logger.error("refused for want of storage", extra={"table": table, "reason": str(error)})
            socket.tell(wire.Refused(id=name, code="storage", message="the database could not be reached"))
        except Exception:
            logger.exception("a command failed", extra={"table": table})
            socket.tell(wire.Refused(id=name, code="internal", message="a fault of the server; nothing has happened"))

    async def _try(self, socket: Socket, table: str, command: wire.Commands) -> None:
        """Do what a page asks for, however often its table moves from server to server meanwhile."""
        while (live := await self.registry.live(table)) is not None:
            try:
                await self._do(socket, live, command)
            except Lost:
                await asyncio.sleep(MOVING)
            else:
                return
        raise Refuse("unknown", "there is no such table")

    async def _do(self, socket: Socket, live: Live, command: wire.Commands) -> None:
        asker = Asker(socket.person.id, await self.people.name(socket.person))
        match command:
            case wire.Ping():
                socket.tell(wire.Pong(id=command.id, now=self.registry.env.now()))
                live.heard(socket, command)
            case wire.Preview(begun=begun):
                socket.tell(wire.Previewed(id=command.id, preview=commands.preview(live.table, asker, begun)))
            case wire.Say(phrase=phrase):
                seat = live.table.seat_of(asker.person)
                if seat is None:
                    raise Refuse("not-seated", "only who sits at the table may talk")
                if not socket.may_talk():
                    raise Refuse("too-fast", "one thing after the other")
                socket.tell(wire.Ack(id=command.id, seq=live.table.seq))
                live.talk(seat, phrase)
            case _:
                await live.command(asker, command, lambda seq: _acknowledge(socket, live, command, seq))


def _acknowledge(socket: Socket, live: Live, command: wire.Commands, seq: int) -> None:
    """Answer a command that is safe in the log; who asks the coach is answered with advice."""
    if isinstance(command, wire.Ask):
        socket.consult(advise(live, socket, command.id, seq))
    else:
        socket.tell(wire.Ack(id=command.id, seq=seq))


class _Nested(Exception):
    """JSON that is nested deeper than anybody can read."""


def _read(data: bytes) -> wire.Commands:
    try:
        return COMMANDS.decode(data)
    except RecursionError:
        raise _Nested("nested too deep") from None


class Visit:
    """A page at a table: its messages are answered one after the other, and a task is there while there are any."""

    __slots__ = ("_begun", "_gateway", "_left", "_line", "_request", "_socket", "_table", "_task", "_waiting")

    def __init__(self, gateway: Gateway, line: Line, socket: Socket, table: str) -> None:
        self._gateway, self._line, self._socket, self._table = gateway, line, socket, table
        self._request = REQUEST.get()  # that let it in: log lines name it
        self._waiting: list[bytes] = []
        self._task: asyncio.Task[None] | None = None
        self._begun = self._left = False  # whether it is at the table, and whether it has left

    def begin(self, joined: bool) -> None:
        """Answer from now on, where the page was let in."""
        self._begun = joined
        if joined and self._left:
            self._work(self._leave())
        elif joined and self._waiting:
            self._work(self._answer())

    def hear(self, data: bytes) -> None:
        """Take in a message; one that floods is heard no more until it is answered."""
        if self._socket.reason is not None:
            return
        self._waiting.append(data)
        if self._begun and self._task is None:
            self._work(self._answer())
        if len(self._waiting) >= FLOOD:
            self._line.wait(True)

    def gone(self) -> None:
        """Let the page leave its table, after what is being answered."""
        self._left = True
        self._waiting.clear()
        if self._begun and self._task is None:
            self._work(self._leave())

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.get_running_loop().create_task(work)

    async def _answer(self) -> None:
        REQUEST.set(self._request)
        waiting, socket = self._waiting, self._socket
        try:
            while waiting and socket.reason is None:
                await self._gateway.answer(socket, self._table, waiting.pop(0))
                if waiting:
                    await asyncio.sleep(0)  # others have their turn between two messages of a flood
        finally:
            self._task = None
            self._line.wait(False)
        if self._left:
            await self._leave()

    async def _leave(self) -> None:
        REQUEST.set(self._request)
        await self._gateway.registry.leave(self._table, self._socket)
