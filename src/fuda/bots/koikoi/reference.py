"""Koi-Koi's reference policy: the network, which knows nothing of the match; but it takes a match that is won."""

from fuda.bots.koikoi import network as policy
from fuda.bots.koikoi.rollout import wins
from fuda.bots.network import Accumulator, Network, restore
from fuda.core.contract import Actions
from fuda.core.jit import kernel
from fuda.core.rng import Rng, below
from fuda.games.koikoi import rules
from fuda.games.koikoi.rules import State, Table

observe = policy.observe
__all__ = ["choose", "observe", "restore"]


@kernel
def choose(
    state: State, table: Table, seat: int, actions: Actions, count: int, rng: Rng, network: Network,
    accumulator: Accumulator,
) -> int:  # fmt: skip
    """Return the place of the choice among the legal actions."""
    if state.phase == rules.EXCHANGE:  # nobody has looked yet
        return below(rng, count)
    if wins(state, table, seat):
        return 1  # stop
    return policy.choose(state, table, seat, actions, count, network, accumulator)
