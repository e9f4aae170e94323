"""The first start: every kernel is compiled once and kept, each game in processes of its own.

`python -m fuda.cli.warm` compiles all games, some at a time; with one name it compiles that one, and with `--rules`
before it only what a first match needs: its rules and the opponents that neither search nor ask a network.
"""

import asyncio
import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from random import Random

from rich.console import Console

from fuda.bots import WARMING, bot, levels
from fuda.bots.ladder import SIMPLE
from fuda.catalogue import GAMES, game
from fuda.cli.language import reader_of
from fuda.core import jit
from fuda.core.locks import alone
from fuda.core.words import Words

SEARCHED = 6  # moves of a match before which every level thinks, so that there is something to look back at
AT_ONCE = 2  # processes that compile at the same time
RULES = "--rules"

logger = logging.getLogger("fuda.warm")


def compiled(name: str) -> bool:
    """Whether a game was compiled whole before, or need not be."""
    return jit.INTERPRETED or (jit.COMPILED / name).exists()


def playable(name: str) -> bool:
    """Whether a game's rules and simple opponents were compiled before, or need not be."""
    return compiled(name) or (jit.COMPILED / f"{name}.rules").exists()


def warm(name: str, words: Words) -> None:
    """Compile a game in this process, saying why it takes a while; nothing happens when it was compiled before."""
    if compiled(name):
        return
    console, message = Console(stderr=True, highlight=False), words.format("play-compiling")
    if not console.is_terminal:
        console.print(message)
    with console.status(message, spinner="dots", spinner_style="dim") if console.is_terminal else nullcontext():
        _compile(name)


def load(name: str) -> None:
    """Have all that a table needs of a game in this process: whoever calls it first would wait for a second or more."""
    if jit.INTERPRETED:
        return
    try:
        _play(name, opponents=())
        gc.freeze()  # what was loaded stays: nobody need look for garbage in it
    except Exception:
        logger.exception("a game could not be loaded", extra={"game": name})  # whoever plays it will see why


class Preparation:
    """Compiles games beside everything else: first what a match needs, then opponents that search.

    The first game goes first, and before all others what is asked for.
    """

    def __init__(self, names: Sequence[str], done: Callable[[str], object] = lambda _: None) -> None:
        missing = [name for name in names if not compiled(name)]
        order = [*missing[:1], *reversed(missing[1:])]  # on two cores the last game, the longest, goes beside the first
        self._waiting = [*((name, RULES) for name in order if not playable(name)), *((name, "") for name in order)]
        self._ready: dict[tuple[str, str], Future[None]] = {job: Future() for job in self._waiting}
        self._running: set[subprocess.Popen[bytes]] = set()
        self._lock, self._closed, self._done = threading.Lock(), False, done
        self._loader = ThreadPoolExecutor(1, "fuda-load")
        self._loaded: dict[str, Future[None]] = {}
        self._threads = [threading.Thread(target=self._work, daemon=True) for _ in range(min(AT_ONCE, len(missing)))]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def join(self) -> None:
        """Wait until all is done."""
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        """Stop."""
        with self._lock:
            self._closed = True
            for process in self._running:
                process.kill()
        self._loader.shutdown(cancel_futures=True)
        self.join()

    async def ready(self, name: str, *opponents: str) -> None:
        """Wait until a game can be played, with opponents of these levels; it is the next to be compiled.

        What a table needs of it is then loaded in a thread, beside whoever waits.
        """
        job = (name, RULES if set(opponents) <= set(SIMPLE) else "")
        with self._lock:
            if job in self._waiting:
                self._waiting.remove(job)
                self._waiting.insert(0, job)
        if job in self._ready:
            await asyncio.shield(asyncio.wrap_future(self._ready[job]))
        if name not in self._loaded:
            self._loaded[name] = self._loader.submit(load, name)
        await asyncio.shield(asyncio.wrap_future(self._loaded[name]))

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting or self._closed:
                    return
                name, part = job = self._waiting.pop(0)
                command = [sys.executable, "-m", "fuda.cli.warm", *([part] if part else []), name]
                process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
                self._running.add(process)
            process.wait()
            with self._lock:
                self._running.discard(process)
            # One that failed has said why, and is then compiled by whoever plays it.
            self._ready[job].set_result(None)
            if not part:
                self._done(name)


def main(names: Sequence[str], words: Words) -> int:
    """Compile games, all of them where none is named, and say how far it is."""
    if len(names) == 1:
        _compile(names[0])
        return 0
    if len(names) == 2 and names[0] == RULES:
        _compile_rules(names[1])
        return 0
    console = Console(stderr=True, highlight=False)
    missing = [name for name in names or GAMES if not compiled(name)]
    finished: list[str] = []

    def done(name: str) -> None:
        finished.append(name)
        title = words.format(f"{name}-name")
        console.print(words.format("warm-done", game=title, done=len(finished), count=len(missing)))

    if missing:
        console.print(words.format("play-compiling"))
    preparation = Preparation(missing, done)
    preparation.start()
    preparation.join()
    return 0 if all(map(compiled, names or GAMES)) else 1


def _compile(name: str) -> None:
    """Compile a game whole, unless another process does or has done so."""
    _compile_rules(name)
    with alone(jit.COMPILED / f"{name}.lock"):
        if not compiled(name):
            _play(name, levels(name))
            (jit.COMPILED / name).touch()


def _compile_rules(name: str) -> None:
    """Compile what a first match needs, unless another process does or has done so."""
    jit.COMPILED.mkdir(parents=True, exist_ok=True)
    with alone(jit.COMPILED / f"{name}.rules.lock"):
        if not playable(name):
            _play(name, [level for level in levels(name) if level in SIMPLE])
            (jit.COMPILED / f"{name}.rules").touch()


def _play(name: str, opponents: Sequence[str]) -> None:
    """Play a match at random, looking at everything that a real one looks at, with opponents of these levels."""
    rules, dice = game(name), Random(0)
    match = rules.new(seed=0)
    while not match.over:
        seat = match.seats[0]
        view = match.view(seat)
        if len(match.moves) < SEARCHED and opponents:
            rules.sample(view, 0)
            for level in opponents:
                bot(name, level).choose(view, 0, WARMING)
        move: list[str] = []
        while following := match.legal(seat, move):
            match.preview(seat, move)
            move.append(dice.choice(following))
        match.play(*move, seat=seat, deal=False)
        match.deal()
    _ = match.view(None), match.scores, match.winners


if __name__ == "__main__":
    if hasattr(os, "nice") and RULES not in sys.argv:
        os.nice(5)  # a match that is played meanwhile goes before it
    sys.exit(main(sys.argv[1:], reader_of(())))
