"""Positions in people's words: for tests, puzzles and review."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fuda.core.contract import Json, One
from fuda.core.errors import BadPosition, choices
from fuda.core.position import Reader, mask
from fuda.games.kocka import rules
from fuda.games.kocka.contradictions import letters_given, totals
from fuda.games.kocka.notation import CARD, CARDS
from fuda.games.kocka.view import PHASES

# Keys of `game.setup`, with what each means for the person who got one wrong.
POSITION = {
    "hands": "four lists of eight cards: as dealt in phase pass, after passing in phase play",
    "passed": "four lists of cards: what each seat has passed or will pass, three cards or none",
    "plays": "cards in the order of play since the dealer's left led",
    "dealer": "a seat, 0–3",
    "letters": "four numbers, each short of the word",
    "round": "a number from 1; when it is left out, as many as the letters need",
    "phase": "pass or play",
    "deck": "a whole deal instead of hands: cards clockwise from the dealer's left, others follow",
}
READ = Reader("Kouřící kočka", POSITION, CARD, "SC-1")


def setup(position: Json, table: rules.Table) -> One:
    """Return the state of a position in words; the plays are made one by one, so that only rounds that can be arise."""
    READ.check_keys(position)
    states = np.zeros(1, rules.STATE)
    state: rules.State = states[0]
    rules.start(state, table.record)
    state.dealer = READ.number("dealer", position.get("dealer", 0), 0, rules.SEATS - 1)
    _letters(state, table, position)
    phase = READ.phase(position.get("phase", "pass" if "deck" in position else "play"), "pass", "play")
    deck = _deck(position, int(state.dealer))
    state.phase = rules.DEAL
    rules.deal(state, table.record, np.array(deck, np.int8))
    passed = [READ.cards("passed", cards) for cards in _four("passed", position.get("passed", ((), (), (), ())))]
    for seat, cards in enumerate(passed):
        owner = seat if phase == "pass" else (seat + 1) % rules.SEATS
        if len(cards) not in (0, rules.PASSED) or len(set(cards)) != len(cards):
            raise BadPosition(f"passed: seat {seat} passes three different cards or none, not {len(cards)} (SC-5)")
        if mask(cards) & ~int(state.hand[owner]):
            raise BadPosition(f"passed: seat {owner} does not hold all that seat {seat} passed (SC-5)")
        if phase == "play":
            state.passed[seat] = mask(cards) or _lowest_three(int(state.hand[owner]))
    if phase == "play":
        state.ready = 15
        state.phase = rules.PLAY
    elif all(passed):
        raise BadPosition("passed: when all have passed, the position is in phase play (SC-5)")
    else:
        for seat, cards in enumerate(passed):
            for card in sorted(cards):
                rules.step(state, table.record, seat, rules.PASS + card)
    for card in READ.cards("plays", position.get("plays", ())):
        _replay(state, table, card)
    return states


def _letters(state: rules.State, table: rules.Table, position: Json) -> None:
    """Set the letters and the round: every round before has given its letters (SC-15)."""
    for seat, count in enumerate(_four("letters", position.get("letters", (0, 0, 0, 0)))):
        state.letters[seat] = READ.number("letters", count, 0, int(table.letters) - 1)
    given = sum(map(int, state.letters))
    state.round_number = READ.number("round", position.get("round", given + 1), 1, 1000)
    before, each = int(state.round_number) - 1, letters_given(table)
    if max(state.letters) > before and given <= max(each) * before:
        raise BadPosition(
            f"letters: {max(state.letters)} of one seat do not fit round {state.round_number}: a round gives a seat at "
            "most one (SC-15)"
        )
    if given not in totals(each, before, given):
        raise BadPosition(
            f"letters: {given} in all do not fit round {state.round_number}: each of the {before} rounds before gave "
            f"{' or '.join(map(str, each))} (SC-14, SC-15, SC-18)"
        )
    if given and not state.letters[state.dealer]:
        raise BadPosition(
            f"dealer={state.dealer}, who has no letter, but others have: since the first letter the last to have taken "
            "one deals (SC-3, SC-15)"
        )


def _deck(position: Json, dealer: int) -> list[int]:
    """Return the order of dealing that gives the hands of a position."""
    if ("deck" in position) == ("hands" in position):
        raise BadPosition("hands, deck: a position has one of the two (SC-4)")
    if "deck" in position:
        named = READ.cards("deck", position["deck"])
        deck = named + [card for card in range(rules.CARDS) if card not in named]
    else:
        hands = [READ.cards("hands", hand) for hand in _four("hands", position["hands"])]
        if any(len(hand) != rules.HAND for hand in hands):
            raise BadPosition(f"hands: each has {rules.HAND} cards, these {choices(map(len, hands))} (SC-4)")
        deck = [hands[(dealer + 1 + i) % rules.SEATS][i // rules.SEATS] for i in range(rules.CARDS)]
    READ.check_once({"deck" if "deck" in position else "hands": deck})
    return deck


def _replay(state: rules.State, table: rules.Table, card: int) -> None:
    """Play one card of a position."""
    if state.phase != rules.PLAY:
        raise BadPosition(f"plays: {CARDS[card]} is not played: nobody is to play then (phase {PHASES[state.phase]})")
    seat = int(state.turn)
    if not int(rules.playable(state, table.record, seat)) >> card & 1:
        clause = "SC-6" if not state.played else "SC-7"
        raise BadPosition(f"plays: seat {seat} cannot play {CARDS[card]} there ({clause})")
    rules.step(state, table.record, seat, card)


def _lowest_three(hand: int) -> int:
    kept = [card for card in range(rules.CARDS) if hand >> card & 1]
    return mask(kept[: rules.PASSED])


def _four(key: str, value: Any) -> list[Any]:
    return READ.each(key, value, rules.SEATS)


def seated(state: rules.State, table: rules.Table, cards: Sequence[int]) -> list[int]:
    """Return a lot so ordered that each seat gets the same cards of it, whoever deals (SC-4)."""
    if state.phase == rules.DRAW:
        return list(cards)
    dealer = int(rules.next_dealer(state.record)) if state.phase == rules.REST else int(state.dealer)
    first = dealer + 1
    return [cards[place - place % rules.SEATS + (first + place) % rules.SEATS] for place in range(len(cards))]
