"""Koi-Koi by the books' advice."""

import random
from typing import Any

from fuda.bots import Move, game_of
from fuda.bots.choice import Choice
from fuda.core.contract import Json
from fuda.core.host import plain
from fuda.games.koikoi import rules, yaku
from fuda.games.koikoi.notation import action

# How likely a yaku is still made when so many of its cards are missing; found by playing against itself.
CHANCE = (1.0, 0.30, 0.11, 0.045, 0.02, 0.008, 0.003)
# What a koi gains on a stop, by the numbers of `call_numbers`: fitted to a master's judgement by `bench.calls`.
CALL = (0.084, -0.609, 1.853, -0.948, 11.297, 2.372, 1.187, -1.102, 5.012, -4.297)
DENY = 0.7  # worth of taking from the opponent what they need, against what one needs oneself


class Greedy:
    """Takes what brings its yaku nearer and keeps the opponent's away; calls by the score and the danger."""

    def choose(self, view: Json, seed: int, budget: str | None = None) -> Move:
        """Return the move that looks best."""
        return self.consider(view, seed)[0].move

    def consider(self, view: Json, seed: int, budget: str | None = None) -> list[Choice]:
        """Return all moves; a value is about the points that a move brings nearer."""
        legal: list[str] = view["legal"]
        dice = random.Random(seed)
        if "koi" in legal:
            stop, koi = self._call(view)
            worth = [(stop, 1.0, "stop"), (koi, 0.0, "koi")]
        elif "swap" in legal:  # nobody has looked yet: one hand is as good as the other
            chosen = dice.choice(legal)
            worth = [(0.0, float(text == chosen), text) for text in legal]
        else:
            assessed = _Assessment(view)
            worth = [(assessed.worth(text), dice.random(), text) for text in legal if text != "declare"]
        found = [Choice((text,), value) for value, _, text in sorted(worth, reverse=True)]
        if "declare" in legal:  # a lucky hand ends the round at once: the points are sure
            return [Choice(("declare",), max(float(rules.LUCKY_POINTS), *(each.value for each in found))), *found]
        return found

    def _call(self, view: Json) -> tuple[float, float]:
        """Weigh a sure gain against what may come (the books: no cheap stop early, no koi-koi late when ahead)."""
        seat, board, table = view["seat"], view["board"], view["table"]
        assessed = _Assessment(view)
        now = assessed.gain_now()
        lead = view["scores"][seat] - view["scores"][1 - seat]
        swing = 2 * now if table["zero_sum"] else now
        rounds_left = max(0, table["rounds"] - board["round"])
        cards_left = board["held"][seat]
        if cards_left <= 1 or (rounds_left == 0 and lead + swing > 0):
            return now, 0.0
        if rounds_left == 0 and lead + swing < 0:  # a stop would lose the match
            return 0.0, now
        return now, now + sum(weight * number for weight, number in zip(CALL, call_numbers(view), strict=True))


def call_numbers(view: Json) -> list[float]:
    """Return the numbers that a call is weighed by: what may be won on by going on, and what may be lost by it."""
    table, board, seat = view["table"], view["board"], view["seat"]
    assessed, cards_left = _Assessment(view), board["held"][seat]
    now = float(assessed.gain_now())
    better, worse = assessed.chances(cards_left)
    threat = assessed.threat()
    factor = (2 if table["koi_multiplier"] != "none" else 1) + table["double_own_koi"]
    risk = 2 if table["koi_multiplier"] != "none" or table["double_opponent_koi"] else 1
    swing = 2.0 if table["zero_sum"] else 1.0
    time = min(1.0, cards_left / 6)
    terms = [
        1.0,
        now,
        time,
        time * now,
        better,
        better * now,
        (factor - 1) * better * now,
        worse * now,
        worse * risk,
        worse * threat * risk,
    ]
    return [swing * term for term in terms]


