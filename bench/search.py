"""Simulations a second: ours on Kouřící kočka against OpenSpiel's ISMCTSBot on hearts, both at the first lead."""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import fuda
from fuda.bots.search import Search

SIMULATIONS = 20_000


def kocka_searcher() -> Callable[[], float]:
    """Return a function that searches the first lead after passing, to the round's end, and returns simulations/s."""
    match = fuda.game("kocka").new(seed=1)
    while match.view(None, hints=False)["phase"] == "pass":
        seat = match.seats[0]
        begun: list[str] = []
        while following := match.legal(seat, begun):
            begun.append(following[0])
        match.play(*begun, seat=seat)
    assert match.seat is not None
    view, search = match.view(match.seat, hints=False), Search(f"{SIMULATIONS}sims")
    search.choose(view, 0, "100sims")

    def run() -> float:
        start = time.perf_counter()
        search.choose(view, random.randrange(1 << 30))
        return SIMULATIONS / (time.perf_counter() - start)

    return run


def hearts_searcher() -> Callable[[], float]:
    """Return the same for OpenSpiel's C++ search with its random rollouts."""
    import pyspiel  # pyright: ignore[reportMissingImports]

    state: Any = pyspiel.load_game("hearts").new_initial_state()
    dice = random.Random(1)
    # The very first lead is forced in hearts (the two of clubs): the first real choice comes after it.
    while state.is_chance_node() or state.move_number() < 66 or len(state.legal_actions()) < 2:
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(outcomes))
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    count = SIMULATIONS // 4

    def run() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, dice.randrange(1 << 30))
        bot = pyspiel.ISMCTSBot(dice.randrange(1 << 30), evaluator, 2.0, count, -1, final, False, False)
        start = time.perf_counter()
        bot.step(state)
        return count / (time.perf_counter() - start)

    return run


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield the one row, measured in turns with the peer."""
    tell("compiling the search")
    ours, theirs = kocka_searcher(), hearts_searcher()
    speeds: list[tuple[float, float]] = []
    for turn in range(rounds):
        tell(f"search, turn {turn + 1} of {rounds}")
        speeds.append((ours() / 1e3, theirs() / 1e3))
    mine, peer = [a for a, _ in speeds], [b for _, b in speeds]
    ratios = [a / b for a, b in speeds]
    yield {
        "what": "Kočka: search, one core, thousand simulations/s",
        "ours": f"{statistics.median(mine):.0f} ({min(mine):.0f}–{max(mine):.0f})",
        "peer": f"{statistics.median(peer):.0f} ({min(peer):.0f}–{max(peer):.0f}) OpenSpiel ISMCTS, hearts",
        "ratio": f"{statistics.median(ratios):.1f} ({min(ratios):.1f}–{max(ratios):.1f})×",
        "target": "≥ 5×, aim 10×",
    }
