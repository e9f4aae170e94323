"""Load a network, Fuda's own or one that you taught, and let it play against a level at many tables.

python examples/networks.py                    # Koi-Koi's network that plays for points, without a search
python examples/networks.py policy.npz --opponent random
"""

import argparse
import math
from pathlib import Path

import numpy as np

import fuda.bots.koikoi
from fuda.catalogue import spec
from fuda.envs.opponents import policy
from fuda.envs.vector import TableVectorEnv

OURS = Path(fuda.bots.koikoi.__file__).with_name("network.npz")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?", default=OURS)
    parser.add_argument("--preset", default="czech")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--matches", type=int, default=1000, help="how many tables, a round at each (1000)")
    args = parser.parse_args()
    choose = policy(args.file, spec("koikoi").rules)
    envs = TableVectorEnv(args.matches, "koikoi", args.preset, opponents=args.opponent, single=True)
    observation, _ = envs.reset(seed=1)
    gained, waiting = np.zeros(args.matches), np.ones(args.matches, bool)
    while waiting.any():  # the first round of each table
        action = choose(observation["observation"], observation["action_mask"])
        observation, reward, terminated, _, _ = envs.step(action)
        gained += np.where(waiting, 2 * reward, 0)  # a lead over the mean of two is half the lead over the other
        waiting &= ~terminated
    half = 1.96 * gained.std() / math.sqrt(args.matches)
    print(f"{args.file.name} over {args.opponent}, {args.preset}: {gained.mean():+.2f} ± {half:.2f} points a round")


if __name__ == "__main__":
    main()
