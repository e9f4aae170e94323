"""The fairness page beside a server that draws, states and signs as real ones do, and beside one that cheats."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fuda.core import signature
from fuda.core.words import Words
from tests.browser.conftest import Server, Visit
from tests.browser.drivers import link, open_table, play
from tests.browser.test_screens import everywhere
from tests.server.forked import Forked

EN = Words("en")
# Every page draws for itself again (conftest.NONCE lets them all draw the same).
DRAW = "delete crypto.getRandomValues;"
# These deals are fixed by nothing, and one in a hundred would hold a lucky hand and be over at once.
TABLE = link("koikoi", lucky_hand="off")


class Real(Server):
    """A server whose deals are fixed by nothing."""

    def __init__(self, folder: Path, *, lying: bool = False) -> None:
        self.process = Forked(folder / "fuda.db", chance=True, lying=lying)
        self.process.start()


@pytest.fixture
def honest(built: None, tmp_path: Path) -> Iterator[Server]:
    server = Real(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def liar(built: None, tmp_path: Path) -> Iterator[Server]:
    server = Real(tmp_path, lying=True)
    yield server
    server.stop()


def played(visit: Visit, server: Server) -> Page:
    """Return the fairness page of a match that was played in this browser."""
    page = visit(TABLE, at=server)
    open_table(page)
    play(page, "koikoi")
    page.goto(f"{page.url.partition('?')[0]}/fair")
    return page


def finding(page: Page, what: str, expected: str) -> str:
    """Wait until a check has been made and says what is expected; returns its words."""
    line = page.locator(".checks li", has_text=EN.format(f"page-fair-check-{what}"))
    expect(line).to_have_class(re.compile(rf"\b{expected}\b"))
    return line.inner_text()


def test_of_an_honest_match_everything_holds(honest: Server, visit: Visit) -> None:
    page = played(visit, honest)
    expect(page.locator(".verdict")).to_have_text(EN.format("page-fair-holds"))
    for what in ("memory", "commitment", "statement", "signature", "vows", "own", "shuffles"):
        finding(page, what, "holds")
    expect(page.get_by_text(EN.format("page-fair-starts-server", aborted=0, starts=1))).to_be_visible()
    expect(page.get_by_text(EN.format("page-fair-starts-here", aborted=0, starts=1))).to_be_visible()
    expect(page.locator(".checks li.holds").first).to_be_visible()
    found = everywhere(page, 1)
    assert not found, "\n".join(found)


def test_a_server_that_chose_its_secret_after_the_nonces_is_caught_by_who_remembers(liar: Server, visit: Visit) -> None:
    page = played(visit, liar)
    expect(page.locator(".verdict")).to_have_text(EN.format("page-fair-fails"))
    words = finding(page, "memory", "fails")
    assert EN.format("page-fair-check-memory-fails", facts=EN.format("page-fair-fact-commitment")) in words
    for what in ("commitment", "statement", "signature", "vows", "own", "shuffles"):
        finding(page, what, "holds")  # all that it tells fits together
    with page.expect_download() as download:
        page.get_by_text(EN.format("page-fair-kept")).click()
    kept = json.loads(download.value.path().read_text("utf-8"))
    record = page.request.get(page.url.replace("/t/", "/api/tables/").replace("/fair", "/record")).json()
    start = record["deal"]["start"]
    for each in (kept["signed"], start):  # one server has signed two statements of one match: anybody can see it
        signature.check(start["statement"]["server"], signature.START, each["statement"], each["signature"])
    assert kept["signed"]["statement"]["match"] == start["statement"]["match"]
    assert kept["signed"]["statement"]["commitment"] != start["statement"]["commitment"]


def test_who_saw_nothing_before_the_deal_is_told_so(liar: Server, visit: Visit) -> None:
    """The attack as it was: without a memory every check of a cheating server's word holds."""
    table = played(visit, liar).url
    page = visit(table, at=liar)
    expect(page.locator(".verdict")).to_have_text(EN.format("page-fair-holds"))
    assert EN.format("page-fair-check-memory-absent") in finding(page, "memory", "absent")
    for what in ("commitment", "statement", "signature", "vows", "shuffles"):
        finding(page, what, "holds")


def test_two_tabs_of_one_person_show_one_number(honest: Server, visit: Visit) -> None:
    page = visit("/", at=honest)
    page.context.add_init_script(DRAW)
    page.goto(TABLE)
    page.locator("#seat-1").select_option("open")
    page.locator("form button[type=submit]:enabled").click()
    expect(page.locator(".lobby")).to_be_visible()
    tabs = [page.context.new_page() for _ in range(3)]
    for tab in tabs:
        tab.goto(page.url)
        expect(tab.locator(".lobby")).to_be_visible()
    page.locator(".go button:not(.start)").click()
    page.locator(".go .start:enabled").click()
    for tab in (page, *tabs):
        expect(tab.locator(".stage [data-card]").first).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.partition('?')[0].rpartition('/')[2]}").json()
    assert (table["stage"], table["aborts"], table["start"]["attempt"]) == ("playing", [], 1)
