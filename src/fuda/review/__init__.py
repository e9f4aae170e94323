"""The coach: what every choice of a finished match was worth, and how luck and play led to its result.

`review(record)` refines: a first look at everything, then the close calls and the mistakes, worst first, then the
account. The same record, seat, effort and seed give the same review, and what it says of a seat's choices follows from
what that seat could know.
"""

import heapq
import math
from collections.abc import Iterator
from typing import NamedTuple

from fuda.bots.scale import CHANCE, POINTS
from fuda.core.errors import FudaError, choices
from fuda.review.account import Ledger
from fuda.review.choice import Choice
from fuda.review.estimate import Estimate, Interval, total
from fuda.review.reasons import reasons
from fuda.review.report import EQUAL, LABELS, Moment, Review, Start, Summary
from fuda.review.trajectory import Deal, Decision, Trajectory, trajectory
from fuda.review.worlds import Worlds

__all__ = ["EFFORTS", "Interval", "Moment", "Review", "review"]


class Effort(NamedTuple):
    """How much a review looks at."""

    first: int  # worlds of every choice
    most: int  # worlds of a choice that needs them
    others: int  # worlds of the choices of seats that were not asked for
    account: int  # worlds of each term of the account
    close: float  # times as wide as CLOSE an interval may be

    def times(self, factor: int) -> "Effort":
        """Return the same with so many times the worlds."""
        return self._replace(
            first=self.first * factor,
            most=self.most * factor,
            others=self.others * factor,
            account=self.account * factor,
        )


EFFORTS = {
    "quick": Effort(first=32, most=32, others=16, account=32, close=4.0),
    "normal": Effort(first=48, most=24576, others=48, account=192, close=1.0),
    "deep": Effort(first=64, most=98304, others=384, account=1024, close=0.5),
}
# Half of an interval of what was lost that is close enough, in points (letters) of each game and in chance.
CLOSE = {"koikoi": 0.5, "kocka": 0.03, "yojimbo": 0.5}
CLOSE_CHANCE = 0.02
SOON = 4  # times as many worlds as at first: all that is not sure gets them, worst first, before anything gets more
AT_ONCE = 512  # worlds of one look at most: they are all in memory
LEAST, GROWTH = 0.08, 0.5  # of the worlds of a choice: how many more a further look brings
TOLD = 24  # looks between two reviews that are yielded
NOTED = 0.2  # of the account, between two reviews that are yielded
# lichess' curve from the chance lost, in percent, to an accuracy, in percent.
CURVE = (103.1668, 0.04354, 3.1669)


def review(record: object, seat: int | None = None, effort: str = "normal", seed: int = 0) -> Iterator[Review]:
    """Review a finished match, for one seat or for all; each review is better than the one before, the last is whole.

    A record that is unfinished, edited, foreign or older is refused with the error of `fuda verify`.
    """
    if effort not in EFFORTS:
        raise FudaError(f"there is no effort {effort!r}; efforts: {choices(EFFORTS)}")
    played = trajectory(record)
    if seat is not None and seat not in range(played.game.seats):
        raise FudaError(f"there is no seat {seat!r}; seats: 0 to {played.game.seats - 1}")
    return _Reviewing(played, seat, effort, seed).run()


