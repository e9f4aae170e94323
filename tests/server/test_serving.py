"""The server as a person starts it, its bots in processes of their own, and how it goes down."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import fuda
from fuda.bots.pool import Pool
from fuda.core.errors import FudaError
from tests.cli.shell import environment
from tests.server.harness import Page, player, process, run, running


def test_bots_think_in_processes_and_one_that_dies_or_hangs_is_replaced():
    async def test() -> None:
        view = (match := fuda.game("koikoi").new(seed=1)).view(match.seats[0])
        pool = Pool(["koikoi"], size=1, limit=30.0)
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
            assert await pool.choose("greedy", view, 1, None)
            with pytest.raises(FudaError, match="no opponent"):
                await pool.choose("god", view, 1, None)
        finally:
            pool.close()

    run(test())


def test_a_slow_bot_delays_no_other_table(tmp_path: Path):
    class Slow:
        levels = ("greedy", "thinker")

        async def choose(self, level: str, view: dict[str, object], seed: int, budget: str | None) -> tuple[str, ...]:
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


def test_a_server_that_is_stopped_says_goodbye_and_a_match_against_its_bots_goes_on(tmp_path: Path):
    async def test() -> None:
        with process(tmp_path / "fuda.db", pool=1) as server:
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


def test_fuda_alone_serves_on_this_computer_and_says_where(tmp_path: Path):
    command = [sys.executable, "-m", "fuda.cli", "serve", "--no-open", "--lan", "--port", "0", "--lang", "en"]
    home = tmp_path / "home"
    env = environment(tmp_path, FUDA_HOME=str(home))
    started = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=env)
    assert started.stderr is not None
    try:
        said = ""
        while "Ctrl-C" not in said:
            line = started.stderr.readline()
            assert line, said
            said += line
        found = re.search(r"Fuda is at http://127\.0\.0\.1:(\d+)/", said)
        assert found, said
        assert "On the local network: http://" in said
        assert "█" in said or "▀" in said

        async def test() -> None:
            page = Page(int(found[1]))
            assert (await page.ask("GET", "/api/health"))[1]["ok"]

        run(test())
        assert (home / "fuda.db").is_file()
    finally:
        started.send_signal(signal.SIGINT)
        begun = time.monotonic()
        _, rest = started.communicate(timeout=60)
    assert time.monotonic() - begun < 20
    assert "Traceback" not in rest
    assert started.returncode in (0, 130)


def test_a_port_or_a_database_that_cannot_be_had_is_refused_by_name(tmp_path: Path, call):
    done = call("serve", "--port", "nonsense")
    assert done.returncode == 2
    assert "--port" in done.stderr
    done = call("serve", "--no-open", "--port", "0", "--database", f"sqlite:///{tmp_path}/no/such/folder.db")
    assert done.returncode == 2
    assert "folder.db" in done.stderr
    done = call("serve", "--no-open", "--port", "0", "--database", "oracle://ann:secret@host/x")
    assert done.returncode == 2
    assert "secret" not in done.stderr
