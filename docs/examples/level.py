"""Plays as a level of a checkout of Fuda, of this one or of another, such as an earlier commit in a worktree.

    python docs/examples/level.py master ../earlier koikoi
    fuda arena koikoi master@50ms "exec:python docs/examples/level.py master ../earlier@50ms"

With names of games it only compiles what it needs for them, which takes longer than the arena waits for a greeting.
"""

import json
import sys
from pathlib import Path
from typing import Any

level, *more = sys.argv[1:]
if more:
    sys.path.insert(0, str(Path(more[0]) / "src"))

from fuda.bots import bot  # noqa: E402 (of the checkout that was named)
from fuda.catalogue import game  # noqa: E402


def prepared(name: str, table: dict[str, Any]) -> Any:
    """Return the player of a game, who has played some moves: compiled code is loaded, or made, by its first use."""
    player, match = bot(name, level), game(name, **table).new(seed=0)
    for _ in range(match.game.seats + 1):
        seat = match.seats[0]
        match.play(*player.choose(match.view(seat), 0, "100sims"), seat=seat)
    return player


if more[1:]:
    for name in more[1:]:
        prepared(name, {})
    sys.exit()

player: Any = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "result":
        continue
    answer = {"id": message["id"], "protocol": 1}
    if message["type"] == "hello":  # for which there is time
        player = prepared(message["game"], message["table"])
    else:
        ((unit, size),) = message["budget"].items()
        answer["move"] = player.choose(message["view"], message["seed"], f"{size}{unit}")
    print(json.dumps(answer), flush=True)
