"""A review in the reader's language: numbers, names and sentences that screens and files share."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from fuda.catalogue import spec
from fuda.core.words import Words
from fuda.review.estimate import Interval
from fuda.review.report import Account, Hindsight, Luck, Moment, Reason, Review, Term

PERCENT = {"en": "%"}  # elsewhere with a space that does not break
LEAST_STROKE = 0.02  # of the chance: less is no stroke of luck
LOST = "review-lost"  # a game without words of its own says it so


class Figures:
    """Says what moves of a game are worth; the table's rules say what its cards are called."""

    def __init__(self, game: str, words: Words, table: Mapping[str, Any] | None = None) -> None:
        self.game, self.words = game, words
        faces = spec(game).faces
        self._faces: Mapping[str, tuple[str, str]] = faces(table) if faces and table is not None else {}

    def say(self, key: str, **args: object) -> str:
        """Return a message of the review."""
        return self.words.format(f"review-{key}", **args)

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """Return a number as the language writes it.

        >>> from fuda.core.words import Words
        >>> Figures("koikoi", Words("cs")).number(-1.25, 2)
        '−1,25'
        """
        text = f"{abs(value):.{digits}f}"
        if self.words.language != "en":
            text = text.replace(".", ",")
        negative = value < 0 and float(f"{abs(value):.{digits}f}") > 0
        return f"{'−' if negative else '+' if signed else ''}{text}"

    def percent(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """Return a share in percent."""
        mark = PERCENT.get(self.words.language, "\N{NO-BREAK SPACE}%")
        return f"{self.number(100 * value, digits, signed=signed)}{mark}"

    @property
    def digits(self) -> int:
        """Digits of points after the point: letters have two."""
        return 2 if self.game == "kocka" else 1

    def points(self, value: float, *, signed: bool = False) -> str:
        """Return points in the game's unit."""
        return self.number(value, self.digits, signed=signed)

    def reach(self, interval: Interval, *, share: bool, signed: bool = False) -> str:
        """Return a number with half its interval, with one more digit where that would be rounded to nothing.

        >>> from fuda.core.words import Words
        >>> Figures("kocka", Words("en")).reach(Interval(0.04, 0.036, 0.044), share=False)
        '0.040 ± 0.004'
        """
        half = (interval.high - interval.low) / 2
        if half == 0:
            return (self.percent if share else self.points)(interval.mean, signed=signed)
        times, usual = (100, 1) if share else (1, self.digits)
        digits = usual + (times * half < 0.5 * 10**-usual)
        reach = self.percent(half, digits) if share else self.number(half, digits)
        return f"{self.number(times * interval.mean, digits, signed=signed)} ± {reach}"

    def card(self, card: str) -> str:
        """Return what a card is called: by the face that it shows, where that is what people see of it."""
        if card not in self._faces:
            return self.words.name(self.game, "card", card)
        face, name = self._faces[card]
        return self.words.name(self.game, "face", face) if self.words.has(f"{self.game}-face-{face}") else name

    def move(self, actions: list[str]) -> str:
        """Return a move in words: cards that the same is done with stand together; what only closes it is not said.

        >>> from fuda.core.words import Words
        >>> Figures("yojimbo", Words("en"), {"deck": "shipped", "players": 2, "hand": 5}).move(
        ...     ["change Y001", "change Y002", "draw"]
        ... )
        'Change Kokyunage, Shihonage'
        """
        parts = list[str]()
        actions = actions[:-1] if len(actions) > 1 and " " not in actions[-1] else actions
        for verb, group in groupby(actions, key=lambda action: action.partition(" ")[0]):
            same, key = list(group), f"{self.game}-action-{verb}"
            if len(same) > 1 and self.words.has(key):
                told = ", ".join(self.card(card) for action in same for card in action.split()[1:])
                parts.append(self.words.format(key, card=told, value=told))
            else:
                parts += [self.words.action(self.game, action, self.card) for action in same]
        return " · ".join(parts)

    def goal(self) -> str:
        """Return what the chance is a chance of."""
        return self.say("goal-kocka" if self.game == "kocka" else "goal")

    def unit(self) -> str:
        """Return what the game counts in."""
        return self.say("unit-kocka" if self.game == "kocka" else "unit")

    def unit_of(self) -> str:
        """Return the same after a number, which has decimals."""
        return self.say("unit-of-kocka" if self.game == "kocka" else "unit-of")

    def amount(self, points: float) -> str:
        """Return points in the game's unit, with its word."""
        unit = "letters" if self.game == "kocka" else "points"
        return self.words.format(f"practice-{unit}", count=self.points(points))

    def sentence(self, reason: Reason) -> str:
        """Return what a reason says."""
        args: dict[str, object] = {}
        for name, value in reason.args.items():
            if name == "best":
                args[name] = self.move(value)
            elif name == "points":
                args[name] = self.points(value)
            elif isinstance(value, int | float):
                args[name] = self.number(value, 1 if name == "chance" or abs(value) < 10 else 0)
            else:
                args[name] = self.words.name(self.game, name, value)
        key = reason.key if self.words.has(reason.key) else LOST
        return self.words.format(key, **args)


class Teller(Figures):
    """Says what a review holds."""

    def __init__(self, review: Review, words: Words) -> None:
        super().__init__(review.game, words, review.table)
        self.review = review

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.words.format("replay-seat", seat=seat)

    def scores(self) -> str:
        """Return the result of the match."""
        return self.say("result", scores=" : ".join(str(score).replace("-", "−") for score in self.review.scores))

    def label(self, label: str) -> str:
        """Return what a choice is called."""
        return self.say(f"label-{label}")

    def many(self, label: str, count: int, *, number: bool = True) -> str:
        """Return how many choices were called so, with the number or without."""
        name = self.say(f"many-{label}", count=count)
        return f"{count} {name}" if number else name

    def where(self, moment: Moment) -> str:
        """Return which moment it is."""
        where = self.say("moment", game=self.game, round=moment.round, number=moment.number)
        return self.say("asked", where=where) if moment.asked else where

    def sentences(self, moment: Moment) -> list[str]:
        """Return the sentences of a moment."""
        return [self.sentence(reason) for reason in moment.reasons]

    def hindsight(self, lost: Hindsight) -> str:
        """Return what the choice gave or cost with the true cards."""
        chance, points = (Interval(-each.mean, -each.high, -each.low) for each in (lost.chance, lost.points))
        return self.say(
            "hindsight",
            chance=self.reach(chance, share=True, signed=True),
            points=f"{self.reach(points, share=False, signed=True)} {self.unit_of()}",
        )

    def strokes(self, seat: int) -> list[Luck]:
        """Return the strokes of luck that are beyond doubt, the largest first."""
        sure = [
            each
            for each in self.review.luck
            if abs(each.chance[seat].mean) >= LEAST_STROKE and each.chance[seat].low * each.chance[seat].high > 0
        ]
        return sorted(sure, key=lambda each: -abs(each.chance[seat].mean))

    def terms(self, account: Account) -> list[tuple[str, Term]]:
        """Return the names and terms of an account, those that are exactly nothing left out."""
        nothing = Interval(0.0, 0.0, 0.0)
        names = ("deals", "draws", "hidden", "finds", "errors")
        rows = [(self.say("start"), account.start)]
        for name in names:
            term: Term = getattr(account, name)
            if (term.points, term.chance) != (nothing, nothing):
                rows.append((self.say(name), term))
        for seat, term in enumerate(account.others):
            if seat != account.seat:
                rows.append((self.say("others", name=self.name(seat)), term))
        if account.ended.points.mean or account.ended.chance.mean:
            rows.append((self.say("ended"), account.ended))
        return [*rows, (self.say("total"), account.total), (self.say("came"), account.result)]
