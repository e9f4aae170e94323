"""A match at the terminal: one person, the other seats taken by bots."""

import hashlib
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from fuda import bots
from fuda.cli import ask, saved
from fuda.cli.language import Refused
from fuda.cli.screen import Screen
from fuda.cli.values import chosen_game, chosen_spec, number
from fuda.cli.warm import warm
from fuda.core.errors import FudaError, IllegalAction
from fuda.core.match import Match
from fuda.core.words import Words

DEFAULT_LEVEL = "greedy"
PAUSE = 0.9  # seconds before and after a bot's move, so that the eye can follow


class Left(Exception):
    """The person leaves the table; the match is kept."""


def play(args: Namespace, words: Words) -> int:
    """Play a new match, or go on with the kept one."""
    session = _resumed(args, words) if args.resume else _new(args, words)
    try:
        session.run()
    except (Left, EOFError, KeyboardInterrupt) as error:
        session.leave()
        return 130 if isinstance(error, KeyboardInterrupt) else 0
    return 0


class Session:
    """A person, the bots and what the person has been told so far."""

    def __init__(self, match: Match, words: Words, kept: "Seating", *, fast: bool) -> None:
        self.match, self.words, self.kept = match, words, kept
        self.names = names(match.game.seats, kept.seat, kept.name, kept.against, words)
        self.screen = Screen(match.game.spec, self.names, words)
        self.bot = bots.bot(match.game.name, kept.against)
        self.pause = 0.0 if fast or not self.screen.live else PAUSE
        self.told = self._last_told()  # events that the person knew before their last move
        self.summed = len(match.events)  # events whose round has been summed up

    def run(self) -> None:
        """Play to the end."""
        warm(self.match.game.name, self.words)
        if not self.match.moves:
            self.summed = 0
        self.save()
        while not self.match.over:
            others = [seat for seat in self.match.seats if seat != self.kept.seat]
            if others:
                self.let_bot_move(others[0])
            else:
                self.ask()
            self.save()
            self.sum_up()
        self.finish()

    def let_bot_move(self, seat: int) -> None:
        """Let a bot choose from its own view; its dice follow from the deal, so that a resumed match goes on alike."""
        if self.pause:
            self.show()
            time.sleep(self.pause)
        dice = hashlib.sha256(self.match.fair.secret + b"bot %d %d" % (seat, len(self.match.moves))).digest()
        move = self.bot.choose(self.match.view(seat), int.from_bytes(dice[:7], "big"))
        self.match.play(*move, seat=seat)

    def ask(self) -> None:
        """Ask the person for one whole move."""
        match, seat = self.match, self.kept.seat
        begun: list[str] = []
        self.show()
        while following := match.legal(seat, begun):
            view = match.view(seat) | {"legal": list(following)}
            self.screen.ask(view, begun)
            typed = ask.answer(len(following))
            if typed == "b" and begun:
                begun.pop()
            elif (choice := chosen(typed, following)) is not None:
                begun.append(choice)
            elif not self.serve(typed):
                self.refuse(typed, following)
                continue
            if begun and match.legal(seat, begun):
                self.show(begun)
        before = len(match.events)
        match.play(*begun, seat=seat)
        self.told = before

    def serve(self, typed: str) -> bool:
        """Do what is no move: explain, advise, show a clause or the log, leave. False when it is none of these."""
        word, _, rest = typed.partition(" ")
        if typed == "q":
            raise Left
        if typed == "?":
            self.screen.explain()
        elif word == "r" and rest.strip():
            self.screen.clause(rest.strip().upper())
        elif typed == "a":
            self.consult()
        elif typed == "l":
            self.screen.tell(self.match.events)
        elif typed:
            return False
        if typed:
            self.wait()
        self.show()
        return True

    def consult(self) -> None:
        """Ask the coach, which the record will say, and show what the moves are worth."""
        from fuda.cli.advice import advice  # it needs the compiler

        self.match.ask(self.kept.seat)
        self.save()
        self.screen.page(advice(self.match.view(self.kept.seat), len(self.match.moves) + 1, self.words))

    def refuse(self, typed: str, following: Sequence[str]) -> None:
        """Say why something typed is no choice here, with the clause where a rule forbids it."""
        try:
            self.match.game.spec.action(typed)
            self.match.legal(self.kept.seat, [typed])
        except IllegalAction as error:
            if error.clause and self.words.has(f"{self.match.game.name}-rule-{error.clause}"):
                self.screen.say(self.words.format("play-refused-by-rule", clause=error.clause))
                self.screen.clause(error.clause)
                return
        self.screen.say(self.words.format("play-not-a-choice", given=typed, count=len(following)))

    def show(self, begun: Sequence[str] = ()) -> None:
        """Draw the table as the person sees it."""
        view = self.match.view(self.kept.seat)
        if begun:
            view |= {"legal": list(self.match.legal(self.kept.seat, begun))}
        self.screen.table(view, self.match.events[self.told :], begun)

    def sum_up(self) -> None:
        """Show the summary of a round that has just ended, and wait until it has been read."""
        summary = self.screen.summary(self.match.events[self.summed :])
        self.summed = len(self.match.events)
        if summary is not None:
            self.screen.page(summary)
            if not self.match.over:
                self.wait()
        elif self.match.over:  # a game that sums nothing up still says how it ended
            self.show()

    def wait(self) -> None:
        """Wait for Enter; where nobody can press it, go on."""
        if self.screen.live:
            self.screen.say(self.words.format("play-enter"), "dim")
            ask.answer(quick=" ")

    def finish(self) -> None:
        """Tell where the record is, and forget the kept match."""
        if self.kept.record:
            record = msgspec.json.format(msgspec.json.encode(self.match.record()), indent=1)
            saved.write(Path(self.kept.record), record)
            self.screen.say(self.words.format("play-recorded", file=self.kept.record))
        saved.forget(self.match.game.name)
        from fuda.cli.practise import keep  # which imports this module

        others = [self.kept.against] * (self.match.game.seats - 1)
        with suppress(FudaError):  # what lies there is no practice of ours: `fuda practise` says so
            keep(self.match.record(), self.kept.seat, others)

    def save(self) -> None:
        """Keep the match as it stands."""
        kept = self.kept
        if not self.match.over:
            saved.save(self.match, kept.seat, kept.name, kept.against, self.words.language, kept.record)

    def leave(self) -> None:
        """Keep the match and say how to go on."""
        self.save()
        if not self.match.over:
            self.screen.say("")
            self.screen.say(self.words.format("play-saved", command=f"fuda play {self.match.game.name} --resume"))

    def _last_told(self) -> int:
        """Return the first event since the person's last move, for a match that goes on."""
        own = [place for place, (seat, _) in enumerate(self.match.moves, 1) if seat == self.kept.seat]
        return next((i for i, e in enumerate(self.match.events) if own and e["move"] >= own[-1]), 0)


