"""What Lighthouse says of home, a table and a replay on a phone; npm brings it when it is first asked for."""

import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import hatch_build
from bench.page import MATCH, SLOWED

VERSION = "13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
RUNS = 3  # of each page, at most: its figures are simulated from what was observed, and vary less than those of a watch
LIMIT = 180  # seconds for one of them
QUIET = 1500  # Lighthouse's own measure of a desk's processor that does nothing else; far below it no score is one
TARGET = "98/100/100/100"


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each page: the medians of the four scores."""
    from playwright.sync_api import sync_playwright

    from tests.browser import chromium, drivers
    from tests.server.harness import process

    tell("building the page")
    hatch_build.build()
    with tempfile.TemporaryDirectory() as folder, process(Path(folder) / "fuda.db") as server:
        url = f"http://127.0.0.1:{server.port}"
        tell("playing a match to look at")
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright, whole=True)
            page = browser.new_context(base_url=url, reduced_motion="reduce").new_page()
            page.goto(MATCH)
            drivers.open_table(page)
            played = page.url
            drivers.play(page, "koikoi")
            page.goto(MATCH)
            drivers.open_table(page)
            drivers.offered(page, "koikoi")
            table = page.url
            cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in page.context.cookies())
            browser.close()
        for name, address in (("home", url), ("a table", table), ("a replay", f"{played}/replay")):
            scores: list[list[int]] = []
            power: list[float] = []
            for turn in range(min(rounds, RUNS)):
                tell(f"Lighthouse looks at {name}, turn {turn + 1}")
                report = _report(address, cookie, Path(folder))
                scores.append([round(100 * report["categories"][each]["score"]) for each in CATEGORIES])
                power.append(report["environment"]["benchmarkIndex"])
                for line in _short_of(report):
                    tell(f"  {line}")
            medians = "/".join(f"{statistics.median(column):.0f}" for column in zip(*scores, strict=True))
            lowest = min(performance for performance, *_ in scores)
            yield {
                "what": f"Lighthouse on a phone ({SLOWED}× slowed): {name}, " + ", ".join(CATEGORIES),
                "ours": f"{medians} (at least {lowest}; processor {statistics.median(power):.0f} of {QUIET})",
                "peer": "",
                "ratio": "",
                "target": TARGET,
            }


def _report(url: str, cookie: str, folder: Path) -> Any:
    """Return what it finds at an address."""
    out, headers = folder / "report.json", folder / "headers.json"
    headers.write_text(json.dumps({"Cookie": cookie}))
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = "--headless=new --disable-background-networking" + (" --no-sandbox" if root else "")
    arguments = [
        f"--chrome-flags={flags}",
        "--output=json",
        f"--output-path={out}",
        f"--extra-headers={headers}",
        "--quiet",
    ]
    environment = hatch_build.environment() | {"CHROME_PATH": os.environ.get("FUDA_CHROMIUM") or _chromium()}
    command = [*hatch_build.npm(), "exec", "--yes", f"--package=lighthouse@{VERSION}", "--", "lighthouse", url]
    done = subprocess.run(
        [*command, *arguments], env=environment, cwd=folder, capture_output=True, text=True, timeout=LIMIT, check=False
    )
    if done.returncode:
        raise RuntimeError(f"Lighthouse could not be fetched by npm, or not run: {done.stderr[-500:]}")
    return json.loads(out.read_text("utf-8"))


def _chromium() -> str:
    from tests.browser.chromium import WHOLE, found

    return found(*WHOLE) or ""


def _short_of(report: Any) -> Iterator[str]:
    """Say what keeps a score below its best."""
    for name in CATEGORIES:
        for reference in report["categories"][name]["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 1:
                yield f"{name}: {audit['title']} {audit.get('displayValue', '')} ({audit['score']:.2f})"
