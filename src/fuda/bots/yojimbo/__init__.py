"""Yojimbo's players."""

from fuda.bots.ladder import LEVELS, Ladder
from fuda.bots.yojimbo import rollout
from fuda.bots.yojimbo.greedy import Greedy
from fuda.bots.yojimbo.race import Racer
from fuda.core.contract import Json

__all__ = ["LADDER", "Greedy", "Racer", "known", "rollout"]

LADDER = Ladder(levels=LEVELS, novice=2.8, learner=3.5, reader=0.43, dreamer=0.27, hasty=0.76, wary="96sims")


def known(table: Json) -> bool:
    """Tell whether the network has learnt the table's deck: it knows cards by their numbers."""
    return table["deck"] == "shipped"
