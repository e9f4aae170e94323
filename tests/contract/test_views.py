"""A view is what its seat may know and nothing else, in every game.

Two worlds that differ only in what a viewer may not know must look the same to it, byte for byte. Such worlds are made
by `redeal`, which fills what `blank` erased with other cards; that `blank` erases enough shows in the way back, because
`parse` has only the view to go by.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.catalogue import GAMES
from fuda.core import rng as streams
from fuda.core.contract import SPECTATOR, Json, One
from fuda.core.game import Game
from fuda.core.host import copy
from tests.contract.tables import (
    TABLES,
    Table,
    budget,
    difference,
    match_at,
    much,
    on_every_table,
    play_on,
    play_out,
    positions,
    viewers,
    walk,
)
from tests.effort import EFFORT

ENVELOPE = ("game", "table", "seat", "seats", "to_act", "phase", "legal", "scores", "board", "hints", "memory")
# Positions of a game whose views are compared with those of other hidden worlds; 10,000 in all with FUDA_EFFORT=5.
POSITIONS = much(2_400, 150) // len(GAMES)
LOOKING = 2  # viewers of each of them, by turns


def text(view: Json) -> str:
    """A view as it travels: json.dumps without a default refuses whatever is not plain data."""
    return json.dumps(view, allow_nan=False)


def blanked(game: Game, state: One, viewer: int | None) -> One:
    """What is left of a state for a viewer."""
    left = copy(state)
    game.rules.blank(left, game.table, SPECTATOR if viewer is None else viewer)
    return left


def other_world(game: Game, state: One, viewer: int | None, seed: int) -> One:
    """A state that differs from this one only in what the viewer may not know."""
    world = blanked(game, state, viewer)
    game.rules.redeal(world, game.table, streams.streams(seed))
    return world


def whole_positions(table: Table, count: int) -> Iterator[One]:
    """Positions of random matches one after another, without half moves."""
    seed = 0
    while count > 0:
        for state, whole in walk(table.game, (table, "views", seed)):
            if whole and count > 0:
                count -= 1
                yield state
        seed += 1


@on_every_table
def test_hidden_cards_leave_no_trace_in_a_view_and_the_view_is_all_that_is_left_of_the_state(table: Table):
    game = table.game
    share = POSITIONS // sum(other.name == table.name for other in TABLES) + 1
    for number, state in enumerate(whole_positions(table, share)):
        hints, looking = number % 8 == 0, viewers(game)
        for viewer in [looking[(number + i) % len(looking)] for i in range(LOOKING)]:
            view = game.project(state, viewer, hints=hints)
            shown = text(view)
            parsed = game.parse(json.loads(shown))
            assert parsed.tobytes() == blanked(game, state, viewer).tobytes(), difference(state, parsed)
            assert text(game.project(parsed, viewer, hints=hints)) == shown
            sample = game.sample(view, number)
            assert text(sample.view(viewer, hints=hints)) == shown
            assert sample.state.tobytes() == other_world(game, state, viewer, number).tobytes()


@on_every_table
def test_what_a_seat_holds_is_hidden_from_all_others(table: Table):
    """Worlds that fit a viewer's view show other seats other things: `blank` does erase, and `redeal` does not peek."""
    game = table.game
    states = list(whole_positions(table, much(20, 12)))
    for viewer in viewers(game):
        for seat in set(range(game.seats)) - {viewer}:
            differ = 0
            for number, state in enumerate(states):
                world = other_world(game, state, viewer, number)
                differ += game.project(world, seat, hints=False) != game.project(state, seat, hints=False)
            assert differ > len(states) / 3, f"seat {seat} has no secrets from {viewer}"


@on_every_table
def test_a_sampled_world_can_be_played_to_its_end_and_has_no_record(table: Table):
    game = table.game
    for number, state in enumerate(positions(table, much(2, 1), whole=True, seed=2)):
        for viewer in viewers(game):
            match = play_out(game.sample(game.project(state, viewer, hints=False), number), Random(number))
            assert match.winners
            with pytest.raises(fuda.FudaError, match="no record"):
                match.record()


@pytest.mark.compiled_only
@on_every_table
def test_the_real_world_is_among_the_sampled_ones_when_few_are_left(table: Table):
    """Compared by what the seats see, since a state may keep traces of cards that have left their place."""
    game = table.game

    def seen(state: One) -> str:
        return "".join(text(game.project(state, seat, hints=False)) for seat in range(game.seats))

    for state in positions(table, 6 * EFFORT, whole=True, seed=3):
        for viewer in viewers(game):
            few = {seen(other_world(game, state, viewer, seed)) for seed in range(8)}
            if len(few) < 4:
                many = {seen(other_world(game, state, viewer, seed)) for seed in range(8, 120)}
                assert seen(state) in few | many


