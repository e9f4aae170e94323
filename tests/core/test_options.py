"""Options take exactly the values they allow, and say so."""

from pathlib import Path
from typing import Any

import pytest

import fuda
from fuda.core.errors import BadTable
from fuda.core.options import Data, Option, Text, settle

SIZE = Option("size", tuple(range(3, 8)), {"small": 3, "large": 7}, ("X-1",), "table")
PAIR = Option("pair", (10, 15), {"small": 10, "large": 15}, ("X-2",), "table")
OPEN = Option("open", (False, True), {"small": False, "large": True}, ("X-3", "X-4"), "table")
MODE = Option("mode", ("off", "half", "full"), {"small": "off", "large": "full"}, ("X-5",), "table")
WIDE = Option("wide", (False, True), {"small": False, "large": False}, ("X-6",), "table", (("open", True), ("size", 7)))
WORD = Option(
    "word", (), {"small": "CAT", "large": "LION"}, ("X-7",), "table",
    text=Text("2–5 letters", lambda word: word.upper() if word.isalpha() and 2 <= len(word) <= 5 else None),
)  # fmt: skip


def clean(data: object) -> Any:
    if not isinstance(data, dict) or set(data) != {"cards"}:
        raise BadTable("a deck has cards (X-8)")
    return {"cards": sorted(data["cards"])}


DECK = Option(
    "deck", ("short", "long"), {"small": "short", "large": "long"}, ("X-8",), "table",
    data=Data("short, long, or a deck", lambda name: {"cards": list("ab" if name == "short" else "abc")}, clean),
)  # fmt: skip
OPTIONS = (SIZE, PAIR, OPEN, MODE, WIDE)


def test_kinds_and_what_people_read():
    assert [o.kind for o in OPTIONS] == ["int", "int", "bool", "choice", "bool"]
    assert [o.allowed for o in OPTIONS[:4]] == ["3–7", "10, 15", "true, false", "off, half, full"]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((SIZE, value) for value in (2, 8, True, 3.0, "3", None, [3], float("nan"))),
        *((OPEN, value) for value in (0, 1, "true", None, 1.0)),
        *((MODE, value) for value in ("Off", "", 0, False, ("off",), b"off")),
        *((PAIR, value) for value in (11, True, 10.0)),
    ],
)
def test_a_value_of_another_type_is_another_value(option: Option, value: Any):
    with pytest.raises(BadTable, match=rf"{option.name}=.*allowed: {option.allowed} \({option.clauses[0]}"):
        option.check(value)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_allowed_values_are_taken_and_read_from_their_text(option: Option):
    for value in option.values:
        assert option.check(value) is value
        assert option.read(str(value)) == value
        assert option.read(str(value).upper()) == value


def test_words_for_yes_and_no():
    assert [OPEN.read(word) for word in ("on", "YES", "1", "off", "no", "0")] == [True] * 3 + [False] * 3


@pytest.mark.parametrize(("option", "text"), [(SIZE, "2"), (SIZE, " 3"), (SIZE, ""), (OPEN, "maybe"), (MODE, "0")])
def test_other_texts_are_refused(option: Option, text: str):
    with pytest.raises(BadTable, match=f"{option.name}={text} is not allowed; allowed: {option.allowed}"):
        option.read(text)


def test_free_text_is_kept_in_one_form():
    assert (WORD.kind, WORD.allowed) == ("text", "2–5 letters")
    assert WORD.check("tiger") == WORD.read("Tiger") == "TIGER"
    for wrong in ("x", "ocelots", "c4t", 7, None, ["cat"]):
        with pytest.raises(BadTable, match=r"word=.*allowed: 2–5 letters \(X-7\)"):
            WORD.check(wrong)


def test_data_are_one_that_ships_or_their_own_and_records_write_them_out(tmp_path: Path):
    assert (DECK.kind, DECK.allowed) == ("data", "short, long, or a deck")
    assert DECK.check("long") == DECK.read("long") == "long"
    assert DECK.check({"cards": ["b", "a"]}) == "short"
    own = DECK.check({"cards": ["z", "y"]})
    assert own == {"cards": ["y", "z"]}
    assert [DECK.full(value) for value in ("short", own)] == [{"cards": ["a", "b"]}, own]
    assert SIZE.full(3) == 3
    file = tmp_path / "deck.json"
    file.write_text('{"cards": ["q"]}', "utf-8")
    assert DECK.read(str(file)) == {"cards": ["q"]}
    file.write_text("[" * 100_000, "utf-8")
    for wrong in (str(file), str(tmp_path / "none.json"), str(tmp_path)):
        with pytest.raises(BadTable, match="no such file of JSON"):
            DECK.read(wrong)
    for bad in ({}, {"cards": [], "more": 1}):
        with pytest.raises(BadTable, match="a deck has cards"):
            DECK.check(bad)
    with pytest.raises(BadTable, match="deck='tall' is not allowed"):
        DECK.check("tall")


def test_the_kernel_knows_ints_by_themselves_and_others_by_their_place():
    assert [PAIR.code(value) for value in PAIR.values] == [10, 15]
    assert [OPEN.code(value) for value in OPEN.values] == [0, 1]
    assert [MODE.code(value) for value in MODE.values] == [0, 1, 2]


def test_a_preset_gives_every_option_a_value_and_changes_come_on_top():
    assert settle("x", OPTIONS, None, {})[0] == "small"
    assert settle("x", OPTIONS, "large", {"mode": "half"}) == (
        "large",
        {"size": 7, "pair": 15, "open": True, "mode": "half", "wide": False},
    )


def test_what_an_option_needs_must_be_there():
    assert settle("x", OPTIONS, "large", {"wide": True})[1]["wide"] is True
    with pytest.raises(BadTable, match=r"wide=true needs open=true \(X-6\)"):
        settle("x", OPTIONS, "small", {"wide": True})
    with pytest.raises(BadTable, match=r"wide=true needs size=7 \(X-6\)"):
        settle("x", OPTIONS, "small", {"wide": True, "open": True})
    assert settle("x", OPTIONS, "small", {"wide": False})[0] == "small"


def test_unknown_names_are_refused_with_the_known_ones():
    with pytest.raises(BadTable, match="x has no preset 'tiny'; presets: small, large"):
        settle("x", OPTIONS, "tiny", {})
    with pytest.raises(BadTable, match="x has no option 'colour'; options: size, pair, open, mode, wide"):
        settle("x", OPTIONS, None, {"colour": 1})


def test_games_are_refused_by_name_too():
    with pytest.raises(BadTable, match="there is no game 'chess'; games: koikoi"):
        fuda.game("chess")
    with pytest.raises(BadTable, match=r"rounds=True is not allowed; allowed: 1–24 \(KK-1\)"):
        fuda.game("koikoi", rounds=True)
    with pytest.raises(BadTable, match="koikoi has no preset 'english'; presets: czech, russian, nintendo"):
        fuda.game("koikoi", "english")
