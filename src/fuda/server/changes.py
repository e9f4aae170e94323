"""What differs between two updates of one page: a move changes little of what everybody sees.

A difference is a list: a path of keys and places, then what to do there.

- nothing more: the key is gone;
- a value: it is there now;
- places and items: a list is put together anew, of its own items at these places and, for each -1, of the next item;
- a place, a count and items: a list has these items there in the place of so many of its own.

They are made from what was sent and from what would be sent, so nothing else can get into them. Both are kept in pieces
of JSON: those that are the same bytes need no further look, and only what has changed is read again to be compared.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from fuda.server.wire import Difference

WORTH = 0.8  # of an update's length: longer changes are not worth their while
SMALL = 48  # bytes, about what a difference takes: smaller pieces are sent as they are
LITTLE = 1_500  # bytes, about what a move changes: they are sent without asking how long the whole would be
Path: TypeAlias = list[str | int]
Object: TypeAlias = dict[str, Any]
Pieces: TypeAlias = "dict[str, bytes | Pieces]"  # an object by its keys; some of its parts again in pieces
Known: TypeAlias = dict[tuple[bytes, bytes], list[Difference]]  # by two pieces: what differs
_encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Any] = msgspec.json.Decoder().decode
_KEYS: dict[str, bytes] = {}  # as they are written in an object; there are few


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page was shown last."""

    table: Pieces
    view: "Pieces | None"


def pieces(value: Object, *parts: str) -> Pieces:
    """Return an object in pieces; these parts of it are again in pieces, where they are objects."""
    return {
        key: pieces(part) if key in parts and part.__class__ is dict else _encode(part) for key, part in value.items()
    }


def joined(value: "bytes | Pieces | None") -> bytes:
    """Return pieces as the JSON that they are of."""
    if value is None:
        return b"null"
    if isinstance(value, bytes):
        return value
    return b"{" + b",".join([_key(key) + joined(part) for key, part in value.items()]) + b"}"


def _key(name: str) -> bytes:
    found = _KEYS.get(name)
    if found is None:
        found = _KEYS[name] = _encode(name) + b":"
    return found


class Changes:
    """The changes that one moment at a table brings to its pages: what is the same for several is found once."""

    def __init__(self) -> None:
        self._tables: dict[int, bytes] = {}  # by what was shown of the table
        self._known: Known = {}

    def between(self, before: Shown, after: Shown) -> tuple[bytes, bytes] | None:
        """Return what differs in the table and in the view, as JSON; None where the whole is not much longer."""
        table = self._tables.get(id(before.table))
        if table is None:
            table = self._tables[id(before.table)] = self._differences(before.table, after.table)
        view = self._differences(before.view, after.view)
        length = len(table) + len(view)
        small = length <= LITTLE or length <= WORTH * (_size(after.table) + _size(after.view))
        return (table, view) if small else None

    def _differences(self, old: "Pieces | None", new: "Pieces | None") -> bytes:
        found: list[Difference] = []
        if old is None or new is None:
            if old is not new:
                found.append([[], msgspec.Raw(joined(new))])
        else:
            self._compare(old, new, [], found)
        return _encode(found)

    def _compare(self, old: Pieces, new: Pieces, path: Path, found: list[Difference]) -> None:
        for key, piece in new.items():
            before = old.get(key)
            if before == piece:
                continue
            place = [*path, key]
            if isinstance(before, bytes) and isinstance(piece, bytes) and len(piece) > SMALL:
                found += [[place + inner, *what] for inner, *what in self._pieces(before, piece)]
            elif isinstance(before, dict) and isinstance(piece, dict) and before and piece:
                self._compare(before, piece, place, found)
            else:
                found.append([place, msgspec.Raw(joined(piece))])
        if old.keys() != new.keys():
            found.extend([[*path, key]] for key in old if key not in new)

    def _pieces(self, old: bytes, new: bytes) -> list[Difference]:
        known = self._known.get((old, new))
        if known is None:
            known = self._known[old, new] = differences(_decode(old), _decode(new))
        return known


def _size(value: "bytes | Pieces | None") -> int:
    if value is None:
        return 4
    return len(value) if isinstance(value, bytes) else sum(len(key) + 4 + _size(part) for key, part in value.items())


def differences(old: Any, new: Any) -> list[Difference]:
    """Return the differences of two JSON values whose parts keep their kinds: none is 1 now and true then.

    >>> differences({"a": 1, "b": [1, 2, 3], "c": 0}, {"a": 2, "b": [1, 3]})
    [[['a'], 2], [['b'], 1, 1, []], [['c']]]
    """
    found: list[Difference] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Difference]) -> None:
    """Find the differences of two values that are not the same."""
    kind = new.__class__
    if kind is not old.__class__ or (kind is not dict and kind is not list) or not old or not new:
        found.append([path, new])
    elif kind is list:
        _compare_lists(old, new, path, found)
    else:
        _compare_objects(old, new, path, found)


def _compare_objects(old: Object, new: Object, path: Path, found: list[Difference]) -> None:
    for key, value in new.items():
        before = old.get(key, old)
        if before is old:
            found.append([[*path, key], value])
        elif before != value:
            _compare(before, value, [*path, key], found)
    if old.keys() != new.keys():
        found.extend([[*path, key]] for key in old if key not in new)


def _compare_lists(old: list[Any], new: list[Any], path: Path, found: list[Difference]) -> None:
    kind = new[0].__class__
    places = _places(old, new) if kind is dict and old[0].__class__ is dict else None
    if places is not None:
        if places != list(range(len(old))):
            found.append([path, places, [item for item, place in zip(new, places, strict=True) if place < 0]])
        for place, (item, before) in enumerate(zip(new, places, strict=True)):
            if before >= 0 and old[before] != item:
                _compare(old[before], item, [*path, place], found)
    elif len(old) == len(new) and (kind is dict or kind is list):
        for place, (before, item) in enumerate(zip(old, new, strict=True)):
            if before != item:
                _compare(before, item, [*path, place], found)
    else:
        begin, end, most = 0, 0, min(len(old), len(new))
        while begin < most and old[begin] == new[begin]:
            begin += 1
        while end < most - begin and old[-1 - end] == new[-1 - end]:
            end += 1
        changed = new[begin : len(new) - end]
        found.append([path, begin, len(old) - begin - end, changed] if begin or end else [path, new])


def _places(old: list[Any], new: list[Any]) -> list[int] | None:
    """Return where each object of a list was before, -1 where it is new; None where they cannot be told apart.

    They are told apart by the first thing that they say, such as the name of a yaku.
    """
    key = next(iter(new[0]), "")
    names = {item.get(key): place for place, item in enumerate(old) if type(item.get(key)) is str}
    said = [item.get(key) for item in new]
    if len(names) < len(old) or len(set(map(str, said))) < len(said):
        return None
    return [names.get(name, -1) if type(name) is str else -1 for name in said]


def apply(before: Any, differences: list[Difference]) -> Any:
    """Return a value after its differences, as a page would; what was before may not be used any more."""
    whole = {"": before}
    for path, *what in differences:
        within: Any = whole
        last: Any = ""
        for step in path:
            within, last = within[last], step
        if not what:
            del within[last]
        elif len(what) == 1:
            within[last] = what[0]
        elif len(what) == 2:
            items = iter(what[1])
            within[last] = [next(items) if place < 0 else within[last][place] for place in what[0]]
        else:
            place, count, items = what
            within[last][place : place + count] = items
    return whole[""]
