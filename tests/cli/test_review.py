"""`fuda review`: on the screen, as JSON and as a page; what is wrong is said in one sentence."""

import json
from pathlib import Path

import pytest

from fuda import review
from fuda.cli.arguments import EFFORTS
from tests.cli.shell import fuda
from tests.review.matches import recorded

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(recorded("koikoi", 2)))
    return path


def test_a_review_on_the_screen_has_its_parts(file: Path, tmp_path: Path):
    done = fuda(tmp_path, "review", str(file), "--seat", "0", "--effort", "quick", "--lang", "cs")
    assert done.returncode == 0, done.stderr
    for part in ("Výsledek", "přesnost", "Nejhorší chvíle", "Vyúčtování", "štěstí při lízání", "jak to dopadlo"):
        assert part in done.stdout
    assert "review-" not in done.stdout
    assert "Místo 1\n" not in done.stdout  # only the seat that was asked for


def test_a_review_as_json_and_as_a_page(call, file: Path, tmp_path: Path):
    done = call("review", str(file), "--effort", "quick", "--json")
    found = json.loads(done.stdout)
    assert (found["format"], found["version"], found["done"]) == ("fuda-review", 1, True)
    assert {moment["seat"] for moment in found["moments"]} == {0, 1}
    page = tmp_path / "review.html"
    done = call("review", str(file), "--effort", "quick", "--html", str(page), "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert str(page) in done.stdout
    assert 'lang="ru"' in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "2"], "--seat needs a whole number, not “2”; allowed: 0–1"),
        (["--effort", "huge"], "quick, normal, deep"),
        (["--json", "--html", "x.html"], "--json and --html"),
        (["--html", "no/such/folder/x.html"], "no/such/folder"),
    ],
)
def test_what_cannot_be_done_is_refused(call, file: Path, arguments: list[str], said: str):
    done = call("review", str(file), *arguments)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_record_that_does_not_hold_is_refused_with_what_verify_says(call, file: Path):
    kept = json.loads(file.read_text())
    kept["moves"] = kept["moves"][:-1]
    file.write_text(json.dumps(kept))
    done, verified = call("review", str(file)), call("verify", str(file))
    assert done.returncode == 2
    said = done.stderr.strip().removeprefix("fuda: ")
    assert said
    assert said in " ".join(verified.stdout.split())


def test_the_help_and_the_shell_know_every_effort():
    assert tuple(review.EFFORTS) == EFFORTS
