"""What differs between two updates of one page: a move changes little of what everybody sees.

A difference is a list: a path of keys and places, then what to do there.

- nothing more: the key is gone;
- a value: it is there now;
- places and items: a list is put together anew, of its own items at these places and, for each -1, of the next item;
- a place, a count and items: a list has these items there in the place of so many of its own.

They are made from what was sent and from what would be sent, so nothing else can get into them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

from fuda.server.wire import Difference, Json, TableInfo

WORTH = 0.8  # of an update's length: longer changes are not worth their while
FEW = 6  # numbers and names of a list, about what a difference takes: it is sent as it is
LITTLE = 1_500  # bytes, about what a move changes: they are sent without asking how long the whole would be
Path: TypeAlias = list[str | int]
Object: TypeAlias = dict[str, Any]
# By two lists of objects, told apart by identity: what differs. The lists are held, so that no other takes their place.
Known: TypeAlias = dict[tuple[int, int], tuple[list[Any], list[Any], list[Difference]]]
_encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
_FIELDS = TableInfo.__struct_fields__
_fields: Callable[[TableInfo], tuple[Any, ...]] = attrgetter(*_FIELDS)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page was shown last: everybody's table and its own view, which nobody may change any more."""

    table: TableInfo
    view: Json | None
    moment: "Moment | None" = None  # of the match that the view shows


@dataclass(frozen=True, slots=True)
class Moment:
    """What a view is made from."""

    seat: int | None
    state: object  # of the match, which moves replace and never change
    ended: tuple[bool, tuple[int, ...]]  # whether people have agreed to stop, and who has given up

    def same(self, other: "Moment | None") -> bool:
        """Whether nothing has happened in the match since."""
        return other is not None and self.state is other.state and (self.seat, self.ended) == (other.seat, other.ended)


class Changes:
    """The changes that one moment at a table brings to its pages: what is the same for several is found once."""

    def __init__(self) -> None:
        self._tables: dict[int, tuple[TableInfo, bytes]] = {}  # by what was shown of the table
        self._known: Known = {}

    def between(self, before: Shown, after: Shown) -> tuple[bytes, bytes] | None:
        """Return what differs in the table and in the view, as JSON; None where the whole is not much longer."""
        known = self._tables.get(id(before.table))
        if known is None:
            table = _encode(_table_differences(before.table, after.table))
            known = self._tables[id(before.table)] = (before.table, table)
        view = _encode(differences(before.view, after.view, self._known)) if before.view is not after.view else b"[]"
        length = len(known[1]) + len(view)
        small = length <= LITTLE or length <= WORTH * (len(_encode(after.table)) + len(_encode(after.view)))
        return (known[1], view) if small else None


def _table_differences(old: TableInfo, new: TableInfo) -> list[Difference]:
    found: list[Difference] = []
    for name, before, now in zip(_FIELDS, _fields(old), _fields(new), strict=True):
        if before is not now and before != now:
            _compare(msgspec.to_builtins(before), msgspec.to_builtins(now), [name], found, {})
    return found


def differences(old: Any, new: Any, known: Known | None = None) -> list[Difference]:
    """Return the differences of two JSON values whose parts keep their kinds: none is 1 now and true then.

    >>> differences({"a": 1, "b": [1, 2, 3, 4, 5, 6, 7], "c": 0}, {"a": 2, "b": [1, 3, 4, 5, 6, 7, 8]})
    [[['a'], 2], [['b'], 1, 6, [3, 4, 5, 6, 7, 8]], [['c']]]
    """
    found: list[Difference] = []
    if old is not new and old != new:
        _compare(old, new, [], found, {} if known is None else known)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Difference], known: Known) -> None:
    """Find the differences of two values that are not the same."""
    kind = new.__class__
    if kind is not old.__class__ or (kind is not dict and kind is not list) or not old or not new:
        found.append([path, new])
    elif kind is dict:
        _compare_objects(old, new, path, found, known)
    elif new[0].__class__ is dict or new[0].__class__ is list:
        _compare_lists_once(old, new, path, found, known)
    else:
        _compare_items(old, new, path, found)


def _compare_objects(old: Object, new: Object, path: Path, found: list[Difference], known: Known) -> None:
    for key, value in new.items():
        before = old.get(key, old)
        if before is value:
            continue
        kind = value.__class__
        if before is old or (kind is not dict and kind is not list and before != value):
            found.append([[*path, key], value])
        elif before != value:
            _compare(before, value, [*path, key], found, known)
    if old.keys() != new.keys():
        found.extend([[*path, key]] for key in old if key not in new)


def _compare_lists_once(old: list[Any], new: list[Any], path: Path, found: list[Difference], known: Known) -> None:
    """Compare lists of objects or lists, unless it was done: what several seats see may be the very same list."""
    pair = (id(old), id(new))
    if pair not in known:
        inner: list[Difference] = []
        _compare_lists(old, new, inner, known)
        known[pair] = (old, new, inner)
    found += [[path + place, *what] for place, *what in known[pair][2]]


def _compare_lists(old: list[Any], new: list[Any], found: list[Difference], known: Known) -> None:
    places = _places(old, new) if new[0].__class__ is dict and old[0].__class__ is dict else None
    if places is not None:
        if places != list(range(len(old))):
            found.append([[], places, [item for item, place in zip(new, places, strict=True) if place < 0]])
        for place, (item, before) in enumerate(zip(new, places, strict=True)):
            if before >= 0 and old[before] != item:
                _compare(old[before], item, [place], found, known)
    elif len(old) == len(new):
        for place, (before, item) in enumerate(zip(old, new, strict=True)):
            if before is not item and before != item:
                _compare(before, item, [place], found, known)
    else:
        _compare_items(old, new, [], found)


def _compare_items(old: list[Any], new: list[Any], path: Path, found: list[Difference]) -> None:
    begin, end, most = 0, 0, min(len(old), len(new))
    if len(new) > FEW or new[0].__class__ is dict:
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
