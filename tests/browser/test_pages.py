"""What the pages around a table promise."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from fuda.core.words import LANGUAGES, Words
from tests.browser.conftest import Complaints, Server, Visit
from tests.browser.drivers import BETWEEN, GAMES, link, move, offered, open_table, until
from tests.browser.examine import settle

EN = Words("en")


def place(page: Page) -> dict[str, int]:
    """Where the heading stands, once its letters are there."""
    settle(page)
    return {side: round(value) for side, value in (page.locator("h1").bounding_box() or {}).items()}  # type: ignore[misc]


def tile(page: Page, game: str) -> str:
    """Where a game is offered at home."""
    expect(page.locator(f"section.game[aria-labelledby={game}-heading] .primary:enabled")).to_be_visible()
    return f"section.game[aria-labelledby={game}-heading]"


def test_a_page_can_be_read_before_its_scripts_have_come_and_they_draw_the_same_in_its_place(
    visit: Visit, server: Server, complaints: Complaints
) -> None:
    complaints.expect("assets/", "was preloaded")  # nothing uses it
    page = visit("/", "phone", language="en")
    expect(page.locator(".home h1")).to_be_visible()
    page.context.add_cookies([{"name": "look", "value": "cs-dark", "url": server.url}])
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    heading, czech = page.locator("h1"), Words("cs")
    expect(heading).to_have_text(czech.format("page-hero"))
    assert page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor") == "rgb(26, 25, 23)"
    before = place(page)
    page.goto(f"/t/{server.finished('koikoi')}/replay")
    expect(page.locator(".first")).to_contain_text(czech.format("page-replay-coming"))
    drawn = visit("/", "phone", language="cs", theme="dark")
    expect(drawn.locator(".home h1")).to_be_visible()
    expect(drawn.locator(".first")).to_have_count(0)
    assert place(drawn) == before
    assert {each.get("name"): each.get("value") for each in drawn.context.cookies()}["look"] == "cs-auto"
    drawn.goto(f"/t/{server.finished('koikoi')}/replay")
    expect(drawn.locator(".replay h1")).to_be_attached()
    expect(drawn.locator(".first")).to_have_count(0)


# What the page's scripts have asked for, in order.
ASKED = """
  window.asked = [];
  const ask = window.fetch;
  window.fetch = (what, ...how) => {
    asked.push(new URL(what.url ?? what, location).pathname);
    return ask(what, ...how);
  };
