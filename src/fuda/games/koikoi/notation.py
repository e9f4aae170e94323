"""The names of the cards and of the actions."""

from functools import lru_cache

from fuda.core.errors import IllegalAction, choices, shown

CARDS = (
    *("1L", "1R", "1K1", "1K2"),
    *("2A", "2R", "2K1", "2K2"),
    *("3L", "3R", "3K1", "3K2"),
    *("4A", "4R", "4K1", "4K2"),
    *("5A", "5R", "5K1", "5K2"),
    *("6A", "6R", "6K1", "6K2"),
    *("7A", "7R", "7K1", "7K2"),
    *("8L", "8A", "8K1", "8K2"),
    *("9A", "9R", "9K1", "9K2"),
    *("10A", "10R", "10K1", "10K2"),
    *("11L", "11A", "11R", "11K"),
    *("12L", "12K1", "12K2", "12K3"),
)
CARD = {name: card for card, name in enumerate(CARDS)}
# For each eight cards of the deck, the names of every subset: views name sets all the time.
_NAMES = [
    [tuple(name for i, name in enumerate(CARDS[first : first + 8]) if part >> i & 1) for part in range(256)]
    for first in range(0, len(CARDS), 8)
]

ACTIONS = (
    *(f"play {card}" for card in CARDS),
    *(f"take {card}" for card in CARDS),
    *("take none", "koi", "stop", "declare", "swap", "keep"),
)
_ACTION = {text: action for action, text in enumerate(ACTIONS)}
_VERBS = ("play CARD", "take CARD", "take none", "koi", "stop", "declare", "swap", "keep")


def text(action: int) -> str:
    """Write an action.

    >>> text(0), text(96)
    ('play 1L', 'take none')
    """
    return ACTIONS[action]


def action(text: str) -> int:
    """Read an action; spaces and letter case do not matter.

    >>> action("PLAY 1l")
    0
    """
    words = text.split()
    known = (
        " ".join([words[0].lower(), *(w.upper() if w.lower() != "none" else "none" for w in words[1:])])
        if words
        else ""
    )
    if known in _ACTION and text.isascii():  # a Kelvin sign in lower case is a k, a dotless i in upper case an I
        return _ACTION[known]
    if len(words) == 2 and words[0].lower() in ("play", "take"):
        raise IllegalAction(f"there is no card {shown(words[1])}; cards: {choices(CARDS)}", "KK-D1")
    raise IllegalAction(f"{shown(text)} is no action of Koi-Koi; actions: {choices(_VERBS)}")


def mask(cards: "list[str] | tuple[str, ...]") -> int:
    """Return the set of named cards."""
    return sum(1 << CARD[name] for name in cards)


def names(mask: int) -> list[str]:
    """Return the names of a set's cards in the deck's order.

    >>> names(0b1001)
    ['1L', '1K2']
    """
    return list(_names(mask))


@lru_cache(maxsize=4096)  # from move to move most sets stay as they were
def _names(mask: int) -> tuple[str, ...]:
    found: tuple[str, ...] = ()
    for subsets in _NAMES:
        found += subsets[mask & 255]
        mask >>= 8
    return found
