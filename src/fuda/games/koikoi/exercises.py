"""Positions that a learner of Koi-Koi moves in, by the chapter that they belong to; the learner is seat 0."""

from collections.abc import Mapping
from typing import Any

from fuda.core.contract import Exercise


def _position(hand: str, theirs: str, field: str, mine: str = "", taken: str = "", **more: Any) -> Mapping[str, Any]:
    """Write a position: both hands, the field, and what either has captured; all other cards are in the stock."""
    cards = [text.split() for text in (hand, theirs, field, mine, taken)]
    return {"hands": cards[:2], "field": cards[2], "captured": cards[3:], **more}


def _plays(*cards: str) -> tuple[tuple[str], ...]:
    return tuple((f"play {card}",) for card in cards)


_SPRING = _position("2K1 3K1 4K1 5K1 7R 8K1 10K1 12K1", "1L 4R 5A 6A 8L 9A 10R 11K", "1K1 2A 3R 6K1 7K1 9K2 11A 12K2")
_PLANTS = _position("1K1 1R 3K2 6R 7R 8A 9K1 11R", "2R 3L 4K1 7A 8L 9A 10A 12L", "1L 2K1 5A 6K2 7K1 10R 11K 12K1")
_PAIR = _position("1K1 2R 4K1 5R 6K1 8K1 10K1 12K1", "1L 2A 4A 6A 7A 9R 10A 12L", "3K1 3R 7K1 8L 9A 9K1 11L 11R")
_CHOICE = _position("1K1 2R 4K1 5R 6K1 9K2 10K1 12K1", "1L 2A 4A 6A 7A 9R 10A 12L", "3K1 3R 7K1 8L 9A 9K1 11L 11R")
_THREE = _position("1R 3K1 5A 6K2 7R 9K1 11A 12K1", "1L 2A 4R 5K1 7A 8L 10A 11L", "1K1 3R 6A 6R 6K1 8K1 10K1 12K2")
_KINDS = _position("1K1 3K1 4K2 6K1 7K1 9K1 10K1 12K1", "1L 2A 3L 5R 6A 7A 8L 11A", "2K1 4K1 5A 8K1 9R 10A 11R 12L")
_OWN_PAIR = _position(
    *("5K1 5K2 8K1 10R", "1L 2K2 8L 10A", "1R 2K1 7K1 9K1"),
    *("3K1 3R 4K1 4R 5A 5R 6A 6K1 11K 11R", "1K1 1K2 2A 2R 7A 7R 9A 9R 12K2 12K3"),
)
_RIBBONS = _position(
    *("3K1 4K1 8K1 10K1", "1K2 2K2 6K2 12K3", "3R 4R 8A 10R"),
    *("1R 1K1 2R 2K1 6R 6K1 9R 9K1", "3L 3K2 5A 5K1 7A 7K1 10A 10K2 11A 11R 12K1 12K2"),
)
_ANIMALS = _position(
    *("3K1 5K1 10K1 12K1", "1R 3K2 6R 7R", "3R 5A 10A 12K2"),
    *("2A 2K1 4A 4K1 6A 6K1 7A 7K1", "1L 1K1 2R 2K2 4R 4K2 8A 8K1 9R 9K1 11A 11R"),
)
_TWO_LIGHTS = _position(
    *("2R 9K1 11K 12K1", "1R 3R 5R 7K2", "2K1 9A 11L 12L"),
    *("1L 1K1 3L 3K1 5A 5K1 7R 7K1", "2A 2K2 4A 4K1 6R 6K1 8A 8K1 10A 10K1 12K2 12K3"),
)
_THREE_LIGHTS = _position(
    *("2R 6R 11K 12K1", "1R 3R 5A 7R", "2K1 6K1 11L 12L"),
    *("1L 1K1 3L 3K1 5R 5K1 8L 8K1", "2A 2K2 4A 4K1 7A 7K1 9R 9K1 10A 10K1 12K2 12K3"),
    koi=(1, 0),
)
_FOUR_LIGHTS = _position(
    *("2R 6R 9K1 11K", "1R 3R 5A 7R", "2K1 6K1 9R 11L"),
    *("1L 1K1 3L 3K1 8L 8K1 12L 12K1", "2A 2K2 4A 4K1 5R 5K1 7A 7K1 10A 10K1 12K2 12K3"),
    koi=(2, 0),
)
_CUP = _position(
    *("3K1 6K1 8K1 12K2", "2K1 4K1 5A 7R", "3R 6R 8L 12K1"),
    *("1R 1K1 5R 5K1 9A 9K1 10A 10K1", "1L 1K2 2A 2R 3L 3K2 4A 4R 7A 7K1 11A 11K"),
)
_CHAFF = _position(
    *("3L 5R 8A 9R", "1L 3K1 5A 10A", "3R 5K1 8L 9A"),
    *("2K1 2K2 4K1 4K2 7K1 7K2 10R 10K1 12K1 12K2", "1R 1K1 4A 4R 6R 6K1 11A 11K 12L 12K3"),
)
_LAST = 12  # round of a match by the Czech book
_THREAT = _position(
    *("5R 10R 11K", "1L 3R 9K1 12K1", "2R 4R 6K2 7K2 9A 12L"),
    *("2A 2K1 4A 4K1 5A 5K1 10A 10K1 11A 11R", "1R 1K1 3L 3K1 6R 6K1 7R 7K1 8L 8K1"),
    phase="call",
)
_PROMISE = _position(
    *("1K1 6R 8K1 10R 12L", "4A 5A 5R 6A 7R 11K", "1L 2R 4K1 6K1 8L 10K1 11R 12K1"),
    *("3L 3K1 5K1 5K2 9A 9K1", "2K1 2K2 7K1 7K2"),
    phase="call",
)
_VIEWING = _position(
    *("1K1 6R 9K1 10R", "1L 6A 9K2 10A", "1R 6K1 9A 10K1"),
    *("2A 2K1 4R 4K1 5R 5K1 7A 7K1 12K1 12K2", "2R 2K2 3L 3K1 4A 4K2 8L 8K1 11A 11R"),
)
_DEER = _position(
    *("1K1 8K1 10A 11K", "1L 5A 9A 10R", "2K1 4K1 5R 9R"),
    *("3R 3K1 6R 6K1 7R 7K1 9K1 9K2 12K1 12K2", "2A 2R 4R 4K2 6A 6K2 7A 7K2 12L 12K3"),
)
_EVENING = _position(
    *("6R 8A", "6A 9A", "6K1 8L 9R 11A"),
    *("1K1 1K2 2K1 2K2 3L 3R 4R 4K1 5A 5R 7K1 7K2 10K1 10K2", "1L 1R 2A 2R 3K1 3K2 4A 4K2 5K1 5K2 7A 7R 10A 10R"),
)


