"""Lessons that are played: every exercise is a position of its game, whose answers are legal and not the only moves."""

from dataclasses import replace

import msgspec
import pytest

from fuda.bots import game_of
from fuda.catalogue import GAMES, spec
from fuda.core.words import LANGUAGES, Words
from fuda.review import lessons
from fuda.review.practice import Practice, do, read
from fuda.review.puzzles.checking import confirmed
from fuda.review.trainer import Trainer

PLAYED = {
    "koikoi": ("months", "plants", "turn", "kinds", "yaku", "calling", "reading", "end", "match"),
    "kocka": ("cards", "penalties", "passing", "trick", "ducking", "counting", "early", "match"),
    "yojimbo": ("attacks", "turn", "defence", "renraku", "osae", "special", "holder", "winning", "price", "end"),
}
TRAINER = Trainer()


@pytest.mark.parametrize("game", GAMES)
def test_every_exercise_is_a_position_with_right_and_wrong_moves(game: str):
    assert tuple(chapter.name for chapter in lessons.chapters(game)) == PLAYED[game]
    exercises = [each for chapter in lessons.chapters(game) for each in chapter.exercises]
    assert len({each.name for each in exercises}) == len(exercises)
    for each in exercises:
        match = lessons.match_of(game, each)
        assert each.seat in match.seats, each.name
        for move in each.right:  # whole, and accepted by the rules; asked again, the same is refused
            assert match.legal(each.seat, move) == (), each.name
            match.fork().play(*move, seat=each.seat)
        first = {move[0] for move in each.right}
        starts = set(match.legal(each.seat))
        begun = starts - first or {
            other for move in each.right for other in match.legal(each.seat, move[:1]) if other not in move
        }
        assert begun, f"{each.name}: there is nothing else to play"
        puzzle = lessons.asked(game, each.name)
        assert puzzle is not None
        rules = game_of(puzzle.view)
        assert rules.project(rules.parse(puzzle.view), each.seat, hints=False) == puzzle.view


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exercise_asks_and_explains_in_every_language(language: str):
    words = Words(language)
    for game in GAMES:
        for chapter in lessons.chapters(game):
            for each in chapter.exercises:
                key = f"exercise-{game}-{each.name}"
                assert words.has(key), key
                assert words.format(f"{key}.why") != f"{key}.why", key


def test_the_exercises_of_each_yaku_finish_it():
    """Whatever the stock brings, the answer makes the yaku that it is named after."""
    chapter = next(each for each in lessons.chapters("koikoi") if each.name == "yaku")
    assert len(chapter.exercises) == 12
    for each in chapter.exercises:
        for move in each.right:
            match = lessons.match_of("koikoi", each)
            match.play(*move, seat=0)
            made = {event["args"]["yaku"] for event in match.events if event["key"] == "koikoi-event-yaku"}
            assert each.name.removeprefix("yaku-") in made, (each.name, move, made)


def test_a_lesson_is_gone_through_remembered_and_begun_again():
    chapter = lessons.chapters("kocka")[1]
    names, state, after = [each.name for each in chapter.exercises], None, ""
    for place, each in enumerate(chapter.exercises):
        asked = TRAINER.following(state, "kocka", f"lesson-{chapter.name}", after)
        assert (asked["puzzle"]["id"], asked["puzzle"]["why"]) == (each.name, "lesson")
        assert asked["puzzle"]["theme"] == chapter.name
        assert "memory" not in asked["puzzle"]["view"]
        _, wrong = TRAINER.answer(state, "kocka", each.name, ["throw"], "cs")
        assert (wrong["right"], wrong["place"], wrong["due"]) == (False, None, None)
        state, verdict = TRAINER.answer(state, "kocka", each.name, list(each.right[0]), "cs")
        assert (verdict["right"], verdict["place"]) == (True, 0)
        found = next(one for one in TRAINER.following(state, "kocka", "", "")["lessons"] if one["name"] == chapter.name)
        assert found == {"name": chapter.name, "exercises": names, "done": place + 1, "preset": ""}
        after = each.name
    assert TRAINER.following(state, "kocka", f"lesson-{chapter.name}", after)["puzzle"] is None
    assert TRAINER.following(state, "kocka", f"lesson-{chapter.name}", "")["puzzle"]["id"] == names[0]
    assert state is not None
    kept = read(state)
    assert kept.games["kocka"].lessons == names
    assert kept.games["kocka"].items == {}  # exercises are no puzzles: they do not come again by themselves
    assert read(msgspec.json.encode(Practice())).games == {}


def test_the_coach_agrees_with_an_exercise_that_asks_for_the_best_move_and_not_with_another_answer():
    exercise = next(each for each in spec("kocka").lessons if each.name == "counting").exercises[0]
    assert exercise.best
    assert confirmed("kocka", exercise, 3)
    assert not confirmed("kocka", replace(exercise, right=(("throw",),)), 3)


def test_the_order_of_what_is_passed_does_not_matter():
    exercise = next(each for each in spec("kocka").lessons if each.name == "passing").exercises[0]
    puzzle = lessons.asked("kocka", exercise.name)
    assert puzzle is not None
    practice = Practice()
    assert do(practice, "kocka", puzzle, list(exercise.right[0][::-1]))
    assert not do(practice, "kocka", puzzle, ["pass H7", "pass H8", "pass A7"])
    assert practice.course("kocka").lessons == [exercise.name]


def test_names_that_there_are_not_leave_nothing_behind():
    """Anybody may ask for them on a server, and each stayed in memory for ever."""
    before = lessons._asked.cache_info().currsize
    for number in range(100):
        assert lessons.asked("koikoi", f"made up {number}") is None
    assert lessons._asked.cache_info().currsize == before
