"""What the bits of a Yojimbo observation say is what the seat's view says, seen from its chair."""

from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.core.match import Match
from fuda.core.observation import decode, words
from fuda.games.yojimbo import layout, observation
from fuda.games.yojimbo.deck import TYPES
from fuda.games.yojimbo.notation import CARDS
from tests.contract.tables import budget, play_on

NAMES = tuple(name for name, _ in observation.CHAIRS)


def seen(match: Match, seat: int) -> dict[str, list[Any]]:
    out = np.zeros(words(observation.OBSERVATION), np.uint32)
    match.game.rules.observe(match.state, match.table, seat, out)
    return decode(observation.LAYOUT, out, CARDS)


@pytest.mark.parametrize(("preset", "players"), [("kyu", 2), ("kyu", 5), ("dan", 3), ("dan", 4)])
def test_the_bits_say_what_the_view_says(preset: str, players: int):
    dice, match = Random(players), fuda.game("yojimbo", preset, players=players).new(seed=3)
    for _ in range(budget(400, 60)):
        if match.over:
            break
        seat = dice.randrange(players)
        view, bits = match.view(seat, hints=False), seen(match, seat)
        board, memory = view["board"], view["memory"]
        around = [(seat + i) % players for i in range(players)]

        def chairs(block: str, bits: dict[str, list[Any]] = bits) -> list[list[Any]]:
            return [bits[name + block] for name in NAMES[:players]]

        assert bits["hand"] == sorted(board["hands"][seat])
        assert bits["discarded"] == sorted(memory["discards"])
        assert bits["buried"] == sorted(memory["buried"])
        assert bits["taken"] == sorted(card for cards in memory["taken"] for card in cards)
        assert set(bits["outside"]) == {*memory["outside"], *memory["discards"]}  # the latter lie there now
        assert bits["turn"] == [around.index(board["turn"])]
        assert bits["holder"] == [around.index(board["holder"])]
        assert bits["staying"] == sorted(around.index(other) for other in board["staying"])
        assert bits["turned"] == sorted(around.index(other) for other in board["turned"])
        fought, following = board["stack"][-1], board["opened"][:1]
        assert (bits["attack_type"], bits["attack_height"]) == ([TYPES.index(fought["type"])], [fought["height"]])
        assert bits["next_attack_height"] == [attack["height"] for attack in following]
        assert bits["pile"] == [board["pile"]]
        assert chairs("held") == [[min(board["held"][other], observation.HELD - 1)] for other in around]
        assert [len(reached) for reached in chairs("points")] == [
            sum(view["scores"][other] >= level for level in observation.LEVELS) for other in around
        ]
        tops = [[pile[-1]["points"]] if pile else [] for pile in (board["victory"][other] for other in around)]
        assert chairs("top") == tops
        assert all(bits[name + block] == [] for name in NAMES[players:] for block in ("points", "top", "held"))
        play_on(match, dice)


def test_a_half_made_move_is_observed_by_nobody_else():
    match = fuda.game("yojimbo", "kyu", players=3).new(seed=5)
    seat = match.seat
    assert seat is not None
    before = [seen(match, other) for other in range(3)]
    action = next(
        action for action in match.game.actions(match.state, match.table, seat) if layout.CHANGE <= action < layout.DRAW
    )
    match.game.rules.step(match.state, match.table, seat, action)
    after = [seen(match, other) for other in range(3)]
    assert [before[other] == after[other] for other in range(3)] == [other != seat for other in range(3)]
    assert after[seat]["set_out"] == [CARDS[action - layout.CHANGE]]
    assert after[seat]["laid"] == [1]
    assert after[seat]["purpose"] == [layout.FOR_CHANGE - layout.FOR_TRAINING]


def test_every_table_rule_is_observed():
    """Each value of each option but the deck changes some bit."""
    for option in fuda.game("yojimbo").spec.options:
        if option.name == "deck":
            continue
        rows = set[bytes]()
        for value in option.values:
            game = fuda.game("yojimbo", "kyu", **{option.name: value})
            out = np.zeros(words(observation.OBSERVATION), np.uint32)
            game.rules.observe(game.new(seed=3, dealer=0).state, game.table, 0, out)
            rows.add(out[words(observation.TABLE_RULES) - 1 :].tobytes())
        assert len(rows) == len(option.values), option.name
