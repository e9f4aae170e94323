"""A server, a browser, and pages that must not complain."""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebError,
    expect,
    sync_playwright,
)

import fuda
import hatch_build
from fuda.core.locks import alone
from tests.browser import chromium, drawings
from tests.browser.drivers import SHORT
from tests.patience import PATIENCE
from tests.server.forked import Forked
from tests.server.harness import Player

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
# What a page complains about while its server is away, or died in the middle of a file.
AWAY = (
    r"WebSocket|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED|CONTENT_LENGTH_MISMATCH)"
)
# What a page is told to load early and has not asked for within seconds, as on a busy machine. That it asks for all
# of it, sooner or later, is shown by test_pages.py.
LATE = r"(/api/\S*|\.json) was preloaded using link preload but not used within a few seconds"
# What a screen reader would be told: everything that appears in a live region, in order.
LISTEN = """
  window.heard = [];
  const lives = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(lives);
      const text = region?.textContent.trim();
      if (text && window.heard.at(-1) !== text) window.heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""
# Time flies: what a page waits for so that the eye can follow is over in a moment.
HURRY = """
  const slow = window.setTimeout;
  window.setTimeout = (call, wait = 0, ...rest) => slow(call, wait / 10, ...rest);
"""
# A page's part of the deal (net/nonce.ts): every table is dealt the same cards (tests/server/deals.py).
NONCE = """
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) =>
    numbers instanceof Uint8Array && numbers.length === 32 ? numbers.fill(7) : draw(numbers);
