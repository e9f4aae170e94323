"""A review inside the replay: it grows while one looks, leads to its moments, and can be had without spoilers."""

import re

from playwright.sync_api import Page, Route, expect

from fuda.core.words import Words
from tests.browser.conftest import Server, Visit
from tests.browser.drivers import BETWEEN, give_up, until
from tests.browser.examine import THEMES, barriers, by_turns, settle, speak, worded_and_whole

EN = Words("en")
CARDS = "[data-guide=hand] [data-card]"
# What is printed at a card beyond its drawing.
PRINTED = "(card) => getComputedStyle(card, '::after').content"
CHANCES = f"(cards) => [...document.querySelectorAll(cards)].map({PRINTED}).some((text) => text.includes('%'))"


def tab(page: Page, name: str) -> None:
    page.get_by_role("radio", name=EN.format(f"review-tab-{name}")).check(force=True)


def reviewed(page: Page) -> None:
    """Wait until the whole review is there; before it begins there is no progress either."""
    expect(page.locator(".graph polyline")).to_be_visible()
    expect(page.locator(".review progress")).to_have_count(0)


def step(page: Page) -> int:
    return int(page.url.rpartition("#")[2])


def test_a_review_in_a_replay(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{server.finished('koikoi')}/replay")
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)  # nobody answers yet

    page.route("**/review?*", hold, times=1)
    with page.expect_request("**/review?*"):
        page.get_by_role("button", name=EN.format("page-replay-review")).click()
    expect(page.locator(".review .progress [role=status]")).to_be_visible()  # it says what it does
    while not asked:  # the request is on its way to us
        page.wait_for_timeout(BETWEEN)
    asked[0].continue_()
    reviewed(page)
    expect(page).to_have_url(re.compile(r"\?seat=0&review#0$"))

    # One click, or a key, leads to what stands out; there the moves stand at their cards.
    tab(page, "match")
    worst = page.locator(".review .list button:has(.blunder, .mistake, .inaccuracy)").first
    worst.click()
    expect(worst).to_have_attribute("aria-current", "step")
    there, address = step(page), page.url
    tab(page, "moment")
    expect(page.locator(".review li.best")).to_have_count(1)
    expect(page.locator(".review li.played")).to_have_count(1)
    expect(page.locator(".review .reason").first).to_be_visible()
    until(page, CHANCES, CARDS)
    page.locator(".frame").focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#0$"))
    for _ in range(40):
        before = step(page)
        page.keyboard.press("Shift+ArrowRight")
        expect(page).not_to_have_url(re.compile(f"#{before}$"))
        if step(page) == there:
            break
    assert step(page) == there

    # A table of words says what every chart says.
    tab(page, "match")
    for table in page.locator(".review details").all():
        table.locator("summary").click()
        expect(table.locator("tbody tr").first).to_be_visible()

    problems = worded_and_whole(page)
    for turn, theme in enumerate(THEMES):
        speak(page, "en", theme)
        for width in by_turns(turn, (320, 1440)):
            problems += [f"{width} {theme}: {each}" for each in barriers(page, width)]
    for turn, language in enumerate(("cs", "ru")):
        speak(page, language)
        for place in (0, 1):
            page.locator(".review .choices input").nth(place).check(force=True)
            problems += [f"{language}: {each}" for each in worded_and_whole(page, by_turns(turn + place, (320, 390)))]
    assert problems == []

    # A link opens it at a moment, and without spoilers it tells what the seat knew until somebody asks.
    other = visit(address.replace("&review", "&review=blind"))
    expect(other.get_by_text(EN.format("review-blind-choose"))).to_be_visible()
    assert step(other) == there
    expect(other.locator(".review li.played")).to_have_count(0)
    expect(other.locator(".graph .mark.current")).to_have_count(0)  # earlier ones are no secret any more
    closed = other.locator("[data-guide=opponent] img[src$='/back.svg']")
    expect(closed).not_to_have_count(0)
    assert "%" not in "".join(other.locator(CARDS).evaluate_all(f"(cards) => cards.map({PRINTED})"))
    other.get_by_role("button", name=EN.format("review-blind-show")).click()
    expect(other.locator(".review li.played")).to_have_count(1)
    other.get_by_role("button", name=EN.format("review-blind")).click()
    expect(other.locator(".graph .mark.current")).to_be_visible()
    expect(closed).to_have_count(0)  # hands are open again


