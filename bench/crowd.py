"""What a stranger waits for while others keep all bots busy: forty tables of masters, watched from one address."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.server.harness import Player, player, process

TABLES = 40
MOVES = 20  # of the stranger's bot, with nobody else there and then beside the crowd


async def waited(stranger: Player, moves: int) -> list[float]:
    """Play on and return the seconds from each of the stranger's moves until it is their turn again."""
    spent: list[float] = []
    while len(spent) < moves:
        if stranger.info["stage"] == "over":
            await stranger.join(await stranger.open("koikoi", "greedy", start=True))
        await stranger.play(lambda: stranger.mine or stranger.info["stage"] == "over")
        if not stranger.mine:
            continue
        begun, before = time.perf_counter(), stranger.info["moves"]
        await stranger.move()
        await stranger.until(
            lambda before=before: (
                stranger.info["moves"] > before
                and (stranger.mine or stranger.info["resting"] or stranger.info["stage"] == "over")
            )
        )
        if stranger.mine and stranger.info["moves"] > before + 1:  # the bot has moved
            spent.append(time.perf_counter() - begun)
    return spent


async def measured(port: int, tell: Callable[[str], None]) -> tuple[list[float], list[float]]:
    """Return what a stranger waits for alone, and beside the crowd."""
    stranger = await player(port, 1)
    await stranger.join(await stranger.open("koikoi", "greedy", start=True))
    tell("a greedy bot with nobody else there")
    await waited(stranger, 2)  # its process is warm by then
    alone = await waited(stranger, MOVES)
    tell(f"the same beside {TABLES} tables of masters")
    crowd: list[Player] = []
    for number in range(TABLES):
        guest = await player(port, 100 + number)
        await guest.join(await guest.open("koikoi", "master", "master", sit=False, start=True))
        crowd.append(guest)
    beside = await waited(stranger, MOVES)
    for guest in crowd:
        await guest.leave()
    await stranger.leave()
    return alone, beside


def rows(seconds: float, rounds: int, tell: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Yield the row."""
    del seconds, rounds
    # Bots think as long as they like, and take their time, as on a real server.
    real: dict[str, Any] = {"pool": 2, "chance": True, "bot_delay": 0.7, "bot_budget": None}
    with tempfile.TemporaryDirectory() as folder, process(Path(folder) / "fuda.db", **real) as server:
        alone, beside = asyncio.run(measured(server.port, tell))
    yield {
        "what": f"a stranger's greedy bot beside {TABLES} watched tables of masters, median and worst s",
        "ours": f"{statistics.median(beside):.2f}, {max(beside):.2f}",
        "peer": f"{statistics.median(alone):.2f}, {max(alone):.2f} alone",
        "ratio": f"{statistics.median(beside) / statistics.median(alone):.2f}×",
        "target": "0.7 s; was 9.9",
    }
