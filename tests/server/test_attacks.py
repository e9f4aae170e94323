"""What somebody with bad intentions tried once, and what it comes to now."""

import asyncio
import gc
import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from fuda.games.yojimbo import deck
from fuda.server import app, replay, scheduler, tables
from fuda.server.actor import TableActor
from fuda.server.log import StorageError
from fuda.server.logs import log_to_stderr
from fuda.server.messages import Message
from fuda.server.settings import Settings
from tests.server.harness import Page, Player, player, run, running, sha256, table_of

DEEP = 3_000


@asynccontextmanager
async def busy(actor: TableActor) -> AsyncIterator[None]:
    """Have a table handle no message for a while."""
    handle, go_on = actor.mailbox._handle, asyncio.Event()

    async def wait(message: Message) -> Any:
        await go_on.wait()
        return await handle(message)

    actor.mailbox._handle = wait
    yield
    go_on.set()


def test_what_is_nested_too_deep_is_not_understood_and_no_fault(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "random")
            await ann.join(table)
            assert ann.socket is not None
            for begun in ('{"x":', '{"type":', '{"type":"move","id":"a","seen":1,"actions":'):
                before = len(ann.received)
                await ann.socket.send(begun + "[" * DEEP)
                await ann.until(lambda before=before: len(ann.received) > before)
                assert ann.received[-1]["code"] == "bad-message"
            assert not server.registry.actors[table].needs_reload, "nobody can make the server read its log again"
            for body in ("[" * DEEP, '{"name":' + "[" * DEEP, '{"name":"x","y":' + '{"a":' * DEEP):
                status, _, answer = await ann.raw("PATCH", "/api/me", body)
                assert (status, json.loads(answer)["code"]) == (400, "bad-message")
            await ann.leave()

    run(test())