def test_the_panel_scrolls_and_the_page_does_not(visit: Visit, server: Server) -> None:
    # With four seats the account has tables that only screen readers get, far down in the panel.
    page = visit(f"/t/{server.finished('kocka')}/replay?seat=0&review")
    reviewed(page)
    tab(page, "match")
    expect(page.locator(".review table caption").last).to_be_attached()
    for width, height in ((390, 664), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0

    # What is shown instead is read from its beginning.
    content = page.locator(".review .content")
    assert content.evaluate("(panel) => { panel.scrollTop = 300; return panel.scrollTop; }") > 0
    tab(page, "moment")
    tab(page, "match")
    assert content.evaluate("(panel) => panel.scrollTop") == 0


def test_whoever_plays_has_a_whole_name(visit: Visit, server: Server) -> None:
    # Beside a review the board is low and wide, and in a replay the others' hands are open.
    page = visit(f"/t/{server.finished('yojimbo')}/replay?seat=0&review", language="cs")
    reviewed(page)
    names = page.locator("h2[data-seat]")
    for width, height in ((820, 1180), (1180, 820), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(names).to_have_count(2)
        settle(page)
        cut = names.evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth).length")
        assert cut == 0, f"{width} × {height}"


def test_the_better_line_is_shown_and_another_move_is_tried(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{server.finished('koikoi')}/replay?seat=0&review")
    reviewed(page)
    tab(page, "match")
    page.locator(".review .list button:has(.blunder, .mistake, .inaccuracy)").first.click()
    tab(page, "moment")
    at = page.url
    page.get_by_role("button", name=EN.format("page-line-show")).click()
    line = page.locator("dialog[open]:has(#line-title)")
    expect(line.locator("#line-title")).to_contain_text(EN.format("page-line-better"))
    expect(line).to_contain_text(EN.format("page-line-really"))
    expect(line).to_contain_text("±")
    slider = line.get_by_role("slider")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("Home")  # from the end of the match, whose summary lies over it
    expect(slider).to_have_value("0")
    assert not barriers(page, 1440)
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    assert page.url == at

    page.get_by_role("button", name=EN.format("page-line-try")).click()
    expect(line.locator("#line-title")).to_have_text(EN.format("page-line-what-if"))
    offer = line.locator("button.match, [data-guide=hand] button.lit, [data-guide=hand] button, footer .button")
    thinking = line.get_by_text(EN.format("page-coach-thinking"))
    while not slider.count():
        expect(offer.or_(slider).first).to_be_visible()
        if slider.count():
            break
        offer.first.click()
        expect(thinking).to_have_count(0)
    expect(line).to_contain_text(EN.format("page-line-here"))
    line.get_by_role("button", name=EN.format("page-line-other")).click()
    expect(line).to_contain_text(EN.format("page-line-played"))
    line.get_by_role("button", name=EN.format("page-line-again")).click()
    expect(slider).to_have_count(0)
    line.get_by_role("button", name=EN.format("page-line-back")).click()
    expect(line).to_have_count(0)
    assert page.url == at


def test_two_look_at_a_match_together(visit: Visit) -> None:
    one = visit("/")
    give_up(one)
    one.get_by_role("link", name=EN.format("page-replay-review")).click()
    one.get_by_role("button", name=EN.format("review-together"), exact=True).click()
    expect(one).to_have_url(re.compile("&review&together#0$"))

    two = visit(one.url.partition("&together")[0])  # who comes by another link is invited
    two.get_by_role("button", name=EN.format("review-together-join"), exact=True).click()
    one.get_by_role("button", name=EN.format("page-replay-next")).click()
    expect(two).to_have_url(re.compile("&together#1$"))
    two.get_by_role("button", name=EN.format("page-replay-first")).click()  # a step of one's own
    two.get_by_role("button", name=EN.format("review-together-back")).click()
    expect(two).to_have_url(re.compile("#1$"))
    two.get_by_role("button", name=EN.format("review-together-leave")).click()
    one.get_by_role("button", name=EN.format("page-replay-first")).click()
    expect(one).to_have_url(re.compile("#0$"))
    expect(two).to_have_url(re.compile("&review#1$"))
