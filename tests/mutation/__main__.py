"""How many small wrong changes to the code the tests notice: `python -m tests.mutation koikoi --sample 300`.

The tests are collected once. Each mutant is a fork of that process in which one function has other code, so kernels are
interpreted; it runs the tests that reach the function, those that have found most in the shortest time first, until one
fails. Results are kept in .mutation/, a line each, so that a campaign goes on where it was stopped; the last one is in
docs/mutation.md.
"""

import argparse
import importlib
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.forks import Job, forks
from tests.mutation.mutants import Mutant, digest, mutants

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".mutation"
LONGEST = 20.0  # seconds: a mutant may take that much longer than the tests themselves, else it hangs and is noticed


@dataclass(frozen=True)
class Reached:
    """What is known of a test."""

    seconds: float
    functions: frozenset[str]


@dataclass(frozen=True)
class Target:
    """What is changed, and the tests that shall notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    chosen: str = ""  # of these tests


def _kernel(game: str, *more: str) -> Target:
    contract = ("tests/contract/test_signature.py", "tests/contract/test_rules.py", "tests/contract/test_views.py")
    modules = tuple(f"fuda.games.{game}.{name}" for name in ("rules", *more))
    return Target(modules, (f"tests/games/{game}", *contract), f"{game} or signature")


TARGETS = {
    "koikoi": _kernel("koikoi"),
    "kocka": _kernel("kocka"),
    "yojimbo": _kernel("yojimbo", "defence", "sets", "worlds"),
    "fair": Target(("fuda.core.fair",), ("tests/core/test_fair.py", "tests/core/test_record.py")),
    "projection": Target(("fuda.server.projection",), ("tests/server/test_projection.py",)),
}


class Campaign:
    """A plugin that tries mutants where pytest would run the tests."""

    def __init__(self, name: str, sample: int, seed: int, patience: float, workers: int) -> None:
        self.name, self.target, self.patience, self.workers = name, TARGETS[name], patience, workers
        self.paths = [Path(str(importlib.import_module(module).__file__)) for module in self.target.modules]
        found = [mutant for path in self.paths for mutant in mutants(path)]
        self.total = len(found)
        random.Random(seed).shuffle(found)
        self.sample = found[:sample] if sample else found
        self.file = KEPT / f"{name}-{digest(self.paths)}.jsonl"
        self.known = {line["mutant"]: line for line in _lines(self.file)}
        self.functions = {code: function for module in self.target.modules for code, function in _functions(module)}
        self.kills: Counter[str] = Counter(line["by"] for line in self.known.values() if line["by"])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try what is not known yet."""
        if session.testsfailed:  # those of a file that cannot be read would be missed without a word
            raise session.Interrupted("not all tests could be collected")
        KEPT.mkdir(exist_ok=True)
        items = {item.nodeid: item for item in session.items}
        reached = self._reached(items)
        wanted = [mutant for mutant in self.sample if mutant.name not in self.known]
        jobs = ((mutant, self._trial(mutant, items, reached)) for mutant in wanted)
        for count, (mutant, found) in enumerate(forks(jobs, self.workers), len(self.sample) - len(wanted) + 1):
            by = found["by"] if isinstance(found, dict) else str(found)
            line = {
                "mutant": mutant.name, "line": mutant.line, "before": mutant.before, "after": mutant.after, "by": by,
            }  # fmt: skip
            self.known[mutant.name] = line
            self.kills[by] += 1
            _append(self.file, line)
            print(f"{count} of {len(self.sample)} {mutant.name} line {mutant.line}: {by or 'SURVIVED'}", flush=True)
        return True

    def _reached(self, items: dict[str, pytest.Item]) -> dict[str, Reached]:
        """Return for each test how long it takes and which functions it reaches; known from before where possible."""
        file = self.file.with_suffix(".reached")
        known: dict[str, Any] = {line["test"]: line for line in _lines(file)}
        jobs = ((item, Job(partial(self._watched, item), 600.0)) for name, item in items.items() if name not in known)
        for item, answer in forks(jobs, self.workers):
            found = answer
            if not isinstance(found, dict):
                print(f"{item.nodeid} fails without any change and is left out: {found}", flush=True)
                found = {"test": item.nodeid, "seconds": 0.0, "functions": []}
            known[item.nodeid] = found
            _append(file, found)
        return {name: Reached(known[name]["seconds"], frozenset(known[name]["functions"])) for name in items}

    def _watched(self, item: pytest.Item) -> dict[str, Any] | str:
        called: set[CodeType] = set()
        begun = time.process_time()
        sys.setprofile(lambda frame, event, _: called.add(frame.f_code) if event == "call" else None)
        failed = _failed(item)
        sys.setprofile(None)
        names = sorted(self.functions[code] for code in called & self.functions.keys())
        seconds = round(time.process_time() - begun, 3)
        return "failed" if failed else {"test": item.nodeid, "seconds": seconds, "functions": names}

    def _trial(self, mutant: Mutant, items: dict[str, pytest.Item], reached: dict[str, Reached]) -> Job:
        """Return the trial of a mutant: what has found most in the shortest time comes first."""
        tests = [name for name, found in reached.items() if mutant.function in found.functions]
        tests.sort(key=lambda name: (reached[name].seconds + 0.01) / (self.kills[name] + 0.1))

        def work() -> dict[str, Any]:
            for module in self.target.modules:
                for code, name in _functions(module):
                    if name == mutant.function and Path(code.co_filename) == mutant.path:
                        FUNCTIONS[code].__code__ = mutant.code
            begun = time.process_time()
            for name in tests:
                if _failed(items[name]):
                    return {"by": name}
                if time.process_time() - begun > self.patience:
                    break
            return {"by": ""}

        return Job(work, min(self.patience, sum(reached[name].seconds for name in tests)) + LONGEST)


