"""`fuda ratings` and `fuda arena --ladder`: what is played, what is kept, and what is said of it."""

import io
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import fuda
from fuda.bots import levels
from fuda.bots.arena import Referee, Result, Setting
from fuda.bots.ratings import Rating
from fuda.bots.report import Report
from fuda.cli import contest
from fuda.cli.ratings import show
from fuda.core.words import LANGUAGES, Words
from tests.bots.contests import contest_of

PLAYERS = ("random", "novice", "quick")
CONTESTS = ["novice-random", "quick-novice", "quick-random"]
LADDER = ("arena", "koikoi", *PLAYERS, "--ladder", "--set", "rounds=1", "--matches", "6")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """The matches that the command has had played, in this process and not in others, which would have to start."""
    matches: list[tuple[str, int, int]] = []

    def here(
        asked: Setting, missing: Sequence[tuple[int, int]], workers: int, ready: Callable[[], object], keep: object
    ) -> Generator[Result]:
        ready()
        with Referee(asked) as referee:
            for deal, rotation in missing:
                matches.append(("-".join(asked.entrants), deal, rotation))
                yield referee.play(deal, rotation)

    monkeypatch.setattr(contest, "contest", here)
    return matches


def test_a_ladder_plays_everybody_against_the_next_two_below_and_adds_to_it(call, begun: list[object], tmp_path: Path):
    folder = tmp_path / "ladder"
    done = call(*LADDER, "--out", str(folder))
    assert done.returncode == 0, done.stderr
    assert begun == [(name, deal, rotation) for name in CONTESTS for deal in range(3) for rotation in range(2)]
    assert sorted(file.stem for file in folder.glob("*.json")) == CONTESTS
    assert "Koi-Koi · czech, rounds=1" in done.stdout
    assert all(word in done.stdout for word in (*PLAYERS, "Rating", "Matches", f"The contests are in {folder}."))
    begun.clear()
    again = call(*LADDER, "--out", str(folder))
    assert (again.stdout, begun) == (done.stdout, []), "nothing is left to play"
    assert call(*LADDER[:-1], "8", "--out", str(folder)).returncode == 0
    assert begun == [(name, 3, rotation) for name in CONTESTS for rotation in range(2)]


def test_the_ratings_of_a_ladders_files_are_the_ladders(call, begun: list[object], tmp_path: Path):
    shown = call(*LADDER, "--out", str(tmp_path / "ladder")).stdout
    files = [str(tmp_path / "ladder" / f"{name}.json") for name in CONTESTS]
    assert shown.startswith(call("ratings", *files).stdout)
    assert len(begun) == 18


