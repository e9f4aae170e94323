"""Finds tests whose outcome depends on the moment: `python -m tests.flicker --runs 30`.

Runs the browser's and the server's tests again and again, in another order each time, by two workers as in `./test`
and beside a process that keeps a core busy, and says which failed and how often. What is known is kept in
tests/flicker.jsonl, a line for each run: a run that was interrupted is done again, and a command that asks for 30 runs
after 12 of the same tests makes 18 more. The file is committed, since 30 runs take hours: another machine goes on where
this one was; each line says of which commit it was. `--anew` forgets all of them, as after a failure that was mended.
"""

import argparse
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

KEPT = Path(__file__).with_suffix(".jsonl")
SUITES = ("tests/browser", "tests/server")
ORDER = "FUDA_TEST_ORDER"  # the seed of a random order
WORKERS = ("-n", "2", "--dist", "load", "--maxschedchunk", "4")  # as in ./test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """As a plugin of pytest: files in random order, and the tests of each file too."""
    dice = random.Random(os.environ[ORDER])
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    for each in (shuffled := list(files.values())):
        dice.shuffle(each)
    dice.shuffle(shuffled)
    items[:] = [item for each in shuffled for item in each]


def busy() -> None:
    """Keep a core busy."""
    while True:
        pass


def run(number: int, what: list[str]) -> dict[str, Any]:
    """Run the tests once, and return what failed."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        told = ("-q", "-p", "tests.flicker", f"--junit-xml={report}")
        command = [sys.executable, "-m", "pytest", *told, *WORKERS, *what]
        environment = os.environ | {ORDER: str(number), "FUDA_BOUNDSCHECK": "1"}
        neighbour = multiprocessing.Process(target=busy, daemon=True)
        neighbour.start()
        try:
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        finally:
            neighbour.kill()
        if not report.exists():
            raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
        cases = list(ET.parse(report).iter("testcase"))
    failed = {
        f"{case.get('classname')}::{case.get('name')}": str(found.text)[-2000:]
        for case in cases
        for found in case
        if found.tag in ("failure", "error")
    }
    seconds = round(time.monotonic() - begun)
    return {"run": number, "at": commit(), "of": what, "tests": len(cases), "seconds": seconds, "failed": failed}


def commit() -> str:
    """Return the short name of the commit that is checked out."""
    asked = ("git", "rev-parse", "--short=7", "HEAD")
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def made_before(what: list[str]) -> list[dict[str, Any]]:
    """Return the runs of these tests that are known; a line that was being written when all ended is none."""
    lines = KEPT.read_text("utf-8").rpartition("\n")[0].splitlines() if KEPT.exists() else []
    return [run for run in map(json.loads, lines) if run["of"] == what]


def keep(made: dict[str, Any]) -> None:
    """Write a run down, in place of a line that was not finished."""
    before = KEPT.read_text("utf-8") if KEPT.exists() else ""
    KEPT.write_text(before[: before.rfind("\n") + 1] + json.dumps(made) + "\n", "utf-8")


def main() -> int:
    """Run until enough is known, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=30, help="how many runs there shall be, with those already made")
    parser.add_argument("--anew", action="store_true", help="forget the runs that were made")
    parser.add_argument("tests", nargs="*", default=SUITES, help="what to run instead of both suites")
    asked = parser.parse_args()
    if asked.anew:
        KEPT.unlink(missing_ok=True)
    made = made_before(list(asked.tests))
    for number in range(len(made), asked.runs):
        made.append(run(number, list(asked.tests)))
        keep(made[-1])
        failed = ", ".join(made[-1]["failed"]) or "nothing failed"
        print(
            f"run {number + 1} of {asked.runs}: {made[-1]['tests']} tests in {made[-1]['seconds']} s, {failed}",
            flush=True,
        )
    often = Counter(name for each in made for name in each["failed"])
    for name, times in often.most_common():
        print(f"{name} failed in {times} of {len(made)} runs")
    print(f"{len(made)} runs, {sum(each['tests'] for each in made)} tests, {often.total()} failures")
    return 1 if often else 0


if __name__ == "__main__":
    sys.exit(main())