"""


class Complaints:
    """What the pages of one test complained about: errors in the console, failed requests, broken security policy."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected = ["registration blocked by Playwright", LATE]  # see `opened`
        self._watched: list[BrowserContext] = []

    def expect(self, *patterns: str) -> None:
        """Let pass what the test itself brings about."""
        self.expected += patterns

    def watch(self, context: BrowserContext) -> None:
        self._watched.append(context)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("requestfailed", self._failed)

    def leave(self) -> None:
        """Look away: what now comes is no business of this test."""
        for context in self._watched:
            context.remove_listener("console", self._console)
            context.remove_listener("weberror", self._error)
            context.remove_listener("requestfailed", self._failed)
        self._watched.clear()

    @property
    def real(self) -> list[str]:
        return [told for told in self.found if not any(re.search(pattern, told) for pattern in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _error(self, error: WebError) -> None:
        self.found.append(f"error: {error.error}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before the answer came
            self.found.append(f"failed: {request.url} {request.failure}")


class Server:
    """A server, where it is, and how to open a table there without the form."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.process = Forked(folder / "fuda.db", same=True, **settings)
        self.process.start()
        self._finished: dict[tuple[str, bool], str] = {}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.process.port}"

    def finished(self, game: str, *, guide: bool = False) -> str:
        """Return the id of a match that has been played to its end, by somebody else; with a guide always the same."""
        if (game, guide) not in self._finished:
            with ThreadPoolExecutor(1) as pool:  # the browser's driver has an event loop running in this thread
                self._finished[game, guide] = pool.submit(asyncio.run, self._play(game, guide)).result()
        return self._finished[game, guide]

    async def _play(self, game: str, guide: bool) -> str:
        player = await Player(self.process.port, seed=3).arrive()
        player.nonce = "07" * 32  # as every page's here
        options = {name: value for name, value in SHORT[game].items() if name != "preset"}
        preset = str(SHORT[game]["preset"])
        others = ["random"] * (fuda.game(game, preset, **options).seats - 1)
        table = await player.open(game, *others, preset=preset, options=options, start=True, guide=guide)
        await player.join(table)
        await player.play()
        await player.leave()
        return table

    def stop(self) -> None:
        if self.process.alive:
            self.process.stop()


@pytest.fixture(scope="session")
def built() -> None:
    """The page, built by whichever worker comes first."""
    with alone(hatch_build.STATIC.with_name("static.lock")):
        hatch_build.build()


@pytest.fixture(scope="session")
def blank(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with cards on which nothing is drawn."""
    return drawings.blank(tmp_path_factory.mktemp("blank"))


@pytest.fixture(scope="package")
def server(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this folder in this worker; nothing is drawn on its cards."""
    server = Server(tmp_path_factory.mktemp("server"), static=str(blank))
    yield server
    server.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it, with the page as people have it."""
    server = Server(tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="package")  # its driver keeps an event loop running, in which later tests could run none
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Every test fails on what its pages complained about."""
    complaints = Complaints()
    yield complaints
    complaints.leave()
    assert not complaints.real


def opened(browser: Browser, url: str, *, hurry: bool = True, **settings: Any) -> BrowserContext:
    """Open a browser of one's own, at a server; on a desk and without motion where nothing else is said."""
    usual: dict[str, Any] = {
        "locale": "en",
        "reduced_motion": "reduce",
        "service_workers": "block",
    }  # or it fetches all
    context = browser.new_context(base_url=url, **{**usual, **DEVICES["desktop"], **settings})
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(LISTEN)
    context.add_init_script(NONCE)
    if hurry:
        context.add_init_script(HURRY)
    return context


class Windows:
    """Pages of browsers at the common server, which one test has after another.

    A new browser reads, compiles and draws everything anew, which takes longer than many a test. A page that was given
    back has been left; nobody is known there, and nothing is kept but files.
    """

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self._server = browser, server
        self._free: dict[str, list[Page]] = {}
        self._lent: list[tuple[str, Page]] = []

    def lend(self, *, hurry: bool, **settings: Any) -> Page:
        """Give a page of a browser with these settings, for the time of a test."""
        kind = repr((hurry, sorted(settings.items())))
        free = self._free.setdefault(kind, [])
        page = free.pop() if free else opened(self._browser, self._server.url, hurry=hurry, **settings).new_page()
        self._lent.append((kind, page))
        return page

    def take_back(self) -> None:
        """Make the pages that a test had as new."""
        lent, self._lent = self._lent, []
        for kind, page in lent:
            context = page.context
            context.set_offline(False)
            page.unroute_all(behavior="ignoreErrors")
            for other in context.pages[1:]:
                other.close()
            page.goto("about:blank")
            page.mouse.move(0, 0)
            line = context.new_cdp_session(page)
            line.send("Storage.clearDataForOrigin", {"origin": self._server.url, "storageTypes": "all"})
            line.detach()
            context.clear_cookies()
            self._free[kind].append(page)

    def close(self) -> None:
        """Close all of them."""
        for page in (each for free in self._free.values() for each in free):
            page.context.close()


@pytest.fixture(scope="package")
def windows(browser: Browser, server: Server) -> Iterator[Windows]:
    windows = Windows(browser, server)
    yield windows
    windows.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server, windows: Windows, complaints: Complaints) -> Iterator[Visit]:
    """Open a browser of one's own at an address: `visit("/fair", "phone", language="cs", theme="dark")`.

    Another test may have had it before, unless it is to be `new`: whoever adds a script to it must say so.
    """
    contexts: list[BrowserContext] = []

    def visit(
        path: str = "/",
        device: str = "desktop",
        *,
        language: str = "en",
        theme: str = "light",
        moving: bool = False,
        hurry: bool = True,
        at: Server | None = None,
        new: bool = False,
        **settings: Any,
    ) -> Page:
        look: dict[str, Any] = {
            "locale": language,
            "color_scheme": "dark" if theme == "dark" else "light",
            "reduced_motion": "no-preference" if moving else "reduce",
            **DEVICES[device],
        }
        if at or new or settings:
            contexts.append(opened(browser, (at or server).url, hurry=hurry, **{**look, **settings}))
            page = contexts[-1].new_page()
        else:
            page = windows.lend(hurry=hurry, **look)
            page.set_viewport_size(look["viewport"])
        complaints.watch(page.context)
        page.goto(path)
        return page

    yield visit
    complaints.leave()
    for context in contexts:
        context.close()
    windows.take_back()
