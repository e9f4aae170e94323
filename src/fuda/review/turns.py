"""Whose turn it is, where one thing is done after another: addresses take turns, however much each of them asks for.

People are free to be as many guests as they like, so an address counts, not a person there.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterable
from typing import TypeAlias, TypeVar

Owner: TypeAlias = tuple[str, ...]  # who asks, named from the widest on: an address, a person there
OWNERS = 5_000  # addresses that are told apart
T = TypeVar("T")


class Turns:
    """Which addresses had their turn, and when."""

    def __init__(self) -> None:
        self._had: OrderedDict[str, int] = OrderedDict()  # the number of an address's last turn
        self._count = 0

    def had(self, addresses: Iterable[str]) -> None:
        """Note that it is their turn."""
        self._count += 1
        for address in addresses:
            self._had[address] = self._count
            self._had.move_to_end(address)
        while len(self._had) > OWNERS:
            self._had.popitem(last=False)

    def order(self, waiting: Iterable[T], addresses: Callable[[T], Collection[str]]) -> list[T]:
        """Return what waits in the order of its turns, given in the order in which it came.

        Whatever several addresses wait for comes as soon as any of them would have it.
        """
        before: Counter[str] = Counter()
        places: list[tuple[int, int, T]] = []
        for each in waiting:
            owners = addresses(each)
            round_, last = min((before[address], self._had.get(address, 0)) for address in owners)
            places.append((round_, last, each))
            before.update(owners)
        return [each for _, _, each in sorted(places, key=lambda place: place[:2])]
