"""Other ways that a match might have gone: a move tried at one of its moments, then the reference policy for everybody.

In the same cards a line shows what would have come; in sampled ones it follows from what the seat could know.
"""

from typing import Any

import msgspec

from fuda.bots.scale import CHANCE, POINTS
from fuda.catalogue import game as find
from fuda.core import record as records
from fuda.core.errors import FudaError
from fuda.core.host import copy, plain
from fuda.core.match import Match
from fuda.core.rng import streams
from fuda.review.estimate import Interval, Sample
from fuda.review.trajectory import Deal, Decision, Trajectory, blanked, trajectory
from fuda.review.worlds import Worlds, derived

WORLDS = 256  # in which a move is compared with the one that was played


class Ending(msgspec.Struct):
    """Where a line leads: to the end of its round, or of the match in games that are valued there; by seat."""

    scores: list[int]
    points: list[float]  # to the end of the match, against the others
    chance: list[float]  # to win the match


class Line(msgspec.Struct):
    """A way that the match might have gone from a moment on."""

    number: int  # of the move in whose place another was tried, from 1
    seat: int
    sampled: bool  # in cards that fit what the seat knew, drawn by the seed; otherwise in the true ones
    seed: int
    moves: list[list[Any]]  # each a seat and its actions, as in a record; the first is the one tried
    ending: Ending
    really: Ending | None  # how the played move ended, in the same cards; None where people broke the match off
    points_gained: Interval  # by the tried move against the played one, in worlds that the seat could believe in
    chance_gained: Interval
    worlds: int
    done: bool = True


def line(record: object, number: int, move: list[str], *, sampled: bool = False, seed: int = 0) -> Line:
    """Try another whole move in the place of move `number`, from 1, and let the reference policy play on.

    The same record, move and seed give the same line. A move that the rules refuse is refused with their clause.
    """
    played = trajectory(record)
    decisions = {step.number: step for step in played.steps if isinstance(step, Decision)}
    if number not in decisions:
        raise FudaError(f"there is no move {number!r}; moves: 1 to {len(decisions)}")
    decision, worlds = decisions[number], Worlds(played.game, played.table)
    before = _before(record, number)
    continuation = Continuation(worlds, seed)
    if sampled:
        start = played.game.sample(before.view(decision.seat), seed)
        real = start.fork()
        real.play(*(played.game.spec.text(action) for action in decision.move), seat=decision.seat, deal=False)
        really = continuation.ending(continuation.played_on(real))
        begun = 0
    else:
        start, really = before, _really(played, worlds, number)
        begun = len(start.moves)
    others = () if sampled else _together(before, record, number)
    start.play(*move, seat=decision.seat, deal=False)
    for seat, *actions in others:
        start.play(*actions, seat=seat, deal=False)
    continuation.played_on(start)
    tried = tuple(played.game.spec.action(text) for text in start.moves[begun][1])
    points, chance = _gained(worlds, played, decision, tried, seed)
    return Line(
        number=number,
        seat=decision.seat,
        sampled=sampled,
        seed=seed,
        moves=[[seat, *actions] for seat, actions in start.moves[begun:]],
        ending=continuation.ending(start),
        really=really,
        points_gained=points,
        chance_gained=chance,
        worlds=WORLDS * worlds.part.CHEAP,
    )


class Continuation:
    """Plays on by the reference policy, move by move."""

    def __init__(self, worlds: Worlds, seed: int) -> None:
        self.worlds, self.seed = worlds, seed

    def played_on(self, match: Match) -> Match:
        """Play a match on to where its result can be read."""
        while not self._ended(match):
            if not match.seats:
                match.deal()
                continue
            seat, actions = self._move(match)
            match.play(*actions, seat=seat, deal=False)
        return match

    def ending(self, match: Match) -> Ending:
        """Return where a line has led."""
        return _ending(self.worlds, match.scores, match.state)

    def _ended(self, match: Match) -> bool:
        return match.over or (self.worlds.by_rounds and match.resting)

    def _move(self, match: Match) -> tuple[int, list[str]]:
        game, seat, state = match.game, match.seats[0], copy(match.state)
        rng = streams(derived(self.seed, "line", len(match.moves)))
        actions: list[str] = []
        while True:
            legal = game.actions(state, match.table, seat)
            action = self.worlds.preferred(state, seat, rng) if len(legal) > 1 else legal[0]
            game.rules.step(state, match.table, seat, action)
            actions.append(game.spec.text(action))
            if game.spec.more is None or not game.spec.more(plain(state), game.plain_table, seat):
                return seat, actions


def _before(record: object, number: int) -> Match:
    """Return the match of a record before one of its moves."""
    kept = records.check(record)
    match = records.begin(kept, find)
    for made in range(1, number):
        records.play(match, kept, made)
    match.deal()
    return match


def _together(before: Match, record: object, number: int) -> list[list[Any]]:
    """Return what the others really chose who choose in secret at the same time, and had not yet."""
    waiting = set(before.seats) - {records.check(record).moves[number - 1][0]}
    found: list[list[Any]] = []
    for move in records.check(record).moves[number:] if waiting else ():
        if move[0] not in waiting:
            break
        waiting.discard(move[0])
        found.append(move)
    return found


def _really(played: Trajectory, worlds: Worlds, number: int) -> Ending | None:
    """Return how the round of a move, or the match, really ended."""
    for step in played.steps:
        if worlds.by_rounds and isinstance(step, Deal) and step.number >= number:
            return _ending(worlds, played.game.scores(step.before, played.table), step.before)
    return None if played.cut_short else _ending(worlds, played.match.scores, played.match.state)


def _ending(worlds: Worlds, scores: Any, state: Any) -> Ending:
    value = worlds.value(state)
    return Ending(list(scores), value[POINTS].tolist(), value[CHANCE].tolist())


def _gained(
    worlds: Worlds, played: Trajectory, decision: Decision, tried: tuple[int, ...], seed: int
) -> tuple[Interval, Interval]:
    """Return what the tried move brings beyond the played one, as far as its seat could know."""
    game, seat = played.game, decision.seat
    root = blanked(game, decision.before, played.table, seat)
    sample = Sample()
    count = WORLDS * worlds.part.CHEAP
    sample.add(worlds.believed(root, seat, [tried, decision.move], count, derived(seed, "gained", decision.number)))
    phase = game.spec.phase(plain(root), game.plain_table)
    if tried == decision.move:
        return Interval(0.0, 0.0, 0.0), Interval(0.0, 0.0, 0.0)
    points, chance = (
        sample.difference(0, 1, measure, seat).calibrated(game.name, phase, "behind", measure, count)
        for measure in (POINTS, CHANCE)
    )
    return points, chance
