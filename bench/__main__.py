"""Measure Fuda against its peers: `./run bench`. One command, one table; every ratio is taken within one run."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import cuda, network, page, playouts, search, table

PARTS = {"playouts": playouts, "search": search, "network": network, "table": table, "page": page, "cuda": cuda}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of the rounds of a row (default 1)")
    parser.add_argument("--rounds", type=int, default=7, help="ours and the peer's turn by turn (default 7)")
    parser.add_argument("--only", choices=PARTS, help="a part of it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    args = parser.parse_args()
    console = Console(stderr=True)
    rows: list[dict[str, object]] = []
    with console.status("") as status:
        for name, part in (
            ("playouts", playouts),
            ("search", search),
            ("network", network),
            ("table", table),
            ("page", page),
            ("cuda", cuda),
        ):
            if args.only in (None, name):
                rows += part.rows(args.seconds, args.rounds, status.update)
    shown = Table("what", "ours", "peer", "ratio", "target")
    for row in rows:
        shown.add_row(*(str(row[column]) for column in ("what", "ours", "peer", "ratio", "target")))
    Console().print(shown)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    sys.exit(main())
