"""Positions made at random: some of them Kouřící kočka can have (`tests/contract/test_setup.py`)."""

from random import Random
from typing import Any

from fuda.core.game import Game


def made(rng: Random, game: Game) -> dict[str, Any]:
    """Return what `game.setup` is asked for."""
    cards = list(game.spec.cards)
    rng.shuffle(cards)
    hands = [cards[8 * seat : 8 * seat + 8] for seat in range(4)]
    dealer = rng.randint(0, 3)
    position: dict[str, Any] = {"hands": hands, "dealer": dealer}
    lead = hands[(dealer + 1) % 4]
    extra = {
        "phase": rng.choice(["pass", "play"]),
        "plays": lead[: rng.randint(0, 1)] + hands[(dealer + 2) % 4][: rng.randint(0, 1)],
        "round": rng.randint(1, 30),
        "passed": [rng.sample(hand, rng.choice([0, 3])) for hand in hands],
    }
    if rng.random() < 0.4:  # of the rounds before
        letters = [rng.randint(0, 2) for _ in range(4)]
        letters[dealer] = letters[dealer] or rng.randint(0, 1)
        position |= {"letters": letters} | ({"round": sum(letters) + 1} if rng.random() < 0.5 else {})
        del extra["round"]
    return position | {key: value for key, value in extra.items() if rng.random() < 0.4}
