"""A finished match looked at together: who played may lead, everybody may follow, and nobody before the end."""

import asyncio
from pathlib import Path

import pytest

from fuda.server import together
from tests.server.harness import Page, player, run, running


def test_one_leads_and_others_follow(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            one = await player(server.port)
            table = await one.open("koikoi", "greedy", options={"rounds": 1, "tiebreak": "draw"})
            await one.join(table)
            path, place = f"/api/tables/{table}/together", {"step": 3, "seat": 1, "blind": False}
            assert (await one.ask("GET", path))[1]["code"] == "not-now"
            assert (await one.ask("POST", path, place))[1]["code"] == "not-now"
            assert (await one.send("start"))["type"] == "ack"
            await one.until(lambda: one.info["stage"] == "playing")
            one.seat = 0
            await one.play()
            stranger = Page(server.port)
            nobody = {"version": 0, "leader": None, "name": None, "place": None, "names": []}
            assert await stranger.ask("GET", path) == (200, nobody)
            assert (await stranger.ask("POST", path, place))[1]["code"] == "not-seated"
            # Whoever waits is told at once.
            waiting = asyncio.create_task(stranger.ask("GET", f"{path}?known=0"))
            await asyncio.sleep(0.05)
            status, shown = await one.ask("POST", path, place)
            assert (status, shown["version"], shown["place"]) == (200, 1, place)
            status, followed = await waiting
            assert (status, followed["place"], followed["leader"]) == (200, place, shown["leader"])
            assert len(followed["names"]) == 2
            assert (await one.ask("POST", path, {**place, "step": -1}))[0] == 400
            await one.leave()

    run(test())


def test_who_stays_away_is_forgotten(monkeypatch: pytest.MonkeyPatch):
    session = together.Session()
    session.seen = {"one": ("One", 0.0), "two": ("Two", together.HERE)}
    monkeypatch.setattr(together.time, "monotonic", lambda: together.HERE + 1)
    assert session.names() == ["Two"]