class Seating(msgspec.Struct, frozen=True):
    """Who sits where, and what is to become of the match."""

    seat: int
    name: str | None
    against: str
    record: str | None


def names(seats: int, person: int, name: str | None, level: str, words: Words) -> list[str]:
    """Return everybody's name by seat."""
    bot = words.format(f"level-{level}") if words.has(f"level-{level}") else level
    others = [seat for seat in range(seats) if seat != person]
    numbered = {seat: bot if len(others) == 1 else f"{bot} {i}" for i, seat in enumerate(others, 1)}
    return [numbered.get(seat) or name or words.format("play-you") for seat in range(seats)]


def chosen(typed: str, choices: Sequence[str]) -> str | None:
    """Return the choice meant by a number, by its notation, by its card alone or by its unmistakable beginning.

    >>> chosen("2", ["play 1L", "play 9A"]), chosen("9a", ["play 1L", "play 9A"]), chosen("k", ["koi", "stop"])
    ('play 9A', 'play 9A', 'koi')
    """
    if typed.isdecimal():
        return choices[int(typed) - 1] if 1 <= int(typed) <= len(choices) else None
    meant = " ".join(typed.lower().split())
    if not meant:
        return None
    for fits in (
        [choice for choice in choices if choice.lower() == meant],
        [choice for choice in choices if choice.lower().split()[-1] == meant],
        [choice for choice in choices if choice.lower().startswith(meant)],
    ):
        if len(fits) == 1:
            return fits[0]
    return None


def chosen_level(given: str, game: str, words: Words) -> str:
    """Return the level of a bot, by its own word or by the name that the page gives it.

    >>> chosen_level("Straka", "kocka", Words("cs")), chosen_level("greedy", "kocka", Words("cs"))
    ('greedy', 'greedy')
    """
    offered = bots.levels(game)
    named = {words.format(f"level-{level}").casefold(): level for level in offered}
    level = named.get(given.casefold(), given)
    if level not in offered:
        allowed = ", ".join(f"{words.format(f'level-{each}')} ({each})" for each in offered)
        raise Refused(words.format("refused-level", given=given, allowed=allowed))
    return level


def _new(args: Namespace, words: Words) -> Session:
    game = chosen_game(args, words)
    seat = 0 if args.seat is None else number(args.seat, "--seat", range(game.seats), words)
    seed = None if args.seed is None else number(args.seed, "--seed", None, words)
    level = chosen_level(args.against or DEFAULT_LEVEL, game.name, words)
    record = None if args.record is None else str(Path(args.record).absolute())
    if record and (not Path(record).parent.is_dir() or Path(record).is_dir()):
        raise Refused(words.format("refused-record", file=args.record))
    if saved.path(game.name).exists() and ask.interactive() and _goes_on(words):
        return _resumed(args, words)
    return Session(game.new(seed), words, Seating(seat, args.name, level, record), fast=args.fast)


def _resumed(args: Namespace, words: Words) -> Session:
    for option in ("rules", "set", "against", "seed", "seat"):
        if args.resume and getattr(args, option):
            raise Refused(words.format("refused-resume", option=f"--{option}"))
    named = chosen_spec(args.game, words).name if args.game or not args.resume else None
    kept, match = saved.load(named, words)
    reader = words if args.lang else Words(kept.language)
    seating = Seating(kept.seat, args.name or kept.name, kept.against, args.record or kept.record)
    return Session(match, reader, seating, fast=args.fast)


def _goes_on(words: Words) -> bool:
    """Ask whether the kept match goes on before a new one takes its place."""
    console = Console(highlight=False)
    console.print(Padding(Text(words.format("play-unfinished")), (1, 1, 0, 1)))
    return ask.answer(quick="n").lower() not in ("n", "q")
