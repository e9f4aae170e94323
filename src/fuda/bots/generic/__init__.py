"""Players of a game that brings none: they search, with rollouts at random."""

from types import ModuleType

from fuda.bots.generic import rollout
from fuda.bots.search import Fixed
from fuda.core.contract import Json, Spec
from fuda.core.jit import run_for

SIMULATIONS = 400  # of a greedy player: few, but worth more than none


def rollouts(spec: Spec) -> ModuleType:
    """Return the rollouts of a game."""
    return run_for(spec.name, rollout.__name__, rules=spec.rules)


def kind(view: Json, move: tuple[str, ...]) -> str:
    """Return what kind of choice a move was: its first word."""
    return move[0].split()[0]


class Greedy(Fixed):
    """Looks a little ahead."""

    def __init__(self) -> None:
        super().__init__(f"{SIMULATIONS}sims")
