"""What a review needs of a game, where the game brings nothing: no belief but that all worlds are as likely.

Like `core.host` this file is run once for each game.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fuda.core.jit import kernel
from fuda.core.rng import Rng
from fuda.review.causes import Cause

Floats = NDArray[np.float64]
FEATURES: tuple[str, ...] = ()  # what is counted of every playout
CAUSES: dict[str, Cause] = {}  # how sentences tell of it
CHEAP = 1  # playouts cost so little that a review affords so many times as many worlds


@kernel
def features(world: Any, state: Any, table: Any, seat: int, out: Floats) -> None:
    """Count nothing."""


@kernel
def mix(state: Any, table: Any, rng: Rng) -> None:
    """Leave everything as it lies."""


@kernel
def follow(world: Any, before: Any, following: Any, table: Any) -> bool:
    """Leave everything as it lies."""
    return True


def drew(before: Any, after: Any) -> bool:
    """Tell that a move draws nothing: what lies in a pile is taken as known from the deal on."""
    return False
