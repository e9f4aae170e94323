"""One's own practice: which puzzles come again when, one's own mistakes first, and the days on which one practised.

What is kept is data that its owner can take along (`Practice`): on a server a row for each person, at the terminal a
file in the user's data folder. Puzzles come again by FSRS: sooner after a mistake, later and later after successes.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal, NamedTuple, TypeAlias, cast

import msgspec
from fsrs import Card, Rating, Scheduler

from fuda.bots import game_of
from fuda.catalogue import GAMES
from fuda.core.errors import FudaError
from fuda.review import lessons
from fuda.review.puzzles import Answer, Puzzle, daily, identity_of, puzzles, rounded
from fuda.review.report import BLUNDER, MISTAKE, Moment, Reason
from fuda.review.statistics import Coached, Played

FORMAT, VERSION = "fuda-practice", 1
MOST_OWN = 60  # mistakes of one's own that are kept for a game
MOST_DAYS = 400  # days that are remembered
MOST_MATCHES = 400  # of one's own that are kept in numbers
MOST_REVIEWS = 400  # matches whose reviews are kept in numbers
MOST_NAME = 60  # letters of one
MOST_DONE = 1_000  # exercises of its lessons that somebody may have done
MOST_ITEMS = 1_000  # puzzles of a game that somebody may have tried
EARLIEST, LATEST = 2000, 2500  # years in which a puzzle may be asked
STABLE, HARD = 1_000_000, 10  # days after which one is forgotten, and how difficult one may be, by fsrs
MOST_BYTES = 1_000_000  # of all that is kept for somebody
Why: TypeAlias = Literal["own", "again", "new", "day", "lesson"]  # why a puzzle comes now
# Without chance, so that exported practice goes on alike elsewhere; nothing comes again on the same day.
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


# What comes of data that are none of ours; whoever schedules them asserts and computes besides.
_DAMAGE = (
    *(msgspec.MsgspecError, ValueError, LookupError, TypeError, AttributeError, RecursionError),
    *(AssertionError, ArithmeticError),
)


class Item(msgspec.Struct):
    """A puzzle that was tried."""

    card: dict[str, Any]  # fsrs' own: when it is due, and how well it is known
    right: int = 0
    wrong: int = 0

    @property
    def due(self) -> datetime:
        """When it comes again."""
        return datetime.fromisoformat(self.card["due"])


class Course(msgspec.Struct):
    """What somebody practises in a game."""

    items: dict[str, Item] = {}  # by the puzzle's id
    own: list[Puzzle] = []  # from mistakes of one's own
    days: list[str] = []  # on which something was solved, the newest last
    lessons: list[str] = []  # exercises of the lessons that were done


class Practice(msgspec.Struct):
    """Everything that somebody has practised."""

    games: dict[str, Course] = {}
    reviews: dict[str, Coached] = {}  # what the coach found in one's matches, by their keys
    matches: dict[str, Played] = {}  # from elsewhere, in numbers, by their keys
    format: str = FORMAT
    version: int = VERSION

    def course(self, game: str) -> Course:
        """Return what is practised in a game."""
        return self.games.setdefault(game, Course())


class Next(msgspec.Struct):
    """The puzzle that comes now."""

    puzzle: Puzzle
    why: Why


class Outcome(NamedTuple):
    """What an answer was."""

    right: bool
    place: int | None  # of the answer among the puzzle's, None for one that was not looked at closely
    due: datetime


def read(data: bytes) -> Practice:
    """Read what was exported; whatever is no practice is refused by name."""
    try:
        found = msgspec.json.decode(data, type=Practice)
        if (found.format, found.version) != (FORMAT, VERSION):
            raise FudaError(f"this is {found.format} {found.version}; expected {FORMAT} {VERSION}")
        if len(found.reviews) > MOST_REVIEWS or len(found.matches) > MOST_MATCHES:
            raise FudaError("it has more matches than any that was exported")
        for course in found.games.values():
            for item in course.items.values():
                _check_card(Card.from_dict(cast(Any, item.card)))
            for day in course.days:
                date.fromisoformat(day)
            if len(course.own) > MOST_OWN or len(course.items) > MOST_ITEMS or len(course.days) > MOST_DAYS:
                raise FudaError("it is longer than any that was exported")
            if len(course.lessons) > MOST_DONE or max(map(len, course.lessons), default=0) > MOST_NAME:
                raise FudaError("it has more lessons than any that was exported")
            for each in course.own:
                _check(each)
    except _DAMAGE as error:
        raise FudaError(f"this is no exported practice: {error}") from error
    return found


def packed(practice: Practice) -> bytes:
    """Return what is kept: without what is no more asked, and where it would be too long without the oldest of it."""
    practice.games = {game: course for game, course in practice.games.items() if game in GAMES}
    for game, course in practice.games.items():
        asked = {each.id for each in (*course.own, *puzzles(game))}
        course.items = {identity: item for identity, item in course.items.items() if identity in asked}
        course.lessons = [name for name in course.lessons if lessons.asked(game, name) is not None]
    while len(data := msgspec.json.encode(practice)) > MOST_BYTES:
        fullest = max(practice.games.values(), key=lambda course: len(course.own), default=Course())
        if fullest.own:
            fullest.own = fullest.own[: -(len(fullest.own) // 10 + 1)]
        else:
            practice.matches = dict(list(practice.matches.items())[len(practice.matches) // 2 + 1 :])
            practice.reviews = dict(list(practice.reviews.items())[len(practice.reviews) // 2 + 1 :])
    return data


def _check_card(card: Card) -> None:
    """Refuse what no scheduler has made: it could be kept, and then neither compared with now nor gone on with."""
    for when in (card.due, card.last_review):
        if when is not None and (when.utcoffset() is None or not EARLIEST <= when.year <= LATEST):
            raise FudaError(f"a puzzle was asked or is due at {when.isoformat()}, which is no time of ours")
    for size, most in ((card.stability, STABLE), (card.difficulty, HARD)):
        if size is not None and not 0 < size <= most:
            raise FudaError(f"a puzzle is known as well as {size:g}, which no scheduler says")
    for rating in (Rating.Good, Rating.Again):
        _SCHEDULER.review_card(card, rating, datetime.now(UTC))


def _check(puzzle: Puzzle) -> None:
    """Refuse a puzzle whose position is none."""
    game = game_of(puzzle.view)
    same = game.project(game.parse(puzzle.view), puzzle.view["seat"], hints=False) == puzzle.view
    if not same or puzzle.id != identity_of(puzzle.view) or not 1 <= puzzle.right <= len(puzzle.answers):
        raise FudaError(f"puzzle {puzzle.id!r} is no position of {game.name}")


def find(practice: Practice, game: str, identity: str) -> Puzzle:
    """Return a puzzle of the collection or of one's own, or an exercise of a lesson."""
    if (exercise := lessons.asked(game, identity)) is not None:
        return exercise
    for each in (*practice.course(game).own, *puzzles(game)):
        if each.id == identity:
            return each
    raise FudaError(f"there is no puzzle {identity!r} of {game}")


