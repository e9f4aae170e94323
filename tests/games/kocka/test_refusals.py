"""An action is refused by a clause exactly when it is not legal, in every phase and in the middle of a pass."""

from random import Random
from typing import Any

import numpy as np
import pytest

import fuda
from fuda.core.host import copy, plain
from fuda.core.jit import INTERPRETED
from fuda.games.kocka import rules
from fuda.games.kocka.events import refuse
from fuda.games.kocka.rulebook import SECTIONS
from tests.games.kocka.arrange import at, hands, kocka, play
from tests.games.kocka.test_play import SUITS

CLAUSES = {clause for _, clauses in SECTIONS for clause in clauses}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"renonc": "honour", "heart_lead_first_trick": False, "stop_at_17": "off"},
        {"heart_lead_first_trick": False, "word": "KOT"},
    ],
)
def test_refused_exactly_when_not_legal(options: dict[str, Any]):
    game = kocka(**options)
    for seed in range(1 if INTERPRETED else 4):
        rng, state = Random(seed), np.zeros(1, rules.STATE)
        game.rules.start(state, game.table)
        for _ in range(150):
            cards = np.zeros(rules.CARDS, np.int8)
            count = int(game.rules.lot(state, game.table, cards))
            legal = [game.actions(state, game.table, seat) for seat in range(4)]
            shown = plain(state)
            for seat in range(4):
                for action in range(rules.ACTIONS):
                    clause = refuse(shown, game.plain_table, seat, action)
                    assert (clause is None) == (action in legal[seat]), (seat, action, clause)
                    assert clause is None or clause in CLAUSES
            if game.rules.over(state, game.table):
                break
            state = copy(state)
            if count:
                game.rules.deal(state, game.table, np.array(rng.sample(cards[:count].tolist(), count), np.int8))
            else:
                seat = rng.choice([s for s in range(4) if legal[s]])
                calm = [action for action in legal[seat] if action != rules.THROW]
                game.rules.step(state, game.table, seat, rng.choice(calm))


@pytest.mark.parametrize(
    ("text", "clause"),
    [("play ZZ", "SC-1"), ("pass 10H", "SC-1"), ("renonc 4 1", "SC-20"), ("renonc 1 9", "SC-20"), ("koi", None)],
)
def test_a_text_that_means_nothing_is_refused_with_what_could_be_meant(text: str, clause: str | None):
    with pytest.raises(fuda.IllegalAction) as refused:
        at(kocka(), *SUITS).play(text)
    assert refused.value.clause == clause


def test_begun_actions_that_cannot_be_are_refused():
    match = at(kocka(), *SUITS)
    assert match.legal(1, ["play B7"]) == ()
    with pytest.raises(fuda.IllegalAction):
        match.legal(1, ["play H7"])
    assert match.legal(2, []) == ()


def test_positions_that_no_round_reaches_are_refused():
    dealt = hands()
    passes = [[hand[0], hand[1], hand[2]] for hand in dealt]
    for position in (
        {"hands": dealt, "phase": "pass", "passed": passes},
        {"hands": [dealt[0], dealt[0], dealt[2], dealt[3]]},
        {"hands": dealt, "plays": ["ZZ"]},
        {"hands": dealt, "plays": "H7"},
        {"hands": dealt, "round": 0},
    ):
        with pytest.raises(fuda.BadPosition):
            kocka().setup(**position)  # type: ignore[arg-type]
    over = "B7 LO H7 A7 B8 L7 HA A8 B9 L8 H8 A9 BX"
    with pytest.raises(fuda.BadPosition, match="nobody is to play"):
        at(kocka(), *SUITS, plays=over)
    deck = kocka().setup(deck=["HA"], dealer=1)
    assert "HA" in deck.view(2)["board"]["hand"]
    assert deck.seats == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("dealer", "plays", "thrower", "hejma"),
    [(0, "B7 L7 H7 A7 B8", 2, 2), (3, "A7 B7 L7 H7", 0, 0), (3, "A7 B7 LO H7 A8", 1, 0)],
)
def test_what_a_throw_in_brings_can_be_worked_out_again(dealer: int, plays: str, thrower: int, hejma: int):
    match = play(at(kocka(), *SUITS, dealer=dealer), plays)
    assert match.seat == thrower
    match.play("throw", deal=False)
    again = copy(match.state)
    rules.recount(again[0], match.game.plain_table.record)
    assert again.tobytes() == match.state.tobytes()
    assert again[0].hejma == hejma


def test_an_action_that_cannot_begin_a_move_is_refused_by_its_clause():
    match = at(kocka(), *SUITS)
    seat = match.seats[0]
    for action, clause in (("throw", "SC-12"), ("play HA", "SC-7"), ("done", "SC-20"), ("pass HA", "SC-5")):
        if action in match.legal(seat):
            continue
        with pytest.raises(
            fuda.IllegalAction, match=rf"'{action}' is not allowed here \({clause}\); allowed: "
        ) as refused:
            match.legal(seat, [action])
        assert (refused.value.clause, refused.value.allowed) == (clause, match.legal(seat))
