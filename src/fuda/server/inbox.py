"""What other servers want of the tables that this one owns: their pages come and go, and ask for something."""

import asyncio
import logging
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from fuda.server import bus, wire
from fuda.server.actor import TableActor
from fuda.server.commands import Refuse
from fuda.server.followers import Bus
from fuda.server.leases import Leases
from fuda.server.log import Lost, StorageError
from fuda.server.mailbox import Mailbox
from fuda.server.messages import Asker, Message
from fuda.server.registry import Registry

ForOwner: TypeAlias = bus.Follow | bus.Unfollow | bus.Come | bus.Go | bus.Ask | bus.Talk

logger = logging.getLogger("fuda.inbox")


class Inbox:
    """Takes it in, one message after the other; only commands are done beside the rest."""

    def __init__(self, registry: Registry, leases: Leases, line: Bus) -> None:
        self._registry, self._leases, self._line = registry, leases, line
        self._mailbox: Mailbox[ForOwner] = Mailbox(self._handle)
        self._commands: set[asyncio.Task[None]] = set()

    def tell(self, message: ForOwner) -> None:
        """Have a message handled."""
        self._mailbox.tell(message)

    async def _handle(self, message: ForOwner) -> None:
        """Do what is wanted of a table of ours; where it is not, say so."""
        actor = self._registry.actors.get(message.table)
        if actor is None:
            if isinstance(message, bus.Unfollow | bus.Go):
                return
            try:
                lease = await self._leases.claim(message.table)
                if lease is not None and lease.owner == self._line.server:
                    actor = await self._registry.own(message.table)
            except (StorageError, Refuse):
                return  # who asks will ask again
        if actor is None:
            self._look_again(message)
            return
        followers = actor.followers
        match message:
            case bus.Follow(server=server, pages=pages):
                post(actor, followers.follow(server, pages))
                followers.show(actor.table, actor.public_presence, server)
            case bus.Come(server=server, pages=pages):
                post(actor, followers.come(server, pages))
            case bus.Go(server=server, number=number):
                post(actor, followers.go(server, number))
            case bus.Unfollow(server=server):
                post(actor, followers.end(server))
            case bus.Talk(seat=seat, phrase=phrase):
                actor.talk(seat, phrase)
            case bus.Ask():
                task = asyncio.get_running_loop().create_task(self._command(actor, message))
                self._commands.add(task)
                task.add_done_callback(self._commands.discard)

    async def _command(self, actor: TableActor, asked: bus.Ask) -> None:
        """Do what a page of another server asks for; where an entry says so, nothing else has to."""
        key = (asked.person, asked.command.id)
        known, answers = key in actor.table.done, list[int]()
        answer = bus.Answer(server=self._line.server, table=asked.table, person=key[0], command=key[1])
        try:
            await actor.command(Asker(asked.person, asked.name), asked.command, answers.append)
            if known or actor.table.done.get(key) != answers[-1]:
                self._line.send(asked.server, msgspec.structs.replace(answer, seq=answers[-1]))
        except Lost:
            self._look_again(asked)
        except Exception as error:
            if not isinstance(error, Refuse):
                logger.exception("a command failed", extra={"table": asked.table})
                error = Refuse("internal", "a fault of the server; nothing has happened")
            refused = wire.Refused(
                id=key[1], code=error.code, message=str(error), clause=error.clause, allowed=error.allowed
            )
            self._line.send(asked.server, msgspec.structs.replace(answer, refused=refused))

    def _look_again(self, message: ForOwner) -> None:
        self._line.send(message.server, bus.LookAgain(server=self._line.server, table=message.table))


def post(actor: TableActor, messages: Iterable[Message]) -> None:
    """Hand messages to a table."""
    for message in messages:
        actor.mailbox.tell(message)
