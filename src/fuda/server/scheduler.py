"""The timers of one table: each of them posts a message to its mailbox."""

import asyncio
from collections.abc import Callable

from fuda.server.messages import Message, TellPresence, Tick, Unload

LINGER = 60.0  # seconds for which a table is remembered that is finished, or waits for its only player
CROWD = 0.5  # seconds of comings and goings of spectators that are told together


class Scheduler:
    """When to look at a table again, and when to show who is there."""

    def __init__(self, post: Callable[[Message], object]) -> None:
        self._post = post
        self._next: asyncio.TimerHandle | None = None
        self._crowd: asyncio.TimerHandle | None = None

    def look(self, seconds: float) -> None:
        """Look what is due after so many seconds, and not before."""
        self.forget()
        self._next = asyncio.get_running_loop().call_later(max(0.0, seconds), self._post, Tick())

    def linger(self) -> None:
        """Let the table go from memory after a while, unless something happens."""
        self.forget()
        self._next = asyncio.get_running_loop().call_later(LINGER, self._post, Unload())

    @property
    def waiting(self) -> bool:
        """Whether something will be looked at."""
        return self._next is not None

    def forget(self) -> None:
        """Have nothing looked at."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def tell_soon(self) -> None:
        """Show everybody who is here, together with whoever else comes or goes meanwhile."""
        if self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(CROWD, self._tell)

    def told(self) -> None:
        """Everybody has just been shown who is here."""
        if self._crowd is not None:
            self._crowd.cancel()
            self._crowd = None

    def stop(self) -> None:
        """Do nothing more."""
        self.forget()
        self.told()

    def _tell(self) -> None:
        self._crowd = None
        self._post(TellPresence())
