"""What breaks after a commit, or lies broken in the log: nobody hears what is not so, and the rest goes on."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import fuda
from fuda.core.errors import BadRecord
from fuda.server import live, projection
from fuda.server.actor import TableActor
from fuda.server.log import open_log
from fuda.server.schema import Newer
from tests.server.harness import Player, player, run, running, table_of


def change(database: Path, statement: str, *values: object) -> None:
    """Change what lies in a database."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute(statement, values).rowcount > 0
        connection.commit()


def answers(page: Player) -> list[str]:
    """The kinds of answers that a page has had."""
    return [message["type"] for message in page.received if message["type"] in ("ack", "refused")]


@pytest.mark.parametrize("where", ["view", "follow", "start", "plan"])
def test_what_is_committed_is_told_whatever_breaks_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, caplog: pytest.LogCaptureFixture
):
    """The page once heard an acknowledgement and then that nothing had happened, and stayed an entry behind."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port, options={"rounds": 2})
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            failures = iter(range(3 if where == "view" else 1))
            place: Any = {"view": projection, "plan": live}.get(where, TableActor)
            name = {"view": "view", "follow": "follow", "start": "_do_due", "plan": "bots_play"}[where]
            honest: Any = getattr(place, name)

            def broken(*args: Any, **named: Any) -> Any:
                for _ in failures:
                    raise RuntimeError("broken")
                return honest(*args, **named)

            monkeypatch.setattr(place, name, broken)
            before, seq = len(answers(mover)), server.registry.actors[ann.table].table.seq
            assert (await mover.send("move", seen=mover.update["seq"], actions=mover.view["legal"][:1]))[
                "type"
            ] == "ack"
            await asyncio.gather(mover.reach(seq + 1), other.reach(seq + 1))
            assert answers(mover)[before:] == ["ack"]
            assert any(line.levelno >= logging.ERROR for line in caplog.records)
            await asyncio.gather(ann.play(), ben.play())
            assert ann.info["end"]["ending"] == ben.info["end"]["ending"] == "played"
            for page in (ann, ben):
                await page.leave()

    run(test())


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("entry", '{"kind":"dreamt"}'), ("entry", "{"), ("entry", "[" * 5_000), ("clocks", "nothing"), ("clocks", "7"),
        ("entry", '{"kind":"moved","seat":9,"actions":[],"by":"bot","used":0}'),
    ],
)  # fmt: skip
def test_a_row_that_cannot_be_read_sets_its_table_aside_and_the_rest_goes_on(
    tmp_path: Path, column: str, value: str, caplog: pytest.LogCaptureFixture
):
    database = tmp_path / "fuda.db"
    tables: list[str] = []

    async def play() -> str | None:
        async with running(database) as server:
            ann = await player(server.port)
            for _ in range(3):
                await ann.join(await ann.open("koikoi", "random", start=True))
                await ann.until(lambda: ann.info["stage"] == "playing")
                tables.append(ann.table)
                await ann.leave()
            return ann.cookie

    async def resume(cookie: str | None) -> None:
        async with running(database) as server:
            ann = Player(server.port, cookie=cookie)
            assert server.registry._resuming is not None
            await server.registry._resuming
            assert set(server.registry.actors) == {tables[0], tables[2]}
            status, mine = await ann.ask("GET", "/api/me/tables")
            assert status == 200
            assert {table["id"] for table in mine["tables"]} == {tables[0], tables[2]}
            status, problem = await ann.ask("GET", f"/api/tables/{tables[1]}")
            assert (status, problem["code"]) == (410, "set-aside")
            with pytest.raises(ConnectionError, match="gone"):
                await ann.join(tables[1])
            await ann.join(tables[2])
            await ann.play(lambda: ann.info["moves"] >= 3)
            await ann.leave()

    cookie = asyncio.run(play())
    change(database, f"update log set {column} = ? where table_id = ? and seq = 3", value, tables[1])
    run(resume(cookie))
    said = [line for line in caplog.records if line.message == "a table is set aside"]
    assert {vars(line)["table"] for line in said} == {tables[1]}


def started(database: Path, table: str) -> dict[str, Any]:
    """The entry by which a table's match began."""
    with closing(sqlite3.connect(database)) as connection:
        [(text,)] = connection.execute(
            "select entry from log where table_id = ? and json_extract(entry, '$.kind') = 'started'", (table,)
        )
        return json.loads(text)


