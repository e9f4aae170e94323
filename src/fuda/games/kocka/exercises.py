"""Positions that a learner of Kouřící kočka moves in, by the chapter that they belong to; the learner is seat 0."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from fuda.core.contract import Exercise


def _position(*hands: str, plays: str = "", **more: Any) -> Mapping[str, Any]:
    """Write a position: the four hands before the first card, and what was played since; the dealer is seat 0."""
    return {"hands": [hand.split() for hand in hands], "plays": plays.split(), "dealer": 0, **more}


def _plays(*cards: str) -> tuple[tuple[str], ...]:
    return tuple((f"play {card}",) for card in cards)


def _passing(hand: str, *needed: str) -> tuple[tuple[str, ...], ...]:
    """Return all ways to pass three cards with the needed ones among them."""
    passes = combinations(hand.split(), 3)
    return tuple(tuple(f"pass {card}" for card in cards) for cards in passes if set(needed) <= set(cards))


_EVEN = ("AA AO A8 H7 L8 LX B9 BK", "AK AX H9 HA L7 LK BX BA", "A9 H8 HX HO L9 LA B7 BU", "A7 AU HU HK LU LO B8 BO")
_NO_BELLS = ("LO HA HK H7 L7 L8 A7 A9", "BA B7 HX A8 AX LX LK L9", "BK B8 BU H8 HU AA AU LU", "B9 BX BO H9 HO AK AO LA")
_NO_HEJMA = ("LU HA HK H7 L7 L8 A7 A9", "BA B7 HX A8 AX LX LK L9", "BK B8 BU H8 HU AA AU LO", "B9 BX BO H9 HO AK AO LA")
_BARE = ("LK LA L8 H7 H8 A7 B8 BX", "HX HK L7 L9 A9 AK B7 BA", "H9 HU LO LU A8 AO B9 BK", "HO HA LX AX AU AA BU BO")
_COVERED = ("LO L7 L8 L9 LX HA BK AK", "H7 H8 LU A7 A8 AA B7 BU", "H9 HX LK A9 AX B8 BX BA", "HU HO HK LA AU AO B9 BO")
_ABOVE = ("LO L7 A8 A9 B8 BX H9 HU", "LX LU H7 HK AX AA B7 BK", "LA L8 H8 HX AU A7 B9 BO", "LK L9 HO HA AO AK BU BA")
_SHORT = ("L8 LK AX A8 B7 B9 H8 HX", "LX LU H7 HK A9 AA BX BK", "LA L7 H9 HU AU A7 B8 BO", "LO L9 HO HA AO AK BU BA")
_LAST = (
    "BU B8 BK AX L7 L9 H7 H8",
    "B9 BO A8 AK HU HK LK L8",
    "BX A9 AU AA HX HA LO LX",
    "B7 BA A7 AO H9 HO LU LA",
)
_LOST = ("AX L8 BU LA LK AO L7 AA", "B8 A7 BK HO B7 HU H9 LX", "LO HA BO A9 A8 H7 BX AU", "HX B9 H8 BA HK L9 LU AK")
_OPEN = ("A8 B7 AU AA A9 AK LO AO", "L9 H7 LA HX AX BX HO H9", "L8 HU L7 BU HK BO A7 BA", "B8 LX H8 LU HA BK B9 LK")

EXERCISES = {
    "cards": (Exercise("cards-under", _position(*_EVEN, plays="AK A9 A7"), _plays("AO")),),
    "penalties": (
        Exercise("penalties-hejma", _position(*_NO_BELLS, plays="BA BK B9"), _plays("LO"), best=True),
        Exercise("penalties-heart", _position(*_NO_HEJMA, plays="BA BK B9"), _plays("HA"), best=True),
    ),
    "passing": (
        Exercise("passing-leaves", _position(*_BARE, phase="pass"), _passing(_BARE[0], "LK", "LA"), best=True),
        Exercise(
            "passing-covered",
            _position(*_COVERED, phase="pass"),
            _passing(_COVERED[0], "HA", "BK", "AK"),
            best=True,
        ),
    ),
    "trick": (Exercise("trick-highest", _position(*_EVEN, plays="BX B7 B8"), _plays("BK")),),
    "ducking": (
        Exercise("ducking-hejma", _position(*_ABOVE, plays="LX LA L9"), _plays("LO"), best=True),
        Exercise("ducking-king", _position(*_EVEN, plays="BA BU BO"), _plays("BK"), best=True),
        Exercise("ducking-leaves", _position(*_SHORT, plays="L9", dealer=2), _plays("L8"), best=True),
    ),
    "counting": (
        Exercise(
            "counting-last",
            _position(*_LAST, plays="BU B9 BX B7 B8 BO HX BA A7 AX A8 A9", dealer=3),
            _plays("L7", "L9", "H7", "H8"),
            best=True,
        ),
    ),
    "early": (
        Exercise(
            "early-lost",
            _position(*_LOST, plays="LX LO LU L8 BX B9 BU B8 AA A7 AU AK AO HO A8 HK LA B7 BO L9 L7 HU HA HX"),
            (("throw",),),
            best=True,
        ),
        Exercise(
            "early-open",
            _position(*_OPEN, plays="L9 L8 LU LO B7 BX BO B9 HU H8 AA HX A7 HA A9 AX HO HK BK"),
            _plays("A8", "AU", "AO", "AK"),
            best=True,
        ),
    ),
    "match": (
        Exercise(
            "match-last-letter",
            _position(*_NO_BELLS, plays="BA BK B9", letters=(2, 4, 1, 0)),
            _plays("LO"),
            best=True,
        ),
    ),
}
