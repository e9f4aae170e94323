"""`python -m fuda.learn koikoi --minutes 9 --out koikoi.npz`: for machines that have PyTorch and little else."""

import argparse
import sys
from pathlib import Path

from fuda.core.errors import FudaError
from fuda.learn.run import RunConfig, learn
from fuda.learn.scale import MATCH, POINTS


def tell(key: str, /, **args: object) -> None:
    """Print what is told, without the catalogue of words."""
    print(key.removeprefix("learn-"), *(f"{name}={value}" for name, value in args.items()), sep="  ", flush=True)


def main() -> int:
    """Read the arguments and learn."""
    parser = argparse.ArgumentParser(prog="python -m fuda.learn", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--out", type=Path, required=True, help="the network; its checkpoint is kept beside it")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint")
    parser.add_argument("--start", type=Path, help="begin with the policy of this network instead of from nothing")
    parser.add_argument("--soften", type=float, default=1.0, help="divide that network's preferences by this (1)")
    parser.add_argument("--against", type=Path, help="an exploiter: learn in one seat against this frozen network")
    parser.add_argument("--aim", choices=(MATCH, POINTS), default="", help="the match where the game has a scale of it")
    parser.add_argument("--matches", type=int, help="at once (65536 on a CUDA device, 256 on cores)")
    parser.add_argument("--mixed", type=int, default=125, help="tables of rules mixed at random (125)")
    parser.add_argument("--hidden", type=int, nargs=2, help="units of the two layers (512 256, in small games 256 128)")
    parser.add_argument("--rate", type=float, nargs=2, default=(8e-4, 3e-5), help="of learning: first and last")
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.1, 0.03), help="worth of variety: first and last")
    parser.add_argument("--pull", type=float, nargs=2, default=(0.05, 0.005), help="towards the average")
    parser.add_argument("--deals", type=int, default=20, help="of each contest with greedy, 0 for none (20)")
    parser.add_argument("--workers", type=int, default=1, help="processes beside it for these contests (1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=("cuda", "cpu"), help="cuda where there is one")
    args = parser.parse_args()
    try:
        learn(RunConfig(**vars(args)), tell)
    except FudaError as error:
        print(f"fuda: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
