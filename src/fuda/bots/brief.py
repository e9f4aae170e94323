"""Who looks ahead a little before each move: a race, cut short."""

from fuda.bots import Move
from fuda.bots.choice import Choice
from fuda.bots.race import Race
from fuda.core.contract import Json


class Brief(Race):
    """Tries moves as often as it always does, whatever its budget."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return what did best."""
        return super().choose(view, seed)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return all moves; those that the network did not let race are tried at last, in the first worlds."""
        return super().consider(view, seed)
