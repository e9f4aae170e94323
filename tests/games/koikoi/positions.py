"""Positions made at random: some of them Koi-Koi can have (`tests/contract/test_setup.py`)."""

from random import Random
from typing import Any

from fuda.core.game import Game
from tests.contract.tables import drawn


def made(rng: Random, game: Game) -> dict[str, Any]:
    """Return what `game.setup` is asked for."""
    cards = list(game.spec.cards)
    rng.shuffle(cards)
    if rng.random() < 0.1:
        return {"deck": drawn(rng, cards, 48), "oya": rng.randint(0, 1)}
    held, oya = rng.randint(1, 8), rng.randint(0, 1)
    phase = rng.choice(["play", "play", "call", "exchange"] if held == 8 else ["play", "call"])
    turn = rng.randint(0, 1)
    ahead = phase != "exchange" and (turn != oya) != (phase == "call")
    sizes = [held, held]
    sizes[oya] -= ahead
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    captured = [drawn(rng, cards, 14), drawn(rng, cards, 14)]
    field = drawn(rng, cards, 12)
    position = {"hands": hands, "captured": captured, "field": field, "oya": oya, "turn": turn, "phase": phase}
    extra = {
        "koi": [rng.randint(0, 2), rng.randint(0, 2)],
        "claim": (rng.randint(0, 1), rng.randint(1, 12)),
        "november": rng.random() < 0.5,
        "maker": rng.randint(0, 1),
        "lights": rng.randint(0, 5),
        "round": rng.randint(1, 14),
        "scores": rng.choice([[0, 0], [5, -5]]),
        "stock": drawn(rng, cards, 6),
        "played": [rng.sample(pile, min(len(pile), rng.randint(0, 4))) for pile in (captured[0], field)],
    }
    return position | {key: value for key, value in extra.items() if rng.random() < 0.25}