@pytest.mark.compiled_only
@on_every_table
def test_a_view_has_the_envelope_of_every_game(table: Table):
    game = table.game
    finished = play_out(game.new(seed=2), Random(2))
    for match in (*(match_at(game, s) for s in positions(table, budget(40, 8), whole=True)), finished):
        for viewer in viewers(game):
            view = match.view(viewer)
            assert tuple(view) == ENVELOPE
            assert json.loads(text(view)) == view
            assert view["game"] == table.name
            assert view["table"] == game.options
            assert view["seat"] == viewer
            assert view["seats"] == game.seats == len(view["scores"])
            assert view["to_act"] == list(match.seats)
            assert view["scores"] == list(match.scores)
            assert isinstance(view["phase"], str)
            assert bool(view["legal"]) == (viewer in match.seats)
            assert match.view(viewer, hints=False) == {**view, "hints": None}


@on_every_table
def test_no_card_lies_twice_in_one_place_or_in_two_hands(table: Table):
    game = table.game
    for state in positions(table, budget(60, 8), whole=True):
        views = [game.project(state, seat, hints=False) for seat in range(game.seats)]
        for view in views:
            for pile in piles(view["board"], set(game.spec.cards)):
                assert len(pile) == len(set(pile)), pile
        hands = [hand[seat] for seat, view in enumerate(views) if isinstance(hand := view["board"].get("hands"), list)]
        held = [card for hand in hands if isinstance(hand, list) for card in hand]
        assert len(held) == len(set(held)), held


def piles(board: object, cards: set[str]) -> Iterator[list[str]]:
    """Every list of card names in a board."""
    if isinstance(board, dict):
        for part in board.values():
            yield from piles(part, cards)
    elif isinstance(board, list):
        if all(isinstance(part, str) and part in cards for part in board):
            yield board
        for part in board:
            yield from piles(part, cards)


@pytest.mark.compiled_only
@on_every_table
def test_events_name_no_card_that_a_spectator_could_not_place(table: Table):
    """A named card must lie in the same place in all the worlds that a spectator holds possible after the event."""
    told: list[tuple[list[Any], One]] = []
    game = table.game
    happened, dealt = game.spec.happened, game.spec.dealt

    def after(events: list[Any], state: Any) -> list[Any]:
        told.append((events, np.array([state.record], game.spec.rules.STATE)))
        return events

    spied = Game(
        replace(
            game.spec,
            happened=lambda before, rules, seat, action, state: after(
                happened(before, rules, seat, action, state), state
            ),
            dealt=lambda before, rules, cards, state: after(dealt(before, rules, cards, state), state),
        ),
        table.preset,
        table.options,
    )
    rng, match = Random(9), spied.new(seed=9)
    while not match.over and len(match.moves) < much(100, 15):
        play_on(match, rng)
    cards = set(game.spec.cards)
    for number, (events, state) in enumerate(told):
        named = {word for event in events for word in words(event["args"]) if word in cards}
        worlds = [state, *(other_world(game, state, None, 10 * number + i) for i in range(4))] if named else []
        boards = [[game.project(w, seat, hints=False)["board"] for seat in range(game.seats)] for w in worlds]
        for card in named:
            assert len({tuple(places(board, card)) for board in boards}) == 1, (card, events)


def words(data: object) -> Iterator[str]:
    """Every string in plain data."""
    if isinstance(data, dict):
        for key, part in data.items():
            yield key
            yield from words(part)
    elif isinstance(data, list):
        for part in data:
            yield from words(part)
    elif isinstance(data, str):
        yield data


def places(data: object, card: str, path: str = "") -> Iterator[str]:
    """Where in plain data a card's name stands."""
    if isinstance(data, dict):
        for key, part in data.items():
            yield from places(part, card, f"{path}.{key}")
    elif isinstance(data, list):
        for i, part in enumerate(data):
            yield from places(part, card, path if isinstance(part, str) else f"{path}.{i}")
    elif data == card:
        yield path


@pytest.mark.compiled_only
@on_every_table
def test_what_is_no_view_of_the_table_is_refused(table: Table):
    game = table.game
    view = game.new(seed=3).view(0)
    wrong: list[Any] = [None, [], {}, {**view, "game": "chess"}, {**view, "table": {}}]
    wrong += [{k: v for k, v in view.items() if k != key} for key in ("board", "memory", "scores", "phase")]
    wrong += [
        {**view, key: value} for key in ("board", "memory", "scores", "phase") for value in (None, 7, "no", [None])
    ]
    wrong += [{**view, "board": {**view["board"], key: "no"}} for key in view["board"]]
    for each in wrong:
        with pytest.raises((fuda.BadPosition, fuda.BadTable)):
            game.parse(each)
