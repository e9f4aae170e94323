"""Tables whose matches begin in the middle, at what is rare: so that it can be looked at and played over the wire.

They are tables as any other to a page; only the composition root of a test hands the server another way to find games
(`Process(…, positions=True)`, `running(…, positions=True)`). Which match begins there is told by its table rules. A
match that begins so was not dealt by its fair start: its record proves nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import fuda
from fuda.catalogue import spec
from fuda.core.game import Game
from fuda.core.match import Match
from tests.games import golden
from tests.games.kocka import playthrough as kocka
from tests.games.yojimbo import playthrough as yojimbo

READ = {"kocka": kocka.read, "yojimbo": yojimbo.read}


@dataclass(frozen=True)
class Case:
    """A golden replay up to a move that begins with a word, on a table of its own."""

    name: str
    game: str
    replay: str
    before: str
    preset: str
    options: dict[str, Any] = field(default_factory=dict)  # that tell its table from others

    @property
    def made(self) -> Any:
        """The replay."""
        [path] = [path for path in golden.files(self.game) if path.stem == self.replay]
        return READ[self.game](path.read_text("utf-8"))

    @property
    def table(self) -> dict[str, Any]:
        """All table rules that differ from the preset."""
        return self.made.options | self.options

    @property
    def past(self) -> golden.Moves:
        """The moves before the one that is looked at."""
        moves: golden.Moves = self.made.moves
        return moves[: self._place]

    @property
    def seat(self) -> int:
        """Whose turn it is then."""
        return self.made.moves[self._place][0]

    @property
    def _place(self) -> int:
        return next(i for i, (_, move) in enumerate(self.made.moves) if move[0].startswith(self.before))

    def begin(self, game: "Arranged") -> Match:
        """Return the match, ready for that move."""
        made = self.made
        if getattr(made, "deal", None):
            match = game.setup(seed=made.seed, deal=made.deal, holder=made.holder)
        else:
            match = game.dealt(made.seed, getattr(made, "holder", None))
        for seat, move in self.past:
            match.play(*move, seat=seat)
        return match


CASES: Sequence[Case] = (
    Case("throw", "kocka", "throw", "throw", "standard", {"word": "KARTA"}),
    Case("renonc", "kocka", "renonc-right", "renonc", "standard", {"word": "RENONC"}),
    Case("calls", "kocka", "renonc-after-the-round", "renonc", "standard", {"word": "ŘEKNI"}),
    Case("decision", "yojimbo", "dan-prize", "points", "dan", {"players": 2}),
    Case("kick", "yojimbo", "kick-next", "kick", "kyu", {"players": 2}),
    Case("three", "yojimbo", "dan-3-players", "points", "dan", {"players": 3}),
    Case("four", "yojimbo", "kyu-4-players", "lay", "kyu", {"players": 4}),
    Case("five", "yojimbo", "exhausted-piles", "from", "dan", {"players": 5}),
)


class Arranged(Game):
    """A game whose matches begin at a case."""

    def __init__(self, case: Case) -> None:
        super().__init__(spec(case.game), case.preset, case.table)
        self.case = case

    def new(self, *given: Any, **named: Any) -> Match:
        """Begin there, whatever was dealt."""
        del given, named
        return self.case.begin(self)

    def dealt(self, seed: int, dealer: int | None) -> Match:
        """Start a match as other games do."""
        return super().new(seed, dealer=dealer)


def find(name: str, preset: str | None = None, /, **options: Any) -> Game:
    """Return a game as `fuda.game` does, unless its table is one of the cases."""
    asked = fuda.game(name, preset, **options)
    for case in CASES:
        if case.game == name and case.preset == asked.preset:
            arranged = Arranged(case)
            if arranged.options == asked.options:
                return arranged
    return asked
