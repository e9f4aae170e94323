"""Fair even if the server cheats: what is stated and signed before the nonces, and what is counted and shown after."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import fuda
from fuda.core import signature
from fuda.core.canonical import fingerprint
from fuda.core.record import check
from fuda.core.verification import signers, verify
from fuda.server import schema
from fuda.server.entries import decode
from fuda.server.log import open_log
from fuda.server.signing import Signer, rotate, stored
from tests.server.harness import Player, player, run, running, sha256, table_of
from tests.server.lying import lying

Json = dict[str, Any]


async def silent_pair(port: int, **fields: Any) -> list[Player]:
    """Two people at a full table; Ben's page contributes nothing by itself."""
    ann, ben = await table_of(port, start=False, **fields)
    ben.contributes = False
    return [ann, ben]


async def false_start(ann: Player, ben: Player) -> Json:
    """Let a start fail by a false nonce of Ben's, after Ann has shown hers; returns what it was."""
    failed = len(ann.info["aborts"])
    await ann.send("start")
    await ben.until(lambda: ben.info["start"] and ben.info["start"]["vows"])
    start = ben.info["start"]
    await ben.send("vow", match=start["match"], hash=sha256(ben.nonce))
    await ann.until(lambda: len(ann.info["start"]["vows"]) == 2)
    await ann.send("ping")
    assert (await ben.send("nonce", match=start["match"], nonce="ab" * 32))["code"] == "bad-nonce"
    await ann.until(lambda: len(ann.info["aborts"]) > failed)
    return start


