"""What differs between two updates of one page: a move changes little of what everybody sees.

A difference is a list: a path of keys and places, then what to do there.

- nothing more: the key is gone;
- a value: it is there now;
- places and items: a list is put together anew, of its own items at these places and, for each -1, of the next item;
- a place, a count and items: a list has these items there in the place of so many of its own.

They are made from what was sent and from what would be sent, so nothing else can get into them.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

from fuda.server.wire import Difference, Json, TableInfo

WORTH = 0.8  # of an update's length: longer changes are not worth their while
FEW = 6  # numbers and names of a list, about what a difference takes: it is sent as it is
BRIEF = 128  # bytes of a piece that is sent as it is: what differs in it would be shorter, and take longer to find
LITTLE = 1_500  # bytes, about what a move changes: they are sent without asking how long the whole would be
CUT = ("board", "hints")  # the parts of a view that hold most of it: each of their entries is a piece of its own
LAYOUTS = 1_000  # that are remembered; a game's views have a few
NESTED = b"[{"  # how JSON begins of which parts may stay the same
Path: TypeAlias = list[str | int]
Object: TypeAlias = dict[str, Any]
_encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Any] = msgspec.json.Decoder().decode
_fields: Callable[[TableInfo], tuple[Any, ...]] = attrgetter(*TableInfo.__struct_fields__)


class Layout(msgspec.Struct, frozen=True):
    """How an object is cut into pieces."""

    paths: tuple[bytes, ...]  # of each piece, as JSON
    heads: tuple[bytes, ...]  # what stands before each piece in the whole …
    tail: bytes  # … and after the last
    cut: tuple[str, ...]  # parts whose entries are pieces


class Pieces(msgspec.Struct, frozen=True, gc=False):
    """An object in pieces of JSON. Thousands rest while nothing happens: bytes are never searched for garbage."""

    layout: Layout
    parts: tuple[bytes, ...]

    @property
    def size(self) -> int:
        """About how many bytes the whole has."""
        return sum(map(len, self.parts))

    def whole(self) -> bytes:
        """Return the object as JSON."""
        layout = self.layout
        return b"".join([text for pair in zip(layout.heads, self.parts, strict=True) for text in pair]) + layout.tail


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What a view is made from."""

    seat: int | None
    state: object  # of the match, which moves replace and never change
    ended: tuple[bool, tuple[int, ...]]  # whether people have agreed to stop, and who has given up

    def same(self, other: "Moment | None") -> bool:
        """Whether nothing has happened in the match since."""
        return other is not None and self.state is other.state and (self.seat, self.ended) == (other.seat, other.ended)


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What a page was shown last: everybody's table and its own view."""

    table: Pieces
    view: Pieces | None
    moment: Moment | None = None  # of the match that the view shows


def table_pieces(table: TableInfo) -> Pieces:
    """Return a table in pieces, one for each of its fields."""
    return Pieces(_layout(TableInfo.__struct_fields__), tuple(map(_encode, _fields(table))))


def view_pieces(view: Json) -> Pieces:
    """Return a view in pieces."""
    parts, keys = list[bytes](), list[Any]()
    for key, value in view.items():
        if key in CUT and value.__class__ is dict:
            keys.append((key, *value))
            parts += map(_encode, value.values())
        else:
            keys.append(key)
            parts.append(_encode(value))
    return Pieces(_layout(tuple(keys)), tuple(parts))


@lru_cache(LAYOUTS)
def _layout(keys: tuple[str | tuple[str, ...], ...]) -> Layout:
    """Return how an object with these keys is cut; of one whose entries are pieces, its name and then their keys."""
    paths, heads, before, first = list[bytes](), list[bytes](), b"{", True
    for key in keys:
        name, *entries = (key,) if isinstance(key, str) else key
        before += (b"" if first else b",") + _encode(name) + b":"
        first = False
        if isinstance(key, str):
            paths.append(_encode([name]))
            heads.append(before)
            before = b""
            continue
        before += b"{"
        for place, entry in enumerate(entries):
            paths.append(_encode([name, entry]))
            heads.append(before + (b"," if place else b"") + _encode(entry) + b":")
            before = b""
        before += b"}"
    cut = tuple(key[0] for key in keys if not isinstance(key, str))
    return Layout(tuple(paths), tuple(heads), before + b"}", cut)


