"""Tables and positions for the tests, in as few words as they need: defences by their ids, attacks as `strike 4`."""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

import fuda
from fuda.core.events import Event
from fuda.core.game import Game
from fuda.core.match import Match
from fuda.games.yojimbo.deck import card_name, shipped

DECK = shipped()
NAMES = [card_name(card) for card in range(len(DECK.cards))]


@cache
def _yojimbo(preset: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return fuda.game("yojimbo", preset, **dict(options))


def yojimbo(preset: str = "kyu", **options: Any) -> Game:
    return _yojimbo(preset, tuple(options.items()))


def defence(card: str) -> str:
    """The defence of a card."""
    return DECK.defence(NAMES.index(card)).id


def attack(card: str) -> str:
    """The attack of a card, as `strike 4`."""
    face = DECK.attack(NAMES.index(card))
    return f"{face.type} {face.height}"


def at(
    game: Game,
    stack: str | Sequence[str],
    hands: Sequence[str],
    *,
    pile: str | None = None,
    victory: Sequence[str] | None = None,
    refill: str | None = None,
    discard: str = "",
    seed: int = 0,
    **position: Any,
) -> Match:
    """Set a position up: attacks are separated by commas, defences by spaces; each card is used once."""
    free = list(NAMES)

    def attacks(words: str | Sequence[str]) -> list[str]:
        # Those whose other side is common first, so that rare defences stay for the hands.
        listed = [word.strip() for word in words.split(",") if word.strip()] if isinstance(words, str) else words
        return [_take(free, sorted((c for c in free if attack(c) == word), key=_rarity), word) for word in listed]

    piles = {"stack": attacks(stack), **({"pile": attacks(pile)} if pile is not None else {})}
    won = [attacks(words) for words in victory or ("",) * game.seats]
    held = [[_take(free, [c for c in free if defence(c) == word], word) for word in words.split()] for words in hands]
    piles["discard"] = [_take(free, [c for c in free if defence(c) == word], word) for word in discard.split()]
    if refill is not None:
        piles["refill"] = [_take(free, [c for c in free if defence(c) == word], word) for word in refill.split()]
    return game.setup(hands=held, victory=won, seed=seed, **piles, **position)


def _rarity(card: str) -> int:
    return -sum(other == DECK.cards[NAMES.index(card)][1] for _, other in DECK.cards)


def _take(free: list[str], fitting: Iterable[str], word: str) -> str:
    card = next(iter(fitting), None)
    assert card is not None, f"no card is left for {word!r}"
    free.remove(card)
    return card


def held(match: Match, seat: int) -> list[str]:
    """The defences that a seat holds."""
    return [defence(card) for card in match.view(seat, hints=False)["board"]["hands"][seat]]


def find(match: Match, seat: int, words: str) -> list[str]:
    """Cards of a hand by their defences, in that order."""
    hand: list[str] = list(match.view(seat, hints=False)["board"]["hands"][seat])
    return [_take(hand, [card for card in hand if defence(card) == word], word) for word in words.split()]


def seat_of(match: Match) -> int:
    assert match.seat is not None
    return match.seat


def lay(match: Match, words: str) -> None:
    """Let the player to act avert with these cards."""
    match.play(*(f"lay {card}" for card in find(match, seat_of(match), words)), "stand")


def refused(match: Match, words: str) -> str | None:
    """The clause by which a lay is refused."""
    cards = find(match, seat_of(match), words)
    try:
        match.play(*(f"lay {card}" for card in cards), "stand")
    except fuda.IllegalAction as error:
        return error.clause
    raise AssertionError(f"{words} was accepted")


def change(match: Match, words: str) -> None:
    match.play(*(f"change {card}" for card in find(match, seat_of(match), words)), "draw")


def kaiten(match: Match) -> None:
    match.play(f"kaiten {find(match, seat_of(match), 'kaiten')[0]}")


def pay(match: Match, words: str) -> None:
    match.play(*(f"pay {card}" for card in find(match, seat_of(match), words)))


def board(match: Match) -> dict[str, Any]:
    """What everybody sees."""
    return match.view(None, hints=False)["board"]


def attacks(faces: list[dict[str, Any]]) -> list[str]:
    """Open attacks as `strike 4`."""
    return [f"{face['type']} {face['height']}" for face in faces]


def stack(match: Match) -> list[str]:
    return attacks(board(match)["stack"])


def victory(match: Match, seat: int) -> list[str]:
    return attacks(board(match)["victory"][seat])


def told(match: Match, key: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in match.events if event["key"] == f"yojimbo-event-{key}"]


def keys(match: Match, since: int = 0) -> list[str]:
    return [event["key"].removeprefix("yojimbo-event-") for event in match.events[since:]]


def random_move(match: Match, rng: Random) -> tuple[str, ...]:
    """Any whole move, built card by card."""
    seat, move = seat_of(match), list[str]()
    while following := match.legal(seat, move):
        move.append(rng.choice(following))
    return tuple(move)


def play_out(match: Match, rng: Random) -> Match:
    while not match.over:
        match.play(*random_move(match, rng))
    return match
