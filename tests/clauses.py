"""`@clause("KK-17")` names the clauses that a test shows to hold; `python -m tests.clauses` lists those without one.

Each game of the catalogue declares its clauses in `rulebook.SECTIONS`; all of them need a test.
"""

import ast
import importlib
import sys
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


def marked() -> set[str]:
    """The clauses that some test is marked with, read without running any."""
    return {name for path in TESTS.rglob("*.py") for name in _marks(path)}


def missing(game: str) -> list[str]:
    """The clauses of one game that no test is marked with."""
    marks = marked()
    return [name for name in declared(game) if name not in marks]


def _marks(path: Path) -> Iterator[str]:
    """Arguments of every `clause(…)` in a file: on a function or a class, in `pytestmark`, in a parameter's marks."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        match node:
            case ast.Call(func=ast.Name("clause") | ast.Attribute(attr="clause"), args=arguments):
                for argument in arguments:
                    yield _literal(argument, path)


def _literal(argument: ast.expr, path: Path) -> str:
    match argument:
        case ast.Constant(str(name)):
            return name
    where = f"{path.relative_to(TESTS.parent)}:{argument.lineno}"
    raise TypeError(f'{where}: write clause ids out, as in @clause("KK-17"), so that they can be found')


def report() -> bool:
    """Print how much of each rulebook has a test; true when all of it has."""
    complete = True
    for game in GAMES:
        clauses, without = declared(game), missing(game)
        print(f"{game}: {len(clauses) - len(without)} of {len(clauses)} clauses have a test")
        if without:
            print(f"  without: {' '.join(without)}")
            complete = False
    return complete


if __name__ == "__main__":
    sys.exit(not report())
