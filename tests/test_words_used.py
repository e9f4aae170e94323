"""Every message that the code asks for exists, and the shell has no message that nobody asks for."""

import re
from pathlib import Path

import pytest

import fuda
from fuda.core.words import Words
from tests.test_locales import messages

SOURCES = Path(fuda.__file__).parent
ASKED = re.compile(r"""(f?)(["'])((?:[a-z]+|\{[^{}"']+\})-[a-zA-Z0-9_.{}\[\]' -]*?)\2""")


def asked() -> set[str]:
    """What looks like a key in the sources, `{…}` in the place of what is put in only when it runs."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for formatted, _, text in ASKED.findall(path.read_text("utf-8")):
            found.add(re.sub(r"\{[^{}]*\}", "{}", text) if formatted else text)
    return found


def keys(catalogue: str) -> set[str]:
    return {message.id.name for message in messages("en", catalogue)}


def covers(pattern: str, key: str) -> bool:
    """Whether a key is a pattern or a member of its family."""
    return re.fullmatch(re.escape(pattern).replace(r"\{\}", ".+"), key) is not None


def test_every_message_of_the_shell_is_asked_for():
    # A bare `{}-…` is a game's message and would cover anything.
    patterns = [text.partition(".")[0] for text in asked() if not text.startswith("{}")]
    assert [key for key in sorted(keys("core.ftl")) if not any(covers(pattern, key) for pattern in patterns)] == []


@pytest.mark.parametrize("catalogue", ["core.ftl", "koikoi.ftl"])
def test_every_message_asked_for_exists(catalogue: str):
    families = {key.partition("-")[0] for key in keys(catalogue)}
    known = keys(catalogue)
    literal = [text for text in asked() if "{}" not in text and text.partition("-")[0] in families]
    lacking = [text for text in literal if text.endswith(("-", " ")) is False and text.partition(".")[0] not in known]
    assert [text for text in sorted(lacking) if not any(key.startswith(f"{text}-") for key in known)] == []


def test_something_was_looked_at():
    assert {"play-saved", "koikoi-word-at-stake", "{}-rule-{}", "level-{}"} <= asked()
    assert Words("en").has("play-saved")
