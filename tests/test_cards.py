"""The drawn decks: every card has its picture in every style, small, self-contained, and as the script draws it now."""

import gzip
import json
import re
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

import fuda
from fuda.games.kocka.notation import CARDS as KOCKA
from fuda.games.koikoi.notation import CARDS as KOIKOI
from scripts.cards.__main__ import PUBLIC, decks

LOCALES = Path(fuda.__file__).parent / "locales"
LANGUAGES = ("en", "cs", "ru")
SVG = "{http://www.w3.org/2000/svg}"
# A card is shown by <img>: it can neither load anything nor rely on a font.
FORBIDDEN = {"script", "text", "tspan", "image", "foreignObject", "style", "font", "a", "animate", "set"}

# Yojimbo is drawn by face; its catalogue names `yojimbo-card-attack-grab-1`, `yojimbo-card-defence-ikkyo` and so on.
YOJIMBO_DECK = json.loads((Path(fuda.__file__).parent / "games" / "yojimbo" / "deck.json").read_text("utf-8"))
YOJIMBO = (
    *(f"attack-{kind}-{height}" for kind in YOJIMBO_DECK["attack_types"] for height in range(1, 8)),
    *(f"defence-{face['id']}" for face in YOJIMBO_DECK["defence_faces"]),
    "yojimbo",
)


@dataclass(frozen=True)
class Deck:
    """What a deck promises: its cards, styles, shape, and the size of its plain style."""

    cards: tuple[str, ...]  # as the engine names them
    styles: tuple[str, ...]
    view_box: str
    gzip_bytes: int  # upper bound for the plain style, each file compressed on its own

    @property
    def files(self) -> set[str]:
        return {f"{style}/{name}.svg" for style in self.styles for name in (*self.cards, "back")}


DECKS = {
    "koikoi": Deck(KOIKOI, ("plain", "contrast"), "0 0 200 328", 300_000),
    "kocka": Deck(KOCKA, ("plain", "contrast"), "0 0 200 320", 200_000),
    "yojimbo": Deck(YOJIMBO, ("plain",), "0 0 200 320", 200_000),
}
MODULES = {module.GAME: module for module in decks().values()}
in_every_deck = pytest.mark.parametrize("game", DECKS)


def drawings(game: str) -> dict[str, str]:
    """The committed files of a game by their path in its folder."""
    folder = PUBLIC / game
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in sorted(folder.glob("*/*"))}


@in_every_deck
def test_every_card_and_the_back_is_drawn_in_every_style(game: str):
    assert set(drawings(game)) == DECKS[game].files


@in_every_deck
def test_files_are_what_the_script_draws_now(game: str):
    module: ModuleType = MODULES[game]
    drawn, kept = module.files(), drawings(game)
    stale = sorted(name for name in drawn.keys() | kept.keys() if drawn.get(name) != kept.get(name))
    assert not stale, "run `python -m scripts.cards`"


@in_every_deck
def test_files_are_well_formed_and_titled_and_share_one_view_box(game: str):
    for name, text in drawings(game).items():
        root = ET.fromstring(text)
        assert root.tag == f"{SVG}svg", name
        assert root.get("viewBox") == DECKS[game].view_box, name
        title = root.find(f"{SVG}title")
        assert title is not None, name
        assert (title.text or "").strip(), name


@in_every_deck
def test_files_stand_alone(game: str):
    for name, text in drawings(game).items():
        root = ET.fromstring(text)
        ids = {element.get("id") for element in root.iter()}
        for element in root.iter():
            assert element.tag.removeprefix(SVG) not in FORBIDDEN, name
            for key, value in element.attrib.items():
                assert not key.startswith("on"), name
                assert not key.startswith("font"), name
                if key.rpartition("}")[2] == "href":
                    assert value.startswith("#"), name
                for target in re.findall(r"url\((.*?)\)", value) + ([value] if key == "href" else []):
                    assert target.removeprefix("#") in ids, f"{name}: {target}"
        assert text.count("http") == 1, f"{name}: only the namespace is an address"


@in_every_deck
def test_no_two_drawings_are_the_same(game: str):
    for style in DECKS[game].styles:
        bodies = [re.sub(r"<title>.*?</title>", "", t) for n, t in drawings(game).items() if n.startswith(f"{style}/")]
        assert len(set(bodies)) == len(bodies)


@in_every_deck
def test_titles_tell_the_cards_apart(game: str):
    for style in DECKS[game].styles:
        titles = re.findall(
            r"<title>(.*?)</title>", "".join(t for n, t in drawings(game).items() if n.startswith(style))
        )
        assert len(set(titles)) == len(titles) == len(DECKS[game].cards) + 1


@in_every_deck
def test_the_deck_is_small(game: str):
    plain = DECKS[game].styles[0]
    files = [text for name, text in drawings(game).items() if name.startswith(f"{plain}/")]
    assert sum(len(gzip.compress(text.encode(), mtime=0)) for text in files) <= DECKS[game].gzip_bytes


@in_every_deck
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_to_read_aloud(game: str, language: str):
    catalogue = LOCALES / language / f"{game}.ftl"
    if not catalogue.exists():
        pytest.skip(f"{game} has no catalogue yet")
    known = set(re.findall(r"^([\w-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
    assert {f"{game}-card-{name}" for name in DECKS[game].cards} <= known


def test_the_portraits_are_those_that_the_script_draws() -> None:
    from fuda.bots import LEVELS
    from scripts.cards.portraits import FOLDER, portraits

    drawn = portraits()
    assert set(drawn) == {f"{level}.svg" for level in LEVELS}
    assert {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()} == drawn
