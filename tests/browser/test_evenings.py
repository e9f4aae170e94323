"""What brings people back: the deal of the day, their history, a move taken back, rules that teach."""

import re
import time

from playwright.sync_api import expect

from fuda.core.words import Words
from tests.browser.conftest import Visit
from tests.browser.drivers import END, give_up, link, move, offered, open_table, play

EN = Words("en")
WIDTHS = (320, 390, 820, 1440)
DAY, LATE = 86_400, 120  # seconds; a test takes less than the latter


def morning() -> None:
    """Wait until a day has begun that does not end meanwhile: the next one would have a deal of its own."""
    while time.time() % DAY > DAY - LATE:
        time.sleep(1)


def test_the_deal_of_the_day_is_played_once_shared_as_text_and_stands_in_the_calendar(visit: Visit) -> None:
    morning()
    page = visit("/day", permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    expect(page.locator(".calendar")).to_have_count(3)
    koikoi = page.locator("section", has=page.get_by_role("heading", name="Koi-Koi"))
    koikoi.get_by_role("button", name=EN.format("page-day-play")).click()
    expect(page.locator(".stage")).to_be_visible()
    address = page.url
    page.goto("/day")
    koikoi.get_by_role("button", name=EN.format("page-day-go-on")).click()
    expect(page).to_have_url(address)
    play(page, "koikoi")
    page.goto("/day")
    page.get_by_role("button", name=EN.format("page-day-share-button")).click()
    expect(page.get_by_text(EN.format("page-copied"))).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(
        r"Fuda, deal of the day, .+\. Koi-Koi against Magpie: .+, −?\d+ : −?\d+\. http://.+/day", shared
    )
    expect(page.locator(".calendar td a")).to_have_count(1)
    page.locator(".calendar td a").click()
    expect(page).to_have_url(re.compile("/replay"))


def test_the_history_is_reached_at_every_width_and_can_be_searched(visit: Visit) -> None:
    page = visit("/")
    give_up(page)
    page.goto("/")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 700})
        expect(page.locator("header nav a[href='/games']")).to_be_visible()
    page.locator("header nav a[href='/games']").click()
    row = page.locator("li a", has_text=EN.format("page-row-lost"))
    expect(row).to_contain_text("Magpie")
    expect(row).to_contain_text(EN.format("koikoi-preset-czech"))
    expect(row.locator("time")).to_have_attribute("datetime", re.compile(r"\d{4}-\d\d-\d\d"))
    page.get_by_role("searchbox").fill("magpie lost")
    expect(row).to_be_visible()
    page.get_by_role("searchbox").fill("yojimbo")
    expect(page.get_by_text(EN.format("page-rules-nothing"))).to_be_visible()


def test_a_move_among_bots_is_taken_back_and_the_log_says_so(visit: Visit) -> None:
    page = visit(link("koikoi"))
    open_table(page)
    offered(page, "koikoi")
    hand = page.locator("[data-guide=hand] [data-card]")
    before = hand.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    while hand.count() == len(before):
        if move(page, "koikoi").startswith("[data-guide=hand]"):
            expect(hand).to_have_count(len(before) - 1)  # or the next look would play a second card
    back = page.locator("header button", has=page.locator("svg")).and_(
        page.get_by_role("button", name=EN.format("page-take-back"))
    )
    offered(page, "koikoi")
    back.first.click()
    expect(hand).to_have_count(len(before))
    expect(back).to_have_count(0)
    page.locator("[popovertarget=log]").click()
    expect(page.locator("#log")).to_contain_text("takes a move back")


def test_who_plays_among_bots_asks_the_coach_and_the_log_and_the_history_say_so(visit: Visit) -> None:
    page = visit(link("koikoi"))
    switch = page.get_by_role("switch", name=EN.format("page-coach-allowed"))
    expect(switch).to_be_checked()
    open_table(page)
    offered(page, "koikoi")
    page.locator("header").get_by_role("button", name=EN.format("page-ask-coach")).click()
    rows = page.locator("#coach tbody tr")
    expect(rows).to_have_count(5)
    expect(page.locator("#coach section")).to_have_attribute("aria-busy", "false")
    expect(rows.first.locator("img")).to_have_count(1)
    expect(rows.first).to_contain_text("±")
    page.keyboard.press("Escape")
    page.locator("[popovertarget=log]").click()
    expect(page.locator("#log")).to_contain_text("asks the coach")
    page.keyboard.press("Escape")
    page.locator("[popovertarget=menu]").click()
    page.get_by_role("button", name=EN.format("page-resign"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=EN.format("page-resign"), exact=True).click()
    expect(page.locator(END)).to_be_visible()
    page.goto("/games")
    expect(page.locator("li a").first).to_contain_text(EN.format("page-coach-asked", count=1))


def test_the_rulebook_teaches_first_and_the_law_is_one_click_away(visit: Visit) -> None:
    page = visit("/rules/koikoi")
    yaku = page.locator(".lesson li", has_text=EN.format("koikoi-yaku-akatan"))
    expect(yaku.locator("img")).to_have_count(3)
    expect(yaku).to_contain_text("6 points")
    expect(page.locator("[data-clause]")).to_have_count(0)
    page.locator("button.law").click()
    expect(page.locator("[data-clause='KK-9']")).to_be_visible()
    chapters = page.locator(".book .title")
    expect(chapters.nth(-2)).to_have_text(EN.format("koikoi-rules-errata"))
    page.goto("/rules/koikoi#KK-9")
    expect(page.locator("[data-clause='KK-9']")).to_be_focused()
    page.goto("/gallery/koikoi")
    expect(page.locator("figure")).to_have_count(48)


def test_a_page_begins_with_the_book_of_its_language(visit: Visit) -> None:
    for language, book in (("ru", "russian"), ("cs", "czech")):
        page = visit("/new/koikoi", language=language)
        chosen = page.locator(".presets .chosen strong")
        expect(chosen).to_have_text(Words(language).format(f"koikoi-preset-{book}"))


def test_the_word_of_the_smoking_cat_has_room_and_seats_are_counted_from_one(visit: Visit) -> None:
    page = visit("/new/kocka", "phone", language="cs")
    name = page.locator(".option .name", has_text=Words("cs").format("kocka-option-word"))
    about = name.locator("xpath=..")
    box = about.bounding_box()
    assert box is not None
    assert box["width"] > 200
    seats = page.get_by_role("radio", name=re.compile("místo"))
    expect(seats).to_have_count(4)
    assert [
        seat.get_attribute("aria-label") or seat.evaluate("(it) => it.labels[0].innerText") for seat in seats.all()
    ] == [f"místo {number}" for number in (1, 2, 3, 4)]