def following(practice: Practice, game: str, now: datetime, theme: str | None = None) -> Next | None:
    """Return what comes now: mistakes of one's own, then what is due again, then what is new, easy ones first.

    None where there is nothing left to do today.
    """
    course = practice.course(game)
    own = [each for each in course.own if theme in (None, each.theme)]
    known = {each.id for each in own}
    due = sorted(
        (each for each in (*own, *puzzles(game)) if _is_due(course, each, now) and theme in (None, each.theme)),
        key=lambda each: (each.id not in known, course.items[each.id].due),
    )
    for each in own:
        if each.id not in course.items:
            return Next(each, "own")
    if due:
        return Next(due[0], "own" if due[0].id in known else "again")
    order = ("easy", "middling", "hard", "very-hard")
    new = [each for each in puzzles(game) if each.id not in course.items and theme in (None, each.theme)]
    return Next(min(new, key=lambda each: order.index(each.difficulty)), "new") if new else None


def of_day(game: str, now: datetime) -> Next | None:
    """Return the puzzle of the day, the same for everybody."""
    found = daily(game, now.astimezone(UTC).date())
    return None if found is None else Next(found, "day")


def _is_due(course: Course, puzzle: Puzzle, now: datetime) -> bool:
    item = course.items.get(puzzle.id)
    return item is not None and item.due <= now


