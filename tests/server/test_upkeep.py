"""What whoever runs a server does with its database, also while it runs."""

import asyncio
import json
import logging
import re
import socket
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest

from fuda.cli import main
from fuda.server import upkeep
from fuda.server.log import open_log
from fuda.server.logs import _Lines as Lines
from tests.server.harness import Player, player, run, running, table_of
from tests.server.postgres import postgres

LATER = 10**14  # milliseconds since 1970: everything was opened before


def test_tables_that_never_began_are_deleted_while_a_server_plays_on(database: str):
    async def test() -> None:
        async with running(database) as server:
            ann, ben = await table_of(server.port, options={"rounds": 1})
            lone = await player(server.port)
            left = await lone.open("koikoi", "open")
            await lone.join(left)
            assert (await lone.send("leave"))["type"] == "ack"
            assert (await ann.ask("PUT", "/api/me/practice", {}))[0] == 204
            with closing(open_log(database)) as log:
                counts, newest = upkeep.tables(log, 10)
                assert counts == {"over": 1, "playing": 1}
                assert [each.id for each in newest] == [ann.table]
                assert upkeep.prune(log, 1) == 0
                assert upkeep.prune(log, LATER) == 1
                assert upkeep.prune(log, LATER) == 0
                total, practising, busiest = upkeep.people(log, 10)
                assert (total, practising) == (2, 1)
                assert [kept > 0 for person, *_, kept in busiest if person == ann.person] == [True]
                assert upkeep.forget(log, round(time.time() * 1000)) == 0
                assert upkeep.forget(log, LATER) == 1  # nobody has a cookie that is so old
                assert upkeep.people(log, 10)[1] == 0
            for page in (ann, ben):
                if page.mine:
                    assert (await page.move())["type"] == "ack"
            assert (await ann.ask("GET", "/api/health"))[1]["ok"]
        with closing(open_log(database)) as log:
            assert upkeep.tables(log, 10)[0] == {"playing": 1}

    run(test())


def test_a_copy_of_a_running_server_is_a_whole_database_and_private(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def test() -> None:
        copy = tmp_path / "copy.db"
        async with running(tmp_path / "fuda.db") as server:
            ann, _ = await table_of(server.port)
            url = f"sqlite:///{tmp_path / 'fuda.db'}"
            assert main(["admin", "backup", str(copy), "--database", url, "--lang", "en"]) == 0
            assert "copy.db" in capsys.readouterr().out
            assert main(["admin", "backup", str(copy), "--database", url, "--lang", "en"]) == 2  # never over another
            seq = ann.info["seq"]
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        async with running(copy) as server:  # restored: the same people, the same table
            back = Player(server.port, cookie=ann.cookie)
            await back.join(ann.table)
            assert (back.info["stage"], back.info["seq"], back.seat) == ("playing", seq, ann.seat)

    run(test())


def test_a_database_moves_to_postgresql_by_one_command_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The same people play on at the same table; a database that is not empty is left alone."""

    async def test() -> None:
        address, back = postgres().fresh(), f"sqlite:///{tmp_path / 'back.db'}"
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port, options={"rounds": 1})
            await ann.ask("PATCH", "/api/me", {"name": "Ann"})
            fair = (await ann.ask("GET", "/api/fair"))[1]
        for source, target in ((f"sqlite:///{tmp_path / 'fuda.db'}", address), (address, back)):
            assert main(["admin", "move", target, "--database", source, "--lang", "en"]) == 0
            assert "Moved to" in capsys.readouterr().out
            assert main(["admin", "move", target, "--database", source, "--lang", "en"]) == 2
            assert "not empty" in capsys.readouterr().err
        for database in (address, tmp_path / "back.db"):
            async with running(database) as server:
                pages = [Player(server.port, seed, cookie=page.cookie) for seed, page in enumerate((ann, ben))]
                for page in pages:
                    await page.join(ann.table)
                assert pages[0].info["seats"][0]["name"] == "Ann"
                assert (await pages[0].ask("GET", "/api/fair"))[1] == fair
                await asyncio.gather(*(page.play() for page in pages))
                _, checks = await pages[0].ask("GET", f"/api/tables/{ann.table}/verify")
                assert all(check["holds"] for check in checks["checks"])

    run(test())


def test_revoked_sessions_are_new_guests_after_a_restart(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
        async with running(tmp_path / "fuda.db") as server:
            known = await Player(server.port, cookie=ann.cookie).arrive()
            assert known.person == ann.person
        with closing(open_log(f"sqlite:///{tmp_path / 'fuda.db'}")) as log:
            upkeep.revoke(log)
        async with running(tmp_path / "fuda.db") as server:
            fresh = await Player(server.port, cookie=ann.cookie).arrive()
            assert fresh.person != ann.person

    run(test())


def test_prometheus_is_answered_on_a_port_of_its_own_and_nobody_is_named(tmp_path: Path):
    async def test() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        async with running(tmp_path / "fuda.db", metrics=listening) as server:
            ann, ben = await table_of(server.port)
            mover = ann if ann.mine else ben
            await mover.move()
            await mover.send("move", seen=0, actions=["nonsense"])
            text = (await Player(listening.getsockname()[1]).raw("GET", "/metrics"))[2].decode()
            assert 'fuda_tables{stage="playing"} 1' in text
            assert 'fuda_moves_total{by="person"} 1' in text
            assert "fuda_sockets 2" in text
            assert re.search(r"fuda_refusals_total\{code=\"(stale|illegal)\"\} 1", text)
            assert re.search(r"^fuda_command_seconds_count [1-9]", text, re.MULTILINE)
            assert re.search(r"^fuda_commit_seconds_count [1-9]", text, re.MULTILINE)
            assert not {ann.person, ann.table, "127.0.0.1"} & set(re.split(r"[^\w.-]+", text))
            assert (await Player(listening.getsockname()[1]).raw("GET", "/"))[0] == 404
            assert b"fuda_tables" not in (await ann.raw("GET", "/metrics"))[2]  # the page, as for any path

    run(test())


def test_a_line_of_the_log_names_the_request_that_its_answer_names(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            lines: list[str] = []
            handler = logging.Handler()
            handler.emit = lambda record: lines.append(Lines().format(record))
            logging.getLogger("fuda").addHandler(handler)
            try:
                page = await player(server.port)
                body = {"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "open"}]}
                with caplog.at_level(logging.INFO, "fuda"):
                    answers = [await page.raw("POST", "/api/tables", json.dumps(body)) for _ in range(2)]
            finally:
                logging.getLogger("fuda").removeHandler(handler)
            named = [json.loads(line)["request"] for line in lines if json.loads(line)["what"] == "table opened"]
            assert named == [headers["x-request-id"] for _, headers, _ in answers]
            assert len(set(named)) == 2

    run(test())
