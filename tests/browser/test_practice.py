"""Puzzles in the page: asked on the board, answered there, explained in every language, and the next one comes."""

from datetime import UTC, datetime

from playwright.sync_api import expect

from fuda.core.words import Words
from fuda.review.dealt import Dealt
from fuda.review.lessons import chapters
from fuda.review.practice import Practice, following
from fuda.review.statistics import Coached, Errors, Played, Thinking
from fuda.review.statistics_page import PageContext
from fuda.review.statistics_page import page as statistics_page
from tests.browser.conftest import Visit
from tests.browser.examine import LANGUAGES, barriers, by_turns, speak, worded_and_whole


def test_a_puzzle_is_solved_on_the_board_and_explained_in_every_language(visit: Visit) -> None:
    first = following(Practice(), "kocka", datetime.now(UTC), "lead")
    assert first is not None
    page = visit("/practice/kocka?wish=lead", "phone")
    expect(page.get_by_role("heading", name=Words("en").format("practice-question"))).to_be_visible()
    found = [f"asked: {each}" for each in (*worded_and_whole(page), *barriers(page, 390))]
    _, card = first.puzzle.answers[0].move[0].split()
    page.locator(f'button[data-card="{card}"]').first.click()
    expect(page.locator("h2.right")).to_be_visible()
    for turn, language in enumerate(LANGUAGES):
        speak(page, language)
        words = Words(language)
        answer = words.action("kocka", first.puzzle.answers[0].move[0])
        expect(page.locator("h2.right")).to_have_text(words.format("practice-right", best=answer))
        expect(page.locator("aside tbody tr")).not_to_have_count(0)
        expect(page.locator("aside .line")).not_to_be_empty()
        found += [f"{language}: {each}" for each in worded_and_whole(page, by_turns(turn))]
    found += [f"answered: {each}" for width in (390, 1440) for each in barriers(page, width)]
    assert not found, "\n".join(found)
    page.get_by_role("button", name=Words("ru").format("practice-next")).click()
    expect(page.get_by_role("heading", name=Words("ru").format("practice-question"))).to_be_visible()
    expect(page.locator("footer")).to_contain_text("1")


def test_a_lesson_is_played_on_the_board_from_its_text_to_its_end(visit: Visit) -> None:
    chapter = next(each for each in chapters("koikoi") if each.name == "months")
    first, last = chapter.exercises
    page = visit("/rules/koikoi", "phone")
    page.locator(f'a[href="/practice/koikoi?wish=lesson-{chapter.name}"]').click()
    found: list[str] = []

    def answered(card: str, verdict: str) -> None:
        page.locator(f'.hand button[data-card="{card}"], button[data-card="{card}"]').first.click()
        expect(page.locator(f"h2.{verdict}")).to_be_visible()

    english = Words("en")
    expect(page.get_by_role("heading", name=english.format(f"exercise-koikoi-{first.name}"))).to_be_visible()
    found += [f"asked: {each}" for each in (*worded_and_whole(page), *barriers(page, 390))]
    answered("4K1", "wrong")
    page.get_by_role("button", name=english.format("practice-retry")).click()
    answered("3K1", "right")
    for turn, language in enumerate(LANGUAGES):
        speak(page, language)
        expect(page.locator("aside")).to_contain_text(Words(language).format(f"exercise-koikoi-{first.name}.why"))
        found += [f"{language}: {each}" for each in worded_and_whole(page, by_turns(turn))]
    found += [f"answered: {each}" for width in (390, 1440) for each in barriers(page, width)]
    russian = Words("ru")
    page.get_by_role("button", name=russian.format("practice-go-on")).click()
    expect(page.get_by_role("heading", name=russian.format(f"exercise-koikoi-{last.name}"))).to_be_visible()
    answered("2K1", "right")
    page.get_by_role("button", name=russian.format("practice-go-on")).click()
    title = russian.format(f"koikoi-lesson-{chapter.name}.title")
    expect(page.get_by_role("heading", name=russian.format("practice-lesson-done", title=title))).to_be_visible()
    found += [f"done: {each}" for each in (*worded_and_whole(page), *barriers(page, 390))]
    assert not found, "\n".join(found)
    following = russian.format("koikoi-lesson-plants.title")
    page.get_by_role("button", name=russian.format("practice-next-lesson", title=following)).click()
    expect(page.get_by_role("combobox")).to_have_value("lesson-plants")


def test_a_lesson_ends_in_a_game_by_its_rules_against_somebody_gentle(visit: Visit) -> None:
    chapter = next(each for each in chapters("yojimbo") if each.name == "price")
    page, english = visit(f"/practice/yojimbo?wish=lesson-{chapter.name}"), Words("en")
    for exercise in chapter.exercises:
        expect(page.get_by_role("heading", name=english.format(f"exercise-yojimbo-{exercise.name}"))).to_be_visible()
        page.locator("button.option").nth(("points", "hand").index(exercise.right[0][0])).click()
        expect(page.locator("h2.right")).to_be_visible()
        page.get_by_role("button", name=english.format("practice-go-on")).click()
    page.get_by_role("button", name=english.format("practice-play")).click()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}").json()
    assert (table["preset"], [seat["level"] for seat in table["seats"]]) == ("dan", [None, "novice"])


def test_ones_own_numbers_are_open_to_everybody(visit: Visit) -> None:
    matches = [
        Played(
            id=f"{lead + 9}",
            table="some",
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
            coached=Coached(0.1, 0.05, lead, 1.0, {"play": Errors(9, 1, 0.1)}, {"late": Errors(9, 1, 0.1)}),
            thinking=Thinking(40, 200_000),
        )
        for lead in range(5, -4, -1)
    ]
    page = visit("about:blank")  # where no policy but its own would apply
    for language in LANGUAGES:
        page.set_content(statistics_page(matches, Words(language), PageContext(path="/api/me/statistics")))
        expect(page.get_by_role("img")).to_have_count(2)
        found = [each for width in (390, 1440) for each in (*worded_and_whole(page, [width]), *barriers(page, width))]
        assert not found, "\n".join(found)
