"""Whole matches at the terminal: through a pipe, on a terminal by single keys, left and gone on with."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

import fuda as engine
from fuda.cli.play import chosen, names
from fuda.core.words import LANGUAGES, Words
from tests.cli.shell import FUDA, environment, fuda
from tests.patience import PATIENCE

SHORT = ("play", "koikoi", "--set", "rounds=1", "--seed", "7", "--fast")
FIRST = "1\n" * 40  # always the first choice
END = {"en": "wins the match", "cs": "vyhrává partii", "ru": "выигрывает партию"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_every_language(call, tmp_path: Path, language: str):
    file = tmp_path / "record.json"
    done = call(*SHORT, "--lang", language, "--record", str(file), typed=FIRST)
    assert done.returncode == 0, done.stderr
    words = Words(language)
    assert END[language] in done.stdout
    for key in ("koikoi-word-summary", "koikoi-word-yaku-in-reach", "koikoi-word-choose-card"):
        assert words.format(key) in done.stdout
    assert "KK-" in done.stdout
    assert "koikoi-" not in done.stdout  # no key instead of words
    assert not (tmp_path / "fuda" / "unfinished-koikoi.json").exists()
    assert engine.replay(json.loads(file.read_text())).over


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_matches_of_every_preset_come_to_an_end(call, preset: str):
    rules = ("--rules", preset, "--set", "gaji=true", "--set", "exchange=true", "--set", "field_lights=true")
    done = call(*SHORT, *rules, "--against", "random", typed="2\n" + FIRST + "1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "the match" in done.stdout


def test_the_word_of_the_cat_needs_no_set(call):
    assert "3–12" in call("play", "kocka", "--word", "KO").stderr
    done = call("play", "kocka", "--word", "Ježek", "--against", "random", "--fast", "--seed", "1", typed="q\n")
    assert done.returncode == 0, done.stderr
    assert "JEŽEK" in done.stdout.replace(" ", "").replace("·", "").upper()


def test_notation_a_card_alone_and_a_beginning_choose_too():
    legal = ("play 1L", "play 9A", "play 10K2")
    assert chosen("3", legal) == chosen("play 10K2", legal) == chosen("PLAY  10k2", legal) == chosen("10k2", legal)
    assert chosen("play", legal) is None
    assert chosen("0", legal) is chosen("4", legal) is chosen("", legal) is None
    assert chosen("s", ("koi", "stop")) == "stop"


def test_opponents_are_numbered_where_there_are_several():
    words = Words("cs")
    assert names(2, 0, None, "greedy", words) == ["Hráč", "Straka"]
    assert names(3, 1, "Eva", "random", words) == ["Náhoda 1", "Eva", "Náhoda 2"]


def test_what_is_not_allowed_names_the_clause_and_changes_nothing(call, tmp_path: Path):
    done = call(*SHORT, typed="play 9A\nstop\nabracadabra\n77\n?\nr kk-9\nr KK-99\nl\nq\n")
    assert done.returncode == 0
    for said in ("KK-8  ", "KK-21  ", "“abracadabra” is no choice", "“77” is no choice", "KK-9  If the field", "KK-99"):
        assert said in done.stdout
    assert "fuda play koikoi --resume" in done.stdout
    assert json.loads((tmp_path / "fuda" / "unfinished-koikoi.json").read_text())["moves"] == []


def test_a_match_left_by_an_interrupt_goes_on_exactly(call, tmp_path: Path):
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    assert call(*SHORT, "--record", str(whole), typed=FIRST).returncode == 0

    data = tmp_path / "b"
    command = [*FUDA, *SHORT, "--lang", "cs", "--record", str(parted)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(data), bufsize=0)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\n1\n")
    said = b""
    while said.count("›".encode()) < 4:
        said += process.stdout.read(4096)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Partie je uložená" in rest.decode()
    assert not parted.exists()

    done = fuda(data, "play", "--resume", "--fast", typed=FIRST)
    assert done.returncode == 0, done.stderr
    assert "vyhrává partii" in done.stdout  # in the language in which it began
    assert json.loads(parted.read_text()) == json.loads(whole.read_text())
    assert fuda(data, "play", "--resume").returncode == 2  # nothing is left


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("play 2R", "play 9A"),
        lambda text: text.replace('"secret": "', '"secret": "zz'),
        lambda text: text.replace("fuda-saved-match", "something"),
        lambda text: text.replace('"game": "koikoi"', '"game": "chess"'),
        lambda text: text.replace('"seat": 0', '"seat": 7'),
        lambda text: "",
    ],
)
def test_a_damaged_match_is_refused(call, tmp_path: Path, damage):
    assert call(*SHORT, typed="1\nq\n").returncode == 0
    file = tmp_path / "fuda" / "unfinished-koikoi.json"
    damaged = damage(file.read_text())
    assert damaged != file.read_text()
    file.write_text(damaged)
    done = call("play", "--resume")
    assert done.returncode == 2
    assert str(file) in done.stderr
    assert file.read_text() == damaged


def test_on_a_terminal_one_key_chooses_and_ctrl_c_keeps_the_match(tmp_path: Path):
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [*FUDA, *SHORT],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment(tmp_path, TERM="xterm-256color"),
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 (so that Ctrl-C reaches it)
    )
    os.close(follower)

    def read_until(mark: str) -> str:
        said, waited = b"", time.monotonic() + PATIENCE
        while mark.encode() not in said and time.monotonic() < waited:
            if select.select([leader], [], [], 1)[0]:
                said += os.read(leader, 65536)
        return said.decode("utf-8", "replace")

    table = read_until("› ")
    assert "\x1b[" in table
    assert "Choose a card" in table
    assert max(map(cell_len, Text.from_ansi(table).plain.splitlines())) <= 80
    os.write(leader, b"1")
    assert "turns up" in read_until("› ")
    os.write(leader, b"\x03")
    assert "fuda play koikoi --resume" in read_until("--resume")
    assert process.wait(timeout=PATIENCE) == 130
    os.close(leader)
    assert len(json.loads((tmp_path / "fuda" / "unfinished-koikoi.json").read_text())["moves"]) >= 1


def test_every_game_keeps_a_match_of_its_own(call, tmp_path: Path):
    for game in ("koikoi", "kocka"):
        done = call("play", game, "--seed", "7", "--fast", "--against", "random", typed="q\n")
        assert f"fuda play {game} --resume" in done.stdout
    assert sorted(file.name for file in (tmp_path / "fuda").iterdir()) == [
        "unfinished-kocka.json",
        "unfinished-koikoi.json",
    ]
    assert Words("en").format("koikoi-word-choose-card") in call("play", "koikoi", "--resume", typed="q\n").stdout
    assert "ace of hearts" in call("play", "kocka", "--resume", typed="q\n").stdout
    assert call("play", "chess", "--resume").returncode == 2


def test_an_opponent_has_the_name_that_the_page_gives_it(call):
    done = call(*SHORT, "--against", "Owl", typed="q\n")
    assert (done.returncode, "Owl" in done.stdout) == (0, True), done.stderr
    assert call(*SHORT, "--against", "straka", "--lang", "cs", typed="q\n").returncode == 0
    refused = call(*SHORT, "--against", "eagle").stderr
    assert "Magpie (greedy)" in refused


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (("fuda", "pl"), {"play"}),
        (("fuda", "play", "ko"), {"koikoi", "kocka"}),
        (("fuda", "play", "--against", "th"), {"thinker"}),
        (("fuda", "play", "koikoi", "--rules", "rus"), {"russian"}),
        (("fuda", "play", "koikoi", "--res"), {"--resume"}),
        (("fuda", "serve", "--la"), {"--lan", "--lang"}),
        (("fuda", "arena", "koikoi", "--lad"), {"--ladder"}),
        (("fuda", "ratings", "--zero", "gre"), {"greedy"}),
        (("fuda", "review", "--effort", ""), {"quick", "normal", "deep"}),
        (("fuda", "stats", "--html", __file__[:-1]), {__file__}),
        (("fuda", "learn-eval", "koc"), {"kocka"}),
    ],
)
def test_the_shell_completes_commands_games_levels_and_options(call, typed: tuple[str, ...], offered: set[str]):
    script = call("completion", "bash").stdout
    words = " ".join(f"'{word}'" for word in typed)
    asked = f'{script}\nCOMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}; _fuda; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", asked], capture_output=True, encoding="utf-8", check=True)
    assert set(done.stdout.split()) == offered


@pytest.mark.compiled_only
def test_the_coach_is_asked_and_the_save_and_the_record_say_so(call, tmp_path: Path):
    file = tmp_path / "record.json"
    done = call(*SHORT, "--record", str(file), typed="a\nq\n")
    assert done.returncode == 0, done.stderr
    words = Words("en")
    assert words.format("play-coach-note", worlds=1024) in " ".join(done.stdout.split())
    assert words.format("review-goal") in done.stdout
    assert "±" in done.stdout
    kept = json.loads((tmp_path / "fuda" / "unfinished-koikoi.json").read_text())
    assert kept["asked"] == [[len(kept["moves"]), 0]]
    done = call("play", "--resume", "--fast", typed=FIRST)
    assert done.returncode == 0, done.stderr
    record = json.loads(file.read_text())
    assert record["asked"] == [{"after": len(kept["moves"]), "seat": 0}]
    assert engine.replay(record).over
