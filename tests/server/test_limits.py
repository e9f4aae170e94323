"""Token buckets, names and cookies."""

from pathlib import Path

import pytest

from fuda.server.limits import Buckets, bucket
from fuda.server.log import open_log
from fuda.server.people import People, clean, language_of
from fuda.server.static import Files


def test_a_bucket_holds_a_burst_and_refills_with_time():
    tokens = bucket(2.0, 3, 0.0)
    assert [tokens.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert tokens.wait == 0.5
    assert tokens.take(0.5)
    assert not tokens.take(0.6)
    assert [tokens.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_each_asker_has_a_bucket_and_old_ones_are_forgotten():
    now = 0.0
    buckets = Buckets(1.0, 2, lambda: now, most=3)
    assert [buckets.take("a") for _ in range(3)] == [0.0, 0.0, 1.0]
    assert buckets.take("b") == 0.0
    for name in "cdefgh":
        buckets.take(name)
    assert len(buckets._buckets) <= 3
    now = 100.0
    assert buckets.take("z") == 0.0


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("Zdeněk Šťastný", "Zdeněk Šťastný"),
        ("a\u200b\u202eb", "ab"),
        ("a\tb\nc", "a b c"),
        ("\u0000\u202e", None),
        ("x" * 40, "x" * 24),
        ("🐈", "🐈"),
        ("\u3164", None),
        ("\u2800\u2800", None),
        ("\u0301\u0302", None),
        ("\uffa0\u115f\u1160", None),
        ("A\u3164nn", "Ann"),
        ("e\u0301", "é"),
        ("o" + "\u0335" * 20, "o" + "\u0335" * 3),
        ("שרה", "שרה"),
    ],
)
def test_names_show_what_they_are(given: str, kept: str | None):
    assert clean(given) == kept


def test_a_cookie_is_signed_and_survives_a_restart(database: str):
    log = open_log(database)
    people = People(log)
    text = people.cookie("abc", secure=False)
    assert "HttpOnly" in text
    assert "SameSite=Lax" in text
    assert "Secure" not in text
    assert people.cookie("abc", secure=True).endswith("; Secure")
    value = text.partition(";")[0]
    assert people.read(f"other=1; {value}") == "abc"
    assert people.read(value[:-1] + ("0" if value[-1] != "0" else "1")) is None
    assert people.read(value.replace("abc", "abd")) is None
    assert people.read("") is people.read("fuda=") is people.read("fuda=abc") is people.read("fuda=é.é") is None
    assert People(log).read(value) == "abc"
    log.close()


def test_the_first_language_of_ours_is_taken():
    assert language_of("ru-RU,ru;q=0.9") == "ru"
    assert language_of("") == language_of("de") == "en"


def test_files_are_found_in_their_folder_alone(tmp_path: Path):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>" + "page " * 300)
    (folder / "assets" / "a-1.js").write_text("x")
    (tmp_path / "secret.txt").write_text("no")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    files = Files(folder)
    page = files.find("/tables/abc")
    assert page is not None
    assert page == files.find("/")
    assert (page.caching, page.type) == ("no-cache", "text/html")
    assert page.packed is not None
    assert len(page.packed) < len(page.body)
    assert files.find("/t/abc/replay") == files.find("/t") == page
    script = files.find("/assets/a-1.js")
    assert script is not None
    assert "immutable" in script.caching
    for path in ("/../secret.txt", "/assets/../../secret.txt", "/link.txt", "/none.js", "/a\0.js", "/..\\secret.txt"):
        assert files.find(path) is None
    assert files.find("/" + "t/" * 4_000) is None, "nobody looks for four thousand folders"
    missing = Files(tmp_path / "nothing").find("/")
    assert missing is not None
    assert b"has not been built" in missing.body