class _Assessment:
    """What the view means in yaku: how near each side is to what."""

    def __init__(self, view: Json) -> None:
        game = game_of(view)
        self.table = game.plain_table
        self.state: Any = plain(game.parse(view, checked=False))
        self.seat: int = view["seat"]
        self.mine, self.theirs = (int(self.state.captured[s]) for s in (self.seat, 1 - self.seat))
        self.field, self.hand = int(self.state.field), int(self.state.hand[self.seat])

    def worth(self, text: str) -> float:
        """Return how good an action looks."""
        number = action(text)
        if number == rules.TAKE_NONE:
            return -self._danger(int(self.state.pending))
        if number >= rules.TAKE:
            card = number - rules.TAKE
            month = self.field & _month(card)
            whole = card >> 2 == self.state.pending >> 2 and month.bit_count() == 3
            return self._capture(1 << int(self.state.pending) | (month if whole else 1 << card))
        matches = self.field & _month(number)
        if not matches:
            return -self._danger(number) - 0.02 * self._potential(1 << number)
        if matches.bit_count() == 3:
            # Nobody else can take these: it is never too late, unless the hand runs out.
            return self._capture(1 << number | matches) * (0.5 if self.hand.bit_count() > 3 else 1.0)
        if matches.bit_count() == 2:
            return max(self._capture(1 << number | bit) for bit in (matches & -matches, matches & (matches - 1)))
        return self._capture(1 << number | matches)

    def gain_now(self) -> int:
        """Return what a stop would bring now."""
        return int(rules.stake(self.state.record, self.table.record, self.seat).gain)

    def chances(self, cards_left: int) -> tuple[float, float]:
        """Return how likely I improve, and how likely the opponent makes a yaku first."""
        mine = 1.0
        for entry in yaku.missing(self.mine, self.theirs, self.table):
            mine *= 1 - _chance(entry["missing"])
        for place in yaku.points(int(rules.yaku(self.mine, self.table.record))):
            mine *= 0.45 if place in yaku.COUNTED else 1
        theirs = 1.0
        for entry in yaku.missing(self.theirs, self.mine, self.table):
            theirs *= 1 - _chance(entry["missing"])
        time = min(1.0, cards_left / 6)
        return (1 - mine) * time, (1 - theirs) * time

    def threat(self) -> float:
        """Return about how many points the opponent would make."""
        entries = yaku.missing(self.theirs, self.mine, self.table)
        near = [entry["points"] * _chance(entry["missing"]) for entry in entries]
        have = int(rules.total(int(rules.yaku(self.theirs, self.table.record)), self.theirs, self.table.record))
        return have + 2 * max(near, default=0.0)

    def _capture(self, taken: int) -> float:
        """Return the worth of capturing cards: my yaku nearer, the opponent's farther."""
        mine = self._reach(self.mine | taken, self.theirs) - self._reach(self.mine, self.theirs)
        theirs = self._reach(self.theirs, self.mine) - self._reach(self.theirs, self.mine | taken)
        return mine + DENY * theirs + 0.05 * taken.bit_count()

    def _danger(self, card: int) -> float:
        """Return what laying a card gives away: what it would bring to an opponent who holds a match."""
        month = _month(card)
        seen = self.mine | self.theirs | self.field | self.hand | 1 << card
        unseen = (month & ~seen).bit_count()
        if not unseen:
            return 0.0
        held = int(self.state.held[1 - self.seat]) / max(1, 48 - seen.bit_count())
        bonus = self._reach(self.theirs | 1 << card, self.mine) - self._reach(self.theirs, self.mine)
        return (bonus + 0.1) * min(1.0, unseen * (held + 0.1))

    def _potential(self, cards: int) -> float:
        return self._reach(self.mine | cards, self.theirs) - self._reach(self.mine, self.theirs)

    def _reach(self, captured: int, gone: int) -> float:
        """Return the points of all yaku made or in reach, by their chances."""
        packed = int(rules.yaku(captured, self.table.record))
        made = int(rules.total(packed, captured, self.table.record))
        entries = yaku.missing(captured, gone, self.table)
        return made + sum(entry["points"] * _chance(entry["missing"]) for entry in entries)


def _chance(missing: int) -> float:
    return CHANCE[missing] if missing < len(CHANCE) else 0.001


def _month(card: int) -> int:
    return rules.MONTH << (card & 0x3C)
