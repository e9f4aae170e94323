"""Whole matches over real sockets, and what is left of them."""

import asyncio
from pathlib import Path

import pytest

import fuda
from tests.clauses import clause
from tests.server.harness import run, running, table_of

SMALL = {"koikoi": {"rounds": 2}, "kocka": {"word": "AHA"}, "yojimbo": {}}


@pytest.mark.parametrize("game", ["koikoi", "kocka", "yojimbo"])
def test_people_and_bots_play_whole_matches(game: str, tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            bots = ["greedy", "random"][: fuda.game(game).seats - 2]
            ann, ben = await table_of(server.port, 2, *bots, game=game, options=SMALL[game])
            await asyncio.gather(ann.play(), ben.play())
            end = ann.info["end"]
            assert end["ending"] == "played"
            assert end == ben.info["end"]
            status, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            assert status == 200
            match = fuda.replay(record)
            assert list(match.scores) == end["scores"]
            assert list(match.winners) == end["winners"]
            assert record["deal"]["nonces"] == [ann.nonce, ben.nonce]
            assert record["deal"]["commitment"] == ann.info["start"]["commitment"]
            assert [m for m in ann.received if m["type"] == "update"][-1]["seq"] == ann.info["seq"]
            _, checks = await ben.ask("GET", f"/api/tables/{ann.table}/verify")
            whats = ["format", "signature", "start", "moves", "shuffles", "result"]
            assert [(check["what"], check["holds"]) for check in checks["checks"]] == [(what, True) for what in whats]
            await ann.leave()
            await ben.leave()

    run(test())


@clause("SC-9")
@pytest.mark.parametrize("memory", [False, True])
def test_who_comes_back_is_told_nothing_of_tricks_that_nobody_may_look_at(memory: bool, tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            word = {"word": "KOČKAKOČKA"}  # long enough for a trick that is followed by another
            [ann] = await table_of(server.port, 1, *["greedy"] * 3, game="kocka", options=word, memory=memory)
            await ann.play(lambda: ann.mine and ann.view["board"]["trick"] and any(ann.view["board"]["taken"]))
            await ann.leave()
            await ann.join(ann.table)
            told = [
                event["args"]["card"] for event in ann.update["events"] if "card" in event["args"] and event["move"]
            ]
            trick = ann.view["board"]["trick"]["cards"]
            assert told[-len(trick) :] == trick
            assert (told == trick) is not memory
            await ann.leave()

    run(test())
