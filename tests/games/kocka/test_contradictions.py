"""Views that no round of Kouřící kočka leads to: each is refused by the place where it contradicts itself."""

import json
from typing import Any

import pytest

import fuda
from tests.clauses import clause
from tests.games.kocka.arrange import at, kocka, pass_all, play

SUITS = ("A7 A8 A9 AX AU AO AK AA", "B7 B8 B9 BX BU BO BK BA", "L7 L8 L9 LX LU LO LK LA", "H7 H8 H9 HX HU HO HK HA")
MIXED = ("B8 A7", "B7 B9", "BK L7 LO", "HA H7 H8 H9 HX HU HO HK")


def shown(match: Any, seat: int | None = 0) -> Any:
    view = json.loads(json.dumps(match.view(seat)))
    assert match.game.sample(view, 1).view(seat) == view
    return view


def refused(view: Any, said: str) -> None:
    """It is refused, however it is asked about, and nothing else is."""
    game = fuda.game("kocka", **view["table"])
    for ask in (lambda: game.parse(view), lambda: game.sample(view, 1)):
        with pytest.raises(fuda.BadPosition, match=said):
            ask()


def changed(view: Any, part: str, **changes: Any) -> Any:
    return {**view, part: {**view[part], **changes}}


@clause("SC-3", "SC-14", "SC-15", "SC-16")
@pytest.mark.parametrize(
    ("letters", "number", "dealer", "said"),
    [
        ([1, 0, 0, 0], 1, 0, "scores=.*SC-14"),  # no round before
        ([0, 0, 0, 0], 2, 0, "scores=.*SC-14"),  # a round without a loser
        ([2, 1, 0, 0], 3, 0, "scores=.*SC-14"),
        ([5, 0, 0, 0], 6, 0, "scores=.*SC-16"),  # a whole word, and the match goes on
        ([1, 1, 0, 0], 3, 2, "board.dealer=2.*SC-3"),
        ([13, 0, 0, 0], 14, 0, r"scores\[0\]: expected `int` <= 12"),
        ([2**70, 0, 0, 0], 2, 0, r"scores\[0\]: expected"),
        ([0, 0, 0], 1, 0, "scores: expected `array` of length >= 4"),
    ],
)
def test_letters_rounds_and_the_dealer_go_together(letters: list[int], number: int, dealer: int, said: str):
    view = shown(kocka(first_dealer=0).new(seed=3))
    refused(changed({**view, "scores": letters}, "board", round=number, dealer=dealer), said)


@clause("SC-3")
def test_the_aces_decide_who_deals_first():
    view = shown(kocka().new(seed=3))
    drawn = view["board"]["drawn"]
    refused(changed(view, "board", drawn=drawn[1:] + drawn[:1]), "board.dealer=.*ace of hearts")
    refused(changed(view, "board", drawn=[*drawn[:3], drawn[0]]), "board.drawn")
    refused(changed(view, "board", drawn=[*drawn[:3], "H7"]), "board.drawn")
    refused(changed(view, "board", drawn=[*drawn[:3], None]), "board.drawn")
    refused(changed(view, "board", drawn=[*drawn[:3], "ZZ"]), "board.drawn: there is no card 'ZZ'; cards: H7")


@clause("SC-4", "SC-5")
def test_what_was_passed_and_received_is_where_it_went():
    match = pass_all(kocka(first_dealer=0).new(seed=11))
    view = shown(match)
    board, memory = view["board"], view["memory"]
    refused(changed(view, "board", ready=[]), "board.ready")
    refused(changed(view, "board", hand=board["hand"][1:]), "board.hand has 7 cards; seat 0 holds 8")
    refused(changed(view, "memory", passed=board["hand"][:3]), "memory.passed")
    refused(changed(view, "memory", passed=memory["passed"][:2]), "memory.passed")
    elsewhere = [card for card in match.game.spec.cards if card not in (*board["hand"], *memory["passed"])]
    refused(changed(view, "memory", received=elsewhere[:3]), "memory.received")
    begun = shown(kocka(first_dealer=0).new(seed=11))
    refused(changed(begun, "memory", passed=begun["board"]["hand"][:3]), "memory.passed")
    refused({**begun, "phase": "deal"}, "before the deal")


@clause("SC-7", "SC-20")
def test_who_did_not_follow_had_none_of_the_suit():
    view = shown(at(kocka(), *SUITS, plays="B7 L7 H7 A7 B8"), None)
    refused(
        changed(view, "memory", plays=["B7", "L7", "H7", "A7", "B8", "L8", "H8", "B9"]),
        "memory.plays: seat 0 did not follow.*SC-7",
    )
    own = shown(at(kocka(), *SUITS, plays="B7 L7 H7 A7 B8"), 0)
    swapped = [card if card != "AK" else "BX" for card in own["board"]["hand"]]
    refused(changed(own, "board", hand=swapped), "memory.plays: seat 0 did not follow")


@clause("SC-11", "SC-12", "SC-13", "SC-14")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"outcome": "last-card"}, "board.result.outcome"),
        ({"outcome": "thrown-in", "thrower": 1}, "board.result.outcome"),
        ({"thrower": 2}, "board.result.outcome"),
        ({"losers": []}, "scores|board.result.losers"),
        ({"losers": [0]}, "scores|board.result.losers"),
        ({"offender": 1}, "board.result"),
        ({"proof": ["H7"]}, "board.result"),
        ({"took": []}, "board.result.took"),
        ({"outcome": "tea"}, "board.result.outcome"),
    ],
)
def test_a_result_follows_from_the_tricks(changes: dict[str, Any], said: str):
    match = at(kocka(), *SUITS, plays="B7 L7 H7 A7 B8 LO HA A8")
    play(match, "B9 L8 HK A9", deal=False)  # 16 points and 5 more
    view = shown(match)
    assert view["board"]["result"]["outcome"] == "seventeen"
    refused(changed(view, "board", result={**view["board"]["result"], **changes}), said)


@clause("SC-11")
def test_seventeen_points_end_a_round():
    """At a table that plays rounds out the tricks lie there lawfully, at one that stops at 17 they do not."""
    match = at(kocka(stop_at_17="off"), *SUITS, plays="B7 L7 H7 A7 B8 LO HA A8 B9 L8 HK A9")
    assert max(match.view(None)["board"]["points"]) >= 17
    refused({**shown(match), "table": kocka().options}, "memory.plays: a seat has .*SC-11")


@clause("SC-20")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"offender": 3}, "board.result: nobody has called"),
        ({"trick": 2}, "board.result"),
        ({"proof": []}, "board.result.proof"),
        ({"proof": ["H7"]}, "board.result.proof"),
        ({"offender": None}, "board.result"),
    ],
)
def test_a_conviction_has_a_call_and_its_proof(changes: dict[str, Any], said: str):
    match = at(kocka(renonc="honour"), *MIXED, plays="B9 LO HA B8")
    match.play("renonc 2 1", deal=False)
    view = shown(match)
    refused(changed(view, "board", result={**view["board"]["result"], **changes}), said)
    refused(changed(view, "memory", calls=[]), "board.result")
    enforced = {**view, "table": kocka().options}
    refused(enforced, "SC-20|SC-7")