@pytest.mark.parametrize(
    ("game", "options", "version", "kept"),
    [
        ("kocka", {}, 1, True),
        ("kocka", {"heart_lead_first_trick": False}, 1, False),
        ("kocka", {"heart_lead_first_trick": False}, 2, True),
        ("kocka", {}, 3, False),
        ("koikoi", {}, 2, False),
    ],
)
def test_a_match_of_other_rules_is_played_on_where_they_mean_the_same_and_set_aside_otherwise(
    tmp_path: Path, game: str, options: dict[str, Any], version: int, kept: bool
):
    database = tmp_path / "fuda.db"
    bots = ("greedy",) * (3 if game == "kocka" else 1)

    async def play() -> str:
        async with running(database) as server:
            [ann] = await table_of(server.port, 1, *bots, game=game, options=options)
            await ann.play(lambda: ann.info["moves"] >= 3)
            await ann.leave()
            return ann.table

    async def look(table: str) -> None:
        async with running(database) as server:
            ann = await player(server.port)
            status, found = await ann.ask("GET", f"/api/tables/{table}")
            assert (status == 200) is kept
            if not kept:
                assert found["code"] == "set-aside"
                assert f"version {version}" in found["message"]

    table = asyncio.run(play())
    assert started(database, table)["rules"] == fuda.game(game).spec.version
    name = "json_set(entry, '$.rules', ?)"
    change(database, f"update log set entry = {name} where json_extract(entry, '$.kind') = 'started'", version)
    run(look(table))


def test_a_match_from_before_rules_had_versions_is_of_the_first(tmp_path: Path):
    """Koi-Koi's `grow_sets` was a yes or no then, and means the same today."""
    database = tmp_path / "fuda.db"

    async def play() -> str:
        async with running(database) as server:
            [ann] = await table_of(server.port, 1, "greedy", options={"grow_sets": "added", "rounds": 1})
            await ann.play(lambda: ann.info["moves"] >= 3)
            await ann.leave()
            return ann.table

    async def look(table: str) -> None:
        async with running(database) as server:
            ann = await player(server.port)
            status, found = await ann.ask("GET", f"/api/tables/{table}")
            assert (status, found["options"]["grow_sets"]) == (200, "added")

    table = asyncio.run(play())
    entry = "json_remove(entry, '$.rules')"
    change(database, f"update log set entry = {entry} where json_extract(entry, '$.kind') = 'started'")
    entry = "json_set(entry, '$.options.grow_sets', json('true'))"
    change(database, f"update log set entry = {entry} where json_extract(entry, '$.kind') = 'opened'")
    run(look(table))


def test_a_record_of_other_rules_says_so():
    match = fuda.game("kocka", heart_lead_first_trick=False).new(seed=3)
    while not match.over:
        seat = match.seats[0]
        begun: list[str] = []
        while following := match.legal(seat, begun):
            begun.append(following[0])
        match.play(*begun, seat=seat)
    record = match.record()
    assert record["rules"] == 2
    assert fuda.replay(record).scores == match.scores
    with pytest.raises(BadRecord, match="version 1 of the rules of kocka"):
        fuda.replay({**record, "rules": 1})
    with pytest.raises(BadRecord, match="version 1 of the rules of kocka"):
        fuda.replay({name: value for name, value in record.items() if name != "rules"})
    with pytest.raises(BadRecord, match="version 9"):
        fuda.replay({**record, "rules": 9})


def test_a_database_of_a_newer_fuda_is_refused_in_one_sentence(tmp_path: Path):
    database = tmp_path / "fuda.db"
    open_log(f"sqlite:///{database}").close()
    change(database, "update alembic_version set version_num = '0999'")
    with pytest.raises(Newer, match=r"its schema is 0999, and this Fuda knows those up to \d{4}"):
        open_log(f"sqlite:///{database}")
