"""The levels of opponents, and what a game chooses so that each is about equally far from the next."""

from typing import NamedTuple

LEVELS = (
    "random", "novice", "learner", "quick", "reader", "greedy", "dreamer", "hasty", "instinct", "wary", "thinker",
    "master",
)  # fmt: skip
SIMPLE = LEVELS[: LEVELS.index("dreamer")]  # those who neither search nor ask a network, in games that have players
BETWEEN = ("reader", "dreamer", "wary")  # offered where a game's steps would be too large without them
EVERYWHERE = tuple(level for level in LEVELS if level not in BETWEEN)


class Ladder(NamedTuple):
    """Which levels a game offers, and how much each sees or thinks; docs/arena.md has the steps that come of it."""

    levels: tuple[str, ...] = EVERYWHERE
    novice: float = 2.5  # moves that it thinks of: two or three, equally often
    learner: float = 3.5
    reader: float = 0.5  # how often it remembers what the books advise, and does not follow a rule of thumb
    dreamer: float = 0.5  # how often it asks the network, and not the books
    hasty: float = 2 / 3  # share of the moves that it sees
    wary: str = "96sims"  # of a race
