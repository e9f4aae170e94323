"""Puzzles for a server: what it keeps for a person is bytes to it; what it hands on is plain data."""

from collections import Counter
from datetime import UTC, datetime

import msgspec

from fuda.bots import game_of
from fuda.core.contract import Json
from fuda.core.words import Words
from fuda.review import lessons, statistics
from fuda.review import practice as practices
from fuda.review.page import POLICY
from fuda.review.practice import Next, Practice
from fuda.review.puzzles import Puzzle, puzzles, shown
from fuda.review.report import Review
from fuda.review.statistics import Coached, Played
from fuda.review.statistics_page import PageContext, page
from fuda.review.totals import csv
from fuda.review.words import Figures

DAY = "day"  # the topic of the puzzle that is the same for everybody today


class Learned(msgspec.Struct):
    """What a review of one's own match leaves behind."""

    key: str  # of the match
    coached: Coached
    puzzles: list[Puzzle]


class Trainer:
    """Asks puzzles and judges answers, and counts through matches."""

    policy = POLICY

    def following(self, state: bytes | None, game: str, topic: str, after: str) -> Json:
        """Return how far somebody has come, and what comes now: a puzzle, or the exercise of a lesson after another."""
        practice, now = _read(state), datetime.now(UTC)
        course, known = practice.course(game), puzzles(game)
        themes = Counter(each.theme for each in (*known, *course.own))
        theme = topic if topic in themes else None
        found = practices.of_day(game, now) if topic == DAY else practices.following(practice, game, now, theme)
        chapter = lessons.chapter_of(game, topic)
        exercise = None if chapter is None else lessons.following(chapter, after, course.lessons)
        if chapter is not None:
            asked = None if exercise is None else lessons.asked(game, exercise.name)
            found = None if asked is None else Next(asked, "lesson")
        return {
            "game": game,
            "puzzles": len(known),
            "solved": _solved(practice, game),
            "own": len(course.own),
            "streak": practices.streak(practice, game, now),
            "themes": dict(themes.most_common()),
            "lessons": [
                {
                    "name": each.name,
                    "exercises": names,
                    "done": sum(name in course.lessons for name in names),
                    "preset": lessons.preset_of(each),
                }
                for each in lessons.chapters(game)
                for names in [[exercise.name for exercise in each.exercises]]
            ],
            "puzzle": None if found is None else _asked(found),
        }

    def preview(self, state: bytes | None, game: str, puzzle: str, begun: list[str]) -> Json:
        """Return what a begun answer comes to: in some world, for it is the same in all."""
        view = practices.find(_read(state), game, puzzle).view
        return game_of(view).sample(view, 0).preview(view["seat"], begun)

    def answer(self, state: bytes | None, game: str, puzzle: str, move: list[str], language: str) -> tuple[bytes, Json]:
        """Judge an answer; return what is to be kept now, and the verdict."""
        practice, now = _read(state), datetime.now(UTC)
        asked = practices.find(practice, game, puzzle)
        if lessons.asked(game, puzzle) is not None:
            right, place, due = practices.do(practice, game, asked, move), asked.place(move), None
        else:
            right, place, due = practices.answer(practice, game, asked, move, now)
        verdict = {
            "right": right,
            "place": place,
            "best": asked.right,
            "moves": _moves(asked, game, language),
            "line": [{"clauses": [], "move": 0, **event} for event in asked.line],
            "levels": asked.levels,
            "chance_surely": asked.chance_surely,
            "due": None if due is None else due.isoformat(),
            "solved": _solved(practice, game),
            "streak": practices.streak(practice, game, now),
        }
        return practices.packed(practice), verdict

    def mistakes(self, record: Json, review: bytes, seat: int) -> bytes:
        """Return the mistakes of a reviewed match as puzzles, and the match as the coach sees it in numbers."""
        found = msgspec.json.decode(review, type=Review)
        puzzles = practices.mistakes(record, found.moments, seat)
        key = f"{record['deal']['commitment']}/{seat}"
        return msgspec.json.encode(Learned(key, statistics.coached(found, seat), puzzles))

    def learn(self, state: bytes | None, game: str, mistakes: bytes) -> bytes:
        """Add mistakes to what somebody practises."""
        practice, found = _read(state), msgspec.json.decode(mistakes, type=Learned)
        practices.learn(practice, game, found.puzzles)
        practices.keep_review(practice, found.key, found.coached)
        return practices.packed(practice)

    def check(self, state: bytes) -> bytes:
        """Return what was brought from elsewhere as it is kept, or refuse it."""
        return practices.packed(practices.read(state))

    def numbers(self, record: Json, seat: int) -> Json:
        """Return a finished match in numbers."""
        return msgspec.to_builtins(statistics.numbers(record, seat))

    def kept(self, state: bytes | None) -> tuple[Json, list[Json]]:
        """Return what the coach found in somebody's matches, by their keys, and records from elsewhere in numbers."""
        practice = _read(state)
        return msgspec.to_builtins(practice.reviews), [msgspec.to_builtins(each) for each in practice.matches.values()]

    def taken(self, state: bytes | None, matches: list[Json]) -> bytes:
        """Return what somebody takes along: their practice, and matches of theirs in numbers, the newest first."""
        practice = _read(state)
        practices.keep(practice, reversed(msgspec.convert(matches, list[Played])))
        return practices.packed(practice)

    def bring(self, state: bytes | None, matches: list[Json]) -> bytes:
        """Keep records from elsewhere, in numbers; none of them: forget those that were kept."""
        practice = _read(state)
        practices.keep(practice, msgspec.convert(matches, list[Played]))
        if not matches:
            practice.matches = {}
        return practices.packed(practice)

    def page(self, matches: list[Json], context: Json, language: str) -> str:
        """Return matches in numbers as a page of its own, whose forms lead back to the server."""
        return page(msgspec.convert(matches, list[Played]), Words(language), msgspec.convert(context, PageContext))

    def csv(self, matches: list[Json]) -> str:
        """Return matches in numbers, a line each."""
        played = msgspec.convert(matches, list[Played])
        rows = [(each.table, " ".join(each.opponents), each) for each in played]
        return csv(("table", "opponents"), rows)


def _read(state: bytes | None) -> Practice:
    return Practice() if state is None else msgspec.json.decode(state, type=Practice)


def _solved(practice: Practice, game: str) -> int:
    """Return how many of a game's puzzles somebody has ever solved."""
    items = practice.course(game).items
    return sum(each.id in items and items[each.id].right > 0 for each in puzzles(game))


def _asked(found: Next) -> Json:
    puzzle = found.puzzle
    return {
        "id": puzzle.id,
        "why": found.why,
        "view": shown(puzzle),
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty if puzzle.levels else None,
    }


def _moves(puzzle: Puzzle, game: str, language: str) -> list[Json]:
    figures = Figures(game, Words(language), puzzle.view["table"])
    return [
        msgspec.to_builtins(each) | {"reasons": [figures.sentence(reason) for reason in each.reasons]}
        for each in puzzle.answers
    ]
