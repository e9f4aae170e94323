"""The server as a person starts it, its bots in processes of their own, and how it goes down."""

import asyncio
import json
import os
import signal
import threading
from pathlib import Path
from typing import Any

import pytest

import fuda
from fuda.bots import pool
from fuda.bots.pool import Pool
from fuda.bots.schedule import Question
from fuda.core.errors import FudaError
from tests.patience import PATIENCE
from tests.server.harness import player, process, run, running, table_of
from tests.server.process import Here


def test_bots_think_in_processes_and_one_that_dies_or_hangs_is_replaced():
    async def test() -> None:
        view = (match := fuda.game("koikoi").new(seed=1)).view(match.seats[0])
        pool = Pool(["koikoi"], size=1, limit=PATIENCE)
        pool.start()
        try:
            move = await pool.choose("thinker", view, 1, "200sims")
            assert move == await pool.choose("thinker", view, 1, "200sims")
            [worker] = pool._workers
            asked = asyncio.ensure_future(pool.choose("master", view, 1, "1500ms"))
            await asyncio.sleep(0.3)
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
            assert (await asked)[0] in match.legal()
            [worker] = pool._workers
            pool.limit = 0.5
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGSTOP)
            asked = asyncio.ensure_future(pool.choose("greedy", view, 1, None))
            while worker in pool._workers:
                await asyncio.sleep(0.01)
            pool.limit = PATIENCE
            assert await asked
            with pytest.raises(FudaError, match="no opponent"):
                await pool.choose("god", view, 1, None)
        finally:
            pool.close()

    run(test())


def test_a_slow_bot_delays_no_other_table(tmp_path: Path):
    class Slow:
        def levels(self, game: str) -> tuple[str, ...]:
            return ("greedy", "thinker")

        async def choose(
            self, level: str, view: dict[str, object], seed: int, budget: str | None, *_: object
        ) -> tuple[str, ...]:
            if level == "thinker":
                await asyncio.sleep(3600)
            raise FudaError("lost its mind")

    async def test() -> None:
        async with running(tmp_path / "fuda.db", bots=Slow()) as server:
            ann, ben = await player(server.port, 1), await player(server.port, 2)
            await ann.join(await ann.open("koikoi", "thinker", start=True))
            await ben.join(await ben.open("koikoi", "greedy", start=True, options={"rounds": 1}))
            await ben.play()  # against a bot that fails: the table goes on with any legal move
            assert ben.info["end"]["ending"] == "played"
            assert (await ann.send("resign"))["type"] == "ack"

    run(test())


def test_a_table_of_a_game_that_is_still_being_prepared_waits_for_it_and_no_other_table_does(tmp_path: Path):
    async def test() -> None:
        prepared = asyncio.Event()

        async def ready(game: str, *levels: str) -> None:
            if game == "kocka" or "master" in levels:
                await prepared.wait()

        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await player(server.port, 1), await player(server.port, 2)
            table = await ann.open("kocka", "open", "open", "open")
        async with running(tmp_path / "fuda.db", ready=ready) as server:
            ann.port = ben.port = server.port
            asked = [
                asyncio.ensure_future(ann.open("kocka", "random", "random", "random")),
                asyncio.ensure_future(ann.join(table)),
                asyncio.ensure_future(ben.open("koikoi", "master")),
            ]
            await ben.join(await ben.open("koikoi", "random", start=True))
            await ben.until(lambda: ben.mine)
            assert not any(each.done() for each in asked)
            prepared.set()
            await asyncio.gather(*asked)
            assert ann.info["game"] == "kocka"

    run(test())


def test_a_server_that_is_stopped_says_goodbye_and_a_match_against_its_bots_goes_on(tmp_path: Path):
    async def test() -> None:
        with process(tmp_path / "fuda.db", pool=1, games=("koikoi",)) as server:
            ann = await player(server.port, 1)
            table = await ann.open("koikoi", "thinker", start=True, options={"rounds": 1})
            await ann.join(table)
            await ann.play(lambda: ann.info["moves"] >= 3)
            logged = await asyncio.to_thread(server.stop)
            await ann.leave()
            assert ann.received[-1] == {"type": "bye", "reason": "restart", "retry": 1000}
            for line in logged.splitlines():
                assert set(json.loads(line)) >= {"at", "level", "where", "what"}
            secret = ann.info["start"]["nonces"]["0"]
            assert secret not in logged
            server.start()
            await ann.join(table, seq=ann.update["seq"])
            await ann.play()
            assert ann.info["end"]["ending"] == "played"
            await ann.leave()

    run(test())


def test_forty_tables_of_masters_that_somebody_watches_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch):
    """They once slowed a stranger's greedy bot from 0.7 to 9.9 seconds."""
    gate = threading.Event()
    begun: list[str] = []

    class Worker:
        def __init__(self, games: tuple[str, ...]) -> None:
            del games

        def greet(self) -> None: ...

        def close(self) -> None:
            gate.set()

        def ask(self, question: Question, limit: float) -> tuple[str, ...]:
            del limit
            begun.append(question.level)
            if question.level == "master":
                gate.wait(PATIENCE)
            return (question.level,)

    monkeypatch.setattr(pool, "Worker", Worker)

    async def test() -> None:
        processes = Pool(["koikoi"], size=2)
        processes.start()
        try:
            crowd = [
                asyncio.ensure_future(processes.choose("master", {}, 0, None, "shown", ("a", f"guest{n}", f"table{n}")))
                for n in range(40)
            ]
            while not begun:
                await asyncio.sleep(0.01)
            assert await processes.choose("greedy", {}, 0, None, "live", ("b", "ben", "his")) == ("greedy",)
            assert begun == ["master", "greedy"]
            gate.set()
            await asyncio.gather(*crowd)
        finally:
            processes.close()

    run(test())


def test_bots_think_for_whom_they_play_and_for_whom_they_are_shown(tmp_path: Path):
    asked: list[tuple[str, tuple[str, ...]]] = []

    class Asked(Here):
        async def choose(
            self, level: str, view: dict[str, Any], seed: int, budget: str | None, *why: Any
        ) -> tuple[str, ...]:
            asked.append((why[0], why[1]))
            return await super().choose(level, view, seed, budget)

    async def test() -> None:
        async with running(tmp_path / "fuda.db", bots=Asked()) as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 1})
            await ann.play(lambda: ann.info["moves"] >= 4 and ann.mine)  # no bot is being asked
            await ann.leave()
            assert set(asked) == {("live", ("127.0.0.1", ann.person, ann.table))}
            asked.clear()
            ben = await player(server.port)
            await ben.join(await ben.open("koikoi", "random", "random", sit=False, start=True, options={"rounds": 1}))
            await ben.until(lambda: ben.info["moves"] >= 4)
            await ben.leave()
            assert ("shown", ("127.0.0.1", ben.person, ben.table)) in asked
            assert {urgency for urgency, _ in asked} == {"shown"}

    run(test())
