"""What differs between two updates of one page: a move changes little of what everybody sees.

A difference is a list: a path of keys and places, then what to do there.

- nothing more: the key is gone;
- a value: it is there now;
- places and items: a list is put together anew, of its own items at these places and, for each -1, of the next item;
- a place, a count and items: a list has these items there in the place of so many of its own.

They are made from what was sent and from what would be sent, so nothing else can get into them.
"""

from typing import Any, TypeAlias

import msgspec

from fuda.server.wire import Change, Difference, Update

WORTH = 0.8  # of an update's length: longer changes are not worth their while
Path: TypeAlias = list[str | int]
Object: TypeAlias = dict[str, Any]
Known: TypeAlias = dict[tuple[str | int, ...], tuple[Any, Any, list[Difference]]]  # by path: two values, what differs
SHARED = 2  # steps of a path: so deep lie the parts of a view that are the same for several seats


class _Shown(msgspec.Struct):
    """An update, as far as it is compared."""

    table: Object
    view: Object | None


_SHOWN = msgspec.json.Decoder(_Shown)


class Changes:
    """The changes that one moment at a table brings to its pages."""

    def __init__(self) -> None:
        self._made: dict[tuple[bytes, bytes], bytes] = {}
        self._table: Object | None = None  # as everybody sees it now
        self._tables: Known = {}
        self._views: Known = {}

    def between(self, before: bytes, after: Update, whole: bytes) -> bytes:
        """Return what leads from one update to another, or that one whole where that is not much longer."""
        made = self._made.get((before, whole))
        if made is None:
            made = self._change(before, after)
            if len(made) > WORTH * len(whole):
                made = whole
            self._made[before, whole] = made
        return made

    def _change(self, before: bytes, after: Update) -> bytes:
        if self._table is None:
            self._table = msgspec.to_builtins(after.table)
        shown = _SHOWN.decode(before)
        message = Change(
            since=after.since,
            seq=after.seq,
            seat=after.seat,
            table=differences(shown.table, self._table, self._tables),
            view=differences(shown.view, after.view, self._views),
            events=after.events,
            recall=after.recall,
        )
        return msgspec.json.encode(message)


def differences(old: Any, new: Any, known: Known | None = None) -> list[Difference]:
    """Return the differences of two JSON values whose parts keep their kinds: none is 1 now and true then.

    What is `known` of another page's values is not compared again, and what is found is added to it.

    >>> differences({"a": 1, "b": [1, 2, 3], "c": 0}, {"a": 2, "b": [1, 3]})
    [[['a'], 2], [['b'], 1, 1, []], [['c']]]
    """
    found: list[Difference] = []
    if old != new:
        _compare(old, new, [], found, known)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Difference], known: Known | None = None) -> None:
    """Find the differences of two values that are not the same."""
    kind = new.__class__
    if kind is not old.__class__ or (kind is not dict and kind is not list) or not old or not new:
        found.append([path, new])
        return
    place = tuple(path)
    if known is not None and (same := known.get(place)) is not None and same[0] == old and same[1] == new:
        found += same[2]
        return
    begin = len(found)
    if kind is list:
        _compare_lists(old, new, path, found)
    else:
        _compare_objects(old, new, path, found, known if len(path) < SHARED else None)
    if known is not None:
        known[place] = (old, new, found[begin:])


def _compare_objects(old: Object, new: Object, path: Path, found: list[Difference], known: Known | None) -> None:
    for key, value in new.items():
        before = old.get(key, old)
        if before is old:
            found.append([[*path, key], value])
        elif before != value:
            if value.__class__ is dict or value.__class__ is list:
                _compare(before, value, [*path, key], found, known)
            else:
                found.append([[*path, key], value])
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
