"""Plays as a level of a checkout of Fuda, of this one or of another, such as an earlier commit in a worktree.

    fuda arena koikoi master@50ms "exec:python docs/examples/level.py master ../earlier@50ms"

Have the other checkout compiled first: `PYTHONPATH=../earlier/src python -m fuda.cli.warm`.
"""

import json
import sys
from pathlib import Path
from typing import Any

level, *checkout = sys.argv[1:]
if checkout:
    sys.path.insert(0, str(Path(checkout[0]) / "src"))

from fuda.bots import bot  # noqa: E402 (of the checkout that was named)
from fuda.catalogue import game  # noqa: E402

player: Any = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "result":
        continue
    answer = {"id": message["id"], "protocol": 1}
    if message["type"] == "hello":  # for which there is time: compiled code is loaded by its first use
        player = bot(message["game"], level)
        match = game(message["game"], **message["table"]).new(seed=0)
        for _ in range(match.game.seats + 1):
            seat = match.seats[0]
            match.play(*player.choose(match.view(seat), 0, "100sims"), seat=seat)
    else:
        ((unit, size),) = message["budget"].items()
        answer["move"] = player.choose(message["view"], message["seed"], f"{size}{unit}")
    print(json.dumps(answer), flush=True)
