"""The catalogues of words: three languages that say the same things, in whole and well-formed messages."""

import importlib
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import fuda

LOCALES = Path(fuda.__file__).parent / "locales"
LANGUAGES = ("en", "cs", "ru")
CATALOGUES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
RULEBOOKS = sorted(path.parent.name for path in (LOCALES.parent / "games").glob("*/rulebook.py"))

# The plural categories of each language (CLDR, cardinals); many is for fractions in Czech, other in Russian.
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
COUNTS = (0, 1, 2, 5, 21, 22)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_catalogue = pytest.mark.parametrize("name", CATALOGUES)
in_every_text = pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, CATALOGUES)))


class Parts(Visitor):
    """What a pattern refers to: its variables, the messages it quotes, its selects."""

    def __init__(self, node: ast.BaseNode):
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference):  # noqa: N802 (fluent.syntax names it)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference):  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression):  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    @property
    def numbers(self) -> set[str]:
        """Variables that some select compares, which therefore arrive as numbers."""
        return {s.selector.id.name for s in self.selects if isinstance(s.selector, ast.VariableReference)}

    @property
    def plurals(self) -> list[set[str]]:
        """The plural categories of each select that distinguishes any."""
        keys = [{v.key.name for v in s.variants if isinstance(v.key, ast.Identifier)} for s in self.selects]
        return [each for each in keys if each & {"zero", "one", "two", "few", "many"}]


def source(language: str, name: str) -> str:
    return (LOCALES / language / name).read_text("utf-8")


def messages(language: str, name: str) -> list[ast.Message]:
    return [entry for entry in parse(source(language, name)).body if isinstance(entry, ast.Message)]


