"""Help and version answer at once, in the reader's language; whatever is wrong is said in one paragraph."""

import subprocess
import sys
from pathlib import Path

import pytest

from fuda import cli
from fuda.cli.arguments import COMMANDS, parse
from fuda.core.words import Words
from tests.cli.shell import environment, fuda

HEAVY = "{'numba', 'numpy', 'rich', 'fuda.catalogue', 'fuda.games', 'cryptography'}"


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_help_and_version_import_nothing_heavy(tmp_path: Path, argument: str):
    code = f"""
import sys
from fuda.cli import main
try:
    main([{argument!r}])
except SystemExit:
    pass
print(sorted({HEAVY} & set(sys.modules)))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(("language", "word"), [("en", "usage:"), ("cs", "použití:"), ("ru", "использование:")])
def test_help_speaks_the_language_of_the_system(call, monkeypatch: pytest.MonkeyPatch, language: str, word: str):
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    done = call("--help")
    assert done.returncode == 0
    assert done.stdout.startswith(word)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_whatever_else_it_would_need(call, command: str):
    done = call(command, "--help", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"usage: fuda {command} ")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_function(command: str):
    assert callable(cli.function(command))


def test_the_help_of_play_shows_every_option_of_the_game(call):
    done = call("play", "koikoi", "--help")
    assert done.returncode == 0
    for option in ("rounds", "koi_multiplier", "last_card", "--resume"):
        assert option in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), ("chess", "koikoi")),
        (("play", "koikoi", "--rules", "polish"), ("polish", "czech, russian, nintendo")),
        (("play", "koikoi", "--set", "colour=red"), ("colour", "koi_multiplier")),
        (("play", "koikoi", "--set", "rounds=99"), ("99", "1–24", "KK-1")),
        (("play", "koikoi", "--set", "rounds"), ("rounds=3",)),
        (("play", "koikoi", "--set", "rain_stops_viewing=true", "--set", "viewing_yaku=false"), ("viewing_yaku=true",)),
        (("play", "--against", "god"), ("god", "Chance (random), Nestling (novice)")),
        (("play", "--lang", "de"), ("de", "en, cs, ru")),
        (("play", "--seed", "x"), ("--seed", "x")),
        (("play", "--seat", "2"), ("--seat", "0–1")),
        (("play", "--record", "no/such/folder/r.json"), ("no/such/folder",)),
        (("play", "--resume"), ("fuda play",)),
        (("play", "--resume", "--seed", "1"), ("--seed",)),
        (("replay", "missing.json"), ("missing.json",)),
        (("verify",), ("file",)),
        (("paly", "koikoi"), ("paly", "serve, play")),
        (("play", "koikoi", "kocka"), ("kocka", "fuda play --help")),
        (("completion", "fish"), ("fish", "bash, zsh", "fuda completion --help")),
        (("completion",), ("bash|zsh", "fuda completion --help")),
        (("puzzles",), ("make|check|renew",)),
        (("learn-eval",), ("FILE",)),
        (("arena", "--matches"), ("--matches", "fuda arena --help")),
        (("practise", "--theme", "none"), ("none", "call")),
        (("rules", "chess"), ("chess", "koikoi")),
        (("--nonsense",), ("--nonsense", "--help")),
    ],
)
def test_what_cannot_be_had_is_refused_by_name(call, arguments: tuple[str, ...], said: tuple[str, ...]):
    done = call(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    for word in said:
        assert word in done.stderr
    assert len(done.stderr.splitlines()) <= 2


def test_refusals_speak_the_language_asked_for(call):
    assert "neexistuje" in call("play", "--rules", "polish", "--lang", "cs").stderr
    assert "нет" in call("play", "--rules", "polish", "--lang=ru").stderr
    assert (
        "potřebuje viewing_yaku=true"
        in call("play", "--set", "rain_stops_viewing=true", "--set", "viewing_yaku=false", "--lang", "cs").stderr
    )
    assert "SC-17" in (said := call("play", "kocka", "--word", "QX", "--lang", "ru").stderr)
    assert "не может быть" in said
    assert "neexistuje" in call("paly", "--lang", "cs").stderr
    assert "нужно значение" in call("arena", "--lang=ru", "--matches").stderr


def test_a_real_process_refuses_without_a_traceback(tmp_path: Path):
    done = fuda(tmp_path, "play", "chess")
    assert done.returncode == 2
    assert done.stderr.startswith("fuda: There is no game “chess”")
    assert "Traceback" not in done.stderr


def test_names_may_stand_before_after_and_between_options():
    said = (
        ("arena", "koikoi", "--rules", "czech", "master", "greedy", "--matches", "4"),
        ("arena", "--rules", "czech", "koikoi", "master", "--matches", "4", "greedy"),
        ("arena", "koikoi", "master", "greedy", "--matches", "4", "--rules", "czech"),
    )
    for arguments in said:
        asked = parse(arguments, Words("en"))
        assert (asked.game, asked.players, asked.rules, asked.matches) == ("koikoi", ["master", "greedy"], "czech", "4")
