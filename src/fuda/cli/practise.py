"""`fuda practise`: puzzles at the terminal, one's own mistakes first; what was missed comes again."""

from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table
from rich.text import Text

from fuda import bots
from fuda.cli import ask, saved
from fuda.cli.language import Refused
from fuda.cli.play import chosen
from fuda.cli.replay import read_file
from fuda.cli.screen import Screen
from fuda.cli.values import check, chosen_spec
from fuda.cli.warm import warm
from fuda.core.errors import FudaError
from fuda.core.words import Words

if TYPE_CHECKING:  # imported only to practise: it needs the compiler
    from fuda.review.practice import Next, Outcome, Practice
    from fuda.review.puzzles import Puzzle
    from fuda.review.words import Figures

SHOWN = 6  # moves whose values are listed


def file() -> Path:
    """Where the practice of whoever uses this machine is kept."""
    return saved.folder() / "practice.json"


def load() -> "Practice":
    """Return what was practised on this machine."""
    from fuda.review.practice import Practice, read

    return read(file().read_bytes()) if file().exists() else Practice()


def save(practice: "Practice") -> None:
    """Keep what was practised."""
    from fuda.review.practice import packed

    saved.write(file(), msgspec.json.format(packed(practice), indent=1))


def keep(record: object, seat: int, opponents: Sequence[str]) -> None:
    """Keep a match that was played on this machine in numbers, for `fuda stats`."""
    from fuda.review import practice as practices
    from fuda.review.statistics import Played, numbers

    practice, found = load(), msgspec.convert(msgspec.to_builtins(numbers(record, seat)), Played)
    found.at, found.opponents = int(datetime.now(UTC).timestamp() * 1000), list(opponents)
    practices.keep(practice, [found])
    save(practice)


def practise(args: Namespace, words: Words) -> int:
    """Ask one puzzle after another until the person leaves."""
    from fuda.review.practice import following, of_day, packed, read
    from fuda.review.puzzles import puzzles

    spec = chosen_spec(args.game, words)
    if args.bring is not None:
        try:
            save(read(read_file(args.bring, words)))
        except FudaError as error:
            raise Refused(f"{words.format('practice-not-imported')} ({error})") from error
        print(words.format("practice-imported"))
        return 0
    if args.export is not None:
        target = Path(args.export)
        if not target.absolute().parent.is_dir() or target.is_dir():
            raise Refused(words.format("refused-record", file=args.export))
        saved.write(target, msgspec.json.format(packed(load()), indent=1))
        print(words.format("practice-exported", file=args.export))
        return 0
    warm(spec.name, words)
    practice, now = load(), datetime.now(UTC)
    if args.lesson is not None:
        return lesson(args.lesson, spec.name, practice, words)
    known = dict.fromkeys(each.theme for each in (*puzzles(spec.name), *practice.course(spec.name).own))
    if args.theme is not None and not words.has(f"practice-theme-{spec.name}-{args.theme}"):
        check("refused-theme", args.theme, known, words)
    theme = args.theme if args.theme in known else None  # a theme without puzzles: whatever there is
    puzzle = of_day(spec.name, now) if args.day else following(practice, spec.name, now, theme)
    if puzzle is None:
        print(words.format("practice-none" if args.day else "practice-nothing"))
        return 0
    try:
        while puzzle is not None:
            _Asking(puzzle, practice, words).run()
            save(practice)
            if args.day or not _goes_on(words):
                return 0
            puzzle = following(practice, spec.name, datetime.now(UTC), theme)
        print(words.format("practice-nothing"))
    except (EOFError, KeyboardInterrupt) as error:
        return 130 if isinstance(error, KeyboardInterrupt) else 0
    return 0


