"""Every event and action has words, and the words get what they name."""

from random import Random

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from fuda.core.words import LANGUAGES, Words
from fuda.games.kocka.notation import CARDS, SUITS
from tests.games.kocka.arrange import kocka, pass_all
from tests.test_locales import LOCALES, Parts, found

NAMES = ("Anna", "Boris", "Cyril", "Dana")


def variables(key: str) -> set[str]:
    body = parse((LOCALES / "en/kocka.ftl").read_text("utf-8")).body
    message = next(entry for entry in body if isinstance(entry, Message) and entry.id.name == key)
    assert message.value is not None
    return Parts(message.value).variables


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", [{}, {"renonc": "honour", "show_points": False}, {"stop_at_17": "off"}])
def test_every_event_has_words_for_what_it_brings(options: dict[str, object]):
    told = set[str]()
    game = kocka(word="KOT", **options)
    for seed in range(12):
        match, rng = game.new(seed=seed), Random(seed)
        while not match.over:
            if len(match.seats) > 1:
                pass_all(match, rng)
                continue
            legal = [text for text in match.legal() if text != "throw" or rng.random() < 0.1]
            match.play(rng.choice(legal))
        for event in match.events:
            args = event["args"]
            given = set(args) | {key.removesuffix("seat") + "name" for key in args if key.endswith("seat")}
            given |= {"names"} if "seats" in args else set()
            if event["key"] not in told:
                assert variables(event["key"]) <= given, event
                told.add(event["key"])
            if seed == 0:
                for language in LANGUAGES:
                    text = Words(language).event("kocka", event, NAMES)
                    assert text.strip() == text != event["key"]
                    assert "{" not in text
    assert len(told) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_suits_and_ranks_have_names(language: str):
    assert found(language, "kocka", "card") == found(language, "kocka", "card", "short") == list(CARDS)
    assert found(language, "kocka", "suit") == list(SUITS)
    assert found(language, "kocka", "rank") == list("789XUOKA")
    words = Words(language)
    names = [words.name("kocka", "card", card) for card in CARDS]
    assert len(set(names)) == 32
    assert not any("," in name for name in names)


def test_czech_cards_are_called_what_czechs_call_them():
    words = Words("cs")
    names = {card: words.name("kocka", "card", card) for card in CARDS}
    assert names["LO"] == "zelený svršek (Hejma)"
    assert names["HX"] == "srdcová desítka"
    assert names["BU"] == "kulový spodek"
    assert names["AA"] == "žaludové eso"
    assert words.name("kocka", "rank", "O") == "svršek (filek)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["pass HA", "play LO", "throw", "renonc 2 5", "done"])
def test_actions_have_words(language: str, text: str):
    said = Words(language).action("kocka", text)
    assert said != text
    assert "{" not in said
