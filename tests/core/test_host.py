"""Records in Python's hands: copies, plain numbers, and a kernel for each game."""

from typing import Annotated

import numpy as np

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core import host
from fuda.core.fields import Fields, Int8, Int32, Int64s, layout


class Pair(Fields):
    hand: Annotated[Int64s, 2]
    turn: Int8
    score: Int32


PAIR = layout(Pair)


def one() -> np.ndarray:
    made = np.zeros(1, PAIR)
    made[0].hand[1], made[0].turn, made[0].score = 2**61, -1, -7
    return made


def test_a_copy_is_the_same_and_apart():
    first = one()
    second = host.copy(first)
    assert second.dtype == first.dtype
    assert second.tobytes() == first.tobytes()
    second[0].turn = 1
    assert first[0].turn == -1


def test_plain_has_the_fields_as_python_numbers_and_the_record():
    plain = host.plain(one())
    assert (plain.hand, plain.turn, plain.score) == ((0, 2**61), -1, -7)
    assert all(type(value) is int for value in (*plain.hand, plain.turn, plain.score))
    assert plain.record.score == -7


def test_plain_is_a_picture_of_its_moment():
    made = one()
    plain = host.plain(made)
    made[0].turn = 1
    assert plain.turn == -1


def test_each_game_has_its_own_kernel_once():
    for name in GAMES:
        assert host.load(spec(name).rules) is host.load(spec(name).rules)
        assert fuda.game(name).rules is host.load(spec(name).rules)
    assert len({id(host.load(spec(name).rules)) for name in GAMES}) == len(GAMES)
