"""Programs at the table: those that keep the protocol play like any bot, those that break it lose and harm nobody."""

import json
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import fuda
from fuda.bots import program as programs
from fuda.bots.program import Program
from fuda.catalogue import GAMES
from tests.bots.contests import EXAMPLE, PYTHON, contest_of, pids, played, running, timeless, written
from tests.patience import PATIENCE

SAMPLE = f"exec:{PYTHON} {EXAMPLE}"
TIMES = programs.STARTING, programs.SIMULATING, programs.GRACE, programs.LEAVING  # as they are outside of these tests

# Plays the first legal action, and can be told to do something else instead at its nth request (the hello is 0).
MISBEHAVING = """
number = 0
while True:
    message = read()
    if message["type"] == "result":
        continue
    if number == {0}:
        {1}
    number += 1
    answer = {{"id": message["id"], "protocol": 1}}
    if message["type"] == "choose":
        answer["move"] = message["legal"][:1]
    say(**answer)
"""

# Plays the first legal action, and writes down what it was told.
LISTENING = """
log = open(sys.argv[1] + ".heard", "a")
while True:
    message = read()
    print(json.dumps(message), file=log, flush=True)
    if message["type"] != "result":
        say(id=message["id"], protocol=1, move=message.get("legal", [])[:1], unknown="fields are ignored")
"""

