"""How well opponents keep the time that they are given, over all decisions of a match that have a choice."""

import statistics
import time
from collections.abc import Callable, Iterator

import fuda
from fuda.bots import WARMING, bot
from fuda.catalogue import GAMES

BUDGETS = (("thinker", 10), ("thinker", 50), ("master", 200))  # milliseconds
KEPT = 1.2  # times the budget that nearly all decisions are to be within
NEARLY = 0.95


def decisions(game: str, level: str, budget: int, seconds: float) -> list[float]:
    """Return how many milliseconds each decision took, for about so many seconds."""
    player, spent, seed = bot(game, level), list[float](), 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        match, seed = fuda.game(game).new(seed=seed), seed + 1
        while not match.over and time.perf_counter() < end:
            seat = match.seats[0]
            view = match.view(seat, hints=False)
            if len(view["legal"]) > 1:
                start = time.perf_counter()
                move = player.choose(view, len(spent), f"{budget}ms")
                spent.append(1000 * (time.perf_counter() - start))
            else:
                move = player.choose(view, 0, "1sims")
            match.play(*move, seat=seat)
    return spent


def warm(game: str) -> None:
    """Compile and load what a match calls."""
    match = fuda.game(game).new(seed=99)
    for number in range(60):
        if match.over:
            return
        seat = match.seats[0]
        match.play(*bot(game, "thinker").choose(match.view(seat, hints=False), number, WARMING), seat=seat)


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield a row for each game and budget."""
    for game in GAMES:
        tell(f"compiling {game}")
        warm(game)
        for level, budget in BUDGETS:
            tell(f"time budgets, {game} {level}@{budget}ms")
            spent = sorted(decisions(game, level, budget, seconds * rounds))
            nearly = spent[int(NEARLY * len(spent))]
            yield {
                "what": f"{game}: {level}@{budget}ms, {len(spent)} decisions, ms: median, 95 % within, the longest",
                "ours": f"{statistics.median(spent):.1f}, {nearly:.1f}, {spent[-1]:.1f}",
                "peer": "",
                "ratio": f"{nearly / budget:.2f}×",
                "target": f"95 % within {KEPT}×",
            }
