"""Yojimbo's players."""

from fuda.bots.yojimbo import rollout
from fuda.bots.yojimbo.greedy import Greedy

__all__ = ["Greedy", "rollout"]
