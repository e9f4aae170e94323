"""Views that no round of Koi-Koi leads to: each is refused by the place where it contradicts itself."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

import fuda
from fuda.games.koikoi.notation import CARDS
from tests.clauses import clause
from tests.games.koikoi.arrange import at, koikoi

LATE = {"hands": "4K1 5K1 / 2K1 3K1", "field": "6K1 6K2 11R", "stock": "12K1 12K2 12K3 1K1 1K2 5K2"}
PLAYED = "2A 3R 4A 7K1 8K1 9K1 / 1L 6A 7A 10A 10R 11A"
CAPTURED = "2A 3R 4A 7K1 8K1 9K1 3L 9A / 1L 6A 7A 10A 10R 11A 11K 4R"


def view(seat: int | None = 0, preset: str = "czech", options: Mapping[str, Any] | None = None, **changes: Any) -> Any:
    """A view late in a round, in which seat 0 has hanami and seat 1 ino-shika-cho."""
    position = {**LATE, "captured": CAPTURED, "played": PLAYED, "maker": 0, **changes}
    return json.loads(json.dumps(at(koikoi(preset, **(options or {})), **position).view(seat)))


def refused(shown: Any, said: str) -> None:
    """It is refused, however it is asked about, and nothing else is."""
    game = fuda.game("koikoi", **shown["table"])
    for ask in (lambda: game.parse(shown), lambda: game.sample(shown, 1)):
        with pytest.raises(fuda.BadPosition, match=said):
            ask()


def changed(shown: Any, part: str, **changes: Any) -> Any:
    return {**shown, part: {**shown[part], **changes}}


@clause("KK-15")
def test_the_views_that_are_changed_here_are_lawful_themselves():
    for seat in (0, 1, None):
        for options in ({}, {"gaji": True}, {"lucky_hand": "off"}):
            shown = view(seat, options=options)
            assert koikoi("czech", **options).sample(shown, 1).view(seat) == shown


@clause("KK-27")
@pytest.mark.parametrize(
    ("gaji", "claim"),
    [
        (False, {"seat": 1, "month": 4}),  # no gaji at this table
        (True, {"seat": 0, "month": 4}),  # seat 1 has it
        (True, {"seat": 1, "month": 11}),  # an ordinary match
        (True, {"seat": 1, "month": 5}),  # it took no card of May
    ],
)
def test_nobody_has_a_claim_without_the_gaji_and_a_card_that_it_took(gaji: bool, claim: dict[str, int]):
    refused(changed(view(options={"gaji": gaji}), "board", claim=claim), "board.claim")


@clause("KK-21")
@pytest.mark.parametrize("points", [0, 2, 31, 32, 2**40, -1])
def test_yaku_are_worth_what_the_captured_cards_make(points: int):
    shown = view()
    wrong = [[{"yaku": "hanami", "points": points}], shown["board"]["yaku"][1]]
    refused(changed(shown, "board", yaku=wrong), r"board.yaku\[0\]")
    refused(changed(shown, "board", yaku=[[], shown["board"]["yaku"][1]]), r"board.yaku\[0\]")


@clause("KK-21", "KK-23", "KK-29")
@pytest.mark.parametrize(
    ("part", "changes", "said"),
    [
        ("board", {"koi": [7, 0]}, r"board.koi\[0\]=7.*at most 6"),
        ("board", {"koi": [1, 0], "maker": None}, r"board.koi\[0\]=1.*yaku"),
        ("memory", {"called": [["hanami"], []]}, r"memory.called\[0\]"),
        ("board", {"round": 40_000}, "board.round: expected"),
        ("board", {"held": [2, 3]}, "board.held"),
        ("board", {"held": [2]}, "board.held: expected `array` of length >= 2"),
        ("board", {"lights": 5}, "board.lights=5.*0 to 4"),
        ("board", {"drawn": ["1L", "2A"], "oya": 1}, "board.oya=1"),
        ("board", {"drawn": ["2A", "1L"]}, "board.oya=0"),
        ("board", {"drawn": ["2A", "2R"]}, "board.drawn"),
        ("board", {"drawn": ["2A", None]}, "board.drawn"),
        ("board", {"result": {"outcome": "stop", "winner": 0, "base": 3, "gain": 3}}, "board.result"),
        ("memory", {"moves": ["stop"]}, "memory.moves has 'stop'"),
        ("memory", {"moves": ["play 12L"]}, "memory.moves has 'play 12L'"),
        ("memory", {"november": False}, "memory.november"),
        ("memory", {"played": [["4K1"], []]}, "memory.played.*4K1"),
    ],
)
def test_numbers_of_a_round_go_together(part: str, changes: dict[str, Any], said: str):
    refused(changed(view(), part, **changes), said)


@clause("KK-23", "KK-28")
@pytest.mark.parametrize(
    "changes",
    [{"winner": None}, {"winner": 1}, {"gain": 4}, {"base": 30_000}, {"outcome": "void-hands"}, {"outcome": "lucky"}],
)
def test_a_result_is_what_the_winner_has_captured(changes: dict[str, Any]):
    match = at(koikoi(), hands="4K1 / 2K1 3K1", field="5K1", captured="3L 9A /", phase="call")
    match.play("stop", deal=False)
    shown = json.loads(json.dumps(match.view(0)))
    assert shown["board"]["result"] == {"outcome": "stop", "winner": 0, "base": 3, "gain": 3}
    refused(changed(shown, "board", result={**shown["board"]["result"], **changes}), "board.result")


@clause("KK-5")
def test_a_hidden_hand_that_can_only_have_been_lucky_is_refused_at_once():
    """Seat 1 has played three pairs and a card of October, whose other three are all that is unseen."""
    mine, theirs = "2A 2R 3L 4A 5A 8L 9A 12L", "1L 1R 6A 6R 7A 7R 10A"
    rest = [card for card in CARDS if card not in (*mine.split(), *theirs.split(), "10K1", "10K2", "10R", "11L")]
    options = {"last_card": "played", "lucky_hand": "off"}
    match = at(
        koikoi(**options),
        hands=" / 10K1",
        field="11L",
        stock="10K2 10R",
        turn=1,
        captured=f"{' '.join(rest)} {mine} / {theirs}",
        played=f"{mine} / {theirs}",
    )
    for seat in (0, None):
        lawful = json.loads(json.dumps(match.view(seat)))
        assert koikoi(**options).sample(lawful, 1).view(seat) == lawful
        automatic = koikoi(last_card="played")
        refused({**lawful, "table": automatic.options}, "board.hands: a hidden hand can only have been a lucky one")
