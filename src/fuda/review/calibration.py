"""How far intervals must reach: found by `python -m bench.calibration`, see docs/review.md."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

UNMEASURED = (0.0, 0.5)  # how far results are from their mean where nothing was measured: a coin's
CLOSER = 128  # worlds from which on a look at a choice is a closer one
TRIED = 192  # worlds of those closer looks that were tried
# What has an interval: a move's value, how far a move is behind the best, and what the played one has lost.
Kind: TypeAlias = Literal["value", "behind", "lost"]


@cache
def _measured() -> dict[str, Any]:
    return json.loads(Path(__file__).with_name("calibration.json").read_text("utf-8"))


def forget() -> None:
    """Read what was measured again."""
    _measured.cache_clear()


def usual(game: str, measure: int) -> float:
    """Return how far the result of one world usually is from the mean of all."""
    return float(_measured().get(game, {}).get("usual", UNMEASURED)[measure])


def look(worlds: int) -> str:
    """Return under which name it is kept how far intervals of so many worlds must reach."""
    return "closer" if worlds >= CLOSER else "stretch"


def stretch(game: str, phase: str, kind: Kind, measure: int, worlds: int) -> float:
    """Return how many times as far as sampling says an interval must reach to hold in 95 % of all cases.

    The best move is chosen in few worlds, and a deeper look may find another: that, too, vanishes with more of them. So
    does what lets an interval reach less far: in many worlds nothing is left but sampling.
    """
    measured = _measured().get(game, {})
    found = measured.get(look(worlds), measured.get("stretch", {}))
    fitted = float(found.get(phase, found.get("any", {})).get(kind, (1.0, 1.0))[measure])
    return fitted if fitted > 1 else 1 - (1 - fitted) * min(1.0, TRIED / max(1, worlds))


def systematic_error(game: str) -> float:
    """Return the standard deviation, in points, between what the reference policy and what a search says of a move.

    Intervals are about the reference policy's values; what is called a mistake should be one for better players too.
    """
    return float(_measured().get(game, {}).get("systematic_error", 0.0))
