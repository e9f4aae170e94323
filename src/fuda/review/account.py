"""The account: how luck, hidden cards and everybody's play lead from the start of a match to its result.

V is what the reference policy, in all seats, makes of the true cards with the stock unordered. A result is the start
and all changes of V: chance where something was dealt or drawn, and at each choice what the seat could know of it (A,
in worlds that it believes in) and the rest, the hidden cards (H). Every term has worlds of its own, so that their sum
meets the result only if all of them are right.
"""

from collections.abc import Iterator, Mapping

import numpy as np

from fuda.bots.scale import CHANCE, POINTS
from fuda.review.choice import Choice
from fuda.review.estimate import Estimate, Sample, exact, mean_of, total
from fuda.review.report import EQUAL, Account, Hindsight, Luck, Stroke, Term
from fuda.review.trajectory import Deal, Decision, Trajectory
from fuda.review.worlds import NO_MOVE, Worlds, derived

MEASURES = (POINTS, CHANCE)
Terms = list[list[list[Estimate]]]  # by measure and seat


class Ledger:
    """All terms, as far as they are known."""

    def __init__(
        self, trajectory: Trajectory, worlds: Worlds, choices: Mapping[int, Choice], seed: int, count: int
    ) -> None:
        self.trajectory, self.worlds, self.choices = trajectory, worlds, choices
        self.seed, self.count = seed, count
        seats = range(trajectory.game.seats)
        self.deals, self.draws, self.hidden = (self._terms() for _ in range(3))
        self.luck: list[Luck] = []
        self._seats = seats

    def _terms(self) -> Terms:
        return [[[] for _ in range(self.trajectory.game.seats)] for _ in MEASURES]

    def run(self) -> Iterator[float]:
        """Work through the match, and say after each step which part of it is done."""
        for place, step in enumerate(self.trajectory.steps):
            if isinstance(step, Deal):
                self._deal(step, place)
            else:
                self._draw(step, place)
                choice = self.choices.get(step.number)
                if choice is not None:
                    self._hidden(choice, place)
            yield (place + 1) / len(self.trajectory.steps)

    def _deal(self, step: Deal, place: int) -> None:
        """Value a deal: what the cards are worth, against what the round was worth before them."""
        before = self.worlds.value(step.before)
        seed = derived(self.seed, "deal", place)
        after = self.worlds.evaluate(self.worlds.true(step.after, self.count, seed), 0, [NO_MOVE], seed).results
        gained = [[mean_of(after[:, 0, m, s] - np.float32(before[m, s])) for s in self._seats] for m in MEASURES]
        self._note(self.deals, gained)
        self.luck.append(_luck(step.number, step.round_number, "deal", None, gained))

    def _draw(self, step: Decision, place: int) -> None:
        """Value what a move drew, against all that it might have drawn."""
        if not self.worlds.part.drew(step.before[0], step.after[0]):
            return
        seed = derived(self.seed, "draw", place)
        worlds = self.worlds.true(step.before, self.count, seed)
        following = self.worlds.following(worlds, step.before, step.after, seed + 1)
        expected = self.worlds.evaluate(worlds, step.seat, [step.move], seed).results
        came = self.worlds.evaluate(following, step.seat, [NO_MOVE], seed).results
        gained = [[mean_of(came[:, 0, m, s] - expected[:, 0, m, s]) for s in self._seats] for m in MEASURES]
        self._note(self.draws, gained)
        self.luck.append(_luck(step.number, step.round_number, "draw", step.seat, gained))

    def _hidden(self, choice: Choice, place: int) -> None:
        """Value a choice with the true cards, and take away what its seat could know of it."""
        # By the reference policy nothing was gained or lost, whatever the cards; then only hindsight may be asked for.
        if choice.as_reference and choice.moment().label == EQUAL:
            return
        step, seed = choice.decision, derived(self.seed, "hidden", place)
        moves = [step.move, NO_MOVE, choice.moves[choice.order()[0]]]
        worlds = self.worlds.true(step.before, self.count, seed)
        first = _earlier(step, self.count, seed) if step.together else None
        true = self.worlds.evaluate(worlds, step.seat, moves, seed, step.together, first).results
        lost = [mean_of(true[:, 2, m, step.seat] - true[:, 0, m, step.seat]) for m in MEASURES]
        choice.hindsight = Hindsight(*(each.interval() for each in lost))
        if choice.as_reference:
            return
        known = Sample()
        known.add(self.worlds.believed(choice.root, step.seat, moves[:2], self.count, seed + 1))
        gained = [
            [
                total((mean_of(true[:, 0, m, s] - true[:, 1, m, s]), _negative(known.difference(0, 1, m, s))))
                for s in self._seats
            ]
            for m in MEASURES
        ]
        self._note(self.hidden, gained)

    def _note(self, terms: Terms, gained: list[list[Estimate]]) -> None:
        for measure in MEASURES:
            for seat in self._seats:
                terms[measure][seat].append(gained[measure][seat])

    def account(self, seat: int) -> Account:
        """Return the account of a seat."""
        (points, other_points), (chance, other_chance) = (self._column(measure, seat) for measure in MEASURES)
        single = {name: Term(points[name].interval(), chance[name].interval()) for name in points}
        others = [Term(*(each.interval() for each in pair)) for pair in zip(other_points, other_chance, strict=True)]
        return Account(seat=seat, others=others, **single)

    def _column(self, measure: int, seat: int) -> tuple[dict[str, Estimate], list[Estimate]]:
        """Return the terms of a seat in one measure, and what each seat's choices gave it."""
        worlds, trajectory = self.worlds, self.trajectory
        start = exact(float(worlds.value(trajectory.steps[0].before)[measure, seat]))
        deals, draws, hidden = (total(terms[measure][seat]) for terms in (self.deals, self.draws, self.hidden))
        own = [each for each in self.choices.values() if each.decision.seat == seat]
        lost = total([each.lost()[measure] for each in own])
        finds = total([each.found()[measure] for each in own])
        beyond = total([each.beyond(measure, seat) for each in own])
        others = [
            total([e.beyond(measure, seat) for e in self.choices.values() if e.decision.seat == j])
            if j != seat
            else exact(0.0)
            for j in self._seats
        ]
        result = float(self.result()[measure, seat])
        ended = self._ending(measure, seat, result) if trajectory.cut_short else exact(0.0)
        everything = total([start, deals, draws, hidden, beyond, *others, ended])
        terms = {
            "start": start,
            "deals": deals,
            "draws": draws,
            "hidden": hidden,
            "finds": finds,
            "errors": _negative(lost),
            "ended": ended,
            "total": everything,
            "result": exact(result),
        }
        return terms, others

    def _ending(self, measure: int, seat: int, result: float) -> Estimate:
        """Value an end by giving up or by agreement: the result against what the position was worth."""
        seed = derived(self.seed, "ending")
        worlds = self.worlds.true(self.trajectory.match.state, self.count, seed)
        played = self.worlds.evaluate(worlds, 0, [NO_MOVE], seed).results
        return _negative(mean_of(played[:, 0, measure, seat] - np.float32(result)))

    def result(self) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        """Return the result of the match in both measures by seat."""
        trajectory, match = self.trajectory, self.trajectory.match
        if not trajectory.cut_short:
            return self.worlds.value(match.state)
        scores, seats = np.array(match.scores, float), trajectory.game.seats
        points = scores - (scores.sum() - scores) / (seats - 1)
        losers = match.resigned if trajectory.game.spec.fewest else ()
        chance = np.array([float(seat in match.winners) / max(1, len(match.winners)) for seat in self._seats])
        if trajectory.game.spec.fewest:
            chance = np.array([1.0 - (seat in losers) / max(1, len(losers)) for seat in self._seats])
        return np.array([-points if trajectory.game.spec.fewest else points, chance])


def _earlier(step: Decision, count: int, seed: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Return who of a group moves before a seat in each world: every order of the seats is as likely."""
    dice, masks = np.random.default_rng(seed), np.zeros(count, np.int64)
    seats = [seat for seat, _ in step.together]
    for k in range(count):
        for seat in dice.permutation(seats):
            if seat == step.seat:
                break
            masks[k] |= 1 << int(seat)
    return masks


def _negative(one: Estimate) -> Estimate:
    return Estimate(-one.mean, one.error, one.worlds)


def _luck(number: int, round_number: int, kind: Stroke, seat: int | None, gained: list[list[Estimate]]) -> Luck:
    points, chance = ([each.interval() for each in gained[measure]] for measure in MEASURES)
    return Luck(number, round_number, kind, seat, points, chance)
