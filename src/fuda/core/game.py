"""A game at a table: rules and options together, ready to start, set up, sample and replay matches."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from fuda.core import host, rng
from fuda.core.contract import SPECTATOR, Json, One, Spec
from fuda.core.errors import BadPosition, BadTable, FudaError, OtherRules, choices, shown
from fuda.core.fair import FairDeal
from fuda.core.match import Match, members
from fuda.core.options import Value, settle
from fuda.core.view import difference


class Game:
    """A game with its table rules."""

    def __init__(self, spec: Spec, preset: str | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.spec = spec
        self.name = spec.name
        self.preset, self.options = settle(spec.name, spec.options, preset, options or {})
        self.seats = spec.seats(self.options)
        self.rules = host.load(spec.rules)
        self.table = spec.encode(self.options, None)
        self.plain_table = host.plain(self.table)
        self._dealt_by: dict[int | None, One] = {None: self.table}
        self.changed = [o.name for o in spec.options if self.options[o.name] != o.presets[self.preset]]

    def __repr__(self) -> str:
        changed = "".join(f", {name}={self.options[name]!r}" for name in self.changed)
        return f"fuda.game({self.name!r}, {self.preset!r}{changed})"

    def new(
        self,
        seed: int | bytes | None = None,
        *,
        dealer: int | None = None,
        deal: FairDeal | None = None,
        duplicate: bool = False,
    ) -> Match:
        """Start a match: from a seed, from a fair deal, or from the operating system's randomness.

        In a `duplicate` of others from that seed each seat gets the same cards whoever comes to deal; it has no record.
        """
        if seed is not None and deal is not None:
            raise FudaError("a match starts from a seed or from a fair deal, not from both")
        if deal is None:
            deal = FairDeal.fresh() if seed is None else FairDeal.seeded(seed)
        elif not isinstance(deal, FairDeal):  # type: ignore[reportUnnecessaryIsInstance]
            raise FudaError(f"deal={shown(deal)}; expected a FairDeal")
        state, table = np.zeros(1, self.spec.rules.STATE), self._table(dealer)
        match = Match(self, state, table, deal, dealer=dealer, recorded=not duplicate, duplicate=duplicate)
        self.rules.start(match.state, match.table)
        match.deal()
        return match

    def setup(self, *, seed: int | bytes = 0, **position: Any) -> Match:
        """Return a match at any position, checked; its later deals come from the seed, and it has no record."""
        state = self.spec.setup(position, self.plain_table)
        match = Match(self, state, self.table, FairDeal.seeded(seed), dealer=None, recorded=False)
        match.deal()
        return match

    def sample(self, view: Json, seed: int) -> Match:
        """Return a match with a hidden world that fits the view, all such worlds equally likely; it has no record."""
        state, deal = self.parse(view), FairDeal.seeded(seed)
        self.rules.redeal(state, self.table, rng.streams(seed))
        return Match(self, state, self.table, deal, dealer=None, recorded=False)

    def require(self, version: int) -> None:
        """Refuse to go on with a match of other rules than these."""
        spec = self.spec
        same = spec.unchanged is not None and 1 <= version < spec.version and spec.unchanged(version, self.options)
        if version != spec.version and not same:
            raise OtherRules(
                f"it was played by version {shown(version)} of the rules of {self.name}; "
                f"by those of this Fuda, version {spec.version}, it would go another way"
            )

    def score(self, cards: Sequence[str]) -> list[Json]:
        """Return the scored lines of captured cards, in games that have such."""
        if self.spec.score is None:
            raise FudaError(f"{self.name} does not score sets of captured cards")
        return self.spec.score(self.plain_table, cards)

    def project(self, state: One, seat: int | None, *, hints: bool = True, memory: bool = True) -> Json:
        """Return what a seat may know of a state (None: a spectator); only what is left after blanking is looked at."""
        spec, table = self.spec, self.table
        number = SPECTATOR if seat is None else seat
        blanked = host.copy(state)
        self.rules.blank(blanked, table, number)
        acting = int(self.rules.to_act(blanked, table))
        seen, rules = host.plain(blanked), self.plain_table
        legal: list[int] = []
        if seat is not None and acting >> number & 1:  # as `Match.legal` offers them, before anything is begun
            offers = spec.offers
            legal = self.actions(blanked, table, number) if offers is None else offers(seen, rules, number, ())
        view: Json = {
            "game": self.name,
            "table": dict(self.options),
            "seat": seat,
            "seats": self.seats,
            "to_act": list(members(acting)),
            "phase": spec.phase(seen, rules),
            "legal": [spec.text(action) for action in legal],
            "scores": self.scores(blanked, table),
            "board": spec.board(seen, rules, number),
            "hints": spec.hints(seen, rules, number) if hints else None,
        }
        if memory:
            view["memory"] = spec.memory(seen, rules, number)
        return view

    def parse(self, view: Json, checked: bool = True) -> One:
        """Return the blanked state that a view shows.

        A view that says more than once how things stand must say the same each time: else nobody knows which is meant.
        Players, who get theirs from a match and have little time, do without that look (`checked`).
        """
        if not isinstance(view, dict):  # type: ignore[reportUnnecessaryIsInstance]
            raise BadPosition(f"this is no view of {self.name}: expected a dict, found {shown(view)}")
        if view.get("game") != self.name:
            raise BadPosition(f"this is no view of {self.name}: game={shown(view.get('game'))}")
        if view.get("table") != self.options:
            raise BadTable("the view belongs to a table with other rules")
        missing = [part for part in ("seat", "phase", "scores", "board", "memory") if part not in view]
        if missing:
            raise BadPosition(f"this is no view of {self.name}: it lacks {choices(missing)}")
        seat = view["seat"]
        if seat is not None and (type(seat) is not int or seat not in range(self.seats)):
            allowed = f"0 to {self.seats - 1}, or None of a spectator"
            raise BadPosition(f"this is no view of {self.name}: seat={shown(seat)}; expected {allowed}")
        state = self.spec.parse(view, self.plain_table)
        if not checked:
            return state
        for part, meant in self.project(state, seat, hints=False).items():
            wrong = difference(part, view.get(part), meant) if part != "hints" else None
            if wrong:
                raise BadPosition(f"this is no view of {self.name}: {wrong}")
        return state

    def actions(self, state: One, table: One, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending."""
        out = np.empty(self.spec.rules.MOST_ACTIONS, np.int16)  # a new one: tables in several threads share a game
        return out[: self.rules.legal(state, table, seat, out)].tolist()

    def scores(self, state: One, table: One) -> list[int]:
        """Return the score of each seat."""
        out = np.zeros(self.seats, np.int32)
        self.rules.scores(state, table, out)
        return out.tolist()

    def leads(self, scores: Sequence[int]) -> list[float]:
        """Return how far each score is ahead of their mean: adds up to 0, and more is better in every game."""
        mean, sign = sum(scores) / len(scores), -1 if self.spec.fewest else 1
        return [sign * (score - mean) for score in scores]

    def _table(self, dealer: int | None) -> One:
        if dealer is not None and (type(dealer) is not int or dealer not in range(self.seats)):
            raise FudaError(f"dealer={shown(dealer)}; the seats are 0 to {self.seats - 1}")
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
