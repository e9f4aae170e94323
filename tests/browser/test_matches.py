"""Whole matches, by whatever a person has at hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.drivers import END, GAMES, click, link, move, offered, open_table, play, tap
from tests.browser.test_screens import everywhere


def finished(page: Page) -> None:
    """The end says how it ended, and leads on."""
    result = page.locator(END)
    expect(result.get_by_role("heading")).not_to_be_empty()
    expect(result.locator("a[href$='/replay']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_mouse_and_every_phase_is_worded_whole_and_open_to_everybody(
    visit: Visit, game: str
) -> None:
    page = visit(link(game, **({"rounds": 2} if game == "koikoi" else {})))
    open_table(page, click)
    found: list[str] = []
    examined: list[str] = []
    phase = ""
    while phase != END:
        phase = offered(page, game)
        if phase not in examined:
            found += [f"{phase}: {each}" for each in everywhere(page, len(examined))]
            examined.append(phase)
        move(page, game, click)
    assert not found, "\n".join(found)
    finished(page)


def test_a_match_with_cards_that_move_is_played_by_mouse(own_server: Server, visit: Visit) -> None:
    page = visit(link("koikoi"), moving=True, at=own_server)
    open_table(page, click)
    play(page, "koikoi", click)
    finished(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_is_played_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(link(game), "phone")
    open_table(page, tap)
    play(page, game, tap)
    finished(page)
