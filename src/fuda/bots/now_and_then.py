"""Who knows better now and then, and otherwise plays by habit."""

import random
from collections.abc import Callable

from fuda.bots import Move, Player
from fuda.bots.choice import Choice
from fuda.core.contract import Json


class NowAndThen:
    """Plays as one in a share of its choices, as another in the rest."""

    def __init__(self, one: Callable[[], Player], other: Callable[[], Player], share: float) -> None:
        self._one, self._other, self._share = one(), other(), share

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return what the one chooses whose turn it is."""
        return self._at(seed).choose(view, seed, budget)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return what the one thinks of the moves whose turn it is."""
        return self._at(seed).consider(view, seed, budget)

    def _at(self, seed: int) -> Player:
        return self._one if random.Random(seed).random() < self._share else self._other
