"""Contests and programs for the tests of the arena."""

import sys
from pathlib import Path

import fuda
from fuda.bots.arena import Referee, Result, Setting, entrant, setting

EXAMPLE = Path(__file__).parents[2] / "docs/examples/bot.py"
PYTHON = f"{sys.executable} -S -E"  # starts in half the time


def contest_of(*entrants: str, game: str = "koikoi", seed: int = 1, **options: object) -> Setting:
    """A contest of short matches."""
    short = {"koikoi": {"rounds": 1}, "kocka": {"word": "PES"}}
    table = fuda.game(game, **{**short.get(game, {}), **options})
    return setting(table, [entrant(text, "1000ms") for text in entrants], seed)


def played(asked: Setting, deals: int) -> list[Result]:
    """All matches of some deals, one after another in this process."""
    with Referee(asked) as referee:
        return [referee.play(deal, rotation) for deal in range(deals) for rotation in range(asked.seats)]


def timeless(result: Result) -> tuple[object, ...]:
    """What of a result must be the same whenever it is played."""
    return tuple(getattr(result, name) for name in result.__struct_fields__ if name != "seconds")


def written(folder: Path, body: str, name: str = "bot.py") -> str:
    """Write a program that can read and answer requests, and return it as an entrant."""
    prelude = """
import json, os, subprocess, sys, time
def read():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()
def say(**answer):
    print(json.dumps(answer), flush=True)
with open(sys.argv[1], "a") as pids:
    pids.write(f"{os.getpid()}\\n")
"""
    (folder / name).write_text(prelude + body, "utf-8")
    return f"exec:{PYTHON} {folder / name} {folder / 'pids'}"


def pids(folder: Path) -> list[int]:
    """The processes that programs have run in."""
    return [int(line) for line in (folder / "pids").read_text().split()]


def running(pid: int) -> bool:
    """Whether a process is there, be it as a zombie."""
    return Path(f"/proc/{pid}").exists()
