"""The names of the cards and of the actions."""

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from fuda.core.errors import IllegalAction, choices, shown
from fuda.games.kocka import rules

Suit: TypeAlias = Literal["H", "L", "B", "A"]  # hearts, leaves, bells, acorns
SUITS: tuple[Suit, ...] = get_args(Suit)
RANKS = ("7", "8", "9", "X", "U", "O", "K", "A")
CARDS = tuple(suit + rank for suit in SUITS for rank in RANKS)
CARD = {name: card for card, name in enumerate(CARDS)}
# What each card costs (SC-2), as `rules.penalty`, for those who must not wait for a compiler.
PENALTIES = tuple(
    rules.HEJMA_POINTS if card == rules.HEJMA else rules.HEART_POINTS >> 4 * card & 15 if card < 8 else 0
    for card in range(rules.CARDS)
)

ACTIONS = (
    *(f"play {card}" for card in CARDS),
    *(f"pass {card}" for card in CARDS),
    "throw",
    *(f"renonc {seat} {trick}" for seat in range(rules.SEATS) for trick in range(1, rules.HAND + 1)),
    "done",
)
_ACTION = {text: action for action, text in enumerate(ACTIONS)}
_VERBS = ("pass CARD", "play CARD", "throw", "renonc SEAT TRICK", "done")


def text(action: int) -> str:
    """Write an action.

    >>> text(rules.RENONC + 8 * 2 + 4)
    'renonc 2 5'
    """
    return ACTIONS[action]


def action(text: str) -> int:
    """Read an action; spaces and letter case do not matter.

    >>> ACTIONS[action("PLAY  lo")]
    'play LO'
    """
    if text in _ACTION:  # as views and records write it
        return _ACTION[text]
    words = text.split()
    known = " ".join([words[0].lower(), *(word.upper() for word in words[1:])]) if words else ""
    if known in _ACTION and text.isascii():  # a Kelvin sign in lower case is a k, a dotless i in upper case an I
        return _ACTION[known]
    if len(words) == 2 and words[0].lower() in ("play", "pass"):
        raise IllegalAction(f"there is no card {shown(words[1])}; cards: {choices(CARDS)}", "SC-1")
    if len(words) == 3 and words[0].lower() == "renonc":
        raise IllegalAction(f"{shown(text)}: renonc is called on a seat 0–3 and a trick 1–8", "SC-20")
    raise IllegalAction(f"{shown(text)} is no action of Kouřící kočka; actions: {choices(_VERBS)}")


def mask(cards: Iterable[str]) -> int:
    """Return the set of named cards."""
    found = 0
    for name in cards:
        found |= 1 << CARD[name]
    return found


def names(mask: int) -> list[str]:
    """Return the names of a set's cards in the deck's order.

    >>> names(1 << rules.HEJMA | 1)
    ['H7', 'LO']
    """
    return [name for card, name in enumerate(CARDS) if mask >> card & 1]
