"""Reading positions in people's words (`game.setup`): whatever is wrong is said with what was expected there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from fuda.core.contract import Json
from fuda.core.errors import BadPosition, choices


@dataclass(frozen=True)
class Reader:
    """What a game's positions are made of."""

    game: str  # its name for people
    keys: Mapping[str, str]  # of `game.setup`, with what each means for the person who got one wrong
    card: Mapping[str, int]  # numbers of the cards by name
    clause: str  # of the deck: there is one of each card

    def check_keys(self, position: Json) -> None:
        """Refuse what no position has."""
        for key in position:
            if key not in self.keys:
                raise BadPosition(f"a position of {self.game} has no {key!r}; it has: {choices(self.keys)}")

    def number(self, key: str, value: Any, least: int, most: int) -> int:
        """Read a number."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(f"{key}={value!r}; expected {self.keys[key]}, {least} to {most}")
        return value

    def switch(self, key: str, value: Any) -> bool:
        """Read yes or no: nothing but True and False, as "no" would count as yes."""
        if not isinstance(value, bool):
            raise BadPosition(f"{key}={value!r}; expected {self.keys[key]}: True or False")
        return value

    def each(self, key: str, value: Any, count: int) -> list[Any]:
        """Read a list with something for each seat."""
        found = self.many(key, value)
        if len(found) != count:
            raise BadPosition(f"{key}={value!r}; expected {self.keys[key]}: {count}")
        return found

    def cards(self, key: str, value: Any, most: int | None = None) -> list[int]:
        """Read a list of cards, of a deck that has only so many."""
        known = list(self.card)[:most]
        for name in self.many(key, value):
            if name not in known:
                raise BadPosition(f"{key} has {name!r}, which is no card; cards: {choices(known)} ({self.clause})")
        return [self.card[name] for name in value]

    def many(self, key: str, value: Any) -> list[Any]:
        """Read a list."""
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{key}={value!r}; expected {self.keys[key]}")
        return list(cast(Sequence[Any], value))

    def check_once(self, cards: Sequence[int]) -> None:
        """Refuse a card that is named twice."""
        twice = {card for card in cards if cards.count(card) > 1}
        if twice:
            names = choices(name for name, card in self.card.items() if card in twice)
            raise BadPosition(f"in two places at once: {names} ({self.clause})")


def mask(cards: Sequence[int]) -> int:
    """Return a set of cards as bits.

    >>> mask([0, 3])
    9
    """
    return sum(1 << card for card in cards)
