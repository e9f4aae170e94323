"""Information set Monte Carlo tree search: many sampled worlds, one tree of what the players can see and do.

Every simulation draws a world that fits the view, walks down the tree by upper confidence bounds among the actions that
are legal in that world, adds one node and plays on by `policy` until `done`; then each node learns what its
player got. Like `core.host` this file is run once for each game (`load`), with `rules` and `rollout` set to that game's
kernels: functions handed over as arguments would be compiled anew at every start.
"""

from types import ModuleType
from typing import Any, Protocol, cast

from numpy.typing import NDArray

from fuda.bots.tree import DEEPEST, Workspace, compare, descend, deviation
from fuda.core.bits import lowest, popcount
from fuda.core.contract import Actions, One, Rules
from fuda.core.jit import kernel, run_for
from fuda.core.rng import Rng, shuffle


class Rollout(Protocol):
    """What a game's `rollout.py` gives to the search, all compiled."""

    EXPLORE: float  # how far a bound reaches above what was seen, in standard deviations of the results

    def policy(self, state: Any, table: Any, seat: int, actions: Actions, count: int, rng: Rng) -> int:
        """Return the place of a quick, sensible choice among the legal actions."""
        ...

    def done(self, root: Any, state: Any, table: Any) -> bool:
        """Tell whether a simulation has seen enough."""
        ...

    def value(self, root: Any, state: Any, table: Any, seat: int, points: float) -> float:
        """Return what the state reached is worth to a seat, the match's score counted in.

        `points` are what it has gained since the root, compared with the others' mean.
        """
        ...


rules = cast(Rules, globals().get("rules"))  # `load` puts both there before this file runs
rollout = cast(Rollout, globals().get("rollout"))


@kernel
def step(state: Any, table: Any, seat: int, action: int) -> None:
    """Carry out an action: compiled once for the many places that take one."""
    rules.step(state, table, seat, action)


@kernel
def simulate(
    roots: One,
    tables: One,
    seat: int,
    fewest: bool,
    move: Actions,
    seeds: Rng,
    tree: NDArray[Any],
    size: int,
    work: Workspace,
    count: int,
) -> int:
    """Run simulations for a seat on a tree that has `size` nodes, and return its new size.

    A `move` is made before the tree begins. With `seeds` each simulation has its own, and so the world that is drawn.
    """
    root, table, state = roots[0], tables[0], work.state[0]
    rng, actions, cards, path = work.rng, work.actions, work.cards, work.path
    together = popcount(rules.to_act(root, table)) > 1
    rules.scores(root, table, work.scores)
    compare(work.scores, fewest, work.before)
    for number in range(count):
        if len(seeds):
            rng[0] = seeds[number]
        work.state[0] = roots[0]
        rules.redeal(state, table, rng)
        for i in range(len(move)):
            step(state, table, seat, int(move[i]))
        reach = deviation(tree) * rollout.EXPLORE
        depth = 0
        node = 0
        path[0] = 0
        growing = True
        while not rollout.done(root, state, table):
            acting = rules.to_act(state, table)
            if acting == 0:
                waiting = rules.lot(state, table, cards)
                shuffle(rng, cards, waiting, rules.NEEDED)
                rules.deal(state, table, cards)
                continue
            mover = seat if (acting >> seat) & 1 else lowest(acting)
            legal = rules.legal(state, table, mover, actions)
            if legal == 1:
                step(state, table, mover, int(actions[0]))
                continue
            # What others choose in secret at the same time is not seen: the tree ends there.
            growing = growing and depth < DEEPEST - 1 and not (together and mover != seat)
            preferred = int(actions[rollout.policy(state, table, mover, actions, legal, rng)])
            if not growing:
                step(state, table, mover, preferred)
                continue
            chosen, fresh = descend(tree, node, actions, legal, mover, preferred, reach, rng)
            if fresh:
                if size >= len(tree):
                    growing = False
                    step(state, table, mover, chosen)
                    continue
                tree[size].action = chosen
                tree[size].seat = mover
                tree[size].offered = 1
                tree[size].sibling = tree[node].child
                tree[node].child = size
                node = size
                size += 1
                growing = False
            else:
                node = chosen
                chosen = int(tree[node].action)
            depth += 1
            path[depth] = node
            step(state, table, mover, chosen)
        rules.scores(state, table, work.scores)
        compare(work.scores, fewest, work.points)
        for i in range(len(work.points)):
            work.points[i] -= work.before[i]
        points = work.points[seat]
        for i in range(depth + 1):
            node = int(path[i])
            player = seat if i == 0 else int(tree[node].seat)
            gain = rollout.value(root, state, table, player, work.points[player])
            tree[node].visits += 1
            tree[node].gained += gain
            tree[node].squares += gain * gain
            tree[node].points += points
            tree[node].point_squares += points * points
    return size


def load(game: str, kernel_module: Rules, rollout_module: ModuleType) -> Any:
    """Return this file's functions bound to a game's kernel and its rollouts."""
    return run_for(game, __name__, rules=kernel_module, rollout=rollout_module)
