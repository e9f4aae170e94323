"""Players who know no rule: they take what the page offers, by mouse, by touch or by keyboard."""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from fuda import catalogue
from fuda.core.words import Words
from tests.patience import PATIENCE

# How a game's board is played is said beside its other tests, in `board.py`.
BOARDS = {name: import_module(f"tests.games.{name}.board") for name in catalogue.GAMES}
GAMES = tuple(BOARDS)
# Tables with a short match.
SHORT: dict[str, dict[str, object]] = {name: board.SHORT for name, board in BOARDS.items()}
# What a board offers, the most urgent first. Nothing of it is there for who may not move.
OFFERS: dict[str, tuple[str, ...]] = {name: board.OFFERS for name, board in BOARDS.items()}
END = "section.result"
STEPS = 500  # more than any match here has
TABS = 120  # stops of the Tab key on a page, at most
MOMENT = 4_000  # milliseconds between two looks whether what was offered is still there
LOOKS = 15  # on a busy machine a click may take a while
BETWEEN = 30  # milliseconds between two questions to a page
# The first of some selectors of which something can be seen, all of them in one question.
URGENT = """(offers) => offers.find((offer) => [...document.querySelectorAll(offer)].some((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width && height && each.checkVisibility({ visibilityProperty: true });
}))"""

Act = Callable[[Locator], None]


def click(offer: Locator) -> None:
    """With a mouse."""
    offer.click(timeout=MOMENT)


def tap(offer: Locator) -> None:
    """With a finger."""
    offer.tap(timeout=MOMENT)


def press(offer: Locator) -> None:
    """With keys alone: Tab to it, on or back, arrows within a row that is one stop, then Enter."""
    reach(offer)
    offer.page.keyboard.press("Enter")


def reach(offer: Locator) -> None:
    """Bring the focus there, as a person without a mouse would."""
    page = offer.page
    for _ in range(TABS):
        where = offer.evaluate(
            """(wanted) => {
              const now = document.activeElement;
              if (now === wanted) return 'here';
              const row = wanted.closest('ul, [role=group]');
              const follows = now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
              if (wanted.tabIndex >= 0 || !row?.contains(now)) return follows ? 'Tab' : 'Shift+Tab';
              return follows ? 'ArrowRight' : 'ArrowLeft';
            }""",
            timeout=MOMENT,
        )
        if where == "here":
            return
        page.keyboard.press(where)
    raise AssertionError(f"the Tab key does not lead to {offer}")


def until(page: Page, question: str, about: object = None) -> Any:
    """Wait until a page says yes, and return what it says.

    Playwright's own waiting evaluates strings, which our pages forbid.
    """
    end = time.monotonic() + PATIENCE
    while not (answer := page.evaluate(question, about)):
        assert time.monotonic() < end, f"never: {question}"
        page.wait_for_timeout(BETWEEN)
    return answer


def link(game: str, **options: object) -> str:
    """Where a table with these rules is opened; the short ones where nothing else is said."""
    return f"/new/{game}?{urlencode(SHORT[game] | options)}"


def open_table(page: Page, act: Act = click) -> None:
    """Open the table of the form on the page, against bots."""
    act(page.locator("form button[type=submit]:enabled"))
    expect(page.locator(".stage")).to_be_visible()


def over(page: Page) -> bool:
    """Whether the match is over."""
    return page.locator(END).is_visible()


def offered(page: Page, game: str, timeout: float = PATIENCE * 1000) -> str:
    """Wait until something is offered, or all is over, for some milliseconds; returns the most urgent of it."""
    all_of_it = (END, *OFFERS[game])
    end = time.monotonic() + timeout / 1000
    while not (offer := page.evaluate(URGENT, all_of_it)):
        if time.monotonic() > end:
            raise TooLate(f"nothing is offered of {', '.join(all_of_it)}")
        page.wait_for_timeout(BETWEEN)
    return offer


def move(page: Page, game: str, act: Act = click) -> str:
    """Do the most urgent thing that is offered, once something is; returns what it was, or nothing when all is over."""
    offer = offered(page, game)
    if offer == END:
        return ""
    wanted = page.locator(offer).locator("visible=true").first
    for look in range(1, LOOKS + 1):
        try:
            act(wanted)
        except TooLate:
            if not wanted.is_visible():  # it was withdrawn: a table goes on by itself
                break
            if look == LOOKS:
                raise
        else:
            break
    return offer


def play(page: Page, game: str, act: Act = click, *, steps: int = STEPS) -> list[str]:
    """Play on to the end, or for some steps; returns what was done."""
    done: list[str] = []
    while len(done) < steps:
        did = move(page, game, act)
        if not did:
            return done
        done.append(did)
    assert steps < STEPS, f"{game} does not end"
    return done


def give_up(page: Page) -> None:
    """Begin a match of Koi-Koi and give it up, which ends it."""
    give = Words("en").format("page-resign")
    page.goto(link("koikoi"))
    open_table(page)
    move(page, "koikoi")
    page.locator("[popovertarget=menu]").click()
    page.get_by_role("button", name=give, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=give, exact=True).click()
    expect(page.locator(END)).to_be_visible()
