"""A bot that is another program: lines of JSON over its standard input and output (docs/protocol.md).

Nothing that the program does may hold up or harm the table. Every wait has an end, everything read is bounded, and
whoever breaks the protocol is `Lost`, with the reason.
"""

import json
import os
import selectors
import shlex
import signal
import time
from contextlib import suppress
from subprocess import PIPE, Popen
from typing import IO, Any, cast

from fuda.bots import game_of
from fuda.bots.search import parse_budget
from fuda.core.contract import Json
from fuda.core.errors import FudaError, IllegalAction
from fuda.core.game import Game

PROTOCOL = 1
BUDGET = "1000ms"  # for a move, unless told otherwise
STARTING = 20.0  # seconds in which a program must answer hello
SIMULATING = 10.0  # seconds for a move whose budget is a number of simulations
GRACE = 2.0  # seconds on top of every budget: a busy machine is no fault of the program
LEAVING = 0.5  # seconds in which a program may end by itself once its input is closed
LONGEST = 1 << 16  # bytes of an answer
KEPT = 2_000  # bytes kept of what a program says on standard error, the last ones


class Lost(FudaError):
    """The program can play no further: `kind` is start, protocol, exited, time, flood, nonsense or illegal."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


class Program:
    """Another program as a player; it is started for its first match and started anew after a fault."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process: Popen[bytes] | None = None
        self._unread = b""  # of its standard output
        self._errors = b""  # the end of its standard error
        self._asked = 0  # the number of the last request

    @property
    def errors(self) -> str:
        """What the program said last on standard error."""
        return self._errors.decode("utf-8", "replace")

    def begin(self, game: Game, seat: int) -> None:
        """Tell the program that a match begins; start it where it does not run."""
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "seat": seat,
            "seats": game.seats,
            "table": dict(game.options),
        }
        ran = self._process is not None
        self._errors = b""
        try:
            answer = self._greet(hello)
        except Lost as lost:
            if not ran or lost.kind != "exited":
                raise
            self.close()  # it ended after its last match, as it may
            answer = self._greet(hello)
        if answer.get("protocol") != PROTOCOL:
            raise Lost("protocol", _short(answer.get("protocol")))

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return the program's move, asked for as often as it takes to make it whole."""
        simulations, seconds = parse_budget(budget or BUDGET)
        limit = (seconds or SIMULATING) + GRACE
        # Legal actions follow from what the seat knows, so any world that fits the view will do to find them.
        match, seat = game_of(view).sample(view, seed), view["seat"]
        legal: list[str] = list(view["legal"])
        begun: list[str] = []
        end = time.monotonic() + limit
        while legal:
            request = {
                "type": "choose",
                "view": view,
                "begun": begun,
                "legal": legal,
                "seed": seed,
                "budget": {"sims": simulations} if simulations else {"ms": round(seconds * 1000)},
                "limit_ms": max(0, round((end - time.monotonic()) * 1000)),
            }
            begun += _actions(self._ask(request, end, limit))
            try:
                legal = list(match.legal(seat, begun))
            except IllegalAction as error:
                raise Lost("illegal", str(error)) from error
        return tuple(begun)

    def finish(self, result: Json) -> None:
        """Tell the program how the match ended; nobody waits for an answer, and a fault here harms nobody."""
        if self._process is not None:
            with suppress(Lost):
                self._exchange({"type": "result", **result}, time.monotonic() + GRACE, GRACE, answered=False)

    def close(self, *, patience: float = 0.0) -> None:
        """End the program and whatever it has started; `patience` is how many seconds it may take to end by itself."""
        process, self._process, self._unread = self._process, None, b""
        if process is None:
            return
        stdin, stdout, stderr = _pipes(process)
        stdin.close()
        end = time.monotonic() + patience
        while _ended(process) is None and time.monotonic() < end:
            time.sleep(0.005)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # before it is waited for: its number cannot be another's yet
        process.wait()
        self._keep(stderr)
        stdout.close()
        stderr.close()

    def _greet(self, hello: Json) -> Json:
        if self._process is None:
            self._start()
        return self._ask(hello, time.monotonic() + STARTING, STARTING)

    def _start(self) -> None:
        try:
            # In a session of its own, so that Ctrl-C reaches the arena alone and everything it starts can be ended.
            process = Popen(
                shlex.split(self.command), bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Lost("start", str(error)) from error
        for pipe in _pipes(process):
            os.set_blocking(pipe.fileno(), False)
        self._process = process

    def _ask(self, request: Json, end: float, limit: float) -> Json:
        """Send a request and return the answer that carries its number."""
        self._asked += 1
        line = self._exchange({"id": self._asked, **request}, end, limit)
        try:
            answer: Any = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Lost("nonsense", _short(line.decode("utf-8", "replace"))) from error
        if not isinstance(answer, dict):
            raise Lost("nonsense", _short(cast(object, answer)))
        answered = cast(Json, answer)
        if type(answered.get("id")) is not int or answered["id"] != self._asked:
            raise Lost("nonsense", f"id {_short(answered.get('id'))} ≠ {self._asked}")
        return answered

    def _exchange(self, message: Json, end: float, limit: float, *, answered: bool = True) -> bytes:
        """Write one line and, where it is to be answered, read one, until the end of the time."""
        process = self._process
        assert process is not None
        stdin, stdout, stderr = _pipes(process)
        left = memoryview(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while left or (answered and b"\n" not in self._unread):
                ready = selector.select(max(0.0, end - time.monotonic()))
                if not ready or time.monotonic() > end:  # a program that never stops talking is always ready
                    raise Lost("time", f"{limit:g} s")
                for key, _ in ready:
                    if key.fileobj is stdin:
                        left = left[self._write(stdin, left) :]
                        if not left:
                            selector.unregister(stdin)
                    elif key.fileobj is stderr:
                        if not self._keep(stderr):
                            selector.unregister(stderr)
                    else:
                        self._read(stdout)
        line, _, self._unread = self._unread.partition(b"\n") if answered else (b"", b"", self._unread)
        return line

    def _write(self, stdin: IO[bytes], data: memoryview) -> int:
        try:
            return os.write(stdin.fileno(), data)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise self._exited() from error

    def _read(self, stdout: IO[bytes]) -> None:
        with suppress(BlockingIOError):
            data = os.read(stdout.fileno(), LONGEST)
            if not data:
                raise self._exited()
            self._unread += data
            if len(self._unread) > LONGEST:
                raise Lost("flood", f"{LONGEST:,}")

    def _keep(self, stderr: IO[bytes]) -> bool:
        """Keep the end of what is on standard error; False when nothing more can come."""
        with suppress(BlockingIOError):
            data = os.read(stderr.fileno(), LONGEST)
            self._errors = (self._errors + data)[-KEPT:]
            return bool(data)
        return True

    def _exited(self) -> Lost:
        """Say how the program ended; one that has only closed its output is ended by whoever catches this."""
        assert self._process is not None
        end = time.monotonic() + LEAVING
        while (status := _ended(self._process)) is None and time.monotonic() < end:
            time.sleep(0.005)
        return Lost("exited", "…" if status is None else status)


def _actions(answer: Json) -> list[str]:
    """Return the actions of an answer."""
    move = cast("list[object] | None", answer.get("move"))
    if not isinstance(move, list) or not move or not all(isinstance(action, str) for action in move):
        raise Lost("nonsense", f"move {_short(move)}")
    return cast("list[str]", move)


def _pipes(process: Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def _ended(process: Popen[bytes]) -> str | None:
    """Return the status or the signal by which a program has ended; its number is not let go to another one yet."""
    found = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    if found is None:
        return None
    return str(found.si_status) if found.si_code == os.CLD_EXITED else signal.Signals(found.si_status).name


def _short(value: object, most: int = 80) -> str:
    text = repr(value)
    return text if len(text) <= most else f"{text[:most]}…"
