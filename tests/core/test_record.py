"""Records that are damaged, edited, foreign or hostile are refused in one sentence, and nothing else ever comes out."""

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fuda
from fuda.core import record as records
from fuda.core import verification
from fuda.core.errors import BadRecord, FudaError
from fuda.core.fair import FairDeal
from fuda.core.jit import INTERPRETED
from fuda.core.match import Match


@cache
def made() -> str:
    """A short match's record as text; it has a draw for the dealer, two rounds and nonces."""
    deal = FairDeal(bytes(range(32, 64)), bytes(range(16)), (b"one", b"other"))
    match = fuda.game("koikoi", "czech", rounds=2, tiebreak="draw").new(deal=deal)
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return json.dumps(match.record())


def good() -> dict[str, Any]:
    return json.loads(made())


def replay(data: object) -> Match:
    return fuda.replay(data)


def edited(path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """The good record with one thing changed."""
    data = good()
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


def leaves(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every number, word and null of a record with the way to it."""
    if isinstance(data, dict | list):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(part, (*path, key))
    else:
        yield path, data


def test_the_good_record_is_good():
    assert replay(good()).record() == good()
    assert replay(records.read(made())).record() == good()
    assert replay(records.read(made().encode())).record() == good()


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("format",), "pgn", 'not a record of Fuda: "format" must be "fuda-record"'),
        (("format",), None, "not a record of Fuda"),
        (("version",), 3, "format version 3 is unknown here; this Fuda reads versions 1 and 2"),
        (("version",), 2, "version 2 has a start or a signature, version 1 neither"),
        (("version",), "1", "format version '1' is unknown"),
        (("version",), True, "damaged"),
        (("game",), "chess", "there is no game 'chess'"),
        (("game",), 7, "Expected `str`"),
        (("preset",), "english", "has no preset 'english'"),
        (("table", "rounds"), 25, "rounds=25 is not allowed"),
        (("table", "rounds"), True, "rounds=True is not allowed"),
        (("table", "rounds"), 3, r"shuffle \d is missing in the record"),
        (("table", "colour"), "red", "has no option 'colour'"),
        (("table", "koi_needs_seven"), True, "koi_needs_seven=true needs double_seven=true"),
        (("dealer",), 2, "dealer=2"),
        (("dealer",), "0", "damaged"),
        (("dealer",), True, "damaged"),
        (("dealer",), 0, r"move 1 \(.*\) is refused|shuffle \d"),
        (("deal", "match"), "00" * 15, "match id has 16 bytes"),
        (("deal", "match"), "00" * 16, "shuffle 0: the stored order does not follow from the secret"),
        (("deal", "commitment"), "00" * 32, "the secret is not the one that was committed to"),
        (("deal", "secret"), "00" * 32, "the secret is not the one that was committed to"),
        (("deal", "secret"), "zz" * 32, "the secret is no lower-case hex"),
        (("deal", "secret"), "00" * 31, "secret has 32 bytes"),
        (("deal", "nonces"), [], "shuffle 0: the stored order"),
        (("deal", "nonces"), ["6F6E65", "6f74686572"], "a nonce is no lower-case hex: '6F6E65'"),
        (("deal", "nonces"), ["6f 6e 65", "6f74686572"], "a nonce is no lower-case hex"),
        (("deal", "nonces"), ["", "6f74686572"], "a nonce has 1 to 64 bytes"),
        (("deal", "nonces"), ["00", "00", "00"], "3 nonces, the table 2 seats"),
        (("deal", "shuffles"), [], "shuffle 0 is missing"),
        (("deal", "shuffles", 1, "lot", 0), "1R", "shuffle 1: the record shuffles other cards"),
        (("deal", "shuffles", 1, "dealt", 0), "1L", "shuffle 1: the stored order does not follow"),
        (("moves",), [], "breaks off after 0 moves"),
        (("result", "resigned"), [0], "the result differs: .*, recorded .*, given up by \\[0\\]"),
        (("result", "resigned"), [7], "the result differs"),
        (("result", "resigned"), "0", "damaged"),
        (("moves", 0), [], "move 1 is damaged"),
        (("moves", 0), [0], "move 1 is damaged"),
        (("moves", 0), ["0", "play 1L"], "move 1 is damaged"),
        (("moves", 0), [0, 7], "move 1 is damaged"),
        (("moves", 0), [0, ["play 1L"]], "damaged: Expected `int | str`, got `array`"),
        (("moves", 0, 0), 2, r"move 1 \(seat 2: play .*\) is refused: there is no seat 2"),
        (("moves", 3, 1), "castle", r"move 4 \(seat . castle\)|move 4 .* is refused"),
        (("moves", 0), None, "damaged"),
        (("moves", 0), "\ud800", "damaged"),
        (("result", "scores", 0), 99, "the result differs: played .*, recorded 99 :"),
        (("result", "winners"), [0, 1], r"the result differs: .*, recorded .*, won by \[0, 1\]"),
        (("result", "stopped"), True, "the result differs: .* stopped by agreement"),
        (("result", "stopped"), 0, "Expected `bool`"),
        (("result", "resigned"), [], "resigned is left out where there is nothing to tell"),
        (("taken_back",), [], "taken_back is left out where there is nothing to tell"),
        (("asked",), [], "asked is left out where there is nothing to tell"),
        (("asked",), [{"after": 10**5000, "seat": 0}], "asks the coach after .* too large"),
        (("taken_back",), [{"after": 10**5000, "moves": []}], "takes back after .* too large"),
        (("deal", "extra"), 1, "unknown field `extra`"),
        (("extra",), 1, "unknown field `extra`"),
    ],
)
def test_one_edit_is_named(path: tuple[str | int, ...], value: Any, words: str):
    with pytest.raises(BadRecord, match=words):
        replay(edited(path, value))


@pytest.mark.parametrize(
    "field",
    [*sorted(set(good()) - {"rules"}), *(f"deal.{name}" for name in good()["deal"]), "result.scores", "table.trio"],
)
def test_a_missing_field_is_named(field: str):
    data = good()
    place: Any = data
    *way, last = field.split(".")
    for key in way:
        place = place[key]
    del place[last]
    with pytest.raises(BadRecord, match=last):
        replay(data)


def test_every_single_change_of_a_value_is_refused():
    """Each number, word and null of the record, one after another, replaced by something like it."""
    rng = Random(2)
    found = list(leaves(good()))
    # The preset only says where the table rules came from, and not every table rule shows in every match.
    found = [(path, value) for path, value in found if path[0] not in ("preset", "table")]
    for path, value in found if not INTERPRETED else rng.sample(found, 25):
        if isinstance(value, bool):
            other: Any = not value
        elif isinstance(value, int):
            other = value + rng.choice((-1, 1))
        elif value is None:
            other = 0
        else:
            words = [word for p, word in found if isinstance(word, str) and word != value and p[0] == path[0]]
            other = rng.choice(words or ["other"])
        with pytest.raises(BadRecord):
            replay(edited(path, other))


def test_a_table_rule_that_is_data_is_written_in_one_way():
    match = fuda.game("yojimbo").new(seed=1)
    match.resign(0)
    data: dict[str, Any] = match.record()
    deck = data["table"]["deck"]
    assert replay(data).record() == data
    without = [{key: face[key] for key in face if key != "name"} for face in deck["attack_faces"]]
    for other in ("shipped", {**deck, "colour": "red"}, {**deck, "attack_faces": without}):
        with pytest.raises(BadRecord, match=r"table rule deck=.* is written otherwise than a record has it"):
            replay({**data, "table": {**data["table"], "deck": other}})


def test_a_table_rule_of_an_earlier_version_keeps_its_value():
    match = fuda.game("koikoi", grow_sets="added").new(seed=1)
    match.resign(0)
    data: dict[str, Any] = match.record()
    assert replay({**data, "table": {**data["table"], "grow_sets": True}}).scores == match.scores


def test_another_preset_with_the_same_table_is_the_same_match():
    assert replay(edited(("preset",), "russian")).scores == replay(good()).scores


def test_moves_that_are_swapped_repeated_or_left_out_are_refused():
    moves = good()["moves"]
    for wrong in (moves[1:], moves[:-1], [*moves, moves[-1]], [moves[1], moves[0], *moves[2:]], [moves[0], *moves]):
        with pytest.raises(BadRecord, match=r"move \d+ .* is refused|breaks off after \d+ moves"):
            replay(edited(("moves",), wrong))


def test_a_move_has_one_spelling():
    seat, text = good()["moves"][0]
    with pytest.raises(BadRecord, match=f"move 1 is written {text.upper()}; a record has {text}"):
        replay(edited(("moves", 0), [seat, text.upper()]))


def test_shuffles_too_many_are_refused():
    shuffles = good()["deal"]["shuffles"]
    with pytest.raises(BadRecord, match=f"the record has {len(shuffles) + 1} shuffles, the match {len(shuffles)}"):
        replay(edited(("deal", "shuffles"), [*shuffles, shuffles[0]]))


@pytest.mark.parametrize(
    "data", [None, 7, "text", [], {}, {"format": []}, {"format": {"a": 1}}, b"x", float("nan"), ()]
)
def test_what_is_no_record_at_all_is_refused(data: object):
    with pytest.raises(BadRecord, match="not a record of Fuda"):
        replay(data)


def test_a_file_cut_off_anywhere_is_refused():
    text = made()
    for length in [*range(40), *range(40, len(text) - 1, 97), len(text) - 1]:
        with pytest.raises(BadRecord, match="no JSON or is cut off"):
            records.read(text[:length])


def test_what_a_file_says_twice_is_refused():
    """One reader would show the first result, and another verify the second."""
    for name in ("result", "moves", "secret", "scores"):
        text = made()
        place = text.index(f'"{name}"')
        with pytest.raises(BadRecord, match=f"'{name}' is there twice"):
            records.read(f'{text[:place]}"{name}": null, {text[place:]}')


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-8-sig", "utf-16-le"])
def test_a_file_that_is_not_in_utf_8_is_refused(encoding: str):
    with pytest.raises(BadRecord, match="not a record"):
        records.read(made().encode(encoding))


def test_a_file_too_large_is_refused_before_it_is_read():
    with pytest.raises(BadRecord, match="at most 4,000,000 bytes, this file 4,000,001"):
        records.read(" " * (records.LARGEST + 1))
    with pytest.raises(BadRecord, match="at most"):
        records.read(made()[:-1] + " " * records.LARGEST + "}")


@pytest.mark.parametrize("depth", [50, 400, 900, 990, 100_000])
@pytest.mark.parametrize("field", ["moves", "table", "deal", "extra", "version", "format"])
def test_deep_nesting_is_refused(depth: int, field: str):
    deep = "[" * depth + "]" * depth
    start = json.dumps({k: v for k, v in good().items() if k != field})[:-1]
    with pytest.raises(BadRecord):
        replay(records.read(f'{start}, "{field}": {deep}}}'))


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\x00", b"\xff", "\ud800", '{"format": "\\ud800"}', "9" * 5000, "NaN", "1e999"]
)
def test_odd_bytes_are_refused(data: Any):
    with pytest.raises(BadRecord):
        replay(records.read(data))


@pytest.mark.parametrize("depth", [1, 50, 900, 5000])
def test_a_deeply_nested_table_rule_is_refused(depth: int):
    deep: list[Any] = []
    for _ in range(depth):
        deep = [deep]
    for value in (deep, {"deck": deep}):
        with pytest.raises(BadRecord, match="the record cannot start"):
            replay(edited(("table", "rounds"), value))


def test_huge_numbers_are_refused():
    for path in (("version",), ("dealer",), ("moves", 0, 0), ("table", "rounds"), ("result", "scores", 0)):
        for number in (10**400, -(10**400), 2**63, 2**64):
            with pytest.raises(BadRecord):
                replay(records.read(json.dumps(edited(path, number))))


def test_numbers_that_python_does_not_write_are_refused():
    for path in (
        ("rules",),
        ("dealer",),
        ("moves", 0, 0),
        ("moves", 0, 1),
        ("table", "rounds"),
        ("result", "scores", 0),
    ):
        with pytest.raises(BadRecord):
            replay(edited(path, 10**5000))


def mutated(rng: Random, text: str) -> str:
    """A text with some bytes of it changed, removed, doubled or moved."""
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        i = rng.randrange(len(text))
        j = min(len(text), i + rng.choice((1, 1, 2, 8, 60)))
        k = rng.randrange(len(text))
        piece = rng.choice(["", text[i:j] * 2, text[k : k + j - i], rng.choice('0123456789"[]{},:-.eEtfn\\ \x00é')])
        text = text[:i] + piece + text[j:]
    return text


def test_thousands_of_damaged_files_give_nothing_but_refusals():
    rng = Random(3)
    survived = 0
    for _ in range(200 if INTERPRETED else 4000):
        text = mutated(rng, made())
        try:
            kept = records.read(text)
            match = fuda.replay(kept)
        except FudaError:
            continue
        survived += 1
        assert match.record()["moves"] == good()["moves"]  # only what does not matter was changed
    assert survived < 400


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=8), parts, max_size=4),
    max_leaves=8,
)


@pytest.mark.compiled_only  # whatever is wrong, the kernels do the same
@given(st.data())
def test_any_json_in_any_place_gives_a_match_or_a_refusal(data: st.DataObject):
    places = [path for path, _ in leaves(good())]
    path = data.draw(st.sampled_from(places + [path[:-1] for path in places if len(path) > 1]))
    wrong = edited(path, data.draw(json_values))
    with suppress(BadRecord):
        replay(wrong)


@given(json_values)
def test_any_json_is_refused(value: Any):
    with pytest.raises(BadRecord):
        replay(value)


def test_replaying_leaves_the_record_as_it_is():
    data = good()
    before = copy.deepcopy(data)
    replay(data)
    assert data == before


def test_verify_says_what_holds():
    found = verification.verify(good(), fuda.game)
    assert [stage for stage, _, _ in found] == ["format", "start", "moves", "shuffles", "result"]
    assert all(holds for _, holds, _ in found)
    details = [detail for _, _, detail in found]
    assert details[0] == "fuda-record 1, koikoi"
    assert good()["deal"]["commitment"] in details[1]
    assert details[2] == f"{len(good()['moves'])} are legal"
    assert details[3] == f"{len(good()['deal']['shuffles'])} follow from the secret and 2 nonces"
    assert details[4] == " : ".join(map(str, good()["result"]["scores"]))


@pytest.mark.parametrize(
    ("path", "value", "held", "stage", "words"),
    [
        (("version",), 9, 0, "format", "version 9"),
        (("deal", "commitment"), "0" * 64, 1, "start", "committed"),
        (("moves", 2, 1), "koi", 2, "moves", "move 3"),
        (("deal", "shuffles", -1, "dealt", 0), "x", 2, "moves", "does not follow"),
        (("result", "scores"), [0, 0, 0], 4, "result", "the result differs"),
    ],
)
def test_verify_names_the_first_thing_that_does_not_hold(
    path: tuple[str | int, ...], value: Any, held: int, stage: str, words: str
):
    found = verification.verify(edited(path, value), fuda.game)
    assert [holds for _, holds, _ in found] == [True] * held + [False]
    assert found[-1][0] == stage
    assert words in found[-1][2]


def test_unfinished_set_up_and_sampled_matches_have_no_record():
    game = fuda.game("koikoi")
    match = game.new(seed=1)
    with pytest.raises(FudaError, match="not over: a record would reveal hidden cards"):
        match.record()
    with pytest.raises(FudaError, match="its deals prove nothing"):
        game.sample(match.view(0), 1).record()


def test_records_are_plain_json_in_the_order_of_the_page():
    fields = [field.name for field in msgspec.structs.fields(records.Record)]
    assert list(good()) == fields[:-3]  # the last ones say what was taken back, who asked the coach, and who has signed
    assert list(taken_back()) == fields[:-2]
    assert list(asked()) == fields[:-1]
    assert list(good()["deal"]) == ["match", "commitment", "secret", "nonces", "shuffles"]


def taken_back() -> dict[str, Any]:
    """A record in which two moves were taken back."""
    match = fuda.game("koikoi", "czech", rounds=1, tiebreak="draw").new(seed=5)
    rng = Random(1)
    for _ in range(6):
        match.play(rng.choice(match.legal()), deal=False)
    earlier = match.fork()
    for _ in range(2):
        match.play(match.legal()[-1], deal=False)
    match.take_back(earlier)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match.record()


def test_a_record_with_moves_taken_back_holds_and_says_what_they_were():
    data = taken_back()
    [undone] = data["taken_back"]
    assert (undone["after"], len(undone["moves"])) == (6, 2)
    assert replay(data).record() == data
    assert all(holds for _, holds, _ in verification.verify(data, fuda.game))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda undone: undone.update(after=5), "move 6, taken back, .* is refused"),
        (lambda undone: undone.update(after=999), "out of order"),
        (lambda undone: undone["moves"].clear(), "never played"),
        (lambda undone: undone["moves"].append(["x"]), "is damaged"),
    ],
)
def test_a_record_whose_taken_back_moves_were_edited_is_refused(change: Any, told: str):
    data = taken_back()
    change(data["taken_back"][0])
    with pytest.raises(BadRecord, match=told):
        replay(data)


def test_a_record_in_which_moves_are_taken_back_without_end_is_refused(monkeypatch: pytest.MonkeyPatch):
    """Each has to be played again: one record of two megabytes took a minute."""
    monkeypatch.setattr("fuda.core.match.UNDONE", 8)
    data = taken_back()
    [undone] = data["taken_back"]
    assert replay(data | {"taken_back": [undone] * 4}).undone == 8
    with pytest.raises(BadRecord, match="8 moves were taken back; after 8 nothing more is"):
        replay(data | {"taken_back": [undone] * 5})


def asked() -> dict[str, Any]:
    """A record in which the coach was asked: before the first move, and for a move that was then taken back."""
    match = fuda.game("koikoi", "czech", rounds=1, tiebreak="draw").new(seed=5)
    first = match.seats[0]
    match.ask(first)
    match.ask(first)  # the same question
    match.play(match.legal()[0], deal=False)
    while match.seats != (first,):
        match.play(match.legal()[0], deal=False)
    earlier = match.fork()
    match.play(match.legal()[0], deal=False)
    while match.seats != (first,):
        match.play(match.legal()[0], deal=False)
    match.ask(first)
    match.take_back(earlier)
    while not match.over:
        match.play(match.legal()[-1])
    return match.record()


def test_a_record_says_where_the_coach_was_asked():
    data = asked()
    [undone] = data["taken_back"]
    first = data["moves"][0][0]
    assert data["asked"] == [{"after": 0, "seat": first}, {"after": undone["after"], "seat": first}]
    again = replay(data)
    assert again.record() == data
    told = [event["move"] for event in again.events if event["key"] == "core-event-asked"]
    assert told == [0, undone["after"]]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda found: found[0].update(seat=1 - found[0]["seat"]), "has no move to make"),
        (lambda found: found[0].update(seat=7), "there is no seat 7"),
        (lambda found: found.insert(0, found[0]), "twice"),
        (lambda found: found[1].update(after=999), "after its end"),
        (lambda found: found.reverse(), "the record asks"),
    ],
)
def test_a_record_whose_questions_to_the_coach_were_edited_is_refused(change: Any, told: str):
    data = asked()
    change(data["asked"])
    with pytest.raises(BadRecord, match=told):
        replay(data)


def test_only_what_was_played_since_can_be_taken_back():
    match = fuda.game("koikoi").new(seed=5)
    with pytest.raises(FudaError, match="made since"):
        match.take_back(match.fork())
