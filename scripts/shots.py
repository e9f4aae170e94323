"""Take the pictures of docs/screens.md: `python -m scripts.shots`, or with the names of some screens only those.

A real server on an empty database, real tables with bots. A visitor's seat is played over a socket up to the moment a
screen is about; then a browser opens the page in both sizes and themes. `--server URL` uses one that runs already.
"""

import argparse
import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES = ("light", "dark")
QUALITY = 72  # of WebP
NONCE = "5f" * 32
COMPILING = 600_000  # milliseconds that a first table may wait for its game, and for a first bot
MATCHES = 6  # that statistics are made of
STATISTICS = "/api/me/statistics/page"
SETTLED = 1600  # milliseconds until fonts, cards and animations rest

Json = dict[str, Any]
Until = Callable[[Json, int], bool]  # a view and the seat that looks at it


@dataclass
class Visitor:
    """Somebody with a browser: their cookies serve pages and sockets alike."""

    base: str
    context: BrowserContext

    def ask(self, path: str, body: Json | None = None) -> Any:
        """Ask the API."""
        url = f"{self.base}/api{path}"
        asking = self.context.request
        answer = asking.get(url) if body is None else asking.post(url, data=body, timeout=COMPILING)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def open(self, game: str, preset: str, seats: list[Json], **fields: Any) -> str:
        """Open a table and return its id."""
        return self.ask("/tables", {"game": game, "preset": preset, "seats": seats, **fields})["id"]

    def against(self, game: str, preset: str, others: int, **fields: Any) -> str:
        """Open a table against bots, which starts at once."""
        bots = [{"kind": "bot", "level": "greedy"}] * others
        return self.open(game, preset, [{"kind": "me"}, *bots], start=True, **fields)

    def reach(self, until: Until, game: str, preset: str, others: int, **fields: Any) -> str:
        """Open tables until the moment comes at one of them, and return it."""
        while True:
            table = self.against(game, preset, others, **fields)
            if self.play(table, until):
                return table

    def play(self, table: str, until: Until | None = None, thought: float = 0.0) -> bool:
        """Play the visitor's seat until the moment has come, or to the end; whether it came; `thought` are seconds."""
        cookies = "; ".join(f"{c.get('name')}={c.get('value')}" for c in self.context.cookies())
        url = f"{self.base.replace('http', 'ws', 1)}/ws/tables/{table}?seq=0"
        session = token_hex(4)  # an id that was used before would not be done again
        with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as line:
            line.send(json.dumps({"id": f"{session}-ping", "type": "ping", "delay": 0}))  # nobody's eye follows yet
            for count in range(5000):
                message = json.loads(line.recv(timeout=COMPILING / 1000))
                if message["type"] != "update":
                    continue
                view, seat, here = message["view"], message["seat"], message["table"]
                if until and view and until(view, seat):
                    return True
                if here["stage"] == "over":
                    return False
                for answer in _answers(message, here, view, seat):
                    time.sleep(thought)
                    line.send(json.dumps({"id": f"{session}-{count}", **answer}))
        raise TimeoutError(f"table {table} never came to its moment")


def _answers(message: Json, table: Json, view: Json | None, seat: int) -> Iterator[Json]:
    """What the visitor's page would send."""
    start = table["start"]
    if table["stage"] == "starting" and start and not start["nonces"]:
        if str(seat) not in start["vows"]:
            yield {"type": "vow", "match": start["match"], "hash": sha256(bytes.fromhex(NONCE)).hexdigest()}
        else:
            yield {"type": "nonce", "match": start["match"], "nonce": NONCE}
    elif table["resting"] and seat not in table["ready"]:
        yield {"type": "ready", "seen": message["seq"]}
    elif view and seat in view["to_act"] and view["legal"]:
        yield {"type": "move", "seen": message["seq"], "actions": choice(view)}


def choice(view: Json) -> list[str]:
    """A sensible move out of what a view offers, without knowing the rules."""
    legal, hints, board = view["legal"], view["hints"] or {}, view["board"]
    if view["game"] == "koikoi":
        if "koi" in legal:
            return ["koi" if board["round"] == 1 and not sum(board["koi"]) else "stop"]
        matching = [action for action in legal if hints.get("matches", {}).get(action.removeprefix("play "))]
        return [(matching or legal)[0]]
    if view["game"] == "kocka":
        return legal[-3:] if view["phase"] == "pass" else legal[:1]
    if view["phase"] == "pay":
        return legal[: board["price"]]
    if hints.get("defences"):
        return [*(f"lay {card}" for card in hints["defences"][0]["cards"]), "stand"]
    wanted = ("points", "kick stack", "train", "retreat")
    return [next((action for action in wanted if action in legal), legal[0])]


