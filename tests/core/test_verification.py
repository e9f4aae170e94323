"""What a record file proves by itself: what was stated before the match, by whom, and who vouches for all of it."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fuda
from fuda.core import signature
from fuda.core.canonical import canonical
from fuda.core.errors import BadRecord
from fuda.core.jit import INTERPRETED
from fuda.core.record import check
from fuda.core.signature import BadSignature
from fuda.core.verification import sign, signers, verify
from tests.core.test_record import leaves

RECORDS = Path(__file__).parents[1] / "golden/records"
KEY = "03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8"  # of the private key 00 01 02 … 1f
OTHER = "11" * 32  # a private key


def golden(kind: int) -> dict[str, Any]:
    """A record that was made when its kind was new; it must hold for ever."""
    return json.loads((RECORDS / f"fuda-deal-{kind}.json").read_text("utf-8"))


def told(data: dict[str, Any], *keys: str) -> tuple[str, bool, str]:
    """The last thing that a verification says."""
    return verify(data, fuda.game, keys)[-1]


@pytest.mark.parametrize(("kind", "stages"), [(1, []), (2, ["signature"])])
def test_records_of_both_kinds_hold(kind: int, stages: list[str]):
    found = verify(golden(kind), fuda.game)
    assert [stage for stage, _, _ in found] == ["format", *stages, "start", "moves", "shuffles", "result"]
    assert all(holds for _, holds, _ in found)
    record = fuda.replay(golden(kind)).record()
    assert record == {name: value for name, value in golden(kind).items() if name != "signature"}


def test_a_file_alone_says_whose_it_is():
    assert signers(check(golden(2))) == [KEY]
    assert signers(check(golden(1))) == []
    assert told(golden(2), KEY)[:2] == ("result", True)
    assert told(golden(2), signature.public(OTHER)) == (
        "signature",
        False,
        f"it is signed by key {KEY}, which is none of those named",
    )
    assert told(golden(1), KEY)[:2] == ("signature", False)


def test_the_signature_of_a_start_is_not_taken_for_one_of_the_moves():
    """Other moves in a record without its signature were once said to be signed by the server."""
    data = golden(2)
    del data["signature"]
    found = verify(data, fuda.game)
    assert [stage for stage, _, _ in found] == ["format", "stated", "start", "moves", "shuffles", "result"]
    assert f"the start alone is signed by {KEY}" in found[1][2]
    by_somebody = verify(sign(data, OTHER), fuda.game)
    assert [(stage, detail[-64:]) for stage, _, detail in by_somebody if stage == "signature"] == [
        ("signature", signature.public(OTHER))
    ]
    assert [stage for stage, _, _ in by_somebody][1:3] == ["stated", "signature"]


SEATS: list[Any] = [{"person": "0123456789abcdef", "name": "Jiří “Ace”"}, {"person": "f0", "name": "Хана"}]


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([*SEATS, {"level": "greedy"}], "3 seats, the table 2"),
        ([], "0 seats, the table 2"),
        ([SEATS[0], {}], "seat 1 of the start statement"),
        ([SEATS[0], {**SEATS[1], "level": "greedy"}], "seat 1 of the start statement"),
        ([{"person": "ab"}, SEATS[1]], "seat 0 of the start statement"),
    ],
)
def test_a_statement_has_the_seats_of_its_table(seats: Any, words: str):
    stage, holds, detail = told(_restated(seats=seats))
    assert (stage, holds) == ("start", False)
    assert words in detail


def test_a_key_may_change_between_the_statement_and_the_record():
    rotated = sign({name: value for name, value in golden(2).items() if name != "signature"}, OTHER)
    assert signers(check(rotated)) == [KEY, signature.public(OTHER)]
    assert told(rotated, KEY)[:2] == ("signature", False)
    assert told(rotated, KEY, signature.public(OTHER))[:2] == ("result", True)


def test_every_single_change_of_a_value_breaks_a_signature():
    rng = Random(2)
    found = [(path, value) for path, value in leaves(golden(2)) if path != ("version",)]
    for path, value in found if not INTERPRETED else rng.sample(found, 25):
        data = golden(2)
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        flipped = value[:-1] + ("0" if value[-1:] != "0" else "1") if isinstance(value, str) else value
        place[path[-1]] = (
            flipped if isinstance(value, str) else not value if isinstance(value, bool) else (value or 0) + 1
        )
        assert not all(holds for _, holds, _ in verify(data, fuda.game)), path


def _restated(**facts: Any) -> dict[str, Any]:
    """The golden record with another statement, signed by the server's own key."""
    data = golden(2)
    statement = {**data["deal"]["start"]["statement"], **facts}
    private = bytes(range(32)).hex()
    data["deal"]["start"] = {
        "statement": statement,
        "signature": signature.sign(private, signature.START, statement),
    }
    del data["signature"]
    return sign(data, private)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"match": "00" * 16}, "another match id"),
        ({"commitment": "00" * 32}, "another commitment"),
        ({"game": "kocka"}, "another game"),
        ({"rules": 2}, "another version of the rules"),
        ({"table": "00" * 32}, "another table rules"),
        ({"dealer": 1}, "another dealer"),
        ({"seats": [{"level": "greedy"}, {"person": "f0", "name": "Hana"}]}, "another number of people"),
        ({"seats": [{"person": "ab", "name": "Eva"}, {"person": "f0", "name": "Хана"}]}, "does not follow"),
        ({"attempt": 2}, "does not follow"),
        ({"at": 7}, "does not follow"),
    ],
)
def test_a_statement_that_the_server_itself_changed_afterwards_does_not_fit_the_cards(facts: Any, words: str):
    stage, holds, detail = told(_restated(**facts))
    assert (stage, holds) == ("start", False)
    assert words in detail


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["deal"].pop("start"),
        lambda data: data.pop("signature"),
        lambda data: (data.update(version=1), data.pop("signature")),
        lambda data: data["signature"].update(key="00" * 31),
        lambda data: data["signature"].update(value=data["signature"]["value"].upper()),
        lambda data: data["deal"]["start"].update(signature="zz"),
    ],
)
def test_signatures_cannot_be_left_out_or_written_otherwise(change: Callable[[dict[str, Any]], Any]):
    data = golden(2)
    change(data)
    assert told(data, KEY)[1] is False


def test_a_start_and_a_record_are_never_taken_for_each_other():
    data = {"a": 1}
    signed = signature.sign(OTHER, signature.START, data)
    signature.check(signature.public(OTHER), signature.START, data, signed)
    with pytest.raises(BadSignature, match="the signature of the record is not one of key"):
        signature.check(signature.public(OTHER), signature.RECORD, data, signed)


def test_canonical_bytes_are_those_of_rfc_8785():
    data = {"\u20ac": 'a\u000f\n"\\', "\r": [], "\ufb33": {}, "1": None, "\U0001f602": True, "ö": -1}
    spelt = '{"\\r":[],"1":null,"ö":-1,"€":"a\\u000f\\n\\"\\\\","\U0001f602":true,"\ufb33":{}}'
    assert canonical(data).decode() == spelt


@pytest.mark.parametrize("data", [1.0, float("nan"), 2**53, -(2**53), {"a": [0.5]}, "\ud800"])
def test_what_two_programs_might_spell_differently_has_no_canonical_bytes(data: object):
    with pytest.raises(BadRecord, match="no canonical spelling"):
        canonical(data)
