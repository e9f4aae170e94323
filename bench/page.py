"""What a person with a browser waits for: the page's weight, the first table, the echo of a move, smooth cards."""

import gzip
import statistics
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import fuda
import hatch_build

ASSETS = Path(fuda.__file__).parent / "static" / "assets"
FIRST_VISIT = 45  # kB gzip, the most that home may make a new visitor load
ALL_SCRIPTS = 140  # kB gzip, the most that all pages together may
SLOWED = 4  # times, the processor in the measurement of the first table
MATCH = "/new/koikoi?preset=czech&rounds=1&tiebreak=draw&lucky_hand=off"  # no deal that is over at once
LIT = "[data-guide=hand] button"
OFFERS = f"{LIT}, [data-guide=field]:has(.aside .lit) button.match, dialog footer .button:enabled"
PATIENCE = 30_000  # milliseconds
COMPILING = 600_000  # milliseconds, the most that a first table waits for its rules
# Milliseconds from the start of the navigation until all cards of a table have been painted.
DRAWN = """
  window.drawn = new Promise((done) => {
    const look = () => {
      const cards = [...document.querySelectorAll('.stage [data-card] img')];
      if (cards.length < 8 || !cards.every((card) => card.complete)) requestAnimationFrame(look);
      else requestAnimationFrame(() => done(performance.now()));
    };
    look();
  });
"""
# After a click on a card: milliseconds until it has left the hand, and the frames while it and others travel.
ECHO = """
  window.echoes = [];
  window.frames = [];
  addEventListener('click', (event) => {
    const card = event.target.closest('[data-guide=hand] button')?.dataset.card;
    if (!card) return;
    const times = [];
    let left = false;
    const look = (now) => {
      times.push(now);
      if (!left && !document.querySelector(`[data-guide=hand] [data-card="${card}"]`)) {
        left = true;
        window.echoes.push(performance.now() - event.timeStamp);
      }
      if (now < event.timeStamp + 1500) requestAnimationFrame(look);
      else window.frames.push(1000 * (times.length - 1) / (times.at(-1) - times[0]));
    };
    requestAnimationFrame(look);
  }, true);
"""


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each thing that is waited for."""
    from playwright.sync_api import sync_playwright

    from tests.browser import chromium
    from tests.server.harness import process

    tell("building the page")
    hatch_build.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "fuda.db", same=True, bot_delay=0.7) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright, whole=True)
        url = f"http://127.0.0.1:{server.port}"
        tell("waiting for the rules to be compiled")
        _open(browser, url, patience=COMPILING).context.close()
        tell("weighing the page")
        yield _row(
            "page: JavaScript of a first visit, kB gzip", f"{_first_visit(browser, url):.0f}", f"≤ {FIRST_VISIT}"
        )
        yield _row("page: all JavaScript without the cards, kB gzip", f"{_all_scripts():.0f}", f"≤ {ALL_SCRIPTS}")
        drawn: list[float] = []
        worked: list[float] = []
        for turn in range(rounds):
            tell(f"first table on a {SLOWED}× slowed processor, turn {turn + 1} of {rounds}")
            drawn.append(_first_table(browser, url)[0] / 1000)
            worked.append(_first_table(browser, url, slowed=1)[1])
        yield _row(f"page: first table drawn on a {SLOWED}× slowed processor, s", _spread(drawn), "≤ 1.5")
        most = f"≤ {1500 / SLOWED:.0f}"  # that processor has no more for it
        yield _row("page: the same on this processor, ms of the page's thread at work", _spread(worked), most)
        tell("playing a round by mouse")
        echoes, frames = _moves(browser, url)
        yield _row("page: a move's echo on the screen, ms", _spread(echoes), "≤ 100")
        yield _row("page: frames a second while cards travel", _spread(frames), "60")
        browser.close()


def _row(what: str, ours: str, target: str = "") -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": "", "ratio": "", "target": target}


def _spread(values: list[float]) -> str:
    digits = 2 if statistics.median(values) < 10 else 0
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f}–{max(values):.{digits}f})"


def weigh(body: bytes) -> float:
    """Return the kilobytes of what a browser gets."""
    return len(gzip.compress(body, 6)) / 1000


def _all_scripts() -> float:
    return sum(weigh(path.read_bytes()) for path in ASSETS.glob("*.js"))


def _first_visit(browser: Any, url: str) -> float:
    """Return what home makes a new visitor load."""
    page = browser.new_page()
    weights: list[float] = []
    page.on("response", lambda got: got.url.endswith(".js") and weights.append(weigh(got.body())))
    page.goto(url, wait_until="networkidle")
    page.close()
    return sum(weights)


def _open(browser: Any, url: str, *scripts: str, patience: float = PATIENCE) -> Any:
    """Return a page with a table that has been dealt."""
    from tests.browser.conftest import NONCE

    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    context.set_default_timeout(patience)
    for script in (NONCE, *scripts):  # the same cards at every table
        context.add_init_script(script)
    page = context.new_page()
    page.goto(MATCH)
    page.locator("form button[type=submit]:enabled").click()
    page.locator(LIT).first.wait_for()
    return page


def _first_table(browser: Any, url: str, slowed: int = SLOWED) -> tuple[float, float]:
    """Return the milliseconds in which a browser that has never been here draws a table that is being played.

    First by the clock, then those in which the page's own thread was at work, which do not grow on a busy machine.
    """
    dealt = _open(browser, url)
    table, cookies = dealt.url, dealt.context.cookies()
    dealt.context.close()
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    context.add_cookies(cookies)
    context.add_init_script(DRAWN)
    page = context.new_page()
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.goto(table)
    page.locator(LIT).first.wait_for()
    drawn = page.evaluate(
        "new Promise((done) => { const see = () => window.drawn ? done(drawn) : setTimeout(see, 20); see(); })"
    )
    metrics = {metric["name"]: metric["value"] for metric in line.send("Performance.getMetrics")["metrics"]}
    context.close()
    return drawn, 1000 * metrics["TaskDuration"]


def _moves(browser: Any, url: str) -> tuple[list[float], list[float]]:
    """Return, of a whole round, how soon each card left the hand and how smoothly the cards travelled."""
    page = _open(browser, url, ECHO)
    while True:
        page.locator(f"section.result, {OFFERS}").locator("visible=true").first.wait_for()
        if page.locator("section.result").is_visible():
            break
        found = [page.locator(offer).first for offer in reversed(OFFERS.split(", "))]
        next(offer for offer in found if offer.is_visible()).click()
    echoes, frames = page.evaluate("[echoes, frames]")
    page.context.close()
    return echoes, frames
