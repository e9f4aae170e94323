"""The socket of a table: a page's commands in, answers and updates out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from fuda.server import commands, wire
from fuda.server.coach import advise
from fuda.server.commands import Refuse
from fuda.server.guard import client_address
from fuda.server.log import Lost, StorageError
from fuda.server.messages import Asker
from fuda.server.people import People, Person
from fuda.server.registry import Live, Registry
from fuda.server.sockets import Socket

COMMANDS: msgspec.json.Decoder[wire.Commands] = msgspec.json.Decoder(wire.Commands)
MOVING = 0.02  # seconds before a table is looked for again that another server has just claimed
LEAVING = 2.0  # seconds in which a page may read its goodbye
Connection: TypeAlias = WebSocket[Any, Any, Any]

logger = logging.getLogger("fuda.gateway")


class Gateway:
    """Where sockets are served."""

    def __init__(self, registry: Registry, people: People) -> None:
        self.registry, self.people = registry, people
        self._arriving: set[Socket] = set()  # not at their tables yet

    async def serve(self, connection: Connection, table: str, seq: int, *, changes: bool) -> None:
        """Serve one page at a table until it goes."""
        person: Person = connection.scope["state"]["person"]
        await connection.accept()
        socket = Socket(
            _Wire(connection),
            person,
            client_address(dict(connection.scope)),
            self.registry.env.settings,
            changes=changes,
        )
        pump = asyncio.ensure_future(socket.pump())
        self._arriving.add(socket)
        admitted = False
        try:
            admitted = self._admit(socket)
            if admitted and await self._join(socket, table, seq):
                self._arriving.discard(socket)
                reader = asyncio.ensure_future(self._listen(connection, socket, table))
                await asyncio.wait({reader, pump}, return_when=asyncio.FIRST_COMPLETED)
                await _ended(reader)
        except StorageError as error:
            logger.error("not let in for want of storage", extra={"table": table, "reason": str(error)})
            socket.end("gone", 2000)
        except Refuse:  # the table is set aside; who asks for it over HTTP is told why
            socket.end("gone", None)
        finally:
            self._arriving.discard(socket)
            if socket.reason is not None:
                await asyncio.wait({pump}, timeout=LEAVING)
            await _ended(pump)
            if admitted:
                await self.registry.leave(table, socket)

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

    async def _listen(self, connection: Connection, socket: Socket, table: str) -> None:
        """Answer what the page sends, one message after the other."""
        while True:
            try:
                data = await connection.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            except KeyError:  # bytes where text was expected
                data = b""
            await self._answer(socket, table, data)
            await asyncio.sleep(0)  # others have their turn between two messages of a flood

    async def _answer(self, socket: Socket, table: str, data: str | bytes) -> None:
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


def _read(data: str | bytes) -> wire.Commands:
    try:
        return COMMANDS.decode(data)
    except RecursionError:
        raise _Nested("nested too deep") from None


class _Wire:
    """A connection as `Socket` knows it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def send_text(self, data: str) -> None:
        await self._connection.send_data(data, mode="text")

    async def close(self, code: int) -> None:
        await self._connection.close(code)


async def _ended(task: asyncio.Future[None]) -> None:
    """Stop a task; that its page is gone is no news."""
    task.cancel()
    with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError):
        await task
