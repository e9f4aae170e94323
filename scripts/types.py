"""Write the client's types, wire.ts and review/report.ts, from those of the server, the games' views and the review.

`python -m scripts.types` writes it; a test fails when it is out of date.
"""

import types
import typing
from collections.abc import Sequence
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from fuda.catalogue import GAMES, spec
from fuda.core import record, statement
from fuda.core.events import CoreEvent, Happening, key
from fuda.core.options import Option
from fuda.review import estimate, report
from fuda.server import wire
from fuda.server.wire import catalogue, commands, fair, health, matches, messages, practice, tables, words

CLIENT = Path(__file__).parent.parent / "client" / "src"
TARGET, REVIEW = CLIENT / "wire.ts", CLIENT / "review" / "report.ts"
WIRE = (words, catalogue, tables, fair, matches, commands, messages, practice, health)
HEAD = "// Written by `python -m scripts.types` from the Python types. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}

ENVELOPE = """
/** What a seat may know of a match; `board` is the game's own. */
interface ViewOf<Game extends string, Table, Phase extends string, Board, Hints> {
  game: Game;
  table: Table;
  seat: number | null;
  seats: number;
  to_act: number[];
  phase: Phase | 'stopped' | 'resigned';
  legal: string[];
  scores: number[];
  board: Board;
  hints: Hints | null;
}

/** An event of a known kind: its key says which arguments it has. */
interface EventOf<Key extends string, Args> extends EventInfo {
  key: Key;
  args: Args & Record<string, unknown>;
}
"""


def main() -> None:
    for path, text in ((TARGET, written()), (REVIEW, reviewed())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def reviewed() -> str:
    """Return the types of a review, which have names of their own."""
    structs = [estimate.Interval, *_structs(report)]
    return "".join([HEAD, _alias(report, "Label", ""), *(_interface(struct, "") for struct in structs)])


def written() -> str:
    """Return the whole file."""
    parts = [HEAD]
    aliases = (
        "Stage",
        "SeatKind",
        "Clock",
        "Ending",
        "AbortReason",
        "Phrase",
        "Refusal",
        "ReviewStage",
        "Sound",
        "Mark",
    )
    parts += [_alias(wire, name, "") for name in aliases]
    parts += [_interface(struct, "") for module in (statement, *WIRE) for struct in _structs(module)]
    parts += [_alias(wire, name, "") for name in ("Commands", "Messages")]
    parts += [_interface(struct, "Kept") for struct in _structs(record)]  # `Record` is TypeScript's own
    parts.append(ENVELOPE)
    views: list[str] = []
    for game in GAMES:
        prefix, view = game.capitalize(), import_module(f"fuda.games.{game}.view")
        parts.append(_alias(view, "Phase", prefix))
        parts += [_interface(struct, prefix) for struct in _structs(view) if struct.__name__ != "Memory"]
        parts.append(_options(prefix, spec(game).options))
        names = ", ".join(f"{prefix}{part}" for part in ("Table", "Phase", "Board", "Hints"))
        parts.append(f"\nexport type {prefix}View = ViewOf<'{game}', {names}>;\n")
        parts.append(_events(prefix, (*spec(game).events, *CoreEvent.__subclasses__())))
        views.append(f"{prefix}View")
    parts.append(f"\nexport type View = {' | '.join(views)};\n")
    return "".join(parts)


def _structs(module: types.ModuleType) -> list[Any]:
    """Return the structs and typed dicts that a module defines, in its order."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and found.__module__ == module.__name__
        and (issubclass(found, msgspec.Struct) or typing.is_typeddict(found))
        and found.__name__ not in ("Struct", "Command", "Message")
    ]


def _alias(module: types.ModuleType, name: str, prefix: str) -> str:
    return f"\nexport type {prefix}{name} = {_type(getattr(module, name), prefix)};\n"


def _options(prefix: str, options: Sequence[Option]) -> str:
    """Return the type of a game's table rules."""
    lines = [f"\n/** The table rules. */\nexport interface {prefix}Table {{\n"]
    for option in options:
        listed = " | ".join(_value(value) for value in option.values)
        told = {"bool": "boolean", "int": "number", "text": "string", "data": f"{listed} | object"}
        lines.append(f"  {option.name}: {told.get(option.kind, listed)};\n")
    return "".join([*lines, "}\n"])


def _value(value: object) -> str:
    """Return a text, a number or a switch as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def _events(prefix: str, kinds: tuple[type[Happening], ...]) -> str:
    """Return the union of a game's events: a key, and the arguments that it has."""
    lines = [f"\nexport type {prefix}Event =\n"]
    for kind in kinds:
        hints = typing.get_type_hints(kind)
        args = "; ".join(f"{name}: {_type(hints[name], prefix)}" for name in kind.__struct_fields__)
        lines.append(f"  | EventOf<'{key(kind)}', {f'{{ {args} }}' if args else 'object'}>\n")
    return "".join(lines).rstrip() + ";\n"


def _interface(struct: Any, prefix: str) -> str:
    hints = typing.get_type_hints(struct, include_extras=True)
    lines = [f"\n/** {cleandoc(struct.__doc__)} */\nexport interface {prefix}{struct.__name__} {{\n"]
    if typing.is_typeddict(struct):
        optional = struct.__optional_keys__
    else:
        config = struct.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';\n")
        with_default = [f.name for f in msgspec.structs.fields(struct) if not f.required]
        # What the server sends is whole unless it says otherwise; what a page sends may leave defaults out.
        sent = issubclass(struct, wire.Command) or struct.__name__.endswith("Request") or config.omit_defaults
        unset = [f.name for f in msgspec.structs.fields(struct) if f.default is msgspec.UNSET]
        optional = frozenset(with_default if sent else unset)
    for name, hint in hints.items():
        lines.append(f"  {name}{'?' if name in optional else ''}: {_type(hint, prefix)};\n")
    return "".join([*lines, "}\n"])


def _type(hint: Any, prefix: str) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin in (typing.Annotated, typing.NotRequired):
        return _type(args[0], prefix)
    if origin is typing.Literal:
        return " | ".join(_value(value) for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(arg, prefix) for arg in args if arg is not msgspec.UnsetType))
    if origin is list:
        inner = _type(args[0], prefix)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        found = f"Record<{_type(args[0], prefix)}, {_type(args[1], prefix)}>"
        return f"Partial<{found}>" if get_origin(args[0]) is typing.Literal else found  # only some of the names
    plain = (statement.__name__, *(module.__name__ for module in WIRE))
    return (prefix if hint.__module__ not in plain else "") + hint.__name__


if __name__ == "__main__":
    main()