def lesson(name: str, game: str, practice: "Practice", words: Words) -> int:
    """Ask the exercises of a lesson, one after another; without a name, of the first that is not done."""
    from fuda.review.lessons import GENTLE, asked, chapters, preset_of
    from fuda.review.practice import Next, do
    from fuda.review.words import Figures

    course, known, say = practice.course(game), {each.name: each for each in chapters(game)}, words.format
    if not known:
        print(say("practice-none"))
        return 0
    if name:
        check("refused-lesson", name, known, words)
    undone = [each for each in known.values() if any(one.name not in course.lessons for one in each.exercises)]
    chapter = known[name] if name else (undone or list(known.values()))[0]
    title = say(f"{game}-lesson-{chapter.name}.title")
    count = len(chapter.exercises)
    try:
        for place, exercise in enumerate(chapter.exercises, 1):
            puzzle = asked(game, exercise.name)
            assert puzzle is not None
            head = [title, say("practice-exercise", place=place, count=count)]
            question = [say(f"{game}-lesson-{chapter.name}")] if place == 1 else []
            asking = _Asking(Next(puzzle, "lesson"), practice, words, head)
            move = asking.asked([*question, say(f"exercise-{game}-{exercise.name}")])
            right = do(practice, game, puzzle, move)
            figures = Figures(game, words, puzzle.view["table"])
            best = figures.move(puzzle.answers[0].move)
            verdict = say("practice-right", best=figures.move(move)) if right else say("practice-not-quite", best=best)
            asking.screen.say(verdict, "bold green" if right else "bold red")
            asking.screen.say(say(f"exercise-{game}-{exercise.name}.why"))
            save(practice)
            if place < count and not _goes_on(words, "practice-more-lesson"):
                return 0
        print(say("practice-lesson-done", title=title))
        rules = f" --rules {preset}" if (preset := preset_of(chapter)) else ""
        print(say("practice-with", command=f"fuda play {game}{rules} --against {GENTLE}"))
    except (EOFError, KeyboardInterrupt) as error:
        return 130 if isinstance(error, KeyboardInterrupt) else 0
    return 0


def _goes_on(words: Words, key: str = "practice-more") -> bool:
    print(words.format(key))
    return ask.answer(quick="q ").lower() != "q"


