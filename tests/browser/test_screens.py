"""Every screen in every language, width and theme: nothing unworded, nothing cut off, nothing in anybody's way."""

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Complaints, Server, opened
from tests.browser.drivers import GAMES, link
from tests.browser.examine import LANGUAGES, WIDTHS, barriers_here, speak, worded_and_whole
from tests.effort import EFFORT

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


@pytest.fixture(scope="module")
def page_of_all(browser: Browser, server: Server) -> Iterator[Page]:
    """A page that goes from screen to screen: a new browser for each would take as long again as looking at it."""
    with closing(opened(browser, server.url)) as context:
        context.add_init_script("localStorage.clear()")
        yield context.new_page()


@pytest.fixture
def page(page_of_all: Page, complaints: Complaints) -> Page:
    """The same for one test, as if nobody had been there before."""
    page_of_all.context.clear_cookies()
    complaints.watch(page_of_all.context)
    return page_of_all


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_worded_whole_and_open_to_everybody(
    page: Page, server: Server, complaints: Complaints, name: str
) -> None:
    path, shown = SCREENS[name]
    complaints.expect("nosuchtable")
    for game in GAMES:
        if f"{{{game}}}" in path:
            path = path.replace(
                f"{{{game}}}", server.finished(game, guide="replay" in path)
            )  # the same steps every time
    page.goto(path)
    shown(page)
    found = everywhere(page, list(SCREENS).index(name))
    assert not found, "\n".join(found)


def test_a_lobby_is_worded_whole_and_open_to_everybody(page: Page) -> None:
    page.goto(link("kocka"))
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
def test_what_lies_over_a_table_is_worded_whole_and_open_to_everybody(page: Page, name: str) -> None:
    page.goto("/")
    game = page.locator("section.game[aria-labelledby=koikoi-heading]")
    (game.locator(".way").nth(1) if "guide" in name else game.locator(".primary")).click()
    expect(page.locator(".stage [data-seat]").first).to_be_visible()
    PANELS[name](page)
    found = everywhere(page, list(PANELS).index(name))
    assert not found, "\n".join(found)


# Which themes and widths meet on a screen, and whether axe-core looks at it there.
LOOKS = (("light", 1440, True), ("dark", 390, True), ("light", 320, False))


def everywhere(page: Page, turn: int) -> list[str]:
    """Examine what is shown in both themes, at every width and in every language, which comes to each by turns.

    There are many screens, and a board has many phases; with FUDA_EFFORT=2 every language is examined at every width.
    """
    found: list[str] = []
    before = page.viewport_size
    for n, (theme, width, axe) in enumerate(LOOKS):
        language = LANGUAGES[(turn + n) % len(LANGUAGES)]
        speak(page, language, theme)
        widths = (*(each for each in WIDTHS if EFFORT > 1 and each != width), width)
        told = worded_and_whole(page, widths) + (barriers_here(page) if axe else [])
        found += [f"{language}, {theme}: {each}" for each in told]
    assert before
    page.set_viewport_size(before)
    return found
