"""The order of the rulebook."""

SECTIONS = (("game", ("DU-1", "DU-2", "DU-3", "DU-4")),)
