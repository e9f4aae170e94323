"""A disk that is full, a database that is gone: the player is told, nothing is acknowledged that is not stored, and the
table goes on when all is well again."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

import fuda
from fuda.server.file import Exposed, make_private
from fuda.server.log import StorageError, open_log
from fuda.server.sqlite import SqliteLog
from tests.server.harness import Json, Player, Running, player, run, running, table_of
from tests.server.test_log import batch


def rows(database: Path, table: str) -> list[int]:
    """The entries that are on the disk."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return [seq for (seq,) in connection.execute("select seq from log where table_id = ? order by seq", (table,))]


class Lock:
    """A database that may be read and not written."""

    def __init__(self, server: Running) -> None:
        self.closed = True
        event.listen(server.sqlite.engine, "checkout", self._set)

    def open(self) -> None:
        self.closed = False

    def _set(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA query_only={int(self.closed)}")


@asynccontextmanager
async def two_at_a_table(database: Path) -> AsyncIterator[tuple[Running, Player, Player, str]]:
    """Two people in the middle of a match."""
    async with running(database) as server:
        ann, ben = await table_of(server.port, options={"rounds": 2})  # a deal may end a round at once
        await asyncio.gather(*(page.play(lambda page=page: page.info["moves"] >= 3) for page in (ann, ben)))
        try:
            yield server, ann, ben, ann.table
        finally:
            for page in (ann, ben):
                await page.leave()


async def try_to_move(ann: Player, ben: Player) -> Json:
    """Have whose turn it is try a legal move."""
    for page in (ann, ben):
        await page.until(lambda page=page: page.update["seq"] >= max(ann.update["seq"], ben.update["seq"]))
    page = ann if ann.mine else ben
    begun: list[str] = []
    while following := (await page.send("preview", begun=begun))["preview"]["next"]:
        begun.append(following[0])
    return await page.send("move", seen=page.update["seq"], actions=begun)


async def refused_then_played(
    server: Running, ann: Player, ben: Player, table: str, database: Path, mend: Callable[[], None]
) -> None:
    """Require that moves are refused for want of a disk, and that the match ends well once there is one."""
    seen, seq = ann.update["seq"], server.registry.actors[table].table.seq
    for _ in range(3):
        answer = await try_to_move(ann, ben)
        assert answer["type"] == "refused"
        assert answer["code"] == "storage", answer
    assert server.registry.actors[table].table.seq == seq
    assert ann.update["seq"] == seen, "nothing was shown that is not stored"
    mend()
    await asyncio.gather(ann.play(), ben.play())
    status, record = await ann.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert list(fuda.replay(record).scores) == ben.info["end"]["scores"]
    assert rows(database, table) == list(range(1, ann.info["seq"] + 1))
    acks = [message["seq"] for page in (ann, ben) for message in page.received if message["type"] == "ack"]
    assert set(acks) <= set(rows(database, table))


def test_a_full_disk_is_told_and_survived(tmp_path: Path):
    """SQLite's own limit of pages answers as a full disk does."""
    database = tmp_path / "fuda.db"
    full = True

    def limit(connection: Any, *_: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages if full else 1_000_000}")

    async def test() -> None:
        nonlocal full
        async with two_at_a_table(database) as (server, ann, ben, table):
            engine = server.sqlite.engine
            event.listen(engine, "checkout", limit)
            filler = (
                "insert into log (table_id, seq, at, entry, clocks) values ('ballast', ?, 0, hex(randomblob(?)), '')"
            )
            number = 0
            for size in (2_000, 500, 100, 20, 1):  # until there is no room on the last page either
                with pytest.raises(OperationalError, match="full"):  # noqa: PT012
                    for _ in range(1_000):
                        number += 1
                        with engine.begin() as connection:
                            connection.exec_driver_sql(filler, (number, size))

            def mend() -> None:
                nonlocal full
                full = False

            await refused_then_played(server, ann, ben, table, database, mend)

    run(test())


def test_a_database_that_is_gone_is_told_and_goes_on_when_it_is_back(tmp_path: Path):
    database, away = tmp_path / "fuda.db", tmp_path / "away.db"

    async def test() -> None:
        async with two_at_a_table(database) as (server, ann, ben, table):
            database.rename(away)
            status, health = await ann.ask("GET", "/api/health")
            assert (status, health["ok"]) == (503, False)
            status, problem = await ann.ask("POST", "/api/tables", _table_request())
            assert (status, problem["code"]) == (503, "storage")
            await refused_then_played(server, ann, ben, table, database, lambda: away.rename(database) and None)
            assert (await ann.ask("GET", "/api/health"))[0] == 200

    run(test())


def test_a_database_that_may_not_be_written_is_told(tmp_path: Path):
    database = tmp_path / "fuda.db"

    async def test() -> None:
        async with two_at_a_table(database) as (server, ann, ben, table):
            await refused_then_played(server, ann, ben, table, database, Lock(server).open)

    run(test())


def test_a_database_that_somebody_else_holds_is_told(tmp_path: Path):
    """Another program writes for longer than the server waits."""
    database = tmp_path / "fuda.db"

    async def test() -> None:
        async with two_at_a_table(database) as (server, ann, ben, table):
            event.listen(server.sqlite.engine, "checkout", lambda c, *_: c.execute("PRAGMA busy_timeout=20"))
            holding = sqlite3.connect(database, isolation_level=None)
            holding.execute("begin immediate")
            await refused_then_played(server, ann, ben, table, database, holding.close)

    run(test())


def _copied_over(database: Path, copy: Path) -> None:
    """As `cp` does: the same file, other contents."""
    database.write_bytes(copy.read_bytes())


def _moved_there(database: Path, copy: Path) -> None:
    """As `mv` does, SQLite's other files left where they are."""
    copy.replace(database)


def _put_there_alone(database: Path, copy: Path) -> None:
    """As somebody does who knows SQLite, but not that the server still runs."""
    for part in ("-wal", "-shm"):
        database.with_name(database.name + part).unlink(missing_ok=True)
    copy.replace(database)


def _restored(database: Path, copy: Path) -> None:
    """As the command `.restore` of SQLite's shell does."""
    with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(database)) as target:
        source.backup(target)


