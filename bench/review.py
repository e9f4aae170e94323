"""What somebody waits for who has a match reviewed: the first look at everything, and a review that is sure enough."""

import statistics
import time
from collections.abc import Callable, Iterator

import fuda
from fuda.bots import bot
from fuda.core.contract import Json
from fuda.review import review

FIRST = 0.2  # progress of a review that has looked at every choice once
REFINED = 0.5  # and of one that has looked again wherever it was not sure
LIMITS = ("≤ 2", "≤ 10", "≤ 40")
CLOSE = {"koikoi": 0.5, "kocka": 0.03, "yojimbo": 0.5}  # half an interval, in points or letters, that is sure enough


def played(name: str, seed: int) -> Json:
    """Return the record of a match between greedy bots."""
    match = fuda.game(name).new(seed=seed)
    while not match.over:
        seat = match.seats[0]
        match.play(*bot(name, "greedy").choose(match.view(seat, hints=False), len(match.moves)), seat=seat)
    return match.record()


def seconds_of(record: Json) -> tuple[float, float, float, float]:
    """Return the processor's seconds to the first look, the refined one and the account.

    And the share of the choices that mattered whose loss is then known closely enough.
    """
    begun, first, refined = time.process_time(), 0.0, 0.0
    found = None
    for found in review(record, 0, "normal"):
        now = time.process_time() - begun
        first = first or (now if found.progress >= FIRST else 0.0)
        refined = refined or (now if found.progress >= REFINED else 0.0)
    assert found is not None
    close = [
        (each.points_lost.high - each.points_lost.low) / 2 <= CLOSE[found.game]
        for each in found.moments
        if each.matters
    ]
    return first, refined, time.process_time() - begun, statistics.fmean(close)


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield three rows a game."""
    for name, close in CLOSE.items():
        tell(f"review of {name}")
        record = played(name, 1)
        next(review(record, 0, "quick"))  # compiled
        measured = [seconds_of(record) for _ in range(3)]
        middle = [statistics.median(column) for column in zip(*measured, strict=True)]
        names = ("first look", f"refined, {middle[3]:.0%} of the choices within ±{close}", "with the whole account")
        for what, value, limit in zip(names, middle, LIMITS, strict=False):
            yield {
                "what": f"{name}: review of one seat, {what}, s of processor",
                "ours": f"{value:.1f}",
                "peer": "",
                "ratio": "",
                "target": limit,
            }
