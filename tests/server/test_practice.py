"""Practice on a server: a puzzle is asked, answered once and judged; what is practised is one's own."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from fuda.core.words import Words
from fuda.review import review
from fuda.review.puzzles import puzzle, puzzles
from fuda.server import registry, statistics
from fuda.server.entries import Dealt, Entries, Moved, Row
from fuda.server.messages import Owner
from fuda.server.reviews import Progress
from tests.cli import conftest as terminal
from tests.cli.conftest import Done
from tests.review.matches import recorded
from tests.server.harness import Page, Player, player, run, running, table_of

call = terminal.call  # the fixture


def test_puzzles_are_asked_judged_and_remembered_for_each_person(database: str):
    async def test() -> None:
        async with running(database) as server:
            ann, bob = Page(server.port), Page(server.port)
            status, begun = await ann.ask("GET", "/api/practice/kocka")
            assert status == 200
            assert (begun["puzzles"], begun["solved"], begun["streak"]) == (len(puzzles("kocka")), 0, 0)
            asked = begun["puzzle"]
            assert asked["why"] == "new"
            assert "memory" not in asked["view"]
            assert asked["view"]["hints"]
            known = puzzle("kocka", asked["id"])
            path = f"/api/practice/kocka/{known.id}"
            right = list(known.answers[0].move)
            status, seen = await ann.ask("POST", f"{path}/preview", {"move": right[:1]})
            assert status == 200
            assert seen["begun"] == right[:1]
            status, verdict = await ann.ask("POST", f"{path}?lang=ru", {"move": right[::-1]})
            assert status == 200
            assert (verdict["right"], verdict["place"], verdict["streak"]) == (True, 0, 1)
            assert len(verdict["moves"]) == len(known.answers)
            assert verdict["line"]
            _, mine = await ann.ask("GET", "/api/practice/kocka")
            _, theirs = await bob.ask("GET", "/api/practice/kocka")
            assert (mine["solved"], theirs["solved"]) == (1, 0)
            assert mine["puzzle"]["id"] != known.id
            days = [(await page.ask("GET", "/api/practice/kocka?wish=day"))[1]["puzzle"]["id"] for page in (ann, bob)]
            assert days[0] == days[1]
            # Taken along and brought to somebody else, it is theirs.
            _, kept = await ann.ask("GET", "/api/me/practice")
            assert (await bob.ask("PUT", "/api/me/practice", kept))[0] == 204
            assert (await bob.ask("GET", "/api/practice/kocka"))[1]["solved"] == 1
            assert (await bob.ask("DELETE", "/api/me/practice"))[0] == 204
            solved = [(await page.ask("GET", "/api/practice/kocka"))[1]["solved"] for page in (ann, bob)]
            assert solved == [1, 0]

    run(test())


def test_what_cannot_be_practised_is_refused(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            page = Page(server.port)
            assert (await page.ask("GET", "/api/practice/chess"))[0] == 404
            assert (await page.ask("POST", "/api/practice/kocka/nothing", {"move": ["throw"]}))[0] == 404
            assert (await page.ask("POST", "/api/practice/kocka/nothing", {"move": "throw"}))[0] == 400
            status, problem = await page.ask("PUT", "/api/me/practice", {"format": "something"})
            assert (status, problem["code"]) == (404, "unknown")
            assert (await page.ask("GET", "/api/me/practice"))[1]["games"] == {}

    run(test())


class Reviewer:
    """Reviews at the second asking, as if it had to think."""

    policy = "default-src 'none'"

    def __init__(self) -> None:
        self.whole: bytes | None = None
        self.asked = 0

    def progress(self, owner: Owner, record: Any, seat: int, known: int) -> Progress:
        self.asked += 1
        if self.asked == 1:
            return "looking", 0, 0, None, None
        *_, found = review(record, seat, "quick")
        self.whole = msgspec.json.encode(found)
        return "done", 0, 1, self.whole, None

    def finished(self, record: Any, seat: int) -> bytes | None:
        return self.whole


def form(*fields: tuple[str, str, str]) -> str:
    """A form as a browser sends it: names, names of files where they are such, and what they hold."""
    parts = [
        f'--edge\r\nContent-Disposition: form-data; name="{name}"'
        + (f'; filename="{file}"\r\nContent-Type: application/json' if file else "")
        + f"\r\n\r\n{text}\r\n"
        for name, file, text in fields
    ]
    return "".join([*parts, "--edge--\r\n"])


def test_finished_matches_are_counted_for_who_played_them(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db", reviews=Reviewer()) as server:
            [ann] = await table_of(server.port, 1, "greedy", options={"rounds": 1, "tiebreak": "draw"})
            await ann.play()
            path = "/api/me/statistics"
            _, found = await ann.ask("GET", path)
            [match] = found["matches"]
            assert found["left"] == 0
            assert (match["table"], match["opponents"], match["seat"]) == (ann.table, ["greedy"], 0)
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            assert match["score"] == record["result"]["scores"][0]
            assert match["id"] == record["deal"]["commitment"]
            assert match["dealt"]["hand-lights"]["deals"] == match["rounds"]
            assert match["thinking"]["moves"] == sum(move[0] == 0 for move in record["moves"])
            assert match["coached"] is None
            _, nothing = await Page(server.port).ask("GET", path)
            assert nothing == {"matches": [], "left": 0}
            # The coach looks at what it has not seen, and the page asks for it again until it has.
            words = Words("cs")
            _, _, text = await ann.raw("GET", f"{path}/page?lang=cs&look=1")
            assert words.format("stats-looking", count=1) in text.decode()
            assert b'http-equiv="refresh"' in text
            _, _, text = await ann.raw("GET", f"{path}/page?lang=cs&look=1")
            assert b'http-equiv="refresh"' not in text
            assert words.format("stats-luck-title") in text.decode()
            assert b"stats-" not in text.replace(b"fuda-statistics", b"")
            [match] = (await ann.ask("GET", path))[1]["matches"]
            account = match["coached"]
            assert account["points"] == pytest.approx(match["lead"])
            assert sum(each["choices"] for each in account["kinds"].values()) > 0
            assert (await ann.ask("GET", "/api/me/practice"))[1]["reviews"] == {f"{match['id']}/0": account}
            # Records from elsewhere stand beside it until they are forgotten; no match stands there twice.
            others = [recorded("kocka", seed) for seed in (1, 2)]
            sent = [("records", f"{n}.json", json.dumps(each)) for n, each in enumerate([*others, record, {"game": 7}])]
            body = form(*sent, ("records", "broken.json", "{"), ("seat", "", "0"))
            kind = {"Content_Type": "multipart/form-data; boundary=edge"}
            status, headers, _ = await ann.raw("POST", f"{path}/records?lang=cs", body, **kind)
            assert (status, headers["location"]) == (303, f"{path}/page?lang=cs&refused=2")
            _, _, text = await ann.raw("GET", headers["location"])
            assert words.format("stats-refused", count=2) in text.decode()
            found = (await ann.ask("GET", path))[1]["matches"]
            assert [each["table"] for each in found] == [ann.table, "", ""]
            assert {each["id"] for each in found[1:]} == {each["deal"]["commitment"] for each in others}
            _, headers, table = await ann.raw("GET", f"{path}/csv")
            assert headers["content-type"] == "text/csv; charset=utf-8"
            assert len(table.decode().splitlines()) == 4
            status, *_ = await ann.raw("POST", f"{path}/records", form(("forget", "", "1")), **kind)
            assert status == 303
            assert len((await ann.ask("GET", path))[1]["matches"]) == 1
            # Who has everything forgotten keeps their matches, which the coach can look at anew.
            await ann.raw("POST", f"{path}/records", form(("forget", "", "practice")), **kind)
            [match] = (await ann.ask("GET", path))[1]["matches"]
            assert match["coached"] is None
            await ann.raw("GET", f"{path}/page?look=1")
            assert (await ann.ask("GET", path))[1]["matches"][0]["coached"] == account
            await ann.leave()

    run(test())


def test_practice_and_matches_move_to_the_terminal_and_back(call: Callable[..., Done], tmp_path: Path):
    file = tmp_path / "mine.json"

    async def test() -> None:
        async with running(tmp_path / "fuda.db", reviews=Reviewer()) as server:
            [ann] = await table_of(server.port, 1, "greedy", options={"rounds": 1, "tiebreak": "draw"})
            await ann.play()
            for _ in range(2):  # until the coach has looked
                await ann.raw("GET", "/api/me/statistics/page?look=1")
            own = puzzles("koikoi")[0]
            await ann.ask("POST", f"/api/practice/koikoi/{own.id}", {"move": own.answers[0].move})
            [here] = (await ann.ask("GET", "/api/me/statistics"))[1]["matches"]
            _, _, text = await ann.raw("GET", "/api/me/practice")
            file.write_bytes(text)
            # At the terminal it is one's own.
            assert (await asyncio.to_thread(call, "practise", "--import", str(file))).returncode == 0
            shown = await asyncio.to_thread(call, "stats", "--lang", "cs")
            for part in ("1 partie", "Co našel rozbor", "Štěstí při rozdávání"):
                assert part in shown.stdout
            [there] = json.loads((await asyncio.to_thread(call, "stats", "--json")).stdout)
            assert there == here
            # A match that is played and a puzzle that is solved there come back with it, to whoever brings them.
            played = await asyncio.to_thread(call, "play", "koikoi", "--set", "rounds=1", typed="1\n" * 60)
            assert played.returncode == 0, played.stderr
            solved = await asyncio.to_thread(call, "practise", "koikoi", typed="1\nq\n")
            assert solved.returncode == 0, solved.stderr
            assert (await asyncio.to_thread(call, "practise", "--export", str(file))).returncode == 0
            bob = Page(server.port)
            assert (await bob.ask("PUT", "/api/me/practice", json.loads(file.read_text("utf-8"))))[0] == 204
            found = (await bob.ask("GET", "/api/me/statistics"))[1]["matches"]
            assert [each["opponents"] for each in found] == [["greedy"], ["greedy"]]
            assert found[1] == here | {"table": ""}  # the newer one was played at the terminal
            kept = (await bob.ask("GET", "/api/me/practice"))[1]
            assert len(kept["games"]["koikoi"]["items"]) == 2
            # Whoever played it here sees it once.
            assert (await ann.ask("PUT", "/api/me/practice", kept))[0] == 204
            assert [each["table"] for each in (await ann.ask("GET", "/api/me/statistics"))[1]["matches"]] == [
                "",
                ann.table,
            ]
            await ann.leave()

    run(test())


async def play_short_matches(ann: Player, count: int) -> None:
    """Play matches of a round against a bot."""
    for _ in range(count):
        again = await Player(ann.port, cookie=ann.cookie).arrive()
        options = {"rounds": 1, "tiebreak": "draw"}
        await again.join(await again.open("koikoi", "greedy", options=options, start=True))
        await again.until(lambda page=again: page.info["stage"] not in ("open", "starting"))
        await again.play()
        await again.leave()


def test_more_matches_than_a_list_has_are_counted_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(statistics, "LISTED", 2)
    monkeypatch.setattr(registry, "LISTED", 2)
    monkeypatch.setattr(statistics, "AT_ONCE", 2)

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            await play_short_matches(ann, 3)
            counted = [(await ann.ask("GET", "/api/me/statistics"))[1] for _ in range(2)]
            assert [(len(each["matches"]), each["left"]) for each in counted] == [(2, 1), (3, 0)]

    run(test())


def test_matches_that_were_set_aside_keep_no_other_from_being_counted_and_taken_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Else whoever asks until nothing is left would ask for ever."""
    monkeypatch.setattr(statistics, "AT_ONCE", 1)

    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            ann = await player(server.port)
            await play_short_matches(ann, 2)
            newest = (await ann.ask("GET", "/api/me/tables"))[1]["tables"][0]["id"]
            load = statistics.Statistics._load

            async def set_aside(self: statistics.Statistics, table: str) -> Any:
                return None if table == newest else await load(self, table)

            monkeypatch.setattr(statistics.Statistics, "_load", set_aside)
            found = (await ann.ask("GET", "/api/me/statistics"))[1]
            assert (len(found["matches"]), found["left"]) == (1, 0)
            along = (await ann.ask("GET", "/api/me/practice"))[1]
            assert len(along["matches"]) == 1

    run(test())


def test_pauses_are_no_thinking():
    def row(at: int, entry: Entries) -> Row:
        return Row(seq=1, at=at, entry=entry)

    def moved(seat: int, by: Literal["person", "bot", "substitute"] = "person") -> Moved:
        return Moved(seat=seat, actions=["play 1L"], by=by, used=0)

    rows = [
        row(0, moved(0)),  # nobody knows when it was their turn
        row(1_000, Dealt()),
        row(3_000, moved(0)),
        row(4_000, moved(1, "bot")),
        row(5_000, moved(0, "substitute")),
        row(6_000, moved(1, "bot")),
        row(6_000 + statistics.PAUSE + 1, moved(0)),
        row(7_000 + statistics.PAUSE, moved(1, "bot")),
        row(7_500 + statistics.PAUSE, moved(0)),
    ]
    assert statistics.thinking(rows, 0) == (2, 2_500)
