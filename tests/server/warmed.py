"""Imported by the process that servers are forked from: all games and bots, loaded and used once."""

from fuda import bots
from fuda.catalogue import GAMES, game
from tests.server import process

for name in GAMES:
    match = game(name).new(seed=0)
    view = match.view(match.seats[0])
    for level in bots.levels(name):
        bots.bot(name, level).choose(view, 0, "1sims")

__all__ = ["process"]
