"""Other ways that a finished match might have gone, step by step like its replay."""

import asyncio
import hashlib
from collections import OrderedDict

import msgspec

from fuda.core.errors import FudaError, IllegalAction
from fuda.core.match import Match
from fuda.server import wire
from fuda.server.coach import Coach
from fuda.server.commands import Refuse, refused
from fuda.server.messages import Owner
from fuda.server.projection import told
from fuda.server.replay import Film, Films, record_of, views
from fuda.server.tables import Table

KEPT = 64  # lines that are remembered


class Told(wire.Struct):
    """What a coach says of a line."""

    number: int
    seat: int
    sampled: bool
    seed: int
    moves: list[list[int | str]]  # each a seat and its actions; the first is the one tried
    ending: wire.LineEnding
    really: wire.LineEnding | None
    points_gained: wire.Range
    chance_gained: wire.Range
    worlds: int
    done: bool


class Lines:
    """The lines that somebody looked at lately."""

    def __init__(self, films: Films, coach: Coach | None) -> None:
        self.films, self.coach = films, coach
        self._lines: OrderedDict[str, tuple[wire.LineInfo, list[Match]]] = OrderedDict()

    async def line(self, table: Table, owner: Owner, request: wire.LineRequest) -> wire.LineInfo:
        """Return the line that is asked for, made where it is not remembered."""
        film = await self.films.film(table)
        name = _name(table, request)
        if name not in self._lines:
            step = _step(film, request.number)
            start = await asyncio.to_thread(_start, film, step, request)
            if self.coach is None:
                raise Refuse("unknown", "nobody on this server can be asked")
            kept = record_of(table)
            try:
                answer = await self.coach.line(owner, kept, request.number, request.move, request.sampled, request.seed)
            except FudaError as error:
                raise Refuse("too-many", str(error)) from error
            found = msgspec.convert(answer, Told)
            self._lines[name] = await asyncio.to_thread(_made, name, film, step, start, found)
            while len(self._lines) > KEPT:
                self._lines.popitem(last=False)
        self._lines.move_to_end(name)
        return self._lines[name][0]

    def frame(self, table: Table, name: str, step: int) -> wire.Frame:
        """Return a line after one of its steps, as every seat would see it."""
        record_of(table)
        _, matches = self._lines.get(name, (None, list[Match]()))
        if not name.startswith(table.id) or not 0 <= step < len(matches):
            raise Refuse("unknown", "there is no such line, or it is forgotten: ask for it again")
        return wire.Frame(step=step, views=views(matches[step]))


def _name(table: Table, request: wire.LineRequest) -> str:
    data = msgspec.json.encode(request, order="deterministic")
    return f"{table.id}-{hashlib.sha256(data).hexdigest()[:16]}"


def _step(film: Film, number: int) -> int:
    """Return the step before a move."""
    made = [step for step, shown in enumerate(film.steps) if shown.seat is not None]
    if number > len(made):
        raise Refuse("unknown", f"there is no move {number}; moves: 1 to {len(made)}")
    return made[number - 1] - 1


def _start(film: Film, step: int, request: wire.LineRequest) -> Match:
    """Return the match before the move, in the line's cards; a move that the rules refuse is refused at once."""
    match, seat = film.matches[step], film.steps[step + 1].seat
    assert seat is not None
    start = match.game.sample(match.view(seat), request.seed) if request.sampled else match
    try:
        start.fork().play(*request.move, seat=seat, deal=False)
    except IllegalAction as error:
        raise refused(error) from error
    return start


def _made(name: str, film: Film, step: int, start: Match, found: Told) -> tuple[wire.LineInfo, list[Match]]:
    """Play a line, step by step."""
    match, shown = start.fork(), film.steps[step + 1].round
    first = wire.Step(round=shown, seat=None, actions=[], substitute=False, events=[], scores=list(match.scores))
    steps, matches = [first], [match.fork()]
    for seat, *actions in found.moves:
        before = len(match.events)
        texts = [str(action) for action in actions]
        match.play(*texts, seat=int(seat), deal=False)
        events = told(match.events[before:])
        steps.append(
            wire.Step(
                round=shown, seat=int(seat), actions=texts, substitute=False, events=events, scores=list(match.scores)
            )
        )
        matches.append(match.fork())
    info = wire.LineInfo(
        id=name,
        step=step,
        number=found.number,
        seat=found.seat,
        sampled=found.sampled,
        seed=found.seed,
        steps=steps,
        ending=found.ending,
        really=found.really,
        points_gained=found.points_gained,
        chance_gained=found.chance_gained,
        worlds=found.worlds,
    )
    return info, matches
