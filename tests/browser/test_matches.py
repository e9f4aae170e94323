"""Whole matches, by whatever a person has at hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.drivers import END, GAMES, click, link, open_table, play, tap


def finished(page: Page) -> None:
    """The end says how it ended, and leads on."""
    result = page.locator(END)
    expect(result.get_by_role("heading")).not_to_be_empty()
    expect(result.locator("a[href$='/replay']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_is_played_by_mouse_on_a_desktop(visit: Visit, game: str) -> None:
    page = visit(link(game), "desktop", moving=game == "koikoi")
    open_table(page, click)
    play(page, game, click)
    finished(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_is_played_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(link(game), "phone")
    open_table(page, tap)
    play(page, game, tap)
    finished(page)
