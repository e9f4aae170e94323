"""A game's reference policy where it has no network: the quick one of its rollouts.

Like `core.host` this file is run once for each game, with `rollout` set; the empty arrays stand where networks would.
"""

from typing import TYPE_CHECKING, Any, cast

from fuda.bots.generic.no_network import restore
from fuda.core.contract import Actions, State, Table
from fuda.core.jit import kernel
from fuda.core.rng import Rng

if TYPE_CHECKING:
    from fuda.bots.ismcts import Rollout

__all__ = ["choose", "observe", "restore"]

rollout = cast("Rollout", globals().get("rollout"))  # `run_for` puts it there before this file runs


@kernel
def choose(
    state: State, table: Table, seat: int, actions: Actions, count: int, rng: Rng, network: Any, accumulator: Any
) -> int:
    """Return the place of a quick, sensible choice among the legal actions."""
    return rollout.policy(state, table, seat, actions, count, rng)


@kernel
def observe(state: State, table: Table, seat: int, network: Any, accumulator: Any) -> None:
    """Remember nothing: the quick policy looks at the state."""
