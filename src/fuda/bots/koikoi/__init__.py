"""Koi-Koi's players."""

from fuda.bots.koikoi import rollout
from fuda.bots.koikoi.greedy import Greedy
from fuda.bots.koikoi.race import Race as Master

__all__ = ["Greedy", "Master", "rollout"]
