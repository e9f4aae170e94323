"""The names of the cards and of the actions."""

from fuda.core.errors import IllegalAction, choices, shown
from fuda.games.yojimbo import layout
from fuda.games.yojimbo.deck import card_name

CARDS = tuple(card_name(number) for number in range(layout.NUMBERS))
CARD = {name: card for card, name in enumerate(CARDS)}

ACTIONS = (
    *(f"lay {card}" for card in CARDS),
    "stand",
    *(f"change {card}" for card in CARDS),
    "draw",
    *(f"pay {card}" for card in CARDS),
    *(f"kaiten {card}" for card in CARDS),
    *("train", "retreat", "kick stack", "kick next", "points", "hand"),
    *(f"from {seat}" for seat in range(layout.SEATS)),
)
_ACTION = {text.lower(): action for action, text in enumerate(ACTIONS)}
_VERBS = (
    *("train", "retreat", "kaiten CARD", "change CARD", "draw", "lay CARD", "stand"),
    *("kick next", "kick stack", "points", "hand", "pay CARD", "from SEAT"),
)


def text(action: int) -> str:
    """Write an action.

    >>> text(layout.CHANGE + CARD["Y017"])
    'change Y017'
    """
    return ACTIONS[action]


def action(text: str) -> int:
    """Read an action; spaces and letter case do not matter.

    >>> action("LAY y001")
    0
    """
    words = text.lower().split()
    known = " ".join(words)
    if known in _ACTION and text.isascii():  # a Kelvin sign in lower case is a k, a dotless i in upper case an I
        return _ACTION[known]
    if len(words) == 2 and words[0] in ("lay", "change", "pay", "kaiten"):
        raise IllegalAction(f"there is no card {shown(words[1])}; cards: {CARDS[0]} to {CARDS[-1]}", "YJ-3")
    raise IllegalAction(f"{shown(text)} is no action of Yojimbo; actions: {choices(_VERBS)}")
