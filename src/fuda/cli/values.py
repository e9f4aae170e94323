"""Values given on the command line: a game with table rules, whole numbers; what is unknown is refused by name."""

from argparse import Namespace
from collections.abc import Iterable

from fuda.catalogue import GAMES, game, spec
from fuda.cli.arguments import DEFAULT_GAME, SHORT
from fuda.cli.language import Refused
from fuda.core.contract import Spec
from fuda.core.errors import BadTable
from fuda.core.game import Game
from fuda.core.options import Option, Value
from fuda.core.words import Words


def chosen_spec(name: str | None, words: Words) -> Spec:
    """Return the game of that name, or the one played when none is named."""
    name = name or DEFAULT_GAME
    check("refused-game", name, GAMES, words)
    return spec(name)


def chosen_game(args: Namespace, words: Words) -> Game:
    """Return the game with the preset and options of the command line."""
    described = chosen_spec(args.game, words)
    if args.rules is not None:
        check("refused-preset", args.rules, described.options[0].presets, words)
    known = {option.name: option for option in described.options}
    changes: dict[str, Value] = {}
    short = [f"{name}={value}" for name in SHORT if isinstance(value := getattr(args, name, None), str)]
    for setting in (*short, *args.set):
        name, given, text = setting.partition("=")
        if not given:
            raise Refused(words.format("refused-setting", given=setting))
        check("refused-option", name, known, words)
        try:
            changes[name] = known[name].read(text)
        except BadTable as error:
            raise Refused(_value(known[name], text, words)) from error
    try:
        return game(described.name, args.rules, **changes)
    except BadTable as error:  # each value is allowed by itself
        if error.option is None:
            raise
        option = known[error.option]
        if error.needs is None:
            raise Refused(_value(option, str(changes.get(option.name, "")), words)) from error
        clauses = ", ".join(option.clauses)
        raise Refused(words.format("refused-needs", name=option.name, needs=error.needs, clauses=clauses)) from error


def number(text: str, option: str, allowed: range | None, words: Words) -> int:
    """Read a whole number given to an option."""
    try:
        value = int(text)
    except ValueError:
        value = None
    if value is None or (allowed is not None and value not in allowed):
        within = f"{allowed[0]}–{allowed[-1]}" if allowed is not None else words.format("refused-any-number")
        raise Refused(words.format("refused-number", option=option, given=text, allowed=within))
    return value


def check(key: str, given: str, allowed: Iterable[str], words: Words) -> None:
    """Refuse what is not among the allowed words."""
    if given not in allowed:
        raise Refused(words.format(key, given=given, allowed=", ".join(allowed)))


def _value(option: Option, given: str, words: Words) -> str:
    clauses = ", ".join(option.clauses)
    return words.format("refused-value", name=option.name, given=given, allowed=option.allowed, clauses=clauses)
