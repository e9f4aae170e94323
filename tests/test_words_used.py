"""Every message that the code asks for exists, and no catalogue has a message that nobody asks for."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import fuda
from fuda.catalogue import GAMES, spec
from fuda.core.events import key
from fuda.core.words import Words
from tests.test_locales import messages

SOURCES = Path(fuda.__file__).parent
CLIENT = Path(__file__).parent.parent / "client" / "src"
ASKED = re.compile(r"""(f?)(["'])((?:[a-z]+|\{[^{}"']+\})-[a-zA-Z0-9_.{}\[\]' -]*?)\2""")


# In the page: 'page-close', `page-phrase-${phrase}`, `${game}-option-${option.name}.help`.
ASKED_IN_CLIENT = re.compile(r"""(['"`])((?:[a-z]+|\$\{[^{}'"`]+\})-(?:[a-zA-Z0-9_.-]|\$\{[^{}`]+\})*)\1""")

NAMED_IN_CLIENT = re.compile(r"""(?:nameOf|objectName)\([^,()]+, '([a-z-]+)',""")  # nameOf(game, 'card', card)
NAMED = re.compile(r"""\.name\([^()]*?, "([a-z-]+)",""")  # words.name(game, "card", card)


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


def keys(catalogue: str) -> set[str]:
    return {message.id.name for message in messages("en", catalogue)}


def uncovered(known: Iterable[str], patterns: Iterable[str]) -> list[str]:
    """Return the keys that are neither a pattern nor a member of its family."""
    covering = re.compile("|".join(re.escape(each).replace(r"\{\}", ".+") for each in set(patterns)))
    return [key for key in sorted(known) if not covering.fullmatch(key)]


@pytest.mark.parametrize("catalogue", ["core.ftl", "page.ftl"])
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
def test_every_message_of_a_board_is_asked_for_by_the_page(game: str):
    patterns = [text.partition(".")[0] for text in asked_in_client() if re.match(rf"({game}|\{{\}})-board-", text)]
    board = [key for key in keys(f"{game}.ftl") if key.startswith(f"{game}-board-")]
    assert uncovered(board, patterns) == []


@pytest.mark.parametrize("catalogue", ["core.ftl", "page.ftl", *(f"{game}.ftl" for game in GAMES)])
def test_every_message_asked_for_exists(catalogue: str):
    families = {key.partition("-")[0] for key in keys(catalogue)}
    known = keys(catalogue)
    literal = [text for text in asked() if "{}" not in text and text.partition("-")[0] in families]
    lacking = [text for text in literal if text.endswith(("-", " ")) is False and text.partition(".")[0] not in known]
    assert [text for text in sorted(lacking) if not any(key.startswith(f"{text}-") for key in known)] == []


def test_something_was_looked_at():
    assert {"play-saved", "koikoi-word-at-stake", "{}-rule-{}", "level-{}"} <= asked()
    assert Words("en").has("play-saved")
    assert {"page-close", "page-phrase-{}", "{}-option-{}.help"} <= asked_in_client()
