"""A game's reference policy by its network. Like `core.host` this file is run once for each game, with `rules` set."""

from typing import Any, cast

from fuda.bots import policy
from fuda.bots.network import Accumulator, Network, restore
from fuda.core.contract import Actions, Rules, State, Table
from fuda.core.jit import kernel
from fuda.core.rng import Rng

rules = cast(Rules, globals().get("rules"))  # `run_for` puts it there before this file runs
__all__ = ["choose", "observe", "restore"]

_bound: Any = policy.load(rules) if rules else None
_choose: Any = getattr(_bound, "choose", None)
observe: Any = getattr(_bound, "observe", None)


@kernel
def choose(
    state: State, table: Table, seat: int, actions: Actions, count: int, rng: Rng, network: Network,
    accumulator: Accumulator,
) -> int:  # fmt: skip
    """Return the place of the network's first choice among the legal actions."""
    return _choose(state, table, seat, actions, count, network, accumulator)
