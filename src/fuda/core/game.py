"""A game at a table: rules and options together, ready to start, set up, sample and replay matches."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from fuda.core import rng
from fuda.core.contract import SPECTATOR, Json, Spec, State
from fuda.core.errors import BadPosition, BadTable, FudaError
from fuda.core.fair import FairDeal
from fuda.core.match import Match
from fuda.core.options import Value, settle


class Game:
    """A game with its table rules."""

    def __init__(self, spec: Spec, preset: str | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.spec = spec
        self.name = spec.name
        self.preset, self.options = settle(spec.name, spec.options, preset, options or {})
        self.seats = spec.seats(self.options)
        self.table = spec.encode(self.options, None)
        self._dealt_by: dict[int | None, Any] = {None: self.table}

    def __repr__(self) -> str:
        changed = {o.name: v for o in self.spec.options if (v := self.options[o.name]) != o.presets[self.preset]}
        return f"fuda.game({self.name!r}, {self.preset!r}{''.join(f', {k}={v!r}' for k, v in changed.items())})"

    def new(self, seed: int | bytes | None = None, *, dealer: int | None = None, deal: FairDeal | None = None) -> Match:
        """Start a match: from a seed, from a fair deal, or from the operating system's randomness."""
        if seed is not None and deal is not None:
            raise FudaError("a match starts from a seed or from a fair deal, not from both")
        if isinstance(seed, bool) or not isinstance(seed, int | bytes | None):
            raise FudaError(f"seed={seed!r}; expected an int, bytes or nothing")
        deal = deal or (FairDeal.fresh() if seed is None else FairDeal.seeded(seed))
        match = Match(self, self._state(), self._table(dealer), deal, dealer=dealer, recorded=True)
        self.spec.rules.start(match.state, match.table)
        match.deal()
        return match

    def setup(self, *, seed: int | bytes = 0, **position: Any) -> Match:
        """Return a match at any position, checked; its later deals come from the seed, and it has no record."""
        state = self.spec.setup(position, self.table)
        match = Match(self, state, self.table, FairDeal.seeded(seed), dealer=None, recorded=False)
        match.deal()
        return match

    def sample(self, view: Json, seed: int) -> Match:
        """Return a match with a hidden world that fits the view, all such worlds equally likely; it has no record."""
        state = self.parse(view)
        self.spec.rules.redeal(state, self.table, rng.streams(seed))
        return Match(self, state, self.table, FairDeal.seeded(seed), dealer=None, recorded=False)

    def score(self, cards: Sequence[str]) -> list[Json]:
        """Return the scored lines of captured cards, in games that have such."""
        if self.spec.score is None:
            raise FudaError(f"{self.name} does not score sets of captured cards")
        return self.spec.score(self.table, cards)

    def project(self, state: State, seat: int | None, *, hints: bool = True, table: Any = None) -> Json:
        """Return what a seat may know of a state (None: a spectator); only what is left after blanking is looked at."""
        rules, spec, table = self.spec.rules, self.spec, self.table if table is None else table
        number = SPECTATOR if seat is None else seat
        blanked = self._copy(state)
        rules.blank(blanked, table, number)
        acting = int(rules.to_act(blanked, table))
        legal = self.actions(blanked, table, number) if seat is not None else []
        return {
            "game": self.name,
            "table": dict(self.options),
            "seat": seat,
            "seats": self.seats,
            "to_act": [s for s in range(self.seats) if acting >> s & 1],
            "phase": spec.phase(blanked, table),
            "legal": [spec.text(action) for action in legal],
            "scores": self.scores(blanked, table),
            "board": spec.board(blanked, table, number),
            "hints": spec.hints(blanked, table, number) if hints else None,
            "memory": spec.memory(blanked, table, number),
        }

    def parse(self, view: Json) -> State:
        """Return the blanked state that a view shows."""
        if not isinstance(view, dict) or view.get("game") != self.name:  # type: ignore[reportUnnecessaryIsInstance]
            raise BadPosition(f"this is no view of {self.name}")
        if view.get("table") != self.options:
            raise BadTable("the view belongs to a table with other rules")
        return self.spec.parse(view, self.table)

    def actions(self, state: State, table: Any, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending."""
        out = np.zeros(self.spec.rules.MOST_ACTIONS, np.int16)
        return out[: int(self.spec.rules.legal(state, table, seat, out))].tolist()

    def scores(self, state: State, table: Any) -> list[int]:
        """Return the score of each seat."""
        out = np.zeros(self.seats, np.int32)
        self.spec.rules.scores(state, table, out)
        return out.tolist()

    def _state(self) -> State:
        return np.zeros(1, self.spec.rules.STATE)[0]

    def _copy(self, state: State) -> State:
        # A record is a view of its array: a copy needs an array of its own.
        copy = np.empty(1, self.spec.rules.STATE)
        copy[0] = state
        return copy[0]

    def _table(self, dealer: int | None) -> Any:
        if dealer is not None and (isinstance(dealer, bool) or dealer not in range(self.seats)):
            raise FudaError(f"dealer={dealer!r}; the seats are 0 to {self.seats - 1}")
        if dealer not in self._dealt_by:
            self._dealt_by[dealer] = self.spec.encode(self.options, dealer)
        return self._dealt_by[dealer]


def table_rules(spec: Spec) -> list[dict[str, Value | Any]]:
    """Return the options of a game as data, for a form or a page of the docs."""
    return [
        {
            "name": o.name,
            "kind": o.kind,
            "values": list(o.values),
            "presets": dict(o.presets),
            "clauses": list(o.clauses),
            "group": o.group,
            "needs": dict(o.needs),
        }
        for o in spec.options
    ]
