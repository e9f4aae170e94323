"""Opponents that search until their budget is spent and take what was tried most."""

import re
import time
from typing import Any

import numpy as np

from fuda.bots import game_of, ismcts, players
from fuda.core.contract import Json, One
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.host import copy, plain
from fuda.core.rng import streams

MOST_NODES = 1 << 18
CHUNK = 64  # simulations between two looks at the clock
LOOKS = 16  # looks at the tree within a budget: a favourite that cannot be overtaken any more needs no more thought
_BUDGET = re.compile(r"(\d+)\s*(ms|sims)")


class Search:
    """Searches worlds sampled from the view, and plays on in them quickly and sensibly."""

    def __init__(self, budget: str) -> None:
        self.budget = budget

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return the move that was tried most; with a budget in simulations it depends on nothing but view and seed."""
        game, seat = game_of(view), view["seat"]
        root = game.parse(view)
        legal = game.actions(root, game.table, seat)
        if len(legal) == 1 and game.spec.more is None:
            return (game.spec.text(legal[0]),)
        nodes = self._grow(game, root, seat, seed, *parse_budget(budget or self.budget))
        return _best_move(game, view, nodes, seat, seed)

    def _grow(self, game: Game, root: One, seat: int, seed: int, simulations: int, seconds: float) -> Any:
        """Return the tree after so many simulations or seconds."""
        kernel = ismcts.load(game.name, game.spec.rules, players(game.name).rollout)
        nodes = np.zeros(min(MOST_NODES, simulations + 1) if simulations else MOST_NODES, ismcts.NODE)
        rng, scratch = streams(seed), root.copy()
        actions, cards = np.zeros(game.spec.rules.MOST_ACTIONS, np.int16), np.zeros(game.spec.rules.CARDS, np.int8)
        path = np.zeros(ismcts.DEEPEST, np.int32)
        size, done, spent, look = 1, 0, 0.0, 1 / LOOKS
        begun = time.perf_counter()
        while spent < 1:
            count = min(CHUNK, simulations - done) if simulations else CHUNK
            size = kernel.simulate(root, game.table, seat, nodes, size, rng, scratch, actions, cards, path, count)
            done += count
            spent = done / simulations if simulations else (time.perf_counter() - begun) / seconds
            if spent >= look:
                look += 1 / LOOKS
                if game.spec.more is None and _lead(nodes) > done / spent - done:
                    break
        return nodes


def _lead(nodes: Any) -> int:
    """Return how much more often the favourite at the root was tried than any other action."""
    tried, child = [0, 0], int(nodes[0]["child"])
    while child:
        tried.append(int(nodes[child]["visits"]))
        child = int(nodes[child]["sibling"])
    second, first = sorted(tried)[-2:]
    return first - second


def parse_budget(text: str) -> tuple[int, float]:
    """Read a budget, `2000sims` or `50ms`, as simulations and seconds; one of them is 0."""
    found = _BUDGET.fullmatch(text.strip())
    if not found or int(found[1]) == 0:
        raise FudaError(f"budget {text!r} is not understood; write for example 50ms or 2000sims")
    return (int(found[1]), 0.0) if found[2] == "sims" else (0, int(found[1]) / 1000)


def _best_move(game: Game, view: Json, nodes: Any, seat: int, seed: int) -> tuple[str, ...]:
    """Return the most tried action, and those after it as long as the move is not whole."""
    spec, node, move = game.spec, 0, list[str]()
    state = copy(game.sample(view, seed).state)
    while True:
        legal = game.actions(state, game.table, seat)
        tried: dict[int, int] = {}
        child = int(nodes[node]["child"])
        while child:
            if nodes[child]["seat"] == seat and nodes[child]["action"] in legal:
                tried[int(nodes[child]["action"])] = child
            child = int(nodes[child]["sibling"])
        action = max(tried, key=lambda a: int(nodes[tried[a]]["visits"])) if tried else legal[0]
        node = tried.get(action, node)
        move.append(spec.text(action))
        game.rules.step(state, game.table, seat, action)
        if spec.more is None or not spec.more(plain(state), game.plain_table, seat):
            return tuple(move)
