"""Who plays in an arena, read from the command line; whoever cannot play is refused before a match is lost by it."""

import shlex
import shutil
from collections.abc import Iterable

from fuda.bots import BUDGETS, levels
from fuda.bots.arena import EXEC, Entrant, entrant
from fuda.bots.search import parse_budget
from fuda.cli.language import Refused
from fuda.core.errors import FudaError
from fuda.core.game import Game
from fuda.core.words import Words


def entrants(texts: Iterable[str], budget: str | None, game: Game, words: Words) -> list[Entrant]:
    """Read the entrants; `budget` is for those who have none of their own."""
    _check_budget(budget, words)
    found: list[Entrant] = []
    for text in texts:
        if text.startswith(EXEC):
            _check_program(text.removeprefix(EXEC), words)
        else:
            _check_level(text, levels(game.name), words)
        found.append(entrant(text, budget))
    return found


def reference(text: str | None, words: Words) -> Entrant | None:
    """Read who looks at the choices: a searching level, with a budget or its own."""
    if text is None:
        return None
    name, at, own = text.partition("@")
    if name not in BUDGETS:
        raise Refused(words.format("refused-reference", given=name, allowed=", ".join(BUDGETS)))
    _check_budget(own if at else None, words)
    return entrant(text)


def _check_level(text: str, offered: Iterable[str], words: Words) -> None:
    name, at, own = text.partition("@")
    if name not in offered:
        raise Refused(words.format("refused-entrant", given=name, allowed=", ".join(offered)))
    if at and name not in BUDGETS:
        raise Refused(words.format("refused-own-budget", given=name, allowed=", ".join(BUDGETS)))
    _check_budget(own if at else None, words)


def _check_budget(text: str | None, words: Words) -> None:
    try:
        parse_budget("1ms" if text is None else text)
    except FudaError as error:
        raise Refused(words.format("refused-budget", given=text)) from error


def _check_program(command: str, words: Words) -> None:
    """Refuse a program that is not there."""
    try:
        program = next(iter(shlex.split(command)), "")
    except ValueError:  # a quotation mark that is never closed
        program = ""
    if shutil.which(program) is None:
        raise Refused(words.format("refused-program", given=program or command))