class Changes:
    """The changes that one moment at a table brings to its pages: what is the same for several is found once."""

    def __init__(self) -> None:
        self._tables: list[tuple[Pieces, Pieces, bytes]] = []  # two tables, and what differs
        self._known: dict[tuple[bytes, bytes, bytes], bytes] = {}  # by path, what was there and what is now

    def between(self, before: Shown, after: Shown) -> tuple[bytes, bytes] | None:
        """Return what differs in the table and in the view, as JSON; None where the whole is not much longer."""
        table, view = self._table(before.table, after.table), self._differences(before.view, after.view)
        length = len(table) + len(view)
        if length > LITTLE and length > WORTH * (after.table.size + (after.view.size if after.view else 0)):
            return None
        return table, view

    def _table(self, old: Pieces, new: Pieces) -> bytes:
        for before, after, known in self._tables:
            if before is old and after is new:
                return known
        found = self._differences(old, new)
        self._tables.append((old, new, found))
        return found

    def _differences(self, old: Pieces | None, new: Pieces | None) -> bytes:
        """Return the differences of two objects, as JSON."""
        if old is new:
            return b"[]"
        if old is None or new is None or old.layout.cut != new.layout.cut:
            return b"[[[],%b]]" % (b"null" if new is None else new.whole())
        if old.layout is new.layout:
            pieces = zip(new.layout.paths, old.parts, new.parts, strict=True)
            found = [self._difference(path, was, now) for path, was, now in pieces if was != now]
        else:
            parts = dict(zip(old.layout.paths, old.parts, strict=True))
            found = list[bytes]()
            for path, now in zip(new.layout.paths, new.parts, strict=True):
                if (was := parts.pop(path, None)) != now:
                    found.append(b"[%b,%b]" % (path, now) if was is None else self._difference(path, was, now))
            found += [b"[%b]" % path for path in parts]  # what is gone
        return b"[%b]" % b",".join(filter(None, found))  # the same entries in another order are no difference

    def _difference(self, path: bytes, old: bytes, new: bytes) -> bytes:
        """Return the differences of a piece, as JSON."""
        if len(new) <= BRIEF or new[0] not in NESTED:
            return b"[%b,%b]" % (path, new)
        key = (path, old, new)
        if (known := self._known.get(key)) is None:
            found: list[Difference] = []
            _compare(_decode(old), _decode(new), _decode(path), found)
            known = self._known[key] = _encode(found)[1:-1]
        return known


def differences(old: Any, new: Any) -> list[Difference]:
    """Return the differences of two JSON values whose parts keep their kinds: none is 1 now and true then.

    >>> differences({"a": 1, "b": [1, 2, 3, 4, 5, 6, 7], "c": 0}, {"a": 2, "b": [1, 3, 4, 5, 6, 7, 8]})
    [[['a'], 2], [['b'], 1, 6, [3, 4, 5, 6, 7, 8]], [['c']]]
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
    elif kind is dict:
        _compare_objects(old, new, path, found)
    elif new[0].__class__ is dict or new[0].__class__ is list:
        _compare_lists(old, new, path, found)
    else:
        _compare_items(old, new, path, found)


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
    places = _places(old, new) if new[0].__class__ is dict and old[0].__class__ is dict else None
    if places is not None:
        if places != list(range(len(old))):
            found.append([path, places, [item for item, place in zip(new, places, strict=True) if place < 0]])
        for place, (item, before) in enumerate(zip(new, places, strict=True)):
            if before >= 0 and old[before] != item:
                _compare(old[before], item, [*path, place], found)
    elif len(old) == len(new):
        for place, (before, item) in enumerate(zip(old, new, strict=True)):
            if before != item:
                _compare(before, item, [*path, place], found)
    else:
        _compare_items(old, new, path, found)


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
