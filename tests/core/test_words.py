"""Words are found by conventions, whatever the game."""

import json

import pytest

import hatch_build
from fuda.core.events import Event
from fuda.core.messages import messages
from fuda.core.words import LANGUAGES, Words, source


def event(key: str, **args: object) -> Event:
    return {"key": f"koikoi-event-{key}", "args": args, "clauses": [], "move": 0}


def test_arguments_of_events_become_words_by_their_names():
    words, names = Words("en"), ("Ada", "Bo")
    told = [
        words.event("koikoi", event("capture", seat=1, cards=["1L", "1K1"]), names),
        words.event("koikoi", event("yaku", seat=0, yaku="goko", points=1), names),
        words.event("koikoi", event("gaji", seat=0, card="8L", month=8), names),
    ]
    assert told[0] == "Bo takes Pine with crane, Pine chaff."
    assert told[1] == "Ada makes Goko: 1 point."
    assert "August" in told[2]


def test_what_has_no_name_is_shown_as_it_is():
    words = Words("cs")
    assert words.format("koikoi-no-such-message") == "koikoi-no-such-message"
    assert words.name("koikoi", "card", "99X") == "99X"
    assert words.action("koikoi", "juggle 1L") == "juggle 1L"


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_explained(language: str):
    words = Words(language)
    assert words.name("koikoi", "card", "8L") in words.action("koikoi", "play 8L")
    assert words.action("koikoi", "take none") == words.format("koikoi-action-take-none")


def test_a_language_without_a_message_says_it_in_english():
    assert Words("xx").format("koikoi-yaku-goko") == "Goko"


def test_messages_are_data_as_the_page_s_build_makes_them():
    built = sorted((hatch_build.STATIC / "assets").glob("*-*-*.json"))
    assert len(built) % len(LANGUAGES) == 0 < len(built)
    for path in built:
        language, name, _ = path.name.split("-")
        assert messages(source(language, name) or "") == json.loads(path.read_bytes())


def test_messages_may_have_terms_and_functions():
    told = messages('-house = House { $x }\na = { -house(x: "y") }{ NUMBER($n, digits: 2) }{ b.c }')
    assert [each["id"] for each in told] == ["-house", "a"]
    term, function, message = told[1]["value"]
    given = [{"type": "narg", "name": "x", "value": {"type": "str", "value": "y"}}]
    assert term == {"type": "term", "name": "house", "attr": None, "args": given}
    assert [each["type"] for each in function["args"]] == ["var", "narg"]
    assert message == {"type": "mesg", "name": "b", "attr": "c"}
