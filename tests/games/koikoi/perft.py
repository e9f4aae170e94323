"""Counting positions move by move (perft): every line of play from a deal, or from some moves after it.

`python -m tests.games.koikoi.perft` counts the deals of tests/perft/koikoi.json again and writes the numbers down; do
so only after a change that is meant to change them.
"""

from typing import Any

import numpy as np

from fuda.core.jit import kernel
from fuda.core.match import Match
from fuda.games.koikoi import rules
from tests.games import counts
from tests.games.koikoi.arrange import koikoi
from tests.games.koikoi.referee import Round


@kernel
def walk(stack, table, actions, count, done, depth, going, finished):  # type: ignore[no-untyped-def]
    """Visit every line of play to a depth; `going` and `finished` count the positions after each number of moves."""
    level = 0
    seat = 0 if rules.to_act(stack[0], table) == 1 else 1
    count[0] = rules.legal(stack[0], table, seat, actions[0])
    done[0] = 0
    while level >= 0:
        if done[level] == count[level]:
            level -= 1
            continue
        action = actions[level, done[level]]
        done[level] += 1
        seat = 0 if rules.to_act(stack[level], table) == 1 else 1
        stack[level + 1] = stack[level]
        rules.step(stack[level + 1], table, seat, action)
        if stack[level + 1].phase >= rules.REST:
            finished[level + 1] += 1
            continue
        going[level + 1] += 1
        if level + 1 < depth:
            level += 1
            seat = 0 if rules.to_act(stack[level], table) == 1 else 1
            count[level] = rules.legal(stack[level], table, seat, actions[level])
            done[level] = 0


def count(match: Match, depth: int) -> list[list[int]]:
    """Positions after 1, 2, … moves: [those of a round that goes on, finished rounds]."""
    stack = np.zeros(depth + 1, rules.STATE)
    stack[0] = match.state[0]
    actions = np.zeros((depth + 1, rules.MOST_ACTIONS), np.int16)
    legal, done = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    going, finished = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    walk(stack, match.table[0], actions, legal, done, depth, going, finished)
    return [[int(a), int(b)] for a, b in zip(going[1:], finished[1:], strict=True)]


def slow_count(start: Round, depth: int) -> list[list[int]]:
    """The same by the slow referee, which shares nothing with the kernel."""
    found = [[0, 0] for _ in range(depth)]

    def visit(position: Round, level: int) -> None:
        for choice in position.choices():
            after = position.after(choice)
            over = after.phase == "over"
            found[level][over] += 1
            if not over and level + 1 < depth:
                visit(after, level + 1)

    visit(start, 0)
    return found


def moves(entry: dict[str, Any]) -> list[str]:
    return entry["moves"].split(", ") if entry["moves"] else []


def begun(entry: dict[str, Any]) -> Match:
    """The match of an entry after its moves."""
    game = koikoi(entry["preset"], **entry["options"])
    match = game.setup(deck=entry["deck"].split(), oya=entry["oya"])
    for move in moves(entry):
        match.play(move, deal=False)
    return match


def refereed(entry: dict[str, Any]) -> Round:
    """The same for the referee."""
    start = Round(koikoi(entry["preset"], **entry["options"]).options, entry["oya"], entry["deck"].split())
    for move in moves(entry):
        start = start.after(move)
    return start


if __name__ == "__main__":
    counts.write("koikoi", lambda entry, depth: count(begun(entry), depth))
