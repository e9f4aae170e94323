"""Recorded matches between bots, and choices at positions set up by hand."""

from functools import cache
from typing import Any

import fuda
from fuda.bots import bot
from fuda.core.contract import Json
from fuda.core.match import Match
from fuda.review.choice import Choice
from fuda.review.trajectory import Decision
from fuda.review.worlds import Worlds

SHORT: dict[str, dict[str, Any]] = {
    "koikoi": {"rounds": 1, "tiebreak": "draw"},
    "kocka": {"word": "ABC"},
    "yojimbo": {},
}


@cache
def recorded(name: str, seed: int, levels: tuple[str, ...] = ("greedy",), rounds: int | None = None) -> Json:
    """Return the record of a short match; the levels sit in turn."""
    game = fuda.game(name, **(SHORT[name] if rounds is None else {"rounds": rounds}))
    match = game.new(seed=seed)
    players = [bot(name, levels[seat % len(levels)]) for seat in range(game.seats)]
    while not match.over:
        seat = match.seats[0]
        match.play(*players[seat].choose(match.view(seat), seed=len(match.moves)), seat=seat)
    return match.record()


def decided(match: Match, *move: str, seed: int = 0) -> Choice:
    """Return the choice of a move in a position."""
    seat = match.seats[0]
    actions = tuple(match.game.spec.action(text) for text in move)
    decision = Decision(1, 1, seat, match.state, match.state, actions, ())
    return Choice(match.game, Worlds(match.game, match.table), decision, seed)
