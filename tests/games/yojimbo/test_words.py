"""Every event, refusal and action has words, and the words get what they name."""

import json
from random import Random
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from fuda.core.words import LANGUAGES, Words
from fuda.games.yojimbo import rulebook
from tests.games import golden
from tests.games.yojimbo.arrange import DECK, at, random_move, yojimbo
from tests.test_locales import LOCALES, Parts, found

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva")


def catalogue() -> dict[str, Message]:
    body = parse((LOCALES / "en/yojimbo.ftl").read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


MESSAGES = catalogue()


def variables(key: str) -> set[str]:
    value = MESSAGES[key].value
    assert value is not None
    return Parts(value).variables


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", [{}, {"players": 5, "kick_refused": "discarded", "tie": "among_tied"}])
@pytest.mark.parametrize("preset", ["kyu", "dan"])
def test_every_event_has_words_for_what_it_brings(preset: str, options: dict[str, Any]):
    told = set[str]()
    game = yojimbo(preset, **options)
    for seed in range(6):
        match, rng = game.new(seed=seed), Random(seed)
        while not match.over:
            match.play(*random_move(match, rng))
        for event in match.events:
            args = event["args"]
            given = set(args) | {key.removesuffix("seat") + "name" for key in args if key.endswith("seat")}
            given |= {"names"} if "seats" in args else set()
            if event["key"] not in told:
                assert variables(event["key"]) <= given, event
                told.add(event["key"])
            if seed == 0:
                for language in LANGUAGES:
                    text = Words(language).event("yojimbo", event, NAMES)
                    assert text.strip() == text != event["key"]
                    assert "{" not in text
    assert len(told) > 20


def test_the_golden_games_show_every_event_but_the_rarest():
    shown = {
        line.split()[0]
        for path in golden.files("yojimbo")
        for line in path.read_text("utf-8").splitlines()
        if "[YJ-" in line
    }
    known = set(found("en", "yojimbo", "event"))
    assert shown <= known
    # A draw that cannot be decided (YJ-5) needs a deck of one height: test_setup.py has it.
    rare = {"draw-again", "draw-level", "tie", "match-shared", "auto-retreat", "into-hand", "points", "hand"}
    assert known - shown <= rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_and_types_have_names(language: str):
    ids = [face.id for face in (*DECK.defences, *DECK.attacks)]
    assert found(language, "yojimbo", "face") == ids
    assert found(language, "yojimbo", "attack") == ["grab", "strike", "kick", "dagger"]
    names = [Words(language).name("yojimbo", "face", each) for each in ids]
    assert len(set(names)) == len(names)
    assert not any("," in name for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["train", "retreat", "kaiten Y090", "change Y017", "draw", "lay Y017", "stand", "kick next", "kick stack", "points",
     "hand", "pay Y003", "from 2"],
)  # fmt: skip
def test_actions_have_words(language: str, text: str):
    said = Words(language).action("yojimbo", text)
    assert said != text
    assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_explained(language: str):
    """The page and the terminal say why a card is of no use now."""
    words = Words(language)
    for attack, hand in (
        ("dagger 3", "iriminage ikkyo irimi kaiten renraku osae_ikkyo"),
        ("strike 7", "iriminage tenkan kaiten renraku"),
        ("kick 3", "ikkyo renraku irimi"),
    ):
        match = at(yojimbo(irimi_against_dagger=False), attack, [hand, "ikkyo"], pile="", holder=1, turn=0)
        for card, reason in match.view(0)["hints"]["unfit"].items():
            event: Any = {"key": reason["key"], "args": reason["args"], "clauses": [reason["clause"]], "move": 0}
            text = words.event("yojimbo", event, NAMES)
            assert text != reason["key"], card
            assert "{" not in text
            assert f"({reason['clause']})" in text
    dagger = at(yojimbo(), "dagger 3", ["iriminage", "ikkyo"], holder=1, turn=0).view(0)["hints"]["unfit"]
    if language == "en":
        (reason,) = dagger.values()
        event = {"key": reason["key"], "args": reason["args"], "clauses": [], "move": 0}
        said = "Iriminage is worth nothing against a dagger; a dagger needs an Osae (YJ-17)."
        assert words.event("yojimbo", event, NAMES) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_say_that_the_deck_is_a_reconstruction(language: str):
    words = Words(language)
    for key in ("yojimbo-deck-note", "yojimbo-option-deck.help", "yojimbo-rule-YJ-3"):
        text = words.format(key).lower()
        assert "reconstruction" in text or "rekonstrukce" in text or "реконструкция" in text


def test_the_tables_of_the_rulebook_come_from_the_deck():
    attacks, defences = rulebook.TABLES["cards"], rulebook.TABLES["defence"]
    assert len(attacks) == 1 + len(DECK.attacks)
    assert len(defences) == 1 + len(DECK.defences)
    assert sum(int(row[-1]) for row in attacks[1:]) == sum(int(row[-1]) for row in defences[1:]) == 108
    assert {len(row) for row in attacks} == {5}
    assert {len(row) for row in defences} == {6}
    assert json.dumps(attacks)
