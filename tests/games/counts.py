"""The files of tests/perft: positions, and how many there are after each number of moves from them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

Entry: TypeAlias = dict[str, Any]


def read(game: str) -> list[Entry]:
    """The positions of a game."""
    return json.loads(_file(game).read_text("utf-8"))


def write(game: str, count: Callable[[Entry, int], list[list[int]]]) -> None:
    """Count all positions of a game again, as deep as before, and write the numbers down."""
    entries = [{**entry, "counts": count(entry, len(entry["counts"]))} for entry in read(game)]
    text = json.dumps(entries, indent=1, ensure_ascii=False)
    for entry in entries:  # a pair of counts in one line
        for pair in entry["counts"]:
            text = text.replace(json.dumps(pair, indent=1).replace("\n", "\n   "), json.dumps(pair))
    _file(game).write_text(text + "\n", "utf-8")


def within(entry: Entry, most: int) -> list[list[int]]:
    """The counts of a position as far as they are quickly counted."""
    depth, seen = 0, 0
    for going, finished in entry["counts"]:
        seen += going + finished
        if seen > most:
            break
        depth += 1
    return entry["counts"][:depth]


def _file(game: str) -> Path:
    return Path(__file__).parents[1] / "perft" / f"{game}.json"
