"""A slow referee of one round, written from the rulebook alone, to play the kernel's rounds a second time.

Cards are names, piles are sets, nothing is kept that can be worked out from what lies on the table.
"""

import copy
from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Self

from tests.games.koikoi import scorer


def month(card: str) -> int:
    return int(card[:2]) if card[:2].isdigit() else int(card[0])


def months(cards: AbstractSet[str] | Sequence[str]) -> Counter[int]:
    return Counter(month(card) for card in cards)


def void_field(field: AbstractSet[str]) -> bool:
    """KK-4: four of a month, or exactly four pairs."""
    counts = months(field).values()
    return 4 in counts or list(counts).count(2) == 4


def lucky(hand: AbstractSet[str]) -> int:
    """KK-5, KK-6: 14 for two complete months, 6 for one or for four pairs."""
    counts = list(months(hand).values())
    if counts.count(4) == 2:
        return 14
    return 6 if 4 in counts or counts.count(2) == 4 else 0


class Round:
    """One round from its deal to its score."""

    def __init__(self, options: Mapping[str, Any], oya: int, deck: Sequence[str]) -> None:
        """Deal by KK-3: four to the opponent, the oya and the field, twice; the rest is the stock."""
        self.options, self.oya, self.turn = options, oya, oya
        hands: list[set[str]] = [set(), set()]
        hands[1 - oya] = {*deck[0:4], *deck[12:16]}
        hands[oya] = {*deck[4:8], *deck[16:20]}
        self.hands, self.field, self.stock = hands, {*deck[8:12], *deck[20:24]}, list(deck[24:])
        self.captured: list[set[str]] = [set(), set()]
        self.before: list[set[str]] = [set(), set()]  # what each had at the end of their previous turn
        self.koi, self.at_call = [0, 0], [set[str](), set[str]()]
        self.lights = len(self.field & scorer.LIGHTS)
        self.pending: str | None = None
        self.wild = self.november = False
        self.claim: tuple[int, int] | None = None
        self.maker: int | None = None
        self.outcome, self.winner, self.base, self.gain = "going", None, 0, 0
        self.phase = "exchange" if options["exchange"] else "play"
        if self.phase == "play":
            self._look_at_hands()

    @property
    def actor(self) -> int | None:
        if self.phase == "over":
            return None
        return 1 - self.oya if self.phase == "exchange" else self.turn

    def choices(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.phase == "exchange":
            return {"swap", "keep"}
        if self.phase == "call":
            return {"koi", "stop"}
        if self.phase == "play":
            declared = self.options["lucky_hand"] == "declared" and len(hand) == 8 and lucky(hand)
            return {f"play {card}" for card in hand} | ({"declare"} if declared else set())
        if self.phase in ("take", "take-stock"):
            assert self.pending
            if self.wild:
                return {f"take {card}" for card in self.field} | (set() if self._same(self.pending) else {"take none"})
            return {f"take {card}" for card in self._same(self.pending)}
        return set()

    def after(self, text: str) -> Self:
        """The round after a choice; this one stays as it is."""
        assert text in self.choices()
        new = copy.copy(self)
        new.hands, new.captured, new.before = (list(map(set, piles)) for piles in (new.hands, new.captured, new.before))
        new.field, new.stock, new.koi, new.at_call = set(new.field), list(new.stock), list(new.koi), list(new.at_call)
        new._do(text)
        return new

    def yaku(self, seat: int) -> dict[str, int]:
        return scorer.yaku(self.captured[seat], self.options)

    def total(self, seat: int) -> int:
        return scorer.total(self.captured[seat], self.options)

    def _do(self, text: str) -> None:
        seat = self.turn
        word, _, card = text.partition(" ")
        if word in ("swap", "keep"):
            if word == "swap":
                self.hands.reverse()
            self.phase = "play"
            self._look_at_hands()
        elif word == "declare":
            self._end("declared", seat, lucky(self.hands[seat]))
        elif word == "stop":
            self._end("stop", seat)
        elif word == "koi":
            have = set(self.yaku(seat)) if self.options["share_cards"] else None
            if self.options["koi_step"] == "call" or have is None:
                self.koi[seat] += 1
            else:
                self.koi[seat] += max(1, len(have - self.at_call[seat]))
            self.at_call[seat] = have or set()
            self._turn_over()
        elif word == "play":
            self._from_hand(card)
        else:
            self._take(card)

    def _look_at_hands(self) -> None:
        if self.options["lucky_hand"] == "automatic":
            blessed = [seat for seat in (0, 1) if lucky(self.hands[seat])]
            if len(blessed) == 2:
                self._end("void-lucky", None)
            elif blessed:
                self._end("lucky-hand", blessed[0], 6)

    def _same(self, card: str) -> set[str]:
        return {other for other in self.field if month(other) == month(card)}

    def _from_hand(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        first_november = not self.november
        self.november |= month(card) == 11
        if self.options["gaji"] and card == "11K" and first_november and any(month(c) != 11 for c in self.field):
            self.pending, self.wild, self.phase = card, True, "take"
        elif len(self._same(card)) == 2:
            self.pending, self.phase = card, "take"
        else:
            self._meet(card)
            self._from_stock()

    def _from_stock(self) -> None:
        card = self.stock.pop(0)
        self.november |= month(card) == 11
        if len(self._same(card)) == 2:
            self.pending, self.phase = card, "take-stock"
        else:
            self._meet(card)
            self._compare()

    def _meet(self, card: str) -> None:
        """KK-9, KK-10: with none of its month it stays, with one or three it captures them."""
        same = self._same(card)
        if same:
            self.field -= same
            self.captured[self.turn] |= same | {card}
        else:
            self.field.add(card)

    def _take(self, name: str) -> None:
        card, self.pending = self.pending, None
        assert card
        if name == "none":
            self.field.add(card)
        else:
            taken = {name}
            if month(name) != month(card):
                self.claim = (self.turn, month(name))
            elif len(self._same(card)) == 3:
                taken = self._same(card)
            self.field -= taken
            self.captured[self.turn] |= taken | {card}
        self.wild = False
        if self.phase == "take":
            self._from_stock()
        else:
            self._compare()

    def _compare(self) -> None:
        """KK-21: is there a yaku that was not there at the end of the previous turn, or one worth more?"""
        seat = self.turn
        had, have = self.before[seat], self.captured[seat]
        self.before[seat] = set(have)
        if self.options["share_cards"]:
            old, new = scorer.yaku(had, self.options), scorer.yaku(have, self.options)
            better = any(points > old.get(name, 0) for name, points in new.items())
        else:
            better = scorer.total(have, self.options) > scorer.total(had, self.options)
        if not better:
            self._turn_over()
            return
        self.maker = seat
        if self.hands[seat]:
            self.phase = "call"
        else:
            self._end("empty-hand", seat)

    def _turn_over(self) -> None:
        seat, other = self.turn, 1 - self.turn
        if self.options["last_card"] == "skipped" and seat == self.oya and not self.hands[seat]:
            if self.maker == other and self.total(other) > 0:
                self._end("last-yaku", other)
            else:
                self._end("void-hands", None)
        elif not self.hands[0] and not self.hands[1]:
            self._end("void-hands", None)
        else:
            self.turn, self.phase = other, "play"
            if not self.field and self.options["refill_empty_field"]:
                self.field.add(self.stock.pop(0))

    def _end(self, outcome: str, winner: int | None, lucky_points: int = 0) -> None:
        self.phase, self.outcome, self.winner = "over", outcome, winner
        if self.claim:
            owner, claimed = self.claim
            taken = {card for card in self.field if month(card) == claimed}
            self.field -= taken
            self.captured[owner] |= taken
        if winner is not None:
            self.base = lucky_points or self.total(winner)
            self.gain = self.base * (1 if lucky_points else self._koi_factor(winner))
            if self.options["field_lights"]:
                self.gain *= 1 + self.lights
            seven = self.options["double_seven"] and self.base >= 7
            self.gain *= 2 if seven else 1
            if seven or not self.options["koi_needs_seven"]:
                self.gain *= 2 if self.options["double_own_koi"] and self.koi[winner] else 1
                self.gain *= 2 if self.options["double_opponent_koi"] and self.koi[1 - winner] else 1

    def _koi_factor(self, winner: int) -> int:
        mine, theirs = self.koi[winner], self.koi[1 - winner]
        return {
            "none": 1,
            "shared": 1 + mine + theirs,
            "larger": 1 + max(mine, theirs),
            "product": (1 + mine) * (1 + theirs),
        }[self.options["koi_multiplier"]]
