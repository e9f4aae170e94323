"""A review of a finished match over HTTP: data, or a page that loads nothing; and never of a match that goes on."""

from pathlib import Path
from typing import Any

import pytest

import fuda
from fuda.core.errors import FudaError
from fuda.core.verification import verify
from fuda.server import brought
from fuda.server.commands import Refuse
from fuda.server.messages import Owner
from fuda.server.reviews import Progress
from tests.review.matches import recorded
from tests.server.harness import Page, player, run, running

POLICY = "default-src 'none'"


class Reviewer:
    """Says what it was asked."""

    policy = POLICY

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def page(self, owner: Owner, record: Any, seat: int, language: str, links: dict[int, str]) -> tuple[str, bool]:
        self.asked.append((owner, record["game"], seat, language, links, len(record["moves"])))
        if language == "ru":
            raise FudaError("3 reviews are under way already")
        return "<!doctype html><p>review</p>", True

    def progress(self, owner: Owner, record: Any, seat: int, known: int) -> Progress:
        if seat == 1:
            raise FudaError("3 reviews are under way already")
        return "looking", 0, 2, b'{"progress":0.5}' if known < 2 else None, None


def test_a_finished_match_is_reviewed_and_a_running_one_is_not(tmp_path: Path):
    async def test() -> None:
        reviewer = Reviewer()
        async with running(tmp_path / "fuda.db", reviews=reviewer) as server:
            one = await player(server.port)
            table = await one.open("koikoi", "greedy", options={"rounds": 1, "tiebreak": "draw"})
            await one.join(table)
            path, data = f"/api/tables/{table}/review.html", f"/api/tables/{table}/review"
            status, problem = await one.ask("GET", path)
            assert (status, problem["code"]) == (409, "not-now")
            assert (await one.send("start"))["type"] == "ack"
            await one.until(lambda: one.info["stage"] == "playing")
            assert (await one.ask("GET", path))[1]["code"] == "not-now"
            assert (await one.ask("GET", data))[1]["code"] == "not-now"
            assert reviewer.asked == []
            one.seat = 0
            await one.play()
            stranger = Page(server.port)
            status, headers, body = await stranger.raw("GET", f"{path}?seat=1&lang=cs")
            assert (status, body) == (200, b"<!doctype html><p>review</p>")
            assert headers["content-type"].startswith("text/html")
            assert headers["content-security-policy"] == POLICY
            _, game, seat, language, links, moves = reviewer.asked[0]
            assert (game, seat, language) == ("koikoi", 1, "cs")
            assert len(links) == moves
            assert links[1] == f"/t/{table}/replay?seat=1&review#0"
            assert (await one.ask("GET", f"{path}?seat=2"))[1]["code"] == "unknown"
            assert (await one.ask("GET", f"{path}?lang=ru"))[1]["code"] == "too-many"
            whole = {"stage": "looking", "ahead": 0, "reports": 2, "review": {"progress": 0.5}, "problem": None}
            assert await stranger.ask("GET", f"{data}?known=1") == (200, whole)
            assert (await stranger.ask("GET", f"{data}?known=2"))[1] == {**whole, "review": None}
            assert (await stranger.ask("GET", f"{data}?seat=1"))[1]["code"] == "too-many"
            assert (await stranger.ask("GET", f"{data}?seat=2"))[1]["code"] == "unknown"
            await one.leave()

    run(test())


def test_a_record_from_elsewhere_is_replayed_and_reviewed(tmp_path: Path):
    async def test() -> None:
        reviewer = Reviewer()
        async with running(tmp_path / "fuda.db", reviews=reviewer) as server:
            one, record = Page(server.port), recorded("kocka", 3)
            status, info = await one.ask("POST", "/api/records", record)
            assert (status, info["game"], info["stage"], info["options"]["word"]) == (200, "kocka", "over", "ABC")
            path = f"/api/tables/{info['id']}"
            assert await one.ask("POST", "/api/records", record) == (200, info)  # the same record, the same place
            assert await one.ask("GET", path) == (200, info)
            assert await one.ask("GET", f"{path}/record") == (200, record)  # not signed by us
            _, replay = await one.ask("GET", f"{path}/replay")
            assert sum(step["seat"] is not None for step in replay["steps"]) == len(record["moves"])
            assert (await one.ask("GET", f"{path}/replay/3"))[0] == 200
            whole = {"stage": "looking", "ahead": 0, "reports": 2, "review": {"progress": 0.5}, "problem": None}
            assert await one.ask("GET", f"{path}/review") == (200, whole)
            assert (await one.ask("GET", f"{path}/review?seat=4"))[1]["code"] == "unknown"
            for bad in ({**record, "moves": record["moves"][:-1]}, {**record, "version": 0}, {"format": "other"}):
                (*_, (what, holds, detail)) = verify(bad, fuda.game)
                assert not holds
                status, problem = await one.ask("POST", "/api/records", bad)
                assert (status, problem["code"], problem["message"]) == (400, "bad-message", f"{what}: {detail}")
            assert (await one.ask("POST", "/api/records", [record]))[0] == 400
            assert (await one.ask("GET", "/api/tables/record-none/replay"))[1]["code"] == "unknown"

    run(test())


def test_a_person_has_so_many_records_here(monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        monkeypatch.setattr(brought, "MOST", 2)
        kept = brought.Brought(fuda.game)
        records = [recorded("koikoi", seed, ("random",)) for seed in (1, 2, 3)]
        names = [(await kept.bring(record, "one")).id for record in records]
        assert kept.record(names[1]) == records[1]
        assert kept.record(names[2]) == records[2]
        with pytest.raises(Refuse, match="bring it again"):
            kept.table(names[0])

    run(test())


def test_a_server_without_reviewers_says_so(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            status, problem = await Page(server.port).ask("GET", "/api/tables/none/review")
            assert (status, problem["code"]) == (404, "unknown")

    run(test())
