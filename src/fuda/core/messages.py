"""A catalogue's messages as data, as the page reads them: its build makes the same of our own with @fluent/bundle."""

from collections.abc import Sequence
from typing import Any, cast

from fluent.syntax import FluentParser, ast

Json = dict[str, Any]


def messages(text: str) -> list[Json]:
    """Return the messages and terms of a catalogue.

    >>> messages("taken = { $count } cards")
    [{'id': 'taken', 'value': [{'type': 'var', 'name': 'count'}, ' cards'], 'attributes': {}}]
    """
    entries = FluentParser(with_spans=False).parse(text).body
    return [_message(entry) for entry in entries if isinstance(entry, ast.Message | ast.Term)]


def _message(entry: ast.Message | ast.Term) -> Json:
    return {
        "id": f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
        "value": None if entry.value is None else _pattern(entry.value),
        "attributes": {each.id.name: _pattern(each.value) for each in entry.attributes},
    }


def _pattern(pattern: ast.Pattern) -> Any:
    parts = [part.value if isinstance(part, ast.TextElement) else _expression(part) for part in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: object) -> Json:
    match node:
        case ast.Placeable():
            return _expression(node.expression)
        case ast.StringLiteral():
            return {"type": "str", "value": node.parse()["value"]}
        case ast.NumberLiteral():
            return {"type": "num", **node.parse()}
        case ast.VariableReference():
            return {"type": "var", "name": node.id.name}
        case ast.MessageReference():
            return {"type": "mesg", "name": node.id.name, "attr": node.attribute and node.attribute.name}
        case ast.TermReference():
            given = _arguments(node.arguments)
            return {"type": "term", "name": node.id.name, "attr": node.attribute and node.attribute.name, "args": given}
        case ast.FunctionReference():
            return {"type": "func", "name": node.id.name, "args": _arguments(node.arguments)}
        case ast.SelectExpression():
            variants = [{"key": _key(each.key), "value": _pattern(each.value)} for each in node.variants]
            star = next(number for number, each in enumerate(node.variants) if each.default)
            return {"type": "select", "selector": _expression(node.selector), "variants": variants, "star": star}
        case _:
            raise TypeError(f"no expression of Fluent: {node}")


def _key(key: ast.Identifier | ast.NumberLiteral) -> Json:
    return {"type": "str", "value": key.name} if isinstance(key, ast.Identifier) else _expression(key)


def _arguments(given: ast.CallArguments | None) -> list[Json]:
    if given is None:
        return []
    named = [{"type": "narg", "name": each.name.name, "value": _expression(each.value)} for each in given.named]
    return [*(_expression(each) for each in cast("Sequence[object]", given.positional)), *named]
