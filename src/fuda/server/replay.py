"""Finished matches: their records, what a verification finds, and every step of them, all hands open."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from fuda.core import record
from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.core.events import Event
from fuda.core.match import Match
from fuda.core.verification import verify
from fuda.server import wire
from fuda.server.commands import Refuse, refused
from fuda.server.projection import told
from fuda.server.tables import FindGame, Table

KEPT = 16  # replays that are remembered


@dataclass(frozen=True)
class Film:
    """A match at each of its steps."""

    steps: list[wire.Step]
    matches: list[Match]


class Films:
    """The replays that somebody looked at lately."""

    def __init__(self, find: FindGame) -> None:
        self.find = find
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._checks: OrderedDict[str, wire.Checks] = OrderedDict()
        self._busy = asyncio.Lock()  # one at a time: a replay is much work, and others need the threads too

    async def film(self, table: Table) -> Film:
        """Return the steps of a finished match."""
        kept = record_of(table)
        async with self._busy:
            if table.id not in self._films:
                self._films[table.id] = await asyncio.to_thread(_film, kept, table.substituted, self.find)
                while len(self._films) > KEPT:
                    self._films.popitem(last=False)
            self._films.move_to_end(table.id)
            return self._films[table.id]

    async def frame(self, table: Table, step: int) -> wire.Frame:
        """Return the table after a step, as every seat saw it."""
        film = await self.film(table)
        if not 0 <= step < len(film.matches):
            raise Refuse("unknown", f"there is no step {step}; steps: 0 to {len(film.matches) - 1}")
        return wire.Frame(step=step, views=views(film.matches[step]))

    async def preview(self, table: Table, step: int, begun: Sequence[str]) -> Json:
        """Return what a move that is begun after a step comes to, for the seat that moves next."""
        film = await self.film(table)
        following = film.steps[step + 1].seat if 0 <= step < len(film.steps) - 1 else None
        if following is None:
            raise Refuse("unknown", f"nobody moves after step {step}")
        try:
            return film.matches[step].preview(following, begun)
        except FudaError as error:
            raise refused(error) from error

    async def verify(self, table: Table, kept: Json) -> wire.Checks:
        """Return what holds of a finished match's record."""
        async with self._busy:
            if table.id not in self._checks:
                found = await asyncio.to_thread(verify, kept, self.find)
                checks = [wire.Check(what=what, holds=holds, detail=detail) for what, holds, detail in found]
                self._checks[table.id] = wire.Checks(checks=checks)
                while len(self._checks) > KEPT:
                    self._checks.popitem(last=False)
            return self._checks[table.id]


def record_of(table: Table) -> Json:
    """Return the record of a finished match; nobody gets one before the end."""
    if table.stage != "over" or table.match is None or not table.match.over:
        raise Refuse("not-now", "a match has a record when it is over")
    return table.match.record()


def _film(data: Json, substituted: set[int], find: FindGame) -> Film:
    """Play a record again, step by step."""
    kept = record.check(data)
    match = record.begin(kept, find)
    steps, matches, rounds = list[wire.Step](), list[Match](), 1

    def shoot(seat: int | None, actions: list[str], before: int) -> None:
        events: list[Event] = match.events[before:]
        substitute = seat is not None and len(match.moves) in substituted
        scores = list(match.scores)
        steps.append(
            wire.Step(
                round=rounds, seat=seat, actions=actions, substitute=substitute, events=told(events), scores=scores
            )
        )
        matches.append(match.fork())

    shoot(None, [], 0)
    for number in range(1, len(kept.moves) + 1):
        while match.resting:
            before = len(match.events)
            match.deal(rest=True)
            rounds += 1
            shoot(None, [], before)
        before = len(match.events)
        record.play(match, kept, number)
        seat, actions = match.moves[-1]
        shoot(seat, list(actions), before)
    before = len(match.events)
    record.finish(match, kept)
    if len(match.events) > before:
        shoot(None, [], before)
    return Film(steps, matches)


def views(match: Match) -> list[Json]:
    """Return what every seat sees, without its memory."""
    views = [match.view(seat) for seat in range(match.game.seats)]
    for view in views:
        del view["memory"]
    return views
