"""Measure Fuda against its peers: `./run bench`. One command, one table; every ratio is taken within one run."""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

PARTS = (  # modules here
    *(
        "playouts",
        "batch",
        "envs",
        "search",
        "budgets",
        "network",
        "review",
        "table",
        "crowd",
        "page",
        "lighthouse",
        "cuda",
        "tensors",
    ),
)
COLUMNS = ("what", "ours", "peer", "ratio", "target")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of the rounds of a row (default 1)")
    parser.add_argument("--rounds", type=int, default=7, help="ours and the peer's turn by turn (default 7)")
    parser.add_argument("--only", choices=PARTS, help="a part of it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    args = parser.parse_args()
    rows: list[dict[str, object]] = []
    tell = progress()
    for name in PARTS:
        if args.only in (None, name):
            # Imported only when asked for: a machine with a device may have nothing of what the others need.
            rows += import_module(f"bench.{name}").rows(args.seconds, args.rounds, tell)
    tell("")
    widths = {column: max(len(str(row[column])) for row in [*rows, dict.fromkeys(COLUMNS, "")]) for column in COLUMNS}
    for row in [dict(zip(COLUMNS, COLUMNS, strict=True)), *rows]:
        print("  ".join(str(row[column]).ljust(widths[column]) for column in COLUMNS).rstrip())
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n")


def progress() -> Callable[[str], None]:
    """Return what says how far it is: in one line of a terminal, or a line each."""
    terminal = sys.stderr.isatty()

    def tell(text: str) -> None:
        if terminal:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
        elif text:
            print(text, file=sys.stderr, flush=True)

    return tell


if __name__ == "__main__":
    main()
