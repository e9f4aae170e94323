"""Every screen in every language, width and theme: nothing unworded, nothing cut off, nothing in anybody's way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, House, Visit
from tests.browser.drivers import GAMES, OFFERS, link, move, open_table, over
from tests.browser.examine import LANGUAGES, THEMES, barriers, speak, worded_and_whole

PLACES = {"light": 1440, "dark": 390}  # the width at which a theme is examined
Shown = Callable[[Page], None]


def stands(selector: str) -> Shown:
    """Wait until that is on the screen."""
    return lambda page: expect(page.locator(selector).first).to_be_visible()


def opens(button: str, selector: str) -> Shown:
    """Open something first."""

    def shown(page: Page) -> None:
        page.locator(button).first.click()
        expect(page.locator(selector).first).to_be_visible()

    return shown


SCREENS: dict[str, tuple[str, Shown]] = {
    "home": ("/", stands(".home .game button.primary:enabled")),
    "settings": ("/", opens("header button:has(svg):last-of-type", "dialog[open] .rows")),
    **{f"new {game}": (f"/new/{game}", stands("form .option")) for game in GAMES},
    **{f"rules of {game}": (f"/rules/{game}", stands(".book dl")) for game in GAMES},
    "my games": ("/games", stands("h1")),
    "fairness": ("/fair", stands("label.drop")),
    "nowhere": ("/nowhere/at/all", stands("h1")),
    "no such table": ("/t/nosuchtable", stands(".alone h1")),
    **{f"replay of {game}": (f"/t/{{{game}}}/replay#12", stands(".stage [data-seat]")) for game in GAMES},
    **{f"fairness of {game}": (f"/t/{{{game}}}/fair", stands(".checks li")) for game in GAMES},
}


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_worded_whole_and_open_to_everybody(
    visit: Visit, house: House, complaints: Complaints, name: str
) -> None:
    path, shown = SCREENS[name]
    complaints.expect("nosuchtable")
    for game in GAMES:
        if f"{{{game}}}" in path:
            path = path.replace(f"{{{game}}}", house.finished(game))
    page = visit(path)
    found: list[str] = []
    for language, theme in zip(LANGUAGES, (*THEMES, "light"), strict=True):
        speak(page, language, theme)
        shown(page)
        found += [f"{language}: {each}" for each in worded_and_whole(page)]
        if language != "ru":
            found += [f"{theme}: {each}" for each in barriers(page, PLACES[theme])]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_worded_whole_and_open_to_everybody_in_every_phase(visit: Visit, game: str) -> None:
    page = visit(link(game, **({"rounds": 2} if game == "koikoi" else {})))
    open_table(page)
    found: list[str] = []
    examined: set[str] = set()
    while len(examined) < len(OFFERS[game]) + 1:
        page.locator(", ".join(("section.result", *OFFERS[game]))).locator("visible=true").first.wait_for()
        phase = "end" if over(page) else next(o for o in OFFERS[game] if page.locator(o).first.is_visible())
        if phase not in examined:
            examined.add(phase)
            found += [f"{phase}: {each}" for each in everywhere(page)]
        if phase == "end":
            break
        move(page, game)
    assert not found, "\n".join(found)


def everywhere(page: Page) -> list[str]:
    """Examine what a table shows: it shows the same again after it is loaded again in another language."""
    found: list[str] = []
    for language, theme in zip(LANGUAGES, (*THEMES, "light"), strict=True):
        speak(page, language, theme)
        expect(page.locator(".stage [data-seat]").first).to_be_visible()
        found += [f"{language}: {each}" for each in worded_and_whole(page)]
        if language != "ru":
            found += [f"{theme}: {each}" for each in barriers(page, PLACES[theme])]
    return found
