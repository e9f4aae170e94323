"""What Koi-Koi's greedy players weigh a call by: `python -m bench.calls --matches 60 --out calls.json`.

Greedy players play each other at every preset. At each call a master says in worlds of their own how many points a koi
gains or loses against a stop; what `greedy.CALL` multiplies its numbers by is the least-squares fit of that. What is
printed says how often the fit, the judgement in use and the master agree.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

import fuda
from fuda.bots import bot
from fuda.bots.koikoi.greedy import call_numbers

PRESETS = ("czech", "russian", "nintendo")
Row = tuple[str, list[float], float, float, bool]  # preset, numbers, koi less stop and its error, what greedy does


def rows(preset: str, seed: int, budget: str) -> list[Row]:
    """Return the calls of one match."""
    match, found = fuda.game("koikoi", preset).new(seed=seed), list[Row]()
    greedy, master = bot("koikoi", "greedy"), bot("koikoi", "master")
    while not match.over:
        seat = match.seats[0]
        view = match.view(seat, hints=False)
        move = greedy.choose(view, seed)
        if "koi" in view["legal"] and view["board"]["round"] < view["table"]["rounds"] - 1:
            koi, stop = master.compare(view, [("koi",), ("stop",)], seed, budget)  # type: ignore[attr-defined]
            gap = (koi.points or 0.0) - (stop.points or 0.0)
            found.append((preset, call_numbers(view), gap, float(stop.points_gap_error or 0.0), move == ("koi",)))
            if seed % 2:  # also what follows a koi is seen
                move = ("koi",)
        match.play(*move, seat=seat)
    return found


def main() -> None:
    """Collect calls, fit them and say how well it goes."""
    parser = argparse.ArgumentParser(prog="python -m bench.calls", description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="at each preset")
    parser.add_argument("--budget", default="1000sims")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    asked = [(preset, seed, args.budget) for seed in range(args.matches) for preset in PRESETS]
    with ProcessPoolExecutor(args.workers) as pool:
        found = [row for part in pool.map(rows, *zip(*asked, strict=True)) for row in part]
    if args.out:
        args.out.write_text(json.dumps(found))
    numbers, gaps = np.array([row[1] for row in found]), np.array([row[2] for row in found])
    fit, *_ = np.linalg.lstsq(numbers, gaps, rcond=None)
    print(len(found), "calls; CALL =", [round(float(each), 3) for each in fit])
    for preset in PRESETS:
        here = np.array([row[0] == preset for row in found])
        koi, ours = gaps[here] > 0, np.array([row[4] for row in found])[here]
        better = numbers[here] @ fit > 0
        lost = [float(np.abs(gaps[here])[koi != chosen].sum() / here.sum()) for chosen in (ours, better)]
        print(
            f"{preset}: {here.sum()} calls, koi better in {koi.sum()}; greedy calls koi in {ours.sum()}, loses "
            f"{lost[0]:.2f} a call; the fit calls it in {better.sum()}, loses {lost[1]:.2f}"
        )


if __name__ == "__main__":
    main()