def test_a_signed_statement_is_shown_with_the_commitment_and_binds_everything(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await silent_pair(server.port, options={"rounds": 1})
            await ann.send("start")
            await ben.until(lambda: ben.info["start"])
            start, table = ben.info["start"], ben.info
            stated = start["signed"]["statement"]
            assert (stated["match"], stated["commitment"]) == (start["match"], start["commitment"])
            assert (stated["game"], stated["dealer"], stated["attempt"]) == ("koikoi", None, 1)
            seats = [{"person": seat["person"], "name": seat["name"]} for seat in table["seats"]]
            assert stated["seats"] == seats
            _, fair = await ann.ask("GET", "/api/fair")
            assert [key["key"] for key in fair["keys"]] == [stated["server"]]
            signature.check(stated["server"], signature.START, stated, start["signed"]["signature"])
            ben.contributes = True
            await ben._contribute()
            await ann.until(lambda: ann.info["stage"] == "playing")
            assert ann.info["start"]["signed"] is None  # updates of a match need not carry it
            await asyncio.gather(ann.play(), ben.play())
            assert ann.info["start"]["signed"] == start["signed"]
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            assert (record["version"], record["deal"]["start"]) == (2, start["signed"])
            assert stated["table"] == fingerprint(record["table"]).hex()
            assert signers(check(record), [stated["server"]]) == [stated["server"]]
            assert all(holds for _, holds, _ in verify(record, fuda.game, [stated["server"]]))
            _, found = await ann.ask("GET", f"/api/tables/{ann.table}/verify")
            assert [each["what"] for each in found["checks"]][:2] == ["format", "signature"]

    run(test())


def test_a_server_that_lies_passes_its_own_checks_and_not_those_of_who_remembers(tmp_path: Path):
    """The attack itself: what a page fetches afterwards fits, and differs from what it saw before the first card."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            with lying(server.registry.env.signer):
                ann, ben = await table_of(server.port, options={"rounds": 1})
                seen = next(m["table"]["start"] for m in ann.received if m["type"] == "update" and m["table"]["start"])
                await asyncio.gather(ann.play(), ben.play())
                _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
                assert all(holds for _, holds, _ in verify(record, fuda.game, [seen["signed"]["statement"]["server"]]))
                assert record["deal"]["nonces"] == [ann.nonce, ben.nonce]
                assert record["deal"]["match"] == seen["match"]
                assert record["deal"]["commitment"] != seen["commitment"]  # which only who kept it can know …
                other = record["deal"]["start"]["statement"]
                both = [seen["signed"], record["deal"]["start"]]
                for each in both:  # … and show: the server has signed two statements of one match
                    signature.check(other["server"], signature.START, each["statement"], each["signature"])
                assert both[0]["statement"]["match"] == both[1]["statement"]["match"]

    run(test())


def test_an_aborted_start_keeps_its_nonces_and_its_reason_in_public_and_is_counted(tmp_path: Path):
    async def test() -> None:
        now = [1_800_000_000_000]
        async with running(tmp_path / "fuda.db", now=lambda: now[0], start_limit=10.0) as server:
            ann, ben = await silent_pair(server.port)
            start = await false_start(ann, ben)
            [abort] = ann.info["aborts"]
            assert (abort["reason"], abort["missing"], abort["at"]) == ("false", [1], now[0])
            assert abort["vows"] == {"0": sha256(ann.nonce), "1": sha256(ben.nonce)}
            assert abort["nonces"] == {"0": ann.nonce}
            assert abort["signed"] == start["signed"]
            await ann.send("start")
            actor = server.registry.actors[ann.table]
            while actor.table.missing() != [1]:
                await asyncio.sleep(0.01)
            now[0] += 11_000
            actor.look()
            await ann.until(lambda: len(ann.info["aborts"]) == 2)
            await ann.send("start")
            await ben.until(lambda: ben.info["stage"] == "starting" and ben.info["start"]["attempt"] == 3)
            assert ben.info["start"]["signed"]["statement"]["attempt"] == 3
            await ben.send("leave")
            await ann.until(lambda: len(ann.info["aborts"]) == 3)
            assert [each["reason"] for each in ann.info["aborts"]] == ["false", "silent", "left"]
            await ben.send("sit", seat=1)
            ben.contributes = True
            await ann.send("start")
            await ann.until(lambda: ann.info["stage"] == "playing")

            _, fair = await ann.ask("GET", "/api/fair")
            assert (fair["starts"], fair["dealt"]) == (4, 1)
            assert fair["aborted"] == {"false": 1, "left": 1, "silent": 1}
            assert [each["start"]["reason"] for each in fair["aborts"]] == ["left", "silent", "false"]
            assert fair["aborts"][-1]["start"] == {**abort, "signed": None}
            for person, missing in ((ann.person, 0), (ben.person, 3)):
                _, account = await ann.ask("GET", f"/api/fair/people/{person}")
                assert account == {"starts": 4, "aborted": 3, "missing": missing}
            assert (await ann.ask("GET", "/api/fair/people/nobody"))[1] == {"starts": 0, "aborted": 0, "missing": 0}
            _, older = await ann.ask("GET", f"/api/fair/aborts?before={abort['at'] + 1}")
            assert [each["start"]["match"] for each in older["aborts"]] == [start["match"]]

    run(test())


def test_the_public_account_names_no_table_and_nobody(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await silent_pair(server.port)
            await false_start(ann, ben)
            for path in ("/api/fair", "/api/fair/aborts"):
                _, _, body = await ann.raw("GET", path)
                names = [seat["name"] for seat in ann.info["seats"]]
                for private in (ann.table, ann.person, ben.person, *names):
                    assert private.encode() not in body

    run(test())


def test_nobody_is_counted_guilty_of_a_start_that_was_begun_while_they_were_away(tmp_path: Path):
    """A host could press the button again and again, until the page of fairness warned of who had long gone."""

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await player(server.port), await player(server.port)
            table = await ann.open("koikoi", "open")
            await ann.join(table)
            await ben.join(table)
            assert (await ben.send("sit", seat=1))["type"] == "ack"
            await ben.leave()
            await ann.until(lambda: not ann.info["seats"][1]["connected"])
            for _ in range(3):
                refused = await ann.send("start")
                assert (refused["type"], refused["code"]) == ("refused", "not-full")
            assert (await ann.ask("GET", f"/api/fair/people/{ben.person}"))[1]["missing"] == 0
            await ben.join(table)
            assert (await ann.send("start"))["type"] == "ack"
            await ann.until(lambda: ann.info["stage"] == "playing")
            await ann.leave()
            await ben.leave()

    run(test())


def test_a_start_that_everybody_deserts_is_counted_too(tmp_path: Path):
    async def test() -> None:
        now = [1_800_000_000_000]
        settings = {"forget": 60.0, "start_limit": 3_600.0}
        async with running(tmp_path / "fuda.db", now=lambda: now[0], **settings) as server:
            ann, ben = await silent_pair(server.port)
            await ann.send("start")
            await ann.until(lambda: ann.info["stage"] == "starting")
            actor = server.registry.actors[ann.table]
            await ann.leave()
            await ben.leave()
            while actor.presence.pages:  # sockets are gone before the table has noted when
                await asyncio.sleep(0.01)
            now[0] += 61_000
            actor.look()
            while actor.table.stage != "over":
                await asyncio.sleep(0.01)
            _, fair = await ann.ask("GET", "/api/fair")
            assert fair["aborted"] == {"closed": 1}

    run(test())


def test_lists_of_tables_stay_small_however_often_a_start_fails(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann, ben = await silent_pair(server.port, listed=True)
            _, _, before = await ann.raw("GET", "/api/tables")
            for _ in range(3):
                await false_start(ann, ben)
            _, _, after = await ann.raw("GET", "/api/tables")
            assert len(after) < len(before) + 200

    run(test())


def test_a_running_server_takes_up_a_new_key_and_the_old_one_stays_published(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 1})
            _, before = await ann.ask("GET", "/api/fair")
            await asyncio.to_thread(rotate, server.registry.env.log, server.registry.env.now())
            await ann.play()
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            _, fair = await ann.ask("GET", "/api/fair")
            new, old = fair["keys"]
            assert (old["key"], new["until"]) == (before["keys"][0]["key"], None)
            assert old["since"] <= old["until"] == new["since"]
            assert signers(check(record)) == [old["key"], new["key"]]
            [bea] = await table_of(server.port, 1, "random", options={"rounds": 1})
            stated = [m["table"]["start"] for m in bea.received if m["type"] == "update" and m["table"]["start"]]
            assert stated[0]["signed"]["statement"]["server"] == new["key"]

    run(test())


def test_only_the_newest_key_can_sign_and_the_keys_survive_a_restart(database: str):
    log = open_log(database)
    first = stored(log, 1)
    rotate(log, 2)
    log.close()
    log = open_log(database)
    old, new = stored(log, 3)
    log.close()
    assert (old.public, old.private, old.since, old.until) == (first[0].public, None, 1, 2)
    assert new.private is not None
    assert signature.public(new.private) == new.public
    assert (new.since, new.until) == (2, None)


def test_two_first_starts_at_the_same_moment_draw_one_key(database: str):
    async def test() -> None:
        log = open_log(database)
        signer = Signer(log, lambda: 1)
        await asyncio.gather(*(signer.refresh() for _ in range(5)))
        [key] = await signer.published()
        log.close()
        assert key.until is None

    run(test())


@pytest.mark.parametrize("guide", [True, False])
def test_a_deal_that_is_the_same_for_everybody_states_nothing_and_its_record_is_signed(tmp_path: Path, guide: bool):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", guide_budget="30sims") as server:
            ann = await Player(server.port).arrive()
            if guide:
                table = await ann.open("koikoi", "greedy", guide=True, options={"rounds": 1})
            else:
                table = (await ann.ask("POST", "/api/games/koikoi/day"))[1]["id"]
            await ann.join(table)
            await ann.play()
            assert ann.info["start"]["signed"] is None
            _, record = await ann.ask("GET", f"/api/tables/{table}/record")
            assert "start" not in record["deal"]
            assert signers(check(record)) == [(await ann.ask("GET", "/api/fair"))[1]["keys"][0]["key"]]
            assert (await ann.ask("GET", "/api/fair"))[1]["starts"] == 0

    run(test())


def test_a_log_from_before_there_were_statements_is_folded_as_it_was(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "random", options={"rounds": 1})
            await ann.play()
            with server.sqlite.engine.begin() as connection:
                rows = connection.execute(select(schema.log).order_by(schema.log.c.seq)).all()
        old = json.loads(rows[1].entry)
        assert old["kind"] == "started"
        assert decode(msgspec.json.encode({**old, "signed": None}).decode()) == decode(
            json.dumps({name: value for name, value in old.items() if name != "signed"})
        )
        assert decode('{"kind": "aborted", "missing": [1]}').reason == "unknown"  # type: ignore[union-attr]

    run(test())
