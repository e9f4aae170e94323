"""Servers that start at once: real processes, each forked from one that has loaded everything.

A campaign that kills a server two hundred times would otherwise spend its time on importing compiled rules. A server
made here is a process like any other: it has its own memory, holds the database alone, and can be killed.
"""

import json
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Self

import msgspec

from tests.patience import PATIENCE
from tests.server import process
from tests.server.harness import quick
from tests.server.ports import Port

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.server.warmed"])


class Forked:
    """A server in a process of its own, on a file of SQLite that stays when it is killed."""

    def __init__(self, database: Path, **changes: Any) -> None:
        """With changed settings; `same`, `chance` and `lying` say how it deals, `static` its page (process.Options)."""
        self.database = database
        given = {name: changes.pop(name) for name in ("same", "chance", "lying", "static") if name in changes}
        settings = msgspec.to_builtins(quick(**changes))
        self.options = {"database": f"sqlite:///{database}", "settings": settings, **given}
        self._own = Port()
        self.port = self._own.number
        self.starts = 0
        self._process: BaseProcess | None = None
        self._logs = database.parent / f"{database.stem}-logs"
        self._logs.mkdir(exist_ok=True)

    def start(self) -> None:
        """Start it, after a kill on the same port as before."""
        here, there = _context.Pipe(duplex=False)
        self.starts += 1
        options = json.dumps(self.options | {"port": self.port, "seed": self.starts})
        self._process = _context.Process(target=_serve, args=(options, there, str(self._logs / f"{self.starts}.log")))
        self._process.start()
        there.close()
        if not here.poll(PATIENCE):
            raise RuntimeError(f"the server does not start: {self.logged()}")
        try:
            self.port = here.recv()
        except EOFError:
            raise RuntimeError(f"the server ends at once: {self.logged()}") from None

    def kill(self) -> None:
        """Kill it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        self._end(signal.SIGTERM)

    def pause(self) -> None:
        """Let it sleep, as a machine does that has too much to do."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        os.kill(self.pid, signal.SIGCONT)

    def logged(self) -> str:
        """All that it has ever logged."""
        return "".join(path.read_text("utf-8") for path in sorted(self._logs.iterdir()))

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def memory(self) -> int:
        """Bytes that the process holds in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.alive:
            self.kill()

    def _end(self, number: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self.pid, number)
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            raise RuntimeError(f"the server does not stop: {self.logged()[-2000:]}")


def _serve(options: str, pipe: Connection, log: str) -> None:
    """The server, with its standard error in a file."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(file, sys.stderr.fileno())
    process.serve(options, pipe.send)