def _late(position: Mapping[str, Any], lead: int) -> Mapping[str, Any]:
    """Return a position in the last round of a match, with so many points."""
    return {**position, "round": _LAST, "scores": (lead, -lead)}


EXERCISES = {
    "months": (
        Exercise("months-cherry", _SPRING, _plays("3K1")),
        Exercise("months-plum", _SPRING, _plays("2K1")),
    ),
    "plants": (
        Exercise("plants-life", _PLANTS, _plays("1K1", "1R")),
        Exercise("plants-poems", _PLANTS, _plays("7R")),
        Exercise("plants-bends", _PLANTS, _plays("11R")),
    ),
    "turn": (
        Exercise("turn-pair", _PAIR, _plays("8K1")),
        Exercise("turn-choice", _CHOICE, (("take 9A",),), before=((0, ("play 9K2",)),)),
        Exercise("turn-three", _THREE, _plays("6K2")),
        Exercise("turn-nothing", _OWN_PAIR, _plays("5K1", "5K2")),
    ),
    "kinds": (
        Exercise("kinds-light", _KINDS, _plays("12K1")),
        Exercise("kinds-animal", _KINDS, _plays("10K1")),
        Exercise("kinds-ribbon", _KINDS, _plays("9K1")),
    ),
    "yaku": (
        Exercise("yaku-kasu", _CHAFF, _plays("5R")),
        Exercise("yaku-tan", _RIBBONS, _plays("3K1", "4K1", "10K1")),
        Exercise("yaku-tane", _ANIMALS, _plays("5K1", "10K1")),
        Exercise("yaku-aotan", _RIBBONS, _plays("10K1")),
        Exercise("yaku-akatan", _RIBBONS, _plays("3K1")),
        Exercise("yaku-ino-shika-cho", _ANIMALS, _plays("10K1")),
        Exercise("yaku-hanami", _TWO_LIGHTS, _plays("9K1")),
        Exercise("yaku-tsukimi", _CUP, _plays("8K1")),
        Exercise("yaku-sanko", _TWO_LIGHTS, _plays("12K1")),
        Exercise("yaku-ameshiko", _THREE_LIGHTS, _plays("11K")),
        Exercise("yaku-shiko", _THREE_LIGHTS, _plays("12K1")),
        Exercise("yaku-goko", _FOUR_LIGHTS, _plays("11K")),
    ),
    "calling": (
        Exercise("calling-promise", _PROMISE, (("koi",),), best=True),
        Exercise("calling-threat", _THREAT, (("stop",),), best=True),
    ),
    "reading": (
        Exercise("reading-cup", _VIEWING, _plays("9K1"), best=True),
        Exercise("reading-deer", _DEER, _plays("1K1", "8K1", "11K"), best=True),
    ),
    "end": (Exercise("end-chaff", _EVENING, _plays("6R"), best=True),),
    "match": (
        Exercise("match-ahead", _late(_PROMISE, 4), (("stop",),), best=True),
        Exercise("match-behind", _late(_THREAT, -2), (("koi",),), best=True),
    ),
}
