"""The arena: who sits where, what follows from a seed, and what an interruption leaves."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import fuda
from fuda.bots import LEVELS, Bot, arena
from fuda.bots.arena import Entrant, Fault, Referee, Result, Setting, deal_seed, entrant, move_seed, seating, setting
from fuda.bots.standings import standings
from fuda.bots.workers import Damaged, Header, Log, Mixed, contest
from fuda.cli import main
from fuda.cli.arena import show
from fuda.core.match import Match
from fuda.core.words import LANGUAGES, Words
from tests.bots.contests import contest_of, pids, played, running, timeless, written
from tests.patience import PATIENCE

FIRST_LEGAL = """
while True:
    message = read()
    if message["type"] != "result":
        say(id=message["id"], protocol=1, move=message.get("legal", [])[:1])
"""


# Entrants and seats.


def test_entrants_have_the_budget_they_name_or_the_common_one_or_their_own():
    assert entrant("thinker") == Entrant("thinker", "50ms")
    assert entrant("master", "2000sims") == Entrant("master", "2000sims")
    assert entrant("master@7ms", "2000sims") == Entrant("master", "7ms")
    assert entrant("greedy", "2000sims") == Entrant("greedy", None)
    assert entrant("exec:ssh me@home bot") == Entrant("exec:ssh me@home bot", "1000ms")
    assert entrant("exec:ssh me@home bot@50ms").command == "ssh me@home bot"
    for text in ("thinker", "master@7ms", "random", "exec:ssh me@home bot@50ms"):
        assert entrant(str(entrant(text))) == entrant(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "minimax",
            f"there is no opponent 'minimax'; there are: {', '.join(LEVELS)}, exec:COMMAND",
        ),
        ("greedy@50ms", "greedy does not search and takes no budget; those who do: thinker, master"),
        ("thinker@soon", "budget 'soon' is not understood; write for example 50ms or 2000sims"),
        ("thinker@0ms", "budget '0ms' is not understood; write for example 50ms or 2000sims"),
        ("exec: ", "'exec: ' names no program; write for example exec:./mybot"),
    ],
)
def test_what_is_no_entrant_is_refused_with_the_reason(text: str, why: str):
    with pytest.raises(fuda.FudaError) as refused:
        entrant(text)
    assert str(refused.value) == why


def test_an_arena_needs_two_entrants_and_no_more_than_there_are_seats():
    for count in (1, 3):
        with pytest.raises(fuda.FudaError, match="koikoi takes 2 to 2 here"):
            setting(fuda.game("koikoi"), [entrant("random")] * count, 1)


@pytest.mark.parametrize(("seats", "entrants"), [(2, 2), (4, 4), (4, 2), (4, 3), (5, 2)])
def test_over_the_rotations_everybody_sits_everywhere_equally_often(seats: int, entrants: int):
    rotations = [seating(seats, entrants, rotation) for rotation in range(seats)]
    for seat in range(seats):
        sat = [rotation[seat] for rotation in rotations]
        assert [sat.count(place) for place in range(entrants)] == [1] * (entrants - 1) + [seats - entrants + 1]


@pytest.mark.usefixtures("kocka")
def test_the_last_of_fewer_names_than_seats_takes_the_rest():
    with Referee(contest_of("greedy", "random", game="kocka")) as referee:
        assert [each.name for each in referee.chairs] == ["greedy", "random", "random", "random"]


# What follows from a seed.


def test_the_rotations_of_a_deal_have_the_same_cards_and_the_bots_move_with_their_seats(
    monkeypatch: pytest.MonkeyPatch,
):
    first: list[tuple[object, str]] = []
    original = arena.decide

    def spy(match: Match, seat: int, player: Bot, *rest: Any) -> tuple[str, ...]:
        if not match.moves:
            first.append((match.shuffles, type(player).__name__))
        return original(match, seat, player, *rest)

    monkeypatch.setattr(arena, "decide", spy)
    results = played(contest_of("greedy", "random"), 1)
    assert [result.entrants for result in results] == [[0, 1], [1, 0]]
    assert {result.seed for result in results} == {deal_seed(1, 0)}
    (cards, one), (same, other) = first
    assert cards == same
    assert {one, other} == {"Greedy", "Random"}


def test_seeds_differ_between_contests_deals_rotations_seats_and_moves():
    moves = {
        move_seed(seed, deal, rotation, seat, move)
        for seed in (1, 2) for deal in (1, 11) for rotation in (0, 1) for seat in (0, 1) for move in (1, 11)
    }  # fmt: skip
    assert len(moves) == 32
    assert len({deal_seed(seed, deal) for seed in range(10) for deal in range(10)}) == 100
    assert all(0 <= seed < 1 << 53 for seed in moves)


def test_a_deal_can_be_looked_at_with_its_seed():
    result = played(contest_of("random", "random"), 1)[0]
    assert fuda.game("koikoi", rounds=1).new(seed=result.seed).seats


@pytest.mark.compiled_only
def test_results_are_the_same_with_one_worker_with_two_and_without():
    asked = contest_of("thinker@30sims", "greedy", rounds=2)
    wanted = {result.number: timeless(result) for result in played(asked, 2)}
    for workers in (1, 2):
        with closing(contest(asked, sorted(wanted), workers)) as results:
            assert {result.number: timeless(result) for result in results} == wanted
    other = played(msgspec.structs.replace(asked, seed=2), 2)
    assert {result.number: timeless(result) for result in other} != wanted


def test_rounds_are_counted():
    assert [result.rounds for result in played(contest_of("random", "random", rounds=3, tiebreak="draw"), 1)] == [3, 3]


def test_an_error_in_a_bot_of_our_own_is_not_hidden(monkeypatch: pytest.MonkeyPatch):
    with Referee(contest_of("random", "random")) as referee:
        monkeypatch.setattr(type(referee.bots[0]), "choose", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            referee.play(0, 0)
        monkeypatch.setattr(type(referee.bots[0]), "choose", lambda *_: ("swap",))
        fault = referee.play(0, 0).fault
        assert fault is not None
        assert fault.kind == "illegal"


def test_a_contest_whose_workers_fail_says_so(capfd: pytest.CaptureFixture[str]):
    asked = msgspec.structs.replace(contest_of("random", "random"), game="chess")
    with pytest.raises(fuda.FudaError, match="a worker of the arena has failed"):
        list(contest(asked, [(0, 0)], 1))
    assert "there is no game 'chess'" in capfd.readouterr().err


# What an interruption leaves.


def some_result(asked: Setting, deal: int = 0) -> Result:
    return Result(deal, 0, 1, [0, 1], [3, 4], [1], 1, 16, Fault(0, "time", "2 s", "…"), [8, 8], [0.25, 0.5])


def test_a_log_gives_back_what_was_added_and_cuts_a_torn_line_away(tmp_path: Path):
    asked, file = contest_of("random", "greedy"), tmp_path / "log.jsonl"
    with Log(file, asked) as log:
        log.add(some_result(asked))
        log.add(some_result(asked, 1))
    whole = file.read_bytes()
    for torn in (b"", b'{"deal":2,"rot', b"\xff\x00"):
        file.write_bytes(whole + torn)
        with Log(file, asked) as log:
            assert list(log.results.values()) == [some_result(asked), some_result(asked, 1)]
        assert file.read_bytes() == whole
    file.write_bytes(whole[:20])  # killed while the first line was written
    with Log(file, asked) as log:
        assert log.results == {}


def test_a_log_does_not_mix_contests_and_says_what_differs(tmp_path: Path):
    file = tmp_path / "log.jsonl"
    with Log(file, contest_of("random", "greedy")):
        pass
    for other, names in (
        (contest_of("random", "greedy", seed=2), ["seed"]),
        (contest_of("greedy", "random"), ["entrants"]),
        (contest_of("random", "greedy", rounds=2), ["table"]),
        (msgspec.structs.replace(contest_of("random", "greedy"), versions={}), ["versions"]),
    ):
        with pytest.raises(Mixed) as mixed:
            Log(file, other)
        assert mixed.value.names == names


def test_a_log_is_one_arenas_at_a_time_and_nothing_else_is_taken_for_one(tmp_path: Path):
    asked, file = contest_of("random", "greedy"), tmp_path / "log.jsonl"
    with Log(file, asked), pytest.raises(fuda.FudaError, match="is being written by another arena"):
        Log(file, asked)
    header = msgspec.json.encode(Header("fuda-arena", 1, asked)) + b"\n"
    for text in (b"my diary\n", header + b"my diary\n", header.replace(b'"version":1', b'"version":2', 1)):
        file.write_bytes(text)
        with pytest.raises(Damaged):
            Log(file, asked)
        assert file.read_bytes() == text


def arena_process(folder: Path, bot: str, matches: int) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "fuda.cli", "arena", "koikoi", "random", bot, "--set", "rounds=1", "--lang", "en"]
    command += ["--workers", "1", "--out", str(folder / "out.json"), "--matches", str(matches)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True
    )


def wait_for(what: str, happens: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, what
        time.sleep(0.02)


@pytest.mark.compiled_only
@pytest.mark.parametrize("how", ["killed", "interrupted"])
def test_an_arena_goes_on_where_it_was_and_leaves_no_process_behind(tmp_path: Path, how: str):
    bot, log = written(tmp_path, FIRST_LEGAL), tmp_path / "out.jsonl"
    started = arena_process(tmp_path, bot, 100_000)
    wait_for("three results", lambda: log.exists() and log.read_bytes().count(b"\n") > 3)
    if how == "killed":
        started.kill()
    else:
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does: everybody gets it
    output, _ = started.communicate(timeout=PATIENCE)
    assert started.returncode == (-signal.SIGKILL if how == "killed" else 130)
    assert (how == "killed") == ("Interrupted." not in output)
    wait_for("the end of the programs", lambda: not any(running(pid) for pid in pids(tmp_path)))
    done = log.read_bytes().count(b"\n") - 1
    matches = done + done % 2 + 2
    again = arena_process(tmp_path, bot, matches)
    _, errors = again.communicate(timeout=PATIENCE)
    assert again.returncode == 0, errors
    assert f"Going on: {done} of {matches} matches" in " ".join(errors.split())
    report = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert log.read_bytes().count(b"\n") - 1 == report["matches"] == matches
    wanted = [
        msgspec.to_builtins(result) for result in played(msgspec.convert(report["setting"], Setting), matches // 2)
    ]
    for result in (*wanted, *report["results"]):
        del result["seconds"]
    assert report["results"] == wanted


# The command.


def test_the_command_writes_everything_and_adds_to_it_when_more_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "out.json"
    arguments = ["arena", "koikoi", "greedy", "random", "--set", "rounds=1", "--workers", "1", "--lang", "en"]
    arguments += ["--out", str(file)]
    assert main([*arguments, "--matches", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Koi-Koi · czech, rounds=1 · matches: 4, deals: 2, seed 1" in shown
    assert all(word in shown for word in ("greedy", "random", "Wins", "per round", "ms per"))
    report = json.loads(file.read_text("utf-8"))
    assert report["matches"] == len(report["results"]) == 4
    assert [standing["entrant"] for standing in report["standings"]] == ["greedy", "random"]
    before = file.read_bytes()
    assert main([*arguments, "--matches", "4"]) == 0, "nothing is left to play"
    assert file.read_bytes() == before
    assert main([*arguments, "--matches", "4", "--seed", "2"]) == 2
    assert "What differs: the seed." in capsys.readouterr().err
    assert main([*arguments, "--matches", "6"]) == 0
    longer = json.loads(file.read_text("utf-8"))
    assert longer["results"][:4] == report["results"]
    assert longer["matches"] == 6


def test_without_a_file_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["arena", "koikoi", "random", "random", "--set", "rounds=1", "--matches", "2"]) == 0
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["random"], "Name two players for the arena, not 1."),
        (["random", "random", "random"], "Name two players for the arena, not 3."),
        (["random", "minimax"], "There is no player “minimax”."),
        (["random", "greedy@50ms"], "The player greedy does not search"),
        (["random", "thinker@"], "“” is no budget"),
        (["random", "thinker", "--budget", "soon"], "“soon” is no budget"),
        (["random", "exec:/no/such/program"], "There is no program “/no/such/program”"),
        (["random", "exec:"], "There is no program"),
        (["random", "random", "--diagnose", "greedy"], "The player greedy cannot look at the choices of others"),
        (["random", "random", "--diagnose", "master@long"], "“long” is no budget"),
        (["random", "random", "--matches", "0"], "--matches needs a whole number, not “0”"),
        (["random", "random", "--workers", "many"], "--workers needs a whole number, not “many”"),
        (["random", "random", "--out", "/no/such/folder/out.json"], "cannot be written to"),
    ],
)
def test_what_cannot_be_is_refused_in_words(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "koikoi", *arguments, "--lang", "en"]) == 2
    assert why in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_shown_with_their_reasons_in_every_language(language: str):
    asked, words = contest_of("random", "exec:mybot"), Words(language)
    kinds = ("start", "protocol", "exited", "time", "flood", "nonsense", "illegal")
    results = [
        Result(deal, seat, 1, [seat, 1 - seat], [0, 0], [seat], 1, 1, fault, [1, 1], [0.1, 0.1])
        for deal, kind in enumerate(kinds)
        for seat, fault in ((0, Fault(1, kind, "because", "Traceback\nValueError")), (1, None))
    ]
    out = Console(file=io.StringIO(), width=300)
    show(out, fuda.game("koikoi", rounds=1), asked, results, standings(asked, results), words)
    text = out.file.getvalue()  # type: ignore[attr-defined]
    for kind in kinds[:5]:
        assert words.format(f"arena-fault-{kind}", detail="because") in text
    assert words.format("arena-faults-more", count=2) in text
    assert "  ValueError" in text
