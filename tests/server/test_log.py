"""The log on a real disk: what is acknowledged is there, and what could not be written has not happened."""

import asyncio
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from fuda.server import schema, writer
from fuda.server.entries import Freed, Row
from fuda.server.log import Batch, Head, Raced, StorageError, open_log
from fuda.server.postgres import _named
from fuda.server.sqlite import SqliteLog
from tests.patience import PATIENCE
from tests.server.harness import Player, player, process, run, running, table_of
from tests.server.postgres import postgres


def batch(table: str, seq: int, command: str | None = None) -> Batch:
    person = "ann" if command else None
    return Batch(table, [Row(seq=seq, at=1, entry=Freed(seat=0), person=person, command=command, left={"0": 5})])


def test_the_migrations_lead_to_the_schema(tmp_path: Path):
    log = open_log(f"sqlite:///{tmp_path / 'fuda.db'}")
    assert isinstance(log, SqliteLog)
    with log.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
    log.close()


def test_the_migrations_lead_to_the_schema_on_postgresql():
    log = open_log(postgres().fresh())
    assert log.transact(lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)) == []
    log.close()


def test_entries_come_back_as_they_were_written(database: str):
    async def test() -> None:
        log = open_log(database)
        await asyncio.gather(*(log.append(batch(f"t{i}", 1, "x")) for i in range(50)))
        await log.append(batch("t7", 2), batch("t8", 2))
        assert await log.read("t7") == [*batch("t7", 1, "x").rows, *batch("t7", 2).rows]
        assert await log.read("nothing") == []
        await log.append(Batch("t9", batch("t9", 2).rows, Head(7, "open", True), ["ann"]))
        assert await log.running() == ["t9"]
        assert await log.tables_of("ann", 10) == [("t9", None)]
        await log.append(Batch("t9", batch("t9", 3).rows, Head(7, "over", True, "{}"), ["ann"]))
        assert await log.running() == []
        assert await log.tables_of("ann", 10) == [("t9", "{}")]
        await log.rename("ann", "Ann")
        await log.rename("ann", "Anna")
        assert (await log.name_of("ann"), await log.name_of("ben")) == ("Anna", None)
        log.close()

    run(test())


def test_two_writers_that_race_for_one_entry_cannot_both_have_it(database: str):
    async def test() -> None:
        one, two = open_log(database), open_log(database)
        results: list[Any] = []
        for seq in range(1, 21):
            results += [await asyncio.gather(*(w.append(batch("t", seq)) for w in (one, two)), return_exceptions=True)]
        assert all(sum(isinstance(r, Raced) for r in pair) == 1 for pair in results)
        assert [row.seq for row in await one.read("t")] == list(range(1, 21))
        # In one commit with others', the loser alone loses.
        mixed = await asyncio.gather(
            *(one.append(batch(name, 20)) for name in ("a", "t", "b")), one.append(batch("c", 1), batch("t", 3)),
            return_exceptions=True,
        )  # fmt: skip
        assert [type(result) for result in mixed] == [type(None), Raced, type(None), Raced]
        assert await one.read("c") == []
        with pytest.raises(Raced):
            await one.append(batch("d", 1, "same"), batch("d", 2, "same"))
        one.close()
        two.close()

    run(test())


def test_a_full_disk_is_a_refusal_and_nothing_else(tmp_path: Path):
    """SQLite itself says that the disk is full, in the middle of a match; when there is room again, it goes on."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port)
            mover, other = (ann, ben) if ann.mine else (ben, ann)
            limit = Limit(server.sqlite)
            limit.full()
            answer: dict[str, Any] = {"type": "ack"}
            name, seq, seen, command = "", 0, 0, dict[str, Any]()
            while answer["type"] == "ack":  # what is left of the last page is still written
                mover, other = (ann, ben) if ann.mine else (ben, ann)
                name, seq, seen = mover.next_id(), other.update["seq"], len(other.received)
                command = {"seen": mover.update["seq"], "actions": mover.view["legal"][:1]}
                answer = await mover.send("move", id=name, **command)
                if answer["type"] == "ack":
                    await asyncio.gather(*(each.reach(answer["seq"]) for each in (ann, ben)))
            assert answer["code"] == "storage"
            await other.send("ping")
            assert other.update["seq"] == seq
            assert [m["type"] for m in other.received[seen:]] == ["pong"]
            assert (await mover.send("move", id=name, **command))["code"] == "storage"
            limit.lift()
            answer = await mover.send("move", id=name, **command)
            assert answer == {"type": "ack", "id": name, "seq": seq + 1}
            await other.reach(seq + 1)
            stored = [row.seq for row in await server.registry.env.log.read(ann.table)]
            assert stored == list(range(1, len(stored) + 1))

    run(test())


class Limit:
    """A disk with no room left, by SQLite's own limit on its pages."""

    def __init__(self, log: SqliteLog) -> None:
        self.log = log

    def full(self) -> None:
        self.log.engine.dispose()
        event.listen(self.log.engine, "connect", self._limit)
        filler = text("insert into log values ('ballast', :seq, 0, null, null, hex(randomblob(:size)), '{}')")
        seq = count(1)
        for size in (500, 100, 20, 1):  # no room is left on the last page either
            with suppress(OperationalError):
                while True:
                    with self.log.engine.begin() as connection:
                        connection.execute(filler, {"seq": next(seq), "size": size})

    def lift(self) -> None:
        event.remove(self.log.engine, "connect", self._limit)
        self.log.engine.dispose()

    def _limit(self, connection: Any, _: object) -> None:
        connection.execute("pragma max_page_count=1")


