"""The games as decision problems, measured by random play: prints the first table of docs/research.md.

Everything follows from the seed. A batch plays each match to its end; a decision is an action of the kernel.
"""

import argparse
import hashlib
import math

import numpy as np

import fuda
from fuda.catalogue import GAMES
from fuda.core.batch import ROUND_ENDED, Batch
from fuda.core.game import Game

HEAD = (
    "table", "seats", "bits", "actions", "decisions a match", "rounds a match", "choices", "most", "forced",
    "paths of a match", "information sets",
)  # fmt: skip
MEETINGS = 3  # expected, that would have been seen with 95 % certainty had there been so many


def tables() -> list[tuple[str, Game]]:
    """Return every preset with its number of seats, and Yojimbo with the others too."""
    found = [(f"{name} {preset}", fuda.game(name, preset)) for name in GAMES for preset in _presets(name)]
    for preset in _presets("yojimbo"):
        found += [
            (f"yojimbo {preset}, {seats} seats", fuda.game("yojimbo", preset, players=seats)) for seats in (3, 4, 5)
        ]
    return found


def measure(name: str, game: Game, matches: int, seed: int) -> list[str]:
    """Return a row of the table."""
    batch, dice = Batch([game], matches, restart=False), np.random.default_rng(seed)
    batch.reset(seed)
    length, rounds, paths = np.zeros(matches, int), np.ones(matches, int), np.zeros(matches)
    wide, forced, most = list[int](), 0, 0
    kept: list[bytes] = [b""] * matches  # an observation of each match, every one of its decisions as likely
    while True:
        counts = np.bitwise_count(batch.mask).sum(1)
        alive = counts > 0
        if not alive.any():
            break
        length += alive
        taken = np.flatnonzero(alive & (dice.random(matches) * np.maximum(length, 1) < 1))
        for i in taken:
            kept[i] = hashlib.sha256(batch.observation[i].tobytes()).digest()[:12]
        wide.append(int(counts[counts > 1].sum()))
        forced += int((counts == 1).sum())
        most = max(most, int(counts.max()))
        paths += np.log10(np.maximum(counts, 1))
        batch.step(batch.random())
        rounds += batch.ended == ROUND_ENDED
    total = int(length.sum())
    return [
        name, str(game.seats), str(game.spec.rules.OBSERVATION), str(game.spec.rules.ACTIONS),
        _mean(length), _mean(rounds), f"{sum(wide) / (total - forced):.1f}", str(most), f"{100 * forced / total:.0f} %",
        f"10^{paths.mean():.0f}", _different(kept),
    ]  # fmt: skip


def _presets(name: str) -> list[str]:
    return list(fuda.game(name).spec.options[0].presets)


def _mean(values: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> str:
    return f"{values.mean():.1f} ± {1.96 * values.std() / math.sqrt(len(values)):.1f}"


def _different(kept: list[bytes]) -> str:
    """Return of how many information sets, were they all as likely, a sample with so many meetings would come."""
    count = len(kept)
    _, times = np.unique(np.frombuffer(b"".join(kept), "S12"), return_counts=True)
    meetings = int((times * (times - 1) // 2).sum())
    pairs = count * (count - 1) / 2
    return f"> {pairs / MEETINGS:.0e}" if meetings == 0 else f"≈ {pairs / meetings:.0e} ({meetings} meetings)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.measures", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    for name, game in tables():
        print(f"| {' | '.join(measure(name, game, args.matches, args.seed))} |", flush=True)


if __name__ == "__main__":
    main()
