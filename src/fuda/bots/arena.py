"""Matches between bots: every deal is played with everybody in every seat, so that luck of the cards cancels out.

A contest is a `Setting`. Its matches are numbered by deal and rotation, and everything random in a match follows from
the contest's seed and these two numbers: with budgets in simulations the results are always the same, whoever plays
them and in whatever order.
"""

import hashlib
import re
import time
from collections.abc import Sequence
from typing import Any, Self

import msgspec

from fuda.bots import BUDGETS, LEVELS, WARMING, Bot, Move, bot, levels
from fuda.bots.decisions import Collector, Decisions
from fuda.bots.diagnosis import Decision, Losses, examine
from fuda.bots.program import BUDGET, LEAVING, Lost, Program
from fuda.bots.search import parse_budget
from fuda.bots.versions import versions
from fuda.catalogue import game as find
from fuda.core.contract import Json
from fuda.core.errors import FudaError, IllegalAction, choices
from fuda.core.game import Game
from fuda.core.match import Match

EXEC = "exec:"
_OWN_BUDGET = re.compile(r"(.*)@(\d+(?:ms|sims))", re.DOTALL)


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part: a level or another program, with its budget for a decision."""

    name: str  # a level, or `exec:` and a command
    budget: str | None  # None: it needs none

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.name}@{self.budget}"

    @property
    def command(self) -> str | None:
        """The command of another program."""
        return self.name.removeprefix(EXEC) if self.name.startswith(EXEC) else None


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a contest is; results of different settings do not belong together."""

    game: str
    preset: str
    table: dict[str, Any]
    entrants: list[str]  # at least two; the last one also takes the seats that are left
    seed: int
    versions: dict[str, str]  # of what decides the moves; `code` is a digest of rules and bots
    reference: str | None = None  # who looks at the entrants' choices

    @property
    def seats(self) -> int:
        """How many sit at the table, and how many rotations a deal has."""
        return self.rules().seats

    def rules(self) -> Game:
        """Return the game with its table rules."""
        return find(self.game, self.preset, **self.table)


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a match was lost before its end."""

    seat: int
    kind: str  # as `Lost` names it
    detail: str
    errors: str = ""  # what the program said last on standard error


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished match; lists are by seat."""

    deal: int
    rotation: int
    seed: int  # `fuda.game(…).new(seed=…, duplicate=True)` deals these cards
    entrants: list[int]  # who sat there, by place in the setting's list
    scores: list[int]
    winners: list[int]
    rounds: int
    moves: int
    fault: Fault | None
    decisions: list[int]  # moves where there was a choice
    seconds: list[float]  # that they took
    losses: list[Losses] = []  # by entrant and kind of choice, where there is a reference

    @property
    def number(self) -> tuple[int, int]:
        """What tells a match from others of its contest."""
        return self.deal, self.rotation


def entrant(text: str, budget: str | None = None) -> Entrant:
    """Read an entrant, `thinker`, `thinker@2000sims` or `exec:COMMAND`; `budget` is for those who name none.

    >>> str(entrant("thinker")), str(entrant("master@2000sims")), str(entrant("exec:python bot.py", "50ms"))
    ('thinker@50ms', 'master@2000sims', 'exec:python bot.py@50ms')
    """
    name, _, own = text.partition("@")
    if text.startswith(EXEC):  # a command may well have an @ in it
        found = _OWN_BUDGET.fullmatch(text)
        name, own = (found[1], found[2]) if found else (text, "")
    if name.startswith(EXEC):
        if not name.removeprefix(EXEC).strip():
            raise FudaError(f"{text!r} names no program; write for example exec:./mybot")
    elif name not in LEVELS:
        raise FudaError(f"there is no opponent {name!r}; there are: {choices(LEVELS)}, {EXEC}COMMAND")
    elif name not in BUDGETS:
        if own:
            raise FudaError(f"{name} does not search and takes no budget; those who do: {choices(BUDGETS)}")
        return Entrant(name, None)
    chosen = own or budget or BUDGETS.get(name, BUDGET)
    parse_budget(chosen)
    return Entrant(name, chosen)


def setting(game: Game, entrants: Sequence[Entrant], seed: int, reference: Entrant | None = None) -> Setting:
    """Return the setting of a contest at a table, perhaps with a reference that looks at the entrants' choices."""
    if not 2 <= len(entrants) <= game.seats:
        raise FudaError(f"{len(entrants)} entrants; {game.name} takes 2 to {game.seats} here")
    offered = levels(game.name)
    for each in (*entrants, *([reference] if reference else [])):
        if each.command is None and each.name not in offered:
            raise FudaError(f"there is no opponent {each.name!r} in {game.name}; levels: {choices(offered)}")
    names, judge = [str(each) for each in entrants], None if reference is None else str(reference)
    return Setting(game.name, game.preset, dict(game.options), names, seed, versions(), judge)


def seating(seats: int, entrants: int, rotation: int) -> list[int]:
    """Return who sits in each seat; the last entrant takes all the seats that are left.

    >>> [seating(4, 2, rotation) for rotation in range(4)]
    [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
    """
    return [min((seat - rotation) % seats, entrants - 1) for seat in range(seats)]


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed of a deal's cards."""
    return _number(f"deal {seed} {deal}")


def move_seed(seed: int, deal: int, rotation: int, seat: int, move: int) -> int:
    """Return the seed of a decision."""
    return _number(f"move {seed} {deal} {rotation} {seat} {move}")


