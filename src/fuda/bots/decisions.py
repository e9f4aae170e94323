"""The decisions of played matches as rows of numbers: what was observed, what was legal, what was done, how it ended.

Collected where matches are played, without any package; `dataset.py` writes them to files (docs/dataset.md).
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.match import Match
from fuda.core.observation import words

Decisions: TypeAlias = dict[str, NDArray[Any]]  # a column each, a row for each action

# Columns that say where a row belongs, with their types; those of bits and outcomes follow.
COLUMNS = {
    "deal": np.int32,
    "rotation": np.int16,
    "step": np.int32,  # number of the action in its match
    "round": np.int16,  # number of the round, from 0
    "seat": np.int8,
    "entrant": np.int8,  # who sat there, by place in the setting's list
    "action": np.int16,
    "lead": np.float32,  # ahead of the table's mean at this moment; more is better in every game
    "round_gain": np.float32,  # what the lead changed by until the end of the round
    "gain": np.float32,  # the lead at the end of the match
    "won": np.float32,  # a shared win is a fraction of one
}


class Collector:
    """Collects the decisions of one match."""

    def __init__(self, game: Game) -> None:
        self._game, rules = game, game.spec.rules
        self._seen, self._mask = (
            np.zeros(words(rules.OBSERVATION), np.uint32),
            np.zeros(words(rules.ACTIONS), np.uint32),
        )
        self._rows: list[tuple[int, int, int, float]] = []  # round, seat, action, lead
        self._observations: list[bytes] = []
        self._masks: list[bytes] = []
        self._ends: list[list[float]] = []  # everybody's lead at the end of each round

    def add(self, match: Match, seat: int, move: Sequence[str]) -> None:
        """Take down a move that is about to be made, an action a row; one that is not legal ends the list."""
        game, state = self._game, copy(match.state)
        lead = game.leads(match.scores)[seat]
        for action in sorted(game.spec.action(text) for text in move):
            legal = game.actions(state, match.table, seat)
            if action not in legal:
                return
            self._mask[:] = 0
            for each in legal:
                self._mask[each >> 5] |= np.uint32(1 << (each & 31))
            game.rules.observe(state, match.table, seat, self._seen)
            self._observations.append(self._seen.tobytes())
            self._masks.append(self._mask.tobytes())
            self._rows.append((len(self._ends), seat, action, lead))
            game.rules.step(state, match.table, seat, action)

    def end_round(self, match: Match) -> None:
        """Note how a round has ended."""
        self._ends.append(self._game.leads(match.scores))

    def finish(self, match: Match, deal: int, rotation: int, entrants: Sequence[int]) -> Decisions:
        """Return the rows of a finished match."""
        self.end_round(match)
        rounds, seats, actions, lead = (np.array(column) for column in zip(*self._rows, strict=True))
        ends, winners = np.array(self._ends), match.winners
        final, won = ends[-1], np.zeros(self._game.seats)
        won[list(winners)] = 1 / len(winners)
        count = len(self._rows)
        found = {
            "deal": np.full(count, deal),
            "rotation": np.full(count, rotation),
            "step": np.arange(count),
            "round": rounds,
            "seat": seats,
            "entrant": np.array(entrants)[seats],
            "action": actions,
            "lead": lead,
            "round_gain": ends[rounds, seats] - lead,
            "gain": final[seats],
            "won": won[seats],
        }
        typed: Decisions = {name: found[name].astype(kind) for name, kind in COLUMNS.items()}
        packed = {"observation": self._observations, "mask": self._masks}
        bits = {name: np.frombuffer(b"".join(rows), np.uint8).reshape(count, -1) for name, rows in packed.items()}
        return typed | bits
