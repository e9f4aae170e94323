"""The beginner who plays anything that is allowed; the same for every game."""

import random

from fuda.bots import game_of
from fuda.bots.choice import Choice
from fuda.core.contract import Json


class Random:
    """Chooses every next action of a move with equal chances."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return a random legal move."""
        dice = random.Random(seed)
        match = game_of(view).sample(view, seed)
        move: list[str] = []
        while following := match.legal(view["seat"], move):
            move.append(dice.choice(following))
        return tuple(move)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return the move by lot first, then the others that are one action: all are worth the same."""
        chosen, match = self.choose(view, seed), game_of(view).sample(view, seed)
        others = [(text,) for text in view["legal"] if (text,) != chosen and not match.legal(view["seat"], (text,))]
        return [Choice(move, 0.0) for move in [chosen, *others]]
