"""Kouřící kočka's players."""

from fuda.bots import Move
from fuda.bots.kocka import chances, rollout
from fuda.bots.kocka.greedy import Greedy
from fuda.bots.kocka.race import Racer
from fuda.bots.ladder import LEVELS, Ladder
from fuda.core.contract import Json

__all__ = ["LADDER", "Greedy", "Racer", "chances", "kind", "rollout"]

# One card overlooked may cost the round.
LADDER = Ladder(levels=LEVELS, novice=2.65, learner=3.0, reader=0.48, dreamer=0.36, hasty=0.92, wary="96sims")


def kind(view: Json, move: Move) -> str:
    """Return what kind of choice a move was: pass, lead, follow, discard, throw, or a call at the end of a round."""
    first = move[0].split()[0]
    if first != "play":
        return {"renonc": "call", "done": "call"}.get(first, first)
    trick = view["board"]["trick"]
    if not trick or not trick["cards"]:
        return "lead"
    return "follow" if move[0].split()[1][0] == trick["cards"][0][0] else "discard"
