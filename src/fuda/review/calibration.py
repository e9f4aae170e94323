"""What intervals must reach beyond their sampling error: found by `python -m bench.calibration`, see docs/review.md."""

import json
from functools import cache
from pathlib import Path
from typing import Any

HAND_SHARE = 0.5  # of the variance of a difference, due to the hidden hand: where nothing was measured


@cache
def _measured() -> dict[str, Any]:
    return json.loads(Path(__file__).with_name("calibration.json").read_text("utf-8"))


def forget() -> None:
    """Read what was measured again."""
    _measured.cache_clear()


def hand_share(game: str) -> float:
    """Return which share of a difference's variance comes from the hidden hand."""
    return float(_measured().get(game, {}).get("hand_share", HAND_SHARE))


def extra(game: str, phase: str, measure: int) -> float:
    """Return the standard deviation between an error as it is measured and as a far deeper look finds it."""
    found = _measured().get(game, {}).get("extra", {})
    return float(found.get(phase, found.get("any", (0.0, 0.0)))[measure])


def doubt(game: str) -> float:
    """Return the standard deviation, in points, between what the reference policy and what a search says of a move.

    Intervals are about the reference policy's values; what is called a mistake should be one for better players too.
    """
    return float(_measured().get(game, {}).get("doubt", 0.0))
