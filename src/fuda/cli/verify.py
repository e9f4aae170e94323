"""`fuda verify`: what holds of a record, or the first thing that does not."""

import json
from argparse import Namespace

from rich.console import Console
from rich.text import Text

from fuda.catalogue import game
from fuda.cli.replay import read_file
from fuda.core import record
from fuda.core.errors import BadRecord
from fuda.core.words import Words

STAGES = ("format", "start", "moves", "shuffles", "result")


def verify(args: Namespace, words: Words) -> int:
    """Check a record and return 0 when all of it holds, 1 otherwise."""
    console = Console(highlight=False)
    data = read_file(args.file, words)
    try:
        kept = record.read(data)
    except BadRecord as error:
        _line(console, "✗", "red", words.format("verify-not", stage=words.format("verify-stage-format")), str(error))
        return 1
    facts = {
        "game": words.format(f"{kept.game}-name"),
        "version": kept.version,
        "commitment": kept.deal.commitment,
        "moves": len(kept.moves),
        "shuffles": len(kept.deal.shuffles),
        "nonces": len(kept.deal.nonces),
        "scores": " : ".join(map(str, kept.result.scores)),
    }
    for stage, holds, detail in record.verify(json.loads(data), game):
        if not holds:
            about = words.format("verify-not", stage=words.format(f"verify-stage-{stage}"))
            _line(console, "✗", "red", about, detail)
            return 1
        _line(console, "✓", "green", words.format(f"verify-{stage}", **facts))
    console.print(Text(words.format("verify-all"), "bold"))
    return 0


def _line(console: Console, mark: str, colour: str, text: str, detail: str = "") -> None:
    console.print(Text(f"{mark} ", colour).append(text, "default").append(f" {detail}" if detail else "", "default"))
