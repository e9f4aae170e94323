"""Tabular CFR on a small endgame of Koi-Koi: with every round of regret matching it is harder to exploit.

    python examples/cfr.py --iterations 200

Two cards in each hand, three months of which lie on the field; which cards the other holds and what the stock will turn
up is hidden. `Endgame` makes a game for OpenSpiel of it, with as many worlds as you like, and OpenSpiel's own solver
and measure of exploitability do the rest.
"""

import argparse
from collections.abc import Iterator

from open_spiel.python.algorithms import cfr, exploitability

import fuda
from fuda.catalogue import spec
from fuda.core.match import Match
from fuda.envs.spiel import Endgame

HIDDEN = ["1L", "3R", "8L", "9A", "12L", "2A", "2K1", "10K1", "7R"]  # four in the hands, five in the stock
FIELD = ["1R", "3L", "8K1", "9R", "2R", "10R"]


def position(preset: str = "russian") -> Match:
    """Return the last two turns of a round, all other cards captured."""
    taken = [card for card in spec("koikoi").cards if card not in (*HIDDEN, *FIELD)]
    return fuda.game("koikoi", preset, rounds=1).setup(
        hands=[HIDDEN[:2], HIDDEN[2:4]], stock=HIDDEN[4:], field=FIELD, turn=0,
        captured=[taken[1::2], taken[::2]], played=[taken[:6], taken[6:12]],
    )  # fmt: skip


def solve(game: Endgame, iterations: int, steps: int) -> Iterator[tuple[int, float]]:
    """Yield how far the mean policy can be exploited, in points, after so many iterations."""
    solver = cfr.CFRPlusSolver(game)
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done == 1 or done % steps == 0:
            yield done, exploitability.exploitability(game, solver.average_policy())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--preset", default="russian")
    parser.add_argument("--worlds", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=100)
    args = parser.parse_args()
    game = Endgame(position(args.preset), args.worlds)
    print(f"{len(game.worlds)} worlds")
    for done, exploited in solve(game, args.iterations, max(1, args.iterations // 10)):
        print(f"{done:5} iterations: exploitable by {exploited:.4f} points", flush=True)


if __name__ == "__main__":
    main()
