"""Players of a game that brings none: they search, with rollouts at random."""

from types import ModuleType

from fuda.bots.choice import Choice
from fuda.bots.generic import rollout
from fuda.bots.search import Search
from fuda.core.contract import Json, Spec
from fuda.core.jit import run_for

SIMULATIONS = 400  # of a greedy player: few, but worth more than none


def rollouts(spec: Spec) -> ModuleType:
    """Return the rollouts of a game."""
    return run_for(spec.name, rollout.__name__, rules=spec.rules)


def kind(view: Json, move: tuple[str, ...]) -> str:
    """Return what kind of choice a move was: its first word."""
    return move[0].split()[0]


class Greedy(Search):
    """Looks a little ahead, whatever its budget."""

    def __init__(self) -> None:
        super().__init__(f"{SIMULATIONS}sims")

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return the move that was tried most."""
        return super().choose(view, seed)

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return the moves that were tried."""
        return super().consider(view, seed)
