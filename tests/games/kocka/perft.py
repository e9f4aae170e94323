"""Counting positions move by move (perft): every line of play from a deal, or from some cards after it.

`python -m tests.games.kocka.perft` counts the positions of tests/perft/kocka.json again and writes the numbers down; do
so only after a change that is meant to change them.
"""

from typing import Any

import numpy as np

from fuda.core.bits import lowest
from fuda.core.jit import kernel
from fuda.core.match import Match
from fuda.games.kocka import rules
from tests.games import counts
from tests.games.kocka.arrange import kocka
from tests.games.kocka.referee import Referee


@kernel
def walk(stack, table, actions, count, done, seats, depth, going, finished):  # type: ignore[no-untyped-def]
    """Visit every line of play to a depth; `going` and `finished` count the positions after each number of actions.

    Of several seats that may act the lowest does, for the others' turns come all the same.
    """
    level = 0
    seats[0] = lowest(rules.to_act(stack[0], table))
    count[0] = rules.legal(stack[0], table, seats[0], actions[0])
    done[0] = 0
    while level >= 0:
        if done[level] == count[level]:
            level -= 1
            continue
        action = actions[level, done[level]]
        done[level] += 1
        stack[level + 1] = stack[level]
        rules.step(stack[level + 1], table, seats[level], action)
        if stack[level + 1].phase >= rules.REST:
            finished[level + 1] += 1
            continue
        going[level + 1] += 1
        if level + 1 < depth:
            level += 1
            seats[level] = lowest(rules.to_act(stack[level], table))
            count[level] = rules.legal(stack[level], table, seats[level], actions[level])
            done[level] = 0


def count(match: Match, depth: int) -> list[list[int]]:
    """Positions after 1, 2, … moves: [those of a round that goes on, finished rounds]."""
    passing = match.view(None, hints=False)["phase"] == "pass"
    actions = rules.PASSED * depth if passing else depth  # a pass is three actions
    stack = np.zeros(actions + 1, rules.STATE)
    stack[0] = match.state[0]
    lists = np.zeros((actions + 1, rules.MOST_ACTIONS), np.int16)
    legal, done, seats = (np.zeros(actions + 1, np.int64) for _ in range(3))
    going, finished = np.zeros(actions + 1, np.int64), np.zeros(actions + 1, np.int64)
    walk(stack, match.table[0], lists, legal, done, seats, actions, going, finished)
    step = rules.PASSED if passing else 1
    return [[int(a), int(b)] for a, b in zip(going[step::step], finished[step::step], strict=True)]


def slow_count(start: Referee, depth: int) -> list[list[int]]:
    """The same by the slow referee, which shares nothing with the kernel."""
    found = [[0, 0] for _ in range(depth)]

    def visit(position: Referee, level: int) -> None:
        seat = position.actors()[0]
        for move in position.moves(seat):
            after = position.copy()
            after.play(seat, move)
            over = after.phase in ("rest", "over")
            found[level][over] += 1
            if not over and level + 1 < depth:
                visit(after, level + 1)

    visit(start, 0)
    return found


def begun(entry: dict[str, Any]) -> Match:
    """The match of an entry after its plays."""
    hands = [hand.split() for hand in entry["hands"]]
    game = kocka(**entry["options"])
    phase = "play" if entry["plays"] else "pass"
    return game.setup(hands=hands, phase=phase, dealer=entry["dealer"], plays=entry["plays"].split())


def refereed(entry: dict[str, Any]) -> Referee:
    """The same for the referee."""
    game = kocka(**entry["options"])
    referee = Referee(game.options, entry["dealer"], int(game.table[0].letters))
    referee.deal([set(hand.split()) for hand in entry["hands"]])
    if entry["plays"]:
        referee.phase = "play"
    for card in entry["plays"].split():
        referee.play(referee.on_turn(), (f"play {card}",))
    return referee


if __name__ == "__main__":
    counts.write("kocka", lambda entry, depth: count(begun(entry), depth))
