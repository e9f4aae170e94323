"""Hidden worlds: they fit all that a seat knows, and none is likelier than another."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

import fuda
from fuda.core.contract import SPECTATOR, One
from fuda.core.game import Game
from fuda.core.host import copy
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match
from fuda.core.rng import streams
from fuda.games.kocka import rules
from fuda.games.kocka.notation import CARDS
from tests.clauses import clause
from tests.games.kocka.arrange import at, kocka, pass_all
from tests.games.kocka.test_play import SUITS

Hands = tuple[frozenset[str], ...]


def blanked(game: Game, state: One, viewer: int | None) -> One:
    left = copy(state)
    game.rules.blank(left, game.table, SPECTATOR if viewer is None else viewer)
    return left


def held(state: One) -> Hands:
    return tuple(frozenset(c for i, c in enumerate(CARDS) if int(hand) >> i & 1) for hand in state[0].hand)


def placements(match: Match, viewer: int | None) -> Iterator[Hands]:
    """Every way to place the unseen cards that fits plays, passes and suits not followed, by brute force."""
    view = match.view(viewer)
    plays, need = view["memory"]["plays"], view["board"]["held"]
    void: list[set[str]] = [set(), set(), set(), set()]
    leaders = [int(seat) for seat in match.state[0].leader]
    for place, card in enumerate(plays):
        led = plays[place // 4 * 4]
        if card[0] != led[0]:
            void[(leaders[place // 4] + place) % 4].add(led[0])
    known: list[set[str]] = [set(), set(), set(), set()]
    if viewer is not None:
        known[viewer] = set(view["board"]["hand"])
        known[(viewer + 1) % 4] |= set(view["memory"]["passed"]) - set(plays)
    unseen = [card for card in CARDS if card not in plays and not any(card in cards for cards in known)]

    def fill(seat: int, free: list[str], made: list[frozenset[str]]) -> Iterator[Hands]:
        if seat == 4:
            if not free:
                yield tuple(made)
            return
        for cards in combinations(free, need[seat] - len(known[seat])):
            if not any(card[0] in void[seat] for card in cards):
                yield from fill(
                    seat + 1, [c for c in free if c not in cards], [*made, frozenset(known[seat] | {*cards})]
                )

    yield from fill(0, unseen, [])


def endgames(game: Game, cards: int, seed: int = 0) -> Iterator[Match]:
    """Matches at random, each when so many cards have been played."""
    for number in range(1000):
        match, rng = pass_all(game.new(seed=1000 * seed + number), Random(number)), Random(number)
        while match.state[0].played < cards and match.view(None)["board"]["round"] == 1:
            match.play(rng.choice([text for text in match.legal() if text.startswith("play")]))
        if match.state[0].played == cards and match.view(None)["board"]["round"] == 1:
            yield match


# A spectator's worlds before the sixth trick are too many to list.
@pytest.mark.parametrize(("cards", "viewer"), [*product((19, 22, 25), range(4)), (22, None), (25, None)])
def test_worlds_are_counted_as_by_hand(cards: int, viewer: int | None):
    game = kocka(stop_at_17="off", first_dealer=0)
    for match, _ in zip(endgames(game, cards), range(2 if INTERPRETED else 6), strict=False):
        listed = sum(1 for _ in placements(match, viewer))
        counted = rules.worlds(blanked(game, match.state, viewer)[0], game.plain_table.record)
        assert counted == listed


def chi_square(counts: Counter[Hands], worlds: list[Hands], draws: int) -> float:
    expected = draws / len(worlds)
    return sum((counts[world] - expected) ** 2 / expected for world in worlds)


@pytest.mark.parametrize("viewer", [0, pytest.param(2, marks=pytest.mark.compiled_only), None])
def test_every_world_that_fits_is_as_likely_as_any_other(viewer: int | None):
    game = kocka(stop_at_17="off", first_dealer=0)
    rng, tried = streams(7), 0
    positions, most, each = (1, 60, 20) if INTERPRETED else (3, 400, 60)
    for match in endgames(game, 21 if viewer is not None else 24):
        worlds = list(placements(match, viewer))
        voids = sum(map(len, match.view(viewer)["memory"]["voids"]))
        if not 30 <= len(worlds) <= most or voids < 3:
            continue
        seen, draws, counts = blanked(game, match.state, viewer), each * len(worlds), Counter[Hands]()
        for _ in range(draws):
            world = copy(seen)
            game.rules.redeal(world, game.table, rng)
            counts[held(world)] += 1
        assert set(counts) == set(worlds)
        freedom = len(worlds) - 1
        assert abs(chi_square(counts, worlds, draws) - freedom) < 4.5 * (2 * freedom) ** 0.5
        tried += 1
        if tried == positions:
            return
    pytest.fail("too few positions")


@pytest.mark.compiled_only
def test_suits_that_only_one_seat_can_hold_are_with_it():
    """A spectator of four one-suited hands knows after a trick that three have no bells, and nothing else."""
    game = kocka(stop_at_17="off")
    match = at(game, *SUITS, plays="B7 L7 H7 A7")
    rng, seen = streams(3), blanked(game, match.state, None)
    for _ in range(300):
        world = copy(seen)
        game.rules.redeal(world, game.table, rng)
        assert held(world)[1] == frozenset(SUITS[1].split()) - {"B7"}  # nobody else may have a bell


@pytest.mark.compiled_only
def test_what_others_passed_among_themselves_is_any_three_of_what_the_receiver_had():
    game = kocka(stop_at_17="off", first_dealer=0)
    match = next(endgames(game, 18))
    rng, seen, counts = streams(5), blanked(game, match.state, 0), Counter[int]()
    draws = 4000
    for _ in range(draws):
        world = copy(seen)
        game.rules.redeal(world, game.table, rng)
        had = int(world[0].hand[3]) | int(rules.played_by(world[0], 3))
        passed = int(world[0].passed[2])
        assert passed & ~had == 0
        assert passed.bit_count() == 3
        counts.update(i for i in range(32) if passed >> i & 1 and int(rules.played_by(world[0], 3)) >> i & 1)
    for times in counts.values():  # a card that seat 3 has played was its own or came from seat 2: 3 of 8
        assert abs(times / draws - 3 / 8) < 0.04


def test_passed_cards_are_with_the_left_neighbour_until_they_are_played():
    game = kocka(first_dealer=0)
    match = pass_all(game.new(seed=11))
    passed = match.view(1)["memory"]["passed"]
    for seed in range(20):
        assert set(passed) <= set(game.sample(match.view(1), seed).view(2)["board"]["hand"])


def test_under_honour_not_following_proves_nothing_but_a_wrong_call_does():
    hands = ("B8 A7", "B7 B9", "BK L7 LO", "HA H7 H8 H9 HX HU HO HK")
    match = at(kocka(renonc="honour"), *hands, plays="B9 LO HA B8")
    game = match.game

    def may_have_bells(match: Match) -> bool:
        view = match.view(0)
        return any("B" in {c[0] for c in game.sample(view, s).view(3)["board"]["hand"]} for s in range(30))

    assert may_have_bells(match)
    match.play("renonc 3 1")
    assert not may_have_bells(match)


def test_the_proof_of_a_renonc_is_where_it_was_found():
    hands = ("B8 A7", "B7 B9", "BK L7 LO", "HA H7 H8 H9 HX HU HO HK")
    match = at(kocka(renonc="honour"), *hands, plays="B9 LO HA B8")
    match.play("renonc 2 1", deal=False)
    for seed in range(10):
        assert "BK" in match.game.sample(match.view(0), seed).view(2)["board"]["hand"]


def test_a_hand_of_hearts_is_known_from_its_lead_to_the_first_trick_alone():
    game = kocka(heart_lead_first_trick=False)
    match = at(game, SUITS[0], SUITS[3], SUITS[1], SUITS[2], plays="H7")
    for seed in range(5):
        assert set(game.sample(match.view(0), seed).view(1)["board"]["hand"]) == set(SUITS[3].split()) - {"H7"}
    thrown = at(game, *SUITS, plays="B7 L7 H7 A7")
    hands = [game.sample(thrown.view(0), seed).view(3)["board"]["hand"] for seed in range(20)]
    assert any(card[0] == "L" for hand in hands for card in hand)


def test_a_ready_seat_has_chosen_something_and_an_unready_one_nothing():
    game = kocka(first_dealer=0)
    match = game.new(seed=12)
    match.play(*match.legal(2)[:3], seat=2)
    sampled = game.sample(match.view(0), 1)
    assert [int(mask).bit_count() for mask in sampled.state[0].passed] == [0, 0, 3, 0]


def test_a_view_that_no_deal_leads_to_is_refused():
    match = at(kocka(), *SUITS, plays="B7 L7 H7 A7 B8")
    game, view = match.game, match.view(0)
    hand = view["board"]["hand"]

    def changed(**parts: object) -> dict[str, object]:
        copied = json.loads(json.dumps(view))
        for key, value in parts.items():
            where, name = key.split("__")
            copied[where][name] = value
        return copied

    for wrong in (
        changed(board__hand=[*hand[1:], "B7"]),  # it was played
        changed(board__hand=hand[1:]),
        changed(memory__plays=["B7", "L7", "H7", "A7", "B7"]),
        changed(memory__passed=["BA", "BK", "A7"]),  # seat 0 cannot have passed what seat 0 played
        changed(memory__calls=[{"seat": 9, "player": 0, "trick": 1}]),
        changed(memory__calls=[{"seat": 1, "player": 0, "trick": 8}]),
        changed(memory__calls=[{"seat": 1, "player": 1, "trick": 1}]),  # seat 1 led
        changed(memory__received=["A8"]),
        changed(memory__plays=view["memory"]["plays"] * 9),
        changed(board__dealer=None),
        changed(board__dealer=4),
        changed(board__ready=[0, -1]),
        view | {"phase": "rest"},
        view | {"phase": "pass"},
        view | {"seat": -2},
        view | {"seat": 4},
    ):
        with pytest.raises(fuda.BadPosition):
            game.parse(wrong)
    assert np.array_equal(game.parse(view), blanked(game, match.state, 0))


@clause("SC-5", "SC-9")
def test_what_was_passed_lies_or_was_played_at_the_left_in_a_sampled_world():
    game, dice = kocka(), Random(5)
    match = game.new(seed=5)
    for number in range(20):
        seat = match.seats[0]
        move: list[str] = []
        while following := match.legal(seat, move):
            move.append(dice.choice(following))
        match.play(*move, seat=seat)
        if match.view(None)["phase"] != "play":
            continue
        for viewer in (0, 1, 2, 3, None):
            world = game.sample(match.view(viewer), number).state[0]
            for giver in range(4):
                taker = (giver + 1) % 4
                there = int(world.hand[taker]) | int(rules.played_by(world, taker))
                assert int(world.passed[giver]).bit_count() == 3
                assert int(world.passed[giver]) & ~there == 0
