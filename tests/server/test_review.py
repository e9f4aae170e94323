"""A review of a finished match over HTTP: data, or a page that loads nothing; and never of a match that goes on."""

from pathlib import Path
from typing import Any

from fuda.core.errors import FudaError
from fuda.server.reviews import Progress
from tests.server.harness import Page, player, run, running

POLICY = "default-src 'none'"


class Reviewer:
    """Says what it was asked."""

    policy = POLICY

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def page(self, owner: str, record: Any, seat: int, language: str, links: dict[int, str]) -> tuple[str, bool]:
        self.asked.append((owner, record["game"], seat, language, links, len(record["moves"])))
        if language == "ru":
            raise FudaError("3 reviews are under way already")
        return "<!doctype html><p>review</p>", True

    def progress(self, owner: str, record: Any, seat: int, known: int) -> Progress:
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


def test_a_server_without_reviewers_says_so(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            status, problem = await Page(server.port).ask("GET", "/api/tables/none/review")
            assert (status, problem["code"]) == (404, "unknown")

    run(test())
