"""`fuda keys`: the keys by which this server signs, and a new one in the place of the last."""

import time
from argparse import Namespace
from contextlib import closing
from datetime import UTC, datetime

from rich.console import Console
from rich.text import Text

from fuda.cli.serve import open_log
from fuda.core.words import Words
from fuda.server.signing import rotate, stored


def keys(args: Namespace, words: Words) -> int:
    """Show the public keys, the newest first; with `rotate` after drawing a new one."""
    console, now = Console(highlight=False), time.time_ns() // 1_000_000
    with closing(open_log(args.database, words)) as log:
        if args.do == "rotate":
            rotate(log, now)
        found = stored(log, now)
    for key in reversed(found):
        since = _day(key.since)
        dates = (
            words.format("keys-now", since=since)
            if key.until is None
            else words.format("keys-then", since=since, until=_day(key.until))
        )
        console.print(Text(key.public).append(f"  {dates}", "dim"), soft_wrap=True)
    if args.do == "rotate":
        console.print(words.format("keys-rotated"))
    return 0


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
