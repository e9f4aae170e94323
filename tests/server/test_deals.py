"""The deals that tests are given: the same every time, and with a game in them."""

import secrets

import pytest

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core.fair import FairDeal
from tests.server import deals


def drawn() -> list[object]:
    """Everything that a server and its pages draw by chance."""
    return [FairDeal.fresh(), FairDeal.fresh(), deals.nonce(), deals.nonce(), secrets.randbits(53)]


def test_what_is_drawn_is_the_same_from_every_beginning():
    with deals.fixed():
        first = drawn()
    with deals.fixed():
        again = drawn()
    with deals.fixed(seed=1):
        other = drawn()
    assert first == again
    assert first[0] != first[1] != other[1]
    with deals.fixed(same=True, seed=1):
        one, two, *_ = drawn()
    assert one == two


def test_every_day_has_the_deal_of_one_day():
    assert FairDeal.seeded(b"day koikoi 2031-01-01") == FairDeal.seeded(b"day koikoi 2026-11-16")
    assert FairDeal.seeded(b"day kocka 2026-11-16") != FairDeal.seeded(b"day koikoi 2026-11-16")


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_the_browser_is_dealt_a_game_that_begins_with_a_move(game: str, people: int):
    with deals.fixed(same=True):
        deal = FairDeal.fresh([bytes([7] * 32)] * people)
    for preset in spec(game).options[0].presets:
        match = fuda.game(game, preset).new(deal=deal)
        assert match.seats, f"{game} {preset} is over at its deal"
