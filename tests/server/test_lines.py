"""Lines over HTTP: another move of a finished match is tried, bots play on, and every step of it can be seen."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from fuda.core.errors import FudaError
from fuda.review.lines import line
from fuda.server.messages import Owner
from tests.server.harness import Page, run, running, table_of

SHORT = {"rounds": 1, "tiebreak": "draw"}


class Coach:
    """Makes lines in a thread of its own, once each."""

    def __init__(self) -> None:
        self.made = 0
        self.busy = False

    async def line(self, owner: Owner, record: Any, number: int, move: list[str], sampled: bool, seed: int) -> Any:
        self.made += 1
        if self.busy:
            raise FudaError("the coach is asked too much at the moment")
        found = await asyncio.to_thread(line, record, number, move, sampled=sampled, seed=seed)
        return msgspec.to_builtins(found)


@pytest.mark.compiled_only
def test_another_move_of_a_finished_match_is_tried_and_seen_step_by_step(tmp_path: Path):
    async def test() -> None:
        coach = Coach()
        async with running(tmp_path / "fuda.db", coach=coach) as server:
            [ann] = await table_of(server.port, 1, "greedy", options=SHORT)
            path = f"/api/tables/{ann.table}"
            body: dict[str, Any] = {"number": 1, "move": ["koi"]}
            assert (await ann.ask("POST", f"{path}/lines", body))[1]["code"] == "not-now"  # it is being played
            assert (await ann.ask("GET", f"{path}/replay/0/preview"))[1]["code"] == "not-now"
            await ann.play()
            _, replay = await ann.ask("GET", f"{path}/replay")
            stranger = Page(server.port)
            _, before = await stranger.ask("GET", f"{path}/replay/0")
            mover = replay["steps"][1]["seat"]
            legal = before["views"][mover]["legal"]
            other = next(each for each in legal if [each] != replay["steps"][1]["actions"])
            query = urlencode({"begun": other})
            _, preview = await stranger.ask("GET", f"{path}/replay/0/preview?{query}")
            assert preview["whole"]
            body["move"] = [other]
            status, found = await stranger.ask("POST", f"{path}/lines", body)
            assert (status, found["step"], found["seat"]) == (200, 0, mover)
            assert found["steps"][1]["actions"] == [other]
            _, first = await stranger.ask("GET", f"{path}/lines/{found['id']}/0")
            assert first["views"] == before["views"]  # the same cards
            last = len(found["steps"]) - 1
            _, end = await stranger.ask("GET", f"{path}/lines/{found['id']}/{last}")
            assert end["views"][0]["scores"] == found["ending"]["scores"]
            assert found["really"]["scores"] == replay["steps"][-1]["scores"]
            again = await ann.ask("POST", f"{path}/lines", body)
            assert again == (200, found)
            assert coach.made == 1
            _, sampled = await stranger.ask("POST", f"{path}/lines", body | {"sampled": True, "seed": 3})
            _, drawn = await stranger.ask("GET", f"{path}/lines/{sampled['id']}/0")
            assert drawn["views"][mover]["board"] == before["views"][mover]["board"]  # the seat saw the same
            assert drawn["views"][1 - mover]["board"] != before["views"][1 - mover]["board"]
            refused = (await stranger.ask("POST", f"{path}/lines", body | {"move": ["koi"]}))[1]
            assert (refused["code"], "not allowed here" in refused["message"]) == ("illegal", True)
            assert (await stranger.ask("POST", f"{path}/lines", body | {"number": 999}))[1]["code"] == "unknown"
            assert (await stranger.ask("GET", f"{path}/lines/{found['id']}/{last + 1}"))[1]["code"] == "unknown"
            assert (await stranger.ask("GET", f"{path}/replay/{len(replay['steps']) - 1}/preview"))[0] == 404
            coach.busy = True
            assert (await stranger.ask("POST", f"{path}/lines", body | {"sampled": True}))[1]["code"] == "too-many"

    run(test())