class _Asking:
    """One puzzle: the position, the answer, and what there is to say about it."""

    def __init__(self, puzzle: "Next", practice: "Practice", words: Words, about: Sequence[str] = ()) -> None:
        self.puzzle: Puzzle = puzzle.puzzle
        self.practice, self.words, self.why = practice, words, puzzle.why
        self.game = bots.game_of(self.puzzle.view)
        self.seat: int = self.puzzle.view["seat"]
        self.match = self.game.sample(self.puzzle.view, 0)  # some world: what may be played is the same in all
        self.about = about or self._about()
        self.screen = Screen(self.game.spec, names(self.game.seats, self.seat, words), words)

    def run(self) -> None:
        """Ask, judge and tell."""
        from fuda.review.practice import answer

        move = self.asked()
        outcome = answer(self.practice, self.game.name, self.puzzle, move, datetime.now(UTC))
        self._tell(move, outcome)

    def asked(self, question: Sequence[str] = ()) -> list[str]:
        """Ask for one whole move."""
        begun: list[str] = []
        self._show(begun)
        for text in question:
            self.screen.say(text)
        while following := self.match.legal(self.seat, begun):
            view = self.match.view(self.seat) | {"legal": list(following)}
            self.screen.ask(view, begun)
            typed = ask.answer(len(following))
            if typed == "q":
                raise EOFError
            if typed == "b" and begun:
                begun.pop()
            elif (choice := chosen(typed, following)) is not None:
                begun.append(choice)
            elif typed == "?":
                self.screen.explain()
                if self.screen.live:
                    ask.answer(quick=" ")
                self._show(begun)
                continue
            elif typed.startswith("r "):
                self.screen.clause(typed[2:].strip().upper())
                continue
            else:
                self.screen.say(self.words.format("play-not-a-choice", given=typed, count=len(following)))
                continue
            if begun and self.match.legal(self.seat, begun):
                self._show(begun)
        return begun

    def _show(self, begun: Sequence[str]) -> None:
        view = self.match.view(self.seat)
        if begun:
            view |= {"legal": list(self.match.legal(self.seat, begun))}
        self.screen.table(view, [])
        self.screen.say(" · ".join(self.about), "bold")

    def _about(self) -> list[str]:
        puzzle, say = self.puzzle, self.words.format
        parts = [say(f"practice-why-{self.why}"), say(f"practice-theme-{self.game.name}-{puzzle.theme}")]
        return [*parts, say(f"practice-difficulty-{puzzle.difficulty}")] if puzzle.levels else parts

    def _tell(self, move: list[str], outcome: "Outcome") -> None:
        from fuda.review.practice import streak
        from fuda.review.words import Figures

        puzzle, say = self.puzzle, self.words.format
        figures = Figures(self.game.name, self.words, puzzle.view["table"])
        best = figures.move(puzzle.answers[0].move)
        if outcome.right:
            self.screen.say(say("practice-right", best=best), "bold green")
        elif outcome.place is None:
            self.screen.say(say("practice-unlisted", best=best), "bold red")
        else:
            given = puzzle.answers[outcome.place]
            lost = {
                "chance": figures.percent(given.chance_behind),
                "points": figures.amount(given.points_behind),
            }
            self.screen.say(say("practice-wrong", best=best, move=figures.move(move), **lost), "bold red")
        own = not outcome.right and outcome.place is not None
        told = puzzle.answers[outcome.place if own and outcome.place is not None else puzzle.right]
        if told.reasons and not own:
            self.screen.say(say("practice-reasons-not", move=figures.move(told.move)), "bold")
        for reason in told.reasons:
            self.screen.say(f"· {figures.sentence(reason)}")
        self.screen.console.print(self._values(figures, outcome.place))
        if puzzle.line:
            self.screen.say(say("practice-line"), "bold")
            self.screen.say(" ".join(self.screen.told(puzzle.line)), "dim")
        if puzzle.levels:
            self.screen.say(found_by(puzzle, self.words), "dim")
        facts = [say("practice-due", date=outcome.due.astimezone().strftime("%Y-%m-%d"))]
        days = streak(self.practice, self.game.name, datetime.now(UTC))
        self.screen.say(" ".join([*facts, *([say("practice-streak", count=days)] if days > 1 else [])]), "dim")

    def _values(self, figures: "Figures", place: int | None) -> Table:
        say, answers = self.words.format, self.puzzle.answers
        table = Table(box=None, padding=(0, 2), header_style="dim")
        for column in ("move", "chance", "behind"):
            table.add_column(say(f"practice-{column}"), justify="left" if column == "move" else "right")
        for number, each in enumerate(answers):
            own = number == place
            if number >= SHOWN and not own:
                continue
            name = figures.move(each.move) + (f" ({say('practice-yours')})" if own else "")
            behind = figures.percent(each.chance_behind) if number else "–"
            table.add_row(name, figures.percent(each.chance), behind, style="bold" if own else "")
        if len(answers) > SHOWN:
            table.add_row(Text(say("practice-others", count=len(answers) - SHOWN), "dim"))
        return table


def names(seats: int, seat: int, words: Words) -> list[str]:
    """Return what everybody is called in a puzzle."""
    others = [each for each in range(seats) if each != seat]
    called = {
        each: words.format("practice-seat-other")
        if len(others) == 1
        else words.format("practice-seat-others", number=place)
        for place, each in enumerate(others, 1)
    }
    return [called.get(each) or words.format("play-you") for each in range(seats)]


def found_by(puzzle: "Puzzle", words: Words) -> str:
    """Say which bots find a puzzle."""
    levels = [words.format(f"level-{level}") for level in puzzle.levels if level != "master"]
    return (
        words.format("practice-found-by", levels=", ".join(levels))
        if levels
        else words.format("practice-found-by-nobody")
    )