FUNCTIONS: dict[CodeType, FunctionType] = {}


def _functions(module: str) -> Iterator[tuple[CodeType, str]]:
    """Give the code and the name of every function and method of a module."""
    owner = importlib.import_module(module)
    for holder in (owner, *(each for each in vars(owner).values() if isinstance(each, type))):
        if getattr(holder, "__module__", module) != module:
            continue
        for value in vars(holder).values():
            function = getattr(value, "fget", None) or getattr(value, "__func__", value)
            if isinstance(function, FunctionType) and function.__module__ == module:
                FUNCTIONS.setdefault(function.__code__, function)
                yield function.__code__, function.__qualname__


def _failed(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _lines(path: Path) -> list[dict[str, Any]]:
    whole = path.read_text("utf-8").rpartition("\n")[0] if path.exists() else ""
    return [json.loads(line) for line in whole.splitlines()]


def _append(path: Path, line: object) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


def main() -> int:
    """Try mutants of one target and say how many were noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--sample", type=int, default=0, help="how many, drawn at random; all where none is given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="how many are tried at the same time")
    parser.add_argument("--patience", type=float, default=60.0, help="seconds of tests that a mutant may survive")
    asked = parser.parse_args()
    target = TARGETS[asked.target]
    if os.environ.get("NUMBA_DISABLE_JIT") != "1":  # it is read when kernels are imported
        command = [sys.executable, "-m", "tests.mutation", *sys.argv[1:]]
        os.execve(sys.executable, command, os.environ | {"NUMBA_DISABLE_JIT": "1"})
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the forks go with it
    campaign = Campaign(asked.target, asked.sample, asked.seed, asked.patience, asked.workers)
    arguments = ["-q", "-p", "no:cacheprovider", "-m", "not compiled_only"]
    pytest.main([*arguments, "-k", target.chosen, *target.tests], plugins=[campaign])
    tried = [campaign.known[mutant.name] for mutant in campaign.sample if mutant.name in campaign.known]
    survived = [line for line in tried if not line["by"]]
    share = 100 * (len(tried) - len(survived)) / max(1, len(tried))
    print(f"{asked.target}: {len(tried)} of {campaign.total} mutants tried, {share:.1f} % noticed")
    for line in survived:
        print(f"  {line['mutant'].rsplit(':', 2)[0]} line {line['line']}: {line['before']}  →  {line['after']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
