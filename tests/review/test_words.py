"""A review in words: every sentence in every language, on the screen and as a page."""

import copy
import re
from typing import Any

import pytest

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core.words import LANGUAGES, Words
from fuda.games.yojimbo.deck import clean, shipped_data
from fuda.review import review
from fuda.review.books import BOOKS
from fuda.review.choice import Choice
from fuda.review.estimate import Interval
from fuda.review.holdings import HOLDINGS
from fuda.review.kernels import load
from fuda.review.page import page
from fuda.review.report import Hindsight, Moment, Reason, Review
from fuda.review.trajectory import Decision, trajectory
from fuda.review.words import Figures, Teller
from fuda.review.worlds import Worlds
from tests.review.matches import recorded


@pytest.fixture(scope="module", params=GAMES)
def found(request: pytest.FixtureRequest) -> Review:
    return list(review(recorded(request.param, 4, ("random",)), None, "quick"))[-1]


def moment(found: Review, *reasons: Reason) -> Moment:
    named = found.moments[0]
    named.reasons = list(reasons)
    return named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_its_sentence(found: Review, language: str):
    tell = Teller(found, Words(language))
    causes = load(found.game).part.CAUSES
    lost = Reason(f"review-lost-{found.game}", {"best": found.moments[0].moves[0].move, "chance": 3.25, "points": 1.5})
    reasons = [Reason(cause.key, {"better": 12.4, "worse": 3.6, **dict(cause.args)}) for cause in causes.values()]
    played = trajectory(recorded(found.game, 4, ("random",)))
    told = HOLDINGS[found.game](played.steps[0].after, played.table, 0)
    assert told
    reasons += [Reason(each.key, {"after": 12.4, "before": 61.6, **dict(each.args)}) for each in told]
    sentences = tell.sentences(moment(found, lost, *reasons))
    assert len(sentences) == len(causes) + len(told) + 1
    for sentence in sentences:
        assert re.fullmatch(r"[^{}]+\.", sentence), sentence
        assert "review-" not in sentence
    assert ("3.2" if language == "en" else "3,2") in sentences[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_books_have_something_to_say(name: str):
    played = trajectory(recorded(name, 4, ("random",), 4 if name == "koikoi" else None))
    worlds, said = Worlds(played.game, played.table), set[str | None]()
    for step in played.steps:
        if isinstance(step, Decision) and (choice := Choice(played.game, worlds, step, 0)).choices > 1:
            choice.look(8)
            for cause in (*load(name).part.CAUSES, None):
                said.add(BOOKS[name](choice, [cause] if cause else []))
    assert len(said - {None}) >= 3
    for language in LANGUAGES:
        assert all(Words(language).has(key) for key in said if key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_says_everything(found: Review, language: str):
    text = page(found, Words(language))
    assert text.startswith("<!doctype html>")
    assert f'lang="{language}"' in text
    assert not re.search(r"(?:src|href)=\"(?!#)", text)  # nothing is fetched
    assert "<script" not in text
    assert text.count("<svg") == text.count("</svg>") >= 2 * len(found.summaries)
    assert "{ $" not in text
    assert "review-" not in text
    named = [each for each in found.moments if each.label != "equal"]
    assert all(f'id="move-{each.number}"' in text for each in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_people_see_them(found: Review, language: str):
    tell = Teller(found, Words(language))
    codes = {*spec(found.game).cards}
    for each in found.moments:
        for valued in each.moves:
            said = tell.move(valued.move)
            assert not codes & {*re.split(r"[^\w-]+", said)}, said


def test_cards_of_a_deck_of_ones_own_have_the_names_that_it_gives_them():
    deck: Any = copy.deepcopy(shipped_data())
    first, own = deck["cards"][0]["defence"], {"id": "own", "name": "My own throw"}
    deck["defence_faces"] = [each | own if each["id"] == first else each for each in deck["defence_faces"]]
    for card in deck["cards"]:
        card["defence"] = "own" if card["defence"] == first else card["defence"]
    tell = Figures("yojimbo", Words("cs"), {**fuda.game("yojimbo").options, "deck": clean(deck)})
    assert tell.move(["lay Y001", "stand"]) == "Vyložit My own throw"


def test_only_luck_beyond_doubt_is_called_a_stroke(found: Review):
    tell = Teller(found, Words("en"))
    seen = list[float]()
    for each in tell.strokes(0):
        chance = each.chance[0]
        assert chance.low > 0 or chance.high < 0
        seen.append(abs(chance.mean))
    assert seen == sorted(seen, reverse=True)


def test_numbers_are_written_as_the_language_writes_them():
    czech, english = Teller.__new__(Teller), Teller.__new__(Teller)
    czech.words, english.words = Words("cs"), Words("en")
    assert (czech.percent(0.1234), english.percent(0.1234)) == ("12,3\N{NO-BREAK SPACE}%", "12.3%")
    assert czech.number(-0.04) == "0,0"  # not minus nothing
    assert english.number(0.5, signed=True) == "+0.5"


def test_half_an_interval_is_never_written_as_nothing():
    english = Figures("koikoi", Words("en"))
    assert english.reach(Interval(0.0031, 0.0029, 0.0033), share=True) == "0.31 ± 0.02%"
    assert english.reach(Interval(0.31, 0.27, 0.35), share=False) == "0.31 ± 0.04"
    assert english.reach(Interval(0.3, 0.24, 0.36), share=False) == "0.3 ± 0.1"
    assert english.reach(Interval(1.0, 1.0, 1.0), share=True) == "100.0%"


def test_units_after_a_decimal_have_their_case():
    said = {language: [Figures(name, Words(language)).unit_of() for name in GAMES] for language in ("cs", "ru")}
    assert said == {"cs": ["bodu", "písmene", "bodu"], "ru": ["очка", "буквы", "очка"]}


def test_hindsight_costs_and_gives_as_every_other_figure_does():
    found = list(review(recorded("kocka", 4, ("random",)), 0, "quick"))[-1]
    tell = Teller(found, Words("en"))
    lost = Hindsight(points=Interval(0.5, 0.25, 0.75), chance=Interval(-0.1, -0.12, -0.08))
    assert tell.hindsight(lost).startswith("With all cards open: +10.0 ± 2.0%, −0.50 ± 0.25 letters.")
    names = [name for name, _ in tell.terms(found.accounts[0])]
    assert tell.say("deals") in names
    assert tell.say("draws") not in names  # nothing is drawn in this game
