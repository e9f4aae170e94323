"""Every board, in every phase, on every screen that people have: what can be done can be hit, and nothing is lost."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Complaints, Server, Visit
from tests.browser.examine import LANGUAGES, settle
from tests.browser.moments import MOMENTS, moment
from tests.browser.stand import Stand, serving
from tests.effort import EFFORT

SIZES = (
    *(
        (320, 568),
        (375, 553),
        (360, 600),
        (390, 664),
        (390, 844),
        (412, 700),
    ),  # phones, with bars and without
    *((667, 375), (683, 384), (720, 450)),  # one on its side; 1366 × 768 and 1440 × 900 at 200 %
    *((820, 1180), (1180, 820), (1366, 768), (1440, 900), (2560, 1440)),
)
FINGERTIP = 44  # pixels
FITTING = Path(__file__).with_name("fitting.js").read_text("utf-8")


@pytest.fixture(scope="module")
def stands(blank: Path, browser: Browser) -> Iterator[dict[str, Stand]]:
    """A page in each language for all of it."""
    with serving(blank) as base, ExitStack() as stack:
        pages = [stack.enter_context(browser.new_context(base_url=base, reduced_motion="reduce")) for _ in LANGUAGES]
        yield {language: Stand(context.new_page()) for language, context in zip(LANGUAGES, pages, strict=True)}


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_can_be_hit_and_nothing_is_covered_cut_off_or_beside_the_screen(
    stands: dict[str, Stand], complaints: Complaints, name: str
) -> None:
    found: list[str] = []
    turn = MOMENTS.index(name)
    # Every third size and one language, by turns, so that every language meets every size, or all of them.
    sizes, spoken = (SIZES, LANGUAGES) if EFFORT > 1 else (SIZES[turn % 3 :: 3], LANGUAGES[turn // 3 % 3 :][:1])
    for language in spoken:
        stand = stands[language]
        complaints.watch(stand.page.context)
        stand.show(moment(name), language)
        settle(stand.page)
        for width, height in sizes:
            stand.page.set_viewport_size({"width": width, "height": height})
            told: list[str] = stand.page.evaluate(f"({FITTING})({FINGERTIP})")
            found += [f"{language} at {width} × {height}: {each}" for each in told]
    assert not found, "\n".join(found)


def test_a_lucky_hand_is_told_by_what_makes_it_lucky(stands: dict[str, Stand]) -> None:
    for language, told in (("en", "4 × bush clover."), ("cs", "4 × lespedézie."), ("ru", "4 × клевер.")):
        stands[language].show(moment("koikoi lucky hand"), language)
        summary = stands[language].page.locator("dialog", has=stands[language].page.locator(".clause"))
        expect(summary).to_contain_text(told)
        expect(summary.locator("img")).to_have_count(4)


@pytest.mark.parametrize(
    ("name", "size"), [("kocka pass", (375, 553)), ("kocka lead", (390, 844)), ("yojimbo five", (375, 553))]
)
def test_the_levels_names_are_whole_at_the_table_on_a_phone(
    stands: dict[str, Stand], name: str, size: tuple[int, int]
) -> None:
    here = moment(name)
    for seat in here.update["table"]["seats"][1:]:
        seat.update(kind="bot", name=None, person=None, level="dreamer")  # Russian has the longest name for it
    for language in LANGUAGES:
        page = stands[language].page
        stands[language].show(here, language)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.seat [data-seat], .seat [data-seat] .name')]
                .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent.trim())"""
        )
        assert not cut, f"{language}: {cut}"


@pytest.mark.parametrize("size", [(375, 553), (820, 1180), (1366, 768)])
def test_the_number_of_captured_cards_stands_by_its_own_kind(stands: dict[str, Stand], size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        page = stands[language].page
        stands[language].show(moment("koikoi full ledger"), language)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        apart: list[list[float]] = page.evaluate(
            """() => [...document.querySelectorAll('.captures')].map((each) => {
                const [kinds, numbers] = ['p span', 'p b'].map((what) =>
                    [...each.querySelectorAll(what)].map((one) => one.getBoundingClientRect()));
                return kinds.flatMap((kind, n) => {
                    const next = kinds[n + 1];
                    const follows = next && Math.abs(next.y - kind.y) < 2;
                    return [numbers[n].x - kind.right, ...(follows ? [next.x - numbers[n].right] : [99])];
                });
            })"""
        )
        for row in apart:
            assert all(own < other for own, other in zip(row[::2], row[1::2], strict=True)), (language, row)


# The looker's own tables, told without a request.
MINE = """(tables) => {
    const fetch = window.fetch.bind(window);
    window.fetch = (path, init) =>
        path === '/api/me/tables' ? Promise.resolve(Response.json({ tables })) : fetch(path, init);
}"""


def test_the_end_of_a_match_suggests_whom_to_play_next(stands: dict[str, Stand]) -> None:
    here = moment("koikoi end")
    table = here.update["table"]
    won = [{**table, "id": f"won-{n}", "end": {**table["end"], "winners": [0]}} for n in range(3)]
    for language in LANGUAGES:
        stand = stands[language]
        page = stand.page
        stand.show(moment("koikoi first play"), language)
        page.evaluate(MINE, won)
        stand.show(here, language)
        way = page.locator(".result .ways button", has=page.locator("img"))
        expect(way.locator("img")).to_have_attribute("src", "/levels/thinker.svg")
        page.route("**/api/tables", lambda route: route.fulfill(status=409, json={"code": "too-many", "message": ""}))
        with page.expect_request("**/api/tables") as asked:
            way.evaluate("(button) => button.click()")
        expect(page.locator(".result [role=alert]")).to_be_visible()
        page.unroute("**/api/tables")
        stand.chosen = None  # the next moment is shown on a page that asks for its tables itself
        body = asked.value.post_data_json or {}
        assert [seat.get("level") for seat in body["seats"]] == [None, "thinker"]
        assert (body["game"], body["preset"], body["start"]) == ("koikoi", "czech", True)


# Cards of the chosen seat's hand, and buttons below the board, that nobody sees; rows of the hand may overlap.
UNSEEN = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const held = [...document.querySelectorAll('[data-guide=hand] [data-card]')];
    const hand = held.map((card) => [card, card.closest('[data-guide=hand]')]);
    const buttons = [...document.querySelectorAll('.replay footer button')].map((button) => [button, button]);
    const hidden = [...hand, ...buttons].filter(([each, within]) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return each.checkVisibility() && !within.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    return [...(hand.length ? [] : ['no hand']), ...hidden.map(([each]) => each.dataset.card ?? each.ariaLabel)];
}"""


REPLAYS = [("koikoi", "ru"), ("kocka", "cs"), ("yojimbo", "en")]


@pytest.mark.parametrize(("game", "language"), REPLAYS)
def test_a_replay_shows_hand_and_controls_with_its_review_and_without(
    visit: Visit, server: Server, game: str, language: str
) -> None:
    page = visit(f"/t/{server.finished(game)}/replay?seat=0#3", language=language)
    expect(page.locator("[data-guide=hand] [data-card]").first).to_be_attached()
    found: list[str] = []
    for turn, reviewed in enumerate((False, True), REPLAYS.index((game, language))):
        if reviewed:
            page.locator(".replay header .think").click()
            expect(page.locator(".replay .graph")).to_be_attached()
        for width, height in SIZES if EFFORT > 1 else SIZES[turn % 2 :: 2]:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{width} × {height}, reviewed: {reviewed}: {each}" for each in page.evaluate(UNSEEN)]
    assert not found, "\n".join(found)
