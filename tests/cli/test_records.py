"""Records are replayed and verified, and the rulebook is printed."""

import json
from pathlib import Path
from random import Random

import pytest

import fuda as engine
from fuda.catalogue import GAMES, spec
from fuda.core.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def record() -> dict:
    match, dice = engine.game("koikoi", rounds=2).new(seed=3), Random(3)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match.record()


@pytest.fixture
def file(tmp_path: Path, record: dict) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_whole_where_nobody_presses_keys(call, file: Path, record: dict, language: str):
    done = call("replay", str(file), "--lang", language)
    assert done.returncode == 0, done.stderr
    words = Words(language)
    assert f"{len(record['moves']):>4}  " in done.stdout
    assert words.format("koikoi-word-summary") in done.stdout
    assert words.format("replay-seat", seat=1) in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_record_is_verified(call, file: Path, record: dict, language: str):
    done = call("verify", str(file), "--lang", language)
    assert done.returncode == 0
    assert done.stdout.count("✓") == 5
    assert Words(language).format("verify-all") in done.stdout
    assert record["deal"]["commitment"] in done.stdout


def _first_move(record: dict) -> None:
    record["moves"][0] = [record["moves"][0][0], "play 12K3"]


def _cut_off(record: dict) -> None:
    del record["moves"][-1]


def _result(record: dict) -> None:
    record["result"]["scores"][0] += 1


def _secret(record: dict) -> None:
    record["deal"]["secret"] = "00" * 32


def _shuffle(record: dict) -> None:
    record["deal"]["shuffles"][1]["dealt"].reverse()


def _version(record: dict) -> None:
    record["version"] = 99


def _game(record: dict) -> None:
    record["game"] = "chess"


@pytest.mark.parametrize("change", [_first_move, _cut_off, _result, _secret, _shuffle, _version, _game])
def test_an_edited_record_is_found_out_at_the_first_thing_that_does_not_hold(
    call, tmp_path: Path, record: dict, change
):
    edited = json.loads(json.dumps(record))
    change(edited)
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(edited))
    done = call("verify", str(path))
    assert done.returncode == 1
    assert done.stdout.count("✗") == 1
    assert done.stdout.splitlines()[-1] != Words("en").format("verify-all")
    assert call("replay", str(path)).returncode == 2


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": "pgn"}', b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_record_is_said_to_be_none(call, tmp_path: Path, content: bytes):
    path = tmp_path / "foreign.json"
    path.write_bytes(content)
    done = call("verify", str(path))
    assert done.returncode == 1
    assert "✗" in done.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_clause_and_every_option(
    call, monkeypatch: pytest.MonkeyPatch, game: str, language: str
):
    monkeypatch.setenv("COLUMNS", "100")
    done = call("rules", game, "--lang", language)
    assert done.returncode == 0, done.stderr
    described = spec(game)
    for _, clauses in described.sections:
        for clause in clauses:
            assert f"{clause} " in done.stdout
    for option in described.options:
        assert option.name in done.stdout
    assert f"{game}-" not in done.stdout  # no key instead of words
    assert "rules-" not in done.stdout
