"""Runs a server and a bare echo one after the other under the same load, and says what each cost."""

import multiprocessing
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import quantiles

import msgspec

from fuda.cli.load import echo, players
from fuda.cli.load.players import Plan, Tally

STARTING = 180.0  # seconds for a server to begin; the first start compiles
ENDING = 30.0  # seconds for it to go down in peace
WARM = 2.0  # seconds of play before anything is measured
MANY = 1_000_000
OPEN_TO_ONE = (  # one address is a crowd here
    *("message_rate", "message_burst", "person_rate", "person_burst", "address_rate", "address_burst"),
    *("table_rate", "table_burst", "sockets_per_address", "connections_per_address", "connections"),
)
_context = multiprocessing.get_context("spawn")


class LoadTest(msgspec.Struct, frozen=True):
    """What is to be measured."""

    tables: int
    rate: float  # moves a second; 0: as many as it takes
    seconds: float
    processes: int
    database: str | None = None
    servers: int = 1  # that share the database


class Figures(msgspec.Struct, frozen=True):
    """What it came to."""

    what: str  # fuda, echo
    moves: int
    per_second: float
    late: int
    refused: int
    cpu_ms: float  # of the server, a move
    p50_ms: float
    p99_ms: float
    bytes: float  # sent to all pages, a move
    table_kb: float | None  # memory of a live table with two sockets


@dataclass(frozen=True)
class Used:
    """What a server has used so far."""

    cpu: float
    memory: int = 0


def measure(test: LoadTest, folder: Path, progress: Callable[[str], object]) -> list[Figures]:
    """Measure Fuda, then the echo."""
    progress("start")
    with ExitStack() as running:
        servers = [running.enter_context(_fuda(test.database, folder / str(number))) for number in range(test.servers)]
        ports = tuple(port for port, _ in servers)

        def used() -> Used:
            found = [each() for _, each in servers]
            return Used(sum(each.cpu for each in found), sum(each.memory for each in found))

        _play(players.play, Plan(ports, test.servers, 0.0, WARM, 0), 1, used, lambda _: None)
        before = used().memory
        tallies, seconds, spent, after = _play(
            players.play, Plan(ports, test.tables, test.rate, test.seconds, 1), test.processes, used, progress
        )
        memory = (after.memory - before) / test.tables / 1000
        fuda = _figures("fuda", tallies, seconds, spent, memory)
    progress("echo")
    with _echo() as (port, used):
        plan = Plan((port,), test.tables, test.rate, min(test.seconds, 10.0), 2)
        tallies, seconds, spent, _ = _play(echo.play, plan, test.processes, used, lambda _: None)
        return [fuda, _figures("echo", tallies, seconds, spent, None)]


def _play(
    work: Callable[[Plan, Connection], None],
    plan: Plan,
    processes: int,
    used: Callable[[], Used],
    progress: Callable[[str], object],
) -> tuple[list[Tally], float, float, Used]:
    """Let processes play together; returns what they saw, the seconds, the server's processor, and what it holds."""
    shares = [plan.tables // processes + (number < plan.tables % processes) for number in range(processes)]
    parts = [
        msgspec.structs.replace(plan, tables=share, rate=plan.rate * share / plan.tables, seed=plan.seed * 100 + number)
        for number, share in enumerate(shares)
        if share
    ]
    pipes: list[Connection] = []
    started: list[BaseProcess] = []
    try:
        for part in parts:
            here, there = _context.Pipe()
            process = _context.Process(target=work, args=(part, there), daemon=True)
            process.start()
            there.close()
            pipes.append(here)
            started.append(process)
        progress("open")
        for pipe in pipes:
            pipe.recv()
        progress("play")
        before, begun = used(), time.perf_counter()
        for pipe in pipes:
            pipe.send("go")
        tallies: list[Tally] = [pipe.recv() for pipe in pipes]
        seconds, after = time.perf_counter() - begun, used()
        for pipe in pipes:
            pipe.send("enough")
        for process in started:
            process.join(10.0)
    finally:
        for process in started:
            if process.is_alive():
                process.kill()
    return tallies, min(seconds, plan.seconds), after.cpu - before.cpu, after


@contextmanager
def _fuda(database: str | None, folder: Path) -> Generator[tuple[int, Callable[[], Used]]]:
    """Run `fuda serve` as anybody would, with limits for one address that is a crowd."""
    folder.mkdir()
    port, metrics = _free_port(), _free_port()
    settings = [text for name in OPEN_TO_ONE for text in ("--set", f"{name}={MANY}")]
    named = ["--database", database] if database else []
    command = [sys.executable, "-m", "fuda.cli", "serve", "--no-open", "--port", str(port), *named]
    command += ["--metrics", f"127.0.0.1:{metrics}", "--set", f"tables_per_person={MANY}", *settings]
    with (folder / "server.log").open("w") as said:
        server = subprocess.Popen(command, env=os.environ | {"FUDA_HOME": str(folder)}, stderr=said)
    try:
        end = time.monotonic() + STARTING
        while not _answers(port):
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError((folder / "server.log").read_text()[-500:].strip().removeprefix("fuda: "))
            time.sleep(0.1)
        yield port, lambda: _metrics(metrics)
    finally:
        server.terminate()
        try:
            server.wait(ENDING)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


@contextmanager
def _echo() -> Generator[tuple[int, Callable[[], Used]]]:
    listening = socket.create_server(("127.0.0.1", 0))
    here, there = _context.Pipe()
    process = _context.Process(target=echo.serve, args=(listening, there), daemon=True)
    process.start()

    def used() -> Used:
        here.send(True)
        return Used(here.recv())

    try:
        yield listening.getsockname()[1], used
    finally:
        here.send(False)
        process.join(10.0)
        if process.is_alive():
            process.kill()
        listening.close()


def _figures(what: str, tallies: list[Tally], seconds: float, cpu: float, memory: float | None) -> Figures:
    moves = sum(tally.moves for tally in tallies)
    latencies = [latency for tally in tallies for latency in tally.latencies]
    if len(latencies) < 2:
        raise RuntimeError("nobody has moved")
    cuts = quantiles(latencies, n=100, method="inclusive")
    return Figures(
        what=what,
        moves=moves,
        per_second=moves / seconds,
        late=sum(tally.late for tally in tallies),
        refused=sum(tally.refused for tally in tallies),
        cpu_ms=cpu / moves * 1000,
        p50_ms=cuts[49] * 1000,
        p99_ms=cuts[98] * 1000,
        bytes=sum(tally.bytes for tally in tallies) / moves,
        table_kb=memory,
    )


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=5.0):
            return True
    except (urllib.error.URLError, OSError):
        return False


def _metrics(port: int) -> Used:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30.0) as answer:
        lines = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if not line.startswith("#"))
    return Used(float(lines["process_cpu_seconds_total"]), int(lines["process_resident_memory_bytes"]))
