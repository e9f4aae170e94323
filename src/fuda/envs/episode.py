"""One match, action by action: what the environments that step a single table stand on.

With the same stream of random numbers it is the match that `core.batch` plays.
"""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from fuda.catalogue import game as find
from fuda.core.batch import buffers
from fuda.core.contract import One
from fuda.core.errors import FudaError, IllegalAction, choices
from fuda.core.game import Game
from fuda.core.host import copy, plain
from fuda.core.match import members
from fuda.core.observation import decode, unpack, words
from fuda.core.rng import Rng, shuffle

Bits = NDArray[np.int8]


class Episode:
    """A match or, with `single`, its first round. Where several seats may act, any of them may go first."""

    def __init__(self, game: Game, *, single: bool = False) -> None:
        self.game, self.single, self.state = game, single, np.zeros(1, game.spec.rules.STATE)
        self._cards = buffers(game)[0]
        self._row = np.zeros(words(game.spec.rules.OBSERVATION), np.uint32)

    def __deepcopy__(self, memo: object) -> Self:
        other = type(self)(self.game, single=self.single)
        other.state = copy(self.state)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        return _restored, (game.name, game.preset, game.options, self.single, self.state.tobytes())

    def begin(self, rng: Rng | None) -> None:
        """Start a match, up to its first decision; without random numbers only up to its first lot.

        A match in which nobody has anything to decide is followed by another.
        """
        self.game.rules.start(self.state, self.game.table)
        while rng is not None and self.deal(rng) and self.ended:
            self.game.rules.start(self.state, self.game.table)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may act, in order."""
        return members(int(self.game.rules.to_act(self.state, self.game.table)))

    @property
    def ended(self) -> bool:
        """Whether it is over."""
        rules, table = self.game.rules, self.game.table
        return bool(rules.over(self.state, table)) or (self.single and bool(rules.resting(self.state, table)))

    @property
    def scores(self) -> list[int]:
        """The score of each seat in the game's own unit."""
        return self.game.scores(self.state, self.game.table)

    @property
    def gains(self) -> list[float]:
        """What each seat is ahead of the table's mean (`Game.leads`): what environments reward."""
        return self.game.leads(self.scores)

    def lot(self) -> list[int]:
        """Return the cards that chance is to put in order now; none where somebody may act or all is over."""
        if self.ended or self.seats:
            return []
        return self._cards[: self.game.rules.lot(self.state, self.game.table, self._cards)].tolist()

    def dealt(self, cards: list[int]) -> None:
        """Take a lot in an order that chance has given."""
        self._cards[: len(cards)] = cards
        self.game.rules.deal(self.state, self.game.table, self._cards)

    def deal(self, rng: Rng) -> bool:
        """Shuffle and deal the lots that wait; True."""
        needed = self.game.spec.rules.NEEDED
        while self.lot():
            shuffle(rng, self._cards, self.game.rules.lot(self.state, self.game.table, self._cards), needed)
            self.game.rules.deal(self.state, self.game.table, self._cards)
        return True

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending; none where it may not act."""
        return self.game.actions(self.state, self.game.table, seat) if seat in self.seats and not self.ended else []

    def mask(self, seat: int) -> Bits:
        """Return a 1 for each legal action of a seat."""
        bits = np.zeros(self.game.spec.rules.ACTIONS, np.int8)
        bits[self.legal(seat)] = 1
        return bits

    def observe(self, seat: int) -> Bits:
        """Return what a seat observes, as zeros and ones."""
        self.game.rules.observe(self.state, self.game.table, seat, self._row)
        return unpack(self._row, self.game.spec.rules.OBSERVATION).view(np.int8)

    def step(self, seat: int, action: int) -> None:
        """Take an action of a seat; one that is not legal is refused by its clause, and nothing changes."""
        legal = self.legal(seat)
        if action not in legal:
            raise refused(self.game, self.state, seat, action, legal)
        self.game.rules.step(self.state, self.game.table, seat, action)

    def describe(self, seat: int) -> str:
        """Return in words what a seat observes and may do."""
        game = self.game
        game.rules.observe(self.state, game.table, seat, self._row)
        said = decode(game.spec.rules.LAYOUT, self._row, game.spec.cards)
        lines = [f"{game!r}, seat {seat}, scores {', '.join(map(str, self.scores))}"]
        lines += [f"  {name}: {' '.join(map(str, found))}" for name, found in said.items() if found]
        lines.append(f"  legal: {choices(game.spec.text(action) for action in self.legal(seat))}")
        return "\n".join(lines)


def _restored(name: str, preset: str, options: Mapping[str, Any], single: bool, state: bytes) -> Episode:
    episode = Episode(find(name, preset, **options), single=single)
    episode.state = np.frombuffer(bytearray(state), episode.state.dtype)
    return episode


def refused(game: Game, state: One, seat: int, action: int, legal: list[int]) -> FudaError:
    """Return why an action is not legal, with those that are."""
    spec, allowed = game.spec, [f"{each} ({game.spec.text(each)})" for each in legal]
    if not 0 <= action < spec.rules.ACTIONS:
        return FudaError(f"{action} is no action; allowed for seat {seat}: {choices(allowed)}")
    clause = spec.refuse(plain(state), game.plain_table, seat, action)
    text = f"{action} ({spec.text(action)}) is not legal for seat {seat} ({clause}); allowed: {choices(allowed)}"
    return IllegalAction(text, clause, [spec.text(each) for each in legal])
