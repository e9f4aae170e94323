"""Kouřící kočka's players."""

from fuda.bots.kocka import rollout
from fuda.bots.kocka.greedy import Greedy

__all__ = ["Greedy", "rollout"]
