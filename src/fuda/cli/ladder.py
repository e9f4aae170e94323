"""`fuda arena GAME --ladder`: the contests that a game's levels are rated by, one after another."""

import re
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from fuda.bots import levels
from fuda.bots.arena import Entrant, setting
from fuda.bots.report import Report
from fuda.cli.contest import Played, keep, play
from fuda.cli.entrants import entrants
from fuda.cli.language import Refused
from fuda.cli.ratings import rate, show
from fuda.cli.values import check
from fuda.core.game import Game
from fuda.core.words import Words

BELOW = (1, 2)  # steps down to those whom each plays


def ladder(args: Namespace, game: Game, seed: int, words: Words) -> int:
    """Play what is missing of a ladder's contests and show the ratings; 130 when interrupted."""
    for name in ("diagnose", "dataset"):
        if getattr(args, name) is not None:
            raise Refused(words.format("refused-both", one="--ladder", other=f"--{name}"))
    players = list(dict.fromkeys(entrants(args.players or levels(game.name), args.budget, game, words)))
    if len(players) < 2:
        raise Refused(words.format("refused-ladder"))
    if args.zero is not None:
        check("refused-zero", args.zero, [str(each) for each in players], words)
    folder = _folder(args.out, words)
    contests = [(setting(game, pair, seed), _file(folder, pair)) for pair in pairs(players)]
    finished: list[Played] = []
    for number, (asked, file) in enumerate(contests, 1):
        title = f"{' – '.join(asked.entrants)} ({number}/{len(contests)})"
        played = play(asked, file, args, words, title)
        if not played.whole:
            print(words.format("arena-interrupted", file=str(folder or played.log)))
            return 130
        if file is not None:
            keep(Report.of(asked, played.results), file, played.log)
        finished.append(played)
    results = [(asked, played.results) for (asked, _), played in zip(contests, finished, strict=True)]
    show(Console(highlight=False), game, rate(results, [], args.zero, words), words)
    if folder is not None:
        print(words.format("ladder-written", folder=str(folder)))
        return 0
    for played in finished:
        played.log.unlink()
    return 0


def pairs(players: Sequence[Entrant]) -> list[tuple[Entrant, Entrant]]:
    """Return who plays whom: everybody the next one below and the next but one, so that no step rests on one contest.

    >>> [(one.name, other.name) for one, other in pairs([Entrant(name, None) for name in "abc"])]
    [('b', 'a'), ('c', 'b'), ('c', 'a')]
    """
    return [(one, players[at - down]) for at, one in enumerate(players) for down in BELOW if down <= at]


def _folder(out: str | None, words: Words) -> Path | None:
    """Return the folder for the contests' files, made where there is none."""
    if out is None:
        return None
    try:
        Path(out).mkdir(exist_ok=True)
    except OSError as error:
        raise Refused(words.format("refused-record", file=out)) from error
    return Path(out)


def _file(folder: Path | None, pair: tuple[Entrant, Entrant]) -> Path | None:
    """Return the file of a contest, named for who plays: of a program's command, what the name of a file may have."""
    name = "-".join(re.sub(r"[^\w@.]+", "_", str(each)) for each in pair)
    return None if folder is None else folder / f"{name}.json"
