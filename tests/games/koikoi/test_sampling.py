"""Hidden worlds drawn for a view: they fit what is known, and all that fit are equally likely."""

from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fuda
from fuda.core import host, rng
from fuda.core.game import Game
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.games.koikoi.notation import CARDS, names
from tests.clauses import clause
from tests.games.koikoi.arrange import VARIANTS, at, deck, koikoi
from tests.games.koikoi.referee import lucky

SAMPLES = 3000


def worlds(game: Game, match: Match, seat: int | None, count: int = SAMPLES) -> list[tuple[frozenset[str], ...]]:
    """The hands of sampled worlds."""
    view = game.parse(match.view(seat))
    random, found = rng.streams(1), []
    for _ in range(count):
        state = host.copy(view)
        game.rules.redeal(state, game.table, random)
        found.append(tuple(frozenset(names(int(hand))) for hand in state[0].hand))
    return found


# Seat 1 has played three November cards, one card is left: the gaji would have made the dealt hand lucky.
PLAYED: dict[str, Any] = {"played": "1K1 2K1 3K1 4K1 5K1 6K1 7K1 / 11L 11A 11R 1L 2A 3L 4A", "maker": None}
LATE: dict[str, Any] = {
    "hands": "8K1 / 12L",
    "field": "11L 1L",
    "captured": "1K1 2K1 / 11A 11R",
    "stock": "12K1 11K 12K2",
    **PLAYED,
}


@clause("KK-5")
def test_no_hidden_hand_was_a_lucky_one_when_those_win_by_themselves():
    automatic, declared = koikoi("czech"), koikoi("czech", lucky_hand="declared")
    assert not any("11K" in hands[1] for hands in worlds(automatic, at(automatic, **LATE), 0))
    assert any("11K" in hands[1] for hands in worlds(declared, at(declared, **LATE), 0))
    across = {key: " / ".join(reversed(LATE[key].split(" / "))) for key in ("hands", "captured", "played")}
    other = {**LATE, **across, "oya": 1}
    assert not any("11K" in hands[0] for hands in worlds(automatic, at(automatic, **other), 1))
    assert any("11K" in hands[0] for hands in worlds(declared, at(declared, **other), 1))


@clause("KK-5", "KK-29")
def test_nor_after_the_round_was_played_to_its_end():
    game = koikoi("czech", rounds=1, tiebreak="draw")
    match = at(game, **LATE)
    match.play("play 8K1")
    assert match.over
    assert not any("11K" in hands[1] for hands in worlds(game, match, 0))


@pytest.mark.compiled_only
@clause("KK-5")
def test_beside_a_lucky_hand_that_won_the_other_was_not_lucky():
    game = koikoi("czech", rounds=1)
    lucky_hand, other = "1L 1R 2A 2R 3L 3R 4A 4R", "6A 7A 8A 9A 10A 11A 12K1 12K2"
    match = game.setup(deck=deck(lucky_hand, other, "5K1 6K1 7K1 8K1 9K1 10K1 11K 12K3"))
    assert match.over
    assert not any(lucky(set(hands[1])) for hands in worlds(game, match, None, 5000))


@pytest.mark.compiled_only
@clause("KK-26")
def test_before_an_exchange_hands_are_sampled_as_dealt():
    """Nobody has looked: lucky hands are as likely as anywhere, 0.6 % of each."""
    game = koikoi("czech", exchange=True)
    match = game.setup(deck=deck())
    blessed = sum(bool(lucky(set(hand))) for hands in worlds(game, match, 0, 10_000) for hand in hands)
    assert 60 < blessed < 190  # 40 cards are unseen, not 48, so a little more than 0.6 % of 20,000


@clause("KK-15")
def test_every_hidden_hand_is_equally_likely():
    """Two cards out of fourteen unseen: 91 hands, each within five standard deviations of its share."""
    game = koikoi("russian", lucky_hand="off")
    everything = {"hands": "1L 2A / 3L 4A", "field": "5A", "stock": "6A 7A 8A 9A 10A"}
    match = at(game, **everything)
    sampled = Counter(hands[1] for hands in worlds(game, match, 0))
    unseen = 2 + 12
    chance = 1 / comb(unseen, 2)
    assert len(sampled) == comb(unseen, 2)
    assert max(abs(n - SAMPLES * chance) for n in sampled.values()) <= 5 * sqrt(SAMPLES * chance)


@clause("KK-5", "KK-15")
def test_hands_that_are_left_stay_equally_likely_when_lucky_ones_are_ruled_out():
    game = koikoi("czech")
    sampled = Counter(next(iter(hands[1])) for hands in worlds(game, at(game, **LATE), 0))
    possible = len(sampled)
    assert "11K" not in sampled
    assert max(abs(n - SAMPLES / possible) for n in sampled.values()) <= 5 * sqrt(SAMPLES / possible)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("seed", range(6))
def test_a_sampled_world_looks_the_same_in_every_phase(seat: int | None, seed: int):
    game = koikoi("czech", **VARIANTS, rounds=1)
    match, choose = game.new(seed=seed), Random(seed)
    while True:
        view = match.view(seat)
        assert game.sample(view, seed).view(seat) == view
        if match.over:
            break
        match.play(choose.choice(match.legal()))


