"""What the bits of a Kočka observation say is what the seat's view says, seen from its chair."""

from random import Random
from typing import Any

import numpy as np
import pytest

from fuda.core.match import Match
from fuda.core.observation import decode, words
from fuda.games.kocka import observation, rules
from fuda.games.kocka.notation import CARDS
from tests.clauses import clause
from tests.contract.tables import play_on
from tests.games.kocka.arrange import at, kocka, pass_all, play

NAMES = tuple(name for name, _ in observation.CHAIRS)


def seen(match: Match, seat: int) -> dict[str, list[Any]]:
    out = np.zeros(words(observation.OBSERVATION), np.uint32)
    match.game.rules.observe(match.state, match.table, seat, out)
    return decode(observation.LAYOUT, out, CARDS)


def chairs(bits: dict[str, list[Any]], block: str) -> list[list[Any]]:
    return [bits[name + block] for name in NAMES]


@pytest.mark.parametrize("options", [{}, {"renonc": "honour", "ten_high": True, "word": "KOT"}], ids=str)
def test_the_bits_say_what_the_view_says(options: dict[str, Any]):
    dice, match = Random(str(options)), kocka(**{"word": "KOTĚ", "stop_at_17": "off", **options}).new(seed=5)
    while not match.over:
        seat = dice.randrange(4)
        view, bits = match.view(seat), seen(match, seat)
        board, memory = view["board"], view["memory"]
        around = [(seat + i) % 4 for i in range(4)]
        assert bits["hand"] == sorted(board["hand"], key=CARDS.index)
        assert bits["received"] == sorted(memory["received"], key=CARDS.index)
        assert bits["passed"] == sorted(board["passed"] or memory["passed"], key=CARDS.index)
        assert bits["to_act"] == [i for i, other in enumerate(around) if other in match.seats]
        assert bits["dealer"] == [around.index(board["dealer"])]
        assert chairs(bits, "points") == [[min(17, board["points"][other])] for other in around]
        assert chairs(bits, "left") == [[match.table[0].letters - view["scores"][other]] for other in around]
        assert [len(suits) for suits in chairs(bits, "void")] == [len(memory["voids"][other]) for other in around]
        assert _order(bits, seat) == memory["plays"]
        open_trick = memory["plays"][len(memory["plays"]) // 4 * 4 :]
        assert sorted(card for cards in chairs(bits, "trick") for card in cards) == sorted(open_trick)
        play_on(match, dice)


def _order(bits: dict[str, list[Any]], seat: int) -> list[str]:
    """Read the cards in the order of play back from the digits of the tricks, their leaders and who played what."""
    leader = {trick: i for i, tricks in enumerate(chairs(bits, "led")) for trick in tricks}
    tricks: dict[int, dict[int, str]] = {}
    for chair, cards in enumerate(chairs(bits, "played")):
        for card in cards:
            trick = sum(1 << i for i in range(3) if card in bits[f"trick_{1 << i}"])
            tricks.setdefault(trick, {})[(chair - leader[trick]) % 4] = card
    return [card for trick in sorted(tricks) for _, card in sorted(tricks[trick].items())]


@clause("SC-20")
def test_strays_and_own_calls_are_observed():
    match = at(kocka(renonc="honour"), "B7", "B9", "LO LK LA L7 L8 L9 LX LU", "HA", plays="B9 LO HA B7")
    assert chairs(seen(match, 1), "strayed") == [[], [0], [0], []]
    assert chairs(seen(match, 3), "strayed") == [[0], [], [], [0]]
    match.play("renonc 2 1", seat=1)  # wrongly: there was no bell
    assert (seen(match, 1)["left_called"], seen(match, 0)["across_called"]) == ([0], [])
    assert 2 in seen(match, 0)["across_void"]


@clause("SC-11", "SC-12")
def test_before_the_calls_it_is_observed_how_the_play_ended():
    match = pass_all(kocka(renonc="honour", stop_at_17="off").new(seed=2))
    dice = Random(3)
    while match.view(None)["phase"] == "play":
        match.play(dice.choice([text for text in match.legal() if text.startswith("play")]))
    assert seen(match, 0)["outcome"] == [0]
    assert seen(match, 0)["phase"] == [2]


def test_every_table_rule_is_observed():
    """Each value of each option but the first dealer, who is known by then, changes some bit."""
    for option in kocka().spec.options:
        values = ("KOT", "KOČKA", "ČTYŘICETDVA") if option.name == "word" else option.values
        if option.name in ("first_dealer", "ch_is_one_letter"):
            continue
        rows = set[bytes]()
        for value in values:
            game = kocka(**{**dict(option.needs if value else ()), option.name: value})
            out = np.zeros(words(rules.OBSERVATION), np.uint32)
            game.rules.observe(game.new(seed=3, dealer=0).state, game.table, 0, out)
            rows.add(out.tobytes())
        assert len(rows) == len(values), option.name


def test_only_the_seat_itself_observes_its_half_made_pass():
    match = kocka().new(seed=4)
    state = match.state.copy()
    action = match.game.actions(state, match.table, 2)[0]
    before = [seen(match, seat) for seat in range(4)]
    match.game.rules.step(match.state, match.table, 2, action)
    after = [seen(match, seat) for seat in range(4)]
    assert [before[seat] == after[seat] for seat in range(4)] == [True, True, False, True]
    assert after[2]["passed"] == [CARDS[action - rules.PASS]]


def test_the_open_trick_is_seen_from_the_chair():
    match = play(pass_all(kocka().new(seed=6, dealer=3)), "")
    leader = match.seat
    assert leader == 0
    card = match.legal()[0]
    match.play(card)
    assert [seen(match, seat)["to_act"] for seat in range(4)] == [[1], [0], [3], [2]]
    assert seen(match, 1)["right_trick"] == [card.removeprefix("play ")]
    assert seen(match, 2)["across_led"] == [0]
