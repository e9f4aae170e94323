"""The catalogues of words: three languages that say the same things, in whole and well-formed messages."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import fuda
from fuda.catalogue import GAMES, spec

LOCALES = Path(fuda.__file__).parent / "locales"
LANGUAGES = ("en", "cs", "ru")
CATALOGUES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))

# The plural categories of each language (CLDR, cardinals); many is for fractions in Czech, other in Russian.
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
COUNTS = (0, 1, 2, 5, 21, 22)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_game = pytest.mark.parametrize("game", GAMES)
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


@cache
def parsed(language: str, name: str) -> ast.Resource:
    """A catalogue, parsed once for all tests."""
    return parse(source(language, name))


def messages(language: str, name: str) -> list[ast.Message]:
    return [entry for entry in parsed(language, name).body if isinstance(entry, ast.Message)]


@cache
def patterns(language: str, name: str) -> dict[str, ast.Pattern]:
    """Every text of a catalogue, by `message` or `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for message in messages(language, name):
        assert message.value is not None, message.id.name
        found[message.id.name] = message.value
        found |= {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return found


@cache
def parts_of(language: str, name: str) -> dict[str, Parts]:
    """What every text of a catalogue refers to."""
    return {key: Parts(pattern) for key, pattern in patterns(language, name).items()}


def found(language: str, game: str, family: str, attribute: str = "") -> list[str]:
    """What a game's catalogue names in a family of messages, such as `koikoi-card-…`, in its order."""
    start, end = f"{game}-{family}-", f".{attribute}" if attribute else ""
    keys = [key for key in patterns(language, f"{game}.ftl") if key.startswith(start)]
    return [key.removeprefix(start).removesuffix(end) for key in keys if key.partition(".")[2] == attribute]


def is_case(key: str) -> bool:
    """Whether a text is a name in a case that English has not."""
    return key.endswith(".accusative")


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language, as a reader of any of them has them."""
    made = FluentBundle([language], use_isolating=False)
    for name in CATALOGUES:
        made.add_resource(FluentResource(source(language, name)))
    return made


def texts(words: FluentBundle, language: str, name: str, count: int) -> Iterator[tuple[str, str]]:
    """Each text of a catalogue formatted with that count in place of every number; no error is let pass."""
    for key, parts in parts_of(language, name).items():
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
    assert "koikoi" in GAMES


@in_every_language
def test_a_language_has_the_catalogues_of_english_and_no_other(language: str):
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == CATALOGUES


@in_every_text
def test_a_catalogue_parses_without_junk(language: str, name: str):
    body = parsed(language, name).body
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
    assert [key for key in patterns(language, name) if not is_case(key)] == list(patterns("en", name))


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_a_language_that_declines_has_the_accusative_of_every_card_that_takes_another(language: str):
    assert found(language, "koikoi", "card", "accusative") == found("en", "koikoi", "card")


@in_every_catalogue
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_a_translation_uses_the_variables_of_english(language: str, name: str):
    english = {key: parts.variables for key, parts in parts_of("en", name).items()}
    own = {key: parts.variables for key, parts in parts_of(language, name).items() if not is_case(key)}
    assert own == english


@in_every_catalogue
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_a_translation_quotes_the_messages_that_english_quotes(language: str, name: str):
    english = {key: parts.quoted for key, parts in parts_of("en", name).items()}
    own = {key: parts.quoted for key, parts in parts_of(language, name).items() if not is_case(key)}
    assert own == english


@in_every_text
def test_a_plural_has_every_category_of_its_language(language: str, name: str):
    for key, parts in parts_of(language, name).items():
        for categories in parts.plurals:
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
    [(1, 1, 1, "6 = 9"), (2, 1, 1, "6 × 2 (…) = 9"), (1, 3, 2, "6 × 3 (…) × 2 (…) = 9"), (1, 1, 8, "6 × 8 (…) = 9")],
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
@in_every_game
def test_the_rulebook_and_the_words_have_the_same_clauses_in_the_same_order(game: str, language: str):
    sections = spec(game).sections
    clauses = [clause for _, clauses in sections for clause in clauses]
    assert found(language, game, "rule") == clauses
    assert found(language, game, "rules") == [section for section, _ in sections]


def test_the_koikoi_rulebook_has_every_clause_of_its_specification_once():
    clauses = [clause for _, clauses in spec("koikoi").sections for clause in clauses]
    for prefix, last in (("KK-D", 3), ("KK-", 34), ("KK-Y", 12)):
        numbers = [int(n) for each in clauses if (n := each.removeprefix(prefix)).isdigit() and each.startswith(prefix)]
        assert numbers == list(range(1, last + 1))
    assert len(clauses) == 3 + 34 + 12


@in_every_language
@in_every_game
def test_advice_is_counted(game: str, language: str):
    assert found(language, game, "advice") == [str(n + 1) for n in range(spec(game).advice)]


@in_every_language
def test_every_koikoi_card_has_a_name_and_a_short_one(language: str):
    cards = list(spec("koikoi").cards)
    assert found(language, "koikoi", "card") == cards
    assert found(language, "koikoi", "card", "short") == cards
    # Captures are told as a list, which a comma inside a name would blur.
    told = texts(bundle(language), language, "koikoi.ftl", 1)
    assert [text for key, text in told if "-card-" in key and "," in text] == []


@in_every_language
@in_every_game
def test_every_option_has_a_name_and_help_and_its_choices_have_names(game: str, language: str):
    options = spec(game).options
    names = sorted(option.name for option in options)
    assert sorted(found(language, game, "option")) == names
    assert sorted(found(language, game, "option", "help")) == names
    choices = [f"{o.name}-{v}" for o in options for v in o.values if o.kind == "choice" or len(o.values) == 2]
    assert sorted(found(language, game, "value")) == sorted(c for c in choices if not c.endswith(("-True", "-False")))
    assert {option.group for option in options} <= set(found(language, game, "group"))
    assert found(language, game, "preset") == found(language, game, "preset", "help") == list(options[0].presets)


@pytest.mark.parametrize("preset", ["czech", "russian", "nintendo"])
def test_every_event_of_koikoi_has_words_for_what_it_brings(preset: str):
    words = parts_of("en", "koikoi.ftl")
    table = fuda.game("koikoi", preset, rounds=24, exchange=True, gaji=True, field_lights=True)
    told: set[str] = set()
    for seed in range(20):
        match, draw = table.new(seed=seed), Random(seed)
        while not match.over:
            match.play(draw.choice(match.legal()))
        for event in match.events:
            told.add(event["key"])
            # Who did it comes as a seat, which the reader's table turns into a name.
            given = set(event["args"]) | ({"name"} if "seat" in event["args"] else set())
            assert words[event["key"]].variables <= given, event
    assert len(told) > 20


@in_every_language
def test_clauses_give_no_points_that_only_the_table_should_give(language: str):
    words = bundle(language)
    stated = re.compile(r"\d+ (point|bod|хан|очк)")
    rules = [(key, text) for key, text in texts(words, language, "koikoi.ftl", 1) if "-rule-" in key]
    assert len(rules) == 49
    assert [key for key, text in rules if stated.search(text)] == []
