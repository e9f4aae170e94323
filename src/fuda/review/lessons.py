"""Lessons that are played: the exercises of a game's chapters, asked on the board like puzzles."""

from functools import cache

from fuda.catalogue import game as find_game
from fuda.catalogue import spec
from fuda.core.contract import Chapter, Exercise
from fuda.core.match import Match
from fuda.review.puzzles import Answer, Puzzle
from fuda.review.trajectory import blanked

PREFIX = "lesson-"  # of the topic that is the exercises of a chapter, before its name
GENTLE = "novice"  # the level that one plays after a lesson


def chapters(game: str) -> list[Chapter]:
    """Return the chapters of a game that have exercises, in the order of learning."""
    return [chapter for chapter in spec(game).lessons if chapter.exercises]


def chapter_of(game: str, topic: str) -> Chapter | None:
    """Return the chapter whose exercises are a topic of practice."""
    return next((each for each in chapters(game) if topic == PREFIX + each.name), None)


def following(chapter: Chapter, after: str, done: list[str]) -> Exercise | None:
    """Return the exercise after one, None after the last; without one, the first that is not done, else the first."""
    names = [each.name for each in chapter.exercises]
    if after in names:
        return next(iter(chapter.exercises[names.index(after) + 1 :]), None)
    return next((each for each in chapter.exercises if each.name not in done), chapter.exercises[0])


def preset_of(chapter: Chapter) -> str:
    """Return the table rules of the game that a lesson ends in: those that an exercise needs, "" where any will do."""
    return next((each.preset for each in chapter.exercises if each.preset), "")


def match_of(game: str, exercise: Exercise) -> Match:
    """Return an exercise's position, as it is when the learner is asked."""
    match = find_game(game, exercise.preset, **exercise.options).setup(**exercise.position)
    for seat, move in exercise.before:
        match.play(*move, seat=seat)
    return match


def asked(game: str, name: str) -> Puzzle | None:
    """Return an exercise as a puzzle: its answers are the right ones alone. None where there is none of that name."""
    known = any(each.name == name for chapter in chapters(game) for each in chapter.exercises)
    return _asked(game, name) if known else None


@cache  # of names that there are: whoever asks may make others up without end
def _asked(game: str, name: str) -> Puzzle:
    found = next(each for chapter in chapters(game) for each in chapter.exercises if each.name == name)
    match = match_of(game, found)
    root = blanked(match.game, match.state, match.table, found.seat)
    return Puzzle(
        id=name,
        view=match.game.project(root, found.seat, hints=False),
        answers=[Answer(list(move), 0.0, 0.0, 0.0, 0.0) for move in found.right],
        right=len(found.right),
        theme=next(chapter.name for chapter in chapters(game) if found in chapter.exercises),
        levels=[],
        chance_surely=0.0,
        points_surely=0.0,
        line=[],
        source=[],
    )
