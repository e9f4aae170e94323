"""Puzzles: what comes with the package passed its checks, and practice asks the right one at the right time."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fuda.bots import LEVELS, game_of
from fuda.catalogue import GAMES
from fuda.core.errors import FudaError
from fuda.core.words import LANGUAGES, Words
from fuda.review import practice as practices
from fuda.review import review
from fuda.review.practice import Course, Practice
from fuda.review.puzzles import DIFFICULTIES, Puzzle, daily, identity_of, puzzle, puzzles
from fuda.review.puzzles.checking import renewed
from fuda.review.puzzles.collecting import begun, collect, save
from fuda.review.puzzles.position import AHEAD, CHANCE, POINTS
from fuda.review.statistics import Coached
from fuda.review.trajectory import all_moves
from tests.effort import EFFORT
from tests.review.matches import recorded

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_of_the_package_stands_by_itself(game: str):
    found = puzzles(game)
    assert len({each.id for each in found}) == len(found)
    for each in found:
        rules = game_of(each.view)
        root, seat = rules.parse(each.view), each.view["seat"]
        assert rules.project(root, seat, hints=False) == each.view
        assert each.id == identity_of(each.view)
        assert each.chance_surely >= AHEAD[CHANCE] or each.points_surely >= AHEAD[POINTS]
        behind = [(answer.chance_behind, answer.points_behind) for answer in each.answers]
        assert behind[: each.right] == [(0.0, 0.0)] * each.right
        assert all(any(gap > 0 for gap in pair) for pair in behind[each.right :])
        assert "master" in each.levels
        assert "greedy" not in each.levels
        assert set(each.levels) <= set(LEVELS)
        assert each.difficulty in DIFFICULTIES
        for language in LANGUAGES:
            assert Words(language).has(f"practice-theme-{game}-{each.theme}")
            for event in each.line:
                assert Words(language).has(event["key"])


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_of_a_puzzle_are_all_its_whole_moves(game: str):
    for each in puzzles(game)[::25]:
        rules, seat = game_of(each.view), each.view["seat"]
        moves = all_moves(rules, rules.parse(each.view), rules.table, seat) or []
        written = sorted(sorted(map(rules.spec.text, move)) for move in moves)
        assert written == sorted(sorted(answer.move) for answer in each.answers)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_holds_in_worlds_that_it_was_not_made_in(game: str):
    for each in puzzles(game)[:EFFORT]:
        assert renewed(each, 77) is not None


def test_a_collection_goes_on_where_it_was_left_and_refuses_another(tmp_path: Path):
    file = tmp_path / "kocka.json.gz"
    collection = begun(file, "kocka", 5)
    for _ in collect(collection, 100):
        save(file, collection)
        if collection.matches == 2:
            break
    left = begun(file, "kocka", 5)
    assert (left.matches, [each.id for each in left.puzzles]) == (2, [each.id for each in collection.puzzles])
    with pytest.raises(FudaError, match="seed 5"):
        begun(file, "kocka", 6)


def test_the_puzzle_of_the_day_is_everybodys_and_comes_once_in_a_lap():
    count = len(puzzles("koikoi"))
    first = date.fromordinal(count * (date(2026, 1, 1).toordinal() // count))
    lap = [daily("koikoi", first + timedelta(days=day)) for day in range(count)]
    assert sorted(each.id for each in lap if each) == sorted(each.id for each in puzzles("koikoi"))
    assert [daily("koikoi", first), daily("duel", first)] == [lap[0], None]


def test_own_mistakes_come_first_then_what_is_due_then_what_is_new():
    practice, (own, *_, new) = Practice(), puzzles("koikoi")[:3]
    theirs = msgspec.structs.replace(own, id="0" * 10)
    practices.learn(practice, "koikoi", [theirs])
    first = practices.following(practice, "koikoi", NOW)
    assert first is not None
    assert (first.puzzle.id, first.why) == (theirs.id, "own")
    wrong = list(theirs.answers[theirs.right].move)
    missed = practices.answer(practice, "koikoi", theirs, wrong, NOW)
    solved = practices.answer(practice, "koikoi", new, list(new.answers[0].move), NOW)
    assert (missed.right, missed.place, solved.right, solved.place) == (False, theirs.right, True, 0)
    assert NOW < missed.due < solved.due
    at_once = practices.following(practice, "koikoi", NOW)
    assert at_once is not None
    assert at_once.why == "new"
    later = practices.following(practice, "koikoi", solved.due + timedelta(days=30))
    assert later is not None
    assert (later.puzzle.id, later.why) == (theirs.id, "own")


def test_days_in_a_row_count_until_one_is_missed():
    practice, each = Practice(), puzzles("koikoi")[0]
    for day in range(3):
        practices.answer(practice, "koikoi", each, list(each.answers[0].move), NOW + timedelta(days=day))
    row = [practices.streak(practice, "koikoi", NOW + timedelta(days=day)) for day in (2, 3, 4)]
    assert row == [3, 3, 0]


def test_practice_is_taken_along_whole_and_what_is_none_is_refused():
    practice, each = Practice(), puzzles("koikoi")[0]
    practices.answer(practice, "koikoi", each, list(each.answers[0].move), NOW)
    practices.learn(practice, "koikoi", [each])
    assert practices.read(msgspec.json.encode(practice)) == practice
    forged = msgspec.structs.replace(each, view=each.view | {"scores": [99, 99]})
    edited = Practice()
    edited.course("koikoi").own = [forged]
    with pytest.raises(FudaError):
        practices.read(msgspec.json.encode(edited))
    for text in (b"", b"[]", b'{"format":"fuda-review"}', b'{"games":{"koikoi":{"items":{"x":{"card":{}}}}}}'):
        with pytest.raises(FudaError):
            practices.read(text)


@pytest.mark.parametrize(
    "change",
    [
        {"due": "2026-03-01"},
        {"due": "9999-12-31T00:00:00+00:00"},
        {"last_review": "0001-01-01T00:00:00Z"},
        {"stability": -1.0},
        {"stability": 1e308},
        {"difficulty": "nan"},
        {"state": 1e308},
    ],
)
def test_practice_that_nobody_could_go_on_with_is_refused(change: dict[str, Any]):
    """It was kept, and then no puzzle of its game could be asked any more."""
    practice, each = Practice(), puzzles("koikoi")[0]
    practices.answer(practice, "koikoi", each, list(each.answers[0].move), NOW)
    practice.course("koikoi").items[each.id].card |= change
    with pytest.raises(FudaError):
        practices.read(msgspec.json.encode(practice))


def test_what_is_kept_of_practice_never_grows_without_end(monkeypatch: pytest.MonkeyPatch):
    practice, (first, second, *_) = Practice(), puzzles("koikoi")
    own = [msgspec.structs.replace(first, id=f"{n:010}") for n in range(practices.MOST_OWN + 5)]
    assert practices.learn(practice, "koikoi", own) == len(own)
    for each in (own[0], own[-1], second):  # the one in the middle is no more asked
        practices.answer(practice, "koikoi", each, list(each.answers[0].move), NOW)
    practice.course("koikoi").lessons = ["nothing"]
    practice.games["chess"] = Course(days=["2026-03-01"])
    kept = msgspec.json.decode(practices.packed(practice), type=Practice)
    assert list(kept.games) == ["koikoi"]
    assert (len(kept.course("koikoi").own), kept.course("koikoi").lessons) == (practices.MOST_OWN, [])
    assert set(kept.course("koikoi").items) == {own[0].id, second.id}
    monkeypatch.setattr(practices, "MOST_BYTES", 40_000)
    for n in range(200):
        practices.keep_review(practice, f"{n}/0", Coached(0.0, 0.0, 0.0, 0.0))
    data = practices.packed(practice)
    course = msgspec.json.decode(data, type=Practice).course("koikoi")
    assert len(data) <= 40_000
    assert course.own == own[: len(course.own)]  # the newest mistakes
    assert len(course.own) >= 3
    monkeypatch.setattr(practices, "MOST_BYTES", 10_000)
    kept = msgspec.json.decode(practices.packed(practice), type=Practice)
    assert not kept.course("koikoi").own
    assert list(kept.reviews)[-1:] == ["199/0"]


def test_mistakes_of_a_reviewed_match_become_puzzles():
    found: list[Puzzle] = []
    for seed in range(1, 6):
        record = recorded("koikoi", seed, ("random", "greedy"))
        *_, whole = review(record, seat=0, effort="normal")
        named = [moment for moment in whole.moments if moment.label in ("mistake", "blunder")]
        found = practices.mistakes(record, whole.moments, 0)
        assert len(found) == len(named)
        if found:
            break
    assert found
    for each in found:
        assert each.view["seat"] == 0
        assert each.view["legal"]
        assert each.right >= 1
        assert each.place(each.answers[-1].move) == len(each.answers) - 1


def test_an_unknown_puzzle_is_refused_by_name():
    with pytest.raises(FudaError, match="no puzzle 'nothing' of koikoi"):
        puzzle("koikoi", "nothing")
    assert Counter(each.id for each in puzzles("koikoi")).most_common(1)[0][1] == 1
