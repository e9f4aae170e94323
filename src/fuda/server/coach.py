"""The coach on the shoulder of who plays among bots: what it says goes to the page that asked, and to nobody else.

That it was asked is in the log before it says a word. It thinks elsewhere, as bots do, and no bot waits for it.
"""

import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Protocol

import msgspec

from fuda.core.errors import FudaError
from fuda.server import wire
from fuda.server.messages import Owner
from fuda.server.sockets import Socket
from fuda.server.wire import Json

if TYPE_CHECKING:
    from fuda.server.registry import Live

logger = logging.getLogger("fuda.coach")


class Coach(Protocol):
    """Who values moves; handed to the server, like the bots."""

    def advise(self, owner: Owner, view: Json, number: int) -> AsyncIterator[Json]:
        """Yield what the moves of a view's seat are worth, more surely each time: `Advised` but for id and seq.

        A person has one question at a time. Raises FudaError where too many are asked.
        """
        ...

    async def line(self, owner: Owner, record: Json, number: int, move: list[str], sampled: bool, seed: int) -> Json:
        """Try a move in the place of one of a record's and play on: a `Told`; the same arguments, the same line."""
        ...


class Saying(wire.Struct):
    """What a coach says."""

    game: str
    seat: int
    choices: int
    moves: list[wire.MoveValue]
    matters: bool
    worlds: int
    done: bool


async def advise(live: "Live", socket: Socket, command: str, seq: int) -> None:
    """Tell a page what its moves are worth, until it has moved or the coach is sure enough."""
    table, person = live.table, socket.person.id
    seat, coach = table.seat_of(person), live.env.coach
    assert seat is not None
    assert table.match is not None
    turn = table.turns.get(seat)
    try:
        if coach is None:
            raise FudaError("nobody on this server can be asked")
        async for answer in coach.advise(
            (socket.page.address, person), table.match.view(seat, hints=False), len(table.match.moves) + 1
        ):
            if live.table.turns.get(seat) != turn:
                break
            saying = msgspec.convert(answer, Saying)
            socket.tell(
                wire.Advised(
                    id=command,
                    seq=seq,
                    choices=saying.choices,
                    moves=saying.moves,
                    matters=saying.matters,
                    worlds=saying.worlds,
                    done=saying.done,
                )
            )
    except FudaError as error:
        socket.tell(wire.Refused(id=command, code="too-many", message=str(error)))
    except Exception:
        logger.exception("the coach failed", extra={"table": table.id})
        socket.tell(wire.Refused(id=command, code="internal", message="the coach lost the thread; ask again"))
