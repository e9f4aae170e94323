"""How the cards fell: what the deals of a match brought to a seat, beside what chance expects of them."""

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from fuda.core.contract import Json
from fuda.core.game import Game
from fuda.games.yojimbo import deck
from fuda.review.trajectory import Deal

HEJMA = "LO"  # the card of Kočka that costs most


class Chance(NamedTuple):
    """What a deal should bring by chance: so many of these cards among so many of the deck."""

    cards: int  # dealt
    wanted: int
    deck: int

    @property
    def mean(self) -> float:
        """How many are expected."""
        return self.cards * self.wanted / self.deck

    @property
    def variance(self) -> float:
        """How far that varies (hypergeometric)."""
        share = self.wanted / self.deck
        return self.cards * share * (1 - share) * (self.deck - self.cards) / (self.deck - 1)


class Dealt(msgspec.Struct):
    """How often something was dealt, and what chance expects."""

    found: int = 0
    deals: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def deviation(self) -> float:
        """By how many standard deviations more was dealt than expected."""
        return (self.found - self.expected) / math.sqrt(self.variance) if self.variance else 0.0


Wanted = Callable[[str], bool]
Look = tuple[str, Wanted, Chance]  # a place on the board, which cards, and what chance expects of them
LOOKS: dict[str, dict[str, Look]] = {
    "koikoi": {
        "hand-lights": ("hand", lambda card: card.endswith("L"), Chance(8, 5, 48)),
        "field-lights": ("field", lambda card: card.endswith("L"), Chance(8, 5, 48)),
        "hand-plain": ("hand", lambda card: "K" in card, Chance(8, 24, 48)),
    },
    "kocka": {
        "hand-hejma": ("hand", lambda card: card == HEJMA, Chance(8, 1, 32)),
        "hand-hearts": ("hand", lambda card: card.startswith("H"), Chance(8, 8, 32)),
        "hand-high-leaves": ("hand", lambda card: card in ("LK", "LA"), Chance(8, 2, 32)),
    },
}


def looks(game: Game) -> dict[str, Look]:
    """Return what is looked at in a game's deals; in Yojimbo it depends on the deck."""
    return _yojimbo(game) if game.name == "yojimbo" else LOOKS.get(game.name, {})


def _yojimbo(game: Game) -> dict[str, Look]:
    table = game.plain_table
    played = deck.known(table.deck_id)
    kinds = {deck.card_name(card): played.defence(card).kind for card in range(len(played.cards))}

    def look(*wanted: str) -> Look:
        count = sum(kind in wanted for kind in kinds.values())
        return ("hand", lambda card: kinds[card] in wanted, Chance(int(table.hand), count, len(kinds)))

    return {"hand-special": look(*deck.SPECIAL), "hand-osae": look("osae")}


def dealt(game: Game, deals: Iterable[Deal], seat: int) -> dict[str, Dealt]:
    """Return what deals brought to a seat."""
    looked = looks(game)
    found = {name: Dealt() for name in looked}
    for deal in deals:
        if game.name == "yojimbo" and deal.number:  # later only piles are shuffled: nobody gets a new hand
            break
        board: Json = game.project(deal.after, seat, hints=False)["board"]
        hand = board["hand"] if "hand" in board else board.get("hands", [None] * game.seats)[seat]
        places: dict[str, list[str] | None] = {"hand": hand, "field": board.get("field")}
        for name, (place, wanted, chance) in looked.items():
            cards = places[place]
            if cards is None or len(cards) != chance.cards:  # nobody has looked yet, or an exchange came between
                continue
            each = found[name]
            each.found += sum(wanted(card) for card in cards)
            each.deals += 1
            each.expected += chance.mean
            each.variance += chance.variance
    return found
