"""Positions set up by hand that no round of Koi-Koi reaches: each is refused by its field and its clause."""

from typing import Any

import pytest

import fuda
from fuda.games.koikoi.notation import CARDS
from tests.clauses import clause
from tests.games.koikoi.arrange import at, board, koikoi

TWO: dict[str, Any] = {"hands": "1K1 4K1 / 2K1 3K1", "field": "5K1"}  # the oya's turn
GAJI: dict[str, Any] = {**TWO, "captured": "11K /"}
LIGHTS = "1L 3L 8L 12L 11L"
MADE: dict[str, Any] = {"hands": "4K1 5K2 / 2K1 3K1", "field": "5K1", "captured": "3L 9A / 7A 10A 6A"}  # by both
DEALT: dict[str, Any] = {
    "hands": "1K1 2A 3R 4A 5A 6A 7A 1K2 / 2K1 3K1 4K1 5K1 6K1 7K1 8K1 8K2",
    "field": "1L 8L 9K1 9R 10K1 11R 12K1 12K2",
}


def refused(mark: pytest.MarkDecorator, named: str, options: dict[str, Any] | None = None, /, **position: Any) -> Any:
    """A position at the Czech table with these options, and what its refusal has to name."""
    return pytest.param(options or {}, position, named, list(mark.args), marks=mark)


@pytest.mark.parametrize(
    ("options", "position", "named", "clauses"),
    [
        refused(clause("KK-23"), "scores", **TWO, scores=(5, 5)),
        refused(clause("KK-23"), "scores", deck="1L", scores=(5, -4)),
        refused(clause("KK-14"), "field", **TWO | {"field": ""}),
        refused(clause("KK-3"), "field", {"exchange": True, "refill_empty_field": False}, phase="exchange",
                hands="1K1 1K2 2K1 2K2 3K1 4K1 5K1 6K1 / 7K1 7K2 8K1 8K2 9K1 9K2 10K1 12K1"),
        refused(clause("KK-9"), "field", **TWO | {"field": "5K1 5K2 6K1 6K2 7K1 7K2 8K1 8K2 9K1 9K2"}),
        refused(clause("KK-4"), "field", **TWO | {"field": "5K1 5K2 5A 5R"}),
        refused(clause("KK-21"), "koi", **TWO, koi=(1, 0)),
        refused(clause("KK-19"), "koi", {"rain_stops_viewing": True, "grow_sets": "added"}, **TWO, koi=(7, 0)),
        refused(clause("KK-27"), "claim", **GAJI, claim=(0, 5)),
        refused(clause("KK-27"), "claim", {"gaji": True}, **GAJI, claim=(0, 11)),
        refused(clause("KK-27"), "claim", {"gaji": True}, **TWO, claim=(0, 5)),
        refused(clause("KK-27"), "claim", {"gaji": True}, **GAJI, claim=(0, 5)),
        refused(clause("KK-27"), "claim", {"gaji": True}, **TWO | {"captured": "11K / 5A"}, claim=(0, 5)),
        refused(clause("KK-27"), "november", **TWO, november="no"),
        refused(clause("KK-27"), "november", **GAJI, november=False),
        refused(clause("KK-D1"), "hands, played: in two places at once: 1K1", **TWO, played="1K1 /"),
        refused(clause("KK-D1"), "field, stock: in two places at once: 5K1", **TWO, stock="5K1"),
        refused(clause("KK-21"), "phase='call'", hands="1K1 4K1 / 2K1 3K1 6K1", field="5K1", phase="call"),
        refused(clause("KK-26"), "phase='exchange'", **TWO, phase="exchange"),
        refused(clause("KK-8"), "hands", {"last_card": "played"}, hands="/ ", field="5K1"),
        refused(clause("KK-29"), "hands", hands="/ 1K1", field="5K1", turn=1),
        refused(clause("KK-3"), "played", **TWO, played="5A 5R 6A 6R 7A 7R 8A /"),
        refused(clause("KK-5"), "hands", field="5K1",
                hands="1K1 1K2 1L 1R 2K1 2K2 3K1 3K2 / 7K1 7K2 8K1 8K2 9K1 9K2 10K1 12K1"),
        refused(clause("KK-33"), "round", **TWO, round=13, scores=(5, -5)),
        refused(clause("KK-21"), "maker", **MADE | {"hands": "4K1 / 2K1 3K1"}, phase="call", maker=1),
        refused(clause("KK-21"), "maker", **MADE, koi=(1, 0), maker=None),
        refused(clause("KK-21"), "maker", **TWO, captured="3L 9A / 7A 10A 6A", koi=(1, 1)),
        refused(clause("KK-4"), "field", **DEALT | {"field": "9K1 9R 10K1 10R 11R 11A 12K1 12K2"}),
        refused(clause("KK-4"), "field", {"exchange": True}, **DEALT | {"phase": "exchange"}
                | {"field": "9K1 9R 10K1 10R 11R 11A 12K1 12K2"}),
        refused(clause("KK-25"), "lights", **DEALT, lights=0),
        refused(clause("KK-25"), "lights", **TWO, played="1L 3K2 5K2 6K1 6K2 8K1 / 7K1 7K2 8K2 9K1 9K2 10K1",
                captured=f"{LIGHTS} /", lights=5),
        refused(clause("KK-29"), "maker", **TWO, maker=0),
        refused(clause("KK-25"), "lights", **TWO, captured=f"{LIGHTS} /", lights=6),
        refused(clause("KK-3"), "stock", **TWO | {"field": "2A"}, stock=" ".join(CARDS[16:])),
    ],
)  # fmt: skip
def test_what_no_round_reaches_is_refused(
    options: dict[str, Any], position: dict[str, Any], named: str, clauses: list[str]
):
    with pytest.raises(fuda.BadPosition) as error:
        at(koikoi("czech", **options), **position)
    said = str(error.value)
    assert named in said
    assert all(each in said for each in clauses) or said.startswith(
        f"{named}="
    )  # a value of the wrong kind has no clause


@clause("KK-21", "KK-25", "KK-29")
def test_what_a_position_leaves_out_follows_from_the_rest():
    """Lights that lie there before the first turn were dealt there; who calls, or alone went on, made a yaku last."""
    assert board(at(koikoi(), **DEALT))["lights"] == 2
    assert board(at(koikoi(), **TWO | {"field": "1L 8L"}))["lights"] == 0
    assert board(at(koikoi(), **MADE, koi=(0, 1)))["maker"] == 1
    assert board(at(koikoi(), **MADE, koi=(1, 1), maker=0))["maker"] == 0
    assert board(at(koikoi(), **MADE | {"hands": "4K1 / 2K1 3K1"}, phase="call", koi=(0, 1)))["maker"] == 0
    assert board(at(koikoi(), **TWO))["maker"] is None


@clause("KK-4")
def test_four_pairs_lie_on_a_field_that_was_played_on():
    at(koikoi("czech"), **TWO | {"field": "9K1 9R 10K1 10R 11R 11A 12K1 12K2"})
    at(koikoi("russian"), **DEALT | {"field": "9K1 9R 10K1 10R 11R 11A 12K1 12K2"})


@clause("KK-14", "KK-23")
def test_what_another_table_does_not_forbid_is_accepted():
    at(koikoi("russian"), **TWO | {"field": ""}, scores=(5, 3))
    at(koikoi("czech"), hands="1K1 4K1 / 2K1 3K1 6K1", field="", phase="call", captured="3L 9A /", scores=(5, -5))
    at(koikoi("czech", gaji=True), **TWO | {"captured": "11K 5A /"}, claim=(0, 5))
