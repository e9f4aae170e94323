"""A trained policy as a program for the arena: it reads requests as lines of JSON and answers (docs/protocol.md).

fuda arena koikoi "exec:python examples/bot.py policy.npz" greedy --matches 200
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import fuda
from fuda.core.observation import unpack, words
from fuda.envs.opponents import Policy, policy


def move(request: dict[str, Any], choose: Policy) -> list[str]:
    """Return a whole move: the policy's favourite actions, one after another."""
    view = request["view"]
    game = fuda.game(view["game"], **view["table"])
    rules, seat = game.spec.rules, view["seat"]
    # What a seat observes is the same in every world that fits its view.
    state = game.sample(view, request["seed"]).state
    row, mask = np.zeros(words(rules.OBSERVATION), np.uint32), np.zeros((1, rules.ACTIONS), np.int8)
    actions: list[int] = []
    while True:
        mask[:] = 0
        mask[0, game.actions(state, game.table, seat)] = 1
        game.rules.observe(state, game.table, seat, row)
        actions.append(int(choose(unpack(row, rules.OBSERVATION)[None].view(np.int8), mask)[0]))
        game.rules.step(state, game.table, seat, actions[-1])
        following = game.sample(view, request["seed"]).legal(seat, [game.spec.text(action) for action in actions])
        if not following:  # the move is whole
            return [game.spec.text(action) for action in actions]


def main() -> None:
    file, choose = Path(sys.argv[1]), None
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "result":
            continue
        answer: dict[str, Any] = {"id": request["id"], "protocol": 1}
        if request["type"] == "hello":  # the game is known now: load its network, and warm up
            choose = policy(file, fuda.game(request["game"], **request["table"]).spec.rules)
        else:
            assert choose is not None
            answer["move"] = move(request, choose)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
