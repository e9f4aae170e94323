"""What a table promises to fingers, keys and lost lines, at a table that stands still."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from fuda.core.words import Words
from tests.browser.moments import moment
from tests.browser.stand import GO, Stand, serving

HOLD = 1500  # milliseconds: longer than a finger has to rest on a card
EN = Words("en")
HAND = "[data-guide=hand] button"
ABOUT = ".about.shown"
# It is the window's own: deleted it would be gone.
SECURE = "(get) => Object.defineProperty(window, 'isSecureContext', { get: eval(get), configurable: true })"


@pytest.fixture(scope="module")
def stand(built: None, browser: Browser) -> Iterator[Stand]:
    """A small phone."""
    with serving() as base:
        size = {"width": 320, "height": 568}
        context = browser.new_context(base_url=base, reduced_motion="reduce", has_touch=True, viewport=size)  # type: ignore[arg-type]
        yield Stand(context.new_page())
        context.close()


def test_the_three_cards_are_sent_with_a_finger_on_the_smallest_phone(stand: Stand) -> None:
    stand.show(moment("kocka pass"))
    for place in (1, 4, 6):
        stand.page.locator(f"[data-guide=hand] li:nth-child({place}) button").tap()
    stand.page.locator(".tools .send:enabled").tap()
    expect(stand.page.locator(".tools .send:enabled")).to_have_count(0)
    assert [(command["type"], len(command["actions"])) for command in stand.sent] == [("move", 3)]


def test_a_finger_held_on_a_card_asks_what_it_is_and_plays_nothing(stand: Stand) -> None:
    stand.show(moment("koikoi first play"))
    card = stand.page.locator(HAND).nth(1)
    box = card.bounding_box()
    assert box
    line = stand.page.context.new_cdp_session(stand.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(stand.page.locator(ABOUT)).to_be_visible()
    name = str(card.get_attribute("data-card"))
    told = stand.page.locator(ABOUT).inner_text()
    month = name.rstrip("LARK12") if name[-1].isdigit() else name[:-1]
    for words in (f"koikoi-card-{name}", f"koikoi-month-{month}", f"koikoi-plant-{month}"):
        assert EN.format(words) in told
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(stand.page.locator(ABOUT)).to_have_count(0)
    assert not stand.sent
    card.tap()
    expect(stand.page.locator(HAND)).to_have_count(0)  # it is on its way: nothing else can be played
    assert [command["actions"] for command in stand.sent] == [[f"play {name}"]]


@pytest.mark.parametrize("name", ["kocka pass", "kocka received", "yojimbo two"])
def test_a_finger_held_on_any_games_card_neither_plays_nor_chooses_it(stand: Stand, name: str) -> None:
    stand.show(moment(name))
    box = stand.page.locator(HAND).first.bounding_box()
    assert box
    line = stand.page.context.new_cdp_session(stand.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(stand.page.locator(ABOUT)).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(stand.page.locator(ABOUT)).to_have_count(0)
    expect(stand.page.locator("[data-guide=hand] [aria-pressed=true]")).to_have_count(0)
    assert not stand.sent


def test_bars_and_buttons_keep_clear_of_a_notch_and_of_the_line_below(stand: Stand) -> None:
    line = stand.page.context.new_cdp_session(stand.page)
    insets = {"top": 47, "bottom": 34, "left": 0, "right": 0}
    stand.page.set_viewport_size({"width": 390, "height": 844})
    line.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    for name in ("koikoi call", "kocka pass whole", "yojimbo two"):
        stand.show(moment(name))
        boxes: list[list[float]] = stand.page.evaluate(
            """() => [...document.querySelectorAll('.bar a, .bar button, .stage button')].flatMap((each) => {
              const { top, bottom, width } = each.getBoundingClientRect();
              return each.checkVisibility({ visibilityProperty: true }) && width ? [[top, bottom]] : [];
            })"""
        )
        assert boxes, name
        assert min(top for top, _ in boxes) >= insets["top"], name
        assert max(bottom for _, bottom in boxes) <= 844 - insets["bottom"], name
    line.send("Emulation.setSafeAreaInsetsOverride", {"insets": dict.fromkeys(insets, 0)})
    stand.page.set_viewport_size({"width": 320, "height": 568})


def test_a_readers_own_palette_shows_what_is_taken_and_what_can_be_played(stand: Stand) -> None:
    stand.page.emulate_media(forced_colors="active")
    stand.show(moment("kocka long word"))
    look = "(each) => getComputedStyle(each).color"
    hollow = stand.page.locator(".word .hollow").first.evaluate(look)
    taken = stand.page.locator(".word .ink").first.evaluate(look)
    assert hollow != taken, "a letter that nobody took looks like one that is taken"
    lit = "(each) => getComputedStyle(each).outlineStyle"
    stand.show(moment("koikoi first play"))
    assert stand.page.locator(f"{HAND}.lit").first.evaluate(lit) == "solid"
    assert stand.page.locator(f"{HAND}:not(.lit)").first.evaluate(lit) == "none"
    stand.page.emulate_media(forced_colors="none")


def test_a_digit_plays_only_the_card_that_the_same_digit_pointed_at(stand: Stand) -> None:
    stand.show(moment("koikoi first play"))
    second = stand.page.locator(HAND).nth(1)
    name = second.get_attribute("data-card")
    second.focus()
    stand.page.keyboard.press("2")
    expect(second).to_be_focused()
    assert not stand.sent
    stand.page.keyboard.press("i")
    expect(stand.page.locator(ABOUT)).to_be_visible()
    stand.page.keyboard.press("2")
    stand.page.keyboard.press("2")
    expect(stand.page.locator("[data-guide=hand] .chosen")).to_have_count(1)
    assert [command["actions"] for command in stand.sent] == [[f"play {name}"]]


def test_a_lost_network_is_said_at_once_and_again_when_it_is_back(stand: Stand) -> None:
    stand.show(moment("koikoi other turn"))
    expect(stand.page.locator("header .lost")).to_have_count(0)
    stand.silent = True
    said = stand.page.evaluate(
        """async () => {
          dispatchEvent(new Event('offline'));
          await new Promise(requestAnimationFrame);
          return document.querySelector('header .lost')?.textContent.trim();
        }"""
    )
    assert said == EN.format("page-connection-lost")
    stand.silent = False
    stand.page.evaluate("dispatchEvent(new Event('online'))")


def test_a_line_that_is_silently_dead_is_noticed_without_any_event(stand: Stand) -> None:
    stand.show(moment("koikoi other turn"))
    stand.silent = True
    expect(stand.page.locator("header .lost")).to_have_text(EN.format("page-connection-lost"))
    stand.silent = False
    expect(stand.page.locator("header .lost")).to_have_count(0)


def test_a_finished_round_says_for_whom_it_waits_and_when_it_goes_on(stand: Stand) -> None:
    stand.show(moment("kocka round together"))
    go = stand.page.locator(".summary .go")
    expect(go.get_by_role("status")).to_have_text(EN.format("page-rest-waiting", count=1, names="Ryū"))
    expect(go.get_by_role("timer")).to_be_visible()
    go.get_by_role("button").tap()
    stand.show(moment("kocka round awaited"))
    expect(go.get_by_role("status")).to_have_text(EN.format("page-rest-awaited", count=2, names="Ryū, Světlana"))
    expect(go.get_by_role("button")).to_be_disabled()


def test_who_is_away_and_who_is_played_by_the_computer_is_shown_at_their_seats(stand: Stand) -> None:
    stand.show(moment("koikoi away"))
    expect(stand.page.locator("[data-presence='1']")).to_have_text(EN.format("page-seat-away"))
    stand.show(moment("kocka alone"))
    expect(stand.page.locator("[data-presence='2']")).to_have_text(EN.format("page-seat-computer"))


def test_an_invitation_can_be_scanned(stand: Stand) -> None:
    stand.show(moment("lobby kocka standard host"))
    expect(stand.page.get_by_role("img", name=EN.format("page-invite-code"))).to_be_visible()
    link = stand.page.get_by_role("textbox", name=EN.format("page-link"), exact=True).input_value()
    assert link.startswith("http://192.168.178.23:8765/t/moment?key=")


def test_an_invitation_leads_to_friends_far_away_and_says_what_plain_http_lacks(stand: Stand) -> None:
    stand.show(moment("lobby kocka standard host"))
    invite = stand.page.locator("section", has=stand.page.get_by_role("heading", name=EN.format("page-invite")))
    expect(invite.locator("a[href='/far']")).to_be_visible()
    expect(invite).not_to_contain_text(EN.format("page-plain-http"))
    stand.page.evaluate(SECURE, "() => false")
    stand.show(moment("lobby kocka standard host"))
    expect(invite).to_contain_text(EN.format("page-plain-http"))
    stand.page.evaluate(SECURE, "() => true")


def test_what_cannot_be_drawn_says_so_and_is_drawn_again_when_asked(stand: Stand) -> None:
    stand.show(moment("lobby kocka standard host"))
    stand.page.evaluate(SECURE, "() => { throw Error('not today') }")
    stand.page.evaluate(GO, "/far")
    expect(stand.page.locator("main")).to_contain_text(EN.format("page-not-loaded"))
    stand.page.evaluate(GO, "/t/moment")
    expect(stand.page.locator("main")).to_contain_text(EN.format("page-table-broken"))
    stand.page.evaluate(SECURE, "() => true")
    stand.page.get_by_role("button", name=EN.format("page-load-again")).tap()
    expect(stand.page.locator(".lobby")).to_be_visible()
    stand.page.evaluate(GO, "/far")
    expect(stand.page.get_by_role("heading", level=1)).to_be_visible()
    assert not stand.thrown


def test_the_end_of_a_match_shows_the_result_first_and_the_last_round_folded(stand: Stand) -> None:
    for game in ("koikoi", "kocka", "yojimbo"):
        stand.show(moment(f"{game} end"))
        result = stand.page.locator("section.result")
        expect(result.locator("h2").first).not_to_be_empty()
        expect(result.locator(".primary")).to_be_in_viewport()
        expect(result.locator("details")).not_to_have_attribute("open", "")
        result.locator("summary").click()
        expect(result.locator(".last")).not_to_be_empty()
