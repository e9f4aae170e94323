"""A game's policy by its network. Like `core.host` this file is run once for each game (`load`), with `rules` set."""

from types import ModuleType
from typing import Any, cast

from fuda.bots.network import Accumulator, Network, best, update
from fuda.core.contract import Actions, Rules, State, Table
from fuda.core.jit import kernel, run_for

rules = cast(Rules, globals().get("rules"))  # `load` puts it there before this file runs


@kernel
def choose(
    state: State, table: Table, seat: int, actions: Actions, count: int, network: Network, accumulator: Accumulator
) -> int:
    """Weigh the legal actions and return the place of the best; all logits are in the accumulator."""
    observe(state, table, seat, network, accumulator)
    return best(seat, actions, count, network, accumulator)


@kernel
def observe(state: State, table: Table, seat: int, network: Network, accumulator: Accumulator) -> None:
    """Bring a seat's sums up to date."""
    rules.observe(state, table, seat, accumulator.observation)
    update(seat, network, accumulator)


def load(kernel_module: Rules) -> Any:
    """Return this file's functions bound to a game's kernel."""
    game = cast(ModuleType, kernel_module).__name__.split(".")[-2]
    return run_for(game, __name__, rules=kernel_module)
