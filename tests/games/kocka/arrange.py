"""Tables, hands and rounds for the tests, in as few words as they need."""

from functools import cache
from random import Random
from typing import Any

import fuda
from fuda.core.game import Game
from fuda.core.match import Match
from fuda.games.kocka.notation import CARDS


@cache
def kocka(**options: Any) -> Game:
    return fuda.game("kocka", **options)


def hands(*named: str) -> list[list[str]]:
    """Make four hands of eight of the named cards and whatever is left, in the deck's order."""
    given = [cards.split() for cards in named] + [[] for _ in range(4 - len(named))]
    free = [card for card in CARDS if not any(card in hand for hand in given)]
    return [hand + [free.pop(0) for _ in range(8 - len(hand))] for hand in given]


def at(game: Game, *named: str, plays: str = "", **position: Any) -> Match:
    """Set a position up after the passing; by default seat 0 deals, so seat 1 leads."""
    return game.setup(hands=hands(*named), plays=plays.split(), **position)


def play(match: Match, cards: str, *, deal: bool = True) -> Match:
    """Play cards one after another, by whoever is to play."""
    for card in cards.split():
        match.play(f"play {card}", deal=deal)
    return match


def keys(match: Match, start: int = 0) -> list[str]:
    """The kinds of events that were told."""
    return [event["key"].removeprefix("kocka-event-") for event in match.events[start:]]


def told(match: Match, key: str) -> list[dict[str, Any]]:
    """The arguments of the events of one kind."""
    return [event["args"] for event in match.events if event["key"] == f"kocka-event-{key}"]


def pass_all(match: Match, rng: Random | None = None) -> Match:
    """Let everybody pass, the first three cards or random ones."""
    for seat in match.seats:
        cards = match.legal(seat)
        match.play(*(cards[:3] if rng is None else rng.sample(cards, 3)), seat=seat)
    return match


def play_round(match: Match, rng: Random, *, calls: bool = False, deal: bool = False) -> Match:
    """Play a round to its end at random, without throwing in; under honour with or without calls."""
    if match.view(None)["phase"] == "pass":
        pass_all(match, rng)
    number = match.view(None)["board"]["round"]
    while not match.over and match.seats and match.view(None)["board"]["round"] == number:
        legal = match.legal()
        open_to = [
            text for text in legal if text.split()[0] in (("play", "done", "renonc") if calls else ("play", "done"))
        ]
        match.play(rng.choice(open_to), deal=deal)
    return match
