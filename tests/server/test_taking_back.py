"""Taking a move back: among bots, one move, and for all to see in the record."""

from pathlib import Path

import pytest

import fuda
from fuda.core import match as core_match
from fuda.server import tables
from tests.server.harness import player, run, running, table_of


def test_a_move_among_bots_can_be_taken_back_and_the_record_says_so(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "greedy", options={"rounds": 1, "tiebreak": "draw"})
            await ann.until(lambda: ann.mine)
            assert ann.info["back"] is None
            before, moves = ann.view["board"], ann.info["moves"]
            await ann.reach((await ann.move())["seq"])
            await ann.until(lambda: ann.info["back"] == 0 and ann.mine)
            answer = await ann.send("back", seen=ann.update["seq"])
            await ann.reach(answer["seq"])
            assert (ann.view["board"], ann.info["moves"], ann.info["back"]) == (before, moves, None)
            assert [event["key"] for event in ann.update["events"]] == ["core-event-taken-back"]
            assert (await ann.send("back", seen=ann.update["seq"]))["code"] == "not-now"
            await ann.play()
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            [taken] = record["taken_back"]
            assert (taken["after"], taken["moves"][0][0]) == (moves, 0)
            record.pop("signature")  # is the server's: no match played again can make it
            assert fuda.replay(record).record() == record
            _, found = await ann.ask("GET", f"/api/tables/{ann.table}/verify")
            assert all(check["holds"] for check in found["checks"])
            _, replay = await ann.ask("GET", f"/api/tables/{ann.table}/replay")
            told = [event["key"] for step in replay["steps"] for event in step["events"]]
            assert told.count("core-event-taken-back") == 1

    run(test())


def test_taking_back_comes_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Somebody could move and take back for ever, and fill the log and the record."""
    for module in (core_match, tables):
        monkeypatch.setattr(module, "UNDONE", 4)

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "greedy")
            taken = 0
            while True:
                await ann.until(lambda: ann.mine)
                await ann.reach((await ann.move())["seq"])
                await ann.until(lambda: ann.mine)
                if ann.info["back"] is None:
                    break
                await ann.reach((await ann.send("back", seen=ann.update["seq"]))["seq"])
                taken += 1
            assert 1 <= taken <= 4
            assert (await ann.send("back", seen=ann.update["seq"]))["code"] == "not-now"
            await ann.play()
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            assert sum(len(each["moves"]) for each in record["taken_back"]) >= 4
            await ann.leave()

    run(test())


def test_a_table_that_took_back_is_the_same_after_a_restart(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "greedy")
            await ann.until(lambda: ann.mine)
            await ann.reach((await ann.move())["seq"])
            await ann.until(lambda: ann.info["back"] == 0 and ann.mine)
            await ann.reach((await ann.send("back", seen=ann.update["seq"]))["seq"])
            view = ann.view
            await ann.leave()
        async with running(tmp_path / "fuda.db") as server:
            ann.port = server.port
            await ann.join(ann.table)
            assert ann.view == view

    run(test())


def test_nothing_is_taken_back_among_people_in_a_deal_of_the_day_or_by_an_old_page(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", guide_budget="30sims") as server:
            ann, ben = await table_of(server.port)
            mover = ann if ann.mine else ben
            await mover.reach((await mover.move())["seq"])
            assert mover.info["back"] is None
            assert (await mover.send("back", seen=mover.update["seq"]))["code"] == "not-now"
            eve = await player(server.port)
            await eve.join((await eve.ask("POST", "/api/games/koikoi/day"))[1]["id"])
            await eve.until(lambda: eve.mine)
            await eve.reach((await eve.move())["seq"])
            assert eve.info["back"] is None
            assert (await eve.send("back", seen=eve.update["seq"]))["code"] == "not-now"
            [una] = await table_of(server.port, 1, "greedy")
            await una.until(lambda: una.mine)
            await una.reach((await una.move())["seq"])
            await una.until(lambda: una.info["back"] == 0 and una.mine)
            assert (await una.send("back", seen=1))["code"] == "stale"

    run(test())


def test_older_games_are_listed_page_by_page(tmp_path: Path):
    async def test() -> None:
        now = [1_000_000]
        async with running(tmp_path / "fuda.db", now=lambda: now[0]) as server:
            ann = await player(server.port)
            tables: list[str] = []
            for _ in range(3):
                tables.append(await ann.open("koikoi", "greedy"))
                now[0] += 1_000
            _, all_of_them = await ann.ask("GET", "/api/me/tables")
            assert [table["id"] for table in all_of_them["tables"]] == tables[::-1]
            _, older = await ann.ask("GET", f"/api/me/tables?before={all_of_them['tables'][1]['created']}")
            assert [table["id"] for table in older["tables"]] == tables[:1]
            for nonsense in ("0.0", "1e3", "-1", "1%0a", "", "x", "9" * 17):
                for path in ("/api/me/tables", "/api/fair/aborts"):
                    assert (await ann.ask("GET", f"{path}?before={nonsense}"))[0] == 400, nonsense

    run(test())
