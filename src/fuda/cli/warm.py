"""The first start: every kernel is compiled once and kept, with a line that says why it takes a while."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from random import Random

from rich.console import Console

from fuda.bots import Bot
from fuda.core import jit
from fuda.core.game import Game
from fuda.core.words import Words


def warm(game: Game, bot: Bot, level: str, words: Words) -> None:
    """Compile whatever a match with this opponent calls; nothing happens when it was compiled before."""
    warm_all([(game, bot, level)], words)


def warm_all(players: Sequence[tuple[Game, Bot, str]], words: Words) -> None:
    """Compile whatever matches with these opponents call."""
    markers = {Path(jit.COMPILED) / f"{game.name}-{level}": (game, bot) for game, bot, level in players}
    missing = {marker: player for marker, player in markers.items() if not marker.exists()}
    if jit.INTERPRETED or not missing:
        return
    console = Console(stderr=True, highlight=False)
    message = words.format("play-compiling")
    if not console.is_terminal:
        console.print(message)
    with console.status(message, spinner="dots", spinner_style="dim") if console.is_terminal else nullcontext():
        for marker, (game, bot) in missing.items():
            _play(game, bot)
            marker.parent.mkdir(parents=True, exist_ok=True)
            marker.touch()


def _play(game: Game, bot: Bot) -> None:
    """Play a match at random, looking at everything that a real one looks at."""
    match, dice = game.new(seed=0), Random(0)
    while not match.over:
        seat = match.seats[0]
        view = match.view(seat)
        if len(match.moves) < 3:
            bot.choose(view, 0)
            game.sample(view, 0)
        move: list[str] = []
        while following := match.legal(seat, move):
            move.append(dice.choice(following))
        match.play(*move, seat=seat, deal=False)
        match.deal()
    _ = match.scores, match.winners
