"""The way of a command: known already, seen, allowed, kept, acknowledged, shown. In this order."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fuda.server import sockets
from fuda.server.entries import Agreed, Row
from fuda.server.log import Batch
from tests.server.harness import Player, player, run, running, table_of
from tests.server.process import Here


def test_a_move_is_acknowledged_before_anybody_sees_it_and_a_repeated_one_is_not_made_twice(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            command = {"seen": mover.update["seq"], "actions": mover.view["legal"][:1]}
            first = await mover.send("move", id="once", **command)
            assert first["type"] == "ack"
            await mover.reach(first["seq"])
            ack = mover.received.index(first)
            assert all(m.get("seq", 0) < first["seq"] for m in mover.received[:ack] if m["type"] == "update")
            seq, moves = mover.update["seq"], mover.info["moves"]
            assert await mover.send("move", id="once", **command) == first
            assert await mover.send("move", id="once", seen=0, actions=["nonsense"]) == first
            await mover.send("ping")
            assert (mover.update["seq"], mover.info["moves"]) == (seq, moves)
            # The same id from somebody else is another command.
            answer = await other.send("move", id="once", seen=0, actions=["nonsense"])
            assert answer["type"] == "refused"

    run(test())


def test_a_move_that_answers_an_old_update_is_stale_and_one_against_the_rules_illegal(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            legal = mover.view["legal"]
            stale = await mover.send("move", seen=mover.update["seq"] - 1, actions=legal[:1])
            assert stale["code"] == "stale"
            assert (await mover.send("move", seen=10_000, actions=legal[:1]))["code"] == "stale"
            foreign = await mover.send("move", seen=mover.update["seq"], actions=["stop"])
            assert (foreign["code"], foreign["clause"], foreign["allowed"]) == ("illegal", "KK-21", legal)
            unknown = await mover.send("move", seen=mover.update["seq"], actions=["castle"])
            assert unknown["code"] == "illegal"
            waiting = await other.send("move", seen=other.update["seq"], actions=legal[:1])
            assert (waiting["code"], waiting["clause"], waiting["allowed"]) == ("illegal", None, [])
            watcher = await player(server.port)
            await watcher.join(ann.table)
            assert (await watcher.send("move", seen=1, actions=legal[:1]))["code"] == "not-seated"
            assert (await watcher.send("preview", begun=[]))["code"] == "not-seated"
            assert ann.info["moves"] == 0

    run(test())


def test_what_cannot_be_understood_is_refused_and_changes_nothing(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, _ = await table_of(server.port)
            assert ann.socket is not None
            before = ann.update["seq"]
            bad = ["", "{", "[]", "null", '{"type":"move"}', '{"type":"fly","id":"x"}', '{"type":"ping","id":""}']
            bad += ['{"type":"ping","id":"x","more":1}', '{"type":"move","id":"x","seen":"1","actions":["a"]}']
            bad += ['{"type":"say","id":"x","phrase":"shut up"}', '{"type":"move","id":"x","seen":1,"actions":[]}']
            for text in bad:
                await ann.socket.send(text)
            await ann.socket.send(b"\x00\xff")
            await ann.send("ping")
            refused = [m for m in ann.received if m["type"] == "refused"]
            assert [m["code"] for m in refused] == ["bad-message"] * (len(bad) + 1)
            assert ann.update["seq"] == before

    run(test())


def test_a_page_that_comes_back_gets_everything_after_what_it_saw(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port, options={"rounds": 1})
            whole = await Player(server.port, cookie=ann.cookie).join(ann.table)
            seen = ann.update["seq"]
            await ann.leave()
            spare = await Player(server.port, 1, cookie=ann.cookie).join(ann.table)
            await asyncio.gather(spare.play(), ben.play())
            await whole.reach(ben.update["seq"])
            back = await Player(server.port, cookie=ann.cookie).join(ann.table, seq=seen)
            assert (back.update["since"], back.update["seq"]) == (seen, ben.update["seq"])
            later = [e for m in whole.received if m["type"] == "update" and m["seq"] > seen for e in m["events"]]
            assert back.update["events"] == later
            fresh = await Player(server.port, cookie=ann.cookie).join(ann.table)
            told = [event for m in whole.received if m["type"] == "update" for event in m["events"]]
            assert fresh.update["events"] == told
            # Every update begins where the one before ended, so that no page misses anything.
            updates = [m for m in whole.received if m["type"] == "update"]
            assert all(b["since"] == a["seq"] for a, b in pairwise(updates))
            ahead = await Player(server.port, cookie=ann.cookie).join(ann.table, seq=99_999)
            assert ahead.update["events"] == []

    run(test())


def test_a_spectator_sees_what_a_spectator_may_and_nobody_gets_a_memory(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            watcher = await (await player(server.port)).join(ann.table)
            assert watcher.received[0] == {
                "type": "welcome", "person": watcher.person, "seat": None, "host": False,
                "now": watcher.received[0]["now"],
            }  # fmt: skip
            match = server.registry.actors[ann.table].table.match
            assert match is not None
            for each, seat in ((watcher, None), (ann, 0), (ben, 1)):
                view = match.view(seat)
                del view["memory"]
                assert each.view == view
            await ann.until(lambda: ann.info["spectators"] == 1)
            presence = ann.update
            assert (presence["since"], presence["events"]) == (presence["seq"], [])
            await watcher.leave()
            await ann.until(lambda: ann.info["spectators"] == 0)

    run(test())


def test_a_table_may_keep_its_memory(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            await ann.join(await ann.open("kocka", "greedy", "greedy", "greedy", memory=True, start=True))
            await ann.until(lambda: ann.info["stage"] == "playing")
            assert "memory" in ann.view

    run(test())


def test_a_person_may_look_through_several_pages(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            second = await Player(server.port, cookie=ann.cookie).join(ann.table)
            assert second.seat == 0
            await ann.leave()
            await second.send("ping")
            assert ben.info["seats"][0]["connected"]
            await second.leave()
            await ben.until(lambda: not ben.info["seats"][0]["connected"])

    run(test())


def test_phrases_reach_everybody_and_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sockets, "TALK_RATE", 0.001)  # however long it takes to say ten

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            seq = ann.update["seq"]
            assert (await ann.send("say", phrase="well-played"))["type"] == "ack"
            await ben.until(lambda: {"type": "said", "seat": 0, "phrase": "well-played"} in ben.received)
            answers = [await ann.send("say", phrase="wow") for _ in range(10)]
            assert answers[-1]["code"] == "too-fast"
            assert ann.update["seq"] == seq

    run(test())


def test_previews_come_to_the_page_that_asked(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            await ann.join(await ann.open("kocka", "greedy", "greedy", "greedy", start=True))
            await ann.until(lambda: ann.mine)
            first = ann.view["legal"][0]
            answer = await ann.send("preview", begun=[first])
            assert answer["preview"]["begun"] == [first]
            assert not answer["preview"]["whole"]
            assert (await ann.send("preview", begun=["castle"]))["code"] == "illegal"

    run(test())


def test_a_page_that_is_sent_away_while_its_move_is_written_has_moved(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", retry=1e6) as server:
            ann, ben = await table_of(server.port)
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            actor, kept, begun, go_on = (
                server.registry.actors[ann.table], server.registry.env.log.append, asyncio.Event(), asyncio.Event(),
            )  # fmt: skip

            async def slow(*batches: Batch) -> None:
                begun.set()
                await go_on.wait()
                await kept(*batches)

            server.registry.env.log.append = slow  # type: ignore[method-assign]
            sent = asyncio.ensure_future(mover.send("move", seen=mover.update["seq"], actions=mover.view["legal"][:1]))
            await begun.wait()
            next(page for page in actor.sockets if page.person.id == mover.person).end("too-slow", 1000)
            await asyncio.wait({sent})
            await asyncio.sleep(0.1)  # nobody listens to that page any more
            go_on.set()
            await other.until(lambda: other.info["moves"] == 1)
            assert not actor.needs_reload
            assert isinstance(sent.exception(), ConnectionError)

    run(test())


def test_a_bot_moves_although_somebody_else_wrote_first(tmp_path: Path):
    """Another server at the same table may have written something that leaves the turn as it is."""
    asked, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Here):
        async def choose(
            self, level: str, view: dict[str, Any], seed: int, budget: str | None, *_: object
        ) -> tuple[str, ...]:
            asked.set()
            await go_on.wait()
            return await super().choose(level, view, seed, budget)

    async def test() -> None:
        async with running(tmp_path / "fuda.db", bots=Slow()) as server:
            [ann] = await table_of(server.port, 1, "greedy")
            await ann.play(asked.is_set) if ann.mine else await asked.wait()
            actor = server.registry.actors[ann.table]
            await actor.mailbox.drained()
            entry = Row(seq=actor.table.seq + 1, at=actor.table.at, entry=Agreed(seat=0, agree=True))
            await server.registry.env.log.append(Batch(ann.table, [entry]))
            moves = len(actor.table.match.moves) if actor.table.match else 0
            go_on.set()
            await ann.until(lambda: ann.info["moves"] > moves)
            assert ann.info["stopping"] == [0]

    run(test())
