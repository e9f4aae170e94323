"""Several browsers at one table."""

import re

from playwright.sync_api import Page, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from fuda.core.words import Words
from tests.browser.conftest import AWAY, Complaints, Server, Visit
from tests.browser.drivers import END, OFFERS, link, move, offered, open_table, over, play, until

GLANCE = 250  # milliseconds in which a page is asked whether it is its turn
TURNS = 200
# Whether something was told (conftest.LISTEN): a bubble is there for seconds only, in which nobody may have looked.
HEARD = "(words) => heard.some((told) => told.includes(words))"


def invite(host: Page) -> str:
    """Open a table where the second seat is held for a friend, and return the link for the friend."""
    host.locator("#seat-1").select_option("held")
    host.locator("form button[type=submit]:enabled").click()
    field = host.locator("section input[readonly]")
    expect(field).to_have_value(re.compile("key="))
    return field.input_value()


def sit_and_start(host: Page, friend: Page) -> None:
    friend.locator(".seats button.primary").click()
    host.locator(".go button.primary:enabled").click()
    for page in (host, friend):
        expect(page.locator(".stage [data-card]").first).to_be_visible()


def play_together(pages: list[Page], game: str, turns: int = TURNS) -> None:
    """Let each do what it is offered, until the end or for some turns."""
    done = 0
    while done < turns and not all(over(page) for page in pages):
        for page in pages:
            try:
                offered(page, game, GLANCE)
            except TooLate:
                continue
            done += bool(move(page, game))
    assert turns < TURNS or done < turns, "it does not end"


def test_two_browsers_play_to_the_end_though_one_reloads_and_the_server_dies(
    visit: Visit, own_server: Server, complaints: Complaints
) -> None:
    complaints.expect(AWAY)
    host = visit(link("koikoi"), at=own_server)
    friend = visit(invite(host), "phone", at=own_server)
    sit_and_start(host, friend)
    play_together([host, friend], "koikoi", turns=3)

    friend.reload()
    expect(friend.locator(".stage [data-card]").first).to_be_visible()
    play_together([host, friend], "koikoi", turns=3)

    own_server.process.kill()
    for page in (host, friend):
        expect(page.locator("header .lost")).to_have_text(Words("en").format("page-connection-lost"))
        expect(page.locator(".stage [data-card]").first).to_be_visible()
    own_server.process.start()
    for page in (host, friend):
        expect(page.locator("header .lost")).to_have_count(0)
    play_together([host, friend], "koikoi")
    for page in (host, friend):
        expect(page.locator(END)).to_be_visible()


def test_a_spectator_sees_the_table_but_no_hands_and_has_nothing_to_do(visit: Visit) -> None:
    host = visit(link("koikoi"))
    open_table(host)
    offered(host, "koikoi")
    guest = visit(host.url)
    expect(guest.locator("[data-guide=field] [data-card]").first).to_be_visible()
    expect(guest.locator("header [role=status]")).to_have_text(Words("en").format("page-watching"))
    hands = guest.locator("[data-guide=opponent], [data-guide=hand]")
    held = host.locator("[data-guide=opponent] img, [data-guide=hand] img").count()  # the bot may have begun
    expect(hands.locator("img[src$='/back.svg']")).to_have_count(held)
    expect(hands.locator("img:not([src$='/back.svg'])")).to_have_count(0)
    expect(guest.locator(", ".join(OFFERS["koikoi"]))).to_have_count(0)
    expect(guest.locator("[popovertarget=talk]")).to_have_count(0)
    expect(host.locator("header .watchers")).to_be_visible()


def test_a_spectator_of_a_finished_match_is_led_to_the_rematch(visit: Visit) -> None:
    host = visit(link("koikoi"))
    open_table(host)
    guest = visit(host.url)
    play(host, "koikoi")
    expect(guest.locator(f"{END} .primary")).to_have_count(0)
    first = host.url
    host.locator(f"{END} button.primary").click()
    expect(host).not_to_have_url(first)
    guest.locator(f"{END} a.primary").click()
    expect(guest).to_have_url(host.url)
    expect(guest.locator("header [role=status]")).to_have_text(Words("en").format("page-watching"))


def test_advice_that_comes_when_the_match_has_been_left_is_nothing_to_complain_of(visit: Visit) -> None:
    page = visit(link("koikoi"))
    open_table(page)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)  # nobody answers yet

    page.route("**/api/me/tables", hold)
    play(page, "koikoi")
    while not asked:  # the end asks whom to play next
        page.wait_for_timeout(GLANCE)
    first = page.url
    page.locator(f"{END} button.primary").click()
    expect(page).not_to_have_url(first)
    with page.expect_response("**/api/me/tables"):
        asked[0].continue_()
    expect(page.locator(".stage [data-card]").first).to_be_visible()


def test_a_phrase_is_heard_in_the_reader_s_own_language(visit: Visit) -> None:
    host = visit(link("koikoi"))
    friend = visit(invite(host), language="cs")
    sit_and_start(host, friend)
    host.locator("[popovertarget=talk]").click()
    host.get_by_role("button", name=Words("en").format("page-phrase-hello"), exact=True).click()
    until(friend, HEARD, Words("cs").format("page-phrase-hello"))


def test_a_move_made_while_the_server_is_away_is_not_lost(
    visit: Visit, own_server: Server, complaints: Complaints
) -> None:
    complaints.expect(AWAY)
    page = visit(link("koikoi"), at=own_server)
    open_table(page)
    offered(page, "koikoi")
    own_server.process.kill()
    expect(page.locator("header .lost")).to_be_visible()
    hand = page.locator("[data-guide=hand] [data-card]")
    before = hand.count()
    move(page, "koikoi")
    own_server.process.start()
    expect(page.locator("header .lost")).to_have_count(0)
    expect(hand).to_have_count(before - 1)
