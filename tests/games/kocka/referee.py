"""A second referee of Kouřící kočka, written from the rulebook alone: slow, with cards as text and no masks.

It shares nothing with the kernel but the names of cards and actions, so that both can be played against each other.
"""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

RANKS, TEN_HIGH = "789XUOKA", "789UOKXA"
HEART_POINTS = {"A": 5, "K": 4, "O": 3, "U": 2, "X": 1, "9": 1, "8": 1, "7": 1}


def cost(card: str) -> int:
    return 10 if card == "LO" else HEART_POINTS[card[1]] if card[0] == "H" else 0


class Referee:
    """One round after another, seats 0–3."""

    def __init__(self, options: dict[str, Any], dealer: int, word: int) -> None:
        self.options, self.dealer, self.word = options, dealer, word
        self.letters = [0, 0, 0, 0]
        self.phase = "deal"

    def deal(self, hands: list[set[str]]) -> None:
        self.hands = [set(hand) for hand in hands]
        self.chosen: dict[int, tuple[str, ...]] = {}
        self.tricks: list[list[tuple[int, str, set[str]]]] = []  # who, which card, the hand it came from
        self.takers: list[int] = []
        self.points = [0, 0, 0, 0]
        self.hejma: int | None = None
        self.calls: set[tuple[int, int, int]] = set()
        self.phase, self.threw, self.losers = "pass", False, list[int]()
        self.asked = list[int]()

    def actors(self) -> list[int]:
        if self.phase == "pass":
            return [seat for seat in range(4) if seat not in self.chosen]
        if self.phase == "calls":
            return [self.asked[0]]
        return [self.on_turn()] if self.phase == "play" else []

    def on_turn(self) -> int:
        open_trick = self.tricks[-1] if self.tricks and len(self.tricks[-1]) < 4 else []
        if open_trick:
            return (open_trick[-1][0] + 1) % 4
        return self.takers[-1] if self.takers else (self.dealer + 1) % 4

    def moves(self, seat: int) -> Iterator[tuple[str, ...]]:
        """Every whole move of a seat."""
        if seat not in self.actors():
            return
        if self.phase == "pass":
            yield from (tuple(f"pass {card}" for card in three) for three in combinations(sorted(self.hands[seat]), 3))
            return
        if self.phase == "play":
            for card in self.hands[seat]:
                if self.may_play(seat, card):
                    yield (f"play {card}",)
            if self.points[seat] + 33 - sum(self.points) >= 17:
                yield ("throw",)
        if self.options["renonc"] == "honour":
            for number, trick in enumerate(self.tricks, 1):
                for player, card, _ in trick:
                    strayed = card[0] != trick[0][1][0]
                    if strayed and player != seat and (seat, player, number) not in self.calls:
                        yield (f"renonc {player} {number}",)
            if self.phase == "calls":
                yield ("done",)

    def may_play(self, seat: int, card: str) -> bool:
        trick = self.tricks[-1] if self.tricks and len(self.tricks[-1]) < 4 else []
        hand, led = self.hands[seat], trick[0][1][0] if trick else None
        can_follow = led is not None and any(each[0] == led for each in hand)
        if self.options["renonc"] == "enforced" and can_follow:
            return card[0] == led
        if not self.tricks and not self.options["heart_lead_first_trick"] and card[0] == "H":
            return all(each[0] == "H" for each in hand)
        return True

    def play(self, seat: int, move: tuple[str, ...]) -> None:
        verb, *rest = move[0].split()
        if verb == "pass":
            self.chosen[seat] = tuple(text.split()[1] for text in move)
            if len(self.chosen) == 4:
                for giver, cards in self.chosen.items():
                    self.hands[giver] -= set(cards)
                for giver, cards in self.chosen.items():
                    self.hands[(giver + 1) % 4] |= set(cards)
                self.phase = "play"
        elif verb == "play":
            self._lay(seat, rest[0])
        elif verb == "throw":
            self.points[seat] += 33 - sum(self.points)
            self.threw = True
            self.hejma = seat if self.hejma is None else self.hejma
            self._end()
        elif verb == "renonc":
            player, number = map(int, rest)
            self.calls.add((seat, player, number))
            trick = self.tricks[number - 1]
            held = next(hand for who, _, hand in trick if who == player)
            if any(card[0] == trick[0][1][0] for card in held):
                self._lose([player])
        else:
            self.asked.pop(0)
            if not self.asked:
                self._lose(self._losers())

    def _lay(self, seat: int, card: str) -> None:
        if not self.tricks or len(self.tricks[-1]) == 4:
            self.tricks.append([])
        trick = self.tricks[-1]
        trick.append((seat, card, set(self.hands[seat])))
        self.hands[seat].remove(card)
        if len(trick) < 4:
            return
        order = TEN_HIGH if self.options["ten_high"] else RANKS
        suit = trick[0][1][0]
        taker = max((c for c in trick if c[1][0] == suit), key=lambda c: order.index(c[1][1]))[0]
        self.takers.append(taker)
        self.points[taker] += sum(cost(c) for _, c, _ in trick) + (5 if len(self.takers) == 8 else 0)
        if any(c == "LO" for _, c, _ in trick):
            self.hejma = taker
        stops = self.options["stop_at_17"] == "automatic" and self.points[taker] >= 17
        if len(self.takers) == 8 or stops:
            self._end()

    def _end(self) -> None:
        if self.options["renonc"] == "honour":
            self.phase = "calls"
            self.asked = [(self.dealer + i) % 4 for i in (1, 2, 3, 4)]
        else:
            self._lose(self._losers())

    def _losers(self) -> list[int]:
        top = max(self.points)
        tied = [seat for seat in range(4) if self.points[seat] == top]
        if top == 33 and self.options["shoot_moon"] and not self.threw:
            return [seat for seat in range(4) if seat not in tied]
        if len(tied) == 1:
            return tied
        if self.hejma in tied:
            return [seat for seat in tied if seat == self.hejma]
        ruling = self.options["hejma_tie"]
        return {"last_trick": [self.takers[-1]], "both": tied, "replay": []}[ruling]

    def _lose(self, losers: list[int]) -> None:
        self.losers = losers
        for seat in losers:
            self.letters[seat] += 1
        clockwise = [(self.dealer + i) % 4 for i in (1, 2, 3)]
        self.dealer = next((seat for seat in clockwise if seat in losers), self.dealer)
        self.phase = "over" if max(self.letters) >= self.word else "rest"

    def copy(self) -> "Referee":
        return deepcopy(self)