class _Reviewing:
    """A review on its way."""

    def __init__(self, played: Trajectory, seat: int | None, effort: str, seed: int) -> None:
        self.trajectory, self.seat, self.effort, self.seed = played, seat, effort, seed
        self.worlds = Worlds(played.game, played.table)
        self.plan = EFFORTS[effort].times(self.worlds.part.CHEAP)
        self.choices: dict[int, Choice] = {}
        self.ledger = Ledger(played, self.worlds, self.choices, seed, self.plan.account)
        self.asked = played.asked
        self.progress, self.done, self.accounted = 0.0, False, False

    def run(self) -> Iterator[Review]:
        """Refine, and yield what is known."""
        plan = self.plan
        decisions = [step for step in self.trajectory.steps if isinstance(step, Decision)]
        own = [step for step in decisions if self.seat in (None, step.seat)]
        others = [step for step in decisions if step not in own]
        yield from self._first(own, plan.first, 0.0, 0.2)
        yield from self._refine(plan)
        yield from self._first(others, plan.others, 0.5, 0.6)
        noted = 0.0
        for share in self.ledger.run():
            self.progress = 0.6 + 0.4 * share
            if share - noted > NOTED:
                noted = share
                yield self.report()
        self.accounted = self.done = True
        self.progress = 1.0
        yield self.report()

    def _first(self, decisions: list[Decision], count: int, begin: float, end: float) -> Iterator[Review]:
        """Look at decisions for the first time; those with one move only are none."""
        for place, decision in enumerate(decisions):
            choice = Choice(self.trajectory.game, self.worlds, decision, self.seed)
            self.progress = begin + (end - begin) * (place + 1) / len(decisions)
            if choice.choices < 2:
                continue
            choice.look(count)
            self.choices[decision.number] = choice
            if place % 16 == 15:
                yield self.report()
        yield self.report()

    def _refine(self, plan: Effort) -> Iterator[Review]:
        """Look again at what is not sure enough: worst first, and what needs very many worlds last."""
        asked, waiting = self._asked(), list[tuple[float, float, int]]()
        for choice in asked:
            self._wait(choice, plan, waiting)
        looks = 0
        while waiting:
            choice = self.choices[heapq.heappop(waiting)[-1]]
            choice.look(self._more(choice, plan))
            self._wait(choice, plan, waiting)
            looks += 1
            self.progress = 0.2 + 0.3 * (1 - len(waiting) / len(asked))
            if looks % TOLD == 0 and waiting:
                yield self.report()
        self.progress = 0.5
        yield self.report()

    def _wait(self, choice: Choice, plan: Effort, waiting: list[tuple[float, float, int]]) -> None:
        """Have a choice looked at again where it should be."""
        if self._more(choice, plan):
            known, high = choice.sample.worlds, choice.interval(choice.lost().chance, "lost", CHANCE).high
            needed = known * self._wide(choice, plan) ** 2 if known >= SOON * plan.first else 0.0
            heapq.heappush(waiting, (needed, -high, choice.decision.number))

    def _more(self, choice: Choice, plan: Effort) -> int:
        """Return in how many more worlds a choice should be tried: an interval's square shrinks as worlds grow."""
        known, wide = choice.sample.worlds, self._wide(choice, plan)
        if wide <= 1.0 or not choice.matters:
            return 0
        return min(plan.most - known, AT_ONCE, math.ceil(known * min(GROWTH, max(LEAST, wide**2 - 1))))

    def _wide(self, choice: Choice, plan: Effort) -> float:
        """Return how many times as wide as it may be what a choice lost is known."""
        lost = choice.lost()
        close = {POINTS: plan.close * CLOSE.get(choice.game.name, math.inf), CHANCE: CLOSE_CHANCE}
        intervals = ((choice.interval(lost[measure], "lost", measure), most) for measure, most in close.items())
        return max((each.high - each.low) / 2 / most for each, most in intervals)

    def _asked(self) -> list[Choice]:
        return [each for _, each in sorted(self.choices.items()) if self.seat in (None, each.decision.seat)]

    def report(self) -> Review:
        """Return what is known by now."""
        match, game = self.trajectory.match, self.trajectory.game
        asked = self._asked()
        seats = range(game.seats) if self.seat is None else (self.seat,)
        moments = [self._moment(choice) for choice in asked]
        return Review(
            game=game.name,
            preset=game.preset,
            table=dict(game.options),
            seats=game.seats,
            seat=self.seat,
            effort=self.effort,
            seed=self.seed,
            scores=list(match.scores),
            winners=list(match.winners),
            moments=moments,
            luck=list(self.ledger.luck),
            summaries=[self._summary(each, asked, moments) for each in seats],
            accounts=[self.ledger.account(each) for each in range(game.seats)] if self.accounted else [],
            starts=[
                Start(step.number, step.round_number, self.worlds.value(step.before)[CHANCE].tolist())
                for step in self.trajectory.steps
                if isinstance(step, Deal)
            ],
            done=self.done,
            progress=round(self.progress, 3),
        )

    def _moment(self, choice: Choice) -> Moment:
        moment = choice.moment()
        if moment.label != EQUAL and not moment.reasons:
            moment = choice.moment(reasons(choice))
        moment.asked = moment.number in self.asked
        return moment

    def _summary(self, seat: int, asked: list[Choice], moments: list[Moment]) -> Summary:
        own = [
            (choice, moment) for choice, moment in zip(asked, moments, strict=True) if choice.decision.seat == seat
        ]  # fmt: skip
        mattered = [choice for choice, moment in own if moment.matters]
        lost = [choice.lost() for choice in mattered]
        count = max(1, len(mattered))
        return Summary(
            seat=seat,
            choices=len(own),
            mattered=len(mattered),
            labels={label: sum(moment.label == label for _, moment in own) for label in LABELS},
            points_lost=_share(total([each[POINTS] for each in lost]), count),
            chance_lost=_share(total([each[CHANCE] for each in lost]), count),
            accuracy=_accuracy([each[CHANCE] for each in lost]),
        )


def _share(whole: Estimate, count: int) -> Interval:
    return Estimate(whole.mean / count, whole.error / count, whole.worlds).interval()


def _accuracy(lost: list[Estimate]) -> Interval:
    """Return the mean accuracy of choices, by the chance that each lost."""
    top, slope, base = CURVE
    parts: list[Estimate] = []
    for each in lost:
        level = top * math.exp(-slope * 100 * each.mean)
        parts.append(Estimate(level - base, level * slope * 100 * each.error, each.worlds))
    if not parts:
        return Interval(100.0, 100.0, 100.0)
    found = _share(total(parts), len(parts))
    return Interval(*(min(100.0, max(0.0, value)) for value in (found.mean, found.low, found.high)))
