"""Yojimbo by cheap defences, with the pins kept for daggers."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

from fuda.bots import Move, game_of
from fuda.bots.choice import Choice
from fuda.core.contract import Json
from fuda.core.host import plain
from fuda.games.yojimbo import deck
from fuda.games.yojimbo.hints import defences
from fuda.games.yojimbo.notation import CARD
from fuda.games.yojimbo.notation import CARDS as NAMES

# What a card is worth keeping for, in tenths of a victory point; a technique's is found from its values.
KEEP = {"osae": 26, "tenkan": 22, "irimi": 20, "renraku": 11, "kaiten": 9}
PAIR = 4  # for each further card of the same technique
CHANGED = 0.8  # of the cards, where nothing averts the attack and any number may be changed


class Greedy:
    """Defends cheaply, keeps an Osae for daggers, trains when weak, and in Dan pays for points when it can."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return the move that looks best."""
        return self.consider(view, seed)[0].move

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return the moves it thinks of; a value is in victory points gained, less what the cards are worth keeping."""
        assessed, phase = _Assessment(view, random.Random(seed)), view["phase"]
        if phase == "kick":
            points = {"kick stack": assessed.stack_points, "kick next": assessed.next_points}  # the stack, if equal
            return _ranked({(text,): float(points[text]) for text in points if text in view["legal"]})
        if phase == "prize":
            return _ranked({(text,): float(text == "points") for text in sorted(view["legal"], reverse=True)})
        if phase == "pay":
            return assessed.payments(view["board"]["price"])
        if phase == "source":
            held = view["board"]["held"]
            return _ranked({(text,): float(held[int(text.split()[1])]) for text in sorted(view["legal"], reverse=True)})
        return assessed.turn()


def _ranked(values: dict[Move, float]) -> list[Choice]:
    """Return moves by their values; equals stay in their order."""
    return [Choice(move, values[move]) for move in sorted(values, key=lambda move: -values[move])]


class _Assessment:
    """What the view means for a turn."""

    def __init__(self, view: Json, dice: random.Random) -> None:
        game = game_of(view)
        self.view, self.board, self.dice = view, view["board"], dice
        self.seat: int = view["seat"]
        self.table = game.plain_table
        self.state: Any = plain(game.parse(view, checked=False))
        self.deck = deck.known(self.table.deck_id)
        self.hand = [CARD[name] for name in self.board["hands"][self.seat]]
        self.techniques = Counter(self.deck.defence(card).id for card in self.hand)
        self.stack_points = sum(face["points"] for face in self.board["stack"])
        self.next_points = self.board["opened"][0]["points"] if self.board["opened"] else 0

    def worth(self, card: int) -> float:
        """Return how much a card is worth keeping, in tenths of a victory point."""
        kind = self.deck.defence(card)
        if kind.kind != "technique":
            return KEEP[kind.kind]
        return 2.5 * sum(kind.values) + PAIR * (self.techniques[kind.id] - 1)

    def keep(self, card: int) -> float:
        """Return the same; chance decides between equals."""
        return self.worth(card) + self.dice.random()

    def payments(self, price: int) -> list[Choice]:
        """Return all ways to pay, the cheapest first."""
        keep = {card: self.keep(card) for card in self.hand}
        sets = combinations(sorted(keep), min(price, len(keep)))
        cost = {
            tuple(f"pay {NAMES[card]}" for card in cards): sum(sorted(keep[card] for card in cards)) for cards in sets
        }
        return _ranked({move: -tenths / 10 for move, tenths in cost.items()})

    def turn(self) -> list[Choice]:
        """Return defences, training, a change, a Kaiten and a retreat, as far as it thinks of them, best first."""
        legal: list[str] = self.view["legal"]
        found = defences(self.state, self.table, self.seat) if any(text.startswith("lay") for text in legal) else []
        defence, instead = self._best(found), self._instead(legal, found)
        chosen = defence or instead[0]
        values = {
            self._lay(cards): self._gain(each, cards) + 0.5 - sum(map(self.worth, cards)) / 10 * self._rate
            for each, cards in _cards(found)
        }
        values |= {move: -0.1 * place for place, move in enumerate(instead)}
        most = max(values[chosen], 0.0)  # what is chosen comes first: alone one defends at any cost
        return _ranked({chosen: most, **{move: min(value, most) for move, value in values.items() if move != chosen}})

    def _best(self, found: list[Json]) -> Move | None:
        """Return the defence with the most gain for its cost, None where none is worth it."""
        if not found:
            return None
        judged = list[tuple[float, list[int], float]]()
        for proposal, cards in _cards(found):
            gain = self._gain(proposal, cards)
            judged.append((gain - sum(self.keep(card) for card in cards) / 20, cards, gain))
        _, cards, gain = max(judged)
        cost = sum(self.keep(card) for card in cards) / 10
        alone = self.board["staying"] == [self.seat]
        return self._lay(cards) if alone or gain + 0.5 >= cost * self._rate else None

    def _instead(self, legal: list[str], found: list[Json]) -> list[Move]:
        """Return what else there is to do, in this order: train when weak, change, a Kaiten, train, retreat."""
        ways = list[Move]()
        alone = self.board["staying"] == [self.seat]
        if "train" in legal and self._weak():
            ways.append(("train",))
        changes = [text for text in legal if text.startswith("change")]
        if changes and not found:
            ways.append(self._change(changes))
        kaiten = [text for text in legal if text.startswith("kaiten")]
        if kaiten and found and not alone:
            ways.append((kaiten[0],))
        return list(dict.fromkeys([*ways, *((text,) for text in ("train", "retreat") if text in legal)]))

    def _gain(self, proposal: Json, cards: list[int]) -> float:
        """Return the victory points of a defence, and what Yojimbo and a throw are worth."""
        kinds = {self.deck.defence(card).osae_of for card in cards}
        gain = self.stack_points + (self.next_points if proposal["tenkan"] or "ikkyo" in kinds else 0)
        return gain + 1.0 * (self.board["holder"] != self.seat) + 1.5 * ("shihonage" in kinds)

    @property
    def _rate(self) -> float:
        """How much of what cards are worth keeping counts."""
        return 0.6 if self.board["averted"] else 0.5

    def _lay(self, cards: list[int]) -> Move:
        return (*(f"lay {NAMES[card]}" for card in sorted(cards)), "stand")

    def _weak(self) -> bool:
        held = len(self.hand)
        return held < 4 if self.view["table"]["training"] == "to_five" else held < 7

    def _change(self, changes: list[str]) -> Move:
        """Change what is least worth keeping; the whole hand where the table asks for it."""
        cards = sorted((CARD[text.split()[1]] for text in changes), key=self.keep)
        if self.view["table"]["change"] == "any":
            cards = cards[: max(1, int(CHANGED * len(cards)))]
        return (*(f"change {NAMES[card]}" for card in sorted(cards)), "draw")


def _cards(found: list[Json]) -> list[tuple[Json, list[int]]]:
    """Return proposals with the numbers of their cards."""
    return [(proposal, [CARD[name] for name in proposal["cards"]]) for proposal in found]
