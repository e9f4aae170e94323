"""Several servers on one PostgreSQL: players of a table on different ones, and tables that move from one to another."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.patience import PATIENCE
from tests.server.harness import Player, Running, player, run, running
from tests.server.postgres import postgres


@asynccontextmanager
async def servers(count: int, **changes: Any) -> AsyncIterator[list[Running]]:
    """Run some servers on one empty database, and wait until they know each other."""
    address = postgres().fresh()
    async with AsyncExitStack() as open_ones:
        found = [
            await open_ones.enter_async_context(running(address, **{"lease": 2.0, "now": None} | changes))
            for _ in range(count)
        ]
        for server in found:
            cluster = server.registry.cluster
            assert cluster is not None
            await until(lambda cluster=cluster: len(cluster.others) == count - 1)
        yield found


async def until(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def party(*ports: int, **wish: Any) -> list[Player]:
    """Return people at a table of theirs, each on another server, with a match going on."""
    pages = [await player(port, seed) for seed, port in enumerate(ports)]
    table = await pages[0].open("koikoi", *["open"] * (len(ports) - 1), **wish)
    for seat, page in enumerate(pages):
        await page.join(table)
        if seat:
            assert (await page.send("sit", seat=seat))["type"] == "ack"
    assert (await pages[0].send("start"))["type"] == "ack"
    for page in pages:
        await page.until(lambda page=page: page.info["stage"] == "playing")
    return pages


def test_players_of_one_table_play_on_different_servers():
    async def test() -> None:
        async with servers(2) as (one, two):
            ann, ben = await party(one.port, two.port, options={"rounds": 1}, listed=True, clock="casual")
            assert ann.table in one.registry.actors
            assert ann.table in two.registry.replicas
            assert [seat["connected"] for seat in ben.info["seats"]] == [True, True]
            await ben.until(lambda: any(ben.info["time"]["deadlines"]))
            assert (await ben.send("move", seen=ben.update["seq"], actions=["nonsense"]))["type"] == "refused"
            assert (await ben.send("say", phrase="hello"))["type"] == "ack"
            await ann.until(lambda: any(m["type"] == "said" for m in ann.received))
            await ben.until(lambda: any(m["type"] == "said" for m in ben.received))
            await asyncio.gather(ann.play(), ben.play())
            assert ann.info["end"] == ben.info["end"]
            assert [e for m in ann.received if m["type"] == "update" for e in m["events"]] == [
                e for m in ben.received if m["type"] == "update" for e in m["events"]
            ]

    run(test())
