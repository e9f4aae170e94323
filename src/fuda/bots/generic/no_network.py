"""What stands in the place of a network's sums where there is no network.

Apart from `by_rollout.py`, which is run once for each game: Numba tells compiled functions of a file apart by their
types alone, and these are the same in every game.
"""

from typing import Any

from fuda.core.jit import kernel


@kernel
def restore(kept: Any, accumulator: Any) -> None:
    """Go back to nothing."""
