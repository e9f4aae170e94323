"""Processes that play the matches of a contest, and the file in which finished ones are kept."""

import fcntl
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, NoReturn, Self

import msgspec

from fuda.bots.arena import Referee, Result, Setting
from fuda.bots.decisions import Decisions
from fuda.core.errors import FudaError

FORMAT, VERSION = "fuda-arena", 1
ENDING = 5.0  # seconds that a worker may take to end its programs


class Mixed(FudaError):
    """A file that holds another contest."""

    def __init__(self, path: Path, names: list[str]) -> None:
        super().__init__(f"{path} holds results of another contest; what differs: {', '.join(names)}")
        self.path, self.names = path, names


class Damaged(FudaError):
    """A file that holds no contest, or something that is no result."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of results."""

    format: str
    version: int
    setting: Setting


class Log:
    """Finished matches as lines of JSON: whatever happens to the arena, they need not be played again."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.results: dict[tuple[int, int], Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b")
        try:
            self._open(setting)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results[result.number] = result
        self._write(result)

    def _open(self, setting: Setting) -> None:
        """Take the file for oneself and read what it holds; a last line that was cut off is cut away."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise FudaError(f"{self.path} is being written by another arena") from error
        self._file.seek(0)
        text = self._file.read()
        whole = text.rpartition(b"\n")[0]
        self._file.truncate(len(whole) + 1 if whole else 0)
        lines = whole.split(b"\n") if whole else []
        if not lines:
            self._write(Header(FORMAT, VERSION, setting))
            return
        try:
            header = msgspec.json.decode(lines[0], type=Header)
            found = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise Damaged(f"{self.path} is no file of an arena, or is damaged ({error})") from error
        if (header.format, header.version) != (FORMAT, VERSION):
            raise Damaged(f"{self.path} is of another format: {header.format} {header.version}")
        kept, wanted = msgspec.to_builtins(header.setting), msgspec.to_builtins(setting)
        if differing := [name for name in wanted if kept[name] != wanted[name]]:
            raise Mixed(self.path, differing)
        self.results = {result.number: result for result in found}

    def _write(self, line: Header | Result) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def contest(
    setting: Setting,
    matches: Iterable[tuple[int, int]],
    workers: int,
    ready: Callable[[], object] = lambda: None,
    keep: Callable[[Decisions], object] | None = None,
) -> Generator[Result]:
    """Play matches in that many processes and yield the results as they come; `ready` is called when all are warm.

    `keep` gets the decisions of each match before its result comes. Close the iterator to stop: no process is left
    behind.
    """
    left = iter(matches)
    team: dict[Connection, SpawnProcess] = {}
    try:
        for _ in range(workers):  # the first one compiles, the others find it done
            team |= [_hire(setting, keep is not None)]
            if len(team) == 1:
                _hear(next(iter(team)))
        for pipe in list(team)[1:]:
            _hear(pipe)
        ready()
        busy = [pipe for pipe in team if _hand(pipe, left)]
        while busy:
            for pipe in wait(busy):
                assert isinstance(pipe, Connection)
                result, decisions = _hear(pipe)
                if keep is not None and decisions is not None:
                    keep(decisions)
                if not _hand(pipe, left):
                    busy.remove(pipe)
                yield result
    finally:
        for pipe, process in team.items():
            pipe.close()
            process.terminate()
        for process in team.values():
            process.join(ENDING)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()


def _hire(setting: Setting, keep: bool) -> tuple[Connection, SpawnProcess]:
    here, there = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_work, args=(setting, keep, there), daemon=True)
    process.start()
    there.close()
    return here, process


def _hand(pipe: Connection, left: Iterator[tuple[int, int]]) -> bool:
    """Give a worker the next match; False when there is none."""
    for match in left:
        pipe.send(match)
        return True
    return False


def _hear(pipe: Connection) -> Any:
    """Return what a worker says."""
    try:
        return pipe.recv()
    except (EOFError, OSError) as error:
        raise FudaError("a worker of the arena has failed; what it said is above, finished matches are kept") from error


def _work(setting: Setting, keep: bool, pipe: Connection) -> None:
    """Play whatever match is asked for, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which then ends its workers
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    with Referee(setting, keep=keep) as referee:
        referee.warm()
        pipe.send(None)
        while True:
            try:
                deal, rotation = pipe.recv()
            except EOFError:
                return
            with suppress(BrokenPipeError):  # nobody waits for it any more
                pipe.send((referee.play(deal, rotation), referee.decisions))


def _leave(*_: object) -> NoReturn:
    sys.exit(0)  # through Referee's end, which ends the programs


def _outlive_nobody() -> None:
    """End this process when the arena is killed, even in the middle of a match."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
