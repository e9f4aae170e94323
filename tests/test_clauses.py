"""The rulebooks and the marks of the tests name the same clauses."""

from collections import Counter

import pytest

from fuda.catalogue import GAMES
from tests.clauses import declared, marked, missing


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_a_game_has_a_test(game: str):
    without = missing(game)
    assert not without, f"no test is marked with {' '.join(without)}"


def test_every_mark_names_a_clause_of_some_rulebook():
    known = {name for game in GAMES for name in declared(game)}
    unknown = sorted(marked() - known)
    assert not unknown, f"no rulebook has {' '.join(unknown)}"


def test_no_clause_is_declared_twice():
    count = Counter(name for game in GAMES for name in declared(game))
    assert [name for name, times in count.items() if times > 1] == []
