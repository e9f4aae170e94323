"""`fuda practise` and `fuda puzzles`: a puzzle is asked and explained, and practice can be taken along."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fuda.review.puzzles import puzzles
from tests.cli.conftest import Done
from tests.review.matches import recorded

pytestmark = pytest.mark.compiled_only


def test_a_puzzle_is_asked_judged_explained_and_kept(call: Callable[..., Done], tmp_path: Path):
    done = call("practise", "koikoi", "--lang", "cs", typed="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Nejlepší je" in done.stdout or "Správně" in done.stdout
    for part in ("Šance", "Ztráta", "Jak to může jít dál", "Vrátí se"):
        assert part in done.stdout
    assert "practice-" not in done.stdout
    kept = json.loads((tmp_path / "fuda" / "practice.json").read_text("utf-8"))
    [item] = kept["games"]["koikoi"]["items"].values()
    assert item["right"] + item["wrong"] == 1


def test_a_lesson_is_played_at_the_terminal_and_the_rulebook_names_it(call: Callable[..., Done], tmp_path: Path):
    done = call("practise", "kocka", "--lesson", "penalties", "--lang", "cs", typed="1\n\n1\n")
    assert done.returncode == 0, done.stderr
    for part in ("Cvičení 1 z 2", "Cvičení 2 z 2", "Hejma, zelený svršek, stojí 10 bodů", "fuda play kocka"):
        assert part in done.stdout
    assert "exercise-" not in done.stdout
    assert "practice-" not in done.stdout
    assert "Posílání" in call("practise", "kocka", "--lesson", "passing", "--lang", "cs", typed="q\n").stdout
    assert "months, plants" in call("practise", "koikoi", "--lesson", "nothing").stderr
    assert "fuda practise kocka --lesson counting" in call("rules", "kocka").stdout


def test_practice_is_exported_and_imported(call: Callable[..., Done], tmp_path: Path):
    call("practise", "koikoi", "--day", typed="1\n")
    file, kept = tmp_path / "mine.json", tmp_path / "fuda" / "practice.json"
    assert call("practise", "--export", str(file)).returncode == 0
    before = kept.read_bytes()
    kept.unlink()
    assert call("practise", "--import", str(file)).returncode == 0
    assert kept.read_bytes() == before
    file.write_text("{}")
    kept.write_bytes(before)
    (tmp_path / "bad.json").write_text('{"format": "fuda-deal"}')
    done = call("practise", "--import", str(tmp_path / "bad.json"))
    assert (done.returncode, kept.read_bytes()) == (2, before)
    assert "no practice" in done.stderr


def test_puzzles_are_made_into_a_file_and_checked(call: Callable[..., Done], tmp_path: Path):
    file = tmp_path / "kocka.json.gz"
    done = call("puzzles", "make", "kocka", "--count", "1", "--out", str(file))
    assert done.returncode == 0, done.stderr
    assert "1 puzzle in" in done.stdout
    assert call("puzzles", "make", "kocka", "--count", "1", "--out", str(file), "--seed", "9").returncode == 2
    done = call("puzzles", "check", "kocka", "--out", str(file))
    assert "of 1 puzzles hold" in done.stdout
    assert puzzles("kocka")


def test_records_are_counted_on_the_screen_as_csv_and_as_json(call: Callable[..., Done], tmp_path: Path):
    files = []
    for seed in (1, 2):
        files.append(str(tmp_path / f"{seed}.json"))
        Path(files[-1]).write_text(json.dumps(recorded("koikoi", seed)))
    done = call("stats", *files, "--effort", "quick", "--lang", "cs")
    assert done.returncode == 0, done.stderr
    for part in ("2 partie", "Vyhraná kola", "Jak chodily karty", "Co našel rozbor", "Štěstí při rozdávání"):
        assert part in done.stdout
    assert "stats-" not in done.stdout
    assert "bez něj: +0,0" not in done.stdout
    page = tmp_path / "stats.html"
    assert call("stats", *files, "--html", str(page), "--lang", "ru").returncode == 0
    text = page.read_text("utf-8")
    assert "stats-" not in text
    assert '<svg class="plot" viewBox="0 0 640 220" role="img" aria-label="' in text
    head, *rows = call("stats", *files, "--csv").stdout.splitlines()
    assert head.startswith("file,opponents,game,preset,seat,won,score")
    assert len(rows) == 2
    assert len(json.loads(call("stats", *files, "--json").stdout)) == 2
    assert call("stats").returncode == 2
    assert call("stats", *files, "--keep").returncode == 0
    assert len(json.loads(call("stats", "--json").stdout)) == 2
    assert call("stats", files[0], "--csv", "--json").returncode == 2
    (tmp_path / "torn.json").write_text("{")
    assert "torn.json" in call("stats", *files, str(tmp_path / "torn.json")).stderr
