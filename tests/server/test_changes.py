"""Pages that get what changed see the same as pages that get everything."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import fuda
from fuda.server.changes import Changes, Shown, apply, differences, table_pieces, view_pieces
from fuda.server.projection import NOBODY, info
from tests.server.harness import Player, player, run, running, table_of
from tests.server.test_tables import Story, opened

TABLES = [("koikoi", "czech", {}), ("kocka", "standard", {}), ("yojimbo", "dan", {"players": 4})]


@pytest.mark.parametrize(("name", "preset", "options"), TABLES)
def test_what_was_shown_with_its_differences_is_what_is_shown_now(name: str, preset: str, options: dict[str, int]):
    match, dice = fuda.game(name, preset, **options).new(seed=11), Random(11)
    shown = {seat: match.view(seat) for seat in (None, 0, 1)}
    table = table_pieces(info(Story(opened("A", "B")).table, NOBODY))
    whole = changed = 0
    for _ in range(120):
        if match.over:
            break
        seat, begun = match.seats[0], list[str]()
        while following := match.legal(seat, begun):
            begun.append(dice.choice(following))
        match.play(*begun, seat=seat)
        changes = Changes()
        for viewer, before in shown.items():
            after = match.view(viewer)
            found = changes.between(Shown(table, view_pieces(before)), Shown(table, view_pieces(after)))
            sent = found[1] if found else msgspec.json.encode([[[], after]])
            shown[viewer] = apply(before, json.loads(sent))
            assert shown[viewer] == after
            whole, changed = whole + len(msgspec.json.encode(after)), changed + len(sent)
    assert changed < whole / 2


VIEWS: list[Any] = [
    None,
    {"seat": 0, "board": {}, "hints": None},
    {"seat": 0, "board": {"field": ["1L"], "turn": 1}, "hints": None},
    {"seat": 0, "board": {"turn": 0}, "hints": {"stake": {"gain": 3}}},
    {"seat": 0, "board": {"turn": 0, "field": []}, "hints": {"stake": {"gain": 4}, "lines": [[1]]}},
    {"board": None, "hints": {}},
]


@pytest.mark.parametrize("old", VIEWS)
@pytest.mark.parametrize("new", VIEWS)
def test_whatever_comes_to_a_view_or_goes_from_it_is_told(old: Any, new: Any):
    table = table_pieces(info(Story(opened("A", "B")).table, NOBODY))
    before, after = (Shown(table, view_pieces(view) if view is not None else None) for view in (old, new))
    for shown, view in ((before, old), (after, new)):
        assert json.loads(shown.view.whole() if shown.view else "null") == view
    found = Changes().between(before, after)
    assert found is not None
    assert found[0] == b"[]"
    assert apply(json.loads(json.dumps(old)), json.loads(found[1])) == new


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ({"a": 1}, {"a": 1}, []),
        (None, {"a": 1}, [[[], {"a": 1}]]),
        ({"a": 1, "b": 2}, {"b": 2, "c": 3}, [[["c"], 3], [["a"]]]),
        ([1, 2, 3, 4], [1, 5, 4], [[[], [1, 5, 4]]]),
        ([1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 0, 4, 5, 6, 7, 8, 9], [[[], 1, 2, [0]]]),
        ([1, 2], [], [[[], []]]),
        ([[1], [2]], [[1], [3]], [[[1], [3]]]),
        ([{"n": "a", "v": 1}, {"n": "b"}], [{"n": "b"}, {"n": "a", "v": 2}], [[[], [1, 0], []], [[1, "v"], 2]]),
        ([{"n": "a"}, {"n": "a"}], [{"n": "a"}, {"n": "c"}], [[[1, "n"], "c"]]),
        ([{"n": "a"}, {"n": "a"}], [{"n": "a"}], [[[], 1, 1, []]]),
        ([{}, {}], [{}], [[[], 1, 1, []]]),
    ],
)
def test_differences_are_as_small_as_what_differs(old: object, new: object, found: list[list[Any]]):
    assert differences(old, new) == found
    assert apply(json.loads(json.dumps(old)), found) == new


def test_a_page_that_asked_for_changes_sees_what_the_others_see(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port, 2, options={"rounds": 1}, start=False)
            other = Player(server.port, cookie=ann.cookie)
            guest, looker = await player(server.port), await player(server.port)
            await other.join(ann.table, changes=True)
            await guest.join(ann.table, changes=True)
            await looker.join(ann.table)
            other.contributes = False
            await ann.send("start")
            await asyncio.gather(ann.play(), ben.play())
            last = server.registry.actors[ann.table].table.seq
            for one, same in ((other, ann), (guest, looker)):
                await one.reach(last)
                await same.reach(last)
                assert (one.update["table"], one.view) == (same.update["table"], same.view)
                kinds = [json.loads(text)["type"] for text in one.raw_received]
                assert kinds.count("change") > kinds.count("update")
                told = [event for m in one.received if m["type"] == "update" for event in m["events"]]
                assert told == [event for m in same.received if m["type"] == "update" for event in m["events"]]

    run(test())