@pytest.mark.parametrize(
    "host", ["[", "[::1", "127.0.0.1:99999", "127.0.0.1:x", "½", "", "a@127.0.0.1", "evil.example"]
)
def test_a_host_that_is_none_is_refused(host: str, tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            assert (await page.raw("GET", "/api/me", Host=host))[0] == 421
            assert (await page.raw("GET", "/api/tables/x/replay/z", Host=host))[0] == 421

    run(test())


@pytest.mark.parametrize("origin", ["http://[", "null", "http://evil.example", "", "http://127.0.0.1"])
def test_an_origin_that_is_not_ours_is_refused(origin: str, tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            assert (await Page(server.port).raw("PATCH", "/api/me", '{"name":"x"}', Origin=origin))[0] == 403

    run(test())


def test_no_path_leads_out_of_the_folder_and_none_is_too_long(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/..%2f..%2fpyproject.toml", "/%00.js",
                         "/" + "a" * 300 + ".js", "/\\..\\x.js", "/assets/../../catalogue.py"):  # fmt: skip
                assert (await page.raw("GET", path))[0] == 404, path

    run(test())


def test_a_doubled_slash_does_not_evade_the_limit(tmp_path: Path):
    usual = Settings()

    async def test() -> None:
        limits = {"person_rate": usual.person_rate, "person_burst": 5}
        async with running(tmp_path / "fuda.db", **limits) as server:
            ann = await player(server.port)
            assert 429 in [(await ann.raw("GET", "//api/me"))[0] for _ in range(40)]

    run(test())


def test_a_forged_cookie_is_nobody(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            assert ann.cookie is not None
            name, _, signature = ann.cookie.partition(".")
            for forged in (
                f"{name}.",
                name,
                f"{name}.{signature[:-1]}",
                f"fuda=other.{signature}",
                f"{name}.{'0' * 40}",
            ):
                _, me = await Page(server.port, forged).ask("GET", "/api/me")
                assert me["person"] != ann.person

    run(test())


def test_an_error_nobody_waits_for_is_logged_without_its_text(capsys: pytest.CaptureFixture[str]):
    """Its text might quote what somebody holds."""
    loggers = [logging.getLogger(name) for name in ("fuda", "uvicorn.error", "asyncio")]
    before = [(logger, logger.handlers, logger.level) for logger in loggers]
    log_to_stderr()
    try:
        error = ValueError("play 1L")
        trouble = f"Task exception was never retrieved\nfuture: <Task exception={error!r}>"
        logging.getLogger("asyncio").error(trouble, exc_info=error)
    finally:
        for logger, handlers, level in before:
            logger.handlers = handlers
            logger.setLevel(level)
    line = json.loads(capsys.readouterr().err)
    assert line["what"] == "Task exception was never retrieved"
    assert line["error"] == "ValueError"
    assert "1L" not in str(line)


def test_a_guided_game_whose_cards_anybody_may_know_is_not_played_with_others(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            for kind in ("open", "held"):
                body = {"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": kind}], "guide": True}
                status, problem = await ann.ask("POST", "/api/tables", body)
                assert (status, problem["code"]) == (400, "bad-rules")

    run(test())


def test_many_tables_opened_at_once_are_counted(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", tables_per_person=3) as server:
            ann = await player(server.port)
            body = {"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answers = await asyncio.gather(*(ann.ask("POST", "/api/tables", body) for _ in range(12)))
            assert sorted(status for status, _ in answers) == [201] * 3 + [429] * 9

    run(test())


def test_one_address_opens_only_so_many_tables_however_many_guests_it_is(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", table_burst=4, table_rate=0.001) as server:
            body = {"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "open"}]}
            statuses = [(await Page(server.port).ask("POST", "/api/tables", body))[0] for _ in range(6)]
            assert statuses == [201] * 4 + [429] * 2

    run(test())


def test_a_start_that_fails_all_day_does_not_make_the_table_grow(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            ann.contributes = False
            await ann.join(await ann.open("koikoi", "random"))
            for number in range(13):
                assert (await ann.send("start"))["type"] == "ack"
                await ann.until(lambda: ann.info["stage"] == "starting")
                match = ann.info["start"]["match"]
                assert ann.info["start"]["attempt"] == number + 1
                assert (await ann.send("vow", match=match, hash="0" * 64))["type"] == "ack"
                assert (await ann.send("nonce", match=match, nonce="0" * 64))["code"] == "bad-nonce"
                await ann.until(lambda: ann.info["stage"] == "open")
            assert [each["attempt"] for each in ann.info["aborts"]] == list(range(4, 14))
            await ann.leave()

    run(test())


def test_who_only_fills_the_log_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables, "RESTLESS", 20)

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await player(server.port), await player(server.port)
            table = await ann.open("koikoi", "open")
            await ann.join(table)
            await ben.join(table)
            for _ in range(10):
                assert (await ben.send("sit", seat=1))["type"] == "ack"
                assert (await ben.send("leave"))["type"] == "ack"
            assert (await ben.send("sit", seat=1))["code"] == "too-many"
            assert (await ann.send("fill", level="random"))["code"] == "too-many"
            assert (await ann.send("leave"))["type"] == "ack"
            await ann.leave()
            await ben.leave()

    run(test())


def test_a_match_at_a_restless_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 2})
            monkeypatch.setattr(tables, "RESTLESS", 0)
            assert (await ann.send("stop", agree=True))["code"] == "too-many"
            await ann.play()
            assert ann.info["end"]["ending"] == "played"
            await ann.leave()

    run(test())


def test_a_finished_table_that_nobody_looks_at_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scheduler, "LINGER", 0.01)

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 1})
            await ann.play()
            await ann.leave()
            for _ in range(3):
                assert (await ann.ask("GET", f"/api/tables/{ann.table}/record"))[0] == 200
                while server.registry.actors:
                    await asyncio.sleep(0.01)

    run(test())


def test_a_move_that_was_kept_without_an_answer_is_acknowledged_when_it_is_sent_again(tmp_path: Path):
    """Even where the table was read again before the first writing was through."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await table_of(server.port, options={"rounds": 2})  # a deal may end a round at once
            await asyncio.gather(*(each.play(lambda each=each: each.info["moves"] > 0) for each in (ann, ben)))
            page = ann if ann.mine else ben
            registry, kept = server.registry, server.registry.env.log.append

            async def kept_but_lost(*batches: Any) -> None:
                await kept(*batches)
                raise StorageError("the answer was lost")

            registry.env.log.append = kept_but_lost
            move = {"seen": page.update["seq"], "actions": [page.view["legal"][0]]}
            assert (await page.send("move", id="once", **move))["code"] == "storage"
            registry.env.log.append = kept
            registry.actors[ann.table].needs_reload = False  # it was read again too early
            seq = registry.actors[ann.table].table.seq
            assert await page.send("move", id="once", **move) == {"type": "ack", "id": "once", "seq": seq + 1}
            await page.reach(seq + 1)
            assert page.info["moves"] == 2
            await ann.leave()
            await ben.leave()

    run(test())


def test_a_log_that_cannot_be_read_is_reported_without_what_it_holds(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def play() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random")
            await ann.play(lambda: ann.info["moves"] >= 4)
            await ann.leave()

    async def resume() -> None:
        async with running(tmp_path / "fuda.db") as server:
            assert server.registry._resuming is not None
            await server.registry._resuming
            assert not server.registry.actors

    run(play())
    with closing(sqlite3.connect(tmp_path / "fuda.db")) as connection:
        connection.execute("""update log set entry = json_set(entry, '$.actions[0]', 'play 13X') where seq =
                              (select max(seq) from log where json_extract(entry, '$.kind') = 'moved')""")
        connection.commit()
    run(resume())
    [said] = [entry for entry in caplog.records if entry.message == "a table is set aside"]
    assert vars(said)["reason"] in ("IllegalAction", "FudaError")


def test_a_verification_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made: list[object] = []
    honest = replay.verify
    monkeypatch.setattr(replay, "verify", lambda *args: made.append(args) or honest(*args))

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 1})
            await ann.play()
            answers = await asyncio.gather(*(ann.ask("GET", f"/api/tables/{ann.table}/verify") for _ in range(3)))
            assert {status for status, _ in answers} == {200}
            assert len(made) == 1
            await ann.leave()

    run(test())


def test_a_name_is_data_and_cannot_turn_the_page_around(tmp_path: Path):
    """The page escapes what it shows; what cannot be seen, or turns text around, is taken out here."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            for name, shown in (("<img src=x>", "<img src=x>"), ("a\u202eb\u0000c\u200bd", "abcd"), ("\u2066x", "x")):
                status, me = await ann.ask("PATCH", "/api/me", {"name": name})
                assert (status, me["name"]) == (200, shown)
            for name in ("\u200b", " ", "\u202e\u2069", "x" * 25, ""):
                assert (await ann.ask("PATCH", "/api/me", {"name": name}))[0] == 400
            status, headers, _ = await ann.raw("GET", "/")
            assert status == 200
            assert "script-src" not in headers["content-security-policy"]
            assert "default-src 'self'" in headers["content-security-policy"]

    run(test())


def test_many_pages_opened_at_once_are_counted(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", sockets_per_person=3) as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "open")
            async with busy(server.registry.actors[table]):  # so that nobody gets in before all have asked
                pages = [Player(server.port, cookie=ann.cookie) for _ in range(9)]
                joining = [asyncio.ensure_future(page.join(table)) for page in pages]
                while sum(page.received[-1:] != [] for page in pages) < 6:
                    await asyncio.sleep(0.01)
            await asyncio.wait(joining)
            assert sum(task.exception() is None for task in joining) == 3
            said = [page.received[-1] for page in pages if page.received[-1]["type"] == "bye"]
            assert [bye["reason"] for bye in said] == ["elsewhere"] * 6
            for page in pages:
                await page.leave()

    run(test())


def test_no_spelling_of_the_path_evades_the_limit_for_opening_tables(tmp_path: Path):
    async def test() -> None:
        body = {"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for spelling in (
            "/api//tables",
            "//api/tables",
            "/api/tables/",
            "/api/%74ables",
            "/api/tables//",
            "/%61pi//tables",
        ):
            async with running(tmp_path / "fuda.db", table_burst=2, table_rate=0.001) as server:
                statuses = [(await Page(server.port).ask("POST", spelling, body))[0] for _ in range(4)]
                assert statuses == [201, 201, 429, 429], spelling

    run(test())


def _own_deck(title: str) -> dict[str, Any]:
    return {**deck.shipped_data(), "title": title}


def test_decks_are_forgotten_with_the_tables_that_were_made_with_them(tmp_path: Path):
    """Anybody may send a new one with every request, without an account: each once stayed for ever."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            rules = "/api/games/yojimbo/rules"
            for number in range(20):
                body = {"preset": "kyu", "options": {"deck": _own_deck(f"deck {number}")}}
                assert (await ann.ask("POST", rules, body))[0] == 200
            gc.collect()
            assert len(deck._KNOWN) < 10
            [ben] = await table_of(server.port, 1, "greedy", game="yojimbo", options={"deck": _own_deck("deck of Ben")})
            gc.collect()
            await ben.play(lambda: ben.info["moves"] >= 4)  # a deck in play is known
            assert ben.info["options"]["deck"]["title"] == "deck of Ben"
            await ben.leave()

    run(test())


def test_a_deck_has_limits_and_its_refusal_too(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            shipped = deck.shipped_data()
            long = [{**face, "name": "x" * 61} for face in shipped["defence_faces"]]
            faces = [{"id": f"f{number}", "kind": "irimi"} for number in range(4_000)]
            for bad in (
                _own_deck("x" * 81),
                {**shipped, "title": 7},
                {**shipped, "defence_faces": long},
                {**shipped, "defence_faces": faces},
                {**shipped, "cards": [{"id": "x" * 200}] * 1_000},
                {**shipped, "cards": [{"id": "x" * 2_000}] * 100},
            ):
                body = {"preset": "kyu", "options": {"deck": bad}}
                status, problem = await ann.ask("POST", "/api/games/yojimbo/rules", body)
                assert (status, problem["code"]) == (400, "bad-rules")
                assert len(problem["message"]) < 4_000

    run(test())


def test_lists_of_tables_stay_small_whatever_their_rules_hold(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(
                server.port, 1, "greedy", game="yojimbo", options={"deck": _own_deck("own")}, listed=True
            )
            for over in (False, True):
                for path in ("/api/me/tables", *([] if over else ["/api/tables"])):
                    status, _, answer = await ann.raw("GET", path)
                    assert status == 200
                    assert len(answer) < 4_000
                    [listed] = json.loads(answer)["tables"]
                    assert listed["options"]["deck"] == {}
                assert (await ann.ask("GET", f"/api/tables/{ann.table}"))[1]["options"]["deck"] == _own_deck("own")
                await ann.send("resign")
                await ann.until(lambda: ann.info["stage"] == "over")
            await ann.leave()
            server.registry.actors.clear()  # from the database
            assert len((await ann.raw("GET", "/api/me/tables"))[2]) < 4_000

    run(test())


def test_no_newline_at_the_end_passes_for_nothing(tmp_path: Path):
    """Such a nonce once made an honest deal look false: the page hashed what it had sent, newline and all."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            ann.contributes = False
            await ann.join(await ann.open("koikoi", "random", start=True))
            await ann.until(lambda: ann.info["stage"] == "starting")
            match = ann.info["start"]["match"]

            async def refused(command: dict[str, Any]) -> None:
                assert ann.socket is not None
                before = sum(message.get("code") == "bad-message" for message in ann.received)
                await ann.socket.send(json.dumps(command))
                await ann.until(lambda: sum(message.get("code") == "bad-message" for message in ann.received) > before)

            await refused({"type": "vow", "id": "v", "match": match, "hash": sha256("00" * 32) + "\n"})
            await refused({"type": "vow", "id": "v\n", "match": match, "hash": sha256("00" * 32)})
            assert (await ann.send("vow", match=match, hash=sha256("00" * 32)))["type"] == "ack"
            await refused({"type": "nonce", "id": "n", "match": match, "nonce": "00" * 32 + "\n"})
            assert (await ann.send("nonce", match=match, nonce="00" * 32))["type"] == "ack"
            assert (await ann.ask("GET", f"/api/tables/{ann.table}%0A"))[0] == 400
            await ann.leave()

    run(test())


def test_words_are_parsed_once_and_no_language_or_number_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A parsing takes a tenth of a second, in which once nobody else was answered."""
    parsed: list[str] = []
    monkeypatch.setattr(app, "messages", lambda text: parsed.append(text) or [])
    app._parsed.cache_clear()

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            for _ in range(3):
                assert (await ann.ask("GET", "/api/games/koikoi/words/en"))[0] == 200
            assert len(parsed) == 1
            for language in ("x" * 5_000, "en.", "xx"):
                assert (await ann.ask("GET", f"/api/games/koikoi/words/{language}"))[0] == 404
            for refused in ("9" * 5_000, "1" * 30, "-1"):
                assert (await ann.ask("GET", f"/api/me/statistics/page?refused={refused}"))[0] == 400

    try:
        run(test())
    finally:
        app._parsed.cache_clear()


def test_few_large_requests_of_one_address_are_under_way(tmp_path: Path):
    """Two megabytes of brackets are fifty when they are read, and hundreds of them could wait for their turn."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db", large_per_address=2, large_rate=0.001, large_burst=100) as server:
            ann = await player(server.port)
            large = json.dumps({"x": "x" * Settings().body_limit})
            held: list[asyncio.StreamWriter] = []
            for how in (f"Content-Length: {len(large)}", "Transfer-Encoding: chunked"):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                head = f"PUT /api/me/practice HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{how}\r\n\r\n"
                writer.write(head.encode())
                held.append(writer)
            while (await ann.ask("POST", "/api/records", json.loads(large)))[0] != 429:
                await asyncio.sleep(0.01)
            assert (await ann.ask("PATCH", "/api/me", {"name": "Ann"}))[0] == 200, "small ones go on"
            for writer in held:
                writer.close()
            while (status := (await ann.ask("POST", "/api/records", json.loads(large)))[0]) == 429:
                await asyncio.sleep(0.01)
            assert status == 400
            for _ in range(100):
                status, _ = await ann.ask("POST", "/api/records", json.loads(large))
            assert status == 429, "nor may one follow another without end"
            length = {"Content-Length": "9" * 4_000}
            assert (await ann.raw("POST", "/api/records", "{}", **length))[0] in (400, 413)

    run(test())
