"""Fair starts: vows, nonces, deals, and starts that are aborted for all to see."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest

import fuda
from fuda import bots
from fuda.catalogue import GAMES, spec
from tests.server.harness import Player, player, run, running, sha256, table_of


async def pair(port: int, **fields: Any) -> list[Player]:
    """Two people at a full table; Ben's page contributes nothing by itself."""
    ann, ben = await table_of(port, start=False, **fields)
    ben.contributes = False
    return [ann, ben]


def test_the_deal_follows_from_a_secret_and_everybodys_nonce(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await pair(server.port, options={"rounds": 1})
            await ann.send("start")
            await ben.until(lambda: ben.info["start"] and ben.info["start"]["vows"])
            start = ben.info["start"]
            assert start["attempt"] == 1
            assert start["secret"] is start["nonces"] is None
            assert ben.view is None
            early = await ben.send("nonce", match=start["match"], nonce=ben.nonce)
            assert early["code"] == "not-now"
            assert (await ben.send("vow", match="00" * 16, hash=sha256(ben.nonce)))["code"] == "not-now"
            assert (await ben.send("vow", match=start["match"], hash=sha256(ben.nonce)))["type"] == "ack"
            again = await ben.send("vow", match=start["match"], hash=sha256("00" * 32))
            assert again["code"] == "not-now"
            await ben.until(lambda: len(ben.info["start"]["vows"]) == 2)
            await ann.send("ping")
            assert ben.info["start"]["nonces"] is None
            assert ann.nonce not in "".join(ben.raw_received)
            assert (await ben.send("nonce", match=start["match"], nonce=ben.nonce))["type"] == "ack"
            ben.contributes = True
            await asyncio.gather(ann.play(), ben.play())
            start = ann.info["start"]
            assert start["nonces"] == {"0": ann.nonce, "1": ben.nonce}
            assert hashlib.sha256(bytes.fromhex(start["secret"])).hexdigest() == start["commitment"]
            for each in (ann, ben):
                before = [text for text in each.raw_received if '"stage":"over"' not in text]
                assert start["secret"] not in "".join(before)
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            assert record["deal"]["nonces"] == [ann.nonce, ben.nonce]
            assert record["deal"]["match"] == start["match"]
            assert fuda.replay(record).over

    run(test())


def test_a_false_nonce_aborts_the_start_and_shows_its_secret(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await pair(server.port)
            await ann.send("start")
            await ben.until(lambda: ben.info["start"] and ben.info["start"]["vows"])
            match = ben.info["start"]["match"]
            await ben.send("vow", match=match, hash=sha256(ben.nonce))
            answer = await ben.send("nonce", match=match, nonce="ab" * 32)
            assert answer["code"] == "bad-nonce"
            await ann.until(lambda: ann.info["aborts"])
            [abort] = ann.info["aborts"]
            assert (abort["attempt"], abort["match"], abort["missing"]) == (1, match, [1])
            assert hashlib.sha256(bytes.fromhex(abort["secret"])).hexdigest() == abort["commitment"]
            assert (ann.info["stage"], ann.info["start"], ann.view) == ("open", None, None)
            ben.contributes = True
            await ann.send("start")
            await ann.until(lambda: ann.info["stage"] == "playing")
            assert ann.info["start"]["attempt"] == 2
            assert ann.info["start"]["match"] != match

    run(test())


def test_a_missing_vow_or_nonce_aborts_the_start_after_its_time(tmp_path: Path):
    async def test() -> None:
        now = [1_000_000_000]
        async with running(tmp_path / "fuda.db", now=lambda: now[0], start_limit=10.0) as server:
            ann, ben = await pair(server.port)
            actor = server.registry.actors[ann.table]

            async def time_is_up() -> None:
                """Only Ben's part is missing, and it does not come."""
                while actor.table.missing() != [1]:
                    await asyncio.sleep(0.01)
                now[0] += 11_000
                actor.look()

            await ann.send("start")
            await time_is_up()
            await ann.until(lambda: len(ann.info["aborts"]) == 1)
            await ann.send("start")
            await ben.until(lambda: ben.info["stage"] == "starting")
            await ben.send("vow", match=ben.info["start"]["match"], hash=sha256(ben.nonce))
            await time_is_up()
            await ann.until(lambda: len(ann.info["aborts"]) == 2)
            assert [(a["attempt"], a["missing"]) for a in ann.info["aborts"]] == [(1, [1]), (2, [1])]
            assert [seat["kind"] for seat in ann.info["seats"]] == ["person", "person"]

    run(test())


def test_who_leaves_during_the_start_aborts_it(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await pair(server.port)
            await ann.send("start")
            await ben.until(lambda: ben.info["stage"] == "starting")
            assert (await ben.send("leave"))["type"] == "ack"
            await ann.until(lambda: ann.info["seats"][1]["kind"] == "open")
            assert ann.info["aborts"][0]["missing"] == [1]

    run(test())


def test_a_table_may_start_by_itself_when_it_is_full_and_all_are_here(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            table = await ann.open("koikoi", "greedy", start=True)
            _, info = await ann.ask("GET", f"/api/tables/{table}")
            assert info["stage"] == "open"
            await ann.join(table)
            await ann.until(lambda: ann.mine)
            assert list(ann.info["start"]["nonces"]) == ["0"]

    run(test())


def test_guided_games_are_the_same_every_time_and_are_kept(tmp_path: Path):
    async def test() -> None:
        games: list[list[str]] = []
        async with running(tmp_path / "fuda.db", guide_budget="30sims") as server:
            for seed in (1, 2):  # the guest's own page differs, the game does not
                ann = await player(server.port, seed)
                table = await ann.open("koikoi", "thinker", guide=True, listed=True, options={"rounds": 1})
                await ann.join(table)
                ann.dice.seed(7)
                await ann.play()
                games.append([str(event) for m in ann.received if m["type"] == "update" for event in m["events"]])
                assert ann.info["start"]["nonces"] == {}
                assert [each["id"] for each in (await ann.ask("GET", "/api/me/tables"))[1]["tables"]] == [table]
            assert (await ann.ask("GET", "/api/tables"))[1] == {"tables": []}
        assert games[0] == games[1]

    run(test())


def _guide(game: str) -> dict[str, object]:
    guide = spec(game).guide
    assert guide is not None
    return dict(guide.options)


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_short_the_first_seat_begins_and_it_goes_on_where_it_was_left(tmp_path: Path, game: str):
    others = ["greedy"] * {"koikoi": 1, "kocka": 3, "yojimbo": 1}[game]
    match = fuda.game(game).new(seed=0)
    for level in ("random", "greedy"):  # compiled before anybody waits for an answer
        bots.bot(game, level).choose(match.view(match.seats[0]), 0, "1sims")

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            table = await ann.open(game, *others, guide=True)
            await ann.join(table)
            await ann.until(lambda: ann.mine)
            assert ann.info["options"].items() >= _guide(game).items()
            await ann.leave()
            assert await ann.open(game, *others, guide=True) == table
            assert await ann.open(game, *others) != table

    run(test())


def test_the_deal_of_the_day_is_the_same_for_everybody_and_everybody_has_one_try(tmp_path: Path):
    async def test() -> None:
        now = [1_794_816_000_000]  # 2026-11-16
        hands: list[object] = []
        async with running(tmp_path / "fuda.db", now=lambda: now[0], guide_budget="30sims") as server:
            for seed in (1, 2):
                ann = await player(server.port, seed)
                status, table = await ann.ask("POST", "/api/games/koikoi/day")
                assert (status, table["day"], table["options"]["rounds"]) == (200, "2026-11-16", 1)
                assert [seat["level"] for seat in table["seats"]] == [None, "greedy"]
                await ann.join(table["id"])
                await ann.until(lambda page=ann: page.mine)
                hands.append(ann.view["board"])
                ann.dice.seed(7)
                await ann.play()
                assert (await ann.ask("POST", "/api/games/koikoi/day"))[1]["id"] == table["id"]
                _, found = await ann.ask("GET", f"/api/tables/{table['id']}/verify")
                assert [check["holds"] for check in found["checks"]] == [True] * 6
                await ann.leave()
            assert hands[0] == hands[1]
            now[0] += 86_400_000
            _, other = await ann.ask("POST", "/api/games/koikoi/day")
            assert (other["day"], other["id"] == table["id"]) == ("2026-11-17", False)
            for game in ("kocka", "yojimbo"):
                hands = []
                for seed in (3, 4):
                    ben = await player(server.port, seed)
                    _, table = await ben.ask("POST", f"/api/games/{game}/day")
                    await ben.join(table["id"])
                    await ben.until(lambda page=ben: page.mine)
                    hands.append(ben.view["board"])
                    await ben.leave()
                assert hands[0] == hands[1], game
            assert (await ann.ask("POST", "/api/games/none/day"))[0] == 404

    run(test())


def test_downtime_is_not_charged_to_a_start(tmp_path: Path):
    async def test() -> None:
        now = [1_000_000_000]
        async with running(tmp_path / "fuda.db", now=lambda: now[0], start_limit=15.0) as server:
            ann, ben = await pair(server.port)
            await ann.send("start")
            await ben.until(lambda: ben.info["start"] and ben.info["start"]["vows"])
            assert ben.info["start"]["deadline"] == now[0] + 15_000
            await ann.leave()
            await ben.leave()
        now[0] += 3_600_000
        async with running(tmp_path / "fuda.db", now=lambda: now[0], start_limit=15.0) as server:
            for each in (ann, ben):
                each.port = server.port
                await each.join(each.table)
            assert (ben.info["stage"], ben.info["start"]["deadline"]) == ("starting", now[0] + 15_000)
            await ben.send("vow", match=ben.info["start"]["match"], hash=sha256(ben.nonce))
            await ben.until(lambda: len(ben.info["start"]["vows"]) == 2)
            await ben.send("nonce", match=ben.info["start"]["match"], nonce=ben.nonce)
            await ann.until(lambda: ann.info["stage"] == "playing")
            assert not ann.info["aborts"]

    run(test())
