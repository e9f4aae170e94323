"""`fuda verify`: what holds of a record, or the first thing that does not."""

import re
from argparse import Namespace

from rich.console import Console
from rich.text import Text

from fuda.catalogue import game
from fuda.cli.language import Refused
from fuda.cli.replay import read_file
from fuda.core import record
from fuda.core.errors import BadRecord
from fuda.core.verification import verify as verified
from fuda.core.words import Words


def verify(args: Namespace, words: Words) -> int:
    """Check a record and return 0 when all of it holds, 1 otherwise."""
    console = Console(highlight=False)
    for key in args.key:
        if not re.fullmatch("[0-9a-f]{64}", key):
            raise Refused(words.format("refused-key", key=key))
    data = read_file(args.file, words)
    try:
        kept = record.read(data)
    except BadRecord as error:
        about = words.format("verify-not", stage=words.format("verify-stage-format"), detail=str(error))
        _line(console, "✗", "red", about)
        return 1
    facts = {
        "keys": kept.signature.key if kept.signature else "",
        "key": kept.deal.start.statement.server if kept.deal.start else "",
        "game": words.format(f"{kept.game}-name"),
        "version": kept.version,
        "commitment": kept.deal.commitment,
        "moves": len(kept.moves),
        "shuffles": len(kept.deal.shuffles),
        "nonces": len(kept.deal.nonces),
        "scores": " : ".join(map(str, kept.result.scores)),
    }
    for stage, holds, detail in verified(kept, game, args.key):
        if not holds:
            about = words.format("verify-not", stage=words.format(f"verify-stage-{stage}"), detail=detail)
            _line(console, "✗", "red", about)
            return 1
        mark, colour = ("–", "dim") if stage == "stated" else ("✓", "green")
        _line(console, mark, colour, words.format(f"verify-{stage}", **facts))
        if stage == "format" and not kept.signature and not kept.deal.start and not args.key:
            _line(console, "–", "dim", words.format("verify-unsigned"))
    console.print(Text(words.format("verify-all"), "bold"))
    return 0


def _line(console: Console, mark: str, colour: str, text: str) -> None:
    console.print(Text(f"{mark} ", colour).append(text, "default"))
