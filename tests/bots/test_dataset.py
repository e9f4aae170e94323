"""Data sets hold every decision of the matches they come from, and nothing is lost or doubled by an interruption."""

from pathlib import Path

import numpy as np
import pytest

import fuda
from fuda.bots import dataset
from fuda.bots.arena import Referee, deal_seed, entrant, setting
from fuda.bots.dataset import Dataset
from fuda.bots.decisions import COLUMNS, Decisions
from fuda.bots.workers import Damaged, Mixed, contest
from fuda.cli import main
from fuda.core.errors import FudaError
from tests.contract.tables import in_every_game

SHORT = {"koikoi": {"rounds": 2}, "kocka": {"word": "KOČ"}, "yojimbo": {"players": 3}}


def asked(name: str, seed: int = 5):
    game = fuda.game(name, **SHORT.get(name, {}))
    return setting(game, [entrant("greedy"), entrant("random")], seed)


def rows_of(folder: Path) -> Decisions:
    parts = [part for file in dataset.shards(folder) for part in dataset.read(file, 100)]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


@in_every_game
def test_the_decisions_of_a_match_replay_it(name: str):
    wanted = asked(name)
    with Referee(wanted, keep=True) as referee:
        result, rows = referee.play(0, 1), referee.decisions
    assert rows is not None
    game = wanted.rules()
    rules, table = game.rules, game.table
    match = game.new(seed=deal_seed(wanted.seed, 0), duplicate=True)
    seen = np.zeros(rows["observation"].shape[1] // 4, np.uint32)
    state, begun = match.state.copy(), tuple[str, ...]()
    for i in range(len(rows["action"])):
        seat, action = int(rows["seat"][i]), int(rows["action"][i])
        rules.observe(state, table, seat, seen)
        assert rows["observation"][i].tobytes() == seen.tobytes()
        legal = game.actions(state, table, seat)
        assert np.flatnonzero(np.unpackbits(rows["mask"][i], bitorder="little")).tolist() == legal
        rules.step(state, table, seat, action)
        begun = (*begun, game.spec.text(action))
        if not match.legal(seat, begun):
            match.play(*begun, seat=seat)
            state, begun = match.state.copy(), ()
    assert match.over
    assert list(match.scores) == result.scores
    assert rows["step"].tolist() == list(range(len(rows["step"])))
    assert rows["gain"].tolist() == pytest.approx([game.leads(result.scores)[seat] for seat in rows["seat"]])
    assert rows["entrant"].tolist() == [result.entrants[seat] for seat in rows["seat"]]
    shares = [(seat in result.winners) / len(result.winners) for seat in rows["seat"]]
    assert rows["won"].tolist() == pytest.approx(shares)
    # What is gained in the rounds adds up to what is gained in the match.
    for seat in range(game.seats):
        mine = rows["seat"] == seat
        firsts = [np.flatnonzero(mine & (rows["round"] == number))[0] for number in np.unique(rows["round"][mine])]
        if len(firsts) == result.rounds:
            assert sum(rows["round_gain"][firsts]) == pytest.approx(rows["gain"][mine][0])


def test_files_are_whole_and_what_was_written_is_read(tmp_path: Path):
    wanted, kept, folder = asked("koikoi"), list[Decisions](), tmp_path / "made" / "here"
    played = contest(wanted, [(0, 0), (0, 1), (1, 0), (1, 1)], 1, keep=kept.append)
    with Dataset(folder, wanted, rows=60) as made:
        assert len(list(played)) == len(kept) == 4
        for rows in kept:
            made.add(rows)
    files = dataset.shards(folder)
    assert len(files) > 1
    assert sorted(path.suffix for path in folder.iterdir()) == [".json", *[".parquet"] * len(files)]
    found = rows_of(folder)
    assert list(found) == [*COLUMNS, "observation", "mask"]
    for name, column in found.items():
        assert column.tobytes() == np.concatenate([rows[name] for rows in kept]).tobytes()
    about = dataset.about(folder)
    assert about["setting"]["entrants"] == ["greedy", "random"]
    assert sum(block["bits"] for block in about["observation"]) == about["bits"]


def test_a_folder_goes_on_with_its_own_contest_only(tmp_path: Path):
    wanted = asked("koikoi")
    with Referee(wanted, keep=True) as referee:
        with Dataset(tmp_path, wanted) as made:
            referee.play(0, 0)
            assert referee.decisions is not None
            made.add(referee.decisions)
        with Dataset(tmp_path, wanted) as made:
            assert made.matches == {(0, 0)}
            referee.play(0, 1)
            assert referee.decisions is not None
            made.add(referee.decisions)
    assert len(dataset.shards(tmp_path)) == 2
    with pytest.raises(Mixed, match="seed"):
        Dataset(tmp_path, asked("koikoi", seed=6))
    (tmp_path / "dataset.json").write_text("{}")
    with pytest.raises(Damaged, match="another format"):
        Dataset(tmp_path, wanted)
    (tmp_path / "dataset.json").write_text("…")
    with pytest.raises(Damaged, match="no folder of decisions"):
        dataset.about(tmp_path)


def test_without_pyarrow_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(dataset, "import_module", missing)
    with pytest.raises(FudaError, match=r'pip install "fuda\[data\]"'):
        Dataset(tmp_path, asked("koikoi"))


def test_the_command_writes_a_data_set_and_plays_again_what_it_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    folder, out = tmp_path / "decisions", str(tmp_path / "results.json")
    command = ["arena", "koikoi", "greedy", "random", "--set", "rounds=1", "--workers", "1", "--lang", "en"]
    command += ["--matches", "4", "--out", out, "--dataset", str(folder)]
    assert main(command) == 0
    assert f"The decisions are in {folder}." in capsys.readouterr().out
    whole = rows_of(folder)
    dataset.shards(folder)[0].unlink()
    assert main(command) == 0
    again = rows_of(folder)
    for name in whole:
        assert again[name].tobytes() == whole[name].tobytes()
    assert main([*command, "--seed", "3"]) == 2
    assert "holds the results of another contest" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--ray", "127.0.0.1:1"], "The Ray cluster at 127.0.0.1:1 cannot be asked."),
        (["--dataset", "/dev/null/here"], "/dev/null/here is no folder of decisions"),
    ],
)
def test_what_cannot_be_is_refused_in_words(options: list[str], why: str, capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "koikoi", "greedy", "random", "--matches", "2", "--lang", "en", *options]) == 2
    assert why in capsys.readouterr().err
