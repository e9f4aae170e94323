"""A process that works beside the server's own, and can be ended in the middle of it."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess


class Worker:
    """One process, whoever it is at the moment."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self._work = work
        self.process: SpawnProcess | None = None

    def start(self) -> Connection:
        """Start it, and return the line to it."""
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self.process = context.Process(target=self._work, args=(there,), daemon=True)
        self.process.start()
        there.close()
        return here

    def end(self) -> None:
        """End it, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
