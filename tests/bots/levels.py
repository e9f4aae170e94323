"""Levels that differ in more than the time they take: what holds of a thinker holds of a master in the same time."""

from fuda.bots import LEVELS

APART = tuple(level for level in LEVELS if level != "master")
