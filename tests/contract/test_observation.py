"""What a player observes is what that seat may know, as the layout says, compiled and interpreted alike."""

import json
from typing import Any

import numpy as np
import pytest

from fuda.catalogue import spec
from fuda.core.batch import Batch
from fuda.core.contract import One
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.observation import CARD, decode, size, unpack, words
from fuda.core.rng import streams
from tests.contract.signature import FILE, observed
from tests.contract.tables import Table, budget, in_every_game, on_every_table, positions, tables

# Tables that random ones are not: words of any length.
MORE_TABLES: dict[str, list[dict[str, Any]]] = {
    "kocka": [{"word": "KOUŘÍCÍKOČKA"[:letters]} for letters in range(3, 13)]
}
# Bits that never change in random play, and why.
CONSTANT: dict[str, dict[str, set[tuple[str, int]]]] = {
    "koikoi": {
        "a gaji takes anything but its own month by a claim (KK-27)": {("claim_month", 10)},
        "a refilled field (KK-14) and yet a choice in the last turn are too rare": {("gone", 17)},
    },
    "yojimbo": {
        "the shipped deck has 108 cards, another may have more": {
            (block, card)
            for block in ("hand", "set_out", "discarded", "buried", "taken", "outside")
            for card in range(108, 124)
        }
        | {(f"{chair}_faces", face) for chair in ("next", "second", "third", "fourth") for face in range(26, 40)},
        "the piles are hardly ever exhausted, so that nobody draws from a hand (YJ-13)": {
            ("phase", 5),
            ("purpose", 0),
            ("purpose", 2),
            *(("owed", number) for number in range(6)),
            *(("taken", card) for card in range(108)),
        },
        "techniques of the shipped deck without an Osae": {("pinned", technique) for technique in (1, 2, 5, 6, 7)},
    },
}


def observation(game: Game, state: One, seat: int) -> np.ndarray:
    out = np.full(words(game.spec.rules.OBSERVATION), 0xA5A5A5A5, np.uint32)  # what lay there before leaves no trace
    game.rules.observe(state, game.table, seat, out)
    return out


@in_every_game
def test_the_layout_names_each_bit_once(name: str):
    rules = spec(name).rules
    assert size(rules.LAYOUT) == rules.OBSERVATION
    assert len({block.name for block in rules.LAYOUT}) == len(rules.LAYOUT)
    for block in rules.LAYOUT:
        assert block.meaning
        assert block.width > 0
        assert block.kind != CARD or block.width <= len(spec(name).cards)


@on_every_table
def test_a_seat_observes_nothing_that_is_hidden_from_it(table: Table):
    game = table.game
    for state in positions(table, budget(1000, 40), whole=False):
        for seat in range(game.seats):
            blanked = copy(state)
            game.rules.blank(blanked, game.table, seat)
            seen, open_cards = observation(game, blanked, seat), observation(game, state, seat)
            assert seen.tobytes() == open_cards.tobytes(), _differ(game, seen, open_cards)


@on_every_table
def test_a_seat_observes_the_same_in_every_world_that_fits_what_it_knows(table: Table):
    game, rng = table.game, streams(5)
    for state in positions(table, budget(300, 20), whole=False):
        for seat in range(game.seats):
            seen = observation(game, state, seat)
            for _ in range(budget(4, 2)):
                world = copy(state)
                game.rules.blank(world, game.table, seat)
                game.rules.redeal(world, game.table, rng)
                other = observation(game, world, seat)
                assert other.tobytes() == seen.tobytes(), _differ(game, other, seen)


@on_every_table
def test_nothing_is_written_behind_the_last_bit_and_nothing_to_state_or_table(table: Table):
    game = table.game
    bits = game.spec.rules.OBSERVATION
    for state in positions(table, budget(60, 15), whole=False):
        before = state.tobytes() + game.table.tobytes()
        for seat in range(game.seats):
            seen = observation(game, state, seat)
            assert not unpack(seen, 32 * len(seen))[bits:].any()
        assert state.tobytes() + game.table.tobytes() == before


def test_compiled_and_interpreted_players_observe_the_same():
    stored = json.loads(FILE.read_text("utf-8"))["observed"]
    changed = "other observations: if that is meant, run python -m tests.contract.signature and say so"
    assert observed() == stored, changed


@pytest.mark.compiled_only
@in_every_game
def test_every_bit_is_now_0_and_now_1(name: str):
    """In random play at every kind of table; those that are not are listed with a reason."""
    games = [table.game for table in tables(name)] + [
        Game(spec(name), None, more) for more in MORE_TABLES.get(name, ())
    ]
    rules, batch, dice = spec(name).rules, Batch(games, 2000), np.random.default_rng(1)
    batch.reset(1)
    players = np.array([game.seats for game in games])[batch.which]
    seated = np.arange(batch.reward.shape[1]) < players[:, None]
    ones = zeros = np.zeros(batch.observation.shape[1], np.uint32)
    for _ in range(600):
        seen = batch.everyone()[seated]
        ones, zeros = ones | np.bitwise_or.reduce(seen, 0), zeros | np.bitwise_or.reduce(~seen, 0)
        # Half of the choices are the first legal action: random players alone would call and declare at once.
        first = unpack(batch.mask, rules.ACTIONS).argmax(1)
        batch.step(np.where(dice.random(batch.count) < 0.5, first, batch.random()))
    both = unpack(ones & zeros, rules.OBSERVATION)
    names = [(block.name, bit) for block in rules.LAYOUT for bit in range(block.width)]
    constant = {name for name, changes in zip(names, both, strict=True) if not changes}
    assert constant == {each for listed in CONSTANT.get(name, {}).values() for each in listed}


def _differ(game: Game, one: np.ndarray, other: np.ndarray) -> str:
    """Name the blocks that differ."""
    layout, cards = game.spec.rules.LAYOUT, game.spec.cards
    first, second = decode(layout, one, cards), decode(layout, other, cards)
    return "; ".join(f"{name}: {first[name]} ≠ {second[name]}" for name in first if first[name] != second[name])
