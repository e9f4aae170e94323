"""The tree of a search, and the choice among its nodes by upper confidence bounds: the same for every game.

Apart from `ismcts.py`, which is run once for each game: Numba tells the compiled functions of a file apart by their
types alone, so one that has the same types in every game must not know which game it belongs to.
"""

import math
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.contract import Actions, Cards, One, Rules
from fuda.core.fields import Fields, Float64, Int8, Int16, Int32, layout
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below, streams

Floats: TypeAlias = NDArray[np.float64]

LEAST = 16  # times that every action at the root is tried
DEEPEST = 128  # actions of one simulation that are kept in the tree
WIDEN = 3  # a node with n actions gets another one after WIDEN × n² visits


class Node(Fields):
    """An action in the tree."""

    gained: Float64  # sum of what the player of the action got
    squares: Float64  # sum of the squares
    points: Float64  # sum of the points that the searching seat gained
    point_squares: Float64
    visits: Int32
    offered: Int32  # simulations in which the action was legal here
    child: Int32  # first of the nodes below, 0 none
    sibling: Int32  # next node beside it, 0 none
    action: Int16  # that leads here
    seat: Int8  # who took it


NODE = layout(Node)


class Workspace(NamedTuple):
    """Arrays that simulations write into."""

    rng: Rng
    state: One
    actions: Actions
    cards: Cards
    path: NDArray[np.int32]  # nodes from the root
    scores: NDArray[np.int32]  # by seat
    before: Floats  # the same at the root, each compared with the others' mean
    points: Floats  # gained since the root


def workspace(rules: Rules, seed: int, seats: int) -> Workspace:
    """Return arrays for simulations at a table with so many seats."""
    return Workspace(
        streams(seed),
        np.zeros(1, rules.STATE),
        np.zeros(rules.MOST_ACTIONS, np.int16),
        np.zeros(rules.CARDS, np.int8),
        np.zeros(DEEPEST, np.int32),
        np.zeros(seats, np.int32),
        np.zeros(seats),
        np.zeros(seats),
    )


@kernel
def deviation(tree: NDArray[Any]) -> float:
    """Return by how much the results differ, whatever unit a game counts in: a bound reaches in proportion to it."""
    visits = float(tree[0].visits)
    if visits < 2:
        return 1.0
    mean = tree[0].gained / visits
    return math.sqrt(max(tree[0].squares / visits - mean * mean, 1e-12))


@kernel
def descend(
    tree: NDArray[Any], node: int, actions: Actions, legal: int, mover: int, preferred: int, reach: float, rng: Rng
) -> tuple[int, bool]:
    """Return an action to be tried for the first time and True, or the best known node and False.

    Below the root a node begins with what a sensible player would do, and widens as it is visited: to try everything
    everywhere would leave no simulations for what matters.
    """
    untried = 0
    fresh = -1
    best = -1
    bound = -1e300
    tried = 0
    spent = 0
    for i in range(legal):
        action = int(actions[i])
        child = int(tree[node].child)
        while child != 0 and not (tree[child].action == action and tree[child].seat == mover):
            child = int(tree[child].sibling)
        if child == 0:
            untried += 1
            if action == preferred:
                return action, True
            if below(rng, untried) == 0:
                fresh = action
        else:
            tree[child].offered += 1
            tried += 1
            spent += int(tree[child].visits)
            visits = float(tree[child].visits)
            upper = tree[child].gained / visits + reach * math.sqrt(math.log(tree[child].offered) / visits)
            if node == 0 and visits < LEAST:  # or the spread of the results is a guess from too few of them
                upper = 1e300 - visits * 1e290
            if upper > bound:
                bound = upper
                best = child
    if untried and (node == 0 or spent >= WIDEN * tried * tried):
        return fresh, True
    return best, False


@kernel
def compare(scores: NDArray[np.int32], fewest: bool, out: Floats) -> None:
    """Write by how many points each seat is better than the mean of the others."""
    total = 0
    for seat in range(len(scores)):
        total += scores[seat]
    for seat in range(len(scores)):
        lead = scores[seat] - (total - scores[seat]) / (len(scores) - 1)
        out[seat] = -lead if fewest else lead
