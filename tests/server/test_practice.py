"""Practice on a server: a puzzle is asked, answered once and judged; what is practised is one's own."""

from pathlib import Path

from fuda.review.puzzles import puzzle, puzzles
from tests.server.harness import Page, run, running, table_of


def test_puzzles_are_asked_judged_and_remembered_for_each_person(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
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


def test_finished_matches_are_counted_for_who_played_them(tmp_path: Path):
    async def test() -> None:
        async with running(tmp_path / "fuda.db") as server:
            [ann] = await table_of(server.port, 1, "greedy", options={"rounds": 1, "tiebreak": "draw"})
            await ann.play()
            _, found = await ann.ask("GET", "/api/me/statistics")
            [match] = found["matches"]
            assert found["left"] == 0
            assert (match["table"], match["opponents"], match["seat"]) == (ann.table, ["greedy"], 0)
            _, record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
            assert match["score"] == record["result"]["scores"][0]
            assert match["dealt"]["hand-lights"]["deals"] == match["rounds"]
            _, nothing = await Page(server.port).ask("GET", "/api/me/statistics")
            assert nothing == {"matches": [], "left": 0}

    run(test())
