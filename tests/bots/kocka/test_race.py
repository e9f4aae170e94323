"""Kouřící kočka's part of a race: whole moves, worlds by the belief, and the chance to lose the match."""

import numpy as np
import pytest

import fuda
from fuda.bots.kocka import race
from fuda.bots.kocka.chances import chances
from fuda.bots.kocka.race import Racer
from fuda.bots.race import Instinct, Race
from fuda.core.contract import Json
from fuda.core.match import Match
from fuda.games.kocka import rules

pytestmark = pytest.mark.compiled_only


def played(moves: int, seed: int = 3) -> Match:
    """A match after some moves of the network."""
    match = fuda.game("kocka").new(seed=seed)
    for number in range(moves):
        seat = match.seats[0]
        match.play(*Instinct(Racer).choose(match.view(seat), number), seat=seat)
    return match


def view_of(match: Match) -> Json:
    return match.view(match.seats[0], hints=False)


def test_passes_race_as_whole_moves_and_the_networks_own_is_the_first() -> None:
    view = view_of(played(0))
    racer = Racer(view, 1)
    assert len(racer.moves) == 56
    assert all(len(move) == 3 for move in racer.moves)
    assert sum(np.exp(racer.logits)) == pytest.approx(1, abs=1e-4)
    considered = Instinct(Racer).consider(view, 1)
    assert considered[0].value == max(racer.logits)
    assert Race("1sims", Racer).choose(view, 1) == considered[0].move


def test_a_race_tries_all_in_the_same_worlds_and_compares_any() -> None:
    view = view_of(played(4))
    found = Race("400sims", Racer).consider(view, 1)
    assert {each.move for each in found} == {(text,) for text in view["legal"]}
    assert all(each.samples for each in found)
    assert all(0 <= each.value <= 1 for each in found)
    moves = [found[-1].move, found[0].move]
    again = Race("400sims", Racer).compare(view, moves, 2)
    assert [each.move for each in again] == moves
    assert [each.samples for each in again] == [200, 200]


def test_worlds_are_drawn_as_the_belief_has_it() -> None:
    match = played(12)
    racer = Racer(view_of(match), 5)
    racer.believe(100, 0.0)
    seat, root, table = racer.seat, racer.root, racer.table[0]
    assert (racer.odds[seat] == 0).all()
    assert (np.delete(racer.odds, seat, 0) < 0).all()

    def likely(state: rules.State) -> float:
        hands = [(other, card) for other in range(4) for card in range(32) if int(state.hand[other]) >> card & 1]
        return float(sum(racer.odds[other, card] for other, card in hands if other != seat))

    drawn, uniform, truth = list[float](), list[float](), likely(match.state[0])
    for _ in range(300):
        racer.kernels.draw(root, racer.table, seat, racer.rng, racer.odds, racer.way, racer.work)
        world = racer.work.states[1]
        drawn.append(likely(world))
        assert int(world.hand[seat]) == int(root[0].hand[seat])
        assert sum(int(world.hand[other]).bit_count() for other in range(4)) == 32 - int(root[0].played)
        racer.work.states[2] = root[0]
        rules.redeal(racer.work.states[2], table, racer.rng)
        uniform.append(likely(racer.work.states[2]))
    assert np.mean(drawn) > np.mean(uniform) + 2 * np.std(uniform) / np.sqrt(300)
    assert truth > np.mean(uniform) - 3 * np.std(uniform)


def test_the_belief_knows_more_than_chance() -> None:
    """Over many positions the true hands are likelier to it than hands dealt at random."""
    gained = list[float]()
    for seed in range(12):
        match = played(14, seed)
        racer = Racer(view_of(match), seed)
        racer.believe(1, 0.0)
        mine, rest = racer.seat, list[float]()
        for _ in range(40):
            racer.work.states[0] = racer.root[0]
            rules.redeal(racer.work.states[0], racer.table[0], racer.rng)
            rest.append(_likely(racer, racer.work.states[0], mine))
        gained.append(_likely(racer, match.state[0], mine) - float(np.mean(rest)))
    assert np.mean(gained) > 0


def _likely(racer: Racer, state: rules.State, mine: int) -> float:
    return float(
        sum(
            racer.odds[other, card]
            for other in range(4)
            if other != mine
            for card in range(32)
            if int(state.hand[other]) >> card & 1
        )
    )


def test_a_finished_round_is_worth_the_chance_not_to_lose_the_match() -> None:
    match = played(4)
    state, table, letters = match.state, match.table, chances()
    state[0].letters[:] = [4, 1, 0, 2]  # of five
    root = state.copy()
    nothing = np.zeros(4)
    assert race.value(state[0], table[0], 1, nothing, letters) == 1 - letters[4, 5, 3, 1]
    state[0].letters[0] = 5
    assert [race.value(state[0], table[0], seat, nothing, letters) for seat in range(4)] == [0, 1, 1, 1]
    spared = [race.points(root[0], state[0], table[0], seat) for seat in range(4)]
    assert spared == pytest.approx([-1, 1 / 3, 1 / 3, 1 / 3])
