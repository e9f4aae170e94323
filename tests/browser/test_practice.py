"""Puzzles in the page: asked on the board, answered there, explained in every language, and the next one comes."""

from datetime import UTC, datetime

from playwright.sync_api import expect

from fuda.core.words import Words
from fuda.review.practice import Practice, following
from fuda.review.statistics import Dealt
from fuda.review.statistics_page import Played
from fuda.review.statistics_page import page as statistics_page
from tests.browser.conftest import Visit
from tests.browser.examine import LANGUAGES, barriers, speak, worded_and_whole


def test_a_puzzle_is_solved_on_the_board_and_explained_in_every_language(visit: Visit) -> None:
    first = following(Practice(), "kocka", datetime.now(UTC), "lead")
    assert first is not None
    page = visit("/practice/kocka?wish=lead", "phone")
    expect(page.get_by_role("heading", name=Words("en").format("practice-question"))).to_be_visible()
    found = [f"asked: {each}" for each in (*worded_and_whole(page), *barriers(page, 390))]
    _, card = first.puzzle.answers[0].move[0].split()
    page.locator(f'button[data-card="{card}"]').first.click()
    expect(page.locator("h2.right")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        words = Words(language)
        answer = words.action("kocka", first.puzzle.answers[0].move[0])
        expect(page.locator("h2.right")).to_have_text(words.format("practice-right", best=answer))
        expect(page.locator("aside tbody tr")).not_to_have_count(0)
        expect(page.locator("aside .line")).not_to_be_empty()
        found += [f"{language}: {each}" for each in worded_and_whole(page)]
    found += [f"answered: {each}" for width in (390, 1440) for each in barriers(page, width)]
    assert not found, "\n".join(found)
    page.get_by_role("button", name=Words("ru").format("practice-next")).click()
    expect(page.get_by_role("heading", name=Words("ru").format("practice-question"))).to_be_visible()
    expect(page.locator("footer")).to_contain_text("1")


def test_ones_own_numbers_are_open_to_everybody(visit: Visit) -> None:
    matches = [
        Played(
            game="koikoi",
            preset="czech",
            seat=0,
            won=float(lead > 0),
            score=lead,
            lead=lead,
            rounds=12,
            counts={"koi": [2, 1], "yaku-tan": [1, 3]},
            dealt={"hand-lights": Dealt(12, 12, 10.0, 8.0)},
            at=1_790_000_000_000 + 86_400_000 * lead,
            opponents=["greedy"],
        )
        for lead in range(5, -4, -1)
    ]
    page = visit("about:blank")  # where no policy but its own would apply
    for language in LANGUAGES:
        page.set_content(statistics_page(matches, Words(language)))
        expect(page.get_by_role("img")).to_have_count(1)
        found = [each for width in (390, 1440) for each in (*worded_and_whole(page, [width]), *barriers(page, width))]
        assert not found, "\n".join(found)
