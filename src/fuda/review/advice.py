"""The coach on the shoulder: what a seat's moves are worth before it makes one, by what it may know."""

from collections.abc import Iterator

import msgspec

from fuda.bots import game_of
from fuda.core.contract import Json
from fuda.core.errors import FudaError
from fuda.review.report import Valued
from fuda.review.valuation import Turn, Valuation
from fuda.review.worlds import Worlds

FIRST, MOST = 64, 1024  # worlds of the first look, and of the last
SAID = 5  # moves that are told


class Advice(msgspec.Struct):
    """The best moves of a seat, and what each is worth."""

    game: str
    seat: int
    choices: int  # how many moves there are
    moves: list[Valued]  # the best of them, best first
    matters: bool  # whether they differ by more than nothing
    worlds: int
    done: bool


def advise(view: Json, number: int = 1, seed: int = 0) -> Iterator[Advice]:
    """Value the moves of a view's seat, more surely each time; `number` is that of the move in the match.

    Nothing but the view is looked at. The same view, number and seed give the same advice, and that of a later review.
    """
    game, seat = game_of(view), view["seat"]
    if seat not in view["to_act"]:
        raise FudaError("the coach is asked by a seat that has a move to make")
    worlds = Worlds(game, game.table)
    valuation = Valuation(game, worlds, game.parse(view), Turn(seat, number), seed)
    most = MOST * worlds.part.CHEAP
    look = FIRST * worlds.part.CHEAP
    while True:
        valuation.look(look)
        tried = valuation.sample.worlds
        done = tried >= most or valuation.choices == 1
        moves = valuation.valued()[:SAID]
        yield Advice(game.name, seat, valuation.choices, moves, valuation.matters, tried, done)
        if done:
            return
        look = min(tried, most - tried)