def turn(phase: str, more: Until = lambda view, seat: True) -> Until:
    """The visitor's own turn in a phase of the game."""
    return lambda view, seat: seat in view["to_act"] and view["phase"] == phase and more(view, seat)


def _wait(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)


def _press(*names: str) -> Callable[[Page], None]:
    """Press buttons by their names, one after another."""

    def press(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=name).first.click()

    return press


def _answer(page: Page) -> None:
    """Play the first card that may be played."""
    page.locator("button[data-card]:not([aria-disabled=true], :disabled)").first.click()


@dataclass
class Screen:
    """A picture: its file's name, what is said below it, where it is, and what is done there first."""

    name: str
    caption: str
    path: str
    prepare: Callable[[Page], None] | None = None


def screens(visitor: Visitor, wanted: Callable[[str], bool]) -> Iterator[Screen]:
    """Bring tables to their moments, one after another, and say what to photograph there."""
    yield Screen("home", "Home: three games, one click away", "/")
    yield Screen("new", "A new table: presets first, then every rule", "/new/koikoi")
    yield Screen("rules", "The rulebook, in three languages", "/rules/koikoi")
    yield Screen("lesson", "A lesson that is played: one move to find, and why", "/practice/koikoi?wish=lesson-reading")
    yield Screen("practice", "A puzzle, answered: what every move was worth", "/practice/kocka?wish=discard", _answer)
    if wanted("statistics"):
        for _ in range(MATCHES):
            visitor.play(visitor.against("koikoi", "czech", 1, options={"rounds": 3}), thought=0.4)
        while "refresh" in visitor.context.request.get(f"{visitor.base}{STATISTICS}?look=1", timeout=COMPILING).text():
            time.sleep(2)
    yield Screen("statistics", "One's own numbers: over time, and without luck", STATISTICS)
    if wanted("lobby"):
        held = visitor.open(
            "kocka",
            "standard",
            [{"kind": "me"}, {"kind": "held"}, {"kind": "bot", "level": "thinker"}, {"kind": "open"}],
        )
        yield Screen("lobby", "Waiting for friends, who come by a link", f"/t/{held}")
    if wanted("guide"):
        guided = visitor.against("koikoi", "czech", 1, guide=True)
        visitor.play(guided, turn("play"))
        yield Screen("guide", "The guided first game", f"/t/{guided}", _press("Got it", "Got it"))
    if any(map(wanted, ("koikoi", "koikoi-call", "koikoi-round", "result", "replay", "fair", "games"))):
        yield from _koikoi(visitor)
    if any(map(wanted, ("kocka", "kocka-pass", "kocka-round", "kocka-result"))):
        table = visitor.against("kocka", "standard", 3)
        visitor.play(table, turn("pass"))
        yield Screen("kocka-pass", "Kouřící kočka: three cards go to the left", f"/t/{table}")
        visitor.play(table, turn("play", lambda view, _: len((view["board"]["trick"] or {"cards": ""})["cards"]) == 2))
        yield Screen("kocka", "Kouřící kočka: following suit", f"/t/{table}")
        visitor.play(table, lambda view, _: view["phase"] == "rest")
        yield Screen("kocka-round", "A letter for whoever took the most", f"/t/{table}")
        if wanted("kocka-result"):
            visitor.play(table)
        yield Screen("kocka-result", "The whole word is taken: the end of a match", f"/t/{table}")
    if any(map(wanted, ("yojimbo", "yojimbo-prize"))):
        fought: Until = lambda view, _: view["board"]["round"] > 2 and bool(view["hints"].get("defences"))  # noqa: E731
        table = visitor.reach(turn("turn", fought), "yojimbo", "dan", 3, options={"players": 4})
        yield Screen("yojimbo", "Yojimbo: what each card is worth against the attack", f"/t/{table}")
        visitor.play(table, turn("prize"))
        yield Screen("yojimbo-prize", "Yojimbo, dan: points for cards, or cards into the hand", f"/t/{table}")
    yield Screen("settings", "Settings, remembered by the browser", "/", _press("Settings"))


def _full(view: Json, seat: int) -> bool:
    """Something has been taken, much lies there, and some cards of the hand match it."""
    board, matching = view["board"], sum(map(bool, view["hints"]["matches"].values()))
    return len(board["captured"][seat]) >= 4 and len(board["field"]) >= 6 and matching >= 3


