"""Other hidden worlds: tables that differ from a real one only in what somebody there may not know."""

from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Any

import fuda
from fuda.core import rng
from fuda.core.contract import One
from fuda.core.fair import FairDeal
from fuda.core.host import copy
from fuda.core.match import Match
from fuda.server.tables import Table
from tests.server.harness import Json

KEPT = 64  # states of which it is remembered what a seat has seen


class Worlds:
    """Draws worlds. What a seat has seen of a state is read once, however many worlds are drawn for it."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(f"worlds {seed}")
        self._seen: OrderedDict[tuple[int, int | None], tuple[One, One]] = OrderedDict()  # the state, what is left

    def elsewhere(self, table: Table, viewer: int | None) -> Table:
        """Return the table in a world that differs only in what the viewer may not know."""
        twin, seed = table.after([]), self.dice.getrandbits(48)
        real = table.match
        if real is None or twin.match is None or real.over:
            return twin
        twin.match.state = copy(self._known(real, viewer))
        real.game.rules.redeal(twin.match.state, real.game.table, rng.streams(seed))
        twin.match.fair = FairDeal.seeded(seed)
        twin.match.shuffles = [(lot, lot) for lot, _ in real.shuffles]
        twin.match.moves = [(seat, actions if seat == viewer else ("hidden",)) for seat, actions in real.moves]
        return twin

    def _known(self, match: Match, viewer: int | None) -> One:
        """Return what is left of a state without all that the viewer cannot know.

        It is read from the viewer's whole view, memory included, as a world must fit all that the seat has seen; so
        nothing gets into it that a view does not say.
        """
        key = (id(match.state), viewer)
        if key not in self._seen:
            self._seen[key] = match.state, match.game.parse(match.view(viewer, hints=False))
            if len(self._seen) > KEPT:
                self._seen.popitem(last=False)
        return self._seen[key][1]


class Quick:
    """Bots that take any legal move at once: nothing happens behind the back of who drives the game."""

    def levels(self, game: str) -> tuple[str, ...]:
        return ("random",)

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    async def choose(self, level: str, view: Json, seed: int, budget: str | None, *_: object) -> tuple[str, ...]:
        del level, seed, budget
        match = fuda.game(view["game"], **view["table"]).sample(view, self.dice.getrandbits(32))
        return random_move(lambda begun: match.legal(view["seat"], begun), self.dice)


def random_move(following: Callable[[list[str]], Any], dice: Random) -> tuple[str, ...]:
    """Build a whole move, one action after another."""
    begun: list[str] = []
    while offered := following(begun):
        begun.append(dice.choice(offered))
    return tuple(begun)
