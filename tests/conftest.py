import os
import signal
from collections.abc import Generator
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

# The first example of a test may wait for a kernel to compile, and interpreted kernels are slow: time is no failure.
settings.register_profile("fuda", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fuda")

# A shell that starts the tests in the background has them ignore Ctrl-C, and every process they start inherits that;
# some tests interrupt one.
signal.signal(signal.SIGINT, signal.default_int_handler)

# What takes long begins first, or one worker would be at it when all others have nothing left to do.
LONG = ("tests/browser/", "tests/server/test_faults.py", "tests/server/test_fuzz.py", "tests/server/test_leaks.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long; all else stays in its order."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


# What takes long and runs hardly a line that others do not run is not measured, nor are the processes that it starts:
# that would take half as long again.
UNMEASURED = (
    "tests/bots/koikoi/test_network.py",
    "tests/bots/koikoi/test_positions.py",
    "tests/bots/kocka/",
    "tests/bots/test_blindness.py",
    "tests/bots/test_consider.py",
    "tests/bots/test_ladder.py",
    "tests/bots/test_search.py",
    "tests/bots/yojimbo/",
    "tests/contract/test_observation.py",
    "tests/contract/test_setup.py",
    "tests/contract/test_types.py",
    "tests/contract/test_views.py",
    "tests/games/koikoi/test_sampling.py",
    "tests/games/koikoi/test_scoring.py",
    "tests/games/yojimbo/test_end.py",
    "tests/games/yojimbo/test_golden.py",
    "tests/review/test_review.py",
    "tests/server/test_faults.py",
    "tests/server/test_fuzz.py",
)
MEASURING = "COVERAGE_PROCESS_CONFIG"  # by which processes that are started know that they are measured


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure what is to be measured."""
    measured = Coverage.current()
    if measured is None or not item.nodeid.startswith(UNMEASURED):
        return (yield)
    told = os.environ.pop(MEASURING, None)
    measured.stop()
    try:
        return (yield)
    finally:
        measured.start()
        if told is not None:
            os.environ[MEASURING] = told


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Save what a worker measured while it is still waited for: ten seconds after its last test it is killed."""
    measured = Coverage.current()
    if measured and hasattr(session.config, "workerinput"):
        measured.stop()
        measured.save()


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Leave word of what failed for the last lines of `./test`: most of what is printed before is seldom read."""
    told = os.environ.get("FUDA_FAILED")
    if told and not hasattr(terminalreporter.config, "workerinput"):
        failed = [*terminalreporter.stats.get("failed", ()), *terminalreporter.stats.get("error", ())]
        with Path(told).open("a", encoding="utf-8") as file:
            file.writelines(f"\n{each.nodeid}\n{indent(each.longreprtext[-2000:], '    ')}\n" for each in failed[:10])
