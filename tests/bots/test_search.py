"""How a search spends its budget."""

import pytest

import fuda
from fuda.bots.search import Search
from fuda.core.contract import Json

pytestmark = pytest.mark.compiled_only


def test_a_favourite_that_cannot_be_overtaken_ends_the_search_early(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The choice is the one that the whole budget would bring."""
    search, spent = Search("4000sims"), list[int]()
    match = fuda.game("koikoi", "russian").new(seed=8)
    early: list[tuple[str, ...]] = []
    views: list[Json] = []
    while not match.over and len(views) < 24:
        assert match.seat is not None
        view = match.view(match.seat, hints=False)
        views.append(view)
        early.append(search.choose(view, len(views)))
        match.play(*early[-1], seat=match.seat)
    grow = search._grow  # type: ignore[reportPrivateUsage]

    def counted(*given: object, **named: object) -> object:
        tree = grow(*given, **named)  # type: ignore[reportArgumentType]
        spent.append(int(tree.nodes[0]["visits"]))
        return tree

    monkeypatch.setattr(search, "_grow", counted)
    assert [search.choose(view, n) for n, view in enumerate(views, 1)] == early
    assert min(spent) < 4000
    monkeypatch.setattr("fuda.bots.search.LOOKS", 0.5)  # the first look comes after the end
    spent.clear()
    assert [search.choose(view, n) for n, view in enumerate(views, 1)] == early
    assert set(spent) == {4000}
