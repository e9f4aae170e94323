"""Kouřící kočka by ducking and dumping, with an eye on what was played."""

import random
from itertools import combinations
from typing import Any

from fuda.bots import Move, game_of
from fuda.bots.choice import Choice
from fuda.core.contract import Json
from fuda.core.host import plain
from fuda.games.kocka import rules
from fuda.games.kocka.notation import CARDS, PENALTIES, action

HEJMA_RISK = 6.0  # what a king or ace of leaves is feared for while Hejma is out and nobody covers it
LEAVES = rules.SUIT << 8
SHAME = 1000.0  # what is out of the question, or beyond question, weighs


class Greedy:
    """Passes what is dangerous, ducks where it can, and gives the worst card away when it cannot follow."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return the move that looks best."""
        return self.consider(view, seed)[0].move

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return all moves; a value is in penalties kept away, of a pass how gladly one is rid of the cards."""
        assessed, dice = _Assessment(view), random.Random(seed)
        if view["phase"] == "pass":
            return self._passes(assessed, dice)
        legal: list[str] = view["legal"]
        plays = [action(text) for text in legal if text.startswith("play")]
        honest = assessed.honest(plays) if view["table"]["renonc"] == "honour" else plays
        values = {f"play {CARDS[card]}": (assessed.worth(card), dice.random()) for card in honest}
        for card in plays:  # nobody would refuse these, but they are no play
            values.setdefault(f"play {CARDS[card]}", (assessed.worth(card) - SHAME, 0.0))
        for text in legal:
            if text.startswith("renonc"):
                values[text] = (SHAME if assessed.suspicious(text) else -SHAME, 0.0)
            elif text == "done":
                values[text] = (SHAME / 2 if plays else 0.0, 0.0)
            elif text == "throw":
                values[text] = (SHAME if assessed.hopeless() else -SHAME, 0.0)
        ranked = sorted(values, key=values.__getitem__, reverse=True)  # equals stay in their order
        return [Choice((text,), values[text][0]) for text in ranked]

    def _passes(self, assessed: "_Assessment", dice: random.Random) -> list[Choice]:
        """Return all sets of cards to pass, the most dangerous first."""
        danger = {card: (assessed.danger(card), dice.random()) for card in assessed.cards(assessed.hand)}

        def rank(cards: tuple[int, ...]) -> tuple[float, list[tuple[float, float]]]:
            worst = sorted((danger[card] for card in cards), reverse=True)
            return sum(value for value, _ in worst), worst

        sets = sorted(combinations(sorted(danger), rules.PASSED), key=rank, reverse=True)
        return [Choice(tuple(f"pass {CARDS[card]}" for card in cards), rank(cards)[0]) for cards in sets]


class _Assessment:
    """What the view and the memory of the round mean: what is still out, and who may have it."""

    def __init__(self, view: Json) -> None:
        game = game_of(view)
        self.table = game.plain_table
        self.state: Any = plain(game.parse(view, checked=False))
        self.seat: int = view["seat"]
        self.hand = int(self.state.hand[self.seat])
        self.seen = self.hand
        for card in self.state.plays[: int(self.state.played)]:
            self.seen |= 1 << card
        place = int(self.state.played) & 3
        self.trick: list[int] = list(self.state.plays[int(self.state.played) - place : int(self.state.played)])
        self.points = [int(points) for points in self.state.points]

    def cards(self, mask: int) -> list[int]:
        """Return the cards of a set."""
        return [card for card in range(rules.CARDS) if mask >> card & 1]

    def strength(self, card: int) -> int:
        """Return a card's place in its suit."""
        rank = card & 7
        if self.table.ten_high and rules.TEN <= rank < rules.ACE:
            return 6 if rank == rules.TEN else rank - 1
        return rank

    def danger(self, card: int) -> float:
        """Return how much one would like to be rid of a card before the play: what it takes, and what it costs."""
        strength = self.strength(card)
        if card >> 3 == 0:
            return 0.9 * strength + 1.3 * PENALTIES[card] - 4.0
        if card >> 3 != 1:
            return 0.8 * strength
        leaves, hejma = self.cards(self.hand & LEAVES), self.strength(rules.HEJMA)
        low = sum(self.strength(each) < hejma for each in leaves)
        if card == rules.HEJMA:
            return 5.0 - low
        if strength > hejma:
            return 5.5
        return strength - (5.0 if low < len(leaves) else 3.0)  # low ones cover Hejma and what is above her

    def worth(self, card: int) -> float:
        """Return how good it is to play a card now; penalties that others take count for, own ones against it."""
        if not self.trick:
            return self._lead(card)
        led = self.trick[0]
        lying = sum(PENALTIES[each] for each in self.trick) + PENALTIES[card] + self._last()
        if card >> 3 != led >> 3:
            return 40.0 + 3.0 * PENALTIES[card] + self._later(card)
        best = max(self.strength(each) for each in self.trick if each >> 3 == led >> 3)
        if self.strength(card) < best:  # under: the higher the better, Hejma best of all
            return 20.0 + 3.0 * PENALTIES[card] + self._later(card)
        to_come = 3 - len(self.trick)
        taking = 1.0 if not to_come else 1.0 - self._higher_out(card) * 0.3 * to_come
        return self._later(card) - taking * (2.0 + 3.0 * lying + (self._risk(card) if to_come else 0.0))

    def hopeless(self) -> bool:
        """Tell whether the round is as good as lost, so that nobody need wait for its end."""
        if self.points[self.seat] >= rules.ENOUGH:
            return True
        taken = rules.TOTAL - sum(points for seat, points in enumerate(self.points) if seat != self.seat)
        leads_all = not self.trick and not any(self._higher_out(card) for card in self.cards(self.hand))
        return leads_all and taken >= rules.ENOUGH

    def honest(self, plays: list[int]) -> list[int]:
        """Keep to the suit led even where nobody would refuse another card."""
        follow = [card for card in plays if self.trick and card >> 3 == self.trick[0] >> 3]
        return follow or plays

    def suspicious(self, text: str) -> bool:
        """Tell whether a player was seen with a suit after not following it: then the call cannot fail."""
        stray = action(text) - rules.RENONC
        player, trick = stray >> 3, stray & 7
        return bool(int(rules.held_then(self.state.record, player, trick)))

    def _lead(self, card: int) -> float:
        """Lead low where others still have higher cards; from long leaves to smoke Hejma out, never into her."""
        higher = self._higher_out(card)
        takes = 1.0 - min(1.0, higher / 3)
        worth = self._later(card) - takes * (3.0 + 2.0 * PENALTIES[card] + self._risk(card) + self._last())
        if card >> 3 == 1 and self._out(1) >> 5 & 1 and self.strength(card) < self.strength(rules.HEJMA):
            worth += 3.0
        return worth - 0.4 * PENALTIES[card] if higher == 0 else worth

    def _later(self, card: int) -> float:
        """Return how glad one is not to have a card later: it takes tricks then."""
        return self.strength(card) * (0.6 if card >> 3 else 0.8) * (1.0 if self._out(card >> 3) else 0.2)

    def _risk(self, card: int) -> float:
        """Return what may still fall on a card of a suit: hearts and Hejma from those who have none."""
        suit, hejma_out = card >> 3, not self.seen >> rules.HEJMA & 1
        left = self._out(suit).bit_count()
        thin = max(0.0, (4 - left) / 4)
        falls = 6.0 * thin * (bool(self._out(0)) + hejma_out)
        if suit == 1 and hejma_out and self.strength(card) > self.strength(rules.HEJMA):
            falls += HEJMA_RISK
        return falls

    def _out(self, suit: int) -> int:
        """Return the cards of a suit that others hold, eight bits."""
        return ~self.seen >> 8 * suit & rules.SUIT

    def _higher_out(self, card: int) -> int:
        out = self._out(card >> 3)
        return sum(self.strength(each) > self.strength(card) for each in range(8) if out >> each & 1)

    def _last(self) -> int:
        return rules.LAST_TRICK if int(self.state.played) >= rules.CARDS - rules.SEATS else 0