def patterns(language: str, name: str) -> dict[str, ast.Pattern]:
    """Every text of a catalogue, by `message` or `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for message in messages(language, name):
        assert message.value is not None, message.id.name
        found[message.id.name] = message.value
        found |= {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return found


def bundle(language: str) -> FluentBundle:
    """All catalogues of a language, as a reader of any of them has them."""
    made = FluentBundle([language], use_isolating=False)
    for name in CATALOGUES:
        made.add_resource(FluentResource(source(language, name)))
    return made


def texts(words: FluentBundle, language: str, name: str, count: int) -> Iterator[tuple[str, str]]:
    """Each text of a catalogue formatted with that count in place of every number; no error is let pass."""
    for key, pattern in patterns(language, name).items():
        parts = Parts(pattern)
        arguments = {v: count if v in parts.numbers else f"<{v}>" for v in parts.variables}
        message, _, attribute = key.partition(".")
        entry = words.get_message(message)
        formed = entry.attributes[attribute] if attribute else entry.value
        assert formed is not None, key
        text, errors = words.format_pattern(formed, arguments)
        assert errors == [], key
        yield key, str(text)


def test_there_are_words_to_check():
    assert "koikoi.ftl" in CATALOGUES
    assert "koikoi" in RULEBOOKS


@in_every_language
def test_a_language_has_the_catalogues_of_english_and_no_other(language: str):
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == CATALOGUES


@in_every_text
def test_a_catalogue_parses_without_junk(language: str, name: str):
    body = parse(source(language, name)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@in_every_text
def test_no_message_is_written_twice(language: str, name: str):
    ids = [message.id.name for message in messages(language, name)]
    assert [each for each in dict.fromkeys(ids) if ids.count(each) > 1] == []


def test_no_two_catalogues_share_a_message():
    ids = [message.id.name for name in CATALOGUES for message in messages("en", name)]
    assert len(ids) == len(set(ids))


@in_every_catalogue
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_a_translation_has_the_messages_and_attributes_of_english_in_its_order(language: str, name: str):
    assert list(patterns(language, name)) == list(patterns("en", name))


@in_every_catalogue
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_a_translation_uses_the_variables_of_english(language: str, name: str):
    english = {key: Parts(pattern).variables for key, pattern in patterns("en", name).items()}
    assert {key: Parts(pattern).variables for key, pattern in patterns(language, name).items()} == english


@in_every_catalogue
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_a_translation_quotes_the_messages_that_english_quotes(language: str, name: str):
    english = {key: Parts(pattern).quoted for key, pattern in patterns("en", name).items()}
    assert {key: Parts(pattern).quoted for key, pattern in patterns(language, name).items()} == english


@in_every_text
def test_a_plural_has_every_category_of_its_language(language: str, name: str):
    for key, pattern in patterns(language, name).items():
        for categories in Parts(pattern).plurals:
            assert categories == PLURALS[language], key


@in_every_text
@pytest.mark.parametrize("count", COUNTS)
def test_every_text_can_be_formatted(language: str, name: str, count: int):
    for key, text in texts(bundle(language), language, name, count):
        assert text == text.strip() != "", key
        assert not re.search(r"[{}]|\?\?\?| {2}| [.,;:!?]", text), f"{key}: {text}"


@pytest.mark.parametrize(
    ("language", "message", "expected"),
    [
        ("en", "koikoi-word-points", ["0 points", "1 point", "2 points", "5 points", "21 points", "22 points"]),
        ("cs", "koikoi-word-points", ["0 bodů", "1 bod", "2 body", "5 bodů", "21 bodů", "22 bodů"]),
        ("ru", "koikoi-word-points", ["0 очков", "1 очко", "2 очка", "5 очков", "21 очко", "22 очка"]),
        (
            "cs",
            "koikoi-word-cards-left",
            ["zbývá 0 karet", "zbývá 1 karta", "zbývají 2 karty", "zbývá 5 karet", "zbývá 21 karet", "zbývá 22 karet"],
        ),
        (
            "ru",
            "koikoi-word-cards-left",
            [
                *("осталось 0 карт", "осталась 1 карта", "осталось 2 карты"),
                *("осталось 5 карт", "осталась 21 карта", "осталось 22 карты"),
            ],
        ),
    ],
)
def test_counted_words_agree_with_their_number(language: str, message: str, expected: list[str]):
    words = bundle(language)
    pattern = words.get_message(message).value
    assert pattern is not None
    assert [words.format_pattern(pattern, {"count": count})[0] for count in COUNTS] == expected


@in_every_language
@pytest.mark.parametrize(
    ("koi", "lights", "doublings", "formula"),
    [(1, 1, 0, "6 = 9"), (2, 1, 0, "6 × 2 (…) = 9"), (1, 3, 1, "6 × 3 (…) × 2 = 9"), (1, 1, 3, "6 × 2 × 2 × 2 = 9")],
)
def test_the_formula_of_a_gain_leaves_out_what_had_no_effect(
    language: str, koi: int, lights: int, doublings: int, formula: str
):
    words = bundle(language)
    pattern = words.get_message("koikoi-event-factor").value
    assert pattern is not None
    arguments = {"base": 6, "koi": koi, "lights": lights, "doublings": doublings, "gain": 9}
    text, errors = words.format_pattern(pattern, arguments)
    assert errors == []
    assert re.sub(r"\(.+?\)", "(…)", str(text)) == formula


@in_every_text
def test_no_word_mixes_latin_and_cyrillic_letters(language: str, name: str):
    words = re.findall(r"[^\W\d_]+", source(language, name).lower())
    assert [word for word in words if re.search(r"[a-z]", word) and re.search(r"[а-яё]", word)] == []


@in_every_language
@pytest.mark.parametrize("game", RULEBOOKS)
def test_the_rulebook_and_the_words_have_the_same_clauses_in_the_same_order(game: str, language: str):
    sections = importlib.import_module(f"fuda.games.{game}.rulebook").SECTIONS
    ids = [message.id.name for message in messages(language, f"{game}.ftl")]
    clauses = [clause for _, clauses in sections for clause in clauses]
    assert [each for each in ids if each.startswith(f"{game}-rule-")] == [f"{game}-rule-{clause}" for clause in clauses]
    assert [each for each in ids if each.startswith(f"{game}-rules-")] == [
        f"{game}-rules-{name}" for name, _ in sections
    ]


def test_the_koikoi_rulebook_has_every_clause_of_its_specification_once():
    from fuda.games.koikoi.rulebook import SECTIONS

    clauses = [clause for _, clauses in SECTIONS for clause in clauses]
    for prefix, last in (("KK-D", 3), ("KK-", 34), ("KK-Y", 12)):
        numbers = [int(n) for each in clauses if (n := each.removeprefix(prefix)).isdigit() and each.startswith(prefix)]
        assert numbers == list(range(1, last + 1))
    assert len(clauses) == 3 + 34 + 12


@in_every_language
def test_koikoi_advice_is_counted(language: str):
    from fuda.games.koikoi.rulebook import ADVICE

    ids = [message.id.name for message in messages(language, "koikoi.ftl")]
    assert [each for each in ids if "-advice-" in each] == [f"koikoi-advice-{n}" for n in range(1, ADVICE + 1)]


@in_every_language
def test_koikoi_has_48_cards_named_in_full_and_in_short(language: str):
    found = patterns(language, "koikoi.ftl")
    cards = [key.removeprefix("koikoi-card-") for key in found if key.startswith("koikoi-card-") and "." not in key]
    kinds = {1: "LRKK", 2: "ARKK", 3: "LRKK", 4: "ARKK", 5: "ARKK", 6: "ARKK"}
    kinds |= {7: "ARKK", 8: "LAKK", 9: "ARKK", 10: "ARKK", 11: "LARK", 12: "LKKK"}
    assert [re.sub(r"(?<=K)\d", "", card) for card in cards] == [
        f"{m}{kind}" for m, four in kinds.items() for kind in four
    ]
    assert len(set(cards)) == 48
    assert all(f"koikoi-card-{card}.short" in found for card in cards)


@in_every_language
def test_clauses_give_no_points_that_only_the_table_should_give(language: str):
    words = bundle(language)
    stated = re.compile(r"\d+ (point|bod|хан|очк)")
    rules = [(key, text) for key, text in texts(words, language, "koikoi.ftl", 1) if "-rule-" in key]
    assert len(rules) == 49
    assert [key for key, text in rules if stated.search(text)] == []
