"""What can be asked over HTTP, by whom, how often and from where."""

import asyncio
import gzip
import http.client
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import fuda
from fuda.bots import levels
from fuda.catalogue import GAMES
from fuda.server.log import Log
from tests.patience import PATIENCE
from tests.server.harness import Page, Player, player, run, running, table_of


def test_the_catalogue_and_table_rules(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            status, games = await page.ask("GET", "/api/games")
            assert status == 200
            assert [game["name"] for game in games] == list(GAMES)
            koikoi = games[0]
            assert koikoi["levels"] == list(levels("koikoi"))
            assert koikoi["seats"] == {"czech": 2, "russian": 2, "nintendo": 2}
            assert koikoi["stop"] == "KK-1"
            assert koikoi["options"][0]["name"] == "rounds"
            _, rules = await page.ask("POST", "/api/games/koikoi/rules", {"preset": "czech", "options": {"rounds": 3}})
            assert (rules["changed"], rules["seats"], rules["options"]["rounds"]) == (["rounds"], 2, 3)
            wrong = {"preset": "czech", "options": {"rounds": 99}}
            status, problem = await page.ask("POST", "/api/games/koikoi/rules", wrong)
            assert (status, problem["code"]) == (400, "bad-rules")
            assert "rounds=99 is not allowed; allowed: 1–24 (KK-1)" in problem["message"]
            assert (await page.ask("POST", "/api/games/chess/rules", {"preset": "x"}))[0] == 404

    run(test())


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "bad-message"),
        ({"game": "chess", "preset": "x", "seats": []}, 404, "unknown"),
        ({"game": "koikoi", "preset": "polish", "seats": []}, 400, "bad-rules"),
        ({"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}]}, 400, "bad-rules"),
        ({"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "me"}]}, 400, "bad-rules"),
        ({"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 404, "unknown"),
        ({"game": "koikoi", "preset": "czech", "seats": [], "colour": "red"}, 400, "bad-message"),
        ({"game": "koikoi", "preset": "czech", "seats": "me"}, 400, "bad-message"),
    ],
)
def test_a_bad_request_is_refused_with_a_reason(tmp_path: Path, body: object, status: int, code: str):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            found, problem = await Page(server.port).ask("POST", "/api/tables", body)
            assert (found, problem["code"]) == (status, code)
            assert set(problem) == {"code", "message"}
            assert "Traceback" not in problem["message"]

    run(test())


def test_what_is_not_there_is_a_problem_in_json(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            for path in ("/api/nothing", "/api/tables/nothing", "/api/tables/nothing/record", "/missing.js", "/ws/x"):
                status, problem = await page.ask("GET", path)
                assert (status, problem["code"]) == (404, "unknown"), path
            assert (await page.ask("DELETE", "/api/me"))[0] == 405
            assert (await page.ask("GET", f"/api/tables/{'x' * 50}"))[0] == 400
            status, _, body = await page.raw("POST", "/api/tables", '{"game":')
            assert (status, json.loads(body)["code"]) == (400, "bad-message")
            status, _, body = await page.raw("POST", "/api/tables", '{"game":"' + "x" * 300_000 + '"}')
            assert (status, json.loads(body)["code"]) == (413, "bad-message")

    run(test())


def test_every_answer_is_guarded_by_its_headers(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            for path in ("/", "/api", "/api/me", "/api/nothing", "/tables/abc"):
                _, headers, _ = await page.raw("GET", path)
                assert "default-src" in headers["content-security-policy"]
                assert "unsafe" not in headers["content-security-policy"]
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert "camera=()" in headers["permissions-policy"]
                assert "server" not in headers
            _, headers, body = await page.raw("GET", "/", accept_encoding="gzip")
            if headers.get("content-encoding") == "gzip":
                assert b"<" in gzip.decompress(body)
            status, _, body = await page.raw("GET", "/", if_none_match=headers["etag"])
            assert (status, body) == (304, b"")

    run(test())


def test_the_page_of_the_api_lists_every_operation_and_needs_no_other_host(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            _, _, body = await page.raw("GET", "/api")
            _, described = await page.ask("GET", "/api/openapi.json")
            assert described["info"]["title"] == "Fuda"
            for path in described["paths"]:
                assert path in body.decode()
            assert b"http://" not in body.replace(b"http-equiv", b"")
            assert b"https://" not in body
            assert b"<script" not in body

    run(test())


def test_a_guest_is_known_again_and_nobody_can_be_somebody_else(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = Page(server.port)
            _, headers, _ = await ann.raw("GET", "/", accept="text/html", accept_language="cs")
            assert "HttpOnly" in headers["set-cookie"]
            _, me = await ann.ask("GET", "/api/me", accept_language="cs")
            assert me["name"].startswith("Hráč ")
            assert (await ann.ask("GET", "/api/me"))[1] == me
            await ann.ask("PATCH", "/api/me", {"name": "Anička"})
            assert (await ann.ask("GET", "/api/me"))[1] == {"person": me["person"], "name": "Anička"}
            thief = Page(server.port, cookie=f"fuda={me['person']}.{'0' * 40}")
            assert (await thief.ask("GET", "/api/me"))[1]["person"] != me["person"]
            # Requests that run side by side before there is a cookie do not each make a guest.
            fresh = Page(server.port)
            _, headers, _ = await fresh.raw("GET", "/api/games")
            assert "set-cookie" not in headers

    run(test())


def test_other_sites_and_names_that_are_not_ours_are_refused(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            own = f"http://127.0.0.1:{server.port}"
            name = {"name": "Ann"}
            assert (await page.ask("PATCH", "/api/me", name, origin=own))[0] == 200
            for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://127.0.0.1"):
                assert (await page.ask("PATCH", "/api/me", name, origin=origin))[0] == 403
            assert (await page.ask("PATCH", "/api/me", name, sec_fetch_site="cross-site"))[0] == 403
            for host in ("evil.example", "evil.example:80", "", "127.0.0.1@evil.example"):
                assert await asyncio.to_thread(_host, server.port, host) == 421
            assert await asyncio.to_thread(_host, server.port, "localhost") == 200
            ann = await player(server.port)
            table = await ann.open("koikoi", "open")
            url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            for origin in ("http://evil.example", "null"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, origin=Origin(origin), proxy=None)
                assert refused.value.response.status_code == 403

    run(test())


def _host(port: int, host: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.putrequest("GET", "/api/me", skip_host=True)
    connection.putheader("Host", host)
    connection.endheaders()
    status = connection.getresponse().status
    connection.close()
    return status


def test_who_asks_too_much_is_told_to_wait(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", person_rate=0.01, person_burst=5) as server:
            ann = await player(server.port)
            answers = [await ann.raw("GET", "/api/me") for _ in range(8)]
            assert [status for status, _, _ in answers] == [200] * 5 + [429] * 3
            assert int(answers[-1][1]["retry-after"]) > 0
            assert (await ann.ask("GET", "/api/health"))[0] == 200
        async with running(tmp_path / "other.db", address_rate=0.01, address_burst=5) as server:
            pages = [Page(server.port) for _ in range(8)]
            assert [(await page.ask("GET", "/api/me"))[0] for page in pages] == [200] * 5 + [429] * 3
        async with running(tmp_path / "third.db", file_rate=0.0001, file_burst=5) as server:
            pages = [Page(server.port) for _ in range(8)]
            places = [f"/t/{number}/replay" for number in range(8)]
            answers = [(await page.raw("GET", place))[0] for page, place in zip(pages, places, strict=True)]
            assert answers == [200] * 5 + [429] * 3, "each is a page that has to be written"
            assert (await pages[0].ask("GET", "/api/health"))[0] == (await pages[0].ask("GET", "/api/me"))[0] == 200

    run(test())


def test_sockets_have_limits_too(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", message_rate=0.01, message_burst=5, sockets_per_person=2) as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "open")
            await ann.join(table)
            answers = [await ann.send("ping") for _ in range(7)]
            assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["refused"] * 2
            assert answers[-1]["code"] == "too-fast"
            second = await Player(server.port, cookie=ann.cookie).join(table)
            third = Player(server.port, cookie=ann.cookie)
            with pytest.raises(ConnectionError):
                await third.join(table)
            assert third.received == [{"type": "bye", "reason": "elsewhere", "retry": None}]
            with pytest.raises(ConnectionError):
                await (await player(server.port)).join("nothing")
            assert second.socket is not None
            await second.socket.send("x" * 9_000)
            with pytest.raises(ConnectionError):
                await second.until(lambda: False)
            assert ann.socket is not None
            for _ in range(300):
                await ann.socket.send('{"type":"ping","id":"x"}')
            with pytest.raises(ConnectionError):
                await ann.until(lambda: False)
            assert ann.received[-1] == {"type": "bye", "reason": "too-fast", "retry": 10_000}

    run(test())


def test_one_person_opens_only_so_many_tables(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", tables_per_person=2) as server:
            ann = await player(server.port)
            for _ in range(2):
                await ann.open("koikoi", "open")
            body = {"game": "koikoi", "preset": "czech", "seats": [{"kind": "me"}, {"kind": "open"}]}
            status, problem = await ann.ask("POST", "/api/tables", body)
            assert (status, problem["code"]) == (429, "too-many")

    run(test())


def test_a_slow_reader_is_sent_away_and_holds_nobody_up(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", unsent=4_096) as server:
            ann, ben = await table_of(server.port)
            actor = server.registry.actors[ann.table]
            [slow] = [socket for socket in actor.sockets if socket.person.id == ben.person]
            slow.changes = False
            for _ in range(10_000):  # without a chance to read anything in between
                if slow.reason is not None:
                    break
                actor.show([slow])
            assert slow.reason == "too-slow"
            with pytest.raises(ConnectionError):
                await ben.until(lambda: False)
            assert ben.received[-1] == {"type": "bye", "reason": "too-slow", "retry": 1000}

    run(test())


def test_a_finished_match_can_be_seen_step_by_step_and_no_running_one_can(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port, 1)
            table = await ann.open("koikoi", "greedy", options={"rounds": 2}, start=True)
            await ann.join(table)
            await ann.until(lambda: ann.mine)
            for path in ("record", "verify", "replay", "replay/0"):
                status, problem = await ann.ask("GET", f"/api/tables/{table}/{path}")
                assert (status, problem["code"]) == (409, "not-now")
            await ann.play()
            _, replay = await ann.ask("GET", f"/api/tables/{table}/replay")
            _, record = await ann.ask("GET", f"/api/tables/{table}/record")
            steps = replay["steps"]
            assert [s["seat"] for s in steps if s["seat"] is not None] == [move[0] for move in record["moves"]]
            assert [s["actions"] for s in steps if s["seat"] is not None] == [move[1:] for move in record["moves"]]
            assert sorted({step["round"] for step in steps}) == [1, 2]
            told = [event for step in steps for event in step["events"]]
            assert [event["key"] for event in told] == [event["key"] for event in fuda.replay(record).events]
            assert steps[-1]["scores"] == ann.info["end"]["scores"]
            _, frame = await ann.ask("GET", f"/api/tables/{table}/replay/0")
            assert [view["seat"] for view in frame["views"]] == [0, 1]
            assert all("memory" not in view for view in frame["views"])
            _, last = await ann.ask("GET", f"/api/tables/{table}/replay/{len(steps) - 1}")
            assert last["views"][0]["scores"] == ann.info["end"]["scores"]
            assert (await ann.ask("GET", f"/api/tables/{table}/replay/{len(steps)}"))[0] == 404
            _, headers, _ = await ann.raw("GET", f"/api/tables/{table}/record")
            assert headers["content-disposition"] == f'attachment; filename="fuda-{table}.json"'

    run(test())


def test_a_list_of_tables_does_not_send_away_who_enters_one_just_now(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 1})
            await ann.play()
            await ann.leave()
            registry = server.registry
            while registry.actors:
                await asyncio.sleep(0.01)
            with closing(sqlite3.connect(tmp_path / "fuda.db")) as connection:
                connection.execute("update tables set info = null")  # as an older server would have left it
                connection.commit()
            actor, listed = await asyncio.gather(registry.live(ann.table), registry.tables_of(ann.person))
            assert [each.id for each in listed] == [ann.table]
            assert registry.actors == {ann.table: actor}

    run(test())


def test_health_tries_to_write_and_life_does_not(tmp_path: Path):
    """With a full disk everything once looked well."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            assert (await page.ask("GET", "/api/health"))[0] == 200
            event.listen(server.sqlite.engine, "checkout", lambda c, *_: c.execute("PRAGMA query_only=1"))
            status, health = await page.ask("GET", "/api/health")
            assert (status, health["ok"]) == (503, False)
            assert (await page.ask("GET", "/api/health/live"))[0] == 200

    run(test())


def test_health_is_looked_at_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    tried: list[None] = []
    honest = Log.writable

    async def writable(log: Log) -> bool:
        tried.append(None)
        return await honest(log)

    monkeypatch.setattr(Log, "writable", writable)

    async def test() -> None:
        async with running(tmp_path / "fuda.db", health_interval=60.0) as server:
            answers = await asyncio.gather(*(Page(server.port).ask("GET", "/api/health") for _ in range(10)))
            assert {status for status, _ in answers} == {200}
            assert len(tried) == 1

    run(test())


def test_what_can_be_read_can_be_asked_about(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            for path in ("/api/health", "/api/health/live", "/", "/api/games"):
                status, headers, body = await page.raw("HEAD", path)
                assert (status, body) == (200, b""), path
                assert int(headers["content-length"]) > 0
            assert (await page.raw("HEAD", "/api/nothing"))[0] == 404

    run(test())


def test_a_body_that_is_no_text_is_no_fault(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            for path, method in (("/api/me", "PATCH"), ("/api/tables", "POST"), ("/api/games/koikoi/rules", "POST")):
                connection = http.client.HTTPConnection("127.0.0.1", server.port)
                body = b'{"name": "\xff\xfe", "preset": "\xc3\x28"}'
                await asyncio.to_thread(connection.request, method, path, body, {"Content-Type": "application/json"})
                answer = await asyncio.to_thread(connection.getresponse)
                assert answer.status == 400, path
                assert json.loads(answer.read())["code"] == "bad-message"
                connection.close()

    run(test())


def test_no_identity_goes_with_what_a_cache_may_keep(tmp_path: Path):
    async def test() -> None:
        static = Path(fuda.__file__).parent / "static"
        assets = list((static / "assets").glob("*.js")) if static.is_dir() else []
        if not assets:
            pytest.skip("the page has not been built")
        async with running(tmp_path / "fuda.db") as server:
            status, headers, _ = await Page(server.port).raw("GET", f"/assets/{assets[0].name}", Accept="text/html,*/*")
            assert status == 200
            assert "public" in headers["cache-control"]
            assert "set-cookie" not in headers
            assert "set-cookie" in (await Page(server.port).raw("GET", "/", Accept="text/html"))[1]

    run(test())


def test_the_fonts_come_with_their_licence():
    static = Path(fuda.__file__).parent / "static"
    if not (static / "index.html").is_file():
        pytest.skip("the page has not been built")
    text = (static / "licences.txt").read_text("utf-8")
    for fact in (
        "SIL OPEN FONT LICENSE Version 1.1",
        "The Alegreya Project Authors",
        "The Alegreya Sans Project Authors",
    ):
        assert fact.lower() in text.lower()
