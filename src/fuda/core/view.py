"""Reading views (`game.parse`): whatever is wrong is said with where it stands in the view and what belongs there."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

import msgspec

from fuda.core.contract import Json
from fuda.core.errors import choices, shown

Named = TypeVar("Named")


def part(view: Json, name: str, kind: Any) -> Any:
    """Read a part of a view as a type.

    >>> part({"scores": [0, "1"]}, "scores", list[int])
    Traceback (most recent call last):
    ...
    ValueError: scores[1]: expected `int`, got `str`
    """
    if name not in view:
        raise ValueError(f"{name} is missing")
    try:
        return msgspec.convert(view[name], kind)
    except msgspec.ValidationError as error:
        said, _, path = str(error).partition(" - at `$")
        raise ValueError(f"{name}{path.rstrip('`')}: {said[:1].lower()}{said[1:]}") from error
    except UnicodeEncodeError as error:  # half a surrogate pair
        raise ValueError(f"{name} holds a sign that no text has: {shown(error.object)}") from error


def one_of(name: str, value: object, words: Sequence[str]) -> int:
    """Return the place of a word among those that can stand there."""
    if not isinstance(value, str) or value not in words:
        raise ValueError(f"{name}={shown(value)}; expected one of: {choices(words)}")
    return words.index(value)


def numbers(name: str, known: Mapping[str, Named], names: Sequence[str]) -> list[Named]:
    """Return what the names of cards stand for, each card named once."""
    for card in names:
        if card not in known:
            raise ValueError(f"{name}: there is no card {shown(card)}; cards: {choices(known)}")
    if len(set(names)) < len(names):
        raise ValueError(
            f"{name}: a card is named twice: {choices(dict.fromkeys(c for c in names if names.count(c) > 1))}"
        )
    return [known[card] for card in names]


def difference(name: str, said: Any, meant: Any) -> str | None:
    """Return where a part of a view says otherwise than what the view comes to, None where it says the same.

    >>> difference("board", {"held": [8, 5]}, {"held": [8, 8]})
    'board.held[1]=5, but by the rest of it that is 8'
    """
    if said == meant:
        return None
    inner: list[tuple[str, Any, Any]] = []
    if isinstance(said, dict) and isinstance(meant, dict):
        here, there = cast(Json, said), cast(Json, meant)
        for key in [*there, *(key for key in here if key not in there)]:
            if key not in here or key not in there:
                return f"{name} {'lacks' if key in there else 'has'} {shown(key)}; it has: {choices(there)}"
            inner.append((f"{name}.{key}", here[key], there[key]))
    elif isinstance(said, list) and isinstance(meant, list):
        ours, theirs = cast(list[Any], said), cast(list[Any], meant)
        if len(ours) == len(theirs):
            inner = [(f"{name}[{i}]", one, other) for i, (one, other) in enumerate(zip(ours, theirs, strict=True))]
    found = next(filter(None, (difference(*each) for each in inner)), None)
    return found or f"{name}={shown(cast(Any, said))}, but by the rest of it that is {shown(cast(Any, meant))}"
