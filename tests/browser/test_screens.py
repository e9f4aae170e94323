"""Every screen in every language, width and theme: nothing unworded, nothing cut off, nothing in anybody's way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, House, Visit
from tests.browser.drivers import END, GAMES, OFFERS, link, move, offered, open_table
from tests.browser.examine import LANGUAGES, THEMES, WIDTHS, barriers, speak, worded_and_whole
from tests.effort import EFFORT

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
    **{f"rules of {game}": (f"/rules/{game}", stands(".lesson img")) for game in GAMES},
    **{f"law of {game}": (f"/rules/{game}", opens("button.law", ".book dl")) for game in GAMES},
    **{f"cards of {game}": (f"/gallery/{game}", stands("figure img")) for game in GAMES},
    "deal of the day": ("/day", stands(".calendar td")),
    "far away": ("/far", stands("ol li")),
    "without a network": ("/offline", stands("li a")),
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
            path = path.replace(
                f"{{{game}}}", house.finished(game, guide="replay" in path)
            )  # the same steps every time
    page = visit(path)
    shown(page)
    found = everywhere(page, list(SCREENS).index(name))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_worded_whole_and_open_to_everybody_in_every_phase(visit: Visit, game: str) -> None:
    page = visit(link(game, **({"rounds": 2} if game == "koikoi" else {})))
    open_table(page)
    found: list[str] = []
    examined: set[str] = set()
    while len(examined) < len(OFFERS[game]) + 1:
        phase = offered(page, game)
        if phase not in examined:
            found += [f"{phase}: {each}" for each in everywhere(page, len(examined))]
            examined.add(phase)
        if phase == END:
            break
        move(page, game)
    assert not found, "\n".join(found)


def test_a_lobby_is_worded_whole_and_open_to_everybody(visit: Visit) -> None:
    page = visit(link("kocka"))
    page.locator("#seat-1").select_option("held")
    page.locator("#seat-2").select_option("open")
    page.locator("form button[type=submit]:enabled").click()
    stands("section input[readonly]")(page)
    found = everywhere(page, 0)
    assert not found, "\n".join(found)


PANELS = {
    "talk": opens("[popovertarget=talk]", "#talk:popover-open"),
    "log": opens("[popovertarget=log]", "#log:popover-open"),
    "menu": opens("[popovertarget=menu]", "#menu:popover-open"),
    "rules": opens("header .tool:not([popovertarget], .roomy)", "dialog[open] .lesson img"),
    "note of the guide": stands("aside.note.shown p"),
}


@pytest.mark.parametrize("name", PANELS)
def test_what_lies_over_a_table_is_worded_whole_and_open_to_everybody(visit: Visit, name: str) -> None:
    page = visit("/")
    game = page.locator("section.game[aria-labelledby=koikoi-heading]")
    (game.locator(".way").nth(1) if "guide" in name else game.locator(".primary")).click()
    expect(page.locator(".stage [data-seat]").first).to_be_visible()
    PANELS[name](page)
    found = everywhere(page, list(PANELS).index(name))
    assert not found, "\n".join(found)


def everywhere(page: Page, turn: int) -> list[str]:
    """Examine what is shown in both themes, and in every language, each at another width by turns.

    There are many screens, and a board has many phases; with FUDA_EFFORT=2 every language is examined at every width.
    """
    found: list[str] = []
    for n, (language, theme) in enumerate(zip(LANGUAGES, (*THEMES, "light"), strict=True)):
        speak(page, language, theme)
        widths = WIDTHS if EFFORT > 1 else WIDTHS[(turn + n) % 3 :][:1]
        found += [f"{language}: {each}" for each in worded_and_whole(page, widths)]
        if language != "ru":
            found += [f"{theme}: {each}" for each in barriers(page, PLACES[theme])]
    return found
