"""The table rules of Kouřící kočka: one definition each, and the record that the kernel reads."""

import re
import unicodedata
from collections.abc import Mapping

import numpy as np

from fuda.core.contract import One
from fuda.core.errors import BadTable, shown
from fuda.core.options import Option, Text, Value
from fuda.core.signs import BLANK
from fuda.games.kocka import rules
from fuda.games.kocka.notation import CARDS, PENALTIES

BOOL = (False, True)
LETTERS = range(3, 13)
MOST_MARKS = 4  # accents that one letter may carry: no writing needs more, and screens cannot show more
# Letters by their category that belong to the one before: Thai and Lao AM, halfwidth voicing marks, Korean letters of
# one syllable (initials, a whole syllable, vowels, finals).
TRAILING = "\u0e33\u0eb3\uff9e\uff9f"
SYLLABLE = re.compile(
    "[\u1100-\u115f\ua960-\ua97c]*[\uac00-\ud7a3]?[\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*"
)


def _letter_clusters(text: str) -> list[str]:
    """Split a text into letters with the marks that belong to them (SC-17); [] when there is anything else in it."""
    found: list[str] = []
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)[0]
        if sign in BLANK:
            return []
        if found and (kind == "M" or sign in TRAILING or SYLLABLE.fullmatch(found[-1] + sign)):
            if len(found[-1]) > MOST_MARKS:
                return []
            found[-1] += sign
        elif kind == "L":
            found.append(sign)
        else:
            return []
    return found


def letters(word: str, ch_is_one_letter: bool = False) -> list[str]:
    """Return the letters of a word as they are shown.

    >>> letters("čich"), letters("čich", True)
    (['Č', 'I', 'C', 'H'], ['Č', 'I', 'CH'])
    """
    found: list[str] = []
    for letter in _letter_clusters(word):
        if ch_is_one_letter and found and found[-1] == "C" and letter in "hH":
            found[-1] = "CH"
        else:
            found.append(letter.upper())
    return found


def _clean_word(text: str) -> str | None:
    """Return a word as it is kept, None when it is not made of letters; how many letters, the whole table decides."""
    return "".join(_letter_clusters(text)) or None


def _option(
    name: str,
    values: tuple[Value, ...],
    standard: Value,
    clause: str,
    group: str,
    needs: tuple[tuple[str, Value], ...] = (),
    text: Text | None = None,
) -> Option:
    return Option(name, values, {"standard": standard}, (clause,), group, needs, text)


WORD = Text(f"{LETTERS[0]}–{LETTERS[-1]} letters", _clean_word)
OPTIONS = (
    _option("word", (), "KOČKA", "SC-17", "match", text=WORD),
    _option("ch_is_one_letter", BOOL, False, "SC-17", "match"),
    _option("first_dealer", ("lot", 0, 1, 2, 3), "lot", "SC-3", "match"),
    _option("ten_high", BOOL, False, "SC-1", "play"),
    _option("heart_lead_first_trick", BOOL, True, "SC-6", "play"),
    _option("renonc", ("enforced", "honour"), "enforced", "SC-20", "play"),
    _option("open_history", BOOL, False, "SC-9", "memory"),
    _option("show_points", BOOL, True, "SC-9", "memory"),
    _option("stop_at_17", ("automatic", "off"), "automatic", "SC-11", "end"),
    _option("hejma_tie", ("last_trick", "both", "replay"), "last_trick", "SC-14", "end"),
    _option("shoot_moon", BOOL, False, "SC-18", "end", (("stop_at_17", "off"),)),
)


VERSION = 2  # of the rules. 1: where no heart might be led to the first trick, none might be thrown off there (SC-6)


def unchanged(version: int, options: Mapping[str, Value]) -> bool:
    """Whether a match of an earlier version of the rules goes the same way today."""
    return version == 1 and options["heart_lead_first_trick"] is True


def encode(options: Mapping[str, Value], dealer: int | None) -> One:
    """Return the record that the kernel reads, in an array of one."""
    tables = np.zeros(1, rules.TABLE)
    table: rules.Table = tables[0]
    for option in OPTIONS:
        if option.name in (rules.TABLE.names or ()):
            setattr(table, option.name, option.code(options[option.name]))
    word = str(options["word"])
    count = len(letters(word, bool(options["ch_is_one_letter"])))
    if count not in LETTERS:
        raise BadTable(f"word={shown(word)} has {count} letters; allowed: {WORD.allowed} (SC-17)", "word")
    table.letters = count
    first = options["first_dealer"]
    table.dealer = dealer if dealer is not None else -1 if isinstance(first, str) else first
    return tables


# The rulebook's table of penalties: keys of words, and points.
TABLES = {
    "cards": (
        ("rules-clause", "rules-cards", "kocka-word-penalty"),
        ("SC-2", f"kocka-card-{CARDS[rules.HEJMA]}", str(rules.HEJMA_POINTS)),
        *(("SC-2", f"kocka-card-{CARDS[card]}", str(PENALTIES[card])) for card in range(rules.ACE, -1, -1)),
        ("SC-2", "kocka-word-last-trick-taken", str(rules.LAST_TRICK)),
    )
}
