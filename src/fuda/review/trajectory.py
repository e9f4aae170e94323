"""The trajectory of a recorded match: every choice and every stroke of chance, with the states before and after it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from fuda.bots import players
from fuda.catalogue import game as find
from fuda.core import record
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.host import copy, plain
from fuda.core.match import Match
from fuda.core.rng import streams
from fuda.core.verification import signers

MOST_MOVES = 60  # whole moves that are all tried; of more, what a sensible player thinks of
THOUGHT_OF = 16  # of those, so many and the one played
Move = tuple[int, ...]  # a whole one, its actions in the kernel's order


@dataclass(frozen=True)
class Decision:
    """A move that a seat made where it had a choice, or had none."""

    number: int  # of the move in the record, from 1
    round_number: int
    seat: int
    before: One  # of moves in secret at the same time: before the first of them
    after: One
    move: tuple[int, ...]
    together: tuple[tuple[int, tuple[int, ...]], ...]  # the moves of all who chose at the same time, () otherwise


@dataclass(frozen=True)
class Deal:
    """Lots that were dealt: the first cards, or a new round's."""

    number: int  # moves made before it
    round_number: int  # that it begins
    before: One
    after: One


@dataclass(frozen=True)
class Trajectory:
    """A whole match."""

    game: Game
    table: One
    match: Match  # at its end
    steps: tuple[Decision | Deal, ...]

    @property
    def asked(self) -> frozenset[int]:
        """The numbers of the moves before which the coach was asked."""
        moves = self.match.moves
        return frozenset(
            next(number for number, (mover, _) in enumerate(moves[after:], after + 1) if mover == seat)
            for after, seat in self.match.asked
            if any(mover == seat for mover, _ in moves[after:])
        )

    @property
    def cut_short(self) -> bool:
        """Whether people ended it, not the rules."""
        return self.match.stopped or bool(self.match.resigned)


def trajectory(data: object) -> Trajectory:
    """Replay a record, everything checked, and return its trajectory; a bad one is refused as by `fuda verify`."""
    kept = record.check(data)
    signers(kept)
    match = record.begin(kept, find)
    game, rules = match.game, match.game.rules
    start = np.zeros(1, game.spec.rules.STATE)
    rules.start(start, match.table)
    steps: list[Decision | Deal] = [Deal(0, 1, start, match.state)]
    together: list[int] = []  # places of a group's decisions among the steps
    opening: One = start
    waiting = 0
    for number in range(1, len(kept.moves) + 1):
        if not match.seats:
            rest = match.state
            match.deal()
            if not match.over:
                steps.append(Deal(number - 1, round_of(match.state), rest, match.state))
        before = match.state
        acting = int(rules.to_act(before, match.table))
        if not waiting and acting & (acting - 1):
            waiting, opening, together = acting, before, []
        record.play(match, kept, number)
        seat, move = match.moves[-1]
        actions = tuple(game.spec.action(text) for text in move)
        steps.append(Decision(number, round_of(before), seat, opening if waiting else before, match.state, actions, ()))
        if waiting:
            together.append(len(steps) - 1)
            waiting &= ~(1 << seat)
            if not waiting:
                _gather(steps, together)
    record.finish(match, kept)
    return Trajectory(game, match.table, match, tuple(steps))


def _gather(steps: list[Decision | Deal], places: list[int]) -> None:
    """Let the decisions of a group know each other, in the order of the seats: that of arrival means nothing."""
    group: list[Decision] = sorted((steps[place] for place in places), key=lambda each: each.seat)  # type: ignore[arg-type]
    moves = tuple((each.seat, each.move) for each in group)
    for place, each in zip(sorted(places), group, strict=True):
        steps[place] = Decision(
            each.number, each.round_number, each.seat, each.before, each.after, each.move, moves
        )  # fmt: skip


def round_of(state: One) -> int:
    """Return the number of a state's round, 1 in a game that counts none."""
    names = state.dtype.names or ()
    return int(state[0].round_number) if "round_number" in names else 1


def moves(game: Game, root: One, table: One, seat: int, played: Move | None) -> list[Move]:
    """Return the whole moves of a seat in a blanked position, the played one among them where there is one.

    Where there are too many, those that the greedy player thinks of.
    """
    own = [] if played is None else [played]
    found = all_moves(game, root, table, seat)
    if found is not None:
        return list(dict.fromkeys([*found, *own]))
    view = game.project(root, seat, hints=False)
    thought = players(game.name).greedy().consider(view, 0)[:THOUGHT_OF]
    read = [tuple(sorted(game.spec.action(text) for text in each.move)) for each in thought]
    return list(dict.fromkeys([*read, *own]))


def all_moves(game: Game, root: One, table: One, seat: int) -> list[Move] | None:
    """Return the whole moves of a seat in a blanked position, None where there are too many to try them all."""
    found: list[Move] = []
    # What is legal within a move follows from what the seat knows, so any world that fits the position will do.
    world = copy(root)
    game.rules.redeal(world, table, streams(0))
    for move in _moves(game, world, table, seat, ()):
        found.append(move)
        if len(found) > MOST_MOVES:
            return None
    return found


def _moves(game: Game, state: One, table: One, seat: int, begun: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for action in game.actions(state, table, seat):
        following = copy(state)
        game.rules.step(following, table, seat, action)
        move = (*begun, action)
        if game.spec.more is None or not game.spec.more(plain(following), game.plain_table, seat):
            yield move
        else:
            yield from _moves(game, following, table, seat, move)


def blanked(game: Game, state: One, table: One, seat: int) -> One:
    """Return what a seat may know of a state."""
    root: Any = copy(state)
    game.rules.blank(root, table, seat)
    return root