def test_a_database_that_is_gone_is_noticed_and_comes_back(tmp_path: Path):
    async def test() -> None:
        file, elsewhere = tmp_path / "fuda.db", tmp_path / "moved.db"
        async with running(file) as server:
            ann, ben = await table_of(server.port)
            mover = ann if ann.mine else ben
            file.rename(elsewhere)
            command = {"seen": mover.update["seq"], "actions": mover.view["legal"][:1]}
            assert (await mover.send("move", **command))["code"] == "storage"
            assert await mover.ask("GET", "/api/health") == (503, {
                "ok": False, "version": "0.1.0", "database": "sqlite", "tables": 1, "sockets": 2,
            })  # fmt: skip
            status, problem = await mover.ask("POST", "/api/tables", {
                "game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "open"}],
            })  # fmt: skip
            assert (status, problem["code"]) == (503, "storage")
            elsewhere.rename(file)
            assert (await mover.send("move", **command))["type"] == "ack"
            assert (await mover.ask("GET", "/api/health"))[0] == 200

    run(test())


@pytest.mark.parametrize("error", [StorageError("gone"), OSError("no device")])
def test_a_commit_that_fails_in_doubt_is_looked_up_again(database: str, error: Exception):
    """The answer was lost but the entry is there: sent again, the command is answered and not done twice."""

    async def test() -> None:
        async with running(database) as server:
            ann, ben = await table_of(server.port)
            mover = ann if ann.mine else ben
            kept = server.registry.env.log.append

            async def append(*batches: Batch) -> None:
                await kept(*batches)
                raise error

            server.registry.env.log.append = append  # type: ignore[method-assign]
            command = {"id": "lost", "seen": mover.update["seq"], "actions": mover.view["legal"][:1]}
            answer = await mover.send("move", **command)
            assert answer["code"] == ("storage" if isinstance(error, StorageError) else "internal")
            server.registry.env.log.append = kept  # type: ignore[method-assign]
            answer = await mover.send("move", **command)
            assert answer["type"] == "ack"
            await ben.reach(answer["seq"])
            assert ben.info["moves"] == 1

    run(test())


def test_another_server_that_was_faster_makes_a_move_stale(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as one, running(tmp_path / "fuda.db") as two:
            ann, ben = await table_of(one.port)
            mover = ann if ann.mine else ben
            elsewhere = await Player(two.port, cookie=mover.cookie).join(ann.table, seq=mover.update["seq"])
            assert elsewhere.mine
            command = {"seen": mover.update["seq"], "actions": mover.view["legal"][:1]}
            assert (await elsewhere.send("move", id="here", **command))["type"] == "ack"
            assert (await mover.send("move", id="there", **command))["code"] == "stale"
            await mover.until(lambda: mover.info["moves"] == 1)
            assert [row.seq for row in await one.registry.env.log.read(ann.table)] == list(
                range(1, mover.update["seq"] + 1)
            )
            # What was done there is known here.
            assert (await mover.send("move", id="here", **command))["type"] == "ack"

    run(test())


def test_a_killed_server_goes_on_where_it_was(database: str):
    async def test(server: Any) -> None:
        ann = await player(server.port, 3)
        table = await ann.open("koikoi", "greedy", options={"rounds": 2}, start=True)
        await ann.join(table)
        await ann.play(lambda: ann.info["moves"] >= 6 and ann.mine)
        last = await ann.move()
        assert last["type"] == "ack"
        server.kill()
        await ann.leave()
        if database.startswith("postgresql"):  # its lease has run out, for which nobody waits
            postgres().ask(database, "delete from servers")
        server.start()
        back = await Player(server.port, 4, cookie=ann.cookie).join(table, seq=last["seq"] - 1)
        assert back.update["seq"] >= last["seq"]
        again = await back.send("move", id=last["id"], seen=0, actions=["nonsense"])
        assert again == last
        await back.play()
        _, record = await back.ask("GET", f"/api/tables/{table}/record")
        _, checks = await back.ask("GET", f"/api/tables/{table}/verify")
        assert all(check["holds"] for check in checks["checks"])
        assert len(record["moves"]) == back.info["moves"]
        _, mine = await back.ask("GET", "/api/me/tables")
        assert [each["id"] for each in mine["tables"]] == [table]
        await back.leave()

    with process(database, lease=PATIENCE) as server:
        run(test(server))
        logged = server.stop()
    assert "Traceback" not in logged
    assert '"error"' not in logged


def test_commits_of_a_crowd_are_a_moment_apart_and_those_of_a_few_are_not(monkeypatch: pytest.MonkeyPatch):
    waited: list[float] = []
    monkeypatch.setattr(writer.time, "sleep", waited.append)
    monkeypatch.setattr(writer, "PACE", 60.0)

    async def test() -> None:
        made = writer.Writer[str](lambda jobs: [job.upper() for job in jobs], lambda error: error, lambda job: job)
        made.start()
        for _ in range(2 * writer.CROWD):  # a few, however fast they are
            assert [await made.write("ann"), await made.write("ben")] == ["ANN", "BEN"]
        assert not waited
        crowd = [str(number) for number in range(writer.CROWD)]
        await asyncio.gather(*map(made.write, crowd))
        await made.write("one more")
        assert waited
        made.close()

    run(test())


def test_a_line_to_postgresql_that_breaks_in_between_is_no_fault_of_ours():
    for error in (asyncpg.InternalClientError("got result for unknown protocol state 3"), ConnectionResetError()):
        assert isinstance(_named(error), StorageError)
    assert isinstance(_named(ValueError()), ValueError)
