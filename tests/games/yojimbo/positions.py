"""Positions made at random: some of them Yojimbo can have (`tests/contract/test_setup.py`)."""

from random import Random
from typing import Any

from fuda.core.game import Game
from tests.contract.tables import drawn


def made(rng: Random, game: Game) -> dict[str, Any]:
    """Return what `game.setup` is asked for."""
    cards = list(game.spec.cards)[: int(game.table[0].cards)]  # of the table's deck
    rng.shuffle(cards)
    seats = range(game.seats)
    if rng.random() < 0.1:
        return {"deal": drawn(rng, cards, 108)}
    stack = [cards.pop() for _ in range(rng.randint(1, 4))]
    position: dict[str, Any] = {"hands": [drawn(rng, cards, 11) for _ in seats], "stack": stack}
    staying = [seat for seat in seats if rng.random() < 0.7]
    holder, turn = rng.choice(seats), rng.choice(seats)
    before = [(holder + place) % game.seats for place in range((turn - holder) % game.seats)]
    extra = {
        "pile": drawn(rng, cards, 20),
        "victory": [drawn(rng, cards, 3) for _ in seats],
        "refill": drawn(rng, cards, 8),
        "discard": drawn(rng, cards, 8),
        "holder": holder,
        "turn": turn,
        "staying": staying,
        "turned": rng.choice([before, [*seats], [seat for seat in seats if seat not in staying]]),
        "phase": rng.choice(["turn", "forced"]),
        "round": rng.randint(1, 4),
        "averted": {
            "seat": rng.choice(seats),
            "type": rng.choice(["grab", "strike", "kick", "dagger"]),
            "tenkan": rng.random() < 0.3,
            "osae": rng.choice([None, None, "ikkyo", "kotegaeshi", "shihonage"]),
        },
    }
    return position | {key: value for key, value in extra.items() if rng.random() < 0.35}