@pytest.mark.parametrize("put", [_copied_over, _moved_there, _put_there_alone, _restored])
@pytest.mark.parametrize("checkpoint", [False, True])
def test_an_older_copy_under_a_running_server_is_noticed_and_nothing_is_mixed(
    tmp_path: Path, put: Callable[[Path, Path], None], checkpoint: bool
):
    database, copy, kept = tmp_path / "fuda.db", tmp_path / "copy.db", tmp_path / "kept.db"

    async def test() -> None:
        async with two_at_a_table(database) as (server, ann, ben, table):
            with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
            shutil.copy(copy, kept)
            stored = rows(copy, table)
            await asyncio.gather(*(p.play(lambda p=p: p.info["moves"] >= 8) for p in (ann, ben)))
            for number in range(1, 200):  # more than what is written after it could hide
                await server.registry.env.log.append(batch("ballast", number))
            if checkpoint:
                with closing(sqlite3.connect(database)) as connection:
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                assert (await ann.ask("PATCH", "/api/me", {"name": "Ann"}))[0] == 200  # a look at the file
            seen = server.registry.actors[table].table.seq
            await asyncio.gather(ann.reach(seen), ben.reach(seen))
            put(database, copy)
            if put is _copied_over and not checkpoint:  # whatever was written lies in SQLite's own log beside it
                assert (await try_to_move(ann, ben))["type"] == "ack"
                assert rows(database, table) == list(range(1, seen + 2))
                assert rows(database, "ballast") == list(range(1, 200))
                return
            for _ in range(2):
                assert (await try_to_move(ann, ben))["code"] == "storage"
            assert (await ann.ask("POST", "/api/tables", _table_request()))[0] == 503
            assert (await ann.ask("GET", "/api/health"))[0] == 503
            assert ann.update["seq"] == seen
            if put is not _copied_over:  # where pages of both lie in one file, nobody reads it any more
                assert rows(database, table) in (stored, list(range(1, seen + 1)))
        shutil.copy(kept, database)
        for part in ("-wal", "-shm"):
            database.with_name(database.name + part).unlink(missing_ok=True)
        async with running(database) as server:
            ann.port = server.port
            await ann.join(table, seen)
            assert ann.update["seq"] >= stored[-1]
            await ann.leave()

    run(test())


def test_another_server_on_the_same_file_is_no_older_copy(tmp_path: Path):
    async def test() -> None:
        url = f"sqlite:///{tmp_path / 'fuda.db'}"
        one, two = open_log(url), open_log(url)
        for seq in range(1, 6):
            await one.append(batch("t", 2 * seq - 1))
            with closing(sqlite3.connect(tmp_path / "fuda.db")) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            await two.append(batch("t", 2 * seq))
        assert len(await one.read("t")) == len(await two.read("t")) == 10
        one.close()
        two.close()

    run(test())


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_the_database_is_nobody_elses_to_read(tmp_path: Path):
    """It holds the key that signs cookies, and the secrets of deals to come."""
    folder = tmp_path / "own"
    folder.mkdir(mode=0o755)
    make_private(folder)

    async def test() -> None:
        for mode in (None, 0o644, 0o666):
            if mode is not None:
                (folder / "fuda.db").chmod(mode)
            async with running(folder / "fuda.db") as server:
                await player(server.port)
                await table_of(server.port, 1, "random")
                assert {path.stat().st_mode & 0o777 for path in folder.glob("fuda.db*")} == {0o600}
                assert len(list(folder.glob("fuda.db*"))) == 3
        assert folder.stat().st_mode & 0o777 == 0o700

    before = os.umask(0o022)
    try:
        run(test())
    finally:
        os.umask(before)


