"""Positions set up by hand (`game.setup`): whatever is accepted is a position that can be played, seen and sampled."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import fuda
from fuda.core.game import Game
from fuda.core.match import Match
from tests.contract.tables import Table, budget, on_every_table, play_out

# What nobody means by a value, in the place of anything.
WRONG: tuple[Any, ...] = (
    *(None, True, False, -1, 5, 2**70, 0.5, "no", "", "1L", b"1L", [], [[]], [[0]], [None, None], ["1L", "1L"]),
    *({}, {"seat": 0}, [[["1L"]], []], [True, False], [0, 0, 0, 0, 0, 0], {1: 2}, object, float("nan")),
)


def drawn(rng: Random, cards: list[str], most: int) -> list[str]:
    return [cards.pop() for _ in range(min(len(cards), rng.randint(0, most)))]


def koikoi(rng: Random, game: Game) -> dict[str, Any]:
    cards = list(game.spec.cards)
    rng.shuffle(cards)
    if rng.random() < 0.1:
        return {"deck": drawn(rng, cards, 48), "oya": rng.randint(0, 1)}
    held, oya = rng.randint(1, 8), rng.randint(0, 1)
    phase = rng.choice(["play", "play", "call", "exchange"] if held == 8 else ["play", "call"])
    turn = rng.randint(0, 1)
    ahead = phase != "exchange" and (turn != oya) != (phase == "call")
    sizes = [held, held]
    sizes[oya] -= ahead
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    captured = [drawn(rng, cards, 14), drawn(rng, cards, 14)]
    field = drawn(rng, cards, 12)
    position = {"hands": hands, "captured": captured, "field": field, "oya": oya, "turn": turn, "phase": phase}
    extra = {
        "koi": [rng.randint(0, 2), rng.randint(0, 2)],
        "claim": (rng.randint(0, 1), rng.randint(1, 12)),
        "november": rng.random() < 0.5,
        "maker": rng.randint(0, 1),
        "lights": rng.randint(0, 5),
        "round": rng.randint(1, 14),
        "scores": rng.choice([[0, 0], [5, -5]]),
        "stock": drawn(rng, cards, 6),
        "played": [rng.sample(pile, min(len(pile), rng.randint(0, 4))) for pile in (captured[0], field)],
    }
    return position | {key: value for key, value in extra.items() if rng.random() < 0.25}


def kocka(rng: Random, game: Game) -> dict[str, Any]:
    cards = list(game.spec.cards)
    rng.shuffle(cards)
    hands = [cards[8 * seat : 8 * seat + 8] for seat in range(4)]
    dealer = rng.randint(0, 3)
    position: dict[str, Any] = {"hands": hands, "dealer": dealer}
    lead = hands[(dealer + 1) % 4]
    extra = {
        "phase": rng.choice(["pass", "play"]),
        "plays": lead[: rng.randint(0, 1)] + hands[(dealer + 2) % 4][: rng.randint(0, 1)],
        "letters": [rng.randint(0, 3) for _ in range(4)],
        "round": rng.randint(1, 30),
        "passed": [rng.sample(hand, rng.choice([0, 3])) for hand in hands],
    }
    return position | {key: value for key, value in extra.items() if rng.random() < 0.4}


def yojimbo(rng: Random, game: Game) -> dict[str, Any]:
    cards = list(game.spec.cards)[: int(game.table[0].cards)]  # of the table's deck
    rng.shuffle(cards)
    seats = range(game.seats)
    if rng.random() < 0.1:
        return {"deal": drawn(rng, cards, 108)}
    stack = [cards.pop() for _ in range(rng.randint(1, 4))]
    position: dict[str, Any] = {"hands": [drawn(rng, cards, 11) for _ in seats], "stack": stack}
    extra = {
        "pile": drawn(rng, cards, 20),
        "victory": [drawn(rng, cards, 3) for _ in seats],
        "refill": drawn(rng, cards, 8),
        "discard": drawn(rng, cards, 8),
        "holder": rng.choice(seats),
        "turn": rng.choice(seats),
        "staying": [seat for seat in seats if rng.random() < 0.7],
        "turned": [seat for seat in seats if rng.random() < 0.5],
        "phase": rng.choice(["turn", "forced"]),
        "round": rng.randint(1, 4),
        "averted": {
            "seat": rng.choice(seats),
            "type": rng.choice(["grab", "strike", "kick", "dagger"]),
            "tenkan": rng.random() < 0.3,
            "osae": rng.choice([None, None, "ikkyo", "kotegaeshi", "shihonage"]),
        },
    }
    return position | {key: value for key, value in extra.items() if rng.random() < 0.35}


MADE: dict[str, Callable[[Random, Game], dict[str, Any]]] = {"koikoi": koikoi, "kocka": kocka, "yojimbo": yojimbo}


def accepted(table: Table, seed: int, tries: int) -> list[Match]:
    """Positions made at random that `setup` takes; the others are refused in words."""
    rng, found = Random(seed), []
    for _ in range(tries):
        position = MADE[table.name](rng, table.game)
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
    found = accepted(table, 2, budget(40, 8))
    assert len(found) >= budget(4, 1)
    for match in found:
        check(match, rng)


@on_every_table
def test_whatever_is_wrong_with_a_position_is_refused_by_name(table: Table):
    """One value of a good position is replaced by anything at all: it is taken, or refused in words."""
    rng = Random(3)
    good = [MADE[table.name](rng, table.game) for _ in range(budget(3, 1))]
    for position in good:
        for key in (*position, "no_such_key"):
            for wrong in WRONG:
                try:
                    match = table.game.setup(**position | {key: wrong})
                except fuda.BadPosition:
                    continue
                assert key in position
                assert match.view(0) == table.game.project(table.game.parse(match.view(0)), 0)


def test_a_game_of_the_catalogue_has_positions_here():
    from fuda.catalogue import GAMES

    assert set(MADE) == set(GAMES)


@pytest.mark.parametrize("game", list(MADE))
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
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
        lambda: match.game.score([wrong, wrong]),
        lambda: match.game.parse(wrong),
        lambda: match.game.sample(wrong, 1),
        lambda: fuda.replay(wrong),
    )
    for call in calls:
        with pytest.raises(fuda.FudaError):
            call()
    assert match.state.tobytes() == state


@pytest.mark.parametrize("game", list(MADE))
@pytest.mark.parametrize("wrong", [None, 5, 0.5, "play 8L", {}, object, {"play 8L": 1}], ids=repr)
def test_begun_actions_and_cards_are_lists(game: str, wrong: Any):
    match = fuda.game(game).new(seed=1)
    seat = match.seats[0]
    for call in (lambda: match.legal(seat, wrong), lambda: match.preview(seat, wrong), lambda: match.game.score(wrong)):
        with pytest.raises(fuda.FudaError):
            call()
