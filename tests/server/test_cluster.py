"""Several servers on one PostgreSQL: players of a table on different ones, and tables that move from one to another."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import pytest
from sqlalchemy import update

from fuda.server import schema
from fuda.server.cluster import Cluster
from fuda.server.log import StorageError, open_log
from tests.patience import PATIENCE
from tests.server.harness import Player, Running, player, run, running
from tests.server.postgres import postgres

LONG = PATIENCE  # a lease that runs out where a test wants it to, and not because the machine is busy


@asynccontextmanager
async def servers(*leases: float) -> AsyncIterator[list[Running]]:
    """Run servers with these leases on one empty database, and wait until they know each other."""
    address = postgres().fresh()
    async with AsyncExitStack() as open_ones:
        found = [await open_ones.enter_async_context(running(address, lease=lease)) for lease in leases]
        for server in found:
            cluster = cluster_of(server)
            await until(lambda cluster=cluster: len(cluster.others) == len(leases) - 1, *found)
        yield found


def cluster_of(server: Running) -> Cluster:
    """A server among others."""
    assert server.registry.cluster is not None
    return server.registry.cluster


async def until(holds: Callable[[], Any], *looking: Running) -> None:
    """Wait until something holds, while these servers look around again and again, as they do from time to time."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            for server in looking:
                cluster_of(server).hurry()
            await asyncio.sleep(0.01)


async def party(*ports: int, **fields: Any) -> list[Player]:
    """Return people at a table of theirs, each on another server, with a match going on."""
    pages = [await player(port, seed) for seed, port in enumerate(ports)]
    table = await pages[0].open("koikoi", *["open"] * (len(ports) - 1), **fields)
    for seat, page in enumerate(pages):
        await page.join(table)
        if seat:
            assert (await page.send("sit", seat=seat))["type"] == "ack"
    assert (await pages[0].send("start"))["type"] == "ack"
    for page in pages:
        await page.until(lambda page=page: page.info["stage"] == "playing")
    return pages


def test_players_of_one_table_play_on_different_servers():
    """The clock, refusals, talk, presence, names and lists are the same on all of them."""

    async def test() -> None:
        async with servers(LONG, LONG, LONG) as (one, two, three):
            ann, ben = await party(one.port, two.port, options={"rounds": 1}, listed=True, clock="casual")
            await until(lambda: ann.table in one.registry.actors and ann.table in two.registry.replicas)
            await ben.until(lambda: all(seat["connected"] for seat in ben.info["seats"]))
            await ben.until(lambda: any(ben.info["time"]["deadlines"]))
            assert (await ben.send("move", seen=ben.update["seq"], actions=["nonsense"]))["type"] == "refused"
            assert (await ben.send("say", phrase="hello"))["type"] == "ack"
            for page in (ann, ben):
                await page.until(lambda page=page: any(m["type"] == "said" for m in page.received))
            cat = await (await player(three.port)).join(ann.table)
            await ann.until(lambda: ann.info["spectators"] == 1)
            await ben.until(lambda: ben.info["spectators"] == 1)
            assert cat.view["seat"] is None
            await cat.ask("PATCH", "/api/me", {"name": "Cat"})
            assert (await ben.ask("PATCH", "/api/me", {"name": "Benjamin"}))[0] == 200
            for page in (ann, ben, cat):
                await page.until(lambda page=page: page.info["seats"][1]["name"] == "Benjamin")
            await until(three.registry.listed, one, three)
            assert [each["id"] for each in (await cat.ask("GET", "/api/tables"))[1]["tables"]] == [ann.table]
            assert (await cat.ask("GET", f"/api/tables/{ann.table}"))[1]["seats"][0]["connected"]
            await ben.leave()
            await ann.until(lambda: not ann.info["seats"][1]["connected"])
            await cat.until(lambda: not cat.info["seats"][1]["connected"])
            await ben.join(ann.table, ben.update["seq"])
            await ann.until(lambda: ann.info["seats"][1]["connected"])
            await asyncio.gather(ann.play(), ben.play())
            await cat.until(lambda: cat.info["stage"] == "over")
            assert ann.info["end"] == ben.info["end"] == cat.info["end"]
            assert events(ann) == events(ben)
            assert (await cat.ask("GET", f"/api/tables/{ann.table}/verify"))[0] == 200
            await look_together(ann, ben, cat)
            for page in (ann, ben):  # the rematch is played where its first one was
                assert (await page.send("rematch"))["type"] == "ack"
            await ben.until(lambda: ben.info["next"])
            await until(lambda: ben.info["next"] in one.registry.actors)

    run(test())