# What a program does, at which request, and what is said of it.
FAULTS = {
    "crashes at hello": (0, "exited", "raise SystemExit(3)"),
    "crashes in the match": (2, "exited", "raise ValueError('lost my cards')"),
    "is killed": (2, "exited", "os.kill(os.getpid(), 9)"),
    "closes its output": (2, "exited", "os.close(1); time.sleep(60)"),
    "never says hello": (0, "time", "time.sleep(60)"),
    "hangs": (2, "time", "time.sleep(60)"),
    "hangs with a child": (2, "time", "subprocess.run([sys.executable, '-c', 'import time; time.sleep(60)'])"),
    "talks on standard error for ever": (2, "time", "while True: sys.stderr.write('never mind ' * 100)"),
    "floods": (2, "flood", "while True: sys.stdout.write('x' * 1000)"),
    "floods with lines": (2, "nonsense", "while True: print('{}' * 100)"),
    "speaks another protocol": (0, "protocol", "say(id=message['id'], protocol=2); continue"),
    "speaks no protocol": (0, "protocol", "say(id=message['id']); continue"),
    "writes no JSON": (2, "nonsense", "print('play 1L', flush=True); continue"),
    "writes no text": (2, "nonsense", r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush(); continue"),
    "writes an endless nest": (2, "nonsense", "print('[' * 50000, flush=True); continue"),
    "writes a list": (2, "nonsense", "print([1], flush=True); continue"),
    "answers another request": (2, "nonsense", "say(id=message['id'] + 1, move=message['legal'][:1]); continue"),
    "answers true": (2, "nonsense", "say(id=True, move=message['legal'][:1]); continue"),
    "answers twice": (2, "nonsense", "say(id=message['id'], move=message['legal'][:1])"),
    "answers without a move": (2, "nonsense", "say(id=message['id']); continue"),
    "answers with an empty move": (2, "nonsense", "say(id=message['id'], move=[]); continue"),
    "answers with numbers": (2, "nonsense", "say(id=message['id'], move=[1]); continue"),
    "answers with a word": (2, "nonsense", "say(id=message['id'], move='koi'); continue"),
    "plays an illegal action": (2, "illegal", "say(id=message['id'], move=['swap']); continue"),
    "plays what nobody knows": (2, "illegal", "say(id=message['id'], move=['castle']); continue"),
    "plays too much": (2, "illegal", "say(id=message['id'], move=message['legal'][:1] * 2); continue"),
}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take its time: only who is to be late is waited for in seconds."""
    monkeypatch.setattr(programs, "STARTING", PATIENCE)
    monkeypatch.setattr(programs, "GRACE", PATIENCE)


def misbehaving(folder: Path, number: int, what: str) -> str:
    return written(folder, MISBEHAVING.format(number, what))


def heard(folder: Path) -> list[Any]:
    """What the listening program was told."""
    return [json.loads(line) for line in (folder / "pids.heard").read_text("utf-8").splitlines()]


@pytest.mark.parametrize(("number", "kind", "what"), FAULTS.values(), ids=FAULTS)
def test_a_program_that_misbehaves_loses_and_is_started_anew(
    tmp_path: Path, number: int, kind: str, what: str, monkeypatch: pytest.MonkeyPatch
):
    if kind == "time":
        monkeypatch.setattr(programs, "STARTING" if number == 0 else "GRACE", 2.0 if number == 0 else 0.3)
    asked = contest_of(f"{misbehaving(tmp_path, number, what)}@50ms", "random")
    results = played(asked, 1)
    for seat, result in enumerate(results):
        assert result.fault is not None
        assert (result.fault.seat, result.fault.kind) == (seat, kind), result.fault
        assert result.winners == [1 - seat]
        assert len(result.fault.errors) <= programs.KEPT
        assert len(result.fault.detail) < 1000
    assert len(pids(tmp_path)) == 2
    assert not any(running(pid) for pid in pids(tmp_path))


def test_what_a_crashing_program_said_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(programs, "LEAVING", PATIENCE)  # its status is known when it has ended
    crashing = misbehaving(tmp_path, 2, "raise ValueError('lost my cards')")
    result = played(contest_of(crashing, "random"), 1)[0]
    assert result.fault is not None
    assert result.fault.detail == "1"
    assert "ValueError: lost my cards" in result.fault.errors


def test_what_a_program_has_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(programs, "GRACE", 4.0)  # in which its child begins
    child = f"subprocess.run({[*shlex.split(PYTHON), '-c', CHILD]!r} + sys.argv[1:])"
    played(contest_of(f"{misbehaving(tmp_path, 2, child)}@50ms", "random"), 1)
    started = pids(tmp_path)
    assert len(started) == 4
    end = time.monotonic() + PATIENCE  # orphans are waited for by the system, which may take a moment
    while any(running(pid) for pid in started) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(running(pid) for pid in started)


CHILD = "import os, sys, time; open(sys.argv[1], 'a').write(f'{os.getpid()}\\n'); time.sleep(60)"


def test_the_others_are_told_whose_fault_it_was_but_not_his_cards(tmp_path: Path):
    illegal = misbehaving(tmp_path, 2, "say(id=message['id'], move=['swap']); continue")
    result = played(contest_of(written(tmp_path, LISTENING, "listening.py"), illegal), 1)[0]
    assert result.fault is not None
    assert "allowed" in result.fault.detail
    end = next(message for message in heard(tmp_path) if message["type"] == "result")
    assert end == {"type": "result", "scores": result.scores, "winners": [0], "fault": {"seat": 1, "kind": "illegal"}}


def test_a_program_that_cannot_be_started_loses():
    for command in ("/there/is/no/such/program", "'", str(EXAMPLE.parent)):
        result = played(contest_of(f"exec:{command}", "random"), 1)[0]
        assert result.fault is not None
        assert result.fault.kind == "start"


def test_the_sample_of_the_docs_is_the_file_that_is_tested():
    page = (EXAMPLE.parents[1] / "protocol.md").read_text("utf-8")
    assert f"<!-- docs/examples/bot.py -->\n```python\n{EXAMPLE.read_text('utf-8')}```\n" in page
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 15


def test_the_docs_name_every_fault_and_every_limit():
    page = (EXAMPLE.parents[1] / "protocol.md").read_text("utf-8")
    for kind in {"start", *(kind for _, kind, _ in FAULTS.values())}:
        assert f"\n| `{kind}` | " in page
    for limit in (
        f"{programs.LONGEST:,} bytes",
        f"{programs.KEPT:,}\nbytes",
        f"There are {TIMES[0]:g} seconds",
    ):
        assert limit in page
    assert (*TIMES[1:], programs.BUDGET) == (10, 2, 0.5, "1000ms")


@pytest.mark.parametrize("game", GAMES)
def test_the_sample_plays_whole_matches_of_every_game_in_one_process_and_the_same_ones_again(game: str):
    asked = contest_of(SAMPLE, "random", game=game)
    results = played(asked, 1)
    assert [result.fault for result in results] == [None] * asked.seats
    assert [timeless(result) for result in played(asked, 1)] == [timeless(result) for result in results]


@pytest.mark.usefixtures("kocka")
def test_a_move_of_several_actions_can_be_answered_one_by_one_or_at_once(tmp_path: Path):
    passing = """
while True:
    message = read()
    if message["type"] == "result":
        continue
    legal, passes = message.get("legal", []), message.get("view", {}).get("phase") == "pass"
    assert passes or not message.get("begun")
    assert not set(message.get("begun", [])) & set(legal)
    say(id=message["id"], protocol=1, move=legal[::-1][:STEPS] if passes else legal[:1])
"""
    asked = [
        contest_of(written(tmp_path, f"STEPS = {n}\n{passing}", f"{n}.py"), "random", game="kocka") for n in (1, 2, 3)
    ]
    one, two, three = [played(each, 1)[0] for each in asked]
    assert one.fault is None
    assert timeless(one) == timeless(three)
    assert two.fault is not None
    assert two.fault.kind == "illegal"  # two and two are four cards


def test_a_program_is_a_bot_like_any_other_and_gets_its_view_only():
    game = fuda.game("koikoi", rounds=1)
    match, program = game.new(seed=5), Program(f"{PYTHON} {EXAMPLE}")
    try:
        program.begin(game, 0)
        seat = match.seats[0]
        move = program.choose(match.view(seat), 7, "100ms")
        assert move == program.choose(match.view(seat), 7, "5sims")
        match.play(*move, seat=seat)
    finally:
        program.close()


def test_a_program_may_end_after_a_match(tmp_path: Path):
    once = MISBEHAVING.format(-1, "pass").replace("        continue\n", "        sys.exit()\n", 1)
    asked = contest_of(written(tmp_path, once), "random")
    results = played(asked, 2)
    assert [result.fault for result in results] == [None] * 4
    assert len(set(pids(tmp_path))) == 4
    assert not any(running(pid) for pid in pids(tmp_path))


def test_requests_say_what_may_be_done_and_in_what_time(tmp_path: Path):
    asked = contest_of(f"{written(tmp_path, LISTENING)}@2000sims", "random")
    result = played(asked, 1)[0]
    assert result.fault is None
    messages = heard(tmp_path)
    first = messages[: next(i for i, message in enumerate(messages) if message["type"] == "result") + 1]
    hello, *choices, end = first
    assert hello == {
        "id": 1, "type": "hello", "protocol": 1, "game": "koikoi", "seat": 0, "seats": 2, "table": asked.table
    }  # fmt: skip
    assert end == {"type": "result", "scores": result.scores, "winners": result.winners, "fault": None}
    assert [message["id"] for message in choices] == list(range(2, len(choices) + 2))
    most = 1000 * (programs.SIMULATING + programs.GRACE)
    for message in choices:
        assert message["budget"] == {"sims": 2000}
        assert most - 1000 < message["limit_ms"] <= most
        assert message["legal"] == message["view"]["legal"]
        assert message["view"]["seat"] == 0
        assert message["view"]["hints"] is not None
        assert 0 <= message["seed"] < 1 << 53
        assert message["view"]["board"]["hands"][1] is None or isinstance(message["view"]["board"]["hands"][1], int)


def test_a_level_of_a_checkout_plays_as_the_level_itself() -> None:
    """The adapter by which bots of another commit enter a contest: here that of this very one."""
    root = EXAMPLE.parents[2]
    adapter = f"exec:{sys.executable} {EXAMPLE.with_name('level.py')}"
    for name in ("koikoi", "kocka"):
        ours, theirs = "greedy", f"{adapter} greedy {root}"
        itself, behind = (played(contest_of(each, "random", game=name), 1) for each in (ours, theirs))
        assert [each.fault for each in behind] == [None] * len(behind)
        assert [each.scores for each in behind] == [each.scores for each in itself]


def test_a_level_of_a_checkout_can_be_compiled_before_anybody_waits_for_it() -> None:
    adapter = [sys.executable, str(EXAMPLE.with_name("level.py")), "quick", str(EXAMPLE.parents[2])]
    done = subprocess.run(
        [*adapter, "koikoi", "kocka"], capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL
    )
    assert (done.stdout, done.stderr) == ("", "")
    refused = subprocess.run([*adapter, "chess"], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    assert refused.returncode != 0
    assert "chess" in refused.stderr
