"""Which language the reader has, and errors said in it."""

import os
from collections.abc import Mapping, Sequence

from fuda.core.words import LANGUAGES, Words


class Refused(Exception):
    """Something asked for on the command line that cannot be had; its text is in the reader's language."""


def reader_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Words:
    """Return the words of the reader: `--lang` first, then what the system is set to, then English.

    The parser itself speaks that language, so the option is looked for before anything is parsed.

    >>> reader_of(["play", "--lang", "cs"]).language
    'cs'
    >>> reader_of([], {"LANG": "ru_RU.UTF-8"}).language
    'ru'
    """
    words = Words(_of_system(environment))
    for place, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name != "--lang":
            continue
        asked = value if given else "".join(arguments[place + 1 : place + 2])
        if asked not in LANGUAGES:
            raise Refused(words.format("refused-language", given=asked, allowed=", ".join(LANGUAGES)))
        return Words(asked)
    return words


def _of_system(environment: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := environment.get(variable):
            language = setting.replace(".", "_").partition("_")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
