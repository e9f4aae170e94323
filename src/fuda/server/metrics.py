"""What the server counts of itself, in the text that Prometheus reads. No table, person or address is named in it."""

import asyncio
import socket
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fuda.server.connections import Connections
    from fuda.server.registry import Registry

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
REQUEST = 5.0  # seconds in which whoever asks must have asked
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How long something took, counted in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterable[str]:
        """Return it as Prometheus reads it: each bucket holds those below it too."""
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """What is counted as it happens; the rest is looked at when somebody asks."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by who made them: person, bot, substitute
        self.entries = 0  # written to the log
        self.refusals: Counter[str] = Counter()  # by code
        self.commands = Histogram()  # from a page's message to its acknowledgement


def exposition(registry: "Registry", connections: "Connections") -> str:
    """Return all figures of this moment."""
    made = registry.env.metrics
    stages = Counter(actor.table.stage for actor in registry.actors.values())
    lines = [
        *_lines("fuda_tables", "gauge", "Tables in memory", {("stage", stage): n for stage, n in stages.items()}),
        *_lines("fuda_followed_tables", "gauge", "Tables of other servers shown here", {None: len(registry.replicas)}),
        *_lines("fuda_sockets", "gauge", "Pages that are connected", {None: len(registry.sockets)}),
        *_lines("fuda_connections", "gauge", "Connections that are open", {None: len(connections)}),
        *_lines("fuda_moves_total", "counter", "Moves", {("by", by): n for by, n in made.moves.items()}),
        *_lines("fuda_entries_total", "counter", "Entries of logs", {None: made.entries}),
        *_lines("fuda_refusals_total", "counter", "Refusals", {("code", code): n for code, n in made.refusals.items()}),
        *_lines("fuda_blocked_tables", "gauge", "Tables that wait for storage", {None: _blocked(registry)}),
        *_lines("fuda_storage_bytes", "gauge", "Size of the database", {None: registry.env.log.size()}),
        *_lines("process_cpu_seconds_total", "counter", "Processor", {None: time.process_time()}),
        *_lines("process_resident_memory_bytes", "gauge", "Memory", {None: resident()}),
        "# HELP fuda_command_seconds From a command to its acknowledgement",
        "# TYPE fuda_command_seconds histogram",
        *made.commands.lines("fuda_command_seconds"),
        "# HELP fuda_commit_seconds Commits to the log",
        "# TYPE fuda_commit_seconds histogram",
        *registry.env.log.commits.lines("fuda_commit_seconds"),
    ]
    return "\n".join(lines) + "\n"


def _blocked(registry: "Registry") -> int:
    return sum(actor.storage_down for actor in registry.actors.values())


def _lines(name: str, kind: str, text: str, values: dict[tuple[str, str] | None, float]) -> Iterable[str]:
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"
    for label, value in sorted(values.items(), key=str):
        shown = f'{{{label[0]}="{label[1]}"}}' if label else ""
        yield f"{name}{shown} {value}"


def resident() -> int:
    """Return the bytes of memory that this process holds; 0 where the system does not say."""
    with suppress(OSError):
        return int(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0]) * 1024
    return 0


class Endpoint:
    """A port of its own where Prometheus asks, so that no proxy ever shows it to the world."""

    def __init__(self, listening: socket.socket, text: Callable[[], str]) -> None:
        self._listening, self._text = listening, text
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Answer from now on."""
        self._server = await asyncio.start_server(self._answer, sock=self._listening)

    def stop(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(REQUEST):
                request = await reader.readuntil(b"\r\n\r\n")
                known = request.startswith(b"GET /metrics ")
                body = self._text().encode() if known else b"see /metrics\n"
                status = "200 OK" if known else "404 Not Found"
                head = f"HTTP/1.1 {status}\r\ncontent-type: {TYPE}\r\ncontent-length: {len(body)}\r\nconnection: close"
                writer.write(head.encode() + b"\r\n\r\n" + body)
                await writer.drain()
        writer.close()
