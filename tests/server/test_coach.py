"""Asking the coach: among bots, before a move, for all to see in the log and the record; never among people."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import fuda
from fuda.core.errors import FudaError
from fuda.server.messages import Owner
from tests.server.harness import player, run, running, table_of

SHORT = {"rounds": 1, "tiebreak": "draw"}
RANGE = {"mean": 0.5, "low": 0.4, "high": 0.6}


class Adviser:
    """Says twice that the first move is best, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[Owner, Any, int]] = []
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.left = 0

    async def advise(self, owner: Owner, view: Any, number: int) -> AsyncIterator[Any]:
        self.shown.append((owner, view, number))
        ranges = dict.fromkeys(("points", "chance", "points_behind", "chance_behind"), RANGE)
        move = {"move": [view["legal"][0]], "by_reference": True, **ranges}
        said = {"game": view["game"], "seat": view["seat"], "choices": len(view["legal"]), "matters": True}
        try:
            for worlds in (64, 128):
                yield said | {"moves": [move], "worlds": worlds, "done": worlds == 128}
                await self.goes_on.wait()
        finally:
            self.left += 1


class Busy:
    """Has no time."""

    async def advise(self, owner: Owner, view: Any, number: int) -> AsyncIterator[Any]:
        raise FudaError("the coach is asked too much at the moment")
        yield


def test_who_plays_among_bots_asks_and_the_log_and_the_record_say_so(tmp_path: Path):
    async def test() -> None:
        coach = Adviser()
        async with running(tmp_path / "fuda.db", coach=coach) as server:
            [ann] = await table_of(server.port, 1, "greedy", options=SHORT, coach=True)
            await ann.until(lambda: ann.mine)
            assert (ann.info["coach"], ann.info["asked"]) == (True, 0)
            moves, view = ann.info["moves"], ann.view
            said = await ann.send("ask", seen=ann.update["seq"])
            assert (said["type"], said["moves"][0]["move"]) == ("advised", view["legal"][:1])
            await ann.until(lambda: ann.received[-1].get("done"))
            assert [each["worlds"] for each in ann.received if each["type"] == "advised"] == [64, 128]
            await ann.reach(said["seq"])
            assert ann.info["asked"] == 1
            assert [event["key"] for event in ann.update["events"]] == ["core-event-asked"]
            # Only what the seat may know was shown to the coach.
            [(owner, shown, number)] = coach.shown
            assert (owner, shown["seat"], number) == (("127.0.0.1", ann.person), 0, moves + 1)
            assert shown["board"] == view["board"]
            again = await ann.send("ask", seen=ann.update["seq"])  # the same question is no second mark
            assert again["type"] == "advised"
            assert ann.info["asked"] == 1
            await ann.play()
            assert ann.info["asked"] == 1
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            assert record["asked"] == [{"after": moves, "seat": 0}]
            record.pop("signature")
            assert fuda.replay(record).record() == record
            _, replay = await ann.ask("GET", f"/api/tables/{ann.table}/replay")
            told = [step for step in replay["steps"] if any(e["key"] == "core-event-asked" for e in step["events"])]
            assert [step["seat"] for step in told] == [0]
            _, mine = await ann.ask("GET", "/api/me/tables")
            assert mine["tables"][0]["asked"] == 1

    run(test())


def test_the_coach_is_refused_among_people_in_a_deal_of_the_day_and_where_the_table_has_none(tmp_path: Path):
    async def test() -> None:
        coach = Adviser()
        async with running(tmp_path / "fuda.db", coach=coach, guide_budget="30sims") as server:
            ann, ben = await table_of(server.port, coach=True)
            mover = ann if ann.mine else ben
            assert not mover.info["coach"]
            refused = await mover.send("ask", seen=mover.update["seq"])
            assert (refused["code"], "other people" in refused["message"]) == ("not-now", True)
            eve = await player(server.port)
            await eve.join((await eve.ask("POST", "/api/games/koikoi/day"))[1]["id"])
            await eve.until(lambda: eve.mine)
            assert "deal of the day" in (await eve.send("ask", seen=eve.update["seq"]))["message"]
            [una] = await table_of(server.port, 1, "greedy")
            await una.until(lambda: una.mine)
            assert "without a coach" in (await una.send("ask", seen=una.update["seq"]))["message"]
            watching = await player(server.port, 9)
            await watching.join(una.table)
            assert (await watching.send("ask", seen=watching.update["seq"]))["code"] == "not-seated"
            [ida] = await table_of(server.port, 1, "greedy", coach=True)
            await ida.until(lambda: ida.mine)
            assert (await ida.send("ask", seen=1))["code"] == "stale"
            assert coach.shown == []

    run(test())


def test_whoever_moves_or_goes_hears_no_more_of_the_coach(tmp_path: Path):
    async def test() -> None:
        coach = Adviser()
        coach.goes_on.clear()
        async with running(tmp_path / "fuda.db", coach=coach) as server:
            [ann] = await table_of(server.port, 1, "greedy", coach=True)
            await ann.until(lambda: ann.mine)
            seq = (await ann.send("ask", seen=ann.update["seq"]))["seq"]
            await ann.reach(seq)
            await ann.reach((await ann.move())["seq"])  # nobody waits for the coach
            await ann.until(lambda: ann.mine)
            coach.goes_on.set()
            said = await ann.send("ask", seen=ann.update["seq"])
            assert said["seq"] > seq
            await ann.until(lambda: ann.received[-1].get("done"))
            heard = [each["seq"] for each in ann.received if each["type"] == "advised"]
            assert heard == [seq, said["seq"], said["seq"]]
            assert coach.left == 2

    run(test())


def test_a_coach_without_time_or_none_at_all_says_so(tmp_path: Path):
    async def test() -> None:
        for number, coach in enumerate((Busy(), None)):
            async with running(tmp_path / f"fuda{number}.db", coach=coach) as server:
                [ann] = await table_of(server.port, 1, "greedy", coach=True)
                await ann.until(lambda page=ann: page.mine)
                assert (await ann.send("ask", seen=ann.update["seq"]))["code"] == "too-many"

    run(test())
