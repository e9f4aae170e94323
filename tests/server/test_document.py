"""The page as it is sent: in the reader's language, with its first words, and with links to what it will ask for."""

import base64
import hashlib
import json
from pathlib import Path

import pytest

from fuda.server.document import Documents, Look, look_of
from fuda.server.static import File, Files

PAGE = """<!doctype html>
<html lang="en"><head><style>p { color: red }</style></head><body><div id="app"></div></body></html>
"""
ENGLISH = Look("en", "")
PLAN = {
    "words": {
        language: {name: f"/assets/{language}-{name}.json" for name in ("core", "page", "koikoi", "kocka")}
        for language in ("en", "cs", "ru")
    },
    "pages": {
        "home": {"scripts": ["/assets/Home.js"], "styles": ["/assets/Home.css"]},
        "table": {"scripts": ["/assets/Table.js", "/assets/play.js"], "styles": ["/assets/play.css"]},
        "replay": {"scripts": ["/assets/coach.js"], "styles": []},
    },
    "boards": {"koikoi": {"scripts": ["/assets/Board.js", "/assets/play.js"], "styles": ["/assets/play.css"]}},
}


@pytest.fixture
def documents(tmp_path: Path) -> Documents:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "pages.json").write_text(json.dumps(PLAN))
    (tmp_path / "icon.svg").write_text("<svg/>")
    return Documents(Files(tmp_path), {"a-_c": "koikoi"}.get)


def read(documents: Documents, path: str, look: Look = ENGLISH) -> tuple[File, str]:
    found = documents.find(path, look)
    assert found is not None
    return found, found.body.decode()


def test_home_begins_with_its_words_in_the_chosen_language_and_colours(documents: Documents):
    _, text = read(documents, "/", Look("cs", "dark"))
    assert '<html lang="cs" data-theme="dark">' in text
    assert '<div class="first hero"><h1>Tichý stůl pro tři karetní hry</h1>' in text
    assert text.index("first hero") < text.index('id="app"')
    for asked in ("/assets/cs-page.json", "/assets/cs-koikoi.json", "/assets/Home.js", "/assets/Home.css", "/api/me"):
        assert text.count(f'href="{asked}"') == 1
    assert "cs-kocka" not in text  # there is no board of it
    assert "data-theme" not in read(documents, "/")[1]


def test_a_table_asks_at_once_for_its_games_files_each_once(documents: Documents):
    _, text = read(documents, "/t/a-_c")
    assert 'data-game="koikoi"' in text
    assert "<h1>Koi-Koi</h1>" in text
    for asked in ("/assets/Table.js", "/assets/Board.js", "/assets/play.js", "/assets/play.css"):
        assert text.count(f'href="{asked}"') == 1
    _, unknown = read(documents, "/t/none")
    assert "data-game" not in unknown
    assert "Board.js" not in unknown
    _, replay = read(documents, "/t/a-_c/replay")
    assert 'href="/api/tables/a-_c/replay"' in replay
    assert "<h1>The game is being laid out again…</h1><p>Koi-Koi</p>" in replay


def test_other_places_and_the_bare_page_have_no_words_of_their_own(documents: Documents):
    assert "first" not in read(documents, "/rules/koikoi")[1]
    assert read(documents, "/index.html")[1] == PAGE  # what opens without a network, at any place
    assert read(documents, "/icon.svg")[1] == "<svg/>"
    assert documents.find("/none.js", Look("en", "")) is None


def test_the_policy_knows_the_styles_within_the_page_and_no_others(documents: Documents):
    digest = base64.b64encode(hashlib.sha256(b"p { color: red }").digest()).decode()
    for path in ("/", "/t/a-_c", "/index.html"):
        assert read(documents, path)[0].styles == f"'sha256-{digest}'"
    assert read(documents, "/icon.svg")[0].styles == ""


def test_names_in_an_address_are_no_part_of_the_page(documents: Documents):
    for path in ('/t/"><script>', "/t/a b", "/t/a-_c/replay/x"):
        assert "first" not in read(documents, path)[1]


@pytest.mark.parametrize(
    ("cookie", "look"),
    [
        ("look=cs-dark", Look("cs", "dark")),
        ("fuda=x; look=ru-auto; more=1", Look("ru", "")),
        ("look=de-dark", Look("en", "")),
        ("outlook=cs-dark", Look("en", "")),
    ],
)
def test_the_cookie_says_what_was_chosen(cookie: str, look: Look):
    assert look_of(cookie, "en") == look
