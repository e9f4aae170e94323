"""Yojimbo positions with one clearly right answer."""

import json
from importlib.resources import files
from typing import Any

import pytest

import fuda
from fuda.bots import bot

THINKER = bot("yojimbo", "thinker")
BUDGET = "4000sims"
pytestmark = pytest.mark.compiled_only

DECK = json.loads((files("fuda.games.yojimbo") / "deck.json").read_text(encoding="utf-8"))
FACES = {face["id"]: (face["type"], face["height"]) for face in DECK["attack_faces"]}


class Cards:
    """Takes cards out of the deck by what is on them, each once."""

    def __init__(self) -> None:
        self.left = list(DECK["cards"])

    def defence(self, face: str) -> str:
        return self._take(next(card for card in self.left if card["defence"] == face))

    def attack(self, kind: str, height: int) -> str:
        return self._take(next(card for card in self.left if FACES[card["attack"]] == (kind, height)))

    def _take(self, card: dict[str, str]) -> str:
        self.left.remove(card)
        return card["id"]


def answers(**position: Any) -> set[tuple[str, ...]]:
    """Return the moves of the thinker with three different seeds."""
    match = fuda.game("yojimbo", "kyu").setup(**position)
    assert match.seat == 0
    view = match.view(0, hints=False)
    return {THINKER.choose(view, seed, BUDGET) for seed in (1, 2, 3)}


def test_keeps_the_osae_for_the_visible_dagger() -> None:
    cards = Cards()
    attack, dagger = cards.attack("grab", 3), cards.attack("dagger", 7)
    ikkyo, osae = cards.defence("ikkyo"), cards.defence("osae_kotegaeshi")
    hand = [ikkyo, osae, *(cards.defence("kotegaeshi") for _ in range(3))]
    others = [cards.defence(face) for face in ("irimi", "irimi", "ikkyo", "iriminage", "kokyunage")]
    # The other player is out: any defence wins the grab. Ikkyo alone does, and leaves all that the dagger asks for.
    moves = answers(hands=[hand, others], stack=[attack], pile=[dagger], holder=0, staying=[0], turned=[0, 1])
    # To retreat is as good: then the dagger covers the grab, and both are won together. Nothing else is.
    assert (f"lay {ikkyo}", "stand") in moves
    assert moves <= {(f"lay {ikkyo}", "stand"), ("retreat",)}


def test_averts_the_last_attack() -> None:
    cards = Cards()
    attack = cards.attack("strike", 7)
    hand = [cards.defence("iriminage") for _ in range(3)]
    others = [cards.defence("kaiten") for _ in range(3)]
    moves = answers(hands=[hand, others], stack=[attack], pile=[], holder=0, staying=[0], turned=[0, 1])
    assert all(move[-1] == "stand" for move in moves)
