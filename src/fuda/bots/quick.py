"""Who plays by a rule of thumb: what a search plays on with, and nothing beyond it."""

import random
from typing import Any

import numpy as np

from fuda.bots import Move, game_of
from fuda.bots.choice import Choice
from fuda.core.contract import Json
from fuda.core.host import plain
from fuda.core.rng import streams


class Quick:
    """Does quickly what is usually sensible: it counts no cards and remembers nothing.

    Novices and learners think of some of the moves only, whichever come to mind, and take the most sensible of these:
    who looks at 2.5 of them thinks of two or of three, equally often.
    """

    def __init__(self, rollout: Any, looks: float | None = None) -> None:
        self._policy, self._looks = rollout.policy, looks

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return the first move that comes to mind."""
        game, seat, rng = game_of(view), view["seat"], streams(seed)
        state, spec = game.sample(view, seed).state, game.spec  # some world: what is looked at lies open in all of them
        dice, move = random.Random(seed), list[str]()
        looks = int(self._looks + dice.random()) if self._looks else 0
        while True:
            legal = np.array(game.actions(state, game.table, seat), np.int16)
            if looks and not move and len(legal) > looks:
                legal = np.array(sorted(dice.sample(legal.tolist(), looks)), np.int16)
            place = int(self._policy(state[0], game.table[0], seat, legal, len(legal), rng)) if len(legal) > 1 else 0
            action = int(legal[place])
            game.rules.step(state, game.table, seat, action)
            move.append(spec.text(action))
            if spec.more is None or not spec.more(plain(state), game.plain_table, seat):
                return tuple(move)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return the move that came to mind first, then the others that are one action, which did not."""
        chosen, match = self.choose(view, seed), game_of(view).sample(view, seed)
        others = [(text,) for text in view["legal"] if (text,) != chosen and not match.legal(view["seat"], (text,))]
        return [Choice(chosen, 1.0), *(Choice(move, 0.0) for move in others)]
