"""Yojimbo by cheap defences, with the pins kept for daggers."""

import random
from collections import Counter
from typing import Any

from fuda.bots import game_of
from fuda.core.contract import Json
from fuda.core.host import plain
from fuda.games.yojimbo import deck
from fuda.games.yojimbo.hints import defences
from fuda.games.yojimbo.notation import CARD
from fuda.games.yojimbo.notation import CARDS as NAMES

# What a card is worth keeping for, in tenths of a victory point; a technique's is found from its values.
KEEP = {"osae": 26, "tenkan": 22, "irimi": 20, "renraku": 11, "kaiten": 9}
PAIR = 4  # for each further card of the same technique


class Greedy:
    """Defends cheaply, keeps an Osae for daggers, trains when weak, and in Dan pays for points when it can."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> tuple[str, ...]:
        """Return the move that looks best."""
        assessed, phase = _Assessment(view, random.Random(seed)), view["phase"]
        if phase == "kick":
            return ("kick next" if assessed.next_points > assessed.stack_points else "kick stack",)
        if phase == "prize":
            return ("points",)
        if phase == "pay":
            cheapest = sorted(assessed.hand, key=assessed.keep)[: view["board"]["price"]]
            return tuple(f"pay {NAMES[card]}" for card in sorted(cheapest))
        if phase == "source":
            held = view["board"]["held"]
            return (max(view["legal"], key=lambda text: (held[int(text.split()[1])], text)),)
        return assessed.turn()


class _Assessment:
    """What the view means for a turn."""

    def __init__(self, view: Json, dice: random.Random) -> None:
        game = game_of(view)
        self.view, self.board, self.dice = view, view["board"], dice
        self.seat: int = view["seat"]
        self.table = game.plain_table
        self.state: Any = plain(game.parse(view))
        self.deck = deck.known(self.table.deck_id)
        self.hand = [CARD[name] for name in self.board["hands"][self.seat]]
        self.techniques = Counter(self.deck.defence(card).id for card in self.hand)
        self.stack_points = sum(face["points"] for face in self.board["stack"])
        self.next_points = self.board["opened"][0]["points"] if self.board["opened"] else 0

    def keep(self, card: int) -> float:
        """Return how much a card is worth keeping; chance decides between equals."""
        kind = self.deck.defence(card)
        if kind.kind != "technique":
            return KEEP[kind.kind] + self.dice.random()
        return 2.5 * sum(kind.values) + PAIR * (self.techniques[kind.id] - 1) + self.dice.random()

    def turn(self) -> tuple[str, ...]:
        """Return a defence, training, a change, a Kaiten or a retreat."""
        legal = self.view["legal"]
        alone = self.board["staying"] == [self.seat]
        found = defences(self.state, self.table, self.seat) if any(t.startswith("lay") for t in legal) else []
        if found:
            cards, gain = self._best(found)
            cost = sum(self.keep(card) for card in cards) / 10
            if alone or gain + 0.5 >= cost * (0.6 if self.board["averted"] else 0.5):
                return (*(f"lay {NAMES[card]}" for card in sorted(cards)), "stand")
        if "train" in legal and self._weak():
            return ("train",)
        changes = [text for text in legal if text.startswith("change")]
        if changes and not found:
            return self._change(changes)
        kaiten = [text for text in legal if text.startswith("kaiten")]
        if kaiten and found and not alone:
            return (kaiten[0],)
        return ("train",) if "train" in legal else ("retreat",)

    def _best(self, found: list[Json]) -> tuple[list[int], float]:
        """Return the proposal with the most gain for its cost."""

        def judged(proposal: Json) -> tuple[float, list[int], float]:
            cards = [CARD[name] for name in proposal["cards"]]
            kinds = {self.deck.defence(card).osae_of for card in cards}
            gain = self.stack_points + (self.next_points if proposal["tenkan"] or "ikkyo" in kinds else 0)
            gain += 1.0 * (self.board["holder"] != self.seat) + 1.5 * ("shihonage" in kinds)
            return gain - sum(self.keep(card) for card in cards) / 20, cards, gain

        _, cards, gain = max(map(judged, found))
        return cards, gain

    def _weak(self) -> bool:
        held = len(self.hand)
        return held < 4 if self.view["table"]["training"] == "to_five" else held < 7

    def _change(self, changes: list[str]) -> tuple[str, ...]:
        """Change what is least worth keeping; the whole hand where the table asks for it."""
        cards = sorted((CARD[text.split()[1]] for text in changes), key=self.keep)
        if self.view["table"]["change"] == "any":
            cards = cards[: max(1, len(cards) // 2)]
        return (*(f"change {NAMES[card]}" for card in sorted(cards)), "draw")