async def look_together(ann: Player, ben: Player, cat: Player) -> None:
    """Lead a player and a stranger, who are at other servers, through their match; and let another player lead."""
    path, place = f"/api/tables/{ann.table}/together", {"step": 3, "seat": 1, "blind": False}
    waiting = [asyncio.create_task(page.ask("GET", f"{path}?known=0")) for page in (ben, cat)]
    led = (await ann.ask("POST", path, place))[1]
    await asyncio.gather(*waiting)
    for page in (ben, cat):  # who was kept waiting for seconds is told of nothing new, and asks again
        await until_shown(page, path, lambda shown: (shown["place"], shown["leader"]) == (place, led["leader"]))
    await until_shown(ann, path, lambda shown: len(shown["names"]) == 3)
    assert (await cat.ask("POST", path, place))[1]["code"] == "not-seated"
    further = {"step": 7, "seat": 0, "blind": True}
    taken = (await ben.ask("POST", path, further))[1]
    for page in (ann, cat):
        await until_shown(page, path, lambda shown: (shown["place"], shown["leader"]) == (further, taken["leader"]))


async def until_shown(page: Player, path: str, holds: Callable[[Any], bool]) -> None:
    """Wait until a page is shown something."""
    async with asyncio.timeout(PATIENCE):
        while not holds((await page.ask("GET", path))[1]):
            await asyncio.sleep(0.01)


def events(page: Player) -> list[Any]:
    """All that a page was told, in its order."""
    return [event for message in page.received if message["type"] == "update" for event in message["events"]]


def test_a_table_moves_when_its_server_goes_and_when_another_has_claimed_it():
    """A server that leaves hands its tables over; one that slept past its lease writes nothing, and follows."""

    async def test() -> None:
        async with servers(LONG, LONG) as (one, two):
            async with running(address_of(one), lease=LONG) as leaving:
                ann, ben = await party(leaving.port, two.port, options={"rounds": 1})
                await until(lambda: len(cluster_of(two).others) == 2, two, leaving)
                seq = ben.update["seq"]
            bye = ann.received[-1]
            assert (bye["type"], bye["reason"]) == ("bye", "restart")
            await until(lambda: ann.table in two.registry.actors or ann.table in one.registry.actors)
            ann = await Player(one.port, cookie=ann.cookie).join(ann.table, seq)
            await ben.until(lambda: all(seat["connected"] for seat in ben.info["seats"]))
            assert ben.socket is not None, "whoever plays on another server hears nothing of it"
            owner, other = (one, two) if ann.table in one.registry.actors else (two, one)
            stale = owner.registry.actors[ann.table]
            await until(lambda: ann.table in other.registry.replicas)
            with asleep(cluster_of(owner)):
                await owner.registry.env.log.write(lapse(cluster_of(owner)))
                lease = await cluster_of(other).claim(ann.table)
            assert lease is not None
            assert lease.epoch == (stale.epoch or 0) + 1
            # Whoever asks, wherever: the old owner finds out when it writes, and the command is done once.
            mover = ann if ann.mine else ben
            answer = await mover.send("move", seen=mover.update["seq"], actions=mover.view["legal"][:1])
            assert answer["type"] == "ack"
            await asyncio.gather(ann.reach(answer["seq"]), ben.reach(answer["seq"]))
            await until(lambda: ann.table in other.registry.actors and ann.table in owner.registry.replicas)
            assert stale.lost
            await asyncio.gather(ann.play(), ben.play())
            assert ann.info["end"] == ben.info["end"]
            rows = await one.registry.env.log.read(ann.table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    run(test())


def test_a_server_without_the_database_sends_people_elsewhere_and_takes_part_again():
    async def test() -> None:
        async with servers(LONG, LONG) as (one, two):
            ann, ben = await party(one.port, two.port, options={"rounds": 1})
            cluster, seq = cluster_of(one), ann.update["seq"]

            async def away(listed: str) -> Any:
                raise StorageError(f"no database for {listed}")

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(cluster.leases, "renew", away)
                cluster._renewed -= 2 * LONG  # so long ago by now
                await two.registry.env.log.write(lapse(cluster))
                await until(lambda: ann.received[-1]["type"] == "bye", one)
                assert (ann.received[-1]["reason"], cluster.cut_off) == ("restart", True)
                await until(lambda: ann.table in two.registry.actors, two)
            await until(lambda: not cluster.cut_off, one)
            ann = await Player(one.port, cookie=ann.cookie).join(ann.table, seq)
            await until(lambda: ann.table in one.registry.replicas)
            await asyncio.gather(ann.play(), ben.play())
            assert ann.info["end"] == ben.info["end"]

    run(test())


def test_a_database_that_is_not_there_is_said():
    with pytest.raises(StorageError):
        open_log("postgresql://nobody@127.0.0.1:1/nothing")


def address_of(server: Running) -> str:
    """The address of a server's database."""
    return server.registry.env.log.url.render_as_string(hide_password=False)


@contextmanager
def asleep(cluster: Cluster) -> Iterator[None]:
    """Let a server not renew its lease for a while."""
    awake, renew = asyncio.Event(), cluster.leases.renew

    async def later(listing: str) -> Any:
        await awake.wait()
        return await renew(listing)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(cluster.leases, "renew", later)
        try:
            yield
        finally:
            awake.set()


def lapse(cluster: Cluster) -> Callable[[Any], object]:
    """Let the lease of a server have run out, as if it had slept."""
    return lambda connection: connection.execute(
        update(schema.servers).where(schema.servers.c.id == cluster.line.server).values(expires=0)
    )