def test_a_database_that_cannot_be_closed_to_others_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    database = tmp_path / "fuda.db"
    database.touch(0o644)
    database.chmod(0o644)

    def chmod(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", chmod)
    with pytest.raises(Exposed, match="may be read by others"):
        open_log(f"sqlite:///{database}")


def test_nobodys_clock_runs_while_nothing_can_be_kept(tmp_path: Path):
    now = [1_000_000_000]

    async def test() -> None:
        async with running(tmp_path / "fuda.db", now=lambda: now[0]) as server:
            ann, ben = await table_of(server.port, clock="casual")
            mover = ann if ann.mine else ben
            assert mover.seat is not None
            now[0] += 20_000
            lock = Lock(server)
            assert (await mover.move())["code"] == "storage"
            await mover.until(lambda: mover.info["time"]["deadlines"] == [None, None])
            now[0] += 600_000
            lock.open()
            await mover.until(lambda: mover.info["time"]["deadlines"][mover.seat] == now[0] + 40_000)
            assert mover.info["moves"] == 0
            assert (await mover.move())["type"] == "ack"

    run(test())


def test_who_comes_back_while_nothing_can_be_kept_is_back_when_it_can(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", grace=0.2) as server:
            ann, ben = await table_of(server.port, options={"rounds": 2})
            await ben.leave()
            await ann.play(lambda: ann.info["seats"][1]["substitute"])
            lock = Lock(server)
            await ben.join(ann.table)
            await asyncio.sleep(0.2)
            assert ben.info["seats"][1]["substitute"]
            lock.open()
            await ben.until(lambda: not ben.info["seats"][1]["substitute"])

    run(test())


def test_a_table_that_is_to_start_by_itself_does_so_when_it_can(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "random", start=True)
            lock = Lock(server)
            await ann.join(table)
            await asyncio.sleep(0.2)
            assert ann.info["stage"] == "open"
            lock.open()
            await ann.until(lambda: ann.info["stage"] == "playing")

    run(test())


def test_tables_are_brought_back_as_soon_as_the_database_answers(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path / "fuda.db") as server:
            await table_of(server.port, 1, "random")

    async def resume() -> None:
        async with running(tmp_path / "fuda.db") as server:
            found, failures = server.registry.env.log.running, iter(range(3))

            async def running_tables() -> list[str]:
                for _ in failures:
                    raise StorageError("gone")
                return await found()

            server.registry.env.log.running = running_tables  # type: ignore[method-assign]
            server.registry.resume()
            assert server.registry._resuming is not None
            await server.registry._resuming
            assert len(server.registry.actors) == 1

    run(play())
    run(resume())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of four megabytes, where one can be mounted."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    if os.geteuid() != 0 or mount is None:
        pytest.skip("only root may mount a small disk")
    done = subprocess.run([mount, "-t", "tmpfs", "-o", "size=4m", "tmpfs", place], check=False, capture_output=True)
    if done.returncode:
        pytest.skip("no small disk can be mounted here")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


def test_a_disk_that_is_really_full_is_told_and_survived(small_disk: Path):
    database, ballast = small_disk / "fuda.db", small_disk / "ballast"

    async def test() -> None:
        async with two_at_a_table(database) as (server, ann, ben, table):
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with ballast.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space"):  # noqa: PT012
                while True:
                    file.write(bytes(4096))
            await refused_then_played(server, ann, ben, table, database, ballast.unlink)

    run(test())


def _table_request() -> Json:
    return {"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_a_look_at_the_file_while_more_is_written_finds_no_other_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whoever read just then once took what was written meanwhile for missing, and nothing was written any more."""
    log = open_log(f"sqlite:///{tmp_path / 'fuda.db'}")
    assert isinstance(log, SqliteLog)
    assert log._file is not None
    file, connect = log._file, sqlite3.connect

    class Slow(sqlite3.Connection):
        def close(self) -> None:
            super().close()
            file.entries += 3  # the writer was faster

    monkeypatch.setattr(sqlite3, "connect", lambda *args, **named: connect(*args, factory=Slow, **named))  # pyright: ignore[reportUnknownLambdaType]
    file._look_into((tmp_path / "fuda.db").stat())
    assert file.trouble is None
    file._look_into((tmp_path / "fuda.db").stat())  # now it does hold less than was written
    assert file.trouble is not None
    log.close()
