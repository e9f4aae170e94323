"""Positions set up by hand (`game.setup`): whatever is accepted is a position that can be played, seen and sampled."""

import re
from collections.abc import Callable
from functools import reduce
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.catalogue import GAMES
from fuda.core.errors import LONGEST, shown
from fuda.core.game import Game
from fuda.core.match import Match
from tests.contract.tables import Table, budget, much, on_every_table, play_out

HUGE = 10**5000  # more digits than Python writes
NESTED = reduce(lambda inner, _: [inner], range(100_000), list[Any]())  # deeper than it writes lists
# What nobody means by a value, in the place of anything.
WRONG: tuple[Any, ...] = (
    *(None, True, False, -1, 5, 2**70, 0.5, "no", "", "1L", b"1L", [], [[]], [[0]], [None, None], ["1L", "1L"]),
    *({}, {"seat": 0}, [[["1L"]], []], [True, False], [0, 0, 0, 0, 0, 0], {1: 2}, object, float("nan")),
    *(HUGE, [HUGE, HUGE], [[HUGE], []], NESTED, "x" * 100_000, "\ud800", np.int64(1), np.array([0, 1]), {"seat": HUGE}),
)


def made(rng: Random, game: Game) -> dict[str, Any]:
    """A position at random, as the game's own tests make them."""
    return import_module(f"tests.games.{game.name}.positions").made(rng, game)


def accepted(table: Table, seed: int, tries: int) -> list[Match]:
    """Positions made at random that `setup` takes; the others are refused in words."""
    rng, found = Random(seed), []
    for _ in range(tries):
        position = made(rng, table.game)
        try:
            found.append(table.game.setup(seed=rng.randrange(9), **position))
        except fuda.BadPosition:
            continue
    return found


def check(match: Match, rng: Random) -> None:
    """The laws of every position: projected and parsed back, sampled, played to the end."""
    game = match.game
    for seat in (*range(game.seats), None):
        view = match.view(seat)
        assert game.project(game.parse(view), seat) == view
        if not match.over:
            sampled = game.sample(view, rng.randrange(1000))
            assert sampled.view(seat) == view
    assert play_out(match, rng).over


@on_every_table
def test_whatever_setup_accepts_can_be_seen_sampled_and_played_to_the_end(table: Table):
    rng = Random(1)
    found = accepted(table, 2, much(8, 4))
    assert len(found) >= budget(2, 1)
    for match in found:
        check(match, rng)


def check_refusal(name: str, key: str, said: str) -> None:
    """A refusal names a field of a position, and quotes no endless value."""
    fields = (*import_module(f"fuda.games.{name}.position").POSITION, key)
    assert re.search(rf"\b({'|'.join(fields)})\b", said), said
    assert len(said) < LONGEST + 1000


@on_every_table
def test_whatever_is_wrong_with_a_position_is_refused_by_name(table: Table):
    """One value of a good position is replaced by anything at all: it is taken, or refused in words."""
    rng = Random(3)
    good = [made(rng, table.game) for _ in range(budget(3, 1))]
    for position in good:
        for key in (*position, "no_such_key"):
            for wrong in WRONG:
                try:
                    match = table.game.setup(**position | {key: wrong})
                except fuda.BadPosition as error:
                    check_refusal(table.name, key, str(error))
                    continue
                assert key in position
                assert match.view(0) == table.game.project(table.game.parse(match.view(0)), 0)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("wrong", WRONG, ids=shown)
def test_whatever_is_no_action_no_list_and_no_view_is_refused_in_words(game: str, wrong: Any):
    match = fuda.game(game).new(seed=1)
    state, seat = match.state.tobytes(), match.seats[0]
    calls: tuple[Callable[[], Any], ...] = (
        lambda: match.play(wrong, seat=seat),
        lambda: match.play([*match.legal(seat)][:1], seat=seat),  # type: ignore[arg-type]
        lambda: match.play(match.legal(seat)[0], wrong, seat=seat),
        lambda: match.legal(seat, [wrong]),
        lambda: match.preview(seat, [wrong]),
        lambda: match.stop(wrong),
        lambda: match.resign(wrong),
        lambda: match.ask(wrong),
        lambda: match.take_back(wrong),
        lambda: match.view(-1 if wrong is None else wrong),
        lambda: match.play(match.legal(seat)[0], seat=-1 if wrong is None else wrong),
        lambda: fuda.game(wrong),
        lambda: fuda.game(game, "none" if wrong is None else wrong),
        lambda: match.game.new(dealer=-1 if wrong is None else wrong),
        lambda: match.game.new(deal=[] if wrong is None else wrong),  # type: ignore[arg-type]
        lambda: match.game.score([wrong, wrong]),
        lambda: match.game.parse(wrong),
        lambda: match.game.sample(wrong, 1),
        lambda: fuda.replay(wrong),
    )
    for call in calls:
        with pytest.raises(fuda.FudaError):
            call()
    assert match.state.tobytes() == state


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("wrong", [None, 5, 0.5, "play 8L", {}, object, {"play 8L": 1}], ids=repr)
def test_begun_actions_and_cards_are_lists(game: str, wrong: Any):
    match = fuda.game(game).new(seed=1)
    seat = match.seats[0]
    for call in (lambda: match.legal(seat, wrong), lambda: match.preview(seat, wrong), lambda: match.game.score(wrong)):
        with pytest.raises(fuda.FudaError):
            call()
