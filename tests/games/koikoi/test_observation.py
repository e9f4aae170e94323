"""What the bits of a Koi-Koi observation say is what the seat's view says."""

from random import Random
from typing import Any

import numpy as np
import pytest

from fuda.core.match import Match
from fuda.core.observation import decode, unpack, words
from fuda.games.koikoi import observation, rules, yaku
from fuda.games.koikoi.notation import CARDS
from tests.clauses import clause
from tests.games.koikoi.arrange import VARIANTS, at, koikoi


def row(match: Match, seat: int) -> np.ndarray:
    out = np.zeros(words(observation.OBSERVATION), np.uint32)
    match.game.rules.observe(match.state, match.table, seat, out)
    return out


def seen(match: Match, seat: int) -> dict[str, list[Any]]:
    return decode(observation.LAYOUT, row(match, seat), CARDS)


@pytest.mark.parametrize(
    ("preset", "options"), [("czech", {}), ("russian", {}), ("nintendo", {}), ("czech", VARIANTS)], ids=str
)
def test_the_bits_say_what_the_view_says(preset: str, options: dict[str, Any]):
    dice, match = Random(preset), koikoi(preset, rounds=4, **options).new(seed=5)
    while not match.over:
        seat = dice.choice((0, 1))
        view, bits = match.view(seat), seen(match, seat)
        board, memory, other = view["board"], view["memory"], 1 - seat
        hidden = view["phase"] == "exchange"
        assert bits["hand"] == ([] if hidden else board["hands"][seat] or [])
        assert bits["field"] == board["field"]
        assert (bits["captured"], bits["their_captured"]) == (board["captured"][seat], board["captured"][other])
        assert (bits["played"], bits["their_played"]) == (memory["played"][seat], memory["played"][other])
        assert bits["pending"] == ([board["pending"]["card"]] if board["pending"] else [])
        assert bits["wild"] == ([0] if board["pending"] and board["pending"]["wild"] else [])
        assert (bits["held"], bits["their_held"]) == ([board["held"][seat]], [board["held"][other]])
        assert (bits["koi"], bits["their_koi"]) == ([min(3, board["koi"][seat])], [min(3, board["koi"][other])])
        assert bits["yaku"] == sorted(yaku.NAMES.index(line["yaku"]) for line in board["yaku"][seat])
        assert bits["gone"] == [rules.STOCK - board["stock"]]
        assert bits["turn"] == ([0] if seat in match.seats and not hidden else [])
        assert bits["exchange"] == ([0] if hidden else [])
        assert bits["left"] == [max(0, 4 - board["round"])]
        lead = view["scores"][seat] - view["scores"][other]
        assert len(bits["ahead"]) == sum(lead >= points for points in observation.LEADS)
        assert len(bits["behind"]) == sum(-lead >= points for points in observation.LEADS)
        _check_order(bits, memory, seat)
        match.play(dice.choice(match.legal()))


def _check_order(bits: dict[str, list[Any]], memory: dict[str, Any], seat: int) -> None:
    """The digits give back each side's cards in the order in which they were played."""
    plays = [move.split()[1] for move in memory["moves"] if move.startswith("play ")]
    for whose, owner in (("", seat), ("their_", 1 - seat)):
        turns = [
            sum(1 << digit for digit in range(3) if card in bits[f"{whose}turn_{1 << digit}"])
            for card in plays
            if card in memory["played"][owner]
        ]
        assert turns == list(range(len(turns)))


@clause("KK-27")
def test_a_claim_and_cards_left_lying_are_observed():
    game = koikoi("czech", gaji=True)
    match = at(game, hands="11K 1L / 2A 2R", field="3L 3R 5A", captured="/", stock="7A 8A 9A 10A", turn=0)
    match.play("play 11K")
    assert seen(match, 0)["wild"] == [0]
    match.play("take 3L")
    assert (seen(match, 0)["claim"], seen(match, 1)["claim"]) == ([0], [1])
    assert seen(match, 1)["claim_month"] == [3]
    match.play("play 2A", seat=1)
    assert (seen(match, 1)["laid"], seen(match, 0)["their_laid"]) == (["2A"], ["2A"])


def test_every_table_rule_is_observed():
    """Each value of each option changes some bit."""
    for option in koikoi().spec.options:
        rows = set[bytes]()
        for value in option.values:
            needs = {name: needed for name, needed in option.needs if value}
            game = koikoi("czech", **{**needs, option.name: value})
            out = np.zeros(words(observation.OBSERVATION), np.uint32)
            game.rules.observe(game.new(seed=3, dealer=0).state, game.table, 0, out)
            rows.add(out.tobytes())
        assert len(rows) == min(len(option.values), observation.LEFT), option.name


def test_the_points_of_the_yaku_can_be_read_from_the_bits():
    for preset, options in (("czech", {}), ("russian", {}), ("czech", {"viewing_yaku": False, "goko_points": 10})):
        game = koikoi(preset, **options)
        out = np.zeros(words(observation.OBSERVATION), np.uint32)
        game.rules.observe(game.new(seed=3).state, game.table, 0, out)
        said = dict(observation.PRICES[int(i)] for i in decode(observation.LAYOUT, out, CARDS)["prices"])
        assert all(points == game.table[0].points[place] for place, points in said.items())
        assert sorted(said) == sorted({place for place, _ in observation.PRICES})


def test_the_row_is_as_long_as_the_layout():
    match = koikoi().new(seed=1)
    assert len(unpack(row(match, 0), observation.OBSERVATION)) == observation.OBSERVATION