def _koikoi(visitor: Visitor) -> Iterator[Screen]:
    rounds, some = {"rounds": 3}, turn("play", _full)
    table = visitor.reach(some, "koikoi", "czech", 1, options=rounds)
    yield Screen("koikoi", "Koi-Koi: what matches, what is taken, which yaku are in reach", f"/t/{table}")
    if not visitor.play(table, turn("call")):
        table = visitor.reach(turn("call"), "koikoi", "czech", 1, options=rounds)
    yield Screen("koikoi-call", "Stop, or koi-koi?", f"/t/{table}")
    visitor.play(table, lambda view, _: view["phase"] == "rest")
    yield Screen("koikoi-round", "The round's summary; every line names its clause", f"/t/{table}")
    visitor.play(table)
    yield Screen("result", "The end of a match", f"/t/{table}")
    yield Screen("replay", "A finished game again, step by step, all hands open", f"/t/{table}/replay#9")
    key = f"fuda-nonce-{visitor.ask(f'/tables/{table}')['start']['match']}"

    def remember(page: Page) -> None:
        page.evaluate("([key, nonce]) => sessionStorage.setItem(key, nonce)", [key, NONCE])
        page.reload()

    yield Screen("fair", "Every shuffle made again in the browser", f"/t/{table}/fair", remember)
    yield Screen("games", "My games", "/games")


def photograph(pages: dict[str, Page], visitor: Visitor, screen: Screen) -> None:
    """Keep a screen in both sizes and themes."""
    for name, page in pages.items():
        page.goto(visitor.base + screen.path)
        _wait(page)
        if screen.prepare:
            screen.prepare(page)
            page.wait_for_timeout(SETTLED)
        width, height = SIZES[name.partition("-")[0]]
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 2 if width < height else 1}
        line = page.context.new_cdp_session(page)  # Playwright itself knows no WebP
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
        (PICTURES / f"{screen.name}-{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        page.goto("about:blank")  # one page at a time at the table


def _pages(browser: Browser, visitor: Visitor) -> dict[str, Page]:
    known = visitor.context.storage_state()
    pages: dict[str, Page] = {}
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            phone = size == "phone"
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, locale="en", storage_state=known,
                is_mobile=phone, has_touch=phone, device_scale_factor=2 if phone else 1, reduced_motion="reduce",
            )  # fmt: skip
            pages[f"{size}-{theme}"] = context.new_page()
    return pages


@contextmanager
def server() -> Iterator[str]:
    """Build the page, and run a server of its own until the pictures are taken."""
    subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "fuda.cli", "serve", "--no-open", "--port", str(port)]
        process = subprocess.Popen(command, env={**os.environ, "FUDA_HOME": home})
        try:
            for _ in range(180):
                try:
                    urlopen(f"{base}/api/health", timeout=2).close()
                    break
                except URLError:
                    time.sleep(1)
            yield base
        finally:
            process.terminate()
            process.wait()


def write_page(taken: list[Screen]) -> None:
    """Write docs/screens.md."""
    lines = [
        "# Every screen",
        "",
        "Taken by `python -m scripts.shots` from a real server, in both sizes and themes.",
        "",
    ]
    for screen in taken:
        lines += [f"## {screen.caption}", ""]
        for size, width in (("desktop", 420), ("phone", 190)):
            lines += [
                f'<img src="pictures/{screen.name}-{size}-{theme}.webp" width="{width}" '
                f'alt="{screen.caption}: {size}, {theme}">'
                for theme in THEMES
            ]
        lines.append("")
    lines += ["## In the terminal", "", "![Koi-Koi in the terminal](pictures/terminal.svg)", ""]  # scripts/picture.py
    (ROOT / "docs" / "screens.md").write_text("\n".join(lines), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--server")
    args = parser.parse_args()
    wanted: Callable[[str], bool] = lambda name: not args.names or name in args.names  # noqa: E731
    PICTURES.mkdir(parents=True, exist_ok=True)
    with contextmanager(lambda: iter([args.server]))() if args.server else server() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        visitor = Visitor(base, browser.new_context(locale="en"))
        visitor.ask("/me")
        visitor.context.request.patch(f"{base}/api/me", data={"name": "Hana"})
        pages, taken = _pages(browser, visitor), []
        for screen in screens(visitor, wanted):
            taken.append(screen)
            if wanted(screen.name):
                print(screen.name, flush=True)
                photograph(pages, visitor, screen)
        browser.close()
    if not args.names:
        write_page(taken)


if __name__ == "__main__":
    main()
