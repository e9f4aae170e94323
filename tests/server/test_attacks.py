"""What somebody with bad intentions tried once, and what it comes to now."""

import json
import logging
from pathlib import Path

import pytest

from fuda.server.serve import log_to_stderr
from fuda.server.settings import Settings
from tests.server.harness import Page, player, run, running

DEEP = 3_000


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
            assert not server.house.rooms[table].doubt, "nobody can make the server read its log again"
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
