"""Options, cards and actions."""

from collections.abc import Mapping

import numpy as np

from duel import rules
from fuda.core.contract import One
from fuda.core.errors import IllegalAction, choices
from fuda.core.options import Option, Value

CARDS = tuple(f"D{rank}" for rank in range(1, rules.CARDS + 1))
ACTIONS = tuple(f"play {card}" for card in CARDS)
OPTIONS = (Option("hand", (3, 4, 5), {"standard": 4, "short": 3}, ("DU-1",), "deal"),)


def encode(options: Mapping[str, Value], dealer: int | None) -> One:
    """Return the record that the kernel reads, in an array of one."""
    tables = np.zeros(1, rules.TABLE)
    tables[0].hand = options["hand"]
    tables[0].dealer = -1 if dealer is None else dealer
    return tables


def text(action: int) -> str:
    """Write an action."""
    return ACTIONS[action]


def action(text: str) -> int:
    """Read an action; spaces and letter case do not matter."""
    words = text.split()
    known = f"play {words[1].upper()}" if len(words) == 2 and words[0].lower() == "play" else ""
    if known not in ACTIONS:
        raise IllegalAction(f"{text!r} is no action of Duel; actions: play CARD; cards: {choices(CARDS)}", "DU-2")
    return ACTIONS.index(known)


def names(mask: int) -> list[str]:
    """Return the names of a set's cards."""
    return [name for card, name in enumerate(CARDS) if mask >> card & 1]
