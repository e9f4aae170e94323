"""Fuda in other browsers than Chromium: `python -m tests.browser.others`.

Firefox is driven over WebDriver BiDi, WebKit by its own driver within a virtual screen; both as Debian packages them.
In each a game of each kind is begun, on a phone and on a desk, and some moves are made by pointer. What the page
complained about, what could not be hit, and where the screenshots lie, is said at the end.
"""

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hatch_build
from tests.browser.drivers import END, GAMES, OFFERS, link
from tests.browser.webdriver import MISSING, Driver, Firefox, WebKit
from tests.server.harness import process

MOVES = 8
PATIENCE = 60.0  # seconds until something that was waited for is a fault
SCREENS = {"phone": (390, 664), "desk": (1366, 768)}
LANGUAGES = ("cs", "ru", "en")
# The first thing offered that is on the screen: where it is, and whether a pointer there would hit it.
OFFERED = """
  for (const offer of arguments[0]) for (const each of document.querySelectorAll(offer)) {
    if (offer === 'section.result') return { offer, hit: true };
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    each.scrollIntoView({ block: 'nearest' });
    const box = each.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    return { offer, x, y, hit: each.contains(document.elementFromPoint(x, y)) };
  }
  return null;
"""
SCROLLS = """
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('.stage');
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
"""
WATCH = """
  window.complaints = [];
  addEventListener('error', (event) => complaints.push(String(event.message ?? event.target?.src)), true);
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  const error = console.error;
  console.error = (...words) => { complaints.push(words.join(' ')); error(...words); };
"""


@dataclass
class Found:
    """What was seen."""

    faults: list[str] = field(default_factory=list[str])
    pictures: list[Path] = field(default_factory=list[Path])


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.others", description=__doc__)
    parser.add_argument("browsers", nargs="*", metavar="browser", help="firefox, webkit; both where none is named")
    parser.add_argument("--out", type=Path, help="where screenshots go; a new folder where none is named")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one")
    parser.add_argument("--moves", type=int, default=MOVES, help=f"of each game (default {MOVES})")
    args = parser.parse_args()
    kinds = {"firefox": Firefox, "webkit": WebKit}
    names = args.browsers or list(kinds)
    if unknown := set(names) - set(kinds):
        parser.error(f"no such browser: {', '.join(sorted(unknown))}; there are {', '.join(kinds)}")
    out: Path = args.out or Path(tempfile.mkdtemp(prefix="fuda-browsers-"))
    out.mkdir(parents=True, exist_ok=True)
    hatch_build.build()
    found = Found()
    with tempfile.TemporaryDirectory() as folder, process(Path(folder) / "fuda.db", same=True) as server:
        for name in names:
            if missing := kinds[name].missing():
                print(f"{name} needs what is not here: apt-get install {' '.join(missing)}", file=sys.stderr)
                return MISSING
            with kinds[name].start() as driver:
                for turn, (screen, game) in enumerate(
                    (screen, game) for screen in SCREENS for game in args.game or GAMES
                ):
                    print(f"{name}: {game} on a {screen}", file=sys.stderr, flush=True)
                    driver.size(*SCREENS[screen])
                    title = f"{name}-{game}-{screen}"
                    _play(
                        driver,
                        f"http://127.0.0.1:{server.port}",
                        game,
                        LANGUAGES[turn % 3],
                        args.moves,
                        out / title,
                        found,
                    )
    print(*(str(picture) for picture in found.pictures), sep="\n")
    print(*found.faults, sep="\n", file=sys.stderr)
    return 1 if found.faults else 0


def _play(driver: Driver, url: str, game: str, language: str, moves: int, picture: Path, found: Found) -> None:
    """Begin a game and make some moves."""
    driver.go(f"{url}/icon.svg")
    theme = "dark" if game == "kocka" else "light"
    chosen = f'{{"language": "{language}", "sound": false, "theme": "{theme}"}}'
    driver.run("localStorage.setItem('fuda-settings', arguments[0])", chosen)
    driver.go(url + link(game))
    driver.run(WATCH)
    try:
        _click(driver, ["form button[type=submit]:enabled"])
        _until(lambda: driver.run("return document.querySelector('.stage [data-card] img')?.complete"), "a card")
        offers = [END, *OFFERS[game]]
        for made in range(moves):
            if _click(driver, offers) == END:
                break
            if made in (0, moves - 1):
                time.sleep(1.0)  # so that cards lie still on the picture
                _until(
                    lambda: driver.run("return [...document.images].every((each) => each.complete)"), "every picture"
                )
                if driver.run(SCROLLS):
                    found.faults.append(f"{picture.name}: the table does not fit its window")
                found.pictures.append(_picture(driver, picture.with_name(f"{picture.name}-{made + 1}.png")))
    except TimeoutError as error:
        found.faults.append(f"{picture.name}: {error}")
        found.pictures.append(_picture(driver, picture.with_name(f"{picture.name}-fault.png")))
    found.faults += [f"{picture.name}: {complaint}" for complaint in driver.run("return window.complaints ?? []")]


def _click(driver: Driver, offers: list[str]) -> str:
    """Point at the first thing offered, as soon as it can be hit, and press; returns what it was."""
    spot: dict[str, Any] = {}

    def ready() -> bool:
        spot.update(driver.run(OFFERED, offers) or {"hit": False})
        return bool(spot["hit"])

    _until(ready, lambda: f"one of {offers}; last seen: {spot}")
    if spot["offer"] != END:
        driver.click(spot["x"], spot["y"])
        time.sleep(0.15)  # a click is answered before the next look
    return spot["offer"]


def _until(holds: Callable[[], object], what: str | Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(f"there was never {what if isinstance(what, str) else what()}")
        time.sleep(0.1)


def _picture(driver: Driver, path: Path) -> Path:
    path.write_bytes(base64.b64decode(driver.picture()))
    return path


if __name__ == "__main__":
    sys.exit(main())
