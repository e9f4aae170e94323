"""The kernel and the slow referee agree on every move of random matches."""

from random import Random
from typing import Any

import pytest

from fuda.core.jit import INTERPRETED
from tests.games.kocka.arrange import kocka
from tests.games.kocka.referee import Referee

TABLES: list[dict[str, Any]] = [
    {},
    {"stop_at_17": "off", "hejma_tie": "both", "word": "KOT"},
    {"stop_at_17": "off", "shoot_moon": True, "ten_high": True, "hejma_tie": "replay"},
    {"heart_lead_first_trick": False, "word": "MYŠ"},
    {"renonc": "honour", "word": "PES"},
    {"renonc": "honour", "stop_at_17": "off", "heart_lead_first_trick": False, "ten_high": True},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())) or "standard")
@pytest.mark.parametrize("throws", [False, True])
def test_both_referees_allow_the_same_moves_and_come_to_the_same_end(options: dict[str, Any], throws: bool):
    game = kocka(**options)
    for seed in range(1 if INTERPRETED else 6):
        match, rng = game.new(seed=seed), Random(seed)
        referee = Referee(game.options, int(match.state[0].dealer), int(game.table[0].letters))
        while True:
            if referee.phase in ("deal", "rest"):
                referee.deal([set(match.view(seat)["board"]["hand"]) for seat in range(4)])
            assert match.seats == tuple(referee.actors())
            seat = rng.choice(match.seats)
            whole = sorted(referee.moves(seat))
            if referee.phase == "pass":
                assert {text for move in whole for text in move} == set(match.legal(seat))
            else:
                assert [(text,) for text in sorted(match.legal(seat))] == whole
            moves = [m for m in whole if throws or m != ("throw",)]
            calm = [m for m in moves if not m[0].startswith("renonc")]
            move = rng.choice(calm if rng.random() < 0.9 else moves)  # seldom a call, or no round would end otherwise
            match.play(*move, seat=seat, deal=False)
            referee.play(seat, move)
            board = match.view(None)["board"]
            if referee.phase in ("rest", "over"):
                assert board["result"]["losers"] == sorted(referee.losers)
            assert board["points"] is None or board["points"] == referee.points
            assert match.scores == tuple(referee.letters)
            assert match.over == (referee.phase == "over")
            if match.over:
                break
            match.deal()
            assert match.view(None)["board"]["dealer"] == referee.dealer
