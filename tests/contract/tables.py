"""The tables on which every game of the catalogue is tried, and matches played on them at random.

Each game is tried with every preset, every number of seats and seeded random combinations that try every option.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from fuda.catalogue import GAMES, spec
from fuda.core.contract import One, Spec
from fuda.core.errors import BadTable
from fuda.core.fair import FairDeal
from fuda.core.game import Game
from fuda.core.host import copy, plain
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.core.options import Option, Value
from tests.effort import EFFORT

RANDOM_TABLES = 6  # random combinations of options, a game; among them every value of every option
MOST_STEPS = 30_000  # actions of a match that random play must end in


def budget(compiled: int, interpreted: int) -> int:
    """How much to try: the interpreter is some fifty times slower."""
    return interpreted if INTERPRETED else compiled


def much(compiled: int, interpreted: int) -> int:
    """How much to try of what takes long: more where somebody has the time for it."""
    return budget(compiled, interpreted) * EFFORT


@dataclass(frozen=True)
class Table:
    """A game with a preset and changed options."""

    name: str
    preset: str
    changes: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, self.preset, *(f"{name}={value}" for name, value in self.changes)])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.changes)

    @property
    def game(self) -> Game:
        return _game(self)

    @property
    def spec(self) -> Spec:
        return self.game.spec


@cache
def _game(table: Table) -> Game:
    return Game(spec(table.name), table.preset, table.options)


def tables(name: str) -> list[Table]:
    """Every preset, every number of seats, and random combinations of options."""
    options = spec(name).options
    presets = list(options[0].presets)
    found = [Table(name, preset) for preset in presets]
    counts = {table.game.seats for table in found}
    for option in options:
        for value in option.values:
            made = _try(Table(name, presets[0], ((option.name, value),)))
            if made is not None and made.game.seats not in counts:
                counts.add(made.game.seats)
                found.append(made)
    rng, wanted = Random(f"tables of {name}"), len(found) + RANDOM_TABLES
    untried = {o.name: {*o.values[:2], *o.values[-2:]} - {*o.presets.values()} for o in options}
    while len(found) < wanted:
        drawn = _draw(rng, options, untried)
        made = _try(Table(name, rng.choice(presets), tuple(drawn.items())))
        if made is not None:
            found.append(made)
            for option, value in drawn.items():
                untried[option].discard(value)
    assert not any(untried.values()), f"too few tables to try every value of an option: {untried}"
    return [*found[: len(presets)], *found[-2:]] if INTERPRETED else found


def _draw(rng: Random, options: Sequence[Option], untried: Mapping[str, set[Value]]) -> dict[str, Value]:
    """Give every option with listed values a value, one that no table has had yet where there is such."""
    drawn = {o.name: rng.choice(sorted(untried[o.name]) or o.values) for o in options if o.values}
    for option in options:
        for needed, value in option.needs if drawn.get(option.name) else ():
            if untried[needed]:
                drawn[option.name] = option.values[0]  # its turn comes when what it needs has been tried
            else:
                drawn[needed] = value
    return drawn


def _try(table: Table) -> Table | None:
    try:
        assert table.game
    except BadTable:  # an option that needs another one
        return None
    return table


TABLES = [table for name in GAMES for table in tables(name)]
on_every_table = pytest.mark.parametrize(
    "table", [pytest.param(table, id=f"{table.name}-{number}-{table.preset}") for number, table in enumerate(TABLES)]
)
in_every_game = pytest.mark.parametrize("name", GAMES)


def walk(game: Game, seed: object) -> Iterator[tuple[One, bool]]:
    """Play a match at random with the bare kernel.

    Gives each state in which somebody may act, and whether no move is half made in it; the caller leaves it as it is.
    """
    rng, rules, table = Random(f"walk {seed}"), game.rules, game.table
    state = np.zeros(1, game.spec.rules.STATE)
    lot = np.zeros(game.spec.rules.CARDS, np.int8)
    rules.start(state, table)
    half: int | None = None  # the seat whose move has begun
    for _ in range(MOST_STEPS):
        if rules.over(state, table):
            return
        if count := int(rules.lot(state, table, lot)):
            rules.deal(state, table, np.array(rng.sample(lot[:count].tolist(), count), np.int8))
            continue
        yield state, half is None
        acting = int(rules.to_act(state, table))
        seats = [seat for seat in range(game.seats) if acting >> seat & 1]
        assert seats, "nobody may act, no lot waits, and the match is not over"
        seat = rng.choice(seats) if half is None else half
        actions = game.actions(state, table, seat)
        assert actions, f"seat {seat} is to act and has no legal action"
        state = copy(state)
        rules.step(state, table, seat, rng.choice(actions))
        half = seat if begun(game, state, seat) else None
    pytest.fail(f"random play does not end within {MOST_STEPS} actions")


def begun(game: Game, state: One, seat: int) -> bool:
    """Whether a seat's move has begun and is not whole."""
    return game.spec.more is not None and game.spec.more(plain(state), game.plain_table, seat)


