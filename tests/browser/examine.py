"""What must hold of every screen, whatever it shows."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import hatch_build
from tests.effort import EFFORT

LANGUAGES = ("en", "cs", "ru")
THEMES = ("light", "dark")
WIDTHS = (320, 390, 1440)
HEIGHTS = {320: 640, 390: 844, 1440: 900}
AXE = hatch_build.CLIENT / "node_modules" / "axe-core" / "axe.min.js"
# Not what it found to be right: that is most, and has to travel. There are no sounds or videos to load before.
VIOLATIONS = "axe.run(document, { resultTypes: ['violations'], preload: false }).then((found) => found.violations)"
ASK = Path(__file__).with_name("examine.js").read_text("utf-8")


def speak(page: Page, language: str, theme: str = "light") -> None:
    """Have the page follow another language and theme, as if they had been chosen in a second window."""
    page.evaluate(
        """(chosen) => {
          const key = 'fuda-settings';
          const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...chosen });
          localStorage.setItem(key, newValue);
          dispatchEvent(new StorageEvent('storage', { key, newValue }));
        }""",
        {"language": language, "theme": theme},
    )
    expect(page.locator(f"html[lang={language}][data-theme={theme}]")).to_be_attached()


def settle(page: Page) -> None:
    """Wait until every font is there and nothing moves."""
    _ask(page, "settled")


def by_turns(turn: int, widths: Sequence[int] = WIDTHS) -> Sequence[int]:
    """Return the width at which something is examined when it is its turn; with FUDA_EFFORT=2 all of them."""
    return widths if EFFORT > 1 else (widths[turn % len(widths)],)


def worded_and_whole(page: Page, widths: Sequence[int] = WIDTHS) -> list[str]:
    """Return keys without words, words that are cut off, and a page that scrolls sideways, at every width."""
    found: list[str] = []
    for width in widths:
        resize(page, width)
        found += [f"no words for {key}" for key in _ask(page, "unworded")]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append(f"at {width}: the page scrolls sideways")
        found += [f"at {width}: {each}" for each in _ask(page, "clipped")]
    return found


def resize(page: Page, width: int) -> None:
    """Give the page a width, and wait until it has settled there."""
    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    settle(page)


def barriers(page: Page, width: int) -> list[str]:
    """Return what axe-core finds at a width."""
    resize(page, width)
    return barriers_here(page)


def barriers_here(page: Page) -> list[str]:
    """Return what axe-core finds on a page that has settled."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    violations: list[dict[str, Any]] = page.evaluate(VIOLATIONS)
    nodes = [(found["id"], node) for found in violations for node in found["nodes"]]
    return [f"{name}: {node['html'][:160]}: {_why(node)}" for name, node in nodes]


def _ask(page: Page, question: str) -> Any:
    return page.evaluate(f"{ASK.rstrip()}.{question}()")


def _why(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for kind in ("any", "all", "none") for check in node[kind])