def answer(practice: Practice, game: str, puzzle: Puzzle, move: list[str], now: datetime) -> Outcome:
    """Judge an answer, and remember it."""
    course, place = practice.course(game), puzzle.place(move)
    right = place is not None and place < puzzle.right
    item = course.items.get(puzzle.id)
    if item is None:
        number = int(puzzle.id[:8], 16)
        item = course.items[puzzle.id] = Item(cast(Any, Card(card_id=number, due=now).to_dict()))
    card, _ = _SCHEDULER.review_card(
        Card.from_dict(cast(Any, item.card)), Rating.Good if right else Rating.Again, now.astimezone(UTC)
    )
    item.card = cast(Any, card.to_dict())
    item.right, item.wrong = item.right + right, item.wrong + (not right)
    today = now.astimezone(UTC).date().isoformat()
    if right and today not in course.days:
        course.days = [*course.days, today][-MOST_DAYS:]
    return Outcome(right, place, item.due)


def do(practice: Practice, game: str, exercise: Puzzle, move: list[str]) -> bool:
    """Judge the answer to an exercise of a lesson, and remember that it was done."""
    course, right = practice.course(game), exercise.place(move) is not None
    if right and exercise.id not in course.lessons:
        course.lessons = [*course.lessons, exercise.id]
    return right


def streak(practice: Practice, game: str, now: datetime) -> int:
    """Return on how many days in a row something was solved, up to today or yesterday."""
    days = set(practice.course(game).days)
    day = now.astimezone(UTC).date()
    if day.isoformat() not in days:
        day -= timedelta(days=1)
    count = 0
    while (day - timedelta(days=count)).isoformat() in days:
        count += 1
    return count


def learn(practice: Practice, game: str, mistakes: Iterable[Puzzle]) -> int:
    """Keep mistakes of one's own, the newest first, and return how many are new."""
    course = practice.course(game)
    known = {each.id for each in course.own}
    new = [each for each in mistakes if each.id not in known]
    course.own = [*new, *course.own][:MOST_OWN]
    return len(new)


def keep(practice: Practice, matches: Iterable[Played]) -> None:
    """Keep matches in numbers, the newest of them."""
    for each in matches:
        practice.matches.pop(each.key, None)
        practice.matches[each.key] = each
    practice.matches = dict(list(practice.matches.items())[-MOST_MATCHES:])


def keep_review(practice: Practice, key: str, found: Coached) -> None:
    """Keep what the coach found in a match."""
    practice.reviews.pop(key, None)
    practice.reviews[key] = found
    practice.reviews = dict(list(practice.reviews.items())[-MOST_REVIEWS:])


def mistakes(record: object, moments: Iterable[Moment], seat: int) -> list[Puzzle]:
    """Return the mistakes of a seat in a reviewed match as puzzles, the worst first."""
    from fuda.review.puzzles.themes import theme
    from fuda.review.trajectory import Decision, blanked, trajectory

    played = trajectory(record)
    decisions = {step.number: step for step in played.steps if isinstance(step, Decision)}
    game = played.game
    found: list[tuple[float, Puzzle]] = []
    for moment in moments:
        if moment.seat != seat or moment.label not in (MISTAKE, BLUNDER) or moment.played == 0:
            continue
        root = blanked(game, decisions[moment.number].before, played.table, seat)
        view = game.project(root, seat, hints=False)
        best, own = moment.moves[0], moment.moves[moment.played]
        answers = [
            Answer(
                each.move,
                rounded(each.chance.mean),
                rounded(each.points.mean),
                rounded(best.chance.mean - each.chance.mean),
                rounded(best.points.mean - each.points.mean),
                _reasons(moment) if place == moment.played else [],
            )
            for place, each in enumerate(moment.moves)
        ]
        right = sum(not each.chance_behind and not each.points_behind for each in answers)
        puzzle = Puzzle(
            id=identity_of(view),
            view=view,
            answers=answers,
            right=right,
            theme=theme(game.name, view, answers, right, own.move),
            levels=[],
            chance_surely=rounded(moment.chance_lost.low),
            points_surely=rounded(moment.points_lost.low),
            line=[],
            source=[moment.number],
        )
        found.append((moment.chance_lost.mean, puzzle))
    return [puzzle for _, puzzle in sorted(found, key=lambda each: -each[0])]


def _reasons(moment: Moment) -> list[Reason]:
    """Return why the played move was worse, without the sentence that only says by how much."""
    return moment.reasons[1:]
