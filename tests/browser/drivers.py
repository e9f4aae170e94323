"""Players who know no rule: they take what the page offers, by mouse, by touch or by keyboard."""

from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from fuda.core.words import Words

# Tables on which a match is short.
SHORT: dict[str, dict[str, object]] = {
    "koikoi": {"preset": "czech", "rounds": 1, "tiebreak": "draw"},
    "kocka": {"preset": "standard", "word": "KOT"},
    "yojimbo": {"preset": "kyu", "players": 2},
}
GAMES = tuple(SHORT)
END = "section.result"
STEPS = 500  # more than any match here has
TABS = 120  # stops of the Tab key on a page, at most
MOMENT = 4_000  # milliseconds between two looks whether what was offered is still there
LOOKS = 15  # on a busy machine a click may take a while

PASSING = ".board:has(.tools .send)"
THREE = ":has(:nth-child(3 of li:has([aria-pressed=true])))"  # cards are chosen already
# What the boards offer, the most urgent first. Nothing of it is there for who may not move.
OFFERS = {
    "koikoi": (
        "dialog.summary footer .primary:enabled",
        "dialog.call footer .button:enabled",
        "dialog.ask footer .button:enabled",
        ".answers .button:enabled",
        "[data-guide=field]:has(.aside .lit) button.match",  # else it only shows what a card would take
        "[data-guide=hand] button.lit",
        "[data-guide=hand] button",
    ),
    "kocka": (
        ".summary .go button:enabled",
        "dialog[open] .primary:enabled",
        ".tools .send:enabled",
        ".board:has(.word .ink) [data-guide=throw]:enabled",  # the first round is played out
        "[data-guide=hand] button.lit:not([aria-disabled])",
        f"{PASSING} [data-guide=hand]:not({THREE}) button:not([aria-pressed], [aria-disabled])",
    ),
    "yojimbo": (
        ".round .primary:enabled",
        ".actions .option:enabled",
        ".actions .next .primary:enabled",
        ".proposals button",
        ".actions .propose[aria-expanded=false]:enabled",
        ".mine:has(.actions.begun) .hand button.lit:not([aria-disabled])",
        ".actions .ways button:enabled",
    ),
}

Act = Callable[[Locator], None]


def click(offer: Locator) -> None:
    """With a mouse."""
    offer.click(timeout=MOMENT)


def tap(offer: Locator) -> None:
    """With a finger."""
    offer.tap(timeout=MOMENT)


def press(offer: Locator) -> None:
    """With keys alone: Tab to it, arrows within a row that is one stop, then Enter."""
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
              if (wanted.tabIndex >= 0 || !row?.contains(now)) return 'Tab';
              return now.compareDocumentPosition(wanted) & 4 ? 'ArrowRight' : 'ArrowLeft';
            }""",
            timeout=MOMENT,
        )
        if where == "here":
            return
        page.keyboard.press(where)
    raise AssertionError(f"the Tab key does not lead to {offer}")


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


def offered(page: Page, game: str, timeout: float | None = None) -> str:
    """Wait until something is offered, or all is over; returns the most urgent of it."""
    all_of_it = (END, *OFFERS[game])
    while True:
        page.locator(", ".join(all_of_it)).locator("visible=true").first.wait_for(timeout=timeout)
        for offer in all_of_it:
            if page.locator(offer).locator("visible=true").first.is_visible():
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
