"""The guided first game: it waits for its reader, covers nothing that it speaks of, and goes on where it was left."""

from playwright.sync_api import Page, ViewportSize, expect

from fuda.core.words import Words
from tests.browser.conftest import AWAY, Complaints, Visit
from tests.browser.drivers import GAMES, OFFERS, URGENT, click, move, until
from tests.browser.examine import settle

NOTE = "aside.note.shown"
PHONE: ViewportSize = {"width": 375, "height": 553}
# The note, or else what is offered. While the line is lost, be it for a moment, a note is hidden and has not been read.
SEEN = f"(offers) => document.querySelector('header .lost') ? null : ({URGENT})(offers)"
# What the note covers of the hand, of an open question and of the place that it points at: pixels each way.
COVERED = """() => {
  const note = document.querySelector('aside.note.shown').getBoundingClientRect();
  return [...document.querySelectorAll('[data-guide~=hand], dialog[open], .ring')].map((each) => {
    const box = each.getBoundingClientRect();
    const width = Math.min(note.right, box.right) - Math.max(note.left, box.left);
    const height = Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top);
    return width > 1 && height > 1 ? `${each.className}: ${Math.round(width)} × ${Math.round(height)}` : '';
  }).filter(Boolean);
}"""


def begin(page: Page, game: str = "koikoi") -> None:
    page.locator(f"[aria-labelledby={game}-heading] li:nth-child(2) .way:enabled").click()
    expect(page.locator(f"{NOTE} p")).not_to_be_empty()


def read(page: Page) -> None:
    """Have read what the note says."""
    said = page.locator(f"{NOTE} p").inner_text()
    page.locator(f"{NOTE} .bar .button").last.click()
    expect(page.locator(f"{NOTE} p", has_text=said)).to_have_count(0)


def speaks(page: Page) -> bool:
    """Wait until the guide says something, or something else is offered."""
    return until(page, SEEN, (NOTE, *OFFERS["koikoi"])) == NOTE


# Tools in the bar that somebody who has just come cannot reach.
UNREACHED = """() => [...document.querySelectorAll('.table > header :is(button, a)')].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return each.checkVisibility() && width && !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((each) => each.ariaLabel ?? each.textContent)"""


def test_a_guide_s_first_words_leave_the_bar_free(visit: Visit) -> None:
    for game in GAMES:
        page = visit("/", new=True)
        begin(page, game)
        settle(page)
        for width, height in ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (820, 1180), (390, 664)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            page.evaluate("dispatchEvent(new Event('resize'))")  # once more, when everything lies where it will stay
            settle(page)
            assert not page.evaluate(UNREACHED), (game, width, height)


def test_the_guide_covers_neither_the_hand_nor_what_it_speaks_of_on_a_small_phone(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.expect(AWAY)
    page = visit("/", "phone", language="cs")
    page.set_viewport_size(PHONE)
    begin(page)
    page.context.set_offline(True)  # nothing that it speaks of can be done now, and it lay over the words that say why
    expect(page.locator("header .lost")).to_be_visible()
    expect(page.locator(NOTE)).to_be_hidden()
    page.context.set_offline(False)
    found: list[str] = []
    said: list[str] = []
    while len(said) < 8:
        if not speaks(page):
            move(page, "koikoi")
            continue
        settle(page)
        text = page.locator(f"{NOTE} p").inner_text()
        found += [f"{text}: {each}" for each in page.evaluate(COVERED)]
        said.append(text)
        read(page)
    assert not found, "\n".join(found)
    assert len(set(said)) == len(said)


def test_nobody_moves_on_the_screen_while_the_guide_speaks(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    table = page.url.rpartition("/")[2]
    stock = page.locator(NOTE, has_text=Words("en").format("koikoi-guide-stock"))
    while not stock.is_visible():
        if speaks(page) and not stock.is_visible():
            read(page)
        elif not stock.is_visible():
            move(page, "koikoi")
    made = 0
    while made < 2:  # the opponent has moved too, as the server has it
        made = page.request.get(f"/api/tables/{table}").json()["moves"]
    told = page.locator("#log li")
    page.locator("[popovertarget=log]").click()
    mine = told.count()
    expect(told.first).not_to_contain_text("Magpie")  # the newest comes first
    page.keyboard.press("Escape")
    read(page)
    expect(told.filter(has_text="Magpie plays")).not_to_have_count(0)
    assert told.count() > mine


def test_a_guided_game_goes_on_where_it_was_left_and_is_kept(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    address = page.url
    first = page.locator(f"{NOTE} p").inner_text()
    read(page)
    page.goto("/games")
    expect(page.locator(f"a[href='{address[address.index('/t/') :]}']")).to_be_visible()
    page.goto("/")
    begin(page)
    assert page.url == address
    expect(page.locator(f"{NOTE} p")).not_to_have_text(first)


def test_a_card_is_taken_in_the_right_case(visit: Visit) -> None:
    page = visit("/", language="cs")
    begin(page)
    said = ""
    for _ in range(3):
        said = page.locator(f"{NOTE} p").inner_text()
        if "bere „" in said:
            break
        read(page)
    words = Words("cs")
    taken = said.split("bere „")[1].split("“")[0]
    cards = [words.format(f"koikoi-card-{card}.accusative") for card in ("2A", "2K1", "6K1", "9A", "10R")]
    assert taken in cards


def test_every_guide_begins_with_its_goal(visit: Visit) -> None:
    for game in GAMES:
        page = visit("/", language="ru")
        begin(page, game)
        expect(page.locator(f"{NOTE} p")).to_have_text(Words("ru").format(f"{game}-guide-goal"))
        click(page.locator(f"{NOTE} .bar .button").first)
        expect(page.locator(NOTE)).to_have_count(0)
