"""Positions set up by hand that no round of Kouřící kočka reaches: each is refused by its field and its clause."""

from typing import Any

import pytest

import fuda
from tests.clauses import clause
from tests.games.kocka.arrange import at, hands, kocka

SUITS = ("H7", "L7", "B7", "A7")


@clause("SC-15")
@pytest.mark.parametrize(
    ("letters", "number"),
    [([1, 0, 0, 0], 1), ([0, 0, 0, 0], 2), ([2, 1, 0, 0], 3), ([2, 1, 0, 0], 5), ([4, 4, 4, 4], 18)],
)
def test_every_round_before_has_given_one_letter(letters: list[int], number: int):
    with pytest.raises(fuda.BadPosition, match=rf"letters: {sum(letters)} in all do not fit round {number}: .*SC-15"):
        at(kocka(), *SUITS, letters=letters, round=number)
    assert at(kocka(), *SUITS, letters=letters, round=sum(letters) + 1).view(0)["board"]["round"] == sum(letters) + 1


@clause("SC-15")
def test_a_round_gives_a_seat_one_letter_at_most():
    table = kocka(stop_at_17="off", shoot_moon=True)
    with pytest.raises(fuda.BadPosition, match=r"letters: 3 of one seat do not fit round 2: .*\(SC-15\)"):
        at(table, *SUITS, letters=[3, 0, 0, 0], round=2)
    at(table, *SUITS, letters=[1, 1, 1, 0], round=2)


@clause("SC-15")
def test_the_round_follows_the_letters_where_it_is_not_named():
    assert at(kocka(), *SUITS, letters=[2, 0, 1, 0]).view(0)["board"]["round"] == 4
    assert at(kocka(), *SUITS).view(0)["board"]["round"] == 1


@clause("SC-14", "SC-18")
@pytest.mark.parametrize(
    ("options", "before", "fit", "wrong"),
    [
        ({"hejma_tie": "both"}, 2, (2, 3, 4), (1, 5)),
        ({"hejma_tie": "replay"}, 2, (0, 1, 2), (3,)),
        ({"stop_at_17": "off", "shoot_moon": True}, 2, (2, 4, 6), (1, 3, 5, 7)),
        ({"stop_at_17": "off", "shoot_moon": True, "hejma_tie": "replay"}, 2, (0, 1, 2, 3, 4, 6), (5, 7)),
        ({"stop_at_17": "off", "shoot_moon": True, "hejma_tie": "both"}, 2, (2, 3, 4, 5, 6), (1, 7)),
    ],
)
def test_a_round_gives_as_many_letters_as_the_table_lets_it(
    options: dict[str, Any], before: int, fit: tuple[int, ...], wrong: tuple[int, ...]
):
    game = kocka(**options)

    def share(letters: int) -> list[int]:
        return [letters // 4 + (seat < letters % 4) for seat in range(4)]

    for letters in fit:
        at(game, *SUITS, letters=share(letters), round=before + 1)
    for letters in wrong:
        with pytest.raises(fuda.BadPosition, match=r"letters: .* do not fit round 3"):
            at(game, *SUITS, letters=share(letters), round=before + 1)


@clause("SC-3", "SC-15")
@pytest.mark.parametrize("options", [{}, {"hejma_tie": "replay"}, {"hejma_tie": "both"}])
def test_after_the_first_letter_who_deals_has_one(options: dict[str, Any]):
    game = kocka(**options)
    for dealer in range(4):
        assert at(game, *SUITS, dealer=dealer).view(0)["board"]["dealer"] == dealer
    at(game, *SUITS, dealer=2, letters=[1, 0, 1, 0])
    with pytest.raises(fuda.BadPosition, match=r"dealer=3, who has no letter, .*\(SC-3, SC-15\)"):
        at(game, *SUITS, dealer=3, letters=[1, 0, 1, 0])


DEALT = hands()
PASSES = [hand[:3] for hand in DEALT]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        pytest.param({"letters": [5, 0, 0, 0]}, "letters=5", marks=clause("SC-16")),
        pytest.param({"phase": "pass", "passed": PASSES}, "passed: .*SC-5", marks=clause("SC-5")),
        pytest.param({"phase": "pass", "passed": [DEALT[0][:2], [], [], []]}, "passed: .*SC-5", marks=clause("SC-5")),
        pytest.param({"phase": "pass", "passed": [DEALT[1][:3], [], [], []]}, "passed: .*SC-5", marks=clause("SC-5")),
        pytest.param({"hands": [DEALT[0], DEALT[0], *DEALT[2:]]}, "hands: .*SC-1", marks=clause("SC-1")),
        pytest.param({"hands": [DEALT[0][:7], *DEALT[1:]]}, "hands: .*SC-4", marks=clause("SC-4")),
        pytest.param({"deck": DEALT[0]}, "SC-4", marks=clause("SC-4")),
        pytest.param({"plays": [DEALT[2][0]]}, "plays", marks=clause("SC-8")),
    ],
)
def test_what_no_round_reaches_is_refused(position: dict[str, Any], said: str):
    with pytest.raises(fuda.BadPosition, match=said):
        kocka().setup(**{"hands": DEALT, **position})
