"""Yojimbo's part of a race: whole moves, worlds by the belief, what the judge foresees, and the chance to win."""

import json
from importlib.resources import files

import numpy as np
import pytest

import fuda
from fuda.bots import bot
from fuda.bots.race import Instinct, Race
from fuda.bots.yojimbo import race
from fuda.bots.yojimbo.race import Racer
from fuda.core.match import Match
from fuda.games.yojimbo import layout
from fuda.games.yojimbo.sets import members

pytestmark = pytest.mark.compiled_only


def played(moves: int, seed: int = 3, preset: str = "kyu", players: int = 4) -> Match:
    """A match after some moves of the network."""
    match = fuda.game("yojimbo", preset, players=players).new(seed=seed)
    for number in range(moves):
        seat = match.seats[0]
        match.play(*Instinct(Racer).choose(match.view(seat, hints=False), number), seat=seat)
    return match


@pytest.mark.parametrize(("preset", "players"), [("kyu", 2), ("dan", 3), ("kyu", 5), ("dan", 5)])
def test_whole_moves_race_the_likeliest_first(preset: str, players: int) -> None:
    several = 0
    for moves in (0, 5, 11, 17):
        match = played(moves, preset=preset, players=players)
        seat = match.seats[0]
        view = match.view(seat, hints=False)
        racer = Racer(view, 1)
        assert racer.logits == sorted(racer.logits, reverse=True)
        assert sum(np.exp(racer.logits)) <= 1 + 1e-4
        assert len({tuple(sorted(move)) for move in racer.moves}) == len(racer.moves) <= Racer.most
        for move in racer.moves:
            assert not match.legal(seat, move)  # nothing is missing, and nothing is refused
            several += len(move) > 2
        found = Race("200sims", Racer).consider(view, 1)
        assert sorted(each.move for each in found) == sorted(racer.moves)
        assert all(0 <= each.value <= 1 for each in found)
    assert several


def test_any_move_can_be_compared_though_the_network_did_not_think_of_it() -> None:
    match = fuda.game("yojimbo", "kyu").new(seed=3)
    seat = match.seats[0]
    view = match.view(seat, hints=False)
    thought = Racer(view, 1).moves
    changes = [(text, "draw") for text in view["legal"] if text.startswith("change")]
    moves = [thought[0], next(move for move in changes if move not in thought)]
    found = Race("100sims", Racer).compare(view, moves, 2)
    assert [each.move for each in found] == moves
    assert [each.samples for each in found] == [50, 50]


def test_worlds_are_drawn_as_the_belief_has_it_and_it_knows_more_than_chance() -> None:
    gained, drawn = list[float](), list[float]()
    for seed in range(8):
        match = played(25, seed)
        racer = Racer(match.view(match.seats[0], hints=False), seed)
        racer.believe(1, 0.0)
        assert (racer.odds[racer.seat] == 0).all()
        table, states = racer.table[0], racer.work.states
        uniform, believed = list[float](), list[float]()
        for _ in range(60):
            states[2] = racer.root[0]
            racer.game.rules.redeal(states[2:], racer.table, racer.rng)
            uniform.append(race.likely(states[2], table, racer.seat, racer.odds))
            racer.kernels.draw(racer.root, racer.table, racer.seat, racer.rng, racer.odds, racer.way, racer.work)
            believed.append(race.likely(states[1], table, racer.seat, racer.odds))
            assert members(states[1].hand[racer.seat]) == members(match.state[0].hand[racer.seat])
        gained.append(race.likely(match.state[0], table, racer.seat, racer.odds) - float(np.mean(uniform)))
        drawn.append(float(np.mean(believed) - np.mean(uniform)))
    assert np.mean(gained) > 0
    assert np.mean(drawn) > 0


def test_the_judge_foresees_who_gains() -> None:
    """Before the last attacks what it says of each seat goes with what they gain."""
    said, came = list[float](), list[float]()
    for seed in range(12):
        match = played(0, seed, players=3)
        racer = Racer(match.view(match.seats[0], hints=False), 0)
        seen: list[tuple[list[float], list[float]]] = []
        while not match.over:
            seat = match.seats[0]
            racer = Racer(match.view(seat, hints=False), 0)
            racer.work.states[0] = match.state[0]
            state, table = racer.work.states[0], racer.table[0]
            if state.phase == layout.TURN and layout.PILE - int(state.gone) < 8:
                racer.kernels.foresee(state, table, racer.judge, racer.work, racer.network)
                seen.append((racer.work.gains.tolist(), match.game.leads(match.scores)))
            match.play(*racer.moves[0], seat=seat)
        last = match.game.leads(match.scores)
        for gains, leads in seen:
            said += gains
            came += [after - before for after, before in zip(last, leads, strict=True)]
    assert np.corrcoef(said, came)[0, 1] > 0.25


def test_a_state_is_worth_the_chance_to_win() -> None:
    match = played(20, players=3)
    state, table, numbers = match.state.copy(), match.table, Racer.measure(match.game)

    def chances(gains: list[float]) -> list[float]:
        return [race.value(state[0], table[0], seat, np.array(gains), numbers) for seat in range(3)]

    state[0].points[:3] = 5
    assert chances([0.0, 0.0, 0.0]) == pytest.approx([1 / 3] * 3)
    assert sum(chances([3.0, -1.0, -2.0])) == pytest.approx(1)
    early, far = chances([3.0, -1.5, -1.5])[0], int(state[0].gone)
    state[0].gone = layout.PILE - 1
    assert chances([3.0, -1.5, -1.5])[0] > early > 1 / 3
    state[0].gone, state[0].phase, state[0].holder = far, layout.OVER, 1
    assert chances([3.0, -1.5, -1.5]) == [0, 1, 0]  # who has Yojimbo wins a tie, whatever was foreseen
    state[0].points[0] = 6
    assert chances([0.0, 0.0, 0.0]) == [1, 0, 0]


def test_at_a_table_with_another_deck_the_network_is_not_asked() -> None:
    deck = json.loads((files("fuda.games.yojimbo") / "deck.json").read_text(encoding="utf-8"))
    cards = deck["cards"]
    deck["cards"] = [{**other, "id": card["id"]} for card, other in zip(cards, reversed(cards), strict=True)]
    match = fuda.game("yojimbo", "kyu", deck=deck).new(seed=1)
    seat = match.seats[0]
    for level in ("instinct", "thinker"):
        found = bot("yojimbo", level).consider(match.view(seat, hints=False), 1, "60sims")
        assert max(each.samples for each in found) > 1
        match.legal(seat, found[0].move)
