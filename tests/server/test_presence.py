"""People who come and go: clocks, substitutes, leaving, resigning, stopping, rematches."""

import asyncio
from pathlib import Path

import pytest

from fuda.server import scheduler
from fuda.server.entries import Closed
from fuda.server.registry import Registry
from tests.patience import PATIENCE
from tests.server.harness import Player, player, run, running, table_of


def test_a_bot_plays_for_who_has_vanished_until_they_return(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", grace=0.2) as server:
            ann, ben = await table_of(server.port, options={"rounds": 1})
            seq = ann.update["seq"]
            await ben.leave()
            await ann.play(lambda: ann.info["seats"][1]["substitute"])
            await ann.play(lambda: ann.info["moves"] >= 4 or ann.info["stage"] == "over")
            back = await Player(server.port, 2, cookie=ben.cookie).join(ann.table, seq=seq)
            await back.until(lambda: not back.info["seats"][1]["substitute"] or back.info["stage"] == "over")
            await asyncio.gather(ann.play(), back.play())
            _, replay = await ann.ask("GET", f"/api/tables/{ann.table}/replay")
            marked = [step["seat"] for step in replay["steps"] if step["substitute"]]
            assert marked
            assert set(marked) == {1}

    run(test())


def test_whose_page_is_not_heard_when_it_said_it_would_be_is_shown_as_away_until_it_is(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            await ben.send("ping")  # promises nothing
            await ben.send("ping", within=0)
            await ann.until(lambda: not ann.info["seats"][1]["connected"])
            assert not ann.info["seats"][1]["substitute"]
            back = await Player(server.port, 2, cookie=ben.cookie).join(ann.table)  # beside the line that is not closed
            await ann.until(lambda: ann.info["seats"][1]["connected"])
            await back.leave()
            await ann.until(lambda: not ann.info["seats"][1]["connected"])
            await ben.send("ping", within=60_000)
            await ann.until(lambda: ann.info["seats"][1]["connected"])

    run(test())


def test_a_bot_takes_as_long_as_the_most_leisurely_player_wants(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", bot_delay=0.7) as server:
            ann, ben, cat = await table_of(server.port, 3, "random", game="kocka")
            actor = server.registry.actors[ann.table]
            assert actor.presence.bot_delay(actor.table, 0.7) == 0.7
            for page, delay in ((ann, 0), (ben, 350), (cat, 150)):
                await page.send("ping", delay=delay)
            assert actor.presence.bot_delay(actor.table, 0.7) == 0.35
            await ben.send("ping", delay=5_000)
            assert actor.presence.bot_delay(actor.table, 0.7) == 0.7
            await (await player(server.port)).join(ann.table)  # who only looks on waits like the others
            await ben.leave()
            await ann.until(lambda: not ann.info["seats"][1]["connected"])
            assert actor.presence.bot_delay(actor.table, 0.7) == 0.15

    run(test())


async def asleep(registry: Registry, table: str) -> None:
    """Let a table that waits for its only player go from memory, as it does after a while."""
    actor = registry.actors[table]
    while not actor.idle:
        await asyncio.sleep(0.01)
    await registry.unload(actor)


def test_a_match_against_bots_sleeps_on_disk_until_its_player_is_back(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", tables_per_person=1) as server:
            [ann] = await table_of(server.port, 1, "greedy", options={"rounds": 2})
            registry, first, played = server.registry, ann.table, ann.info["moves"]
            await ann.until(lambda: ann.mine)
            await registry.unload(registry.actors[first])
            assert first in registry.actors, "somebody is there"
            assert await registry.env.log.running() == [first]
            await ann.leave()
            await asleep(registry, first)
            assert first not in registry.actors
            assert await registry.env.log.running() == [], "the next start of the server leaves it alone"
            assert (await ann.ask("PATCH", "/api/me", {"name": "Anna"}))[0] == 200
            await ann.join(await ann.open("koikoi", "greedy", start=True))  # a second one beside it
            _, mine = await ann.ask("GET", "/api/me/tables")
            assert [(each["id"], each["stage"]) for each in mine["tables"]][-1] == (first, "playing")
            assert first not in registry.actors, "a list wakes nobody"
            await ann.leave()
            await ann.join(first)
            assert first in await registry.env.log.running()
            assert (ann.info["moves"] >= played, ann.info["seats"][0]["name"]) == (True, "Anna")
            await ann.play()
            assert ann.info["end"]["ending"] == "played"

    run(test())


def test_a_table_that_has_gone_from_memory_looks_at_nothing_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def test() -> None:
        monkeypatch.setattr(scheduler, "LINGER", 0.05)
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "greedy", options={"rounds": 2})
            await ann.until(lambda: ann.mine)
            actor = server.registry.actors[ann.table]
            await ann.leave()
            while ann.table in server.registry.actors:
                await asyncio.sleep(0.01)
            await actor.mailbox.drained()
            assert not actor.scheduler.waiting
        assert "a message failed" not in caplog.text

    run(test())


def test_the_guided_game_that_was_left_is_found_again_though_it_sleeps(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", guide_budget="30sims") as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "random", guide=True)
            await ann.join(table)
            await ann.until(lambda: ann.mine)
            await ann.leave()
            await asleep(server.registry, table)
            assert table not in server.registry.actors
            assert await ann.open("koikoi", "random", guide=True) == table

    run(test())


def test_nobody_plays_on_for_people_who_are_all_gone(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", grace=0.05) as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "greedy", start=True)
            await ann.join(table)
            await ann.until(lambda: ann.mine)
            moves = ann.info["moves"]
            await ann.leave()
            await asyncio.sleep(0.3)
            _, info = await ann.ask("GET", f"/api/tables/{table}")
            assert (info["moves"], info["seats"][0]["substitute"]) == (moves, False)

    run(test())


def test_at_a_deadline_a_bot_makes_that_one_move(tmp_path: Path):
    async def test() -> None:
        now = [1_000_000_000]
        async with running(tmp_path / "fuda.db", now=lambda: now[0]) as server:
            ann, ben = await table_of(server.port, clock="casual")
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            assert mover.seat is not None
            deadline = mover.info["time"]["deadlines"][mover.seat]
            assert deadline == now[0] + 60_000
            assert mover.info["time"]["deadlines"][1 - mover.seat] is None
            now[0] += 59_000
            actor = server.registry.actors[ann.table]
            actor.look()
            await other.send("ping")
            assert other.info["moves"] == 0
            now[0] += 1_000
            actor.look()
            await other.until(lambda: other.info["moves"] == 1)
            assert not other.info["seats"][mover.seat]["substitute"]
            assert 1 in actor.table.substituted

    run(test())


def test_downtime_is_not_charged_to_anybodys_clock(tmp_path: Path):
    async def test() -> None:
        now = [1_000_000_000]
        async with running(tmp_path / "fuda.db", now=lambda: now[0]) as server:
            ann, ben = await table_of(server.port, clock="fast")
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            now[0] += 20_000
            await other.send("stop", agree=True)  # any entry keeps what is left
            await mover.leave()
            await other.leave()
        now[0] += 3_600_000
        async with running(tmp_path / "fuda.db", now=lambda: now[0]) as server:
            for each in (mover, other):
                each.port = server.port
                await each.join(each.table)
            assert mover.seat is not None
            await mover.until(lambda: all(seat["connected"] for seat in mover.info["seats"]))
            assert mover.info["time"]["deadlines"][mover.seat] == now[0] + 115_000
            now[0] += 10_000
            await mover.move()
            await mover.until(lambda: mover.info["moves"] == 1)
            assert mover.info["time"]["reserves"][mover.seat] == 120_000 - 15_000

    run(test())


def test_who_leaves_is_played_for_and_may_come_back(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            assert (await ben.send("leave"))["type"] == "ack"
            await ann.until(lambda: ann.info["seats"][1]["substitute"])
            assert (await ben.send("move", seen=ben.update["seq"], actions=["koi"]))["code"] == "not-seated"
            await ann.play(lambda: ann.info["moves"] >= 2)
            assert (await ben.send("sit", seat=1))["type"] == "ack"
            await ann.until(lambda: not ann.info["seats"][1]["substitute"])

    run(test())


def test_resigning_and_stopping_end_a_match_for_both(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            await ann.send("resign")
            await ben.until(lambda: ben.info["stage"] == "over")
            assert ben.info["end"] == {"ending": "resigned", "scores": [0, 0], "winners": [1], "resigned": [0]}
            assert ben.view["phase"] == "resigned"
            assert ben.update["events"][-1]["key"] == "core-event-resigned"
            cat, dog = await table_of(server.port, options={"rounds": 4})
            await dog.send("stop", agree=True)
            await cat.until(lambda: cat.info["stopping"] == [1])
            rests = lambda each: each.info["resting"] or each.info["stage"] == "over"  # noqa: E731
            await asyncio.gather(cat.play(lambda: rests(cat)), dog.play(lambda: rests(dog)))
            await cat.send("stop", agree=True)
            await dog.until(lambda: dog.info["stage"] == "over")
            assert dog.info["end"]["ending"] == "stopped"

    run(test())


def test_a_rematch_has_the_same_people_and_everything_else_anew(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port, options={"rounds": 1})
            assert (await ann.send("rematch"))["code"] == "not-now"
            await asyncio.gather(ann.play(), ben.play())
            await ann.send("rematch")
            await ben.until(lambda: ben.info["again"] == [0])
            await ben.send("rematch")
            await ann.until(lambda: ann.info["next"])
            before, following = ann.info, ann.info["next"]
            assert (await ann.send("rematch"))["code"] == "not-now"
            second = [
                await Player(server.port, 5 + i, cookie=e.cookie).join(following) for i, e in enumerate((ann, ben))
            ]
            await asyncio.gather(*(each.play() for each in second))
            after = second[0].info
            assert [seat["person"] for seat in after["seats"]] == [ann.person, ben.person]
            assert after["options"] == before["options"]
            assert after["start"]["match"] != before["start"]["match"]
            assert after["start"]["commitment"] != before["start"]["commitment"]
            _, mine = await ann.ask("GET", "/api/me/tables")
            assert [table["id"] for table in mine["tables"]] == [following, ann.table]

    run(test())


def test_the_host_waits_for_a_friend_with_the_key_and_may_change_their_mind(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await player(server.port), await player(server.port)
            table = await ann.open("koikoi", "held", listed=True)
            await ann.join(table)
            await ben.join(table)
            assert (await ben.ask("GET", f"/api/tables/{table}/key"))[0] == 403
            _, invitation = await ann.ask("GET", f"/api/tables/{table}/key")
            assert (await ben.send("sit", seat=1))["code"] == "taken"
            assert (await ben.send("sit", seat=1, key=invitation["key"]))["type"] == "ack"
            await ann.until(lambda: ann.info["seats"][1]["kind"] == "person")
            assert (await ben.send("free", seat=0))["code"] == "not-host"
            await ann.send("free", seat=1)
            await ben.until(lambda: ben.seat is None)
            await ann.send("fill", level="random")
            await ann.until(lambda: ann.info["seats"][1] == {
                "kind": "bot", "name": None, "person": None, "level": "random", "connected": True,
                "substitute": False, "resigned": False,
            })  # fmt: skip
            _, listed = await ben.ask("GET", "/api/tables")
            assert [each["id"] for each in listed["tables"]] == [table]

    run(test())


def test_a_new_name_reaches_the_tables_where_one_sits(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            assert (await ben.ask("PATCH", "/api/me", {"name": "  Ben\u202e the  Cat "}))[1]["name"] == "Ben the Cat"
            await ann.until(lambda: ann.info["seats"][1]["name"] == "Ben the Cat")
            assert (await ben.ask("PATCH", "/api/me", {"name": "\u202e"}))[0] == 400
            assert (await ben.ask("PATCH", "/api/me", {"name": "x" * 25}))[0] == 400

    run(test())


def test_a_table_of_bots_plays_while_somebody_watches(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "greedy", "random", sit=False, start=True, options={"rounds": 1})
            _, info = await ann.ask("GET", f"/api/tables/{table}")
            assert info["moves"] == 0
            await ann.join(table)
            await ann.until(lambda: ann.info["stage"] == "over")
            assert ann.seat is None
            assert ann.info["start"]["nonces"] == {}

    run(test())


def test_the_clock_runs_for_who_sat_down_after_coming(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            await ann.join(await ann.open("koikoi", "open", "random", sit=False, clock="casual"))
            assert (await ann.send("sit", seat=0))["type"] == "ack"
            assert (await ann.send("start"))["type"] == "ack"
            await ann.until(lambda: ann.mine)
            assert ann.info["time"]["deadlines"][0] is not None

    run(test())


def test_comings_and_goings_of_a_crowd_are_told_together_and_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, _ = await table_of(server.port)
            actor = server.registry.actors[ann.table]
            first = await Player(server.port).join(ann.table)
            await ann.until(lambda: ann.info["spectators"] == 1)  # after a moment, by itself
            monkeypatch.setattr(scheduler, "CROWD", PATIENCE)  # from here on it is over when all have come, or gone

            async def told(spectators: int) -> int:
                """Let the moment be over when so many are here, and return how many messages tell of it."""
                before = len(ann.received)
                while actor.presence.spectators(actor.table) != spectators:
                    await asyncio.sleep(0.01)
                timer = actor.scheduler._crowd
                assert timer is not None
                timer.cancel()
                actor.scheduler._tell()
                await ann.until(lambda: ann.info["spectators"] == spectators)
                return len(ann.received) - before

            heard = len(ann.received)
            crowd = [first, *[await Player(server.port).join(ann.table) for _ in range(12)]]
            assert len(ann.received) == heard
            assert await told(13) == 1
            for each in crowd:
                await each.leave()
            assert await told(0) == 1
            late = await Player(server.port).join(ann.table)
            assert actor.scheduler._crowd is not None
            await ann.send("resign")  # everybody sees the newcomer with it
            await ann.until(lambda: ann.info["stage"] == "over")
            assert ann.info["spectators"] == 1
            assert actor.scheduler._crowd is None, "and is told no second time"
            await late.leave()
            assert actor.presence._gone == {}

    run(test())


def test_a_rematch_that_nobody_comes_to_is_a_table_like_others(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 1})
            await ann.play()
            assert (await ann.send("rematch"))["type"] == "ack"
            await ann.until(lambda: ann.info["next"])
            async with asyncio.timeout(PATIENCE):
                while ann.info["next"] not in server.registry.actors:  # which it is a moment after it was told
                    await asyncio.sleep(0.01)
            assert server.registry.actors[ann.info["next"]].table.stage == "open"

    run(test())


def test_what_comes_too_late_does_not_change_how_a_match_ended(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", guide_budget="30sims") as server:
            ann = await player(server.port)
            await ann.join(await ann.open("koikoi", "random", guide=True, options={"rounds": 1}))
            await ann.play()
            actor = server.registry.actors[ann.table]
            await actor.amend(Closed())
            assert actor.table.ending == "played"

    run(test())


def test_the_sleep_of_the_machine_is_not_charged_to_anybody(tmp_path: Path):
    async def test() -> None:
        now, ahead = [1_000_000_000], [500]
        async with running(tmp_path / "fuda.db", now=lambda: now[0], grace=60.0) as server:
            server.registry.env.ahead = lambda: ahead[0]
            ann, ben = await table_of(server.port, clock="casual")
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            actor, seat = server.registry.actors[ann.table], mover.seat
            assert seat is not None
            now[0] += 20_000  # lived
            for gap in (3 * 86_400_000, -3_600_000):  # slept, then the clock was set back
                now[0] += gap
                ahead[0] += gap
                actor.look()
                await other.send("ping")
                assert actor.clocks.left(seat, now[0]) == 40_000
            await mover.leave()
            now[0] += 600_000
            ahead[0] += 600_000
            actor.look()
            await other.send("ping")
            assert (other.info["moves"], other.info["seats"][seat]["substitute"]) == (0, False)
            assert actor.table.stage == "playing"

    run(test())