"""
# What the page is told to load early and has not asked for.
UNASKED = """() => [...document.querySelectorAll('link[rel=preload][as=fetch]')]
  .map((link) => new URL(link.href).pathname).filter((path) => !asked.includes(path))"""


@pytest.mark.parametrize(
    ("path", "language"), [("/", "en"), ("/t/{table}", "cs"), ("/t/{table}/replay", "ru"), ("/rules/koikoi", "en")]
)
def test_a_page_asks_for_all_that_it_is_told_to_load_early(
    visit: Visit, server: Server, path: str, language: str
) -> None:
    page = visit("about:blank", language=language, new=True)
    page.add_init_script(ASKED)
    page.goto(path.format(table=server.finished("koikoi")))
    assert page.locator("link[rel=preload][as=fetch]").count() > 2
    until(page, f"!({UNASKED})().length")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_at_home_begins_a_game(visit: Visit, game: str) -> None:
    page = visit("/")
    page.locator(f"{tile(page, game)} .primary").click()
    expect(page.locator(".stage [data-card]").first).to_be_visible()


def test_a_game_that_takes_a_while_says_that_it_is_being_prepared(visit: Visit) -> None:
    page = visit("/", hurry=False)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route) if route.request.method == "POST" else route.continue_()

    page.route("**/api/tables", hold)
    page.locator(f"{tile(page, 'koikoi')} .primary").click()
    notice = page.get_by_role("status").filter(has_text=EN.format("page-preparing"))
    expect(notice).to_be_visible()
    while not asked:  # the request is on its way to us
        page.wait_for_timeout(BETWEEN)
    [held] = asked
    held.continue_()
    expect(page.locator(".stage [data-card]").first).to_be_visible()
    expect(notice).to_have_count(0)


def test_the_opponent_chosen_last_is_remembered(visit: Visit) -> None:
    page = visit("/")
    page.locator(f"{tile(page, 'kocka')} select").first.select_option("master")
    page.reload()
    expect(page.locator(f"{tile(page, 'kocka')} select").first).to_have_value("master")


def test_the_language_is_the_browser_s_at_first_and_then_the_reader_s(visit: Visit) -> None:
    page = visit("/", language="cs-CZ")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("h1")).to_have_text(Words("cs").format("page-hero"))
    page.locator("header .languages button[lang=ru]").click()
    expect(page.locator("h1")).to_have_text(Words("ru").format("page-hero"))
    page.reload()
    expect(page.locator("h1")).to_have_text(Words("ru").format("page-hero"))


def test_settings_are_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=EN.format("page-settings"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=EN.format("page-theme-dark"), exact=True).check()
    dialog.get_by_role("radio", name=EN.format("page-deck-contrast"), exact=True).check()
    dialog.get_by_role("switch", name=EN.format("page-motion")).uncheck()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    expect(page.locator(".fan img[src*='/koikoi/contrast/']").first).to_be_visible()


@pytest.mark.parametrize("moving", [True, False])
def test_cards_glide_unless_the_reader_wants_no_motion(visit: Visit, moving: bool) -> None:
    page = visit("/", moving=moving, new=True)
    page.add_init_script(
        """
        window.flights = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };
        """
    )
    page.goto(link("koikoi"))
    open_table(page)
    move(page, "koikoi")
    offered(page, "koikoi")
    assert (page.evaluate("flights") > 0) is moving


def test_a_replay_on_a_small_phone_shows_cards_one_can_tell_apart(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{server.finished('koikoi', guide=True)}/replay#5")
    for width, height in ((320, 568), (375, 553), (390, 664)):
        page.set_viewport_size({"width": width, "height": height})
        card = page.locator("[data-guide=field] [data-card]").first
        expect(card).to_be_visible()
        tall = card.bounding_box()
        assert tall, (width, height)
        assert tall["height"] > 55, (width, height)  # under 20 where the board lies down


def test_a_replay_goes_step_by_step_and_every_moment_has_a_link(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{server.finished('koikoi', guide=True)}/replay#5")
    position = page.get_by_role("slider")
    expect(position).to_have_value("5")
    page.keyboard.press("ArrowRight")
    expect(position).to_have_value("6")
    expect(page).to_have_url(re.compile("#6$"))
    expect(page.locator("[data-presence]")).to_have_count(0)  # who is gone by now was there then
    page.get_by_role("button", name=EN.format("page-replay-first"), exact=True).click()
    expect(position).to_have_value("0")
    page.locator("aside [data-step='9']").click()
    expect(page).to_have_url(re.compile("#9$"))
    page.reload()
    expect(position).to_have_value("9")
    # All hands lie open.
    expect(page.locator("[data-guide=opponent] img").first).to_be_visible()
    expect(page.locator("[data-guide=opponent] img[src$='/back.svg']")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_fairness_page_makes_every_shuffle_again(visit: Visit, server: Server, game: str) -> None:
    table = server.finished(game)
    page = visit(f"/t/{table}/fair")
    expect(page.locator(".verdict")).to_have_text(EN.format("page-fair-holds"))
    shuffles = page.request.get(f"/api/tables/{table}/record").json()["deal"]["shuffles"]
    holds = page.locator("summary .finding", has_text=EN.format("page-fair-finding-holds"))
    expect(holds).to_have_count(len(shuffles))


def test_the_fairness_page_catches_a_record_that_was_tampered_with(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    page = visit("/fair")
    record = page.request.get(f"/api/tables/{server.finished('koikoi')}/record").json()
    dealt = record["deal"]["shuffles"][-1]["dealt"]
    dealt[0], dealt[1] = dealt[1], dealt[0]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    page.locator("label.drop input").set_input_files(file)
    expect(page.locator(".verdict")).to_have_text(EN.format("page-fair-fails"))
    wrong = page.locator("summary .finding", has_text=EN.format("page-fair-finding-fails"))
    expect(wrong).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_says_a_few_words_and_can_be_skipped(visit: Visit, game: str) -> None:
    page = visit("/")
    page.locator(f"{tile(page, game)} .way").nth(1).click()
    note = page.locator("aside.note")
    expect(note.locator("p")).not_to_be_empty()
    first = note.locator("p").inner_text()
    note.get_by_role("button", name=EN.format("page-guide-next"), exact=True).click()
    expect(note.locator("p")).not_to_have_text(first)
    note.get_by_role("button", name=EN.format("page-guide-skip"), exact=True).click()
    expect(note.locator("p")).to_have_count(0)
    move(page, game)
    offered(page, game)
    expect(note.locator("p")).to_have_count(0)


def test_a_new_table_shows_what_differs_and_its_link_carries_it(visit: Visit) -> None:
    page = visit("/new/kocka")
    rule = page.get_by_role("switch", name=EN.format("kocka-option-ten_high"))
    rule.check()
    expect(page.locator(".bar [aria-live]")).to_have_text(EN.format("page-rules-changed", count=1))
    expect(page).to_have_url(re.compile("ten_high=true"))
    other = visit(page.url)
    expect(other.get_by_role("switch", name=EN.format("kocka-option-ten_high"))).to_be_checked()
    expect(other.locator(".bar [aria-live]")).to_have_text(EN.format("page-rules-changed", count=1))


def test_a_new_table_on_a_phone_opens_from_wherever_a_rule_was_changed(visit: Visit) -> None:
    page = visit("/new/koikoi", "phone", viewport={"width": 375, "height": 553})
    rule = page.get_by_role("switch", name=EN.format("koikoi-option-exchange"))
    expect(rule).to_be_visible()
    opening = page.locator(".after .primary")
    expect(opening).to_have_count(0)
    rule.check()
    expect(opening).to_be_in_viewport(ratio=1)
    opening.click()
    expect(page.locator(".stage [data-seat]").first).to_be_visible()


def test_a_new_table_refuses_rules_that_do_not_go_together(visit: Visit, complaints: Complaints) -> None:
    complaints.expect("400")
    page = visit("/new/kocka")
    page.get_by_role("switch", name=EN.format("kocka-option-shoot_moon")).check()
    need = page.locator(".need")
    expect(need).to_contain_text(EN.format("kocka-option-stop_at_17"))
    expect(page.locator("form button[type=submit]")).to_be_disabled()
    need.get_by_role("button").click()
    expect(need).to_have_count(0)
    expect(page.locator("form button[type=submit]")).to_be_enabled()


def test_a_rule_opens_in_the_drawer_where_it_is_mentioned_and_the_book_can_be_searched(visit: Visit) -> None:
    page = visit("/new/koikoi")
    clause = page.locator(".option .clause").first
    name = clause.inner_text()
    clause.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator(f"[data-clause='{name}']")).to_be_focused()
    drawer.get_by_role("searchbox").fill("zzzz")
    expect(drawer).to_contain_text(EN.format("page-rules-nothing"))


def test_what_stands_in_the_header_of_a_phone_stands_in_one_line(visit: Visit) -> None:
    page = visit("/", "phone")
    expect(page.locator("header nav svg").first).to_be_visible()
    middles: list[float] = page.evaluate(
        """() => [...document.querySelectorAll('header > a, header svg, header .languages button')]
            .map((each) => each.getBoundingClientRect()).filter(({ width }) => width)
            .map(({ y, height }) => y + height / 2)"""
    )
    assert len(middles) > 5
    assert max(middles) - min(middles) < 1.5, middles


def test_the_smallest_phones_first_screen_holds_the_button_that_begins(visit: Visit) -> None:
    page = visit("/", "phone", viewport={"width": 375, "height": 553})
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('fuda-settings', JSON.stringify({ language }))", language)
        for path in ("/", "/day"):
            page.goto(path)
            expect(page.locator(".primary:enabled").first).to_be_in_viewport(ratio=1)
