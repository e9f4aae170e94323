"""Whole games without a mouse or a finger, told in words as they go."""

import re

import pytest
from playwright.sync_api import Locator, expect

from fuda.core.words import Words
from tests.browser.conftest import Visit
from tests.browser.drivers import END, link, offered, open_table, play, press, until

# What every sentence of a language has, that is longer than a name or a number.
SOUNDS = {"en": r"[a-z]", "cs": r"[a-záčďéěíňóřšťúůýž]", "ru": r"[а-яё]"}


def attentive(offer: Locator) -> None:
    """Press, once the move before has given the focus on and not thrown it back to the top of the page."""
    until(offer.page, "document.activeElement !== document.body")
    press(offer)


@pytest.mark.parametrize(("game", "language"), [("koikoi", "ru"), ("kocka", "cs"), ("yojimbo", "en")])
def test_a_whole_game_is_played_and_heard_by_keyboard_alone(visit: Visit, game: str, language: str) -> None:
    page = visit(link(game), language=language)
    open_table(page, press)
    play(page, game, press, steps=1)
    play(page, game, attentive)
    expect(page.locator(END)).to_be_visible()
    heard: list[str] = page.evaluate("heard")
    assert Words(language).format("page-your-turn") in heard
    sentences = [text for text in heard if " " in text]
    assert len(sentences) > 10
    assert not [text for text in sentences if not re.search(SOUNDS[language], text, re.IGNORECASE)]
    assert not re.findall(rf"\b(?:page|{game})-[a-z-]+", " ".join(heard))


def test_digits_point_at_a_card_and_then_play_it(visit: Visit) -> None:
    page = visit(link("koikoi"))
    open_table(page, press)
    offered(page, "koikoi")
    page.keyboard.press("2")
    second = page.locator("[data-guide=hand] button").nth(1)
    expect(second).to_be_focused()
    card = second.get_attribute("data-card")
    page.keyboard.press("2")
    expect(page.locator(f"[data-guide=hand] [data-card='{card}']")).to_have_count(0)


def test_escape_closes_a_dialog_and_gives_the_focus_back(visit: Visit) -> None:
    page = visit("/")
    button = page.locator("header button").last
    press(button)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(button).to_be_focused()


def test_the_first_stop_skips_to_what_matters(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".home")).to_be_visible()
    page.keyboard.press("Shift+Tab")  # a page that arrives has the focus on its heading
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
