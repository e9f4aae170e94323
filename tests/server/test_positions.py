"""What is rare can be played over the wire, from tables that begin just there."""

from pathlib import Path

import pytest

import fuda
from tests.server.harness import player, run, running
from tests.server.positions import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_table_begins_at_what_is_rare(case: Case, tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", positions=True) as server:
            ann = await player(server.port)
            seats = ["greedy"] * fuda.game(case.game, case.preset, **case.table).seats
            seats[case.seat] = "me"
            table = await ann.open(case.game, *seats, preset=case.preset, options=case.table, sit=False, start=True)
            await ann.join(table)
            await ann.until(lambda: ann.mine)
            assert ann.info["moves"] == len(case.past)
            [action, *_] = [text for text in ann.view["legal"] if text.startswith(case.before)]
            answer = await ann.send("preview", begun=[action])
            assert answer["type"] == "previewed"
            assert (await ann.move())["type"] == "ack"

    run(test())


def test_other_tables_begin_as_they_are_dealt(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", positions=True) as server:
            ann = await player(server.port)
            await ann.join(await ann.open("kocka", "random", "random", "random", start=True))
            await ann.until(lambda: ann.mine)
            assert ann.view["phase"] == "pass"

    run(test())