def left(match: Match, viewer: int) -> list[bool]:
    """Which hands a viewer may see, −1 for a spectator."""
    state = host.copy(match.state)
    match.game.rules.blank(state, match.game.table, viewer)
    return [bool(hand) for hand in state["hand"][0]]


@clause("KK-5", "KK-6", "KK-15")
def test_the_hands_that_are_shown_are_lucky_ones_that_counted():
    blessed, cursed, plain = "1L 1R 2A 2R 3L 3R 4A 4R", "8L 8A 9A 9R 10A 10R 12L 12K1", "6A 7A 8A 9A 10A 11A 12K1 12K2"
    field = "5K1 6K1 7K1 8K1 9K1 10K1 11K 12K3"
    declared = koikoi("russian").setup(deck=deck(blessed, plain, field))
    assert left(declared, -1) == [False, False]
    declared.play("declare", deal=False)
    assert left(declared, 1) == [True, True]
    assert left(declared, -1) == [True, False]
    last = koikoi("czech", rounds=1, tiebreak="draw")  # so that no other deal follows
    both = last.setup(deck=deck(blessed, cursed, field))
    assert left(both, -1) == [True, True]
    one = last.setup(deck=deck(blessed, plain, field))
    assert left(one, -1) == [True, False]
    stopped = at(
        koikoi("russian", lucky_hand="off"), phase="call", hands="1L 1R 1K1 1K2 / 2A 2R 3L 3R 4A", captured="8L 9A /"
    )
    stopped.play("stop", deal=False)
    assert left(stopped, -1) == [False, False]


@clause("KK-D1", "KK-15")
@pytest.mark.parametrize("phase", ["play", "take", "take-stock", "call"])
def test_every_card_is_in_a_sampled_world_once(phase: str):
    game, found = koikoi("czech"), 0
    for seed in range(40):
        match, choose = game.new(seed=seed), Random(seed)
        while not match.over and match.view(None)["phase"] != phase:
            match.play(choose.choice(match.legal()))
        for viewer in (0, 1, None) if not match.over else ():
            world = game.sample(match.view(viewer), seed).state[0]
            piles = [*world["hand"], *world["captured"], world["field"], world["aside"]]
            lying = [card for pile in piles for card in range(len(CARDS)) if int(pile) >> card & 1]
            waiting = [int(world["pending"])] if world["pending"] >= 0 else []
            assert sorted([*lying, *waiting, *map(int, world["stock"][int(world["top"]) :])]) == list(range(len(CARDS)))
            found += 1
    assert found > 30


values = st.one_of(st.none(), st.integers(-3, 60), st.sampled_from([*CARDS, "koi", "rest"]), st.just([]), st.booleans())


@settings(max_examples=100 if INTERPRETED else 500)
@given(st.integers(0, 50), st.integers(0, 2**16), values)
def test_a_damaged_view_is_refused_or_can_be_played_on(seed: int, place: int, value: Any):
    """Whatever is put into a view, nothing but a clear refusal or a whole table comes out."""
    game = koikoi("czech", **VARIANTS)
    match, choose = game.new(seed=seed), Random(seed)
    for _ in range(seed % 20):
        if not match.over:
            match.play(choose.choice(match.legal()))
    view = match.view(0)
    leaves = list(_leaves({"board": view["board"], "memory": view["memory"], "scores": view["scores"]}))
    parent, key = leaves[place % len(leaves)]
    parent[key] = value
    try:
        sampled = game.sample(view, seed)
    except fuda.FudaError:
        return
    while not sampled.over and len(sampled.moves) < 3:
        sampled.play(choose.choice(sampled.legal()))


def _leaves(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a view where something else could stand."""
    for key, child in list(node.items() if isinstance(node, dict) else enumerate(node)):
        yield node, key
        if isinstance(child, dict | list):
            yield from _leaves(child)


def _first_view(**changes: Any) -> dict[str, Any]:
    """The view of whoever begins, with parts of its board changed."""
    view = fuda.game("koikoi", "russian", gaji=True).new(seed=1, dealer=0).view(0)
    return {**view, "board": {**view["board"], **changes}}


HELD = _first_view()["board"]["hands"][0]
LYING = _first_view()["board"]["field"]
FREE = [card for card in CARDS if card not in HELD and card != "11K"]


@pytest.mark.parametrize(
    ("changes", "phase", "said"),
    [
        ({"field": FREE[:30], "pending": {"card": "11K", "wild": True}, "stock": 1}, "take", "a stock of 1 cards"),
        ({"field": FREE[:18], "held": [8, 0], "stock": 22}, "play", "18 cards on the field"),
        ({"held": [8, -100], "stock": 132}, "play", r"board.held\[1\]: expected `int` >= 0"),
        ({"stock": 0, "aside": [card for card in FREE if card not in LYING][:24]}, "play", "a stock of 0 cards"),
        ({"held": [8, 0]}, "deal", "cards lie there before the deal"),
        ({}, "take", "a card waits"),
        ({}, "call", "no yaku to call with"),
        ({}, "exchange", "nobody exchanges hands"),
    ],
)
def test_what_no_kernel_has_room_for_is_no_view(changes: dict[str, Any], phase: str, said: str):
    view = {**_first_view(**changes), "phase": phase}
    with pytest.raises(fuda.BadPosition, match=said):
        fuda.game("koikoi", "russian", gaji=True).parse(view)
