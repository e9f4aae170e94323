"""Reading positions in people's words (`game.setup`): whatever is wrong is said with what was expected there."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from fuda.core.contract import Json
from fuda.core.errors import BadPosition, choices, shown


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
                raise BadPosition(f"a position of {self.game} has no {shown(key)}; it has: {choices(self.keys)}")

    def number(self, key: str, value: Any, least: int, most: int) -> int:
        """Read a number."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(f"{key}={shown(value)}; expected {self.keys[key]}, {least} to {most}")
        return value

    def switch(self, key: str, value: Any) -> bool:
        """Read yes or no: nothing but True and False, as "no" would count as yes."""
        if not isinstance(value, bool):
            raise BadPosition(f"{key}={shown(value)}; expected {self.keys[key]}: True or False")
        return value

    def phase(self, value: Any, *allowed: str) -> str:
        """Read the phase, one of those in which positions are set up."""
        if not isinstance(value, str) or value not in allowed:
            raise BadPosition(f"phase={shown(value)}; a position is set up in: {choices(allowed)}")
        return value

    def each(self, key: str, value: Any, count: int) -> list[Any]:
        """Read a list with something for each seat."""
        found = self.many(key, value)
        if len(found) != count:
            raise BadPosition(f"{key}={shown(value)}; expected {self.keys[key]}: {count}")
        return found

    def cards(self, key: str, value: Any, most: int | None = None) -> list[int]:
        """Read a list of cards, of a deck that has only so many."""
        known = list(self.card)[:most]
        for name in self.many(key, value):
            if not isinstance(name, str) or name not in known:
                raise BadPosition(f"{key} has {shown(name)}, which is no card; cards: {choices(known)} ({self.clause})")
        return [self.card[name] for name in value]

    def many(self, key: str, value: Any) -> list[Any]:
        """Read a list."""
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{key}={shown(value)}; expected {self.keys[key]}")
        return list(cast(Sequence[Any], value))

    def check_once(self, placed: Mapping[str, Sequence[int]]) -> None:
        """Refuse a card that is named twice, given the cards of each field."""
        counts = Counter(card for cards in placed.values() for card in cards)
        twice = {card for card, count in counts.items() if count > 1}
        if twice:
            names = choices(name for name, card in self.card.items() if card in twice)
            where = choices(key for key, cards in placed.items() if twice & {*cards})
            raise BadPosition(f"{where}: in two places at once: {names} ({self.clause})")


def mask(cards: Sequence[int]) -> int:
    """Return a set of cards as bits.

    >>> mask([0, 3])
    9
    """
    return sum(1 << card for card in cards)
