"""Compiles what the tests call, once and before they run: `python -m tests.warm`, two games at a time.

Workers that compile the same kernel would each take the whole time. What a player needs is `fuda.cli.warm`; beside that
tests step batches and review matches, which nobody at a table waits for.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import fuda
from fuda.catalogue import GAMES
from fuda.cli import warm
from fuda.core.batch import Batch
from fuda.review import review
from tests.review.matches import recorded


def game(name: str) -> None:
    """Compile one game in this process."""
    warm.main([name], warm.reader_of(()))
    batch = Batch([fuda.game(name)], 2)
    batch.step(batch.random())
    batch.everyone()
    list(review(recorded(name, 1), effort="quick"))


def main() -> int:
    """Compile every game, the one that takes longest first, and say which is done."""

    def compiled(name: str) -> bool:
        done = subprocess.run([sys.executable, "-m", "tests.warm", name], check=False).returncode == 0
        print(f"{name}: {'compiled' if done else 'failed'}", flush=True)
        return done

    with ThreadPoolExecutor(warm.AT_ONCE) as pool:
        return 0 if all(list(pool.map(compiled, reversed(GAMES)))) else 1


if __name__ == "__main__":
    sys.exit(game(sys.argv[1]) if len(sys.argv) > 1 else main())
