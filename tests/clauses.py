"""`@clause("KK-17")` names the clauses that a test shows to hold; `python -m tests.clauses` lists those without one."""

import ast
import importlib
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from fuda.catalogue import GAMES

clause = pytest.mark.clause

TESTS = Path(__file__).parent


def declared(game: str) -> list[str]:
    """The clauses of one game's rulebook, in its order."""
    rulebook = importlib.import_module(f"{GAMES[game]}.rulebook")
    return [name for _, clauses in rulebook.SECTIONS for name in clauses]


def marked() -> Counter[str]:
    """How many marks in the tests name each clause, read without running them."""
    return Counter(name for path in sorted(TESTS.rglob("*.py")) for name in _marks(path))


def missing(game: str) -> list[str]:
    """The clauses of one game that no test is marked with."""
    marks = marked()
    return [name for name in declared(game) if name not in marks]


def _marks(path: Path) -> Iterator[str]:
    """Arguments of every `clause(…)` in a file: on a function or a class, in `pytestmark`, in a parameter's marks."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        called = function.id if isinstance(function, ast.Name) else getattr(function, "attr", None)
        if called != "clause":
            continue
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                where = f"{path.relative_to(TESTS.parent)}:{node.lineno}"
                raise TypeError(f'{where}: write clause ids out, as in @clause("KK-17"), so that they can be found')
            yield argument.value


def report() -> bool:
    """Print how much of each rulebook has a test; true when all of it has."""
    complete = True
    for game in GAMES:
        clauses, without = declared(game), missing(game)
        complete = complete and not without
        print(f"{game}: {len(clauses) - len(without)} of {len(clauses)} clauses have a test", end="")
        print(f"; without: {' '.join(without)}" if without else "")
    return complete


if __name__ == "__main__":
    sys.exit(not report())