def positions(table: Table, count: int, *, whole: bool, seed: int = 0) -> tuple[One, ...]:
    """Return states from a few random matches, the rare phases as well represented as the common ones."""
    rng, found = Random(f"positions {seed}"), list[One]()
    by_phase = [states for (is_whole, _), states in _phases(table).items() if is_whole or not whole]
    for left, states in zip(range(len(by_phase), 0, -1), sorted(by_phase, key=len), strict=True):
        found += rng.sample(states, min(len(states), (count - len(found)) // left))
    return tuple(found)


@cache
def _phases(table: Table) -> Mapping[tuple[bool, str], list[One]]:
    """Return the states of a few random matches by phase, those with half a move apart: every test draws from them."""
    game, by_phase = table.game, defaultdict[tuple[bool, str], list[One]](list)
    for match in range(budget(4, 1)):
        for state, is_whole in walk(game, (table, match)):
            by_phase[is_whole, game.spec.phase(plain(state), game.plain_table)].append(state)
    return by_phase


def match_at(game: Game, state: One) -> Match:
    """Return a match that stands at a state."""
    return Match(game, copy(state), game.table, FairDeal.seeded(0), dealer=None, recorded=False)


def random_move(match: Match, seat: int, rng: Random, first: str | None = None) -> tuple[str, ...]:
    """Build a whole move of a seat the way a person does, one action after another."""
    move = [rng.choice(match.legal(seat)) if first is None else first]
    if match.game.spec.offers is None:
        return tuple(move)
    while following := match.legal(seat, move):
        move.append(rng.choice(following))
        assert len(move) < 100, f"a move that never ends: {move}"
    return tuple(move)


def play_on(match: Match, rng: Random, *, deal: bool = True) -> None:
    """Make one random move."""
    seat = rng.choice(match.seats)
    match.play(*random_move(match, seat, rng), seat=seat, deal=deal)


def play_out(match: Match, rng: Random) -> Match:
    """Play a match to its end at random."""
    for _ in range(MOST_STEPS):
        if match.over:
            return match
        play_on(match, rng)
    pytest.fail(f"random play does not end within {MOST_STEPS} moves")


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything about a match that a refused move must leave as it was."""
    return (
        match.state.tobytes(), match.table.tobytes(), tuple(match.moves), json.dumps(match.events[:]),
        json.dumps(match.shuffles), match.stopped, match.seats,
    )  # fmt: skip


def viewers(game: Game) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(game.seats), None)


def drawn(rng: Random, cards: list[str], most: int) -> list[str]:
    """Take some of the cards, at most so many."""
    return [cards.pop() for _ in range(min(len(cards), rng.randint(0, most)))]


def difference(state: One, other: One) -> str:
    """Name the fields in which two states differ."""
    one, two = plain(state), plain(other)
    return " ".join(name for name in state.dtype.names or () if getattr(one, name) != getattr(two, name))
