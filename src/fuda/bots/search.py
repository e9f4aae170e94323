"""Opponents that search until their budget is spent and take what was tried most."""

import math
import re
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from fuda.bots import Move, game_of, ismcts, players
from fuda.bots.choice import Choice
from fuda.bots.tree import NODE, workspace
from fuda.core.contract import Actions, Json, One
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.host import copy, plain
from fuda.core.rng import Rng, streams

MOST_NODES = 1 << 18
CHUNK = 64  # simulations between two looks at the clock
LOOKS = 16  # looks at the tree within a budget: a favourite that cannot be overtaken any more needs no more thought
_BUDGET = re.compile(r"(\d+)\s*(ms|sims)")
_NO_MOVE, _NO_SEEDS = np.zeros(0, np.int16), np.zeros(0, np.uint64)


class Search:
    """Searches worlds sampled from the view, and plays on in them quickly and sensibly."""

    def __init__(self, budget: str) -> None:
        self.budget = budget

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return the move that was tried most; with a budget in simulations it depends on nothing but view and seed."""
        game, seat = game_of(view), view["seat"]
        root = game.parse(view, checked=False)
        legal = game.actions(root, game.table, seat)
        if len(legal) == 1 and game.spec.more is None:
            return (game.spec.text(legal[0]),)
        grown = self._grow(game, root, seat, seed, *parse_budget(budget or self.budget), hurry=game.spec.more is None)
        return next(grown.moves(view, seed, best=True))[0]

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return the moves that were tried; of moves with several actions those with the most tried beginning first.

        A move's value is the mean of its simulations. They explore, and differ from move to move: `compare` is fairer.
        """
        game, seat = game_of(view), view["seat"]
        root = game.parse(view, checked=False)
        grown = self._grow(game, root, seat, seed, *parse_budget(budget or self.budget), hurry=False)
        return [grown.choice(move, node) for move, node in grown.moves(view, seed)]

    def compare(self, view: Json, moves: Sequence[Move], seed: int, budget: str | None = None) -> list[Choice]:
        """Return the values of these moves in their order, each with a tree of its own, all in the same worlds."""
        game, seat = game_of(view), view["seat"]
        root, (simulations, seconds) = game.parse(view, checked=False), parse_budget(budget or self.budget)
        each = -(-simulations // len(moves))
        begun = [np.array(sorted(game.spec.action(text) for text in move), np.int16) for move in moves]
        trees = [_Tree(game, root, seat, seed, each, actions) for actions in begun]
        chunks, done, start = list[list[tuple[float, float]]](), 0, time.perf_counter()
        while done < each if simulations else not done or time.perf_counter() - start < seconds:
            seeds = streams(seed + done, min(CHUNK, each - done) if simulations else CHUNK)
            chunks.append([tree.grow(len(seeds), seeds) for tree in trees])
            done += len(seeds)
        # The worlds of a chunk are the same for all, so what differs from chunk to chunk is chance.
        means = np.array(chunks)
        gaps = (means - means[:, :1]).std(0, ddof=1) / math.sqrt(len(chunks)) if len(chunks) > 1 else None
        found = [tree.choice(move, 0, len(moves)) for tree, move in zip(trees, moves, strict=True)]
        if gaps is None:
            return found
        return [
            msgspec.structs.replace(choice, gap_error=float(value), points_gap_error=float(points))
            for choice, (value, points) in zip(found, gaps, strict=True)
        ]

    def _grow(
        self, game: Game, root: One, seat: int, seed: int, simulations: int, seconds: float, *, hurry: bool
    ) -> "_Tree":
        """Return the tree after so many simulations or seconds, or in a hurry as soon as its favourite is certain."""
        tree = _Tree(game, root, seat, seed, simulations)
        done, spent, look = 0, 0.0, 1 / LOOKS
        begun = time.perf_counter()
        while spent < 1:
            count = min(CHUNK, simulations - done) if simulations else CHUNK
            tree.grow(count)
            done += count
            spent = done / simulations if simulations else (time.perf_counter() - begun) / seconds
            if hurry and spent >= look:
                look += 1 / LOOKS
                if tree.lead() > done / spent - done:
                    break
        return tree


class Fixed(Search):
    """Searches as much as it always does, whatever its budget."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return the move that was tried most."""
        return super().choose(view, seed)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return the moves that were tried."""
        return super().consider(view, seed)


class _Tree:
    """A tree of simulations for a seat, perhaps after a move of its own."""

    def __init__(
        self, game: Game, root: One, seat: int, seed: int, simulations: int, move: Actions = _NO_MOVE
    ) -> None:  # fmt: skip
        self.game, self.root, self.seat, self.move = game, root, seat, move
        self.nodes: Any = np.zeros(min(MOST_NODES, simulations + 1) if simulations else MOST_NODES, NODE)
        self._kernel = ismcts.load(game.name, game.spec.rules, players(game.name).rollout)
        self._work = workspace(game.spec.rules, seed, game.seats)
        self._size = 1

    def grow(self, count: int, seeds: Rng = _NO_SEEDS) -> tuple[float, float]:
        """Run simulations, with seeds of their own where they have them; return their mean value and points."""
        gained, points = float(self.nodes[0]["gained"]), float(self.nodes[0]["points"])
        self._size = self._kernel.simulate(
            self.root, self.game.table, self.seat, self.game.spec.fewest, self.move, seeds, self.nodes, self._size,
            self._work, count,
        )  # fmt: skip
        after = self.nodes[0]
        return (float(after["gained"]) - gained) / count, (float(after["points"]) - points) / count

    def lead(self) -> int:
        """Return how much more often the favourite at the root was tried than any other action."""
        second, first = sorted([0, 0, *(int(self.nodes[child]["visits"]) for child in self._children(0))])[-2:]
        return first - second

    def moves(self, view: Json, seed: int, *, best: bool = False) -> Iterator[tuple[Move, int]]:
        """Yield the whole moves of the tree with their last node, the most tried beginnings first; or only the best.

        A move that the tree does not know to its end goes on with the first legal action.
        """
        spec, game = self.game.spec, self.game

        def after(state: One, node: int, begun: Move) -> Iterator[tuple[Move, int]]:
            legal = game.actions(state, game.table, self.seat)
            tried = {
                int(self.nodes[child]["action"]): child
                for child in self._children(node)
                if self.nodes[child]["seat"] == self.seat and self.nodes[child]["action"] in legal
            }
            ways = sorted(tried, key=lambda action: -int(self.nodes[tried[action]]["visits"])) or legal[:1]
            for action in ways[:1] if best else ways:
                following, move = copy(state), (*begun, spec.text(action))
                game.rules.step(following, game.table, self.seat, action)
                if spec.more is None or not spec.more(plain(following), game.plain_table, self.seat):
                    yield move, tried.get(action, node)
                else:
                    yield from after(following, tried.get(action, node), move)

        # What is legal within a move follows from what the seat knows, so any world that fits the view will do.
        return after(game.sample(view, seed).state, 0, ())

    def choice(self, move: Move, node: int, of: int = 1) -> Choice:
        """Return what the simulations through a node say about a move; `of` so many trees this is one."""
        found, total = self.nodes[node], int(self.nodes[0]["visits"])
        visits = int(found["visits"])
        value, error = _mean(float(found["gained"]), float(found["squares"]), visits)
        points, points_error = _mean(float(found["points"]), float(found["point_squares"]), visits)
        return Choice(
            move, value, error, points=points, points_error=points_error, share=visits / total / of, samples=visits
        )

    def _children(self, node: int) -> Iterator[int]:
        child = int(self.nodes[node]["child"])
        while child:
            yield child
            child = int(self.nodes[child]["sibling"])


def _mean(total: float, squares: float, count: int) -> tuple[float, float]:
    """Return a mean with its standard error."""
    mean = total / count
    return mean, math.sqrt(max(squares / count - mean * mean, 0.0) / count)


def parse_budget(text: str) -> tuple[int, float]:
    """Read a budget, `2000sims` or `50ms`, as simulations and seconds; one of them is 0."""
    found = _BUDGET.fullmatch(text.strip())
    if not found or int(found[1]) == 0:
        raise FudaError(f"budget {text!r} is not understood; write for example 50ms or 2000sims")
    return (int(found[1]), 0.0) if found[2] == "sims" else (0, int(found[1]) / 1000)
