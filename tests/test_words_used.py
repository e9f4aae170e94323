"""Every message that the code asks for exists, and no catalogue has a message that nobody asks for."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import pytest

import fuda
from fuda.catalogue import GAMES, OWN, spec
from fuda.core.events import key
from fuda.core.words import SHARED, Words
from tests.test_locales import messages

SOURCES = Path(fuda.__file__).parent
CLIENT = Path(__file__).parent.parent / "client" / "src"
ASKED = re.compile(r"""(f?)(["'])((?:[a-z]+|\{[^{}"']+\})-[a-zA-Z0-9_.{}\[\]' -]*?)\2""")


# In the page: 'page-close', `page-phrase-${phrase}`, `${game}-option-${option.name}.help`.
ASKED_IN_CLIENT = re.compile(r"""(['"`])((?:[a-z]+|\$\{[^{}'"`]+\})-(?:[a-zA-Z0-9_.-]|\$\{[^{}`]+\})*)\1""")

NAMED_IN_CLIENT = re.compile(r"""(?:nameOf|objectName)\([^,()]+, '([a-z-]+)',""")  # nameOf(game, 'card', card)
NAMED = re.compile(r"""\.name\([^()]*?, "([a-z-]+)",""")  # words.name(game, "card", card)
# What can be put in: a text in quotes, or the name of a field or of an entry.
WORD = re.compile(r"""(["'`])([a-zA-Z0-9_-]+)\1|\b([a-zA-Z0-9_]+)(?:\??: | = )""")


@cache
def asked() -> set[str]:
    """What looks like a key in the sources, `{}` in the place of what is put in only when it runs."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for formatted, _, text in ASKED.findall(path.read_text("utf-8")):
            found.add(re.sub(r"\{[^{}]*\}", "{}", text) if formatted else text)
    return found | asked_in_client()


@cache
def asked_in_client() -> set[str]:
    """The same for the page; its tests ask for keys that do not exist, too."""
    sources = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    code = "\n".join(path.read_text("utf-8") for path in sources)
    families = {f"{{}}-{family}-{{}}" for family in NAMED_IN_CLIENT.findall(code)}
    return families | {re.sub(r"\$\{[^{}]*\}", "{}", text) for _, text in ASKED_IN_CLIENT.findall(code)}


@cache
def named() -> set[str]:
    """The families of things that are called by their names: cards, yaku, months."""
    python = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    page = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    found = {*NAMED.findall(python), *NAMED_IN_CLIENT.findall("\n".join(path.read_text("utf-8") for path in page))}
    assert {"card", "yaku", "suit", "face"} <= found
    return found


@cache
def sources() -> dict[Path, str]:
    """The code that asks for messages: in Python and, without its tests, in the page."""
    page = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return {path: path.read_text("utf-8") for path in (*SOURCES.rglob("*.py"), *page)}


@cache
def put_in(beginning: str = "") -> set[str]:
    """The words of all sources, or those in quotes where a key with this beginning is put together."""
    texts = [text for text in sources().values() if not beginning or re.search(rf"{beginning}\$?{{", text)]
    found = [(quoted, name) for text in texts for _, quoted, name in WORD.findall(text)]
    return {quoted for quoted, _ in found} | (set() if beginning else {name for _, name in found} | {*OWN})


def made_of(key: str, parts: list[str], words: set[str]) -> bool:
    """Whether a key is these parts with words put in between."""
    first, *others = parts
    rest = key.removeprefix(first)
    if not key.startswith(first) or not others:
        return key == first
    return any(rest[:n] in words and made_of(rest[n:], others, words) for n in range(1, len(rest) + 1))


def keys(catalogue: str) -> set[str]:
    return {message.id.name for message in messages("en", catalogue)}


def uncovered(known: Iterable[str], patterns: Iterable[str]) -> list[str]:
    """Return the keys that are neither a pattern nor a member of its family."""
    covering = re.compile("|".join(re.escape(each).replace(r"\{\}", ".+") for each in set(patterns)))
    return [key for key in sorted(known) if not covering.fullmatch(key)]


@pytest.mark.parametrize("catalogue", ["core.ftl", "commands.ftl", "page.ftl"])
def test_every_message_of_the_shell_is_asked_for(catalogue: str):
    # A bare `{}-…` is a game's message and would cover anything.
    patterns = [text.partition(".")[0] for text in asked() if not text.startswith("{}")]
    assert uncovered(keys(catalogue), patterns) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_is_asked_for(game: str):
    """By its own key, by a key with something put in, as an event, or as a thing that an event names."""
    texts = [text.partition(".")[0] for text in asked()]
    patterns = [re.sub(r"^\{\}", game, text) for text in texts]
    patterns = [text for text in patterns if text.startswith(f"{game}-") and not text.startswith(f"{game}-{{}}")]
    arguments = {name for kind in spec(game).events for name in kind.__struct_fields__}
    families = named() | arguments | {name.removesuffix("s") for name in arguments}
    patterns += [f"{game}-{family}-{{}}" for family in families] + [key(kind) for kind in spec(game).events]
    assert uncovered(keys(f"{game}.ftl"), patterns) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_is_asked_for(game: str):
    """By its own key, or as one of the words where a key is put together: most other families are of things."""
    words = [key for key in keys(f"{game}.ftl") if key.startswith(f"{game}-word-")]
    put_together = {f"{game}-word-{word}" for word in put_in(f"{game}-word-")}
    assert [key for key in sorted(words) if key not in asked() | put_together] == []


@pytest.mark.parametrize("catalogue", ["core", "commands", "page", "practice", "review", "stats"])
def test_what_is_put_into_a_key_is_a_word_of_the_sources(catalogue: str):
    patterns = {text.partition(".")[0] for text in asked() if not text.startswith("{}")}
    holes, words = [text.split("{}") for text in patterns if "{}" in text], put_in()
    left = keys(f"{catalogue}.ftl") - patterns
    assert [key for key in sorted(left) if not any(made_of(key, parts, words) for parts in holes)] == []


def test_every_message_of_the_exercises_is_asked_for():
    exercises = {
        f"exercise-{game}-{each.name}" for game in GAMES for part in spec(game).lessons for each in part.exercises
    }
    assert keys("exercise.ftl") == exercises


def test_every_catalogue_is_looked_through():
    looked_at = {"core", "commands", "page", "practice", "review", "stats", "exercise", *OWN}
    assert {path.stem for path in (SOURCES / "locales" / "en").glob("*.ftl")} == looked_at


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_board_is_asked_for_by_the_page(game: str):
    patterns = [text.partition(".")[0] for text in asked_in_client() if re.match(rf"({game}|\{{\}})-board-", text)]
    board = [key for key in keys(f"{game}.ftl") if key.startswith(f"{game}-board-")]
    assert uncovered(board, patterns) == []


@pytest.mark.parametrize("catalogues", [SHARED, ["page"], *([game] for game in GAMES)])
def test_every_message_asked_for_exists(catalogues: Sequence[str]):
    known = {key for catalogue in catalogues for key in keys(f"{catalogue}.ftl")}
    families = {key.partition("-")[0] for key in known}
    literal = [text for text in asked() if "{}" not in text and text.partition("-")[0] in families]
    lacking = [text for text in literal if text.endswith(("-", " ")) is False and text.partition(".")[0] not in known]
    assert [text for text in sorted(lacking) if not any(key.startswith(f"{text}-") for key in known)] == []


def test_no_page_asks_for_what_commands_say():
    patterns = [text.partition(".")[0] for text in asked_in_client() if not text.startswith("{}")]
    assert set(uncovered(keys("commands.ftl"), patterns)) == keys("commands.ftl")


def test_something_was_looked_at():
    assert {"play-saved", "koikoi-word-at-stake", "{}-rule-{}", "level-{}"} <= asked()
    assert Words("en").has("play-saved")
    assert {"page-close", "page-phrase-{}", "{}-option-{}.help"} <= asked_in_client()