def test_a_ladder_goes_on_where_it_was_interrupted(
    call, begun: list[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    whole, finished = Referee.play, 0

    def play(self: Referee, deal: int, rotation: int) -> Result:
        nonlocal finished
        finished += 1
        if finished == 10:
            raise KeyboardInterrupt
        return whole(self, deal, rotation)

    monkeypatch.setattr(Referee, "play", play)
    stopped = call(*LADDER, "--out", str(tmp_path))
    assert stopped.returncode == 130
    assert stopped.stdout.startswith(f"Interrupted. Finished matches are in {tmp_path};")
    assert (tmp_path / "novice-random.json").exists()
    assert not (tmp_path / "quick-novice.json").exists()
    assert call(*LADDER, "--out", str(tmp_path)).returncode == 0
    assert len(begun) == 19, "only the one that was interrupted was played again"


def test_without_a_folder_nothing_is_left(call, begun: list[object], tmp_path: Path):
    assert call(*LADDER, "--zero", "quick").returncode == 0
    assert len(begun) == 18
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_ladder_takes_all_levels_of_the_game_and_budgets_for_those_who_search(
    call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    asked: list[Setting] = []

    def nobody(setting: Setting, *_: object) -> Generator[Result]:
        asked.append(setting)
        yield from ()

    monkeypatch.setattr(contest, "contest", nobody)
    done = call("arena", "kocka", "--ladder", "--budget", "60sims", "--seed", "616", "--out", str(tmp_path / "all"))
    assert done.returncode == 0, done.stderr
    assert "No deal has been played by everybody in every seat yet." in done.stdout
    names = [f"{name}@60sims" if name in ("thinker", "master") else name for name in levels("kocka")]
    pairs = [[names[at], names[at - down]] for at in range(len(names)) for down in (1, 2) if down <= at]
    assert [setting.entrants for setting in asked] == pairs
    assert {setting.seed for setting in asked} == {616}


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("arena", "koikoi", "random", "--ladder"), "A ladder needs two players at least"),
        (("arena", "koikoi", "random", "random", "--ladder"), "A ladder needs two players at least"),
        (("arena", "koikoi", "random", "minimax", "--ladder"), "There is no player “minimax”."),
        ((*LADDER, "--zero", "greedy"), "They can from: random, novice, quick."),
        ((*LADDER, "--diagnose", "master"), "--ladder and --diagnose cannot go together"),
        ((*LADDER, "--dataset", "folder"), "--ladder and --dataset cannot go together"),
        ((*LADDER, "--out", "/no/such/folder/ladder"), "cannot be written to"),
        (
            ("arena", "koikoi", "random", "novice", "--zero", "random"),
            "--zero belongs to --ladder or to “fuda ratings”",
        ),
        (("ratings",), "Say which files hold the results"),
        (("ratings", "/no/such/file.json"), "/no/such/file.json cannot be read: No such file or directory."),
        (("ratings", __file__), "is no file of results"),
    ],
)
def test_what_cannot_be_is_refused_in_words(call, begun: list[object], arguments: tuple[str, ...], why: str):
    done = call(*arguments)
    assert (done.returncode, done.stdout, begun) == (2, "", [])
    assert why in " ".join(done.stderr.split())


def test_contests_that_do_not_belong_together_or_say_nothing_of_each_other_are_named(call, tmp_path: Path):
    def file(name: str, *entrants: str, rounds: int = 1) -> str:
        asked, path = contest_of(*entrants, rounds=rounds), tmp_path / name
        won = [Result(0, seat, 1, [seat, 1 - seat], [0, 0], [0], 1, 1, None, [1, 1], [0.1, 0.1]) for seat in (0, 1)]
        path.write_bytes(Report.of(asked, won).encoded())
        return str(path)

    first = file("first.json", "random", "novice")
    other = call("ratings", first, longer := file("longer.json", "random", "novice", rounds=2))
    assert f"{longer} cannot be counted together with {first}. What differs: the table rules." in other.stderr
    apart = call("ratings", first, file("apart.json", "quick", "greedy"))
    assert "random, novice on one side, quick, greedy on the other" in apart.stderr
    zero = call("ratings", first, "--zero", "greedy")
    assert "Ratings cannot be counted from “greedy”. They can from: " in zero.stderr
    assert {done.returncode for done in (other, apart, zero)} == {2}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["koikoi", "kocka"])
def test_ratings_and_bounds_are_shown_in_every_language(language: str, game: str):
    words, out = Words(language), io.StringIO()
    found = [
        Rating("master", 40, None, 301.2, None),
        Rating("greedy", 80, 120.4, 90.1, 150.6),
        Rating("quick", 80, 0.0, None, None),
        Rating("novice", 40, None, None, -88.8),
        Rating("random", 40, None, None, None),
    ]
    show(Console(file=out, width=300), fuda.game(game), found, words)
    rows = [line.split() for line in out.getvalue().splitlines()]
    for row in (
        ["master", "≥", "301", "–", "40"],
        ["greedy", "120", "90…151", "80"],
        ["quick", "0", "–", "80"],
        ["novice", "≤", "-89", "–", "40"],
        ["random", "–", "–", "40"],
    ):
        assert row in rows
    assert words.format("ratings-note-losses" if game == "kocka" else "ratings-note") in out.getvalue()
    assert words.format("ratings-note-bound") in out.getvalue()