class Referee:
    """Plays the matches of a contest, one after another; a program stays in its chair as long as it behaves."""

    def __init__(self, setting: Setting, *, keep: bool = False) -> None:
        """Seat the entrants; with `keep`, `decisions` has those of the last match."""
        self.setting, self.keep = setting, keep
        self.decisions: Decisions | None = None  # none of a match that was lost by a fault
        self.game = setting.rules()
        who = [entrant(text) for text in setting.entrants]
        self.chairs = [who[min(chair, len(who) - 1)] for chair in range(self.game.seats)]  # by seat in rotation 0
        self.bots: list[Bot] = [
            bot(self.game.name, each.name) if each.command is None else Program(each.command) for each in self.chairs
        ]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self.bots:
            if isinstance(each, Program):
                each.close(patience=LEAVING)

    def warm(self) -> None:
        """Compile what a match calls, so that no clock runs while that is done: each phase is thought about once."""
        match, known = self.game.new(seed=0), set[tuple[str, str]]()
        while not match.over and len(match.moves) < 400:
            seat = match.seats[0]
            view = match.view(seat, hints=False)
            for each, player in zip(self.chairs, self.bots, strict=True):
                if not isinstance(player, Program) and (each.name, view["phase"]) not in known:
                    known.add((each.name, view["phase"]))
                    player.choose(view, 0, WARMING if each.budget else None)
            match.play(*bot(self.game.name, "random").choose(view, len(match.moves)), seat=seat)

    def play(self, deal: int, rotation: int) -> Result:
        """Play one match."""
        seats = self.game.seats
        order = [(seat - rotation) % seats for seat in range(seats)]  # chairs by seat
        seed, entrants = deal_seed(self.setting.seed, deal), seating(seats, len(self.setting.entrants), rotation)
        match, clock = self.game.new(seed=seed, duplicate=True), _Clock(seats)
        made: list[tuple[int, Json, Move]] = []
        kept = Collector(self.game) if self.keep else None
        fault, rounds = self._play(match, deal, rotation, [self.bots[chair] for chair in order], clock, made, kept)
        self.decisions = None if kept is None or fault else kept.finish(match, deal, rotation, entrants)
        winners = [s for s in range(seats) if s != fault.seat] if fault else list(match.winners)
        for player in self.bots:
            if isinstance(player, Program):
                player.finish(_told(match, winners, fault))
        return Result(
            deal=deal,
            rotation=rotation,
            seed=seed,
            entrants=entrants,
            scores=list(match.scores),
            winners=winners,
            rounds=rounds,
            moves=len(match.moves),
            fault=fault,
            decisions=clock.decisions,
            seconds=clock.seconds,
            losses=self._losses([Decision(entrants[seat], view, move) for seat, view, move in made], deal, rotation),
        )

    def _losses(self, decisions: Sequence[Decision], deal: int, rotation: int) -> list[Losses]:
        """Have the reference, where there is one, look at what was decided."""
        if self.setting.reference is None:
            return []
        judge = entrant(self.setting.reference)
        assert judge.budget is not None
        seed = _number(f"losses {self.setting.seed} {deal} {rotation}")
        return examine(self.game.name, judge.name, judge.budget, decisions, seed)

    def _play(
        self,
        match: Match,
        deal: int,
        rotation: int,
        players: Sequence[Bot],
        clock: "_Clock",
        made: list[tuple[int, Json, Move]],
        kept: Collector | None,
    ) -> tuple[Fault | None, int]:
        """Play to the end or to somebody's fault, and return that with the number of finished rounds.

        Choices go into `made` where there is a reference to look at them, all decisions into `kept`.
        """
        rounds, seat = 0, 0
        try:
            for seat, player in enumerate(players):
                if isinstance(player, Program):
                    player.begin(self.game, seat)
            while not match.over:
                seat = match.seats[0]
                dice = move_seed(self.setting.seed, deal, rotation, seat, len(match.moves))
                budget = self.chairs[(seat - rotation) % self.game.seats].budget
                move = decide(match, seat, players[seat], dice, budget, clock)
                view = None if self.setting.reference is None else match.view(seat, hints=False)
                if kept is not None:
                    kept.add(match, seat, move)
                match.play(*move, seat=seat, deal=False)
                if view is not None and len(view["legal"]) > 1:
                    made.append((seat, view, move))
                while not match.over and not match.seats:  # a finished round rests
                    rounds += 1
                    if kept is not None:
                        kept.end_round(match)
                    match.deal(rest=True)
        except IllegalAction as error:
            return Fault(seat, "illegal", str(error)), rounds
        except Lost as lost:
            player = players[seat]
            assert isinstance(player, Program)
            player.close()
            return Fault(seat, lost.kind, lost.detail, player.errors), rounds
        return None, rounds + 1


class _Clock:
    """How long each seat has thought, and how often."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats


def decide(
    match: Match, seat: int, player: Bot, seed: int, budget: str | None, clock: _Clock | None = None
) -> tuple[str, ...]:
    """Ask a player for a move: its own view is all that it gets."""
    view = match.view(seat, hints=isinstance(player, Program))
    start = time.perf_counter()
    move = player.choose(view, seed, budget)
    if clock is not None and len(view["legal"]) > 1:
        clock.decisions[seat] += 1
        clock.seconds[seat] += time.perf_counter() - start
    return move


def _told(match: Match, winners: list[int], fault: Fault | None) -> dict[str, Any]:
    """Return what programs learn at the end; the details of another's fault might show its cards."""
    lost = {"seat": fault.seat, "kind": fault.kind} if fault else None
    return {"scores": list(match.scores), "winners": winners, "fault": lost}


def _number(text: str) -> int:
    """Return a number below 2⁵³, which every reader of JSON can hold, that a text stands for."""
    return int.from_bytes(hashlib.sha256(f"fuda-arena {text}".encode()).digest()[:8], "big") >> 11
