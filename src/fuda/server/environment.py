"""What all tables of a server share: the log, the clock, the bots, the settings."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from fuda.server.bots import Bots
from fuda.server.coach import Coach
from fuda.server.games import SharedGames
from fuda.server.log import Log
from fuda.server.metrics import Metrics
from fuda.server.settings import Settings
from fuda.server.signing import Signer
from fuda.server.tables import FindGame


def _hour() -> int:
    return time.time_ns() // 1_000_000


def _ahead() -> int:
    return (time.time_ns() - time.monotonic_ns()) // 1_000_000


@dataclass(eq=False)
class Environment:
    """Handed to every table."""

    log: Log
    find: FindGame
    bots: Bots
    settings: Settings
    coach: Coach | None = None  # nobody can be asked where there is none
    now: Callable[[], int] = _hour  # milliseconds since 1970
    ahead: Callable[[], int] = _ahead  # by how many that is before a clock that nobody can set, and that sleeps along
    metrics: Metrics = field(default_factory=Metrics)
    closing: bool = False  # whether the server goes down
    signer: Signer = field(init=False)

    def __post_init__(self) -> None:
        self.find = SharedGames(self.find)
        self.signer = Signer(self.log, lambda: self.now())  # noqa: PLW0108 (a test may set another clock)
